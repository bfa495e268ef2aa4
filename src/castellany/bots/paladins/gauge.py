"""What the seats of Paladins have, as numbers from which their points at the end were learned."""

from __future__ import annotations

from castellany.bots.paladins.worth import ICON_WORTH, seat_worth
from castellany.games.paladins.facts.board import BOARD_SLOTS, COMMISSION_VP, FORTIFY_VP, ROUNDS
from castellany.games.paladins.facts.icons import ABSOLVE, ACTION_COUNT, COMMISSION, CONVERT, FORTIFY, GARRISON
from castellany.games.paladins.facts.kings import ORDER_NEED, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.tables import ORDER_ACTION, OUTSIDER_TYPE, TRACK_VP, WALL_VP
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_PAID,
    AT_PASSED,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    OWN,
    OWNED,
    WORKSHOP,
)
from castellany.games.paladins.scoring import converted, converted_points
from castellany.games.paladins.state import PaladinsState


def gauges(s: PaladinsState) -> list[list[float]]:
    """Nothing where the game's own opponent plays: it was not learned from."""
    if s.opponent >= 0:
        return []
    worths = [seat_worth(s, seat) for seat in range(s.seats)]
    return [gauge(s, seat, worths) for seat in range(s.seats)]


def gauge(s: PaladinsState, seat: int, worths: list[float]) -> list[float]:
    """Attributes, actions taken, stores, workers, orders, debts, and how much time is left."""
    own = s.own
    row = seat * OWN
    done = row + AT_DONE
    left = float(ROUNDS - s.round)
    found: list[float] = [worths[seat], left]
    tracks = 0.0
    for attribute in range(3):
        points = int(own[row + attribute])
        tracks += TRACK_VP[points]
        found.append(float(points))
        found.append(points * left)
    found.append(tracks)
    for action in range(ACTION_COUNT):
        found.append(float(own[done + action]))
    rows = COMMISSION_VP[min(own[done + COMMISSION], len(COMMISSION_VP) - 1)]
    rows += COMMISSION_VP[min(own[done + GARRISON], len(COMMISSION_VP) - 1)]
    rows += FORTIFY_VP[min(own[done + FORTIFY], len(FORTIFY_VP) - 1)]
    rows += FORTIFY_VP[min(own[done + ABSOLVE], len(FORTIFY_VP) - 1)]
    found.append(float(rows))
    fulfilled = 0.0
    near = 0.0
    for i in range(min(s.round, ORDERS_IN_PLAY)):
        count = int(own[done + ORDER_ACTION[s.kings[i]]])
        if count >= ORDER_NEED:
            fulfilled += ORDER_VP[i]
        else:
            near += ORDER_VP[i] * count
    found += [fulfilled, near]
    outsiders = 0.0
    if own[done + CONVERT]:
        for card in converted(s, seat):
            outsiders += converted_points(s, seat, OUTSIDER_TYPE[card])
    walls = 0.0
    for wall in range(len(WALL_VP)):
        if s.wall_at[wall] == OWNED + seat:
            walls += WALL_VP[wall]
    silver = own[row + AT_SILVER]
    provision = own[row + AT_PROVISION]
    found += [outsiders, walls, float(min(silver, 4)), float(min(8, max(0, silver - 4))), float(min(provision, 4))]
    found += [float(min(8, max(0, provision - 4))), float(min(silver, provision))]
    found += [float(own[row + AT_PAID]), float(own[row + AT_UNPAID]), int(own[row + AT_UNPAID]) * left]
    found += [float(own[row + AT_SUSPICION]), float(s.tax)]
    workers = 0.0
    count = 0
    for colour in range(6):
        have = int(s.workers[seat * 6 + colour])
        found.append(float(have))
        workers += ICON_WORTH[colour] * have
        count += have
    shops = 0.0
    taken = 0.0
    for slot in range(seat * BOARD_SLOTS, (seat + 1) * BOARD_SLOTS):
        if s.board[slot] == WORKSHOP:
            shops += 1.0
        elif s.board[slot]:
            taken += 1.0
    best = -99.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worths[other])
    found += [workers, count * left, shops, shops * left, taken, float(own[row + AT_PASSED]), best]
    found += [1.0 if s.first == seat else 0.0, float(s.seats)]
    return found
