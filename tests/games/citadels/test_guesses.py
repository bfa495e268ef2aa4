"""Who may be what (CIT-2.8): the truth is always among the guesses, and each guess is true in some imagined world."""

from __future__ import annotations

import random
from typing import cast

import pytest

import castellany
from castellany.games.citadels import GAME
from castellany.games.citadels.guesses import certain, guesses
from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import walk
from tests.games.citadels.helpers import table


def moments(seats: int, seed: int, options: dict[str, object] | None = None) -> list[CitadelsState]:
    """Moments of a random game, a few in each round."""
    s = castellany.game("citadels").new(seats=seats, seed=seed, options=options or {})
    rng = random.Random(seed)
    found: list[CitadelsState] = []
    while s.waiting and len(found) < 40:
        seat = s.waiting[0]
        s.play(seat, rng.choice(s.choices(seat)))
        if rng.random() < 0.15:
            found.append(cast(CitadelsState, s.copy()))
    return found


def unseen(s: CitadelsState, player: int) -> set[int]:
    return {rank for rank in range(1, len(s.cast)) if s.holder[rank] == player and not (s.shown >> rank) & 1}


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_truth_is_among_the_guesses(seats: int) -> None:
    for s in moments(seats, seats):
        if not s.frames:
            continue
        for viewer in [*range(seats), None]:
            found = guesses(s, viewer)
            for player in range(seats):
                if player != viewer:
                    for rank in unseen(s, player):
                        assert (found[player] >> rank) & 1, (viewer, player, rank)


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_guess_is_made_in_some_world_and_no_world_has_another(seats: int) -> None:
    for s in moments(seats, 40 + seats)[:6]:
        if not s.frames:
            continue
        imagined = [0] * seats
        for seed in range(150):
            world = cast(CitadelsState, s.resample(0, seed))
            for player in range(1, seats):
                for rank in unseen(world, player):
                    imagined[player] |= 1 << rank
        assert imagined == guesses(s, 0)


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_is_certain_is_so_in_every_world_and_what_is_not_fails_in_one(seats: int) -> None:
    """A rank that only one player may have may lie aside all the same."""
    told = [0, 0]
    for s in moments(seats, 60 + seats)[:8]:
        if not s.frames:
            continue
        may_be = guesses(s, 0)
        sure = certain(s, 0, may_be)
        held = -1
        for seed in range(150):
            world = cast(CitadelsState, s.resample(0, seed))
            held &= sum(1 << rank for player in range(1, seats) for rank in unseen(world, player))
        alone = {rank for rank in range(1, len(s.cast)) if sum(mask >> rank & 1 for mask in may_be) == 1}
        assert {rank for rank in alone if sure >> rank & 1} == {rank for rank in alone if held >> rank & 1}
        assert not any(sure >> rank & 1 for rank in range(len(s.cast)) if rank not in alone)
        told[0] += len(alone)
        told[1] += sure.bit_count()
    assert told[0] > told[1] or seats > 3


@pytest.mark.rule("CIT-2.8")
def test_who_only_watches_is_certain_when_nothing_else_is_left() -> None:
    for seats in (2, 4, 7):
        for s in moments(seats, 80 + seats):
            may_be = guesses(s, None)
            hidden = [player for player in range(seats) if s.frames and unseen(s, player)]
            ranks = sum(1 << rank for player in hidden for rank in unseen(s, player))
            sure = certain(s, None, may_be)
            assert sure in (0, ranks) and (not sure or len(hidden) == 1)


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_is_told_to_lie_aside_nobody_has_in_any_world(seats: int) -> None:
    """Also where the viewer did not lay it there but can tell that nobody has it, once all have chosen."""
    told = 0
    for s in moments(seats, 100 + seats):
        if not s.frames or s.called == 0:
            continue
        held = 0
        for seed in range(60):
            world = cast(CitadelsState, s.resample(0, seed))
            held |= sum(1 << rank for rank in range(1, len(s.cast)) if world.holder[rank] != NOBODY)
        ranks = next(thing for thing in s.observe(0)["things"] if thing["id"] == "cast")["items"]
        laid = {one["facts"]["rank"] for one in ranks if one["kind"] == "card" and one["facts"]["laid"]}
        assert laid == {rank for rank in range(1, len(s.cast)) if not (held | s.face_up) >> rank & 1}
        told += len(laid)
    assert told


def test_what_nothing_has_changed_is_not_reckoned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's view is told after each choice; who may be what changes only as characters show themselves."""
    s = next(s for s in moments(5, 3) if s.called and any(guesses(s, 0)))
    seats = range(5)
    first = GAME.observe_all(s, seats)
    monkeypatch.setattr("castellany.games.citadels.guesses.can_fill", lambda *_masks: pytest.fail("reckoned again"))
    assert GAME.observe_all(s, seats) == first


def test_who_knows_as_much_of_a_player_sees_the_very_same() -> None:
    s = table(3, {"king": 0, "bishop": 1, "warlord": 2})
    s.shown = sum(1 << rank for rank in (4, 5, 8))
    views = [{each["id"]: each for each in view["things"]} for view in GAME.observe_all(s, (0, 1, 2, None))]
    assert views[0]["seat:1"] is views[2]["seat:1"] is views[3]["seat:1"]
    assert views[1]["seat:1"] is not views[0]["seat:1"], "one's own hand is one's own"


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_text_of_the_table_tells_of_guesses_what_the_board_draws(seats: int) -> None:
    """Up to three players below a character, up to four ranks on a mask: by name; more are a question mark."""
    told: set[str] = set()
    for s in moments(seats, 40 + seats):
        for viewer in (0, None):
            for node in walk(s.observe(viewer)["things"]):
                said = {note["id"]: note["args"] for note in node.get("notes", [])}
                told |= said.keys()
                if node["id"].startswith("rank:"):
                    drawn = node["facts"]
                    hidden = drawn["owner"] is None and not (drawn["face_up"] or drawn["silent"])
                    may_be = drawn["maybe"] if hidden and not (drawn["mine"] or drawn["laid"]) else []
                    named = said.get("note-surely" if drawn["certain"] else "note-perhaps", {}).get("seat", [])
                    assert named == ([f"seat:{seat}" for seat in may_be] if len(may_be) <= 3 else [])
                    assert ("note-anybody" in said) == (len(may_be) > 3)
                    assert ("note-yours" in said) == (drawn["mine"] and drawn["owner"] is None)
                    assert ("note-aside" in said) == (drawn["laid"] and not drawn["silent"] and not drawn["face_up"])
                elif node["kind"] == "seat":
                    ranks, masks = node["facts"]["maybe"], node["facts"]["unseen"]
                    some = "note-hides" if len(ranks) == masks else "note-hides-one-of"
                    names = [CHARACTER_NAMES[s.cast[rank]] for rank in ranks] if masks and len(ranks) <= 4 else []
                    assert said.get(some, {}).get("character", []) == names
    assert {"note-perhaps", "note-yours"} <= told and (seats < 6 or "note-anybody" in told)
