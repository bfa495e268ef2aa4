"""The round and the turn, as the rulebook's table of phases.

A turn is `begin` read from top to bottom; the TURN frame keeps the place. The rest of this file are
the automatic parts of the phases; what has to be asked is in `decisions/`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.building import ask_spot
from castellany.games.viscounts.cards import (
    can_draw,
    criminals_on_board,
    discard,
    put_on_board,
    reshuffle,
    segment_of,
    shift_row,
    take_visible,
    top_of_deck,
)
from castellany.games.viscounts.castle import facing, place
from castellany.games.viscounts.choosing import can_act
from castellany.games.viscounts.effects.icons import EITHER
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import (
    AFTER_TRADE,
    BUILD,
    CRIMINAL,
    DESTROYING,
    DROPOFF,
    EXCHANGE_RATE,
    FLIPPING,
    ICON_COUNT,
    INSTANT,
    SILVER,
    TRADE,
    WORKERS,
)
from castellany.games.viscounts.facts.tables import (
    ABILITY,
    COST,
    DISCARD_AT_HIRE,
    HAND_LIMIT,
    ICONS,
    LARGER_HAND,
    TIMING,
    TOP,
)
from castellany.games.viscounts.frames import asking, running, turn_from
from castellany.games.viscounts.gains import move_marks, take
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.kinds import (
    ACT,
    COLLIDE,
    DESTROY,
    DISCARD,
    FLIP,
    HERE,
    HIRE,
    MOVE,
    OPPONENT_TURN,
    PLAY,
    ROUND,
    TURN,
)
from castellany.games.viscounts.manuscripts import transcribe
from castellany.games.viscounts.movement import arrive, destinations
from castellany.games.viscounts.payment import exchange, most_exchanges
from castellany.games.viscounts.solo.turn import opponent_reshuffle
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.games.viscounts.triggers import set_off
from castellany.kernel import Frame, Step, seat_id

# The phases of a turn. Phase 1 of the rulebook is two of them: the cards move, then one is played.
SHIFTING: Final = 0
PLAYING: Final = 1
MOVING: Final = 2
ACTING: Final = 3
HIRING: Final = 4
COLLIDING: Final = 5
DRAWING: Final = 6
DONE: Final = 7
PHASE_OF: Final[tuple[int, ...]] = (1, 1, 2, 3, 4, 5, 6)


class Round(Step[ViscountsState]):
    """VIS-1.2, VIS-12.2: one turn each from the first player on; the last round is the last."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.last_round and s.round >= s.last_round:
            s.phase = 0
            if s.hears:
                s.tell("event-end", {})
            return
        s.round += 1
        if s.hears:
            s.tell("event-last-round" if s.round == s.last_round else "event-round", {"round": s.round})
        s.frames.append(Frame(ROUND))
        for i in range(s.seats - 1, -1, -1):
            seat = (s.first + i) % s.seats
            s.frames.append(asking(OPPONENT_TURN, seat) if seat == s.opponent else turn_from(SHIFTING, seat))


def following(s: ViscountsState) -> list[int]:
    """VIS-1.2: those who still have their turn in this round, then all again unless it was the last."""
    later = [f.seat for f in s.frames if (f.kind == TURN and f.a == SHIFTING) or f.kind == OPPONENT_TURN]
    later.reverse()
    if s.round and s.round != s.last_round:
        later += [(s.first + i) % s.seats for i in range(s.seats)]
    return later


