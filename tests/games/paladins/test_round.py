"""The round: king's cards, taverns, paladins, turns, refresh."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.flow import open_taverns
from castellany.games.paladins.kinds import BEGIN_ROUND, CHOOSE_TAVERN, REFRESH
from castellany.games.paladins.layout import AT_DECK, AT_PASSED, DISCARDED, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, open_favours
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame, say
from tests.games.paladins.helpers import (
    FOLK,
    OUTSIDER,
    PALADIN,
    TAVERN,
    can,
    do,
    favours,
    get,
    give,
    go,
    new,
    outsiders,
    paladin,
    put,
    row,
    tell,
    turn,
    workers,
)


def begin(s: PaladinsState, round: int) -> PaladinsState:
    """The beginning of a round."""
    s.sealed = []
    s.round = round - 1
    s.frames = [Frame(BEGIN_ROUND)]
    return go(s)


def refresh(s: PaladinsState) -> PaladinsState:
    s.frames = [Frame(REFRESH)]
    return go(s)


def hand(s: PaladinsState, seat: int, *names: str) -> None:
    """The three paladins on top of a deck."""
    count = s.own[seat * OWN + AT_DECK]
    cards = [PALADIN[name] for name in names]
    rest = [card for card in s.paladins[seat * 12 : seat * 12 + 12] if card not in cards]
    s.paladins[seat * 12 : seat * 12 + 12] = rest[: count - 3] + cards + rest[count - 3 :]


@pytest.mark.rule("PAL-3.2")
@pytest.mark.parametrize(
    ("round", "orders", "shown"), [(1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 2), (5, 3, 3), (6, 3, 4), (7, 3, 5)]
)
def test_t04_the_kings_cards_of_each_round(round: int, orders: int, shown: int) -> None:
    s = new(2)
    s.round = round - 1
    s.frames = [Frame(BEGIN_ROUND)]
    ids = do(s)
    assert ids.count("event-order") == (1 if round <= 3 else 0)
    assert ids.count("event-favour") == (1 if round >= 3 else 0)
    seen = {node["id"]: node for node in s.observe(None)["things"]}
    assert sum(item["kind"] == "card" for item in seen["orders"]["items"]) == orders
    assert sum(item["kind"] == "card" for item in seen["favours"]["items"]) == shown == open_favours(s)


@pytest.mark.rule("PAL-3.1")
def test_the_first_player_marker_moves_clockwise_from_the_second_round_on() -> None:
    s = new(3)
    first = s.first
    assert begin(s, 1).first == first
    assert begin(s, 2).first == (first + 1) % 3
    assert begin(s, 3).first == (first + 2) % 3


@pytest.mark.rule("PAL-3.3", "PAL-3.5")
def test_t06_one_tavern_more_than_players_and_one_stays_behind() -> None:
    s = begin(new(4), 1)
    assert len(s.tavern_row) == 5
    for _i in range(4):
        do(s, GAME.text(s.choices(s.waiting[0])[0]))
    for _i in range(4):
        assert s.ask(s.waiting[0]).rule == "PAL-3.5"
        do(s, min(can(s)))
    assert sum(card >= 0 for card in s.tavern_row) == 1


@pytest.mark.rule("PAL-3.3")
def test_an_empty_tavern_deck_is_made_anew_while_drawing() -> None:
    s = new(4)
    s.tavern_discard = s.tavern_deck[:22]
    s.tavern_deck = s.tavern_deck[22:]
    open_taverns(s)
    assert len(set(s.tavern_row)) == 5 and len(s.tavern_deck) == 19 and s.tavern_discard == []


@pytest.mark.rule("PAL-3.4", "PAL-3.5", "PAL-3.6", "PAL-4.4")
def test_t07_playing_engelier() -> None:
    s = new(2)
    hand(s, 0, "engelier", "roland", "ivon")
    hand(s, 1, "oliver", "otton", "samson")
    s = begin(s, 1)
    s.play(0, GAME.parse("paladin engelier roland"))
    s.play(1, GAME.parse("paladin oliver otton"))
    while s.waiting[0] != 0:
        do(s, min(can(s)))
    assert workers(s, 0) == {"fighter": 1, "scout": 1}
    deck = s.paladins[: s.own[AT_DECK]]
    assert deck[-1] == PALADIN["roland"] and deck[0] == PALADIN["ivon"] and len(deck) == 11
    from castellany.games.paladins.facts.icons import FAITH, INFLUENCE, STRENGTH
    from castellany.games.paladins.track import value

    assert [value(s, 0, a) for a in (FAITH, STRENGTH, INFLUENCE)] == [1, 3, 0]
    assert get(s, 0, "strength") == 0


@pytest.mark.rule("PAL-3.4")
def test_paladins_are_chosen_at_once_and_stay_sealed() -> None:
    s = begin(new(3), 1)
    assert s.waiting == (0, 1, 2)
    before = s.observe(1)
    s.play(0, s.choices(0)[0])
    assert list(s.waiting) == [1, 2]
    assert s.observe(1) == before
    assert len(s.choices(1)) == 6


@pytest.mark.rule("PAL-3.6")
def test_a_paladin_once_played_never_comes_back() -> None:
    s = begin(new(2), 1)
    played: list[int] = []
    for round in range(1, 8):
        s = begin(s, round)
        choice = s.choices(0)[0]
        played.append(PALADIN[GAME.text(choice).split()[1]])
        s.play(0, choice)
        s.play(1, s.choices(1)[0])
    assert len(set(played)) == 7 and s.own[AT_DECK] == 5


@pytest.mark.rule("PAL-3.4")
def test_the_card_on_top_is_drawn_again_and_the_one_under_is_not() -> None:
    s = new(2)
    hand(s, 0, "ivon", "ivoire", "oliver")
    s = begin(s, 1)
    s.play(0, GAME.parse("paladin ivon oliver"))
    s.play(1, s.choices(1)[0])
    s = begin(s, 2)
    drawn = {word for choice in s.choices(0) for word in GAME.text(choice).split()[1:]}
    assert "oliver" in drawn and "ivoire" not in drawn and "ivon" not in drawn


@pytest.mark.rule("PAL-3.5", "PAL-7.1")
def test_criminals_of_a_tavern_bring_suspicion_before_the_next_player_goes_on() -> None:
    s = begin(new(2), 1)
    for seat in (0, 1):
        s.play(seat, s.choices(seat)[0])
    seat = s.waiting[0]
    s.tavern_row = [TAVERN["tavern-16"], TAVERN["tavern-01"], TAVERN["tavern-08"]]
    s.suspicion_deck.sort()
    events = tell(s, "tavern tavern-16")
    ids = [event.message.id for event in events]
    assert ids.count("event-suspicion") == 2
    assert ids.index("event-paladin") > len(ids) - 1 - ids[::-1].index("event-suspicion")
    assert workers(s, seat)["criminal"] == 2


@pytest.mark.rule("PAL-3.7")
def test_turns_go_round_until_all_have_passed() -> None:
    s = turn(3)
    give(s, 0, "labourer 3")
    give(s, 1, "labourer 2")
    give(s, 2, "labourer 2")
    order = []
    for choice in ("act hunt-1", "act trade-1", "pass", "act trade-1", "act hunt-1", "act conspire"):
        s.settle()
        order.append(s.waiting[0])
        do(s, choice)
    assert order == [0, 1, 2, 0, 1, 0]


@pytest.mark.rule("PAL-3.8", "PAL-3.9", "PAL-3.10")
def test_t08_the_refresh() -> None:
    s = turn(4)
    row(s, None, None, "squire-1", "defender-1", "debt-collector-1")
    outsiders(s, None, "archer-b", None, "thief-v", "warrior-s", "mercenary-v")
    s.tavern_row = s.tavern_deck[:5]
    s.tavern_deck = s.tavern_deck[5:]
    first, second = s.outsider_deck[-1], s.outsider_deck[-2]
    refresh(s)
    assert s.folk_at[FOLK["debt-collector-1"]] == DISCARDED
    assert s.folk_row[3:] == [FOLK["squire-1"], FOLK["defender-1"]] and min(s.folk_row) >= 0
    assert s.outsider_row[:4] == [OUTSIDER[c] for c in ("archer-b", "thief-v", "warrior-s", "mercenary-v")]
    assert s.outsider_row[4:] == [first, second]
    assert DISCARDED not in s.outsider_at
    assert len(s.tavern_discard) == 5


@pytest.mark.rule("PAL-3.9")
def test_an_outsider_still_in_the_leftmost_place_is_discarded() -> None:
    s = turn(2)
    outsiders(s, "archer-b", None, None, None, None, "mercenary-v")
    refresh(s)
    assert s.outsider_at[OUTSIDER["archer-b"]] == DISCARDED
    assert s.outsider_row[0] == OUTSIDER["mercenary-v"]


@pytest.mark.rule("PAL-3.8", "PAL-3.9")
def test_the_log_names_the_cards_that_leave_the_rows() -> None:
    s = turn(2)
    row(s, None, None, None, "abbot-1", "squire-1")
    outsiders(s, "archer-b", None, None, None, None, "mercenary-v")
    heard: list[Event] = []
    s.log = heard
    refresh(s)
    cards = ["townsfolk-squire", "outsider-archer"]
    assert heard[0].message == say("event-refresh", round=1, cards=cards, count=2)


@pytest.mark.rule("PAL-3.9")
def test_empty_decks_leave_gaps_and_discards_are_never_shuffled() -> None:
    s = turn(2)
    row(s, "abbot-1", None, None, None, "abbot-2")
    outsiders(s, "archer-b", None, None, None, None, "mercenary-v")
    s.folk_deck, s.outsider_deck = [], []
    refresh(s)
    assert s.folk_row == [-1, -1, -1, -1, FOLK["abbot-1"]]
    assert s.outsider_row == [OUTSIDER["mercenary-v"], -1, -1, -1, -1, -1]


@pytest.mark.rule("PAL-3.10", "PAL-8.2")
def test_workers_leave_the_favours_at_the_end_of_the_round() -> None:
    s = turn(2, round=3)
    favours(s, "stores")
    give(s, 0, "labourer")
    before = GAME.census(s)
    do(s, "favour stores")
    assert s.kings[FAVOUR_WORKER] == 0, "the round ended at once, nobody has workers left"
    assert s.round == 4 and GAME.census(s) == before


@pytest.mark.rule("PAL-3.8")
def test_rows_are_not_filled_during_a_round() -> None:
    s = turn(2)
    row(s, "abbot-1", "abbot-2", "abbot-3", "acolyte-1", "acolyte-2")
    give(s, 0, "labourer 2")
    do(s, "act errand", "take acolyte-2")
    assert s.folk_row == [FOLK["abbot-1"], FOLK["abbot-2"], FOLK["abbot-3"], FOLK["acolyte-1"], -1]


@pytest.mark.rule("PAL-3.10")
def test_the_game_ends_with_the_seventh_round() -> None:
    s = turn(2, round=7)
    give(s, 0, "labourer")
    row(s, None, None, None, None, "abbot-1")
    assert "event-over" in do(s, "pass")
    assert s.waiting == () and s.winners and s.folk_row[4] == FOLK["abbot-1"]


@pytest.mark.rule("PAL-3.6")
def test_the_bonus_of_a_paladin_ends_with_the_round() -> None:
    s = turn(2, round=1)
    paladin(s, 0, "roland")
    put(s, 0, strength=2)
    from castellany.games.paladins.facts.icons import STRENGTH
    from castellany.games.paladins.track import value

    assert value(s, 0, STRENGTH) == 6
    refresh(s)
    assert value(s, 0, STRENGTH) == 2


@pytest.mark.rule("PAL-3.4", "PAL-3.7")
def test_who_comes_next_is_told_past_those_who_are_done() -> None:
    """Around the table, oneself again after the others; who has passed, or has no worker left, is passed over."""
    s = turn(3)
    for seat in range(3):
        give(s, seat, "labourer 2")
    go(s)
    assert s.waiting == (0,) and GAME.following(s) == [1, 2, 0]
    s.own[1 * OWN + AT_PASSED] = 1
    assert GAME.following(s) == [2, 0]
    s.workers[2 * 6 : 3 * 6] = [0] * 6
    assert GAME.following(s) == [0]


@pytest.mark.rule("PAL-3.5")
def test_who_chooses_a_tavern_next_is_told_and_then_the_round_begins() -> None:
    s = new(3)
    while s.frames[-1].kind != CHOOSE_TAVERN:
        assert not s.sealed or GAME.following(s) == [], "all choose a paladin at once"
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    around = [(s.first + i) % 3 for i in range(3)]
    others = GAME.following(s)[:-3]
    assert sorted([s.waiting[0], *others]) == [0, 1, 2] and GAME.following(s) == [*others, *around]
    for seat in list(others):
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
        assert s.waiting == (seat,)
