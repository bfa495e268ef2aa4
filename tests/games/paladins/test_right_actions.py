"""Commission, Fortify, Garrison, Absolve, Attack and Convert."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.board import LIMIT, NEEDS, REWARDS, SLOTS
from castellany.games.paladins.facts.decks import WALLS
from castellany.games.paladins.facts.icons import ANY, FORTIFY, INFLUENCE, MERCHANT, SCOUT, STRENGTH
from castellany.games.paladins.layout import AT_JARS, ATTACKED, CONVERTED, WORKSHOP
from castellany.games.paladins.prices import price
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import walk
from tests.games.paladins.helpers import (
    OUTSIDER,
    can,
    do,
    get,
    give,
    go,
    outsiders,
    own,
    paladin,
    put,
    suspect,
    suspicion,
    turn,
    why,
    workers,
)


def top_wall(s: PaladinsState, number: int) -> None:
    """Wall `wall-17` is number 17."""
    s.wall_deck.remove(number - 1)
    s.wall_deck.append(number - 1)


@pytest.mark.rule("PAL-6.2", "PAL-4.1")
def test_t09_the_slots_of_fortify() -> None:
    assert SLOTS[FORTIFY] == (MERCHANT, ANY, SCOUT)
    assert NEEDS[FORTIFY - 6] == INFLUENCE and REWARDS[FORTIFY - 6] == STRENGTH


@pytest.mark.rule("PAL-6.1", "PAL-4.4")
def test_t18_a_monk_to_the_second_region() -> None:
    s = turn(2)
    paladin(s, 0, "anseis")
    put(s, 0, faith=2, influence=1, provisions=1)
    s.board[10] = WORKSHOP
    give(s, 0, "labourer cleric")
    do(s, "act commission")
    offered = can(s)
    assert "settle r2c" in offered and not any(space.startswith("settle r3") for space in offered)
    assert why(s, "settle r3a") == ("no-attribute", {"attribute": "attribute-faith", "need": 4, "have": 3}, "PAL-6.1")
    do(s, "settle r2c")
    assert get(s, 0, "provisions") == 0 and workers(s, 0) == {"scout": 1}
    assert get(s, 0, "influence") == 2 and get(s, 0, "commission") == 1


@pytest.mark.rule("PAL-6.2", "PAL-9.1", "PAL-4.4")
def test_t19_the_fourth_wall_with_anseis() -> None:
    s = turn(2)
    paladin(s, 0, "anseis")
    put(s, 0, influence=2, provisions=0, fortify=3)
    top_wall(s, 17)
    give(s, 0, "merchant labourer scout")
    do(s, "act fortify")
    assert get(s, 0, "strength") == 1 and workers(s, 0) == {"labourer": 1, "fighter": 1}
    assert get(s, 0, "provisions") == 0 and get(s, 0, "fortify") == 4
    s.board[13:16] = [0, 0, 0]
    give(s, 0, "merchant scout")
    assert why(s, "act fortify")[1] == {"attribute": "attribute-influence", "need": 7, "have": 5}
    paladin(s, 0, "roland")
    put(s, 0, influence=7)
    assert why(s, "act fortify") == ("no-provisions", {"need": 2, "have": 0}, "PAL-6.2")


@pytest.mark.rule("PAL-6.3", "PAL-5.9")
def test_t20_an_outpost_to_the_third_region() -> None:
    s = turn(2)
    put(s, 0, strength=5, provisions=1, garrison=1)
    give(s, 0, "merchant labourer fighter scout")
    do(s, "act garrison", "place labourer", "settle r3d")
    assert can(s) == {"clear garrison"}, "a prayer may clear the action that gave it"
    do(s, "clear garrison")
    assert get(s, 0, "provisions") == 0 and get(s, 0, "faith") == 1 and get(s, 0, "garrison") == 2
    give(s, 0, "merchant fighter")
    put(s, 0, provisions=1)
    assert "act garrison" in can(s)


@pytest.mark.rule("PAL-6.4", "PAL-7.8", "PAL-7.9")
def test_t21_a_jar_on_a_pay_debt_space() -> None:
    s = turn(2)
    put(s, 0, silver=1, unpaid=1)
    suspect(s, 0, 1)
    give(s, 0, "cleric labourer merchant scout")
    do(s, "act absolve", "place labourer", "jar 1")
    assert get(s, 0, "silver") == 0 and get(s, 0, "unpaid") == 0 and get(s, 0, "paid") == 1
    assert suspicion(s, 0) == 0 and get(s, 0, "faith") == 1


@pytest.mark.rule("PAL-6.4")
def test_each_absolution_space_holds_one_jar_and_useless_ones_may_be_chosen() -> None:
    s = turn(2)
    put(s, 0, silver=1)
    give(s, 0, "cleric labourer merchant scout")
    do(s, "act absolve", "place labourer")
    assert can(s) == {f"jar {i}" for i in range(1, 11)}, "more spaces than jars"
    assert why(s, "jar 12") == ("no-not-now", {}, "PAL-6.4")
    assert "event-no-debt" in do(s, "jar 2")
    assert s.own[AT_JARS] == 0b10
    s.board[19:22] = [0, 0, 0]
    give(s, 0, "cleric merchant labourer")
    put(s, 0, silver=2, influence=1)
    do(s, "act absolve", "place scout")
    assert "jar 2" not in can(s) and why(s, "jar 2") == ("no-space-taken", {}, "PAL-6.4")


@pytest.mark.rule("PAL-6.4")
def test_the_rewards_of_the_absolution_spaces() -> None:
    got = {}
    for space in range(1, 11):
        s = turn(2)
        put(s, 0, silver=1, unpaid=1)
        suspect(s, 0, 3)
        give(s, 0, "cleric labourer merchant")
        do(s, "act absolve", f"jar {space}")
        asked = s.ask(s.waiting[0]).rule if s.waiting and s.round == 1 else ""
        got[space] = (get(s, 0, "paid"), get(s, 0, "faith"), workers(s, 0), asked)
        assert suspicion(s, 0) == (1 if space in (9, 10) else 2)
        assert get(s, 0, "provisions") == (3 if space == 8 else 1)
    assert got[1][:2] == got[2][:2] == (1, 1)
    assert got[3][3] == "PAL-5.7" and got[5][3] == got[6][3] == "PAL-5.9"
    assert got[4][1] == 2
    assert got[7][2] == {"labourer": 1}


@pytest.mark.rule("PAL-14.2")
def test_version_one_has_the_seven_absolution_spaces_it_had() -> None:
    got = {}
    for space in range(1, 8):
        s = turn(2)
        s.rules = 1
        put(s, 0, silver=1)
        give(s, 0, "cleric labourer merchant")
        do(s, "act absolve")
        assert can(s) == {f"jar {i}" for i in range(1, 8)}
        do(s, f"jar {space}")
        got[space] = (get(s, 0, "silver"), workers(s, 0))
    assert got[6][1] == {"labourer": 2} and got[7][0] == 2


@pytest.mark.rule("PAL-7.10", "PAL-6.4")
@pytest.mark.parametrize(("answer", "left"), [("drop", 1), ("decline", 2)])
def test_absolve_allows_to_discard_suspicion_that_a_thief_scores(answer: str, left: int) -> None:
    s = turn(2)
    s.outsider_at[OUTSIDER["thief-b"]] = CONVERTED
    suspect(s, 0, 2)
    put(s, 0, silver=1)
    give(s, 0, "cleric labourer merchant")
    do(s, "act absolve", "jar 7")
    assert s.ask(0).rule == "PAL-7.10" and can(s) == {"drop", "decline"}
    assert workers(s, 0) == {}, "the reward of the space comes after it"
    do(s, answer)
    assert suspicion(s, 0) == left and workers(s, 0) == {"labourer": 1}


@pytest.mark.rule("PAL-7.10")
def test_without_a_thief_or_without_suspicion_absolve_asks_nothing() -> None:
    for thief, cards, rules in ((False, 2, 2), (True, 0, 2), (True, 2, 1)):
        s = turn(2)
        s.rules = rules
        if thief:
            s.outsider_at[OUTSIDER["thief-b"]] = CONVERTED
        suspect(s, 0, cards)
        put(s, 0, silver=1)
        give(s, 0, "cleric labourer merchant")
        do(s, "act absolve", "jar 1")
        assert suspicion(s, 0) == max(0, cards - 1)


@pytest.mark.rule("PAL-6.5")
def test_t22_attacking_the_mercenary_with_silver() -> None:
    s = turn(2)
    outsiders(s, None, None, None, "mercenary-v", None, None)
    put(s, 0, strength=5, silver=1)
    give(s, 0, "scout labourer fighter")
    do(s, "act attack", "face mercenary-v")
    assert get(s, 0, "silver") == 0 and get(s, 0, "influence") == 1 and workers(s, 0) == {"labourer": 2}
    assert s.outsider_at[OUTSIDER["mercenary-v"]] == ATTACKED and get(s, 0, "strength") == 5


@pytest.mark.rule("PAL-6.5")
@pytest.mark.parametrize(("strength", "costs"), [(0, [1, 2, 3, 4, 5, 6]), (5, [0, 0, 0, 1, 2, 3]), (12, [0] * 6)])
def test_silver_for_missing_strength(strength: int, costs: list[int]) -> None:
    from castellany.games.paladins.prices import attack_price

    s = turn(2)
    put(s, 0, strength=strength, silver=2)
    assert [attack_price(s, 0, i) for i in range(6)] == costs
    give(s, 0, "scout labourer fighter")
    do(s, "act attack")
    assert len(can(s)) == sum(cost <= 2 for cost in costs)
    if strength == 0:
        far = GAME.text(GAME.parse(f"face {next(c for c, i in OUTSIDER.items() if i == s.outsider_row[5])}"))
        assert why(s, far) == ("no-silver", {"need": 6, "have": 2}, "PAL-6.5")


@pytest.mark.rule("PAL-6.5", "PAL-15.1")
def test_an_empty_place_in_the_row_costs_like_a_card() -> None:
    """Strength 5 reaches the third place; the fourth is empty, and the fifth costs 2 all the same."""
    s = turn(2)
    outsiders(s, "archer-b", None, None, None, "mercenary-v", None)
    put(s, 0, strength=5, silver=1)
    give(s, 0, "scout labourer fighter 2")
    do(s, "act attack", "place labourer")
    assert can(s) == {"face archer-b"}
    assert why(s, "face mercenary-v") == ("no-silver", {"need": 2, "have": 1}, "PAL-6.5")


@pytest.mark.rule("PAL-6.6", "PAL-4.4")
def test_t23_converting_the_assassin() -> None:
    s = turn(2)
    outsiders(s, None, "assassin-v", None, None, None, None)
    paladin(s, 0, "engelier")
    put(s, 0, faith=3, silver=2, convert=2)
    give(s, 0, "fighter labourer cleric")
    do(s, "act convert", "face assassin-v")
    assert get(s, 0, "silver") == 0 and get(s, 0, "strength") == 2
    assert s.outsider_at[OUTSIDER["assassin-v"]] == CONVERTED


@pytest.mark.rule("PAL-6.6")
def test_only_outsiders_within_faith_can_be_converted() -> None:
    s = turn(2)
    outsiders(s, None, "assassin-v", "thief-v", None, None, None)
    give(s, 0, "fighter labourer cleric")
    assert why(s, "act convert")[1] == {"attribute": "attribute-faith", "need": 2, "have": 0}
    put(s, 0, faith=2)
    do(s, "act convert")
    assert can(s) == {"face assassin-v"}
    assert why(s, "face thief-v")[1] == {"attribute": "attribute-faith", "need": 4, "have": 2}
    assert why(s, "face thief-b")[0] == "no-card-here"


@pytest.mark.rule("PAL-4.5", "PAL-6.1", "PAL-6.2", "PAL-6.3")
def test_t24_provisions_by_number() -> None:
    s = turn(2)
    for action, name in ((6, "commission"), (7, "fortify"), (8, "garrison")):
        costs = []
        for done in range(LIMIT):
            put(s, 0, **{name: done})
            costs.append(price(s, 0, action))
        assert costs == [1, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("PAL-4.5", "PAL-6.4", "PAL-6.6")
def test_t25_silver_by_number() -> None:
    s = turn(2)
    costs: dict[str, list[int]] = {"absolve": [], "convert": []}
    for done in range(LIMIT):
        put(s, 0, absolve=done, convert=done)
        costs["absolve"].append(price(s, 0, 9))
        costs["convert"].append(price(s, 0, 11))
    assert costs == {"absolve": [1, 2, 2, 2, 3, 3, 3], "convert": [0, 1, 2, 2, 2, 3, 3]}


@pytest.mark.rule("PAL-4.5")
@pytest.mark.parametrize("name", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_eighth_time_is_refused(name: str) -> None:
    s = turn(2)
    give(s, 0, "scout 3 merchant 3 fighter 3 cleric 3")
    put(s, 0, faith=12, strength=12, influence=12, silver=9, provisions=9, **{name: 7})
    assert why(s, f"act {name}") == ("no-used-up", {"action": f"action-{name}"}, "PAL-4.5")
    put(s, 0, **{name: 6})
    assert f"act {name}" in can(s)


@pytest.mark.rule("PAL-4.5")
@pytest.mark.parametrize("name", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_table_shows_an_action_that_is_used_up(name: str) -> None:
    """After the seventh time there is no next price and no next requirement, and everybody still sees the table."""
    s = turn(2)
    give(s, 0, "labourer")
    put(s, 0, **{name: 7})
    go(s)
    for viewer in (0, 1, None):
        nodes = walk(s.observe(viewer)["things"])
        notes = next(node["notes"] for node in nodes if node["id"] == f"seat:0/action:{name}")
        assert [note["id"] for note in notes] == ["note-slots", "note-done", "note-used-up"]


@pytest.mark.rule("PAL-6.4", "PAL-9.1")
@pytest.mark.parametrize(("name", "price"), [("anseis", (("res-silver", 2),)), ("ivoire", ())])
def test_the_price_of_absolve_stands_with_its_spaces(name: str, price: tuple[tuple[str, int], ...]) -> None:
    s = turn(2)
    paladin(s, 0, name)
    give(s, 0, "cleric labourer merchant")
    put(s, 0, silver=2, influence=1, absolve=1)
    do(s, "act absolve")
    assert {option.price for option in s.ask(0).options} == {price}


@pytest.mark.rule("PAL-4.5")
def test_attacks_are_not_limited() -> None:
    s = turn(2)
    give(s, 0, "scout 3 fighter 3")
    put(s, 0, strength=12, attack=9)
    assert "act attack" in can(s)


@pytest.mark.rule("PAL-6.2", "PAL-6.4")
@pytest.mark.parametrize("name", ["fortify", "absolve"])
def test_t26_influence_by_number(name: str) -> None:
    for done, need in enumerate((0, 1, 3, 5, 7, 9, 11)):
        s = turn(2)
        give(s, 0, "cleric merchant 2 scout labourer")
        put(s, 0, silver=9, provisions=9, influence=need, **{name: done})
        assert f"act {name}" in can(s)
        if need:
            put(s, 0, influence=need - 1)
            message, args, _rule = why(s, f"act {name}")
            assert message == "no-attribute" and args["need"] == need


@pytest.mark.rule("PAL-6.1", "PAL-6.7")
def test_a_space_holds_one_piece_of_whomever() -> None:
    s = turn(2)
    give(s, 0, "scout labourer cleric")
    s.spaces[0] = 2  # a monk of seat 1
    do(s, "act commission")
    assert can(s) == {"settle r1b"}
    assert why(s, "settle r1a") == ("no-space-taken", {}, "PAL-6.7")
    assert why(s, "settle r1c") == ("no-people", {"people": 3}, "PAL-6.7")
    assert why(s, "settle r1d") == ("no-people", {"people": 4}, "PAL-6.7")


@pytest.mark.rule("PAL-6.1", "PAL-6.3")
def test_without_a_free_space_within_reach_the_action_is_refused() -> None:
    s = turn(2)
    give(s, 0, "scout labourer cleric merchant fighter")
    assert why(s, "act garrison") == ("no-space", {"attribute": "attribute-strength", "have": 0}, "PAL-6.3")
    s.spaces[0] = s.spaces[1] = 2
    assert why(s, "act commission") == ("no-space", {"attribute": "attribute-faith", "have": 0}, "PAL-6.1")


@pytest.mark.rule("PAL-6.2")
def test_with_the_wall_deck_empty_fortify_is_refused() -> None:
    s = turn(2)
    give(s, 0, "merchant labourer scout")
    s.wall_deck = []
    assert why(s, "act fortify") == ("no-walls", {}, "PAL-6.2")


@pytest.mark.rule("PAL-4.4")
def test_a_marker_stops_at_twelve() -> None:
    s = turn(2)
    put(s, 0, strength=12)
    top_wall(s, 1)
    give(s, 0, "merchant labourer scout")
    do(s, "act fortify")
    assert get(s, 0, "strength") == 12


WALL_GAINS = {
    1: ({"strength": 2}, {}),
    3: ({"strength": 1}, {"labourer": 1}),
    5: ({"strength": 1}, {}),
    14: ({"strength": 1}, {"labourer": 3}),
    15: ({"strength": 1}, {"labourer": 2}),
    16: ({"strength": 1}, {"labourer": 1, "merchant": 1}),
    17: ({"strength": 1}, {"labourer": 1, "fighter": 1}),
    18: ({"strength": 1}, {"labourer": 1, "scout": 1}),
    19: ({"strength": 1}, {"labourer": 1, "cleric": 1}),
    20: ({"strength": 1}, {"scout": 1}),
    21: ({"strength": 1}, {"merchant": 1}),
    22: ({"strength": 1}, {"fighter": 1}),
    23: ({"strength": 1}, {"cleric": 1}),
    24: ({"strength": 1}, {"scout": 1, "merchant": 1}),
}


@pytest.mark.rule("PAL-6.2")
@pytest.mark.parametrize("number", sorted(WALL_GAINS))
def test_walls_give_what_they_show(number: int) -> None:
    values, gained = WALL_GAINS[number]
    s = turn(2)
    top_wall(s, number)
    give(s, 0, "merchant labourer scout")
    give(s, 1, "labourer")
    do(s, "act fortify")
    assert {name: get(s, 0, name) for name in values} == values and workers(s, 0) == gained


@pytest.mark.rule("PAL-6.8")
@pytest.mark.parametrize("number", [7, 8, 9, 10, 11, 12, 13])
@pytest.mark.parametrize("pick", [1, 2])
def test_walls_with_a_choice(number: int, pick: int) -> None:
    s = turn(2)
    top_wall(s, number)
    put(s, 0, unpaid=1)
    suspect(s, 0, 1)
    give(s, 0, "merchant labourer scout")
    do(s, "act fortify", f"pick {pick}")
    assert get(s, 0, "strength") == 1
    assert get(s, 0, "silver") == (5 if pick == 2 else 3)
    helped = get(s, 0, "paid") if number <= 9 else 1 - suspicion(s, 0)
    assert helped == (1 if pick == 1 else 0)


@pytest.mark.rule("PAL-6.8")
def test_a_choice_without_effect_may_be_taken() -> None:
    s = turn(2)
    top_wall(s, 7)
    give(s, 0, "merchant labourer scout")
    do(s, "act fortify")
    assert can(s) == {"pick 1", "pick 2"}
    assert "event-no-debt" in do(s, "pick 1")


def test_every_wall_is_covered() -> None:
    twins = {2: 1, 4: 3, 6: 5}
    for number, wall in enumerate(WALLS, 1):
        assert number in WALL_GAINS or wall.either or WALLS[twins[number] - 1].gain == wall.gain


@pytest.mark.rule("PAL-4.6")
def test_the_order_of_rewards_of_one_action() -> None:
    s = turn(2)
    outsiders(s, "thief-v", None, None, None, None, None)
    own(s, 0, "defender-1", "defender-2")
    paladin(s, 0, "engelier")
    put(s, 0, strength=3)
    give(s, 0, "scout labourer fighter")
    events = do(s, "act attack", "face thief-v")
    order = [e for e in events if e in ("event-attack", "event-tax", "event-townsfolk", "event-paladin-pays")]
    assert order == ["event-attack", "event-tax", "event-townsfolk", "event-townsfolk", "event-paladin-pays"]
    assert get(s, 0, "silver") == 3 + 2 + 2
