"""Power cards: playing one, with a modifier or without, and passing modifiers at the start."""

from castellany.games.elgrande import ids, memory
from castellany.games.elgrande.facts.board import INVITES, MODIFIER_VALUES, MODIFIERS, POWERS
from castellany.games.elgrande.lexicon import BOOST, HAND, PLAY
from castellany.games.elgrande.shown import BoostFacts
from castellany.games.elgrande.state import NO_POWER, GrandeState, held
from castellany.kernel import (
    Frame,
    Message,
    Option,
    Question,
    Refusal,
    SealedQuestion,
    say,
    seat_id,
)


def is_taken(s: GrandeState, power: int) -> bool:
    """ELG-3.3, ELG-15.2: a power that somebody already has in this round."""
    for p in s.power:
        if p == power:
            return True
    return False


def power_thing(seat: int, card: int) -> str:
    return f"seat:{seat}/power:{card}"


class PlayPower(Question[GrandeState]):
    """ELG-3.3: which power card, and with Changing Powers which modifier."""

    clause = "ELG-3.3"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-power-modifier" if s.mods[f.seat] else "ask-power")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found: list[int] = []
        hand = s.hands[f.seat]
        mods = s.mods[f.seat]
        taken = 0  # ELG-3.3: a bit for each power that somebody has; modifiers reach from -1 on
        for power in s.power:
            if power != NO_POWER:
                taken |= 1 << (power + 2)
        for card in range(1, POWERS + 1):
            if (hand >> card) & 1:
                if not (taken >> (card + 2)) & 1:
                    found.append(PLAY.of(card))
                if mods:
                    for m in range(MODIFIERS):
                        if held(mods, m) and not (taken >> (card + 2 + MODIFIER_VALUES[m])) & 1:
                            found.append(BOOST.of2(card, m))
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        seat = f.seat
        boosted = BOOST.has(choice)
        card = BOOST.first(choice) if boosted else PLAY.arg(choice)
        power = card
        s.hands[seat] ^= 1 << card
        s.played[seat] = card
        memory.power_played(s, seat, card)
        if boosted:
            m = BOOST.second(choice)
            power += MODIFIER_VALUES[m]
            s.mods[seat] -= 1 << 3 * m
            s.mod[seat] = m
            memory.modifier_played(s, seat, m)
        s.power[seat] = power
        if s.hears:
            moves = [(power_thing(seat, card), f"seat:{seat}/hand", f"seat:{seat}/played")]
            if boosted:
                name = ids.MODIFIER_NAMES[s.mod[seat]]
                args = {"seat": seat_id(seat), "card": card, "modifier": name, "power": ids.power_said(power)}
                s.tell("event-power-modifier", {**args}, moves=moves)
            else:
                s.tell("event-power", {"seat": seat_id(seat), "card": card}, moves=moves)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if BOOST.has(choice):
            card = BOOST.first(choice)
            m = BOOST.second(choice)
            name = ids.MODIFIER_NAMES[m]
            power = card + MODIFIER_VALUES[m]
            message = say(
                "opt-power-modifier", card=card, modifier=name, power=ids.power_said(power), count=INVITES[card]
            )
            boosted: BoostFacts = {"power": power, "invites": INVITES[card]}
            targets = (power_thing(f.seat, card), f"seat:{f.seat}/modifier:{m}")
            return Option(choice, message, targets, facts=boosted)
        card = PLAY.arg(choice)
        facts: BoostFacts = {"power": card, "invites": INVITES[card]}
        message = say("opt-power", card=card, count=INVITES[card])
        return Option(choice, message, (power_thing(f.seat, card),), facts=facts)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        taken = [card for card in range(1, POWERS + 1) if (s.hands[f.seat] >> card) & 1 and is_taken(s, card)]
        return [*self.options(s, f), *[PLAY.of(card) for card in taken]]

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if PLAY.has(choice):
            return self._why(s, f.seat, PLAY.arg(choice), PLAY.arg(choice))
        if BOOST.has(choice):
            card = BOOST.first(choice)
            m = BOOST.second(choice)
            if not held(s.mods[f.seat], m):
                return Refusal(say("no-modifier", modifier=ids.MODIFIER_NAMES[m]), "ELG-15.2")
            return self._why(s, f.seat, card, card + MODIFIER_VALUES[m])
        return super().refusal(s, f, choice)

    def _why(self, s: GrandeState, seat: int, card: int, power: int) -> Refusal:
        if not (s.hands[seat] >> card) & 1:
            return Refusal(say("no-power-card", card=card), "ELG-3.7")
        return Refusal(say("no-power-taken", power=ids.power_said(power)), self.clause if card == power else "ELG-15.2")


class PassModifier(SealedQuestion[GrandeState]):
    """ELG-15.1: everybody passes one modifier to the left at the same time."""

    clause = "ELG-15.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-pass-modifier", seat=seat_id((f.seat + 1) % s.seats))

    def asked(self, s: GrandeState, f: Frame) -> int:
        return (1 << s.seats) - 1

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [HAND.of(m) for m in range(MODIFIERS) if held(s.mods[f.seat], m)]

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        m = HAND.arg(choice)
        return Option(choice, say("opt-modifier", modifier=ids.MODIFIER_NAMES[m]), (f"seat:{f.seat}/modifier:{m}",))

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if HAND.has(choice):
            return Refusal(say("no-modifier", modifier=ids.MODIFIER_NAMES[HAND.arg(choice)]), self.clause)
        return super().refusal(s, f, choice)

    def resolve_all(self, s: GrandeState, f: Frame, answers: list[int]) -> None:
        s.passed = [HAND.arg(answer) for answer in answers]
        for seat in range(s.seats):
            m = s.passed[seat]
            left = (seat + 1) % s.seats
            s.mods[seat] -= 1 << 3 * m
            s.mods[left] += 1 << 3 * m
            if s.hears:
                s.tell(
                    "event-passed-modifier",
                    {"seat": seat_id(seat), "to": seat_id(left), "modifier": ids.MODIFIER_NAMES[m]},
                    to=1 << seat | 1 << left,
                )
