"""How to play Paladins well: spend workers on the right-hand actions, raise attributes in step, mind the tax.

Every action is judged by what it gives (an attribute, a reward, a step towards orders and rows)
less its price and its workers. Moments are judged in `worth.py`, where all weights stand.
"""

from __future__ import annotations

from typing import Final

from castellany.bots.paladins.eyes import features
from castellany.bots.paladins.gauge import gauges
from castellany.bots.paladins.themes import subject, theme
from castellany.bots.paladins.why import reasons
from castellany.bots.paladins.worth import (
    ATTACK_WORTH,
    CONVERT_WORTH,
    HIRE_WORTH,
    ICON_WORTH,
    JAR_WORTH,
    PALADIN_WORTH,
    SEND_WORTH,
    SPACE_WORTH,
    TAVERN_WORTH,
    attribute_step,
    free_slots,
    order_step,
    seat_worth,
)
from castellany.bots.strategy import Strategy
from castellany.games.paladins import kinds
from castellany.games.paladins.facts.board import LIMIT, REWARDS, ROUNDS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from castellany.games.paladins.facts.tables import HARVEST
from castellany.games.paladins.layout import AT_DONE, AT_PROVISION, AT_SILVER, AT_SUSPICION, OWN
from castellany.games.paladins.lexicon import (
    ACT,
    ACT_ACTION,
    ACT_WORKERS,
    BORROW,
    CLEAR,
    DECLINE,
    FACE,
    FAVOUR,
    JAR,
    KEEP,
    PALADIN,
    PASS,
    PLACE,
    SETTLE,
    TAKE,
    TAVERN,
    WORKSHOP,
)
from castellany.games.paladins.prices import price
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message, State

WORKER: Final = 0.8
"""What a worker on a slot could have done elsewhere."""


