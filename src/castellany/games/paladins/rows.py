"""The two rows of cards: discarding, sliding and filling (PAL-3.8, PAL-3.9); who took which tavern (PAL-3.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts.board import FOLK_ROW, OUTSIDER_ROW
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.layout import DISCARDED, IN_ROW
from castellany.games.paladins.state import PaladinsState

TAVERN_CARDS: Final = len(TAVERNS)


def discard_folk(s: PaladinsState, position: i64) -> i64:
    """Returns the card, or -1 where the place is empty."""
    card = s.folk_row[position]
    if card >= 0:
        s.folk_at[card] = DISCARDED
        s.folk_row[position] = -1
    return card


def discard_outsider(s: PaladinsState, position: i64) -> i64:
    """Returns the card, or -1 where the place is empty."""
    card = s.outsider_row[position]
    if card >= 0:
        s.outsider_at[card] = DISCARDED
        s.outsider_row[position] = -1
    return card


def fill_folk_row(s: PaladinsState) -> None:
    """PAL-3.8: what is left slides right; new cards come in from the left."""
    row = [-1] * FOLK_ROW
    at = FOLK_ROW - 1
    for position in range(FOLK_ROW - 1, -1, -1):
        if s.folk_row[position] >= 0:
            row[at] = s.folk_row[position]
            at -= 1
    while at >= 0 and s.folk_deck:
        row[at] = s.folk_deck.pop()
        s.folk_at[row[at]] = IN_ROW
        at -= 1
    s.folk_row = row
    s.reveal()


def fill_outsider_row(s: PaladinsState) -> None:
    """PAL-3.9: what is left slides left; new cards come in from the right."""
    row = [-1] * OUTSIDER_ROW
    at = 0
    for position in range(OUTSIDER_ROW):
        if s.outsider_row[position] >= 0:
            row[at] = s.outsider_row[position]
            at += 1
    while at < OUTSIDER_ROW and s.outsider_deck:
        row[at] = s.outsider_deck.pop()
        s.outsider_at[row[at]] = IN_ROW
        at += 1
    s.outsider_row = row
    s.reveal()


def tavern_taken(card: i64, seat: i64) -> i64:
    """What stands in `tavern_row` once a seat has taken the card."""
    return -1 - card - TAVERN_CARDS * seat


def tavern_card(entry: i64) -> i64:
    return entry if entry >= 0 else (-1 - entry) % TAVERN_CARDS


def tavern_taker(entry: i64) -> i64:
    """Who has taken the card of this entry, or -1."""
    return -1 if entry >= 0 else (-1 - entry) // TAVERN_CARDS
