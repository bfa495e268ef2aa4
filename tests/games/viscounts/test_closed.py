"""What a person is told beside things: why one cannot be chosen, and what one does that can."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.icons import build_free, castle_move, copy_free, gain
from castellany.games.viscounts.facts.kinds import WORKSHOP
from castellany.games.viscounts.facts.tables import SITE_IDS, TILE_IDS
from castellany.games.viscounts.flow import ACTING, HIRING
from castellany.games.viscounts.state import EMPTY, ViscountsState
from tests.games.viscounts.helpers import asked, do, give, house, phase, quiet, row, run, stand, workers


def closed(s: ViscountsState) -> dict[str, str]:
    """Each thing that is not open now, and the id of the reason."""
    return {target: each.message.id for each in s.ask(s.waiting[0]).closed for target in each.targets}


@pytest.mark.rule("VIS-7.3")
def test_spots_that_are_taken_or_on_another_bank() -> None:
    s = quiet(3)
    stand(s, 0, "3")
    house(s, 1, 6, "a-5-6")
    row(s, 0, "labourer", "charlatan", "abbot")
    phase(s, ACTING)
    do(s, "build workshop_1")
    assert asked(s) == "Spot"
    why = closed(s)
    assert len(why) == 23, "all spots but the two of the bank"
    assert (why["site:a-5-6"], why["site:c-3-4"]) == ("no-spot-taken", "no-spot-other-bank")


@pytest.mark.rule("VIS-10.5")
def test_townsfolk_of_other_segments_cannot_be_hired() -> None:
    s = quiet()
    stand(s, 0, "3")
    give(s, 0, silver=9)
    phase(s, HIRING)
    assert set(closed(s)) == {"card:miner", "card:princess", "card:jeweller", "card:woodcutter_1"}
    assert set(closed(s).values()) == {"no-not-beside"}


@pytest.mark.rule("VIS-9.6")
def test_manuscripts_too_dear_to_be_free() -> None:
    s = quiet()
    s.books = [TILE_IDS.index(tile) for tile in ("ms01", "ms06", "ms09", "ms12", "ms02")]
    run(s, copy_free())
    assert closed(s) == {"tile:ms06": "no-dear-manuscript", "tile:ms12": "no-dear-manuscript"}


@pytest.mark.rule("VIS-8.10")
def test_sections_without_an_own_worker() -> None:
    s = quiet()
    workers(s, 1, "b", s0=1)
    workers(s, 1, "d", s1=1)
    run(s, castle_move())
    assert set(closed(s)) == {"tier1:a", "tier1:c", "tier1:d", "tier1:e"}


@pytest.mark.rule("VIS-8.1")
def test_a_section_into_which_fewer_workers_can_go_is_open() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    row(s, 0, "squire", "labourer", "journeyman")
    phase(s, ACTING)
    assert "tier1:a" not in closed(s), "one worker can go there"
    s = quiet()
    stand(s, 0, "1-2")
    s.tops[0] = -1
    s.under[0] = 0
    row(s, 0, "abbot", "bishop", "labourer")
    phase(s, ACTING)
    assert closed(s) == {"tier1:a": "no-icons"}


@pytest.mark.rule("VIS-7.4", "VIS-7.6")
def test_spots_and_links_are_offered_with_what_they_do() -> None:
    s = quiet()
    stand(s, 0, "10")
    house(s, 0, 0, "b2-9-10")
    house(s, 1, 0, "d2-9-10")
    s.sites[SITE_IDS.index("c2-9-10")] = EMPTY
    run(s, build_free(WORKSHOP))
    do(s, "build workshop_1")
    offered = {option.targets[0]: option.message.args["effect"] for option in s.ask(0).options}
    assert offered["site:c2-9-10"] == gain(any=1).message() and offered["site:b2-3-4"] == gain(stone=1).message()
    do(s, "site c2-9-10", "take gold")
    assert asked(s) == "LinkOrder"
    assert [option.message.args["effect"] for option in s.ask(0).options] == [
        gain(deed=1).message(),
        gain(stone=1).message(),
    ]
