"""Points: places, ties, bonuses, tiles, and the general scoring with its disks."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts.board import BOARDS, CASTLE, COURT, FRANCE, REGION_IDS, TILE_4, TILE_8_4
from castellany.games.elgrande.scoring import score_place, scores, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Dice, Frame, playout
from tests.games.elgrande.helpers import (
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    at,
    court,
    do,
    new,
    points,
    scene,
)

rule = pytest.mark.rule


def scored(s: GrandeState, place: int) -> list[int]:
    """What everybody gets there; the forecast must say the same."""
    forecast = would_pay(s, place)
    score_place(s, place, place)
    assert points(s) == forecast
    return forecast


def counts(place: int, *numbers: int) -> dict[int, dict[int, int]]:
    return {colour: {place: n} for colour, n in enumerate(numbers) if n}


def general(s: GrandeState) -> GrandeState:
    """Round 3 has just been played."""
    s.round = 2
    s.frames = [Frame(kinds.END_ROUND)]
    for seat in range(s.seats):
        s.power[seat] = seat + 1
    s.settle()
    return s


@rule("ELG-7.1", "ELG-7.8")
def test_castle_and_disks() -> None:
    """T09."""
    s = scene(
        {PURPLE: {CASTLE: 3}, BLUE: {CASTLE: 2}, ORANGE: {CASTLE: 1}}, king=GALICIA,
        grandes=[TOLEDO, SEVILLA, NAVARRA, CASTILLA],
    )  # fmt: skip
    general(s)
    assert s.waiting == (0, 1, 2, 3)
    do(s, GREEN, "disk toledo")
    do(s, BLUE, "disk toledo")
    do(s, ORANGE, "disk sevilla")
    assert points(s) == [0, 0, 0, 0], "sealed until the last"
    do(s, PURPLE, "disk granada")
    assert at(s, PURPLE, GRANADA) == 3 and at(s, BLUE, TOLEDO) == 2 and at(s, ORANGE, SEVILLA) == 1
    castle = [{p.name: p.points for p in score.parts}.get("part-castle", 0) for score in scores(s)]
    assert castle == [5, 0, 3, 1]
    assert [at(s, c, CASTLE) for c in range(4)] == [0, 0, 0, 0]


@rule("ELG-7.1", "ELG-7.2")
def test_galicia() -> None:
    """T10."""
    s = scene({ORANGE: {GALICIA: 4}, BLUE: {GALICIA: 3}, PURPLE: {GALICIA: 2}, GREEN: {GALICIA: 1}})
    assert scored(s, GALICIA) == [0, 0, 2, 4]


@rule("ELG-7.1", "ELG-7.2")
def test_navarra() -> None:
    """T11: a grande counts for nobody's majority."""
    s = scene(counts(NAVARRA, 2, 2, 2, 1), grandes=[NAVARRA, CASTLE, CASTLE, CASTLE])
    assert scored(s, NAVARRA) == [3, 3, 3, 1]


@rule("ELG-7.2", "ELG-7.5")
def test_sevilla() -> None:
    """T12: no grande bonus in a tie."""
    s = scene(counts(SEVILLA, 1, 2, 2), grandes=[CASTLE, CASTLE, SEVILLA, CASTLE])
    assert scored(s, SEVILLA) == [1, 3, 3, 0]


@rule("ELG-7.4", "ELG-7.5")
@pytest.mark.parametrize("others", [1, 2])
def test_granada(others: int) -> None:
    """T13: 6 + 2 + 2 = 10."""
    s = scene(counts(GRANADA, 3, others, 0, others), king=GRANADA, grandes=[GRANADA, CASTLE, CASTLE, CASTLE])
    assert scored(s, GRANADA) == [10, 1, 0, 1]
    parts = {p.name: p.points for p in scores(s)[PURPLE].parts}
    assert parts == {"part-granada": 6, "part-king": 2, "part-grande": 2}


@rule("ELG-7.7", "ELG-7.8")
def test_kings_region_on_the_disk() -> None:
    """T14."""
    s = general(scene({PURPLE: {CASTLE: 3, COURT: 2}, GREEN: {TOLEDO: 1}}, king=TOLEDO))
    for seat in range(4):
        do(s, seat, "disk toledo")
    assert court(s, PURPLE) == 5 and at(s, PURPLE, TOLEDO) == 0 and at(s, GREEN, TOLEDO) == 1


