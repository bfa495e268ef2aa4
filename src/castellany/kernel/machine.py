"""The turn machine: frames, and the state that holds them.

The state is plain data. On top of its stack of frames lies what happens next: a step runs by itself, a question waits
for its seat, a sealed question for several seats at once, and their answers stay sealed until the last is in
(`questions.py` has these kinds). Rules push frames; nesting, copying, saving and inspecting any moment follow.
Games subclass `State` and the kinds; this module knows none of them.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from castellany.kernel.chance import Chance
from castellany.kernel.errors import IllegalChoice
from castellany.kernel.says import ALL, Arg, Decision, Event, Message, Move, Refusal, Score, say

if TYPE_CHECKING:
    from castellany.kernel.game import Game
    from castellany.kernel.questions import Kind

# Sealed answers: a seat that is not asked, a seat that has not answered yet.
NOT_ASKED: Final = -2
UNANSWERED: Final = -1

# What a kind may be.
STEP: Final = 0
QUESTION: Final = 1
SEALED: Final = 2

_ONE_SEAT: Final = tuple((i,) for i in range(16))
_NO_ANSWERS: Final[list[int]] = []
_encoder: Final = msgspec.msgpack.Encoder()


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """What is to happen: a kind, a seat and up to three numbers. Never changed, only replaced."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: i64, seat: i64 = -1, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def for_seat(self, seat: i64) -> Frame:
        """The same frame as put to another seat."""
        return Frame(self.kind, seat, self.a, self.b, self.c)

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.kind, self.seat, self.a, self.b, self.c)

    def __repr__(self) -> str:
        return f"Frame({self.kind}, seat={self.seat}, a={self.a}, b={self.b}, c={self.c})"


