"""El Grande: the new edition with all its variants."""

from castellany.games.elgrande.game import GAME

__all__ = ["GAME"]
