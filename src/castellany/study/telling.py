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
        tally = review.tally(seat)
        signed = {"choice": f"{100 * tally.choice:+.0f}%", "luck": f"{100 * tally.luck:+.0f}%"}
        yield "bright_black", f"     {told.say(say('review-tally', **signed))}"


def sentences(review: Review, told: Told, verdict: Verdict) -> tuple[str, str]:
    """What was done, and what would have been better."""
    made = told.choice(verdict.step, verdict.seat, verdict.made)
    best = told.choice(verdict.step, verdict.seat, verdict.best)
    where = {"step": verdict.step + 1, "round": review.plan.rounds[verdict.step], "seat": f"seat:{verdict.seat}"}
    return (
        told.say(say("review-line", made=made, percent=round(100 * verdict.made_chance), **where)),
        told.say(say("review-better", best=best, percent=round(100 * verdict.best_chance))),
    )


def grades(review: Review, told: Told, seat: int) -> list[str]:
    """Accuracy in all, then by kind of decision."""
    found: list[str] = []
    for grade in review.accuracy(seat):
        theme = f"theme-{review.plan.game}-{grade.theme}" if grade.theme else "review-accuracy-all"
        found.append(f"{told.say(say(theme))} {grade.score}")
    return found
