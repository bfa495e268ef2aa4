"""A turn: inviting, calling back, taking a card, and its two halves."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import CASTLE, COURT
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    NAVARRA,
    PURPLE,
    TOLEDO,
    VALENCIA,
    at,
    court,
    do,
    finish_turn,
    may,
    may_place,
    new,
    play_powers,
    points,
    province,
    refused,
    regions_of,
    scene,
    show,
    with_card,
)

rule = pytest.mark.rule


def inviting(count: int, pieces: dict[int, int], king: int = CASTILLA) -> GrandeState:
    """Purple's turn begins, with a power card that invites so many."""
    s = scene({PURPLE: pieces}, king)
    s.played[PURPLE] = s.power[PURPLE] = board.INVITES.index(count)
    s.acted = 0b1110
    s.frames = [Frame(kinds.TURNS)]
    s.settle()
    return s


@rule("ELG-4.1")
@pytest.mark.parametrize(("power", "most"), [(9, 2), (1, 6), (2, 5), (6, 3), (11, 1)])
def test_inviting(power: int, most: int) -> None:
    """T03: up to the number on the power card."""
    s = new(3)
    play_powers(s, {0: power, 1: 12, 2: 13})
    finish_turn(s)
    finish_turn(s)
    assert may(s, 0) == {f"invite {n}" for n in range(most + 1)}
    do(s, 0, f"invite {most}")
    assert court(s, 0) == 7 + most and province(s, 0) == 21 - most


