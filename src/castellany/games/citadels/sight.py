"""What a seat may see: the table as a tree of things, built field by field (CIT-1.10, CIT-2.8).

Hidden from all but their owners: hands, characters not yet shown, cards under the Museum, the
faces of warrants and threats. A killed character looks like one that nobody chose. Once the game is
over all hands lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from castellany.games.citadels import kinds, suspects
from castellany.games.citadels.facts import (
    BEAUTIFIED,
    CHARACTER_IDS,
    COLOUR,
    COLOUR_IDS,
    COST,
    DISTRICT_IDS,
    DISTRICT_OF,
    GREAT_WALL,
    HAUNTED_QUARTER,
    INCOME_COLOUR,
    INCOME_PAYS,
    MONUMENT,
    MUSEUM,
    TAX_COLLECTOR,
)
from castellany.games.citadels.guesses import certain, guesses, unseen_cards
from castellany.games.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, nth
from castellany.games.citadels.layout import DRAFT_ROW, LAID, NO_CARD, NOBODY, PICKED, SAW
from castellany.games.citadels.lexicon import STANDING_IDS
from castellany.games.citadels.scoring import COMPLETE_POINTS, FIRST_POINTS, best_quarter, completed, score_of
from castellany.games.citadels.shown import (
    CharacterFacts,
    CityFacts,
    DistrictFacts,
    PoolFacts,
    RankFacts,
    SeatFacts,
)
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, observation, say, seat_id, thing

Thing = dict[str, Any]

# Questions during which the cards in the air belong to the seat that is asked.
_HANDLING: Final = (kinds.KEEP, kinds.REDRAW, kinds.DEN)


def observe(s: CitadelsState, seat: int | None) -> dict[str, Any]:
    return observe_all(s, (seat,))[0]


def observe_all(s: CitadelsState, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """What several see. Who may be whom differs from one to the next; others' cities look the same to all, and so
    do their owners to those who know as much of them."""
    shared = [bank(s), deck(s)]
    cities = [city(s, player, False) for player in range(s.seats)]
    points = [score_of(s, player, None).json() for player in range(s.seats)]
    others: dict[tuple[int, int], Thing] = {}
    found: list[dict[str, Any]] = []
    for seat in viewers:
        may_be = guesses(s, seat)
        things = [*shared, cast(s, seat, may_be)]
        if s.site != NO_CARD:
            things.append(card("site", s.site))
        drawn = drawn_cards(s, seat)
        if drawn is not None:
            things.append(drawn)
        scores = points[:]
        for player in range(s.seats):
            known = may_be[player]
            if player == seat:
                things.append(player_thing(s, player, seat, known, city(s, player, True)))
                scores[player] = score_of(s, player, seat).json()
            elif sees_hand(s, seat, player):
                things.append(player_thing(s, player, seat, known, cities[player]))
            else:
                if (player, known) not in others:
                    others[player, known] = player_thing(s, player, seat, known, cities[player])
                things.append(others[player, known])
        found.append(observation(seat, phase(s), things, scores, s.round))
    return found


def phase(s: CitadelsState) -> Message:
    if not s.frames:
        return say("phase-over")
    if s.called == 0:
        return say("phase-selection", round=s.round)
    called = "phase-call" if s.first == NOBODY else "phase-last"
    return say(called, round=s.round, character=CHARACTER_NAMES[s.cast[s.called]])


def bank(s: CitadelsState) -> Thing:
    return thing("bank", "zone-bank", "pile")


def deck(s: CitadelsState) -> Thing:
    return thing("deck", "zone-deck", "pile", len(s.deck))


def card(id: str, standing: int, value: int | None = None, items: list[Thing] | None = None) -> Thing:
    district = DISTRICT_OF[standing]
    facts: DistrictFacts = {
        "district": DISTRICT_IDS[district],
        "cost": COST[district],
        "colour": COLOUR_IDS[COLOUR[district]],
        "beautified": standing >= BEAUTIFIED,
    }
    notes = [say("note-colour", colour="colour-" + COLOUR_IDS[COLOUR[district]], cost=COST[district])]
    if standing >= BEAUTIFIED:
        notes.append(say("note-beautified"))
    return thing(id, DISTRICT_NAMES[district], "card", value, facts, notes, items)


def cards_at(place: str, cards: list[int], ids: list[str]) -> list[Thing]:
    """Cards in sight, each under an id of its own."""
    found: list[Thing] = []
    for i in range(len(cards)):
        copies = cards[: i + 1].count(cards[i])
        found.append(card(nth(f"{place}/{ids[cards[i]]}", copies), cards[i]))
    return found


def cast(s: CitadelsState, seat: int | None, may_be: list[int]) -> Thing:
    """The row of characters in rank order, with everything the table knows of each."""
    sure = certain(s, seat, may_be)
    ranks = [rank_thing(s, rank, seat, may_be, sure) for rank in range(1, len(s.cast))]
    down = (1 if s.down else 0) + (1 if s.down_later else 0)
    for i in range(s.seats):
        for look in (0, 1):
            if s.draft[i * DRAFT_ROW + LAID + look]:
                down += 1
    ranks.append(thing("face-down", "zone-face-down", "pile", down))
    if s.pool:
        passed = 0
        for rank in range(1, len(s.cast)):
            passed += (s.pool >> rank) & 1
        facts: PoolFacts = {"to": picking(s)}
        ranks.append(thing("pool", "zone-pool", "pile", passed, facts))
    return thing("cast", "zone-cast", "zone", items=ranks)


def picking(s: CitadelsState) -> int | None:
    """Who is looking at the characters being passed."""
    top = s.frames[-1] if s.frames else None
    return top.seat if top is not None and top.kind in (kinds.PICK, kinds.LAY) else None


def rank_thing(s: CitadelsState, rank: int, seat: int | None, may_be: list[int], sure: int) -> Thing:
    notes: list[Message] = []
    bit = 1 << rank
    shown = s.shown & bit != 0
    facts: RankFacts = {
        "rank": rank,
        "character": CHARACTER_IDS[s.cast[rank]],
        "face_up": s.face_up & bit != 0,
        "owner": s.holder[rank] if shown else None,
        "silent": not shown and rank <= s.called,
        "called": s.called == rank,
        "pays": COLOUR_IDS[INCOME_COLOUR[s.cast[rank]]] if INCOME_PAYS[s.cast[rank]] else "",
        "mine": seat is not None and s.holder[rank] == seat,
        "laid": lies_aside(s, rank, seat, may_be),
        "maybe": [player for player in range(s.seats) if may_be[player] & bit],
        "certain": sure & bit != 0,
        "killed": rank == s.killed,
        "robbed_by": s.thief if rank == s.robbed and rank > s.called else None,
        "bewitched_by": s.witch if rank == s.bewitched else None,
        "warrant": marker(s.warrants & bit != 0, seat == s.magistrate, s.signed, rank, "signed", "unsigned"),
        "threat": marker(s.threats & bit != 0, seat == s.blackmailer, s.rose, rank, "rose", "blank"),
        "taxes": s.taxes if s.cast[rank] == TAX_COLLECTOR else None,
    }
    if s.face_up & bit:
        notes.append(say("note-face-up"))
    if shown:
        notes.append(say("note-shown", seat=seat_id(s.holder[rank])))
    elif rank <= s.called and not s.face_up & bit:
        notes.append(say("note-silent"))
    notes.extend(suspects.of_rank(facts))
    if rank == s.killed:
        notes.append(say("note-killed"))
    if rank == s.bewitched:
        notes.append(say("note-bewitched", seat=seat_id(s.witch)))
    if rank == s.robbed and rank > s.called:
        notes.append(say("note-robbed", seat=seat_id(s.thief)))
    if s.warrants & bit:
        known = seat is not None and seat == s.magistrate and s.signed
        notes.append(say("note-signed" if rank == s.signed else "note-unsigned") if known else say("note-warrant"))
    if s.threats & bit:
        known = seat is not None and seat == s.blackmailer and s.rose
        notes.append(say("note-rose" if rank == s.rose else "note-blank") if known else say("note-threat"))
    items: list[Thing] | None = None
    if s.cast[rank] == TAX_COLLECTOR:
        items = [thing(f"rank:{rank}/gold", "zone-taxes", "counter", s.taxes)]
    return thing(f"rank:{rank}", CHARACTER_NAMES[s.cast[rank]], "card", None, facts, notes, items)


def lies_aside(s: CitadelsState, rank: int, seat: int | None, may_be: list[int]) -> bool:
    """Does the viewer know of a character that nobody has shown that it lies aside unseen? Whoever laid it there does,
    and once all have chosen everybody for whom nobody may have it."""
    bit = 1 << rank
    if seat is not None:
        if s.holder[rank] == seat:
            return False
        if rank in s.draft[seat * DRAFT_ROW + LAID : seat * DRAFT_ROW + LAID + 2]:
            return True
    if not s.frames or s.called == 0 or (s.shown | s.face_up) & bit:
        return False
    return not any(mask & bit for mask in may_be)


def marker(lies: bool, own: bool, true_one: int, rank: int, face: str, other: str) -> str:
    """A warrant or a threat: its back to all but the one who placed it."""
    if not lies:
        return ""
    if not own or not true_one:
        return "back"
    return face if rank == true_one else other


def drawn_cards(s: CitadelsState, seat: int | None) -> Thing | None:
    """Cards in the air, shown to the one who handles them."""
    if not s.drawn or not s.frames:
        return None
    top = s.frames[-1]
    name = "zone-drawn" if top.kind == kinds.KEEP else "zone-discarded"
    if top.seat == seat and top.kind in _HANDLING:
        return thing("drawn", name, "zone", len(s.drawn), items=cards_at("drawn", s.drawn, DISTRICT_IDS))
    return thing("drawn", name, "zone", len(s.drawn))


def sees_hand(s: CitadelsState, seat: int | None, player: int) -> bool:
    """One's own hand, all hands at the end, and the hand the Wizard looks at (CIT-7.4)."""
    if seat == player or not s.frames:
        return True
    top = s.frames[-1]
    return top.kind == kinds.WIZARD and top.seat == seat and top.a == player


