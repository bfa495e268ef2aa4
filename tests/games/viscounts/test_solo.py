"""The solo opponents: setup, turns, choices, payment, their boards, the end."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.castle import call_settle
from castellany.games.viscounts.effects.icons import (
    DEBT,
    DEED,
    EITHER,
    build_free,
    castle_move,
    copy_free,
    destroy,
    discard,
    either,
    flip,
    gain,
    hire,
    place_workers,
    rearrange,
    reshuffle,
)
from castellany.games.viscounts.facts.kinds import WORKSHOP
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS, OPPONENTS
from castellany.games.viscounts.facts.tables import FIRST_SCHEME, SCHEMES, SITE_IDS, TILE_IDS
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.kinds import (
    COLLIDE,
    MOVE,
    OPPONENT_ACT,
    OPPONENT_DISMISS,
    OPPONENT_SCHEME,
    OPPONENT_TURN,
    RAISE,
)
from castellany.games.viscounts.solo.judgement import can_act, opponent_icons, opponent_power, wanted
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, BUILD, TRANSCRIBE, WORKERS, against, scheme
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    castle,
    do,
    give,
    go,
    has,
    house,
    legal,
    marks,
    own,
    row,
    run,
    set_marks,
    stand,
    told,
    tops,
    workers,
)


@pytest.mark.rule("VIS-14.1")
@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_setup_of_each_opponent(opponent: str) -> None:
    s = GAME.new(1, 3, {"opponent": opponent})
    assert isinstance(s, ViscountsState)
    assert (s.seats, s.first, s.opponent) == (2, 0, 1)
    left = s.offer[2] if s.choices(0)[0] == GAME.parse(f"pick {s.offer[0] + 1}") else s.offer[0]
    while s.round == 0:
        s.play(0, s.choices(0)[0])
    assert space_id(s, s.at[AI]) == str(left + 1)
    assert s.built[AI].bit_count() == (0 if opponent == "cards" else 1)
    ids = {SCHEMES[i - FIRST_SCHEME].id for i in s.decks[AI] + s.future + s.discards[AI] + s.row[3:6] if i >= 0}
    removed = OPPONENTS[OPPONENT_IDS.index(opponent)].removed
    assert not ids & set(removed) and len(ids) == 16 - len(removed)
    assert s.waiting == (0,), "you are the first player"
    seats = [t for t in s.observe(0)["things"] if t["kind"] == "seat"]
    assert seats[1]["name"]["id"] == f"opponent-{opponent}"
    assert [score.seat for score in s.scores()] == [0, 1]


@pytest.mark.rule("VIS-14.1")
def test_start_goods_of_the_boards() -> None:
    goods = {"cleric": (1, 1, 0), "builder": (0, 1, 1), "noble": (1, 0, 1), "cards": (2, 0, 0)}
    for opponent, expected in goods.items():
        s = against(opponent)
        s.papers = [0] * 8
        run(s, OPPONENTS[OPPONENT_IDS.index(opponent)].start, AI)
        assert tuple(has(s, AI, good) for good in ("ink", "stone", "gold")) == expected
        each = 2 if opponent == "cards" else 1
        assert (has(s, AI, "unpaid"), has(s, AI, "acquired")) == (each, each)


def first_turns() -> ViscountsState:
    """T16: the cleric's goods and guildhall; the noble scheme on top; a virtue beside it; you out of the way."""
    s = against()
    give(s, AI, ink=1, stone=1, acquired=1, unpaid=1)
    house(s, AI, 3, "a2-9-10")
    s.decks[AI] = [scheme("starting_noble")]
    tops(s, "courier", "miner", "acolyte", "jeweller", "friar")
    go(s, Frame(OPPONENT_TURN, AI))
    return s


@pytest.mark.rule("VIS-14.2", "VIS-14.6", "VIS-14.7", "VIS-14.8")
def test_the_opponents_first_turn() -> None:
    """T16: dismiss, +1 virtue; two spaces on; two nobles are too few, so a debt is flipped and 1 virtue gained."""
    s = first_turns()
    assert card("miner") in s.gone
    assert space_id(s, s.at[AI]) == "5"
    assert (has(s, AI, "paid"), has(s, AI, "unpaid"), has(s, AI, "ink")) == (1, 0, 2)
    assert marks(s, AI) == (0, 4)
    assert s.log is not None
    cannot = next(e.message for e in s.log if e.message.id == "event-opponent-cannot")
    assert (cannot.args["had"], cannot.args["need"]) == (2, 3)
    assert "event-opponent-else" in told(s)