@rule("ELG-4.1")
def test_twelve_and_thirteen_invite_nobody() -> None:
    assert board.INVITES[1:] == [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
    s = new(3)
    play_powers(s, {0: 13, 1: 12, 2: 1})
    assert s.waiting == (0,) and all(text.startswith("take ") for text in may(s, 0))


@rule("ELG-4.1")
def test_nobody_invites_more_than_the_province_has() -> None:
    s = inviting(5, {COURT: 20, TOLEDO: 8})
    assert province(s, PURPLE) == 2
    assert may(s, PURPLE) == {"invite 0", "invite 1", "invite 2"}
    assert refused(s, PURPLE, "invite 5") == ("no-invite", "ELG-4.1")


@rule("ELG-4.2")
def test_an_empty_province_lets_one_call_back_from_regions() -> None:
    s = inviting(5, {COURT: 20, TOLEDO: 2, CASTILLA: 3, CASTLE: 3}, king=CASTILLA)
    do(s, PURPLE, "invite 2")
    assert may(s, PURPLE) == {"recall toledo", "stop"}, "not from the king's region, not from the castle"
    do(s, PURPLE, "recall toledo", "recall toledo")
    assert court(s, PURPLE) == 24 and at(s, PURPLE, TOLEDO) == 0
    assert s.frames[-1].kind != kinds.RECALL


@rule("ELG-4.2")
def test_nobody_calls_back_while_the_province_has_some() -> None:
    s = inviting(5, {COURT: 20, TOLEDO: 8})
    do(s, PURPLE, "invite 1")
    assert s.frames[-1].kind != kinds.RECALL
    s = do(inviting(1, {COURT: 20, TOLEDO: 10}), PURPLE, "recall toledo")
    assert court(s, PURPLE) == 21 and s.frames[-1].kind != kinds.RECALL


@rule("ELG-4.2")
def test_calling_back_may_be_declined() -> None:
    s = inviting(2, {COURT: 20, TOLEDO: 10})
    assert may(s, PURPLE) == {"recall toledo", "stop"}, "with an empty province there is nobody to invite"
    do(s, PURPLE, "stop")
    assert at(s, PURPLE, TOLEDO) == 10


@rule("ELG-4.2")
def test_without_province_and_open_regions_nobody_comes() -> None:
    s = inviting(2, {COURT: 20, CASTILLA: 6, CASTLE: 4}, king=CASTILLA)
    assert all(text.startswith("take ") for text in may(s, PURPLE))


@rule("ELG-4.6")
def test_placing_next_to_the_king() -> None:
    """T04."""
    s = with_card(scene({PURPLE: {COURT: 5}}, king=CASTILLA), cards.FIESTA)
    assert may_place(s, PURPLE) == regions_of("galicia navarra aragon toledo castle")
    assert refused(s, PURPLE, "place castilla") == ("no-kings-region", "ELG-5.1")
    assert refused(s, PURPLE, "place sevilla") == ("no-not-adjacent", "ELG-4.6")


@rule("ELG-4.4", "ELG-4.5", "ELG-4.6", "ELG-13.1")
def test_your_majesty_after_placing() -> None:
    """T05."""
    s = with_card(scene({PURPLE: {COURT: 6}}, king=VALENCIA), cards.YOUR_MAJESTY)
    do(s, PURPLE, "place granada", "place granada", "place toledo", "place toledo", "place castle")
    assert may(s, PURPLE) == {"act", "end"}, "five are placed"
    assert refused(s, PURPLE, "place granada") == ("no-placing-over", "ELG-4.4")
    do(s, PURPLE, "act")
    assert may(s, PURPLE) == {f"king {r}" for r in board.REGION_IDS if r != "valencia"}
    do(s, PURPLE, "king toledo")
    assert s.king == TOLEDO
    assert [at(s, PURPLE, p) for p in (GRANADA, TOLEDO, CASTLE, COURT)] == [2, 2, 1, 1]
    assert s.round == 1, "the turn and with it the round are over"


@rule("ELG-4.4", "ELG-4.6")
def test_your_majesty_before_placing() -> None:
    """T05: after the move Toledo is closed and Castile open."""
    s = with_card(scene({PURPLE: {COURT: 5}}, king=VALENCIA), cards.YOUR_MAJESTY)
    do(s, PURPLE, "act", "king toledo")
    assert may_place(s, PURPLE) == regions_of("castilla aragon valencia granada sevilla castle")
    assert refused(s, PURPLE, "place toledo") == ("no-kings-region", "ELG-5.1")
    assert refused(s, PURPLE, "act") == ("no-special-over", "ELG-4.4")


@rule("ELG-4.4")
def test_the_halves_are_not_interleaved() -> None:
    s = with_card(scene({PURPLE: {COURT: 5}}, king=VALENCIA), cards.YOUR_MAJESTY)
    do(s, PURPLE, "place granada", "act", "king toledo")
    assert s.round == 1, "placing was over when the special action began"
    assert court(s, PURPLE) == 4


@rule("ELG-4.4", "ELG-4.5", "ELG-4.7")
def test_fiesta_declined() -> None:
    """T06."""
    s = scene({PURPLE: {COURT: 4, ARAGON: 1}, GREEN: {NAVARRA: 3}, BLUE: {VALENCIA: 2}}, king=CASTILLA)
    with_card(s, cards.FIESTA)
    do(s, PURPLE, "place aragon", "place toledo", "place toledo")
    assert may(s, PURPLE) == {"act", "end"}
    do(s, PURPLE, "end")
    assert points(s) == [0, 0, 0, 0]
    assert at(s, PURPLE, ARAGON) == 2 and at(s, PURPLE, TOLEDO) == 2 and court(s, PURPLE) == 1


@rule("ELG-4.5")
def test_a_small_court_places_what_it_has() -> None:
    s = with_card(scene({PURPLE: {COURT: 1}}, king=CASTILLA), cards.JUSTICE)
    do(s, PURPLE, "place galicia")
    assert may(s, PURPLE) == {"act", "end"}
    assert refused(s, PURPLE, "place galicia") == ("no-court-empty", "ELG-4.5")
    (closed,) = s.ask(PURPLE).closed
    assert closed.message.id == "no-court-empty" and len(closed.targets) == 10, "said once for all places"


@rule("ELG-4.5")
def test_placing_nothing_is_allowed() -> None:
    s = with_card(scene({PURPLE: {COURT: 7}}), cards.JUSTICE)
    do(s, PURPLE, "end")
    assert court(s, PURPLE) == 7 and s.round == 1


@rule("ELG-4.3")
def test_a_card_must_be_taken() -> None:
    s = new(3)
    show(s, cards.MILITIA)
    play_powers(s, {0: 13, 1: 12, 2: 11})
    assert "take militia" in may(s, 0) and not {"end", "stop"} & may(s, 0)


@rule("ELG-4.8")
def test_a_special_action_that_cannot_begin_is_closed() -> None:
    s = with_card(scene({PURPLE: {COURT: 2}, GREEN: {CASTILLA: 3}}, king=CASTILLA), cards.AMBUSH)
    assert "act" not in may(s, PURPLE)
    assert refused(s, PURPLE, "act") == ("no-piece-to-move", "ELG-4.8")
    assert any(c.message.id == "no-piece-to-move" for c in s.ask(PURPLE).closed)


@rule("ELG-4.7")
def test_the_special_action_may_help_others_more() -> None:
    s = with_card(scene({PURPLE: {TOLEDO: 1}, GREEN: {TOLEDO: 4}}, king=GALICIA), cards.JUSTICE)
    do(s, PURPLE, "act", "score toledo")
    assert points(s) == [4, 7, 0, 0]


@rule("ELG-6.1")
def test_throws_are_announced() -> None:
    s = with_card(scene({PURPLE: {COURT: 2}}), cards.JUSTICE)
    s.log = []
    do(s, PURPLE, "place castle")
    assert [e.message.id for e in s.log if e.heard_by(None)] == ["event-throw"]
    assert at(s, PURPLE, CASTLE) == 1 and province(s, PURPLE) == 28
