"""Who can play: levels, levels with a budget of their own, and bots from anywhere on the path.

`castellan`, `knight@300` (iterations a move), `knight@0.5s` (seconds a move),
`my_package.my_bot:MyBot` (called with name, game id and seed; gives a `Bot`).
Budgets in iterations give the same games everywhere; budgets in seconds do not.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from castellany.bots import LEVELS, Bot, budget_of, make
from castellany.bots.thought import bad_budget, check_budget
from castellany.kernel import BadOption, say


class Player(NamedTuple):
    """A bot with its budget."""

    bot: Bot
    seconds: float | None
    iterations: int | None


def seat_player(spec: str, game_id: str, seed: int) -> Player:
    """The player a specification names; `BadOption` where it names none."""
    name, at, budget = spec.partition("@")
    seconds: float | None = None
    iterations = budget_of(name)
    if at:
        if name in LEVELS and iterations is None:
            raise BadOption(say("bad-no-search", level=name))
        try:
            if budget.endswith("s"):
                seconds, iterations = float(budget[:-1]), None
            else:
                iterations = int(budget)
            check_budget(seconds, iterations)
        except (ValueError, BadOption):
            raise bad_budget(budget) from None
    if ":" in name:
        return Player(_own_bot(name, game_id, seed), seconds, iterations)
    bot = make(name, game_id, seed)
    bot.talks = False
    return Player(bot, seconds, iterations)


def at_effort(spec: str, effort: float) -> str:
    """The same level with a part of its usual iterations; whoever has a budget of its own, or none, stays as it is.

    >>> at_effort("knight@300", 0.5), at_effort("squire", 0.5), at_effort("knight", 1.0)
    ('knight@300', 'squire', 'knight')
    """
    if not 0.0 < effort <= 1000.0:
        raise BadOption(say("bad-effort", effort=f"{effort:g}"))
    name, at, _budget = spec.partition("@")
    usual = budget_of(name)
    if at or usual is None or effort == 1.0:
        return spec
    return f"{name}@{max(1, round(usual * effort))}"


def budget_in_words(spec: str, game_id: str) -> str:
    """Iterations or seconds a choice, as a table shows them; nothing for a player that does not search."""
    player = seat_player(spec, game_id, 0)
    if player.seconds is not None:
        return f"{player.seconds:g} s"
    return "" if player.iterations is None else str(player.iterations)


def _own_bot(path: str, game_id: str, seed: int) -> Bot:
    module, _, factory = path.partition(":")
    try:
        made = getattr(importlib.import_module(module), factory)(path, game_id, seed)
    except Exception as error:  # a missing file of weights, a syntax error: somebody else's code may fail in any way
        raise BadOption(say("bad-bot", bot=path[:80], error=told(error))) from error
    if not isinstance(made, Bot):
        raise BadOption(say("bad-bot", bot=path[:80], error=f"{type(made).__name__}, not Bot"))
    return made


def told(error: Exception) -> str:
    """What went wrong in somebody's bot, and where: enough to find the line."""
    steps = [step for step in extract_tb(error.__traceback__) if step.filename != __file__]
    steps = [step for step in steps if "importlib" not in step.filename]
    place = f" ({Path(steps[-1].filename).name}:{steps[-1].lineno})" if steps else ""
    return f"{type(error).__name__}: {error}"[:200] + place