@pytest.mark.rule("VIS-14.2", "VIS-14.5", "VIS-14.9", "VIS-14.12")
def test_the_opponents_second_turn() -> None:
    """T17: 1 corruption, a future scheme, one space; three clerics without ink: ms03, and another scheme."""
    s = first_turns()
    s.decks[AI] = [scheme("starting_criminal_a")]
    s.books[2] = TILE_IDS.index("ms03")
    go(s, Frame(OPPONENT_TURN, AI))
    assert s.row[3:6] == [scheme("starting_criminal_a"), scheme("starting_noble"), -1]
    assert marks(s, AI) == (1, 4)
    assert space_id(s, s.at[AI]) == "6"
    assert s.tiles[AI] == 1 << TILE_IDS.index("ms03")
    assert has(s, AI, "ink") == 2, "icons were enough"
    assert len(s.discards[AI]) == 2 and all(SCHEMES[i - FIRST_SCHEME].id.startswith("future") for i in s.discards[AI])
    assert "event-opponent-focus" in told(s)


@pytest.mark.rule("VIS-14.3")
@pytest.mark.parametrize(
    ("opponent", "ink", "stone", "gold", "next_good"),
    [
        ("cleric", 5, 0, 0, "ink"),
        ("cleric", 6, 3, 0, "stone"),
        ("cleric", 6, 4, 0, "gold"),
        ("builder", 0, 5, 0, "stone"),
        ("builder", 0, 6, 3, "gold"),
        ("builder", 0, 6, 4, "ink"),
        ("noble", 0, 0, 5, "gold"),
        ("noble", 3, 0, 6, "ink"),
        ("noble", 4, 0, 6, "stone"),
    ],
)
def test_wishes(opponent: str, ink: int, stone: int, gold: int, next_good: str) -> None:
    """T18."""
    s = against(opponent)
    give(s, AI, ink=ink, stone=stone, gold=gold)
    assert ("silver", "ink", "stone", "gold")[wanted(s, AI)] == next_good


@pytest.mark.rule("VIS-14.3")
def test_silver_is_worth_half_a_resource_and_the_collector_has_one_pool() -> None:
    s = against()
    run(s, gain(silver=3), AI)
    assert (has(s, AI, "ink"), has(s, AI, "silver")) == (1, 0)
    s = against("cards")
    run(s, gain(stone=1, gold=2), AI)
    assert has(s, AI, "ink") == 3
    assert can_act(s, AI, WORKERS), "two nobles are missing, any resource will do"


@pytest.mark.rule("VIS-14.4")
def test_effects_that_mean_something_else() -> None:
    """T18: rearrange and 2 silver a resource, destroy a flip, discard and castle move 1 virtue."""
    s = against()
    run(s, rearrange(), AI)
    assert has(s, AI, "ink") == 1
    run(s, gain(silver=2), AI)
    assert has(s, AI, "ink") == 2
    run(s, discard(1), AI)
    assert marks(s, AI) == (0, 5)
    s.tier1[AI] = 1
    run(s, castle_move(), AI)
    assert marks(s, AI) == (0, 4) and castle(s, 1, "a") == [0, 1]
    give(s, AI, unpaid=1)
    run(s, destroy(1), AI)
    assert has(s, AI, "paid") == 1
    run(s, either(gain(gold=1), castle_move()), AI)
    assert has(s, AI, "gold") == 1, "of two the first"


@pytest.mark.rule("VIS-14.5")
def test_hiring_brings_schemes_then_flips() -> None:
    s = against()
    count = len(s.future)
    run(s, hire(), AI)
    assert len(s.future) == count - 1 and len(s.discards[AI]) == 1
    s.future = []
    give(s, AI, acquired=1)
    run(s, hire(), AI)
    assert has(s, AI, "approved") == 1
    assert "event-opponent-no-scheme" in told(s)


