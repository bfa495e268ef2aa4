"""The cards of a seat and those beside the board: drawing, shuffling, leaving, filling gaps.

A pile that was shuffled is a bag: chance draws from it when a card is needed (see `state.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts.facts.kinds import CRIMINAL, ICON_COUNT, SILVER
from castellany.games.viscounts.facts.tables import (
    COST,
    FIRST_PRINTED,
    ICONS,
)
from castellany.games.viscounts.gains import move_marks, take
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.state import EMPTY, NO_CARD, ViscountsState
from castellany.kernel import seat_id


def drawn(s: ViscountsState, bag: list[int]) -> int:
    """A card out of a bag, by chance."""
    i = s.random(len(bag))
    card = bag[i]
    bag[i] = bag[-1]
    bag.pop()
    return card


def criminals_on_board(s: ViscountsState, seat: i64) -> int:
    """Printed start icons and buildings hold no criminals, so the cards are all there is to count."""
    count = 0
    for slot in range(seat * 3, seat * 3 + 3):
        card = s.row[slot]
        if card >= 0:
            count += ICONS[card * ICON_COUNT + CRIMINAL]
    return count


def reshuffle(s: ViscountsState, seat: i64) -> None:
    """VIS-6.10: the discard pile becomes (part of) the draw pile; the shuffle check."""
    s.decks[seat].extend(s.discards[seat])
    s.discards[seat] = []
    s.reveal()
    guilty = criminals_on_board(s, seat) > 0
    if s.hears:
        s.tell("event-reshuffle-criminals" if guilty else "event-reshuffle", {"seat": seat_id(seat)})
    move_marks(s, seat, 1 if guilty else 0, 0 if guilty else 1)


def can_draw(s: ViscountsState, seat: i64) -> bool:
    return bool(s.decks[seat]) or bool(s.discards[seat])


def top_of_deck(s: ViscountsState, seat: i64) -> int:
    """The unseen top card, after shuffling where the draw pile is empty. Some card must be there."""
    if not s.decks[seat]:
        reshuffle(s, seat)
    return drawn(s, s.decks[seat])


def discard(s: ViscountsState, seat: i64, card: i64, source: str) -> None:
    """A card of the seat onto its open discard pile."""
    s.discards[seat].append(card)
    if s.hears:
        s.tell(
            "event-discard",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"seat:{seat}/{source}", f"seat:{seat}/discard")],
        )


def destroy(s: ViscountsState, seat: i64, card: i64, source: str) -> None:
    """VIS-6.7: a card leaves the game for silver equal to its cost."""
    s.gone.append(card)
    if s.hears:
        s.tell(
            "event-destroy",
            {"seat": seat_id(seat), "card": card_name(card)},
            moves=[(card_thing(card, seat), f"seat:{seat}/{source}", "box")],
        )
    take(s, seat, SILVER, COST[card])


def take_visible(s: ViscountsState, segment: i64) -> int:
    """The visible townsfolk of a segment leaves its pile; the next one shows."""
    card = s.tops[segment]
    if s.under[segment]:
        s.under[segment] -= 1
        s.tops[segment] = drawn(s, s.folk_bag)
    else:
        s.tops[segment] = EMPTY
    return card


def segment_of(s: ViscountsState, seat: i64) -> int:
    return s.ring[s.at[seat] // 3]


def beside(s: ViscountsState, segment: i64) -> int:
    """The townsfolk one can dismiss in a segment: the visible card, or the printed one under an empty pile."""
    card = s.tops[segment]
    return card if card != NO_CARD else FIRST_PRINTED + segment


def remove_beside(s: ViscountsState, segment: i64) -> int:
    """Dismiss: a card leaves the game, a printed townsfolk stays for the next time."""
    if s.tops[segment] == NO_CARD:
        return FIRST_PRINTED + segment
    card = take_visible(s, segment)
    s.gone.append(card)
    return card


def put_on_board(s: ViscountsState, seat: i64, card: i64) -> None:
    s.row[seat * 3] = card


def shift_row(s: ViscountsState, seat: i64) -> int:
    """VIS-6.1: all cards one slot to the right; the card that falls off, or NO_CARD."""
    i = seat * 3
    fallen = s.row[i + 2]
    s.row[i + 2] = s.row[i + 1]
    s.row[i + 1] = s.row[i]
    s.row[i] = NO_CARD
    return fallen


def all_cards(s: ViscountsState, seat: i64) -> list[int]:
    """Every card a seat owns: draw pile, hand, discard pile, board."""
    found = s.decks[seat] + s.hands[seat] + s.discards[seat]
    for slot in range(seat * 3, seat * 3 + 3):
        if s.row[slot] >= 0:
            found.append(s.row[slot])
    return found
