"""A second reading of the rules: what may be done in a turn, written again from the rulebook alone.

It looks at names and plain lists where the game uses masks and shortcuts, and shares none of the game's
judges, so that the two can check each other on random games (test_second_reading.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from castellany.games.citadels.facts import BEAUTIFIED, CHARACTER_IDS, COLOUR_IDS, DISTRICT_IDS, DISTRICTS
from castellany.games.citadels.layout import (
    GATHERED,
    TOOK_INCOME,
    USED_ABILITY,
    USED_LABORATORY,
    USED_MUSEUM,
    USED_SECOND,
    USED_SMITHY,
)
from castellany.games.citadels.state import CitadelsState

LIMITS = {"witch": 0, "navigator": 0, "architect": 3, "seer": 2, "scholar": 2}
PAID_FOR = {
    "noble": ("king", "emperor", "patrician"),
    "religious": ("bishop", "abbot", "cardinal"),
    "trade": ("merchant", "trader"),
    "military": ("warlord", "diplomat", "marshal"),
}


class House:
    """A district as it stands: its name, its type, its printed cost, and what it is worth with the Artist's gold."""

    def __init__(self, standing: int) -> None:
        printed = DISTRICTS[standing % BEAUTIFIED]
        self.name = printed.id
        self.colour = COLOUR_IDS[printed.colour]
        self.cost = printed.cost
        self.worth = printed.cost + (1 if standing >= BEAUTIFIED else 0)
        self.text = printed.id + ("+" if standing >= BEAUTIFIED else "")