def player_thing(s: CitadelsState, player: int, seat: int | None, may_be: int, built: Thing) -> Thing:
    id = seat_id(player)
    notes: list[Message] = []
    if s.crown == player:
        notes.append(say("note-crown"))
    if s.protected == player:
        notes.append(say("note-protected"))
    if s.first == player:
        notes.append(say("note-first-complete"))
    elif (s.finished >> player) & 1:
        notes.append(say("note-complete"))
    if s.active == player:
        notes.append(say("note-acting", character=CHARACTER_NAMES[s.acting]))
    items = [thing(f"{id}/gold", "res-gold", "counter", s.gold[player])]
    if s.crown == player:
        items.append(thing(f"{id}/crown", "piece-crown", "flag"))
    items.append(characters(s, player, seat))
    hand = s.hands[player]
    shown = cards_at(f"{id}/hand", sorted(hand), DISTRICT_IDS) if sees_hand(s, seat, player) else None
    items.append(thing(f"{id}/hand", "zone-hand", "zone", len(hand), items=shown))
    items.append(built)
    picks = player * DRAFT_ROW + PICKED
    facts: SeatFacts = {
        "crown": s.crown == player,
        "acting": s.active == player,
        "character": CHARACTER_IDS[s.acting] if s.active == player else "",
        "goal": s.goal,
        "place": (player - s.opener) % s.seats + 1,
        "chosen": (1 if s.draft[picks] else 0) + (1 if s.draft[picks + 1] else 0),
        "unseen": 0 if player == seat or not s.frames else unseen_cards(s, player),
        "maybe": [rank for rank in range(1, len(s.cast)) if (may_be >> rank) & 1],
        "protected": s.protected == player,
        "next": picking(s) == player,
    }
    notes.extend(suspects.of_seat(s, facts))
    return thing(id, say("seat-name", seat=id), "seat", None, facts, notes, items)


