"""The action cards on the table: which pile shows what in this round.

Every pile shows one new card in each round, so the card of a pile follows from
the round; nothing is ever moved. `deck` holds deck 1 at 0, 2 at 10, 3 at 20, 4 at
30 and 5 at 40; merged decks 2 and 3 are one pile of twenty at 10. Deck 5 is Your
Majesty ten times over, because it comes back in every round (ELG-3.5).
"""

from typing import Final

from mypy_extensions import i64

from castellany.games.elgrande.facts.cards import PLACED_BY, VETO, YOUR_MAJESTY
from castellany.games.elgrande.state import GrandeState

_STARTS: Final = [0, 10, 20, 30, 40]
_MERGED_STARTS: Final = [0, 10, 30, 40]
_NAMES: Final = ("deck:1", "deck:2", "deck:3", "deck:4", "deck:5")
_MERGED_NAMES: Final = ("deck:1", "deck:2_3", "deck:4", "deck:5")
_TAKERS: Final = 8
"""Bits of `taken` from here on: three for each pile, the colour that took its card and one more."""


def starts(s: GrandeState) -> list[int]:
    """Where each pile begins in `deck`."""
    return _MERGED_STARTS if s.merged else _STARTS


def names(s: GrandeState) -> tuple[str, ...]:
    """The id of each pile on the table."""
    return _MERGED_NAMES if s.merged else _NAMES


def size(s: GrandeState, pile: i64) -> int:
    return 20 if s.merged and pile == 1 else 10


def shown(s: GrandeState, pile: i64) -> int:
    """The card a pile shows in this round, taken or not."""
    return s.deck[starts(s)[pile] + s.round]


def pile_of(s: GrandeState, card: i64) -> int:
    """The pile that shows this card in this round; no two show equal cards."""
    where = starts(s)
    for p in range(len(where)):
        if s.deck[where[p] + s.round] == card:
            return p
    return -1


def card_id(s: GrandeState, pile: i64) -> str:
    """The id of the card a pile shows; Your Majesty is one card for the whole game."""
    start = starts(s)[pile]
    return f"card:{start}" if s.deck[start] == YOUR_MAJESTY else f"card:{start + s.round}"


def decks(s: GrandeState, pile: i64) -> list[int]:
    """The numbers of the decks that make a pile."""
    if s.merged:
        return [[1], [2, 3], [4], [5]][pile]
    return [pile + 1]


def is_taken(s: GrandeState, pile: i64) -> bool:
    return (s.taken >> pile) & 1 == 1


def take(s: GrandeState, pile: i64, colour: i64) -> None:
    """The card of a pile is gone for this round; who took it stands in the bits above."""
    s.taken |= 1 << pile | (colour + 1) << _TAKERS + 3 * pile


def taker(s: GrandeState, pile: i64) -> int:
    """The colour that took the card of a pile in this round, or NOBODY."""
    return ((s.taken >> _TAKERS + 3 * pile) & 7) - 1


def available(s: GrandeState) -> list[int]:
    """Cards nobody has taken in this round."""
    found: list[int] = []
    where = starts(s)
    for p in range(len(where)):
        if not is_taken(s, p):
            found.append(s.deck[where[p] + s.round])
    return found


def richest(s: GrandeState) -> int:
    """ELG-16.5: the untaken card with the highest number at the bottom."""
    best = -1
    for card in available(s):
        if best < 0 or PLACED_BY[card] > PLACED_BY[best]:
            best = card
    return best


def is_discarded(card: i64) -> bool:
    """ELG-3.5: every card but Your Majesty leaves at the end of the round."""
    return card != YOUR_MAJESTY


def kept_veto(s: GrandeState, card: i64, round: i64) -> bool:
    """ELG-14.3: a Veto taken in this round that still lies before its holder; it is good for one round more."""
    if card == VETO:
        for i in range(1, len(s.vetoes), 2):
            if s.vetoes[i] - 1 == round:
                return True
    return False
