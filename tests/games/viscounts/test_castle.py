"""The castle: placing, chains, order, rivals' chains, clearing, the leader."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.castle import call_settle, place
from castellany.games.viscounts.effects.icons import castle_move, place_workers
from castellany.games.viscounts.flow import ACTING, hand_limit
from castellany.games.viscounts.state import NOBODY
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    castle,
    do,
    give,
    hand,
    has,
    legal,
    marks,
    phase,
    quiet,
    row,
    run,
    set_marks,
    stand,
    workers,
)


@pytest.mark.rule("VIS-8.1", "VIS-8.2")
def test_nobles_for_workers() -> None:
    s = quiet()
    stand(s, 0, "7-8")
    s.rotation = 4
    row(s, 0, "enforcer", "squire", "abbot")
    give(s, 0, gold=4)
    phase(s, ACTING)
    assert [c for c in legal(s) if c.startswith("workers")] == ["workers 1", "workers 2", "workers 3"]
    do(s, "workers 2")
    assert castle(s, 1, "c") == [2, 0], "the section that faces segment 7-8 with the castle turned by four"
    assert (has(s, 0, "gold"), s.workers[0]) == (4, 18)


@pytest.mark.rule("VIS-8.1")
def test_no_more_workers_than_in_supply() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    s.workers[0] = 1
    give(s, 0, gold=8)
    row(s, 0, "squire", "abbot", "thief")
    phase(s, ACTING)
    assert "workers 1" in legal(s) and "workers 2" not in legal(s)
    refusal = s.why_not(0, GAME.parse("workers 2"))
    assert refusal is not None and refusal.message.args == {"count": 1}


@pytest.mark.rule("VIS-8.3")
@pytest.mark.parametrize(("choice", "kind"), [("choose 1", "FreeHire"), ("choose 2", "DestroyAsk")])
def test_a_single_triple(choice: str, kind: str) -> None:
    """T10: three into empty D: one in, one to E, one to C; a free hiring or a destruction."""
    s = quiet()
    hand(s, 0, "abbot")
    place(s, 0, 3, 3)
    s.settle()
    do(s, choice)
    assert asked(s) == kind
    do(s, legal(s)[-1])
    while s.frames:
        do(s, legal(s)[-1])
    assert castle(s, 2, "d") == [1, 0]
    assert [castle(s, 1, x)[0] for x in "abcde"] == [0, 0, 1, 0, 1]


@pytest.mark.rule("VIS-8.3", "VIS-8.10")
def test_the_reward_may_lead_a_worker_out_of_the_section_that_advances() -> None:
    """Section C offers a castle move: of the two left there one goes to D by it, the other clockwise to D as well."""
    s = quiet()
    place(s, 0, 2, 3)
    s.settle()
    do(s, "choose 2")
    out = [choice for choice in legal(s) if choice.startswith("shift c")]
    assert len(out) == 2, "to either side"
    do(s, out[0])
    while s.frames:
        do(s, legal(s)[-1])
    assert castle(s, 2, "c") == [1, 0] and castle(s, 1, "c") == [0, 0]
    assert sum(castle(s, 1, x)[0] for x in "bd") == 2, "nobody else is there to go the other way"


@pytest.mark.rule("VIS-8.3", "VIS-8.4", "VIS-8.5", "VIS-8.6", "VIS-8.8", "VIS-7.10", "VIS-7.14")
def test_the_chain_of_the_rulebook() -> None:
    """T11: red 0, blue 1, yellow 2; eight nobles, four workers into A, and all that follows."""
    s = quiet(3)
    stand(s, 0, "1-2")
    row(s, 0, "thief", "benefactor", "overseer_1")
    hand(s, 0, "abbot", "squire")
    build(s, 0, 2, 4)
    give(s, 0, gold=3)
    set_marks(s, 0, 2, 5)
    workers(s, 1, "a", s0=1)
    workers(s, 1, "b", s1=2, s2=1)
    workers(s, 1, "c", s0=1, s1=1)
    workers(s, 1, "d", s1=1, s2=1)
    workers(s, 1, "e", s0=2, s1=1)
    workers(s, 2, "a", s0=2)
    workers(s, 2, "c", s0=1, s1=1)
    workers(s, 2, "d", s1=2)
    s.tier3[1] = 1
    s.leader = 1
    phase(s, ACTING)
    do(s, "workers 4")
    assert has(s, 0, "gold") == 0, "five icons and three gold, the only way to eight"
    do(s, "take ink", "take gold")
    assert s.leader == 0
    assert asked(s) == "Bump" and s.ask(0).message.args["section"] == "section-b"
    do(s, "bump 1", "bump 1")
    assert has(s, 1, "silver") == 4
    assert asked(s) == "ChooseEffect", "Overseer comes last"
    do(s, "choose 2", "discard abbot")
    assert not s.frames
    tier1 = {x: castle(s, 1, x) for x in "abcde"}
    assert tier1 == {"a": [0, 0, 0], "b": [2, 0, 1], "c": [1, 1, 0], "d": [1, 1, 1], "e": [1, 1, 0]}
    tier2 = {x: castle(s, 2, x) for x in "abcde"}
    assert tier2 == {"a": [2, 0, 0], "b": [0, 0, 0], "c": [1, 1, 0], "d": [0, 2, 0], "e": [1, 0, 0]}
    assert s.tier3[:3] == [2, 1, 0]
    assert [has(s, 0, good) for good in ("ink", "stone", "gold")] == [3, 2, 1]
    assert marks(s, 0) == (2, 3)


@pytest.mark.rule("VIS-8.4")
def test_several_triples_are_taken_in_the_order_one_likes() -> None:
    s = quiet()
    workers(s, 1, "a", s0=3)
    workers(s, 1, "c", s0=3)
    call_settle(s)
    s.settle()
    assert asked(s) == "Advance" and legal(s) == ["advance c", "advance a"]
    do(s, "advance a")
    assert has(s, 0, "ink") == 1 and castle(s, 1, "b") == [1, 0]


@pytest.mark.rule("VIS-8.5")
def test_a_reward_that_reopens_the_first_tier_comes_before_the_second() -> None:
    """C's castle move brings three together in E while A already has three above."""
    s = quiet()
    workers(s, 2, "a", s0=3)
    workers(s, 1, "c", s0=3)
    workers(s, 1, "e", s0=1)
    workers(s, 1, "a", s0=1)
    call_settle(s)
    s.settle()
    do(s, "choose 2", "shift a counterclockwise")
    assert castle(s, 1, "e") == [2, 0]
    assert s.tier3[0] == 1 and asked(s) == "Any", "no triple was left below, so the second tier went on"
    do(s, "take ink")
    assert not s.frames and castle(s, 1, "b") == [1, 0] and castle(s, 1, "d") == [1, 0]


