"""Townsfolk that act in an inquisition: Peddlers, Squires, Conspirators; who may be used now (PAL-7.5, PAL-9.5)."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.tables import FOLK_TYPE
from castellany.games.paladins.facts.townsfolk import CONSPIRATOR, PEDDLER, PEDDLER_SUSPICION, SQUIRE, TOWNSFOLK
from castellany.games.paladins.layout import AT_SUSPICION, OWN, OWNED
from castellany.games.paladins.state import PaladinsState

INQUIRERS: Final[list[int]] = [i for i, card in enumerate(TOWNSFOLK) if card.type in (PEDDLER, SQUIRE, CONSPIRATOR)]


def usable(s: PaladinsState, seat: int, used: int) -> list[int]:
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


def order_matters(s: PaladinsState, seat: int, cards: list[int]) -> bool:
    """PAL-7.5: only when the Conspirators at hand could take away what a Peddler needs."""
    conspirators = 0
    peddlers = 0
    for card in cards:
        if FOLK_TYPE[card] == CONSPIRATOR:
            conspirators += 1
        elif FOLK_TYPE[card] == PEDDLER:
            peddlers += 1
    return peddlers > 0 and s.own[seat * OWN + AT_SUSPICION] - conspirators < PEDDLER_SUSPICION and conspirators > 0
