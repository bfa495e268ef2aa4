"""A game being played: the state, what was chosen, what happened, and the way back.

A gesture is a run of choices of one seat, taken as one: each is checked by the rules in turn, all or
none stand, and they are taken back together. A choice that uses chance or reveals something may only
be the last, so that a gesture never answers what its maker has not seen.
Whoever keeps a match (terminal, server, tests) proposes a change, stores it where it is stored, and
accepts it. Changes are numbered; `asked` holds, by seat, the number of the change that put the present
question to it. Answers to a sealed question leave the numbers of the others' questions as they are.

`undo` returns a seat to before its last gesture, unless a barrier lies in between: chance was
used, something hidden became known, or another seat acted. A sealed answer may be taken back as long
as others are still choosing, and theirs stand. At a solo or hot-seat table (`free`) there is no barrier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from castellany.kernel.errors import IllegalChoice
from castellany.kernel.game import Game
from castellany.kernel.machine import UNANSWERED, State
from castellany.kernel.record import Header, Record, commitment, first_moment, result_of
from castellany.kernel.says import Event, say

_ALIKE: Final = 4  # options that are tried, to see whether they differ
_MOST: Final = 64  # choices in a gesture


class Gesture(NamedTuple):
    """Choices that stand: the number of the change that made them, and whether they may still be taken back."""

    number: int
    seat: int
    choices: tuple[int, ...]
    barrier: bool


class Change(NamedTuple):
    """What a proposal would do. Nothing has changed until it is accepted."""

    number: int
    kind: str  # "choice", "undo", or another word for a change that leaves the game as it is
    seat: int
    choices: tuple[int, ...]
    barrier: bool
    undone: list[int]  # the numbers of the gestures that no longer stand
    events: list[Event]
    state: State
    asked: list[int]


class Match:
    """A running game. `propose`, `propose_undo` and `note` alter nothing; `accept` makes it so."""

    def __init__(
        self,
        game: Game,
        header: Header,
        state: State,
        number: int = 1,
        asked: list[int] | None = None,
        standing: list[Gesture] | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.number = number
        self.asked = [number if state.waits_for(i) else 0 for i in range(state.seats)] if asked is None else asked
        self.standing: list[Gesture] = [] if standing is None else standing
        self.opening: list[Event] = []  # what happened during setup
        self._before: State | None = None  # the moment before the last gesture, where it is known

    @staticmethod
    def start(
        game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None, rules: int | None = None
    ) -> Match:
        """A new game. Its first change, the setup, has number 1."""
        chosen = game.complete(seats, options or {})
        state = game.new(seats, seed, chosen, True, rules)
        opening = state.log or []
        state.log = None
        match = Match(game, Header(game.id, state.rules, seats, chosen, seed, game.changed or None), state)
        match.opening = opening
        return match

    @staticmethod
    def resume(game: Game, record: Record) -> Match:
        """The match a record tells of, with its whole history."""
        h = record.header
        match = Match.start(game, h.seats, h.seed, h.options, h.rules)
        for seat, texts in record.runs():
            match.play(seat, *[game.parse(text) for text in texts])
        return match

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting

    @property
    def over(self) -> bool:
        return not self.state.frames

    # --- forth

    def propose(self, seat: int, choices: Sequence[int], onward: bool = False) -> Change:
        """One gesture. `IllegalChoice` names the first choice that is refused, by its place in the run.

        `onward`: what then leaves this seat no choice is made with it, as part of the same gesture (`forced`).
        """
        state = self.state
        events: list[Event] = []
        barrier = False
        for at, choice in enumerate(choices):
            if barrier:
                raise IllegalChoice(say("no-run-on"), at=at)
            refusal = state.why_not(seat, choice)
            if refusal is not None:
                raise IllegalChoice(refusal.message, refusal.rule, at)
            state, happened, barrier = step(state, seat, choice)
            events += happened
        if not choices:
            raise IllegalChoice(say("no-such-choice", choice=""))
        made = list(choices)
        while onward and not barrier and len(made) < _MOST:
            only = forced(state, seat)
            if only < 0:
                break
            state, happened, barrier = step(state, seat, only)
            events += happened
            made.append(only)
        number = self.number + 1
        asked = self._asked_after(seat, number, state)
        return Change(number, "choice", seat, tuple(made), barrier, [], events, state, asked)

    def _asked_after(self, seat: int, number: int, after: State) -> list[int]:
        sealed = self.state.sealed
        for i in range(len(sealed)):
            if i != seat and sealed[i] == UNANSWERED:  # others still think about the same question
                return [0 if j == seat else self.asked[j] for j in range(after.seats)]
        return [number if after.waits_for(i) else 0 for i in range(after.seats)]

    def note(self, kind: str, seat: int) -> Change:
        """A change that leaves the game as it is: a stand-in, a return, a closing."""
        return Change(self.number + 1, kind, seat, (), False, [], [], self.state, self.asked)

    def accept(self, change: Change) -> None:
        """The change is stored: it is so."""
        if change.kind == "choice":
            self._before = self.state
            self.standing.append(Gesture(change.number, change.seat, change.choices, change.barrier))
        elif change.undone:
            self._before = None
            self.standing = without(self.standing, change.undone)
        self.number = change.number
        self.state = change.state
        self.asked = change.asked

    def play(self, seat: int, *choices: int) -> list[Event]:
        """Make a gesture; returns what happened. A refused one changes nothing."""
        change = self.propose(seat, choices)
        self.accept(change)
        return change.events

    # --- back

    def undo_point(self, seat: int, free: bool = False) -> int:
        """The index in `standing` of the gesture that an undo by this seat takes back, or -1."""
        last = len(self.standing) - 1
        while last >= 0 and self.standing[last].seat != seat:
            last -= 1
        if last < 0 or free or self._is_sealed(last):
            return last
        return last if last == len(self.standing) - 1 and not self.standing[last].barrier else -1

    def _is_sealed(self, point: int) -> bool:
        """Is this gesture a sealed answer and nothing more, while others still choose?"""
        gesture = self.standing[point]
        sealed = self.state.sealed
        return len(sealed) > gesture.seat >= 0 and sealed[gesture.seat] >= 0 and len(gesture.choices) == 1

    def lacks(self, point: int) -> bool:
        """Must a way back to before this gesture begin at an earlier moment?"""
        return not self._is_sealed(point) and (self._before is None or point < len(self.standing) - 1)

    def propose_undo(self, seat: int, free: bool = False, base: tuple[int, State] | None = None) -> Change:
        """Take back; `IllegalChoice` where a barrier forbids it.

        `base`: the number of a change before it, and a moment after that change to play on from; it is altered.
        Without one the game is played again from its start, where its moment `lacks`.
        """
        point = self.undo_point(seat, free)
        if point < 0:
            raise IllegalChoice(say("no-undo"))
        number = self.number + 1
        if self._is_sealed(point):
            state = self.state.copy()
            state.retract(seat)
            asked = self.asked[:]
            asked[seat] = number
            return Change(number, "undo", seat, (), False, [self.standing[point].number], [], state, asked)
        if not self.lacks(point):
            assert self._before is not None
            state = self._before
        else:
            at, state = base if base is not None else (0, first_moment(self.game, self.header))
            for gesture in self.standing[:point]:
                if gesture.number > at:
                    for choice in gesture.choices:
                        state.play(gesture.seat, choice)
        asked = [number if state.waits_for(i) else 0 for i in range(state.seats)]
        undone = [gesture.number for gesture in self.standing[point:]]
        return Change(number, "undo", seat, (), False, undone, [], state, asked)

    def undo(self, seat: int, free: bool = False) -> list[int]:
        """Take back; returns the numbers of the gestures that no longer stand."""
        change = self.propose_undo(seat, free)
        self.accept(change)
        return change.undone

    # --- what is kept

    def record(self, players: list[str] | None = None) -> Record:
        """The game so far as a file's content."""
        game = self.game
        choices: list[tuple[int, str]] = []
        gestures: list[tuple[int, int]] = []
        for gesture in self.standing:
            if len(gesture.choices) > 1:
                gestures.append((len(choices), len(gesture.choices)))
            for choice in gesture.choices:
                choices.append((gesture.seat, game.text(choice)))
        result = result_of(self.state) if self.over else None
        return Record(self.header, choices, result, players, commitment(self.header.seed), gestures)


def step(state: State, seat: int, choice: int) -> tuple[State, list[Event], bool]:
    """A legal choice made on a copy: the moment after, what happened, and whether it is a barrier."""
    after = state.copy()
    events: list[Event] = []
    after.log = events
    known = after.known
    after.apply(seat, choice)
    after.log = None
    return after, events, after.known != known


def forced(state: State, seat: int) -> int:
    """The choice of a waiting seat that is none: the only option, or one of a few that all lead to the same moment.

    -1 where there is something to choose; where it would use chance or reveal something; and where it would give
    something up, since ending a turn closes the way back to what was done in it.
    """
    if state.sealed or not state.waits_for(seat):
        return -1
    options = state.choices(seat)
    if len(options) > _ALIKE:
        return -1
    first: State | None = None
    for choice in options:
        after, _events, barrier = step(state, seat, choice)
        if barrier or (first is not None and after != first):
            return -1
        first = after
    return -1 if any(option.role == "stop" for option in state.ask(seat).options) else options[0]


def without(standing: Sequence[Gesture], undone: Sequence[int]) -> list[Gesture]:
    """The gestures that stand when those with the numbers `undone` no longer do."""
    gone = set(undone)
    return [gesture for gesture in standing if gesture.number not in gone]
