"""A turn on the drawn board takes few clicks: the bench over some games, so that no change of facts costs more."""

from __future__ import annotations

from bench.ring import MOST, measured


def test_a_turn_takes_less_than_four_clicks() -> None:
    """Mean over games of squires, printed (`-s`); single choices would be six."""
    found = measured(6)
    print(found)
    assert found.choices / found.turns > 5.5
    assert found.mean < MOST
    assert found.by_thumb < MOST
