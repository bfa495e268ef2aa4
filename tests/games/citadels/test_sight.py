"""Who may know what: worlds a seat can imagine, and what it is shown (CIT-2.8, CIT-3.3)."""

from __future__ import annotations

import random

import pytest

from castellany.games.citadels import GAME, kinds
from castellany.games.citadels.layout import DRAFT_ROW, NOBODY, PICKED
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import dealt, imagine, play, table, texts


def somewhere(seats: int, seed: int, rounds: int = 2, nine: bool = True) -> CitadelsState:
    """A random moment in the calls of a later round."""
    dice = random.Random(seed)
    s = GAME.new(seats, seed, {"cast": "random", "rank9_with_4_to_7": nine})
    assert isinstance(s, CitadelsState)
    while s.waiting and (s.round < rounds or s.called < dice.randint(2, 6)):
        s.apply(s.waiting[0], dice.choice(s.choices(s.waiting[0])))
    return s


@pytest.mark.rule("CIT-2.8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_imagined_world_fits_what_the_seat_saw(seats: int) -> None:
    for seed in range(6):
        s = somewhere(seats, seed)
        assert s.waiting
        for seat in range(seats):
            world = imagine(s, seat, seed)
            assert world.observe(seat) == s.observe(seat)
            row = seat * DRAFT_ROW
            assert world.draft[row : row + DRAFT_ROW] == s.draft[row : row + DRAFT_ROW]
            assert sorted(world.holder) == sorted(s.holder), "everybody holds as many as before"
            for rank in range(1, len(s.cast)):
                if (s.shown >> rank) & 1:
                    assert world.holder[rank] == s.holder[rank]
                elif rank <= s.called and rank != s.killed:
                    assert world.holder[rank] == NOBODY
            for other in range(seats):
                again = imagine(world, other, seed + 1)
                assert again.observe(other) == world.observe(other), "an imagined world is a whole world"


@pytest.mark.rule("CIT-2.8")
def test_the_picks_of_others_stay_open() -> None:
    """The first of six has seen seven of eight cards: each other pick may be any of the six passed on."""
    s = dealt(6, "thief")
    play(s, "pick assassin", "pick warlord", "pick king", "pick bishop", "pick magician")
    assert s.waiting == (5,)
    worlds = [imagine(s, 0, seed) for seed in range(200)]
    assert {world.draft[1 * DRAFT_ROW + PICKED] for world in worlds} == {3, 4, 5, 6, 7, 8}
    assert {world.down for world in worlds} == {2}, "the one card the first has not seen"


@pytest.mark.rule("CIT-2.8")
def test_the_last_picker_does_not_know_the_card_laid_face_down() -> None:
    s = GAME.new(5, 8, {"first_crown": "first_seat"})
    assert isinstance(s, CitadelsState)
    for _i in range(4):
        play(s, texts(s)[0])
    assert s.waiting == (4,)
    assert len({imagine(s, 4, seed).down for seed in range(100)}) == 5, "it, or one of the four picked before"


@pytest.mark.rule("CIT-1.10")
def test_hands_and_the_deck_are_dealt_anew_and_nothing_is_lost() -> None:
    s = somewhere(5, 12)
    for seed in range(10):
        world = imagine(s, 2, seed)
        assert world.hands[2] == s.hands[2]
        assert [len(h) for h in world.hands] == [len(h) for h in s.hands]
        assert GAME.census(world) == GAME.census(s)
        assert world.cities == s.cities


@pytest.mark.rule("CIT-3.3")
@pytest.mark.parametrize(("down", "picked"), [("architect", "king"), ("king", "architect")])
def test_nobody_can_tell_a_killed_character_from_an_absent_one(down: str, picked: str) -> None:
    """The King is killed; the last picker saw neither King nor Architect and imagines either as laid aside."""
    s = dealt(5, down, "merchant")
    play(s, "pick assassin", f"pick {picked}", "pick bishop", "pick thief", "pick warlord")
    play(s, "kill king", "take_gold", "end_turn", "take_gold", "end_turn")
    assert s.waiting == (2,) and s.called == 5
    worlds = [imagine(s, 4, seed) for seed in range(60)]
    assert {world.holder[4] == NOBODY for world in worlds} == {True, False}
    assert all(world.observe(4) == s.observe(4) for world in worlds)
    row = next(t for t in s.observe(4)["things"] if t["id"] == "cast")["items"][3]
    assert row["facts"]["silent"] and row["facts"]["owner"] is None


@pytest.mark.rule("CIT-2.8", "CIT-5.10", "CIT-6.5")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_secret_in_any_view(seats: int) -> None:
    """T-73: in the views of others and of spectators no hidden card, character or marker has a name."""
    dice = random.Random(seats)
    s = GAME.new(seats, 21, {"cast": "devious_dignitaries"}, listen=True)
    assert isinstance(s, CitadelsState)
    checked = 0
    while s.waiting and checked < 150:
        s.apply(s.waiting[0], dice.choice(s.choices(s.waiting[0])))
        for viewer in (None, *range(seats)):
            seen = str(s.observe(viewer)) if s.waiting else ""
            for player in range(seats):
                if player != viewer and s.waiting:
                    shows_hand = f"seat:{player}/hand/" in seen
                    top = s.frames[-1]
                    looks = top.kind == kinds.WIZARD and top.seat == viewer and top.a == player
                    assert shows_hand == (looks and bool(s.hands[player]))
            if viewer != s.magistrate:
                assert "note-signed" not in seen
            if viewer != s.blackmailer:
                assert "note-rose" not in seen
        checked += 1


@pytest.mark.rule("CIT-4.3", "CIT-7.3", "CIT-14.29")
def test_cards_in_the_air_are_called_what_they_are() -> None:
    keeping = table(4, {"magician": 0})
    play(keeping, "draw_cards")
    redrawing = table(4, {"magician": 0}, hands=["tavern docks"])
    play(redrawing, "redraw", "discard tavern")
    paying = table(4, {"king": 0}, hands=["thieves_den manor castle palace temple"])
    play(paying, "take_gold", "pay_with_cards", "discard manor")
    for s, name in ((keeping, "zone-drawn"), (redrawing, "zone-discarded"), (paying, "zone-discarded")):
        for viewer in (None, 0, 1):
            air = next(t for t in s.observe(viewer)["things"] if t["id"] == "drawn")
            assert air["name"]["id"] == name
            assert ("items" in air) == (viewer == 0), "only the one who handles them sees them"
