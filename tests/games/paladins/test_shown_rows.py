"""What the rows of cards show: prices and worth to whoever looks, what leaves, who took which tavern."""

from __future__ import annotations

import pytest

from castellany.games.paladins.kinds import CHOOSE_TAVERN
from castellany.games.paladins.layout import ATTACKED, CONVERTED, DISCARDED
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame
from tests.games.paladins.helpers import (
    FOLK,
    OUTSIDER,
    TAVERN,
    facts,
    give,
    notes,
    orders,
    outsiders,
    own,
    paladin,
    put,
    row,
    shown,
    suspect,
    turn,
)

ROW = ("abbot-3", "peddler-2", "debt-collector-3", "conspirator-2", "watchman-2")


@pytest.mark.rule("PAL-5.4", "PAL-9.1")
def test_the_prices_of_the_row_and_where_a_debt_will_do() -> None:
    s = turn(2)
    row(s, *ROW)
    paladin(s, 1, "roland")
    places = [facts(s, f"townsfolk:{card}") for card in ROW]
    assert [one["place"] for one in places] == [1, 2, 3, 4, 5]
    assert [one["price"] for one in places] == [one["full"] for one in places] == [3, 2, 2, 1, 0]
    assert [one["debt"] for one in places] == [True, True, False, False, False]
    free = [facts(s, f"townsfolk:{card}", 1) for card in ROW]
    assert [one["price"] for one in free] == [0] * 5 and [one["full"] for one in free] == [3, 2, 2, 1, 0]
    assert not any(one["debt"] for one in free), "nothing to pay, nothing to owe"
    assert [facts(s, f"townsfolk:{card}", None)["price"] for card in ROW] == [3, 2, 2, 1, 0]
    said = [notes(s, f"townsfolk:{card}") for card in ROW]
    assert ["note-price-debt" in one for one in said] == [True, True, False, False, False]
    assert [one.get("note-price", one.get("note-price-debt")) for one in said] == [
        {"count": n} for n in (3, 2, 2, 1, 0)
    ]


@pytest.mark.rule("PAL-5.5", "PAL-5.6", "PAL-9.3", "PAL-9.4", "PAL-9.5")
@pytest.mark.parametrize(
    ("card", "when", "send", "instant", "gain"),
    [
        ("abbot-3", "absolve", ["destroy-debt"], ["drop-suspicion"], ["tax"]),
        ("acolyte-2", "commission", ["prayer"], ["silver"], ["silver"]),
        ("architect-1", "develop", ["criminal"], [], ["labourer"]),
        ("defender-2", "attack", ["labourer", "provision"], ["provision"], ["provision"]),
        ("gatekeeper-3", "fortify", ["tax", "tax"], ["drop-suspicion"], ["tax"]),
        ("missionary-2", "convert", ["faith"], ["provision"], ["provision"]),
        ("watchman-1", "garrison", ["fighter", "labourer"], [], ["labourer"]),
        ("debt-collector-2", "debt", ["destroy-debt"], [], ["fighter"]),
        ("peddler-3", "inquisition", ["drop-suspicion", "drop-suspicion"], [], ["silver", "silver"]),
        ("squire-2", "inquisition", ["influence"], [], ["influence"]),
        ("conspirator-1", "inquisition", ["drop-suspicion", "drop-suspicion"], [], ["drop-suspicion"]),
    ],
)
def test_a_card_of_every_type_in_the_row_and_when_hired(
    card: str, when: str, send: list[str], instant: list[str], gain: list[str]
) -> None:
    s = turn(2)
    row(s, None, None, card, None, None)
    kind = card.rsplit("-", 1)[0]
    told = facts(s, f"townsfolk:{card}")
    assert (told["type"], told["when"], told["send"], told["instant"], told["gain"]) == (
        kind,
        when,
        send,
        instant,
        gain,
    )
    assert shown(s, f"townsfolk:{card}")["name"]["id"] == f"townsfolk-{kind}"
    said = notes(s, f"townsfolk:{card}")
    assert ("note-instant" in said) == bool(instant) and {"note-send", "note-ability"} <= set(said)
    own(s, 1, card)
    assert facts(s, f"townsfolk:{card}") == {"type": kind, "when": when, "gain": gain}
    assert list(notes(s, f"townsfolk:{card}")) == ["note-ability"]
    assert card in [item["id"].split(":")[1] for item in shown(s, "seat:1/townsfolk")["items"]]
    assert shown(s, "seat:0/townsfolk")["value"] == 0 and shown(s, "seat:1/townsfolk")["value"] == 1


