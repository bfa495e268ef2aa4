"""The king card and the ten cards of the New Regency."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, FRANCE, PORTUGAL
from castellany.games.elgrande.piles import shown
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Dice, playout
from tests.games.elgrande.helpers import (
    ARAGON,
    BLUE,
    CASTILLA,
    CATALUNA,
    GALICIA,
    GRANADA,
    GREEN,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    Pieces,
    at,
    court,
    do,
    heard,
    may,
    may_place,
    new,
    refused,
    regions_of,
    scene,
    with_card,
)

rule = pytest.mark.rule


def regency(pieces: Pieces, card: int, king: int, grandes: list[int] | None = None, seats: int = 4) -> GrandeState:
    return with_card(scene(pieces, king, seats, grandes, new_regency=True), card)


@rule("ELG-13.1")
def test_your_majesty_goes_to_regions_only() -> None:
    for king in (TOLEDO, FRANCE, CASTLE):
        s = do(with_card(scene({}, king=king), cards.YOUR_MAJESTY), PURPLE, "act")
        assert may(s, PURPLE) == {f"king {r}" for i, r in enumerate(board.REGION_IDS) if i != king}


@rule("ELG-13.2")
def test_every_round_shows_another_king_card() -> None:
    s = new(4, 2, new_regency=True)
    seen: list[int] = []
    dice = Dice(2)
    while s.waiting:
        if s.stage in (1, 2) and (not seen or seen[-1] != shown(s, 4)):
            seen.append(shown(s, 4))
        playout(s, dice, 1)
    assert len(seen) == len(set(seen)) == 9 and set(seen) <= set(cards.regency_cards())
    discard = next(t for t in s.observe(None)["things"] if t["id"] == "discard")
    assert {f"action-{cards.CARD_IDS[c]}" for c in seen} <= {item["name"]["id"] for item in discard["items"]}


@rule("ELG-13.3", "ELG-5.2")
def test_deputy() -> None:
    """T32."""
    s = regency({GREEN: {GALICIA: 1}}, cards.DEPUTY, GALICIA, [GALICIA, SEVILLA, CASTLE, TOLEDO])
    do(s, PURPLE, "act")
    assert may(s, PURPLE) == {"swap p2", "swap p4"}, "not one's own beside the king, not one in the castle"
    assert refused(s, PURPLE, "swap p3") == ("no-swap-with", "ELG-13.3")
    do(s, PURPLE, "swap p2")
    assert s.king == SEVILLA and s.grandes == [GALICIA, GALICIA, CASTLE, TOLEDO]


@rule("ELG-13.3")
@pytest.mark.parametrize("king", [FRANCE, PORTUGAL, CASTLE])
def test_deputy_needs_the_king_in_a_region(king: int) -> None:
    s = regency({PURPLE: {COURT: 1}}, cards.DEPUTY, king, [TOLEDO] * 4)
    assert refused(s, PURPLE, "act") == ("no-king-away", "ELG-13.3")


@rule("ELG-13.3")
def test_deputy_needs_a_grande_elsewhere() -> None:
    s = regency({PURPLE: {COURT: 1}}, cards.DEPUTY, TOLEDO, [TOLEDO, CASTLE, CASTLE, TOLEDO])
    assert refused(s, PURPLE, "act") == ("no-grande-swap", "ELG-13.3")


@rule("ELG-13.4", "ELG-5.5")
def test_exile() -> None:
    """T29."""
    s = regency({PURPLE: {COURT: 5}}, cards.EXILE, TOLEDO)
    do(s, PURPLE, "act")
    assert may(s, PURPLE) == {"king france", "king portugal"}
    do(s, PURPLE, "king france")
    assert s.king == FRANCE and may_place(s, PURPLE) == regions_of("navarra aragon cataluna castle")


@rule("ELG-13.4", "ELG-5.4")
def test_exile_from_one_country_leads_to_the_other() -> None:
    s = do(regency({PURPLE: {COURT: 1}}, cards.EXILE, FRANCE), PURPLE, "act")
    assert s.king == PORTUGAL


@rule("ELG-13.4")
def test_no_other_card_leads_abroad() -> None:
    for card in (cards.YOUR_MAJESTY, cards.ADVISER, *cards.regency_cards()):
        if card == cards.EXILE:
            continue
        s = scene({GREEN: {TOLEDO: 2}}, king=CASTILLA, grandes=[TOLEDO] * 4, new_regency=card != cards.YOUR_MAJESTY)
        with_card(s, card)
        if "act" in may(s, PURPLE):
            do(s, PURPLE, "act")
            assert not {"king france", "king portugal"} & may(s, s.waiting[0])


@rule("ELG-13.5", "ELG-5.2")
@pytest.mark.parametrize(("there", "follow"), [(0, 0), (1, 1), (3, 2)])
def test_escort(there: int, follow: int) -> None:
    """T30, with caballeros of one colour."""
    s = regency({GREEN: {TOLEDO: there}}, cards.ESCORT, TOLEDO)
    do(s, PURPLE, "act", "king granada")
    assert s.king == GRANADA and at(s, GREEN, GRANADA) == follow and at(s, GREEN, TOLEDO) == there - follow
    assert s.round == 1


@rule("ELG-13.5")
def test_escort_of_several_colours_is_chosen() -> None:
    s = regency({GREEN: {TOLEDO: 1}, BLUE: {TOLEDO: 2}, ORANGE: {SEVILLA: 1}}, cards.ESCORT, TOLEDO)
    do(s, PURPLE, "act", "king granada")
    assert may(s, PURPLE) == {"escort p2", "escort p3"}
    assert refused(s, PURPLE, "escort p4") == ("no-piece-there", "ELG-13.5")
    do(s, PURPLE, "escort p2")
    assert at(s, GREEN, GRANADA) == 1 and at(s, BLUE, GRANADA) == 1, "only blue was left to follow"
    assert s.round == 1


@rule("ELG-13.5")
@pytest.mark.parametrize("king", [CASTLE, FRANCE])
def test_escort_from_castle_or_abroad_goes_alone(king: int) -> None:
    s = regency({GREEN: {CASTLE: 3, NAVARRA: 2, COURT: 2}}, cards.ESCORT, king)
    do(s, PURPLE, "act", "king granada")
    assert s.king == GRANADA and at(s, GREEN, CASTLE) == 3 and at(s, GREEN, GRANADA) == 0


@rule("ELG-13.6", "ELG-5.6")
def test_rebellion() -> None:
    """T28; the general scoring stands in test_scoring."""
    s = do(regency({PURPLE: {COURT: 5}}, cards.REBELLION, TOLEDO), PURPLE, "act")
    assert s.king == CASTLE
    assert may_place(s, PURPLE) == set(board.REGION_IDS)
    s = regency({PURPLE: {COURT: 5}}, cards.REBELLION, CASTLE)
    assert refused(s, PURPLE, "act") == ("no-king-at-castle", "ELG-5.4")


@rule("ELG-13.7")
def test_summer_court() -> None:
    """T33."""
    crowded = dict.fromkeys((ARAGON, CASTILLA, TOLEDO, VALENCIA, SEVILLA, GRANADA), 3)
    s = regency({GREEN: crowded, BLUE: {GALICIA: 2, NAVARRA: 2, CATALUNA: 0}}, cards.SUMMER_COURT, TOLEDO)
    do(s, PURPLE, "act")
    assert may(s, PURPLE) == {"king galicia", "king navarra"}
    assert refused(s, PURPLE, "king cataluna") == ("no-king-there", "ELG-13.7")


@rule("ELG-13.7")
def test_summer_court_where_the_king_already_is() -> None:
    s = regency({GREEN: {TOLEDO: 1, ARAGON: 3}}, cards.SUMMER_COURT, TOLEDO)
    assert heard(s, PURPLE, "act")[1].id == "event-king-stays"
    assert s.king == TOLEDO and s.round == 1
    s = do(regency({GREEN: {TOLEDO: 1, ARAGON: 1}}, cards.SUMMER_COURT, TOLEDO), PURPLE, "act")
    assert may(s, PURPLE) == {"king toledo", "king aragon"}, "among equals the player chooses"


@rule("ELG-13.7", "ELG-13.12", "ELG-4.8")
def test_crowds_need_somebody() -> None:
    for card in (cards.SUMMER_COURT, cards.CAPITAL):
        s = regency({PURPLE: {COURT: 1}}, card, TOLEDO)
        assert refused(s, PURPLE, "act") == ("no-caballeros-out", "ELG-4.8")


@rule("ELG-13.8", "ELG-5.2", "ELG-6.4")
def test_contest() -> None:
    """T31; their way out stands in test_scoring."""
    s = regency({}, cards.CONTEST, TOLEDO, [GRANADA, GRANADA, TOLEDO, SEVILLA])
    do(s, PURPLE, "act", "king granada")
    assert s.king == GRANADA and s.grandes == [CASTLE, CASTLE, TOLEDO, SEVILLA], "one's own too"


@rule("ELG-13.8")
def test_contest_while_the_king_is_at_the_castle() -> None:
    s = do(regency({}, cards.CONTEST, CASTLE, [GRANADA] * 4), PURPLE, "act", "king granada")
    assert s.grandes == [CASTLE] * 4, "he leaves first, so the castle is open"


@rule("ELG-13.9", "ELG-5.2")
def test_infiltration() -> None:
    """T34."""
    s = regency({PURPLE: {COURT: 6}}, cards.INFILTRATION, CASTILLA)
    do(s, PURPLE, "act")
    assert may_place(s, PURPLE) == regions_of("castilla galicia navarra aragon toledo castle")
    do(s, PURPLE, *["place castilla"] * 3, "place toledo", "place castle")
    assert s.king == CASTILLA and at(s, PURPLE, CASTILLA) == 3 and court(s, PURPLE) == 1 and s.round == 1


@rule("ELG-13.9")
def test_infiltration_comes_before_placing() -> None:
    s = do(regency({PURPLE: {COURT: 6}}, cards.INFILTRATION, CASTILLA), PURPLE, "place toledo")
    assert refused(s, PURPLE, "act") == ("no-infiltration-late", "ELG-13.9")


@rule("ELG-13.9", "ELG-5.5")
def test_infiltration_at_the_castle_and_abroad() -> None:
    s = do(regency({PURPLE: {COURT: 6}}, cards.INFILTRATION, CASTLE), PURPLE, "act")
    assert may_place(s, PURPLE) == {*board.REGION_IDS, "castle"}
    s = regency({PURPLE: {COURT: 6}}, cards.INFILTRATION, FRANCE)
    assert refused(s, PURPLE, "act") == ("no-king-abroad", "ELG-13.9")


@rule("ELG-13.9")
def test_infiltration_lasts_for_its_turn_only() -> None:
    s = do(regency({PURPLE: {COURT: 2}, GREEN: {COURT: 2}}, cards.INFILTRATION, CASTILLA), PURPLE, "act", "end")
    with_card(s, cards.JUSTICE, GREEN)
    assert "castilla" not in may_place(s, GREEN)


@rule("ELG-13.10")
def test_royal_progress() -> None:
    s = do(regency({}, cards.ROYAL_PROGRESS, TOLEDO), PURPLE, "act", "king galicia")
    assert s.king == GALICIA


@rule("ELG-13.11", "ELG-4.2")
def test_audience() -> None:
    s = do(regency({}, cards.AUDIENCE, GALICIA), PURPLE, "act")
    assert may(s, PURPLE) == {"king navarra", "king castilla"}
    do(s, PURPLE, "king castilla")
    assert s.king == CASTILLA and court(s, PURPLE) == 2
    s = regency({PURPLE: {COURT: 20, TOLEDO: 10}}, cards.AUDIENCE, GALICIA)
    do(s, PURPLE, "act", "king castilla")
    assert may(s, PURPLE) == {"recall toledo", "stop"} and s.frames[-1].kind == kinds.RECALL


@rule("ELG-13.12")
def test_capital() -> None:
    s = regency({GREEN: {TOLEDO: 3, ARAGON: 1}, BLUE: {ARAGON: 2, CASTLE: 9}}, cards.CAPITAL, GALICIA)
    do(s, PURPLE, "act")
    assert may(s, PURPLE) == {"king toledo", "king aragon"}
    s = regency({GREEN: {TOLEDO: 4, ARAGON: 1}}, cards.CAPITAL, GALICIA)
    assert do(s, PURPLE, "act").king == TOLEDO, "no choice, no question"
