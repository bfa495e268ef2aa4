"""A game being played: the state, what was chosen, what happened, and the way back.

`undo` returns a seat to before its last choice, unless a barrier lies in between: chance was
used, something hidden became known, or another seat acted. A sealed answer may be taken
back as long as others are still choosing. At a solo or hot-seat table (`free`) there is no barrier.
The terminal and the server both play through this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from castellany.kernel.errors import IllegalChoice
from castellany.kernel.game import Game
from castellany.kernel.machine import State
from castellany.kernel.record import Header, Record, commitment, result_of
from castellany.kernel.says import Event, say


class Entry(NamedTuple):
    """One choice that stands, the moment before it, and whether it can still be taken back."""

    seat: int
    choice: int
    before: bytes
    barrier: bool


class Match:
    """A running game with its history."""

    def __init__(self, game: Game, header: Header, state: State) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.entries: list[Entry] = []
        self.opening: list[Event] = []  # what happened during setup

    @staticmethod
    def start(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Match:
        chosen = game.complete(seats, options or {})
        state = game.new(seats, seed, chosen, listen=True)
        match = Match(game, Header(game.id, game.version, seats, chosen, seed), state)
        match.opening = state.log or []
        state.log = None
        return match

    @staticmethod
    def resume(game: Game, record: Record) -> Match:
        """The match a record tells of, with its whole history."""
        h = record.header
        match = Match.start(game, h.seats, h.seed, h.options)
        for seat, text in record.choices:
            match.play(seat, game.parse(text))
        return match

    def play(self, seat: int, choice: int) -> list[Event]:
        """Make a choice; returns what happened. Refused choices change nothing."""
        refusal = self.state.why_not(seat, choice)
        if refusal is not None:
            raise IllegalChoice(refusal.message, refusal.rule)
        before = self.state.encode()
        after = self.state.copy()
        events: list[Event] = []
        after.log = events
        known = after.known
        after.apply(seat, choice)
        after.log = None
        self.state = after
        self.entries.append(Entry(seat, choice, before, after.known != known))
        return events

    def undo_point(self, seat: int, free: bool = False) -> int:
        """The index of the entry an undo by this seat would take back, or -1."""
        sealed = self.state.sealed
        if sealed and 0 <= seat < len(sealed) and sealed[seat] >= 0:
            for i in range(len(self.entries) - 1, -1, -1):
                if self.entries[i].seat == seat:
                    return i
        for i in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[i]
            if entry.seat == seat and (free or not entry.barrier):
                return i
            if not free:
                return -1
        return -1

    def undo(self, seat: int, free: bool = False) -> int:
        """Take back; returns how many choices no longer stand. `IllegalChoice` where a barrier forbids it."""
        point = self.undo_point(seat, free)
        if point < 0:
            raise IllegalChoice(say("no-undo"))
        later = self.entries[point + 1 :]
        pending_seal = bool(self.state.sealed) and self.state.sealed[seat] >= 0
        self.state = self.game.decode(self.entries[point].before)
        del self.entries[point:]
        if pending_seal and not free:
            for entry in later:  # the others' sealed answers stand
                self.play(entry.seat, entry.choice)
            return 1
        return 1 + len(later)

    def record(self, players: list[str] | None = None) -> Record:
        """The game so far as a file's content."""
        game = self.game
        choices = [(entry.seat, game.text(entry.choice)) for entry in self.entries]
        result = result_of(self.state) if not self.state.waiting else None
        return Record(self.header, choices, result, players, commitment(self.header.seed))