def city(s: CitadelsState, player: int, mine: bool) -> Thing:
    place = f"{seat_id(player)}/city"
    row = cards_at(place, s.cities[player], STANDING_IDS)
    for i in range(len(row)):
        if DISTRICT_OF[s.cities[player][i]] == MUSEUM:
            own = mine or not s.frames
            under = cards_at(f"{place}/museum/under", s.museum, DISTRICT_IDS) if own else None
            row[i] = card(row[i]["id"], s.cities[player][i], len(s.museum), under)
    count = len(row) + ((s.marks[player] >> MONUMENT) & 1)
    notes = [say("note-goal", goal=s.goal)] if mine and count < s.goal else []
    quarter = best_quarter(s, player)
    haunted = (s.marks[player] >> HAUNTED_QUARTER) & 1 == 1
    present = {
        quarter if DISTRICT_OF[standing] == HAUNTED_QUARTER else COLOUR[standing] for standing in s.cities[player]
    }
    facts: CityFacts = {
        "goal": s.goal,
        "lots": count,
        "types": [COLOUR_IDS[colour] for colour in sorted(present)],
        "wild": COLOUR_IDS[quarter] if haunted else "",
        "complete": completed(s, player),
        "bonus": FIRST_POINTS if s.first in (NOBODY, player) else COMPLETE_POINTS,
        "wall": (s.marks[player] >> GREAT_WALL) & 1 == 1,
    }
    return thing(place, "zone-city", "zone", count, facts, notes, row)


