"""What a seat of Viscounts may know, as numbers in fixed places: the eyes of learners.

Seats are counted from the viewer's own. Piles are seen by their top and their size; of hands, only the own.
"""

from __future__ import annotations

from castellany.games.viscounts import kinds
from castellany.games.viscounts.facts.tables import FIRST_SCHEME, SITES, TILE_IDS
from castellany.games.viscounts.state import ViscountsState


def features(s: ViscountsState, seat: int) -> list[int]:
    """All numbers lie between 0 and 255."""
    found = [min(255, s.round), 1 if s.last_round else 0, s.phase, s.rotation, s.debts_above, s.deeds_above]
    found += [s.poverty, s.prosperity, s.paid, s.sacked + 1, s.doubled, 1 + (s.leader - seat) % s.seats]
    if s.leader < 0:
        found[-1] = 0
    asked = [0] * (kinds.OPPONENT_CORRUPTION + 1)
    if s.frames and s.waits_for(seat):
        asked[s.frames[-1].kind] = 1
    found += asked + s.ring
    for segment in range(5):
        found += [s.tops[segment] + 1, s.under[segment], s.books[segment] + 1, s.leaves[segment]]
    for owner in s.bonus:
        found.append(1 + (owner - seat) % s.seats if owner >= 0 else 0)
    sites = [0] * len(SITES)
    for i in range(len(s.sites)):
        if s.sites[i] >= 0:
            sites[i] = 1 + (s.sites[i] // 3 - seat) % s.seats * 3 + s.sites[i] % 3
    found += sites
    offer = [number + 1 for number in s.offer]
    found += offer + [0] * (10 - len(offer))
    for i in range(s.seats):
        _seat(s, (seat + i) % s.seats, found)
    hand = [0] * FIRST_SCHEME
    for card in s.hands[seat]:
        if card < FIRST_SCHEME:
            hand[card] += 1
    return found + hand


def _seat(s: ViscountsState, other: int, found: list[int]) -> None:
    for number in s.goods[other * 4 : other * 4 + 4] + s.papers[other * 4 : other * 4 + 4]:
        found.append(min(255, number))
    found += s.marks[other * 2 : other * 2 + 2]
    found += [s.at[other] + 1, s.workers[other], s.tier3[other], len(s.hands[other]), len(s.decks[other])]
    found += [card + 1 for card in s.row[other * 3 : other * 3 + 3]]
    for section in range(5):
        found += [s.tier1[section * 4 + other], s.tier2[section * 4 + other]]
    for house in range(9):
        found.append((s.built[other] >> house) & 1)
    for tile in range(len(TILE_IDS)):
        found.append((s.tiles[other] >> tile) & 1)
