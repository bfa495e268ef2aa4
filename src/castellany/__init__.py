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
from types import ModuleType
from typing import TYPE_CHECKING

from castellany import engine as _engine

_engine.install()  # before anything that may be compiled is imported

import castellany.games as _folder  # noqa: E402
from castellany.kernel import BadOption, Game, say  # noqa: E402

__version__ = "0.1.0"

_extra: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known that does not live in `castellany.games`: for tests and private games."""
    _extra[game.id] = game


def _ids() -> list[str]:
    found = [info.name for info in pkgutil.iter_modules(_folder.__path__) if info.ispkg]
    return sorted({*found, *_extra})


class _Games(ModuleType):
    """The folder of the games, as every other; called it tells their ids, and hides none of them."""

    def __call__(self) -> list[str]:
        return _ids()


if TYPE_CHECKING:

    def games() -> list[str]:
        """The ids of all games: one folder each under `castellany/games`, found by their names."""

else:
    _folder.__class__ = _Games


def game(id: str) -> Game:
    """The game with this id; `BadOption` where there is none."""
    if id in _extra:
        return _extra[id]
    if id not in _ids():
        raise BadOption(say("bad-game", game=id[:40], allowed=", ".join(_ids())))
    found = importlib.import_module(f"castellany.games.{id}").GAME
    assert isinstance(found, Game)
    return found
