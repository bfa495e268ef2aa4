"""Rank 3: the Magician, the Wizard and the Seer (section 7 of the rules)."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.cards import put_in_hand, take_from_hand
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.ids import DISTRICT_NAMES
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import FORESEE, LOOK, REDRAW_CARDS, SWAP
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Frame, Option, say, seat_id


def empty_hands(s: CitadelsState, seat: int, rule: str) -> list[Closed]:
    """The others who have no cards, where that is why nothing can be taken from them."""
    return [
        Closed((f"seat:{other}/hand",), say("no-empty-hand", other=seat_id(other)), rule)
        for other in range(s.seats)
        if other != seat and not s.hands[other]
    ]


class Magician(Power):
    """CIT-7.1: swap hands with a player, or put cards under the deck and draw as many."""

    clause = "CIT-7.1"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY:
            return
        own = len(s.hands[seat])
        for other in range(s.seats):
            if other != seat and (own or s.hands[other]):
                out.append(SWAP.base + other)
        if own and s.deck:  # from an empty deck the same cards would come back
            out.append(REDRAW_CARDS.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        if choice == REDRAW_CARDS.base:
            s.frames.append(Frame(kinds.REDRAW, seat))
            return
        other = SWAP.arg(choice)
        s.reveal()
        mine = s.hands[seat]
        s.hands[seat] = s.hands[other]
        s.hands[other] = mine
        if s.hears:
            given, got = len(mine), len(s.hands[seat])
            s.tell(
                "event-swap-hands",
                {"seat": seat_id(seat), "other": seat_id(other), "given": given, "got": got},
                moves=[
                    ("card-back", f"seat:{seat}/hand", f"seat:{other}/hand", given),
                    ("card-back", f"seat:{other}/hand", f"seat:{seat}/hand", got),
                ],
            )
            for side in (seat, other):
                if s.hands[side]:
                    s.tell("event-hand-now", {"district": [DISTRICT_NAMES[c] for c in s.hands[side]]}, to=1 << side)

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        if choice == REDRAW_CARDS.base:
            return Option(choice, say("opt-redraw"), (f"seat:{seat}/hand", "deck"))
        other = SWAP.arg(choice)
        message = say("opt-swap-hands", other=seat_id(other), given=len(s.hands[seat]), got=len(s.hands[other]))
        return Option(choice, message, (f"seat:{other}/hand",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        own = (f"seat:{seat}/hand",)
        if s.hands[seat]:
            return [] if s.deck else [Closed(own, say("no-deck-empty"), "CIT-4.12")]
        return [Closed(own, say("no-cards"), "CIT-7.3"), *empty_hands(s, seat, "CIT-7.2")]


class Wizard(Power):
    """CIT-7.4: look at a hand and take a card of it."""

    clause = "CIT-7.4"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            for other in range(s.seats):
                if other != seat and s.hands[other]:
                    out.append(LOOK.base + other)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.reveal()
        other = LOOK.arg(choice)
        if s.hears:
            s.tell("event-look", {"seat": seat_id(seat), "other": seat_id(other)})
        s.frames.append(Frame(kinds.WIZARD, seat, other))

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        other = LOOK.arg(choice)
        return Option(choice, say("opt-look", other=seat_id(other)), (f"seat:{other}/hand",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        return empty_hands(s, seat, self.clause)


class Seer(Power):
    """CIT-7.9: a random card from everyone, then a card back to each of them."""

    clause = "CIT-7.9"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY:
            return
        for other in range(s.seats):
            if other != seat and s.hands[other]:
                out.append(FORESEE.base)
                return

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        owed: list[int] = []
        for step in range(1, s.seats):
            other = (seat + step) % s.seats
            hand = s.hands[other]
            if not hand:
                continue
            card = hand[s.random(len(hand))]
            take_from_hand(s, other, card)
            put_in_hand(s, seat, card)
            owed.append(other)
            if s.hears:
                move = ("card-back", f"seat:{other}/hand", f"seat:{seat}/hand", 1)
                s.tell("event-seer-takes", {"seat": seat_id(seat), "other": seat_id(other)}, moves=[move])
                s.tell(
                    "event-seer-took",
                    {"other": seat_id(other), "district": DISTRICT_NAMES[card]},
                    to=1 << seat | 1 << other,
                )
        for i in range(len(owed) - 1, -1, -1):
            s.frames.append(Frame(kinds.GIVE, seat, owed[i]))

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        others = [other for other in range(s.seats) if other != seat and s.hands[other]]
        return Option(choice, say("opt-foresee", players=len(others)), tuple([f"seat:{o}/hand" for o in others]))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        return [] if s.used & USED_ABILITY else empty_hands(s, seat, self.clause)
