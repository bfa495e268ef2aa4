"""What the questions of effects show: castle moves, orders of cards, flips in one go, one of two effects."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.effects.icons import (
    EITHER,
    castle_move,
    destroy,
    either,
    flip,
    gain,
    hire,
    place_workers,
    rearrange,
)
from castellany.games.viscounts.kinds import FLIP
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.helpers import (
    asked,
    castle,
    choice,
    do,
    give,
    go,
    hand,
    has,
    quiet,
    row,
    run,
    said,
    workers,
)


def facts(s: ViscountsState, text: str) -> dict[str, Any]:
    found = choice(s, text).facts
    assert found is not None
    return dict(found)


@pytest.mark.rule("VIS-8.10")
def test_a_castle_move_shows_from_where_to_where() -> None:
    s = quiet()
    workers(s, 1, "a", s0=1)
    run(s, castle_move())
    assert facts(s, "shift a clockwise") == {"source": "tier1:a", "target": "tier1:b"}
    assert facts(s, "shift a counterclockwise") == {"source": "tier1:a", "target": "tier1:e"}
    assert choice(s, "shift a clockwise").targets == ("tier1:a", "tier1:b")
    do(s, "shift a counterclockwise")
    assert castle(s, 1, "e") == [1, 0]


@pytest.mark.rule("VIS-6.5")
def test_an_order_shows_its_cards_slot_by_slot() -> None:
    s = quiet()
    row(s, 0, "thief", "", "squire")
    run(s, rearrange())
    assert facts(s, "arrange 123") == {"cards": ["card:thief:0", "", "card:squire:0"]}
    assert facts(s, "arrange 321") == {"cards": ["card:squire:0", "", "card:thief:0"]}
    assert choice(s, "arrange 321").message.args == {"cards": ["card-squire", "card-thief"]}
    assert (choice(s, "arrange 123").message.id, choice(s, "arrange 321").targets) == (
        "opt-keep-order",
        ("seat:0/row",),
    )


@pytest.mark.rule("VIS-5.4")
@pytest.mark.parametrize(
    ("papers", "times", "optional", "runs"),
    [
        ((1, 1), 1, 0, ["1 debt", "1 deed"]),
        ((2, 2), 2, 0, ["1 debt", "1 deed", "1 deed 1 debt", "2 deed"]),
        ((0, 2), 2, 1, ["1 deed", "2 deed"]),
        ((1, 1), 2, 1, ["1 debt", "1 deed", "1 deed 1 debt"]),
    ],
)
def test_flips_that_can_be_made_in_one_go(papers: tuple[int, int], times: int, optional: int, runs: list[str]) -> None:
    """Deeds first, a debt last, for a debt asks which resource; each run is legal from here."""
    s = quiet()
    give(s, 0, unpaid=papers[0], acquired=papers[1])
    go(s, Frame(FLIP, 0, EITHER, times, optional))
    told = s.ask(0).facts
    assert told is not None
    assert (told["count"], told["debts"], told["deeds"]) == (min(times, sum(papers)), *papers)
    found: list[dict[str, Any]] = told["runs"]  # type: ignore[assignment]
    names = []
    for each in found:
        world = s.copy()
        for step in each["choices"]:
            world.play(0, step)
        assert has(world, 0, "approved") >= each["deeds"] and has(world, 0, "paid") >= each["debts"]
        assert not each["good"] or has(world, 0, each["good"]) == 1
        names.append(" ".join(f"{each[kind]} {kind[:-1]}" for kind in ("deeds", "debts") if each[kind]))
    assert sorted(set(names)) == sorted(runs)


@pytest.mark.rule("VIS-2.2")
def test_one_of_two_effects_with_what_it_asks_next() -> None:
    s = quiet()
    hand(s, 0, "thief", "abbot")
    give(s, 0, unpaid=1)
    run(s, either(hire(), gain(any=1)))
    assert [said(facts(s, text)["gain"]) for text in ("choose 1", "choose 2")] == ["1 hire", "1 any"]
    runs = [tuple(GAME.text(each) for each in proposal.choices) for proposal in s.ask(0).proposals]
    assert runs == [
        ("choose 1", "hire miner"), ("choose 1", "hire friar"), ("choose 1", "hire princess"),
        ("choose 1", "hire jeweller"), ("choose 1", "hire woodcutter_1"),
        ("choose 2", "take ink"), ("choose 2", "take stone"), ("choose 2", "take gold"),
    ]  # fmt: skip
    s.frames = []
    run(s, either(flip(EITHER), gain(silver=2)))
    runs = [tuple(GAME.text(each) for each in proposal.choices) for proposal in s.ask(0).proposals]
    assert runs == [("choose 1", f"take {good}") for good in ("ink", "stone", "gold")], "the only debt is not asked for"


@pytest.mark.rule("VIS-6.8", "VIS-8.11")
def test_no_more_is_asked_for_than_there_is() -> None:
    """Two to destroy, but only one card above three; two workers to place, but one in supply."""
    s = quiet()
    s.decks[0], s.hands[0] = [], []
    row(s, 0, "labourer", "abbot", "squire")
    hand(s, 0, "thief")
    run(s, destroy(2))
    told = s.ask(0).facts
    assert told is not None and (told["count"], s.ask(0).message.args) == (1, {"count": 1})
    do(s, "destroy thief")
    assert asked(s) == ""
    s.workers[0] = 1
    run(s, place_workers(2))
    assert s.ask(0).message.args == {"count": 1}
