"""What an action would do, told before it is done: the castle's chain, spots with their links, the manuscript."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.effects.icons import (
    build_free,
)
from castellany.games.viscounts.facts.kinds import WORKSHOP
from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.flow import ACTING
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, say
from tests.games.viscounts.helpers import (
    asked,
    build,
    choice,
    do,
    give,
    go,
    hand,
    house,
    legal,
    own,
    phase,
    quiet,
    row,
    run,
    said,
    stand,
    tops,
    workers,
)


def facts(s: ViscountsState, text: str) -> dict[str, Any]:
    found = choice(s, text).facts
    assert found is not None
    return dict(found)


def nobles(space: str, seats: int = 2, gold: int = 0) -> ViscountsState:
    """Three nobles and gold, somebody beside one who is no help."""
    s = quiet(seats)
    stand(s, 0, space)
    row(s, 0, "enforcer", "squire", "abbot")
    tops(s, *["miner" if segment != 3 else "jeweller" for segment in range(5)])
    give(s, 0, gold=gold)
    return s


def steps(chain: dict[str, Any]) -> list[str]:
    found = []
    for step in chain["steps"]:
        gained = f": {said(step['gain'])}" if step["gain"] else ""
        found.append(f"{step['kind']} {step['count']} {step['source']} > {step['target']}{gained}")
    return found


@pytest.mark.rule("VIS-8.2", "VIS-8.3")
def test_a_triple_is_told_step_by_step_up_to_the_end() -> None:
    """Two beside one of one's own in E: one goes in for two virtue, the others to A and D."""
    s = nobles("9-10")
    workers(s, 1, "e", s0=1)
    phase(s, ACTING)
    found = facts(s, "workers 2")
    chain = found["chain"][0]
    assert steps(chain) == [
        "enter 2 seat:0/workers > tier1:e",
        "advance 1 tier1:e > tier2:e: 2 virtue",
        "spread 1 tier1:e > tier1:a",
        "spread 1 tier1:e > tier1:d",
    ]
    assert (chain["before"], chain["after"], chain["asks"]) == (1, 4, False), "one of tier 2 and two of tier 1"
    assert found["workers"] == 2 and found["spots"] == [] == found["book"]
    assert steps(facts(s, "workers 1")["chain"][0]) == ["enter 1 seat:0/workers > tier1:e"]


@pytest.mark.rule("VIS-8.5", "VIS-8.6", "VIS-8.8")
def test_a_chain_is_told_up_to_the_first_choice() -> None:
    """Into E with two of the second tier: the third climbs, leads, and a resource is to be chosen."""
    s = nobles("9-10")
    workers(s, 1, "e", s0=1)
    workers(s, 2, "e", s0=2)
    phase(s, ACTING)
    chain = facts(s, "workers 2")["chain"][0]
    assert steps(chain)[4:] == [
        "climb 1 tier2:e > tier3: 1 any",
        "lead 1 leader > seat:0/cards",
        "ask 1  > : 1 any",
    ]
    assert (chain["before"], chain["after"], chain["asks"]) == (5, 9, True), "two of tier 1, two of 2, one of 3"
    assert [(each["does"], said(each["gain"])) for each in facts(s, "workers 2")["next"]] == [
        ("take", "1 ink"), ("take", "1 stone"), ("take", "1 gold"),
    ]  # fmt: skip


@pytest.mark.rule("VIS-8.8")
def test_a_crowded_section_asks_whose_worker_leaves() -> None:
    s = nobles("9-10")
    workers(s, 1, "e", s0=1, s1=2)
    phase(s, ACTING)
    found = facts(s, "workers 1")
    assert steps(found["chain"][0])[-1] == "ask 1 tier1:e > tier1:e: 2 silver"
    assert [(each["does"], each["seat"]) for each in found["next"]] == [("leave", 0), ("leave", 1)]
    s = nobles("9-10", seats=3)
    workers(s, 1, "e", s1=2, s2=1)
    workers(s, 2, "e", s1=2)
    phase(s, ACTING)
    assert [each["seat"] for each in facts(s, "workers 1")["next"]] == [0, 1, 2]


@pytest.mark.rule("VIS-8.3", "VIS-2.2")
@pytest.mark.parametrize(
    ("space", "section", "asks"),
    [("5-6", "c", "1 gold or 1 castle_move"), ("7-8", "d", "1 hire or 1 destroy"), ("3-4", "b", "1 flip")],
)
def test_rewards_that_have_to_be_chosen(space: str, section: str, asks: str) -> None:
    s = nobles(space)
    hand(s, 0, "thief")
    give(s, 0, unpaid=1, acquired=1)
    workers(s, 1, section, s0=1)
    workers(s, 1, "a", s0=1)
    phase(s, ACTING)
    chain = facts(s, "workers 2")["chain"][0]
    assert chain["asks"] and steps(chain)[-1] == f"ask 1  > : {asks}"
    gains = [said(each["gain"]) for each in facts(s, "workers 2")["next"]]
    assert gains == (["1 flip_debt", "1 flip_deed"] if section == "b" else asks.split(" or "))


@pytest.mark.rule("VIS-5.4", "VIS-7.2")
def test_a_trade_for_flips_may_be_answered_with_none() -> None:
    """Whoever trades may keep both papers as they are: that is an answer of its own, not one more deed."""
    s = quiet()
    stand(s, 0, "6")
    row(s, 0, "lender", "journeyman", "abbot")
    give(s, 0, unpaid=1, acquired=1)
    phase(s, ACTING)
    found = facts(s, "trade")["next"]
    assert [(each["does"], said(each["gain"])) for each in found] == [
        ("take", "1 flip_debt"), ("take", "1 flip_deed"), ("no-flip", ""),
    ]  # fmt: skip


