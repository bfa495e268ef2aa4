"""Frames that carry only a seat, or a seat and an effect or phase, made once.

Frames never change, so all moments of all games can share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.tables import CARDS
from castellany.games.viscounts.kinds import OPPONENT_CORRUPTION, RUN, TURN
from castellany.kernel import Frame

assert CARDS and OPPONENTS  # the book is complete once the facts are read

_ASKING: Final[list[Frame]] = [Frame(kind, seat) for kind in range(OPPONENT_CORRUPTION + 1) for seat in range(4)]
_RUNNING: Final[list[Frame]] = [Frame(RUN, seat, effect) for effect in range(len(BOOK.effects)) for seat in range(4)]
_TURNS: Final[list[Frame]] = [Frame(TURN, seat, phase) for phase in range(8) for seat in range(4)]


def asking(kind: i64, seat: i64) -> Frame:
    """A frame of a kind that needs to know only its seat."""
    return _ASKING[kind * 4 + seat]


def running(effect: i64, seat: i64) -> Frame:
    """The frame that runs the effect with this number for a seat."""
    return _RUNNING[effect * 4 + seat]


def turn_from(phase: i64, seat: i64) -> Frame:
    """The rest of a turn."""
    return _TURNS[phase * 4 + seat]