@pytest.mark.rule("PAL-3.8")
def test_an_empty_place_in_the_row_of_townsfolk_keeps_its_price() -> None:
    s = turn(2)
    row(s, None, "abbot-1", None, None, None)
    assert facts(s, "townsfolk-place:1") == {"place": 1, "price": 3, "full": 3, "debt": True}
    assert facts(s, "townsfolk-place:5") == {"place": 5, "price": 0, "full": 0, "debt": False}
    assert shown(s, "townsfolk-place:3")["name"]["id"] == "place-empty"
    ids = [item["id"] for item in shown(s, "townsfolk-row")["items"]]
    assert ids == ["townsfolk-place:1", "townsfolk:abbot-1"] + [f"townsfolk-place:{i}" for i in (3, 4, 5)]


@pytest.mark.rule("PAL-3.8", "PAL-3.9")
def test_discarded_cards_lie_face_up_and_the_decks_are_counted() -> None:
    s = turn(2)
    s.folk_deck.remove(card := s.folk_deck[0])
    s.folk_at[card] = DISCARDED
    s.outsider_deck.remove(other := s.outsider_deck[0])
    s.outsider_at[other] = DISCARDED
    assert shown(s, "townsfolk-deck")["value"] == 32 - 5 - 1 and shown(s, "outsider-deck")["value"] == 36 - 6 - 1
    folk = {name: number for name, number in FOLK.items() if number == card}
    assert [item["id"] for item in shown(s, "townsfolk-discard")["items"]] == [f"townsfolk:{name}" for name in folk]
    gone = shown(s, "outsider-discard")
    assert gone["value"] == 1 and OUTSIDER[gone["items"][0]["id"].split(":")[1]] == other
    assert "facts" not in gone["items"][0] or not gone["items"][0]["facts"]


@pytest.mark.rule("PAL-6.5", "PAL-6.6")
def test_the_flags_of_the_outsiders_and_what_they_cost_whoever_looks() -> None:
    s = turn(2)
    cards = ("mercenary-v", "thief-b", "warrior-s", "archer-b", "lookout-v", "hunter-s")
    outsiders(s, *cards)
    put(s, 0, strength=2, faith=6)
    paladin(s, 0, "engelier")  # strength 3, faith 1
    seen = [facts(s, f"outsider:{card}") for card in cards]
    assert [one["place"] for one in seen] == [1, 2, 3, 4, 5, 6]
    assert [one["strength"] for one in seen] == [1, 3, 5, 7, 9, 11]
    assert [one["faith"] for one in seen] == [0, 2, 4, 6, 8, 10]
    assert [one["attack_price"] for one in seen] == [0, 0, 0, 1, 2, 3]
    said = [notes(s, f"outsider:{card}").get("note-attack-price") for card in cards]
    assert said == [None, None, None, {"count": 1}, {"count": 2}, {"count": 3}]
    assert "note-worth" not in notes(s, "outsider:thief-b", None)
    assert [one["reachable"] for one in seen] == [True, True, True, True, False, False]
    other = [facts(s, f"outsider:{card}", 1) for card in cards]
    assert [one["attack_price"] for one in other] == [1, 2, 3, 4, 5, 6]
    assert [one["reachable"] for one in other] == [True] + [False] * 5
    onlooker = [facts(s, f"outsider:{card}", None) for card in cards]
    assert [(one["attack_price"], one["reachable"], one["worth"]) for one in onlooker] == [(0, False, 0)] * 6
    assert [one["type"] for one in seen] == [card.rsplit("-", 1)[0] for card in cards]
    cultures = {"v": "viking", "b": "byzantine", "s": "saracen"}
    assert [one["culture"] for one in seen] == [cultures[card[-1]] for card in cards]


