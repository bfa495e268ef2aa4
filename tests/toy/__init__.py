"""Tithe: a toy game that uses all of the kernel in a page, to test it and to show it.

Two to four seats, three cards each from a deck of twelve. In each of three rounds all bid a
card at once; the highest takes its reward, gold or a card. Then each may buy a relic.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from castellany.kernel import (
    ChooseEffect,
    Closed,
    Effect,
    EffectBook,
    Facts,
    Frame,
    Game,
    Kind,
    Lexicon,
    Message,
    Option,
    Part,
    Proposal,
    Question,
    Refusal,
    RunEffect,
    Score,
    SealedQuestion,
    State,
    Step,
    TableOption,
    either,
    observation,
    push,
    say,
    score,
    seat_id,
    thing,
)
from tests.toy.shown import CardFacts, ShopFacts

ROUND: Final = 0
BID: Final = 1
SHOP: Final = 2
RUN: Final = 3
CHOOSE: Final = 4

CARDS: Final = 12
RELIC_PRICE: Final = 3

LEX: Final = Lexicon()
OFFER: Final = LEX.verb("bid", [str(i + 1) for i in range(CARDS)])
BUY: Final = LEX.verb("buy_relic")
PASS: Final = LEX.verb("pass")
PICK: Final = LEX.verb("pick", ("0", "1"))


class TitheState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "gold", "relics", "used", "round", "rounds")

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.hands: list[int] = []  # bit mask of cards by seat
        self.gold: list[int] = []
        self.relics: list[int] = []
        self.used = 0  # bit mask of cards bid in earlier rounds
        self.round = 0
        self.rounds = 3

    def game(self) -> Game:
        return GAME

    def copy(self) -> TitheState:
        new = TitheState()
        self.copy_base(new)
        new.deck = self.deck[:]
        new.hands = self.hands[:]
        new.gold = self.gold[:]
        new.relics = self.relics[:]
        new.used = self.used
        new.round = self.round
        new.rounds = self.rounds
        return new

    def observe(self, seat: int | None) -> dict[str, Any]:
        seats = []
        for i in range(self.seats):
            held = cards_of(self.hands[i])
            shown = [card_thing(c) for c in held]
            hand = thing(f"seat:{i}/hand", "zone-hand", "zone", len(held), items=shown if i == seat else None)
            gold = thing(f"seat:{i}/gold", "res-gold", "counter", self.gold[i])
            relics = thing(f"seat:{i}/relics", "res-relics", "counter", self.relics[i])
            seats.append(thing(seat_id(i), say("seat-name", seat=seat_id(i)), "seat", items=[gold, relics, hand]))
        bank = thing("bank", "bank", "zone")
        deck = thing("deck", "zone-deck", "pile", len(self.deck))
        used = thing("used", "zone-used", "zone", self.used)
        scores = [score.json() for score in self.scores()]
        return observation(seat, say("phase-round", round=self.round), [bank, deck, used, *seats], scores, self.round)

    def rearrange(self, seat: int) -> None:
        hidden = self.deck[:]
        for i in range(self.seats):
            if i != seat:
                hidden += cards_of(self.hands[i])
        hidden.sort()
        self.shuffle(hidden)
        for i in range(self.seats):
            if i != seat:
                mask = 0
                for _card in cards_of(self.hands[i]):
                    mask |= 1 << hidden.pop()
                self.hands[i] = mask
        self.deck = hidden

    def scores(self) -> list[Score]:
        return [
            score(
                i,
                [
                    Part("part-gold", self.gold[i], "TOY-2.1"),
                    Part("part-relics", 5 * self.relics[i], "TOY-2.2"),
                ],
            )
            for i in range(self.seats)
        ]

    @property
    def winners(self) -> tuple[int, ...]:
        if self.frames:
            return ()
        best = max(s.total for s in self.scores())
        return tuple(s.seat for s in self.scores() if s.total == best)


def card_thing(card: int) -> dict[str, Any]:
    facts: CardFacts = {"number": card + 1, "high": card >= CARDS // 2}
    return thing(f"card:{card}", say("card-number", number=card + 1), "card", facts=facts)


def cards_of(mask: int) -> list[int]:
    return [c for c in range(CARDS) if (mask >> c) & 1]


class GainGold(Effect[TitheState]):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, s: TitheState, seat: int) -> None:
        s.gold[seat] += self.amount
        if s.hears:
            s.tell(
                "event-gold",
                {"seat": seat_id(seat), "gold": self.amount},
                moves=[("res-gold", "bank", f"seat:{seat}/gold", self.amount)],
            )

    def message(self) -> Message:
        return say("opt-gain-gold", gold=self.amount)


class DrawCard(Effect[TitheState]):
    def possible(self, s: TitheState, seat: int) -> bool:
        return bool(s.deck)

    def run(self, s: TitheState, seat: int) -> None:
        s.hands[seat] |= 1 << s.deck.pop()
        s.reveal()

    def message(self) -> Message:
        return say("opt-draw")


BOOK: Final[EffectBook[TitheState]] = EffectBook(RUN, CHOOSE, PICK, PASS)
REWARD: Final = BOOK.add(either(BOOK, "TOY-1.2", GainGold(2), DrawCard()))


class Round(Step[TitheState]):
    """TOY-1.1: bids, then the shop in seat order; three times."""

    def run(self, s: TitheState, f: Frame) -> None:
        if s.round == s.rounds:
            return
        s.round += 1
        push(s, Frame(BID), *[Frame(SHOP, seat) for seat in range(s.seats)], Frame(ROUND))


class Bid(SealedQuestion[TitheState]):
    """TOY-1.2: all bid a card at once."""

    def rule(self, s: TitheState, f: Frame) -> str:
        return "TOY-1.2"

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
        return Option(choice, say("opt-bid", number=card + 1), (f"card:{card}",))

    def resolve_all(self, s: TitheState, f: Frame, answers: list[int]) -> None:
        best = -1
        for seat in range(s.seats):
            if answers[seat] >= 0:
                card = OFFER.arg(answers[seat])
                s.hands[seat] ^= 1 << card
                s.used |= 1 << card
                if best < 0 or answers[seat] > answers[best]:
                    best = seat
        if best >= 0:
            push(s, BOOK.frame(REWARD, best))


class Shop(Question[TitheState]):
    """TOY-1.3: buy a relic for three gold, or pass."""

    def rule(self, s: TitheState, f: Frame) -> str:
        return "TOY-1.3"

    def message(self, s: TitheState, f: Frame) -> Message:
        return say("ask-shop", gold=s.gold[f.seat])

    def options(self, s: TitheState, f: Frame) -> list[int]:
        return [BUY.base, PASS.base] if s.gold[f.seat] >= RELIC_PRICE else [PASS.base]

    def resolve(self, s: TitheState, f: Frame, choice: int) -> None:
        if choice == BUY.base:
            s.gold[f.seat] -= RELIC_PRICE
            s.relics[f.seat] += 1
            push(s, f)

    def option(self, s: TitheState, f: Frame, choice: int) -> Option:
        if choice == BUY.base:
            return Option(choice, say("opt-buy"), ("bank",), (("res-gold", RELIC_PRICE),))
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
        price = (("res-gold", relics * RELIC_PRICE),)
        return [Proposal((BUY.base,) * relics, say("opt-buy-all", relics=relics), ("bank",), price)]

    def closed(self, s: TitheState, f: Frame) -> list[Closed]:
        if s.gold[f.seat] >= RELIC_PRICE:
            return []
        refusal = self.refusal(s, f, BUY.base)
        return [Closed(("bank",), refusal.message, refusal.rule)]

    def refusal(self, s: TitheState, f: Frame, choice: int) -> Refusal:
        if choice == BUY.base:
            return Refusal(say("no-gold", short=RELIC_PRICE - s.gold[f.seat]), "TOY-1.3")
        return super().refusal(s, f, choice)


KINDS: Final[list[Kind[Any]]] = [Round(), Bid(), Shop(), RunEffect(BOOK), ChooseEffect(BOOK)]


class Tithe(Game):
    def blank(self) -> TitheState:
        return TitheState()

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, TitheState)
        deck = list(range(CARDS))
        s.shuffle(deck)
        s.hands = [sum(1 << deck.pop() for _i in range(3)) for _seat in range(s.seats)]
        s.deck = deck
        s.gold = [3 if options["rich"] else 0] * s.seats
        s.relics = [0] * s.seats
        s.rounds = options["rounds"]
        push(s, Frame(ROUND))

    def census(self, s: State) -> dict[str, int]:
        assert isinstance(s, TitheState)
        return {"cards": len(s.deck) + sum(len(cards_of(h)) for h in s.hands) + len(cards_of(s.used))}


GAME: Final = Tithe(
    id="tithe",
    prefix="TOY",
    version=1,
    seats=range(2, 5),
    options=(TableOption("rich", "flag", False), TableOption("rounds", "number", 3, (1, 3))),
    lexicon=LEX,
    kinds=KINDS,
)
