"""Imagining a world that a seat cannot tell from the true one (`rearrange`).

Cards it does not see are dealt anew, markers whose faces it does not know get new faces. The
characters of others are imagined in worlds_selection.py.
"""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.facts import MUSEUM
from castellany.games.citadels.state import CitadelsState
from castellany.games.citadels.worlds_selection import deal_characters, one_of


def rearrange(s: CitadelsState, seat: int) -> None:
    if not s.frames:
        return
    deal_cards(s, seat)
    deal_markers(s, seat)
    deal_characters(s, seat)


def deal_cards(s: CitadelsState, seat: int) -> None:
    top = s.frames[-1]
    open_hand = top.a if top.kind == kinds.WIZARD and top.seat == seat else seat
    holds_drawn = top.seat == seat
    owns_museum = (s.marks[seat] >> MUSEUM) & 1
    hidden = s.deck
    for other in range(s.seats):
        if other != seat and other != open_hand:
            hidden.extend(s.hands[other])
    if not holds_drawn:
        hidden.extend(s.drawn)
    if not owns_museum:
        hidden.extend(s.museum)
    s.shuffle(hidden)
    for other in range(s.seats):
        if other != seat and other != open_hand:
            s.hands[other] = take(hidden, len(s.hands[other]))
    if not holds_drawn:
        s.drawn = take(hidden, len(s.drawn))
    if not owns_museum:
        s.museum = take(hidden, len(s.museum))


def take(cards: list[int], count: int) -> list[int]:
    """The last `count` cards, taken off the list."""
    left = len(cards) - count
    taken = cards[left:]
    del cards[left:]
    return taken


def deal_markers(s: CitadelsState, seat: int) -> None:
    """CIT-5.10, CIT-6.5: any warrant may be the signed one, any threat not yet seen through the real one."""
    if s.signed and seat != s.magistrate:
        s.signed = one_of(s, s.warrants)
    if s.rose and seat != s.blackmailer:
        s.rose = one_of(s, s.suspects)