@pytest.mark.rule("PAL-3.9")
def test_an_empty_place_in_the_row_of_outsiders_keeps_its_flags() -> None:
    s = turn(2)
    outsiders(s, "thief-b", None, None, None, None, None)
    put(s, 0, faith=4)
    wanted = {"place": 3, "strength": 5, "faith": 4, "attack_price": 3, "reachable": True}
    assert facts(s, "outsider-place:3") == wanted and notes(s, "outsider-place:3") == {
        "note-flags": {"strength": 5, "faith": 4}
    }
    assert not facts(s, "outsider-place:4")["reachable"]


COUNTS = {
    "adventurer": ("commission", 2),
    "archer": ("garrison", 2),
    "guardian": ("develop", 2),
    "hunter": ("recruit", 2),
    "lookout": ("fortify", 2),
    "vigilante": ("absolve", 2),
    "armourer": ("strength", 4),
    "marauder": ("influence", 4),
    "warrior": ("faith", 4),
    "assassin": ("saracen", 1),
    "barbarian": ("byzantine", 1),
    "invader": ("viking", 1),
    "champion": ("order", 1),
    "mercenary": ("mercenary", 1),
    "protector": ("paid", 1),
    "thief": ("suspicion", 1),
    "traitor": ("unpaid", 1),
}


FALLEN = {"lookout-v": 0, "marauder-s": 0, "archer-s": 0, "warrior-b": 0, "thief-v": 1}  # by whom they were attacked


def busy(people: int = 2) -> PaladinsState:
    """Five commissions, four garrisons ... and an order fulfilled: every outsider would be worth something."""
    s = turn(people, round=1)
    orders(s, "commission")
    put(s, 0, commission=5, garrison=4, develop=6, recruit=3, fortify=2, absolve=6)
    put(s, 0, strength=8, influence=11, faith=4, paid=3, unpaid=2)
    suspect(s, 0, 4)
    for card, fought in FALLEN.items():
        number = OUTSIDER[card]
        if number in s.outsider_deck:
            s.outsider_deck.remove(number)
        if number in s.outsider_row:
            s.outsider_row[s.outsider_row.index(number)] = -1
        s.outsider_at[number] = ATTACKED + 2 * fought
    return s


WORTH = {
    "adventurer": 2,  # five commissions
    "archer": 2,
    "guardian": 3,
    "hunter": 1,
    "lookout": 1,
    "vigilante": 3,
    "armourer": 2,  # strength 8, and 1 more by converting
    "marauder": 2,  # influence 11
    "warrior": 1,
    "assassin": 2,  # two Saracens attacked
    "barbarian": 1,
    "invader": 1,  # the other Viking was attacked by somebody else
    "champion": 2,  # the order of commissions
    "mercenary": 2,
    "protector": 3,
    "thief": 4,
    "traitor": 2,
}


@pytest.mark.rule("PAL-11.7", "PAL-11.8", "PAL-11.9", "PAL-11.10")
@pytest.mark.parametrize("card", [card for card in OUTSIDER if card not in FALLEN])
def test_what_an_outsider_is_counted_by_and_what_it_would_be_worth(card: str) -> None:
    s = busy()
    kind = card.rsplit("-", 1)[0]
    outsiders(s, card, None, None, None, None, None)
    told = facts(s, f"outsider:{card}")
    assert (told["counts"], told["each"]) == COUNTS[kind]
    assert told["worth"] == WORTH[kind]
    assert notes(s, f"outsider:{card}")["note-worth"] == {"points": WORTH[kind]}
    assert told["convert"] in (1, 2) and told["attack"][0] == "influence"