def characters(s: CitadelsState, player: int, seat: int | None) -> Thing:
    """The player's characters of this round: shown ones to all, hidden ones to their owner."""
    place = f"{seat_id(player)}/characters"
    row: list[Thing] = []
    count = 0
    for rank in range(1, len(s.cast)):
        if s.holder[rank] != player:
            continue
        count += 1
        open = (s.shown >> rank) & 1 == 1
        if not open and seat != player and s.frames:
            continue
        notes = [say("note-open" if open else "note-secret")]
        facts: CharacterFacts = {"rank": rank, "shown": open}
        row.append(
            thing(f"{place}/{CHARACTER_IDS[s.cast[rank]]}", CHARACTER_NAMES[s.cast[rank]], "card", None, facts, notes)
        )
    if seat == player:
        row.extend(memory(s, player))
    return thing(place, "zone-characters", "zone", count, items=row)


def memory(s: CitadelsState, player: int) -> list[Thing]:
    """What the player saw, took and laid aside in this selection (CIT-2.8)."""
    place = f"{seat_id(player)}/selection"
    found: list[Thing] = []
    for look in (0, 1):
        saw = s.draft[player * DRAFT_ROW + SAW + look]
        if not saw:
            continue
        names = [CHARACTER_NAMES[s.cast[rank]] for rank in range(1, len(s.cast)) if (saw >> rank) & 1]
        notes = [say("note-saw", character=names)]
        picked = s.draft[player * DRAFT_ROW + PICKED + look]
        if picked:
            notes.append(say("note-picked", character=CHARACTER_NAMES[s.cast[picked]]))
        laid = s.draft[player * DRAFT_ROW + LAID + look]
        if laid:
            notes.append(say("note-laid", character=CHARACTER_NAMES[s.cast[laid]]))
        found.append(thing(f"{place}/{look + 1}", "zone-selection", "place", notes=notes))
    if s.stage_from == player or s.stage_to == player:
        other = s.stage_to if s.stage_from == player else s.stage_from
        given, taken = swapped(s, player)
        note = say("note-swapped", other=seat_id(other), given=given, character=taken)
        found.append(thing(f"{place}/theater", "district-theater", "place", notes=[note]))
    elif s.stage_from != NOBODY:
        note = say("note-swap-seen", seat=seat_id(s.stage_from), other=seat_id(s.stage_to))
        found.append(thing(f"{place}/theater", "district-theater", "place", notes=[note]))
    return found


def swapped(s: CitadelsState, player: int) -> tuple[str, str]:
    """The names of the characters that a player gave and took in the Theater."""
    gave = s.cast[s.draft[s.stage_from * DRAFT_ROW + PICKED + s.stage_look]]
    took = s.cast[s.draft[s.stage_to * DRAFT_ROW + PICKED + s.stage_other]]
    if player == s.stage_to:
        gave, took = took, gave
    return CHARACTER_NAMES[gave], CHARACTER_NAMES[took]
