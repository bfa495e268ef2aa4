"""What is seen of one seat: its board, goods, papers, cards and buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.viscounts.facts.kinds import GOODS_IDS, ICON_IDS, RIBBON_IDS, SILVER
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.facts.tables import COST, FIRST_PRINTED, FIRST_SCHEME, ICONS, TILE_IDS
from castellany.games.viscounts.flow import hand_limit
from castellany.games.viscounts.gains import CARD_LOVER
from castellany.games.viscounts.ids import card_name, card_thing, house_id
from castellany.games.viscounts.payment import board_icons
from castellany.games.viscounts.scoring import tile_points
from castellany.games.viscounts.shown import (
    CardFacts,
    HouseFacts,
    RibbonFacts,
    SeatFacts,
    StartFacts,
    TileFacts,
    TrackFacts,
)
from castellany.games.viscounts.solo.judgement import opponent_icons
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Message, say, seat_id, thing

Node = dict[str, Any]
_PAPERS = ("unpaid", "paid", "acquired", "approved")


def observe_seat(s: ViscountsState, seat: int, viewer: int | None) -> Node:
    opponent = seat == s.opponent
    items = [*goods(s, seat), *papers(s, seat), *marks(s, seat), *icons(s, seat), row(s, seat)]
    if not opponent:
        items.append(hand(s, seat, viewer))
    items.append(thing(f"seat:{seat}/deck", "zone-deck", "pile", len(s.decks[seat])))
    items.append(discards(s, seat))
    items.append(thing(f"seat:{seat}/workers", "zone-workers", "counter", s.workers[seat]))
    items += [houses(s, seat), tiles(s, seat), cards(s, seat)]
    name = f"opponent-{OPPONENT_IDS[s.opponent_board]}" if opponent else say("seat-name", seat=seat_id(seat))
    notes = []
    if s.round and seat == s.first:
        notes.append(say("note-first"))
    if s.marks[seat * 2] == s.marks[seat * 2 + 1]:
        notes.append(say("note-meet"))
    facts: SeatFacts = {"automatic": opponent}
    return thing(seat_id(seat), name, "seat", facts=facts, notes=notes, items=items)


def goods(s: ViscountsState, seat: int) -> list[Node]:
    """The opponent has no silver, and the one that collects cards has a single pool."""
    found = []
    for i in range(4):
        if seat == s.opponent and (i == SILVER or (s.opponent_board == CARD_LOVER and i > 1)):
            continue
        name = "res-pool" if seat == s.opponent and s.opponent_board == CARD_LOVER else f"res-{GOODS_IDS[i]}"
        found.append(thing(f"seat:{seat}/{GOODS_IDS[i]}", name, "counter", s.goods[seat * 4 + i]))
    return found


def papers(s: ViscountsState, seat: int) -> list[Node]:
    return [
        thing(f"seat:{seat}/{_PAPERS[i]}", f"paper-{_PAPERS[i]}", "counter", s.papers[seat * 4 + i]) for i in range(4)
    ]


def marks(s: ViscountsState, seat: int) -> list[Node]:
    """Spaces are counted from one for people. The opponent's collision pays other things, so its track has its name."""
    corruption = "opponent-track-corruption" if seat == s.opponent else "track-corruption"
    facts: TrackFacts = {"length": 7}
    return [
        thing(f"seat:{seat}/corruption", corruption, "track", s.marks[seat * 2] + 1, facts),
        thing(f"seat:{seat}/virtue", "track-virtue", "track", s.marks[seat * 2 + 1] + 1, facts),
    ]


def icons(s: ViscountsState, seat: int) -> list[Node]:
    """Icons of each kind that count for actions now."""
    count = opponent_icons if seat == s.opponent else board_icons
    return [thing(f"seat:{seat}/{id}", f"icon-{id}", "counter", count(s, seat, i)) for i, id in enumerate(ICON_IDS)]


def card_facts(card: int) -> CardFacts:
    """For drawing: cost and icons."""
    return {
        "cost": COST[card],
        "icons": {ICON_IDS[i]: ICONS[card * 5 + i] for i in range(5) if ICONS[card * 5 + i]},
    }


