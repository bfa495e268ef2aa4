"""What the solo opponents do with what they get: payments, buildings, rewards; exactly enough, and one too few."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.icons import (
    DEBT,
    EITHER,
    build_free,
    copy_free,
    destroy,
    discard,
    flip,
    gain,
    hire,
    rearrange,
)
from castellany.games.viscounts.facts.kinds import GUILDHALL, TRADING_POST, WORKSHOP
from castellany.games.viscounts.facts.tables import SITE_IDS, TILE_IDS
from castellany.games.viscounts.kinds import COLLIDE, OPPONENT_ACT, OPPONENT_DISMISS, OPPONENT_TURN, RAISE
from castellany.games.viscounts.solo.judgement import LEFT_TO_RIGHT, can_act, opponent_building, opponent_workers
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, BUILD, TRANSCRIBE, against, scheme
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    give,
    go,
    has,
    house,
    marks,
    run,
    set_marks,
    stand,
    told,
    tops,
)


def built_on(s: ViscountsState) -> dict[str, int]:
    """Its buildings on the map: spot and type."""
    return {SITE_IDS[i]: site % 3 for i, site in enumerate(s.sites) if site >= 0 and site // 3 == AI}


@pytest.mark.rule("VIS-14.10")
@pytest.mark.parametrize(
    ("purse", "built", "building"),
    [
        (2, (), -1),
        (3, (), 6),  # a workshop
        (4, (), 6),
        (5, (), 0),  # a trading post
        (7, (), 3),  # a guildhall
        (9, (3,), 4),
        (9, (3, 4, 5), 0),
        (9, (3, 4, 5, 0, 1, 2), 6),
        (6, (0, 1, 2), 6),
        (9, tuple(range(9)), -1),
        (4, (6, 7, 8), -1),
    ],
)
def test_it_takes_the_leftmost_building_it_can_pay_for(purse: int, built: tuple[int, ...], building: int) -> None:
    s = against()
    build(s, AI, *built)
    assert opponent_building(s, AI, purse) == building
    assert [b // 3 for b in LEFT_TO_RIGHT] == [1, 1, 1, 0, 0, 0, 2, 2, 2], "guildhalls, trading posts, workshops"


@pytest.mark.rule("VIS-14.11")
@pytest.mark.parametrize(("purse", "count"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (20, 4)])
def test_it_places_as_many_workers_as_it_can_and_never_one(purse: int, count: int) -> None:
    s = against()
    assert opponent_workers(s, AI, purse) == count
    s.workers[AI] = 3
    assert opponent_workers(s, AI, purse) == min(count, 3)
    s.workers[AI] = 1
    assert opponent_workers(s, AI, purse) == 0


@pytest.mark.rule("VIS-14.8")
@pytest.mark.parametrize(("ink", "able"), [(3, False), (4, True), (5, True)])
def test_exactly_enough_to_transcribe(ink: int, able: bool) -> None:
    """A manuscript of cost 6; its cleric scheme and the printed cleric are two."""
    s = against()
    s.row[3] = scheme("starting_cleric")
    s.books[1] = TILE_IDS.index("ms06")
    give(s, AI, ink=ink, stone=9, gold=9)
    assert can_act(s, AI, TRANSCRIBE) == able
    if able:
        go(s, Frame(OPPONENT_ACT, AI, TRANSCRIBE))
        assert (has(s, AI, "ink"), has(s, AI, "stone"), has(s, AI, "gold")) == (ink - 4, 9, 9)


@pytest.mark.rule("VIS-14.3", "VIS-14.8")
def test_the_collector_pays_from_its_pool_first_ink_then_stone_then_gold() -> None:
    """Whatever lies there: its start goods may have been counted as other resources by an owner's file."""
    s = against("cards")
    s.books[1] = TILE_IDS.index("ms06")
    give(s, AI, ink=2, stone=2, gold=3)
    assert can_act(s, AI, TRANSCRIBE)
    go(s, Frame(OPPONENT_ACT, AI, TRANSCRIBE))
    assert [has(s, AI, good) for good in ("ink", "stone", "gold")] == [0, 0, 2], "five missing of six"


@pytest.mark.rule("VIS-14.10")
def test_its_first_free_spot_is_the_one_clockwise_on_its_bank() -> None:
    s = against("builder")
    give(s, AI, stone=9)
    go(s, Frame(OPPONENT_ACT, AI, BUILD))
    assert built_on(s) == {"a2-3-4": 1}
    assert has(s, AI, "stone") == 9 - 6, "one printed builder, six stone for the guildhall"
    go(s, Frame(OPPONENT_ACT, AI, BUILD))
    assert built_on(s) == {"a2-3-4": 1, "b2-3-4": 0}, "a trading post: two builders by now, and the other three stone"
    assert has(s, AI, "stone") == 2, "one from the site, one for the two silver of the link"
    assert not can_act(s, AI, BUILD)


@pytest.mark.rule("VIS-14.10")
def test_a_free_building_goes_round_the_whole_ring_at_last() -> None:
    """Every spot but the one behind it in its own segment is taken."""
    s = against()
    stand(s, AI, "4")
    for site in range(25, 45):
        s.sites[site] = 0
    s.sites[SITE_IDS.index("b2-3-4")] = EMPTY
    run(s, build_free(TRADING_POST), AI)
    assert built_on(s) == {"b2-3-4": 0} and s.built[AI] == 1
    run(s, build_free(WORKSHOP), AI)
    assert len(built_on(s)) == 1, "no spot is left"


@pytest.mark.rule("VIS-14.10")
def test_a_free_building_of_a_type_that_is_used_up_is_nothing() -> None:
    s = against()
    build(s, AI, 3, 4)
    run(s, build_free(GUILDHALL), AI)
    assert s.built[AI] >> 3 & 7 == 7 and len(built_on(s)) == 1
    run(s, build_free(GUILDHALL), AI)
    assert len(built_on(s)) == 1


