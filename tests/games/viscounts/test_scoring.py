"""Points in their parts, the example of 109, ties split as printed, the tiebreak."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.scoring import places, sets, tile_points
from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts.helpers import build, card, give, own, quiet, row, workers


def part(s: ViscountsState, seat: int, name: str) -> int:
    return next(p.points for p in s.scores()[seat].parts if p.name == f"part-{name}")


@pytest.mark.rule("VIS-1.1", "VIS-5.2", "VIS-13.1", "VIS-13.2", "VIS-13.3", "VIS-13.4")
@pytest.mark.rule("VIS-13.5", "VIS-13.6", "VIS-13.7")
def test_the_example_of_109() -> None:
    """T15."""
    s = quiet(4)
    build(s, 0, 2, 4, 5, 6, 7, 8)
    workers(s, 1, "a", s0=3)
    workers(s, 1, "b", s0=2)
    workers(s, 2, "a", s0=2)
    workers(s, 2, "c", s0=2)
    s.tier3[0] = 2
    own(s, 0, "ms06", "ms13", "ms29", "ms21", "ms01", "ms14", "ms30", "ms02")
    s.decks[0] = [card(x) for x in ("antagonist", "thief", "squire", "princess", "labourer")]
    s.hands[0] = [card("conspirator")]
    s.discards[0] = [card("aristocrat")]
    row(s, 0, "diplomat", "abbot", "trader")
    s.leader = 0
    s.bonus[1] = 0
    give(s, 0, unpaid=1, paid=3, acquired=4, approved=2)
    give(s, 1, approved=5)
    give(s, 2, approved=4)
    give(s, 3, approved=1)
    s.poverty = 1
    points = {p.name.removeprefix("part-"): p.points for p in s.scores()[0].parts}
    assert points == {
        "buildings": 26, "castle": 19, "sets": 26, "manuscripts": 18, "leader": 5, "bonus": 3,
        "debts": -2, "acquired": 4, "approved": 6, "poverty": 4, "prosperity": 0,
    }  # fmt: skip
    assert s.scores()[0].total == 109
    assert s.winners == (0,)


@pytest.mark.rule("VIS-13.8", "VIS-13.9")
@pytest.mark.parametrize(
    ("flipped", "points"),
    [
        ([3, 3, 2, 0], [10, 10, 4, 0]),
        ([5, 2, 2, 2], [12, 4, 4, 4]),
        ([2, 2, 2], [8, 8, 8]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([3, 3], [8, 8]),
        ([3, 1], [12, 4]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 0], [12, 0]),
        ([4, 3, 2, 1], [12, 8, 4, 0]),
        ([4, 3, 3, 0], [12, 6, 6, 0]),
    ],
)
def test_ranks_and_ties(flipped: list[int], points: list[int]) -> None:
    """T14."""
    assert places(flipped) == points


@pytest.mark.rule("VIS-13.8", "VIS-12.3")
def test_only_revealed_cards_count_and_both_do() -> None:
    s = quiet()
    give(s, 0, paid=3, approved=1)
    give(s, 1, paid=1, approved=2)
    assert (part(s, 0, "poverty"), part(s, 0, "prosperity")) == (0, 0)
    s.poverty = 1
    assert (part(s, 0, "poverty"), part(s, 0, "prosperity")) == (4, 0)
    s.prosperity = 1
    assert (part(s, 0, "poverty"), part(s, 0, "prosperity")) == (4, 12)
    assert (part(s, 1, "poverty"), part(s, 1, "prosperity")) == (12, 4)


@pytest.mark.rule("VIS-13.3")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([0] * 4, 0), ([1, 0, 0, 0], 1), ([1, 1, 0, 0], 4), ([1, 1, 1, 0], 9), ([1] * 4, 16), ([2, 3, 2, 1], 26)],
)
def test_sets(counts: list[int], points: int) -> None:
    assert sets(counts) == points


def test_ribbons_are_counted_by_colour() -> None:
    s = quiet()
    own(s, 0, "ms01", "ms05", "ms13", "ms29")
    assert ribbons(s, 0) == [2, 1, 0, 1]


@pytest.mark.rule("VIS-13.10")
def test_the_tiebreak() -> None:
    """Silver and resources together; if they are equal too, both have won."""
    s = quiet()
    give(s, 0, approved=1, silver=1, ink=1)
    give(s, 1, approved=1, gold=2)
    assert list(s.winners) == [0, 1]
    give(s, 1, gold=3)
    assert list(s.winners) == [1]
    give(s, 0, approved=2)
    assert list(s.winners) == [0]


def holds_much(s: ViscountsState, seat: int) -> None:
    """Something of everything that counts, for one seat."""
    build(s, seat, 0, 3, 4, 6, 7, 8)
    workers(s, 1, "a", **{f"s{seat}": 2})
    workers(s, 1, "e", **{f"s{seat}": 1})
    workers(s, 2, "c", **{f"s{seat}": 2})
    s.tier3[seat] = 2
    own(s, seat, "ms06", "ms13", "ms29", "ms21", "ms01", "ms14", "ms30", "ms02")
    s.decks[seat] = [card(x) for x in ("antagonist", "thief", "squire")]
    s.discards[seat] = [card("aristocrat")]
    row(s, seat, "diplomat", "abbot", "trader")
    s.leader = seat
    s.bonus[1] = seat
    give(s, seat, unpaid=1, paid=3, acquired=4, approved=2, silver=3, ink=1, stone=2, gold=5)
    s.poverty = s.prosperity = 1


@pytest.mark.rule("VIS-13.1", "VIS-13.2", "VIS-13.3", "VIS-13.4", "VIS-13.5", "VIS-13.6", "VIS-13.7", "VIS-13.8")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_is_scored_by_its_own_things(seat: int) -> None:
    """Whatever seat 0 would get for it, each other seat gets, and the others get nothing of it."""
    first, other = quiet(4), quiet(4)
    bare = other.scores()[seat].parts
    holds_much(first, 0)
    holds_much(other, seat)
    assert other.scores()[seat].parts == first.scores()[0].parts != bare
    assert all(other.scores()[rival].parts == bare for rival in range(4) if rival != seat)
    assert list(other.winners) == [seat]


@pytest.mark.rule("VIS-13.10")
@pytest.mark.parametrize("good", ["silver", "ink", "stone", "gold"])
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_any_good_breaks_a_tie_for_any_seat(seat: int, good: str) -> None:
    s = quiet(4)
    assert list(s.winners) == [0, 1, 2, 3]
    give(s, seat, **{good: 1})
    assert list(s.winners) == [seat]


@pytest.mark.rule("VIS-13.4")
@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize("tile", [tile for tile, record in enumerate(MANUSCRIPTS) if record.points_for])
def test_every_manuscript_counts_what_its_owner_has(tile: int, seat: int) -> None:
    """Each thing it may count is owned in a number of its own, so that no other could stand for it."""
    s = quiet(4)
    build(s, seat, 0, 3, 4, 6, 7, 8)
    workers(s, 1, "a", **{f"s{seat}": 5})
    workers(s, 2, "c", **{f"s{seat}": 4})
    s.tier3[seat] = 3
    s.decks[seat] = []
    s.discards[seat] = [card(x) for x in ("antagonist", "thief", "squire", "princess", "labourer", "aristocrat")]
    row(s, seat, "diplomat", "abbot", "trader")
    give(s, seat, paid=10, approved=20, silver=30, ink=5, stone=15, gold=20)
    s.tiles[seat] = 1 << tile | 1 << (tile + 1) % len(MANUSCRIPTS) | 1 << (tile + 2) % len(MANUSCRIPTS)
    what, per = MANUSCRIPTS[tile].points_for, MANUSCRIPTS[tile].per
    owned = {
        k.BUILDINGS: 6, k.RESOURCES: 40, k.APPROVED_DEEDS: 20, k.PAID_DEBTS: 10, k.MANUSCRIPTS_OWNED: 3,
        k.SILVER_HELD: 30, k.CARDS_OWNED: 9, k.CASTLE_WORKERS: 12,
    }  # fmt: skip
    if what in owned:
        assert tile_points(s, seat, tile) == owned[what] // per
    else:  # icons, on cards wherever they lie and on buildings
        assert tile_points(s, seat, tile) > 0
    assert tile_points(s, 2, tile) == tile_points(quiet(4), 2, tile), "another seat has its starters as before"