def card_note(card: int) -> Message:
    """Cost and icons in words; what else a card does is told with its name."""
    icons = [
        say("note-times", count=ICONS[card * 5 + i], icon=f"icon-{ICON_IDS[i]}")
        for i in range(5)
        if ICONS[card * 5 + i]
    ]
    if FIRST_SCHEME <= card < FIRST_PRINTED:
        return say("note-scheme", icons=icons)
    return say("note-card-printed" if card >= FIRST_PRINTED else "note-card", cost=COST[card], icons=icons)


# What seldom changes is built once; every look at a table holds dozens of cards.
@lru_cache(4096)
def card_node(card: int, seat: int, slot: int = -1) -> Node:
    facts = card_facts(card)
    if slot >= 0:
        facts["slot"] = slot
    return thing(card_thing(card, seat), card_name(card), "card", facts=facts, notes=[card_note(card)])


def row(s: ViscountsState, seat: int) -> Node:
    """The three slots from left to right; the right card drops off next."""
    held = [card_node(s.row[seat * 3 + i], seat, i) for i in range(3) if s.row[seat * 3 + i] != NO_CARD]
    return thing(f"seat:{seat}/row", "zone-row", "zone", items=held)


def hand(s: ViscountsState, seat: int, viewer: int | None) -> Node:
    shown = [card_node(card, seat) for card in s.hands[seat]] if viewer == seat else None
    notes = [say("note-limit", count=hand_limit(s, seat))]
    return thing(f"seat:{seat}/hand", "zone-hand", "zone", len(s.hands[seat]), notes=notes, items=shown)


def discards(s: ViscountsState, seat: int) -> Node:
    pile = [card_node(card, seat) for card in s.discards[seat]]
    return thing(f"seat:{seat}/discard", "zone-discard", "zone", len(pile), items=pile)


def houses(s: ViscountsState, seat: int) -> Node:
    """All nine; what they do is told by their names, for the opponent by its own."""
    built = s.built[seat]
    found = [house(seat, building, built >> building & 1 == 1, seat == s.opponent) for building in range(9)]
    return thing(f"seat:{seat}/houses", "zone-houses", "zone", items=found)


@lru_cache(256)
def house(seat: int, building: int, built: bool, opponent: bool) -> Node:
    id = house_id(building)
    notes = [say("note-built")] if built else []
    facts: HouseFacts = {"type": building // 3, "built": built}
    name = f"opponent-{id}" if opponent else f"house-{id}"
    return thing(f"seat:{seat}/{id}", name, "piece", facts=facts, notes=notes)


def tile_thing(tile: int) -> Node:
    record = MANUSCRIPTS[tile]
    facts: TileFacts = {"ribbon": RIBBON_IDS[record.ribbon], "cost": record.cost}
    return thing(f"tile:{record.id}", f"tile-{record.id}", "card", facts=facts)


def tiles(s: ViscountsState, seat: int) -> Node:
    found = []
    for tile in range(len(TILE_IDS)):
        if s.tiles[seat] >> tile & 1:
            node = tile_thing(tile)
            if MANUSCRIPTS[tile].points_for:
                node["notes"] = [say("note-points", count=tile_points(s, seat, tile)).json()]
            found.append(node)
    return thing(f"seat:{seat}/tiles", "zone-tiles", "zone", len(found), items=found)


def bonus_card(ribbon: str) -> Node:
    facts: RibbonFacts = {"ribbon": ribbon}
    return thing(f"bonus:{ribbon}", f"bonus-{ribbon}", "card", facts=facts)


def cards(s: ViscountsState, seat: int) -> Node:
    """The player card, clergy bonus cards and the castle leader card."""
    found = []
    if s.player_cards[seat] != NO_CARD:
        start = s.player_cards[seat] + 1
        facts: StartFacts = {"start": start}
        found.append(thing(f"start:{start}", f"start-{start}", "card", facts=facts))
    for i in range(4):
        if s.bonus[i] == seat:
            found.append(bonus_card(RIBBON_IDS[i]))
    if s.leader == seat:
        found.append(thing("leader-card", "leader-card", "card"))
    return thing(f"seat:{seat}/cards", "zone-cards", "zone", items=found)
