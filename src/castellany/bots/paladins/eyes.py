"""What a seat of Paladins may know, as numbers in fixed places: the eyes of learners.

Seats are counted from the viewer's own. Of paladins only those turned up are seen, and the own three at choosing.
"""

from __future__ import annotations

from castellany.games.paladins import kinds
from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.kings import FAVOURS_IN_PLAY, ORDERS_IN_PLAY
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, AT_PALADIN, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, open_favours
from castellany.games.paladins.state import PaladinsState


def features(s: PaladinsState, seat: int) -> list[int]:
    """All numbers lie between 0 and 255."""
    found = [s.round, (s.first - seat) % s.seats, (s.turn - seat) % s.seats, s.tax]
    asked = [0] * kinds.BEGIN_ROUND
    hand = [0] * 12
    if s.frames and s.waits_for(seat):
        asked[s.frames[-1].kind] = 1
        if s.frames[-1].kind == kinds.CHOOSE_PALADIN:
            top = seat * 12 + s.own[seat * OWN + AT_DECK]
            for card in s.paladins[top - 3 : top]:
                hand[card] = 1
    found += asked + hand
    for i in range(ORDERS_IN_PLAY):
        found.append(s.kings[i] + 1 if i < s.round else 0)
    shown = open_favours(s)
    for i in range(FAVOURS_IN_PLAY):
        found.append(s.kings[KINGS_FAVOUR + i] + 1 if i < shown else 0)
        found.append(s.kings[FAVOUR_WORKER + i])
    found += [card + 1 for card in s.folk_row] + [card + 1 for card in s.outsider_row]
    taverns = [card + 1 if card >= 0 else 0 for card in s.tavern_row]
    found += taverns + [0] * (5 - len(taverns))
    for i in range(s.seats):
        _seat(s, (seat + i) % s.seats, seat, found)
    for piece in s.spaces:
        found.append(piece if piece == 0 else 1 + (piece - 1) // 4 * 4 + ((piece - 1) % 4 - seat) % s.seats)
    return found


def _seat(s: PaladinsState, other: int, seat: int, found: list[int]) -> None:
    row = s.own[other * OWN : (other + 1) * OWN]
    row[AT_PALADIN] += 1
    row[AT_CHOSEN] = row[AT_CHOSEN] + 1 if other == seat else 0
    for number in row:
        found.append(min(255, max(0, number)))
    found += s.workers[other * 6 : other * 6 + 6]
    found += s.board[other * BOARD_SLOTS : (other + 1) * BOARD_SLOTS]
    for place in s.folk_at:
        found.append(1 if place == 3 + other else 0)
    for place in s.outsider_at:
        found.append(place - 2 - 2 * other if 3 + 2 * other <= place <= 4 + 2 * other else 0)