@pytest.mark.rule("VIS-14.6")
def test_what_it_flips() -> None:
    """T18."""
    s = against()
    give(s, AI, unpaid=2, paid=1, acquired=2, approved=2)
    run(s, flip(EITHER), AI)
    assert (has(s, AI, "paid"), has(s, AI, "ink")) == (2, 1), "fewer debts flipped"
    run(s, flip(EITHER), AI)
    assert has(s, AI, "paid") == 3, "equal: a debt"
    run(s, flip(EITHER), AI)
    assert has(s, AI, "approved") == 3, "only deeds are left"
    run(s, flip(DEBT), AI)
    assert marks(s, AI) == (0, 5), "no debt: 1 virtue"
    run(s, flip(DEED), AI)
    run(s, flip(EITHER), AI)
    assert marks(s, AI) == (0, 4) and has(s, AI, "approved") == 4


@pytest.mark.rule("VIS-14.7")
def test_dismissal_of_a_printed_townsfolk() -> None:
    s = against()
    s.tops[1] = EMPTY
    go(s, Frame(OPPONENT_DISMISS, AI), Frame(OPPONENT_DISMISS, AI))
    assert marks(s, AI) == (0, 4), "the printed one of segment 3-4 gives virtue, twice"


@pytest.mark.rule("VIS-14.8")
def test_its_icons_and_what_it_pays() -> None:
    s = against()
    assert [opponent_icons(s, AI, i) for i in range(5)] == [0, 1, 1, 1, 0], "printed on the free slots"
    s.row[3] = scheme("future_criminal_a")
    house(s, AI, 3, "a2-9-10")
    s.bonus[1] = AI
    assert opponent_power(s, AI, TRANSCRIBE) == 1 + 1 + 1 + 2
    s.books[1] = TILE_IDS.index("ms06")
    give(s, AI, ink=3)
    go(s, Frame(OPPONENT_ACT, AI, TRANSCRIBE))
    assert has(s, AI, "ink") == 2, "six needed, five icons, one ink"
    s.books[1] = EMPTY
    go(s, Frame(OPPONENT_ACT, AI, TRANSCRIBE))
    assert has(s, AI, "ink") == 2 + 2, "the printed book of segment 3-4, for three of its five icons"


@pytest.mark.rule("VIS-14.10")
def test_what_and_where_it_builds() -> None:
    s = against("builder")
    s.row[3] = scheme("starting_builder")
    give(s, AI, stone=4)
    house(s, 0, 6, "b2-3-4")
    go(s, Frame(OPPONENT_ACT, AI, BUILD))
    assert s.built[AI] == 1 << 0, "five or six builders: not a guildhall, the first trading post"
    assert s.sites[SITE_IDS.index("a2-3-4")] == AI * 3
    assert has(s, AI, "stone") == 4 - 3 + 1, "two icons, three stone; the link pays one"
    assert not can_act(s, AI, BUILD), "the bank is full"
    run(s, build_free(WORKSHOP), AI)
    assert s.sites[SITE_IDS.index("c2-3-4")] == AI * 3 + 2, "the next spot clockwise, across the river"


@pytest.mark.rule("VIS-14.10")
def test_a_free_building_looks_ahead_before_it_looks_back() -> None:
    s = against()
    stand(s, AI, "4")
    house(s, 0, 6, "c2-3-4")
    house(s, 0, 7, "d2-3-4")
    run(s, build_free(WORKSHOP), AI)
    assert s.sites[SITE_IDS.index("a2-5-6")] == AI * 3 + 2


@pytest.mark.rule("VIS-14.11")
def test_how_it_places_workers() -> None:
    s = against("noble")
    s.row[3] = scheme("starting_noble")
    assert not can_act(s, AI, WORKERS), "two nobles: never a single worker"
    give(s, AI, gold=4)
    go(s, Frame(OPPONENT_ACT, AI, WORKERS))
    assert s.workers[AI] == 17 and has(s, AI, "gold") == 1, "three workers for five: two icons and three gold"
    assert castle(s, 2, "b") == [0, 1], "from the outer road into the section of its segment"


