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
GIFTS: Final = 0.3  # of the chance of winning: so much from the others' mistakes is told of a win
STEEP: Final = 6.0  # how fast accuracy falls with what was lost on average


class Accuracy(NamedTuple):
    """How well a seat chose: 100 where nothing was lost."""

    theme: str  # "" for all kinds of decisions together
    score: int
    choices: int


class Tally(NamedTuple):
    """What a seat's chance of winning came from: where it began, its own mistakes, those of the others, everything
    else, the end."""

    began: float
    choice: float
    others: float
    luck: float
    ended: float

    def told(self) -> Tally:
        """In whole hundredths, as it is shown: they too add up, the rest takes what rounding leaves."""
        began, choice, others, ended = (round(part, 2) for part in (self.began, self.choice, self.others, self.ended))
        return Tally(began, choice, others, round(ended - began - choice - others, 2), ended)


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
        """What one gives away others gain, each as much as it had to hope for. What was neither there at the start nor
        came by anybody's mistake is luck: the cards, and plans that met. The swing of each card turned up is not
        measured: a point of the curve is known to some 4 %, and the errors of eighty turns would add up to half a game.
        """
        began = self.curve[0][1][seat] if self.curve else 1.0 / self.plan.seats
        ended = 1.0 / len(self.plan.winners) if seat in self.plan.winners else 0.0
        choice = -sum(v.loss for v in self.verdicts if v.seat == seat)
        at = dict(self.curve)
        given = (v for v in self.verdicts if v.mark and v.seat != seat and v.step in at)
        others = sum(v.loss * share_of(at[v.step], seat, v.seat) for v in given)
        return Tally(began, choice, others, ended - began - choice - others, ended)

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
            "scorings": plan.scorings,
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
                given = (plan.game, m, self.effort, self.seed + m.step)
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
        curve = sorted(self.curve.items())
        seats = len(curve[0][1]) if curve else plan.seats  # alone one plays against a seat of the rules
        last = [1.0 / len(plan.winners) if seat in plan.winners else 0.0 for seat in range(seats)]
        if self.progress >= 1.0:
            curve.append((plan.choices, last))
        verdicts = [self.judged[step] for step in sorted(self.judged)]
        return Review(plan, through(curve, verdicts), verdicts)


def through(curve: list[tuple[int, list[float]]], verdicts: list[Verdict]) -> list[tuple[int, list[float]]]:
    """The curve led through the mistakes: what the seat could still reach before one, and what it left itself. Imagined
    players go on as they can; that a better choice was there, they may not have seen."""
    if not curve:
        return curve
    measured = dict(curve)
    found = dict(curve)
    for v in (v for v in verdicts if v.mark):
        near = measured[max((step for step, _by in curve if step <= v.step), default=curve[0][0])]
        found[v.step] = with_chance(near, v.seat, v.best_chance)
        found.setdefault(v.step + 1, with_chance(near, v.seat, v.made_chance))
    return sorted(found.items())


def share_of(by_seat: list[float], seat: int, giver: int) -> float:
    """How much of what one seat gives away goes to another."""
    others = sum(by_seat) - by_seat[giver]
    return by_seat[seat] / others if others > 0.0 else 1.0 / max(1, len(by_seat) - 1)


def with_chance(by_seat: list[float], seat: int, chance: float) -> list[float]:
    """One seat's chance, and what is left of it among the others as before."""
    left = 1.0 - chance
    return [chance if i == seat else left * share_of(by_seat, i, seat) for i in range(len(by_seat))]


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
    if won and tally.others >= GIFTS and tally.others >= tally.luck:
        return say("review-won-gifts", gifts=round(100 * tally.others), **given)
    if won:
        return say("review-won-luck" if tally.luck > 0.5 and score < 90 else "review-won", **given)
    return say("review-lost-luck" if not mistakes else "review-lost-slowly", **given)
