"""Cards, variants and places of the king together: what follows where several rules meet."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, FRANCE, MINUS_1, PORTUGAL, TILE_4, TILE_8_4
from castellany.games.elgrande.piles import available, shown
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    PURPLE,
    SEVILLA,
    TOLEDO,
    at,
    court,
    do,
    finish_turn,
    may,
    may_place,
    new,
    play_powers,
    points,
    refused,
    scene,
    show,
    with_card,
)

rule = pytest.mark.rule


@rule("ELG-7.6", "ELG-7.8", "ELG-11.4")
@pytest.mark.parametrize(("tile", "paid"), [(TILE_8_4, [8, 0, 4, 0]), (TILE_4, [4, 0, 0, 0])])
def test_a_tile_on_the_castle(tile: int, paid: list[int]) -> None:
    s = scene({PURPLE: {CASTLE: 3}, BLUE: {CASTLE: 2}, 3: {CASTLE: 1}}, grandes=[GALICIA] * 4)
    s.tiles[tile] = CASTLE
    assert points(do(with_card(s, cards.REVELATION), PURPLE, "act")) == paid


@rule("ELG-12.1", "ELG-5.5")
@pytest.mark.parametrize("king", [FRANCE, PORTUGAL])
def test_abroad_the_king_keeps_no_tile_and_no_grande(king: int) -> None:
    s = do(with_card(scene({}, king=king), cards.DECREE), PURPLE, "act")
    assert len(may(s, PURPLE)) == 2 * 10, "nine regions and the castle"
    s = do(with_card(scene({}, king=king, grandes=[TOLEDO] * 4), cards.NEW_HOME), PURPLE, "act")
    assert len(may(s, PURPLE)) == 8


@rule("ELG-12.4", "ELG-5.5", "ELG-5.6")
@pytest.mark.parametrize("king", [FRANCE, CASTLE])
def test_insurrection_while_no_region_is_the_kings(king: int) -> None:
    s = do(with_card(scene({GREEN: {TOLEDO: 2}}, king=king), cards.INSURRECTION), PURPLE, "act")
    assert len(may(s, PURPLE)) == 9
    do(s, PURPLE, "incite toledo")
    assert may(s, GREEN) == {f"disk {r}" for r in board.REGION_IDS if r != "toledo"}, "never the castle"


@rule("ELG-9.7", "ELG-5.6")
def test_militia_while_the_king_is_at_the_castle() -> None:
    s = do(with_card(scene({PURPLE: {COURT: 2}}, king=CASTLE), cards.MILITIA), PURPLE, "act")
    assert may(s, PURPLE) == {f"place {r}" for r in board.REGION_IDS} | {"stop"}


@rule("ELG-15.6", "ELG-5.6")
def test_power_minus_one_throws_nobody_to_the_king() -> None:
    s = scene({GREEN: {TOLEDO: 1}}, king=CASTLE, changing_powers=True)
    s.sealed = []
    s.frames = [Frame(kinds.TAKE, PURPLE), Frame(kinds.ABILITY, PURPLE, MINUS_1)]
    s.stage = 2
    s.settle()
    do(s, PURPLE, "lift p2 toledo")
    assert refused(s, PURPLE, "drop castle") == ("no-castle-shut", "ELG-5.6")


@rule("ELG-13.9", "ELG-14.4")
def test_a_vetoed_infiltration_opens_nothing() -> None:
    s = scene({PURPLE: {COURT: 5}}, king=CASTILLA, new_regency=True, alternatives=ALL_CARDS)
    s.vetoes = [GREEN, 1]
    do(with_card(s, cards.INFILTRATION), PURPLE, "act")
    do(s, GREEN, "veto")
    assert may_place(s, PURPLE) == {"galicia", "navarra", "aragon", "toledo", "castle"}
    s = scene({PURPLE: {COURT: 5}}, king=CASTILLA, new_regency=True, alternatives=ALL_CARDS)
    s.vetoes = [GREEN, 1]
    do(with_card(s, cards.INFILTRATION), PURPLE, "act")
    do(s, GREEN, "allow")
    assert "castilla" in may_place(s, PURPLE)


@rule("ELG-14.4", "ELG-4.4")
def test_a_veto_after_placing_ends_the_turn() -> None:
    s = scene({PURPLE: {COURT: 5}, GREEN: {TOLEDO: 1}}, king=CASTILLA, alternatives=ALL_CARDS)
    s.vetoes = [GREEN, 1]
    do(with_card(s, cards.YOUR_MAJESTY), PURPLE, "place toledo", "act")
    do(s, GREEN, "veto")
    assert s.king == CASTILLA and s.round == 1 and court(s, PURPLE) == 4, "placing was over when it was announced"


@rule("ELG-14.4", "ELG-6.3", "ELG-14.6")
def test_no_disk_is_set_before_a_veto_is_decided() -> None:
    s = scene({PURPLE: {COURT: 1}, GREEN: {TOLEDO: 1}}, king=CASTILLA, alternatives=ALL_CARDS)
    s.vetoes = [BLUE, 1]
    do(with_card(s, cards.RIVALRY), PURPLE, "act")
    assert s.waiting == (BLUE,)
    do(s, BLUE, "allow")
    assert len(s.waiting) == 4 and s.vetoes == [BLUE, 1], "not used, it is kept"


@rule("ELG-13.5", "ELG-16.7")
def test_the_imaginary_players_caballeros_follow_the_king() -> None:
    s = scene({IMAGINARY: {TOLEDO: 2}, GREEN: {TOLEDO: 1}}, king=TOLEDO, seats=2, new_regency=True)
    do(with_card(s, cards.ESCORT), PURPLE, "act", "king granada")
    assert may(s, PURPLE) == {"escort p2", "escort p3"}
    do(s, PURPLE, "escort p3", "escort p3")
    assert at(s, IMAGINARY, GRANADA) == 2 and at(s, GREEN, TOLEDO) == 1


@rule("ELG-11.6", "ELG-13.7", "ELG-16.1")
def test_the_imaginary_player_counts_in_a_crowd() -> None:
    pieces = {PURPLE: {TOLEDO: 2, SEVILLA: 1}, IMAGINARY: {ARAGON: 3, SEVILLA: 1}}
    s = do(with_card(scene(pieces, king=GALICIA, seats=2), cards.GATHERING), PURPLE, "act")
    assert points(s) == [0, 0], "most stand in Aragon, all of them the imaginary player's"
    s = scene({**pieces, GREEN: {NAVARRA: 3}}, king=GALICIA, seats=2, new_regency=True)
    do(with_card(s, cards.SUMMER_COURT), PURPLE, "act")
    assert may(s, PURPLE) == {"king toledo", "king sevilla"}, "two in each, whosever they are"


@rule("ELG-16.5", "ELG-14.3", "ELG-13.2")
def test_the_imaginary_player_takes_cards_of_every_variant() -> None:
    s = scene({}, seats=2, new_regency=True, alternatives=ALL_CARDS)
    show(s, cards.VETO)
    show(s, cards.CONTEST)
    s.power, s.played, s.acted, s.taken = [2, 1, 3], [2, 1], 0, 1 << 2
    s.frames = [Frame(kinds.TURNS)]
    s.settle()
    assert cards.CONTEST not in available(s), "the king card of the round goes first"
    s.acted, s.frames = 0b011, [Frame(kinds.TURNS)]
    s.taken |= 1
    s.settle()
    assert cards.VETO not in available(s) and s.vetoes == [] and s.king < board.REGIONS


@rule("ELG-17.1", "ELG-3.5")
def test_three_players_with_merged_decks_leave_one_card() -> None:
    s = new(3, 4, merged_decks=True)
    assert len(available(s)) == 4
    play_powers(s, {0: 13, 1: 12, 2: 11})
    left = shown(s, 1)
    for pile in (0, 2, 3):
        finish_turn(s, shown(s, pile))
    assert s.round == 1 and len(available(s)) == 4
    assert f"action-{cards.CARD_IDS[left]}" in discarded(s)


def discarded(s: GrandeState) -> list[str]:
    zone = next(t for t in s.observe(None)["things"] if t["id"] == "discard")
    return [item["name"]["id"] for item in zone["items"]]


@rule("ELG-14.3")
def test_a_kept_veto_lies_before_its_holder_and_then_in_the_discard() -> None:
    s = scene({PURPLE: {COURT: 2}}, alternatives=ALL_CARDS)
    do(with_card(s, cards.VETO), PURPLE, "act", "end")
    assert "action-veto" not in discarded(s)
    show(s, cards.JUSTICE)
    do(with_card(s, cards.JUSTICE, GREEN), GREEN, "act")
    do(s, PURPLE, "veto")
    assert "action-veto" in discarded(s)


@rule("ELG-12.3", "ELG-15.2", "ELG-3.6")
def test_authority_leaves_the_power_of_the_round_as_it_was() -> None:
    """T23, with a modifier: the sum decides, though both cards could be back in hand."""
    s = scene({PURPLE: {COURT: 1}}, changing_powers=True)
    s.sealed = []
    with_card(s, cards.AUTHORITY)
    s.mod[PURPLE], s.power[PURPLE], s.mods[PURPLE] = MINUS_1, 0, 0
    do(s, PURPLE, "act", "regain_modifier minus1", "end")
    assert s.first == PURPLE and s.mods[PURPLE] == 1 << 3 * MINUS_1 and s.mods_spent[PURPLE] == 0
    assert s.spent[PURPLE] == 1 << 1, "the power card itself is discarded"
