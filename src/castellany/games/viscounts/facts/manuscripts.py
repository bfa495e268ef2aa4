"""The 35 manuscripts, those that were guessed otherwise before, and the books printed on the board for empty piles.

A manuscript has a ribbon, a cost in clerics, and either an instant effect or points
per so many of something at the end.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.effects.icons import (
    EITHER,
    Thing,
    build_free,
    copy_free,
    destroy,
    flip,
    gain,
    hire,
    nothing,
    place_workers,
    seq,
)
from castellany.games.viscounts.facts.kinds import (
    APPROVED_DEEDS,
    BLACK,
    BLUE,
    BUILDER_ICONS,
    BUILDINGS,
    CARDS_OWNED,
    CASTLE_WORKERS,
    CLERIC_ICONS,
    CRIMINAL_ICONS,
    GREY,
    GUILDHALL,
    MANUSCRIPTS_OWNED,
    MERCHANT_ICONS,
    NOBLE_ICONS,
    PAID_DEBTS,
    RESOURCES,
    SILVER_HELD,
    TRADING_POST,
    WORKSHOP,
    YELLOW,
    Manuscript,
)

MANUSCRIPTS: Final[tuple[Manuscript, ...]] = (
    Manuscript("ms01", GREY, 3, flip(EITHER)),
    Manuscript("ms02", BLACK, 3, flip(EITHER)),
    Manuscript("ms03", BLUE, 3, hire()),
    Manuscript("ms04", YELLOW, 3, flip(EITHER)),
    Manuscript("ms05", GREY, 3, hire(), reconstructed=True),
    Manuscript("ms06", GREY, 6, nothing(), BUILDINGS, 1),
    Manuscript("ms07", GREY, 5, nothing(), RESOURCES, 2),
    Manuscript("ms08", GREY, 5, nothing(), BUILDER_ICONS, 1, reconstructed=True),
    Manuscript("ms09", GREY, 4, gain(stone=2), reconstructed=True),
    Manuscript("ms10", GREY, 4, gain(deed=1), reconstructed=True),
    Manuscript("ms11", GREY, 5, build_free(WORKSHOP), reconstructed=True),
    Manuscript("ms12", GREY, 6, build_free(TRADING_POST), reconstructed=True),
    Manuscript("ms13", BLACK, 4, gain(ink=2)),
    Manuscript("ms14", BLACK, 4, gain(virtue=2)),
    Manuscript("ms15", BLACK, 5, nothing(), CLERIC_ICONS, 1, reconstructed=True),
    Manuscript("ms16", BLACK, 6, nothing(), APPROVED_DEEDS, 1),
    Manuscript("ms17", BLACK, 6, nothing(), MANUSCRIPTS_OWNED, 1, reconstructed=True),
    Manuscript("ms18", BLACK, 5, copy_free(), reconstructed=True),
    Manuscript("ms19", BLACK, 4, destroy(2), reconstructed=True),
    Manuscript("ms20", BLACK, 5, flip(EITHER, 2), reconstructed=True),
    Manuscript("ms21", BLUE, 6, nothing(), CRIMINAL_ICONS, 1),
    Manuscript("ms22", BLUE, 5, nothing(), MERCHANT_ICONS, 2),
    Manuscript("ms23", BLUE, 5, nothing(), SILVER_HELD, 3, reconstructed=True),
    Manuscript("ms24", BLUE, 4, gain(silver=4), reconstructed=True),
    Manuscript("ms25", BLUE, 4, gain(any=2)),
    Manuscript("ms26", BLUE, 4, seq(hire(), gain(virtue=1)), reconstructed=True),
    Manuscript("ms27", BLUE, 5, seq(gain(deed=1), flip(EITHER)), reconstructed=True),
    Manuscript("ms28", BLUE, 6, nothing(), CARDS_OWNED, 3, reconstructed=True),
    Manuscript("ms29", YELLOW, 5, nothing(), NOBLE_ICONS, 1),
    Manuscript("ms30", YELLOW, 6, nothing(), PAID_DEBTS, 1),
    Manuscript("ms31", YELLOW, 6, nothing(), CASTLE_WORKERS, 2),
    Manuscript("ms32", YELLOW, 4, gain(gold=2), reconstructed=True),
    Manuscript("ms33", YELLOW, 4, place_workers(2), reconstructed=True),
    Manuscript("ms34", YELLOW, 6, place_workers(4), reconstructed=True),
    Manuscript("ms35", YELLOW, 5, seq(flip(EITHER), gain(any=1)), reconstructed=True),
    # Read off photographs of printed tiles since then. Where a new one had no counterpart, a guess left for it.
    Manuscript("ms36", GREY, 3, gain(virtue=1), instead_of="ms05"),
    Manuscript("ms37", GREY, 7, build_free(GUILDHALL), instead_of="ms10"),
    Manuscript("ms38", GREY, 4, build_free(WORKSHOP), instead_of="ms11"),
    Manuscript("ms39", BLACK, 6, nothing(), MANUSCRIPTS_OWNED, 2, instead_of="ms17"),
    Manuscript("ms40", BLUE, 3, gain(silver=4), instead_of="ms24"),
    Manuscript("ms41", YELLOW, 4, gain(virtue=2), instead_of="ms33"),
    Manuscript("ms42", YELLOW, 3, gain(any=1), instead_of="ms35"),
)

# Five have grey backs and start face up on the piles. Which five is ours: seven tiles of cost 3 are known, so the cost
# does not tell.
START_TILES: Final[tuple[str, ...]] = ("ms01", "ms02", "ms03", "ms04", "ms36")
START_TILES_1: Final[tuple[str, ...]] = ("ms01", "ms02", "ms03", "ms04", "ms05")

# The book printed under each pile, by segment: cost 3, instant effect only, again and again.
PRINTED_BOOK_COST: Final = 3
PRINTED_BOOKS: Final[tuple[Thing, ...]] = (
    gain(deed=1),
    gain(any=2),
    gain(any=1, virtue=1),
    gain(virtue=2),
    flip(EITHER),
)
