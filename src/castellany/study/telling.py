"""A review as lines of text: the sentence of each player, the turning points, accuracy, luck against choice."""

from __future__ import annotations

from collections.abc import Iterator

from castellany.kernel import say
from castellany.study.review import Review, summary
from castellany.study.speak import Told
from castellany.study.verdicts import Verdict


def lines(review: Review, told: Told) -> Iterator[tuple[str, str]]:
    """Each line with its style: "bold" for headings, "green" for what was better, "bright_black" for reasons."""
    for seat in range(review.plan.seats):
        yield "", told.say(summary(review, seat))
    yield "", ""
    yield "bold", told.say(say("review-turns"))
    mistakes = review.mistakes()
    if not mistakes:
        yield "", told.say(say("review-none"))
    for verdict in mistakes:
        made, better = sentences(review, told, verdict)
        yield "", f"{verdict.mark:>2} {made}"
        yield "green", f"     {better}"
        for reason in verdict.why:
            yield "bright_black", f"     · {told.say(reason)}"
    yield "", ""
    yield "bold", told.say(say("review-accuracy"))
    for seat in range(review.plan.seats):
        yield "", f"{told.names[seat]}: {', '.join(grades(review, told, seat))}"
        yield "bright_black", f"     {tally(review, told, seat)}"


def sentences(review: Review, told: Told, verdict: Verdict) -> tuple[str, str]:
    """What was done, and what would have been better."""
    made = told.choice(verdict.step, verdict.seat, verdict.made)
    best = told.choice(verdict.step, verdict.seat, verdict.best)
    where = {"step": verdict.step + 1, "round": review.plan.rounds[verdict.step], "seat": f"seat:{verdict.seat}"}
    return (
        told.say(say("review-line", made=made, percent=percent(verdict.made_chance), **where)),
        told.say(say("review-better", best=best, percent=percent(verdict.best_chance))),
    )


def tally(review: Review, told: Told, seat: int) -> str:
    """Own mistakes, those of the others, and the rest."""
    found = review.tally(seat).told()
    parts = {"choice": signed(found.choice), "others": signed(found.others), "luck": signed(found.luck)}
    return told.say(say("review-tally" if review.plan.seats > 1 else "review-tally-alone", **parts))


def percent(chance: float) -> str:
    """It is found by playing games to their end: that none of them was won does not make a chance nothing."""
    share = round(100 * chance)
    return "<1" if share <= 0 else ">99" if share >= 100 and chance < 1.0 else str(share)


def signed(share: float) -> str:
    """What was gained or lost; nothing has no sign of its own."""
    points = round(100 * share)
    return f"{'−' if points < 0 else '+' if points > 0 else '±'}{abs(points)}%"


def grades(review: Review, told: Told, seat: int) -> list[str]:
    """Accuracy in all, then by kind of decision."""
    found: list[str] = []
    for grade in review.accuracy(seat):
        theme = f"theme-{review.plan.game}-{grade.theme}" if grade.theme else "review-accuracy-all"
        found.append(f"{told.say(say(theme))} {grade.score}")
    return found
