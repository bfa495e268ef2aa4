"""Cards on a board that something sets off, in the order their owner likes (VIS-6.11).

Up to three cards travel in one number of a frame, eight bits each, a card plus one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.leaves import ANY_GOODS, Gain
from castellany.games.viscounts.facts.tables import ABILITY, CARD_IDS, FIRST_SCHEME, TIMING
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.kinds import ORDER, TRIGGERS
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Step, seat_id

# Effects after which nothing is different for the next card: plain goods.
_PLAIN: Final[list[bool]] = [isinstance(e, Gain) and sum(e.amounts[ANY_GOODS:]) == 0 for e in BOOK.effects]


def set_off(s: ViscountsState, seat: i64, timing: i64) -> None:
    """Push what the cards on a board do at this timing."""
    packed = 0
    for slot in range(seat * 3 + 2, seat * 3 - 1, -1):
        card = s.row[slot]
        if 0 <= card < FIRST_SCHEME and TIMING[card] == timing:
            packed = packed << 8 | card + 1
    if packed:
        s.frames.append(Frame(TRIGGERS, seat, packed))


def unpack(packed: i64) -> list[int]:
    cards: list[int] = []
    while packed:
        cards.append((packed & 255) - 1)
        packed >>= 8
    return cards


def without(packed: i64, card: i64) -> int:
    result = 0
    for other in reversed(unpack(packed)):
        if other != card:
            result = result << 8 | other + 1
    return result


class Triggers(Step[ViscountsState]):
    """One card acts at once; several are put in order where the order can matter."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        cards = unpack(f.a)
        odd = 0
        for card in cards:
            if not _PLAIN[ABILITY[card]]:
                odd += 1
        if len(cards) > 1 and odd > 1:
            s.frames.append(Frame(ORDER, f.seat, f.a))
            return
        let_act(s, f.seat, cards[0], f.a)


def let_act(s: ViscountsState, seat: i64, card: i64, packed: i64) -> None:
    """One of the packed cards acts now, the others after it."""
    rest = without(packed, card)
    if rest:
        s.frames.append(Frame(TRIGGERS, seat, rest))
    if s.hears:
        s.tell("event-acts", {"seat": seat_id(seat), "what": f"card-{CARD_IDS[card]}"})
    s.frames.append(running(ABILITY[card], seat))
