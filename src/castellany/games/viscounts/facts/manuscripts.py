"""The 35 manuscripts, those that were guessed otherwise before, and the books printed on the board for empty piles.

A manuscript has a ribbon, a cost in clerics, and either an instant effect or points
per so many of something at the end.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from castellany.games.viscounts.box import BOX, EFFECT, Icon
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
    BUILDER,
    BUILDER_ICONS,
    BUILDINGS,
    CARDS_OWNED,
    CASTLE_WORKERS,
    CLERIC,
    CLERIC_ICONS,
    CRIMINAL_ICONS,
    GREY,
    GUILDHALL,
    ICON_IDS,
    MANUSCRIPTS_OWNED,
    MERCHANT,
    MERCHANT_ICONS,
    NOBLE,
    NOBLE_ICONS,
    PAID_DEBTS,
    RESOURCES,
    RIBBON_IDS,
    SILVER_HELD,
    TRADING_POST,
    WORKSHOP,
    YELLOW,
    Manuscript,
)
from castellany.kernel import Arg, ListOf, Message, Number, OneOf, say
from castellany.kernel.box import OURS, PRINTED, SEEN, Value, whole

_TILES: Final[tuple[Manuscript, ...]] = (
    Manuscript("ms01", GREY, 3, flip(EITHER)),
    Manuscript("ms02", BLACK, 3, flip(EITHER)),
    Manuscript("ms03", BLUE, 3, hire()),
    Manuscript("ms04", YELLOW, 3, flip(EITHER)),
    Manuscript("ms05", GREY, 3, hire()),
    Manuscript("ms06", GREY, 6, nothing(), BUILDINGS, 1),
    Manuscript("ms07", GREY, 5, nothing(), RESOURCES, 2),
    Manuscript("ms08", GREY, 5, nothing(), BUILDER_ICONS, 1),
    Manuscript("ms09", GREY, 4, gain(stone=2)),
    Manuscript("ms10", GREY, 4, gain(deed=1)),
    Manuscript("ms11", GREY, 5, build_free(WORKSHOP)),
    Manuscript("ms12", GREY, 6, build_free(TRADING_POST)),
    Manuscript("ms13", BLACK, 4, gain(ink=2)),
    Manuscript("ms14", BLACK, 4, gain(virtue=2)),
    Manuscript("ms15", BLACK, 5, nothing(), CLERIC_ICONS, 1),
    Manuscript("ms16", BLACK, 6, nothing(), APPROVED_DEEDS, 1),
    Manuscript("ms17", BLACK, 6, nothing(), MANUSCRIPTS_OWNED, 1),
    Manuscript("ms18", BLACK, 5, copy_free()),
    Manuscript("ms19", BLACK, 4, destroy(2)),
    Manuscript("ms20", BLACK, 5, flip(EITHER, 2)),
    Manuscript("ms21", BLUE, 6, nothing(), CRIMINAL_ICONS, 1),
    Manuscript("ms22", BLUE, 5, nothing(), MERCHANT_ICONS, 2),
    Manuscript("ms23", BLUE, 5, nothing(), SILVER_HELD, 3),
    Manuscript("ms24", BLUE, 4, gain(silver=4)),
    Manuscript("ms25", BLUE, 4, gain(any=2)),
    Manuscript("ms26", BLUE, 4, seq(hire(), gain(virtue=1))),
    Manuscript("ms27", BLUE, 5, seq(gain(deed=1), flip(EITHER))),
    Manuscript("ms28", BLUE, 6, nothing(), CARDS_OWNED, 3),
    Manuscript("ms29", YELLOW, 5, nothing(), NOBLE_ICONS, 1),
    Manuscript("ms30", YELLOW, 6, nothing(), PAID_DEBTS, 1),
    Manuscript("ms31", YELLOW, 6, nothing(), CASTLE_WORKERS, 2),
    Manuscript("ms32", YELLOW, 4, gain(gold=2)),
    Manuscript("ms33", YELLOW, 4, place_workers(2)),
    Manuscript("ms34", YELLOW, 6, place_workers(4)),
    Manuscript("ms35", YELLOW, 5, seq(flip(EITHER), gain(any=1))),
    # Read off photographs of printed tiles since then. Where a new one had no counterpart, a guess left for it.
    Manuscript("ms36", GREY, 3, gain(virtue=1), instead_of="ms05"),
    Manuscript("ms37", GREY, 7, build_free(GUILDHALL), instead_of="ms10"),
    Manuscript("ms38", GREY, 4, build_free(WORKSHOP), instead_of="ms11"),
    Manuscript("ms39", BLACK, 6, nothing(), MANUSCRIPTS_OWNED, 2, instead_of="ms17"),
    Manuscript("ms40", BLUE, 3, gain(silver=4), instead_of="ms24"),
    Manuscript("ms41", YELLOW, 4, gain(virtue=2), instead_of="ms33"),
    Manuscript("ms42", YELLOW, 3, gain(any=1), instead_of="ms35"),
)

COUNTED: Final = (
    "nothing", "buildings", "resources", "builder", "cleric", "approved", "manuscripts", "criminal", "merchant",
    "silver", "cards", "noble", "paid", "workers",
)  # fmt: skip
_GUESSED: Final = (
    *("ms08", "ms09", "ms12", "ms15", "ms18", "ms19", "ms20"),
    *("ms23", "ms26", "ms27", "ms28", "ms32", "ms34"),
)
_FIELDS: Final[dict[str, Value]] = {
    "ribbon": OneOf(RIBBON_IDS, "colour-"),
    "cost": Number(3, 7),
    "instant": EFFECT,
    "points_for": OneOf(COUNTED, "counted-"),
    "per": Number(1, 5),
}


def _retold(tile: Manuscript) -> dict[str, Message]:
    """Its name says its ribbon and its cost; what it gives points for is told only where it gives any."""
    fields = ("instant", "points_for", "per") if tile.points_for else ("instant",)
    told = {field: _FIELDS[field] for field in fields if _FIELDS[field].said(getattr(tile, field))}
    return {
        "": say("box-tile", ribbon=f"ribbon-{RIBBON_IDS[tile.ribbon]}", cost=tile.cost),
        "about": say("box-about", facts=whole(tile, told or {"cost": _FIELDS["cost"]})),
    }


MANUSCRIPTS: Final[tuple[Manuscript, ...]] = BOX.records(
    "manuscripts",
    _TILES,
    _FIELDS,
    lambda tile: f"tile-{tile.id}",
    SEEN,
    {**dict.fromkeys(_GUESSED, OURS), "ms31.points_for": OURS},
    _retold,
    [tile.instead_of for tile in _TILES],
)
_IDS: Final = [tile.id for tile in MANUSCRIPTS]
_REPLACED: Final = {tile.instead_of for tile in _TILES}


class Tile(OneOf):
    """A tile of the game; those that others have replaced are no longer in it."""

    def read(self, given: Any) -> Any:
        if given in _REPLACED:
            raise ValueError
        return super().read(given)

    def allowed(self) -> Message:
        return say("facts-one", names=", ".join(id for id in self.names if id not in _REPLACED))

    def said(self, value: Any) -> Arg | None:
        return f"tile-{self.names[value]}"


# Five have grey backs and start face up on the piles. Which five is ours: seven tiles of cost 3 are known, so the cost
# does not tell.
START_TILES_1: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
START_TILES: Final[tuple[int, ...]] = BOX.value(
    "start_tiles",
    "zone-manuscripts",
    say("fact-start_tiles"),
    OURS,
    ListOf(Tile(_IDS), 5, 5),
    tuple(_IDS.index(id) for id in ("ms01", "ms02", "ms03", "ms04", "ms36")),
)
BOX.demand(len(set(START_TILES)) == 5, "start_tiles", say("facts-different"))

# The book printed under each pile, by segment: cost 3, instant effect only, again and again.
PRINTED_BOOK_COST: Final = 3
_BOOKS: Final[tuple[Thing, ...]] = (
    gain(deed=1),
    gain(any=2),
    gain(any=1, virtue=1),
    gain(virtue=2),
    flip(EITHER),
)


def _retold_book(low: int, effect: Thing) -> dict[str, Message]:
    return {"": say("box-book", low=low, high=low + 1, effect=effect.message())}


PRINTED_BOOKS: Final[tuple[Thing, ...]] = tuple(
    BOX.value(
        f"books.{low}-{low + 1}",
        f"book-{low}-{low + 1}",
        say("fact-effect"),
        SEEN,
        EFFECT,
        effect,
        partial(_retold_book, low),
    )
    for low, effect in zip((1, 3, 5, 7, 9), _BOOKS, strict=True)
)

# The icon on the clergy bonus card of each ribbon (VIS-9.4); of the four only the black one is described in print.
_ON_BONUS: Final = ((BUILDER, OURS), (CLERIC, PRINTED), (MERCHANT, SEEN), (NOBLE, OURS))


def _retold_bonus(icon: int) -> dict[str, Message]:
    return {"about": say("box-bonus", icon=f"icon-{ICON_IDS[icon]}")}


RIBBON_ICON: Final[tuple[int, ...]] = tuple(
    BOX.value(
        f"bonuses.{id}",
        f"bonus-{id}",
        say("fact-icon"),
        source,
        Icon(ICON_IDS[:4]),
        icon,
        _retold_bonus,
    )
    for id, (icon, source) in zip(RIBBON_IDS, _ON_BONUS, strict=True)
)
BOX.demand(len(set(RIBBON_ICON)) == 4, "bonuses", say("facts-four-icons"))