class Turn(Step[ViscountsState]):
    """VIS-1.3: the phases from `f.a` on, until one of them has something to ask or to carry out."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat, phase = f.seat, f.a
        if phase == SHIFTING:
            s.active = seat
            if s.hears:
                s.tell("event-turn", {"seat": seat_id(seat)})
        depth = len(s.frames)
        while phase < DONE:
            s.phase = PHASE_OF[phase]
            begin(s, seat, phase)
            phase += 1
            if len(s.frames) > depth:
                s.frames.insert(depth, turn_from(phase, seat))
                return


def begin(s: ViscountsState, seat: i64, phase: i64) -> None:
    """The table of phases."""
    if phase == SHIFTING:
        shift_cards(s, seat)
    elif phase == PLAYING:
        prepare(s, seat)
    elif phase == MOVING:
        set_out(s, seat)
    elif phase == ACTING:
        consider(s, seat)
    elif phase == HIRING:
        recruit(s, seat)
    elif phase == COLLIDING:
        if s.marks[seat * 2] == s.marks[seat * 2 + 1]:
            s.frames.append(asking(COLLIDE, seat))
    elif phase == DRAWING:
        draw_cards(s, seat)


def shift_cards(s: ViscountsState, seat: i64) -> None:
    """VIS-6.1, VIS-6.2: the cards move right; the one that falls off may act."""
    card = shift_row(s, seat)
    if card != NO_CARD:
        discard(s, seat, card, "row")
        if TIMING[card] == DROPOFF:
            s.frames.append(running(ABILITY[card], seat))


def prepare(s: ViscountsState, seat: i64) -> None:
    """VIS-6.4: with an empty hand the top card is played unseen."""
    if s.hands[seat]:
        s.frames.append(asking(PLAY, seat))
    else:
        play_card(s, seat, top_of_deck(s, seat), "deck")


def set_out(s: ViscountsState, seat: i64) -> None:
    """VIS-10.1: where there is only one way to go, the viscount goes it."""
    if s.goods[seat * 4 + SILVER] == 0:
        found = destinations(s, seat)
        if len(found) == 1:
            arrive(s, seat, found[0], 0, s.steps)
            return
    s.frames.append(asking(MOVE, seat))


def consider(s: ViscountsState, seat: i64) -> None:
    """VIS-7.13: who can do nothing is not asked."""
    if can_act(s, seat):
        s.frames.append(asking(ACT, seat))
    elif s.hears:
        s.tell("event-no-action", {"seat": seat_id(seat)})


def recruit(s: ViscountsState, seat: i64) -> None:
    """VIS-10.5: ask only who could hire."""
    card = s.tops[segment_of(s, seat)]
    if card != NO_CARD and COST[card] <= s.goods[seat * 4 + SILVER]:
        s.frames.append(asking(HIRE, seat))


def play_card(s: ViscountsState, seat: i64, card: i64, source: str) -> None:
    """VIS-6.3: onto the left slot; corruption for criminals; the instant effect."""
    put_on_board(s, seat, card)
    s.steps = COST[card]
    if s.hears:
        s.tell(
            "event-play" if source == "hand" else "event-play-blind",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"seat:{seat}/{source}", f"seat:{seat}/row")],
        )
    if ICONS[card * ICON_COUNT + CRIMINAL]:
        move_marks(s, seat, criminals_on_board(s, seat), 0)
    if TIMING[card] == INSTANT:
        s.frames.append(running(ABILITY[card], seat))


def perform(s: ViscountsState, seat: i64, action: i64, icons: i64, target: i64) -> None:
    """The action itself, once it is paid for."""
    s.paid = 0
    s.sacked = NO_CARD
    s.doubled = 0
    # VIS-7.14: cards that answer the action wait below everything it leads to.
    set_off(s, seat, AFTER_TRADE + action)
    if action == TRADE:
        trade(s, seat, icons)
    elif action == BUILD:
        ask_spot(s, seat, target, HERE)
    elif action == WORKERS:
        place(s, seat, facing(s, seat), target)
    else:
        transcribe(s, seat, segment_of(s, seat))


def trade(s: ViscountsState, seat: i64, merchants: i64) -> None:
    """VIS-7.12: the exchange of the space, as often as the merchants allow and it does something."""
    kind = exchange(s, seat)
    times = min(merchants // EXCHANGE_RATE[kind], most_exchanges(s, seat))
    if s.hears:
        s.tell("event-trade", {"seat": seat_id(seat), "exchange": f"exchange-{kind}", "times": times})
    if kind == FLIPPING:
        s.frames.append(Frame(FLIP, seat, EITHER, times, 1))
    elif kind == DESTROYING:
        s.frames.append(Frame(DESTROY, seat, times))
    else:
        take(s, seat, kind, times)


def hire(s: ViscountsState, seat: i64, segment: i64) -> None:
    """VIS-10.6: to the discard pile, the top-right effect, then the first workshop."""
    card = take_visible(s, segment)
    s.discards[seat].append(card)
    if s.hears:
        s.tell(
            "event-hire",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"pile:{SEGMENTS[segment].id}", f"seat:{seat}/discard")],
        )
    if s.built[seat] & DISCARD_AT_HIRE:
        s.frames.append(Frame(DISCARD, seat, 1))
    s.frames.append(running(TOP[card], seat))


def hand_limit(s: ViscountsState, seat: i64) -> int:
    limit = HAND_LIMIT
    if s.built[seat] & LARGER_HAND:
        limit += 1
    if s.leader == seat:
        limit += 1
    return limit


def draw_cards(s: ViscountsState, seat: i64) -> None:
    """VIS-6.12: up to the limit, shuffling when the draw pile runs out."""
    missing = hand_limit(s, seat) - len(s.hands[seat])
    count = 0
    while count < missing and can_draw(s, seat):
        s.hands[seat].append(top_of_deck(s, seat))
        count += 1
    if count and s.hears:
        s.tell(
            "event-draw",
            {"seat": seat_id(seat), "count": count},
            moves=[("card", f"seat:{seat}/deck", f"seat:{seat}/hand", count)],
        )


class Reshuffle(Step[ViscountsState]):
    """VIS-6.9: the shuffle effect."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.discards[f.seat]:
            if f.seat == s.opponent:
                opponent_reshuffle(s, f.seat)
            else:
                reshuffle(s, f.seat)
