"""The box and the first moments of a game."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.board import ABSOLVE_SPACES, SPACES
from castellany.games.paladins.layout import AT_DECK, OWN
from castellany.kernel import BadOption, say
from tests.games.paladins.helpers import (
    FOLK,
    do,
    favours,
    get,
    give,
    go,
    new,
    put,
    row,
    suspicion,
    tell,
    turn,
    workers,
)


@pytest.mark.rule("PAL-1.2", "PAL-2.1", "PAL-2.2", "PAL-15.1", "PAL-2.3", "PAL-2.4")
@pytest.mark.parametrize(("people", "tax"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_t01_what_lies_on_the_table(people: int, tax: int) -> None:
    s = new(people)
    assert s.tax == tax
    assert len(s.folk_row) == 5 and min(s.folk_row) >= 0 and len(s.folk_deck) == 32 - 5
    assert len(s.outsider_row) == 6 and min(s.outsider_row) >= 0 and len(s.outsider_deck) == 36 - 6
    assert len(s.wall_deck) == len(s.suspicion_deck) == len(s.tavern_deck) == 24
    for seat in range(people):
        assert get(s, seat, "silver") == 3 and get(s, seat, "provisions") == 1
        assert [get(s, seat, name) for name in ("faith", "strength", "influence")] == [0, 0, 0]
        assert s.own[seat * OWN + AT_DECK] == 12
        assert sorted(s.paladins[seat * 12 : seat * 12 + 12]) == list(range(12))
    seen = {node["id"]: node for node in s.observe(0)["things"]}
    assert all(item["kind"] == "place" for item in seen["orders"]["items"] + seen["favours"]["items"])
    assert len(seen["orders"]["items"]) == 3 and len(seen["favours"]["items"]) == 5


@pytest.mark.rule("PAL-1.2")
def test_the_box_holds_what_it_says() -> None:
    census = GAME.census(new(4))
    assert {name: census[f"worker-{name}"] for name in ("labourer", "scout", "criminal")} == {
        "labourer": 22,
        "scout": 18,
        "criminal": 18,
    }
    assert sum(count for name, count in census.items() if name.startswith("worker-")) == 22 + 5 * 18
    assert (census["paladins"], census["townsfolk"], census["outsiders"]) == (48, 32, 36)
    assert (census["walls"], census["suspicion"], census["taverns"], census["debts"]) == (24, 24, 24, 24)
    assert (census["orders"], census["favours"], GAME.census(new(1))["schemes"]) == (6, 10, 17)
    assert (census["silver"], census["provisions"]) == (50, 40)


@pytest.mark.rule("PAL-1.1")
def test_one_to_four_people_play() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for wrong in (0, 5):
        with pytest.raises(BadOption) as refused:
            GAME.new(wrong, 1)
        assert refused.value.message.id == "bad-seats"


@pytest.mark.rule("PAL-2.6")
def test_t02_the_first_townsfolk_is_free_and_pays_at_once() -> None:
    s = new(2)
    row(s, "architect-2", "abbot-1", "abbot-2", "abbot-3", "acolyte-1")
    seat = s.waiting[0]
    do(s, "take architect-2")
    assert get(s, seat, "silver") == 3 and get(s, seat, "provisions") == 2
    assert s.folk_at[FOLK["architect-2"]] == 3 + seat


@pytest.mark.rule("PAL-2.5", "PAL-2.6")
def test_t03_hiring_goes_in_reverse_turn_order_and_the_row_is_filled_once() -> None:
    s = new(4, seed=3)
    first = s.first
    order = []
    taken = []
    while s.round == 0:
        order.append(s.waiting[0])
        taken.append(next(card for card in s.folk_row if card >= 0))
        do(s, GAME.text(s.choices(s.waiting[0])[0]))
    assert order == [(first + i) % 4 for i in (3, 2, 1, 0)]
    assert min(s.folk_row) >= 0 and not set(taken) & set(s.folk_row)
    assert {new(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("PAL-2.6")
def test_after_the_first_hiring_the_row_slides_right() -> None:
    s = new(2)
    row(s, "abbot-1", "abbot-2", "abbot-3", "acolyte-1", "acolyte-2")
    do(s, "take abbot-2", "take acolyte-1")
    assert s.folk_row[2:] == [FOLK["abbot-1"], FOLK["abbot-3"], FOLK["acolyte-2"]]


@pytest.mark.rule("PAL-1.3")
def test_supplies_never_run_out() -> None:
    s = turn(2)
    give(s, 1, "scout 18")
    give(s, 0, "labourer 2")
    put(s, 0, silver=4)
    do(s, "act develop", "workshop commission 1")
    assert workers(s, 0) == {"scout": 1}
    assert GAME.census(s)["worker-scout"] == 18


@pytest.mark.rule("PAL-1.3", "PAL-13.1")
def test_with_a_strict_supply_a_missing_colour_is_not_gained() -> None:
    s = turn(2, strict_supply=True)
    give(s, 1, "scout 18")
    give(s, 0, "labourer 3")
    put(s, 0, silver=4)
    assert "event-no-worker" in do(s, "act develop", "workshop commission 1")
    assert workers(s, 0) == {"labourer": 1}


@pytest.mark.rule("PAL-1.3")
def test_with_a_strict_supply_the_last_workers_are_gained_before_the_rest_is_missed() -> None:
    s = turn(2, strict_supply=True)
    row(s, None, None, None, None, "peddler-1")
    give(s, 1, "labourer 20")
    give(s, 0, "labourer")
    told = [event.message for event in tell(s, "act errand", "take peddler-1")]
    gained = say("event-gain", seat="seat:0", rewards=["icon-labourer-1"])
    assert told[-2:] == [gained, say("event-no-worker", seat="seat:0", worker="worker-labourer")]
    assert workers(s, 0) == {"labourer": 1}


@pytest.mark.rule("PAL-1.3", "PAL-7.1")
def test_with_a_strict_supply_a_criminal_not_gained_brings_no_suspicion() -> None:
    s = turn(2, round=3, strict_supply=True)
    favours(s, "gang")
    give(s, 1, "criminal 17")
    give(s, 0, "labourer")
    do(s, "favour gang")
    assert workers(s, 0) == {"criminal": 1} and suspicion(s, 0) == 1


@pytest.mark.rule("PAL-13.1")
def test_the_options_and_what_they_allow() -> None:
    assert {o.id: o.default for o in GAME.options} == {
        "level": "standard",
        "strict_supply": False,
        "paid_architects": False,
        "hunter_errands": False,
    }
    with pytest.raises(BadOption):
        GAME.new(1, 1, {"level": "brutal"})
    with pytest.raises(BadOption):
        GAME.new(2, 1, {"strict_supply": "yes"})


@pytest.mark.rule("PAL-14.1")
def test_what_is_ours_is_listed() -> None:
    ours = {(one.thing, value.id) for one in GAME.unprinted() if one.source == "ours" for value in one.values}
    assert ours == {
        ("piece-jar", "fact-needs"),
        ("piece-workshop", "fact-workers"),
        ("zone-jar-spaces", "fact-spaces"),
        ("card-suspicion", "fact-taxes"),
        ("townsfolk-squire", "fact-gain"),
        ("outsider-vigilante", "fact-attack"),
        ("outsider-barbarian", "fact-convert"),
        ("favour-attribute", "fact-cost"),
        ("zone-scheme-deck", "fact-schemes"),
    }


@pytest.mark.rule("PAL-6.7")
def test_spaces_by_number_of_people() -> None:
    from castellany.games.paladins.legal import OPEN_SPACES

    assert [len(OPEN_SPACES[people]) for people in (1, 2, 3, 4)] == [25, 25, 34, 40]
    assert len(SPACES) == 40 and len(ABSOLVE_SPACES) == 10


def test_a_new_game_begins_with_the_hiring() -> None:
    s = go(new(3))
    assert s.round == 0 and s.ask(s.waiting[0]).rule == "PAL-2.6"
