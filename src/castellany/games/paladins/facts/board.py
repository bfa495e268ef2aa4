"""The main board and the player board: rows, spaces, slots, prices, requirements and points."""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, WORKER, IconRow
from castellany.games.paladins.facts.icons import (
    ACTION_COUNT,
    ANY,
    CLERIC,
    DROP_SUSPICION,
    FAITH,
    FIGHTER,
    FREE_RECRUIT,
    INFLUENCE,
    LABOURER,
    MERCHANT,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    SCOUT,
    SILVER,
    STRENGTH,
    UP_FAITH,
    Icons,
)
from castellany.kernel import ListOf, Number, RowsOf, say
from castellany.kernel.box import OURS, SEEN

ROUNDS: Final = 7
START_SILVER: Final = 3
START_PROVISIONS: Final = 1
SILVER_PIECES: Final = 50
PROVISION_PIECES: Final = 40
TAX_SUPPLY: Final = (0, 5, 5, 7, 8)
"""By number of people at the table."""
KEEP_WORKERS: Final = 3

FOLK_ROW: Final = 5
FOLK_PRICE: Final = (3, 2, 2, 1, 0)
FOLK_DEBT_POSITIONS: Final = 2
OUTSIDER_ROW: Final = 6
STRENGTH_FLAG: Final = (1, 3, 5, 7, 9, 11)
FAITH_FLAG: Final = (0, 2, 4, 6, 8, 10)
"""Flags by position, left to right; the same flags stand over the six regions."""


@dataclass(frozen=True)
class Space:
    id: str
    region: int
    people: int  # closed with fewer people than this
    gain: Icons


_SPACES: Final = (
    Space("r1a", 1, 1, (FREE_RECRUIT,)),
    Space("r1b", 1, 1, (SILVER, SILVER)),
    Space("r1c", 1, 3, (LABOURER,)),
    Space("r1d", 1, 4, (DROP_SUSPICION,)),
    Space("r2a", 2, 1, (FREE_RECRUIT,)),
    Space("r2b", 2, 1, (SILVER, SILVER)),
    Space("r2c", 2, 1, (SCOUT,)),
    Space("r2d", 2, 1, (DROP_SUSPICION,)),
    Space("r2e", 2, 4, (LABOURER,)),
    Space("r2f", 2, 3, (SILVER, SILVER)),
    Space("r2g", 2, 3, (DROP_SUSPICION,)),
    Space("r3a", 3, 1, (LABOURER,)),
    Space("r3b", 3, 1, (MERCHANT,)),
    Space("r3c", 3, 1, (SILVER, SILVER)),
    Space("r3d", 3, 1, (PRAYER,)),
    Space("r3e", 3, 1, (SCOUT,)),
    Space("r3f", 3, 1, (FIGHTER,)),
    Space("r3g", 3, 3, (FREE_RECRUIT,)),
    Space("r3h", 3, 3, (PAY_DEBT,)),
    Space("r3i", 3, 4, (SILVER, SILVER)),
    Space("r4a", 4, 1, (FIGHTER,)),
    Space("r4b", 4, 1, (PRAYER,)),
    Space("r4c", 4, 1, (MERCHANT,)),
    Space("r4d", 4, 1, (CLERIC,)),
    Space("r4e", 4, 1, (PAY_DEBT,)),
    Space("r4f", 4, 1, (LABOURER, SCOUT)),
    Space("r4g", 4, 1, (SILVER, SILVER)),
    Space("r4h", 4, 3, (PRAYER,)),
    Space("r4i", 4, 4, (LABOURER, LABOURER)),
    Space("r4j", 4, 3, (SILVER, SILVER)),
    Space("r5a", 5, 1, (PRAYER,)),
    Space("r5b", 5, 1, (LABOURER, FIGHTER)),
    Space("r5c", 5, 1, (PAY_DEBT,)),
    Space("r5d", 5, 1, (LABOURER, MERCHANT)),
    Space("r5e", 5, 1, (LABOURER, CLERIC)),
    Space("r5f", 5, 4, (PAY_DEBT,)),
    Space("r5g", 5, 3, (LABOURER, LABOURER)),
    Space("r6a", 6, 1, (PAY_DEBT,)),
    Space("r6b", 6, 3, (PRAYER,)),
    Space("r6c", 6, 4, (LABOURER, LABOURER)),
)

SPACES: Final[tuple[Space, ...]] = BOX.records(
    "spaces", _SPACES, {"gain": IconRow(1, 2)}, lambda space: "piece-monk", SEEN
)

# Player board. Slots of all twelve actions stand in one row per seat: ACTION_SLOT is where each begins.
SLOTS: Final = (
    (ANY, ANY),
    (ANY, FIGHTER),
    (CLERIC,),
    (ANY,),
    (ANY, SCOUT),
    (ANY, MERCHANT),
    (SCOUT, ANY, CLERIC),
    (MERCHANT, ANY, SCOUT),
    (MERCHANT, ANY, FIGHTER),
    (CLERIC, ANY, MERCHANT),
    (SCOUT, ANY, FIGHTER),
    (FIGHTER, ANY, CLERIC),
)
ACTION_SLOT: Final = (0, 2, 4, 5, 6, 8, 10, 13, 16, 19, 22, 25, 28)
BOARD_SLOTS: Final = 28
WORKSHOP_SLOTS: Final = 2
"""The dotted slots: the first two of every right-hand action."""
NEEDS: Final = (FAITH, INFLUENCE, STRENGTH, INFLUENCE, STRENGTH, FAITH)
"""Attribute required by the six right-hand actions, from Commission to Convert."""
REWARDS: Final = (INFLUENCE, STRENGTH, FAITH, FAITH, INFLUENCE, STRENGTH)

