"""The selection of characters for every number of players (section 2 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME, kinds
from castellany.games.citadels.layout import DRAFT_ROW, LAID, NOBODY, PICKED, SAW
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Match
from tests.games.citadels.helpers import play, starting, texts


def new(seats: int, nine: bool = False, seed: int = 1) -> CitadelsState:
    s = GAME.new(seats, seed, {"rank9_with_4_to_7": nine})
    assert isinstance(s, CitadelsState)
    return s


def bits(mask: int) -> int:
    return bin(mask).count("1")


def pick_all(s: CitadelsState) -> list[tuple[int, int]]:
    """Everybody takes the first card; returns who chose among how many."""
    seen = []
    while s.frames and s.frames[-1].kind in (kinds.PICK, kinds.LAY):
        seen.append((s.waiting[0], len(texts(s))))
        play(s, texts(s)[0])
    return seen


@pytest.mark.rule("CIT-2.1")
@pytest.mark.parametrize(
    ("seats", "nine", "face_up", "passed"),
    [
        (4, False, 2, 5),
        (5, False, 1, 6),
        (6, False, 0, 7),
        (7, False, 0, 7),
        (4, True, 3, 5),
        (5, True, 2, 6),
        (6, True, 1, 7),
        (7, True, 0, 8),
        (8, True, 0, 8),
    ],
)
def test_cards_laid_aside_and_passed(seats: int, nine: bool, face_up: int, passed: int) -> None:
    """T-05, T-06."""
    s = new(seats, nine)
    assert bits(s.face_up) == face_up
    assert s.down != 0
    assert len(texts(s)) == passed
    assert pick_all(s)[-1][1] == 2, "the last player always chooses between two"


@pytest.mark.rule("CIT-2.2", "CIT-2.3")
def test_rank_four_is_never_face_up_and_sometimes_face_down() -> None:
    """T-07, over many seeds."""
    down = set()
    for seed in range(400):
        s = new(4, True, seed)
        assert not s.face_up & 16
        assert not (s.face_up >> s.down) & 1
        down.add(s.down)
    assert down == set(range(1, 10))


@pytest.mark.rule("CIT-2.4")
def test_each_picks_in_secret_and_passes_to_the_left() -> None:
    s = new(5)
    first = s.crown
    seen = pick_all(s)
    assert [seat for seat, _count in seen] == [(first + i) % 5 for i in range(5)]
    assert [count for _seat, count in seen] == [6, 5, 4, 3, 2]
    assert sum(1 for seat in s.holder if seat != NOBODY) == 5
    last = (first + 4) % 5
    assert s.draft[last * DRAFT_ROW + LAID] != 0, "the card not taken lies face down"


@pytest.mark.rule("CIT-2.4")
def test_a_card_that_was_not_passed_cannot_be_picked() -> None:
    s = new(4)
    taken = texts(s)[0]
    play(s, taken)
    refusal = s.why_not(s.waiting[0], GAME.parse(taken))
    assert refusal is not None and refusal.message.id == "no-not-offered"


@pytest.mark.rule("CIT-2.5")
@pytest.mark.parametrize(("seats", "nine"), [(7, False), (8, True)])
def test_the_last_player_adds_the_card_laid_face_down(seats: int, nine: bool) -> None:
    """T-08."""
    s = new(seats, nine)
    down = s.down
    for _i in range(seats - 1):
        play(s, texts(s)[0])
    assert bits(s.pool) == 2 and (s.pool >> down) & 1
    assert s.down == 0
    play(s, starting(s, "pick")[0])
    assert s.pool == 0


@pytest.mark.rule("CIT-2.5")
def test_seven_players_with_nine_characters_do_not_look_at_it() -> None:
    s = new(7, True)
    down = s.down
    for _i in range(6):
        play(s, texts(s)[0])
    assert s.down == down and not (s.pool >> down) & 1
    assert bits(s.pool) == 2


@pytest.mark.rule("CIT-2.6")
def test_the_draft_of_two() -> None:
    """T-09: 7, 6, 4, 2 cards, two characters each, four face down."""
    s = new(2)
    a, b = s.crown, 1 - s.crown
    seen = pick_all(s)
    assert seen == [(a, 7), (b, 6), (b, 5), (a, 4), (a, 3), (b, 2)]
    assert [s.holder.count(seat) for seat in (a, b)] == [2, 2]
    laid = [s.draft[seat * DRAFT_ROW + LAID + look] for seat in (a, b) for look in (0, 1)]
    assert sum(1 for rank in laid if rank) + (1 if s.down else 0) == 4


@pytest.mark.rule("CIT-2.7")
def test_the_draft_of_three() -> None:
    """T-10: 8, 7, 6, then 4, 3, 2 cards, two characters each, three face down."""
    s = new(3)
    a, b, c = [(s.crown + i) % 3 for i in range(3)]
    assert pick_all(s) == [(a, 8), (b, 7), (c, 6), (a, 4), (b, 3), (c, 2)]
    assert [s.holder.count(seat) for seat in range(3)] == [2, 2, 2]
    assert s.down and s.down_later and s.draft[c * DRAFT_ROW + LAID + 1]
    assert s.down != s.down_later


@pytest.mark.rule("CIT-2.8")
def test_what_a_player_saw_stays_with_that_player() -> None:
    s = new(3)
    a, b = s.crown, (s.crown + 1) % 3
    saw = s.draft[a * DRAFT_ROW + SAW]
    play(s, texts(s)[2])
    mine = str(s.observe(a))
    assert bits(saw) == 8
    assert "note-saw" in mine and "note-picked" in mine
    assert s.draft[a * DRAFT_ROW + PICKED] != 0
    assert "note-picked" not in str(s.observe(None))
    theirs = s.observe(b)
    assert str(theirs).count("note-saw") == 1, "their own look only"
    characters = next(t for t in theirs["things"] if t["id"] == f"seat:{a}")["items"]
    shown = next(t for t in characters if t["id"].endswith("/characters"))
    assert shown["value"] == 1 and shown["items"] == []


@pytest.mark.rule("CIT-2.8")
def test_every_character_is_in_exactly_one_place() -> None:
    """T-72, for every number of players."""
    for seats in range(2, 9):
        s = new(seats, True, seats)
        while s.waiting and s.round < 3:
            top = len(s.cast)
            held = [rank for rank in range(1, top) if s.holder[rank] != NOBODY]
            up = [rank for rank in range(1, top) if (s.face_up >> rank) & 1]
            pool = [rank for rank in range(1, top) if (s.pool >> rank) & 1]
            down = [rank for rank in (s.down, s.down_later) if rank]
            down += [s.draft[i * DRAFT_ROW + LAID + j] for i in range(seats) for j in (0, 1)]
            down = [rank for rank in down if rank]
            assert sorted(held + up + pool + down) == list(range(1, top))
            play(s, texts(s)[0])


@pytest.mark.rule("CIT-2.4", "CIT-2.6", "CIT-2.8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_pick_cannot_be_taken_back_once_the_next_player_looks(seats: int) -> None:
    """Otherwise the next player, who has seen what was left, would learn the new pick."""
    match = Match.start(GAME, seats, 5, {"first_crown": "first_seat"})
    picks = 0
    while match.state.frames[-1].kind in (kinds.PICK, kinds.LAY):
        seat = match.state.waiting[0]
        match.play(seat, match.state.choices(seat)[0])
        own_lay = match.state.frames[-1].kind == kinds.LAY
        assert (match.undo_point(seat) >= 0) == own_lay, "before laying one aside nobody else has looked"
        picks += 1
    assert picks >= seats


@pytest.mark.rule("CIT-2.4", "CIT-2.6")
@pytest.mark.parametrize(("seats", "looks"), [(2, [1, 0, 1]), (4, [1, 2, 3]), (7, [1, 2, 3, 4, 5, 6])])
def test_who_looks_next_is_told_until_the_characters_are_called(seats: int, looks: list[int]) -> None:
    """From the crown on; with two players both look twice."""
    s = GAME.new(seats, 1)
    assert isinstance(s, CitadelsState)
    later = [(s.crown + place) % seats for place in looks]
    assert s.waiting == (s.crown,) and GAME.following(s) == later
    while GAME.following(s):
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
        assert GAME.following(s) in (later, later[1:]), "one after another, and laying aside is no new look"
        later = GAME.following(s)
    assert later == []
