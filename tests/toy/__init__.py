"""Tithe: a small whole game with every room a game has, to test the kernel, to show it, and to begin from.

Two to four seats, three cards each from a deck of twelve. In each of three rounds all bid a card at once; the
highest takes its reward, gold or a card. Then each may buy relics. `castellany new-game ID` makes a copy of it.
"""

from tests.toy.game import GAME

__all__ = ["GAME"]
