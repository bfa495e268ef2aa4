"""Questions of single characters: the Witch names, the Wizard takes, the Diplomat gives, the Emperor advises."""

from __future__ import annotations

from castellany.games.citadels.decisions.turn_words import build_option, build_refusal
from castellany.games.citadels.decisions.ways import build_choice
from castellany.games.citadels.effects.aim import (
    FINE,
    HAVE_ONE,
    SHORT,
    exchange_fault,
    exchange_price,
    kinds_in,
    shut,
)
from castellany.games.citadels.effects.building import (
    CITY_TOO_LARGE,
    build_fault,
    makes_room,
    offer_unique_payment,
    price,
)
from castellany.games.citadels.effects.cards import distinct, put_in_hand, take_from_hand
from castellany.games.citadels.effects.city import add_district, has, remove_district
from castellany.games.citadels.facts import DISTRICT_OF, FRAMEWORK, MUSEUM, RANK_OF, THIEVES_DEN
from castellany.games.citadels.flow import take_crown
from castellany.games.citadels.ids import (
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    GOLD,
    city_targets,
    district_name,
    hand_targets,
    rank_target,
)
from castellany.games.citadels.layout import WIZARD_PAYS_FREELY
from castellany.games.citadels.lexicon import ADVISE, BUILD, HAND_OVER, NAME, SCAFFOLD, TAKE
from castellany.games.citadels.shown import ExchangeFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Facts, Frame, Message, Option, Question, Refusal, say, seat_id


class Bewitch(Question[CitadelsState]):
    """CIT-5.4: after the gather the Witch must name a character; her turn stops there."""

    clause = "CIT-5.4"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-bewitch")

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [NAME.base + s.cast[rank] for rank in range(2, len(s.cast))]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        s.bewitched = RANK_OF[NAME.arg(choice)]
        s.witch = f.seat
        if s.hears:
            s.tell("event-bewitch", {"seat": seat_id(f.seat), "character": CHARACTER_NAMES[NAME.arg(choice)]})

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        character = NAME.arg(choice)
        message = say("opt-bewitch", character=CHARACTER_NAMES[character])
        return Option(choice, message, (rank_target(RANK_OF[character]),))

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        return Refusal(say("no-bewitch-first"), "CIT-5.5")


class WizardTakes(Question[CitadelsState]):
    """CIT-7.4, 7.5: one card from the hand of `f.a`, into one's own hand or built at once."""

    clause = "CIT-7.4"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-wizard", other=seat_id(f.a))

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        seat = f.seat
        out: list[int] = []
        freely = s.house_rules & WIZARD_PAYS_FREELY
        for card in distinct(s.hands[f.a]):
            out.append(TAKE.base + card)
            fault = build_fault(s, seat, card, True)
            if fault == CITY_TOO_LARGE and freely and makes_room(s, seat, card):
                out.append(SCAFFOLD.base + card)
            if fault != FINE:
                continue
            due = price(s, seat, card)
            if due <= s.gold[seat]:
                out.append(BUILD.base + card)
            if freely or card == THIEVES_DEN:
                offer_unique_payment(s, seat, card, due, len(s.hands[seat]), out)
            if freely and has(s, seat, FRAMEWORK):
                out.append(SCAFFOLD.base + card)
        return out

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        if s.hears:
            move = ("card-back", f"seat:{f.a}/hand", f"seat:{f.seat}/hand", 1)
            s.tell("event-wizard-takes", {"seat": seat_id(f.seat), "other": seat_id(f.a)}, moves=[move])
        if not TAKE.has(choice):
            build_choice(s, f.seat, f.a, choice, True)
            return
        card = TAKE.arg(choice)
        take_from_hand(s, f.a, card)
        put_in_hand(s, f.seat, card)
        if s.hears:
            s.tell("event-wizard-took", {"district": DISTRICT_NAMES[card]}, to=1 << f.seat | 1 << f.a)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if TAKE.has(choice):
            card = TAKE.arg(choice)
            return Option(choice, say("opt-take", district=DISTRICT_NAMES[card]), hand_targets(s, f.a, card))
        return build_option(s, f.seat, f.a, choice)

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if BUILD.has(choice) and BUILD.arg(choice) in s.hands[f.a]:
            return build_refusal(s, f.seat, BUILD.arg(choice), True)
        return super().refusal(s, f, choice)


class Exchange(Question[CitadelsState]):
    """CIT-12.4: which of her own districts the Diplomat gives for district `f.b` of player `f.a`."""

    clause = "CIT-12.4"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-exchange", other=seat_id(f.a), district=district_name(f.b))

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        facts: ExchangeFacts = {"theirs": city_targets(s, f.a, f.b)[0]}
        return facts

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        seat, owner, theirs = f.seat, f.a, f.b
        mine = HAND_OVER.arg(choice)
        due = exchange_price(s, owner, theirs, mine)
        s.gold[seat] -= due
        s.gold[owner] += due
        if DISTRICT_OF[theirs] == MUSEUM or DISTRICT_OF[mine] == MUSEUM:
            s.reveal()
        if s.hears:
            moves: list[tuple[str, str, str] | tuple[str, str, str, int]] = [
                (district_name(theirs), f"seat:{owner}/city", f"seat:{seat}/city"),
                (district_name(mine), f"seat:{seat}/city", f"seat:{owner}/city"),
            ]
            if due:
                moves.append((GOLD, f"seat:{seat}/gold", f"seat:{owner}/gold", due))
            s.tell(
                "event-exchange",
                {
                    "seat": seat_id(seat),
                    "other": seat_id(owner),
                    "given": district_name(mine),
                    "district": district_name(theirs),
                    "gold": due,
                },
                moves=moves,
            )
        remove_district(s, owner, theirs)
        remove_district(s, seat, mine)
        add_district(s, seat, theirs)
        add_district(s, owner, mine)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        mine = HAND_OVER.arg(choice)
        due = exchange_price(s, f.a, f.b, mine)
        message = say("opt-hand-over", district=district_name(mine))
        return Option(choice, message, city_targets(s, f.seat, mine), ((GOLD, due),) if due else ())

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [HAND_OVER.of(mine) for mine in kinds_in(s.cities[f.seat])]

    def fault(self, s: CitadelsState, f: Frame, choice: int) -> Refusal | None:
        if choice not in self.tried(s, f):
            return None
        mine = HAND_OVER.arg(choice)
        fault = exchange_fault(s, f.seat, f.a, f.b, mine)
        if fault == FINE:
            return None
        due = exchange_price(s, f.a, f.b, mine)
        blamed = f.b if fault in (SHORT, HAVE_ONE) else mine  # what is too dear, or stands here already, is theirs
        closed = shut(s, fault, f.a, blamed, due, s.gold[f.seat])
        return Refusal(closed.message, closed.rule)


class Adviser(Question[CitadelsState]):
    """CIT-8.6: a killed Emperor moves the crown at the end of the round and takes nothing."""

    clause = "CIT-8.6"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-adviser")

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        take_crown(s, ADVISE.arg(choice))

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        other = ADVISE.arg(choice)
        return Option(choice, say("opt-advise", other=seat_id(other)), (f"seat:{other}",))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [ADVISE.of(other) for other in range(s.seats) if other != f.seat]

    def fault(self, s: CitadelsState, f: Frame, choice: int) -> Refusal | None:
        if choice == ADVISE.of(s.crown):
            return Refusal(say("no-has-crown", other=seat_id(s.crown)), self.clause)
        return None
