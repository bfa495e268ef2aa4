"""What a seat gains at once: goods, points of virtue and corruption, deeds.

Gains that lead to a decision or set off cards (any resource, debts) are frames.
The solo opponent has no silver: each two of it are one resource of its choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.kinds import ANY, OPPONENT_ANY
from castellany.games.viscounts.state import ACQUIRED, CORRUPTION, VIRTUE, ViscountsState
from castellany.kernel import Frame, seat_id

TRACK_END: Final = 6
CARD_LOVER: Final = 3  # the opponent to which all resources are one
_SILVER: Final = 0
_POOL: Final = 1
_GOODS: Final = ("res-silver", "res-ink", "res-stone", "res-gold")
_ZONES: Final = ("silver", "ink", "stone", "gold")


def good_name(s: ViscountsState, seat: i64, good: i64) -> str:
    """As it is told: the opponent to which all resources are one has no ink, stone or gold."""
    return "res-pool" if seat == s.opponent and s.opponent_board == CARD_LOVER else _GOODS[good]


def take(s: ViscountsState, seat: i64, good: i64, amount: i64) -> None:
    """VIS-2.1, VIS-14.3: goods from the supply, which never runs out."""
    if amount <= 0:
        return
    if seat == s.opponent:
        if good == _SILVER:
            if s.hears:
                s.tell("event-opponent-instead-silver", {"seat": seat_id(seat), "silver": amount, "count": amount // 2})
            take_any(s, seat, amount // 2)
            return
        if s.opponent_board == CARD_LOVER:
            good = _POOL
    at = seat * 4 + good
    s.goods[at] = s.goods[at] + amount
    if s.hears:
        s.tell(
            "event-take",
            {"seat": seat_id(seat), "res": good_name(s, seat, good), "count": amount},
            moves=[(good_name(s, seat, good), "bank", f"seat:{seat}/{_ZONES[good]}", amount)],
        )


def spend(s: ViscountsState, seat: i64, good: i64, amount: i64) -> None:
    if amount <= 0:
        return
    at = seat * 4 + good
    s.goods[at] = s.goods[at] - amount
    if s.hears:
        s.tell(
            "event-spend",
            {"seat": seat_id(seat), "res": good_name(s, seat, good), "count": amount},
            moves=[(good_name(s, seat, good), f"seat:{seat}/{_ZONES[good]}", "bank", amount)],
        )


def take_any(s: ViscountsState, seat: i64, amount: i64) -> None:
    """Resources of the seat's choice: a decision, or the opponent's list of wishes."""
    if amount > 0:
        s.frames.append(Frame(OPPONENT_ANY if seat == s.opponent else ANY, seat, amount))


def move_marks(s: ViscountsState, seat: i64, corruption: i64, virtue: i64) -> None:
    """VIS-4.1 to VIS-4.4: corruption first; markers that meet stick and move together."""
    bad = s.marks[seat * 2 + CORRUPTION]
    good = s.marks[seat * 2 + VIRTUE]
    lost = 0
    for _i in range(corruption):
        if bad < good:
            bad += 1
        elif good < TRACK_END:
            bad += 1
            good += 1
        else:
            lost += 1
    for _i in range(virtue):
        if bad < good:
            good -= 1
        elif bad > 0:
            bad -= 1
            good -= 1
        else:
            lost += 1
    s.marks[seat * 2 + CORRUPTION] = bad
    s.marks[seat * 2 + VIRTUE] = good
    if s.hears:
        if corruption:
            s.tell("event-corruption", {"seat": seat_id(seat), "count": corruption})
        if virtue:
            s.tell("event-virtue", {"seat": seat_id(seat), "count": virtue})
        if lost:
            s.tell("event-points-lost", {"seat": seat_id(seat), "count": lost})
        if bad == good:
            s.tell("event-marks-meet", {"seat": seat_id(seat), "space": bad + 1})


def gain_deeds(s: ViscountsState, seat: i64, amount: i64) -> None:
    """VIS-5.1, VIS-12.1: deeds from the top of their pile, which may lay the prosperity card bare."""
    if amount <= 0:
        return
    s.papers[seat * 4 + ACQUIRED] += amount
    if s.hears:
        s.tell(
            "event-deeds",
            {"seat": seat_id(seat), "count": amount},
            moves=[("res-deed", "deeds", f"seat:{seat}/acquired", amount)],
        )
    if s.round > 0 and not s.prosperity:
        s.deeds_above -= amount
        if s.deeds_above <= 0:
            s.deeds_above = 0
            s.prosperity = 1
            last_round_is_near(s, "event-prosperity")


def last_round_is_near(s: ViscountsState, event: str) -> None:
    """VIS-12.1: the round is finished, then one more is played; a second card changes nothing in that."""
    if s.last_round == 0:
        s.last_round = s.round + 1
    if s.hears:
        s.tell(event, {"round": s.last_round})
        if s.poverty and s.prosperity:
            s.tell("event-divided", {})