LIMIT: Final = 7
PROVISION_PRICE: Final = (1, 1, 1, 2, 2, 3, 3)
ABSOLVE_PRICE: Final = (1, 2, 2, 2, 3, 3, 3)
CONVERT_PRICE: Final = (0, 1, 2, 2, 2, 3, 3)
WALL_INFLUENCE: Final = (0, 1, 3, 5, 7, 9, 11)
JAR_INFLUENCE: Final[tuple[int, ...]] = BOX.value(
    "jar_influence", "piece-jar", say("fact-needs"), OURS, ListOf(Number(0, 12), 7, 7), (0, 1, 3, 5, 7, 9, 11)
)
DEVELOP_PRICE: Final = 4
PRAY_PRICE: Final = 2
HARVEST: Final = (0, 1, 3)
"""Provisions of Hunt and silver of Trade, by number of workers."""

WORKSHOPS: Final = 8
WORKSHOP_WORKER: Final[tuple[int, ...]] = BOX.value(
    "workshop_workers",
    "piece-workshop",
    say("fact-workers"),
    OURS,
    ListOf(WORKER, 8, 8),
    (SCOUT, MERCHANT, FIGHTER, CLERIC, SCOUT, MERCHANT, FIGHTER, CLERIC),
)
MOST_ABSOLVE_SPACES: Final = 12
"""Whatever is printed: choices for more are not kept."""
ABSOLVE_SPACES: Final[tuple[Icons, ...]] = BOX.value(
    "absolve_spaces",
    "zone-jar-spaces",
    say("fact-spaces"),
    OURS,
    RowsOf(IconRow(1, 2), LIMIT, MOST_ABSOLVE_SPACES),
    (
        (PAY_DEBT,),
        (PAY_DEBT,),
        (FREE_RECRUIT,),
        (UP_FAITH,),
        (PRAYER,),
        (PRAYER,),
        (LABOURER,),
        (PROVISION, PROVISION),
        (DROP_SUSPICION,),
        (DROP_SUSPICION,),
    ),
)
ABSOLVE_SPACES_1: Final[tuple[Icons, ...]] = (
    (PAY_DEBT,),
    (PAY_DEBT,),
    (FREE_RECRUIT,),
    (UP_FAITH,),
    (PRAYER,),
    (LABOURER, LABOURER),
    (SILVER, SILVER),
)
"""What version 1 of the rules took them for."""
ABSOLVE_SPACES_OF: Final[list[tuple[Icons, ...]]] = [(), ABSOLVE_SPACES_1, ABSOLVE_SPACES]
"""By version of the rules."""

TRACK_MAX: Final = 12
TRACK_VP: Final[tuple[int, ...]] = BOX.value(
    "track_points",
    "attribute-faith",
    say("fact-points"),
    SEEN,
    ListOf(Number(0, 30), 13, 13),
    (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20),
)
COMMISSION_VP: Final[tuple[int, ...]] = BOX.value(
    "commission_points",
    "action-commission",
    say("fact-points"),
    SEEN,
    ListOf(Number(0, 20), 8, 8),
    (0, 0, 0, 0, 0, 2, 5, 9),
)
FORTIFY_VP: Final[tuple[int, ...]] = BOX.value(
    "fortify_points", "action-fortify", say("fact-points"), SEEN, ListOf(Number(0, 20), 8, 8), (0, 0, 0, 0, 0, 1, 3, 6)
)
DEVELOP_VP: Final[tuple[int, ...]] = BOX.value(
    "develop_points",
    "action-develop",
    say("fact-points"),
    SEEN,
    ListOf(Number(0, 20), 9, 9),
    (0, 0, 0, 0, 0, 0, 1, 3, 6),
)
RESOURCE_SET: Final = 3

assert len(SPACES) == 40 and [sum(s.people == n for s in SPACES) for n in (1, 3, 4)] == [25, 9, 6]
assert all(ACTION_SLOT[a + 1] - ACTION_SLOT[a] == len(SLOTS[a]) for a in range(ACTION_COUNT))
for _prices in (PROVISION_PRICE, ABSOLVE_PRICE, CONVERT_PRICE, WALL_INFLUENCE):
    assert len(_prices) == LIMIT
BOX.demand(JAR_INFLUENCE[0] == 0 and list(JAR_INFLUENCE) == sorted(JAR_INFLUENCE), "jar_influence", say("facts-jars"))
BOX.demand(
    any(PAY_DEBT in space for space in ABSOLVE_SPACES) and any(FREE_RECRUIT in space for space in ABSOLVE_SPACES),
    "absolve_spaces",
    say("facts-spaces"),
)
BOX.demand(WORKSHOP_WORKER[0] == SCOUT, "workshop_workers", say("facts-workshops"))
