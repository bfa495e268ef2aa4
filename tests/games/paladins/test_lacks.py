"""Everything that can close an act or a favour: as data for the board, in words, and with the clause that says so."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins.layout import WORKSHOP
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import can, favours, give, go, outsiders, paladin, put, row, turn, why

CROWD = "labourer 2 scout 2 merchant 2 fighter 2 cleric 2"
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def ready(workers: str = CROWD, round: int = 1, /, **columns: int) -> PaladinsState:
    s = turn(2, seat=1, round=round)
    give(s, 1, workers)
    put(s, 1, **{"silver": 9, "provisions": 5, "faith": 5, "strength": 5, "influence": 5, **columns})
    return s


def lacks(s: PaladinsState) -> dict[str, dict[str, Any]]:
    """Why each act or favour is closed, by its name."""
    go(s)
    return {str(one.facts["act"]): dict(one.facts) for one in s.ask(1).closed if one.facts}


def shut(s: PaladinsState, act: str) -> dict[str, Any]:
    assert f"act {act}" not in can(s)
    return {name: value for name, value in lacks(s)[act].items() if name != "act"}


def test_with_everything_nothing_is_closed_but_the_prayer() -> None:
    s = ready()
    assert lacks(s) == {"pray": {"act": "pray", "lacks": "target"}}
    assert why(s, "act pray") == ("no-nothing-to-clear", {}, "PAL-5.8")


@pytest.mark.rule("PAL-4.2")
@pytest.mark.parametrize(
    ("act", "slot", "action"),
    [
        ("develop", 0, "develop"),
        ("errand", 2, "recruit"),
        ("pray", 4, "pray"),
        ("conspire", 5, "conspire"),
        ("hunt-1", 7, "hunt"),
        ("trade-1", 9, "trade"),
        *((name, 10 + 3 * i + i % 3, name) for i, name in enumerate(RIGHT)),
    ],
)
def test_a_worker_on_any_slot_blocks_its_action(act: str, slot: int, action: str) -> None:
    s = ready()
    s.board[28 + slot] = 1
    assert shut(s, act) == {"lacks": "blocked"}
    assert why(s, f"act {act}") == ("no-blocked", {"action": f"action-{action}"}, "PAL-4.2")


@pytest.mark.rule("PAL-4.1", "PAL-4.2")
@pytest.mark.parametrize("act", RIGHT)
def test_each_coloured_slot_wants_its_colour_or_a_criminal(act: str) -> None:
    """The two coloured slots of the right-hand actions: without the colour the slot is named; a criminal mends it."""
    colours = {
        "commission": ("scout", "cleric"),
        "fortify": ("merchant", "scout"),
        "garrison": ("merchant", "fighter"),
        "absolve": ("cleric", "merchant"),
        "attack": ("scout", "fighter"),
        "convert": ("fighter", "cleric"),
    }[act]
    for at, missing in enumerate(colours):
        other = colours[1 - at]
        s = ready(f"{other} labourer 3")
        assert shut(s, act) == {"lacks": "slot", "slot": f"seat:1/action:{act}/{1 + 2 * at}"}
        assert why(s, f"act {act}") == ("no-worker", {"worker": f"worker-{missing}"}, "PAL-4.1")
        assert f"act {act}" in can(ready(f"{other} labourer criminal"))
    s = ready("labourer 4 criminal")
    assert shut(s, act) == {"lacks": "slot", "slot": f"seat:1/action:{act}/3"}, "one criminal fills the first"
    assert why(s, f"act {act}") == ("no-worker", {"worker": f"worker-{colours[1]}"}, "PAL-4.1")
    assert f"act {act}" in can(ready("labourer criminal 2"))


@pytest.mark.rule("PAL-4.2", "PAL-5.1")
@pytest.mark.parametrize("act", RIGHT)
@pytest.mark.parametrize("workshops", [(0,), (1,), (0, 1)])
def test_a_workshop_saves_a_worker_and_the_colour_of_its_slot(act: str, workshops: tuple[int, ...]) -> None:
    first = 28 + 10 + 3 * RIGHT.index(act)
    need = 3 - len(workshops)
    s = ready(f"criminal {need}")
    for slot in workshops:
        s.board[first + slot] = WORKSHOP
    assert f"act {act}" in can(s)
    s.workers[6 + 5] -= 1
    if need == 1:
        assert can(s) == {"pass"}
    else:  # a criminal short: of colour for two coloured slots, of number where one of them is clear
        assert shut(s, act)["lacks"] == ("slot" if workshops == (1,) else "workers")


@pytest.mark.rule("PAL-4.2")
def test_too_few_workers_are_counted() -> None:
    s = ready("scout cleric")
    assert shut(s, "commission") == {"lacks": "workers"}
    assert why(s, "act commission") == ("no-workers", {"need": 3, "have": 2}, "PAL-4.2")
    s = ready("scout cleric")
    s.board[28 + 11] = WORKSHOP
    assert "act commission" in can(s)
    s = ready("labourer")
    assert shut(s, "develop") == {"lacks": "workers"}
    assert why(s, "act develop") == ("no-workers", {"need": 2, "have": 1}, "PAL-4.2")


@pytest.mark.rule("PAL-6.1", "PAL-6.2", "PAL-6.3", "PAL-9.1")
@pytest.mark.parametrize(("act", "saint"), [("commission", "ivon"), ("fortify", "anseis"), ("garrison", "berengier")])
@pytest.mark.parametrize(("done", "need"), [(0, 1), (3, 2), (6, 3)])
def test_one_provision_too_few(act: str, saint: str, done: int, need: int) -> None:
    columns = {act: done, "influence": 12, "provisions": need - 1}
    s = ready(**columns)
    assert shut(s, act) == {"lacks": "provision"}
    rule = {"commission": "PAL-6.1", "fortify": "PAL-6.2", "garrison": "PAL-6.3"}[act]
    assert why(s, f"act {act}") == ("no-provisions", {"need": need, "have": need - 1}, rule)
    assert f"act {act}" in can(ready(**{**columns, "provisions": need}))
    s = ready(**{**columns, "provisions": 0})
    paladin(s, 1, saint)
    assert f"act {act}" in can(s), "the paladin waives them"


@pytest.mark.rule("PAL-5.1", "PAL-5.8", "PAL-6.4", "PAL-6.6", "PAL-9.1")
@pytest.mark.parametrize(
    ("act", "columns", "need", "rule"),
    [
        ("develop", {}, 4, "PAL-5.1"),
        ("pray", {}, 2, "PAL-5.8"),
        ("absolve", {"absolve": 4, "influence": 7}, 3, "PAL-6.4"),
        ("convert", {"convert": 2}, 2, "PAL-6.6"),
    ],
)
def test_one_silver_too_few(act: str, columns: dict[str, int], need: int, rule: str) -> None:
    for silver in (need - 1, need):
        s = ready(**{**columns, "silver": silver})
        if act == "pray":
            s.board[28 + 6] = 1
        if silver == need:
            assert f"act {act}" in can(s)
        else:
            assert shut(s, act) == {"lacks": "silver"}
            assert why(s, f"act {act}") == ("no-silver", {"need": need, "have": silver}, rule)


@pytest.mark.rule("PAL-5.1", "PAL-9.1")
@pytest.mark.parametrize(("silver", "may"), [(1, False), (2, True), (3, True)])
def test_samson_lowers_what_developing_asks_for(silver: int, may: bool) -> None:
    s = ready(silver=silver)
    paladin(s, 1, "samson")
    assert ("act develop" in can(s)) == may
    if not may:
        assert why(s, "act develop") == ("no-silver", {"need": 2, "have": 1}, "PAL-5.1")


@pytest.mark.rule("PAL-5.4")
@pytest.mark.parametrize(("place", "price"), [(2, 2), (3, 1)])
def test_the_cheapest_townsfolk_decides_where_no_debt_will_do(place: int, price: int) -> None:
    s = ready(silver=price - 1)
    row(s, *["abbot-1" if i == place else None for i in range(5)])
    assert shut(s, "errand") == {"lacks": "silver"}
    assert why(s, "act errand") == ("no-silver", {"need": price, "have": price - 1}, "PAL-5.4")
    s = ready(silver=price)
    row(s, *["abbot-1" if i == place else None for i in range(5)])
    assert {"act errand", "act hire"} <= can(s)


@pytest.mark.rule("PAL-6.5")
@pytest.mark.parametrize(
    ("strength", "silver", "may"), [(5, 0, False), (5, 1, True), (4, 1, False), (4, 2, True), (7, 0, True)]
)
def test_the_nearest_outsider_decides_what_an_attack_asks_for(strength: int, silver: int, may: bool) -> None:
    """Only the fourth and the sixth place hold one: flags 7 and 11."""
    s = ready(strength=strength, silver=silver)
    outsiders(s, None, None, None, "thief-b", None, "archer-b")
    assert ("act attack" in can(s)) == may
    if not may:
        assert shut(s, "attack") == {"lacks": "silver"}
        assert why(s, "act attack") == ("no-silver", {"need": silver + 1, "have": silver}, "PAL-6.5")


@pytest.mark.rule("PAL-6.2", "PAL-6.4", "PAL-6.6")
@pytest.mark.parametrize(
    ("act", "columns", "attribute", "need", "has", "rule"),
    [
        ("fortify", {"fortify": 3, "influence": 4}, "influence", 5, 4, "PAL-6.2"),
        ("absolve", {"absolve": 6, "influence": 10}, "influence", 11, 10, "PAL-6.4"),
        ("convert", {"faith": 3}, "faith", 4, 3, "PAL-6.6"),
    ],
)
def test_one_point_of_an_attribute_too_few(
    act: str, columns: dict[str, int], attribute: str, need: int, has: int, rule: str
) -> None:
    s = ready(**columns)
    outsiders(s, None, None, "thief-b", "archer-b", None, None)
    assert shut(s, act) == {"lacks": "attribute", "attribute": attribute, "need": need, "has": has}
    said = {"attribute": f"attribute-{attribute}", "need": need, "have": has}
    assert why(s, f"act {act}") == ("no-attribute", said, rule)
    s = ready(**{**columns, attribute: need})
    outsiders(s, None, None, "thief-b", "archer-b", None, None)
    assert f"act {act}" in can(s)


@pytest.mark.rule("PAL-6.1", "PAL-6.3", "PAL-5.1", "PAL-4.5", "PAL-6.2")
def test_nothing_left_to_go_for() -> None:
    s = ready(strength=0)
    assert shut(s, "garrison") == {"lacks": "target"}, "the first flag asks for 1"
    assert why(s, "act garrison") == ("no-space", {"attribute": "attribute-strength", "have": 0}, "PAL-6.3")
    s = ready(faith=1)
    s.spaces[:4] = [5, 5, 0, 0]  # the two others are for three and four people
    assert why(s, "act commission") == ("no-space", {"attribute": "attribute-faith", "have": 1}, "PAL-6.1")
    s = ready(faith=12, strength=12)
    s.spaces = [1] * 40
    assert shut(s, "commission") == shut(s, "garrison") == {"lacks": "target"}, "with every space taken"
    s = ready(develop=8)
    assert shut(s, "develop") == {"lacks": "used-up"} and why(s, "act develop") == ("no-workshops", {}, "PAL-5.1")
    s = ready(fortify=7, influence=12)
    assert shut(s, "fortify") == {"lacks": "used-up"}
    assert why(s, "act fortify") == ("no-used-up", {"action": "action-fortify"}, "PAL-4.5")
    s = ready()
    s.wall_deck = []
    assert shut(s, "fortify") == {"lacks": "target"} and why(s, "act fortify") == ("no-walls", {}, "PAL-6.2")
    s = ready()
    row(s, None, None, None, None, None)
    outsiders(s, None, None, None, None, None, None)
    assert shut(s, "errand") == shut(s, "attack") == shut(s, "convert") == {"lacks": "target"}
    assert why(s, "act errand") == ("no-townsfolk", {}, "PAL-5.4")
    assert why(s, "act attack") == ("no-outsiders", {}, "PAL-6.5")
    assert why(s, "act convert") == ("no-outsiders", {}, "PAL-6.6")


@pytest.mark.rule("PAL-8.2", "PAL-8.3")
@pytest.mark.parametrize(
    ("name", "workers", "columns", "data", "said"),
    [
        ("recruit", "labourer 2", {}, "slot", ("no-worker", {"worker": "worker-scout"}, "PAL-4.1")),
        ("parole", "labourer 2", {}, "slot", ("no-worker", {"worker": "worker-criminal"}, "PAL-4.1")),
        ("attribute", "criminal", {"silver": 2}, "silver", ("no-silver", {"need": 3, "have": 2}, "PAL-8.3")),
        ("clemency", "fighter", {"silver": 0}, "silver", ("no-silver", {"need": 1, "have": 0}, "PAL-8.3")),
        ("builders", "merchant", {"provisions": 0}, "provision", ("no-provisions", {"need": 1, "have": 0}, "PAL-8.3")),
    ],
)
def test_what_closes_a_favour(
    name: str, workers: str, columns: dict[str, int], data: str, said: tuple[str, dict[str, Any], str]
) -> None:
    s = ready(workers, 3, **columns)
    favours(s, name)
    assert lacks(s)[f"favour:{name}"] == {"act": f"favour:{name}", "lacks": data}
    assert why(s, f"favour {name}") == said


@pytest.mark.rule("PAL-3.2", "PAL-8.2")
def test_a_favour_that_is_taken_or_not_there() -> None:
    s = ready(CROWD, 3)
    favours(s, "gang", "chapel")
    s.kings[16] = 1
    assert lacks(s)["favour:gang"] == {"act": "favour:gang", "lacks": "blocked"}
    assert why(s, "favour gang") == ("no-occupied", {"favour": "favour-gang"}, "PAL-8.2")
    assert why(s, "favour chapel") == ("no-favour-here", {"favour": "favour-chapel"}, "PAL-3.2"), "of the next round"
    assert "favour:chapel" not in lacks(s)
