"""How to play El Grande well: count what every region would pay, and put caballeros where one more changes it.

A moment is worth the points so far, what the regions and the castle would pay now at each
general scoring still to come (the next one counts most: the map will change), and a little
for caballeros at court and in numbers. Cards that score at once are judged by what they pay
this seat more than the others; the king is wanted on a region one leads alone.
"""

from __future__ import annotations

from castellany.bots.elgrande.eyes import features
from castellany.bots.elgrande.gauge import gauges
from castellany.bots.elgrande.themes import theme
from castellany.bots.elgrande.why import reasons
from castellany.bots.elgrande.worth import (
    gain_of_one,
    lead_of_pay,
    loss_of_one,
    outlook_of,
    power_worth,
    scorings_left,
    special_worth,
)
from castellany.bots.strategy import Strategy
from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CASTLE, FRANCE, PLACES, REGIONS
from castellany.games.elgrande.facts.cards import PLACED_BY
from castellany.games.elgrande.lexicon import (
    ACT,
    ALLOW,
    ARREST,
    DISK,
    DROP,
    END,
    GRANDE,
    INCITE,
    INVITE,
    KING,
    LIFT,
    PLACE,
    PLAY,
    RECALL,
    RETURN,
    SCORE,
    STOP,
    TAKE,
    TILE,
    VETO,
)
from castellany.games.elgrande.scoring import would_pay
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Message, State


class ElGrandeStrategy(Strategy):
    """Judgement of El Grande."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.sharpness = 1.5
        self.noise = 1.5
        self.rounds = 2
        self.limit = 90
        self.looks_ahead = True

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, GrandeState)
        return [move_score(s, seat, choice) for choice in legal]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, GrandeState)
        return outlook_of(s)

    def gauges(self, s: State) -> list[list[float]]:
        assert isinstance(s, GrandeState)
        return gauges(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, GrandeState)
        return s.round

    def secret(self, s: State, kind: int) -> bool:
        return kind == kinds.REGAIN or kind == kinds.PASS_MODIFIER

    def theme(self, kind: int) -> str:
        return theme(kind)

    def features(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, GrandeState)
        return features(s, seat)

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        assert isinstance(s, GrandeState)
        return reasons(s, seat, choice)


def move_score(s: GrandeState, seat: int, choice: int) -> float:
    """How good a choice looks, in points."""
    if PLACE.has(choice):
        return 0.4 + gain_of_one(s, seat, PLACE.arg(choice))
    if DROP.has(choice):
        colour = s.frames[-1].a // PLACES
        gain = gain_of_one(s, colour, DROP.arg(choice)) if colour < s.seats else 0.5
        return gain if colour == seat else -gain
    if choice == STOP.base or choice == END.base or choice == ALLOW.base:
        return 0.0
    if TAKE.has(choice):
        card = TAKE.arg(choice)
        return 0.8 * min(PLACED_BY[card], court(s, seat)) + special_worth(s, seat, card)
    if choice == ACT.base:
        return 0.3 + special_worth(s, seat, s.card)
    if PLAY.has(choice):
        return power_worth(s, seat, PLAY.arg(choice))
    if INVITE.has(choice):
        return 0.5 * INVITE.arg(choice)
    if LIFT.has(choice):
        colour = LIFT.first(choice)
        loss = loss_of_one(s, colour, LIFT.second(choice)) if colour < s.seats else 0.5
        return 0.3 - loss if colour == seat else 0.2 + 0.6 * loss
    if SCORE.has(choice):
        return lead_of_pay(s, seat, SCORE.arg(choice))
    return other_score(s, seat, choice)


def other_score(s: GrandeState, seat: int, choice: int) -> float:
    """Choices that few cards ask for."""
    if RETURN.has(choice):
        place = RETURN.arg(choice)
        return -0.4 if place == REGIONS else -loss_of_one(s, seat, place)
    if RECALL.has(choice):
        return -loss_of_one(s, seat, RECALL.arg(choice)) + 0.2
    if DISK.has(choice):
        kind = s.frames[-1].kind
        region = DISK.arg(choice)
        if kind == kinds.WAR or kind == kinds.RIVALRY:
            return -loss_of_one(s, seat, region) if kind == kinds.WAR else lead_of_pay(s, seat, region)
        return 0.0 if region == s.king else 1.0 + gain_of_one(s, seat, region)
    if INCITE.has(choice):
        return 0.5 * others_there(s, seat, INCITE.arg(choice)) - 0.3 * s.at[seat * PLACES + INCITE.arg(choice)]
    if ARREST.has(choice):
        colour = ARREST.first(choice)
        return -3.0 if colour == seat else 0.5 + loss_of_one(s, colour, ARREST.second(choice))
    if GRANDE.has(choice):
        region = GRANDE.arg(choice)
        return 0.3 * would_pay(s, region)[seat] + 0.2 * s.at[seat * PLACES + region]
    if KING.has(choice):
        place = KING.arg(choice)
        if place >= FRANCE:
            return 0.2
        return (0.4 * lead_of_pay(s, seat, place) if place != CASTLE else 0.0) * min(2, scorings_left(s))
    if TILE.has(choice):
        place = TILE.second(choice)
        paid = would_pay(s, place) if place < REGIONS else [0] * s.seats
        best = max(paid) if paid else 0
        if TILE.first(choice) == 0:
            return 2.0 if paid[seat] == best and best else -1.0
        return -1.0 if paid[seat] == best and best else 1.0
    if choice == VETO.base:
        return 0.3
    return 0.2


def others_there(s: GrandeState, seat: int, region: int) -> int:
    count = 0
    for c in range(s.colours):
        if c != seat:
            count += s.at[c * PLACES + region]
    return count


def make() -> Strategy:
    return ElGrandeStrategy()
