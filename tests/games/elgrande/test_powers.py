"""Changing Powers: modifiers, their sums and their abilities."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, MINUS_1, MINUS_2, PLUS_1, PLUS_2
from castellany.games.elgrande.ids import power_said
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, say
from tests.games.elgrande.helpers import (
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    PURPLE,
    SEVILLA,
    TOLEDO,
    Pieces,
    at,
    court,
    do,
    finish_turn,
    may,
    new,
    province,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


def holding(*kinds_held: int) -> int:
    return sum(1 << 3 * m for m in kinds_held)


def powers(first: int = 0) -> GrandeState:
    """A table of three, everybody with +2, +1 and -1, about to play power cards."""
    s = new(3, changing_powers=True)
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    s.mods = [holding(PLUS_2, PLUS_1, MINUS_1)] * 3
    s.first = first
    s.frames = [Frame(kinds.TURNS), *[Frame(kinds.POWER, (first + i) % 3) for i in (2, 1, 0)]]
    return s


@rule("ELG-15.2")
def test_sums_must_differ() -> None:
    """T22."""
    s = powers()
    do(s, 0, "play 9")
    assert refused(s, 1, "play 9") == ("no-power-taken", "ELG-3.3")
    assert "boost 9 plus1" in may(s, 1)
    do(s, 1, "boost 9 plus1")
    assert s.power[:2] == [9, 10] and s.played[1] == 9 and s.mod[1] == PLUS_1
    s = powers()
    do(s, 0, "play 8")
    assert refused(s, 1, "boost 7 plus1") == ("no-power-taken", "ELG-15.2")
    assert refused(s, 1, "boost 7 minus2") == ("no-modifier", "ELG-15.2")


@rule("ELG-15.2")
def test_sums_may_leave_the_printed_range() -> None:
    s = powers()
    do(s, 0, "boost 13 plus2")
    do(s, 1, "boost 1 minus1")
    do(s, 2, "play 13")
    assert s.power == [15, 0, 13]


@rule("ELG-15.2")
def test_a_sum_below_nothing_is_said_with_one_kind_of_minus() -> None:
    s = powers()
    s.mods = [holding(MINUS_2, MINUS_1, PLUS_1)] * 3
    boost = next(one for one in s.ask(0).options if GAME.lexicon.text(one.choice) == "boost 1 minus2")
    s.log = []
    do(s, 0, "boost 1 minus2")
    said = [boost.message, *[event.message for event in s.log], say("note-power", power=power_said(s.power[0]))]
    assert s.power[0] == -1
    for lang in words.LANGUAGES:
        told = " ".join(words.render(lang, "elgrande", message) for message in said)
        assert told.count("−1") == 3 and "-1" not in told, told


@rule("ELG-15.2", "ELG-3.4", "ELG-3.6")
def test_order_and_marker_go_by_the_sum() -> None:
    s = powers(first=2)
    do(s, 2, "boost 12 plus2")
    do(s, 0, "play 13")
    do(s, 1, "boost 13 minus1")
    order = []
    while s.round == 0:
        order.append(s.active)
        finish_turn(s)
    assert order == [2, 0, 1] and s.first == 1


@rule("ELG-15.3")
def test_inviting_goes_by_the_card() -> None:
    s = powers()
    do(s, 0, "boost 9 plus2")
    do(s, 1, "play 12")
    do(s, 2, "play 13")
    finish_turn(s)
    finish_turn(s)
    assert s.waiting == (0,) and may(s, 0) == {"invite 0", "invite 1", "invite 2"}


@rule("ELG-15.8", "ELG-3.7")
def test_modifiers_are_discarded_with_the_power_card() -> None:
    s = powers()
    do(s, 0, "boost 9 plus2")
    do(s, 1, "play 12")
    do(s, 2, "play 13")
    while s.round == 0:
        finish_turn(s)
    assert s.mods[0] == holding(PLUS_1, MINUS_1) and s.mods_spent[0] == holding(PLUS_2) and s.mod == [-1, -1, -1]


@rule("ELG-15.8", "ELG-12.3")
def test_authority_takes_back_a_modifier_instead() -> None:
    s = scene({PURPLE: {COURT: 1}}, changing_powers=True)
    s.mods = [0] * 4
    s.mods_spent[PURPLE] = holding(MINUS_2)
    s.mod[PURPLE] = PLUS_1
    do(with_card(s, cards.AUTHORITY), PURPLE, "act")
    assert {"regain 1", "regain_modifier plus1", "regain_modifier minus2"} == may(s, PURPLE)
    assert refused(s, PURPLE, "regain_modifier plus2") == ("no-regain-modifier", "ELG-15.8")
    other = s.copy()
    other.log = []
    do(other, PURPLE, "regain_modifier minus2")
    assert other.mods[PURPLE] == holding(MINUS_2) and other.mods_spent[PURPLE] == 0
    assert [e.message.id for e in other.log if e.heard_by(GREEN)] == ["event-regain-hidden"]
    do(s, PURPLE, "regain_modifier plus1")
    assert s.mods[PURPLE] == holding(PLUS_1) and s.mod[PURPLE] == -1
    assert s.played[PURPLE] == 1, "one card only"


def at_ability(modifier: int, pieces: Pieces, king: int = CASTILLA) -> GrandeState:
    """Purple has invited and has played this modifier."""
    s = scene(pieces, king, changing_powers=True)
    s.sealed = []
    s.mod[PURPLE] = modifier
    s.frames = [Frame(kinds.TURNS), Frame(kinds.TAKE, PURPLE), Frame(kinds.ABILITY, PURPLE, modifier)]
    s.vetoes = [GREEN, 1]
    s.stage = 2
    s.settle()
    return s


@rule("ELG-15.4")
def test_abilities_come_between_inviting_and_the_action_card() -> None:
    s = new(3, changing_powers=True)
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    s.mods = [holding(PLUS_1)] * 3
    for _i in range(3):
        seat = s.waiting[0]
        do(s, seat, f"boost {seat + 4} plus1")
    active = s.waiting[0]
    assert active == 2 and "invite 0" in may(s, active)
    do(s, active, "invite 0")
    assert may(s, active) == {"use", "stop"}
    do(s, active, "use")
    assert court(s, active) == 8 and all(text.startswith("take") for text in may(s, active))


@rule("ELG-15.5", "ELG-15.4", "ELG-4.2")
def test_power_plus_one() -> None:
    s = do(at_ability(PLUS_1, {PURPLE: {COURT: 3}}), PURPLE, "use")
    assert court(s, PURPLE) == 4 and s.frames[-1].kind == kinds.TAKE, "no Veto was asked"
    s = do(at_ability(PLUS_1, {PURPLE: {COURT: 3}}), PURPLE, "stop")
    assert court(s, PURPLE) == 3
    s = do(at_ability(PLUS_1, {PURPLE: {COURT: 25, TOLEDO: 5}}), PURPLE, "use", "recall toledo")
    assert court(s, PURPLE) == 26
    s = at_ability(PLUS_1, {PURPLE: {COURT: 25, CASTILLA: 5}})
    assert s.frames[-1].kind == kinds.TAKE, "nobody to bring"


@rule("ELG-15.5")
def test_power_plus_two_has_no_ability() -> None:
    s = new(3, changing_powers=True)
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    s.mods = [holding(PLUS_2)] * 3
    for _i in range(3):
        do(s, s.waiting[0], f"boost {s.waiting[0] + 11} plus2")
    assert all(text.startswith("take") for text in may(s, 2))


@rule("ELG-15.6", "ELG-15.4")
def test_power_minus_one() -> None:
    s = at_ability(MINUS_1, {PURPLE: {TOLEDO: 1}, GREEN: {TOLEDO: 2, CASTILLA: 1}})
    assert may(s, PURPLE) == {"lift p2 toledo", "stop"}, "opposing, and not with the king"
    do(s, PURPLE, "lift p2 toledo", "drop castle")
    assert at(s, GREEN, CASTLE) == 1 and s.frames[-1].kind == kinds.TAKE
    s = at_ability(MINUS_1, {PURPLE: {TOLEDO: 1}, GREEN: {CASTILLA: 1}})
    assert s.frames[-1].kind == kinds.TAKE
    s = do(at_ability(MINUS_1, {GREEN: {TOLEDO: 2}}), PURPLE, "stop")
    assert at(s, GREEN, TOLEDO) == 2


@rule("ELG-15.7", "ELG-15.4")
def test_power_minus_two() -> None:
    s = at_ability(MINUS_2, {PURPLE: {COURT: 4}}, king=GALICIA)
    assert refused(s, PURPLE, "place castle") == ("no-castle-here", "ELG-1.2")
    assert refused(s, PURPLE, "place galicia") == ("no-kings-region", "ELG-5.1")
    do(s, PURPLE, "place granada")
    assert at(s, PURPLE, GRANADA) == 1 and court(s, PURPLE) == 4 and province(s, PURPLE) == 25
    assert s.frames[-1].kind == kinds.TAKE
    s = at_ability(MINUS_2, {PURPLE: {COURT: 15, SEVILLA: 15}})
    assert s.frames[-1].kind == kinds.TAKE, "an empty province voids it"


@rule("ELG-15.1", "ELG-16.1")
def test_two_players_swap_and_the_imaginary_one_gets_none() -> None:
    s = new(2, changing_powers=True)
    assert len(s.mods) == 2 and len(s.spare) == 10 and s.waiting == (0, 1)
