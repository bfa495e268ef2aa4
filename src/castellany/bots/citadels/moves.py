"""How to play Citadels well: build every turn, take what pays, guess who holds what.

Weights are points of the final score. Uniques are worth more than their cost by `EXTRA`; a coin or a
card in hand is worth part of a point.
"""

from __future__ import annotations

from typing import Final

from castellany.bots.citadels.eyes import features
from castellany.bots.citadels.gauge import gauges
from castellany.bots.citadels.guess import guesses, likelihood, needs_guess
from castellany.bots.citadels.themes import subject, theme
from castellany.bots.citadels.turn import turn_score
from castellany.bots.citadels.why import reasons
from castellany.bots.citadels.worth import EXTRA, card_worth, pick_worth, worth
from castellany.bots.strategy import Strategy
from castellany.games.citadels import kinds
from castellany.games.citadels.facts import BEAUTIFIED, COLOUR, COST, RANK_OF
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.lexicon import (
    BRIBE,
    BUILD,
    CONFISCATE,
    DISCARD,
    GIVE,
    HAND_OVER,
    KEEP,
    LAY,
    MARK,
    NAME,
    PASS,
    PAY_GOLD,
    PICK,
    REFUSE,
    SIGN,
    STAGE,
    TAKE,
)
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, State

SECRET: Final = (1 << kinds.PICK) | (1 << kinds.LAY) | (1 << kinds.KEEP) | (1 << kinds.REDRAW) | (1 << kinds.MARK)


class CitadelsStrategy(Strategy):
    """Judgement of Citadels."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 6.0
        self.sharpness = 1.2
        self.noise = 1.5
        self.whims = 1.0
        self.rounds = 1
        self.limit = 120
        self.looks_ahead = False
        self.guarded = True

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, CitadelsState)
        kind = s.frames[-1].kind
        if kind == kinds.TURN or kind == kinds.GATHER:
            guess = guesses(s, seat) if needs_guess(legal) else []
            return [turn_score(s, seat, choice, guess) for choice in legal]
        if kind == kinds.PICK:
            return [pick_worth(s, seat, PICK.arg(choice)) for choice in legal]
        if kind == kinds.LAY:
            return [denied(s, seat, LAY.arg(choice)) for choice in legal]
        if kind == kinds.BEWITCH:
            guess = guesses(s, seat)
            return [guess[RANK_OF[NAME.arg(choice)]] if NAME.has(choice) else 0.0 for choice in legal]
        if kind == kinds.MARK or kind == kinds.SIGN:
            guess = guesses(s, seat)
            return [marker_score(guess, choice) for choice in legal]
        return [answer_score(s, seat, choice) for choice in legal]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, CitadelsState)
        if not s.frames:
            return [float(score.total) for score in s.scores()]
        return [seat_value(s, seat) for seat in range(s.seats)]

    def gauges(self, s: State) -> list[list[float]]:
        assert isinstance(s, CitadelsState)
        return gauges(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, CitadelsState)
        return s.round

    def likelihood(self, s: State, seat: int) -> float:
        assert isinstance(s, CitadelsState)
        return likelihood(s, seat)

    def secret(self, s: State, kind: int) -> bool:
        return (SECRET >> kind) & 1 == 1

    def theme(self, kind: int) -> str:
        return theme(kind)

    def subject(self, kind: int, choice: int) -> str:
        return subject(kind, choice)

    def features(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, CitadelsState)
        return features(s, seat)

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        assert isinstance(s, CitadelsState)
        return reasons(s, seat, choice)


def seat_value(s: CitadelsState, seat: int) -> float:
    """Points so far, and what coins, cards, colours and tempo promise."""
    value = 0.0
    colours = 0
    city = s.cities[seat]
    for standing in city:
        value += COST[standing] + EXTRA[standing]
        if standing >= BEAUTIFIED:
            value += 1.0
        colours |= 1 << COLOUR[standing]
    count = 0
    while colours:
        count += colours & 1
        colours >>= 1
    value += 3.0 if count == 5 else 0.3 * count
    if s.first == seat:
        value += 4.0
    elif (s.finished >> seat) & 1:
        value += 2.0
    gold = s.gold[seat]
    cards = len(s.hands[seat])
    if s.first == NOBODY:
        value += 0.9 * len(city) + 0.45 * min(gold, 6) + 0.2 * max(0, gold - 6)
        value += 0.7 * min(cards, 3) + 0.25 * max(0, min(cards, 7) - 3)
        if s.crown == seat:
            value += 0.4
    else:
        value += 0.1 * min(gold, 6)
    return value


def denied(s: CitadelsState, seat: int, character: int) -> float:
    """What another seat loses when a character is laid aside."""
    best = -9.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, pick_worth(s, other, character))
    return best


def marker_score(guess: list[float], choice: int) -> float:
    if MARK.has(choice):
        return guess[RANK_OF[MARK.arg(choice)]]
    return guess[RANK_OF[SIGN.arg(choice)]] if SIGN.has(choice) else 0.0


def answer_score(s: CitadelsState, seat: int, choice: int) -> float:
    """Questions outside one's own turn, and choosing cards."""
    if KEEP.has(choice):
        return card_worth(s, seat, KEEP.arg(choice))
    if TAKE.has(choice):
        return card_worth(s, seat, TAKE.arg(choice))
    if DISCARD.has(choice):
        return 0.4 - card_worth(s, seat, DISCARD.arg(choice))
    if GIVE.has(choice):
        return -card_worth(s, seat, GIVE.arg(choice))
    if BUILD.has(choice):
        return 2.0 + card_worth(s, seat, BUILD.arg(choice))
    if HAND_OVER.has(choice):
        return -worth(HAND_OVER.arg(choice))
    if choice == CONFISCATE.base:
        return 3.0
    if choice == BRIBE.base:
        return 0.15 * s.gold[seat] - 0.3
    if choice == REFUSE.base or choice == PASS.base:
        return 0.0
    if choice == PAY_GOLD.base:
        return 0.5
    if STAGE.has(choice):
        return -0.5
    return 0.2


def make() -> Strategy:
    return CitadelsStrategy()