@pytest.mark.rule("VIS-10.5")
def test_after_a_quiet_action_the_hiring_can_be_answered_at_once() -> None:
    """Nothing is drawn by placing a worker, so the Miner beside one can be hired in the same gesture."""
    s = nobles("9-10")
    give(s, 0, silver=2)
    go(s, Frame(7, 0, ACTING))
    assert asked(s) == "Act"
    found = facts(s, "workers 1")["next"]
    assert [(each["does"], each["card"], said(each["gain"])) for each in found] == [
        ("hire", "card-miner", "2 silver"), ("no-hire", "", ""),
    ]  # fmt: skip
    do(s, "workers 1")
    assert asked(s) == "Hire" and [GAME.text(each["choice"]) for each in found] == legal(s)


@pytest.mark.rule("VIS-7.4", "VIS-7.6", "VIS-7.7", "VIS-13.1")
def test_spots_are_told_with_their_links_and_points() -> None:
    """The left bank of 9-10 on the wide side, with a rival on C and an own building on A."""
    s = quiet(3)
    stand(s, 0, "9")
    row(s, 0, "charlatan", "labourer", "abbot")
    tops(s, "friar", "friar", "princess", "jeweller", "friar")
    house(s, 0, 6, "a-9-10")
    house(s, 2, 0, "c-9-10")
    phase(s, ACTING)
    found = facts(s, "build workshop_2")["spots"]
    assert [spot["site"] for spot in found] == ["site:b-9-10"], "A is taken"
    spot = found[0]
    assert (spot["choice"], said(spot["effect"])) == (-1, "1 flip"), "the only one is not asked for"
    assert (spot["before"], spot["after"]) == (2, 5), "a second workshop"
    assert [(link["link"], link["to"], link["seats"], said(link["gain"])) for link in spot["links"]] == [
        ("site:a-9-10", "site:b-9-10", [0], "2 silver"),
        ("site:b-9-10", "site:c-9-10", [0, 2], "1 deed"),
    ]


@pytest.mark.rule("VIS-7.9")
def test_a_free_building_tells_every_free_spot_clockwise_from_the_viscount() -> None:
    s = quiet(2)
    stand(s, 0, "7")
    build(s, 0, 6, 7)
    house(s, 1, 0, "b2-7-8")
    run(s, build_free(WORKSHOP))
    assert legal(s)[:3] == ["site a2-7-8", "site c2-7-8", "site d2-7-8"] and len(legal(s)) == 19
    assert s.ask(0).message.args == {"house": "house-workshop_3"} and s.ask(0).rule == "VIS-7.9"
    spot = facts(s, "site c2-7-8")
    assert (spot["before"], spot["after"]) == (5, 9)
    assert [link["seats"] for link in spot["links"]] == [[0, 1]] and said(spot["links"][0]["gain"]) == "1 castle_move"
    assert facts(s, "site a2-7-8")["links"] == [], "no line leads from A to B"


@pytest.mark.rule("VIS-13.3", "VIS-13.4")
def test_a_manuscript_is_told_with_the_sets_it_makes_and_its_points() -> None:
    """Grey and black owned; ms39 is black: a point for every two manuscripts, itself included."""
    s = quiet()
    stand(s, 0, "3-4")
    row(s, 0, "bishop", "abbot", "thief")
    tops(s, "friar", "miner", "princess", "jeweller", "miner")
    give(s, 0, ink=2)
    own(s, 0, "ms01", "ms02", "ms03")
    s.books[1] = TILE_IDS.index("ms39")
    phase(s, ACTING)
    assert facts(s, "transcribe")["book"] == [{"ribbons": [1, 2, 1, 0], "before": 9, "after": 10, "points": 2}]
    s.books[1] = -1
    assert facts(s, "transcribe")["book"] == [], "a printed book is no tile"


@pytest.mark.rule("VIS-7.1")
def test_the_words_of_the_four_actions() -> None:
    s = quiet()
    stand(s, 0, "7")
    row(s, 0, "journeyman", "charlatan", "labourer")
    phase(s, ACTING)
    assert s.ask(0).message.id == "ask-act-outer"
    trade, workshop = choice(s, "trade"), choice(s, "build workshop_1")
    assert (trade.message.args, trade.targets) == ({"exchange": "exchange-3", "rate": 2}, ("space:7",))
    assert (workshop.message.args, workshop.targets) == (
        {"house": "house-workshop_1", "cost": 3}, ("seat:0/workshop_1",),
    )  # fmt: skip
    assert {option.role for option in s.ask(0).options} == {"gain", "stop"} and choice(s, "pass").role == "stop"
    assert choice(s, "pass").leaves == say("left-unused", what=[say("left-trade"), say("left-build")])
    s = nobles("9-10", gold=2)
    s.books[4] = TILE_IDS.index("ms02")
    give(s, 0, ink=2, gold=2)
    phase(s, ACTING)
    assert s.ask(0).message.id == "ask-act-inner"
    assert choice(s, "workers 3").message.args == {"count": 3, "section": "section-e", "cost": 5}
    assert choice(s, "workers 3").targets == ("tier1:e",)
    assert (choice(s, "transcribe").message.args, choice(s, "transcribe").targets) == (
        {"tile": "tile-ms02", "cost": 3}, ("books:9-10",),
    )  # fmt: skip
    s.books[4] = -1
    assert choice(s, "transcribe").message.args == {"tile": "book-9-10", "cost": 3}
