"""What each question of El Grande asks, under which clause, and what its options say and point at."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.elgrande import GAME, kinds, piles
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, PROVINCE
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Option, say
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    BLUE,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    PURPLE,
    SEVILLA,
    TOLEDO,
    do,
    new,
    scene,
    with_card,
)

Pieces = dict[int, dict[int, int]]


def asked(s: GrandeState, seat: int = PURPLE) -> tuple[str, dict[str, Any], str]:
    decision = s.ask(seat)
    return decision.message.id, dict(decision.message.args), decision.rule


def option(s: GrandeState, text: str, seat: int = PURPLE) -> Option:
    return next(one for one in s.ask(seat).options if GAME.text(one.choice) == text)


def told(s: GrandeState, text: str, seat: int = PURPLE) -> tuple[str, dict[str, Any], tuple[str, ...]]:
    one = option(s, text, seat)
    return one.message.id, dict(one.message.args), one.targets


def acting(card: int, pieces: Pieces, *choices: str, **options: Any) -> GrandeState:
    """Purple has taken this card and made these choices; all grandes stand in Navarre."""
    s = scene(pieces, king=GALICIA, grandes=[NAVARRA] * options.get("seats", 4), **options)
    with_card(s, card)
    return do(s, PURPLE, *choices)


@pytest.mark.rule("ELG-3.3", "ELG-4.1", "ELG-4.3")
def test_powers_invitations_and_cards() -> None:
    s = new(4)
    seat = s.waiting[0]
    assert asked(s, seat) == ("ask-power", {}, "ELG-3.3")
    assert told(s, "play 6", seat) == ("opt-power", {"card": 6, "count": 3}, (f"seat:{seat}/power:6",))
    s = scene({PURPLE: {COURT: 28}})
    s.frames = [Frame(kinds.INVITE, PURPLE, 5)]
    s.settle()
    assert asked(s) == ("ask-invite", {"count": 5, "province": 2}, "ELG-4.1")
    assert told(s, "invite 2") == ("opt-invite", {"count": 2}, ("seat:0/court",))
    s.frames = [Frame(kinds.TAKE, PURPLE)]
    s.settle()
    assert asked(s) == ("ask-take", {}, "ELG-4.3")
    majesty = {"action": "action-your_majesty", "count": 5}
    assert told(s, "take your_majesty") == ("opt-take", majesty, (piles.card_id(s, 4),))


@pytest.mark.rule("ELG-4.4", "ELG-4.5")
def test_the_two_halves_of_a_card() -> None:
    s = acting(cards.JUSTICE, {PURPLE: {COURT: 1}})
    assert asked(s) == ("ask-use", {"action": "action-justice", "count": 1}, "ELG-4.4")
    assert told(s, "place navarra") == ("opt-place", {"place": "place-navarra"}, ("region:navarra",))
    assert told(s, "place castle") == ("opt-throw", {}, ("castle",))
    act = option(s, "act")
    assert (act.message.id, act.role) == ("opt-act", "gain") and act.targets == (piles.card_id(s, 1),)
    end = option(s, "end")
    assert end.role == "stop" and end.leaves == say("leaves-both", count=1), "one to place, and the special action"
    s = acting(cards.JUSTICE, {PURPLE: {}})
    assert asked(s) == ("ask-use-special", {"action": "action-justice", "count": 0}, "ELG-4.4")
    assert option(s, "end").leaves == say("leaves-special")
    s = acting(cards.JUSTICE, {PURPLE: {COURT: 4}}, "place navarra")
    assert told(s, "act")[0] == "opt-act-instead", "what is left to place is given up"
    s = acting(cards.JUSTICE, {PURPLE: {COURT: 4}}, "act", "score granada")
    assert asked(s)[0] == "ask-place" and option(s, "end").leaves == say("leaves-court", count=2)


MOVING = {PURPLE: {GRANADA: 2, SEVILLA: 1}, GREEN: {GRANADA: 2}}


@pytest.mark.rule("ELG-8.1", "ELG-9.1", "ELG-9.3", "ELG-9.4", "ELG-9.5", "ELG-9.8")
@pytest.mark.parametrize(
    ("card", "first", "then"),
    [
        (
            cards.CONSPIRACY,
            ("ask-move-any-one", {"count": 5}),
            ("ask-move-out", {"count": 4, "place": "place-granada"}),
        ),
        (cards.MACHINATION, ("ask-move-any", {"count": 4}), ("ask-move-any", {"count": 3})),
        (cards.REGROUPING, ("ask-move-own", {"count": 4}), ("ask-move-own", {"count": 3})),
        (cards.INTRIGUE, ("ask-move-both", {"own": 2, "others": 2}), ("ask-move-both", {"own": 1, "others": 2})),
        (cards.DEPARTURE, ("ask-move-own-one", {}), ("ask-move-own-out", {"place": "place-granada"})),
    ],
)
def test_moving(card: int, first: tuple[str, dict[str, Any]], then: tuple[str, dict[str, Any]]) -> None:
    s = acting(card, MOVING, "act")
    assert asked(s) == (*first, "ELG-8.1")
    lifted = ("opt-lift-own", {"place": "place-granada"}, ("region:granada/seat:0",))
    assert told(s, "lift p1 granada") == lifted
    do(s, PURPLE, "lift p1 granada")
    assert asked(s) == ("ask-drop", {"place": "place-granada"}, "ELG-8.1")
    assert told(s, "drop toledo") == ("opt-drop", {"place": "place-toledo"}, ("region:toledo",))
    do(s, PURPLE, "drop toledo")
    assert asked(s) == (*then, "ELG-8.1")


@pytest.mark.rule("ELG-9.5", "ELG-8.4")
def test_moving_others() -> None:
    s = acting(cards.AMBUSH, {PURPLE: {}, IMAGINARY: {GRANADA: 2}}, "act", seats=2)
    assert asked(s)[:2] == ("ask-move-others", {"count": 3})
    who = {"who": "imaginary", "place": "place-granada"}
    assert told(s, "lift p3 granada") == ("opt-lift", who, ("region:granada/imaginary",))


@pytest.mark.rule("ELG-9.7", "ELG-14.2")
def test_militia_and_representation() -> None:
    s = acting(cards.MILITIA, {PURPLE: {COURT: 1}}, "act")
    assert asked(s) == ("ask-post", {"count": 1}, "ELG-9.7"), "no more than the court holds"
    s = acting(cards.REPRESENTATION, {PURPLE: {COURT: 3, GRANADA: 1}}, "act", alternatives=ALL_CARDS)
    assert asked(s) == ("ask-branch", {}, "ELG-14.2")
    assert told(s, "march") == ("opt-march", {}, ()) and told(s, "muster") == ("opt-muster", {}, ("seat:0/court",))


@pytest.mark.rule("ELG-10.1", "ELG-10.2", "ELG-10.3", "ELG-10.6", "ELG-10.7")
def test_deck_two() -> None:
    s = acting(cards.JUSTICE, {PURPLE: {GRANADA: 1}}, "act")
    assert asked(s) == ("ask-justice", {}, "ELG-10.1")
    assert told(s, "score granada") == ("opt-score", {"place": "place-granada", "points": 6}, ("region:granada",))
    s = acting(cards.WITHDRAWAL, {GREEN: {COURT: 1, GRANADA: 1}}, "act")
    assert asked(s, GREEN) == ("ask-return", {"count": 2}, "ELG-10.2"), "no more than there are"
    assert told(s, "return court", GREEN) == ("opt-return-court", {}, ("seat:1/court",))
    assert told(s, "return granada", GREEN) == ("opt-return", {"place": "place-granada"}, ("region:granada/seat:1",))
    s = acting(cards.CIVIL_WAR, {GREEN: {GRANADA: 2}}, "act")
    assert asked(s, GREEN) == ("ask-civil-war", {}, "ELG-10.3")
    assert asked(acting(cards.SKIRMISH, {GREEN: {GRANADA: 2}}, "act"), GREEN) == ("ask-skirmish", {}, "ELG-10.7")
    assert asked(acting(cards.SKIRMISH, {GREEN: {GRANADA: 1}}, "act"), GREEN)[0] == "ask-skirmish-one"
    s = acting(cards.ARREST, {GREEN: {GRANADA: 1}, BLUE: {SEVILLA: 1}}, "act")
    assert asked(s) == ("ask-arrest", {}, "ELG-10.6")
    green = {"who": "seat:1", "place": "place-granada"}
    assert told(s, "arrest p2 granada") == ("opt-arrest", green, ("region:granada/seat:1",))


@pytest.mark.rule("ELG-12.1", "ELG-12.2", "ELG-12.3", "ELG-12.4", "ELG-12.6")
def test_deck_four() -> None:
    s = acting(cards.DECREE, {}, "act")
    assert asked(s) == ("ask-decree", {}, "ELG-12.1")
    tile = {"tile": "tile-four", "place": "place-castle"}
    assert told(s, "tile four castle") == ("opt-tile", tile, ("tile:four", "castle"))
    s = acting(cards.NEW_HOME, {}, "act")
    assert asked(s) == ("ask-new-home", {"place": "place-navarra"}, "ELG-12.2")
    assert told(s, "grande toledo") == ("opt-grande", {"place": "place-toledo"}, ("region:toledo",))
    s = acting(cards.AUTHORITY, {}, "act")
    assert asked(s) == ("ask-regain", {}, "ELG-12.3")
    assert told(s, "regain 1") == ("opt-regain", {"card": 1}, ("seat:0/power:1",))
    s = acting(cards.INSURRECTION, {GREEN: {GRANADA: 3}}, "act")
    assert asked(s) == ("ask-incite", {}, "ELG-12.4")
    do(s, PURPLE, "incite granada")
    assert asked(s, GREEN) == ("ask-flee", {"place": "place-granada", "count": 3}, "ELG-12.4")
    s = acting(cards.ADVISER, {}, "act")
    assert asked(s) == ("ask-king", {"action": "action-adviser"}, "ELG-12.6")
    assert told(s, "king castilla") == ("opt-king", {"place": "place-castilla"}, ("region:castilla",))


@pytest.mark.rule("ELG-13.3", "ELG-13.5", "ELG-13.12")
def test_the_new_regency() -> None:
    s = acting(cards.DEPUTY, {}, "act", new_regency=True)
    assert asked(s) == ("ask-deputy", {}, "ELG-13.3")
    assert told(s, "swap p1") == ("opt-swap-own", {"place": "place-navarra"}, ("grande:0",))
    assert told(s, "swap p3") == ("opt-swap", {"seat": "seat:2", "place": "place-navarra"}, ("grande:2",))
    s = acting(cards.ESCORT, {PURPLE: {GALICIA: 1}, GREEN: {GALICIA: 2}}, "act", "king toledo", new_regency=True)
    assert asked(s) == ("ask-escort", {"count": 2, "place": "place-toledo"}, "ELG-13.5")
    assert told(s, "escort p2") == ("opt-escort", {"who": "seat:1"}, ("region:galicia/seat:1",))
    s = acting(cards.CAPITAL, {PURPLE: {GALICIA: 2}, GREEN: {ARAGON: 2}}, "act", new_regency=True)
    assert asked(s)[2] == "ELG-13.12"
    assert told(s, "king galicia") == ("opt-king-stays", {"place": "place-galicia"}, ("region:galicia",))


@pytest.mark.rule("ELG-7.7", "ELG-6.4", "ELG-6.5")
def test_the_disk_says_what_lies_in_the_castle() -> None:
    s = scene({GREEN: {CASTLE: 2}}, king=TOLEDO, grandes=[CASTLE, NAVARRA, NAVARRA, NAVARRA])
    s.frames = [Frame(kinds.CASTLE_DISK)]
    s.settle()
    assert asked(s, PURPLE) == ("ask-castle-disk-grande", {"count": 0}, "ELG-7.7")
    assert asked(s, GREEN) == ("ask-castle-disk", {"count": 2}, "ELG-7.7")
    assert asked(s, BLUE) == ("ask-castle-disk-none", {}, "ELG-7.7")
    assert told(s, "disk aragon", GREEN) == ("opt-disk", {"place": "place-aragon"}, ("region:aragon",))
    assert told(s, "disk toledo", GREEN)[0] == "opt-disk-court"
    assert told(s, "disk toledo", PURPLE)[0] == "opt-disk-court-grande", "the grande stays inside"


@pytest.mark.rule("ELG-15.4", "ELG-15.5", "ELG-15.6", "ELG-15.7")
def test_abilities_of_modifiers() -> None:
    s = scene({PURPLE: {COURT: 2}, GREEN: {GRANADA: 1}}, changing_powers=True)
    s.sealed = []
    s.card = -1
    s.active = PURPLE
    s.frames = [Frame(kinds.ABILITY, PURPLE, 1)]
    s.settle()
    assert asked(s) == ("ask-add-one", {}, "ELG-15.5")
    s.frames = [Frame(kinds.ABILITY, PURPLE, 2)]
    s.settle()
    assert asked(s) == ("ask-move-ability", {}, "ELG-15.6")
    s.frames = [Frame(kinds.POST, PURPLE, 1, PROVINCE)]
    s.settle()
    assert asked(s) == ("ask-post-province", {"count": 1}, "ELG-15.7")
