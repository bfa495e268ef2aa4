"""The words in which the facts are written: icons, goods, actions, timings, and the record of each kind of thing.

Numbers here are indices used by the rules (`goods[seat * 4 + INK]`); names are those of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect

MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
ICON_COUNT: Final = 5
ICON_IDS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

# Goods. The last three are the resources.
SILVER: Final = 0
INK: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS_IDS: Final = ("silver", "ink", "stone", "gold")

# Two more exchanges besides those for goods.
DESTROYING: Final = 4
FLIPPING: Final = 5
EXCHANGE_RATE: Final[tuple[int, ...]] = (1, 2, 2, 2, 3, 4)  # merchants for one exchange

# Primary actions. The icon of an action has the same number, and so has the good that tops it up.
TRADE: Final = 0
BUILD: Final = 1
WORKERS: Final = 2
TRANSCRIBE: Final = 3
ACTION_IDS: Final = ("trade", "build", "workers", "transcribe")
TOP_UP: Final[tuple[int, ...]] = (SILVER, STONE, GOLD, INK)

# When the ability of a townsfolk card works.
NONE: Final = 0
INSTANT: Final = 1
DROPOFF: Final = 2
AFTER_TRADE: Final = 3
AFTER_BUILD: Final = 4
AFTER_WORKERS: Final = 5
AFTER_TRANSCRIBE: Final = 6
ON_FLIP_DEBT: Final = 7
ON_GAIN_DEBT: Final = 8
ON_COLLISION: Final = 9
CONVERTS: Final = 10

# What a card that converts makes into icons of its action: each pair of merchants, each two silver,
# one more from the first resource spent, or any resource.
PAIRS: Final = 1
TWO_SILVER: Final = 2
DOUBLE: Final = 3
ANY_RESOURCE: Final = 4

GREY: Final = 0
BLACK: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RIBBON_IDS: Final = ("grey", "black", "blue", "yellow")

TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2
BUILDING_COUNT: Final = 9  # three of each type: a building is type * 3 + slot
BUILDING_IDS: Final = ("trading_post", "guildhall", "workshop")

SEGMENT_COUNT: Final = 5  # of the ring, and sections of the castle
LEFT_BANK: Final = 0
RIGHT_BANK: Final = 2  # as the spaces of a segment: 0 left, 1 inner, 2 right

# What manuscripts give points for.
POINTLESS: Final = 0
BUILDINGS: Final = 1
RESOURCES: Final = 2
BUILDER_ICONS: Final = 3
CLERIC_ICONS: Final = 4
APPROVED_DEEDS: Final = 5
MANUSCRIPTS_OWNED: Final = 6
CRIMINAL_ICONS: Final = 7
MERCHANT_ICONS: Final = 8
SILVER_HELD: Final = 9
CARDS_OWNED: Final = 10
NOBLE_ICONS: Final = 11
PAID_DEBTS: Final = 12
CASTLE_WORKERS: Final = 13

Icons = tuple[int, int, int, int, int]
Thing = Effect[ViscountsState]


def icons(merchant: int = 0, builder: int = 0, noble: int = 0, cleric: int = 0, criminal: int = 0) -> Icons:
    return (merchant, builder, noble, cleric, criminal)


class Folk(NamedTuple):
    """A townsfolk card. Its cost is also its movement and the silver for destroying it."""

    id: str
    cost: int
    icons: Icons
    top: Thing  # when hired or dismissed
    timing: int
    ability: Thing
    converts: tuple[int, int] = (0, -1)  # what, in which action
    instead_of: str = ""  # the piece of version 1 in whose place it lies


def folk(
    id: str,
    cost: int,
    icons: Icons,
    top: Thing,
    timing: int,
    ability: Thing,
    converts: tuple[int, int] = (0, -1),
    instead_of: str = "",
) -> Folk:
    return Folk(id, cost, icons, top, timing, ability, converts, instead_of)


class Manuscript(NamedTuple):
    """A tile: ribbon, cost, instant effect, or one point per `per` of `points_for`."""

    id: str
    ribbon: int
    cost: int
    instant: Thing
    points_for: int = POINTLESS
    per: int = 1
    instead_of: str = ""


class PlayerCard(NamedTuple):
    """Where a player starts, with what, and what else he does in setup."""

    start: int
    gain: Thing
    extra: Thing

    @property
    def id(self) -> str:
        return str(self.start)


class Segment(NamedTuple):
    """A fifth of the board: two outer spaces with their exchanges, an inner one, and a printed townsfolk."""

    id: str
    left: int
    right: int
    left_exchange: int
    right_exchange: int
    printed: Folk


class Site(NamedTuple):
    """A building spot: its effect, and that of the line to the next spot clockwise, where there is one."""

    id: str
    segment: int
    bank: int
    effect: Thing
    link: Thing
    linked: bool = True


class Scheme(NamedTuple):
    """A scheme card of a solo opponent."""

    id: str
    icons: Icons
    first: Thing
    move: int
    last: list[Thing]
    instead_of: str = ""


class Opponent(NamedTuple):
    """The board of a solo opponent. `wants` is what it collects: a resource up to a number, then the next."""

    id: str
    focus: int  # a primary action, or FLIP_TWO
    start: Thing
    first_building: bool
    wants: tuple[tuple[int, int], ...]
    slot_icons: tuple[Icons, Icons]  # printed on its second and third card slot
    guildhall_icons: tuple[int, int, int]
    removed: tuple[str, ...]


FLIP_TWO: Final = 4  # the focus of the opponent that collects cards


def of_version(pieces: Sequence[Folk | Manuscript | Scheme], rules: int) -> list[int]:
    """Which of the pieces a game of these rules is played with, by number: a corrected one lies in the place of the
    one that version 1 had instead, so that everything else is dealt alike."""
    place = {piece.id: i for i, piece in enumerate(pieces)}
    found = [i for i, piece in enumerate(pieces) if not piece.instead_of]
    if rules > 1:
        for i, piece in enumerate(pieces):
            if piece.instead_of:
                found[place[piece.instead_of]] = i
    return found