@pytest.mark.rule("VIS-14.10", "VIS-7.6", "VIS-7.7")
def test_links_pay_you_and_it() -> None:
    """Between A and B of 3-4 two silver are drawn: two for you, one resource for it. Two links need no order."""
    s = against()
    house(s, 0, 6, "b2-3-4")
    go(s, Frame(RAISE, AI, 3, SITE_IDS.index("a2-3-4")))
    assert has(s, 0, "silver") == 2
    assert has(s, AI, "ink") == 1 + 1, "the site's ink, and one for two silver"
    s = against()
    house(s, 0, 6, "b2-9-10")
    house(s, 0, 7, "d2-9-10")
    go(s, Frame(RAISE, AI, 3, SITE_IDS.index("c2-9-10")))
    assert asked(s) == "", "it is not asked for an order"
    assert (has(s, AI, "acquired"), has(s, 0, "acquired")) == (1, 1)
    assert (has(s, AI, "stone"), has(s, 0, "stone")) == (1, 1)


@pytest.mark.rule("VIS-14.5", "VIS-14.7")
def test_what_it_dismisses_gives_it_the_corner_and_nothing_more() -> None:
    corners = {
        "acolyte": (0, 5, 0), "antagonist": (1, 6, 0), "architect": (0, 6, 1), "bishop": (0, 6, 0), "miner": (0, 5, 0),
    }  # fmt: skip
    for name, (corruption, virtue, resources) in corners.items():
        s = against()
        tops(s, "jeweller", name, "princess", "friar", "deacon_2")
        go(s, Frame(OPPONENT_DISMISS, AI))
        assert marks(s, AI) == (corruption, virtue), name
        assert has(s, AI, "ink") == resources, name
        assert has(s, AI, "unpaid") == (1 if name == "bishop" else 0)
        assert card(name) in s.gone and s.tops[1] != card(name)


@pytest.mark.rule("VIS-14.4", "VIS-14.6")
def test_several_effects_at_once() -> None:
    """Two cards to destroy are two flips, two silver for each of two debts are two resources more."""
    s = against()
    give(s, AI, unpaid=3)
    run(s, destroy(2), AI)
    assert (has(s, AI, "paid"), has(s, AI, "ink")) == (2, 2)
    run(s, flip(EITHER, 2), AI)
    assert has(s, AI, "paid") == 3 and marks(s, AI) == (0, 5), "the second finds nothing: virtue"
    run(s, discard(2), AI)
    assert marks(s, AI) == (0, 4)
    run(s, rearrange(), AI)
    run(s, gain(silver=5), AI)
    assert has(s, AI, "ink") == 3 + 1 + 2, "five silver are two resources"
    run(s, gain(silver=1), AI)
    assert has(s, AI, "ink") == 6


@pytest.mark.rule("VIS-14.12", "VIS-9.4")
def test_a_third_ribbon_is_its_bonus_and_an_icon() -> None:
    s = against()
    for tile in ("ms13", "ms15"):
        s.tiles[AI] |= 1 << TILE_IDS.index(tile)
    s.books = [TILE_IDS.index(tile) for tile in ("ms06", "ms14", "ms07", "ms08", "ms12")]
    run(s, copy_free(), AI)
    assert s.bonus[1] == AI and marks(s, AI) == (0, 4), "and the two virtue of the manuscript"
    assert s.tiles[AI].bit_count() == 3


@pytest.mark.rule("VIS-14.15")
def test_a_flip_sets_off_a_dismissal_after_the_paid_debts_resource() -> None:
    s = against()
    build(s, AI, 2, 6)
    tops(s, "jeweller", "miner", "princess", "friar", "deacon_2")
    give(s, AI, unpaid=1)
    run(s, flip(DEBT), AI)
    wanted = ("event-flip-debt", "event-take", "event-dismiss", "event-virtue")
    assert [event for event in told(s) if event in wanted] == list(wanted)
    run(s, hire(), AI)
    assert told(s).count("event-dismiss") == 2, "and a scheme another, with the first workshop"


@pytest.mark.rule("VIS-14.15", "VIS-14.2")
def test_its_second_trading_post_moves_the_pair_only_by_what_it_flips() -> None:
    """With a criminal on its board it sleeps; without one and without a debt it is 1 virtue, and the space another."""
    s = against()
    s.active = AI
    build(s, AI, 1)
    s.row[3] = scheme("starting_criminal_a")
    give(s, AI, unpaid=1)
    set_marks(s, AI, 5, 5)
    go(s, Frame(COLLIDE, AI))
    assert has(s, AI, "paid") == 0 and has(s, AI, "unpaid") == 3, "two more debts from the sixth space"
    s = against()
    s.active = AI
    build(s, AI, 1)
    set_marks(s, AI, 5, 5)
    go(s, Frame(COLLIDE, AI))
    assert has(s, AI, "unpaid") == 1, "one virtue for want of a debt: the fifth space"


@pytest.mark.rule("VIS-14.14", "VIS-14.2")
def test_its_board_drops_the_third_scheme_and_deals_again_when_the_deck_is_empty() -> None:
    s = against()
    names = ("starting_cleric", "starting_builder", "starting_noble")
    s.row[3:6] = [scheme(name) for name in names]
    s.decks[AI] = []
    go(s, Frame(OPPONENT_TURN, AI))
    assert s.row[3:6] == [scheme("starting_noble"), scheme("starting_cleric"), scheme("starting_builder")]
    assert s.decks[AI] == [] == s.discards[AI], "the one that fell off was all there was to shuffle"
    assert "event-reshuffle" in told(s)
