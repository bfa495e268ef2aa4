"""The rooms of a game's folder that not every game has, by their names."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType

from castellany.kernel.game import Game


def room(game: Game, name: str) -> ModuleType | None:
    """A module of a game's folder; None where the game has none of this name."""
    package = sys.modules[type(game).__module__].__package__
    if not package or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
