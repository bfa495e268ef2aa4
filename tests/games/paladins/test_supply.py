"""What goes between the supplies and a seat, to the last coin, for people and for the opponent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.debts import destroy_debt, pay_debt, take_debt
from castellany.games.paladins.facts.icons import CRIMINAL, FAITH, FIGHTER, INFLUENCE, STRENGTH
from castellany.games.paladins.kinds import DRAW_SUSPICION, INQUISITION
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import (
    drop_suspicion,
    gain_provision,
    gain_silver,
    gain_worker,
    pay_provision,
    pay_silver,
    take_tax,
)
from castellany.games.paladins.track import advance, lowest, raise_marker
from castellany.kernel import Event
from tests.games.paladins.helpers import changed, give, ledger, own, put, suspect, suspicion, turn
from tests.games.paladins.telling import Told, said

SEATS = range(4)


def done(s: PaladinsState, deed: Callable[[], None]) -> tuple[dict[str, int], list[Told], list[tuple[int, int, int]]]:
    """What a deed changes, what is told of it, and the frames it leaves behind."""
    s.frames = []
    before, census = ledger(s), GAME.census(s)
    heard: list[Event] = []
    s.log = heard
    deed()
    s.log = None
    assert GAME.census(s) == census
    return changed(s, before), said(heard), [(frame.kind, frame.seat, frame.a) for frame in s.frames]


@pytest.mark.rule("PAL-1.3")
@pytest.mark.parametrize("seat", SEATS)
def test_silver_and_provisions_come_and_go(seat: int) -> None:
    s = turn(4)
    at = f"seat:{seat}"
    assert done(s, lambda: gain_silver(s, seat, 4)) == (
        {f"{at}/silver": 4},
        [("gain", {"seat": at, "rewards": ["icon-silver-4"]})],
        [],
    )
    assert done(s, lambda: pay_silver(s, seat, 5))[0] == {f"{at}/silver": -5}
    assert done(s, lambda: gain_provision(s, seat, 2))[0] == {f"{at}/provisions": 2}
    assert done(s, lambda: pay_provision(s, seat, 3)) == (
        {f"{at}/provisions": -3},
        [("pay", {"seat": at, "rewards": ["icon-provision-3"]})],
        [],
    )
    assert done(s, lambda: pay_silver(s, seat, 0)) == done(s, lambda: pay_provision(s, seat, 0)) == ({}, [], [])


@pytest.mark.rule("PAL-12.9", "PAL-12.13")
def test_the_opponent_neither_gains_nor_pays() -> None:
    s = turn(1)
    assert done(s, lambda: gain_silver(s, 1, 2))[0] == {"opponent-track": 2}
    assert done(s, lambda: gain_provision(s, 1, 1))[0] == {"opponent-track": 1}
    assert done(s, lambda: pay_silver(s, 1, 3)) == done(s, lambda: pay_provision(s, 1, 3)) == ({}, [], [])


@pytest.mark.rule("PAL-7.3", "PAL-7.4")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("supply", [1, 2, 3, 8])
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_tax_is_taken_from_its_supply_and_what_is_missing_from_the_main_one(seat: int, supply: int, tax: int) -> None:
    s = turn(4)
    s.turn = 3
    s.silver += s.tax - supply
    s.tax = supply
    more, told, frames = done(s, lambda: take_tax(s, seat, tax))
    taken = min(tax, supply)
    assert more == ({f"seat:{seat}/silver": tax, "tax": -taken} if tax else {})
    assert told == ([("tax", {"seat": f"seat:{seat}", "count": tax, "left": supply - taken})] if tax else [])
    assert frames == ([(INQUISITION, 3, 0)] if tax and taken == supply else []), "the active player's inquisition"


@pytest.mark.rule("PAL-7.1")
@pytest.mark.parametrize("seat", SEATS)
def test_workers_come_from_the_supply_and_criminals_with_suspicion(seat: int) -> None:
    s = turn(4)
    more, _told, frames = done(s, lambda: gain_worker(s, seat, FIGHTER, 3))
    assert more == {f"seat:{seat}/workers/fighter": 3, "supply/fighter": -3} and frames == []
    more, told, frames = done(s, lambda: gain_worker(s, seat, CRIMINAL, 2))
    assert more == {f"seat:{seat}/workers/criminal": 2, "supply/criminal": -2}
    assert told == [("gain", {"seat": f"seat:{seat}", "rewards": ["icon-criminal-2"]})]
    assert frames == [(DRAW_SUSPICION, seat, 2)], "one card for each"


@pytest.mark.rule("PAL-1.3")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_strict_supply_gives_what_it_has_and_says_so(left: int, gained: int) -> None:
    s = turn(2, strict_supply=True)
    give(s, 0, f"fighter {18 - left}" if left < 18 else "")
    more, told, _frames = done(s, lambda: gain_worker(s, 1, FIGHTER, 2))
    assert more == ({"seat:1/workers/fighter": gained, "supply/fighter": -gained} if gained else {})
    missed: list[Told] = [("no-worker", {"seat": "seat:1", "worker": "worker-fighter"})] if gained < 2 else []
    gain: list[Told] = [("gain", {"seat": "seat:1", "rewards": [f"icon-fighter-{gained}"]})] if gained else []
    assert told == [*gain, *missed]


@pytest.mark.rule("PAL-7.9")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("held", "count", "left"), [(3, 1, 2), (3, 2, 1), (2, 2, 0), (1, 2, 0), (0, 1, 0)])
def test_the_newest_of_ones_own_suspicion_is_dropped(seat: int, held: int, count: int, left: int) -> None:
    """Cards of all seats lie mixed in the order in which they were drawn."""
    s = turn(4)
    for _turn in range(held):
        for each in SEATS:
            suspect(s, each, 1)
    mine = [entry for entry in s.suspicion_held if entry & 3 == seat]
    others = [entry for entry in s.suspicion_held if entry & 3 != seat]
    done(s, lambda: drop_suspicion(s, seat, count))
    assert [entry for entry in s.suspicion_held if entry & 3 == seat] == mine[:left]
    assert [entry for entry in s.suspicion_held if entry & 3 != seat] == others
    assert sorted(s.suspicion_discard) == sorted(entry >> 2 for entry in mine[left:]) and suspicion(s, seat) == left


@pytest.mark.rule("PAL-7.8", "PAL-9.4")
@pytest.mark.parametrize("seat", SEATS)
def test_debts_are_taken_paid_and_destroyed(seat: int) -> None:
    s = turn(4)
    at = f"seat:{seat}"
    own(s, seat, "debt-collector-3")
    own(s, (seat + 1) % 4, "debt-collector-1")
    assert done(s, lambda: take_debt(s, seat))[0] == {f"{at}/unpaid": 1, "debts": -1}
    take_debt(s, seat)
    paid = {f"{at}/unpaid": -1, f"{at}/paid": 1, f"{at}/workers/scout": 1, "supply/scout": -1}
    assert done(s, lambda: pay_debt(s, seat))[0] == paid
    assert done(s, lambda: destroy_debt(s, seat)) == (
        {f"{at}/unpaid": -1, "debts": 1},
        [("destroy-debt", {"seat": at})],
        [],
    )
    nothing: tuple[dict[str, int], list[Told], list[tuple[int, int, int]]] = ({}, [("no-debt", {"seat": at})], [])
    assert done(s, lambda: pay_debt(s, seat)) == done(s, lambda: destroy_debt(s, seat)) == nothing


@pytest.mark.rule("PAL-12.10")
def test_the_lowest_marker_on_top_rises_with_each_lap() -> None:
    """Strength, faith, influence from the top of the stack on 0; then the order in which they came to 1."""
    s = turn(1)
    order = []
    for _lap in range(7):
        order.append(lowest(s))
        advance(s, 5)
        assert s.marker == 0
    assert order == [STRENGTH, FAITH, INFLUENCE, INFLUENCE, FAITH, STRENGTH, STRENGTH]


@pytest.mark.rule("PAL-12.10", "PAL-4.4")
def test_a_marker_that_does_not_move_stays_where_it_lies_in_the_stack() -> None:
    s = turn(1)
    put(s, 1, faith=12, strength=12, influence=12)
    s.stack = [FAITH, STRENGTH, INFLUENCE]
    raise_marker(s, 1, FAITH, 1)
    assert s.stack == [FAITH, STRENGTH, INFLUENCE]
    put(s, 1, faith=11)
    raise_marker(s, 1, FAITH, 2)
    assert s.stack == [STRENGTH, INFLUENCE, FAITH] and lowest(s) == FAITH, "all on 12, the last moved on top"
