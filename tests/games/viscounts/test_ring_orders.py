"""The ring in any order and the castle turned at will: what lies beside whom goes by the table, not by numbers."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.building import free_spots, next_spot, previous_spot
from castellany.games.viscounts.effects.icons import copy_free, place_workers
from castellany.games.viscounts.facts.tables import SECTION_IDS, SITE_IDS, TILE_IDS
from castellany.games.viscounts.flow import ACTING, HIRING
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.kinds import ANYWHERE, MOVE, OPPONENT_DISMISS, OPPONENT_MOVE, RAISE
from castellany.games.viscounts.payment import exchange
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, against, scheme
from tests.games.viscounts.expected import SITES
from tests.games.viscounts.helpers import (
    asked,
    card,
    castle,
    do,
    give,
    go,
    has,
    house,
    legal,
    phase,
    quiet,
    row,
    run,
    stand,
)

RINGS = [[0, 1, 2, 3, 4], [3, 1, 4, 0, 2], [4, 3, 2, 1, 0], [1, 4, 0, 2, 3]]
SEGMENTS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
ANY_RING = pytest.mark.parametrize("ring", RINGS, ids=lambda ring: "".join(map(str, ring)))


def spots(s: ViscountsState) -> list[str]:
    """All spots of the side in use, clockwise: segment by segment as they lie in the ring."""
    wide = s.seats > 2
    return [
        id
        for segment in s.ring
        for id, _bank, _site, _link in SITES
        if id.endswith(f"-{SEGMENTS[segment]}") and (id[1] == "-") == wide
    ]


def laid(ring: list[int], seats: int = 2, rotation: int = 0) -> ViscountsState:
    s = quiet(seats)
    s.ring = ring
    s.rotation = rotation
    return s


@pytest.mark.rule("VIS-7.6", "VIS-3.1")
@pytest.mark.parametrize("seats", [2, 3])
@ANY_RING
def test_the_next_spot_is_the_next_on_the_table(ring: list[int], seats: int) -> None:
    s = laid(ring, seats)
    around = spots(s)
    for i, id in enumerate(around):
        after, before = around[(i + 1) % len(around)], around[i - 1]
        assert SITE_IDS[next_spot(s, SITE_IDS.index(id))] == after
        assert SITE_IDS[previous_spot(s, SITE_IDS.index(id))] == before


@pytest.mark.rule("VIS-7.6", "VIS-7.7")
@ANY_RING
def test_a_link_over_the_edge_pays_whoever_lies_there(ring: list[int]) -> None:
    """The line from the last spot of 3-4 to the first of whichever segment lies next is a gold for both."""
    s = laid(ring)
    following = SEGMENTS[ring[(ring.index(1) + 1) % 5]]
    house(s, 1, 0, f"a2-{following}")
    stand(s, 0, "4")
    give(s, 0, silver=0)
    s.hands[0] = [card("thief")]
    go(s, Frame(RAISE, 0, 8, SITE_IDS.index("d2-3-4")))
    assert asked(s) == "DestroyAsk", "the site of d2-3-4"
    do(s, "stop")
    assert (has(s, 0, "gold"), has(s, 1, "gold")) == (1, 1), "and its line"


@pytest.mark.rule("VIS-7.6")
def test_two_links_of_the_very_first_spot() -> None:
    """Spot A of 1-2, with both neighbours built: castle move before it, virtue after it."""
    s = laid([0, 1, 2, 3, 4], 3)
    house(s, 1, 0, "e-9-10")
    house(s, 2, 0, "b-1-2")
    s.tier1[0] = 1
    go(s, Frame(RAISE, 0, 8, SITE_IDS.index("a-1-2")))
    assert asked(s) == "LinkOrder" and legal(s) == ["link e-9-10", "link a-1-2"]
    do(s, "link a-1-2")
    assert s.marks[0:2] == [0, 5] and s.marks[4:6] == [0, 5], "the virtue, for both"
    assert asked(s) == "CastleMove"


@pytest.mark.rule("VIS-7.9")
@ANY_RING
def test_free_spots_are_told_clockwise_from_the_own_segment(ring: list[int]) -> None:
    s = laid(ring)
    stand(s, 0, "7-8")
    around = spots(s)
    start = around.index("a2-7-8")
    assert [SITE_IDS[i] for i in free_spots(s, 0, ANYWHERE)] == around[start:] + around[:start]


@pytest.mark.rule("VIS-3.2", "VIS-8.2")
@pytest.mark.parametrize("rotation", range(5))
@ANY_RING
def test_workers_enter_the_section_that_faces_the_segment(ring: list[int], rotation: int) -> None:
    s = laid(ring, rotation=rotation)
    stand(s, 0, "5-6")
    row(s, 0, "squire", "abbot", "labourer")
    s.tops[2] = card("miner")
    phase(s, ACTING)
    do(s, "workers 1")
    section = SECTION_IDS[(ring.index(2) + rotation) % 5]
    assert castle(s, 1, section) == [1, 0]


@pytest.mark.rule("VIS-14.11")
@pytest.mark.parametrize("rotation", [0, 3])
@ANY_RING
def test_so_do_the_opponents(ring: list[int], rotation: int) -> None:
    s = against()
    s.ring, s.rotation = ring, rotation
    stand(s, AI, "7")
    run(s, place_workers(2), AI)
    assert castle(s, 1, SECTION_IDS[(ring.index(3) + rotation) % 5]) == [0, 2]


@pytest.mark.rule("VIS-10.2", "VIS-14.18")
@ANY_RING
def test_roads_lead_to_the_segment_that_lies_next(ring: list[int]) -> None:
    s = laid(ring)
    stand(s, 0, "6")
    row(s, 0, "thief", "abbot", "squire")
    go(s, Frame(MOVE, 0))
    following = SEGMENTS[ring[(ring.index(2) + 1) % 5]]
    assert legal(s) == [f"go {following.split('-')[0]}"]
    s = against()
    s.ring = ring
    stand(s, AI, "5")
    go(s, Frame(OPPONENT_MOVE, AI, scheme("future_cleric")))
    after = SEGMENTS[ring[(ring.index(2) + 2) % 5]]
    assert space_id(s, s.at[AI]) == after.split("-")[0], "four outer spaces are two segments"


@pytest.mark.rule("VIS-7.12", "VIS-10.5", "VIS-14.7")
@ANY_RING
def test_what_a_segment_offers_comes_with_it(ring: list[int]) -> None:
    s = laid(ring)
    names = ("miner", "friar", "princess", "jeweller", "woodcutter_1")
    for segment, id in enumerate(SEGMENTS):
        stand(s, 0, id)
        give(s, 0, silver=9)
        phase(s, HIRING)
        assert legal(s) == [f"hire {names[segment]}", "pass"]
        do(s, "pass")
    kinds = []
    for number in range(1, 11):
        stand(s, 0, str(number))
        kinds.append(exchange(s, 0))
    assert kinds == [0, 1, 0, 2, 1, 5, 3, 4, 2, 3], "silver, ink, silver, stone, ink, flip, gold, destroy, stone, gold"
    s = against()
    s.ring = ring
    stand(s, AI, "8")
    go(s, Frame(OPPONENT_DISMISS, AI))
    assert card("jeweller") in s.gone and s.tops[3] != card("jeweller")


@pytest.mark.rule("VIS-14.12")
@ANY_RING
def test_the_opponents_free_manuscript_is_the_next_on_the_table(ring: list[int]) -> None:
    """Its own segment has a dear one; the next that is cheap, as the segments lie."""
    s = against()
    s.ring = ring
    cheap = ["ms01", "ms02", "ms13", "ms14", "ms09"]
    s.books = [TILE_IDS.index(id) for id in cheap]
    s.books[2] = TILE_IDS.index("ms06")
    stand(s, AI, "5")
    expected = cheap[ring[(ring.index(2) + 1) % 5]]
    run(s, copy_free(), AI)
    assert s.tiles[AI] == 1 << TILE_IDS.index(expected)
