"""The solo opponent: its setup, its turn, its reasons."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    RECRUIT,
    STRENGTH,
    TRADE,
)
from castellany.games.paladins.facts.solo import SCHEME_FAVOUR, SCHEME_ORDER, SCHEMES
from castellany.games.paladins.kinds import BEGIN_ROUND, OPPONENT_TAVERN, OPPONENT_TURN, REFRESH
from castellany.games.paladins.layout import AT_PASSED, DISCARDED, OWN, WORKSHOP
from castellany.games.paladins.legal import FAVOUR_WORKER, pool
from castellany.games.paladins.solo.judgement import best_space, order_actions, pick_favour, pick_folk, pick_outsider
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion
from castellany.games.paladins.track import advance
from castellany.kernel import Event, Frame, say
from tests.games.paladins.helpers import (
    FOLK,
    OUTSIDER,
    TAVERN,
    favours,
    get,
    give,
    go,
    new,
    next_suspicion,
    orders,
    outsiders,
    put,
    row,
    suspect,
    suspicion,
    turn,
)

OPPONENT = 1


def opponent(scheme: int, workers: int = 10, round: int = 1) -> PaladinsState:
    """The opponent to move, with a scheme that says this on top of its deck and an empty board."""
    s = turn(1, round=round)
    s.board[28:] = [0] * 28
    give(s, OPPONENT, f"labourer {workers}")
    card = next(i for i, record in enumerate(SCHEMES) if record.does == scheme)
    if card in s.scheme_deck:
        s.scheme_deck.remove(card)
    s.scheme_deck.append(card)
    return s


def act(s: PaladinsState) -> list[str]:
    """One turn of the opponent; the ids of what it says."""
    return [event.message.id for event in hear(s)]


def hear(s: PaladinsState) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    s.frames = [Frame(OPPONENT_TURN, OPPONENT)]
    s.settle()
    s.log = None
    return heard


def workshops(s: PaladinsState) -> list[int]:
    """How many workshops stand on each of the six right-hand actions."""
    return [s.board[28 + 10 + i * 3 : 28 + 13 + i * 3].count(WORKSHOP) for i in range(6)]


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


@pytest.mark.rule("PAL-12.10", "PAL-12.1")
def test_s13_laps_raise_the_top_of_the_lowest_stack() -> None:
    s = opponent(TRADE)
    values = []
    for _lap in range(4):
        advance(s, 5)
        values.append([get(s, OPPONENT, a) for a in ("strength", "faith", "influence")])
    assert values == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 2]], "the last to arrive lies on top"
    put(s, OPPONENT, strength=12, faith=12, influence=12)
    advance(s, 5)
    assert get(s, OPPONENT, "strength") == 12


@pytest.mark.rule("PAL-12.15")
@pytest.mark.parametrize("stands", [False, True])
def test_s14_prayer(stands: bool) -> None:
    s = opponent(PRAY, workers=1)
    if stands:
        s.board[28 + 22 : 28 + 25] = [1, 1, 1]
    s.board[28 + 8] = 1
    s.scheme_discard = [0, 1]
    before = len(s.scheme_deck)
    told = act(s)
    assert s.board[28 + 22 : 28 + 25] == [0, 0, 0] and s.board[28 + 8] == 1, "the left side stays"
    assert pool(s, OPPONENT) == (0 if stands else 1)
    assert ("event-opponent-clears" in told) == stands and ("event-opponent-prays-idle" in told) == (not stands)
    assert len(s.scheme_deck) == before + 2 and s.scheme_discard == []


@pytest.mark.rule("PAL-12.16")
def test_s15_trade_conspire_and_rest() -> None:
    s = opponent(TRADE)
    act(s)
    assert s.marker == 1
    s = opponent(CONSPIRE, workers=1)
    next_suspicion(s, 2)
    tax = s.tax
    act(s)
    assert suspicion(s, OPPONENT) == 1 and pool(s, OPPONENT) == 2 and s.tax == tax - 2 and s.marker == 2
    s = opponent(TRADE, workers=4)
    for slot in (2, 4, 5, 8):
        s.board[28 + slot] = 1
    told = act(s)
    assert told[1:3] == ["event-opponent-blocked", "event-opponent-rests"]
    assert s.marker == 4 and s.own[OWN + AT_PASSED] == 1 and pool(s, OPPONENT) == 0


@pytest.mark.rule("PAL-12.17")
def test_s16_the_space_it_prefers() -> None:
    s = opponent(COMMISSION)
    put(s, OPPONENT, faith=6)
    assert best_space(s, COMMISSION) == 0, "the leftmost free recruit"
    s.spaces[0] = s.spaces[4] = 1
    assert best_space(s, COMMISSION) == 14, "no debt: the prayer of region 3"
    put(s, OPPONENT, unpaid=1)
    assert best_space(s, COMMISSION) == 24, "a debt to pay in region 4 comes first"
    put(s, OPPONENT, unpaid=0)
    for space, better in ((14, 21), (21, 25), (25, 6), (6, 11)):
        s.spaces[space] = 1
        assert best_space(s, COMMISSION) == better
    for space in (11, 12, 15, 16, 20, 22, 23):
        s.spaces[space] = 1
    assert best_space(s, COMMISSION) == 1, "two silver, from the left"
    for space in (1, 5, 13, 26):
        s.spaces[space] = 1
    assert best_space(s, COMMISSION) == 7, "discarding suspicion comes last"
    s.spaces[7] = 1
    assert best_space(s, COMMISSION) == -1, "a debt space is not taken without a debt"
    assert "event-opponent-no-space" in act(s)


@pytest.mark.rule("PAL-12.17", "PAL-12.14")
def test_a_free_recruit_discards_a_townsfolk() -> None:
    s = opponent(GARRISON)
    row(s, "watchman-3", None, None, None, None)
    put(s, OPPONENT, strength=1)
    act(s)
    assert s.folk_at[FOLK["watchman-3"]] == DISCARDED and get(s, OPPONENT, "faith") == 1
    assert s.spaces[0] == 5 + OPPONENT and pool(s, OPPONENT) == 10 - 3 + 1


@pytest.mark.rule("PAL-12.18")
@pytest.mark.parametrize("owes", [False, True])
def test_s17_absolve(owes: bool) -> None:
    s = opponent(ABSOLVE)
    suspect(s, OPPONENT, 3)
    put(s, OPPONENT, unpaid=1 if owes else 0)
    told = act(s)
    assert "event-opponent-absolve" in told and ("event-opponent-owes-nothing" in told) == (not owes)
    assert get(s, OPPONENT, "absolve") == 1 and get(s, OPPONENT, "faith") == 1
    assert suspicion(s, OPPONENT) == (2 if owes else 1) and get(s, OPPONENT, "paid") == (1 if owes else 0)


@pytest.mark.rule("PAL-12.4")
def test_s18_the_tavern_left_behind() -> None:
    s = turn(1)
    s.tavern_row = [-1 - TAVERN["tavern-01"], TAVERN["tavern-16"]]
    next_suspicion(s, 1, 2)
    tax = s.tax
    s.frames = [Frame(OPPONENT_TAVERN, OPPONENT)]
    go(s)
    assert suspicion(s, OPPONENT) == 2 and s.tax == tax - 3 and s.marker == 3


@pytest.mark.rule("PAL-12.23")
def test_s19_more_is_discarded_at_the_end_of_a_solo_round() -> None:
    s = turn(1)
    row(s, "abbot-1", None, None, "abbot-2", "abbot-3")
    outsiders(s, "archer-b", "thief-v", None, None, None, "mercenary-v")
    s.frames = [Frame(REFRESH)]
    go(s)
    assert s.folk_at[FOLK["abbot-2"]] == s.folk_at[FOLK["abbot-3"]] == DISCARDED
    assert s.outsider_at[OUTSIDER["archer-b"]] == s.outsider_at[OUTSIDER["thief-v"]] == DISCARDED
    assert s.folk_row[4] == FOLK["abbot-1"] and s.outsider_row[0] == OUTSIDER["mercenary-v"]


@pytest.mark.rule("PAL-12.23")
def test_an_empty_outer_place_does_not_make_the_next_card_the_outer_one() -> None:
    s = turn(1)
    row(s, "abbot-1", None, "abbot-2", "abbot-3", None)
    outsiders(s, None, "thief-v", "archer-b", None, None, None)
    s.frames = [Frame(REFRESH)]
    go(s)
    assert s.folk_at[FOLK["abbot-3"]] == DISCARDED and s.folk_row[4] == FOLK["abbot-2"]
    assert s.outsider_at[OUTSIDER["thief-v"]] == DISCARDED and s.outsider_row[0] == OUTSIDER["archer-b"]
    assert s.folk_at[FOLK["abbot-1"]] != DISCARDED


@pytest.mark.rule("PAL-12.5", "PAL-12.8")
def test_s20_nothing_is_carried_over() -> None:
    s = opponent(TRADE, workers=1)
    deck = s.scheme_deck[:-1]
    act(s)
    assert s.own[OWN + AT_PASSED] == 0 and pool(s, OPPONENT) == 0
    assert act(s) == ["event-opponent-done"]
    assert s.own[OWN + AT_PASSED] == 1 and s.board[28:] == [0] * 28
    s.frames = [Frame(REFRESH)]
    go(s)
    assert pool(s, OPPONENT) == 2 + 3
    assert s.scheme_deck == deck, "schemes are not shuffled between rounds"


@pytest.mark.rule("PAL-12.6", "PAL-12.8")
def test_the_person_acts_first_then_they_alternate() -> None:
    s = turn(1)
    s.board[28:] = [0] * 28
    give(s, 0, "labourer 3")
    give(s, OPPONENT, "labourer 2")
    heard: list[Event] = []
    s.log = heard
    go(s)
    assert s.waiting == (0,) and heard == []
    s.play(0, GAME.parse("act trade-1"))
    assert [e.message.id for e in heard].count("event-scheme") == 1 and s.waiting == (0,)
    s.play(0, GAME.parse("pass"))
    assert "event-refresh" in [e.message.id for e in heard], "it went on alone until its pool was empty"


@pytest.mark.rule("PAL-12.15")
def test_an_empty_scheme_deck_is_made_anew() -> None:
    s = opponent(TRADE)
    s.scheme_discard = s.scheme_deck
    s.scheme_deck = []
    assert act(s)[0] == "event-opponent-deck-empty"
    assert len(s.scheme_deck) + len(s.scheme_discard) == 12


@pytest.mark.rule("PAL-12.9")
def test_resources_move_the_marker() -> None:
    s = opponent(RECRUIT)
    row(s, "defender-2", None, None, None, None)
    act(s)
    assert s.marker == 1 and get(s, OPPONENT, "provisions") == 0 and pool(s, OPPONENT) == 10


@pytest.mark.rule("PAL-12.9", "PAL-7.6")
def test_it_counts_in_the_inquisition_like_a_player() -> None:
    s = opponent(CONSPIRE)
    suspect(s, OPPONENT, 2)
    next_suspicion(s, 2)
    s.silver += s.tax - 1
    s.tax = 1
    assert "event-inquisition" in act(s)
    assert get(s, OPPONENT, "unpaid") == 1 and suspicion(s, OPPONENT) == 2 and s.tax == 5


@pytest.mark.rule("PAL-12.5")
def test_a_criminal_brings_suspicion_to_it_too() -> None:
    s = opponent(SCHEME_FAVOUR, workers=1, round=3)
    favours(s, "gang")
    act(s)
    assert pool(s, OPPONENT) == 2 and suspicion(s, OPPONENT) == 2


@pytest.mark.rule("PAL-12.19")
@pytest.mark.parametrize(("suspected", "steps"), [(0, 2), (1, 0)])
def test_alternatives_left_first_if_useful(suspected: int, steps: int) -> None:
    s = opponent(FORTIFY)
    suspect(s, OPPONENT, suspected)
    s.wall_deck.remove(9)
    s.wall_deck.append(9)
    assert "event-opponent-alternative" in act(s)
    assert s.marker == steps and suspicion(s, OPPONENT) == 0 and get(s, OPPONENT, "strength") == 1


@pytest.mark.rule("PAL-12.19")
def test_builders_give_it_two_workers() -> None:
    s = opponent(SCHEME_FAVOUR, workers=1, round=3)
    favours(s, "builders")
    act(s)
    assert pool(s, OPPONENT) == 2 and sum(workshops(s)) == 0


@pytest.mark.rule("PAL-12.20")
def test_attack_and_convert_are_limited_by_its_attributes() -> None:
    for scheme, name in ((ATTACK, "strength"), (CONVERT, "faith")):
        s = opponent(scheme)
        outsiders(s, None, None, "warrior-s", None, None, None)
        told = hear(s)
        assert told[1].message.id == "event-opponent-attribute"
        assert told[1].message.args["attribute"] == f"attribute-{name}"
        s = opponent(scheme)
        outsiders(s, None, None, "warrior-s", None, None, None)
        put(s, OPPONENT, **{name: 5})
        why = next(event.message.args for event in hear(s) if event.message.id == "event-opponent-outsider")
        assert (why["place"], why["space"], why["attribute"], why["have"]) == (3, 1, f"attribute-{name}", 5)
        assert get(s, OPPONENT, "attack" if scheme == ATTACK else "convert") == 1


@pytest.mark.rule("PAL-12.6")
@pytest.mark.parametrize(
    ("action", "column", "reason"),
    [
        (COMMISSION, "commission", "event-opponent-used-up"),
        (CONVERT, "convert", "event-opponent-used-up"),
        (ABSOLVE, "absolve", "event-opponent-used-up"),
    ],
)
def test_seven_times_is_enough_for_it_too(action: int, column: str, reason: str) -> None:
    s = opponent(action)
    put(s, OPPONENT, influence=12, faith=12, **{column: 7})
    assert act(s)[1] == reason


@pytest.mark.rule("PAL-12.6")
def test_the_other_reasons() -> None:
    s = opponent(FORTIFY)
    s.wall_deck = []
    assert act(s)[1] == "event-opponent-no-walls"
    s = opponent(ATTACK)
    outsiders(s, None, None, None, None, None, None)
    assert act(s)[1] == "event-opponent-nobody"
    s = opponent(FORTIFY)
    put(s, OPPONENT, fortify=2)
    told = hear(s)
    assert told[1].message.args == {
        "action": "action-fortify",
        "attribute": "attribute-influence",
        "need": 3,
        "have": 0,
    }


@pytest.mark.rule("PAL-12.2")
def test_a_whole_solo_game_at_each_level() -> None:
    for level in ("easy", "standard", "hard"):
        s = new(1, seed=11, level=level)
        while s.waiting:
            s.apply(0, s.choices(0)[0])
        assert len(s.scores()) == 2 and s.winners
