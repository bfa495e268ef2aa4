"""Every score of many moments counted by hand from the table, and the same winners."""

from __future__ import annotations

import random

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.decks import WALLS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.layout import ATTACKED, CONVERTED, IN_DECK, OWNED
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import new, orders, parts, put, suspect, turn
from tests.games.paladins.reading import Table
from tests.games.paladins.reading_scores import first, sheet
from tests.games.paladins.test_second_reading import choose


def sheets(s: PaladinsState) -> list[dict[str, int]]:
    table = Table(s.observe(None))
    return [sheet(table, seat, seat == s.opponent) for seat in range(s.seats)]


def counted(s: PaladinsState) -> list[dict[str, int]]:
    """What the engine counts, line by line."""
    return [{name.removeprefix("part-"): points for name, points in parts(s, seat).items()} for seat in range(s.seats)]


@pytest.mark.rule("PAL-11.1", "PAL-11.2", "PAL-11.7", "PAL-11.10", "PAL-11.12", "PAL-12.24")
@pytest.mark.parametrize(("people", "seed"), [(1, 21), (1, 22), (2, 23), (3, 24), (4, 25)])
def test_the_sheet_of_every_round_agrees(people: int, seed: int) -> None:
    s = new(people, seed)
    chance = random.Random(seed)
    round = 0
    while s.waiting:
        if s.round != round:
            round = s.round
            assert sheets(s) == counted(s), f"as round {round} began"
        s.play(s.waiting[0], choose(s, s.waiting[0], chance))
    assert sheets(s) == counted(s)
    assert list(GAME.winners(s)) == first(Table(s.observe(None)), sheets(s))


def strewn(people: int, chance: random.Random) -> PaladinsState:
    """A table at its end on which every column, card and piece lies somewhere by chance."""
    s = turn(people, round=7, seed=chance.randrange(1000))
    orders(s, *chance.sample(["commission", "fortify", "garrison", "absolve", "attack", "convert"], 3))
    for card in range(len(OUTSIDERS)):
        seat = chance.randrange(s.seats)
        if s.outsider_at[card] == IN_DECK and chance.random() < 0.6:
            s.outsider_deck.remove(card)
            s.outsider_at[card] = chance.choice((CONVERTED, ATTACKED)) + 2 * seat
    for wall in range(len(WALLS)):
        if chance.random() < 0.5:
            s.wall_deck.remove(wall)
            s.wall_at[wall] = OWNED + chance.randrange(s.seats)
    for seat in range(s.seats):
        columns = {name: chance.randrange(13) for name in ("faith", "strength", "influence")}
        columns |= {name: chance.randrange(8) for name in ("commission", "fortify", "garrison", "absolve", "convert")}
        columns |= {"attack": chance.randrange(11), "unpaid": chance.randrange(4), "paid": chance.randrange(4)}
        if seat != s.opponent:
            columns |= {"silver": chance.randrange(12), "provisions": chance.randrange(12)}
        put(s, seat, **columns)
        suspect(s, seat, chance.randrange(5))
    return s


@pytest.mark.rule("PAL-11.3", "PAL-11.4", "PAL-11.5", "PAL-11.8", "PAL-11.9", "PAL-11.11", "PAL-11.13")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_sheets_of_strewn_tables_agree(people: int) -> None:
    chance = random.Random(people)
    kinds: set[str] = set()
    for _table in range(25):
        s = strewn(people, chance)
        told = counted(s)
        assert sheets(s) == told
        assert list(GAME.winners(s)) == first(Table(s.observe(None)), told)
        kinds |= {line for lines in told for line in lines}
    assert {"order-1", "order-2", "order-3", "walls", "champion", "mercenary", "traitor", "thief"} <= kinds


@pytest.mark.rule("PAL-11.13")
@pytest.mark.parametrize(
    ("ahead", "winners"),
    [
        ({0: {"silver": 3}}, [0]),  # a point more
        ({1: {"silver": 2}}, [0, 1, 2]),  # two silver are no point
        ({2: {"paid": 1}, 1: {"provisions": 3}}, [1, 2]),  # a point each, by different lines
        ({0: {"unpaid": 1}}, [1, 2]),  # three points less
    ],
)
def test_a_point_decides_and_a_rest_does_not(ahead: dict[int, dict[str, int]], winners: list[int]) -> None:
    s = turn(3, round=7)
    for seat in range(3):
        put(
            s, seat, silver=0, provisions=0, **{k: v for k, v in ahead.get(seat, {}).items() if k in ("paid", "unpaid")}
        )
    for seat, columns in ahead.items():
        put(s, seat, **columns)
    assert list(GAME.winners(s)) == winners == first(Table(s.observe(None)), sheets(s))
