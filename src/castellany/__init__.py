"""Castellany: four medieval board games, their complete rules as a fast simulator.

>>> import castellany
>>> id = castellany.games()[0]
>>> s = castellany.game(id).new(seats=4, seed=7)
>>> seat = s.waiting[0]
>>> s.play(seat, s.choices(seat)[0])
"""

from __future__ import annotations

import importlib
import pkgutil

# First the folder, so that importing it later cannot hide the function of the same name.
import castellany.games as _folder
from castellany.kernel import BadOption, Game, say

__version__ = "0.1.0"

_extra: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known that does not live in `castellany.games`: for tests and private games."""
    _extra[game.id] = game


def games() -> list[str]:
    """The ids of all games: one folder each under `castellany/games`, found by their names."""
    found = [info.name for info in pkgutil.iter_modules(_folder.__path__) if info.ispkg]
    return sorted({*found, *_extra})


def game(id: str) -> Game:
    """The game with this id; `BadOption` where there is none."""
    if id in _extra:
        return _extra[id]
    if id not in games():
        raise BadOption(say("bad-game", game=id[:40], allowed=", ".join(games())))
    found = importlib.import_module(f"castellany.games.{id}").GAME
    assert isinstance(found, Game)
    return found