@pytest.mark.rule("PAL-11.8")
@pytest.mark.parametrize(("strength", "worth"), [(2, 0), (3, 1), (6, 1), (7, 2), (11, 3), (12, 3)])
def test_the_strength_of_converting_counts_for_an_armourer(strength: int, worth: int) -> None:
    s = turn(2)
    outsiders(s, "armourer-b", None, None, None, None, None)
    put(s, 0, strength=strength)
    assert facts(s, "outsider:armourer-b")["worth"] == worth


@pytest.mark.rule("PAL-11.10")
@pytest.mark.parametrize(("held", "worth"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_a_further_mercenary_makes_the_others_worth_more(held: int, worth: int) -> None:
    """One is worth 2, two 6 together, three 12, four 20: the next adds the difference."""
    s = turn(2)
    cards = ["mercenary-v", "mercenary-b", "mercenary-s1", "mercenary-s2"]
    outsiders(s, cards[held], None, None, None, None, None)
    for card in cards[:held]:
        s.outsider_at[OUTSIDER[card]] = CONVERTED
    assert facts(s, f"outsider:{cards[held]}")["worth"] == worth


@pytest.mark.rule("PAL-3.5")
def test_the_taverns_of_the_round_who_chooses_and_who_has_taken_which() -> None:
    s = turn(3)
    s.first = 2
    names = ("tavern-02", "tavern-12", "tavern-19", "tavern-23")
    s.tavern_row = [TAVERN[name] for name in names]
    assert facts(s, "taverns") == {"order": [2, 0, 1], "chosen": 0}
    assert [facts(s, f"tavern:{name}")["suspicion"] for name in names] == [1, 2, 0, 2]
    assert [facts(s, f"tavern:{name}")["by"] for name in names] == [-1] * 4
    assert facts(s, "tavern:tavern-12")["workers"] == ["fighter", "scout", "criminal", "criminal"]
    s.tavern_row[1] = -1 - TAVERN["tavern-12"] - 24 * 2
    assert facts(s, "taverns")["chosen"] == 1 and facts(s, "tavern:tavern-12")["by"] == 2
    assert notes(s, "tavern:tavern-12")["note-taken"] == {"seat": "seat:2"}
    assert "note-taken" not in notes(s, "tavern:tavern-02")


@pytest.mark.rule("PAL-3.5", "PAL-4.2")
def test_a_tavern_says_what_its_workers_would_open_to_who_must_choose() -> None:
    """Without silver or provisions: fighters, merchant and scout for Attack on the first place; a cleric is missing."""
    s = turn(2)
    row(s, None, None, None, None, None)
    outsiders(s, "thief-b", None, None, None, None, None)
    put(s, 0, silver=1, provisions=0, strength=0)
    give(s, 0, "labourer")
    s.tavern_row = [TAVERN["tavern-15"], TAVERN["tavern-07"]]  # fighter merchant scout scout; merchants and labourers
    s.frames = [Frame(CHOOSE_TAVERN, 0)]
    assert facts(s, "tavern:tavern-15")["opens"] == ["conspire", "hunt", "trade", "attack"]
    assert facts(s, "tavern:tavern-07")["opens"] == ["conspire", "hunt", "trade"]
    assert facts(s, "tavern:tavern-15", 1)["opens"] == [], "that is the chooser's own matter"
    put(s, 0, silver=4, provisions=1)
    assert facts(s, "tavern:tavern-15")["opens"] == ["develop", "conspire", "hunt", "trade", "fortify", "attack"]
    put(s, 0, strength=1)
    assert (
        "garrison" in facts(s, "tavern:tavern-15")["opens"] and "garrison" not in facts(s, "tavern:tavern-07")["opens"]
    )
    s.tavern_row[0] = -1 - TAVERN["tavern-15"]
    assert facts(s, "tavern:tavern-15")["opens"] == [], "taken"
