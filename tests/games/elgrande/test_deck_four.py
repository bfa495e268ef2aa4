"""The cards of deck 4: tiles, grandes, power cards, uprisings, reinforcements, the adviser."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import BESIDE, CASTLE, COURT, FRANCE, PORTUGAL, TILE_4, TILE_8_4
from tests.games.elgrande.helpers import (
    BLUE,
    CASTILLA,
    CATALUNA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    at,
    court,
    do,
    may,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


@rule("ELG-12.1", "ELG-7.6")
def test_decree_places_a_tile() -> None:
    s = do(with_card(scene({}, king=CASTILLA), cards.DECREE), PURPLE, "act")
    assert len(may(s, PURPLE)) == 2 * 9, "two tiles, eight open regions and the castle"
    do(s, PURPLE, "tile four toledo")
    assert s.tiles == [BESIDE, TOLEDO]


@rule("ELG-12.1", "ELG-7.6")
def test_decree_moves_a_tile_but_never_onto_another() -> None:
    s = scene({}, king=CASTILLA)
    s.tiles = [GALICIA, TOLEDO]
    do(with_card(s, cards.DECREE), PURPLE, "act")
    assert refused(s, PURPLE, "tile four galicia") == ("no-tile-there", "ELG-7.6")
    assert refused(s, PURPLE, "tile four toledo") == ("no-tile-there", "ELG-7.6"), "the same place is no move"
    do(s, PURPLE, "tile four castle")
    assert s.tiles[TILE_4] == CASTLE and s.tiles[TILE_8_4] == GALICIA


@rule("ELG-12.2")
def test_new_home() -> None:
    s = scene({}, king=CASTILLA, grandes=[TOLEDO, GRANADA, GRANADA, SEVILLA])
    do(with_card(s, cards.NEW_HOME), PURPLE, "act")
    assert may(s, PURPLE) == {f"grande {r}" for r in board.REGION_IDS if r not in ("castilla", "toledo")}
    assert refused(s, PURPLE, "grande toledo") == ("no-same-place", "ELG-12.2")
    do(s, PURPLE, "grande granada")
    assert s.grandes == [GRANADA, GRANADA, GRANADA, SEVILLA]


@rule("ELG-12.2", "ELG-6.4")
def test_new_home_does_not_reach_into_the_castle() -> None:
    s = with_card(scene({PURPLE: {COURT: 1}}, grandes=[CASTLE, TOLEDO, TOLEDO, TOLEDO]), cards.NEW_HOME)
    assert refused(s, PURPLE, "act") == ("no-grande-castle", "ELG-12.2")


@rule("ELG-12.3", "ELG-3.6")
def test_authority_takes_back_the_card_just_played() -> None:
    """T23: the marker stays with the lowest power."""
    s = scene({PURPLE: {COURT: 1}})
    s.first = ORANGE
    with_card(s, cards.AUTHORITY)
    s.log = []
    do(s, PURPLE, "act", "regain 1")
    assert (s.hands[PURPLE] >> 1) & 1 and s.played[PURPLE] == 0 and s.power[PURPLE] == 1
    assert any(e.message.id == "event-regain-played" and e.heard_by(GREEN) for e in s.log)
    do(s, PURPLE, "end")
    assert s.round == 1 and s.first == PURPLE and s.spent[PURPLE] == 0


@rule("ELG-12.3")
def test_authority_takes_back_a_discarded_card_in_secret() -> None:
    s = scene({PURPLE: {COURT: 1}})
    s.spent[PURPLE] = 1 << 13 | 1 << 7
    s.hands[PURPLE] &= ~s.spent[PURPLE]
    do(with_card(s, cards.AUTHORITY), PURPLE, "act")
    assert may(s, PURPLE) == {"regain 1", "regain 7", "regain 13"}
    assert refused(s, PURPLE, "regain 8") == ("no-regain", "ELG-12.3")
    s.log = []
    do(s, PURPLE, "regain 13")
    assert (s.hands[PURPLE] >> 13) & 1 and s.spent[PURPLE] == 1 << 7
    assert [e.message.id for e in s.log if e.heard_by(GREEN)] == ["event-regain-hidden"]
    assert [e.message.id for e in s.log if e.heard_by(PURPLE)] == ["event-regain-hidden", "event-regain"]


@rule("ELG-12.4", "ELG-6.3")
def test_insurrection() -> None:
    """T20."""
    s = scene({PURPLE: {TOLEDO: 2}, ORANGE: {TOLEDO: 1}, BLUE: {TOLEDO: 2}, GREEN: {TOLEDO: 2}}, king=CASTILLA)
    do(with_card(s, cards.INSURRECTION), PURPLE, "act")
    assert refused(s, PURPLE, "incite castilla") == ("no-kings-region", "ELG-5.1")
    do(s, PURPLE, "incite toledo")
    assert s.waiting == (GREEN, BLUE, ORANGE)
    assert refused(s, BLUE, "disk toledo") == ("no-same-place", "ELG-12.4")
    assert refused(s, BLUE, "disk castilla") == ("no-kings-region", "ELG-5.1")
    do(s, ORANGE, "disk cataluna")
    do(s, BLUE, "disk granada")
    assert at(s, BLUE, TOLEDO) == 2, "sealed until the last"
    do(s, GREEN, "disk valencia")
    assert at(s, ORANGE, CATALUNA) == 1 and at(s, BLUE, GRANADA) == 2 and at(s, GREEN, VALENCIA) == 2
    assert [at(s, c, TOLEDO) for c in range(4)] == [2, 0, 0, 0]


@rule("ELG-12.4")
def test_insurrection_where_no_opponent_stands() -> None:
    s = do(with_card(scene({GREEN: {TOLEDO: 2}}), cards.INSURRECTION), PURPLE, "act", "incite granada")
    assert s.round == 1 and at(s, GREEN, TOLEDO) == 2


@rule("ELG-12.4", "ELG-16.7")
def test_insurrection_leaves_the_imaginary_player_where_it_is() -> None:
    s = scene({GREEN: {TOLEDO: 1}, IMAGINARY: {TOLEDO: 3}}, seats=2)
    do(with_card(s, cards.INSURRECTION), PURPLE, "act", "incite toledo")
    do(s, GREEN, "disk granada")
    assert at(s, IMAGINARY, TOLEDO) == 3 and at(s, GREEN, GRANADA) == 1


@rule("ELG-12.5", "ELG-4.2")
def test_reinforcements() -> None:
    s = do(with_card(scene({PURPLE: {COURT: 1}}), cards.REINFORCEMENTS), PURPLE, "act")
    assert court(s, PURPLE) == 3
    do(s, PURPLE, "place toledo", "place toledo", "place toledo")
    assert court(s, PURPLE) == 0, "they may be placed at once"
    s = scene({PURPLE: {COURT: 20, TOLEDO: 9}}, king=CASTILLA)
    do(with_card(s, cards.REINFORCEMENTS), PURPLE, "act")
    assert court(s, PURPLE) == 21 and may(s, PURPLE) == {"recall toledo", "stop"}
    do(s, PURPLE, "recall toledo")
    assert court(s, PURPLE) == 22 and s.frames[-1].kind == kinds.CARD
    s = with_card(scene({PURPLE: {COURT: 20, CASTILLA: 5, CASTLE: 5}}, king=CASTILLA), cards.REINFORCEMENTS)
    assert refused(s, PURPLE, "act") == ("no-reserve", "ELG-4.2")


@rule("ELG-12.6")
@pytest.mark.parametrize(
    ("king", "targets"),
    [
        (GALICIA, "navarra castilla"),
        (FRANCE, "navarra aragon cataluna"),
        (PORTUGAL, "galicia castilla toledo sevilla"),
        (CASTLE, "galicia navarra aragon cataluna castilla toledo valencia sevilla granada"),
    ],
)
def test_royal_adviser(king: int, targets: str) -> None:
    s = do(with_card(scene({}, king=king), cards.ADVISER), PURPLE, "act")
    assert may(s, PURPLE) == {f"king {r}" for r in targets.split()}
    if king == GALICIA:
        assert refused(s, PURPLE, "king granada") == ("no-king-there", "ELG-12.6")
    do(s, PURPLE, f"king {targets.split()[0]}")
    assert s.king == board.REGION_IDS.index(targets.split()[0])
