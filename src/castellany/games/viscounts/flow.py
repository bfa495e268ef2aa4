"""The round and the turn, as the rulebook's table of phases.

A turn is `TURN` read from top to bottom; the PHASE frame keeps the place. The rest of this file are
the automatic parts of the phases; what has to be asked is in `decisions/`.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.building import ask_spot
from castellany.games.viscounts.cards import (
    can_draw,
    card_name,
    card_thing,
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
from castellany.games.viscounts.effects.book import BOOK
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
from castellany.games.viscounts.gains import move_marks, take
from castellany.games.viscounts.kinds import (
    AFTER,
    BOT_TURN,
    COLLIDE,
    CONSIDER,
    DESTROY,
    DISCARD,
    DRAW,
    FLIP,
    HERE,
    HIRE,
    HIRED,
    MOVE,
    PHASE,
    PLAY,
    PREPARE,
    RECRUIT,
    ROUND,
    RUN,
    SET_OUT,
    SHIFT,
)
from castellany.games.viscounts.manuscripts import transcribe
from castellany.games.viscounts.movement import arrive, destinations
from castellany.games.viscounts.payment import exchange
from castellany.games.viscounts.solo import bot_reshuffle
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.games.viscounts.triggers import set_off
from castellany.kernel import Frame, Step, push, seat_id

# Phase 1 is the first three; then movement, action, hiring, collision, drawing.
TURN: Final = (SHIFT, PREPARE, SET_OUT, CONSIDER, RECRUIT, COLLIDE, DRAW)
PHASE_OF: Final = (1, 1, 2, 3, 4, 5, 6)


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
            s.frames.append(Frame(BOT_TURN if seat == s.bot else PHASE, seat))


class Phase(Step[ViscountsState]):
    """VIS-1.3: the next phase of the turn."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.a == len(TURN):
            return
        if f.a == 0:
            s.active = f.seat
            if s.hears:
                s.tell("event-turn", {"seat": seat_id(f.seat)})
        s.phase = PHASE_OF[f.a]
        push(s, Frame(TURN[f.a], f.seat), Frame(PHASE, f.seat, f.a + 1))


class Shift(Step[ViscountsState]):
    """VIS-6.1, VIS-6.2: the cards move right; the one that falls off may act."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        card = shift_row(s, f.seat)
        if card != NO_CARD:
            discard(s, f.seat, card, "row")
            if TIMING[card] == DROPOFF:
                s.frames.append(Frame(RUN, f.seat, ABILITY[card]))


class Prepare(Step[ViscountsState]):
    """VIS-6.4: with an empty hand the top card is played unseen."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.hands[f.seat]:
            s.frames.append(Frame(PLAY, f.seat))
        else:
            card = top_of_deck(s, f.seat)
            play_card(s, f.seat, card, "deck")


def play_card(s: ViscountsState, seat: int, card: int, source: str) -> None:
    """VIS-6.3: onto the left slot; corruption for criminals; the instant effect."""
    put_on_board(s, seat, card)
    if s.hears:
        s.tell(
            "event-play" if source == "hand" else "event-play-blind",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"seat:{seat}/{source}", f"seat:{seat}/row")],
        )
    if ICONS[card * 5 + CRIMINAL]:
        move_marks(s, seat, criminals_on_board(s, seat), 0)
    if TIMING[card] == INSTANT:
        s.frames.append(Frame(RUN, seat, ABILITY[card]))


class SetOut(Step[ViscountsState]):
    """VIS-10.1: where there is only one way to go, the viscount goes it."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.goods[f.seat * 4 + SILVER] == 0:
            found = destinations(s, f.seat)
            if len(found) == 1:
                arrive(s, f.seat, found[0] % 15, 0)
                return
        s.frames.append(Frame(MOVE, f.seat))


class Perform(Step[ViscountsState]):
    """The action itself, once it is paid for."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat, action = f.seat, f.a
        s.paid = 0
        s.sacked = NO_CARD
        s.doubled = 0
        s.frames.append(Frame(AFTER, seat, action))
        if action == TRADE:
            trade(s, seat, f.b)
        elif action == BUILD:
            ask_spot(s, seat, f.c, HERE)
        elif action == WORKERS:
            place(s, seat, facing(s, seat), f.c)
        else:
            transcribe(s, seat, segment_of(s, seat))


def trade(s: ViscountsState, seat: int, merchants: int) -> None:
    """VIS-7.12: the exchange of the space, as often as the merchants allow."""
    kind = exchange(s, seat)
    times = merchants // EXCHANGE_RATE[kind]
    if s.hears:
        s.tell("event-trade", {"seat": seat_id(seat), "exchange": f"exchange-{kind}", "times": times})
    if kind == FLIPPING:
        s.frames.append(Frame(FLIP, seat, EITHER, times, 1))
    elif kind == DESTROYING:
        s.frames.append(Frame(DESTROY, seat, times))
    else:
        take(s, seat, kind, times)


class After(Step[ViscountsState]):
    """VIS-7.14: cards that answer a primary action, when all of it is done."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        set_off(s, f.seat, AFTER_TRADE + f.a)


class Recruit(Step[ViscountsState]):
    """VIS-10.5: ask only who could hire."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        card = s.tops[segment_of(s, f.seat)]
        if card != NO_CARD and COST[card] <= s.goods[f.seat * 4 + SILVER]:
            s.frames.append(Frame(HIRE, f.seat))


def hire(s: ViscountsState, seat: int, segment: int) -> None:
    """VIS-10.6: to the discard pile, the top-right effect, then the first workshop."""
    card = take_visible(s, segment)
    s.discards[seat].append(card)
    if s.hears:
        s.tell(
            "event-hire",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"pile:{SEGMENTS[segment].id}", f"seat:{seat}/discard")],
        )
    push(s, Frame(BOOK.run_kind, seat, TOP[card]), Frame(HIRED, seat))


class Hired(Step[ViscountsState]):
    """VIS-7.8: the first workshop lets a card be discarded at each hiring."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.built[f.seat] & DISCARD_AT_HIRE:
            s.frames.append(Frame(DISCARD, f.seat, 1))


def hand_limit(s: ViscountsState, seat: int) -> int:
    limit = HAND_LIMIT
    if s.built[seat] & LARGER_HAND:
        limit += 1
    if s.leader == seat:
        limit += 1
    return limit


class Draw(Step[ViscountsState]):
    """VIS-6.12: up to the limit, shuffling when the draw pile runs out."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
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
            if f.seat == s.bot:
                bot_reshuffle(s, f.seat)
            else:
                reshuffle(s, f.seat)
