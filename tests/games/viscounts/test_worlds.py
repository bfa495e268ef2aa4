"""Worlds that a seat cannot tell from the true one: what may lie where, what never moves, and that all of it can be."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.tables import FIRST_FUTURE
from castellany.games.viscounts.state import ViscountsState
from castellany.games.viscounts.worlds import imagine_schemes
from tests.games.viscounts.alone import AI, scheme
from tests.games.viscounts.helpers import card, hand, quiet, row


def imagined(s: ViscountsState, seat: int, seed: int) -> ViscountsState:
    world = s.resample(seat, seed)
    assert isinstance(world, ViscountsState)
    return world


def dealt() -> ViscountsState:
    """Three players with known cards: hands, boards, discard piles."""
    s = quiet(3)
    for seat in range(3):
        row(s, seat, "labourer", "abbot", "")
        hand(s, seat, "thief", "trader")
        s.discards[seat] = [card("squire")]
        s.decks[seat].remove(card("squire"))
    return s


@pytest.mark.rule("VIS-3.3", "VIS-3.7")
def test_a_rivals_hand_may_be_any_of_what_is_not_seen() -> None:
    """Two of the five cards of hand and draw pile: each of the ten pairs is thought of."""
    s = dealt()
    hidden = sorted(s.hands[1] + s.decks[1])
    assert len(hidden) == 5
    pairs = set()
    for seed in range(200):
        world = imagined(s, 0, seed)
        assert sorted(world.hands[1] + world.decks[1]) == hidden and len(world.hands[1]) == 2
        pairs.add(tuple(sorted(world.hands[1])))
    assert len(pairs) == 10


@pytest.mark.rule("VIS-3.3")
def test_what_lies_open_and_what_is_ones_own_stays() -> None:
    s = dealt()
    for seat in range(3):
        for seed in range(10):
            world = imagined(s, seat, seed)
            assert world.hands[seat] == s.hands[seat] and sorted(world.decks[seat]) == sorted(s.decks[seat])
            assert (world.row, world.discards, world.tops, world.books) == (s.row, s.discards, s.tops, s.books)
            assert (world.under, world.leaves, world.goods, world.marks) == (s.under, s.leaves, s.goods, s.marks)
            for name in ("folk_bag", "book_bag", "gone"):
                assert sorted(getattr(world, name)) == sorted(getattr(s, name))


def test_the_true_world_is_untouched_and_a_seed_names_a_world() -> None:
    s = dealt()
    before = s.encode()
    first, again, other = imagined(s, 0, 1), imagined(s, 0, 1), imagined(s, 0, 2)
    assert s.encode() == before
    assert first.encode() == again.encode() != other.encode()


def test_chance_goes_another_way_in_another_world() -> None:
    """The next townsfolk of a pile is not the true one: any of those below may come up."""
    s = dealt()
    shown = set()
    for seed in range(120):
        world = imagined(s, 0, seed)
        shown.add(world.folk_bag[world.random(len(world.folk_bag))])
    assert len(shown) > 40, "of the 63 that lie in the piles"


@pytest.mark.rule("VIS-14.17")
def test_unseen_schemes_may_be_any_of_the_future_ones() -> None:
    s = GAME.new(1, 7, {"opponent": "cleric", "schemes": 1})
    assert isinstance(s, ViscountsState)
    true = [c for c in s.decks[AI] if c >= FIRST_FUTURE]
    pool = sorted(true + s.future)
    found = set()
    for seed in range(80):
        world = imagined(s, 0, seed)
        unseen = [c for c in world.decks[AI] if c >= FIRST_FUTURE]
        assert len(unseen) == 1 and world.unseen == 1 << unseen[0] - FIRST_FUTURE
        assert sorted(unseen + world.future) == pool
        assert [c for c in sorted(world.decks[AI]) if c < FIRST_FUTURE] == [
            c for c in sorted(s.decks[AI]) if c < FIRST_FUTURE
        ]
        found.add(unseen[0])
    assert found == set(pool)


@pytest.mark.rule("VIS-14.17", "VIS-14.5")
def test_a_scheme_that_everybody_has_seen_is_not_imagined_away() -> None:
    """A future scheme gained openly and shuffled in later is known to be in the deck; only the hidden one is open."""
    s = GAME.new(1, 7, {"opponent": "cleric", "schemes": 0})
    assert isinstance(s, ViscountsState)
    known, hidden = scheme("future_cleric"), scheme("future_builder")
    s.future = [c for c in s.future if c not in (known, hidden)]
    s.decks[AI] = [known, hidden]
    s.unseen = 1 << hidden - FIRST_FUTURE
    for seed in range(30):
        world = imagined(s, 0, seed)
        assert known in world.decks[AI] and known not in world.future
    world = s.copy()
    imagine_schemes(world)
    assert world.unseen.bit_count() == 1 and len(world.decks[AI]) == 2
