"""From options and a seed to the first moment (PAL-2.1 to PAL-2.6; PAL-12.1 to PAL-12.3 for the solo game)."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.facts.board import (
    BOARD_SLOTS,
    FOLK_ROW,
    OUTSIDER_ROW,
    PROVISION_PIECES,
    SILVER_PIECES,
    SPACES,
    START_PROVISIONS,
    START_SILVER,
)
from castellany.games.paladins.facts.decks import DEBTS, SUSPICION_TAX, TAVERNS, WALLS
from castellany.games.paladins.facts.icons import COLOURS, WORKER_PIECES
from castellany.games.paladins.facts.kings import FAVOURS, FAVOURS_IN_PLAY, ORDERS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.solo import FAVOUR_SCHEMES, LEVEL_ORDERS, LEVELS, SCHEMES, START_STACK
from castellany.games.paladins.facts.tables import ORDER_ACTION, TAX_SUPPLY
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import ACTION_NAME
from castellany.games.paladins.kinds import BEGIN_ROUND, FILL_ROW, FIRST_HIRE
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, AT_PALADIN, AT_PROVISION, AT_SILVER, OWN
from castellany.games.paladins.rows import fill_folk_row, fill_outsider_row
from castellany.games.paladins.solo.judgement import add_opponent_workshop
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame


def deal(s: PaladinsState, options: dict[str, Any]) -> None:
    """Fill a blank state and push the first frames."""
    s.people = s.seats
    s.strict = int(options["strict_supply"])
    s.paid_architects = int(options["paid_architects"])
    s.errands_count = int(options["hunter_errands"])
    s.level = LEVELS.index(options["level"])
    if s.people == 1:
        s.seats = 2
        s.opponent = 1
    _supplies(s)
    _cards(s)
    _players(s)
    _kings(s)
    s.first = 0 if s.opponent >= 0 else s.random(s.seats)
    s.turn = s.first
    s.frames.append(Frame(BEGIN_ROUND))
    s.frames.append(Frame(FILL_ROW))
    for i in range(s.people):
        s.frames.append(Frame(FIRST_HIRE, (s.first + i) % s.people))


def _shuffled(s: PaladinsState, count: int) -> list[int]:
    cards = list(range(count))
    s.shuffle(cards)
    return cards


def _supplies(s: PaladinsState) -> None:
    """PAL-1.2, PAL-2.2, PAL-2.4."""
    s.tax = TAX_SUPPLY[s.people]
    s.silver = SILVER_PIECES - s.tax - START_SILVER * s.people
    s.provisions = PROVISION_PIECES - START_PROVISIONS * s.people
    s.debts = DEBTS
    s.workers = [0] * (s.seats * COLOURS) + list(WORKER_PIECES)
    s.board = [0] * (BOARD_SLOTS * s.seats)
    s.spaces = [0] * len(SPACES)


def _cards(s: PaladinsState) -> None:
    """PAL-2.1."""
    s.folk_deck = _shuffled(s, len(TOWNSFOLK))
    s.folk_at = [0] * len(TOWNSFOLK)
    s.folk_row = [-1] * FOLK_ROW
    fill_folk_row(s)
    s.outsider_deck = _shuffled(s, len(OUTSIDERS))
    s.outsider_at = [0] * len(OUTSIDERS)
    s.outsider_row = [-1] * OUTSIDER_ROW
    fill_outsider_row(s)
    s.wall_deck = _shuffled(s, len(WALLS))
    s.wall_at = [0] * len(WALLS)
    s.suspicion_deck = _shuffled(s, len(SUSPICION_TAX))
    s.suspicion_discard = []
    s.suspicion_held = []
    s.tavern_deck = _shuffled(s, len(TAVERNS))
    s.tavern_discard = []
    s.tavern_row = []
    s.scheme_deck = []
    s.scheme_discard = []
    s.stack = []


def _players(s: PaladinsState) -> None:
    """PAL-2.4; the opponent has neither paladins nor resources."""
    s.own = [0] * (OWN * s.seats)
    s.paladins = []
    for seat in range(s.seats):
        s.own[seat * OWN + AT_PALADIN] = -1
        s.own[seat * OWN + AT_CHOSEN] = -1
        if seat != s.opponent:
            s.own[seat * OWN + AT_SILVER] = START_SILVER
            s.own[seat * OWN + AT_PROVISION] = START_PROVISIONS
            s.own[seat * OWN + AT_DECK] = len(PALADINS)
            s.paladins += _shuffled(s, len(PALADINS))


def _kings(s: PaladinsState) -> None:
    """PAL-2.3; PAL-12.2 turns up some orders for the opponent first."""
    if s.opponent >= 0:
        s.stack = list(START_STACK)
        drawn = _shuffled(s, len(ORDERS))[: LEVEL_ORDERS[s.level]]
        for order in drawn:
            add_opponent_workshop(s, ORDER_ACTION[order])
        if s.hears:
            s.tell("event-opponent-level", {"actions": [ACTION_NAME[ORDER_ACTION[order]] for order in sorted(drawn)]})
        s.scheme_deck = [FAVOUR_SCHEMES + card for card in _shuffled(s, len(SCHEMES) - FAVOUR_SCHEMES)]
    s.kings = _shuffled(s, len(ORDERS)) + _shuffled(s, len(FAVOURS)) + [0] * FAVOURS_IN_PLAY
