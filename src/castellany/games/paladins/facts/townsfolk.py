"""The 32 townsfolk: eleven types, each with the moment at which its hired card pays.

`send` is the reward at the top right (Recruit with one worker), `instant` the reward on hiring,
`gain` what the lasting ability gives.
"""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, IconRow
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DROP_SUSPICION,
    FIGHTER,
    FORTIFY,
    GARRISON,
    LABOURER,
    MERCHANT,
    PRAYER,
    PROVISION,
    SCOUT,
    SILVER,
    TAX,
    UP_FAITH,
    UP_INFLUENCE,
    UP_STRENGTH,
    Icons,
)
from castellany.kernel import say
from castellany.kernel.box import OURS, SEEN

ABBOT: Final = 0
ACOLYTE: Final = 1
ARCHITECT: Final = 2
DEFENDER: Final = 3
GATEKEEPER: Final = 4
MISSIONARY: Final = 5
WATCHMAN: Final = 6
DEBT_COLLECTOR: Final = 7
PEDDLER: Final = 8
SQUIRE: Final = 9
CONSPIRATOR: Final = 10
TOWNSFOLK_TYPES: Final = (
    "abbot",
    "acolyte",
    "architect",
    "defender",
    "gatekeeper",
    "missionary",
    "watchman",
    "debt-collector",
    "peddler",
    "squire",
    "conspirator",
)
TRIGGER_ACTION: Final = (ABSOLVE, COMMISSION, DEVELOP, ATTACK, FORTIFY, CONVERT, GARRISON)
"""For the first seven types: the action that pays them."""
PEDDLER_SUSPICION: Final = 2


@dataclass(frozen=True)
class Townsfolk:
    id: str
    type: int
    send: Icons
    instant: Icons
    gain: Icons


_CARDS: Final = (
    Townsfolk("abbot-1", ABBOT, (CLERIC, LABOURER), (), (LABOURER,)),
    Townsfolk("abbot-2", ABBOT, (PRAYER,), (PROVISION,), (PROVISION,)),
    Townsfolk("abbot-3", ABBOT, (DESTROY_DEBT,), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("acolyte-1", ACOLYTE, (CLERIC,), (), (LABOURER,)),
    Townsfolk("acolyte-2", ACOLYTE, (PRAYER,), (SILVER,), (SILVER,)),
    Townsfolk("acolyte-3", ACOLYTE, (DROP_SUSPICION, DROP_SUSPICION), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("architect-1", ARCHITECT, (CRIMINAL,), (), (LABOURER,)),
    Townsfolk("architect-2", ARCHITECT, (LABOURER, PROVISION), (PROVISION,), (PROVISION,)),
    Townsfolk("architect-3", ARCHITECT, (TAX, TAX), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("defender-1", DEFENDER, (UP_STRENGTH,), (), (LABOURER,)),
    Townsfolk("defender-2", DEFENDER, (LABOURER, PROVISION), (PROVISION,), (PROVISION,)),
    Townsfolk("defender-3", DEFENDER, (TAX, TAX), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("gatekeeper-1", GATEKEEPER, (MERCHANT, LABOURER), (), (LABOURER,)),
    Townsfolk("gatekeeper-2", GATEKEEPER, (SCOUT,), (SILVER,), (SILVER,)),
    Townsfolk("gatekeeper-3", GATEKEEPER, (TAX, TAX), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("missionary-1", MISSIONARY, (PRAYER,), (), (LABOURER,)),
    Townsfolk("missionary-2", MISSIONARY, (UP_FAITH,), (PROVISION,), (PROVISION,)),
    Townsfolk("missionary-3", MISSIONARY, (SCOUT, LABOURER), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("watchman-1", WATCHMAN, (FIGHTER, LABOURER), (), (LABOURER,)),
    Townsfolk("watchman-2", WATCHMAN, (LABOURER, PROVISION), (SILVER,), (SILVER,)),
    Townsfolk("watchman-3", WATCHMAN, (MERCHANT,), (DROP_SUSPICION,), (TAX,)),
    Townsfolk("debt-collector-1", DEBT_COLLECTOR, (LABOURER, LABOURER), (), (LABOURER,)),
    Townsfolk("debt-collector-2", DEBT_COLLECTOR, (DESTROY_DEBT,), (), (FIGHTER,)),
    Townsfolk("debt-collector-3", DEBT_COLLECTOR, (DROP_SUSPICION, DROP_SUSPICION), (), (SCOUT,)),
    Townsfolk("peddler-1", PEDDLER, (LABOURER, LABOURER), (), (LABOURER,)),
    Townsfolk("peddler-2", PEDDLER, (LABOURER, PROVISION), (), (PROVISION, PROVISION)),
    Townsfolk("peddler-3", PEDDLER, (DROP_SUSPICION, DROP_SUSPICION), (), (SILVER, SILVER)),
    Townsfolk("squire-1", SQUIRE, (FIGHTER,), (), (UP_FAITH,)),
    Townsfolk("squire-2", SQUIRE, (UP_INFLUENCE,), (), (UP_INFLUENCE,)),
    Townsfolk("squire-3", SQUIRE, (CRIMINAL,), (), (UP_STRENGTH,)),
    Townsfolk("conspirator-1", CONSPIRATOR, (DROP_SUSPICION, DROP_SUSPICION), (), (DROP_SUSPICION,)),
    Townsfolk("conspirator-2", CONSPIRATOR, (CRIMINAL,), (), (DROP_SUSPICION,)),
)

TOWNSFOLK: Final[tuple[Townsfolk, ...]] = BOX.records(
    "townsfolk",
    _CARDS,
    {"send": IconRow(1, 3), "instant": IconRow(0, 2), "gain": IconRow(1, 2)},
    lambda card: f"townsfolk-{TOWNSFOLK_TYPES[card.type]}",
    SEEN,
    {"squire-3.gain": OURS},
)

COPIES: Final = tuple(sum(card.type == kind for card in TOWNSFOLK) for kind in range(11))
assert len(TOWNSFOLK) == 32 and COPIES == (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2)
assert len({card.id for card in TOWNSFOLK}) == 32 and all(c.id.startswith(TOWNSFOLK_TYPES[c.type]) for c in TOWNSFOLK)
BOX.demand(
    all(DROP_SUSPICION in card.gain for card in TOWNSFOLK if card.type == CONSPIRATOR),
    "townsfolk",
    say("facts-conspirators"),
)
