"""Whoever does it: cards, goods, papers, markers and pieces of every seat are its own, and nobody else's move."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.cards import remove_beside
from castellany.games.viscounts.effects.icons import DEBT, DEED, destroy, discard, flip, gain, rearrange, reshuffle
from castellany.games.viscounts.facts.tables import FIRST_PRINTED, SITE_IDS, TILE_IDS
from castellany.games.viscounts.flow import ACTING, DRAWING, HIRING, SHIFTING
from castellany.games.viscounts.kinds import MOVE, PLAY, RAISE
from castellany.games.viscounts.manuscripts import transcribe
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.helpers import (
    asked,
    card,
    castle,
    do,
    give,
    go,
    has,
    legal,
    phase,
    quiet,
    row,
    run,
    stand,
    tops,
)

SEATS = pytest.mark.parametrize("seat", range(4))
KINDS = ("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved")


def peopled() -> ViscountsState:
    """Four players, each with other things than the next."""
    s = quiet(4)
    for seat in range(4):
        stand(s, seat, ("1", "3", "5", "9")[seat])
        row(s, seat, "labourer", "abbot", "squire")
        s.hands[seat] = [card("thief"), card("trader")]
        s.decks[seat] = [card("lender"), card("financer"), card("journeyman")]
        s.discards[seat] = [card("ada")]
        give(s, seat, **{kind: 10 * seat + i for i, kind in enumerate(KINDS)})
    return s


def others(s: ViscountsState, seat: int) -> list[object]:
    """All that belongs to the other seats."""
    found: list[object] = []
    for other in range(4):
        if other != seat:
            found.append([has(s, other, kind) for kind in KINDS])
            found.append((s.marks[other * 2 : other * 2 + 2], s.row[other * 3 : other * 3 + 3], s.at[other]))
            found.append((s.hands[other][:], s.decks[other][:], s.discards[other][:], s.workers[other]))
            found.append((s.built[other], s.tiles[other]))
    return found


@SEATS
@pytest.mark.rule("VIS-6.1", "VIS-6.3")
def test_cards_move_on_the_own_board(seat: int) -> None:
    s = peopled()
    before = others(s, seat)
    phase(s, SHIFTING, seat)
    assert s.row[seat * 3 : seat * 3 + 3] == [EMPTY, card("labourer"), card("abbot")]
    assert s.discards[seat] == [card("ada"), card("squire")]
    go(s, Frame(PLAY, seat))
    do(s, "play trader")
    assert s.row[seat * 3] == card("trader") and s.hands[seat] == [card("thief")] and s.steps == 1
    assert others(s, seat) == before


@SEATS
@pytest.mark.rule("VIS-6.5", "VIS-6.6", "VIS-6.7", "VIS-6.9")
def test_own_cards_are_arranged_put_aside_destroyed_and_shuffled(seat: int) -> None:
    s = peopled()
    before = others(s, seat)
    silver = has(s, seat, "silver")
    run(s, rearrange(), seat)
    do(s, "arrange 312")
    assert s.row[seat * 3 : seat * 3 + 3] == [card("squire"), card("labourer"), card("abbot")]
    run(s, discard(1), seat)
    do(s, "discard thief")
    run(s, destroy(1), seat)
    do(s, "destroy trader")
    assert has(s, seat, "silver") == silver + 1 and s.hands[seat] == []
    s.known = 0
    run(s, reshuffle(), seat)
    assert s.discards[seat] == [] and len(s.decks[seat]) == 5 and s.marks[seat * 2 : seat * 2 + 2] == [0, 5]
    assert s.known, "nobody takes a shuffle back"
    assert others(s, seat) == before


@SEATS
@pytest.mark.rule("VIS-2.1", "VIS-5.1", "VIS-5.3", "VIS-4.1")
def test_own_goods_papers_and_markers(seat: int) -> None:
    s = peopled()
    before, had = others(s, seat), {kind: has(s, seat, kind) for kind in KINDS}
    run(s, gain(silver=1, ink=2, stone=3, gold=4, debt=1, deed=2, virtue=1, corruption=2), seat)
    run(s, flip(DEED), seat)
    run(s, flip(DEBT), seat)
    do(s, "take gold")
    gained = {kind: has(s, seat, kind) - had[kind] for kind in KINDS}
    assert gained == {
        "silver": 1, "ink": 2, "stone": 3, "gold": 5, "unpaid": 0, "paid": 1, "acquired": 1, "approved": 1,
    }  # fmt: skip
    assert s.marks[seat * 2 : seat * 2 + 2] == [2, 5]
    assert others(s, seat) == before


@SEATS
@pytest.mark.rule("VIS-10.1", "VIS-10.5", "VIS-10.6")
def test_own_viscount_moves_and_hires_where_it_stands(seat: int) -> None:
    s = peopled()
    give(s, seat, silver=5)
    s.active, s.steps = seat, 1
    before = others(s, seat)
    go(s, Frame(MOVE, seat))
    there = ("2", "4", "6", "10")[seat]
    do(s, f"go {there}")
    assert has(s, seat, "silver") == 5
    segment = (0, 1, 2, 4)[seat]
    name = ("miner", "friar", "princess", "", "woodcutter_1")[segment]
    under = s.under[segment]
    phase(s, HIRING, seat)
    do(s, f"hire {name}")
    assert s.discards[seat][-1] == card(name) and has(s, seat, "silver") == 3
    assert s.under[segment] == under - 1 and s.tops[segment] not in (card(name), EMPTY), "the next one shows"
    assert len(s.folk_bag) == 62 and s.marks[seat * 2 + 1] == 5
    assert others(s, seat) == before


@SEATS
@pytest.mark.rule("VIS-7.15", "VIS-10.5")
def test_the_last_of_a_pile_leaves_the_printed_one(seat: int) -> None:
    s = peopled()
    segment = (0, 1, 2, 4)[seat]
    s.under[segment] = 0
    give(s, seat, silver=9)
    phase(s, HIRING, seat)
    do(s, legal(s)[0])
    assert s.tops[segment] == EMPTY
    phase(s, HIRING, seat)
    assert asked(s) == "", "who is printed cannot be hired"


@SEATS
@pytest.mark.rule("VIS-7.4", "VIS-8.2", "VIS-9.2", "VIS-6.12")
def test_own_buildings_workers_manuscripts_and_draws(seat: int) -> None:
    s = peopled()
    before = others(s, seat)
    go(s, Frame(RAISE, seat, 4, SITE_IDS.index("a-7-8")))
    assert s.built[seat] == 1 << 4 and s.sites[SITE_IDS.index("a-7-8")] == seat * 3 + 1
    assert has(s, seat, "acquired") == 10 * seat + 6 + 1, "a deed from the site"
    s.books[3] = TILE_IDS.index("ms14")
    transcribe(s, seat, 3)
    s.settle()
    assert s.tiles[seat] == 1 << TILE_IDS.index("ms14") and s.marks[seat * 2 + 1] == 4
    tops(s, *["miner"] * 5)
    stand(s, seat, "7-8")
    s.active = seat
    give(s, seat, silver=0, gold=0, ink=0)
    phase(s, ACTING, seat)
    do(s, "workers 1")
    assert castle(s, 1, "d")[seat] == 1 and s.workers[seat] == 19
    phase(s, DRAWING, seat)
    assert len(s.hands[seat]) == 3 and len(s.decks[seat]) == 2
    assert others(s, seat) == before


@pytest.mark.rule("VIS-7.15", "VIS-7.11")
@pytest.mark.parametrize("segment", range(5))
def test_who_is_printed_leaves_and_stays(segment: int) -> None:
    """Dismissed again and again, always with the icons of that segment; nobody goes to the box."""
    s = peopled()
    s.tops[segment] = EMPTY
    gone = s.gone[:]
    for _again in range(2):
        assert remove_beside(s, segment) == FIRST_PRINTED + segment
    assert s.gone == gone and s.tops[segment] == EMPTY
    other = (segment + 1) % 5
    visible = s.tops[other]
    assert remove_beside(s, other) == visible and s.gone == [*gone, visible]


@SEATS
@pytest.mark.rule("VIS-7.8", "VIS-14.15")
def test_a_persons_first_trading_post_brings_nothing_at_once(seat: int) -> None:
    s = peopled()
    before = others(s, seat)
    go(s, Frame(RAISE, seat, 0, SITE_IDS.index("a-7-8")))
    assert has(s, seat, "acquired") == 10 * seat + 6 + 1 and not s.frames, "the deed of the site, and no more"
    assert s.marks[seat * 2 : seat * 2 + 2] == [0, 6] and has(s, seat, "approved") == 10 * seat + 7
    assert others(s, seat) == before
