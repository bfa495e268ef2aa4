"""How to play Viscounts well: gather icons of one kind, go where they pay, build, climb, fill sets.

The viscount's way is judged by the best action at its end. Weights stand in `worth.py`.
"""

from __future__ import annotations

from castellany.bots.strategy import Strategy
from castellany.bots.viscounts.eyes import features
from castellany.bots.viscounts.gauge import gauges
from castellany.bots.viscounts.themes import subject, theme
from castellany.bots.viscounts.why import reasons
from castellany.bots.viscounts.worth import (
    CARD_WORTH,
    action_worth,
    book_worth,
    play_worth,
    seat_worth,
    space_worth,
    time_left,
)
from castellany.games.viscounts.facts.kinds import SILVER
from castellany.games.viscounts.facts.tables import COST, FIRST_HERO
from castellany.games.viscounts.lexicon import (
    ADVANCE,
    BUILD,
    BUMP,
    COPY,
    DESTROY,
    DESTROY_TOP,
    DISCARD,
    DISMISS,
    DONE,
    FLIP,
    GO,
    HIRE,
    PASS,
    PLACE,
    PLAY,
    SHIFT,
    SITE,
    SPEND,
    STOP,
    TAKE,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Message, State


class ViscountsStrategy(Strategy):
    """Judgement of Viscounts."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 10.0
        self.sharpness = 1.2
        self.noise = 1.2
        self.rounds = 2
        self.limit = 60
        self.looks_ahead = True

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, ViscountsState)
        return [move_score(s, seat, choice) for choice in legal]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, ViscountsState)
        if not s.frames:
            return [float(score.total) for score in s.scores()]
        return [seat_worth(s, seat) for seat in range(s.seats)]

    def gauges(self, s: State) -> list[list[float]]:
        assert isinstance(s, ViscountsState)
        return gauges(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, ViscountsState)
        return s.round

    def theme(self, kind: int) -> str:
        return theme(kind)

    def subject(self, kind: int, choice: int) -> str:
        return subject(kind, choice)

    def features(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, ViscountsState)
        return features(s, seat)

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        assert isinstance(s, ViscountsState)
        return reasons(s, seat, choice)


def move_score(s: ViscountsState, seat: int, choice: int) -> float:
    """How good a choice looks, in points."""
    if PLAY.has(choice):
        return play_worth(s, seat, PLAY.arg(choice))
    if GO.has(choice):
        return space_worth(s, seat, GO.arg(choice))
    if BUILD.has(choice) or WORKERS.has(choice) or choice == TRANSCRIBE.base or choice == TRADE.base:
        return action_worth(s, seat, choice)
    if choice == PASS.base or choice == STOP.base:
        return 0.0
    if choice == DONE.base:
        return 1.0
    if SPEND.has(choice):
        return 0.5 if SPEND.arg(choice) == SILVER else 0.3
    if HIRE.has(choice):
        card = HIRE.arg(choice)
        return (0.3 + 1.6 * CARD_WORTH[card]) * time_left(s) - 0.25 * COST[card]
    if TAKE.has(choice):
        return 0.8 - 0.1 * s.goods[seat * 4 + TAKE.arg(choice)]
    if FLIP.has(choice):
        return 2.4 if FLIP.arg(choice) == 0 else 2.2
    if COPY.has(choice):
        return book_worth(s, seat, COPY.arg(choice))
    return rare_score(s, seat, choice)


def rare_score(s: ViscountsState, seat: int, choice: int) -> float:
    """Choices that few effects ask for."""
    if choice == DISMISS.base:
        return 0.4
    if DESTROY.has(choice):
        return 0.9 if DESTROY.arg(choice) < FIRST_HERO else -0.5
    if choice == DESTROY_TOP.base:
        return 0.3
    if DISCARD.has(choice):
        return 0.3 - CARD_WORTH[DISCARD.arg(choice)]
    if SHIFT.has(choice):
        section = SHIFT.first(choice)
        step = 1 if SHIFT.second(choice) == 0 else 4
        target = s.tier1[(section + step) % 5 * 4 + seat]
        return 2.0 if target == 2 else 0.3 * target - 0.3 * (s.tier1[section * 4 + seat] - 1)
    if PLACE.has(choice):
        here = s.tier1[PLACE.arg(choice) * 4 + seat]
        return 1.0 + here
    if ADVANCE.has(choice):
        return 0.5
    if BUMP.has(choice):
        return -1.5 if BUMP.arg(choice) == seat else 0.5
    return 0.3 if SITE.has(choice) else 0.2


def make() -> Strategy:
    return ViscountsStrategy()
