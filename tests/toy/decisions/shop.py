"""The shop: relics for gold, as many as one can pay for."""

from __future__ import annotations

from castellany.kernel import Facts, Frame, Message, Option, Proposal, Question, Refusal, push, say, seat_id
from tests.toy.facts import RELIC_PRICE
from tests.toy.ids import BANK, GOLD, RELIC_NAMES, RELICS, place
from tests.toy.lexicon import BUY, PASS
from tests.toy.shown import ShopFacts
from tests.toy.state import TitheState


class Shop(Question[TitheState]):
    """TOY-1.3, TOY-2.3: buy a relic for three gold, or pass."""

    clause = "TOY-1.3"

    def message(self, s: TitheState, f: Frame) -> Message:
        return say("ask-shop", relic=relic_name(s), gold=s.gold[f.seat])

    def tried(self, s: TitheState, f: Frame) -> list[int]:
        return [BUY.base, PASS.base]

    def fault(self, s: TitheState, f: Frame, choice: int) -> Refusal | None:
        short = RELIC_PRICE - s.gold[f.seat]
        return Refusal(say("no-gold", short=short), self.clause) if choice == BUY.base and short > 0 else None

    def resolve(self, s: TitheState, f: Frame, choice: int) -> None:
        if choice == BUY.base:
            s.gold[f.seat] -= RELIC_PRICE
            s.relics[f.seat] += 1
            if s.hears:
                moves = [
                    (GOLD, place(f.seat, "gold"), BANK, RELIC_PRICE),
                    (RELICS, BANK, place(f.seat, "relics"), 1),
                ]
                s.tell("event-buys", {"seat": seat_id(f.seat), "relic": relic_name(s)}, moves=moves)
            push(s, f)

    def option(self, s: TitheState, f: Frame, choice: int) -> Option:
        if choice == BUY.base:
            return Option(choice, say("opt-buy", relic=relic_name(s)), (BANK,), ((GOLD, RELIC_PRICE),))
        relics = s.gold[f.seat] // RELIC_PRICE
        leaves = say("leaves-relics", relics=relics) if relics else None
        return Option(choice, say("opt-pass"), role="stop", leaves=leaves)

    def facts(self, s: TitheState, f: Frame) -> Facts:
        facts: ShopFacts = {"price": RELIC_PRICE, "gold": s.gold[f.seat]}
        return facts

    def proposals(self, s: TitheState, f: Frame) -> list[Proposal]:
        relics = s.gold[f.seat] // RELIC_PRICE
        if relics < 2:
            return []
        price = ((GOLD, relics * RELIC_PRICE),)
        return [Proposal((BUY.base,) * relics, say("opt-buy-all", relics=relics), (BANK,), price)]


def relic_name(s: TitheState) -> str:
    """TOY-2.3: each round sells a relic of its own kind."""
    return RELIC_NAMES[s.round - 1]
