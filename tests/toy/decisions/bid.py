"""The bid: all choose at once, nobody sees another's card before the last has chosen."""

from __future__ import annotations

from castellany.kernel import Frame, Message, Option, SealedQuestion, push, say, seat_id
from tests.toy.effects import BOOK, REWARD
from tests.toy.ids import card_id, place
from tests.toy.lexicon import OFFER
from tests.toy.state import TitheState, cards_of


class Bid(SealedQuestion[TitheState]):
    """TOY-2.1: a card from the hand."""

    clause = "TOY-2.1"

    def message(self, s: TitheState, f: Frame) -> Message:
        return say("ask-bid")

    def asked(self, s: TitheState, f: Frame) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.hands[seat]:
                mask |= 1 << seat
        return mask

    def options(self, s: TitheState, f: Frame) -> list[int]:
        return [OFFER.of(card) for card in cards_of(s.hands[f.seat])]

    def option(self, s: TitheState, f: Frame, choice: int) -> Option:
        card = OFFER.arg(choice)
        return Option(choice, say("opt-bid", number=card + 1), (card_id(card),))

    def resolve_all(self, s: TitheState, f: Frame, answers: list[int]) -> None:
        best = -1
        for seat in range(s.seats):
            if answers[seat] >= 0:
                card = OFFER.arg(answers[seat])
                s.hands[seat] ^= 1 << card
                s.used |= 1 << card
                if s.hears:
                    moves = [(card_id(card), place(seat, "hand"), "used", 1)]
                    s.tell("event-bids", {"seat": seat_id(seat), "number": card + 1}, moves=moves)
                if best < 0 or answers[seat] > answers[best]:
                    best = seat
        if best >= 0:
            push(s, BOOK.frame(REWARD, best))