@pytest.mark.rule("VIS-14.11")
def test_its_bumps_hit_you_and_its_triples_go_clockwise() -> None:
    s = against()
    s.active = AI
    workers(s, 1, "a", s0=2, s1=1)
    workers(s, 1, "c", s1=3)
    workers(s, 1, "e", s1=3)
    call_settle(s)
    s.settle()
    assert s.log is not None
    entered = [e.message.args["section"] for e in s.log if e.message.id == "event-advance"]
    assert entered == ["section-c", "section-e"], "clockwise from section B, which it faces"
    assert has(s, AI, "gold") == 1, "C gives gold, the first of two"
    assert has(s, 0, "silver") == 2 and castle(s, 1, "a") == [1, 2], "of four in A one of yours left"
    assert not s.frames
    s = against()
    s.active = AI
    workers(s, 2, "d", s1=2, s0=2)
    call_settle(s)
    s.settle()
    assert asked(s) == "Any" and s.waiting == (0,), "your worker leaves, with a resource for you"


@pytest.mark.rule("VIS-14.11")
def test_free_workers_go_where_it_stands() -> None:
    s = against()
    run(s, place_workers(2), AI)
    assert castle(s, 1, "b") == [0, 2]


@pytest.mark.rule("VIS-14.12")
def test_a_free_manuscript_is_the_next_one_clockwise() -> None:
    s = against()
    s.books = [TILE_IDS.index(id) for id in ("ms01", "ms06", "ms15", "ms09", "ms02")]
    run(s, copy_free(), AI)
    assert s.tiles[AI] == 1 << TILE_IDS.index("ms09") and has(s, AI, "stone") == 2
    s.books = [EMPTY] * 5
    run(s, copy_free(), AI)
    assert s.tiles[AI].bit_count() == 1


ROWS = [(0, 3, 0), (0, 2, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1), (1, 0, 2), (2, 0, 3)]


@pytest.mark.rule("VIS-14.13")
@pytest.mark.parametrize("space", range(7))
def test_its_collision(space: int) -> None:
    resources, deeds, debts = ROWS[space]
    s = against()
    s.active = AI
    row(s, 0, "peddler_2", "abbot", "squire")
    set_marks(s, AI, space, space)
    go(s, Frame(COLLIDE, AI))
    assert [has(s, AI, x) for x in ("ink", "acquired", "unpaid")] == [resources, deeds, debts]
    assert has(s, 0, "gold") == 1, "your Peddler answers any collision"
    if space == 3:
        assert s.waiting == (0,) and asked(s) == "Rearrange"
        do(s, "arrange 123")
    elif space > 3:
        assert marks(s, 0) == ((0, 5) if space < 6 else (0, 6))
    assert marks(s, AI) == (0, 6)


@pytest.mark.rule("VIS-14.14")
def test_its_shuffle() -> None:
    s = against()
    s.decks[AI] = []
    s.discards[AI] = [scheme("starting_cleric")]
    s.row[3:6] = [scheme("starting_criminal_a"), scheme("starting_builder"), scheme("starting_noble")]
    go(s, Frame(OPPONENT_TURN, AI))
    assert marks(s, AI)[0] == 1, "a criminal among the two cards left on its board"
    s = against()
    s.discards[AI] = [scheme("starting_cleric")]
    run(s, reshuffle(), AI)
    assert scheme("starting_cleric") in s.decks[AI] and marks(s, AI) == (0, 5)


@pytest.mark.rule("VIS-14.15")
def test_its_second_trading_post_sleeps_at_another_collision() -> None:
    s = against()
    build(s, AI, 1)
    give(s, AI, unpaid=1)
    s.active = 0
    set_marks(s, 0, 3, 3)
    go(s, Frame(COLLIDE, 0))
    assert (has(s, AI, "unpaid"), has(s, AI, "paid")) == (1, 0), "it was not its own collision"


