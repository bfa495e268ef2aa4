"""What things are worth in Paladins, in points: icons, attributes, actions, and a seat at a moment.

Attributes pay more the higher they stand, so they count by the square; early in the game they also
open what lies behind their flags. The third, fifth and seventh time of an action count towards orders and rows.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import (
    ABSOLVE_SPACES_OF,
    BOARD_SLOTS,
    COMMISSION_VP,
    DEVELOP_VP,
    FORTIFY_VP,
    ROUNDS,
    SPACES,
)
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RECRUIT,
    Icons,
)
from castellany.games.paladins.facts.kings import ORDER_NEED, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.tables import ACTION_SLOT, ORDER_ACTION, OUTSIDER_TYPE, TRACK_VP, WALL_VP
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_PAID,
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

# By icon: six workers, silver, provision, tax, three attributes, suspicion, debts, prayer, recruit, develop.
ICON_WORTH: Final[list[float]] = [
    0.7, 0.9, 0.9, 0.9, 0.9, 0.7, 0.5, 0.6, 0.45, 1.8, 1.8, 1.8, 0.5, 3.5, 2.8, -2.6, 1.5, 2.2, 2.0,
]  # fmt: skip


def icons_worth(row: Icons) -> float:
    return sum([ICON_WORTH[icon] for icon in row])


SEND_WORTH: Final[list[float]] = [icons_worth(card.send) for card in TOWNSFOLK]
HIRE_WORTH: Final[list[float]] = [icons_worth(card.instant) + 2.0 * icons_worth(card.gain) for card in TOWNSFOLK]
SPACE_WORTH: Final[list[float]] = [icons_worth(space.gain) for space in SPACES]
JAR_WORTH: Final[list[list[float]]] = [[icons_worth(row) for row in spaces] for spaces in ABSOLVE_SPACES_OF]
ATTACK_WORTH: Final[list[float]] = [icons_worth(card.attack) for card in OUTSIDERS]
CONVERT_WORTH: Final[list[float]] = [1.8 * card.convert for card in OUTSIDERS]
TAVERN_WORTH: Final[list[float]] = [icons_worth(tavern.workers) for tavern in TAVERNS]
PALADIN_WORTH: Final[list[float]] = [
    icons_worth(p.workers) + icons_worth(p.gain) + 0.5 * sum(p.bonus) + (0.8 if p.discount else 0.0) for p in PALADINS
]


def attribute_worth(s: PaladinsState, points: int) -> float:
    """A marker on its track: printed points late, promise early."""
    late = s.round / ROUNDS
    return late * TRACK_VP[points] + (1.0 - late) * (0.14 * points * points + 0.5 * points) + 0.15 * points


def attribute_step(s: PaladinsState, seat: int, attribute: int) -> float:
    """What one more point of an attribute is worth."""
    points = s.own[seat * OWN + attribute]
    return 0.0 if points >= 12 else attribute_worth(s, points + 1) - attribute_worth(s, points)


def order_step(s: PaladinsState, seat: int, action: int) -> float:
    """What taking an action once more does for open orders."""
    if s.own[seat * OWN + AT_DONE + action] >= ORDER_NEED:
        return 0.0
    gain = 0.0
    for i in range(min(s.round, ORDERS_IN_PLAY)):
        if ORDER_ACTION[s.kings[i]] == action:
            gain += 0.2 * ORDER_VP[i]
    return gain


def free_slots(s: PaladinsState, seat: int, action: int) -> int:
    """Workers that an action of the right-hand side takes."""
    count = 0
    for slot in range(ACTION_SLOT[action], ACTION_SLOT[action + 1]):
        if s.board[seat * BOARD_SLOTS + slot] != WORKSHOP:
            count += 1
    return count


def row_worth(table: tuple[int, ...], count: int, late: float) -> float:
    """A row of pieces: what it pays now, and what it may still become."""
    top = table[len(table) - 1]
    promise = top * count * count / (len(table) - 1.0) ** 2
    return late * table[min(count, len(table) - 1)] + (1.0 - late) * 0.8 * promise


def seat_worth(s: PaladinsState, seat: int) -> float:
    """Points of a seat as expected at the end."""
    own = s.own
    row = seat * OWN
    done = row + AT_DONE
    late = s.round / ROUNDS
    left = 1.0 - late
    value = 0.0
    for attribute in range(3):
        value += attribute_worth(s, own[row + attribute])
    value += row_worth(COMMISSION_VP, own[done + COMMISSION], late) + row_worth(
        COMMISSION_VP, own[done + GARRISON], late
    )
    value += row_worth(FORTIFY_VP, own[done + FORTIFY], late) + row_worth(FORTIFY_VP, own[done + ABSOLVE], late)
    for i in range(min(s.round, ORDERS_IN_PLAY)):
        count = int(own[done + ORDER_ACTION[s.kings[i]]])
        value += ORDER_VP[i] * (1.0 if count >= ORDER_NEED else count * (0.1 + 0.06 * left))
    if own[done + CONVERT]:
        for card in converted(s, seat):
            value += converted_points(s, seat, OUTSIDER_TYPE[card]) + 0.8 * left
    for wall in range(len(WALL_VP)):
        if s.wall_at[wall] == OWNED + seat:
            value += WALL_VP[wall]
    if seat != s.opponent:
        value += DEVELOP_VP[own[done + DEVELOP]] + 1.6 * left * int(own[done + DEVELOP])
        value += 0.34 * min(int(own[row + AT_SILVER]), 12) + 0.38 * min(int(own[row + AT_PROVISION]), 10)
        value += (0.3 + 2.2 * left) * int(own[done + RECRUIT])
    paid, unpaid, suspicion = int(own[row + AT_PAID]), int(own[row + AT_UNPAID]), int(own[row + AT_SUSPICION])
    value += 1.0 * paid - 2.8 * unpaid - (0.1 + 0.5 * left) * suspicion
    workers = 0.0
    for colour in range(6):
        workers += ICON_WORTH[colour] * int(s.workers[seat * 6 + colour])
    return value + (workers if s.round < ROUNDS else 0.25 * workers)
