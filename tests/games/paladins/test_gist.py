"""A turn of Paladins in short: the action, what it cost, to what it was done and what it brought."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import COMMISSION, PRAY
from castellany.games.paladins.kinds import BEGIN_ROUND
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame, Story, say
from castellany.kernel.gist import NOBODY, Gist
from tests.games.paladins.helpers import favours, go, new, next_suspicion, own, paladin, put, suspect, tell
from tests.games.paladins.opponent import hear, opponent
from tests.games.paladins.telling import ready


def told(events: list[Event], seat: int = 1) -> list[Gist]:
    story = Story(GAME.gists)
    story.hear(1, seat, events)
    return story.lines


def line(s: PaladinsState, *choices: str) -> Gist:
    """The one line that these choices of seat 1 make."""
    lines = told(tell(s, *choices))
    assert len(lines) == 1 and lines[0].seat == lines[0].by == 1
    return lines[0]


WORKERS = {
    "commission": ("scout", "cleric", "labourer"),
    "attack": ("scout", "fighter", "labourer"),
    "convert": ("fighter", "cleric", "labourer"),
    "develop": ("labourer", "labourer"),
}


@pytest.mark.parametrize(
    ("choices", "thing", "cost", "gain"),
    [
        (
            ("commission", "settle r3a"),
            say("zone-region", region=3),
            {"res-provision": 1},
            {"attribute-influence": 1, "worker-labourer": 1},
        ),
        (
            ("attack", "face archer-b"),
            say("outsider-archer"),
            {"res-silver": 2},
            {"attribute-influence": 1, "worker-scout": 1, "res-provision": 1},
        ),
        (("convert", "face invader-s"), say("outsider-invader"), {}, {"attribute-strength": 2}),
        (("develop", "workshop attack 1"), say("action-attack"), {"res-silver": 4}, {"worker-scout": 1}),
    ],
)
def test_an_action_with_its_target(
    choices: tuple[str, str], thing: Any, cost: dict[str, int], gain: dict[str, int]
) -> None:
    action, target = choices
    workers = WORKERS[action]
    told = line(ready(" ".join(workers)), f"act {action}", target)
    assert told.action == say(f"action-{action}") and told.things == [thing]
    paid = {f"worker-{worker}": workers.count(worker) for worker in workers}
    assert told.cost == {**paid, **cost} and told.gain == gain and told.others == []


def test_a_favour_names_itself_and_a_debt_is_what_it_brings() -> None:
    s = ready("labourer", round=3)
    favours(s, "loan")
    told = line(s, "favour loan")
    assert told.action == say("action-favour") and told.things == [say("favour-loan")]
    assert told.cost == {"worker-labourer": 1}
    assert told.gain == {"card-debt": 1, "worker-scout": 1, "worker-merchant": 1, "worker-fighter": 1}


def test_paying_a_debt_is_a_cost_of_what_is_owed() -> None:
    s = ready("cleric labourer merchant", unpaid=1)
    suspect(s, 1, 1)
    told = line(s, "act absolve", "jar 1")
    assert told.action == say("action-absolve")
    assert told.cost["card-debt"] == 1 and told.cost["card-suspicion"] == 1 and told.cost["res-silver"] == 1
    assert told.gain == {"attribute-faith": 1}


def test_helpers_and_the_paladin_are_part_of_the_same_line() -> None:
    s = ready("labourer")
    paladin(s, 1, "gerin")
    next_suspicion(s, 1)
    told = line(s, "act conspire")
    assert told.gain == {"worker-criminal": 1, "card-suspicion": 1, "res-silver": 1 + 2}


def test_passing_costs_the_workers_that_go_back() -> None:
    told = line(ready("scout 3 cleric"), "pass", "keep scout", "keep scout", "keep cleric")
    assert told.action == say("gist-pass") and told.cost == {"worker-scout": 1} and told.gain == {}


def test_an_inquisition_is_the_tables_own_line() -> None:
    """Seat 1's card takes the last silver: both who have one card are condemned."""
    s = ready("labourer")
    suspect(s, 2, 1)
    next_suspicion(s, 2)
    s.silver += s.tax - 1
    s.tax = 1
    turn, inquisition = told(tell(s, "act conspire"))
    assert turn.gain["res-silver"] == 2 and turn.others == []
    assert inquisition.seat == NOBODY and inquisition.action == say("gist-inquisition") and inquisition.by == 1
    assert inquisition.others == [(1, "card-debt", 1), (2, "card-debt", 1)]


def test_what_a_townsfolk_does_in_an_inquisition_befalls_its_owner() -> None:
    s = ready("labourer")
    own(s, 2, "squire-2")
    next_suspicion(s, 2)
    s.silver += s.tax - 1
    s.tax = 1
    _turn, inquisition = told(tell(s, "act conspire"))
    assert inquisition.others == [(2, "attribute-influence", 1), (1, "card-debt", 1)]


def test_the_opponents_turn_is_a_line_too() -> None:
    s = opponent(COMMISSION)
    put(s, 1, faith=2)
    s.spaces[0] = s.spaces[4] = 1
    (told_line,) = told(hear(s), 0)
    assert told_line.seat == 1 and told_line.action == say("action-commission")
    assert told_line.things == [say("zone-region", region=2)]
    assert told_line.gain == {"attribute-influence": 1, "worker-scout": 1}
    (prayer,) = told(hear(opponent(PRAY)), 0)
    assert prayer.action == say("action-pray") and prayer.things == []


def test_a_paladin_turned_up_is_a_line_with_its_workers() -> None:
    s = new(2, seed=3)
    s.sealed = []
    s.frames = [Frame(BEGIN_ROUND)]
    go(s)
    first = s.first
    s.play(first, s.choices(first)[0])
    heard: list[Event] = []
    s.log = heard
    s.play(1 - first, s.choices(1 - first)[0])
    lines = told(heard, 1 - first)
    assert [(one.seat, one.action.id if one.action else "") for one in lines] == [(first, "gist-paladin")]
    assert len(lines[0].gain) in (1, 2) and sum(lines[0].gain.values()) == 2, "two workers"


@pytest.mark.rule("PAL-7.4")
def test_little_tax_warns_until_the_inquisition_is_held() -> None:
    s = new()
    suspect(s, 1, 2)
    warned = {}
    for tax in (9, 1, 0):
        s.tax = tax
        found = GAME.warning(s, 0)
        warned[tax] = found and (found.args["count"], found.args["seats"])
    assert warned == {9: None, 1: (1, ["seat:1"]), 0: None}
