"""The kinds that give frames their meaning: a `Step` runs by itself, a `Question` waits for its seat.

Every kind answers the same questions under the same names, so that the machine asks one table of kinds and never what
a kind is. A question explains itself in the same class: its words, its options, what is closed and why.
At run time kinds know the state and the state does not know them: it finds them through its game.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64

from castellany.kernel.machine import QUESTION, SEALED, STEP, Frame, State
from castellany.kernel.says import Closed, Facts, Message, Option, Proposal, Refusal, say, shut

S = TypeVar("S", bound=State)


class Kind(Generic[S], metaclass=ABCMeta):
    """What a frame means. Every kind answers the same questions under the same names."""

    mode: i64 = STEP
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
