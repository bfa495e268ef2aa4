"""What is seen of one seat: its board, goods, papers, cards and buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.viscounts import signs
from castellany.games.viscounts.faces import (
    card_face,
    focus_face,
    removed_faces,
    rival_pays,
    scheme_face,
    slot_icons,
    tile_face,
    track_pays,
    wants_face,
)
from castellany.games.viscounts.facts.kinds import (
    BUILDING_COUNT,
    BUILDING_IDS,
    GOODS_IDS,
    ICON_COUNT,
    ICON_IDS,
    RIBBON_IDS,
    SILVER,
    TOP_UP,
)
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS, RIBBON_ICON
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS, OPPONENTS
from castellany.games.viscounts.facts.tables import (
    BONUS_POINTS,
    BUILDING_COST,
    BUILDING_POINTS,
    COST,
    FIRST_PRINTED,
    FIRST_SCHEME,
    ICONS,
    TILE_IDS,
    removed_schemes,
)
from castellany.games.viscounts.flow import hand_limit
from castellany.games.viscounts.gains import CARD_LOVER, TRACK_END
from castellany.games.viscounts.ids import card_name, card_thing, house_id
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.payment import board_icons, useful_icons
from castellany.games.viscounts.scoring import sets, tile_points
from castellany.games.viscounts.shown.cards import BonusFacts, CardFacts, SchemeFacts, StartFacts, TileFacts
from castellany.games.viscounts.shown.seat import (
    HandFacts,
    HouseFacts,
    HouseGroup,
    HousesFacts,
    IconFacts,
    MarkFacts,
    RowFacts,
    SeatFacts,
    TilesFacts,
    TrackFacts,
)
from castellany.games.viscounts.solo.judgement import opponent_goods, opponent_icons, opponent_power
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Message, say, seat_id, thing

Node = dict[str, Any]
_PAPERS = ("unpaid", "paid", "acquired", "approved")


def observe_seat(s: ViscountsState, seat: int, points: int) -> Node:
    """A player as the others see it. Parts that did not change since the last look are the very same objects."""
    opponent = seat == s.opponent
    board = s.opponent_board if opponent else -1
    purse = tuple(s.goods[seat * 4 : seat * 4 + 4])
    items = [*goods(seat, purse, board), *papers(seat, tuple(s.papers[seat * 4 : seat * 4 + 4]))]
    items += marks(seat, opponent, s.marks[seat * 2] + 1, s.marks[seat * 2 + 1] + 1)
    items += icons(s, seat)
    items.append(row(seat, tuple(s.row[seat * 3 : seat * 3 + 3]), board))
    if not opponent:
        items.append(hand(s, seat, False))
    aside = [removed_note(s.opponent_board, s.rules)] if opponent else []
    items.append(thing(f"seat:{seat}/deck", "zone-deck", "pile", len(s.decks[seat]), notes=aside))
    items.append(discards(seat, tuple(s.discards[seat])))
    items.append(thing(f"seat:{seat}/workers", "zone-workers", "counter", s.workers[seat]))
    items += [houses(seat, s.built[seat], board), tiles(s, seat), cards(s, seat)]
    name = f"opponent-{OPPONENT_IDS[s.opponent_board]}" if opponent else say("seat-name", seat=seat_id(seat))
    notes = []
    if s.round and seat == s.first:
        notes.append(say("note-first"))
    if s.marks[seat * 2] == s.marks[seat * 2 + 1]:
        notes.append(say("note-meet"))
    return thing(seat_id(seat), name, "seat", facts=seat_facts(s, seat, points), notes=notes, items=items)


def seat_facts(s: ViscountsState, seat: int, points: int) -> SeatFacts:
    opponent = seat == s.opponent
    active = bool(s.round) and seat == s.active
    return {
        "automatic": opponent,
        "opponent": OPPONENT_IDS[s.opponent_board] if opponent else "",
        "focus": focus_face(s.opponent_board) if opponent else [],
        "wants": wants_face(s.opponent_board) if opponent else [],
        "removed": removed_faces(s.opponent_board, s.rules) if opponent else [],
        "active": active,
        "first": bool(s.round) and seat == s.first,
        "leader": s.leader == seat,
        "points": points,
        "phase": s.phase if active else 0,
    }


# `opponent`, below: which board of the automatic opponent; -1 for people.


@lru_cache(1024)
def goods(seat: int, purse: tuple[int, ...], opponent: int) -> list[Node]:
    """The opponent has no silver, and the one that collects cards has a single pool."""
    found = []
    for i in range(4):
        if opponent >= 0 and (i == SILVER or (opponent == CARD_LOVER and i > 1)):
            continue
        name = "res-pool" if opponent == CARD_LOVER else f"res-{GOODS_IDS[i]}"
        found.append(thing(f"seat:{seat}/{GOODS_IDS[i]}", name, "counter", purse[i]))
    return found


@lru_cache(1024)
def papers(seat: int, counts: tuple[int, ...]) -> list[Node]:
    return [thing(f"seat:{seat}/{_PAPERS[i]}", f"paper-{_PAPERS[i]}", "counter", counts[i]) for i in range(4)]


@lru_cache(1024)
def marks(seat: int, opponent: bool, bad: int, good: int) -> list[Node]:
    """Spaces are counted from one for people. The opponent's collision pays other things, so its track has its name."""
    steps = list(range(1, TRACK_END + 2))
    track: TrackFacts = {"steps": steps, "pays": track_pays(opponent), "rivals": rival_pays(), "meet": [bad, good]}
    virtue: MarkFacts = {"steps": steps}
    name = "opponent-track-corruption" if opponent else "track-corruption"
    return [
        thing(f"seat:{seat}/corruption", name, "track", bad, track),
        thing(f"seat:{seat}/virtue", "track-virtue", "track", good, virtue),
    ]


