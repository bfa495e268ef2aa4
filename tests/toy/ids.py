"""Ids of things on the table and of their names: no rule spells an id itself."""

from __future__ import annotations

from typing import Final

from tests.toy.facts import RELIC_IDS

GOLD: Final = "res-gold"
RELICS: Final = "res-relics"
BANK: Final = "bank"
RELIC_NAMES: Final = [f"relic-{id}" for id in RELIC_IDS]


def card_id(card: int) -> str:
    return f"card:{card}"


def place(seat: int, name: str) -> str:
    """A place before a seat: `seat:1/gold`."""
    return f"seat:{seat}/{name}"
