"""What each question asks, under which clause, and what its options say, point at and cost."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import BEGIN_ROUND, CHOOSE_TAVERN, INQUISITION, NEXT_TURN
from castellany.games.paladins.layout import CONVERTED
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, Option
from tests.games.paladins.helpers import (
    OUTSIDER,
    PALADIN,
    TAVERN,
    do,
    favours,
    give,
    go,
    new,
    outsiders,
    own,
    put,
    row,
    suspect,
    turn,
)

CROWD = "labourer 2 scout 2 merchant 2 fighter 2 cleric 2"


def ready(*choices: str, round: int = 1) -> PaladinsState:
    """Seat 1 has made these choices with all that they ask for."""
    s = turn(2, seat=1, round=round)
    give(s, 1, CROWD)
    give(s, 0, "labourer")
    put(s, 1, silver=9, provisions=5, faith=5, strength=5, influence=5)
    row(s, "abbot-1", "gatekeeper-2", "missionary-2", "squire-2", "debt-collector-1")
    outsiders(s, "mercenary-v", "warrior-b", "invader-s", "assassin-b", "archer-b", "lookout-b")
    favours(s, "builders", "clemency")
    do(s, *choices)
    return s


def asked(s: PaladinsState) -> tuple[str, dict[str, Any], str]:
    go(s)
    decision = s.ask(s.waiting[0])
    return decision.message.id, dict(decision.message.args), decision.rule


def option(s: PaladinsState, text: str) -> Option:
    return next(one for one in s.ask(s.waiting[0]).options if GAME.text(one.choice) == text)


def told(s: PaladinsState, text: str) -> tuple[str, dict[str, Any], tuple[str, ...], tuple[tuple[str, int], ...]]:
    one = option(s, text)
    return one.message.id, dict(one.message.args), one.targets, one.price


def test_a_turn() -> None:
    s = ready()
    assert asked(s) == ("ask-turn", {"workers": 10}, "PAL-3.7")
    hunt = {"action": "action-hunt", "count": 2}
    assert told(s, "act hunt-2") == ("opt-act-with", hunt, ("seat:1/action:hunt",), ())
    assert told(s, "act errand") == ("opt-errand", {}, ("seat:1/action:recruit",), ())
    assert told(s, "act hire") == ("opt-recruit", {}, ("seat:1/action:recruit",), ())
    develop = {"action": "action-develop"}
    assert told(s, "act develop") == ("opt-act", develop, ("seat:1/action:develop",), (("res-silver", 4),))
    fortify = {"action": "action-fortify"}
    assert told(s, "act fortify") == ("opt-act", fortify, ("seat:1/action:fortify",), (("res-provision", 1),))
    assert told(s, "pass")[0] == "opt-pass" and option(s, "pass").role == "stop"


@pytest.mark.rule("PAL-8.3")
def test_a_favour_and_its_alternatives() -> None:
    s = ready(round=4)
    clemency = {"favour": "favour-clemency"}
    assert told(s, "favour clemency") == ("opt-favour", clemency, ("favour:clemency",), (("res-silver", 1),))
    do(s, "favour clemency")
    assert s.ask(1).rule == "PAL-6.8"
    assert told(s, "pick 1")[:2] == ("opt-rewards", {"rewards": ["icon-pay-debt-1"]})
    assert told(s, "pick 2")[:2] == ("opt-rewards", {"rewards": ["icon-drop-suspicion-2"]})


@pytest.mark.rule("PAL-4.1")
def test_placing_a_worker() -> None:
    s = ready("act commission")
    assert asked(s) == ("ask-place-any", {"action": "action-commission"}, "PAL-4.1"), "the coloured slots are clear"
    assert told(s, "place merchant") == ("opt-worker", {"worker": "worker-merchant"}, ("seat:1/workers/merchant",), ())
    s = turn(2, seat=1, round=3)
    give(s, 1, "scout 2 criminal cleric")
    put(s, 1, provisions=2)
    do(s, "act commission")
    assert asked(s) == ("ask-place", {"action": "action-commission", "worker": "worker-scout"}, "PAL-4.1")
    s = turn(2, seat=1, round=3)
    favours(s, "chapel")
    give(s, 1, "scout cleric")
    do(s, "favour chapel")
    assert asked(s) == ("ask-place-favour", {"favour": "favour-chapel"}, "PAL-4.1")


@pytest.mark.rule("PAL-5.4", "PAL-5.5", "PAL-5.6", "PAL-5.7")
def test_townsfolk() -> None:
    s = ready("act errand", "place labourer")
    assert asked(s) == ("ask-errand", {}, "PAL-5.5")
    sent = {"townsfolk": "townsfolk-missionary", "rewards": ["icon-faith-1"]}
    assert told(s, "take missionary-2") == ("opt-send", sent, ("townsfolk:missionary-2",), (("res-silver", 2),))
    abbot = {"townsfolk": "townsfolk-abbot", "rewards": ["icon-cleric-1", "icon-labourer-1"]}
    assert told(s, "borrow abbot-1") == ("opt-send-debt", abbot, ("townsfolk:abbot-1",), (("res-debt", 1),))
    s = ready("act hire", "place labourer")
    assert asked(s) == ("ask-hire", {}, "PAL-5.6")
    hired = {
        "townsfolk": "townsfolk-gatekeeper",
        "instant": ["icon-silver-1"],
        "instants": 1,
        "rewards": ["icon-silver-1"],
    }
    assert told(s, "take gatekeeper-2") == ("opt-hire", hired, ("townsfolk:gatekeeper-2",), (("res-silver", 2),))
    assert told(s, "borrow gatekeeper-2")[0] == "opt-hire-debt"
    assert told(s, "take debt-collector-1")[3] == (), "the last place costs nothing"
    s = ready("act commission", "place labourer", "settle r1a")
    assert asked(s) == ("ask-free-hire", {}, "PAL-5.7") and told(s, "take abbot-1")[3] == ()


@pytest.mark.rule("PAL-6.1", "PAL-6.3", "PAL-6.4")
def test_places() -> None:
    s = ready("act commission", "place labourer")
    assert asked(s) == ("ask-commission", {}, "PAL-6.1")
    space = {"region": 2, "rewards": ["icon-silver-2"]}
    assert told(s, "settle r2b") == ("opt-space", space, ("space:r2b",), (("res-provision", 1),))
    assert asked(ready("act garrison", "place labourer")) == ("ask-garrison", {}, "PAL-6.3")
    s = ready("act absolve", "place labourer")
    assert asked(s) == ("ask-absolve", {}, "PAL-6.4")
    jar = {"rewards": ["icon-provision-2"]}
    assert told(s, "jar 8") == ("opt-jar", jar, ("seat:1/jar-space:8",), (("res-silver", 1),))


@pytest.mark.rule("PAL-6.5", "PAL-6.6")
def test_outsiders() -> None:
    s = ready("act attack", "place labourer")
    assert asked(s) == ("ask-attack", {}, "PAL-6.5")
    attacked = {"outsider": "outsider-archer", "rewards": ["icon-influence-1", "icon-scout-1", "icon-provision-1"]}
    assert told(s, "face archer-b") == ("opt-attack", attacked, ("outsider:archer-b",), (("res-silver", 2),))
    assert told(s, "face mercenary-v")[3] == ()
    s = ready("act convert", "place labourer")
    assert asked(s) == ("ask-convert", {}, "PAL-6.6")
    converted = {"outsider": "outsider-invader", "rewards": ["icon-strength-2"]}
    assert told(s, "face invader-s") == ("opt-convert", converted, ("outsider:invader-s",), ())


@pytest.mark.rule("PAL-5.1", "PAL-5.3", "PAL-5.8", "PAL-5.9")
def test_workshops_and_prayers() -> None:
    s = ready("act develop", "place labourer", "place labourer")
    assert asked(s) == ("ask-workshop", {}, "PAL-5.1")
    slot = {"action": "action-attack", "slot": 2}
    where = ("seat:1/action:attack/2",)
    assert told(s, "workshop attack 2") == ("opt-workshop", slot, where, (("res-silver", 4),))
    s = ready("favour builders", "pick 1", round=3)
    assert asked(s) == ("ask-workshop", {}, "PAL-5.3") and told(s, "workshop attack 2")[3] == ()
    s = ready()
    s.board[28 + 8] = 1
    do(s, "act pray")
    assert asked(s) == ("ask-clear", {}, "PAL-5.8")
    trade = {"action": "action-trade"}
    assert told(s, "clear trade") == ("opt-clear", trade, ("seat:1/action:trade",), (("res-silver", 2),))
    s = ready("act garrison", "place labourer", "settle r3d")
    assert asked(s) == ("ask-clear", {}, "PAL-5.9") and told(s, "clear garrison")[3] == ()


@pytest.mark.rule("PAL-2.6", "PAL-3.4", "PAL-3.5")
def test_the_opening() -> None:
    s = new(2)
    assert asked(s) == ("ask-first-hire", {}, "PAL-2.6")
    s.sealed = []
    s.frames = [Frame(BEGIN_ROUND)]
    s.paladins[9:12] = [PALADIN["roland"], PALADIN["samson"], PALADIN["ivon"]]
    rest = [card for card in range(12) if card not in s.paladins[9:12]]
    s.paladins[:9] = rest
    go(s)
    decision = s.ask(0)
    assert (decision.message.id, decision.rule, len(decision.options)) == ("ask-paladin", "PAL-3.4", 6)
    chosen = option(s, "paladin samson ivon")
    assert chosen.message.args == {"paladin": "paladin-samson", "top": "paladin-ivon", "under": "paladin-roland"}
    lie = {"play": "samson", "top": "ivon", "under": "roland"}
    assert chosen.facts == {where: f"seat:0/paladin:{name}" for where, name in lie.items()}
    s = turn(2)
    s.tavern_row = [TAVERN["tavern-12"], TAVERN["tavern-20"], TAVERN["tavern-07"]]
    s.frames = [Frame(CHOOSE_TAVERN, 1)]
    s.settle()
    assert asked(s) == ("ask-tavern", {}, "PAL-3.5")
    workers = {"rewards": ["icon-fighter-1", "icon-scout-1", "icon-criminal-2"]}
    assert told(s, "tavern tavern-12") == ("opt-tavern", workers, ("tavern:tavern-12",), ())


@pytest.mark.rule("PAL-7.5", "PAL-7.10", "PAL-10.2")
def test_suspicion_and_passing() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "peddler-2")
    suspect(s, 0, 2)
    s.frames = [Frame(NEXT_TURN, 1), Frame(INQUISITION, 0)]
    s.settle()
    assert asked(s) == ("ask-use", {}, "PAL-7.5")
    peddler = {"townsfolk": "townsfolk-peddler", "rewards": ["icon-provision-2"]}
    assert told(s, "use peddler-2") == ("opt-use", peddler, ("townsfolk:peddler-2",), ())
    s = ready()
    suspect(s, 1, 1)
    s.outsider_at[OUTSIDER["thief-v"]] = CONVERTED + 2
    do(s, "act absolve", "place labourer", "jar 7")
    assert asked(s) == ("ask-drop", {}, "PAL-7.10")
    assert told(s, "drop") == ("opt-drop", {}, ("seat:1/suspicion",), ())
    assert told(s, "decline")[0] == "opt-keep-suspicion" and option(s, "decline").role == "stop"
    s = ready("pass")
    for left in (3, 2, 1):
        assert asked(s) == ("ask-keep", {"count": left}, "PAL-10.2")
        assert told(s, "keep scout")[:3] == ("opt-worker", {"worker": "worker-scout"}, ("seat:1/workers/scout",))
        do(s, "keep cleric" if left > 1 else "keep scout")
