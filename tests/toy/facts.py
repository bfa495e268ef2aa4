"""The components of Tithe: cards, relics, prices."""

from __future__ import annotations

from typing import Final

CARDS: Final = 12  # numbered from 1
HAND: Final = 3
HIGH: Final = CARDS // 2  # cards from here on are the upper half
RELIC_IDS: Final = ("bell", "lamp", "chalice")  # one kind for each round
RELIC_PRICE: Final = 3
RELIC_POINTS: Final = 5
REWARD_GOLD: Final = 2
RICH_GOLD: Final = 3  # with the option of a rich start

assert len(set(RELIC_IDS)) == len(RELIC_IDS)
