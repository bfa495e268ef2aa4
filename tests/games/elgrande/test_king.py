"""The king: his untouchable region and what happens while he is abroad or at the castle."""

from __future__ import annotations

import pytest

from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, FRANCE, PORTUGAL, TILE_4, TILE_8_4
from tests.games.elgrande.helpers import (
    BLUE,
    CASTILLA,
    GALICIA,
    GREEN,
    PURPLE,
    TOLEDO,
    VALENCIA,
    do,
    may,
    may_place,
    refused,
    regions_of,
    scene,
    with_card,
)

rule = pytest.mark.rule

EVERYWHERE = {PURPLE: {COURT: 4, CASTILLA: 2, TOLEDO: 2}, GREEN: {CASTILLA: 3, TOLEDO: 3, GALICIA: 1}}


@rule("ELG-5.1")
@pytest.mark.parametrize(
    "card",
    [
        cards.CONSPIRACY,
        cards.MACHINATION,
        cards.REGROUPING,
        cards.INTRIGUE,
        cards.AMBUSH,
        cards.SCHEME,
        cards.DEPARTURE,
    ],
)
def test_no_moving_card_touches_the_kings_region(card: int) -> None:
    s = do(with_card(scene(EVERYWHERE, king=CASTILLA), card), PURPLE, "act")
    assert not any(text.endswith("castilla") for text in may(s, PURPLE))
    lift = next(text for text in sorted(may(s, PURPLE)) if text.startswith("lift"))
    colour = lift.split()[1]
    assert refused(s, PURPLE, f"lift {colour} castilla")[1] == "ELG-5.1"
    do(s, PURPLE, lift)
    assert refused(s, PURPLE, "drop castilla") == ("no-kings-region", "ELG-5.1")


@rule("ELG-5.1")
def test_grandes_and_tiles_in_the_kings_region() -> None:
    s = with_card(scene({}, king=CASTILLA, grandes=[CASTILLA, TOLEDO, TOLEDO, TOLEDO]), cards.NEW_HOME)
    assert s.round == 1, "the grande cannot leave and nobody is at court: nothing to decide"
    s = with_card(scene({PURPLE: {COURT: 1}}, king=CASTILLA, grandes=[CASTILLA] * 4), cards.NEW_HOME)
    assert refused(s, PURPLE, "act") == ("no-grande-king", "ELG-5.1")
    s = with_card(scene({}, king=CASTILLA, grandes=[TOLEDO] * 4), cards.NEW_HOME)
    do(s, PURPLE, "act")
    assert "grande castilla" not in may(s, PURPLE)
    assert refused(s, PURPLE, "grande castilla") == ("no-kings-region", "ELG-5.1")
    s = scene({}, king=CASTILLA)
    s.tiles = [CASTILLA, TOLEDO]
    do(with_card(s, cards.DECREE), PURPLE, "act")
    assert not any("eight_four" in text or text.endswith("castilla") for text in may(s, PURPLE))
    assert refused(s, PURPLE, "tile eight_four galicia") == ("no-kings-region", "ELG-5.1")
    assert refused(s, PURPLE, "tile four castilla") == ("no-kings-region", "ELG-5.1")


@rule("ELG-5.2")
def test_only_four_cards_break_the_rule() -> None:
    """Each is shown in its own test; here: they can act where the king stands."""
    for card in (cards.DEPUTY, cards.ESCORT, cards.CONTEST, cards.INFILTRATION):
        s = with_card(
            scene(EVERYWHERE, king=CASTILLA, grandes=[TOLEDO, GALICIA, VALENCIA, VALENCIA], new_regency=True), card
        )
        assert "act" in may(s, PURPLE)


@rule("ELG-5.3")
def test_the_kings_region_may_be_chosen_for_scoring() -> None:
    s = do(with_card(scene({GREEN: {CASTILLA: 1}}, king=CASTILLA), cards.JUSTICE), PURPLE, "act", "score castilla")
    assert s.points[GREEN * 21 + 10] == 2


@rule("ELG-5.4")
def test_the_king_must_move() -> None:
    for card in (cards.YOUR_MAJESTY, cards.ESCORT, cards.CONTEST, cards.ROYAL_PROGRESS):
        s = scene(EVERYWHERE, king=CASTILLA, new_regency=card != cards.YOUR_MAJESTY)
        do(with_card(s, card), PURPLE, "act")
        assert len(may(s, PURPLE)) == 8
        assert refused(s, PURPLE, "king castilla") == ("no-king-stays", "ELG-5.4")
        assert refused(s, PURPLE, "king castle")[0] == "no-king-there"
        assert refused(s, PURPLE, "king france")[0] == "no-king-there"


@rule("ELG-5.5")
def test_the_king_abroad() -> None:
    """T29."""
    pieces = {PURPLE: {COURT: 5}, GREEN: {TOLEDO: 2}}
    s = with_card(scene(pieces, king=FRANCE), cards.JUSTICE)
    assert may_place(s, PURPLE) == regions_of("navarra aragon cataluna castle")
    s = with_card(scene(pieces, king=PORTUGAL), cards.JUSTICE)
    assert may_place(s, PURPLE) == regions_of("galicia castilla toledo sevilla castle")
    s = do(with_card(scene(pieces, king=PORTUGAL), cards.AMBUSH), PURPLE, "act", "lift p2 toledo")
    assert len(may(s, PURPLE)) == 9, "eight other regions and the castle: nothing is untouchable"


@rule("ELG-5.6")
def test_the_king_at_the_castle() -> None:
    """T28."""
    pieces = {PURPLE: {COURT: 5}, GREEN: {TOLEDO: 2}, BLUE: {CASTLE: 2}}
    s = with_card(scene(pieces, king=CASTLE), cards.JUSTICE)
    assert len(may_place(s, PURPLE)) == 9 and "castle" not in may_place(s, PURPLE)
    assert refused(s, PURPLE, "place castle") == ("no-castle-shut", "ELG-5.6")
    s = do(with_card(scene(pieces, king=CASTLE), cards.AMBUSH), PURPLE, "act", "lift p2 toledo")
    assert len(may(s, PURPLE)) == 8
    assert refused(s, PURPLE, "drop castle") == ("no-castle-shut", "ELG-5.6")
    s = scene(pieces, king=CASTLE)
    s.tiles[TILE_4] = CASTLE
    do(with_card(s, cards.DECREE), PURPLE, "act")
    assert refused(s, PURPLE, "tile four toledo") == ("no-castle-shut", "ELG-5.6")
    assert refused(s, PURPLE, "tile eight_four castle") == ("no-castle-shut", "ELG-5.6")
    assert "tile eight_four toledo" in may(s, PURPLE) and s.tiles[TILE_8_4] < 0
