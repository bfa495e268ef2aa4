"""Questions about the own cards: discarding, destroying, rearranging, and the order of what they do."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import destroy, discard, top_of_deck
from castellany.games.viscounts.effects.leaves import LEAST_CARDS, can_destroy, has_loose_card, owned
from castellany.games.viscounts.facts.tables import COST
from castellany.games.viscounts.forecast.there import below_move, ends
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.kinds import DESTROY, DESTROY_ASK, DISCARD, DISCARD_ASK
from castellany.games.viscounts.shown.effect import ManyFacts, OrderFacts
from castellany.games.viscounts.shown.move import AsideFacts
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.games.viscounts.triggers import let_act, unpack
from castellany.kernel import Frame, Message, Option, Question, Refusal, Step, say, seat_id


class Discard(Step[ViscountsState]):
    """VIS-6.6: as often as the effect says and there is a card. In setup all cards are shuffled afterwards anyway."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.a > 0 and s.round and has_loose_card(s, f.seat):
            s.frames.append(Frame(DISCARD_ASK, f.seat, f.a))


class Destroy(Step[ViscountsState]):
    """VIS-6.7, VIS-6.8: as often as the effect says and three cards remain."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.a > 0 and can_destroy(s, f.seat):
            s.frames.append(Frame(DESTROY_ASK, f.seat, f.a))


def put_aside(s: ViscountsState, f: Frame, kind: Question[ViscountsState], choice: int) -> AsideFacts:
    """Where the viscount can go after this, if the move comes next: both can be said in one go."""
    depth = below_move(s, f.seat)
    if not depth:
        return {"ends": []}
    world = s.copy()
    world.frames.pop()
    kind.resolve(world, f, choice)
    return {"ends": ends(world, f.seat, depth)}


class DiscardAsk(Question[ViscountsState]):
    """VIS-6.6: a card from hand, the unseen top card, or none."""

    clause = "VIS-6.6"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-discard", count=f.a)

    def facts(self, s: ViscountsState, f: Frame) -> ManyFacts:
        return {"count": f.a}

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.DISCARD.base
        found = [base + card for card in s.hands[f.seat]]
        if s.decks[f.seat] or s.discards[f.seat]:
            found.append(lex.DISCARD_TOP.base)
        found.append(lex.STOP.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice == lex.STOP.base:
            return
        if choice == lex.DISCARD_TOP.base:
            discard(s, f.seat, top_of_deck(s, f.seat), "deck")
        else:
            card = lex.DISCARD.arg(choice)
            s.hands[f.seat].remove(card)
            discard(s, f.seat, card, "hand")
        s.frames.append(Frame(DISCARD, f.seat, f.a - 1))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.STOP.base:
            return Option(choice, say("opt-no-discard"), role="stop", facts=put_aside(s, f, self, choice))
        if choice == lex.DISCARD_TOP.base:
            words = "opt-discard-top" if s.decks[f.seat] else "opt-discard-shuffled"
            return Option(choice, say(words), (f"seat:{f.seat}/deck",))
        card = lex.DISCARD.arg(choice)
        facts: AsideFacts = put_aside(s, f, self, choice)
        return Option(choice, say("opt-discard", card=card_name(card)), (card_thing(card, f.seat),), facts=facts)

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if lex.DISCARD.has(choice):
            return Refusal(say("no-not-in-hand", card=card_name(lex.DISCARD.arg(choice))), self.clause)
        return super().refusal(s, f, choice)


class DestroyAsk(Question[ViscountsState]):
    """VIS-6.7: a card from hand, the unseen top card, or none."""

    clause = "VIS-6.7"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-destroy", count=min(f.a, owned(s, f.seat) - LEAST_CARDS))

    def facts(self, s: ViscountsState, f: Frame) -> ManyFacts:
        return {"count": min(f.a, owned(s, f.seat) - LEAST_CARDS)}

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.DESTROY.base
        found = [base + card for card in s.hands[f.seat]]
        if s.decks[f.seat] or s.discards[f.seat]:
            found.append(lex.DESTROY_TOP.base)
        found.append(lex.STOP.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice == lex.STOP.base:
            return
        if choice == lex.DESTROY_TOP.base:
            destroy(s, f.seat, top_of_deck(s, f.seat), "deck")
        else:
            card = lex.DESTROY.arg(choice)
            s.hands[f.seat].remove(card)
            destroy(s, f.seat, card, "hand")
        s.frames.append(Frame(DESTROY, f.seat, f.a - 1))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.STOP.base:
            return Option(choice, say("opt-no-destroy"), role="stop", facts=put_aside(s, f, self, choice))
        if choice == lex.DESTROY_TOP.base:
            words = "opt-destroy-top" if s.decks[f.seat] else "opt-destroy-shuffled"
            return Option(choice, say(words), (f"seat:{f.seat}/deck",))
        card = lex.DESTROY.arg(choice)
        said = say("opt-destroy", card=card_name(card), silver=COST[card])
        facts: AsideFacts = put_aside(s, f, self, choice)
        return Option(choice, said, (card_thing(card, f.seat),), facts=facts)

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if lex.DESTROY.has(choice):
            return Refusal(say("no-not-in-hand", card=card_name(lex.DESTROY.arg(choice))), self.clause)
        return super().refusal(s, f, choice)


class DestroyOwn(Question[ViscountsState]):
    """VIS-3.6, player card 9: one of the nine, face up, before the first shuffle."""

    clause = "VIS-3.6"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-destroy-own")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        found = [lex.DESTROY.of(card) for card in sorted(s.decks[f.seat])]
        assert owned(s, f.seat) > LEAST_CARDS
        found.append(lex.STOP.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice != lex.STOP.base:
            card = lex.DESTROY.arg(choice)
            s.decks[f.seat].remove(card)
            destroy(s, f.seat, card, "deck")

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.STOP.base:
            return Option(choice, say("opt-no-destroy"), role="stop")
        card = lex.DESTROY.arg(choice)
        return Option(choice, say("opt-destroy", card=card_name(card), silver=COST[card]), (f"seat:{f.seat}/deck",))


class Rearrange(Question[ViscountsState]):
    """VIS-6.5: a new order of the cards on the board; free slots stay free."""

    clause = "VIS-6.5"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-rearrange")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        i = f.seat * 3
        base = lex.ARRANGE.base
        if s.row[i] == NO_CARD:
            return [base, base + 1]
        if s.row[i + 1] == NO_CARD:
            return [base, base + 5]
        if s.row[i + 2] == NO_CARD:
            return [base, base + 2]
        return [base, base + 1, base + 2, base + 3, base + 4, base + 5]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        i = f.seat * 3
        old = s.row[i : i + 3]
        new = lex.ORDERS[lex.ARRANGE.arg(choice)]
        for slot in range(3):
            s.row[i + slot] = old[new[slot]]
        if s.hears and choice != lex.ARRANGE.base:
            s.tell("event-rearrange", {"seat": seat_id(f.seat)})

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        i = f.seat * 3
        cards = [s.row[i + slot] for slot in lex.ORDERS[lex.ARRANGE.arg(choice)]]
        facts: OrderFacts = {"cards": [card_thing(card, f.seat) if card != NO_CARD else "" for card in cards]}
        if choice == lex.ARRANGE.base:
            return Option(choice, say("opt-keep-order"), facts=facts)
        return Option(
            choice,
            say("opt-arrange", cards=[card_name(card) for card in cards if card != NO_CARD]),
            (f"seat:{f.seat}/row",),
            facts=facts,
        )


class Order(Question[ViscountsState]):
    """VIS-6.11: which of the cards acts next?"""

    clause = "VIS-6.11"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-order")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.USE.of(card) for card in unpack(f.a)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        let_act(s, f.seat, lex.USE.arg(choice), f.a)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        card = lex.USE.arg(choice)
        return Option(choice, say("opt-use", card=card_name(card)), (card_thing(card, f.seat),))
