"""Inquisitions in detail: who is asked and when, what is told, cards that run out, whose Thief it is."""

from __future__ import annotations

import pytest

from castellany.games.paladins.kinds import DRAW_SUSPICION, INQUISITION, NEXT_TURN
from castellany.games.paladins.layout import CONVERTED
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import (
    OUTSIDER,
    can,
    changed,
    do,
    get,
    give,
    ledger,
    next_suspicion,
    own,
    put,
    suspect,
    suspicion,
    turn,
)
from tests.games.paladins.telling import Told, said


def hear(s: PaladinsState, frame: Frame) -> list[Told]:
    heard: list[Event] = []
    s.log = heard
    s.frames = [frame]
    s.settle()
    s.log = None
    return said(heard)


def convert_thief(s: PaladinsState, seat: int, card: str = "thief-v") -> None:
    number = OUTSIDER[card]
    if number in s.outsider_deck:
        s.outsider_deck.remove(number)
    else:
        s.outsider_row[s.outsider_row.index(number)] = -1
    s.outsider_at[number] = CONVERTED + 2 * seat


@pytest.mark.rule("PAL-7.5")
@pytest.mark.parametrize("active", range(4))
def test_townsfolk_are_used_beginning_with_the_active_player(active: int) -> None:
    s = turn(4)
    for seat, card in enumerate(("squire-1", "squire-2", "squire-3")):
        own(s, seat, card)
    told = hear(s, Frame(INQUISITION, active))
    users = [args["seat"] for id, args in told if id == "townsfolk"]
    assert users == [f"seat:{(active + i) % 4}" for i in range(4) if (active + i) % 4 != 3]


@pytest.mark.rule("PAL-7.4", "PAL-7.6", "PAL-7.7")
def test_the_whole_of_an_inquisition_as_it_is_told() -> None:
    """Seat 1 has three cards and a Conspirator, seat 2 two: after he was used both have two and are condemned."""
    s = turn(3)
    next_suspicion(s, 2, 0, 1, 1, 2)
    suspect(s, 1, 3)
    suspect(s, 2, 2)
    own(s, 1, "conspirator-1")
    s.silver += 7
    s.tax = 0
    before = ledger(s)
    held = next(args["held"] for id, args in hear(s, Frame(INQUISITION, 0)) if id == "inquisition")
    assert [(one.args["count"], one.args["taxes"]) for one in held] == [(0, ""), (3, "201"), (2, "12")]
    assert changed(s, before) == {
        "seat:1/suspicion": -2,
        "seat:2/suspicion": -1,
        "seat:1/unpaid": 1,
        "seat:2/unpaid": 1,
        "suspicion-discard": 3,
        "debts": -2,
        "tax": 7,
    }


@pytest.mark.rule("PAL-7.6")
@pytest.mark.parametrize(("held", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4)])
def test_half_of_the_suspicion_goes_rounded_down(held: int, left: int) -> None:
    s = turn(2)
    suspect(s, 1, held)
    told = hear(s, Frame(INQUISITION, 0))
    assert suspicion(s, 1) == left and get(s, 1, "unpaid") == 1 and get(s, 0, "unpaid") == 0
    condemned: list[Told] = [("condemned", {"seat": "seat:1", "count": held}), ("take-debt", {"seat": "seat:1"})]
    if held > left:
        condemned.append(("drop-suspicion", {"seat": "seat:1", "count": held - left}))
    assert told[1:] == [*condemned, ("tax-filled", {"count": 5})]


@pytest.mark.rule("PAL-9.5")
@pytest.mark.parametrize(
    ("card", "used"),
    [
        ("peddler-1", [False, False, True, True]),
        ("squire-2", [True, False, False, False]),
        ("conspirator-2", [False, True, True, True]),
    ],
)
def test_who_cannot_be_used_is_not_told_of(card: str, used: list[bool]) -> None:
    for held, wanted in enumerate(used):
        s = turn(2)
        own(s, 1, card)
        suspect(s, 1, held)
        told = [args["townsfolk"] for id, args in hear(s, Frame(INQUISITION, 0)) if id == "townsfolk"]
        assert told == ([f"townsfolk-{card.rsplit('-', 1)[0]}"] if wanted else []), held


