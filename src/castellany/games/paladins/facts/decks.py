"""The small decks: 24 taverns, 24 walls, 24 suspicion cards and the debts."""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, WORKER, Alternatives, IconRow
from castellany.games.paladins.facts.icons import (
    CLERIC,
    CRIMINAL,
    DROP_SUSPICION,
    FIGHTER,
    LABOURER,
    MERCHANT,
    PAY_DEBT,
    SCOUT,
    SILVER,
    UP_STRENGTH,
    Icons,
)
from castellany.kernel import ListOf, Number, say
from castellany.kernel.box import OURS, SEEN


@dataclass(frozen=True)
class Tavern:
    id: str
    workers: tuple[int, int, int, int]


@dataclass(frozen=True)
class Wall:
    id: str
    gain: Icons
    either: tuple[Icons, Icons] | None = None  # the first is printed on the left
    vp: int = 0


_TAVERNS: Final = (
    Tavern("tavern-01", (CLERIC, SCOUT, LABOURER, LABOURER)),
    Tavern("tavern-02", (FIGHTER, FIGHTER, SCOUT, CRIMINAL)),
    Tavern("tavern-03", (MERCHANT, MERCHANT, SCOUT, CRIMINAL)),
    Tavern("tavern-04", (FIGHTER, FIGHTER, CRIMINAL, LABOURER)),
    Tavern("tavern-05", (CLERIC, SCOUT, SCOUT, CRIMINAL)),
    Tavern("tavern-06", (FIGHTER, MERCHANT, SCOUT, CRIMINAL)),
    Tavern("tavern-07", (MERCHANT, MERCHANT, LABOURER, LABOURER)),
    Tavern("tavern-08", (MERCHANT, MERCHANT, SCOUT, SCOUT)),
    Tavern("tavern-09", (CLERIC, CLERIC, FIGHTER, SCOUT)),
    Tavern("tavern-10", (CLERIC, CLERIC, MERCHANT, SCOUT)),
    Tavern("tavern-11", (FIGHTER, FIGHTER, MERCHANT, CRIMINAL)),
    Tavern("tavern-12", (FIGHTER, SCOUT, CRIMINAL, CRIMINAL)),
    Tavern("tavern-13", (MERCHANT, MERCHANT, SCOUT, LABOURER)),
    Tavern("tavern-14", (CLERIC, CLERIC, MERCHANT, LABOURER)),
    Tavern("tavern-15", (FIGHTER, MERCHANT, SCOUT, SCOUT)),
    Tavern("tavern-16", (FIGHTER, CRIMINAL, CRIMINAL, LABOURER)),
    Tavern("tavern-17", (CLERIC, LABOURER, CRIMINAL, LABOURER)),
    Tavern("tavern-18", (CLERIC, CLERIC, MERCHANT, MERCHANT)),
    Tavern("tavern-19", (FIGHTER, FIGHTER, LABOURER, LABOURER)),
    Tavern("tavern-20", (CLERIC, CLERIC, CLERIC, FIGHTER)),
    Tavern("tavern-21", (CLERIC, CLERIC, FIGHTER, MERCHANT)),
    Tavern("tavern-22", (SCOUT, SCOUT, SCOUT, LABOURER)),
    Tavern("tavern-23", (FIGHTER, MERCHANT, CRIMINAL, CRIMINAL)),
    Tavern("tavern-24", (FIGHTER, CRIMINAL, LABOURER, LABOURER)),
)

_WALLS: Final = (
    Wall("wall-01", (UP_STRENGTH, UP_STRENGTH)),
    Wall("wall-02", (UP_STRENGTH, UP_STRENGTH)),
    Wall("wall-03", (UP_STRENGTH, LABOURER), vp=1),
    Wall("wall-04", (UP_STRENGTH, LABOURER), vp=1),
    Wall("wall-05", (UP_STRENGTH,), vp=2),
    Wall("wall-06", (UP_STRENGTH,), vp=2),
    Wall("wall-07", (UP_STRENGTH,), either=((PAY_DEBT,), (SILVER, SILVER))),
    Wall("wall-08", (UP_STRENGTH,), either=((PAY_DEBT,), (SILVER, SILVER))),
    Wall("wall-09", (UP_STRENGTH,), either=((PAY_DEBT,), (SILVER, SILVER))),
    Wall("wall-10", (UP_STRENGTH,), either=((DROP_SUSPICION,), (SILVER, SILVER))),
    Wall("wall-11", (UP_STRENGTH,), either=((DROP_SUSPICION,), (SILVER, SILVER))),
    Wall("wall-12", (UP_STRENGTH,), either=((DROP_SUSPICION,), (SILVER, SILVER))),
    Wall("wall-13", (UP_STRENGTH,), either=((DROP_SUSPICION,), (SILVER, SILVER))),
    Wall("wall-14", (UP_STRENGTH, LABOURER, LABOURER, LABOURER)),
    Wall("wall-15", (UP_STRENGTH, LABOURER, LABOURER)),
    Wall("wall-16", (UP_STRENGTH, LABOURER, MERCHANT)),
    Wall("wall-17", (UP_STRENGTH, LABOURER, FIGHTER)),
    Wall("wall-18", (UP_STRENGTH, LABOURER, SCOUT)),
    Wall("wall-19", (UP_STRENGTH, LABOURER, CLERIC)),
    Wall("wall-20", (UP_STRENGTH, SCOUT)),
    Wall("wall-21", (UP_STRENGTH, MERCHANT)),
    Wall("wall-22", (UP_STRENGTH, FIGHTER)),
    Wall("wall-23", (UP_STRENGTH, CLERIC)),
    Wall("wall-24", (UP_STRENGTH, SCOUT, MERCHANT)),
)

TAVERNS: Final[tuple[Tavern, ...]] = BOX.records(
    "taverns", _TAVERNS, {"workers": ListOf(WORKER, 4, 4)}, lambda card: "card-tavern", SEEN
)
WALLS: Final[tuple[Wall, ...]] = BOX.records(
    "walls",
    _WALLS,
    {"gain": IconRow(1, 4), "either": Alternatives(2), "vp": Number(0, 3)},
    lambda card: "card-wall",
    SEEN,
)
_TAXES: Final[tuple[int, ...]] = BOX.value(
    "suspicion_taxes",
    "card-suspicion",
    say("fact-taxes"),
    OURS,
    ListOf(Number(0, 24), 3, 3),
    (6, 8, 10),
)
"""How many of the 24 suspicion cards show a tax of 0, 1 and 2."""
SUSPICION_TAX: Final = tuple(tax for tax, count in enumerate(_TAXES) for _card in range(count))
"""Tax printed on each of the 24 suspicion cards, by card number."""

DEBTS: Final = 24
UNPAID_VP: Final = -3
PAID_VP: Final = 1

assert len(TAVERNS) == len(WALLS) == 24
assert sorted(wall.vp for wall in _WALLS)[-4:] == [1, 1, 2, 2]
BOX.demand(len(SUSPICION_TAX) == 24, "suspicion_taxes", say("facts-sum", count=24))
BOX.demand(all(wall.gain[0] == UP_STRENGTH for wall in WALLS), "walls", say("facts-walls"))
