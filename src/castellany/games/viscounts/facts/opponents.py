"""The four solo opponents.

Only the cleric's board is pictured anywhere; the builder's and the noble's are its turns, and of the
one that collects cards only the single pool of resources is known.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.box import BOX, GOODS, ICON, Icons, Id
from castellany.games.viscounts.effects.icons import gain
from castellany.games.viscounts.facts.kinds import (
    BUILD,
    BUILDER,
    CLERIC,
    FLIP_TWO,
    GOLD,
    ICON_IDS,
    INK,
    NOBLE,
    STONE,
    TRANSCRIBE,
    WORKERS,
    Opponent,
    icons,
)
from castellany.games.viscounts.facts.schemes import SCHEME_IDS
from castellany.kernel import ListOf, say
from castellany.kernel.box import OURS, SEEN

NO_LIMIT: Final = 1000

_BOARDS: Final = (
    Opponent(
        "cleric", TRANSCRIBE, gain(ink=1, stone=1, deed=1, debt=1), True,
        ((INK, 6), (STONE, 4), (GOLD, NO_LIMIT)),
        (icons(noble=1), icons(builder=1, cleric=1)), (CLERIC, BUILDER, NOBLE),
        ("starting_noble", "future_builder_noble", "future_noble"),
    ),
    Opponent(
        "builder", BUILD, gain(stone=1, gold=1, deed=1, debt=1), True,
        ((STONE, 6), (GOLD, 4), (INK, NO_LIMIT)),
        (icons(cleric=1), icons(noble=1, builder=1)), (BUILDER, NOBLE, CLERIC),
        ("starting_cleric", "future_cleric_noble", "future_cleric"),
    ),
    Opponent(
        "noble", WORKERS, gain(gold=1, ink=1, deed=1, debt=1), True,
        ((GOLD, 6), (INK, 4), (STONE, NO_LIMIT)),
        (icons(builder=1), icons(cleric=1, noble=1)), (NOBLE, CLERIC, BUILDER),
        ("starting_builder", "future_builder_cleric", "future_builder"),
    ),
    Opponent(
        "cards", FLIP_TWO, gain(any=2, deed=2, debt=2), False,
        ((INK, NO_LIMIT),),
        (icons(noble=1), icons(builder=1, cleric=1)), (BUILDER, NOBLE, CLERIC),
        ("future_builder", "future_cleric", "future_noble"),
    ),
)  # fmt: skip

OPPONENT_IDS: Final = ("cleric", "builder", "noble", "cards")
OPPONENTS: Final[tuple[Opponent, ...]] = BOX.records(
    "opponents",
    _BOARDS,
    {
        "start": GOODS,
        "slot_icons": ListOf(Icons(3), 2, 2),
        "guildhall_icons": ListOf(ICON, 3, 3),
        "removed": ListOf(Id(SCHEME_IDS, "scheme-"), 0, 6),
    },
    lambda board: f"opponent-{board.id}",
    SEEN,
    dict.fromkeys(OPPONENT_IDS[1:], OURS),
    lambda board: {
        "about": say(
            "box-opponent",
            whose=f"opponent-{board.id}",
            icons=[say("box-icon", icon=f"icon-{ICON_IDS[icon]}") for icon in board.guildhall_icons],
        )
    },
)
for _building in ("trading_post_1", "trading_post_2"):
    BOX.note(f"opponent-{_building}", OURS, say("fact-ability"))
