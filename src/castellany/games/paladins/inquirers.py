"""Townsfolk that act in an inquisition: Peddlers, Squires, Conspirators; who may be used now (PAL-7.5, PAL-9.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts.outsiders import OUTSIDERS, THIEF
from castellany.games.paladins.facts.tables import FOLK_TYPE
from castellany.games.paladins.facts.townsfolk import CONSPIRATOR, PEDDLER, PEDDLER_SUSPICION, SQUIRE, TOWNSFOLK
from castellany.games.paladins.layout import AT_SUSPICION, CONVERTED, OWN, OWNED
from castellany.games.paladins.state import PaladinsState

THIEVES: Final[list[int]] = [i for i, card in enumerate(OUTSIDERS) if card.type == THIEF]
CONSPIRATORS: Final[list[int]] = [i for i, card in enumerate(TOWNSFOLK) if card.type == CONSPIRATOR]
INQUIRERS: Final[list[int]] = [i for i, card in enumerate(TOWNSFOLK) if card.type in (PEDDLER, SQUIRE, CONSPIRATOR)]


def usable(s: PaladinsState, seat: i64, used: i64) -> list[int]:
    """The own cards that could be used now (PAL-9.5)."""
    suspicion = s.own[seat * OWN + AT_SUSPICION]
    found: list[int] = []
    for card in INQUIRERS:
        if s.folk_at[card] == OWNED + seat and not (used >> card) & 1:
            kind = FOLK_TYPE[card]
            if kind == PEDDLER:
                fits = suspicion >= PEDDLER_SUSPICION
            elif kind == SQUIRE:
                fits = suspicion == 0
            else:
                fits = suspicion > 0
            if fits:
                found.append(card)
    return found


def wants_suspicion(s: PaladinsState, seat: i64) -> bool:
    """PAL-7.10: a converted Thief makes suspicion worth points, so that discarding is no longer what anybody would do.
    Version 1 of the rules never asked."""
    if s.rules == 1 or seat == s.opponent or s.own[seat * OWN + AT_SUSPICION] == 0:
        return False
    for card in THIEVES:
        if s.outsider_at[card] == CONVERTED + 2 * seat:
            return True
    return False


def must_ask(s: PaladinsState, seat: i64, cards: list[int]) -> bool:
    """PAL-7.5: when the Conspirators at hand could take away what a Peddler needs, or what a Thief scores."""
    conspirators = 0
    peddlers = 0
    for card in cards:
        if FOLK_TYPE[card] == CONSPIRATOR:
            conspirators += 1
        elif FOLK_TYPE[card] == PEDDLER:
            peddlers += 1
    if conspirators == 0:
        return False
    if peddlers > 0 and s.own[seat * OWN + AT_SUSPICION] - conspirators < PEDDLER_SUSPICION:
        return True
    return wants_suspicion(s, seat)
