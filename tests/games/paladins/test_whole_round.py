"""A whole round as a table lives it: who is asked in which order, what each gets, and what is put away afterwards."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import WORKERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.flow import open_taverns
from castellany.games.paladins.kinds import BEGIN_ROUND, REFRESH
from castellany.games.paladins.layout import AT_CHOSEN, AT_PALADIN, AT_PASSED, DISCARDED, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR
from castellany.games.paladins.rows import tavern_taken
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame
from tests.games.paladins.helpers import FOLK, OUTSIDER, do, get, give, go, new, outsiders, put, row, turn, workers


def begin(s: PaladinsState, round: int) -> PaladinsState:
    s.sealed = []
    s.round = round - 1
    s.frames = [Frame(BEGIN_ROUND)]
    return go(s)


def column(s: PaladinsState, seat: int, at: int) -> int:
    return s.own[seat * OWN + at]


def choose_paladins(s: PaladinsState) -> None:
    """Everybody takes the first that is offered."""
    while len(s.waiting) > 1 or s.ask(s.waiting[0]).kind == "ChoosePaladin":
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
        if not s.sealed:
            break


def no_suspicion(s: PaladinsState) -> None:
    """Taverns without criminals, so that nothing interrupts the story."""
    clean = [card for card in range(len(TAVERNS)) if "criminal" not in [WORKERS[c] for c in TAVERNS[card].workers]]
    rest = [card for card in range(len(TAVERNS)) if card not in clean]
    s.tavern_deck, s.tavern_discard, s.tavern_row = rest + clean, [], []


@pytest.mark.rule("PAL-3.1", "PAL-3.4", "PAL-3.5", "PAL-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 4])
def test_taverns_then_turns_begin_with_the_first_player_and_go_round(seats: int, round: int) -> None:
    s = new(seats)
    s.first = seats - 1
    no_suspicion(s)
    for seat in range(seats):
        put(s, seat, strength=1)
        s.own[seat * OWN + AT_PASSED] = 1
    begin(s, round)
    first = seats - 1 if round == 1 else 0
    assert s.first == s.turn == first
    assert [column(s, seat, AT_PASSED) for seat in range(seats)] == [0] * seats, "who had passed plays again"
    assert [column(s, seat, AT_PALADIN) for seat in range(seats)] == [-1] * seats
    assert sorted(s.waiting) == list(range(seats)), "all choose a paladin at once"
    choose_paladins(s)
    order = []
    for _seat in range(seats):
        seat = s.waiting[0]
        order.append(seat)
        assert s.ask(seat).kind == "ChooseTavern" and s.turn == seat
        paladin = column(s, seat, AT_PALADIN)
        assert paladin >= 0 and column(s, seat, AT_CHOSEN) == -1, "turned up"
        expected: dict[str, int] = {}
        for colour in PALADINS[paladin].workers:
            expected[WORKERS[colour]] = expected.get(WORKERS[colour], 0) + 1
        assert workers(s, seat) == expected, "the two workers of the paladin"
        tavern = s.tavern_row[next(i for i, card in enumerate(s.tavern_row) if card >= 0)]
        taken = GAME.parse(f"tavern {TAVERNS[tavern].id}")
        s.play(seat, taken)
        for colour in TAVERNS[tavern].workers:
            expected[WORKERS[colour]] = expected.get(WORKERS[colour], 0) + 1
        assert workers(s, seat) == expected, "and the four of the tavern"
        assert tavern_taken(tavern, seat) in s.tavern_row, "which nobody else can take"
    assert order == [(first + i) % seats for i in range(seats)]
    assert s.ask(s.waiting[0]).kind == "Turn" and s.waiting == (first,) and s.turn == first


@pytest.mark.rule("PAL-3.7", "PAL-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_past_those_who_have_passed_or_have_nobody(seats: int) -> None:
    s = turn(seats, seat=0)
    for seat in range(seats):
        give(s, seat, "labourer 4")
    s.own[1 * OWN + AT_PASSED] = 1
    seen = []
    for _turn in range(2 * (seats - 1)):
        go(s)
        seen.append(s.waiting[0])
        do(s, "hunt" if "hunt" in [GAME.text(c) for c in s.choices(s.waiting[0])] else "pass")
        if s.waiting and s.ask(s.waiting[0]).kind != "Turn":
            break
    others = [seat for seat in range(seats) if seat != 1]
    assert seen[: len(others)] == others, "clockwise, without the one who has passed"
    s = turn(3, seat=0)
    give(s, 2, "labourer")
    go(s)
    assert s.waiting == (2,), "whoever has no worker passes by itself"
    assert [column(s, seat, AT_PASSED) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("PAL-3.3")
def test_taverns_are_shuffled_when_the_deck_ends_in_the_middle() -> None:
    orders = set()
    for seed in range(12):
        s = new(4, seed)
        s.tavern_row = [7]
        s.tavern_discard = sorted(range(2, len(TAVERNS)))
        s.tavern_deck = [0, 1]
        s.seed_chance(seed)
        open_taverns(s)
        assert s.tavern_row[:2] == [1, 0] and len(s.tavern_row) == 5, "first what was left of the deck"
        orders.add(tuple(s.tavern_row[2:]))
    assert len(orders) > 6


@pytest.mark.rule("PAL-3.8", "PAL-3.9", "PAL-3.10")
def test_the_refresh_of_people() -> None:
    """The last townsfolk and the first outsider leave, rows slide and fill, taverns and favours are cleared."""
    s = turn(2, round=4)
    row(s, "abbot-1", "abbot-2", "abbot-3", None, "acolyte-1")
    outsiders(s, "adventurer-v", "archer-b", None, "warrior-b", "warrior-s", "assassin-v")
    s.tavern_row = [3, -1 - 5, 8]
    discard = s.tavern_discard[:]
    before = s.workers[:]
    s.kings[FAVOUR_WORKER] = 2
    s.kings[FAVOUR_WORKER + 1] = 5
    s.frames = [Frame(REFRESH)]
    s.settle()
    assert s.round == 5
    assert len([card for card in s.folk_row if card >= 0]) == len(s.folk_row)
    assert len([card for card in s.outsider_row if card >= 0]) == len(s.outsider_row)
    assert [card for card in range(len(s.folk_at)) if s.folk_at[card] == DISCARDED] == [FOLK["acolyte-1"]]
    assert [card for card in range(len(s.outsider_at)) if s.outsider_at[card] == DISCARDED] == [
        OUTSIDER["adventurer-v"]
    ]
    assert s.tavern_discard == [*discard, 3, 5, 8], "taken or not, they are put away by their faces"
    assert len(s.tavern_row) == 3 and all(card >= 0 for card in s.tavern_row)
    assert s.kings[FAVOUR_WORKER : FAVOUR_WORKER + 2] == [0, 0]
    bank = s.seats * 6
    assert s.workers[bank + 1] == before[bank + 1] + 1 and s.workers[bank + 4] == before[bank + 4] + 1


@pytest.mark.rule("PAL-12.23", "PAL-12.4", "PAL-12.5", "PAL-12.3")
def test_the_refresh_and_the_beginning_against_the_opponent() -> None:
    s = turn(1, round=2)
    row(s, "abbot-1", "abbot-2", "abbot-3", "acolyte-2", "acolyte-1")
    outsiders(s, "adventurer-v", "archer-b", "archer-s", "warrior-b", "warrior-s", "assassin-v")
    first = s.first
    schemes = s.scheme_discard[:]
    s.frames = [Frame(REFRESH)]
    s.settle()
    assert len([c for c in s.folk_at if c == DISCARDED]) == 2 and len([c for c in s.outsider_at if c == DISCARDED]) == 2
    assert s.round == 3 and s.first == first, "against the opponent the marker stays"
    assert sum(s.workers[s.opponent * 6 : s.opponent * 6 + 6]) > 0
    assert s.scheme_discard == [*schemes, 0], "the scheme that lay on the first favour"
    assert s.kings[KINGS_FAVOUR] >= 0 and len(s.tavern_row) == 2


@pytest.mark.rule("PAL-3.10")
def test_after_the_seventh_round_nothing_is_refreshed() -> None:
    s = turn(2, round=7)
    s.tavern_row = [1, 2, 3]
    s.frames = [Frame(REFRESH)]
    s.settle()
    assert s.frames == [] and s.round == 7 and s.tavern_row == [1, 2, 3] and s.winners
    assert get(s, 0, "silver") == get(s, 1, "silver")
