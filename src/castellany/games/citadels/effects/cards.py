"""Hands and the deck: drawing, discarding, putting cards under the deck (CIT-4.12 to 4.14)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castellany.games.citadels.facts import DISTRICT_IDS
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import seat_id


def draw(s: CitadelsState, seat: i64, count: i64, why: str = "") -> None:
    """CIT-4.12: cards from the top of the deck into the hand, as many as there are.

    `why` names the character or district that brings them, if it is not the gather.
    """
    count = min(count, len(s.deck))
    if count == 0:
        return
    s.reveal()
    hand = s.hands[seat]
    for _i in range(count):
        hand.append(s.deck.pop())
    if s.hears:
        got = ["district-" + DISTRICT_IDS[card] for card in hand[-count:]]
        said: dict[str, Any] = {"seat": seat_id(seat), "cards": count}
        move = ("card-back", "deck", f"seat:{seat}/hand", count)
        if why:
            said["why"] = why
            s.tell("event-draw-for", said, moves=[move])
        else:
            s.tell("event-draw", said, moves=[move])
        s.tell("event-drawn", {"district": got}, to=1 << seat)


def draw_aside(s: CitadelsState, count: i64) -> None:
    """Cards from the top of the deck to choose from: they lie in `drawn` until the choice is made."""
    s.reveal()
    aside: list[int] = []
    for _i in range(min(count, len(s.deck))):
        aside.append(s.deck.pop())
    s.drawn = aside


def take_from_hand(s: CitadelsState, seat: i64, card: i64) -> None:
    s.hands[seat].remove(card)


def put_in_hand(s: CitadelsState, seat: i64, card: i64) -> None:
    s.hands[seat].append(card)


def put_under(s: CitadelsState, packet: list[int]) -> None:
    """CIT-4.13: cards go under the deck face down; several at once are shuffled first."""
    if len(packet) > 1:
        packet = packet[:]
        s.shuffle(packet)
    for card in packet:
        s.deck.insert(0, card)


def distinct(cards: list[int]) -> list[int]:
    """Each card once, in the order of the cards."""
    seen = 0
    found: list[int] = []
    for card in cards:
        if not (seen >> card) & 1:
            seen |= 1 << card
            found.append(card)
    return found
