"""Who knows what."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.kinds import BEGIN_ROUND
from castellany.games.paladins.sight.judged import free_regions
from castellany.games.paladins.sight.kept import built, seat_and_score
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, walk
from tests.games.paladins.helpers import PALADIN, can, do, go, new


def begin(s: PaladinsState, round: int) -> PaladinsState:
    s.sealed = []
    s.round = round - 1
    s.frames = [Frame(BEGIN_ROUND)]
    return go(s)


def find(s: PaladinsState, seat: int | None, id: str) -> dict[str, Any]:
    return next(node for node in walk(s.observe(seat)["things"]) if node["id"] == id)


@pytest.mark.rule("PAL-3.4")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    s = begin(new(2), 1)
    assert len(find(s, 0, "seat:0/hand")["items"]) == 3
    for viewer in (1, None):
        assert "items" not in find(s, viewer, "seat:0/hand") and find(s, viewer, "seat:0/hand")["value"] == 3


@pytest.mark.rule("PAL-3.4")
def test_the_owner_remembers_top_and_bottom() -> None:
    s = begin(new(2), 1)
    for seat in (0, 1):
        s.play(seat, s.choices(seat)[0])
    mine = [item["name"]["id"] for item in find(s, 0, "seat:0/paladins")["items"]]
    deck = [name for number in s.paladins[:11] for name, i in PALADIN.items() if i == number]
    assert mine == [f"paladin-{deck[-1]}", f"paladin-{deck[0]}"]
    assert "items" not in find(s, 1, "seat:0/paladins")


@pytest.mark.rule("PAL-3.5")
def test_a_chosen_paladin_is_hidden_until_it_is_turned_up() -> None:
    s = begin(new(2), 1)
    first = s.first
    other = 1 - first
    for seat in (0, 1):
        s.play(seat, s.choices(seat)[0])
    assert find(s, other, f"seat:{first}/paladin")["items"], "the first player's is open"
    assert not find(s, first, f"seat:{other}/paladin")["items"]
    assert find(s, other, f"seat:{other}/paladin")["items"], "the owner knows"
    do(s, min(can(s)))
    assert find(s, first, f"seat:{other}/paladin")["items"]


def test_resampled_worlds_differ_where_nobody_can_see() -> None:
    s = begin(new(3), 2)
    worlds = [s.resample(0, seed) for seed in range(20)]
    assert len({json.dumps(world.dump()) for world in worlds}) > 15
    for world in worlds:
        assert isinstance(world, PaladinsState)
        assert world.paladins[9:12] == s.paladins[9:12]
        assert world.kings[:2] == s.kings[:2] and sorted(world.kings[:6]) == list(range(6))
        assert world.observe(0) == s.observe(0)
        assert GAME.census(world) == GAME.census(s)
    assert len({tuple(world.paladins[21:24]) for world in worlds if isinstance(world, PaladinsState)}) > 5


@pytest.mark.rule("PAL-3.4")
def test_what_went_on_top_and_under_is_the_same_in_every_imagined_world() -> None:
    s = new(2)
    for round in range(1, 5):
        s = begin(s, round)
        hands = [s.resample(0, seed) for seed in range(6)]
        for seat in (0, 1):
            s.play(seat, s.choices(seat)[0])
        count = 12 - round
        worlds = hands + [s.resample(0, seed) for seed in range(6)]
        for number, world in enumerate(worlds):
            assert isinstance(world, PaladinsState)
            if number < 6:
                assert world.paladins[: round - 1] == s.paladins[1:round], "put under in the rounds before"
            else:
                assert (
                    world.paladins[:round] == s.paladins[:round] and world.paladins[count - 1] == s.paladins[count - 1]
                )
        later = [tuple(world.paladins[round : count - 1]) for world in worlds[6:] if isinstance(world, PaladinsState)]
        assert len(set(later)) > 1, "the cards between are not known"


def test_all_is_known_of_the_own_deck_in_the_last_round() -> None:
    s = new(2)
    for round in range(1, 8):
        s = begin(s, round)
        for seat in (0, 1):
            s.play(seat, s.choices(seat)[0])
    for seed in range(5):
        world = s.resample(0, seed)
        assert isinstance(world, PaladinsState) and world.paladins[:12] == s.paladins[:12]


@pytest.mark.rule("PAL-3.10")
def test_the_taverns_of_past_rounds_lie_face_up() -> None:
    s = new(2)
    s.tavern_discard = [s.tavern_deck.pop() for _i in range(3)]
    pile = find(s, 1, "tavern-discard")
    assert pile["value"] == 3
    assert [item["id"] for item in pile["items"]] == [f"tavern:{TAVERNS[card].id}" for card in s.tavern_discard]
    assert all(len(item["facts"]["workers"]) == 4 for item in pile["items"])


def test_a_spectator_and_the_opponent_see_no_hand() -> None:
    s = begin(new(1), 1)
    for viewer in (None, 1):
        assert "items" not in find(s, viewer, "seat:0/hand")
    names = [node["name"]["id"] for node in s.observe(0)["things"] if node["kind"] == "seat"]
    assert names == ["seat-name", "opponent"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_kept_between_two_looks_is_what_would_be_built_anew(seats: int) -> None:
    s = new(seats, 12)
    chance = random.Random(seats)
    kept = 0
    while s.waiting:
        free = free_regions(s)
        for one in range(s.seats):
            for mine in (True, False):
                anew = built(s, one, mine, free)
                assert seat_and_score(s, one, mine, free) == anew
                kept += seat_and_score(s, one, mine, free)[0] is seat_and_score(s, one, mine, free)[0]
        seat = s.waiting[0]
        s.play(seat, chance.choice(s.choices(seat)))
    assert kept > 100
    assert [score.json() for score in s.scores()] == s.observe(None)["scores"]


@pytest.mark.rule("PAL-3.5")
def test_everybody_sees_who_took_which_tavern() -> None:
    s = begin(new(3), 1)
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    taken: dict[str, int] = {}
    for _seat in range(3):
        seat = s.waiting[0]
        option = s.ask(seat).options[1]
        taken[option.targets[0]] = seat
        s.play(seat, option.choice)
    for viewer in (0, 2, None):
        shown = {card["id"]: card["facts"]["by"] for card in find(s, viewer, "taverns")["items"]}
        assert {card: by for card, by in shown.items() if by >= 0} == taken and len(shown) == 4
