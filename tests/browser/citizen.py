"""Moments of Citadels for its browser tests: games of bots, played until the reader is asked what a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.screening import Screening

GAMES = 60  # of novices, a tenth of a second each: one of them comes to the moment


def screened(cast: str, fits: Callable[[Any], bool], seats: int = 6) -> tuple[Screening, Any]:
    """A game in which the reader is asked such a question with more than one answer, at that moment."""
    for seed in range(1, GAMES):
        screening = Screening("citadels", seats, seed, level="novice", cast=cast)
        try:
            return screening, screening.until(lambda asked: len(asked["options"]) > 1 and fits(asked))
        except AssertionError:
            continue
    raise AssertionError("no game came to this moment")


def asks(kind: str) -> Callable[[Any], bool]:
    return lambda asked: bool(asked["kind"] == kind)


def offers(word: str) -> Callable[[Any], bool]:
    return lambda asked: any(way["message"]["id"].startswith(word) for way in asked["options"])


def shares(asked: Any) -> int:
    return sum(way["message"]["id"] in ("opt-share", "opt-income-gold", "opt-income-cards") for way in asked["options"])


def offers_rank(asked: Any, rank: int) -> bool:
    return any(way["targets"] == [f"rank:{rank}"] for way in asked["options"])
