"""The facts as flat tables for the rules, and the checks that they are complete.

A card is a number: starters, heroes and townsfolk in that order (they share one space, since nobody owns
two of a kind), then the schemes, then the townsfolk printed on the five segments.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.box import BOX, EFFECT
from castellany.games.viscounts.effects.icons import (
    EITHER,
    Thing,
    castle_move,
    destroy,
    either,
    flip,
    gain,
    hire,
    rearrange,
)
from castellany.games.viscounts.facts.board import NARROW_SIDE, SEGMENTS, WIDE_SIDE
from castellany.games.viscounts.facts.kinds import (
    BUILDER,
    BUILDING_COUNT,
    CLERIC,
    CRIMINAL,
    ICON_COUNT,
    ICON_IDS,
    MERCHANT,
    NOBLE,
    SEGMENT_COUNT,
    of_version,
)
from castellany.games.viscounts.facts.kinds import CONVERTS as AT_CONVERTING
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS, RIBBON_ICON, START_TILES, START_TILES_1
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.people import HEROES, STARTERS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.schemes import FUTURE_SCHEMES, STARTING_SCHEMES
from castellany.games.viscounts.facts.townsfolk import TOWNSFOLK
from castellany.kernel import Message, RowsOf, say
from castellany.kernel.box import SEEN

VERSION: Final = 2  # of the rules; what version 1 had otherwise is marked where it stands

CARDS: Final = STARTERS + HEROES + TOWNSFOLK
FIRST_HERO: Final = len(STARTERS)
FIRST_FOLK: Final = len(STARTERS) + len(HEROES)
FIRST_SCHEME: Final = len(CARDS)
SCHEMES: Final = STARTING_SCHEMES + FUTURE_SCHEMES
FIRST_FUTURE: Final = FIRST_SCHEME + len(STARTING_SCHEMES)
FIRST_PRINTED: Final = FIRST_SCHEME + len(SCHEMES)
PRINTED: Final = tuple(segment.printed for segment in SEGMENTS)

CARD_IDS: Final = tuple(card.id for card in CARDS)
CARD_NUMBER: Final = {card.id: i for i, card in enumerate(CARDS)}
COST: Final[list[int]] = [card.cost for card in CARDS] + [0] * len(SCHEMES) + [card.cost for card in PRINTED]
ICONS: Final[list[int]] = (
    [count for card in CARDS for count in card.icons]
    + [count for scheme in SCHEMES for count in scheme.icons]
    + [count for card in PRINTED for count in card.icons]
)
USEFUL_ICONS: Final[list[int]] = [
    ICONS[at] + (ICONS[at - at % 5 + CRIMINAL] if at % 5 != CRIMINAL else 0) for at in range(len(ICONS))
]
"""VIS-6.13: as `ICONS`, and the criminals of the card count with each of the others."""
TIMING: Final[list[int]] = [card.timing for card in CARDS] + [0] * (len(SCHEMES) + len(PRINTED))
ABILITY: Final[list[int]] = [card.ability.number for card in CARDS]
TOP: Final[list[int]] = [card.top.number for card in CARDS] + [0] * len(SCHEMES) + [c.top.number for c in PRINTED]
CONVERTS: Final[list[int]] = [card.converts[0] for card in CARDS]
CONVERTS_FOR: Final[list[int]] = [card.converts[1] for card in CARDS]

TILE_COST: Final[list[int]] = [tile.cost for tile in MANUSCRIPTS]
TILE_RIBBON: Final[list[int]] = [tile.ribbon for tile in MANUSCRIPTS]
TILE_IDS: Final = tuple(tile.id for tile in MANUSCRIPTS)

# What lies in the box of a version of the rules, by number.
TOWNSFOLK_OF: Final[list[list[int]]] = [
    [FIRST_FOLK + i for i in of_version(TOWNSFOLK, rules)] for rules in range(VERSION + 1)
]
TILES_OF: Final[list[list[int]]] = [of_version(MANUSCRIPTS, rules) for rules in range(VERSION + 1)]
START_TILES_OF: Final[list[list[int]]] = [
    list(START_TILES if rules > 1 else START_TILES_1) for rules in range(VERSION + 1)
]
SCHEMES_OF: Final[list[list[int]]] = [
    [FIRST_SCHEME + i for i in of_version(SCHEMES, rules)] for rules in range(VERSION + 1)
]


def removed_schemes(opponent: int, rules: int) -> list[int]:
    """VIS-14.1: the schemes that the board of a solo opponent puts aside."""
    gone = OPPONENTS[opponent].removed
    return [
        card
        for card in SCHEMES_OF[rules]
        if (SCHEMES[card - FIRST_SCHEME].instead_of or SCHEMES[card - FIRST_SCHEME].id) in gone
    ]


# Both sides of the board: the spots of the wide one, then those of the narrow one.
SITES: Final = WIDE_SIDE + NARROW_SIDE
SITE_IDS: Final = tuple(site.id for site in SITES)
SITES_OF: Final[list[list[int]]] = [  # wide * 5 + segment: clockwise
    [i for i, site in enumerate(SITES) if (i < len(WIDE_SIDE)) == wide and site.segment == segment]
    for wide in (False, True)
    for segment in range(5)
]
BANK_OF: Final[list[list[int]]] = [  # (wide * 5 + segment) * 3 + left, inner or right
    [i for i in SITES_OF[wide * 5 + segment] if SITES[i].bank == side]
    for wide in (0, 1)
    for segment in range(5)
    for side in range(3)
]

# The board of a player. A building is type * 3 + slot: trading posts, guildhalls, workshops.
BUILDING_COST: Final[tuple[int, ...]] = (5, 7, 3)
BUILDING_POINTS: Final[tuple[tuple[int, ...], ...]] = ((0, 4, 9, 15), (0, 6, 13, 21), (0, 2, 5, 9))
FREE_STEP: Final = 1 << 0
CHEAP_DISMISSAL: Final = 1 << 1
TWO_MERCHANTS: Final = 1 << 2
GUILDHALL_ICONS: Final[tuple[int, ...]] = (BUILDER, NOBLE, CLERIC)
DISCARD_AT_HIRE: Final = 1 << 6
VIRTUE_AT_COLLISION: Final = 1 << 7
LARGER_HAND: Final = 1 << 8
ALL_BUILDINGS: Final = (1 << BUILDING_COUNT) - 1
HAND_LIMIT: Final = 3
WORKER_COST: Final[tuple[int, ...]] = (0, 1, 3, 5, 8)
WORKERS_EACH: Final = 20

# Permanent icons by mask of buildings * 5 + icon, and the ribbon whose bonus card has an icon.
BUILT_ICONS: Final[list[int]] = [
    (2 if built & TWO_MERCHANTS else 0) if icon == MERCHANT
    else sum(built >> (3 + slot) & 1 for slot in range(3) if GUILDHALL_ICONS[slot] == icon)
    for built in range(ALL_BUILDINGS + 1)
    for icon in range(5)
]  # fmt: skip
RIBBON_OF_ICON: Final[list[int]] = [RIBBON_ICON.index(icon) if icon in RIBBON_ICON else -1 for icon in range(5)]

# Icons on the empty card slots of a player board, by slot * 5 + icon.
SLOT_ICONS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0, 0]

# VIS-11.4, VIS-11.5: what a collision pays, by the space of the markers.
_PAYS: Final = (
    gain(silver=1, deed=3), gain(silver=1, deed=2), gain(silver=1, deed=1), gain(silver=2, deed=1, debt=1),
    gain(silver=2, debt=1), gain(silver=3, debt=2), gain(silver=4, debt=3),
)  # fmt: skip
_PAYS_OPPONENT: Final = (
    gain(deed=3), gain(deed=2), gain(any=1, deed=1), gain(any=1, deed=1, debt=1),
    gain(any=1, debt=1), gain(any=1, debt=2), gain(any=2, debt=3),
)  # fmt: skip
_SEVEN: Final = RowsOf(EFFECT, 7, 7)


def _track(whose: str, pays: tuple[Thing, ...]) -> dict[str, Message]:
    return {"about": say("box-track", whose=f"{whose}track-corruption", pays=_SEVEN.said(pays))}


COLLISION: Final[tuple[Thing, ...]] = BOX.value(
    "collision", "track-corruption", say("fact-pays"), SEEN, _SEVEN, _PAYS, lambda pays: _track("", pays)
)
OPPONENT_COLLISION: Final[tuple[Thing, ...]] = BOX.value(
    "opponent_collision",
    "opponent-track-corruption",
    say("fact-pays"),
    SEEN,
    _SEVEN,
    _PAYS_OPPONENT,
    lambda pays: _track("opponent-", pays),
)
RIVAL: Final[tuple[Thing, ...]] = (
    gain(debt=1), gain(corruption=1), gain(corruption=1), rearrange(), gain(virtue=1), gain(virtue=1), gain(deed=1),
)  # fmt: skip

# The castle, clockwise.
SECTION_IDS: Final = ("a", "b", "c", "d", "e")
_REWARDS: Final = (
    gain(ink=1, stone=1), flip(EITHER), either(gain(gold=1), castle_move()), either(hire(), destroy(1)), gain(virtue=2),
)  # fmt: skip


def _retold_section(effect: Thing) -> dict[str, Message]:
    return {"about": say("box-section", effect=effect.message())}


REWARD: Final[tuple[Thing, ...]] = tuple(
    BOX.value(
        f"castle.{id}",
        f"section-{id}",
        say("fact-reward"),
        SEEN,
        EFFECT,
        effect,
        _retold_section,
    )
    for id, effect in zip(SECTION_IDS, _REWARDS, strict=True)
)

PLACES: Final[tuple[int, ...]] = (12, 8, 4)  # VIS-13.8
PLACES_OF_TWO: Final[tuple[int, ...]] = (12, 4)
DEBTS_ABOVE: Final[tuple[int, ...]] = (0, 12, 12, 15, 18)  # by people
DEEDS_ABOVE: Final[tuple[int, ...]] = (0, 12, 12, 16, 20)
SET_POINTS: Final[tuple[int, ...]] = (0, 1, 4, 9, 16)
LEADER_POINTS: Final = 5
BONUS_POINTS: Final = 3

RING_PLACES: Final = 15  # where a viscount can stand: left, inner or right of each of the five places in the ring
# Places are numbered by place in the ring * 3 + left, inner or right. FURTHER[(from * 4 + steps) * RING_PLACES + to]:
# how many more steps it takes to end there; WAYS lists `more * RING_PLACES + to` for the same, nearest first.


def _after(mask: int) -> int:
    """All places one step on from those of a mask."""
    result = 0
    for place in range(5):
        following = (place + 1) % 5 * 3
        if mask >> (place * 3) & 1:
            result |= (1 << place * 3 + 1) | (1 << place * 3 + 2)
        if mask >> (place * 3 + 1) & 1:
            result |= (1 << place * 3 + 2) | (1 << following + 1)
        if mask >> (place * 3 + 2) & 1:
            result |= 1 << following
    return result


def _further(start: int, steps: int) -> list[int]:
    mask = 1 << start
    for _step in range(steps):
        mask = _after(mask)
    found = [-1] * RING_PLACES
    more = 0
    while -1 in found:
        for to in range(RING_PLACES):
            if mask >> to & 1 and found[to] < 0:
                found[to] = more
        mask = _after(mask)
        more += 1
    return found


FURTHER: Final[list[int]] = [
    more for start in range(RING_PLACES) for steps in range(4) for more in _further(start, steps)
]
WAYS: Final[list[list[int]]] = [
    sorted(FURTHER[way * RING_PLACES + to] * RING_PLACES + to for to in range(RING_PLACES))
    for way in range(RING_PLACES * 4)
]
EXCHANGE: Final[list[int]] = [  # segment * 3 + left, inner or right; the inner space trades nothing
    kind for segment in SEGMENTS for kind in (segment.left_exchange, -1, segment.right_exchange)
]
SPACE_IDS: Final = tuple(
    name for segment in SEGMENTS for name in (str(segment.left), f"{segment.left}-{segment.right}", str(segment.right))
)


def check() -> None:
    """The count sheet of the box, and what the rules rely on."""
    assert len(ICON_IDS) == ICON_COUNT and len(SEGMENTS) == len(SECTION_IDS) == SEGMENT_COUNT
    assert FIRST_HERO == 8 and FIRST_FOLK == 18 and len(PLAYER_CARDS) == 10
    assert len(set(CARD_IDS)) == len(CARDS)
    for rules in (1, 2):
        assert len(TOWNSFOLK_OF[rules]) == 68 and len(TILES_OF[rules]) == 35
        assert len(SCHEMES_OF[rules]) == 16 and len(set(START_TILES_OF[rules])) == 5
    assert [card.start for card in PLAYER_CARDS] == list(range(1, 11))
    assert len(WIDE_SIDE) == 25 and len(NARROW_SIDE) == 20
    assert FIRST_FUTURE - FIRST_SCHEME == 8
    assert all(1 <= card.cost <= 3 and 1 <= sum(card.icons) <= 3 for card in CARDS)
    assert all(3 <= tile.cost <= 7 for tile in MANUSCRIPTS)
    for table, cards in (("starters", STARTERS), ("heroes", HEROES), ("townsfolk", TOWNSFOLK)):
        for card in cards:
            fits = (card.timing == AT_CONVERTING) == (card.converts[0] > 0)
            BOX.demand(fits, f"{table}.{card.id}.converts", say("facts-converting"))
    assert list(range(5)) == [MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL]


check()
