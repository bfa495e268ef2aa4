"""What the board shows of the twelve actions of a player: slots, price, requirement, reach, helpers, points."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import facts, notes, orders, outsiders, own, paladin, put, shown, turn

PRINTED: dict[str, list[str]] = {
    "develop": ["any", "any"],
    "recruit": ["any", "fighter"],
    "pray": ["cleric"],
    "conspire": ["any"],
    "hunt": ["any", "scout"],
    "trade": ["any", "merchant"],
    "commission": ["scout", "any", "cleric"],
    "fortify": ["merchant", "any", "scout"],
    "garrison": ["merchant", "any", "fighter"],
    "absolve": ["cleric", "any", "merchant"],
    "attack": ["scout", "any", "fighter"],
    "convert": ["fighter", "any", "cleric"],
}
RIGHT = list(PRINTED)[6:]
LIMITED = ["commission", "fortify", "garrison", "absolve", "convert"]


def action(s: PaladinsState, name: str, seat: int = 0) -> Any:
    return facts(s, f"seat:{seat}/action:{name}", seat)


@pytest.mark.rule("PAL-4.1", "PAL-5.1")
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_the_slots_of_every_action_and_which_of_them_take_a_workshop(name: str) -> None:
    s = turn(3)
    for seat in range(3):
        slots = shown(s, f"seat:{seat}/action:{name}")["items"]
        assert [slot["id"] for slot in slots] == [
            f"seat:{seat}/action:{name}/{i + 1}" for i in range(len(PRINTED[name]))
        ]
        assert [slot["facts"]["colour"] for slot in slots] == PRINTED[name]
        assert [slot["facts"]["dotted"] for slot in slots] == [name in RIGHT and i < 2 for i in range(len(slots))]
        assert [slot["facts"]["stands"] for slot in slots] == [""] * len(slots)
        assert [slot["name"] for slot in slots] == [
            {"id": "place-slot", "args": {"worker": f"worker-{colour}"}} for colour in PRINTED[name]
        ]
        wanted = [f"worker-{colour}" for colour in PRINTED[name]]
        assert notes(s, f"seat:{seat}/action:{name}")["note-slots"] == {"workers": wanted}


@pytest.mark.rule("PAL-4.2", "PAL-5.1")
@pytest.mark.parametrize("seat", range(4))
def test_who_stands_on_a_slot_and_which_action_that_blocks(seat: int) -> None:
    s = turn(4)
    first = seat * 28 + 22  # Attack: a workshop, a criminal, nobody
    s.board[first : first + 2] = [7, 6]
    attack = shown(s, f"seat:{seat}/action:attack")
    assert [slot["facts"]["stands"] for slot in attack["items"]] == ["workshop", "criminal", ""]
    assert [slot["name"]["id"] for slot in attack["items"]] == ["piece-workshop", "place-slot", "place-slot"]
    assert [note["args"] for note in attack["items"][1]["notes"]] == [{"worker": "worker-criminal"}]
    assert attack["facts"]["blocked"] and "note-blocked" in notes(s, f"seat:{seat}/action:attack")
    assert notes(s, f"seat:{seat}/action:attack")["note-slots"] == {"workers": ["worker-any", "worker-fighter"]}
    for other in range(4):
        for name in PRINTED:
            assert action(s, name, other)["blocked"] == ((other, name) == (seat, "attack"))


@pytest.mark.rule("PAL-4.2")
def test_workshops_alone_block_nothing() -> None:
    s = turn(2)
    s.board[10:12] = [7, 7]
    assert not action(s, "commission")["blocked"] and "note-blocked" not in notes(s, "seat:0/action:commission")
    assert notes(s, "seat:0/action:commission")["note-slots"] == {"workers": ["worker-cleric"]}


@pytest.mark.rule("PAL-6.1", "PAL-6.2", "PAL-6.3", "PAL-6.4", "PAL-6.5", "PAL-6.6")
@pytest.mark.parametrize(
    ("name", "asks", "gives"),
    [
        ("commission", "faith", ["influence"]),
        ("fortify", "influence", ["strength"]),
        ("garrison", "strength", ["faith"]),
        ("absolve", "influence", ["faith", "drop-suspicion"]),
        ("attack", "strength", ["influence"]),
        ("convert", "faith", ["strength"]),
        ("develop", "", []),
        ("recruit", "", []),
        ("pray", "", ["prayer"]),
        ("conspire", "", ["criminal"]),
        ("hunt", "", ["provision"]),
        ("trade", "", ["silver"]),
    ],
)
def test_the_attribute_an_action_asks_for_and_what_it_gives(name: str, asks: str, gives: list[str]) -> None:
    s = turn(2)
    paladin(s, 0, "ivon")  # faith 3, strength 1
    put(s, 0, faith=2, strength=4, influence=6)
    told = action(s, name)
    assert told["attribute"] == asks and told["gives"] == gives
    assert told["has"] == {"faith": 5, "strength": 5, "influence": 6, "": 0}[asks]
    assert told["yields"] == ([1, 3] if name in ("hunt", "trade") else [])
    assert told["limit"] == (7 if name in LIMITED else 0)


@pytest.mark.rule("PAL-6.1", "PAL-6.2", "PAL-6.3", "PAL-6.4", "PAL-6.6")
@pytest.mark.parametrize(
    ("name", "resource", "prices", "note"),
    [
        ("commission", "provision", [1, 1, 1, 2, 2, 3, 3], "note-costs-provisions"),
        ("fortify", "provision", [1, 1, 1, 2, 2, 3, 3], "note-costs-provisions"),
        ("garrison", "provision", [1, 1, 1, 2, 2, 3, 3], "note-costs-provisions"),
        ("absolve", "silver", [1, 2, 2, 2, 3, 3, 3], "note-costs-silver"),
        ("convert", "silver", [0, 1, 2, 2, 2, 3, 3], "note-costs-silver"),
    ],
)
def test_the_price_of_each_time_and_after_the_seventh_none(
    name: str, resource: str, prices: list[int], note: str
) -> None:
    s = turn(2)
    for done in range(7):
        put(s, 1, **{name: done})
        told = action(s, name, 1)
        assert (told["done"], told["resource"], told["price"], told["full"]) == (
            done,
            resource,
            prices[done],
            prices[done],
        )
        said = notes(s, f"seat:1/action:{name}", 1)
        assert said["note-done"] == {"count": done}
        assert said.get(note) == ({"count": prices[done]} if prices[done] else None)
    put(s, 1, **{name: 7})
    assert (action(s, name, 1)["price"], action(s, name, 1)["full"], action(s, name, 1)["reach"]) == (0, 0, [])
    said = notes(s, f"seat:1/action:{name}", 1)
    assert "note-used-up" in said and note not in said and "note-needs" not in said


@pytest.mark.rule("PAL-6.2", "PAL-6.4")
@pytest.mark.parametrize("name", ["fortify", "absolve"])
def test_the_influence_that_the_next_wall_and_the_next_jar_ask_for(name: str) -> None:
    s = turn(2)
    for done, need in enumerate((0, 1, 3, 5, 7, 9, 11)):
        put(s, 0, **{name: done})
        assert action(s, name)["need"] == need
        assert notes(s, f"seat:0/action:{name}")["note-needs"] == {"attribute": "attribute-influence", "count": need}
    put(s, 0, **{name: 7})
    assert action(s, name)["need"] == 0


@pytest.mark.rule("PAL-9.1")
@pytest.mark.parametrize(
    ("card", "name", "price", "full"),
    [
        ("anseis", "fortify", 0, 2),
        ("berengier", "garrison", 0, 2),
        ("ivon", "commission", 0, 2),
        ("gerier", "convert", 0, 2),
        ("ivoire", "absolve", 0, 2),
        ("oliver", "pray", 0, 2),
        ("samson", "develop", 2, 4),
    ],
)
def test_the_price_with_the_paladin_and_the_full_one(card: str, name: str, price: int, full: int) -> None:
    s = turn(2)
    put(s, 0, fortify=3, garrison=3, commission=3, convert=3, absolve=3)
    put(s, 1, fortify=3, garrison=3, commission=3, convert=3, absolve=3)
    paladin(s, 0, card)
    assert (action(s, name)["price"], action(s, name)["full"]) == (price, full)
    assert (action(s, name, 1)["price"], action(s, name, 1)["full"]) == (full, full), "the other's is not lowered"


@pytest.mark.rule("PAL-4.6", "PAL-9.3")
@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("abbot", "absolve"),
        ("acolyte", "commission"),
        ("architect", "develop"),
        ("defender", "attack"),
        ("gatekeeper", "fortify"),
        ("missionary", "convert"),
        ("watchman", "garrison"),
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_townsfolk_that_an_action_pays_stand_beside_it(kind: str, name: str, seat: int) -> None:
    s = turn(3)
    own(s, seat, f"{kind}-1", f"{kind}-3", "peddler-1")
    own(s, 1, f"{kind}-2")
    gains = {"1": ["labourer"], "3": ["tax"]}
    helpers = [{"card": f"townsfolk:{kind}-{number}", "gain": gain} for number, gain in gains.items()]
    for other in PRINTED:
        assert action(s, other, seat)["helpers"] == (helpers if other == name else [])
    assert [one["card"] for one in action(s, name, 1)["helpers"]] == [f"townsfolk:{kind}-2"]


@pytest.mark.rule("PAL-6.1", "PAL-6.3", "PAL-6.5", "PAL-6.6", "PAL-6.7")
def test_what_is_within_reach() -> None:
    """Faith 4 with Ivon's 3: regions and places with flags up to 7; strength 6: flags up to 6."""
    s = turn(2)
    paladin(s, 0, "ivon")
    put(s, 0, faith=4, strength=5)
    outsiders(s, None, "thief-v", "thief-b", "warrior-b", None, "archer-b")
    assert action(s, "commission")["reach"] == [1, 2, 3, 4]
    assert action(s, "garrison")["reach"] == [1, 2, 3]
    assert action(s, "convert")["reach"] == [2, 3, 4], "the first place is empty"
    assert action(s, "attack")["reach"] == [2, 3], "without silver"
    assert action(s, "fortify")["reach"] == action(s, "develop")["reach"] == []
    s.spaces[0:4] = [1, 6, 0, 0]  # the open spaces of the first region are taken, the others are for more people
    assert action(s, "commission")["reach"] == [2, 3, 4]
    assert action(s, "commission", 1)["reach"] == [], "faith 0 reaches the first region alone"


@pytest.mark.rule("PAL-8.1", "PAL-11.1")
def test_the_order_for_an_action_says_its_points_and_how_often() -> None:
    s = turn(2, round=2)
    orders(s, "attack", "absolve", "convert")
    told = {name: (action(s, name)["order"], action(s, name)["goal"]) for name in PRINTED}
    assert told == {name: {"attack": (4, 5), "absolve": (6, 5)}.get(name, (0, 0)) for name in PRINTED}
    s.round = 7
    assert (action(s, "convert", 1)["order"], action(s, "convert", 1)["goal"]) == (8, 5)


@pytest.mark.rule("PAL-11.3", "PAL-11.4", "PAL-11.5")
def test_points_by_how_often() -> None:
    s = turn(2)
    steep, gentle = [0, 0, 0, 0, 2, 5, 9], [0, 0, 0, 0, 1, 3, 6]
    points = {name: action(s, name)["points"] for name in PRINTED}
    rows = {"commission": steep, "garrison": steep, "fortify": gentle, "absolve": gentle}
    assert points == {name: rows.get(name, []) for name in PRINTED}