@rule("ELG-7.6")
def test_score_tile() -> None:
    """T15."""
    s = scene(counts(CASTILLA, 3, 2, 1), king=GALICIA, grandes=[CASTILLA, CASTLE, CASTLE, CASTLE])
    s.tiles[TILE_4] = CASTILLA
    assert scored(s, CASTILLA) == [4 + 2, 0, 0, 0]
    s = scene(counts(CASTILLA, 3, 2, 1), king=GALICIA)
    s.tiles[TILE_8_4] = CASTILLA
    assert scored(s, CASTILLA) == [8, 4, 0, 0]
    s = scene(counts(CASTILLA, 2, 2, 1), king=GALICIA)
    s.tiles[TILE_4] = CASTILLA
    assert scored(s, CASTILLA) == [0, 0, 0, 0], "a tie for first drops to a place worth nothing"


@rule("ELG-7.2")
def test_original_examples() -> None:
    """T16."""
    assert scored(scene(counts(NAVARRA, 4, 4, 4, 3)), NAVARRA) == [3, 3, 3, 1]
    assert scored(scene(counts(CASTILLA, 4, 3, 2, 2), king=GALICIA), CASTILLA) == [6, 4, 0, 0]


A, B, C = BOARDS[5][TOLEDO * 3 : TOLEDO * 3 + 3]


@rule("ELG-7.2")
@pytest.mark.parametrize(
    ("numbers", "paid"),
    [
        ((3, 2, 1), (A, B, C)),
        ((3, 3, 1), (B, B, C)),
        ((3, 2, 2), (A, C, C)),
        ((2, 2, 2), (B, B, B)),
        ((3, 3, 2, 2), (B, B, 0, 0)),
        ((4, 3, 2, 2, 1), (A, B, 0, 0, 0)),
        ((1, 0, 0), (A, 0, 0)),
        ((2, 2, 2, 2, 2), (B, B, B, B, B)),
        ((5, 4, 3, 2, 1), (A, B, C, 0, 0)),
    ],
)
def test_places_with_four_and_five(numbers: tuple[int, ...], paid: tuple[int, ...]) -> None:
    """The derived table of places; a tie for second is third place."""
    for seats in (4, 5):
        if len(numbers) <= seats:
            s = scene(counts(TOLEDO, *numbers), king=GALICIA, seats=seats)
            assert scored(s, TOLEDO) == [*paid, *[0] * (seats - len(paid))]


@rule("ELG-7.3")
@pytest.mark.parametrize(
    ("numbers", "paid"),
    [
        ((3, 2, 1), [A, B, 0]),
        ((3, 3, 1), [B, B, 0]),
        ((3, 2, 2), [A, 0, 0]),
        ((2, 2, 2), [B, B, B]),
        ((1, 0, 0), [A, 0, 0]),
    ],
)
def test_two_places_with_three(numbers: tuple[int, ...], paid: list[int]) -> None:
    assert scored(scene(counts(TOLEDO, *numbers), king=GALICIA, seats=3), TOLEDO) == paid


@rule("ELG-7.4", "ELG-7.5")
def test_bonuses_need_a_sole_first_with_caballeros() -> None:
    s = scene(counts(TOLEDO, 0, 1), king=TOLEDO, grandes=[TOLEDO, CASTLE, CASTLE, CASTLE])
    assert scored(s, TOLEDO) == [0, 7 + 2, 0, 0], "the king bonus; purple's grande brings green nothing"
    s = scene(counts(TOLEDO, 2, 2), king=TOLEDO, grandes=[TOLEDO, TOLEDO, CASTLE, CASTLE])
    assert scored(s, TOLEDO) == [4, 4, 0, 0]
    s = scene(counts(TOLEDO, 1, 2), king=TOLEDO, grandes=[TOLEDO, CASTLE, CASTLE, CASTLE])
    assert scored(s, TOLEDO) == [4, 9, 0, 0], "second place has no bonus"


@rule("ELG-5.3", "ELG-5.5")
def test_no_king_bonus_while_he_is_abroad() -> None:
    s = scene(counts(TOLEDO, 1), king=FRANCE)
    assert scored(s, TOLEDO) == [7, 0, 0, 0]
    assert scored(scene(counts(TOLEDO, 1), king=TOLEDO), TOLEDO) == [9, 0, 0, 0]


