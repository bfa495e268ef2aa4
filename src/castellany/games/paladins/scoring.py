"""Victory points in the labelled parts of the rulebook (section 11, PAL-12.24), at any moment as if it were the end."""

from __future__ import annotations

from castellany.games.paladins.facts.board import COMMISSION_VP, DEVELOP_VP, FORTIFY_VP, RESOURCE_SET
from castellany.games.paladins.facts.decks import PAID_VP, UNPAID_VP
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    COMMISSION,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    RECRUIT,
    STRENGTH,
)
from castellany.games.paladins.facts.kings import ORDER_NEED, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.outsiders import (
    ADVENTURER,
    ARCHER,
    ARMOURER,
    ASSASSIN,
    BARBARIAN,
    BYZANTINE,
    CHAMPION,
    GUARDIAN,
    HUNTER,
    INVADER,
    LOOKOUT,
    MARAUDER,
    MERCENARY,
    OUTSIDER_TYPES,
    PROTECTOR,
    SARACEN,
    THIEF,
    TRAITOR,
    VIGILANTE,
    VIKING,
    WARRIOR,
)
from castellany.games.paladins.facts.solo import MIN_CONVERT_VP
from castellany.games.paladins.facts.tables import ORDER_ACTION, OUTSIDER_CULTURE, OUTSIDER_TYPE, TRACK_VP, WALL_VP
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_ERRANDS,
    AT_PAID,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    ATTACKED,
    CONVERTED,
    OWN,
    OWNED,
    WORKSHOP,
)
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Part, Score, score

EVERY_TWO = {
    ADVENTURER: COMMISSION,
    ARCHER: GARRISON,
    GUARDIAN: DEVELOP,
    HUNTER: RECRUIT,
    LOOKOUT: FORTIFY,
    VIGILANTE: ABSOLVE,
}
EVERY_FOUR = {ARMOURER: STRENGTH, MARAUDER: INFLUENCE, WARRIOR: FAITH}
EACH_ATTACKED = {ASSASSIN: SARACEN, BARBARIAN: BYZANTINE, INVADER: VIKING}


def orders_fulfilled(s: PaladinsState, seat: int) -> list[int]:
    """PAL-8.1: the places (0-2) of the open orders this seat fulfils."""
    shown = min(s.round, ORDERS_IN_PLAY)
    done = seat * OWN + AT_DONE
    return [i for i in range(shown) if s.own[done + ORDER_ACTION[s.kings[i]]] >= ORDER_NEED]


def order_points(s: PaladinsState, seat: int) -> int:
    return sum(ORDER_VP[i] for i in orders_fulfilled(s, seat))


def times(s: PaladinsState, seat: int, action: int) -> int:
    """How often an action counts for outsiders: workshops for the Guardian, hired townsfolk for the Hunter."""
    if action == DEVELOP and seat == s.opponent:
        row = len(s.board) // s.seats
        return s.board[seat * row : (seat + 1) * row].count(WORKSHOP)
    count = s.own[seat * OWN + AT_DONE + action]
    if action == RECRUIT and s.errands_count:
        count += s.own[seat * OWN + AT_ERRANDS]
    return count


def converted_points(s: PaladinsState, seat: int, kind: int) -> int:
    """PAL-11.7 to PAL-11.10: what one converted outsider of this type is worth."""
    row = seat * OWN
    if kind in EVERY_TWO:
        return times(s, seat, EVERY_TWO[kind]) // 2
    if kind in EVERY_FOUR:
        return s.own[row + EVERY_FOUR[kind]] // 4
    if kind in EACH_ATTACKED:
        fought = ATTACKED + 2 * seat
        return sum(
            s.outsider_at[c] == fought and OUTSIDER_CULTURE[c] == EACH_ATTACKED[kind] for c in range(len(s.outsider_at))
        )
    if kind == CHAMPION:
        return 1 + len(orders_fulfilled(s, seat))
    if kind == MERCENARY:
        return 1 + sum(OUTSIDER_TYPE[card] == MERCENARY for card in converted(s, seat))
    return s.own[row + {PROTECTOR: AT_PAID, THIEF: AT_SUSPICION, TRAITOR: AT_UNPAID}[kind]]


def converted(s: PaladinsState, seat: int) -> list[int]:
    return [card for card in range(len(s.outsider_at)) if s.outsider_at[card] == CONVERTED + 2 * seat]


def converted_rule(kind: int) -> str:
    if kind in EVERY_TWO:
        return "PAL-11.7"
    if kind in EVERY_FOUR:
        return "PAL-11.8"
    return "PAL-11.9" if kind in EACH_ATTACKED else "PAL-11.10"


def seat_score(s: PaladinsState, seat: int) -> Score:
    own = s.own
    row = seat * OWN
    done = row + AT_DONE
    walls = sum(WALL_VP[wall] for wall in range(len(s.wall_at)) if s.wall_at[wall] == OWNED + seat)
    met = orders_fulfilled(s, seat)
    shown = min(s.round, ORDERS_IN_PLAY)
    parts = [Part(f"part-order-{i + 1}", ORDER_VP[i] if i in met else 0, "PAL-11.1") for i in range(shown)]
    parts += [
        Part("part-strength", TRACK_VP[own[row + STRENGTH]], "PAL-11.2"),
        Part("part-influence", TRACK_VP[own[row + INFLUENCE]], "PAL-11.2"),
        Part("part-faith", TRACK_VP[own[row + FAITH]], "PAL-11.2"),
        Part("part-commission", COMMISSION_VP[own[done + COMMISSION]], "PAL-11.3"),
        Part("part-fortify", FORTIFY_VP[own[done + FORTIFY]], "PAL-11.4"),
        Part("part-walls", walls, "PAL-11.4"),
    ]
    if seat != s.opponent:
        parts.append(Part("part-develop", DEVELOP_VP[own[done + DEVELOP]], "PAL-11.6"))
    parts += [
        Part("part-garrison", COMMISSION_VP[own[done + GARRISON]], "PAL-11.3"),
        Part("part-absolve", FORTIFY_VP[own[done + ABSOLVE]], "PAL-11.5"),
    ]
    for card in converted(s, seat):
        kind = OUTSIDER_TYPE[card]
        points = converted_points(s, seat, kind)
        if seat == s.opponent:
            points = max(points, MIN_CONVERT_VP)
        parts.append(Part(f"part-{OUTSIDER_TYPES[kind]}", points, converted_rule(kind)))
    parts += [
        Part("part-paid", PAID_VP * own[row + AT_PAID], "PAL-11.11"),
        Part("part-unpaid", UNPAID_VP * own[row + AT_UNPAID], "PAL-11.11"),
    ]
    if seat != s.opponent:
        resources = own[row + AT_SILVER] + own[row + AT_PROVISION]
        parts.append(Part("part-resources", resources // RESOURCE_SET, "PAL-11.12"))
    return score(seat, parts)


def scores(s: PaladinsState) -> list[Score]:
    return [seat_score(s, seat) for seat in range(s.seats)]


def winners(s: PaladinsState) -> tuple[int, ...]:
    """PAL-11.13: the total, then the orders, then the least suspicion, then shared."""
    ranks = [
        (one.total, order_points(s, one.seat), -s.own[one.seat * OWN + AT_SUSPICION], one.seat) for one in scores(s)
    ]
    best = max(rank[:3] for rank in ranks)
    return tuple([rank[3] for rank in ranks if rank[:3] == best])
