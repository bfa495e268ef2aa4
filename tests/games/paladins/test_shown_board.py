"""What the main board shows: the tax supply, the king's cards, the regions and their spaces."""

from __future__ import annotations

import pytest

from castellany.games.paladins.layout import CONVERTED
from tests.games.paladins.helpers import (
    OUTSIDER,
    facts,
    favours,
    notes,
    orders,
    own,
    paladin,
    put,
    shown,
    suspect,
    turn,
)


@pytest.mark.rule("PAL-2.2", "PAL-7.7")
@pytest.mark.parametrize(("people", "cap"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_and_up_to_what_it_is_filled(people: int, cap: int) -> None:
    s = turn(people)
    s.tax = 2
    assert shown(s, "tax")["value"] == 2 and facts(s, "tax")["cap"] == cap
    assert notes(s, "tax") == {"note-tax": {"count": cap}}


@pytest.mark.rule("PAL-7.6")
@pytest.mark.parametrize(
    ("held", "condemned"),
    [((0, 0, 0), []), ((1, 0, 0), [0]), ((2, 3, 3), [1, 2]), ((4, 4, 4), [0, 1, 2]), ((0, 0, 1), [2])],
)
def test_who_would_be_condemned_now(held: tuple[int, ...], condemned: list[int]) -> None:
    s = turn(3)
    for seat, count in enumerate(held):
        suspect(s, seat, count)
    assert facts(s, "tax")["condemned"] == condemned
    said = notes(s, "tax").get("note-condemned")  # whoever hears the table is told too
    assert said == ({"seats": [f"seat:{seat}" for seat in condemned]} if condemned else None)
    for seat in range(3):
        assert facts(s, f"seat:{seat}")["suspected"] == (seat in condemned)


@pytest.mark.rule("PAL-7.5", "PAL-9.5")
def test_conspirators_are_reckoned_with_before_anybody_is_condemned() -> None:
    s = turn(2)
    suspect(s, 0, 3)
    suspect(s, 1, 2)
    assert facts(s, "tax")["condemned"] == [0]
    own(s, 0, "conspirator-1")
    assert facts(s, "tax")["condemned"] == [0, 1]
    own(s, 0, "conspirator-2")
    assert facts(s, "tax")["condemned"] == [1]


@pytest.mark.rule("PAL-7.5", "PAL-7.10")
def test_a_conspirator_who_must_be_asked_for_is_not_reckoned_with() -> None:
    """Whoever has converted a Thief may want to keep the suspicion, so nothing is taken for granted."""
    s = turn(2)
    suspect(s, 0, 2)
    suspect(s, 1, 1)
    own(s, 0, "conspirator-1", "conspirator-2")
    assert facts(s, "tax")["condemned"] == [1]
    s.outsider_at[OUTSIDER["thief-b"]] = CONVERTED
    assert facts(s, "tax")["condemned"] == [0]


@pytest.mark.rule("PAL-3.2", "PAL-8.1")
@pytest.mark.parametrize("round", range(1, 8))
def test_orders_lie_face_down_until_their_round(round: int) -> None:
    s = turn(2, round=round)
    orders(s, "garrison", "attack", "fortify")
    put(s, 0, garrison=4, attack=6, fortify=5)
    put(s, 1, garrison=5, attack=0, fortify=2)
    done = {"garrison": [4, 5], "attack": [6, 0], "fortify": [5, 2]}
    met = {"garrison": ["seat:1"], "attack": ["seat:0"], "fortify": ["seat:0"]}
    for place, name in enumerate(done):
        told = shown(s, f"order-place:{place + 1}")
        points = (4, 6, 8)[place]
        if place < round:
            assert told["name"]["id"] == f"order-{name}" and told["kind"] == "card"
            assert told["facts"] == {
                "points": points,
                "round": place + 1,
                "action": name,
                "need": 5,
                "done": done[name],
            }
            said = {"note-order": {"points": points}, "note-fulfilled": {"seats": met[name]}}
        else:
            assert told["name"]["id"] == "card-order" and told["kind"] == "place"
            assert told["facts"] == {"points": points, "round": place + 1, "action": "", "need": 5, "done": []}
            said = {"note-hidden": {"round": place + 1}}
        assert notes(s, f"order-place:{place + 1}") == said


@pytest.mark.rule("PAL-8.1")
def test_an_order_nobody_fulfils_names_nobody_and_the_opponent_by_its_name() -> None:
    s = turn(1)
    orders(s, "convert")
    put(s, 0, convert=4)
    assert "note-fulfilled" not in notes(s, "order-place:1")
    put(s, 1, convert=5)
    assert notes(s, "order-place:1")["note-fulfilled"] == {"seats": ["opponent"]}
    put(s, 0, convert=5)
    assert notes(s, "order-place:1")["note-fulfilled"] == {"seats": ["seat:0", "opponent"]}


@pytest.mark.rule("PAL-3.2", "PAL-8.2")
@pytest.mark.parametrize(("round", "open"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_favours_lie_face_down_until_their_round(round: int, open: int) -> None:
    s = turn(2, round=round)
    names = ["chapel", "gang", "loan", "stores", "parole"]
    favours(s, *names)
    ids = [item["id"] for item in shown(s, "favours")["items"]]
    assert ids == [f"favour:{name}" for name in names[:open]] + [f"favour-place:{i + 1}" for i in range(open, 5)]
    for place in range(open, 5):
        assert facts(s, f"favour-place:{place + 1}") == {"round": place + 3}
        assert notes(s, f"favour-place:{place + 1}") == {"note-hidden": {"round": place + 3}}


PRINTED = {
    "recruit": ("scout", [], ["free-recruit"], []),
    "penance": ("cleric", [], ["drop-suspicion", "tax", "tax"], []),
    "gang": ("any", [], ["criminal", "criminal"], []),
    "attribute": ("criminal", ["silver"] * 3, [], [["faith"], ["influence"], ["strength"]]),
    "clemency": ("fighter", ["silver"], [], [["pay-debt"], ["drop-suspicion", "drop-suspicion"]]),
    "loan": ("any", ["take-debt"], ["scout", "merchant", "fighter"], []),
    "builders": ("merchant", ["provision"], [], [["free-develop"], ["fighter", "cleric"]]),
    "parole": ("criminal", [], ["labourer"] * 3, []),
    "stores": ("any", [], ["provision", "provision", "tax"], []),
    "chapel": ("any", [], ["prayer"], []),
}


@pytest.mark.rule("PAL-8.4")
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_what_a_favour_shows(name: str) -> None:
    s = turn(2, round=3)
    favours(s, name)
    slot, cost, gain, either = PRINTED[name]
    told = {"slot": slot, "cost": cost, "gain": gain, "either": either, "worker": "", "aimed": False}
    assert facts(s, f"favour:{name}") == told
    said = {"note-slot": {"worker": f"worker-{slot}"}, "note-favour": {"favour": f"favour-{name}"}}
    assert notes(s, f"favour:{name}") == said
    s.kings[16] = 5  # a cleric stands there
    assert facts(s, f"favour:{name}") == {**told, "worker": "cleric"}
    assert notes(s, f"favour:{name}") == {**said, "note-stands": {"worker": "worker-cleric"}}


@pytest.mark.rule("PAL-4.4", "PAL-6.1", "PAL-6.3", "PAL-6.5")
def test_the_flags_of_the_regions_and_what_they_are_to_whoever_looks() -> None:
    """Seat 1 has faith 3 + 3 and strength 4 + 1 with Ivon; an onlooker has nothing."""
    s = turn(2)
    put(s, 1, faith=3, strength=4)
    paladin(s, 1, "ivon")
    seen = [facts(s, f"region:{number}", 1) for number in range(1, 7)]
    assert [one["faith"] for one in seen] == [0, 2, 4, 6, 8, 10]
    assert [one["strength"] for one in seen] == [1, 3, 5, 7, 9, 11]
    assert [one["faithful"] for one in seen] == [True, True, True, True, False, False]
    assert [one["strong"] for one in seen] == [True, True, True, False, False, False]
    assert [one["attack_price"] for one in seen] == [0, 0, 0, 1, 2, 3]
    for number in range(1, 7):
        onlooker = facts(s, f"region:{number}", None)
        assert (onlooker["faithful"], onlooker["strong"], onlooker["attack_price"]) == (False, False, 0)
        flags = {"strength": 2 * number - 1, "faith": 2 * number - 2}
        assert notes(s, f"region:{number}") == {"note-flags": flags}


OPEN = {
    1: ([1, 1], [3], [4]),
    2: ([1] * 4, [3, 3], [4]),
    3: ([1] * 6, [3, 3], [4]),
    4: ([1] * 7, [3, 3], [4]),
    5: ([1] * 5, [3], [4]),
    6: ([1], [3], [4]),
}


@pytest.mark.rule("PAL-6.7")
@pytest.mark.parametrize(("people", "most"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_spaces_are_open_by_the_number_of_people(people: int, most: int) -> None:
    s = turn(people)
    for number, groups in OPEN.items():
        wanted = [least for group in groups for least in group]
        spaces = shown(s, f"region:{number}")["items"]
        assert sum(space["facts"]["open"] for space in spaces) == sum(least <= most for least in wanted)
        for space in spaces:
            said = notes(s, space["id"])
            assert ("note-free" in said) == space["facts"]["open"] and ("note-people" in said) != space["facts"]["open"]
            assert said.get("note-people", {"people": 3})["people"] in (3, 4)


@pytest.mark.rule("PAL-6.7")
@pytest.mark.parametrize("seat", range(4))
def test_whose_monk_or_outpost_stands_on_a_space(seat: int) -> None:
    s = turn(4)
    s.spaces[0] = 1 + seat
    s.spaces[1] = 5 + seat
    assert facts(s, "space:r1a") == {"gain": ["free-recruit"], "open": True, "piece": "monk", "owner": seat}
    assert facts(s, "space:r1b") == {"gain": ["silver", "silver"], "open": True, "piece": "outpost", "owner": seat}
    assert notes(s, "space:r1a") == {"note-monk": {"seat": f"seat:{seat}"}}
    assert notes(s, "space:r1b") == {"note-outpost": {"seat": f"seat:{seat}"}}
    assert facts(s, "space:r1c") == {"gain": ["labourer"], "open": True}


def test_a_piece_of_the_opponent_is_named_so() -> None:
    s = turn(1)
    s.spaces[0] = 2
    assert notes(s, "space:r1a") == {"note-monk": {"seat": "opponent"}} and facts(s, "space:r1a")["owner"] == 1
