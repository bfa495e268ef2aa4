"""Viscounts of the West Kingdom, for one to four players, with its four solo opponents."""

from castellany.games.viscounts.game import GAME as GAME

__all__ = ["GAME"]
