"""Every paladin, townsfolk, outsider and favour by name."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import ICONS, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.kinds import INQUISITION
from castellany.games.paladins.layout import ATTACKED, CONVERTED
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import Frame
from tests.games.paladins.helpers import (
    FOLK,
    OUTSIDER,
    can,
    do,
    favours,
    get,
    give,
    go,
    outsiders,
    own,
    paladin,
    put,
    row,
    suspect,
    suspicion,
    turn,
    why,
    workers,
)

ALL = "labourer 4 scout 4 merchant 4 fighter 4 cleric 4"


def rich(s: PaladinsState, **values: int) -> None:
    put(s, 0, **{"silver": 9, "provisions": 9, "faith": 4, "strength": 4, "influence": 4, "unpaid": 2, **values})
    suspect(s, 0, 3)
    s.suspicion_deck.sort(reverse=True)  # the next cards show no tax


def snapshot(s: PaladinsState) -> dict[str, int]:
    names = ("silver", "provisions", "faith", "strength", "influence", "unpaid", "paid")
    return {
        **{name: get(s, 0, name) for name in names},
        "suspicion": suspicion(s, 0),
        **{name: workers(s, 0).get(name, 0) for name in WORKERS},
    }


def changes(s: PaladinsState, before: dict[str, int]) -> dict[str, int]:
    after = snapshot(s)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def expected(icons: tuple[int, ...]) -> dict[str, int]:
    """What a row of icons changes for a person with debts and suspicion."""
    found: dict[str, int] = {}

    def add(name: str, count: int) -> None:
        found[name] = found.get(name, 0) + count

    for icon in icons:
        name = ICONS[icon]
        if name == "provision":
            add("provisions", 1)
        elif name == "tax":
            add("silver", 1)
        elif name == "drop-suspicion":
            add("suspicion", -1)
        elif name == "pay-debt":
            add("unpaid", -1)
            add("paid", 1)
        elif name == "destroy-debt":
            add("unpaid", -1)
        elif name == "criminal":
            add("criminal", 1)
            add("suspicion", 1)
        elif name not in ("prayer", "free-recruit", "free-develop"):
            add(name, 1)
    return {name: count for name, count in found.items() if count}


@pytest.mark.rule("PAL-5.5")
@pytest.mark.parametrize("card", [card.id for card in TOWNSFOLK])
def test_every_townsfolk_sent_on_an_errand(card: str) -> None:
    s = turn(2)
    row(s, None, None, None, None, card)
    give(s, 0, "labourer 2")
    rich(s)
    go(s)
    do(s, "act errand")
    before = snapshot(s)
    do(s, f"take {card}")
    assert changes(s, before) == expected(TOWNSFOLK[FOLK[card]].send)
    if "prayer" in [ICONS[icon] for icon in TOWNSFOLK[FOLK[card]].send]:
        assert can(s) == {"clear recruit"}


@pytest.mark.rule("PAL-5.6")
@pytest.mark.parametrize("card", [card.id for card in TOWNSFOLK])
def test_every_townsfolk_hired(card: str) -> None:
    s = turn(2)
    row(s, None, None, None, None, card)
    give(s, 0, "labourer fighter labourer")
    rich(s)
    do(s, "act hire")
    before = snapshot(s)
    do(s, f"take {card}")
    assert changes(s, before) == expected(TOWNSFOLK[FOLK[card]].instant)
    assert s.folk_at[FOLK[card]] == 3


ACTION_OF = {
    "abbot": ("act absolve", "place labourer", "jar 1"),
    "acolyte": ("act commission", "place labourer", "settle r1b"),
    "architect": ("act develop", "place labourer", "place labourer", "workshop attack 1"),
    "defender": ("act attack", "place labourer", "face warrior-s"),
    "gatekeeper": ("act fortify", "place labourer"),
    "missionary": ("act convert", "place labourer", "face warrior-s"),
    "watchman": ("act garrison", "place labourer", "settle r1b"),
}


@pytest.mark.rule("PAL-9.3")
@pytest.mark.parametrize("card", [card.id for card in TOWNSFOLK if card.id.rsplit("-", 1)[0] in ACTION_OF])
def test_townsfolk_that_an_action_pays(card: str) -> None:
    results = []
    for hired in (False, True):
        s = turn(2)
        outsiders(s, "warrior-s", None, None, None, None, None)
        give(s, 0, ALL)
        rich(s)
        s.wall_deck.remove(0)
        s.wall_deck.append(0)
        if hired:
            own(s, 0, card)
        do(s, *ACTION_OF[card.rsplit("-", 1)[0]])
        results.append(snapshot(s))
    extra = {name: results[1][name] - results[0][name] for name in results[0] if results[1][name] != results[0][name]}
    assert extra == expected(TOWNSFOLK[FOLK[card]].gain)


@pytest.mark.rule("PAL-9.3")
def test_several_of_one_type_all_pay() -> None:
    s = turn(2)
    outsiders(s, "warrior-s", None, None, None, None, None)
    own(s, 0, "defender-1", "defender-2", "defender-3")
    give(s, 0, "scout labourer fighter")
    put(s, 0, strength=4)
    do(s, "act attack", "face warrior-s")
    assert workers(s, 0) == {"labourer": 1, "cleric": 1}
    assert get(s, 0, "provisions") == 2 and get(s, 0, "silver") == 4


@pytest.mark.rule("PAL-9.4")
@pytest.mark.parametrize(("card", "worker"), [(1, "labourer"), (2, "fighter"), (3, "scout")])
def test_debt_collectors_give_a_worker_for_each_debt_paid(card: int, worker: str) -> None:
    s = turn(2)
    own(s, 0, f"debt-collector-{card}")
    put(s, 0, unpaid=1)
    give(s, 0, "cleric labourer merchant")
    do(s, "act absolve", "jar 1")
    assert workers(s, 0) == {worker: 1}


@pytest.mark.rule("PAL-9.4", "PAL-7.8")
def test_destroying_a_debt_does_not_call_the_collector() -> None:
    s = turn(2)
    own(s, 0, "debt-collector-1")
    put(s, 0, unpaid=1)
    row(s, None, None, None, None, "abbot-3")
    give(s, 0, "labourer")
    do(s, "act errand", "take abbot-3")
    assert get(s, 0, "unpaid") == 0 and workers(s, 0) == {}


@pytest.mark.rule("PAL-9.5")
@pytest.mark.parametrize("card", [c.id for c in TOWNSFOLK if c.id.startswith(("peddler", "squire", "conspirator"))])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_townsfolk_of_the_inquisition(card: str, count: int) -> None:
    s = turn(2)
    own(s, 0, card)
    suspect(s, 0, count)
    suspect(s, 1, 5)
    before = snapshot(s)
    s.frames = [Frame(INQUISITION, 0)]
    go(s)
    kind = card.split("-")[0]
    works = {"peddler": count >= 2, "squire": count == 0, "conspirator": count >= 1}[kind]
    assert changes(s, before) == (expected(TOWNSFOLK[FOLK[card]].gain) if works else {})


@pytest.mark.rule("PAL-6.5")
@pytest.mark.parametrize("card", [card.id for card in OUTSIDERS])
def test_every_outsider_attacked(card: str) -> None:
    s = turn(2)
    outsiders(s, card, None, None, None, None, None)
    give(s, 0, "scout labourer fighter scout")
    rich(s)
    do(s, "act attack", "place labourer")
    before = snapshot(s)
    do(s, f"face {card}")
    assert changes(s, before) == expected(OUTSIDERS[OUTSIDER[card]].attack)
    assert s.outsider_at[OUTSIDER[card]] == ATTACKED


@pytest.mark.rule("PAL-6.6")
@pytest.mark.parametrize("card", [card.id for card in OUTSIDERS])
def test_every_outsider_converted(card: str) -> None:
    s = turn(2)
    outsiders(s, card, None, None, None, None, None)
    give(s, 0, "fighter labourer cleric scout")
    rich(s)
    do(s, "act convert", "place labourer")
    before = snapshot(s)
    do(s, f"face {card}")
    assert changes(s, before) == {"strength": OUTSIDERS[OUTSIDER[card]].convert}
    assert s.outsider_at[OUTSIDER[card]] == CONVERTED


@pytest.mark.rule("PAL-3.5", "PAL-3.6", "PAL-4.4")
@pytest.mark.parametrize("name", [p.id for p in PALADINS])
def test_every_paladin_raises_attributes_for_the_round(name: str) -> None:
    s = turn(2)
    put(s, 0, faith=10, strength=10, influence=10)
    paladin(s, 0, name)
    record = next(p for p in PALADINS if p.id == name)
    assert tuple(value(s, 0, a) - 10 for a in range(3)) == record.bonus
    assert max(value(s, 0, a) for a in range(3)) > 11, "the sum may exceed twelve"


FREE = {
    "anseis": ("act fortify", "provisions"),
    "berengier": ("act garrison", "provisions"),
    "ivon": ("act commission", "provisions"),
    "gerier": ("act convert", "silver"),
    "ivoire": ("act absolve", "silver"),
    "oliver": ("act pray", "silver"),
    "roland": ("act errand", "silver"),
}


@pytest.mark.rule("PAL-9.1")
@pytest.mark.parametrize("name", sorted(FREE))
def test_paladins_that_waive_a_price(name: str) -> None:
    act, resource = FREE[name]
    s = turn(2)
    row(s, None, None, "abbot-1", None, None)
    give(s, 0, ALL)
    s.board[5] = 1
    s.workers[12] -= 1
    put(s, 0, faith=6, strength=6, influence=6, convert=1)
    put(s, 0, **{resource: 0})
    message, args, _rule = why(s, act)
    assert message == f"no-{resource}" and args["have"] == 0
    paladin(s, 0, name)
    assert act in can(s)


@pytest.mark.rule("PAL-9.1")
def test_samson_lowers_develop_by_two() -> None:
    s = turn(2)
    give(s, 0, "labourer 3")
    put(s, 0, silver=2)
    assert why(s, "act develop") == ("no-silver", {"need": 4, "have": 2}, "PAL-5.1")
    paladin(s, 0, "samson")
    do(s, "act develop", "workshop attack 1")
    assert get(s, 0, "silver") == 0


@pytest.mark.rule("PAL-9.2")
@pytest.mark.parametrize(
    ("name", "choices", "gain", "count"),
    [
        ("engelier", ("act attack", "face warrior-s"), "silver", 5),
        ("gerin", ("act conspire", "place labourer"), "silver", 5),
        ("girard", ("act hunt-1", "place labourer"), "provisions", 4),
        ("otton", ("act trade-1", "place labourer"), "silver", 6),
    ],
)
def test_paladins_that_add_a_reward(name: str, choices: tuple[str, ...], gain: str, count: int) -> None:
    s = turn(2)
    outsiders(s, "warrior-s", None, None, None, None, None)
    give(s, 0, "scout labourer fighter")
    s.suspicion_deck.sort(reverse=True)
    paladin(s, 0, name)
    put(s, 0, strength=1)
    do(s, *choices)
    assert get(s, 0, gain) == count


@pytest.mark.rule("PAL-9.2")
def test_engeliers_silver_cannot_pay_for_the_attack() -> None:
    s = turn(2)
    outsiders(s, None, None, None, None, None, "warrior-s")
    paladin(s, 0, "engelier")
    give(s, 0, "scout labourer fighter")
    assert why(s, "act attack") == ("no-silver", {"need": 4, "have": 3}, "PAL-6.5")


SLOT_WORKER = {"recruit": "scout", "penance": "cleric", "attribute": "criminal", "clemency": "fighter"}
SLOT_WORKER |= {"builders": "merchant", "parole": "criminal"}


@pytest.mark.rule("PAL-8.2", "PAL-4.1")
@pytest.mark.parametrize("name", [f.id for f in FAVOURS])
def test_the_slot_of_every_favour(name: str) -> None:
    s = turn(2, round=3)
    favours(s, name)
    put(s, 0, silver=3, provisions=1)
    give(s, 0, "labourer 2")
    if name in SLOT_WORKER:
        assert why(s, f"favour {name}") == ("no-worker", {"worker": f"worker-{SLOT_WORKER[name]}"}, "PAL-4.1")
        give(s, 0, SLOT_WORKER[name])
    assert f"favour {name}" in can(s)
    if SLOT_WORKER.get(name) not in (None, "criminal"):
        s = turn(2, round=3)
        favours(s, name)
        put(s, 0, silver=3, provisions=1)
        give(s, 0, "criminal")
        assert f"favour {name}" in can(s), "criminals are wild"


FAVOUR_GIVES: dict[tuple[str, int], dict[str, int]] = {
    ("penance", 0): {"suspicion": -1, "silver": 2},
    ("gang", 0): {"criminal": 2, "suspicion": 2},
    ("attribute", 1): {"silver": -3, "faith": 1},
    ("attribute", 2): {"silver": -3, "influence": 1},
    ("attribute", 3): {"silver": -3, "strength": 1},
    ("clemency", 1): {"silver": -1, "unpaid": -1, "paid": 1},
    ("clemency", 2): {"silver": -1, "suspicion": -2},
    ("loan", 0): {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1},
    ("builders", 2): {"provisions": -1, "fighter": 1, "cleric": 1},
    ("parole", 0): {"labourer": 3},
    ("stores", 0): {"provisions": 2, "silver": 1},
}


@pytest.mark.rule("PAL-8.4", "PAL-8.3", "PAL-6.8")
@pytest.mark.parametrize(("name", "pick"), sorted(FAVOUR_GIVES))
def test_what_every_favour_gives(name: str, pick: int) -> None:
    s = turn(2, round=3)
    favours(s, name)
    worker = SLOT_WORKER.get(name, "labourer")
    give(s, 0, f"{worker} 2")
    rich(s)
    before = snapshot(s)
    do(s, f"favour {name}", *([f"pick {pick}"] if pick else []))
    found = changes(s, before)
    found[worker] = found.get(worker, 0) + 1
    assert {k: v for k, v in found.items() if v} == FAVOUR_GIVES[name, pick]


@pytest.mark.rule("PAL-8.4", "PAL-5.7", "PAL-5.9", "PAL-5.3")
@pytest.mark.parametrize(
    ("name", "choices", "rule"),
    [("recruit", (), "PAL-5.7"), ("chapel", (), "PAL-5.9"), ("builders", ("pick 1",), "PAL-5.3")],
)
def test_favours_that_ask(name: str, choices: tuple[str, ...], rule: str) -> None:
    s = turn(2, round=3)
    favours(s, name)
    give(s, 0, f"{SLOT_WORKER.get(name, 'labourer')} 2")
    s.board[5] = 1
    s.workers[12] -= 1
    do(s, f"favour {name}", *choices)
    assert s.ask(0).rule == rule


@pytest.mark.rule("PAL-8.2")
def test_a_favour_is_used_once_a_round_by_anybody() -> None:
    s = turn(2, round=3)
    favours(s, "stores")
    give(s, 0, "labourer 2")
    give(s, 1, "labourer 2")
    do(s, "favour stores")
    assert s.waiting == (1,)
    assert why(s, "favour stores") == ("no-occupied", {"favour": "favour-stores"}, "PAL-8.2")
    assert why(s, "favour gang") == ("no-favour-here", {"favour": "favour-gang"}, "PAL-3.2")


@pytest.mark.rule("PAL-8.2", "PAL-3.2")
def test_a_favour_works_in_the_round_it_is_turned_up_and_not_before() -> None:
    s = turn(2, round=2)
    favours(s, "stores", "chapel")
    give(s, 0, "labourer")
    assert why(s, "favour stores") == ("no-favour-here", {"favour": "favour-stores"}, "PAL-3.2")
    s = turn(2, round=3)
    favours(s, "stores", "chapel")
    give(s, 0, "labourer")
    assert "favour stores" in can(s) and "favour chapel" not in can(s)


@pytest.mark.rule("PAL-8.2")
def test_prayer_does_not_clear_a_favour() -> None:
    s = turn(2, round=4)
    favours(s, "stores", "chapel")
    give(s, 0, "labourer 4")
    do(s, "favour stores", "act trade-1", "favour chapel", "clear trade")
    assert why(s, "favour stores")[0] == "no-occupied"


@pytest.mark.rule("PAL-8.3")
@pytest.mark.parametrize(
    ("name", "message", "need"),
    [("attribute", "no-silver", 3), ("clemency", "no-silver", 1), ("builders", "no-provisions", 1)],
)
def test_the_cost_of_a_favour_must_be_paid(name: str, message: str, need: int) -> None:
    s = turn(2, round=3)
    favours(s, name)
    give(s, 0, SLOT_WORKER[name])
    put(s, 0, silver=need - 1, provisions=0)
    assert why(s, f"favour {name}") == (message, {"need": need, "have": need - 1}, "PAL-8.3")


@pytest.mark.rule("PAL-8.3")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("attribute", (("res-silver", 3),)),
        ("clemency", (("res-silver", 1),)),
        ("builders", (("res-provision", 1),)),
        ("loan", (("res-debt", 1),)),
        ("gang", ()),
    ],
)
def test_the_price_of_a_favour_is_shown_before_it_is_chosen(name: str, price: tuple[tuple[str, int], ...]) -> None:
    s = turn(2, round=3)
    favours(s, name)
    give(s, 0, SLOT_WORKER.get(name, "labourer"))
    put(s, 0, silver=3)
    go(s)
    shown = {GAME.text(option.choice): option.price for option in s.ask(0).options}
    assert shown[f"favour {name}"] == price


def test_a_choice_has_a_notation() -> None:
    assert GAME.text(GAME.parse("paladin anseis roland")) == "paladin anseis roland"
    assert GAME.text(GAME.parse("workshop convert 2")) == "workshop convert 2"
