"""Every manuscript by name, printed books, clergy bonus cards, free manuscripts."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.facts.kinds import BUILDER, CLERIC, MERCHANT, NOBLE, RIBBON_IDS
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.flow import ACTING
from castellany.games.viscounts.kinds import FREE_COPY
from castellany.games.viscounts.manuscripts import transcribe
from castellany.games.viscounts.payment import permanent_icons
from castellany.games.viscounts.scoring import tile_points
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.expected import BOOKS
from tests.games.viscounts.expected import MANUSCRIPTS as EXPECTED
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    do,
    give,
    go,
    hand,
    has,
    legal,
    own,
    phase,
    quiet,
    row,
    stand,
    workers,
)
from tests.games.viscounts.outcome import check, ready


def test_all_manuscripts_are_there() -> None:
    found = [(t.id, RIBBON_IDS[t.ribbon], t.cost) for t in MANUSCRIPTS]
    assert found == [record[:3] for record in EXPECTED]
    assert len(found) == 35 + 7, "seven tiles were others in version 1"


@pytest.mark.rule("VIS-9.2")
@pytest.mark.parametrize(("id", "instant"), [(r[0], r[3]) for r in EXPECTED if r[3]])
def test_instant_effects(id: str, instant: str) -> None:
    def prepare() -> ViscountsState:
        s = ready()
        s.books = [TILE_IDS.index(id), 12, 13, 6, 7] if id not in ("ms13", "ms14") else [TILE_IDS.index(id), 5, 6, 7, 8]
        return s

    def happen(s: ViscountsState) -> None:
        transcribe(s, 0, 0)
        s.settle()
        assert s.tiles[0] & 1 << TILE_IDS.index(id)

    check(prepare, happen, instant)


def rich() -> ViscountsState:
    """A seat with something of everything that manuscripts count."""
    s = quiet()
    build(s, 0, 0, 2, 3, 8)
    give(s, 0, silver=7, ink=2, stone=1, gold=2, unpaid=1, paid=4, acquired=1, approved=5)
    workers(s, 1, "a", s0=2)
    workers(s, 2, "b", s0=2)
    s.tier3[0] = 1
    row(s, 0, "thief", "antagonist", "squire")
    hand(s, 0, "abbot")
    s.discards[0] = [card("princess")]
    own(s, 0, "ms01", "ms02")
    return s


POINTS = {
    "ms06": 4,  # buildings
    "ms07": 2,  # 5 resources
    "ms08": 2,  # labourer and a guildhall
    "ms15": 1,  # abbot
    "ms16": 5,
    "ms17": 3,  # this one included
    "ms21": 3,  # thief 1, antagonist 2
    "ms22": 4,  # financer 1, journeyman 2, lender 2, trader 1, trading post 2
    "ms23": 2,
    "ms28": 3,  # 8 starters, antagonist, princess
    "ms29": 2,  # squire, princess
    "ms30": 4,
    "ms31": 2,  # 5 workers
    "ms39": 1,
}


@pytest.mark.rule("VIS-9.5", "VIS-13.4")
@pytest.mark.parametrize(("id", "points"), POINTS.items())
def test_points_on_manuscripts(id: str, points: int) -> None:
    s = rich()
    own(s, 0, id)
    assert tile_points(s, 0, TILE_IDS.index(id)) == points
    part = next(p for p in s.scores()[0].parts if p.name == "part-manuscripts")
    assert part.points == points


def test_every_scoring_manuscript_is_in_the_table() -> None:
    assert list(POINTS) == [record[0] for record in EXPECTED if record[4]]
    for id, _ribbon, _cost, _instant, score in EXPECTED:
        if score:
            assert MANUSCRIPTS[TILE_IDS.index(id)].per == int(score.split()[2])


@pytest.mark.rule("VIS-9.1")
def test_transcribing_needs_the_clerics_of_the_visible_manuscript() -> None:
    s = quiet()
    stand(s, 0, "3-4")
    row(s, 0, "abbot", "financer", "squire")
    s.books[1] = TILE_IDS.index("ms13")
    give(s, 0, ink=2)
    phase(s, ACTING)
    assert "transcribe" not in legal(s)
    refusal = s.why_not(0, s.game().parse("transcribe"))
    assert refusal is not None and refusal.message.args["short"] == 1
    s = quiet()
    stand(s, 0, "3-4")
    row(s, 0, "abbot", "financer", "squire")
    s.books[1] = TILE_IDS.index("ms13")
    give(s, 0, ink=3)
    phase(s, ACTING)
    do(s, "transcribe")
    assert has(s, 0, "ink") == 2, "three spent, two gained"
    assert s.tiles[0] == 1 << TILE_IDS.index("ms13")


@pytest.mark.rule("VIS-9.3")
@pytest.mark.parametrize("segment", range(5))
def test_printed_books(segment: int) -> None:
    def prepare() -> ViscountsState:
        s = ready()
        s.books[segment] = EMPTY
        return s

    def happen(s: ViscountsState) -> None:
        transcribe(s, 0, segment)
        s.settle()
        assert s.tiles[0] == 0

    check(prepare, happen, BOOKS[segment])
    check(prepare, happen, BOOKS[segment])


@pytest.mark.rule("VIS-9.3")
def test_a_printed_book_costs_three_clerics() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    s.books[0] = EMPTY
    row(s, 0, "abbot", "labourer", "squire")
    give(s, 0, ink=2)
    phase(s, ACTING)
    do(s, "transcribe")
    assert has(s, 0, "ink") == 0
    assert has(s, 0, "acquired") == 1


@pytest.mark.rule("VIS-9.4")
@pytest.mark.parametrize(
    ("first", "second", "third", "icon"),
    [
        ("ms06", "ms07", "ms08", BUILDER),
        ("ms15", "ms16", "ms17", CLERIC),
        ("ms21", "ms22", "ms23", MERCHANT),
        ("ms29", "ms30", "ms31", NOBLE),
    ],
)
def test_clergy_bonus_cards(first: str, second: str, third: str, icon: int) -> None:
    """Given two of a ribbon, when the third is taken, then the card is there for good with its icon."""
    s = quiet()
    own(s, 0, first, second)
    s.books[0] = TILE_IDS.index(third)
    transcribe(s, 0, 0)
    s.settle()
    assert permanent_icons(s, 0, icon) == 1
    assert next(p.points for p in s.scores()[0].parts if p.name == "part-bonus") == 3
    own(s, 1, first, second)
    s.books[0] = TILE_IDS.index(third)
    transcribe(s, 1, 0)
    s.settle()
    assert permanent_icons(s, 1, icon) == 0, "it never changes hands"


@pytest.mark.rule("VIS-9.6")
def test_free_manuscripts_are_visible_and_cheap() -> None:
    s = quiet()
    s.books = [TILE_IDS.index(id) for id in ("ms06", "ms13", "ms11", "ms01")] + [EMPTY]
    go(s, Frame(FREE_COPY, 0))
    assert legal(s) == ["copy ms13", "copy ms01"]
    refusal = s.why_not(0, s.game().parse("copy ms06"))
    assert refusal is not None and refusal.message.id == "no-dear-manuscript"
    do(s, "copy ms13")
    assert has(s, 0, "ink") == 2
    s.books = [EMPTY] * 5
    go(s, Frame(FREE_COPY, 0))
    assert asked(s) == ""
