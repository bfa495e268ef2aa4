"""Questions about cards: keep one, give one, put some back, pay with them (CIT-4.3, 7.3, 7.10, 14.29)."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.decisions.ways import levy
from castellany.games.citadels.effects.building import finish_build, levy_lenders, pay
from castellany.games.citadels.effects.cards import distinct, draw, put_in_hand, put_under, take_from_hand
from castellany.games.citadels.effects.gather import keep
from castellany.games.citadels.facts import CARDINAL, DISTRICT_IDS, THIEVES_DEN
from castellany.games.citadels.ids import DISTRICT_NAMES, GOLD, gold_target, hand_targets, nth
from castellany.games.citadels.lexicon import BORROW, DISCARD, DONE, GIVE, KEEP, PAY_GOLD
from castellany.games.citadels.shown import DenFacts, GiveFacts, KeepFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Facts, Frame, Message, Option, Question, Refusal, say, seat_id


def drawn_targets(s: CitadelsState, card: int) -> tuple[str, ...]:
    return tuple([nth(f"drawn/{DISTRICT_IDS[card]}", i + 1) for i in range(s.drawn.count(card))])


class Keep(Question[CitadelsState]):
    """CIT-4.3, CIT-11.5: keep one of the cards drawn. `f.a`: the Scholar shuffles the rest into the deck."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-11.5" if f.a else "CIT-4.3"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-keep", cards=len(s.drawn))

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        facts: KeepFacts = {"back": len(s.drawn) - 1}
        return facts

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [KEEP.base + card for card in distinct(s.drawn)]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        keep(s, f.seat, KEEP.arg(choice), f.a == 1)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        card = KEEP.arg(choice)
        return Option(choice, say("opt-keep", district=DISTRICT_NAMES[card]), drawn_targets(s, card))


class Give(Question[CitadelsState]):
    """CIT-7.10, CIT-9.7: a card from the hand to player `f.a`. `f.b`: for the Cardinal's gold."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-9.7" if f.b else "CIT-7.10"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-give", other=seat_id(f.a))

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        order: list[int] = []
        for i in range(len(s.frames) - 1, -1, -1):
            if s.frames[i].kind != kinds.GIVE:
                break
            order.append(s.frames[i].a)
        facts: GiveFacts = {"order": order}
        return facts

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [GIVE.base + card for card in distinct(s.hands[f.seat])]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        card = GIVE.arg(choice)
        take_from_hand(s, f.seat, card)
        put_in_hand(s, f.a, card)
        if s.hears:
            move = ("card-back", f"seat:{f.seat}/hand", f"seat:{f.a}/hand", 1)
            s.tell("event-give", {"seat": seat_id(f.seat), "other": seat_id(f.a)}, moves=[move])
            s.tell("event-given", {"district": DISTRICT_NAMES[card]}, to=1 << f.seat | 1 << f.a)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        card = GIVE.arg(choice)
        message = say("opt-give", district=DISTRICT_NAMES[card], other=seat_id(f.a))
        return Option(choice, message, hand_targets(s, f.seat, card))


class Redraw(Question[CitadelsState]):
    """CIT-7.3: the Magician puts any number of cards under the deck, then draws as many."""

    clause = "CIT-7.3"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-redraw", cards=len(s.drawn))

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        out = [DISCARD.base + card for card in distinct(s.hands[f.seat])]
        if s.drawn:
            out.append(DONE.base)
        return out

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        if choice != DONE.base:
            discard(s, f.seat, DISCARD.arg(choice))
            if s.hands[f.seat]:
                s.frames.append(f)
                return
        packet = s.drawn
        s.drawn = []
        put_under(s, packet)
        if s.hears:
            move = ("card-back", f"seat:{f.seat}/hand", "deck", len(packet))
            s.tell("event-redraw", {"seat": seat_id(f.seat), "cards": len(packet)}, moves=[move])
        draw(s, f.seat, len(packet))

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == DONE.base:
            return Option(choice, say("opt-redraw-done", cards=len(s.drawn)), ("deck",))
        card = DISCARD.arg(choice)
        return Option(choice, say("opt-discard", district=DISTRICT_NAMES[card]), hand_targets(s, f.seat, card))


def discard(s: CitadelsState, seat: int, card: int) -> None:
    """A card leaves the hand for the packet that will go under the deck."""
    take_from_hand(s, seat, card)
    s.drawn = [*s.drawn, card]


class Den(Question[CitadelsState]):
    """CIT-14.29: `f.a` is still due for the Thieves' Den; each card discarded pays one. `f.c`: built at once."""

    clause = "CIT-14.29"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-den", due=f.a)

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        cards = len(s.drawn)
        facts: DenFacts = {"price": f.a + cards, "cards": cards, "gold": min(f.a, s.gold[f.seat])}
        return facts

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        out = [DISCARD.base + card for card in distinct(s.hands[f.seat])]
        if s.drawn and s.gold[f.seat] >= f.a:
            out.append(PAY_GOLD.base)
        if s.acting == CARDINAL and s.drawn:
            for other in levy_lenders(s, f.seat, f.a - s.gold[f.seat], len(s.hands[f.seat])):
                out.append(BORROW.base + other)
        return out

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        seat = f.seat
        due = f.a
        if DISCARD.has(choice):
            discard(s, seat, DISCARD.arg(choice))
            due -= 1
            if due:
                s.frames.append(Frame(kinds.DEN, seat, due, 0, f.c))
                return
        packet = s.drawn
        s.drawn = []
        put_under(s, packet)
        if s.hears:
            move = ("card-back", f"seat:{seat}/hand", "deck", len(packet))
            s.tell("event-den", {"seat": seat_id(seat), "cards": len(packet)}, moves=[move])
        if BORROW.has(choice):
            levy(s, seat, BORROW.arg(choice), THIEVES_DEN, due, due)
        else:
            pay(s, seat, due)
            finish_build(s, seat, THIEVES_DEN, due, True, f.c == 1)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == PAY_GOLD.base:
            return Option(choice, say("opt-pay-gold", gold=f.a), (gold_target(f.seat),), ((GOLD, f.a),))
        if BORROW.has(choice):
            other = BORROW.arg(choice)
            gold = f.a - s.gold[f.seat]
            return Option(choice, say("opt-borrow", other=seat_id(other), gold=gold), (gold_target(other),))
        card = DISCARD.arg(choice)
        return Option(choice, say("opt-discard", district=DISTRICT_NAMES[card]), hand_targets(s, f.seat, card))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [*self.options(s, f), PAY_GOLD.base] if s.gold[f.seat] < f.a else self.options(s, f)

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        short = f.a - s.gold[f.seat]
        if choice == PAY_GOLD.base and short > 0:
            message = say("no-gold-for", district=DISTRICT_NAMES[THIEVES_DEN], short=short, price=f.a)
            return Refusal(message, self.clause)
        return super().refusal(s, f, choice)
