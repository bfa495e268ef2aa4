"""Effects made of icons, as values: built by typed constructors, run by frames.

A game derives its leaves (`Pay`, `Gain`, ...) from `Effect` and composes them with `seq`,
`either`, `may` and `times`. Every effect in use is added to the game's `EffectBook`, which gives it a
number, so that a frame can carry it. The same value runs, says whether it is possible,
and describes itself; no effect is ever a string to be parsed.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Generic, TypeVar

from castellany.kernel.machine import Frame, State
from castellany.kernel.questions import Question, Step
from castellany.kernel.says import Message, Option, say
from castellany.kernel.verbs import Verb

S = TypeVar("S", bound=State)


class Effect(Generic[S], metaclass=ABCMeta):
    """Something that happens to a seat. Immutable; shared by every card that has it."""

    def __init__(self) -> None:
        self.number = -1  # its place in the book, once added

    @abstractmethod
    def run(self, s: S, seat: int) -> None:
        """Do it, or push the frames that will."""

    @abstractmethod
    def message(self) -> Message:
        """What it does, in words."""

    def possible(self, s: S, seat: int) -> bool:
        """May this seat have it now? A choice between effects offers only the possible ones."""
        return True

    def parts(self) -> list[Effect[S]]:
        """The effects it is made of."""
        return []


class EffectBook(Generic[S]):
    """All effects of a game by number, and the two frame kinds that run them."""

    def __init__(self, run_kind: int, choose_kind: int, choose: Verb, decline: Verb) -> None:
        self.run_kind = run_kind
        self.choose_kind = choose_kind
        self.choose = choose  # verb with the numbers 0, 1, 2 ... as objects
        self.decline = decline  # verb without objects
        self.effects: list[Effect[S]] = []

    def add(self, effect: Effect[S]) -> Effect[S]:
        """Number an effect and everything in it. Adding twice changes nothing."""
        if effect.number < 0:
            for part in effect.parts():
                self.add(part)
            effect.number = len(self.effects)
            self.effects.append(effect)
        return effect

    def frame(self, effect: Effect[S], seat: int) -> Frame:
        """The frame that will run this effect for this seat."""
        assert effect.number >= 0, "an effect must be added to the book before it is used"
        return Frame(self.run_kind, seat, effect.number)


class Seq(Effect[S]):
    """One after the other."""

    def __init__(self, book: EffectBook[S], effects: list[Effect[S]]) -> None:
        super().__init__()
        self.book = book
        self.effects = effects

    def parts(self) -> list[Effect[S]]:
        return self.effects

    def possible(self, s: S, seat: int) -> bool:
        for effect in self.effects:
            if not effect.possible(s, seat):
                return False
        return True

    def run(self, s: S, seat: int) -> None:
        for i in range(len(self.effects) - 1, -1, -1):
            s.frames.append(Frame(self.book.run_kind, seat, self.effects[i].number))

    def message(self) -> Message:
        return say("effect-seq", parts=[effect.message() for effect in self.effects])


class Either(Effect[S]):
    """One of several, as the player likes; `optional` adds the right to decline."""

    def __init__(self, book: EffectBook[S], effects: list[Effect[S]], rule: str, optional: bool = False) -> None:
        super().__init__()
        if len(effects) > book.choose.size:
            raise ValueError(
                f"{len(effects)} effects to choose from, and {book.choose.name!r} has {book.choose.size} words"
            )
        self.book = book
        self.effects = effects
        self.rule = rule
        self.optional = optional

    def parts(self) -> list[Effect[S]]:
        return self.effects

    def possible(self, s: S, seat: int) -> bool:
        if self.optional:
            return True
        for effect in self.effects:
            if effect.possible(s, seat):
                return True
        return False

    def run(self, s: S, seat: int) -> None:
        """Ask. Where nothing is possible, nothing happens."""
        for effect in self.effects:
            if effect.possible(s, seat):
                s.frames.append(Frame(self.book.choose_kind, seat, self.number))
                return

    def message(self) -> Message:
        told = self.effects[-1].message()
        for effect in reversed(self.effects[:-1]):
            told = say("effect-or", first=effect.message(), rest=told)
        return told


def seq(book: EffectBook[S], *effects: Effect[S]) -> Effect[S]:
    return Seq(book, list(effects))


def either(book: EffectBook[S], rule: str, *effects: Effect[S]) -> Effect[S]:
    return Either(book, list(effects), rule)


def may(book: EffectBook[S], rule: str, effect: Effect[S]) -> Effect[S]:
    return Either(book, [effect], rule, optional=True)


def times(book: EffectBook[S], count: int, effect: Effect[S]) -> Effect[S]:
    return Seq(book, [effect] * count)


class RunEffect(Step[S]):
    """The frame that runs effect number `f.a`."""

    def __init__(self, book: EffectBook[S]) -> None:
        super().__init__()
        self.book = book

    def run(self, s: S, f: Frame) -> None:
        self.book.effects[f.a].run(s, f.seat)


class ChooseEffect(Question[S]):
    """Which of the effects of `Either` number `f.a`?"""

    def __init__(self, book: EffectBook[S]) -> None:
        super().__init__()
        self.book = book

    def _either(self, f: Frame) -> Either[S]:
        effect = self.book.effects[f.a]
        assert isinstance(effect, Either)
        return effect

    def options(self, s: S, f: Frame) -> list[int]:
        effect = self._either(f)
        found: list[int] = []
        for i in range(len(effect.effects)):
            if effect.effects[i].possible(s, f.seat):
                found.append(self.book.choose.of(i))
        if effect.optional or not found:
            found.append(self.book.decline.base)
        return found

    def resolve(self, s: S, f: Frame, choice: int) -> None:
        if self.book.choose.has(choice):
            self._either(f).effects[self.book.choose.arg(choice)].run(s, f.seat)

    def rule(self, s: S, f: Frame) -> str:
        return self._either(f).rule

    def message(self, s: S, f: Frame) -> Message:
        return say("ask-may-effect" if self._either(f).optional else "ask-either-effect")

    def option(self, s: S, f: Frame, choice: int) -> Option:
        if not self.book.choose.has(choice):
            return Option(choice, say("opt-decline"), role="stop")
        return Option(choice, self._either(f).effects[self.book.choose.arg(choice)].message())
