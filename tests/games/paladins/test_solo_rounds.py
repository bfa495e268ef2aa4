"""The solo opponent: its track, its several actions, and how a round of a solo game runs."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    TRADE,
)
from castellany.games.paladins.facts.solo import SCHEME_FAVOUR
from castellany.games.paladins.kinds import OPPONENT_TAVERN, REFRESH
from castellany.games.paladins.layout import AT_PASSED, DISCARDED, OWN
from castellany.games.paladins.legal import pool
from castellany.games.paladins.solo.judgement import best_space
from castellany.games.paladins.track import advance
from castellany.kernel import Event, Frame
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
    outsiders,
    put,
    row,
    suspect,
    suspicion,
    turn,
)
from tests.games.paladins.opponent import OPPONENT, act, hear, opponent, workshops


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
