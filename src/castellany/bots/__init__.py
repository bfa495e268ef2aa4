"""Opponents: they see what their seat sees, nothing more, and can say why they chose.

>>> from castellany import bots
>>> bots.LEVELS
('random', 'novice', 'squire', 'knight', 'castellan')

`make(level, game_id)` gives a bot, `choose` its choice with considerations, `advise` a hint.
`speak` puts a consideration into words of a language.
"""

from castellany.bots.levels import (
    ITERATIONS,
    LEVELS,
    SECONDS,
    advise,
    advise_encoded,
    budget_of,
    choose_encoded,
    choose_in_parallel,
    make,
)
from castellany.bots.search import Search
from castellany.bots.speak import TEXT, speak, texts
from castellany.bots.strategy import Strategy, strategy_of
from castellany.bots.thought import Bot, Candidate, Thought

__all__ = [
    "ITERATIONS", "LEVELS", "SECONDS", "TEXT", "Bot", "Candidate", "Search", "Strategy", "Thought", "advise",
    "advise_encoded", "budget_of", "choose_encoded", "choose_in_parallel", "make", "speak", "strategy_of", "texts",
]  # fmt: skip