def icons(s: ViscountsState, seat: int) -> list[Node]:
    """Icons of each kind that count for actions now; with the criminals, those for an action, and its good."""
    opponent = seat == s.opponent
    count = opponent_icons if opponent else board_icons
    found = []
    for i, id in enumerate(ICON_IDS):
        facts: IconFacts | None = None
        if i < 4:
            good = TOP_UP[i]
            useful = opponent_power(s, seat, i) if opponent else useful_icons(s, seat, i)
            goods = opponent_goods(s, seat, i) if opponent and i else s.goods[seat * 4 + good]
            facts = {"icons": useful, "good": GOODS_IDS[good], "goods": goods}
        found.append(thing(f"seat:{seat}/{id}", f"icon-{id}", "counter", count(s, seat, i), facts))
    return found


def card_note(card: int) -> Message:
    """Cost and icons in words; what else a card does is told with its name."""
    icons = [
        say("note-times", count=ICONS[card * ICON_COUNT + i], icon=f"icon-{ICON_IDS[i]}")
        for i in range(ICON_COUNT)
        if ICONS[card * ICON_COUNT + i]
    ]
    if FIRST_SCHEME <= card < FIRST_PRINTED:
        return say("note-scheme", icons=icons)
    return say("note-card-printed" if card >= FIRST_PRINTED else "note-card", cost=COST[card], icons=icons)


# What seldom changes is built once; every look at a table holds dozens of cards.
@lru_cache(4096)
def card_node(card: int, seat: int, slot: int = -1) -> Node:
    if FIRST_SCHEME <= card < FIRST_PRINTED:
        scheme: SchemeFacts = scheme_face(card, slot)
        return thing(card_thing(card, seat), card_name(card), "card", facts=scheme, notes=[card_note(card)])
    facts: CardFacts = card_face(card, slot)
    return thing(card_thing(card, seat), card_name(card), "card", facts=facts, notes=[card_note(card)])


@lru_cache(1024)
def row(seat: int, cards: tuple[int, ...], opponent: int) -> Node:
    """The three slots from left to right; the right card drops off next."""
    held = [card_node(cards[i], seat, i) for i in range(3) if cards[i] != NO_CARD]
    slots = slot_icons(opponent)
    facts: RowFacts = {"slots": slots}
    notes = [slot_note(i, slots[i]) for i in range(3) if slots[i] and cards[i] == NO_CARD]
    return thing(f"seat:{seat}/row", "zone-row", "zone", facts=facts, notes=notes, items=held)


def slot_note(slot: int, icons: list[str]) -> Message:
    """VIS-3.9, VIS-14.8: what is printed on a slot as long as no card lies there."""
    times = [say("note-times", count=icons.count(id), icon=f"icon-{id}") for id in dict.fromkeys(icons)]
    return say("note-slot", slot=slot + 1, icons=times)


