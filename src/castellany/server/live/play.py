"""The game at a table, without storage or network: what a choice or an undo changes.

Each change is an entry with the next number. `asked` holds, by seat, the number of the entry that
put the present question to it: a choice names that number, so late and doubled ones are known.
Answers to a sealed question leave the numbers of the others' questions as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from castellany.kernel import UNANSWERED, BadRecord, Event, Game, IllegalChoice, State, commitment, result_of, say

NOBODY: Final = -1


class Stand(NamedTuple):
    """A choice that stands: where it is in the log, and whether it may still be taken back."""

    number: int
    seat: int
    choice: int
    barrier: bool


class Change(NamedTuple):
    """What an accepted choice or undo did; to be stored before anybody is told."""

    number: int
    kind: str
    seat: int
    choice: str | None
    barrier: bool
    undone: list[int]
    events: list[Event]
    state: State
    asked: list[int]


class Play:
    """A running game. Methods that propose a change alter nothing; `accept` makes it so."""

    def __init__(self, game: Game, state: State, number: int, asked: list[int], standing: list[Stand]) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.asked = asked
        self.standing = standing

    @staticmethod
    def start(game: Game, players: int, seed: int, options: dict[str, Any]) -> tuple[Play, list[Event]]:
        """A new game, and what happened during setup. Its first entry has number 1."""
        state = game.new(players, seed, options, listen=True)
        events = state.log or []
        state.log = None
        asked = [1 if state.waits_for(seat) else 0 for seat in range(state.seats)]
        return Play(game, state, 1, asked, []), events

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting

    @property
    def over(self) -> bool:
        return not self.state.frames

    def result(self) -> dict[str, Any]:
        return result_of(self.state)

    # --- proposals

    def choose(self, seat: int, choice: int) -> Change:
        """`IllegalChoice` where the rules forbid it."""
        refusal = self.state.why_not(seat, choice)
        if refusal is not None:
            raise IllegalChoice(refusal.message, refusal.rule)
        after, events, barrier = step(self.state, seat, choice)
        number = self.number + 1
        asked = self._asked_after(seat, number, after)
        return Change(number, "choice", seat, self.game.text(choice), barrier, [], events, after, asked)

    def _asked_after(self, seat: int, number: int, after: State) -> list[int]:
        sealed = self.state.sealed
        others_open = any(answer == UNANSWERED for i, answer in enumerate(sealed) if i != seat)
        if others_open:
            return [0 if i == seat else old for i, old in enumerate(self.asked)]
        return [number if after.waits_for(i) else 0 for i in range(after.seats)]

    def undo_point(self, seat: int, free: bool) -> int:
        """The index in `standing` of the choice that an undo by this seat takes back, or -1."""
        if self._has_sealed(seat):
            return self._last_of(seat)
        if free:
            return self._last_of(seat)
        if self.standing and self.standing[-1].seat == seat and not self.standing[-1].barrier:
            return len(self.standing) - 1
        return -1

    def _has_sealed(self, seat: int) -> bool:
        sealed = self.state.sealed
        return 0 <= seat < len(sealed) and sealed[seat] >= 0

    def _last_of(self, seat: int) -> int:
        for i in range(len(self.standing) - 1, -1, -1):
            if self.standing[i].seat == seat:
                return i
        return -1

    def undo(self, seat: int, free: bool, base: tuple[int, State]) -> Change:
        """Take back. `base`: the number of a standing moment before it, and its state, to play on from."""
        point = self.undo_point(seat, free)
        if point < 0:
            raise IllegalChoice(say("no-undo"))
        number = self.number + 1
        if self._has_sealed(seat):
            state = self.state.copy()
            state.retract(seat)
            asked = self.asked[:]
            asked[seat] = number
            return Change(number, "undo", seat, None, False, [self.standing[point].number], [], state, asked)
        at, state = base
        for stand in self.standing[:point]:
            if stand.number > at:
                state.play(stand.seat, stand.choice)
        asked = [number if state.waits_for(i) else 0 for i in range(state.seats)]
        undone = [stand.number for stand in self.standing[point:]]
        return Change(number, "undo", seat, None, False, undone, [], state, asked)

    def note(self, kind: str, seat: int) -> Change:
        """An entry that leaves the game as it is: a stand-in, a return, a closing."""
        return Change(self.number + 1, kind, seat, None, False, [], [], self.state, self.asked)

    def accept(self, change: Change) -> None:
        """The change is stored: it is so."""
        self.number = change.number
        self.state = change.state
        self.asked = change.asked
        if change.kind == "choice" and change.choice is not None:
            self.standing.append(Stand(change.number, change.seat, self.game.parse(change.choice), change.barrier))
        elif change.undone:
            self.standing = without(self.standing, change.undone)


def step(state: State, seat: int, choice: int) -> tuple[State, list[Event], bool]:
    """A legal choice made on a copy: the moment after, what happened, and whether it is a barrier."""
    after = state.copy()
    events: list[Event] = []
    after.log = events
    known = after.known
    after.apply(seat, choice)
    after.log = None
    return after, events, after.known != known


def without(standing: list[Stand], undone: Iterable[int]) -> list[Stand]:
    gone = set(undone)
    return [stand for stand in standing if stand.number not in gone]


def rebase(game: Game, data: bytes) -> State:
    """A moment saved under an older version of the rules, carried on under the present one.

    `BadRecord` where the saved fields no longer fit.
    """
    import msgspec

    raw = msgspec.msgpack.decode(data)
    if not isinstance(raw, list) or len(raw) != 7 or raw[0] != game.id:
        raise BadRecord(say("bad-state-damaged"))
    raw[1] = game.version
    state = game.decode(msgspec.msgpack.encode(raw))
    try:
        for seat in state.waiting:
            if not state.choices(seat):
                raise BadRecord(say("bad-state-damaged"))
            state.ask(seat)
    except (IndexError, ValueError, TypeError, AttributeError, KeyError) as error:
        raise BadRecord(say("bad-state-damaged")) from error
    return state


__all__ = ["NOBODY", "Change", "Play", "Stand", "commitment", "rebase", "step", "without"]
