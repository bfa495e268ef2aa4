"""What a seat of Citadels may know, as numbers in fixed places: the eyes of learners.

Seats are counted from the viewer's own, so that one policy can play every seat. Nothing hidden is
read: other hands only by their size, other characters only once shown.
"""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.facts import DISTRICT_OF, KINDS_OF_DISTRICT, RANKS
from castellany.games.citadels.kinds import GATHER, KEEP
from castellany.games.citadels.layout import DRAFT_ROW, NOBODY, SAW
from castellany.games.citadels.state import CitadelsState

# The table: round, last rank called, districts still missing, cards in the deck, the question asked.
TABLE: Final = 5
QUESTIONS: Final = GATHER + 1
# Each rank: character of the cast, face up, shown, killed, robbed, bewitched, own, seen in the draft.
RANK_FACTS: Final = 8
# Each seat: gold, cards, size of the city, crown, protected, complete, acting; then its districts.
SEAT_FACTS: Final = 7
SEAT: Final = SEAT_FACTS + KINDS_OF_DISTRICT


def features(s: CitadelsState, seat: int) -> list[int]:
    """All numbers lie between 0 and 255."""
    ranks = TABLE + QUESTIONS
    hand = ranks + RANKS * RANK_FACTS
    drawn = hand + KINDS_OF_DISTRICT
    seats = drawn + KINDS_OF_DISTRICT
    found = [0] * (seats + s.seats * SEAT)
    found[0] = min(s.round, 255)
    found[1] = s.called
    found[2] = s.goal
    found[3] = len(s.deck)
    found[4] = s.taxes
    if s.frames:
        top = s.frames[-1]
        if top.seat == seat:
            found[TABLE + top.kind] = 1
            if top.kind == KEEP:
                for card in s.drawn:
                    found[drawn + card] += 1
    _ranks(s, seat, found, ranks)
    for card in s.hands[seat]:
        found[hand + card] += 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        base = seats + i * SEAT
        found[base] = min(s.gold[other], 255)
        found[base + 1] = len(s.hands[other])
        found[base + 2] = len(s.cities[other])
        found[base + 3] = 1 if s.crown == other else 0
        found[base + 4] = 1 if s.protected == other else 0
        found[base + 5] = (s.finished >> other) & 1
        found[base + 6] = 1 if s.active == other else 0
        base += SEAT_FACTS
        for standing in s.cities[other]:
            found[base + DISTRICT_OF[standing]] += 1
    return found


def _ranks(s: CitadelsState, seat: int, found: list[int], base: int) -> None:
    saw = s.draft[seat * DRAFT_ROW + SAW] | s.draft[seat * DRAFT_ROW + SAW + 1]
    for rank in range(1, len(s.cast)):
        at = base + (rank - 1) * RANK_FACTS
        found[at] = 1 + s.cast[rank] % 3
        found[at + 1] = (s.face_up >> rank) & 1
        if (s.shown >> rank) & 1 and s.holder[rank] != NOBODY:
            found[at + 2] = 1 + (s.holder[rank] - seat) % s.seats
        found[at + 3] = 1 if s.killed == rank else 0
        found[at + 4] = 1 if s.robbed == rank else 0
        found[at + 5] = 1 if s.bewitched == rank else 0
        found[at + 6] = 1 if s.holder[rank] == seat else 0
        found[at + 7] = (saw >> rank) & 1
