"""Learning from a game that was played: where it turned, what would have been better, and why.

`moments` takes a record apart, `verdicts` judges one moment, `reasons` says why (what both choices led to is counted
in `outcome`), `review` puts the whole together. A review holds only what survived equal games of both choices
(`castellany.bots.equal`), and each player is judged in worlds that this player could not tell from the true one.
"""

from castellany.study.moments import Moment, Plan, plan
from castellany.study.review import Review, Reviewer, Task, review, summary
from castellany.study.verdicts import EFFORT, Effort, Verdict, look, outlook_at

__all__ = [
    "EFFORT",
    "Effort",
    "Moment",
    "Plan",
    "Review",
    "Reviewer",
    "Task",
    "Verdict",
    "look",
    "outlook_at",
    "plan",
    "review",
    "summary",
]
