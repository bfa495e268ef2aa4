"""Rank 8: the Warlord destroys, the Diplomat exchanges, the Marshal seizes (section 12 of the rules)."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.aim import (
    FINE,
    HAVE_ONE,
    NOTHING_TO_GIVE,
    OWN_PROTECTED,
    SHORT,
    aim_fault,
    city_fault,
    destroy_price,
    exchange_fault,
    exchange_price,
    holds_fast,
    is_keep,
    kinds_in,
    seize_fault,
    seize_price,
    shut,
)
from castellany.games.citadels.effects.city import add_district, destroy, remove_district, ruin
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.ids import GOLD, city_targets, district_name
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import DESTROY, SEIZE, TRADE_FOR
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Frame, Option, say, seat_id


class Warlord(Power):
    """CIT-12.2: destroy a district for one gold less than its cost."""

    clause = "CIT-12.2"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY:
            return
        gold = s.gold[seat]
        for owner in range(s.seats):
            if not s.cities[owner] or city_fault(s, owner) != FINE:
                continue
            for standing in kinds_in(s.cities[owner]):
                if destroy_price(s, owner, standing) <= gold and not is_keep(standing):
                    out.append(DESTROY.of2(owner, standing))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        owner = DESTROY.first(choice)
        standing = DESTROY.second(choice)
        due = destroy_price(s, owner, standing)
        s.gold[seat] -= due
        if s.hears:
            name = district_name(standing)
            moves: list[tuple[str, str, str] | tuple[str, str, str, int]] = [ruin(owner, name)]
            if due:
                moves.append((GOLD, f"seat:{seat}/gold", "bank", due))
            said = {"seat": seat_id(seat), "other": seat_id(owner), "district": name, "gold": due}
            s.tell("event-attack", said, moves=moves)
        destroy(s, owner, standing, True)

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        owner = DESTROY.first(choice)
        standing = DESTROY.second(choice)
        if owner == seat:
            message = say("opt-destroy-own", district=district_name(standing))
        else:
            message = say("opt-destroy", district=district_name(standing), other=seat_id(owner))
        price = ((GOLD, destroy_price(s, owner, standing)),)
        return Option(choice, message, city_targets(s, owner, standing), price)

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        found: list[Closed] = []
        for owner in range(s.seats):
            for standing in kinds_in(s.cities[owner]):
                fault = aim_fault(s, owner, standing)
                due = destroy_price(s, owner, standing)
                if fault == FINE and due > s.gold[seat]:
                    fault = SHORT
                if fault != FINE:
                    found.append(shut(s, fault, owner, standing, due, s.gold[seat]))
        return found


class Marshal(Power):
    """CIT-12.7: take a district of cost three or less for its price."""

    clause = "CIT-12.7"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY:
            return
        gold = s.gold[seat]
        for owner in range(s.seats):
            if owner == seat or city_fault(s, owner) != FINE:
                continue
            for standing in kinds_in(s.cities[owner]):
                if seize_price(s, owner, standing) <= gold and seize_fault(s, seat, owner, standing) == FINE:
                    out.append(SEIZE.of2(owner, standing))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        owner = SEIZE.first(choice)
        standing = SEIZE.second(choice)
        due = seize_price(s, owner, standing)
        s.gold[seat] -= due
        s.gold[owner] += due
        if s.hears:
            name = district_name(standing)
            s.tell(
                "event-seize",
                {"seat": seat_id(seat), "other": seat_id(owner), "district": name, "gold": due},
                moves=[
                    (GOLD, f"seat:{seat}/gold", f"seat:{owner}/gold", due),
                    (name, f"seat:{owner}/city", f"seat:{seat}/city"),
                ],
            )
        remove_district(s, owner, standing)
        add_district(s, seat, standing)

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        owner = SEIZE.first(choice)
        standing = SEIZE.second(choice)
        message = say("opt-seize", district=district_name(standing), other=seat_id(owner))
        return Option(choice, message, city_targets(s, owner, standing), ((GOLD, seize_price(s, owner, standing)),))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        found: list[Closed] = []
        for owner in range(s.seats):
            if owner == seat:
                continue
            for standing in kinds_in(s.cities[owner]):
                fault = seize_fault(s, seat, owner, standing)
                due = seize_price(s, owner, standing)
                if fault == FINE and due > s.gold[seat]:
                    fault = SHORT
                if fault != FINE:
                    found.append(shut(s, fault, owner, standing, due, s.gold[seat]))
        return found


def can_give(s: CitadelsState, seat: int, owner: int, theirs: int) -> bool:
    """Is there a district of her own that the Diplomat can give for this one?"""
    for mine in s.cities[seat]:
        if exchange_fault(s, seat, owner, theirs, mine) == FINE:
            return True
    return False


def exchange_obstacle(s: CitadelsState, seat: int, owner: int, theirs: int) -> tuple[int, int]:
    """Why the Diplomat cannot exchange anything for this district, and the least gold she would have to pay."""
    cheapest = -1
    twin = False
    for mine in s.cities[seat]:
        fault = exchange_fault(s, seat, owner, theirs, mine)
        if fault == FINE:
            return FINE, 0
        if fault == SHORT:
            due = exchange_price(s, owner, theirs, mine)
            cheapest = due if cheapest < 0 else min(cheapest, due)
        elif fault == HAVE_ONE:
            twin = True
    if cheapest >= 0:
        return SHORT, cheapest
    return (HAVE_ONE if twin else NOTHING_TO_GIVE), 0


class Diplomat(Power):
    """CIT-12.4: exchange a district of hers for one of another player's."""

    clause = "CIT-12.4"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY or not s.cities[seat] or holds_fast(s, seat):
            return
        for owner in range(s.seats):
            if owner == seat or city_fault(s, owner) != FINE:
                continue
            for standing in kinds_in(s.cities[owner]):
                if not is_keep(standing) and can_give(s, seat, owner, standing):
                    out.append(TRADE_FOR.of2(owner, standing))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.frames.append(Frame(kinds.EXCHANGE, seat, TRADE_FOR.first(choice), TRADE_FOR.second(choice)))

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        owner = TRADE_FOR.first(choice)
        standing = TRADE_FOR.second(choice)
        message = say("opt-exchange", district=district_name(standing), other=seat_id(owner))
        return Option(choice, message, city_targets(s, owner, standing))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        found: list[Closed] = []
        for owner in range(s.seats):
            if owner == seat:
                continue
            for standing in kinds_in(s.cities[owner]):
                fault = OWN_PROTECTED if holds_fast(s, seat) else aim_fault(s, owner, standing)
                due = 0
                if fault == FINE:
                    fault, due = exchange_obstacle(s, seat, owner, standing)
                if fault != FINE:
                    found.append(shut(s, fault, owner, standing, due, s.gold[seat]))
        return found
