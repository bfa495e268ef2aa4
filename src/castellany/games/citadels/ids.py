"""Names and ids: what things are called in messages, and which ids they have in observations.

A card in sight is called after its place and its district: `seat:2/city/market`, a second
copy `seat:2/city/market.2`, so that no card can be followed through a place where it is hidden.
"""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.facts import CHARACTER_IDS, COLOUR_IDS, DISTRICT_IDS, DISTRICT_OF
from castellany.games.citadels.lexicon import STANDING_IDS
from castellany.games.citadels.state import CitadelsState

DISTRICT_NAMES: Final[list[str]] = ["district-" + id for id in DISTRICT_IDS] * 2
CHARACTER_NAMES: Final[list[str]] = ["character-" + id for id in CHARACTER_IDS]
COLOUR_NAMES: Final[list[str]] = ["colour-" + id for id in COLOUR_IDS]
INCOME_NAMES: Final[list[str]] = ["income-" + id for id in COLOUR_IDS[:-1]]
GOLD: Final = "res-gold"


def district_rule(district: int) -> str:
    """The clause of a unique district: CIT-14.1 is the Armory, and so on in the order of facts.py."""
    return "CIT-" + f"14.{district - 16}"


def rank_target(rank: int) -> str:
    return f"rank:{rank}"


def gold_target(seat: int) -> str:
    return f"seat:{seat}/gold"


def nth(place: str, n: int) -> str:
    return place if n == 1 else f"{place}.{n}"


def hand_targets(s: CitadelsState, seat: int, district: int) -> tuple[str, ...]:
    """The ids of all copies of a card in a hand."""
    copies = s.hands[seat].count(district)
    return tuple([nth(f"seat:{seat}/hand/{DISTRICT_IDS[district]}", i + 1) for i in range(copies)])


def city_targets(s: CitadelsState, seat: int, standing: int) -> tuple[str, ...]:
    """The ids of all districts that stand like this in a city; none in the city of an empty seat."""
    if seat >= s.seats:
        return ()
    copies = s.cities[seat].count(standing)
    return tuple([nth(f"seat:{seat}/city/{STANDING_IDS[standing]}", i + 1) for i in range(copies)])


def district_name(standing: int) -> str:
    return DISTRICT_NAMES[DISTRICT_OF[standing]]
