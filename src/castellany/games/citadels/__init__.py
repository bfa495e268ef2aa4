"""Citadels: found a city of seven or eight districts with the help of a new character every round."""

from castellany.games.citadels.game import GAME

__all__ = ["GAME"]
