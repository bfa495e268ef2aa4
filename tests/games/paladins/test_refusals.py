"""Whatever a person may try and cannot says why: at the thing itself, and when it is chosen all the same."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins.facts.icons import ACTIONS, COMMISSION
from castellany.games.paladins.kinds import BEGIN_ROUND, CHOOSE_TAVERN, INQUISITION
from castellany.games.paladins.layout import AT_JARS, WORKSHOP
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, walk
from tests.games.paladins.helpers import (
    PALADIN,
    TAVERN,
    do,
    favours,
    give,
    go,
    new,
    outsiders,
    own,
    paladin,
    put,
    row,
    suspect,
    turn,
    why,
)

Reason = tuple[str, dict[str, Any], str]


def closed(s: PaladinsState) -> dict[str, list[Reason]]:
    """What is closed to the seat that must choose: by thing, each with message, arguments and clause."""
    go(s)
    seat = s.waiting[0]
    seen = {node["id"] for node in walk(s.observe(seat)["things"])}
    found: dict[str, list[Reason]] = {}
    for one in s.ask(seat).closed:
        for target in one.targets:
            assert target in seen, target
            found.setdefault(target, []).append((one.message.id, dict(one.message.args), one.rule))
    return found


@pytest.mark.rule("PAL-4.1", "PAL-4.2", "PAL-6.5")
def test_a_turn_says_of_every_action_why_not() -> None:
    s = turn(2, round=3)
    favours(s, "penance")
    give(s, 0, "labourer 2")
    put(s, 0, silver=1)
    shut = closed(s)
    assert shut["seat:0/action:develop"] == [("no-silver", {"need": 4, "have": 1}, "PAL-5.1")]
    assert shut["seat:0/action:attack"] == [("no-worker", {"worker": "worker-scout"}, "PAL-4.1")]
    assert shut["favour:penance"] == [("no-worker", {"worker": "worker-cleric"}, "PAL-4.1")]
    assert "seat:0/action:conspire" not in shut
    s.board[5] = 1
    s.workers[s.seats * 6] -= 1
    assert closed(s)["seat:0/action:conspire"] == [("no-blocked", {"action": "action-conspire"}, "PAL-4.2")]


@pytest.mark.rule("PAL-4.3")
@pytest.mark.parametrize(
    ("action", "worker"), [("recruit", "worker-fighter"), ("hunt", "worker-scout"), ("trade", "worker-merchant")]
)
def test_an_action_open_to_one_worker_says_what_two_would_need(action: str, worker: str) -> None:
    s = turn(2)
    give(s, 0, "labourer 2")
    assert closed(s)[f"seat:0/action:{action}"] == [("no-two-colour", {"worker": worker}, "PAL-4.3")]
    s = turn(2)
    give(s, 0, "criminal")
    assert closed(s)[f"seat:0/action:{action}"] == [("no-two", {"have": 1}, "PAL-4.3")]
    s = turn(2)
    give(s, 0, "criminal 2")
    assert f"seat:0/action:{action}" not in closed(s)


@pytest.mark.rule("PAL-4.2", "PAL-4.3")
def test_an_action_closed_to_one_worker_and_to_two_says_so_once() -> None:
    s = turn(2)
    give(s, 0, "labourer 2")
    row(s, None, None, None, None, None)
    s.board[8] = 1
    s.workers[s.seats * 6] -= 1
    shut = closed(s)
    assert shut["seat:0/action:trade"] == [("no-blocked", {"action": "action-trade"}, "PAL-4.2")]
    assert shut["seat:0/action:recruit"] == [("no-townsfolk", {}, "PAL-5.4")]


@pytest.mark.rule("PAL-4.1")
def test_workers_that_do_not_fit_a_slot() -> None:
    s = turn(2)
    give(s, 0, "cleric scout 2 criminal")
    do(s, "act commission")
    assert closed(s) == {"seat:0/workers/cleric": [("no-colour", {"worker": "worker-scout"}, "PAL-4.1")]}
    assert why(s, "place cleric") == ("no-colour", {"worker": "worker-scout"}, "PAL-4.1")
    assert why(s, "place fighter") == ("no-worker", {"worker": "worker-fighter"}, "PAL-4.1")


@pytest.mark.rule("PAL-5.4")
def test_townsfolk_that_are_too_dear() -> None:
    s = turn(2)
    row(s, "abbot-1", "abbot-2", "abbot-3", "acolyte-1", "acolyte-2")
    give(s, 0, "labourer")
    put(s, 0, silver=1)
    do(s, "act errand")
    assert closed(s) == {"townsfolk:abbot-3": [("no-silver", {"need": 2, "have": 1}, "PAL-5.4")]}
    assert why(s, "take abbot-1") == ("no-silver", {"need": 3, "have": 1}, "PAL-5.4")
    assert why(s, "borrow abbot-3") == ("no-borrowing", {}, "PAL-5.4")
    assert why(s, "take squire-1") == ("no-card-here", {"card": "townsfolk-squire"}, "PAL-5.5")


@pytest.mark.rule("PAL-6.1", "PAL-6.7")
def test_spaces_out_of_reach_taken_or_for_more_people() -> None:
    s = turn(2)
    give(s, 0, "scout labourer cleric")
    s.spaces[0] = 2
    do(s, "act commission")
    shut = closed(s)
    assert shut["space:r1a"] == [("no-space-taken", {}, "PAL-6.7")]
    assert shut["space:r1c"] == [("no-people", {"people": 3}, "PAL-6.7")]
    assert shut["space:r2c"] == [("no-attribute", {"attribute": "attribute-faith", "need": 2, "have": 0}, "PAL-6.1")]
    assert "space:r1b" not in shut and len(shut) == 39


@pytest.mark.rule("PAL-6.4")
def test_jar_spaces_that_are_full() -> None:
    s = turn(2)
    give(s, 0, "cleric labourer merchant")
    s.own[AT_JARS] = 0b101
    do(s, "act absolve")
    assert closed(s) == {f"seat:0/jar-space:{i}": [("no-space-taken", {}, "PAL-6.4")] for i in (1, 3)}
    assert why(s, "jar 1") == ("no-space-taken", {}, "PAL-6.4")


@pytest.mark.rule("PAL-5.1")
def test_slots_for_workshops() -> None:
    s = turn(2)
    give(s, 0, "labourer 2")
    put(s, 0, silver=4)
    s.board[10] = WORKSHOP
    do(s, "act develop")
    shut = closed(s)
    assert shut.pop("seat:0/action:commission/1") == [("no-slot-built", {}, "PAL-5.1")]
    assert shut == {f"seat:0/action:{name}/3": [("no-dotted", {}, "PAL-5.1")] for name in ACTIONS[COMMISSION:]}
    assert why(s, "workshop commission 1") == ("no-slot-built", {}, "PAL-5.1")


@pytest.mark.rule("PAL-5.8", "PAL-5.9")
def test_what_a_prayer_cannot_clear() -> None:
    s = turn(2)
    give(s, 0, "cleric")
    s.board[5] = 1
    s.workers[s.seats * 6] -= 1
    do(s, "act pray")
    shut = closed(s)
    assert shut["seat:0/action:pray"] == [("no-clear-itself", {}, "PAL-5.8")]
    assert shut["seat:0/action:trade"] == [("no-clear", {"action": "action-trade"}, "PAL-5.8")]
    assert "seat:0/action:conspire" not in shut and len(shut) == 11


@pytest.mark.rule("PAL-6.5", "PAL-6.6")
def test_outsiders_out_of_reach() -> None:
    s = turn(2)
    outsiders(s, "archer-b", None, None, None, None, "warrior-s")
    give(s, 0, "scout labourer fighter")
    put(s, 0, silver=2)
    do(s, "act attack")
    assert closed(s) == {"outsider:warrior-s": [("no-silver", {"need": 6, "have": 2}, "PAL-6.5")]}
    assert why(s, "face thief-v") == ("no-card-here", {"card": "outsider-thief"}, "PAL-6.5")
    s = turn(2)
    outsiders(s, "archer-b", None, None, None, None, "warrior-s")
    give(s, 0, "fighter labourer cleric")
    paladin(s, 0, "ivon")
    do(s, "act convert")
    low = ("no-attribute", {"attribute": "attribute-faith", "need": 10, "have": 3}, "PAL-6.6")
    assert closed(s) == {"outsider:warrior-s": [low]}
    assert why(s, "face warrior-s") == low


@pytest.mark.rule("PAL-7.5", "PAL-9.5")
def test_townsfolk_that_do_not_fit_the_inquisition() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "conspirator-2", "peddler-1", "peddler-2", "squire-1", "abbot-1")
    suspect(s, 0, 3)
    s.frames.append(Frame(INQUISITION, 0))
    squire = {"townsfolk": "townsfolk-squire", "have": 3}
    assert closed(s) == {"townsfolk:squire-1": [("no-squire", squire, "PAL-9.5")]}
    assert why(s, "use abbot-1") == ("no-inquirer", {"townsfolk": "townsfolk-abbot"}, "PAL-7.5")
    assert why(s, "use peddler-3") == ("no-hired", {"townsfolk": "townsfolk-peddler"}, "PAL-7.5")
    do(s, "use peddler-1")
    assert closed(s)["townsfolk:peddler-1"] == [("no-used", {"townsfolk": "townsfolk-peddler"}, "PAL-7.5")]


@pytest.mark.rule("PAL-9.5")
def test_a_peddler_whose_suspicion_a_conspirator_took() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "conspirator-2", "peddler-1", "peddler-2")
    suspect(s, 0, 3)
    s.frames.append(Frame(INQUISITION, 0))
    do(s, "use conspirator-1")
    assert s.waiting == (0,), "with two left the order still matters"
    heard = do(s, "use conspirator-2")
    assert heard.count("event-townsfolk") == 1, "with one left no Peddler pays"


@pytest.mark.rule("PAL-2.6", "PAL-3.4", "PAL-3.5")
def test_the_opening_of_a_game_and_of_a_round() -> None:
    s = new(2)
    hidden = next(name for name, card in [("squire-1", 27), ("abbot-1", 0)] if card not in s.folk_row)
    assert why(s, f"take {hidden}")[::2] == ("no-card-here", "PAL-2.6")
    s.sealed = []
    s.frames = [Frame(BEGIN_ROUND)]
    go(s)
    names = {number: name for name, number in PALADIN.items()}
    mine = [names[card] for card in s.paladins[9:12]]
    other = names[s.paladins[0]]
    assert why(s, f"paladin {other} {mine[0]}") == ("no-paladin", {"paladin": f"paladin-{other}"}, "PAL-3.4")
    assert why(s, f"paladin {mine[0]} {mine[0]}") == ("no-paladin-twice", {}, "PAL-3.4")
    s = turn(2)
    s.tavern_row = [-1 - TAVERN["tavern-01"], TAVERN["tavern-02"]]
    s.frames = [Frame(CHOOSE_TAVERN, 0)]
    assert closed(s) == {"tavern:tavern-01": [("no-tavern-taken", {}, "PAL-3.5")]}
    assert why(s, "tavern tavern-01") == ("no-tavern-taken", {}, "PAL-3.5")
    assert why(s, "tavern tavern-09") == ("no-tavern-here", {}, "PAL-3.5")


@pytest.mark.rule("PAL-10.2")
def test_workers_of_which_no_more_can_be_kept() -> None:
    s = turn(2)
    give(s, 0, "scout labourer 2 cleric 2")
    do(s, "pass", "keep scout")
    assert closed(s) == {"seat:0/workers/scout": [("no-more-of", {"worker": "worker-scout"}, "PAL-10.2")]}
    assert why(s, "keep scout") == ("no-more-of", {"worker": "worker-scout"}, "PAL-10.2")
    assert why(s, "keep fighter") == ("no-worker", {"worker": "worker-fighter"}, "PAL-10.2")
