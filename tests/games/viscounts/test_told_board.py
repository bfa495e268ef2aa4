"""What is told of buildings, the castle, manuscripts, collisions and the opponent: arguments and moves, exactly."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.castle import call_settle, place, shift
from castellany.games.viscounts.facts.tables import SITE_IDS, TILE_IDS
from castellany.games.viscounts.flow import ACTING
from castellany.games.viscounts.kinds import COLLIDE, OPPONENT_TURN, RAISE
from castellany.games.viscounts.manuscripts import transcribe
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, against, scheme
from tests.games.viscounts.hearing import heard, listening
from tests.games.viscounts.helpers import (
    do,
    go,
    house,
    own,
    phase,
    row,
    set_marks,
    stand,
    told,
    workers,
)


@pytest.mark.rule("VIS-7.4", "VIS-7.6", "VIS-7.7")
def test_a_building_leaves_the_board_and_its_links_are_named() -> None:
    s = listening(3)
    house(s, 1, 0, "b-3-4")
    go(s, Frame(RAISE, 0, 8, SITE_IDS.index("a-3-4")))
    args, moves = heard(s, "event-build")
    assert args == {"seat": "seat:0", "house": "house-workshop_3", "site": "site-a-3-4"}
    assert moves == [("built:a-3-4", "seat:0/workshop_3", "site:a-3-4", 1)]
    assert heard(s, "event-link")[0] == {"seat": "seat:0", "other": "seat:1", "same": 0}
    s = listening(3)
    house(s, 0, 0, "b-3-4")
    go(s, Frame(RAISE, 0, 8, SITE_IDS.index("a-3-4")))
    assert heard(s, "event-link")[0] == {"seat": "seat:0", "other": "seat:0", "same": 1}


@pytest.mark.rule("VIS-8.3", "VIS-8.5", "VIS-8.6", "VIS-8.8")
def test_every_step_in_the_castle() -> None:
    s = listening()
    workers(s, 2, "e", s0=2)
    workers(s, 1, "e", s0=1)
    workers(s, 1, "d", s0=2, s1=1)
    s.leader = 1
    place(s, 0, 4, 2)
    s.settle()
    assert heard(s, "event-place")[1] == [("worker:0", "seat:0/workers", "tier1:e", 2)]
    assert heard(s, "event-advance") == (
        {"seat": "seat:0", "section": "section-e"}, [("worker:0", "tier1:e", "tier2:e", 1)],
    )  # fmt: skip
    assert [heard(s, "event-shift", i)[1][0][1:3] for i in (0, 1)] == [("tier1:e", "tier1:a"), ("tier1:e", "tier1:d")]
    do(s, "choose 2", "stop")
    assert heard(s, "event-climb") == ({"seat": "seat:0"}, [("worker:0", "tier2:e", "tier3", 1)])
    assert heard(s, "event-leader") == ({"seat": "seat:0"}, [("leader-card", "seat:1/cards", "seat:0/cards", 1)])


@pytest.mark.rule("VIS-8.8")
@pytest.mark.parametrize("tier", [1, 2])
def test_a_worker_that_is_cleared_goes_home(tier: int) -> None:
    s = listening()
    workers(s, tier, "c", s0=2, s1=2)
    call_settle(s)
    s.settle()
    do(s, "bump 1")
    args, moves = heard(s, "event-clear")
    assert args == {"seat": "seat:1", "tier": tier, "section": "section-c"}
    assert moves == [("worker:1", f"tier{tier}:c", "seat:1/workers", 1)]


@pytest.mark.rule("VIS-8.6")
def test_the_first_leader_takes_the_card_from_beside_the_board() -> None:
    s = listening()
    workers(s, 2, "b", s1=3)
    call_settle(s)
    s.settle()
    assert heard(s, "event-leader")[1] == [("leader-card", "leader", "seat:1/cards", 1)]
    shift(s, 0, 0, 4)
    assert heard(s, "event-shift")[1] == [("worker:0", "tier1:a", "tier1:e", 1)], "the other way round"


@pytest.mark.rule("VIS-8.6")
def test_the_card_comes_from_whoever_led_be_it_the_first_seat() -> None:
    s = listening()
    s.leader, s.tier3[0], s.tier3[1] = 0, 1, 1
    workers(s, 2, "b", s1=3)
    call_settle(s)
    s.settle()
    assert heard(s, "event-leader")[1] == [("leader-card", "seat:0/cards", "seat:1/cards", 1)]


@pytest.mark.rule("VIS-9.2", "VIS-9.3", "VIS-9.4")
def test_manuscripts_and_clergy_bonus_cards() -> None:
    s = listening()
    own(s, 1, "ms15", "ms16")
    s.books[4] = TILE_IDS.index("ms13")
    transcribe(s, 1, 4)
    s.settle()
    assert heard(s, "event-transcribe") == (
        {"seat": "seat:1", "tile": "tile-ms13"}, [("tile:ms13", "books:9-10", "seat:1/tiles", 1)],
    )  # fmt: skip
    assert heard(s, "event-bonus") == (
        {"seat": "seat:1", "bonus": "bonus-black"}, [("bonus:black", "bonuses", "seat:1/cards", 1)],
    )  # fmt: skip
    assert told(s).index("event-bonus") < told(s).index("event-take"), "the card comes before the instant effect"
    s.books[0] = -1
    transcribe(s, 1, 0)
    assert heard(s, "event-printed-book") == ({"seat": "seat:1", "book": "book-1-2"}, [])


@pytest.mark.rule("VIS-11.1", "VIS-11.6")
def test_a_collision_is_told_from_its_space_to_the_ends() -> None:
    s = listening()
    set_marks(s, 1, 2, 2)
    s.active = 1
    go(s, Frame(COLLIDE, 1))
    assert told(s)[0] == "event-collision" and heard(s, "event-collision")[0] == {"seat": "seat:1", "space": 3}
    assert told(s)[-1] == "event-marks-back" and heard(s, "event-marks-back")[0] == {"seat": "seat:1"}


@pytest.mark.rule("VIS-7.13")
def test_going_without_an_action_is_told_either_way() -> None:
    s = listening()
    stand(s, 0, "6")
    row(s, 0, "labourer", "abbot", "squire")
    phase(s, ACTING)
    assert told(s) == ["event-no-action"], "nothing could be done"
    s = listening()
    stand(s, 0, "1")
    row(s, 0, "trader", "abbot", "squire")
    phase(s, ACTING)
    do(s, "pass")
    assert told(s) == ["event-pass-action"]


@pytest.mark.rule("VIS-14.2")
def test_a_scheme_is_seen_to_come_from_the_deck() -> None:
    s = against()
    s.decks[AI] = [scheme("starting_criminal_b")]
    go(s, Frame(OPPONENT_TURN, AI))
    moved = [("card:starting_criminal_b", f"seat:{AI}/deck", f"seat:{AI}/row", 1)]
    assert heard(s, "event-scheme") == ({"seat": "seat:1", "scheme": "scheme-starting_criminal_b"}, moved)
    args, moves = heard(s, "event-opponent-scheme")
    assert moves[0][1:3] == ("future", f"seat:{AI}/discard") and str(args["scheme"]).startswith("scheme-future_")
