"""The five segments with their roads and exchanges, and the building spots of both sides.

The spots of a segment run clockwise; those of its left bank are reached from its left outer
space, those of its right bank from the right one. Every fact of a side is in these records.
"""

from __future__ import annotations

from typing import Any, Final

from castellany.games.viscounts.box import BOX, EFFECT
from castellany.games.viscounts.effects.icons import EITHER, castle_move, destroy, flip, gain, hire, nothing, rearrange
from castellany.games.viscounts.facts.kinds import (
    DESTROYING,
    FLIPPING,
    GOLD,
    INK,
    LEFT_BANK,
    NONE,
    RIGHT_BANK,
    SILVER,
    STONE,
    Segment,
    Site,
    folk,
    icons,
)
from castellany.kernel import Arg, OneOf, say
from castellany.kernel.box import SEEN, Value

_SEGMENTS: Final[tuple[Segment, ...]] = (
    Segment(
        "1-2",
        1,
        2,
        SILVER,
        INK,
        folk("printed_1-2", 2, icons(noble=1, cleric=1), gain(virtue=1), NONE, nothing()),
    ),
    Segment(
        "3-4",
        3,
        4,
        SILVER,
        STONE,
        folk("printed_3-4", 2, icons(builder=1, noble=1), gain(virtue=1), NONE, nothing()),
    ),
    Segment(
        "5-6",
        5,
        6,
        INK,
        FLIPPING,
        folk("printed_5-6", 1, icons(criminal=1), gain(corruption=1), NONE, nothing()),
    ),
    Segment(
        "7-8",
        7,
        8,
        GOLD,
        DESTROYING,
        folk("printed_7-8", 2, icons(cleric=1, builder=1), gain(virtue=1), NONE, nothing()),
    ),
    Segment(
        "9-10",
        9,
        10,
        STONE,
        GOLD,
        folk("printed_9-10", 1, icons(criminal=1), gain(corruption=1), NONE, nothing()),
    ),
)

# Clockwise. The effect of a site, then that of the line to the next spot clockwise.
_WIDE: Final[tuple[Site, ...]] = (
    Site("a-1-2", 0, LEFT_BANK, gain(ink=1), gain(virtue=1)),
    Site("b-1-2", 0, LEFT_BANK, hire(), nothing()),
    Site("c-1-2", 0, LEFT_BANK, gain(any=1), gain(debt=1)),
    Site("d-1-2", 0, RIGHT_BANK, flip(EITHER), castle_move()),
    Site("e-1-2", 0, RIGHT_BANK, destroy(1), gain(virtue=1)),
    Site("a-3-4", 1, LEFT_BANK, gain(ink=1), gain(silver=2)),
    Site("b-3-4", 1, LEFT_BANK, gain(stone=1), gain(debt=1)),
    Site("c-3-4", 1, RIGHT_BANK, gain(deed=1), nothing()),
    Site("d-3-4", 1, RIGHT_BANK, hire(), destroy(1)),
    Site("e-3-4", 1, RIGHT_BANK, flip(EITHER), gain(gold=1)),
    Site("a-5-6", 2, LEFT_BANK, gain(virtue=1), flip(EITHER)),
    Site("b-5-6", 2, LEFT_BANK, gain(gold=1), gain(virtue=1)),
    Site("c-5-6", 2, RIGHT_BANK, rearrange(), nothing()),
    Site("d-5-6", 2, RIGHT_BANK, flip(EITHER), gain(virtue=1)),
    Site("e-5-6", 2, RIGHT_BANK, gain(stone=1), hire()),
    Site("a-7-8", 3, LEFT_BANK, gain(deed=1), nothing()),
    Site("b-7-8", 3, LEFT_BANK, gain(ink=1), hire()),
    Site("c-7-8", 3, LEFT_BANK, destroy(1), castle_move()),
    Site("d-7-8", 3, RIGHT_BANK, gain(any=1), gain(virtue=1)),
    Site("e-7-8", 3, RIGHT_BANK, gain(gold=1), gain(ink=1)),
    Site("a-9-10", 4, LEFT_BANK, rearrange(), gain(silver=2)),
    Site("b-9-10", 4, LEFT_BANK, flip(EITHER), gain(deed=1)),
    Site("c-9-10", 4, RIGHT_BANK, gain(gold=1), gain(virtue=1)),
    Site("d-9-10", 4, RIGHT_BANK, gain(deed=1), nothing()),
    Site("e-9-10", 4, RIGHT_BANK, gain(any=1), castle_move()),
)

