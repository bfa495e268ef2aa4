"""What a player is warned of beside the turns since the last one: an end that is near."""

from __future__ import annotations

from castellany.games.citadels import GAME
from castellany.kernel import say
from tests.games.citadels.helpers import table

SIX = "tavern market docks harbor temple church"


def test_a_city_that_lacks_one_district_is_told_to_the_others() -> None:
    s = table(4, {"king": 0}, cities=["", SIX, "tavern", SIX])
    assert GAME.warning(s, 0) == say("warn-one-short", seats=["seat:1", "seat:3"])
    assert GAME.warning(s, 1) == say("warn-one-short", seats=["seat:3"]), "one's own city is no danger"


def test_the_monument_counts_twice_here_too() -> None:
    s = table(4, {"king": 0}, cities=["", "tavern market docks harbor monument"])
    assert GAME.warning(s, 0) == say("warn-one-short", seats=["seat:1"])


def test_in_the_last_round_that_is_what_is_said() -> None:
    s = table(4, {"king": 0}, cities=["", f"{SIX} castle", SIX])
    s.first = 1
    assert GAME.warning(s, 0) == GAME.warning(s, 1) == say("warn-last-round")


def test_early_on_there_is_nothing_to_warn_of() -> None:
    assert GAME.warning(table(4, {"king": 0}), 0) is None
