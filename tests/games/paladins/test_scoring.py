"""Points: the worked examples and every outsider."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.paladins.facts.icons import ABSOLVE
from castellany.games.paladins.facts.outsiders import CULTURES, OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.layout import AT_ERRANDS, ATTACKED, CONVERTED, OWN, OWNED
from castellany.games.paladins.scoring import winners
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import OUTSIDER, orders, paladin, parts, put, suspect, turn


def convert(s: PaladinsState, seat: int, *cards: str) -> None:
    for card in cards:
        s.outsider_at[OUTSIDER[card]] = CONVERTED + 2 * seat


def attack(s: PaladinsState, seat: int, culture: str, count: int) -> None:
    """Attacked outsiders of a culture that nobody has converted."""
    for number, card in enumerate(OUTSIDERS):
        if count and card.culture == CULTURES.index(culture) and s.outsider_at[number] <= 1:
            s.outsider_at[number] = ATTACKED + 2 * seat
            count -= 1


@pytest.mark.rule("PAL-11.1", "PAL-11.2", "PAL-11.3", "PAL-11.4", "PAL-11.11", "PAL-11.12", "PAL-8.1")
def test_sixty_six_points() -> None:
    s = turn(2, round=7)
    orders(s, "fortify", "attack", "commission")
    put(s, 0, strength=11, influence=10, faith=6, commission=6, fortify=6, garrison=4, absolve=4, develop=5)
    put(s, 0, paid=2, unpaid=1, silver=2, provisions=1)
    for wall in (2, 4, 0, 1, 13, 14):
        s.wall_at[wall] = OWNED
    convert(s, 0, "adventurer-v", "warrior-b", "warrior-s", "assassin-v")
    attack(s, 0, "saracen", 3)
    assert parts(s, 0) == {
        "part-order-1": 4,
        "part-order-3": 8,
        "part-strength": 16,
        "part-influence": 13,
        "part-faith": 6,
        "part-commission": 5,
        "part-fortify": 3,
        "part-walls": 3,
        "part-adventurer": 3,
        "part-warrior": 2,
        "part-assassin": 3,
        "part-paid": 2,
        "part-unpaid": -3,
        "part-resources": 1,
    }
    assert s.scores()[0].total == 66


def holds_much(s: PaladinsState, seat: int) -> None:
    """Something of everything that counts, for one seat."""
    put(s, seat, strength=11, influence=10, faith=8, commission=7, fortify=6, garrison=5, absolve=7, develop=7)
    put(s, seat, paid=3, unpaid=1, silver=4, provisions=2, attack=5, convert=2, recruit=4)
    for wall in (2, 4, 0, 1, 13, 14):
        s.wall_at[wall] = OWNED + seat
    suspect(s, seat, 2)
    convert(s, seat, "adventurer-v", "warrior-b", "champion-b", "mercenary-v", "mercenary-b", "traitor-v", "thief-v")
    attack(s, seat, "saracen", 3)


@pytest.mark.rule("PAL-11.1", "PAL-11.2", "PAL-11.3", "PAL-11.4", "PAL-11.5", "PAL-11.6", "PAL-11.11", "PAL-11.12")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_is_scored_by_its_own_things(seat: int) -> None:
    """Whatever seat 0 would get for it, each other seat gets, and the others get nothing of it."""
    first, other = turn(4, round=7), turn(4, round=7)
    for s in (first, other):
        orders(s, "fortify", "attack", "commission")
    bare = parts(other, seat)
    holds_much(first, 0)
    holds_much(other, seat)
    assert parts(other, seat) == {**parts(first, 0)} and parts(other, seat) != bare
    assert all(parts(other, rival) == bare for rival in range(4) if rival != seat)
    assert list(winners(other)) == [seat]


@pytest.mark.rule("PAL-11.13")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_among_equals_the_least_suspicion_wins_in_any_seat(seat: int) -> None:
    s = turn(4, round=7)
    for other in range(4):
        suspect(s, other, 1 if other == seat else 2)
    assert winners(s) == (seat,)


@pytest.mark.rule("PAL-11.7", "PAL-11.8", "PAL-11.9", "PAL-11.10")
def test_every_outsider_points_at_the_clause_that_counts_it() -> None:
    clauses = {}
    for card in OUTSIDERS:
        s = turn(2)
        convert(s, 0, card.id)
        name = f"part-{OUTSIDER_TYPES[card.type]}"
        clauses[OUTSIDER_TYPES[card.type]] = next(p.rule for p in s.scores()[0].parts if p.name == name)
    assert set(clauses.values()) == {"PAL-11.7", "PAL-11.8", "PAL-11.9", "PAL-11.10"}
    special = {"champion", "mercenary", "traitor", "thief", "protector"}
    assert {kind for kind, rule in clauses.items() if rule == "PAL-11.10"} == special


@pytest.mark.rule("PAL-8.1", "PAL-11.1")
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("name", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_t05_every_order_in_every_place(name: str, place: int) -> None:
    others = [other for other in ("commission", "fortify", "garrison", "absolve", "attack", "convert") if other != name]
    names = [*others[:place], name, *others[place:]]
    s = turn(2, round=7)
    orders(s, *names[:3])
    put(s, 0, **{name: 5})
    put(s, 1, **{name: 4})
    assert parts(s, 0)[f"part-order-{place + 1}"] == (4, 6, 8)[place]
    assert f"part-order-{place + 1}" not in parts(s, 1)
    put(s, 1, **{name: 5})
    assert parts(s, 1)[f"part-order-{place + 1}"] == (4, 6, 8)[place], "everybody who fulfils it scores"


@pytest.mark.rule("PAL-11.1")
def test_the_orders_head_every_score_fulfilled_or_not() -> None:
    s = turn(2, round=2)
    for score in s.scores():
        assert [part.name for part in score.parts[:3]] == ["part-order-1", "part-order-2", "part-strength"]
        assert score.parts[0].points == score.parts[1].points == 0


@pytest.mark.rule("PAL-11.10")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_t34_mercenaries(count: int, points: int) -> None:
    s = turn(2)
    convert(s, 0, *["mercenary-v", "mercenary-b", "mercenary-s1", "mercenary-s2"][:count])
    assert parts(s, 0)["part-mercenary"] == points


@pytest.mark.rule("PAL-11.10", "PAL-11.11")
@pytest.mark.parametrize(("traitors", "points"), [(0, -6), (1, -4), (2, -2)])
def test_t35_traitors_soften_unpaid_debts(traitors: int, points: int) -> None:
    s = turn(2)
    put(s, 0, unpaid=2)
    convert(s, 0, *["traitor-v", "traitor-b"][:traitors])
    found = parts(s, 0)
    assert found["part-unpaid"] + found.get("part-traitor", 0) == points


@pytest.mark.rule("PAL-11.10")
def test_t36_the_champion_counts_orders() -> None:
    s = turn(2, round=3)
    orders(s, "attack", "absolve", "convert")
    put(s, 0, attack=5, convert=6)
    convert(s, 0, "champion-b")
    assert parts(s, 0)["part-champion"] == 3


@pytest.mark.rule("PAL-11.12")
@pytest.mark.parametrize(("silver", "provisions", "points"), [(5, 3, 2), (2, 0, 0), (1, 2, 1), (9, 0, 3)])
def test_t37_resources_in_threes(silver: int, provisions: int, points: int) -> None:
    s = turn(2)
    put(s, 0, silver=silver, provisions=provisions)
    assert parts(s, 0).get("part-resources", 0) == points


def equal(seats: int = 2) -> PaladinsState:
    s = turn(seats, round=7)
    orders(s, "attack", "absolve", "convert")
    for seat in range(seats):
        put(s, seat, silver=0, provisions=0)
    return s


@pytest.mark.rule("PAL-11.13")
def test_t38_ties() -> None:
    s = equal()
    put(s, 0, attack=5)
    put(s, 1, faith=4, strength=2)
    assert [score.total for score in s.scores()] == [4, 4] and winners(s) == (0,)
    s = equal(3)
    suspect(s, 0, 2)
    suspect(s, 1, 1)
    suspect(s, 2, 1)
    assert winners(s) == (1, 2), "fewest suspicion cards, then shared"


@pytest.mark.rule("PAL-11.2")
def test_t39_the_tracks() -> None:
    table = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
    for marker, points in enumerate(table):
        s = turn(2)
        put(s, 0, faith=marker, strength=marker, influence=marker)
        paladin(s, 0, "roland")
        assert [parts(s, 0).get(f"part-{a}", 0) for a in ("faith", "strength", "influence")] == [points] * 3


@pytest.mark.rule("PAL-11.3", "PAL-11.4", "PAL-11.5", "PAL-11.6")
@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("commission", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("garrison", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("fortify", {4: 0, 5: 1, 6: 3, 7: 6}),
        ("absolve", {4: 0, 5: 1, 6: 3, 7: 6}),
        ("develop", {5: 0, 6: 1, 7: 3, 8: 6}),
    ],
)
def test_t40_counts(name: str, table: dict[int, int]) -> None:
    for count, points in table.items():
        s = turn(2)
        put(s, 0, **{name: count})
        assert parts(s, 0).get(f"part-{name}", 0) == points


@pytest.mark.rule("PAL-11.7")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("adventurer-v", "commission"),
        ("archer-b", "garrison"),
        ("guardian-v", "develop"),
        ("hunter-b", "recruit"),
        ("lookout-v", "fortify"),
        ("vigilante-v", "absolve"),
    ],
)
def test_one_point_for_every_two(card: str, name: str) -> None:
    for count in range(8):
        s = turn(2)
        put(s, 0, **{name: count})
        convert(s, 0, card)
        assert parts(s, 0).get(f"part-{card.split('-')[0]}", 0) == count // 2


@pytest.mark.rule("PAL-11.7", "PAL-13.1")
def test_the_hunter_and_errands() -> None:
    for counts, points in ((False, 1), (True, 3)):
        s = turn(2, hunter_errands=counts)
        put(s, 0, recruit=3)
        s.own[AT_ERRANDS] = 3
        convert(s, 0, "hunter-s")
        assert parts(s, 0)["part-hunter"] == points


@pytest.mark.rule("PAL-11.8")
@pytest.mark.parametrize(
    ("card", "name"), [("armourer-v", "strength"), ("marauder-s", "influence"), ("warrior-b", "faith")]
)
def test_one_point_for_every_four_of_a_marker(card: str, name: str) -> None:
    for marker in (3, 4, 7, 8, 12):
        s = turn(2)
        put(s, 0, **{name: marker})
        convert(s, 0, card)
        assert parts(s, 0).get(f"part-{card.split('-')[0]}", 0) == marker // 4


@pytest.mark.rule("PAL-11.9")
@pytest.mark.parametrize(
    ("card", "culture"), [("assassin-v", "saracen"), ("barbarian-s", "byzantine"), ("invader-b", "viking")]
)
def test_one_point_for_each_attacked(card: str, culture: str) -> None:
    s = turn(2)
    convert(s, 0, card)
    attack(s, 0, culture, 3)
    attack(s, 1, culture, 2)
    for other in CULTURES:
        if other != culture:
            attack(s, 0, other, 1)
    assert parts(s, 0)[f"part-{card.split('-')[0]}"] == 3


@pytest.mark.rule("PAL-11.10")
def test_protector_and_thief() -> None:
    s = turn(2)
    put(s, 0, paid=3)
    suspect(s, 0, 4)
    convert(s, 0, "protector-v", "thief-b")
    assert parts(s, 0)["part-protector"] == 3 and parts(s, 0)["part-thief"] == 4


def test_every_type_of_outsider_has_a_part() -> None:
    for number, kind in enumerate(OUTSIDER_TYPES):
        s = turn(2)
        card = next(card for card in OUTSIDERS if card.type == number)
        convert(s, 0, card.id)
        names = [part.name for part in s.scores()[0].parts]
        assert f"part-{kind}" in names


@pytest.mark.rule("PAL-11.11")
def test_suspicion_by_itself_costs_nothing() -> None:
    s = turn(2)
    before = s.scores()[0].total
    suspect(s, 0, 5)
    assert s.scores()[0].total == before


@pytest.mark.rule("PAL-12.24", "PAL-11.7")
@pytest.mark.parametrize("markers", [(12, 11, 10), (12, 10, 11), (12, 12, 8), (12, 8, 12)])
def test_seventy_six_points_of_the_opponent(markers: tuple[int, int, int]) -> None:
    s = turn(1, round=7)
    orders(s, "absolve", "commission", "garrison")
    strength, influence, faith = markers
    row = {"strength": strength, "influence": influence, "faith": faith}
    put(s, 1, commission=6, garrison=5, fortify=2, paid=1, unpaid=2, attack=2, convert=6, **row)
    s.board[28:] = [0] * 28
    for action in range(6):
        s.board[28 + 10 + action * 3] = 7
    convert(s, 1, "armourer-v", "lookout-v", "guardian-b", "protector-s", "invader-b", "hunter-b")
    attack(s, 1, "viking", 2)
    found: dict[str, Any] = parts(s, 1)
    assert found.pop("part-strength") + found.pop("part-influence") + found.pop("part-faith") == 49
    assert found == {
        "part-order-2": 6,
        "part-order-3": 8,
        "part-commission": 5,
        "part-garrison": 2,
        "part-armourer": 3,
        "part-lookout": 1,
        "part-guardian": 3,
        "part-protector": 1,
        "part-invader": 2,
        "part-hunter": 1,
        "part-paid": 1,
        "part-unpaid": -6,
    }
    assert s.scores()[1].total == 76


@pytest.mark.rule("PAL-12.24")
def test_the_opponent_scores_neither_workshops_nor_resources() -> None:
    s = turn(1)
    names = {part.name for part in s.scores()[1].parts}
    assert not names & {"part-develop", "part-resources"}
    assert s.own[OWN + 8 + ABSOLVE] == 0
