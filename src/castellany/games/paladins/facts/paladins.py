"""The twelve paladins of one set; every seat has an equal set.

Each belongs to one action of the player board and helps with it for the round: it waives the provisions
or the silver, lowers the price, or adds resources.
"""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, WORKER
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    ATTRIBUTES,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FIGHTER,
    FORTIFY,
    GARRISON,
    HUNT,
    LABOURER,
    MERCHANT,
    PRAY,
    PROVISION,
    RECRUIT,
    SCOUT,
    SILVER,
    TRADE,
    Icons,
)
from castellany.kernel import ListOf, Message, Number, say
from castellany.kernel.box import SEEN, apart, fact_told

WAIVES: Final = 99
"""A discount greater than any price: the action costs nothing of its resource."""


@dataclass(frozen=True)
class Paladin:
    id: str
    workers: tuple[int, int]
    bonus: tuple[int, int, int]  # faith, strength, influence; for the round only
    action: int
    discount: int = 0
    gain: Icons = ()


ANSEIS: Final = 0
BERENGIER: Final = 1
ENGELIER: Final = 2
GERIER: Final = 3
GERIN: Final = 4
GIRARD: Final = 5
IVON: Final = 6
IVOIRE: Final = 7
OLIVER: Final = 8
OTTON: Final = 9
ROLAND: Final = 10
SAMSON: Final = 11

_CARDS: Final = (
    Paladin("anseis", (MERCHANT, SCOUT), (1, 0, 3), FORTIFY, discount=WAIVES),
    Paladin("berengier", (FIGHTER, MERCHANT), (0, 3, 1), GARRISON, discount=WAIVES),
    Paladin("engelier", (FIGHTER, SCOUT), (1, 3, 0), ATTACK, gain=(SILVER, SILVER)),
    Paladin("gerier", (CLERIC, FIGHTER), (3, 0, 1), CONVERT, discount=WAIVES),
    Paladin("gerin", (MERCHANT, LABOURER), (0, 0, 4), CONSPIRE, gain=(SILVER, SILVER)),
    Paladin("girard", (SCOUT, SCOUT), (2, 0, 2), HUNT, gain=(PROVISION, PROVISION)),
    Paladin("ivon", (CLERIC, SCOUT), (3, 1, 0), COMMISSION, discount=WAIVES),
    Paladin("ivoire", (CLERIC, MERCHANT), (0, 1, 3), ABSOLVE, discount=WAIVES),
    Paladin("oliver", (CLERIC, CLERIC), (4, 0, 0), PRAY, discount=WAIVES),
    Paladin("otton", (MERCHANT, MERCHANT), (2, 2, 0), TRADE, gain=(SILVER, SILVER)),
    Paladin("roland", (FIGHTER, LABOURER), (0, 4, 0), RECRUIT, discount=WAIVES),
    Paladin("samson", (SCOUT, LABOURER), (0, 2, 2), DEVELOP, discount=2),
)

_WORKERS: Final = ListOf(WORKER, 2, 2)


def _retold(card: Paladin) -> dict[str, Message]:
    raised = [
        say("round-more", what=f"attribute-{ATTRIBUTES[attribute]}", count=count)
        for attribute, count in enumerate(card.bonus)
        if count
    ]
    does = say("box-paladin", bonus=raised, paladin=f"paladin-{card.id}")
    workers = fact_told(say("fact-workers"), _WORKERS, card.workers)
    return {"does": does, "about": say("box-about", facts=apart([workers, does]))}


PALADINS: Final[tuple[Paladin, ...]] = BOX.records(
    "paladins",
    _CARDS,
    {"workers": _WORKERS, "bonus": ListOf(Number(0, 4), 3, 3)},
    lambda card: f"paladin-{card.id}",
    SEEN,
    retell=_retold,
)
BOX.demand(all(sum(p.bonus) == 4 for p in PALADINS), "paladins", say("facts-sum", count=4))

PALADIN_COUNT: Final = 12
"""Every player has these: one for each action."""
assert len(PALADINS) == PALADIN_COUNT and sorted(p.action for p in PALADINS) == list(range(ACTION_COUNT))
assert all((p.discount > 0) != bool(p.gain) for p in PALADINS)
assert PALADINS[ANSEIS].id == "anseis" and PALADINS[SAMSON].id == "samson"