@pytest.mark.rule("PAL-7.5")
@pytest.mark.parametrize("held", range(6))
@pytest.mark.parametrize("conspirators", [1, 2])
def test_the_order_is_asked_for_only_where_conspirators_could_starve_a_peddler(held: int, conspirators: int) -> None:
    s = turn(2)
    own(s, 1, "peddler-1", *[f"conspirator-{i + 1}" for i in range(conspirators)])
    suspect(s, 1, held)
    s.frames = [Frame(NEXT_TURN, 0), Frame(INQUISITION, 0)]
    give(s, 0, "labourer")
    give(s, 1, "labourer")
    s.settle()
    asked = s.ask(s.waiting[0]).kind == "UseTownsfolk"
    assert asked == (held >= 2 > held - conspirators)
    if asked:
        assert can(s) == {"use peddler-1", *[f"use conspirator-{i + 1}" for i in range(conspirators)]}


@pytest.mark.rule("PAL-7.10")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("held", [0, 1, 2])
def test_only_the_owner_of_a_thief_is_asked_whether_to_drop(seat: int, held: int) -> None:
    for owner in range(4):
        s = turn(4, seat=seat)
        give(s, seat, "cleric labourer merchant")
        give(s, (seat + 1) % 4, "labourer")
        put(s, seat, silver=3)
        suspect(s, seat, held)
        convert_thief(s, owner)
        do(s, "act absolve", "jar 7")
        if owner == seat and held:
            assert can(s) == {"drop", "decline"}
            do(s, "decline")
            assert suspicion(s, seat) == held
        else:
            assert s.waiting == ((seat + 1) % 4,) and suspicion(s, seat) == max(0, held - 1)


@pytest.mark.rule("PAL-7.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_conspirator_asks_the_owner_of_a_thief(seat: int) -> None:
    for owner in (0, 1):
        s = turn(2)
        own(s, seat, "conspirator-1")
        suspect(s, seat, 1)
        convert_thief(s, owner, "thief-b")
        give(s, 0, "labourer")
        s.frames = [Frame(NEXT_TURN, 1), Frame(INQUISITION, 0)]
        s.settle()
        if owner == seat:
            assert s.waiting == (seat,) and can(s) == {"use conspirator-1", "decline"}
        else:
            assert s.ask(0).kind == "Turn" and suspicion(s, seat) == 0


@pytest.mark.rule("PAL-7.2")
def test_a_deck_made_anew_is_shuffled_and_its_discard_is_gone() -> None:
    s = turn(2)
    s.suspicion_discard = sorted(s.suspicion_deck)
    s.suspicion_deck = []
    told = hear(s, Frame(DRAW_SUSPICION, 1, 1))
    assert told[0] == ("suspicion-shuffled", {"count": 24})
    assert s.suspicion_discard == [] and len(s.suspicion_deck) == 23 and suspicion(s, 1) == 1
    assert s.suspicion_deck != sorted(s.suspicion_deck) and s.suspicion_deck != sorted(s.suspicion_deck)[::-1]


@pytest.mark.rule("PAL-7.2")
@pytest.mark.parametrize("criminals", [1, 2, 3])
def test_without_any_card_each_criminal_calls_an_inquisition_and_draws_none(criminals: int) -> None:
    s = turn(2)
    s.suspicion_deck = []
    told = hear(s, Frame(DRAW_SUSPICION, 0, criminals))
    ids = [id for id, _args in told]
    assert ids == ["suspicion-gone", "inquisition", "nobody-suspected", "tax-filled"] * criminals
    assert suspicion(s, 0) == 0 and get(s, 0, "unpaid") == 0


@pytest.mark.rule("PAL-7.2")
def test_the_inquisition_for_want_of_cards_gives_the_next_criminal_a_card() -> None:
    """All 24 cards are held: the inquisition frees 12 of them, and both criminals draw."""
    s = turn(2)
    suspect(s, 1, 24)
    s.suspicion_discard = []
    told = [id for id, _args in hear(s, Frame(DRAW_SUSPICION, 0, 2))]
    assert told[:6] == [
        "suspicion-gone",
        "inquisition",
        "condemned",
        "take-debt",
        "drop-suspicion",
        "tax-filled",
    ]
    assert told[6] == "suspicion-shuffled" and told.count("suspicion") == 2 and told.count("suspicion-gone") == 1
    assert suspicion(s, 1) == 12 and suspicion(s, 0) == 2
