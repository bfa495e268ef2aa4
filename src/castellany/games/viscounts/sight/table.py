"""The shared table as things: papers, cards beside the board, the ring with its segments, the castle."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.viscounts import signs
from castellany.games.viscounts.faces import books_face, pile_face, site_face
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import EXCHANGE_RATE, SEGMENT_COUNT
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import (
    DEBTS_ABOVE,
    DEEDS_ABOVE,
    EXCHANGE,
    FIRST_PRINTED,
    LEADER_POINTS,
    REWARD,
    SECTION_IDS,
    SITES,
    SITES_OF,
    SPACE_IDS,
)
from castellany.games.viscounts.ids import TYPE_IDS, card_name
from castellany.games.viscounts.shown.cards import PairFacts
from castellany.games.viscounts.shown.ring import (
    BuiltFacts,
    EndFacts,
    LeaderFacts,
    OwnerFacts,
    SectionFacts,
    SegmentFacts,
    SiteFacts,
    SpaceFacts,
)
from castellany.games.viscounts.sight.seat import bonus_node, card_node, card_note, tile_thing
from castellany.games.viscounts.state import EMPTY, NO_CARD, NOBODY, ViscountsState
from castellany.kernel import Message, say, seat_id, thing

Node = dict[str, Any]
_SIDES = ("left", "inner", "right")


def papers(s: ViscountsState) -> list[Node]:
    debts = [say("note-poverty") if s.poverty else say("note-debts-left", count=s.debts_above)]
    deeds = [say("note-prosperity") if s.prosperity else say("note-deeds-left", count=s.deeds_above)]
    people = s.seats - (s.opponent != NOBODY)
    poverty: EndFacts = {"start": DEBTS_ABOVE[people], "left": s.debts_above}
    prosperity: EndFacts = {"start": DEEDS_ABOVE[people], "left": s.deeds_above}
    return [
        thing("bank", "zone-bank", "zone"),
        thing("debts", "zone-debts", "pile", s.debts_above, poverty, debts),
        thing("deeds", "zone-deeds", "pile", s.deeds_above, prosperity, deeds),
    ]


def cards_beside(s: ViscountsState) -> list[Node]:
    free = [bonus_node(i) for i in range(4) if s.bonus[i] == NOBODY]
    lead = [thing("leader-card", "leader-card", "card")] if s.leader == NOBODY else []
    facts: LeaderFacts = {"owner": s.leader, "points": LEADER_POINTS}
    return [
        thing("bonuses", "zone-bonuses", "zone", items=free),
        thing("leader", "zone-leader", "zone", facts=facts, items=lead),
    ]


def pairs(s: ViscountsState) -> Node:
    items = []
    for i in range(0, len(s.offer), 2):
        start, hero = s.offer[i] + 1, s.offer[i + 1]
        notes = [say("note-start", start=f"start-{start}")]
        record = PLAYER_CARDS[start - 1]
        facts: PairFacts = {
            "start": start,
            "gain": signs.signs(record.gain),
            "extra": signs.signs(record.extra),
        }
        items.append(thing(f"pair:{start}", f"start-{start}", "card", None, facts, notes, [card_node(hero, 0)]))
    return thing("pairs", "zone-pairs", "zone", items=items)


def board(s: ViscountsState) -> Node:
    """The ring clockwise; each segment with its spaces, its piles and its spots."""
    return thing("board", "zone-board", "zone", items=[segment_thing(s, place) for place in range(SEGMENT_COUNT)])


def segment_thing(s: ViscountsState, place: int) -> Node:
    segment = s.ring[place]
    id = SEGMENTS[segment].id
    items = [space_thing(segment * 3 + side, riders(s, place * 3 + side)) for side in range(3)]
    items.append(pile_thing(segment, s.tops[segment], s.under[segment] + 1))
    items.append(books_thing(segment, s.books[segment], s.leaves[segment] + 1))
    items += [site_node(site, s.sites[site]) for site in SITES_OF[s.wide * SEGMENT_COUNT + segment]]
    facing = SECTION_IDS[(place + s.rotation) % SEGMENT_COUNT]
    notes = [say("note-faces", section=f"section-{facing}")]
    facts: SegmentFacts = {"place": place, "faces": facing}
    return thing(f"segment:{id}", f"segment-{id}", "place", facts=facts, notes=notes, items=items)


def riders(s: ViscountsState, place: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(s.seats) if s.at[seat] == place])


@lru_cache(1024)
def space_thing(space: int, seats: tuple[int, ...]) -> Node:
    side = space % 3
    kind = EXCHANGE[space]
    facts: SpaceFacts = {
        "road": "inner" if side == 1 else "outer",
        "side": _SIDES[side],
        "rate": EXCHANGE_RATE[kind] if kind >= 0 else 0,
        "gain": signs.exchange(kind),
    }
    notes = [say("note-exchange", exchange=f"exchange-{kind}")] if kind >= 0 else []
    here = [piece(f"viscount:{seat}", say("viscount-of", seat=seat_id(seat)), seat) for seat in seats]
    id = SPACE_IDS[space]
    return thing(f"space:{id}", f"space-{id}", "place", facts=facts, notes=notes, items=here)


@lru_cache(1024)
def pile_thing(segment: int, card: int, count: int) -> Node:
    """The townsfolk of a segment: the visible card, or the printed one."""
    id = SEGMENTS[segment].id
    if card == NO_CARD:
        printed = FIRST_PRINTED + segment
        notes = [say("note-printed"), card_note(printed)]
        return thing(f"pile:{id}", card_name(printed), "pile", 0, pile_face(segment, True), notes)
    return thing(f"pile:{id}", "zone-townsfolk", "pile", count, pile_face(segment, False), items=[card_node(card, 0)])


@lru_cache(1024)
def books_thing(segment: int, tile: int, count: int) -> Node:
    """The manuscripts of a segment: the visible one, or the printed book."""
    id = SEGMENTS[segment].id
    if tile == EMPTY:
        return thing(f"books:{id}", f"book-{id}", "pile", 0, books_face(segment, True), [say("note-printed")])
    return thing(f"books:{id}", "zone-manuscripts", "pile", count, books_face(segment, False), items=[tile_thing(tile)])


@lru_cache(1024)
def site_node(site: int, built: int) -> Node:
    record = SITES[site]
    facts: SiteFacts = site_face(site)
    items = []
    if built != EMPTY:
        owner, type = built // 3, TYPE_IDS[built % 3]
        name = say("building-of", building=f"building-{type}", seat=seat_id(owner))
        house: BuiltFacts = {"owner": owner, "type": type}
        items.append(thing(f"built:{record.id}", name, "piece", facts=house))
    notes = [say("note-site", site=f"site-{record.id}")]
    return thing(f"site:{record.id}", f"site-{record.id}", "place", facts=facts, notes=notes, items=items)


def castle(s: ViscountsState) -> Node:
    items = []
    for tier in (1, 2):
        workers = s.tier1 if tier == 1 else s.tier2
        for i in range(SEGMENT_COUNT):
            items.append(section_thing(tier, i, tuple(workers[i * 4 : i * 4 + s.seats])))
    top = [worker_thing("tier3", seat, s.tier3[seat]) for seat in range(s.seats) if s.tier3[seat]]
    facts: SectionFacts = {"tier": 3, "section": "", "reward": [signs.sign("any")]}
    items.append(thing("tier3", "zone-tier3", "place", sum(s.tier3), facts, items=top))
    return thing("castle", "zone-castle", "zone", items=items)


@lru_cache(1024)
def section_thing(tier: int, section: int, counts: tuple[int, ...]) -> Node:
    id = f"tier{tier}:{SECTION_IDS[section]}"
    here = [worker_thing(id, seat, count) for seat, count in enumerate(counts) if count]
    name = say("castle-section", tier=tier, section=f"section-{SECTION_IDS[section]}")
    notes = [say("note-section", section=f"section-{SECTION_IDS[section]}")] if tier == 2 else []
    reward = signs.signs(REWARD[section]) if tier == 2 else []
    facts: SectionFacts = {"tier": tier, "section": SECTION_IDS[section], "reward": reward}
    return thing(id, name, "place", sum(counts), facts, notes, here)


def worker_thing(where: str, seat: int, count: int) -> Node:
    name = say("workers-of", seat=seat_id(seat))
    facts: OwnerFacts = {"owner": seat}
    return thing(f"{where}/seat:{seat}", name, "piece", count, facts)


def piece(id: str, name: Message, owner: int) -> Node:
    facts: OwnerFacts = {"owner": owner}
    return thing(id, name, "piece", facts=facts)
