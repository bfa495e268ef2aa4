"""Paladins of the West Kingdom, for one to four people, with the rulebook's own solo opponent."""

from castellany.games.paladins.game import GAME

__all__ = ["GAME"]
