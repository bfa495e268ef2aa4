"""The solo opponents in the castle: what its sections give them, whose workers leave, who leads."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.castle import call_settle
from castellany.games.viscounts.effects.icons import (
    place_workers,
)
from tests.games.viscounts.alone import AI, against
from tests.games.viscounts.helpers import (
    asked,
    castle,
    do,
    give,
    has,
    marks,
    run,
    stand,
    workers,
)


@pytest.mark.rule("VIS-14.11", "VIS-8.3", "VIS-14.4", "VIS-14.5")
@pytest.mark.parametrize(("space", "section"), [("1", "a"), ("3", "b"), ("5", "c"), ("7", "d"), ("9", "e")])
def test_the_rewards_of_the_castle_for_it(space: str, section: str) -> None:
    """Three workers into an empty section: ink and stone; a flip; gold; a scheme; two virtue."""
    s = against()
    stand(s, AI, space)
    give(s, AI, unpaid=1)
    future = len(s.future)
    run(s, place_workers(3), AI)
    assert castle(s, 2, section) == [0, 1] and sum(castle(s, 1, x)[1] for x in "abcde") == 2
    got = (has(s, AI, "ink"), has(s, AI, "stone"), has(s, AI, "gold"), has(s, AI, "paid"), future - len(s.future))
    assert got == {"a": (1, 1, 0, 0, 0), "b": (1, 0, 0, 1, 0), "c": (0, 0, 1, 0, 0), "d": (0, 0, 0, 0, 1),
                   "e": (0, 0, 0, 0, 0)}[section]  # fmt: skip
    assert marks(s, AI) == (0, 4 if section == "e" else 6)


@pytest.mark.rule("VIS-14.11", "VIS-8.7")
def test_on_your_turn_you_clear_and_its_chain_follows_yours() -> None:
    s = against()
    s.active = 0
    workers(s, 1, "e", s1=3)
    workers(s, 1, "b", s0=2, s1=2)
    call_settle(s)
    s.settle()
    assert marks(s, AI) == (0, 4), "its triple went on by itself"
    assert asked(s) == "Bump" and s.waiting == (0,)
    do(s, "bump 1")
    assert has(s, AI, "ink") == 1, "two silver for its worker"
    s = against()
    s.active = AI
    workers(s, 1, "b", s1=2)
    s.tier1[4 + 1] = 4
    call_settle(s)
    s.settle()
    assert castle(s, 2, "b") == [0, 1] and not s.frames


@pytest.mark.rule("VIS-14.11", "VIS-8.6")
def test_it_may_lead_the_castle_and_you_may_take_it_back() -> None:
    s = against()
    s.active = AI
    workers(s, 2, "c", s1=3)
    call_settle(s)
    s.settle()
    assert s.leader == AI and has(s, AI, "ink") == 1
    assert next(p.points for p in s.scores()[AI].parts if p.name == "part-leader") == 5
    s.active = 0
    s.tier3[0] = 1
    workers(s, 2, "a", s0=3)
    call_settle(s)
    s.settle()
    do(s, "take gold")
    assert s.leader == 0