class PaladinsStrategy(Strategy):
    """Judgement of Paladins."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 6.0
        self.sharpness = 1.0
        self.noise = 1.0
        self.rounds = 1
        self.limit = 80
        self.looks_ahead = True

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, PaladinsState)
        return [move_score(s, seat, choice) for choice in legal]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, PaladinsState)
        if not s.frames:
            return [float(score.total) for score in s.scores()]
        return [seat_worth(s, seat) for seat in range(s.seats)]

    def gauges(self, s: State) -> list[list[float]]:
        assert isinstance(s, PaladinsState)
        return gauges(s)

    def clock(self, s: State) -> int:
        assert isinstance(s, PaladinsState)
        return s.round

    def secret(self, s: State, kind: int) -> bool:
        return kind == kinds.CHOOSE_PALADIN

    def theme(self, kind: int) -> str:
        return theme(kind)

    def subject(self, kind: int, choice: int) -> str:
        return subject(kind, choice)

    def features(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, PaladinsState)
        return features(s, seat)

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        assert isinstance(s, PaladinsState)
        return reasons(s, seat, choice)


def move_score(s: PaladinsState, seat: int, choice: int) -> float:
    """How good a choice looks, in points."""
    if ACT.has(choice):
        return act_score(s, seat, ACT.arg(choice))
    if choice == PASS.base:
        return 0.0
    if PLACE.has(choice):
        return 0.5 - ICON_WORTH[PLACE.arg(choice)] - (0.4 if PLACE.arg(choice) == CRIMINAL else 0.0)
    if TAKE.has(choice) or BORROW.has(choice):
        return folk_score(s, choice)
    if SETTLE.has(choice):
        return SPACE_WORTH[SETTLE.arg(choice)]
    if FACE.has(choice):
        card = FACE.arg(choice)
        return ATTACK_WORTH[card] if s.frames[-1].a == ATTACK else CONVERT_WORTH[card]
    if JAR.has(choice):
        return JAR_WORTH[s.rules][JAR.arg(choice)]
    if WORKSHOP.has(choice):
        action = COMMISSION + WORKSHOP.first(choice)
        return 0.2 * int(s.own[seat * OWN + AT_DONE + action]) + order_step(s, seat, action)
    if CLEAR.has(choice):
        return clear_score(s, seat, CLEAR.arg(choice))
    if KEEP.has(choice):
        return ICON_WORTH[KEEP.arg(choice)] + (0.3 if KEEP.arg(choice) == CRIMINAL else 0.0)
    if TAVERN.has(choice):
        return TAVERN_WORTH[TAVERN.arg(choice)]
    if PALADIN.has(choice):
        return PALADIN_WORTH[PALADIN.first(choice)] + 0.3 * PALADIN_WORTH[PALADIN.second(choice)]
    if FAVOUR.has(choice):
        return 0.8
    return -0.2 if choice == DECLINE.base else 0.1


def act_score(s: PaladinsState, seat: int, act: int) -> float:
    """An action: what it gives less price and workers."""
    action = ACT_ACTION[act]
    left = 1.0 - s.round / ROUNDS
    if action >= COMMISSION:
        return right_score(s, seat, action)
    workers = WORKER * int(ACT_WORKERS[act])
    if action == DEVELOP:
        return 0.9 + 2.6 * left - 0.5 * price(s, seat, action) - workers + 1.5
    if action == HUNT:
        have = s.own[seat * OWN + AT_PROVISION]
        return 0.7 * HARVEST[ACT_WORKERS[act]] * (1.0 if have < 4 else 0.5) + 0.3 - workers
    if action == TRADE:
        have = s.own[seat * OWN + AT_SILVER]
        return 0.65 * HARVEST[ACT_WORKERS[act]] * (1.0 if have < 5 else 0.5) + 0.3 - workers
    if action == PRAY:
        return 1.9 - 0.4 * price(s, seat, action) - workers
    if ACT_WORKERS[act] == 2:
        return 0.8 + 3.0 * left - workers
    if action == RECRUIT:
        return 1.4 - workers
    return 1.2 - workers - 0.15 * int(s.own[seat * OWN + AT_SUSPICION])


def right_score(s: PaladinsState, seat: int, action: int) -> float:
    """Commission to Convert: attribute, reward, order and row, less price and workers."""
    gain = attribute_step(s, seat, REWARDS[action - COMMISSION]) + order_step(s, seat, action)
    done = int(s.own[seat * OWN + AT_DONE + action])
    if action == ATTACK:
        gain += 1.4
    elif action == CONVERT:
        gain += 2.2
    elif action == ABSOLVE:
        gain += 1.6 + 0.12 * done
    else:
        gain += 1.2 + (0.3 if action in (COMMISSION, GARRISON) else 0.2) * done
    cost = 0.5 * price(s, seat, action) if action != ATTACK else 0.0
    return gain + 0.6 - cost - 0.6 * WORKER * free_slots(s, seat, action)


def folk_score(s: PaladinsState, choice: int) -> float:
    """A townsfolk to send or to hire; borrowing means a debt."""
    errand = s.frames[-1].kind == kinds.CHOOSE_TOWNSFOLK and s.frames[-1].a == 1
    card = TAKE.arg(choice) if TAKE.has(choice) else BORROW.arg(choice)
    left = 1.0 - s.round / ROUNDS
    worth = SEND_WORTH[card] if errand else HIRE_WORTH[card] * (0.4 + 0.8 * left)
    if BORROW.has(choice):
        return worth - 2.6
    place = s.folk_row.index(card) if card in s.folk_row else 4
    return worth - 0.45 * max(0, 3 - place)


def clear_score(s: PaladinsState, seat: int, action: int) -> float:
    """The action one would like to take again."""
    used_up = action >= COMMISSION and action != ATTACK and s.own[seat * OWN + AT_DONE + action] >= LIMIT
    if action >= COMMISSION and not used_up:
        return 1.0 + right_score(s, seat, action)
    return 0.0 if used_up else 0.5


def make() -> Strategy:
    return PaladinsStrategy()
