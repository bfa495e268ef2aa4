"""Rank 9: the Queen, the Artist and the Tax Collector (section 13 of the rules)."""

from __future__ import annotations

from castellany.games.citadels.effects.gather import gain_gold
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.facts import BEAUTIFIED, CROWN_RANK
from castellany.games.citadels.flow import are_neighbours
from castellany.games.citadels.ids import DISTRICT_NAMES, GOLD, city_targets
from castellany.games.citadels.layout import USED_ABILITY, USED_SECOND
from castellany.games.citadels.lexicon import BEAUTIFY, COLLECT, FAVOUR
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Option, say, seat_id


class Queen(Power):
    """CIT-13.1: three gold beside the player who has shown rank 4."""

    clause = "CIT-13.1"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY and s.shown & 1 << CROWN_RANK and are_neighbours(s, seat, s.holder[CROWN_RANK]):
            out.append(FAVOUR.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        gain_gold(s, seat, 3, "character-queen")

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        other = seat_id(s.holder[CROWN_RANK])
        return Option(choice, say("opt-favour", other=other), ("bank", other))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY or (s.shown & 1 << CROWN_RANK and are_neighbours(s, seat, s.holder[CROWN_RANK])):
            return []
        return [Closed(("bank", "rank:9"), say("no-favour"), self.clause)]


class Artist(Power):
    """CIT-13.3: a gold on one or two districts of her own."""

    clause = "CIT-13.3"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_SECOND or s.gold[seat] == 0:
            return
        seen = 0
        for standing in s.cities[seat]:
            if standing < BEAUTIFIED and not (seen >> standing) & 1:
                seen |= 1 << standing
                out.append(BEAUTIFY.base + standing)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_SECOND if s.used & USED_ABILITY else USED_ABILITY
        district = BEAUTIFY.arg(choice)
        s.gold[seat] -= 1
        city = s.cities[seat][:]
        city[city.index(district)] = district + BEAUTIFIED
        s.cities[seat] = city
        if s.hears:
            s.tell(
                "event-beautify",
                {"seat": seat_id(seat), "district": DISTRICT_NAMES[district]},
                moves=[(GOLD, f"seat:{seat}/gold", f"seat:{seat}/city", 1)],
            )

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        district = BEAUTIFY.arg(choice)
        targets = city_targets(s, seat, district)
        return Option(choice, say("opt-beautify", district=DISTRICT_NAMES[district]), targets, ((GOLD, 1),))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_SECOND:
            return []
        found: list[Closed] = []
        for standing in s.cities[seat]:
            name = DISTRICT_NAMES[standing]
            if standing >= BEAUTIFIED:
                found.append(Closed(city_targets(s, seat, standing), say("no-beautified", district=name), self.clause))
            elif s.gold[seat] == 0:
                message = say("no-gold-for", district=name, short=1, price=1)
                found.append(Closed(city_targets(s, seat, standing), message, self.clause))
        return found


class TaxCollector(Power):
    """CIT-13.8: all gold from the mini card."""

    clause = "CIT-13.8"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY and s.taxes:
            out.append(COLLECT.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        gold = s.taxes
        s.taxes = 0
        s.gold[seat] += gold
        if s.hears:
            move = (GOLD, "rank:9", f"seat:{seat}/gold", gold)
            s.tell("event-collect", {"seat": seat_id(seat), "gold": gold}, moves=[move])

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-collect", gold=s.taxes), ("rank:9",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY or s.taxes:
            return []
        return [Closed(("rank:9",), say("no-taxes"), self.clause)]
