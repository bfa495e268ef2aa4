"""The solo opponent about to move, and what it says when it does."""

from __future__ import annotations

from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.kinds import OPPONENT_TURN
from castellany.games.paladins.layout import WORKSHOP
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import (
    give,
    turn,
)

OPPONENT = 1


def opponent(scheme: int, workers: int = 10, round: int = 1) -> PaladinsState:
    """The opponent to move, with a scheme that says this on top of its deck and an empty board."""
    s = turn(1, round=round)
    s.board[28:] = [0] * 28
    give(s, OPPONENT, f"labourer {workers}")
    card = next(i for i, record in enumerate(SCHEMES) if record.does == scheme)
    if card in s.scheme_deck:
        s.scheme_deck.remove(card)
    s.scheme_deck.append(card)
    return s


def act(s: PaladinsState) -> list[str]:
    """One turn of the opponent; the ids of what it says."""
    return [event.message.id for event in hear(s)]


def hear(s: PaladinsState) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    s.frames = [Frame(OPPONENT_TURN, OPPONENT)]
    s.settle()
    s.log = None
    return heard


def workshops(s: PaladinsState) -> list[int]:
    """How many workshops stand on each of the six right-hand actions."""
    return [s.board[28 + 10 + i * 3 : 28 + 13 + i * 3].count(WORKSHOP) for i in range(6)]