@pytest.mark.rule("VIS-8.6")
def test_the_leader_changes_only_for_strictly_more() -> None:
    s = quiet()
    assert s.leader == NOBODY
    workers(s, 2, "a", s0=3, s1=3)
    call_settle(s)
    s.settle()
    do(s, "take ink")
    assert s.leader == 0
    do(s, "take ink")
    assert s.tier3[:2] == [1, 1] and s.leader == 0, "equal keeps"
    while s.frames:
        do(s, legal(s)[0])
    s.tier2 = [0] * 20
    workers(s, 2, "b", s1=3)
    call_settle(s)
    s.settle()
    do(s, "take ink")
    assert s.leader == 1 and hand_limit(s, 1) == 4 and hand_limit(s, 0) == 3


@pytest.mark.rule("VIS-8.7")
def test_a_rivals_triple_waits_for_the_active_player() -> None:
    s = quiet(3)
    workers(s, 1, "a", s2=3)
    workers(s, 1, "c", s1=3)
    workers(s, 1, "d", s0=3)
    call_settle(s)
    s.settle()
    order = []
    while s.frames:
        order.append((s.waiting[0], asked(s)))
        do(s, legal(s)[0] if asked(s) != "ChooseEffect" else "choose 1")
    assert order[0] == (0, "ChooseEffect") and order[1] == (0, "FreeHire")
    assert [seat for seat, kind in order if kind == "ChooseEffect"] == [0, 1]
    assert has(s, 2, "ink") == 1