# The side for one and two players: four spots a segment, and six gaps without a line.
_NARROW: Final[tuple[Site, ...]] = (
    Site("a2-1-2", 0, LEFT_BANK, gain(gold=1), gain(virtue=1)),
    Site("b2-1-2", 0, LEFT_BANK, hire(), nothing()),
    Site("c2-1-2", 0, RIGHT_BANK, flip(EITHER), gain(ink=1)),
    Site("d2-1-2", 0, RIGHT_BANK, destroy(1), castle_move()),
    Site("a2-3-4", 1, LEFT_BANK, gain(ink=1), gain(silver=2)),
    Site("b2-3-4", 1, LEFT_BANK, gain(stone=1), nothing()),
    Site("c2-3-4", 1, RIGHT_BANK, hire(), gain(virtue=1)),
    Site("d2-3-4", 1, RIGHT_BANK, destroy(1), gain(gold=1)),
    Site("a2-5-6", 2, LEFT_BANK, gain(virtue=1), nothing()),
    Site("b2-5-6", 2, LEFT_BANK, gain(ink=1), gain(virtue=1)),
    Site("c2-5-6", 2, RIGHT_BANK, gain(deed=1), nothing()),
    Site("d2-5-6", 2, RIGHT_BANK, gain(stone=1), gain(virtue=1)),
    Site("a2-7-8", 3, LEFT_BANK, gain(deed=1), nothing()),
    Site("b2-7-8", 3, LEFT_BANK, destroy(1), castle_move()),
    Site("c2-7-8", 3, RIGHT_BANK, flip(EITHER), gain(debt=1)),
    Site("d2-7-8", 3, RIGHT_BANK, gain(gold=1), gain(virtue=1)),
    Site("a2-9-10", 4, LEFT_BANK, flip(EITHER), nothing()),
    Site("b2-9-10", 4, LEFT_BANK, rearrange(), gain(deed=1)),
    Site("c2-9-10", 4, RIGHT_BANK, gain(any=1), gain(stone=1)),
    Site("d2-9-10", 4, RIGHT_BANK, gain(virtue=1), rearrange()),
)

EXCHANGES: Final = ("silver", "ink", "stone", "gold", "destroy", "flip")


class Exchange(OneOf):
    def said(self, value: Any) -> Arg | None:
        return f"exchange-{value}"


SEGMENTS: Final[tuple[Segment, ...]] = tuple(
    segment._replace(
        left_exchange=BOX.value(
            f"exchanges.{segment.left}",
            f"space-{segment.left}",
            say("fact-exchange"),
            SEEN,
            Exchange(EXCHANGES),
            segment.left_exchange,
        ),
        right_exchange=BOX.value(
            f"exchanges.{segment.right}",
            f"space-{segment.right}",
            say("fact-exchange"),
            SEEN,
            Exchange(EXCHANGES),
            segment.right_exchange,
        ),
    )
    for segment in _SEGMENTS
)


def _side(table: str, sites: tuple[Site, ...]) -> tuple[Site, ...]:
    fields: dict[str, Value] = {"effect": EFFECT, "link": EFFECT}
    found: tuple[Site, ...] = BOX.records(table, sites, fields, lambda site: f"site-{site.id}", SEEN)
    return tuple(site._replace(linked=site.link is not nothing()) for site in found)


WIDE_SIDE: Final[tuple[Site, ...]] = _side("side_3_4", _WIDE)
NARROW_SIDE: Final[tuple[Site, ...]] = _side("side_1_2", _NARROW)