@lru_cache(8)
def removed_note(board: int, rules: int) -> Message:
    """VIS-14.1: the schemes that the opponent's board shows as put aside."""
    return say("note-removed", schemes=[card_name(card) for card in removed_schemes(board, rules)])


def hand(s: ViscountsState, seat: int, own: bool) -> Node:
    shown = [card_node(card, seat) for card in s.hands[seat]] if own else None
    limit = hand_limit(s, seat)
    facts: HandFacts = {"limit": limit}
    notes = [say("note-limit", count=limit)]
    return thing(f"seat:{seat}/hand", "zone-hand", "zone", len(s.hands[seat]), facts, notes, shown)


@lru_cache(1024)
def discards(seat: int, cards: tuple[int, ...]) -> Node:
    pile = [card_node(card, seat) for card in cards]
    return thing(f"seat:{seat}/discard", "zone-discard", "zone", len(pile), items=pile)


@lru_cache(1024)
def houses(seat: int, built: int, opponent: int) -> Node:
    """All nine; what they do is told by their names, for the opponent by its own."""
    found = [house(seat, building, built >> building & 1 == 1, opponent) for building in range(BUILDING_COUNT)]
    groups: list[HouseGroup] = []
    for type in range(3):
        count = (built >> (type * 3) & 7).bit_count()
        steps = list(BUILDING_POINTS[type][1:])
        groups.append({"type": BUILDING_IDS[type], "cost": BUILDING_COST[type], "steps": steps, "built": count})
    facts: HousesFacts = {"groups": groups}
    return thing(f"seat:{seat}/houses", "zone-houses", "zone", facts=facts, items=found)


@lru_cache(256)
def house(seat: int, building: int, built: bool, opponent: int) -> Node:
    id = house_id(building)
    name = f"house-{id}" if opponent < 0 else f"opponent-{id}"
    notes = [say("note-house", house=name), *([say("note-built")] if built else [])]
    gift = signs.gift(building) if opponent < 0 else signs.opponent_gift(building, OPPONENTS[opponent].guildhall_icons)
    facts: HouseFacts = {"type": BUILDING_IDS[building // 3], "slot": building % 3, "built": built, "gift": gift}
    return thing(f"seat:{seat}/{id}", name, "piece", facts=facts, notes=notes)


def tile_thing(tile: int, points: int = 0) -> Node:
    facts: TileFacts = tile_face(tile, points)
    return thing(f"tile:{TILE_IDS[tile]}", f"tile-{TILE_IDS[tile]}", "card", facts=facts)


def tiles(s: ViscountsState, seat: int) -> Node:
    found = []
    for tile in range(len(TILE_IDS)):
        if s.tiles[seat] >> tile & 1:
            points = tile_points(s, seat, tile)
            node = tile_thing(tile, points)
            if MANUSCRIPTS[tile].points_for:
                node["notes"] = [say("note-points", count=points).json()]
            found.append(node)
    owned = ribbons(s, seat)
    facts: TilesFacts = {"ribbons": owned, "points": sets(owned), "next": max(sets_with(owned, i) for i in range(4))}
    return thing(f"seat:{seat}/tiles", "zone-tiles", "zone", len(found), facts, items=found)


def sets_with(owned: list[int], ribbon: int) -> int:
    """The points for sets after one more manuscript with this ribbon."""
    return sets([count + (i == ribbon) for i, count in enumerate(owned)])


@lru_cache(8)
def bonus_node(ribbon: int) -> Node:
    id = RIBBON_IDS[ribbon]
    facts: BonusFacts = {"ribbon": id, "icon": ICON_IDS[RIBBON_ICON[ribbon]], "points": BONUS_POINTS}
    return thing(f"bonus:{id}", f"bonus-{id}", "card", facts=facts)


def cards(s: ViscountsState, seat: int) -> Node:
    """The player card, clergy bonus cards and the castle leader card."""
    found = []
    if s.player_cards[seat] != NO_CARD:
        start = s.player_cards[seat] + 1
        facts: StartFacts = {"start": start}
        found.append(thing(f"start:{start}", f"start-{start}", "card", facts=facts))
    found += [bonus_node(i) for i in range(4) if s.bonus[i] == seat]
    if s.leader == seat:
        found.append(thing("leader-card", "leader-card", "card"))
    return thing(f"seat:{seat}/cards", "zone-cards", "zone", items=found)