@pytest.mark.rule("VIS-8.7")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_two_rivals_with_triples_follow_clockwise(active: int, order: list[int]) -> None:
    s = quiet(3)
    s.active = active
    for seat, section in zip(order, ("d", "c"), strict=True):
        workers(s, 1, section, **{f"s{seat}": 3})
    call_settle(s)
    s.settle()
    rewarded = []
    while s.frames:
        if asked(s) == "ChooseEffect":
            rewarded.append(s.waiting[0])
        do(s, legal(s)[0] if asked(s) != "ChooseEffect" else "choose 1")
    assert rewarded == order


@pytest.mark.rule("VIS-8.8", "VIS-8.9")
def test_clearing_crowded_sections() -> None:
    """The first tier before the second, clockwise from the active player's section; own workers may leave."""
    s = quiet(3)
    stand(s, 0, "7-8")
    workers(s, 1, "a", s0=2, s1=2)
    workers(s, 1, "d", s0=1, s1=2, s2=1)
    workers(s, 2, "b", s1=2, s2=2)
    s.active = 0
    call_settle(s)
    s.settle()
    assert s.ask(0).message.args == {"tier": 1, "section": "section-d"}
    do(s, "bump 0")
    assert has(s, 0, "silver") == 2 and s.workers[0] == 18
    assert s.ask(0).message.args == {"tier": 1, "section": "section-a"}
    do(s, "bump 1")
    assert s.ask(0).message.args == {"tier": 2, "section": "section-b"}
    assert legal(s) == ["bump 1", "bump 2"]
    do(s, "bump 2")
    assert s.waiting == (2,) and marks(s, 2) == (0, 5)
    do(s, "take gold")
    assert has(s, 2, "gold") == 1 and not s.frames


@pytest.mark.rule("VIS-8.8")
def test_three_of_any_colours_may_stay_and_the_third_tier_is_never_cleared() -> None:
    s = quiet(3)
    workers(s, 1, "a", s0=1, s1=1, s2=1)
    s.tier3[:3] = [3, 3, 3]
    call_settle(s)
    s.settle()
    assert not s.frames and castle(s, 1, "a") == [1, 1, 1]


@pytest.mark.rule("VIS-8.10", "VIS-2.3")
def test_a_castle_move() -> None:
    s = quiet()
    workers(s, 1, "e", s0=2)
    workers(s, 1, "a", s0=1)
    run(s, castle_move())
    assert legal(s) == [
        "shift a clockwise", "shift a counterclockwise", "shift e clockwise", "shift e counterclockwise", "stop",
    ]  # fmt: skip
    do(s, "shift a counterclockwise")
    assert castle(s, 2, "e") == [1, 0] and marks(s, 0) == (0, 4), "three together: the chain"
    s = quiet()
    workers(s, 1, "b", s0=1)
    run(s, castle_move())
    do(s, "stop")
    assert castle(s, 1, "b") == [1, 0]


@pytest.mark.rule("VIS-8.11")
def test_free_workers() -> None:
    s = quiet()
    s.workers[0] = 1
    run(s, place_workers(2))
    do(s, "place d")
    assert castle(s, 1, "d") == [1, 0] and s.workers[0] == 0, "as many as there are"
    run(s, place_workers(2))
    assert asked(s) == ""


def test_a_hand_of_castle_cards_is_untouched() -> None:
    s = quiet()
    hand(s, 0, "abbot", "thief", "squire", "trader")
    s.leader = 0
    s.tier3[0] = 1
    workers(s, 2, "a", s1=3)
    s.tier3[1] = 1
    call_settle(s)
    s.settle()
    do(s, "take ink")
    assert s.leader == 1 and card("trader") in s.hands[0] and len(s.hands[0]) == 4
