"""Points against a second reckoning from the rulebook, over cities of every kind: by names, with all ways tried out."""

from __future__ import annotations

import random

import pytest

from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import cards, parts, reckon, standing, table
from tests.games.citadels.test_components import PRINTED_DISTRICTS

COST = {name: cost for names in PRINTED_DISTRICTS.values() for name, (cost, _copies) in names.items()}
TYPE = {name: colour for colour, names in PRINTED_DISTRICTS.items() for name in names}
TYPES = list(PRINTED_DISTRICTS)
BUILDABLE = [name for name in COST if name != "secret_vault"]


class Reckoning:
    """The points of one seat, sentence by sentence of section 15 and of the unique districts."""

    def __init__(self, city: list[str], gold: int, hand: list[str], museum: int, crown: bool) -> None:
        self.names = [name.rstrip("+") for name in city]
        self.gilded = sum(name.endswith("+") for name in city)
        self.gold = gold
        self.hand = hand
        self.museum = museum
        self.crown = crown

    def total(self, first: bool, complete: bool) -> int:
        points = sum(COST[name] for name in self.names) + self.gilded
        points += 4 if first else 2 if complete else 0
        return points + self.by_itself() + max(self.by_types(quarter) for quarter in TYPES)

    def by_itself(self) -> int:
        """What does not depend on types."""
        points = 0
        for name in self.names:
            points += {
                "basilica": sum(COST[other] % 2 for other in self.names),
                "dragon_gate": 2,
                "imperial_treasury": self.gold,
                "map_room": len(self.hand),
                "museum": self.museum,
                "statue": 5 if self.crown else 0,
            }.get(name, 0)
        return points + (3 if "secret_vault" in self.hand else 0)

    def by_types(self, quarter: str) -> int:
        """What does, with the Haunted Quarter declared as this type."""
        types = [quarter if name == "haunted_quarter" else TYPE[name] for name in self.names]
        points = 3 if set(types) == set(TYPES) else 0
        if "capitol" in self.names and any(types.count(each) >= 3 for each in TYPES):
            points += 3
        if "ivory_tower" in self.names and types.count("unique") == 1:
            points += 5
        if "wishing_well" in self.names:
            points += types.count("unique")
        return points


def by_chance(dice: random.Random) -> tuple[CitadelsState, list[list[str]], list[list[str]], list[int]]:
    """Four cities, hands and supplies at the end of a game; every unique district stands at most once."""
    left = BUILDABLE[:]
    cities: list[list[str]] = []
    for _seat in range(4):
        city = dice.sample(left, dice.randint(0, 9))
        left = [name for name in left if name not in city or TYPE[name] != "unique"]
        cities.append([name + "+" * (dice.random() < 0.15) for name in city])
    hands = [dice.sample(list(COST), dice.randint(0, 4)) for _seat in range(4)]
    gold = [dice.randint(0, 6) for _seat in range(4)]
    s = table(4, {"king": 0}, gold=gold, crown=dice.randrange(4))
    s.gold = gold[:]
    s.crown = dice.randrange(4)
    s.cities = [standing(" ".join(city)) for city in cities]
    s.hands = [cards(" ".join(hand)) for hand in hands]
    s.marks = [sum(1 << d for d in {d % 47 for d in city}) for city in s.cities]
    s.museum = cards(" ".join(dice.sample(list(COST), dice.randint(0, 3))))
    s.finished = dice.randrange(16)
    s.first = dice.choice([seat for seat in range(4) if s.finished >> seat & 1] or [-1])
    return reckon(s), cities, hands, gold


@pytest.mark.rule("CIT-15.3", "CIT-15.4", "CIT-15.5", "CIT-15.6", "CIT-15.8", "CIT-13.4")
@pytest.mark.rule("CIT-14.2", "CIT-14.3", "CIT-14.4", "CIT-14.9", "CIT-14.10", "CIT-14.11", "CIT-14.15", "CIT-14.17")
@pytest.mark.rule("CIT-14.24", "CIT-14.27", "CIT-14.30")
@pytest.mark.parametrize("seed", range(60))
def test_the_points_of_any_city(seed: int) -> None:
    dice = random.Random(seed)
    s, cities, hands, gold = by_chance(dice)
    totals = []
    for seat in range(4):
        reckoning = Reckoning(cities[seat], gold[seat], hands[seat], len(s.museum), s.crown == seat)
        totals.append(reckoning.total(s.first == seat, bool(s.finished >> seat & 1)))
        assert s.scores()[seat].total == totals[seat] == sum(parts(s, seat).values()), cities[seat]
    assert totals[s.winners[0]] == max(totals)


@pytest.mark.rule("CIT-14.9", "CIT-15.4", "CIT-14.11", "CIT-14.30", "CIT-14.3")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("haunted_quarter manor temple tavern prison", 3),  # the fifth type
        ("haunted_quarter temple tavern prison keep", 3),  # as noble
        ("haunted_quarter manor temple tavern", 0),
        ("haunted_quarter ivory_tower", 5),  # declared anything but unique
        ("haunted_quarter wishing_well dragon_gate", 3 + 2),
        ("haunted_quarter wishing_well ivory_tower", 2 + 0),  # unique: 3 for the Well; else 2 and no Tower
        ("haunted_quarter capitol manor castle", 3),  # the third noble one
        ("haunted_quarter capitol manor temple", 0),
        ("haunted_quarter ivory_tower temple tavern prison", 5 + 3),  # noble: both
        ("haunted_quarter wishing_well manor temple tavern prison", 2 + 3),  # it stays unique
        ("haunted_quarter wishing_well temple tavern prison", 1 + 3),  # types are worth more than one more unique
    ],
)  # fmt: skip
def test_the_haunted_quarter_finds_its_best_type(city: str, points: int) -> None:
    s = reckon(table(4, {"king": 0}, gold=[0] * 4, cities=[city], crown=1))
    expected = points + (1 if city == "haunted_quarter wishing_well ivory_tower" else 0)
    assert s.scores()[0].total == expected + sum(COST[name] for name in city.split())