@pytest.mark.rule("VIS-14.15")
def test_its_buildings() -> None:
    s = against()
    go(s, Frame(RAISE, AI, 0, SITE_IDS.index("a2-3-4")))
    assert len(s.discards[AI]) == 1, "first trading post: a future scheme at once"

    s = against()
    s.active = AI
    build(s, AI, 1)
    give(s, AI, unpaid=1)
    set_marks(s, AI, 1, 1)
    go(s, Frame(COLLIDE, AI))
    assert has(s, AI, "paid") == 1, "second: a debt flipped at its own collision without criminals"

    s = against()
    build(s, AI, 2)
    give(s, AI, acquired=1)
    tops(s, "courier", "miner", "acolyte", "jeweller", "friar")
    run(s, flip(DEED), AI)
    assert card("miner") in s.gone and marks(s, AI) == (0, 5), "third: a dismissal at each flip"

    s = against()
    build(s, AI, 6)
    tops(s, "courier", "miner", "acolyte", "jeweller", "friar")
    go(s, Frame(OPPONENT_SCHEME, AI))
    assert card("miner") in s.gone, "first workshop: a dismissal at each scheme"

    s = against()
    build(s, AI, 7, 8)
    s.discards[AI] = [scheme("starting_cleric")]
    run(s, reshuffle(), AI)
    assert marks(s, AI) == (1, 4), "second and third: virtue and corruption at each shuffle, besides the check"


@pytest.mark.rule("VIS-14.16")
def test_its_points() -> None:
    s = against()
    give(s, AI, ink=2, stone=1)
    own(s, AI, "ms29", "ms28", "ms23")
    s.row[3:6] = [scheme("starting_noble"), -1, -1]
    s.decks[AI] = [scheme("future_builder_noble"), scheme("starting_cleric")]
    s.discards[AI] = [scheme("future_cleric_noble")]
    points = {p.name: p.points for p in s.scores()[AI].parts}
    assert points["part-resources"] == 3
    assert points["part-manuscripts"] == 3 + 1, "three nobles; four cards; silver nothing"


@pytest.mark.rule("VIS-14.17")
@pytest.mark.parametrize("extra", range(4))
def test_harder_by_future_schemes(extra: int) -> None:
    s = GAME.new(1, 3, {"schemes": extra})
    assert isinstance(s, ViscountsState)
    assert (len(s.decks[AI]), len(s.future)) == (7 + extra, 6 - extra)


@pytest.mark.rule("VIS-14.18")
def test_shared_spaces() -> None:
    s = against()
    row(s, 0, "labourer", "abbot", "squire")
    s.decks[AI] = [scheme("starting_criminal_a")]
    stand(s, 0, "4")
    go(s, Frame(OPPONENT_TURN, AI))
    assert s.waiting == (0,) and asked(s) == "Rearrange", "it came to you"
    s = against()
    row(s, 0, "thief", "abbot", "squire")
    stand(s, 0, "2")
    go(s, Frame(MOVE, 0))
    assert legal(s) == ["go 3"]
    do(s, "go 3")
    assert has(s, AI, "ink") == 1, "you came to it"


@pytest.mark.rule("VIS-14.18")
def test_it_keeps_to_the_outer_road() -> None:
    s = against()
    seen = set()
    for _turn in range(40):
        go(s, Frame(OPPONENT_TURN, AI))
        while s.frames:
            do(s, legal(s)[0])
        seen.add(space_id(s, s.at[AI]))
    assert all("-" not in space for space in seen)


@pytest.mark.rule("VIS-14.19")
def test_a_draw_is_its_victory() -> None:
    s = against()
    give(s, 0, approved=1, silver=9)
    give(s, AI, approved=1)
    s.scores()
    assert s.scores()[0].total == s.scores()[AI].total
    assert s.winners == (AI,)
    give(s, 0, approved=2)
    assert s.winners == (0,)


@pytest.mark.rule("VIS-14.9")
def test_the_collectors_focus_is_two_flips() -> None:
    s = against("cards")
    s.decks[AI] = [scheme("starting_criminal_a")]
    give(s, AI, unpaid=1, acquired=1)
    go(s, Frame(OPPONENT_TURN, AI))
    assert (has(s, AI, "paid"), has(s, AI, "approved")) == (1, 1)
    s = against("cards")
    s.decks[AI] = [scheme("starting_criminal_a")]
    go(s, Frame(OPPONENT_TURN, AI))
    assert "event-opponent-no-flips" in told(s) and has(s, AI, "acquired") == 1, "nothing to flip, so the last row"
