"""The solo opponent: its setup, its schemes, how it chooses, what it falls back on."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.effects.book import ASSAULT
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAITH,
    FORTIFY,
    INFLUENCE,
    PROVISION,
    RECRUIT,
    STRENGTH,
    TAX,
    TRADE,
)
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.solo import SCHEME_FAVOUR, SCHEME_ORDER, SCHEMES
from castellany.games.paladins.kinds import BEGIN_ROUND, RUN_EFFECT
from castellany.games.paladins.layout import AT_PASSED, DISCARDED, OWN, WORKSHOP
from castellany.games.paladins.legal import FAVOUR_WORKER, pool
from castellany.games.paladins.solo.judgement import order_actions, pick_favour, pick_folk, pick_outsider
from castellany.games.paladins.supply import drop_suspicion
from castellany.games.paladins.track import advance
from castellany.kernel import Event, Frame, say
from tests.games.paladins.helpers import (
    FOLK,
    favours,
    get,
    go,
    new,
    orders,
    outsiders,
    put,
    row,
    suspect,
    suspicion,
)
from tests.games.paladins.opponent import OPPONENT, act, hear, opponent, workshops


@pytest.mark.rule("PAL-12.1", "PAL-12.2", "PAL-12.3")
@pytest.mark.parametrize(("level", "count"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_s01_s02_setup_at_three_levels(level: str, count: int) -> None:
    s = new(1, level=level)
    assert sum(workshops(s)) == count and max(workshops(s)) == 1
    assert sorted(s.scheme_deck) == list(range(5, 17)) and s.scheme_discard == []
    assert sorted(s.kings[:6]) == list(range(6))
    assert s.stack == [INFLUENCE, FAITH, STRENGTH] and s.marker == 0
    assert s.seats == 2 and s.opponent == 1 and s.waiting == (0,)


@pytest.mark.rule("PAL-12.1")
def test_only_the_person_hires_at_the_start() -> None:
    s = new(1)
    s.play(0, s.choices(0)[0])
    assert s.round == 1 and s.waiting == (0,) and 4 not in s.folk_at


@pytest.mark.rule("PAL-12.3")
def test_an_order_brings_its_workshop_and_a_favour_its_scheme() -> None:
    s = new(1, level="easy")
    for round in (1, 2, 3, 4):
        before = sum(workshops(s))
        s.round = round - 1
        s.sealed = []
        s.frames = [Frame(BEGIN_ROUND)]
        go(s)
        assert sum(workshops(s)) == before + (1 if round <= 3 else 0)
        assert s.scheme_discard == list(range(max(0, round - 2)))


@pytest.mark.rule("PAL-12.3")
def test_the_log_tells_of_the_workshop_and_the_scheme_that_move() -> None:
    s = new(1, level="easy")
    s.board[28:] = [0] * 28
    orders(s, "attack", "convert", "fortify")
    s.round = 2
    s.sealed = []
    s.frames = [Frame(BEGIN_ROUND)]
    s.log = []
    s.settle()
    told = [event.message for event in s.log]
    assert say("event-order", action="action-fortify", place=3, points=8) in told
    assert say("event-opponent-workshop", action="action-fortify", need=2) in told
    assert say("event-opponent-favour-scheme") in told


@pytest.mark.rule("PAL-12.10")
def test_the_marker_that_rises_next_is_marked_on_the_table() -> None:
    s = opponent(TRADE)
    for name in ("strength", "faith", "influence"):
        tracks = {t["id"]: t for t in s.observe(0)["things"][-1]["items"] if t["kind"] == "track"}
        marked = [id for id, t in tracks.items() if any(n["id"] == "note-next-lap" for n in t.get("notes", ()))]
        assert marked == [f"seat:1/attribute-{name}"]
        advance(s, 5)


@pytest.mark.rule("PAL-12.5")
@pytest.mark.parametrize("round", range(1, 8))
def test_s03_workers_by_round(round: int) -> None:
    s = new(1)
    s.round = round - 1
    s.frames = [Frame(BEGIN_ROUND)]
    go(s)
    assert pool(s, OPPONENT) == round + 3


@pytest.mark.rule("PAL-12.11", "PAL-12.14")
def test_s04_the_next_townsfolk_to_the_right() -> None:
    s = opponent(RECRUIT)
    s.marker = 2
    cards = ("abbot-1", "acolyte-1", "watchman-3", "defender-1", "gatekeeper-2")
    row(s, *cards)
    tried = []
    while pick_folk(s) >= 0:
        tried.append(pick_folk(s) + 1)
        s.folk_row[pick_folk(s)] = -1
    assert tried == [3, 4, 5, 1, 2]


@pytest.mark.rule("PAL-12.11", "PAL-12.20")
def test_s05_the_sixth_outsider_before_the_first() -> None:
    s = opponent(ATTACK)
    s.marker = 4
    outsiders(s, "archer-b", None, None, None, None, "thief-v")
    put(s, OPPONENT, strength=12)
    assert pick_outsider(s, ATTACK) == 5
    put(s, OPPONENT, strength=10)
    assert pick_outsider(s, ATTACK) == 0, "it never buys strength"


@pytest.mark.rule("PAL-12.13", "PAL-12.22", "PAL-12.19")
def test_s06_prices_are_ignored() -> None:
    s = opponent(SCHEME_FAVOUR, round=3)
    favours(s, "clemency")
    put(s, OPPONENT, unpaid=1)
    told = act(s)
    assert "event-opponent-favour" in told and get(s, OPPONENT, "paid") == 1 and get(s, OPPONENT, "silver") == 0


@pytest.mark.rule("PAL-12.13")
def test_the_debt_of_a_loan_is_taken() -> None:
    s = opponent(SCHEME_FAVOUR, workers=1, round=3)
    favours(s, "loan")
    act(s)
    assert get(s, OPPONENT, "unpaid") == 1 and pool(s, OPPONENT) == 3


@pytest.mark.rule("PAL-12.6", "PAL-12.17")
def test_s07_commission_with_one_workshop_takes_two_workers() -> None:
    s = opponent(COMMISSION, workers=2)
    s.board[28 + 10] = WORKSHOP
    s.spaces[0] = 1
    told = act(s)
    assert told[:3] == ["event-scheme", "event-opponent-acts", "event-opponent-space"]
    assert get(s, OPPONENT, "commission") == 1 and get(s, OPPONENT, "influence") == 1 and s.spaces[1] == 2
    assert s.board[28 + 10 : 28 + 13] == [WORKSHOP, 1, 1] and pool(s, OPPONENT) == 0


@pytest.mark.rule("PAL-12.6", "PAL-12.7")
def test_s08_too_few_workers_means_the_leftmost_free_action() -> None:
    s = opponent(COMMISSION, workers=1)
    s.board[28 + 10] = WORKSHOP
    row(s, "acolyte-1", None, None, None, None)
    told = hear(s)
    ids = [event.message.id for event in told]
    assert ids[:4] == ["event-scheme", "event-opponent-few-workers", "event-opponent-fallback", "event-opponent-acts"]
    assert told[1].message.args == {"action": "action-commission", "need": 2, "have": 1}
    assert told[2].message.args == {"action": "action-recruit"}
    assert s.folk_at[FOLK["acolyte-1"]] == DISCARDED and pool(s, OPPONENT) == 1


@pytest.mark.rule("PAL-12.7")
def test_the_order_of_fallbacks() -> None:
    taken = []
    s = opponent(CONVERT, workers=9)
    s.board[28 + 25] = 1
    row(s, "acolyte-1", "watchman-3", None, None, None)
    for _i in range(5):
        s.scheme_deck.append(next(i for i, record in enumerate(SCHEMES) if record.does == CONVERT))
        if s.own[OWN + AT_PASSED] == 0:
            s.board[28 + 25] = 1
            told = hear(s)
            taken += [e.message.args["action"] for e in told if e.message.id == "event-opponent-fallback"]
            taken += ["rest" for e in told if e.message.id == "event-opponent-rests"]
    assert taken == ["action-recruit", "action-pray", "action-trade", "action-conspire", "rest"]
    assert s.own[OWN + AT_PASSED] == 1


@pytest.mark.rule("PAL-12.14", "PAL-12.7")
def test_without_townsfolk_recruit_is_passed_over() -> None:
    s = opponent(RECRUIT, workers=2)
    row(s, None, None, None, None, None)
    told = hear(s)
    assert [e.message.id for e in told][:2] == ["event-scheme", "event-opponent-nobody"]
    assert told[2].message.args == {"action": "action-pray"}


@pytest.mark.rule("PAL-12.21")
def test_s09_s10_kings_orders_from_right_to_left() -> None:
    s = opponent(SCHEME_ORDER, round=3)
    orders(s, "fortify", "convert", "commission")
    assert order_actions(s) == [COMMISSION, CONVERT, FORTIFY]
    put(s, OPPONENT, commission=5)
    assert order_actions(s) == [CONVERT, FORTIFY, COMMISSION]
    put(s, OPPONENT, fortify=5, convert=5)
    assert order_actions(s) == [COMMISSION, CONVERT, FORTIFY], "all fulfilled: the rightmost again"


@pytest.mark.rule("PAL-12.21")
@pytest.mark.parametrize("blocked", [False, True])
def test_s10_a_blocked_or_fulfilled_order_gives_way(blocked: bool) -> None:
    s = opponent(SCHEME_ORDER, round=3)
    orders(s, "fortify", "convert", "commission")
    outsiders(s, "archer-b", None, None, None, None, None)
    if blocked:
        s.board[28 + 10] = 1
    else:
        put(s, OPPONENT, commission=5)
    told = [(event.message.id, event.message.args.get("action")) for event in hear(s)]
    assert (("event-opponent-blocked", "action-commission") in told) == blocked
    assert ("event-opponent-order", "action-convert") in told, "the log says which order it tries"
    assert get(s, OPPONENT, "convert") == 1


@pytest.mark.rule("PAL-12.21")
def test_a_fulfilled_order_is_tried_again_and_says_so() -> None:
    s = opponent(SCHEME_ORDER, round=3)
    orders(s, "fortify", "convert", "commission")
    put(s, OPPONENT, fortify=5, convert=5, commission=5)
    told = hear(s)
    assert told[1].message == say("event-opponent-order-again", action="action-commission", count=5)
    assert get(s, OPPONENT, "commission") == 6


@pytest.mark.rule("PAL-12.21", "PAL-12.7")
def test_no_order_possible_means_fallback() -> None:
    s = opponent(SCHEME_ORDER, round=1)
    orders(s, "garrison")
    told = act(s)
    assert told[1:5] == [
        "event-opponent-order",
        "event-opponent-no-space",
        "event-opponent-no-order",
        "event-opponent-fallback",
    ]


@pytest.mark.rule("PAL-12.22", "PAL-12.9", "PAL-12.10")
def test_s11_the_second_favour_and_a_lap() -> None:
    s = opponent(SCHEME_FAVOUR, round=7)
    favours(s, "stores", "penance", "gang", "loan", "chapel")
    s.kings[FAVOUR_WORKER] = 1
    s.kings[FAVOUR_WORKER + 4] = 1
    s.marker = 4
    suspect(s, OPPONENT, 1)
    tax, bank = s.tax, s.silver
    assert pick_favour(s) == 1
    act(s)
    assert s.kings[FAVOUR_WORKER + 1] == 1 and suspicion(s, OPPONENT) == 0
    assert s.tax == tax - 2 and s.silver == bank + 2 and s.marker == 1
    assert [get(s, OPPONENT, a) for a in ("strength", "faith", "influence")] == [1, 0, 0]


@pytest.mark.rule("PAL-12.22", "PAL-12.7")
def test_without_an_open_favour_it_falls_back() -> None:
    s = opponent(SCHEME_FAVOUR, round=2)
    assert act(s)[1:3] == ["event-opponent-no-favour", "event-opponent-fallback"]


@pytest.mark.rule("PAL-12.12")
def test_s12_nothing_to_discard() -> None:
    s = opponent(TRADE)
    tax, bank = s.tax, s.silver
    drop_suspicion(s, OPPONENT, 1)
    assert (s.tax, s.silver, s.marker) == (tax - 1, bank + 1, 0)


@pytest.mark.rule("PAL-12.12")
def test_a_debt_it_does_not_have() -> None:
    s = opponent(RECRUIT)
    row(s, "abbot-3", None, None, None, None)
    tax = s.tax
    act(s)
    assert s.tax == tax - 1 and s.marker == 0, "destroying is discarding"
    s = opponent(ABSOLVE)
    suspect(s, OPPONENT, 2)
    act(s)
    assert suspicion(s, OPPONENT) == 0 and get(s, OPPONENT, "paid") == 0


@pytest.mark.rule("PAL-12.12", "PAL-7.4")
@pytest.mark.parametrize(("suspected", "left"), [(0, 4), (1, 5)])
def test_two_cards_it_lacks_are_counted_one_by_one(suspected: int, left: int) -> None:
    """With one silver in the tax supply the first calls an inquisition, the second comes after it."""
    s = opponent(RECRUIT)
    row(s, "conspirator-1", None, None, None, None)
    s.silver += s.tax - 1
    s.tax = 1
    suspect(s, 0, 2)
    suspect(s, OPPONENT, suspected)
    before = GAME.census(s)
    told = act(s)
    assert told.count("event-opponent-nothing-to-drop") == 2 - suspected and told.count("event-inquisition") == 1
    assert s.tax == left and s.marker == 0 and suspicion(s, OPPONENT) == 0 and GAME.census(s) == before


@pytest.mark.rule("PAL-12.12", "PAL-12.19")
def test_clemency_without_debt_and_suspicion_costs_the_tax_supply_two_silver() -> None:
    s = opponent(SCHEME_FAVOUR, round=3)
    favours(s, "clemency")
    tax = s.tax
    told = hear(s)
    assert say("event-opponent-alternative", rewards=["icon-drop-suspicion-2"]) in [event.message for event in told]
    assert s.tax == tax - 2 and s.marker == 0


@pytest.mark.rule("PAL-12.12", "PAL-7.4")
def test_the_last_silver_sent_away_calls_the_inquisition() -> None:
    s = opponent(ABSOLVE)
    s.silver += s.tax - 1
    s.tax = 1
    suspect(s, 0, 3)
    told = act(s)
    assert told.count("event-inquisition") == 1 and get(s, 0, "unpaid") == 1
    assert s.tax == 5 - 1, "the second discard comes after the inquisition"


@pytest.mark.rule("PAL-12.12", "PAL-7.4")
def test_what_stands_behind_a_discard_waits_for_the_inquisition_it_calls() -> None:
    """The favour drops a suspicion and takes two taxes: they come from the supply that the inquisition has filled."""
    s = opponent(SCHEME_FAVOUR, round=3)
    favours(s, FAVOURS[1].id)
    s.silver += s.tax - 1
    s.tax = 1
    suspect(s, 0, 3)
    told = act(s)
    assert told.index("event-inquisition") < told.index("event-opponent-tax")
    assert get(s, 0, "unpaid") == 1 and s.tax == 5 - 2


@pytest.mark.rule("PAL-7.3", "PAL-7.4")
@pytest.mark.parametrize("seat", [0, OPPONENT])
def test_what_stands_behind_a_tax_waits_for_the_inquisition_it_calls(seat: int) -> None:
    s = opponent(ATTACK)
    s.silver += s.tax - 1
    s.tax = 1
    suspect(s, 1 - seat, 3)
    heard: list[Event] = []
    s.log = heard
    taxed = next(row for row in ASSAULT if TAX in row.icons and row.icons[-1] == PROVISION)
    s.frames = [Frame(RUN_EFFECT, seat, taxed.number)]
    s.settle()
    told = [event.message.id for event in heard]
    provision = "event-gain" if seat == 0 else "event-instead"
    assert told.count("event-inquisition") == 1
    assert provision in told[told.index("event-tax-filled") :] and told.count(provision) == 2
