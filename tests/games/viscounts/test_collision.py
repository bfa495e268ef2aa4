"""Collisions: four steps, everyone's abilities, the markers set back."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.kinds import COLLIDE
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.helpers import asked, build, card, do, give, go, has, marks, quiet, row, set_marks


def red_of_the_rulebook() -> ViscountsState:
    """T13: Diplomat, Peddler and Thief; workshops 2 and 3, trading post 3, guildhall 2; both markers on 5."""
    s = quiet(3)
    row(s, 0, "diplomat", "peddler_1", "thief")
    build(s, 0, 7, 8, 2, 4)
    set_marks(s, 0, 5, 5)
    row(s, 1, "labourer", "abbot", "squire")
    row(s, 2, "thief", "abbot", "squire")
    return s


@pytest.mark.rule("VIS-11.1", "VIS-11.2", "VIS-11.3", "VIS-11.4", "VIS-11.5", "VIS-11.6")
def test_the_collision_of_the_rulebook() -> None:
    """T13."""
    s = red_of_the_rulebook()
    go(s, Frame(COLLIDE, 0))
    assert [has(s, 0, x) for x in ("ink", "silver", "unpaid", "acquired")] == [1, 3, 2, 0]
    assert marks(s, 1) == (0, 5), "a rival without criminals"
    assert marks(s, 2) == (0, 6), "a rival with one"
    assert marks(s, 0) == (0, 6)


@pytest.mark.rule("VIS-11.2", "VIS-11.4")
def test_virtue_of_the_first_step_moves_the_pair() -> None:
    """T13b: without the Thief the pair moves to 4 first: 2 silver and 1 debt."""
    s = red_of_the_rulebook()
    row(s, 0, "diplomat", "peddler_1", "abbot")
    go(s, Frame(COLLIDE, 0))
    assert [has(s, 0, x) for x in ("ink", "silver", "unpaid")] == [1, 2, 1]


ABOVE = [(1, 3, 0), (1, 2, 0), (1, 1, 0), (2, 1, 1), (2, 0, 1), (3, 0, 2), (4, 0, 3)]
BELOW = ["unpaid", "corruption", "corruption", "rearrange", "virtue", "virtue", "acquired"]


@pytest.mark.rule("VIS-11.4", "VIS-11.5")
@pytest.mark.parametrize("space", range(7))
def test_every_space(space: int) -> None:
    silver, deeds, debts = ABOVE[space]
    for guilty in (False, True):
        s = quiet()
        row(s, 0, "labourer", "abbot", "squire")
        row(s, 1, "thief" if guilty else "labourer", "abbot", "squire")
        set_marks(s, 0, space, space)
        go(s, Frame(COLLIDE, 0))
        assert [has(s, 0, x) for x in ("silver", "acquired", "unpaid")] == [silver, deeds, debts]
        kind = BELOW[space]
        pays = space == 3 or guilty == (space < 3)
        if kind == "rearrange":
            assert (s.waiting, asked(s)) == ((1,), "Rearrange")
            do(s, "arrange 123")
        elif kind in ("unpaid", "acquired"):
            assert has(s, 1, kind) == int(pays)
        else:
            moved = (1, 6) if kind == "corruption" else (0, 5)
            assert marks(s, 1) == (moved if pays else (0, 6))
        assert marks(s, 0) == (0, 6) and not s.frames


@pytest.mark.rule("VIS-11.4")
def test_the_space_stays_chosen_whatever_racketeers_do() -> None:
    """Debts of step 3 may set off cards; rivals still take what the space says."""
    s = quiet()
    row(s, 0, "racketeer_2", "abbot", "squire")
    row(s, 1, "labourer", "abbot", "squire")
    set_marks(s, 0, 5, 5)
    s.hands[0] = [card("labourer")]
    go(s, Frame(COLLIDE, 0))
    for _debt in range(2):
        do(s, "choose 2", "stop")
    assert (has(s, 0, "silver"), has(s, 0, "unpaid")) == (3, 2)
    assert marks(s, 1) == (0, 5)


@pytest.mark.rule("VIS-11.1", "VIS-11.5")
def test_a_rival_that_collides_in_step_four_waits() -> None:
    s = quiet()
    row(s, 0, "labourer", "abbot", "squire")
    row(s, 1, "labourer", "abbot", "squire")
    set_marks(s, 0, 4, 4)
    set_marks(s, 1, 4, 5)
    go(s, Frame(COLLIDE, 0))
    assert marks(s, 1) == (4, 4) and has(s, 1, "silver") == 0
    s.active = 1
    give(s, 0, silver=0)
    go(s, Frame(COLLIDE, 1))
    assert has(s, 1, "silver") == 2 and has(s, 0, "silver") == 0
