"""A whole game reviewed: the curve of chances, the mistakes that hold, accuracy, and luck against choice.

The work is cut into small tasks, each a plain function of bytes, so that any pool of processes can do it, in any
order, now or later: a `Reviewer` says what is still to be done and takes in what comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from math import exp
from typing import Any, Final, NamedTuple

from castellany.kernel import Message, say
from castellany.study.moments import Plan
from castellany.study.verdicts import EFFORT, Effort, Verdict, look, outlook_at

FORMAT: Final = 1
STEEP: Final = 6.0  # how fast accuracy falls with what was lost on average


class Accuracy(NamedTuple):
    """How well a seat chose: 100 where nothing was lost."""

    theme: str  # "" for all kinds of decisions together
    score: int
    choices: int


class Tally(NamedTuple):
    """What a seat's chance of winning came from: where it began, its own mistakes, everything else, the end."""

    began: float
    choice: float
    luck: float
    ended: float


class Review(NamedTuple):
    """All that is known of a game, ready to be stored and shown."""

    plan: Plan
    curve: list[tuple[int, list[float]]]
    verdicts: list[Verdict]

    def mistakes(self, seat: int | None = None) -> list[Verdict]:
        """The choices that cost most first."""
        found = [v for v in self.verdicts if v.mark and (seat is None or v.seat == seat)]
        return sorted(found, key=lambda v: -v.loss)

    def accuracy(self, seat: int) -> list[Accuracy]:
        """For all choices together, then by kind of decision, the worst last."""
        own = [v for v in self.verdicts if v.seat == seat]
        themes = sorted({v.theme for v in own})
        found = [graded("", [v.loss for v in own])]
        by_theme = [graded(theme, [v.loss for v in own if v.theme == theme]) for theme in themes]
        return found + sorted(by_theme, key=lambda a: -a.score)

    def tally(self, seat: int) -> Tally:
        """What was neither there at the start nor lost by own mistakes came from the cards and the others."""
        began = self.curve[0][1][seat] if self.curve else 1.0 / self.plan.seats
        ended = 1.0 / len(self.plan.winners) if seat in self.plan.winners else 0.0
        choice = -sum(v.loss for v in self.verdicts if v.seat == seat)
        return Tally(began, choice, ended - began - choice, ended)

    def json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "castellany-review": FORMAT,
            "game": plan.game,
            "record": plan.digest,
            "players": plan.players,
            "choices": plan.choices,
            "winners": plan.winners,
            "totals": plan.totals,
            "rounds": plan.rounds,
            "curve": [[step, [round(chance, 3) for chance in by_seat]] for step, by_seat in self.curve],
            "verdicts": [v.json() for v in self.verdicts],
            "accuracy": [[list(a) for a in self.accuracy(seat)] for seat in range(plan.seats)],
            "tally": [[round(part, 4) for part in self.tally(seat)] for seat in range(plan.seats)],
            "summary": [summary(self, seat).json() for seat in range(plan.seats)],
        }


def graded(theme: str, losses: Sequence[float]) -> Accuracy:
    mean = sum(losses) / len(losses) if losses else 0.0
    return Accuracy(theme, round(100 * exp(-STEEP * mean)), len(losses))


class Task(NamedTuple):
    """A piece of the work: a function of plain data for any process. `key` names it among the tasks of its review."""

    key: str
    work: Callable[..., Any]
    given: tuple[Any, ...]


class Reviewer:
    """What of a review is done and what is not."""

    def __init__(self, plan: Plan, effort: Effort = EFFORT, seed: int = 0) -> None:
        self.plan = plan
        self.effort = effort
        self.seed = seed
        self.curve: dict[int, list[float]] = {}
        self.judged: dict[int, Verdict] = {}

    def tasks(self) -> Iterator[Task]:
        """What is still to be done, the curve first: it is what one looks at while the rest comes."""
        plan = self.plan
        for step, data in plan.points:
            if step not in self.curve:
                yield Task(f"point {step}", outlook_at, (plan.game, data, self.effort.points, self.seed + step))
        for m in plan.moments:
            if m.step not in self.judged:
                given = (plan.game, m.step, m.seat, m.made, m.theme, m.data, self.effort, self.seed + m.step)
                yield Task(f"choice {m.step}", look, given)

    def take(self, task: Task, result: Any) -> None:
        """What a task brought."""
        kind, step = task.key.split(" ")
        if kind == "point":
            self.curve[int(step)] = result
        else:
            self.judged[int(step)] = result

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        total = len(self.plan.points) + len(self.plan.moments)
        return (len(self.curve) + len(self.judged)) / total if total else 1.0

    def review(self) -> Review:
        """As far as it goes: partial results are shown as they come."""
        plan = self.plan
        last = [1.0 / len(plan.winners) if seat in plan.winners else 0.0 for seat in range(plan.seats)]
        curve = sorted(self.curve.items())
        if self.progress >= 1.0:
            curve.append((plan.choices, last))
        return Review(plan, curve, [self.judged[step] for step in sorted(self.judged)])


def review(
    plan: Plan,
    pool: Executor | None = None,
    effort: Effort = EFFORT,
    seed: int = 0,
    told: Callable[[float], None] | None = None,
) -> Review:
    """Review a game here and now, on a pool of processes where there is one."""
    reviewer = Reviewer(plan, effort, seed)
    tasks = list(reviewer.tasks())
    if pool is None:
        for task in tasks:
            reviewer.take(task, task.work(*task.given))
            if told is not None:
                told(reviewer.progress)
        return reviewer.review()
    waiting = {pool.submit(task.work, *task.given): task for task in tasks}
    for future in as_completed(waiting):
        reviewer.take(waiting[future], future.result())
        if told is not None:
            told(reviewer.progress)
    return reviewer.review()


def summary(review: Review, seat: int) -> Message:
    """One sentence on how a player fared."""
    tally = review.tally(seat)
    mistakes = review.mistakes(seat)
    score = review.accuracy(seat)[0].score
    given: dict[str, Any] = {"seat": f"seat:{seat}", "score": score, "count": len(mistakes)}
    won = seat in review.plan.winners
    if mistakes and mistakes[0].loss >= 0.15:
        worst = mistakes[0]
        given |= {"round": review.plan.rounds[worst.step], "percent": round(100 * worst.loss)}
        return say("review-won-despite" if won else "review-turned", **given)
    if won:
        return say("review-won-luck" if tally.luck > 0.5 and score < 90 else "review-won", **given)
    return say("review-lost-luck" if not mistakes else "review-lost-slowly", **given)