# The abstract classes name their metaclass: a base class of the library, such as ABC, would cost the compiled
# ones a check at every look at a field.
class State(Chance, metaclass=ABCMeta):
    """One moment of one game. Subclasses add their fields, name them in `FIELDS` and copy them by hand."""

    __slots__ = ("_asked", "_legal", "frames", "log", "rules", "sealed", "seats")

    # Every field of the game, in the order in which it is encoded: ints, bools, strings,
    # None, and lists of these to any depth.
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.rules = 1  # the version of the rules under which this game began, and ends
        self.seats = 0
        self.frames: list[Frame] = []
        self.sealed: list[int] = _NO_ANSWERS  # replaced, never changed in place: copies share it
        self.log: list[Event] | None = None
        self._asked = -1  # the seat whose choices were told last, while nothing has changed since
        self._legal: list[int] = _NO_ANSWERS  # and these choices

    # --- what a game adds

    @abstractmethod
    def game(self) -> Game:
        """The game this state belongs to."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state equal to this one. Begins with `copy_base`."""

    # --- the contract

    def observe(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), JSON-ready; see `things.py`."""
        return self.game().observe(self, seat)

    def scores(self) -> list[Score]:
        """Per seat: the total and its labelled parts, as if the game ended now."""
        return self.game().scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over; () before."""
        return () if self.frames else self.game().winners(self)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the game is over."""
        if not self.frames:
            return ()
        if self.sealed:
            return tuple([seat for seat in range(self.seats) if self.sealed[seat] == UNANSWERED])
        return _ONE_SEAT[self.frames[-1].seat]

    def waits_for(self, seat: int) -> bool:
        if not self.frames:
            return False
        if self.sealed:
            return 0 <= seat < self.seats and self.sealed[seat] == UNANSWERED
        return self.frames[-1].seat == seat

    def choices(self, seat: int) -> list[int]:
        """The legal choices of a waiting seat, never empty; [] for any other seat."""
        if not self.waits_for(seat):
            return []
        f = self.frames[-1]
        if self.sealed:
            f = f.for_seat(seat)
        legal = self.game().kinds[f.kind].options(self, f)
        self._asked = seat
        self._legal = legal[:]  # whoever asked may do with theirs what they like
        return legal

    def play(self, seat: int, choice: int) -> None:
        """Apply a choice. `IllegalChoice`, and nothing changed, if it is not among the legal ones.

        Who has asked for the choices of this moment already is not made to wait for them again.
        """
        if not (seat == self._asked and has(self._legal, choice)) and not has(self.choices(seat), choice):
            refusal = self.why_not(seat, choice)
            assert refusal is not None
            raise IllegalChoice(refusal.message, refusal.rule)
        self.apply(seat, choice)

    def apply(self, seat: int, choice: int) -> None:
        """Apply a choice that is known to be legal: the fast path of playouts and search."""
        self._asked = -1
        if self.sealed:
            answers = self.sealed[:]
            answers[seat] = choice
            self.sealed = answers
            if UNANSWERED in answers:
                return
            self._open_answers()
            self.settle()
        else:
            f = self.frames[-1]
            kinds = self.game().kinds
            self._answer(kinds, kinds[f.kind], f, choice)

    def _answer(self, kinds: list[Kind[Any]], kind: Kind[Any], f: Frame, choice: int) -> None:
        """Apply a legal choice of the question on top, whose kind is known."""
        self._asked = -1
        self.frames.pop()
        kind.resolve(self, f, choice)
        self._run(kinds)

    def settle(self) -> None:
        """Run automatic frames until a seat has to choose or the game is over."""
        self._run(self.game().kinds)

    def _run(self, kinds: list[Kind[Any]]) -> None:
        frames = self.frames
        while frames:
            f = frames[-1]
            kind = kinds[f.kind]
            if kind.mode == STEP:
                frames.pop()
                kind.run(self, f)
            elif kind.mode == QUESTION:
                return
            else:
                asked = kind.asked(self, f)
                self.sealed = [UNANSWERED if (asked >> seat) & 1 else NOT_ASKED for seat in range(self.seats)]
                if asked:
                    return
                self._open_answers()

    def _open_answers(self) -> None:
        answers = [UNANSWERED if answer == NOT_ASKED else answer for answer in self.sealed]
        self.sealed = _NO_ANSWERS
        self.known += 1
        f = self.frames.pop()
        self.game().kinds[f.kind].resolve_all(self, f, answers)

    def retract(self, seat: int) -> bool:
        """Take a sealed answer back while others are still choosing; False where there is none."""
        if not self.sealed or self.sealed[seat] < 0:
            return False
        answers = self.sealed[:]
        answers[seat] = UNANSWERED
        self.sealed = answers
        self._asked = -1
        return True

    def resample(self, seat: int, seed: int) -> State:
        """A random world that `seat` cannot tell from this one: what bots are given instead of the truth."""
        world = self.copy()
        world.seed_chance(seed)
        world._blind = True
        world.game().rearrange(world, seat)
        world._blind = False
        if world.sealed:
            world._reseal(seat)
        return world

    def _reseal(self, seat: int) -> None:
        """Others' sealed answers are hidden too: imagine each as any legal one."""
        f = self.frames[-1]
        kind = self.game().kinds[f.kind]
        answers = self.sealed[:]
        for other in range(self.seats):
            if other != seat and answers[other] >= 0:
                legal = kind.options(self, f.for_seat(other))
                answers[other] = legal[self.random(len(legal))]
        self.sealed = answers

    def ask(self, seat: int) -> Decision:
        """The decision a waiting seat has to make, with everything a client needs to put it."""
        if not self.waits_for(seat):
            raise IllegalChoice(say("no-not-your-turn"))
        f = self.frames[-1].for_seat(seat)
        kind = self.game().kinds[f.kind]
        options, proposals = kind.offers(self, f)
        return Decision(
            seat,
            type(kind).__name__,
            kind.message(self, f),
            kind.rule(self, f),
            options,
            kind.closed(self, f),
            kind.facts(self, f),
            proposals,
        )

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """None if the choice is legal, else the message and the rule that forbid it."""
        if not self.frames:
            return Refusal(say("no-game-over"), "")
        if not self.waits_for(seat):
            return Refusal(say("no-not-your-turn"), "")
        if not 0 <= choice < self.game().lexicon.size:
            return Refusal(say("no-such-choice", choice=str(choice)), "")
        f = self.frames[-1].for_seat(seat)
        kind = self.game().kinds[f.kind]
        if choice in kind.options(self, f):
            return None
        return kind.refusal(self, f, choice)

    # --- copies and saved moments

    def copy_base(self, new: State) -> None:
        """Copy the kernel's own fields. The copy has no listener."""
        new.rules = self.rules
        new.seats = self.seats
        new.frames = self.frames[:]
        new.sealed = self.sealed
        new.r0 = self.r0
        new.r1 = self.r1
        new.r2 = self.r2
        new.r3 = self.r3

    def dump(self) -> list[object]:
        """The game's fields as nested lists. Override together with `load` where a field is an object."""
        return [getattr(self, name) for name in self.FIELDS]

    def load(self, fields: list[Any]) -> None:
        for name, value in zip(self.FIELDS, fields, strict=True):
            setattr(self, name, value)

    def encode(self) -> bytes:
        """This moment as bytes; `game.decode` gives an equal state back. Only the same version of the game reads it:
        what is kept for longer is a record."""
        game = self.game()
        frames = [[f.kind, f.seat, f.a, f.b, f.c] for f in self.frames]
        chance = [self.r0, self.r1, self.r2, self.r3]
        head = [game.id, game.version, self.rules, self.seats]
        return _encoder.encode([*head, frames, self.sealed, chance, self.dump()])

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: by its code, so that compiled and plain states travel alike."""
        return restored, (self.game(), self.encode(), self.known, self.log)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        new = self.copy()
        new.known = self.known
        new.log = None if self.log is None else self.log[:]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.encode() == other.encode()

    def __hash__(self) -> int:
        return hash(self.encode())

    # --- events

    @property
    def hears(self) -> bool:
        """Does anybody listen? Build events only then, so that simulation pays nothing."""
        return self.log is not None

    def tell(
        self,
        id: str,
        args: dict[str, Arg],
        to: int = ALL,
        moves: Sequence[tuple[str, str, str] | tuple[str, str, str, int]] = (),
    ) -> None:
        """Report an event to the seats in the mask `to`. A move is (what, from, to), or with an amount."""
        if self.log is not None:
            self.log.append(Event(Message(id, args), to, tuple([Move(*move) for move in moves])))


def has(choices: list[int], wanted: int) -> bool:
    """Is it among them? A loop over ints: compiled, `in` would make an object of each."""
    for choice in choices:
        if choice == wanted:
            return True
    return False


def restored(game: Game, data: bytes, known: int, log: list[Event] | None) -> State:
    """The state that was pickled."""
    s = game.decode(data)
    s.known = known
    s.log = log
    return s


def push(s: State, *frames: Frame) -> None:
    """Put frames on the stack in reading order: the first one happens first."""
    for i in range(len(frames) - 1, -1, -1):
        s.frames.append(frames[i])
