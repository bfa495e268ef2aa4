"""The course of a round: selection, calls from rank 1 upwards, end of turns, end of the round (section 3 of the rules).

A call that nobody answers is told in the same words whether the character was killed or lies
aside; the steps taken are the same too.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.cards import draw
from castellany.games.citadels.effects.city import has
from castellany.games.citadels.effects.gather import gain_gold
from castellany.games.citadels.facts import (
    ALCHEMIST,
    BISHOP,
    CROWN_RANK,
    EMPEROR,
    PARK,
    POOR_HOUSE,
    QUEEN,
    RANK_OF,
    WITCH,
)
from castellany.games.citadels.ids import CHARACTER_NAMES, GOLD
from castellany.games.citadels.layout import GATHERED, NOBODY
from castellany.games.citadels.selection import clear_selection
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Step, push, seat_id


class Round(Step[CitadelsState]):
    """CIT-3.1: characters are collected; selection, Theater, calls."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        s.round += 1
        clear_selection(s)
        s.called = 0
        s.shown = 0
        s.killed = 0
        s.robbed = 0
        s.thief = NOBODY
        s.bewitched = 0
        s.witch = NOBODY
        s.protected = NOBODY
        s.warrants = 0
        s.signed = 0
        s.magistrate = NOBODY
        s.threats = 0
        s.suspects = 0
        s.rose = 0
        s.blackmailer = NOBODY
        s.active = NOBODY
        if s.hears:
            s.tell("event-round", {"round": s.round, "seat": seat_id(s.crown)})
        push(s, Frame(kinds.SELECTION), Frame(kinds.THEATER_TIME), Frame(kinds.CALL, -1, 1))


class Call(Step[CitadelsState]):
    """CIT-3.2, 3.3: the crowned player calls the ranks from `f.a`; whoever shows one takes a turn."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        for rank in range(f.a, len(s.cast)):
            s.called = rank
            s.reveal()
            seat = s.holder[rank]
            if seat != NOBODY and rank != s.killed:
                s.frames.append(Frame(kinds.CALL, -1, rank + 1))
                answer(s, seat, rank)
                return
            if s.hears and not s.face_up & (1 << rank):  # all see that nobody has one that lies open
                s.tell("event-nobody", {"character": CHARACTER_NAMES[s.cast[rank]]})
        s.frames.append(Frame(kinds.END_ROUND))


def answer(s: CitadelsState, seat: i64, rank: i64) -> None:
    """The player shows the character called; what befell it comes first, then the turn."""
    character = s.cast[rank]
    show(s, seat, rank)
    if rank == s.robbed:
        rob(s, seat)
    if rank == CROWN_RANK and character != EMPEROR:
        take_crown(s, seat)
    begin_turn(s, seat, character)
    if rank == s.bewitched:
        push(s, Frame(kinds.GATHER, seat), Frame(kinds.RESUME, s.witch))
    elif character == WITCH:
        push(s, Frame(kinds.GATHER, seat), Frame(kinds.BEWITCH, seat))
    else:
        if character == BISHOP:
            s.protected = seat
        s.frames.append(Frame(kinds.TURN, seat))


def show(s: CitadelsState, seat: i64, rank: i64) -> None:
    s.shown |= 1 << rank
    if s.hears:
        s.tell("event-shows", {"seat": seat_id(seat), "character": CHARACTER_NAMES[s.cast[rank]]})


def begin_turn(s: CitadelsState, seat: i64, character: i64) -> None:
    s.active = seat
    s.acting = character
    s.used = 0
    s.built = 0
    s.paid = 0


def rob(s: CitadelsState, seat: i64) -> None:
    """CIT-6.1: all gold goes to the Thief before the gather."""
    loot = s.gold[seat]
    if seat == s.thief:
        return
    s.gold[seat] = 0
    s.gold[s.thief] += loot
    if s.hears:
        s.tell(
            "event-robbed",
            {"seat": seat_id(seat), "thief": seat_id(s.thief), "gold": loot},
            moves=[(GOLD, f"seat:{seat}/gold", f"seat:{s.thief}/gold", loot)] if loot else [],
        )


def take_crown(s: CitadelsState, seat: i64) -> None:
    """CIT-8.2: nothing depends on the moment within the turn, so it moves at its start."""
    if s.crown == seat:
        return
    if s.hears:
        s.tell(
            "event-crown",
            {"seat": seat_id(seat)},
            moves=[("piece-crown", f"seat:{s.crown}/crown", f"seat:{seat}/crown")],
        )
    s.crown = seat


class Resume(Step[CitadelsState]):
    """CIT-5.7: the Witch goes on with her turn as the bewitched character."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        begin_turn(s, f.seat, s.cast[s.bewitched])
        s.used = GATHERED
        if s.acting == BISHOP:
            s.protected = f.seat
        if s.hears:
            s.tell("event-resumes", {"seat": seat_id(f.seat), "character": CHARACTER_NAMES[s.acting]})
        s.frames.append(Frame(kinds.TURN, f.seat))


def end_turn(s: CitadelsState, seat: i64) -> None:
    """CIT-4.11: Poor House and Park first, then the Alchemist's money back."""
    if s.gold[seat] == 0 and has(s, seat, POOR_HOUSE):
        gain_gold(s, seat, 1, "district-poor_house")
    if not s.hands[seat] and has(s, seat, PARK):
        draw(s, seat, 2, "district-park")
    if s.acting == ALCHEMIST and s.paid:
        s.gold[seat] += s.paid
        if s.hears:
            s.tell(
                "event-refund",
                {"seat": seat_id(seat), "gold": s.paid},
                moves=[(GOLD, "bank", f"seat:{seat}/gold", s.paid)],
            )
    if s.hears:
        s.tell("event-end-turn", {"seat": seat_id(seat), "character": CHARACTER_NAMES[s.acting]})
    s.active = NOBODY


class EndRound(Step[CitadelsState]):
    """CIT-3.4: a killed rank 4 is shown and moves the crown, the Queen beside it is paid; then the next round."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        if f.a == 0 and s.killed == CROWN_RANK and s.holder[CROWN_RANK] != NOBODY:
            seat = s.holder[CROWN_RANK]
            s.reveal()
            show(s, seat, CROWN_RANK)
            s.frames.append(Frame(kinds.END_ROUND, -1, 1))
            if s.cast[CROWN_RANK] == EMPEROR:
                s.frames.append(Frame(kinds.ADVISER, seat))
            else:
                take_crown(s, seat)
            return
        if f.a == 1:
            pay_queen_late(s)
        s.active = NOBODY
        if s.first == NOBODY:
            s.frames.append(Frame(kinds.ROUND))
            return
        s.reveal()  # all hands are laid open
        if s.hears:
            s.tell("event-game-over", {})


def pay_queen_late(s: CitadelsState) -> None:
    """CIT-13.2: the Queen beside a killed rank 4 gets her gold when it is shown."""
    if s.cast[-1] != QUEEN or s.holder[RANK_OF[QUEEN]] == NOBODY:
        return
    seat = s.holder[RANK_OF[QUEEN]]
    if are_neighbours(s, seat, s.holder[CROWN_RANK]):
        gain_gold(s, seat, 3, "character-queen")


def are_neighbours(s: CitadelsState, seat: i64, other: i64) -> bool:
    """Seats side by side at the table."""
    return (seat - other) % s.seats in (1, s.seats - 1)
