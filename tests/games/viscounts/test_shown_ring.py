"""What the middle of the table shows: the ring with its piles and spots, the castle, the two ends of the game."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.state import EMPTY, NO_CARD
from castellany.kernel import walk
from tests.games.viscounts.alone import against
from tests.games.viscounts.expected import SITES
from tests.games.viscounts.helpers import facts, house, quiet, said, shown, stand, workers

EXCHANGES = {
    "1": (1, "1 silver"), "2": (2, "1 ink"), "3": (1, "1 silver"), "4": (2, "1 stone"), "5": (2, "1 ink"),
    "6": (4, "1 flip"), "7": (2, "1 gold"), "8": (3, "1 destroy"), "9": (2, "1 stone"), "10": (2, "1 gold"),
}  # fmt: skip


@pytest.mark.rule("VIS-3.1", "VIS-7.12")
@pytest.mark.parametrize(("space", "exchange"), EXCHANGES.items())
def test_outer_spaces_show_their_exchange(space: str, exchange: tuple[int, str]) -> None:
    s = quiet()
    found = facts(s, f"space:{space}")
    assert (found["rate"], said(found["gain"])) == exchange
    assert (found["road"], found["side"]) == ("outer", "left" if int(space) % 2 else "right")
    assert [note["id"] for note in shown(s, f"space:{space}")["notes"]] == ["note-exchange"]


@pytest.mark.rule("VIS-3.1")
@pytest.mark.parametrize("space", ["1-2", "3-4", "5-6", "7-8", "9-10"])
def test_inner_spaces_trade_nothing(space: str) -> None:
    s = quiet()
    assert facts(s, f"space:{space}") == {"road": "inner", "side": "inner", "rate": 0, "gain": []}
    assert "notes" not in shown(s, f"space:{space}")


@pytest.mark.rule("VIS-3.1", "VIS-3.2")
def test_segments_lie_in_their_order_and_face_a_section_each() -> None:
    """Given a ring that begins with segment 5-6, and the castle turned so that D faces it."""
    s = quiet()
    s.ring = [2, 4, 0, 1, 3]
    s.rotation = 3
    board = shown(s, "board")
    assert [item["id"] for item in board["items"]] == [f"segment:{id}" for id in ("5-6", "9-10", "1-2", "3-4", "7-8")]
    assert [item["facts"] for item in board["items"]] == [
        {"place": place, "faces": faces} for place, faces in enumerate("deabc")
    ]
    assert [item["notes"][0]["args"]["section"] for item in board["items"]] == [f"section-{x}" for x in "deabc"]


def test_viscounts_stand_on_their_spaces() -> None:
    s = quiet(3)
    for seat, space in enumerate(("7-8", "2", "2")):
        stand(s, seat, space)
    assert [item["id"] for item in shown(s, "space:2")["items"]] == ["viscount:1", "viscount:2"]
    assert [item["id"] for item in shown(s, "space:7-8")["items"]] == ["viscount:0"]
    assert facts(s, "viscount:2") == {"owner": 2}
    assert shown(s, "space:1")["items"] == []


@pytest.mark.rule("VIS-3.3", "VIS-7.15")
def test_a_pile_shows_its_top_and_how_many_there_are() -> None:
    s = quiet()
    pile = shown(s, "pile:3-4")
    assert (pile["value"], [item["id"] for item in pile["items"]]) == (14, ["card:friar"])
    assert facts(s, "pile:3-4")["empty"] is False
    assert shown(s, "pile:9-10")["value"] == 13
    s.tops[1], s.under[1] = NO_CARD, 0
    pile = shown(s, "pile:3-4")
    assert (pile["value"], pile["facts"]["empty"]) == (0, True) and "items" not in pile
    assert pile["name"]["id"] == "printed-3-4"
    assert [note["id"] for note in pile["notes"]] == ["note-printed", "note-card-printed"]
    assert pile["notes"][1]["args"]["cost"] == 2


@pytest.mark.rule("VIS-3.4", "VIS-9.3")
def test_manuscripts_show_their_top_and_how_many_there_are() -> None:
    s = quiet()
    s.books[2], s.leaves[2] = 12, 0
    pile = shown(s, "books:5-6")
    assert (pile["value"], [item["id"] for item in pile["items"]]) == (1, ["tile:ms13"])
    s.books[2] = EMPTY
    pile = shown(s, "books:5-6")
    assert (pile["value"], pile["facts"]["empty"], pile["facts"]["cost"]) == (0, True, 3)
    assert said(pile["facts"]["effect"]) == "1 any 1 virtue" and pile["name"]["id"] == "book-5-6"
    assert shown(s, "books:1-2")["value"] == 7


@pytest.mark.rule("VIS-3.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_side_of_the_board_shows_its_own_spots(seats: int) -> None:
    s = quiet(seats)
    ids = [node["id"] for node in walk(s.observe(0)["things"]) if node["id"].startswith("site:")]
    wide = seats > 2
    assert ids == [f"site:{id}" for id, _bank, _site, _link in SITES if (id[1] == "-") == wide]
    assert len(ids) == (25 if wide else 20)


def test_a_building_stands_on_its_spot() -> None:
    s = quiet(3)
    house(s, 2, 4, "b-5-6")
    assert [item["id"] for item in shown(s, "site:b-5-6")["items"]] == ["built:b-5-6"]
    assert facts(s, "built:b-5-6") == {"owner": 2, "type": "guildhall"}
    assert shown(s, "built:b-5-6")["name"]["args"] == {"building": "building-guildhall", "seat": "seat:2"}
    assert shown(s, "site:a-5-6")["items"] == []


REWARDS = {
    "a": "1 ink 1 stone", "b": "1 flip", "c": "1 gold or 1 castle_move", "d": "1 hire or 1 destroy", "e": "2 virtue",
}  # fmt: skip


@pytest.mark.rule("VIS-8.3", "VIS-8.5")
@pytest.mark.parametrize(("section", "reward"), REWARDS.items())
def test_sections_of_the_castle_and_what_the_second_tier_gives(section: str, reward: str) -> None:
    s = quiet(3)
    workers(s, 1, section, s0=2, s2=1)
    workers(s, 2, section, s1=1)
    first, second = shown(s, f"tier1:{section}"), shown(s, f"tier2:{section}")
    assert (first["value"], second["value"]) == (3, 1)
    assert first["facts"] == {"tier": 1, "section": section, "reward": []} and "notes" not in first
    assert (second["facts"]["tier"], second["facts"]["section"]) == (2, section)
    assert said(second["facts"]["reward"]) == reward
    assert [(item["id"], item["value"], item["facts"]) for item in first["items"]] == [
        (f"tier1:{section}/seat:0", 2, {"owner": 0}),
        (f"tier1:{section}/seat:2", 1, {"owner": 2}),
    ]
    assert [item["id"] for item in second["items"]] == [f"tier2:{section}/seat:1"]


def test_the_third_tier_is_one_place_for_all() -> None:
    s = quiet(3)
    s.tier3[:3] = [2, 0, 1]
    top = shown(s, "tier3")
    assert (top["value"], said(top["facts"]["reward"]), top["facts"]["tier"]) == (3, "1 any", 3)
    assert [(item["id"], item["value"]) for item in top["items"]] == [("tier3/seat:0", 2), ("tier3/seat:2", 1)]


@pytest.mark.rule("VIS-3.8", "VIS-12.1")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_two_ends_of_the_game(seats: int, debts: int, deeds: int) -> None:
    s = quiet(seats)
    s.debts_above, s.deeds_above = 4, 7
    assert facts(s, "debts") == {"start": debts, "left": 4}
    assert facts(s, "deeds") == {"start": deeds, "left": 7}
    assert shown(s, "debts")["notes"] == [{"id": "note-debts-left", "args": {"count": 4}}]
    s.debts_above, s.poverty = 0, 1
    assert facts(s, "debts") == {"start": debts, "left": 0}
    assert [note["id"] for note in shown(s, "debts")["notes"]] == ["note-poverty"]
    assert [note["id"] for note in shown(s, "deeds")["notes"]] == ["note-deeds-left"]
    s.prosperity = 1
    assert [note["id"] for note in shown(s, "deeds")["notes"]] == ["note-prosperity"]


@pytest.mark.rule("VIS-3.8", "VIS-14.1")
def test_alone_the_piles_are_those_of_one_player_and_future_schemes_are_counted() -> None:
    s = against()
    assert (facts(s, "debts")["start"], facts(s, "deeds")["start"]) == (12, 12)
    assert shown(s, "future")["value"] == 6
    ids = [node["id"] for node in walk(s.observe(0)["things"])]
    assert not [id for id in ids if id.startswith("card:future")], "nobody knows which"


def test_nobody_leads_before_the_first_climbs() -> None:
    s = quiet()
    assert facts(s, "leader") == {"owner": -1, "points": 5}
    assert [item["id"] for item in shown(s, "leader")["items"]] == ["leader-card"]
    s.leader = 1
    assert shown(s, "leader")["items"] == []


@pytest.mark.rule("VIS-1.3", "VIS-12.1")
@pytest.mark.parametrize(
    ("round", "last_round", "last"),
    [(3, 0, 0), (3, 4, 1), (4, 4, 2)],
    ids=["no end in sight", "the next round is the last", "the last round"],
)
def test_the_moment_in_a_sentence(round: int, last_round: int, last: int) -> None:
    s = quiet()
    s.round, s.last_round, s.phase, s.active = round, last_round, 2, 1
    s.frames = [s.game().new(2, 1).frames[0]]
    assert s.observe(0)["phase"] == {"id": "phase-2", "args": {"seat": "seat:1", "round": round, "last": last}}
    assert s.observe(0)["round"] == round
    s.frames = []
    assert s.observe(0)["phase"] == {"id": "phase-over", "args": {}}
    s.round = 0
    assert s.observe(0)["phase"] == {"id": "phase-setup", "args": {}}


def test_the_moment_of_an_opponents_turn() -> None:
    s = against()
    s.active, s.round = s.opponent, 2
    s.frames = [s.game().new(1, 1).frames[0]]
    assert s.observe(0)["phase"] == {"id": "phase-opponent", "args": {"round": 2, "last": 0}}
