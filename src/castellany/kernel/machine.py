"""The turn machine: frames, the kinds that give them meaning, and the state that holds them.

The state is plain data. On top of its stack of frames lies what happens next: a `Step`
runs by itself, a `Question` waits for its seat, a `SealedQuestion` waits for several
seats at once and keeps their answers sealed until the last is in. Rules push frames;
nesting, copying, saving and inspecting any moment follow from that.
Games subclass `State` and the kinds; this module knows none of them.
"""

from __future__ import annotations

import hashlib
import struct
from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from castellany.kernel.errors import IllegalChoice
from castellany.kernel.says import (
    ALL,
    Arg,
    Closed,
    Decision,
    Event,
    Facts,
    Message,
    Move,
    Option,
    Proposal,
    Refusal,
    Score,
    say,
    shut,
)

if TYPE_CHECKING:
    from castellany.kernel.game import Game

# Sealed answers: a seat that is not asked, a seat that has not answered yet.
NOT_ASKED: Final = -2
UNANSWERED: Final = -1

STEP: Final = 0
QUESTION: Final = 1
SEALED: Final = 2

_MASK: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000  # what the generator can draw
_ONE_SEAT: Final = tuple((i,) for i in range(16))
_NO_ANSWERS: Final[list[int]] = []
_encoder: Final = msgspec.msgpack.Encoder()
_four_words: Final = struct.Struct(">4I")


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """What is to happen: a kind, a seat and up to three numbers. Never changed, only replaced."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: int, seat: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def for_seat(self, seat: int) -> Frame:
        """The same frame as put to another seat."""
        return Frame(self.kind, seat, self.a, self.b, self.c)

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.kind, self.seat, self.a, self.b, self.c)

    def __repr__(self) -> str:
        return f"Frame({self.kind}, seat={self.seat}, a={self.a}, b={self.b}, c={self.c})"


# The abstract classes name their metaclass: a base class of the library, such as ABC, would cost the compiled
# ones a check at every look at a field.
class State(metaclass=ABCMeta):
    """One moment of one game. Subclasses add their fields, name them in `FIELDS` and copy them by hand."""

    __slots__ = (
        "_asked", "_blind", "_legal", "frames", "known", "log", "r0", "r1", "r2", "r3", "rules", "sealed", "seats",
    )  # fmt: skip

    # Every field of the game, in the order in which it is encoded: ints, bools, strings,
    # None, and lists of these to any depth.
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.rules = 1  # the version of the rules under which this game began, and ends
        self.seats = 0
        self.frames: list[Frame] = []
        self.sealed: list[int] = _NO_ANSWERS  # replaced, never changed in place: copies share it
        self.r0: i64 = 1
        self.r1: i64 = 2
        self.r2: i64 = 3
        self.r3: i64 = 4
        self.known = 0  # grows whenever chance is used or something hidden becomes known
        self.log: list[Event] | None = None
        self._asked = -1  # the seat whose choices were told last, while nothing has changed since
        self._legal: list[int] = _NO_ANSWERS  # and these choices
        self._blind = False  # while hidden things are dealt anew: their true order must not matter

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
            f = self.frames.pop()
            kinds = self.game().kinds
            kinds[f.kind].resolve(self, f, choice)
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

    # --- chance (xoshiro128++ in plain ints below 2**62, so that copies are four assignments)

    def seed_chance(self, seed: int) -> None:
        """Start the generator from a seed of any size; the same on every machine."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        r0, self.r1, self.r2, self.r3 = _four_words.unpack_from(digest)
        self.r0 = r0 | 1

    def _next(self) -> i64:
        s0, s1, s2, s3 = self.r0, self.r1, self.r2, self.r3
        mix = (s0 + s3) & _MASK
        result = ((((mix << 7) | (mix >> 25)) & _MASK) + s0) & _MASK
        shifted = (s1 << 9) & _MASK
        s2 ^= s0
        s3 ^= s1
        self.r1 = s1 ^ s2
        self.r0 = s0 ^ s3
        self.r2 = s2 ^ shifted
        self.r3 = ((s3 << 11) | (s3 >> 21)) & _MASK
        return result

    def random(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely. Chance is a barrier for undo."""
        self.known += 1
        drawn = self._next()
        if drawn > _WORDS - n:  # perhaps in the last, incomplete run of n numbers
            limit = _WORDS - _WORDS % n
            while drawn >= limit:
                drawn = self._next()
        return drawn % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place. While worlds are imagined, the outcome does not follow from the order before."""
        if self._blind:
            items.sort()
        for i in range(len(items) - 1, 0, -1):
            j = self.random(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Something hidden becomes known to the acting seat: undo stops here."""
        self.known += 1

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


S = TypeVar("S", bound=State)


class Kind(Generic[S], metaclass=ABCMeta):
    """What a frame means. Every kind answers the same questions under the same names."""

    mode: int = STEP
    clause: str = ""  # of the rules, where a question always comes from the same one

    def run(self, s: S, f: Frame) -> None:
        """Step: do it. The frame is already off the stack."""
        raise NotImplementedError(f"{type(self).__name__} does not run by itself")

    def options(self, s: S, f: Frame) -> list[int]:
        """Question: the legal choices of `f.seat`, never empty, without duplicates.

        A question writes `tried` and `fault`, from which these, `closed` and `refusal` follow. One that is asked often
        writes these by hand, the fast way; what is `tried` and not among them is closed, for the reason of `refusal`.
        """
        return [choice for choice in self.tried(s, f) if self.fault(s, f, choice) is None]

    def resolve(self, s: S, f: Frame, choice: int) -> None:
        """Question: apply a legal choice. The frame is already off the stack."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def asked(self, s: S, f: Frame) -> int:
        """Sealed question: a bit mask of the seats that must answer."""
        raise NotImplementedError(f"{type(self).__name__} is not sealed")

    def resolve_all(self, s: S, f: Frame, answers: list[int]) -> None:
        """Sealed question: apply all answers, by seat; -1 for a seat that was not asked."""
        raise NotImplementedError(f"{type(self).__name__} is not sealed")

    def rule(self, s: S, f: Frame) -> str:
        """The clause of the rules this question comes from."""
        return self.clause

    def message(self, s: S, f: Frame) -> Message:
        """The one sentence that says what must be done now."""
        raise NotImplementedError(f"{type(self).__name__} says nothing")

    def option(self, s: S, f: Frame, choice: int) -> Option:
        """How a legal choice is offered: words, places to click, price."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def tried(self, s: S, f: Frame) -> list[int]:
        """What a person may reasonably try now, legal or not: the options, and what is closed."""
        return self.options(s, f)

    def fault(self, s: S, f: Frame, choice: int) -> Refusal | None:
        """What is wrong with a choice of this question's kind; None where nothing is, and for any other."""
        return None

    def targets(self, s: S, f: Frame, choice: int) -> tuple[str, ...]:
        """Where a choice that is tried and not legal would be clicked."""
        return self.option(s, f, choice).targets

    def lacks(self, s: S, f: Frame, choice: int) -> Facts | None:
        """What a board draws of a choice that is tried and not legal, as a record of the game's `shown`."""
        return None

    def beside(self, s: S, f: Frame) -> list[Closed]:
        """What a person may point at although no choice means it: a place of another kind."""
        return []

    def closed(self, s: S, f: Frame) -> list[Closed]:
        """What a person may reasonably try now and cannot: what is tried and not legal, with the reason."""
        found = self.beside(s, f)
        legal = self.options(s, f)
        for choice in self.tried(s, f):
            if choice not in legal:
                why = self.refusal(s, f, choice)
                for target in self.targets(s, f, choice):
                    shut(found, target, why, self.lacks(s, f, choice))
        return found

    def facts(self, s: S, f: Frame) -> Facts | None:
        """What a board draws of this question as a whole, as a record of the game's `shown.py`."""
        return None

    def proposals(self, s: S, f: Frame) -> list[Proposal]:
        """Sensible runs of choices from here: a payment, a card with its place. Each legal, one after another."""
        return []

    def offers(self, s: S, f: Frame) -> tuple[list[Option], list[Proposal]]:
        """All options and proposals at once: where they are reckoned from the same things, a question does so once."""
        return [self.option(s, f, choice) for choice in self.options(s, f)], self.proposals(s, f)

    def refusal(self, s: S, f: Frame, choice: int) -> Refusal:
        """Why a choice is not legal now: its fault."""
        why = self.fault(s, f, choice)
        return why if why is not None else Refusal(say("no-not-now"), self.rule(s, f))


class Step(Kind[S]):
    """An automatic frame: something the rules do without asking."""

    def __init__(self) -> None:
        self.mode = STEP

    @abstractmethod
    def run(self, s: S, f: Frame) -> None: ...


class End(Step[State]):
    """The frame below all others: where nothing else is left to happen, the game is over.

    It also keeps the stack from running empty in the middle of a game, after which a list grows slowly.
    """

    def run(self, s: State, f: Frame) -> None:
        return None


class Question(Kind[S]):
    """A frame that waits for the choice of its seat."""

    def __init__(self) -> None:
        self.mode = QUESTION

    @abstractmethod
    def message(self, s: S, f: Frame) -> Message: ...

    @abstractmethod
    def option(self, s: S, f: Frame, choice: int) -> Option: ...


class SealedQuestion(Question[S]):
    """A frame that waits for several seats at once. `options` and the rest get it with the seat asked."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = SEALED

    @abstractmethod
    def asked(self, s: S, f: Frame) -> int: ...

    @abstractmethod
    def resolve_all(self, s: S, f: Frame, answers: list[int]) -> None: ...


def push(s: State, *frames: Frame) -> None:
    """Put frames on the stack in reading order: the first one happens first."""
    for i in range(len(frames) - 1, -1, -1):
        s.frames.append(frames[i])
