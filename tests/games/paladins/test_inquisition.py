"""Suspicion, tax, inquisitions in the middle of anything, debts."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.tables import TAX_OF
from castellany.games.paladins.kinds import DRAW_SUSPICION, INQUISITION, NEXT_TURN
from castellany.games.paladins.layout import AT_PASSED, CONVERTED, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion
from castellany.kernel import Frame
from tests.games.paladins.helpers import (
    OUTSIDER,
    can,
    do,
    favours,
    get,
    give,
    go,
    next_suspicion,
    outsiders,
    own,
    put,
    row,
    suspect,
    suspicion,
    tell,
    turn,
    workers,
)


def inquire(s: PaladinsState, seat: int = 0) -> PaladinsState:
    """Nothing but an inquisition."""
    s.frames = [Frame(INQUISITION, seat)]
    return go(s)


@pytest.mark.rule("PAL-7.1", "PAL-7.3", "PAL-7.4")
def test_t27_two_criminals_and_an_empty_tax_supply() -> None:
    s = turn(4, round=3)
    favours(s, "gang")
    s.silver += s.tax - 1
    s.tax = 1
    next_suspicion(s, 2, 1)
    give(s, 0, "labourer 2")
    silver, total = get(s, 0, "silver"), GAME.census(s)
    events = tell(s, "favour gang")
    told = [(e.message.id, e.message.args) for e in events]
    ids = [id for id, _args in told]
    drawn = [i for i, id in enumerate(ids) if id == "event-suspicion"]
    assert len(drawn) == 2
    assert drawn[0] < ids.index("event-inquisition") < ids.index("event-tax-filled") < drawn[1]
    assert get(s, 0, "silver") == silver + 2 + 1 and s.tax == 8 - 1
    assert get(s, 0, "unpaid") == 1 and GAME.census(s) == total


@pytest.mark.rule("PAL-7.6", "PAL-7.7")
def test_t28_the_most_suspected_take_debts() -> None:
    s = turn(4)
    for seat, count in enumerate((1, 0, 3, 3)):
        suspect(s, seat, count)
    s.silver += s.tax
    s.tax = 0
    inquire(s)
    assert [get(s, seat, "unpaid") for seat in range(4)] == [0, 0, 1, 1]
    assert [suspicion(s, seat) for seat in range(4)] == [1, 0, 2, 2]
    assert s.tax == 8


@pytest.mark.rule("PAL-7.5", "PAL-9.5")
def test_t29_townsfolk_in_the_owners_order() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "conspirator-2", "peddler-3", "squire-1", "squire-2")
    suspect(s, 0, 2)
    suspect(s, 1, 1)
    inquire(s)
    assert can(s) == {"use conspirator-1", "use conspirator-2", "use peddler-3"}
    do(s, "use peddler-3")
    assert get(s, 0, "silver") == 5
    assert suspicion(s, 0) == 0 and get(s, 0, "faith") == 1 and get(s, 0, "influence") == 1
    assert get(s, 0, "unpaid") == 0 and get(s, 1, "unpaid") == 1


@pytest.mark.rule("PAL-7.5", "PAL-9.5")
def test_conditions_are_looked_at_when_a_card_is_used() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "peddler-3", "squire-1")
    suspect(s, 0, 2)
    inquire(s)
    do(s, "use conspirator-1")
    assert get(s, 0, "silver") == 3, "with one card left the Peddler no longer pays"
    assert get(s, 0, "faith") == 0 and suspicion(s, 0) == 1


@pytest.mark.rule("PAL-7.5")
def test_nobody_is_asked_where_the_order_does_not_matter() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "peddler-2")
    own(s, 1, "squire-3", "peddler-1")
    suspect(s, 0, 3)
    inquire(s)
    assert get(s, 0, "provisions") == 3 and suspicion(s, 0) == 1, "3, less one, less half of two"
    assert get(s, 1, "strength") == 1 and workers(s, 1) == {}


@pytest.mark.rule("PAL-7.10", "PAL-7.5")
def test_the_conspirator_is_asked_for_where_a_thief_scores_suspicion() -> None:
    for answers, left in ((("use conspirator-1", "use conspirator-2"), 1), (("use conspirator-1", "decline"), 2)):
        s = turn(2)
        own(s, 0, "conspirator-1", "conspirator-2", "peddler-2")
        s.outsider_at[OUTSIDER["thief-v"]] = CONVERTED
        suspect(s, 0, 3)
        suspect(s, 1, 6)
        inquire(s)
        assert can(s) == {"use conspirator-1", "use conspirator-2", "use peddler-2", "decline"}
        do(s, "use peddler-2", *answers)
        assert suspicion(s, 0) == left and get(s, 0, "provisions") == 3


@pytest.mark.rule("PAL-7.10")
def test_who_declines_still_uses_the_others() -> None:
    s = turn(2)
    own(s, 0, "conspirator-1", "peddler-2")
    s.outsider_at[OUTSIDER["thief-v"]] = CONVERTED
    suspect(s, 0, 2)
    suspect(s, 1, 6)
    inquire(s)
    do(s, "decline")
    assert suspicion(s, 0) == 2 and get(s, 0, "provisions") == 3


@pytest.mark.rule("PAL-7.5")
def test_the_active_player_is_asked_first() -> None:
    s = turn(3)
    own(s, 0, "conspirator-1", "peddler-1")
    own(s, 2, "conspirator-2", "peddler-2")
    suspect(s, 0, 2)
    suspect(s, 2, 2)
    inquire(s, 2)
    assert s.waiting == (2,)
    do(s, "use peddler-2")
    assert s.waiting == (0,)


@pytest.mark.rule("PAL-7.6")
def test_t30_nobody_is_suspected() -> None:
    s = turn(2)
    s.silver += s.tax
    s.tax = 0
    s.frames = [Frame(INQUISITION, 0)]
    assert "event-nobody-suspected" in do(s)
    assert get(s, 0, "unpaid") == get(s, 1, "unpaid") == 0 and s.tax == 5


@pytest.mark.rule("PAL-10.3", "PAL-7.5")
def test_t31_a_passed_player_takes_part() -> None:
    s = turn(2)
    own(s, 1, "peddler-1")
    suspect(s, 1, 4)
    s.own[OWN + AT_PASSED] = 1
    inquire(s)
    assert get(s, 1, "unpaid") == 1 and suspicion(s, 1) == 2
    assert workers(s, 1) == {"labourer": 1}, "gained after passing, kept for the next round"


@pytest.mark.rule("PAL-7.2")
def test_t32_no_suspicion_card_anywhere() -> None:
    s = turn(2)
    suspect(s, 0, 14)
    suspect(s, 1, 10)
    give(s, 1, "labourer")
    assert s.suspicion_deck == []
    s.frames = [Frame(NEXT_TURN, 0), Frame(DRAW_SUSPICION, 1, 1)]
    events = do(s)
    assert events.index("event-suspicion-gone") < events.index("event-inquisition") < events.index("event-suspicion")
    assert get(s, 0, "unpaid") == 1 and suspicion(s, 0) == 7 and suspicion(s, 1) == 11


@pytest.mark.rule("PAL-7.2")
def test_if_even_the_inquisition_frees_no_card_none_is_drawn() -> None:
    s = turn(4)
    suspect(s, 0, 1)
    suspect(s, 1, 1)
    s.suspicion_deck = []
    give(s, 2, "labourer")
    s.frames = [Frame(NEXT_TURN, 1), Frame(DRAW_SUSPICION, 2, 2)]
    events = do(s)
    assert "event-suspicion" not in events and events.count("event-inquisition") == 2
    assert suspicion(s, 2) == 0 and s.waiting == (2,)


@pytest.mark.rule("PAL-7.2")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    s = turn(2)
    s.suspicion_discard, s.suspicion_deck = s.suspicion_deck, []
    give(s, 0, "labourer")
    assert "event-suspicion-shuffled" in do(s, "act conspire")
    assert suspicion(s, 0) == 1 and len(s.suspicion_deck) == 23


@pytest.mark.rule("PAL-7.3", "PAL-7.4")
def test_two_tax_icons_of_one_reward_are_one_take() -> None:
    s = turn(2)
    outsiders(s, "thief-v", None, None, None, None, None)
    put(s, 0, strength=1)
    s.silver += s.tax - 1
    s.tax = 1
    give(s, 0, "scout labourer fighter")
    events = do(s, "act attack", "face thief-v")
    assert events.count("event-inquisition") == 1 and s.tax == 5
    assert get(s, 0, "silver") == 5


@pytest.mark.rule("PAL-7.4", "PAL-4.6")
def test_an_inquisition_interrupts_before_the_next_icon() -> None:
    s = turn(2)
    outsiders(s, "invader-b", None, None, None, None, None)
    put(s, 0, strength=1)
    s.silver += s.tax - 1
    s.tax = 1
    give(s, 0, "scout labourer fighter")
    events = tell(s, "act attack", "face invader-b")
    ids = [e.message.id for e in events]
    provision = next(i for i, e in enumerate(events) if e.message.args.get("rewards") == ["icon-provision-1"])
    assert ids.index("event-tax") < ids.index("event-inquisition") < ids.index("event-tax-filled") < provision


@pytest.mark.rule("PAL-7.4", "PAL-7.1")
def test_each_emptying_of_the_tax_supply_is_an_inquisition() -> None:
    """Four cards of tax 2 one after another: 1 left, refilled to 5, then 3, 1 and empty again."""
    s = turn(2)
    next_suspicion(s, 2, 2, 2, 2)
    s.silver += s.tax - 1
    s.tax = 1
    give(s, 0, "labourer")
    s.frames = [Frame(NEXT_TURN, 1), Frame(DRAW_SUSPICION, 0, 4)]
    events = do(s)
    wanted = ("event-suspicion", "event-inquisition")
    assert [e for e in events if e in wanted] == [
        "event-suspicion",
        "event-inquisition",
        "event-suspicion",
        "event-suspicion",
        "event-suspicion",
        "event-inquisition",
    ]
    assert get(s, 0, "silver") == 3 + 8 and get(s, 0, "unpaid") == 2 and s.tax == 5


@pytest.mark.rule("PAL-7.4", "PAL-4.6")
def test_townsfolk_pay_after_an_inquisition_that_a_criminal_called() -> None:
    s = turn(2)
    outsiders(s, "traitor-v", None, None, None, None, None)
    own(s, 0, "defender-3")
    put(s, 0, strength=1)
    next_suspicion(s, 2)
    s.silver += s.tax - 2
    s.tax = 2
    give(s, 0, "scout labourer fighter")
    events = do(s, "act attack", "face traitor-v")
    assert events.index("event-tax-filled") < events.index("event-townsfolk")
    assert s.tax == 5 - 1 and get(s, 0, "silver") == 3 + 2 + 1


@pytest.mark.rule("PAL-7.3")
def test_tax_is_compulsory_and_the_main_supply_gives_what_is_missing() -> None:
    s = turn(2)
    row(s, "gatekeeper-3", None, None, None, "architect-3")
    s.silver += s.tax - 1
    s.tax = 1
    give(s, 0, "labourer")
    do(s, "act errand", "take architect-3")
    assert get(s, 0, "silver") == 5 and s.tax == 5


@pytest.mark.rule("PAL-7.1")
def test_kept_criminals_bring_nothing_new() -> None:
    s = turn(2)
    give(s, 0, "criminal 2")
    do(s, "pass")
    assert workers(s, 0)["criminal"] == 2 and suspicion(s, 0) == 0


@pytest.mark.rule("PAL-7.6", "PAL-7.9")
def test_the_newest_cards_go_first() -> None:
    s = turn(2)
    suspect(s, 0, 3)
    suspect(s, 1, 1)
    suspect(s, 0, 2)
    mine = [entry >> 2 for entry in s.suspicion_held if entry & 3 == 0]
    drop_suspicion(s, 0, 2)
    assert s.suspicion_discard == [mine[4], mine[3]]
    assert [entry >> 2 for entry in s.suspicion_held if entry & 3 == 0] == mine[:3]
    drop_suspicion(s, 1, 2)
    assert suspicion(s, 1) == 0 and suspicion(s, 0) == 3, "without a card nothing happens"


@pytest.mark.rule("PAL-7.8")
def test_paying_and_destroying_debts() -> None:
    s = turn(2)
    row(s, None, None, None, None, "abbot-3")
    put(s, 0, unpaid=2)
    give(s, 0, "labourer")
    stack = s.debts
    do(s, "act errand", "take abbot-3")
    assert get(s, 0, "unpaid") == 1 and get(s, 0, "paid") == 0 and s.debts == stack + 1


@pytest.mark.rule("PAL-7.8")
def test_without_a_debt_nothing_happens() -> None:
    s = turn(2)
    row(s, None, None, None, None, "abbot-3")
    give(s, 0, "labourer")
    assert "event-no-debt" in do(s, "act errand", "take abbot-3")


def test_the_suspicion_deck_has_its_taxes() -> None:
    assert [TAX_OF.count(tax) for tax in (0, 1, 2)] == [6, 8, 10]
