"""Ranks 4 and 5: the Emperor's crown and the Abbot's tithe (CIT-8.5, CIT-9.5).

Income of these ranks is taken in decisions/turn.py; King and Patrician get the crown in flow.py;
the Cardinal's levy is a way to build (building.py).
"""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.effects.cards import put_in_hand, take_from_hand
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.flow import take_crown
from castellany.games.citadels.ids import DISTRICT_NAMES, GOLD, gold_target
from castellany.games.citadels.layout import USED_ABILITY, USED_SECOND
from castellany.games.citadels.lexicon import CROWN, TITHE
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Option, say, seat_id

FOR_GOLD: Final = 0
FOR_CARD: Final = 1
FOR_NOTHING: Final = 2


class Emperor(Power):
    """CIT-8.5: give the crown to another player, who pays a gold or a random card."""

    clause = "CIT-8.5"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_SECOND:
            return
        for other in range(s.seats):
            if other == seat or other == s.crown:
                continue
            if s.gold[other]:
                out.append(CROWN.of2(other, FOR_GOLD))
            if s.hands[other]:
                out.append(CROWN.of2(other, FOR_CARD))
            elif not s.gold[other]:
                out.append(CROWN.of2(other, FOR_NOTHING))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_SECOND
        other = CROWN.first(choice)
        payment = CROWN.second(choice)
        take_crown(s, other)
        if payment == FOR_GOLD:
            s.gold[other] -= 1
            s.gold[seat] += 1
            if s.hears:
                s.tell(
                    "event-crown-gold",
                    {"seat": seat_id(seat), "other": seat_id(other)},
                    moves=[(GOLD, f"seat:{other}/gold", f"seat:{seat}/gold", 1)],
                )
        elif payment == FOR_CARD:
            card = s.hands[other][s.random(len(s.hands[other]))]
            take_from_hand(s, other, card)
            put_in_hand(s, seat, card)
            if s.hears:
                move = ("card-back", f"seat:{other}/hand", f"seat:{seat}/hand", 1)
                s.tell("event-crown-card", {"seat": seat_id(seat), "other": seat_id(other)}, moves=[move])
                s.tell("event-crown-card-is", {"district": DISTRICT_NAMES[card]}, to=1 << seat | 1 << other)

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        other = CROWN.first(choice)
        payment = CROWN.second(choice)
        if payment == FOR_GOLD:
            return Option(choice, say("opt-crown-gold", other=seat_id(other)), (f"seat:{other}", gold_target(other)))
        if payment == FOR_CARD:
            return Option(choice, say("opt-crown-card", other=seat_id(other)), (f"seat:{other}", f"seat:{other}/hand"))
        return Option(choice, say("opt-crown-nothing", other=seat_id(other)), (f"seat:{other}",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_SECOND or s.crown == seat:
            return []
        return [Closed((f"seat:{s.crown}",), say("no-has-crown", other=seat_id(s.crown)), self.clause)]


def richest(s: CitadelsState, seat: int) -> list[int]:
    """CIT-9.5: the players with most gold; none if the Abbot is one of them."""
    most = 0
    for gold in s.gold:
        most = max(most, gold)
    if s.gold[seat] == most:
        return []
    return [other for other in range(s.seats) if s.gold[other] == most]


class Abbot(Power):
    """CIT-9.5: a gold from the richest player."""

    clause = "CIT-9.5"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            for other in richest(s, seat):
                out.append(TITHE.base + other)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        other = TITHE.arg(choice)
        s.gold[other] -= 1
        s.gold[seat] += 1
        if s.hears:
            s.tell(
                "event-tithe",
                {"seat": seat_id(seat), "other": seat_id(other)},
                moves=[(GOLD, f"seat:{other}/gold", f"seat:{seat}/gold", 1)],
            )

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        other = TITHE.arg(choice)
        return Option(choice, say("opt-tithe", other=seat_id(other)), (gold_target(other),))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        rich = richest(s, seat)
        if not rich:
            return [
                Closed((gold_target(other),), say("no-abbot-richest"), self.clause)
                for other in range(s.seats)
                if other != seat
            ]
        return [
            Closed((gold_target(other),), say("no-not-richest", other=seat_id(other)), self.clause)
            for other in range(s.seats)
            if other != seat and other not in rich
        ]
