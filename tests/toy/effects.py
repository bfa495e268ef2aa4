"""What the reward of a bid does, as values (TOY-2.2)."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Effect, EffectBook, Message, either, say, seat_id
from tests.toy.facts import REWARD_GOLD
from tests.toy.ids import BANK, GOLD, place
from tests.toy.kinds import CHOOSE, RUN
from tests.toy.lexicon import PASS, PICK
from tests.toy.state import TitheState


class GainGold(Effect[TitheState]):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, s: TitheState, seat: int) -> None:
        s.gold[seat] += self.amount
        if s.hears:
            moves = [(GOLD, BANK, place(seat, "gold"), self.amount)]
            s.tell("event-gold", {"seat": seat_id(seat), "gold": self.amount}, moves=moves)

    def message(self) -> Message:
        return say("opt-gain-gold", gold=self.amount)


class DrawCard(Effect[TitheState]):
    def possible(self, s: TitheState, seat: int) -> bool:
        return bool(s.deck)

    def run(self, s: TitheState, seat: int) -> None:
        s.hands[seat] |= 1 << s.deck.pop()
        s.reveal()  # what was drawn cannot be undone
        if s.hears:
            s.tell("event-draws", {"seat": seat_id(seat)}, moves=[("card-back", "deck", place(seat, "hand"), 1)])

    def message(self) -> Message:
        return say("opt-draw")


BOOK: Final[EffectBook[TitheState]] = EffectBook(RUN, CHOOSE, PICK, PASS)
REWARD: Final = BOOK.add(either(BOOK, "TOY-2.2", GainGold(REWARD_GOLD), DrawCard()))