@rule("ELG-7.9", "ELG-5.6", "ELG-6.3")
def test_general_scoring_with_the_king_at_the_castle() -> None:
    """T28: no disks, king bonus for the castle, everything stays inside."""
    s = scene(
        {PURPLE: {CASTLE: 2, TOLEDO: 1}, GREEN: {CASTLE: 1}}, king=CASTLE,
        grandes=[GRANADA, CASTLE, NAVARRA, SEVILLA],
    )  # fmt: skip
    general(s)
    assert s.round == 3 and s.frames[-1].kind == kinds.POWER
    assert at(s, PURPLE, CASTLE) == 2 and at(s, GREEN, CASTLE) == 1 and s.grandes[GREEN] == CASTLE
    assert points(s) == [5 + 2 + 7, 3, 0, 0]


@rule("ELG-7.7")
def test_everybody_sets_a_disk_unless_the_castle_is_open() -> None:
    pieces = {PURPLE: {CASTLE: 1}}
    grandes = [TOLEDO, CASTLE, SEVILLA, GRANADA]
    assert general(scene(pieces, grandes=grandes)).waiting == (0, 1, 2, 3)
    assert general(scene(pieces, grandes=grandes, open_castle=True)).waiting == (PURPLE, GREEN)
    s = general(scene({PURPLE: {CASTLE: 2}, GREEN: {CASTLE: 1}}, grandes=[TOLEDO, CASTLE, SEVILLA, GRANADA]))
    told = [s.ask(seat).message for seat in range(3)]
    assert [(m.id, m.args.get("count")) for m in told] == [
        ("ask-castle-disk", 2), ("ask-castle-disk-grande", 1), ("ask-castle-disk-none", None),
    ]  # fmt: skip
    nobody = general(scene({}, grandes=[TOLEDO] * 4, open_castle=True))
    assert nobody.frames[-1].kind == kinds.POWER, "nobody is asked, and the game goes on"


@rule("ELG-6.4")
def test_grandes_leave_the_castle_by_their_owners_disks() -> None:
    s = general(scene({PURPLE: {CASTLE: 2}}, king=GALICIA, grandes=[CASTLE, CASTLE, TOLEDO, TOLEDO]))
    for seat, disk in ((0, "granada"), (1, "sevilla"), (2, "toledo"), (3, "toledo")):
        do(s, seat, f"disk {disk}")
    assert s.grandes[:2] == [GRANADA, SEVILLA], "green's went alone"
    assert at(s, PURPLE, GRANADA) == 2
    parts = {p.name: p.points for p in scores(s)[PURPLE].parts}
    assert parts == {"part-castle": 5, "part-granada": 6, "part-grande": 4}


@rule("ELG-6.5")
def test_a_grande_stays_in_the_castle_if_the_disk_shows_the_kings_region() -> None:
    s = general(scene({PURPLE: {CASTLE: 2}}, king=GALICIA, grandes=[CASTLE, TOLEDO, TOLEDO, TOLEDO]))
    for seat in range(4):
        do(s, seat, "disk galicia")
    assert s.grandes[PURPLE] == CASTLE and court(s, PURPLE) == 2


@rule("ELG-7.10", "ELG-1.2")
def test_regions_are_scored_after_the_castle_in_order() -> None:
    s = scene({PURPLE: dict.fromkeys(range(9), 1) | {CASTLE: 1}}, king=GALICIA)
    s.round = 2
    s.log = []
    general(s)
    for seat in range(4):
        do(s, seat, "disk galicia")
    scoring = next(e.message for e in s.log if e.message.id == "event-scoring")
    assert scoring.args == {"round": 3}
    places = [e.message.args["place"] for e in s.log if e.message.id == "event-points"]
    assert places == [f"place-{id}" for id in ("castle", *REGION_IDS)]


@rule("ELG-7.12", "ELG-1.1")
def test_the_most_points_win_and_equals_share() -> None:
    s = new(4, 8)
    playout(s, Dice(8))
    best = max(points(s))
    assert s.winners == tuple(seat for seat in range(4) if points(s)[seat] == best)
    s.points = [0] * len(s.points)
    s.points[0] = s.points[21 * 2 + 5] = 9
    assert s.winners == (0, 2)
    assert new(4).winners == (), "nobody has won before the end"


@rule("ELG-7.1")
def test_scores_have_labelled_parts_that_add_up() -> None:
    for seed in range(20):
        s = GAME.new(5, seed, {"alternatives": ["rivalry"]})
        playout(s, Dice(seed))
        for score in s.scores():
            assert score.total == sum(part.points for part in score.parts)
            assert [part.name for part in score.parts] == [part.name for part in s.scores()[0].parts]
        for i, part in enumerate(s.scores()[0].parts):
            assert part.name.startswith("part-") and any(score.parts[i].points for score in s.scores())
