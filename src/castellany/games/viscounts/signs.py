"""Effects as rows of signs, the way they are printed: what a board draws where the texts say it in words."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.effects import leaves, schemes
from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.icons import Chain, Choice, Thing
from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.kinds import BUILDING_IDS, GOODS_IDS, GUILDHALL, ICON_IDS, Folk, Manuscript
from castellany.games.viscounts.shown.signs import Sign

_FLIPS: Final = ("flip", "flip_debt", "flip_deed")
_TIMING_IDS: Final = ("none", "instant", "dropoff")

# What sets an ongoing ability off.
_CAUSES: Final[dict[int, str]] = {
    k.AFTER_TRADE: "merchant",
    k.AFTER_BUILD: "builder",
    k.AFTER_WORKERS: "noble",
    k.AFTER_TRANSCRIBE: "cleric",
    k.ON_FLIP_DEBT: "flip_debt",
    k.ON_GAIN_DEBT: "debt",
    k.ON_COLLISION: "collision",
}

# What manuscripts count.
_COUNTED: Final[dict[int, str]] = {
    k.BUILDINGS: "building",
    k.RESOURCES: "any",
    k.BUILDER_ICONS: "builder",
    k.CLERIC_ICONS: "cleric",
    k.APPROVED_DEEDS: "approved",
    k.MANUSCRIPTS_OWNED: "book",
    k.CRIMINAL_ICONS: "criminal",
    k.MERCHANT_ICONS: "merchant",
    k.SILVER_HELD: "silver",
    k.CARDS_OWNED: "card",
    k.NOBLE_ICONS: "noble",
    k.PAID_DEBTS: "paid",
    k.CASTLE_WORKERS: "workers",
}


def sign(icon: str, count: int = 1) -> Sign:
    return {"icon": icon, "count": count}


def signs(effect: Thing) -> list[Sign]:
    """The row of an effect."""
    if isinstance(effect, Chain):
        return [each for part in effect.effects for each in signs(part)]
    if isinstance(effect, Choice):
        return parted([signs(part) for part in effect.effects])
    if isinstance(effect, leaves.Gain):
        return [sign(leaves.GAIN_IDS[i], count) for i, count in enumerate(effect.amounts) if count]
    if isinstance(effect, leaves.Flip):
        return [sign(_FLIPS[effect.which], effect.times)]
    if isinstance(effect, leaves.Discard):
        return [sign("discard", effect.times)]
    if isinstance(effect, leaves.Destroy):
        return [sign("destroy", effect.times)]
    if isinstance(effect, leaves.PlaceWorkers):
        return [sign("workers", effect.count)]
    if isinstance(effect, leaves.BuildFree):
        return [sign(BUILDING_IDS[effect.building])]
    if isinstance(effect, schemes.Act):
        return [sign(ICON_IDS[effect.action])]
    return single(effect)


def single(effect: Thing) -> list[Sign]:
    """Effects that are one sign and nothing else."""
    if isinstance(effect, leaves.HireFree):
        return [sign("hire")]
    if isinstance(effect, leaves.DestroyOwn):
        return [sign("destroy")]
    if isinstance(effect, leaves.Rearrange):
        return [sign("rearrange")]
    if isinstance(effect, leaves.Reshuffle):
        return [sign("reshuffle")]
    if isinstance(effect, leaves.CastleMove):
        return [sign("castle_move")]
    if isinstance(effect, leaves.CopyFree):
        return [sign("book")]
    if isinstance(effect, schemes.Focus):
        return [sign("focus")]
    if isinstance(effect, schemes.GainScheme):
        return [sign("scheme")]
    if isinstance(effect, schemes.DismissAdjacent):
        return [sign("dismiss")]
    if isinstance(effect, schemes.CorruptionPerCriminal):
        return [sign("corruption")]
    assert isinstance(effect, leaves.Nothing), effect
    return []


def parted(ways: list[list[Sign]]) -> list[Sign]:
    """Several ways with a stroke between them."""
    found: list[Sign] = []
    for i, way in enumerate(ways):
        if i:
            found.append(sign("or"))
        found += way
    return found


def numbered(effect: int) -> list[Sign]:
    """The row of an effect by its number in the book."""
    return signs(BOOK.effects[effect])


def timing_id(card: Folk) -> str:
    return _TIMING_IDS[card.timing] if card.timing <= k.DROPOFF else "ongoing"


def ability(card: Folk) -> list[Sign]:
    """What a card does on a board: its effect, after the cause where it waits for one."""
    if card.timing == k.CONVERTS:
        return conversion(card)
    row = signs(card.ability)
    cause = _CAUSES.get(card.timing)
    return [sign(cause), sign("to"), *row] if cause else row


def conversion(card: Folk) -> list[Sign]:
    what, action = card.converts
    icon = ICON_IDS[action]
    if what == k.PAIRS:
        return [sign("merchant", 2), sign("to"), sign(icon)]
    if what == k.TWO_SILVER:
        return [sign("silver", 2), sign("to"), sign(icon)]
    if what == k.DOUBLE:
        return [sign(GOODS_IDS[k.TOP_UP[action]]), sign("to"), sign(icon, 2)]
    return [sign("stone"), sign("or"), sign("gold"), sign("to"), sign(icon)]


def counts(tile: Manuscript) -> list[Sign]:
    """What gives a point at the end; nothing for a tile with an instant effect."""
    return [sign(_COUNTED[tile.points_for], tile.per)] if tile.points_for else []


def exchange(kind: int) -> list[Sign]:
    """What one exchange of a space gives."""
    if kind == k.DESTROYING:
        return [sign("destroy")]
    if kind == k.FLIPPING:
        return [sign("flip")]
    return [sign(GOODS_IDS[kind])] if kind >= 0 else []


def gift(building: int) -> list[Sign]:
    """What an uncovered slot gives a person (VIS-7.8)."""
    return _GIFTS[building]


_GIFTS: Final[tuple[list[Sign], ...]] = (
    [sign("move")],
    [sign("dismiss"), sign("to"), sign("silver")],
    [sign("merchant", 2)],
    [sign("builder")],
    [sign("noble")],
    [sign("cleric")],
    [sign("hire"), sign("to"), sign("discard")],
    [sign("collision"), sign("to"), sign("virtue")],
    [sign("card")],
)


def opponent_gift(building: int, icons: tuple[int, int, int]) -> list[Sign]:
    """And what it gives an opponent, whose guildhalls have icons of their own (VIS-14.15)."""
    if building // 3 == GUILDHALL:
        return [sign(ICON_IDS[icons[building % 3]])]
    return _OPPONENT_GIFTS[building]


_OPPONENT_GIFTS: Final[tuple[list[Sign], ...]] = (
    [sign("scheme")],
    [sign("collision"), sign("to"), sign("flip_debt")],
    [sign("flip"), sign("to"), sign("dismiss")],
    [],
    [],
    [],
    [sign("scheme"), sign("to"), sign("dismiss")],
    [sign("reshuffle"), sign("to"), sign("virtue")],
    [sign("reshuffle"), sign("to"), sign("corruption")],
)
