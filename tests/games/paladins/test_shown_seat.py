"""What a player's side shows beside its actions: tracks, goods, paladins, workshops, jars, cards, debts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import CHOOSE_PALADIN
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, AT_JARS, AT_PASSED, ATTACKED, CONVERTED, OWN, OWNED
from castellany.kernel import Frame
from tests.games.paladins.helpers import (
    OUTSIDER,
    PALADIN,
    facts,
    get,
    give,
    next_suspicion,
    notes,
    paladin,
    put,
    shown,
    suspect,
    turn,
)

SCALE = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]


@pytest.mark.rule("PAL-4.4", "PAL-11.2")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_tracks_with_the_paladin_on_top_of_the_marker(seat: int) -> None:
    s = turn(3)
    put(s, seat, faith=9, strength=12, influence=5)
    paladin(s, seat, "berengier")  # strength 3, influence 1
    told = {name: facts(s, f"seat:{seat}/attribute-{name}") for name in ("faith", "strength", "influence")}
    assert told["faith"] == {"bonus": 0, "total": 9, "points": 11, "scale": SCALE}
    assert told["strength"] == {"bonus": 3, "total": 15, "points": 20, "scale": SCALE}
    assert told["influence"] == {"bonus": 1, "total": 6, "points": 3, "scale": SCALE}
    assert shown(s, f"seat:{seat}/attribute-strength")["value"] == 12
    assert notes(s, f"seat:{seat}/attribute-strength") == {
        "note-track": {"points": 20},
        "note-bonus": {"bonus": 3, "value": 15},
    }
    assert notes(s, f"seat:{seat}/attribute-faith") == {"note-track": {"points": 11}}


@pytest.mark.rule("PAL-3.1", "PAL-10.1")
def test_who_is_first_and_who_has_passed() -> None:
    s = turn(3)
    s.first = 1
    s.own[2 * OWN + AT_PASSED] = 1
    seats = [facts(s, f"seat:{seat}") for seat in range(3)]
    assert [one["first"] for one in seats] == [False, True, False]
    assert [one["passed"] for one in seats] == [False, False, True]
    assert [one["automatic"] for one in seats] == [False] * 3
    assert [list(notes(s, f"seat:{seat}")) for seat in range(3)] == [[], ["note-first"], ["note-passed"]]


def test_goods_and_workers_are_counted() -> None:
    s = turn(2)
    give(s, 1, "labourer 3 cleric criminal 2")
    put(s, 1, silver=7, provisions=4)
    assert (shown(s, "seat:1/silver")["value"], shown(s, "seat:1/provisions")["value"]) == (7, 4)
    crowd = shown(s, "seat:1/workers")
    assert crowd["value"] == 6 and [item["value"] for item in crowd["items"]] == [3, 0, 0, 0, 1, 2]
    assert [item["value"] for item in shown(s, "supply")["items"]] == [19, 18, 18, 18, 17, 16]


@pytest.mark.rule("PAL-3.4", "PAL-3.6")
def test_a_hand_says_what_each_paladin_would_come_to() -> None:
    s = turn(2)
    s.frames = [Frame(CHOOSE_PALADIN)]
    put(s, 0, faith=2, strength=0, influence=12)
    order = ["samson", "roland", "oliver", "otton", "ivoire", "ivon", "girard", "gerin", "gerier"]
    s.paladins[:12] = [PALADIN[name] for name in [*order, "anseis", "berengier", "engelier"]]
    hand = shown(s, "seat:0/hand")
    assert [card["id"] for card in hand["items"]] == [
        f"seat:0/paladin:{name}" for name in ("anseis", "berengier", "engelier")
    ]
    assert hand["items"][0]["facts"] == {
        "paladin": "anseis",
        "workers": ["merchant", "scout"],
        "bonus": {"faith": 1, "strength": 0, "influence": 3},
        "action": "fortify",
        "resource": "provision",
        "discount": 99,
        "gain": [],
        "lies": "",
        "after": {"faith": 3, "strength": 0, "influence": 15},
        "price": 0,
        "reach": {"commission": [1, 2], "garrison": [], "attack": [], "convert": [1, 2]},
    }
    engelier = hand["items"][2]["facts"]
    assert (engelier["resource"], engelier["discount"], engelier["gain"]) == ("", 0, ["silver", "silver"])
    assert engelier["after"] == {"faith": 3, "strength": 3, "influence": 12}
    assert engelier["reach"] == {"commission": [1, 2], "garrison": [1, 2], "attack": [1, 2], "convert": [1, 2]}
    assert shown(s, "seat:0/paladins")["value"] == 9 and "items" not in shown(s, "seat:0/hand", 1)


@pytest.mark.rule("PAL-4.5")
def test_a_paladin_whose_action_is_used_up_shows_no_price_and_no_reach() -> None:
    s = turn(2)
    s.frames = [Frame(CHOOSE_PALADIN)]
    limited = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    put(s, 0, faith=12, strength=12, influence=12, **dict.fromkeys(limited, 7))
    actions = set()
    for start in range(0, 12, 3):
        s.paladins[:12] = [(start + i) % 12 for i in range(12)]
        for card in shown(s, "seat:0/hand")["items"]:
            actions.add(card["facts"]["action"])
            if card["facts"]["action"] in limited:
                assert card["facts"]["price"] == 0
            assert card["facts"]["reach"]["commission"] == card["facts"]["reach"]["garrison"] == []
    assert len(actions & set(limited)) > 3


@pytest.mark.rule("PAL-3.4", "PAL-9.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_hand_tells_what_the_actions_then_cost_and_reach(seed: int) -> None:
    """In random games: what a paladin in hand announces is what the board says once it is played."""
    s: Any = GAME.new(1, seed, {})
    chance = random.Random(seed)
    told = 0
    while s.waiting:
        choice = chance.choice(s.choices(0))
        verb, name, *_rest = [*GAME.text(choice).split(), ""]
        if verb != "paladin":
            s.play(0, choice)
            continue
        promised = facts(s, f"seat:0/paladin:{name}")
        s.play(0, choice)
        told += 1
        assert facts(s, f"seat:0/action:{promised['action']}")["price"] == promised["price"]
        for action, reach in promised["reach"].items():
            assert facts(s, f"seat:0/action:{action}")["reach"] == reach
    assert told == 7


PRINTED = {
    "anseis": ("fortify", "provision", 99, []),
    "berengier": ("garrison", "provision", 99, []),
    "engelier": ("attack", "", 0, ["silver", "silver"]),
    "gerier": ("convert", "silver", 99, []),
    "gerin": ("conspire", "", 0, ["silver", "silver"]),
    "girard": ("hunt", "", 0, ["provision", "provision"]),
    "ivon": ("commission", "provision", 99, []),
    "ivoire": ("absolve", "silver", 99, []),
    "oliver": ("pray", "silver", 99, []),
    "otton": ("trade", "", 0, ["silver", "silver"]),
    "roland": ("recruit", "silver", 99, []),
    "samson": ("develop", "silver", 2, []),
}


@pytest.mark.rule("PAL-9.1", "PAL-9.2")
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_what_a_paladin_lends(name: str) -> None:
    s = turn(2)
    paladin(s, 1, name)
    told = facts(s, f"seat:1/paladin:{name}")
    assert (told["action"], told["resource"], told["discount"], told["gain"]) == PRINTED[name]
    assert sum(told["bonus"].values()) == 4 and "after" not in told and told["lies"] == ""
    assert notes(s, f"seat:1/paladin:{name}")["note-paladin"]["paladin"] == f"paladin-{name}"


@pytest.mark.rule("PAL-3.4")
def test_the_own_deck_shows_what_went_on_top_and_under_in_its_order() -> None:
    """In the third round three have been played and as many lie under the deck, the latest at its very bottom."""
    s = turn(2, round=3)
    s.own[AT_DECK] = 9
    bottom = [PALADIN[name] for name in ("oliver", "otton", "samson")]
    rest = [card for card in range(12) if card not in bottom and card != PALADIN["roland"]]
    s.paladins[:12] = [*bottom, *rest[:5], PALADIN["roland"], *rest[5:]]
    paladin(s, 0, next(name for name, card in PALADIN.items() if card == rest[5]))
    known = shown(s, "seat:0/paladins")
    assert known["value"] == 9
    assert [(item["facts"]["paladin"], item["facts"]["lies"]) for item in known["items"]] == [
        ("roland", "top"),
        ("samson", "under"),
        ("otton", "under"),
        ("oliver", "under"),
    ]
    assert [item["notes"][1]["args"] for item in known["items"]] == [{}, {"place": 3}, {"place": 2}, {"place": 1}]
    played = shown(s, "seat:0/played", 1)
    assert played["value"] == 2 and {PALADIN[item["facts"]["paladin"]] for item in played["items"]} == set(rest[6:])
    assert "items" not in shown(s, "seat:0/paladins", 1)


@pytest.mark.rule("PAL-3.4")
def test_a_chosen_paladin_is_noted_face_down_for_the_others() -> None:
    s = turn(2)
    s.own[AT_DECK] = 11
    s.own[AT_CHOSEN] = s.paladins[11]
    assert shown(s, "seat:0/paladin", 1)["value"] == 1 and not shown(s, "seat:0/paladin", 1).get("items")
    assert list(notes(s, "seat:0/paladin", 1)) == ["note-face-down"]
    assert notes(s, "seat:0/paladin", 0) == {} and len(shown(s, "seat:0/paladin", 0)["items"]) == 1
    assert shown(s, "seat:1/paladin", 0)["value"] == 0 and notes(s, "seat:1/paladin", 0) == {}


@pytest.mark.rule("PAL-5.1", "PAL-11.6")
@pytest.mark.parametrize(("moved", "next_worker"), [(0, "scout"), (1, "merchant"), (3, "cleric"), (7, "cleric")])
def test_the_workshops_and_who_waits_under_the_next(moved: int, next_worker: str) -> None:
    s = turn(2)
    put(s, 1, develop=moved)
    told = shown(s, "seat:1/workshops")
    assert told["value"] == 8 - moved and told["facts"]["moved"] == moved
    assert told["facts"]["workers"] == ["scout", "merchant", "fighter", "cleric"] * 2
    assert told["facts"]["points"] == [0, 0, 0, 0, 0, 1, 3, 6]
    assert notes(s, "seat:1/workshops") == {"note-next-worker": {"worker": f"worker-{next_worker}"}}
    put(s, 1, develop=8)
    assert shown(s, "seat:1/workshops")["value"] == 0 and notes(s, "seat:1/workshops") == {}


@pytest.mark.rule("PAL-6.4")
def test_the_spaces_of_the_jars() -> None:
    s = turn(2)
    s.own[OWN + AT_JARS] = 0b100001
    gains = [["pay-debt"], ["pay-debt"], ["free-recruit"], ["faith"], ["prayer"], ["prayer"], ["labourer"]]
    gains += [["provision", "provision"], ["drop-suspicion"], ["drop-suspicion"]]
    for place, gain in enumerate(gains):
        jar = place in (0, 5)
        assert facts(s, f"seat:1/jar-space:{place + 1}") == {"gain": gain, "jar": jar}
        assert facts(s, f"seat:0/jar-space:{place + 1}") == {"gain": gain, "jar": False}
        assert list(notes(s, f"seat:1/jar-space:{place + 1}")) == ["note-jar" if jar else "note-free"]
    put(s, 1, absolve=2, commission=3, garrison=7)
    assert [shown(s, f"seat:1/{name}")["value"] for name in ("jars", "monks", "outposts")] == [5, 4, 0]


@pytest.mark.rule("PAL-11.4")
@pytest.mark.parametrize(
    ("wall", "gain", "points", "either"),
    [
        (5, ["strength"], 2, None),
        (3, ["strength", "labourer"], 1, None),
        (14, ["strength", "labourer", "labourer", "labourer"], 0, None),
        (9, ["strength"], 0, [["pay-debt"], ["silver", "silver"]]),
        (12, ["strength"], 0, [["drop-suspicion"], ["silver", "silver"]]),
    ],
)
def test_walls_that_stand(wall: int, gain: list[str], points: int, either: list[list[str]] | None) -> None:
    s = turn(3)
    s.wall_deck.remove(wall - 1)
    s.wall_at[wall - 1] = OWNED + 2
    id = f"wall:wall-{wall:02}"
    assert [item["id"] for item in shown(s, "seat:2/walls")["items"]] == [id]
    assert facts(s, id) == {"gain": gain, "points": points, **({"either": either} if either else {})}
    assert notes(s, id) == ({"note-points": {"points": points}} if points else {})
    assert shown(s, "wall-deck")["value"] == 23 and shown(s, "seat:0/walls")["value"] == 0


@pytest.mark.rule("PAL-6.5", "PAL-6.6", "PAL-11.9")
def test_attacked_and_converted_outsiders_with_their_points_now() -> None:
    s = turn(3)
    for card, place in (("thief-v", CONVERTED + 4), ("assassin-b", CONVERTED + 4), ("archer-s", ATTACKED + 4)):
        s.outsider_at[OUTSIDER[card]] = place
        if OUTSIDER[card] in s.outsider_deck:
            s.outsider_deck.remove(OUTSIDER[card])
        else:
            s.outsider_row[s.outsider_row.index(OUTSIDER[card])] = -1
    suspect(s, 2, 3)
    assert facts(s, "outsider:thief-v") == {"type": "thief", "culture": "viking", "points": 3}
    assert facts(s, "outsider:assassin-b") == {"type": "assassin", "culture": "byzantine", "points": 1}
    assert facts(s, "outsider:archer-s") == {"type": "archer", "culture": "saracen", "points": 0}
    assert (shown(s, "seat:2/converted")["value"], shown(s, "seat:2/attacked")["value"]) == (2, 1)
    assert notes(s, "outsider:archer-s") == {"note-culture": {"culture": "culture-saracen"}}


@pytest.mark.rule("PAL-7.1", "PAL-7.8", "PAL-11.11")
def test_suspicion_with_its_taxes_and_debts_with_their_points() -> None:
    s = turn(2)
    next_suspicion(s, 2, 0, 1)
    suspect(s, 0, 1)
    suspect(s, 1, 2)
    put(s, 1, unpaid=2, paid=1)
    assert [item["facts"] for item in shown(s, "seat:1/suspicion")["items"]] == [{"tax": 0}, {"tax": 1}]
    assert [item["id"] for item in shown(s, "seat:1/suspicion")["items"]] == [f"seat:1/suspicion/{i}" for i in (1, 2)]
    assert notes(s, "seat:0/suspicion/1") == {"note-card-tax": {"tax": 2}}
    assert (shown(s, "seat:1/unpaid")["value"], facts(s, "seat:1/unpaid")) == (2, {"each": -3})
    assert (shown(s, "seat:1/paid")["value"], facts(s, "seat:1/paid")) == (1, {"each": 1})
    assert shown(s, "debts")["value"] == 21 and shown(s, "suspicion-deck")["value"] == 21 and get(s, 0, "paid") == 0
