"""Every step of a solo opponent and every card that answers says why, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from castellany import words
from castellany.games.viscounts.castle import call_settle
from castellany.games.viscounts.effects.icons import (
    DEBT,
    EITHER,
    castle_move,
    destroy,
    discard,
    either,
    flip,
    gain,
    hire,
    rearrange,
    reshuffle,
    seq,
)
from castellany.games.viscounts.facts.tables import SITE_IDS, TILE_IDS
from castellany.games.viscounts.ids import house_id
from castellany.games.viscounts.kinds import COLLIDE, OPPONENT_ACT, OPPONENT_LAST, OPPONENT_MOVE, OPPONENT_TURN, RAISE
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, BUILD, TRANSCRIBE, WORKERS, against, scheme
from tests.games.viscounts.helpers import build, give, go, house, quiet, row, run, set_marks, told, workers


def opponent(board: str = "cleric") -> ViscountsState:
    """The turn of a solo opponent."""
    s = against(board)
    s.active = AI
    return s


def why(s: ViscountsState, id: str) -> dict[str, Any]:
    """The arguments of the reason with this id; all that was told can be said in every language."""
    assert s.log is not None
    for lang in words.LANGUAGES:
        faults: list[str] = []
        for event in s.log:
            words.load(lang, "viscounts").render(event.message, ["Ada", "opponent-cleric"], faults)
        assert faults == []
    found = [event.message.args for event in s.log if event.message.id == id]
    assert len(found) == 1, told(s)
    return {key: value for key, value in found[0].items() if key != "seat"}


@pytest.mark.rule("VIS-14.18")
def test_how_far_it_walks() -> None:
    s = opponent()
    go(s, Frame(OPPONENT_MOVE, AI, scheme("future_cleric")))
    assert why(s, "event-opponent-steps") == {"steps": 4}


@pytest.mark.rule("VIS-14.2")
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_revealed_scheme_is_read_out(lang: str) -> None:
    s = opponent()
    s.decks[AI] = [scheme("future_builder_noble")]
    go(s, Frame(OPPONENT_TURN, AI))
    assert s.log is not None
    told_scheme = next(event.message for event in s.log if event.message.id == "event-scheme")
    text = words.render(lang, "viscounts", told_scheme, ["Ada", "Bob"])
    rows = words.about(lang, "viscounts", "scheme-future_builder_noble")
    assert rows and text.endswith(rows)


@pytest.mark.rule("VIS-14.3")
def test_why_this_resource() -> None:
    s = opponent()
    give(s, AI, ink=6)
    run(s, gain(any=1), AI)
    assert why(s, "event-opponent-wish") == {"res": "res-stone", "limit": 4}
    s = opponent()
    give(s, AI, ink=6, stone=4)
    run(s, gain(any=1), AI)
    assert why(s, "event-opponent-wish-last") == {"res": "res-gold"}
    s = opponent("cards")
    run(s, gain(any=1), AI)
    assert told(s) == ["event-take"], "to the collector all are one: nothing to explain"


@pytest.mark.rule("VIS-14.6")
def test_why_this_card_is_flipped() -> None:
    s = opponent()
    give(s, AI, unpaid=1, paid=2, acquired=1, approved=1)
    run(s, flip(EITHER), AI)
    assert why(s, "event-opponent-flip-fewer") == {"debts": 2, "deeds": 1}
    assert "event-flip-deed" in told(s)
    s = opponent()
    give(s, AI, acquired=1)
    run(s, flip(DEBT), AI)
    assert why(s, "event-opponent-instead-flip") == {}
    assert "event-virtue" in told(s)


INSTEAD = {
    "rearrange": (rearrange(), "event-take"),
    "discard": (discard(2), "event-virtue"),
    "castle-move": (castle_move(), "event-virtue"),
    "destroy": (destroy(1), "event-flip-debt"),
    "hire": (hire(), "event-opponent-scheme"),
}


@pytest.mark.rule("VIS-14.4", "VIS-14.5")
@pytest.mark.parametrize("kind", INSTEAD)
def test_what_it_does_instead(kind: str) -> None:
    effect, follows = INSTEAD[kind]
    s = opponent()
    give(s, AI, unpaid=1)
    run(s, effect, AI)
    assert why(s, f"event-opponent-instead-{kind}") == {}
    assert follows in told(s)


@pytest.mark.rule("VIS-14.3")
def test_resources_instead_of_silver() -> None:
    s = opponent()
    run(s, gain(silver=4), AI)
    assert why(s, "event-opponent-instead-silver") == {"silver": 4, "count": 2}


@pytest.mark.rule("VIS-14.4")
def test_the_first_of_two_effects() -> None:
    s = opponent()
    run(s, either(gain(gold=1), castle_move()), AI)
    assert why(s, "event-opponent-first") == {}


@pytest.mark.rule("VIS-14.15")
@pytest.mark.parametrize("building", [0, 1, 2, 6, 7, 8])
def test_a_building_is_named_as_the_reason(building: int) -> None:
    s = opponent()
    give(s, AI, unpaid=1)
    if building == 0:
        go(s, Frame(RAISE, AI, 0, SITE_IDS.index("b2-3-4")))
    else:
        build(s, AI, building)
    if building == 1:
        set_marks(s, AI, 3, 3)
        go(s, Frame(COLLIDE, AI))
    elif building == 2:
        run(s, flip(DEBT), AI)
    elif building == 6:
        run(s, hire(), AI)
    elif building > 6:
        s.discards[AI] = [scheme("starting_cleric")]
        run(s, reshuffle(), AI)
    assert why(s, "event-opponent-building") == {"house": f"opponent-{house_id(building)}"}


@pytest.mark.rule("VIS-14.8", "VIS-14.10", "VIS-14.11", "VIS-14.12")
def test_why_it_can_act() -> None:
    s = opponent("builder")
    give(s, AI, stone=4)
    go(s, Frame(OPPONENT_ACT, AI, BUILD))
    assert why(s, "event-opponent-builds") == {"house": "opponent-trading_post_1", "had": 5, "need": 5}
    assert why(s, "event-build")["house"] == "opponent-trading_post_1", "its own building, which does other things"
    s = opponent("noble")
    give(s, AI, gold=5)
    go(s, Frame(OPPONENT_ACT, AI, WORKERS))
    assert why(s, "event-opponent-sends") == {"count": 3, "had": 6, "need": 5}
    s = opponent()
    give(s, AI, ink=2)
    s.books[1] = TILE_IDS.index("ms02")
    go(s, Frame(OPPONENT_ACT, AI, TRANSCRIBE))
    assert why(s, "event-opponent-copies") == {"had": 3, "need": 3}


@pytest.mark.rule("VIS-14.8")
def test_why_it_cannot_act() -> None:
    def last(s: ViscountsState, name: str) -> None:
        go(s, Frame(OPPONENT_LAST, AI, scheme(name)))
        assert why(s, "event-opponent-else") == {}, "the last entry of the row, with its reason before it"

    s = opponent()
    last(s, "starting_cleric")
    lack = {"action": "action-transcribe", "icon": "icon-cleric", "had": 1, "need": 3}
    assert why(s, "event-opponent-cannot") == lack
    s = opponent()
    last(s, "starting_noble")
    assert why(s, "event-opponent-cannot") == {"action": "action-workers", "icon": "icon-noble", "had": 1, "need": 3}
    s = opponent()
    give(s, AI, gold=9)
    s.workers[AI] = 1
    last(s, "starting_noble")
    assert why(s, "event-opponent-few-workers") == {"count": 1}, "not the icons are missing"
    s = opponent()
    house(s, 0, 6, "a2-3-4")
    house(s, 0, 7, "b2-3-4")
    give(s, AI, stone=9)
    last(s, "starting_builder")
    assert why(s, "event-opponent-no-spot") == {}
    s = opponent()
    give(s, AI, stone=9)
    build(s, AI, *range(9))
    last(s, "starting_builder")
    assert why(s, "event-opponent-all-built") == {}
    s = opponent("cards")
    last(s, "starting_criminal_a")
    assert why(s, "event-opponent-no-flips") == {}


@pytest.mark.rule("VIS-14.11")
def test_why_your_worker_leaves() -> None:
    s = opponent()
    workers(s, 1, "a", s0=2, s1=2)
    call_settle(s)
    s.settle()
    assert why(s, "event-opponent-clears") == {"tier": 1, "section": "section-a"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "gain a debt, then take 1 silver"),
        ("uk", "отримати 1 борг, потім узяти 1 срібняк"),
        ("pl", "weź 1 Dług, potem weź 1 Srebrnik"),
    ],
)
def test_effects_in_order_say_themselves(lang: str, text: str) -> None:
    assert words.render(lang, "viscounts", seq(gain(debt=1), gain(silver=1)).message()) == text


@pytest.mark.rule("VIS-14.3")
def test_the_collector_is_never_said_to_take_or_spend_ink() -> None:
    s = opponent("cards")
    run(s, gain(gold=1), AI)
    assert why(s, "event-take") == {"res": "res-pool", "count": 1}
    s = opponent("cards")
    give(s, AI, ink=2)
    go(s, Frame(OPPONENT_ACT, AI, WORKERS))
    assert why(s, "event-spend") == {"res": "res-pool", "count": 2}


@pytest.mark.rule("VIS-14.5")
def test_without_future_schemes_none_is_said_to_be_taken() -> None:
    s = opponent()
    s.future = []
    give(s, AI, acquired=1)
    run(s, hire(), AI)
    assert told(s) == ["event-opponent-no-scheme", "event-flip-deed"]


@pytest.mark.rule("VIS-14.15")
def test_the_third_trading_post_is_named_after_the_flip_that_sets_it_off() -> None:
    s = opponent()
    build(s, AI, 2)
    give(s, AI, acquired=1)
    run(s, flip(EITHER), AI)
    assert told(s)[:3] == ["event-flip-deed", "event-opponent-building", "event-dismiss"]


@pytest.mark.rule("VIS-6.11", "VIS-11.2", "VIS-11.3")
def test_what_answers_is_named_before_it_acts() -> None:
    s = quiet(2)
    s.log = []
    row(s, 0, "racketeer_2", "peddler_1", "abbot")
    row(s, 1, "peddler_2", "peddler_4", "squire")
    build(s, 1, 7)
    set_marks(s, 0, 4, 4)
    go(s, Frame(COLLIDE, 0))
    names = [str(event.message.args["what"]) for event in s.log if event.message.id == "event-acts"]
    assert names == ["house-workshop_2", "card-peddler_1", "card-peddler_2", "card-peddler_4", "card-racketeer_2"]
    assert told(s)[4:8] == ["event-take", "event-acts", "event-take", "event-acts"], "each right before its effect"
    for lang in words.LANGUAGES:
        faults: list[str] = []
        for event in s.log:
            words.load(lang, "viscounts").render(event.message, ["Ada", "Bob"], faults)
        assert faults == []


@pytest.mark.rule("VIS-4.4")
def test_points_that_are_lost_at_the_end_of_the_track() -> None:
    s = quiet(2)
    s.log = []
    set_marks(s, 0, 0, 1)
    run(s, gain(virtue=3))
    assert why(s, "event-points-lost") == {"count": 2}, "the first point brings the markers together"
    s.log = []
    set_marks(s, 0, 5, 5)
    run(s, gain(corruption=1))
    assert told(s) == ["event-corruption", "event-marks-meet"]