class Reading:
    """The turn of one seat, read from the table."""

    def __init__(self, s: CitadelsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.character = CHARACTER_IDS[s.acting]
        self.cities = [[House(standing) for standing in city] for city in s.cities]
        self.mine = self.cities[seat]
        self.names = [house.name for house in self.mine]
        self.hand = [DISTRICT_IDS[card] for card in s.hands[seat]]
        self.gold = s.gold[seat]
        self.others = [other for other in range(s.seats) if other != seat]

    def used(self, bit: int) -> bool:
        return bool(self.s.used & bit)

    def is_complete(self, owner: int) -> bool:
        size = sum(2 if house.name == "monument" else 1 for house in self.cities[owner])
        return size >= self.s.goal

    def everything(self) -> set[str]:
        """All choices of the turn, in notation."""
        found: set[str] = set()
        if self.used(GATHERED):
            found |= set(self.builds())
            if self.character != "emperor" or self.used(USED_SECOND):
                found.add("end_turn")
        else:
            found |= {"take_gold", "draw_cards"} if self.s.deck else {"take_gold"}
            rank = CHARACTER_IDS.index(self.character) // 3 + 1
            if self.s.threats & (1 << rank) and self.s.blackmailer != self.seat:
                return found
        return found | set(self.income()) | set(self.ability()) | set(self.workshops())

    # Building

    def builds(self) -> Iterator[str]:
        limit = LIMITS.get(self.character, 1)
        for card in set(self.hand):
            house = House(DISTRICT_IDS.index(card))
            extra = card == "stables" or (self.character == "trader" and house.colour == "trade")
            repeats = card in self.names and "quarry" not in self.names and self.character != "wizard"
            too_late = self.s.built >= limit and not extra
            crowded = card == "monument" and len(self.mine) >= 5
            if limit and not too_late and not repeats and card != "secret_vault":
                if not crowded:
                    yield from self.ways(house)
                elif len(self.mine) == 5 and "framework" in self.names:
                    yield "scaffold monument"

    def ways(self, house: House) -> Iterator[str]:
        other_cards = len(self.hand) - 1
        cheaper = house.colour == "unique" and house.name != "factory" and "factory" in self.names
        price = house.cost - 1 if cheaper else house.cost
        missing = price - self.gold
        if missing <= 0:
            yield f"build {house.name}"
        elif self.character == "cardinal" and not self.used(USED_ABILITY) and other_cards >= missing:
            yield from (f"levy p{o + 1} {house.name}" for o in self.others if self.s.gold[o] >= missing)
        if "framework" in self.names:
            yield f"scaffold {house.name}"
        if house.name == "necropolis":
            yield from (f"sacrifice {own.text}" for own in self.mine)
        if house.name == "thieves_den" and other_cards and other_cards >= missing:
            yield "pay_with_cards"

    # Income and abilities

    def income(self) -> Iterator[str]:
        for colour, paid in PAID_FOR.items():
            if self.character in paid and not self.used(TOOK_INCOME):
                count = sum(house.colour == colour or house.name == "school_of_magic" for house in self.mine)
                if count and self.character == "abbot":
                    yield from (f"income_in_gold {g}" for g in range(count + 1) if g == count or self.s.deck)
                elif count and (self.s.deck or self.character not in ("patrician", "cardinal")):
                    yield "income"

    def ability(self) -> Iterator[str]:
        once = {"emperor": USED_SECOND, "artist": USED_SECOND}.get(self.character, USED_ABILITY)
        method = getattr(self, f"as_{self.character}", None)
        if method is not None and not self.used(once):
            yield from method()

    def named(self, verb: str, lowest: int) -> Iterator[str]:
        for rank in range(lowest, len(self.s.cast)):
            if rank not in (self.s.killed, self.s.bewitched):
                yield f"{verb} {CHARACTER_IDS[self.s.cast[rank]]}"

    def as_assassin(self) -> Iterator[str]:
        return self.named("kill", 2)

    def as_magistrate(self) -> Iterator[str]:
        yield "warrants"

    def as_thief(self) -> Iterator[str]:
        return self.named("rob", 3)

    def as_spy(self) -> Iterator[str]:
        for other in self.holding_cards():
            yield from (f"spy p{other + 1} {colour}" for colour in COLOUR_IDS)

    def as_blackmailer(self) -> Iterator[str]:
        yield "threats"

    def holding_cards(self) -> list[int]:
        return [other for other in self.others if self.s.hands[other]]

    def as_magician(self) -> Iterator[str]:
        yield from (f"swap_hands p{o + 1}" for o in self.others if self.hand or self.s.hands[o])
        if self.hand and self.s.deck:
            yield "redraw"

    def as_wizard(self) -> Iterator[str]:
        yield from (f"look p{other + 1}" for other in self.holding_cards())

    def as_seer(self) -> Iterator[str]:
        if self.holding_cards():
            yield "foresee"

    def as_emperor(self) -> Iterator[str]:
        for other in self.others:
            if other != self.s.crown:
                if self.s.gold[other]:
                    yield f"crown p{other + 1} gold"
                if self.s.hands[other]:
                    yield f"crown p{other + 1} card"
                if not self.s.gold[other] and not self.s.hands[other]:
                    yield f"crown p{other + 1} nothing"

    def as_abbot(self) -> Iterator[str]:
        most = max(self.s.gold)
        if self.gold < most:
            yield from (f"tithe p{other + 1}" for other in self.others if self.s.gold[other] == most)

    def as_merchant(self) -> Iterator[str]:
        yield "extra_gold"

    def as_architect(self) -> Iterator[str]:
        if self.s.deck:
            yield "extra_cards"

    def as_navigator(self) -> Iterator[str]:
        yield "voyage gold"
        if self.s.deck:
            yield "voyage cards"

    def as_scholar(self) -> Iterator[str]:
        if self.s.deck:
            yield "study"

    def as_queen(self) -> Iterator[str]:
        beside = {(self.seat + 1) % self.s.seats, (self.seat - 1) % self.s.seats}
        if self.s.shown & (1 << 4) and self.s.holder[4] in beside:
            yield "favour"

    def as_artist(self) -> Iterator[str]:
        if self.gold:
            yield from (f"beautify {house.name}" for house in self.mine if house.worth == house.cost)

    def as_tax_collector(self) -> Iterator[str]:
        if self.s.taxes:
            yield "collect_taxes"

    # Rank 8

    def reach(self, owners: list[int]) -> Iterator[tuple[int, House, int]]:
        """Whose district, which one, and what the Great Wall adds."""
        for owner in owners:
            if not self.is_complete(owner) and self.s.protected != owner:
                walled = any(house.name == "great_wall" for house in self.cities[owner])
                for house in self.cities[owner]:
                    if house.name != "keep":
                        yield owner, house, 1 if walled and house.name != "great_wall" else 0

    def as_warlord(self) -> Iterator[str]:
        for owner, house, more in self.reach(list(range(self.s.seats))):
            if house.worth - 1 + more <= self.gold:
                yield f"destroy p{owner + 1} {house.text}"

    def as_marshal(self) -> Iterator[str]:
        for owner, house, more in self.reach(self.others):
            if house.cost <= 3 and house.name not in self.names and house.worth + more <= self.gold:
                yield f"seize p{owner + 1} {house.text}"

    def as_diplomat(self) -> Iterator[str]:
        if self.s.protected == self.seat:
            return
        for owner, house, more in self.reach(self.others):
            theirs = [other.name for other in self.cities[owner]]
            for own in self.mine:
                pairs = own.name != house.name and (house.name in self.names or own.name in theirs)
                price = max(0, house.worth - own.worth) + more
                changes = own.text != house.text or price > 0
                if own.name != "keep" and changes and not pairs and price <= self.gold:
                    yield f"exchange_for p{owner + 1} {house.text}"

    # Unique districts

    def workshops(self) -> Iterator[str]:
        if "laboratory" in self.names and not self.used(USED_LABORATORY):
            yield from (f"laboratory {card}" for card in self.hand)
        if "smithy" in self.names and not self.used(USED_SMITHY) and self.gold >= 2 and self.s.deck:
            yield "smithy"
        if "museum" in self.names and not self.used(USED_MUSEUM):
            yield from (f"museum {card}" for card in self.hand)
        if "armory" in self.names and not self.is_complete(self.seat):
            for owner in range(self.s.seats):
                if not self.is_complete(owner):
                    yield from (f"armory p{owner + 1} {h.text}" for h in self.cities[owner] if h.name != "armory")
