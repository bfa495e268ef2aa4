"""What is told of a turn, in its order, and which things move."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import GAME, kinds, piles
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import BESIDE, CASTLE, COURT, FRANCE
from castellany.games.elgrande.state import POWERS, SCORING, GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ARAGON,
    BLUE,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    PURPLE,
    SEVILLA,
    do,
    new,
    scene,
    show,
    with_card,
)
from tests.games.elgrande.telling import hear, moves, run, said


@pytest.mark.rule("ELG-2.2")
def test_the_first_thing_told_is_where_everybody_begins() -> None:
    s = GAME.new(3, 5, listen=True)
    assert isinstance(s, GrandeState) and s.log
    homes = [args for id, args in said(s.log) if id == "home"]
    names = ("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada")
    assert homes == [{"seat": f"seat:{i}", "place": f"place-{names[s.grandes[i]]}"} for i in range(3)]


@pytest.mark.rule("ELG-3.2", "ELG-3.3")
def test_a_round_begins_with_its_cards_and_powers() -> None:
    s = new(4)
    s.round = 3
    for card in (cards.SCHEME, cards.ARREST, cards.FIESTA, cards.DECREE):
        show(s, card)
    s.stage, s.acted, known = SCORING, 0b1111, s.known
    events = run(s, Frame(kinds.ROUND))
    assert s.stage == POWERS and s.acted == 0 and s.known > known, "new cards: nobody takes back what came before"
    names = ["scheme", "arrest", "fiesta", "decree", "your_majesty"]
    assert said(events) == [
        ("round", {"round": 4}),
        ("cards", {"cards": [f"action-{name}" for name in names]}),
    ]
    first = s.waiting[0]
    played = hear(s, first, "play 7")
    assert said(played) == [("power", {"seat": f"seat:{first}", "card": 7})]
    assert moves(played) == [(f"seat:{first}/power:7", f"seat:{first}/hand", f"seat:{first}/played", 1)]


@pytest.mark.rule("ELG-15.1", "ELG-15.2")
def test_modifiers_are_told_to_those_who_may_know() -> None:
    s = new(3, changing_powers=True)
    s.mods = [1 << 0, 1 << 3, 1 << 6]  # +2, +1, -1
    do(s, 0, "hand plus2")
    do(s, 1, "hand plus1")
    events = hear(s, 2, "hand minus1")
    passed = [event for event in events if event.message.id == "event-passed-modifier"]
    assert [(event.message.args["seat"], event.message.args["to"]) for event in passed] == [
        ("seat:0", "seat:1"),
        ("seat:1", "seat:2"),
        ("seat:2", "seat:0"),
    ]
    assert [[event.heard_by(one) for one in (0, 1, 2, None)] for event in passed] == [
        [True, True, False, False],
        [False, True, True, False],
        [True, False, True, False],
    ]
    seat = s.waiting[0]
    s.mods[seat] = 1 << 9
    told = said(hear(s, seat, "boost 4 minus2"))
    assert told == [("power-modifier", {"seat": f"seat:{seat}", "card": 4, "modifier": "modifier-minus2", "power": 2})]


@pytest.mark.rule("ELG-4.1", "ELG-4.2", "ELG-4.3")
def test_inviting_calling_back_and_taking_a_card() -> None:
    s = scene({PURPLE: {GRANADA: 3, COURT: 26}}, seats=4)  # one is left in the province
    show(s, cards.JUSTICE)
    s.power = [13, 3, 2, 1]
    s.played = [4, 3, 2, 1]  # purple invites four
    s.acted = 0b1110
    s.stage = 2
    s.taken = 0
    run(s, Frame(kinds.TURNS))
    events = hear(s, PURPLE, "invite 1", "recall granada", "stop", "take justice")
    assert said(events) == [
        ("invite", {"seat": "seat:0", "count": 1}),
        ("recall", {"seat": "seat:0", "place": "place-granada"}),
        ("take", {"seat": "seat:0", "action": "action-justice"}),
    ]
    assert moves(events) == [
        ("piece-caballero", "seat:0/province", "seat:0/court", 1),
        ("piece-caballero", "region:granada/seat:0", "seat:0/court", 1),
        (piles.card_id(s, 1), "deck:2", "seat:0/action", 1),
    ]


@pytest.mark.rule("ELG-4.5", "ELG-6.1")
def test_placing_and_throwing() -> None:
    s = scene({PURPLE: {COURT: 4}})
    with_card(s, cards.DECREE)
    events = hear(s, PURPLE, "place toledo", "place castle")
    assert said(events) == [("place", {"seat": "seat:0", "place": "place-toledo"}), ("throw", {"seat": "seat:0"})]
    assert moves(events) == [
        ("piece-caballero", "seat:0/court", "region:toledo/seat:0", 1),
        ("piece-caballero", "seat:0/court", "castle", 1),
    ]


@pytest.mark.rule("ELG-6.1", "ELG-8.1")
def test_moving_ones_own_others_and_throwing_them() -> None:
    s = scene({PURPLE: {GRANADA: 1}, GREEN: {GRANADA: 2}, IMAGINARY: {SEVILLA: 1}}, seats=2, king=GALICIA)
    with_card(s, cards.MACHINATION)
    where = {"from": "place-granada", "place": "place-aragon"}
    events = hear(s, PURPLE, "act", "lift p1 granada", "drop aragon", "lift p2 granada", "drop aragon")
    assert said(events) == [
        ("act", {"seat": "seat:0", "action": "action-machination"}),
        ("move-own", {"seat": "seat:0", **where}),
        ("move", {"seat": "seat:0", "who": "seat:1", **where}),
    ]
    events = hear(s, PURPLE, "lift p2 granada", "drop castle", "lift p3 sevilla", "drop castle")
    assert said(events)[:2] == [
        ("throw-other", {"seat": "seat:0", "who": "seat:1"}),
        ("throw-other", {"seat": "seat:0", "who": "imaginary"}),
    ]
    assert moves(events)[:2] == [
        ("piece-caballero", "region:granada/seat:1", "castle", 1),
        ("piece-caballero", "region:sevilla/imaginary", "castle", 1),
    ]


@pytest.mark.rule("ELG-10.4", "ELG-10.5", "ELG-8.3")
@pytest.mark.parametrize(("card", "counts"), [(cards.DISGRACE, (5, 2)), (cards.DISMISSAL, (3, 2))])
def test_courts_that_are_sent_back_are_told_clockwise(card: int, counts: tuple[int, int]) -> None:
    s = scene({GREEN: {COURT: 2}, PURPLE: {COURT: 5}, BLUE: {COURT: 1}})
    with_card(s, card, seat=BLUE)
    back = [(id, args) for id, args in said(hear(s, BLUE, "act")) if id == "back"]
    court = {"place": "place-court"}
    assert back == [
        ("back", {"seat": "seat:0", "count": counts[0], **court}),
        ("back", {"seat": "seat:1", "count": counts[1], **court}),
    ]


@pytest.mark.rule("ELG-10.3", "ELG-6.3")
def test_disks_are_told_when_the_last_is_set() -> None:
    s = scene({GREEN: {GRANADA: 2}, BLUE: {SEVILLA: 1, ARAGON: 1}})
    with_card(s, cards.CIVIL_WAR)
    assert said(hear(s, PURPLE, "act"))[0][0] == "act"
    assert hear(s, GREEN, "disk granada") == []
    told = said(hear(s, BLUE, "disk aragon"))
    assert told[:4] == [
        ("disk", {"seat": "seat:1", "place": "place-granada"}),
        ("back", {"seat": "seat:1", "count": 2, "place": "place-granada"}),
        ("disk", {"seat": "seat:2", "place": "place-aragon"}),
        ("back", {"seat": "seat:2", "count": 1, "place": "place-aragon"}),
    ]


@pytest.mark.rule("ELG-12.4")
def test_an_insurrection() -> None:
    s = scene({GREEN: {GRANADA: 2}})
    with_card(s, cards.INSURRECTION)
    assert said(hear(s, PURPLE, "act", "incite granada"))[1] == ("incite", {"place": "place-granada"})
    events = hear(s, GREEN, "disk toledo")
    flown = {"seat": "seat:1", "count": 2, "from": "place-granada", "place": "place-toledo"}
    assert said(events)[0] == ("flee", flown)
    assert moves(events)[0] == ("piece-caballero", "region:granada/seat:1", "region:toledo/seat:1", 2)


@pytest.mark.rule("ELG-12.1", "ELG-12.2", "ELG-13.1")
def test_tiles_grandes_and_the_king() -> None:
    s = scene()
    s.tiles = [BESIDE, SEVILLA]
    with_card(s, cards.DECREE)
    events = hear(s, PURPLE, "act", "tile four granada")
    assert said(events)[1] == ("tile", {"seat": "seat:0", "tile": "tile-four", "place": "place-granada"})
    assert moves(events)[0] == ("tile:four", "region:sevilla", "region:granada", 1)
    s = scene()
    with_card(s, cards.DECREE)
    assert moves(hear(s, PURPLE, "act", "tile eight_four castle"))[0] == ("tile:eight_four", "tiles", "castle", 1)
    s = scene(grandes=[ARAGON, CASTLE, CASTLE, CASTLE])
    with_card(s, cards.NEW_HOME)
    events = hear(s, PURPLE, "act", "grande navarra")
    assert said(events)[1] == ("grande", {"seat": "seat:0", "place": "place-navarra"})
    assert moves(events)[0] == ("grande:0", "region:aragon", "region:navarra", 1)
    s = scene(king=FRANCE)
    with_card(s, cards.YOUR_MAJESTY)
    events = hear(s, PURPLE, "act", "king toledo")
    assert said(events)[1] == ("king", {"place": "place-toledo"})
    assert moves(events)[0] == ("king", "france", "region:toledo", 1)


@pytest.mark.rule("ELG-12.3")
def test_a_card_taken_back_is_told_in_two_ways() -> None:
    s = scene()
    s.spent[PURPLE] |= 1 << 9
    with_card(s, cards.AUTHORITY)
    events = hear(s, PURPLE, "act", "regain 9")
    assert said(events)[1:3] == [
        ("regain-hidden", {"seat": "seat:0"}),
        ("regain", {"seat": "seat:0", "card": 9}),
    ]
    assert [event.heard_by(None) for event in events[1:3]] == [True, False], "which one, its owner alone"
    assert events[2].heard_by(PURPLE) and not events[2].heard_by(GREEN)
    s = scene()
    with_card(s, cards.AUTHORITY)
    assert said(hear(s, PURPLE, "act", "regain 1"))[1] == ("regain-played", {"seat": "seat:0", "card": 1})
