"""The arena: bots against bots, many games, honest figures.

`Plan` says who plays what, `run` plays it (here, in several processes, or on a Ray cluster)
with the same results for the same seeds, `summary` turns outcomes into figures.
"""

from castellany.arena.figures import Share, summary, wilson
from castellany.arena.plan import Deal, Plan, ladder_plan, match_plan, tournament_plan
from castellany.arena.play import Outcome, play_deal
from castellany.arena.run import run

__all__ = [
    "Deal", "Outcome", "Plan", "Share", "ladder_plan", "match_plan", "play_deal", "run", "summary",
    "tournament_plan", "wilson",
]  # fmt: skip
