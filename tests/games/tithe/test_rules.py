"""The rules of Tithe as stories: given, when, then. Every clause of `rules/` is named by a test that shows it."""

from __future__ import annotations

import pytest

from castellany.kernel import IllegalChoice
from tests.toy import GAME
from tests.toy.lexicon import BUY, OFFER, PASS
from tests.toy.state import TitheState, cards_of


def table(seats: int = 2, **options: object) -> TitheState:
    s = GAME.new(seats, 7, options)
    assert isinstance(s, TitheState)
    return s


def held(s: TitheState, *hands: tuple[int, ...]) -> None:
    """Give each seat the cards with these numbers; the deck keeps the others."""
    s.hands = [sum(1 << number - 1 for number in numbers) for numbers in hands]
    given = {number - 1 for numbers in hands for number in numbers}
    s.deck = [card for card in range(12) if card not in given]


def bid(s: TitheState, *numbers: int) -> None:
    for seat, number in enumerate(numbers):
        s.play(seat, OFFER.of(number - 1))


def at_the_shop(seats: int = 2) -> TitheState:
    """The first round's bids are made and rewarded; seat 0 stands in the shop."""
    s = table(seats)
    for seat in range(seats):
        s.play(seat, s.choices(seat)[0])
    s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    assert s.ask(0).kind == "Shop"
    return s


@pytest.mark.rule("TOY-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_three_of_twelve_cards(seats: int) -> None:
    s = table(seats)
    assert [len(cards_of(hand)) for hand in s.hands] == [3] * seats
    assert sorted(s.deck + [card for hand in s.hands for card in cards_of(hand)]) == list(range(12))


@pytest.mark.rule("TOY-1.2")
def test_only_a_rich_start_has_gold() -> None:
    assert table().gold == [0, 0]
    assert table(rich=True).gold == [3, 3]


@pytest.mark.rule("TOY-1.3")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_game_has_as_many_rounds_as_agreed(rounds: int) -> None:
    s = table(rounds=rounds)
    bids = 0
    while s.waiting:
        asked = s.ask(s.waiting[0]).kind
        bids += asked == "Bid" and len(s.waiting) == 2
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    assert bids == s.round == rounds


@pytest.mark.rule("TOY-1.3")
def test_a_relic_costs_three_gold_and_one_may_buy_more() -> None:
    s = at_the_shop()
    s.gold = [7, 2]
    s.play(0, BUY.base)
    s.play(0, BUY.base)
    assert (s.gold[0], s.relics[0]) == (1, 2)
    with pytest.raises(IllegalChoice):
        s.play(0, BUY.base)
    s.play(0, PASS.base)
    assert s.waiting == (1,) and s.choices(1) == [PASS.base]


@pytest.mark.rule("TOY-1.4")
def test_another_hand_is_a_number() -> None:
    s = table()
    own, other = s.observe(0)["things"][3:5]
    hand = {seat["id"]: next(item for item in seat["items"] if item["id"].endswith("/hand")) for seat in (own, other)}
    assert len(hand["seat:0"]["items"]) == hand["seat:1"]["value"] == 3
    assert "items" not in hand["seat:1"]


@pytest.mark.rule("TOY-2.1")
def test_bids_are_secret_until_the_last_and_then_gone() -> None:
    s = table()
    held(s, (1, 2, 3), (4, 5, 6))
    before = s.observe(1)
    s.play(0, OFFER.of(0))
    assert s.observe(1) == before and s.waiting == (1,)
    s.play(1, OFFER.of(3))
    assert cards_of(s.used) == [0, 3] and s.hands == [0b110, 0b110000]


@pytest.mark.rule("TOY-2.1")
def test_who_has_no_cards_is_not_asked() -> None:
    s = at_the_shop(3)
    held(s, (1,), (), (2,))
    for seat in range(3):
        s.play(seat, PASS.base)
    assert s.round == 2 and s.waiting == (0, 2)


@pytest.mark.rule("TOY-2.2")
def test_the_highest_bid_is_rewarded() -> None:
    s = table()
    held(s, (1, 9), (4, 5))
    bid(s, 9, 4)
    assert s.waiting == (0,)
    gold, card = s.choices(0)
    twin = s.copy()
    s.play(0, gold)
    assert s.gold == [2, 0]
    twin.known = 0
    twin.play(0, card)
    assert twin.known, "a card that was seen cannot be given back"
    assert len(cards_of(twin.hands[0])) == 2 and twin.gold == [0, 0]


@pytest.mark.rule("TOY-2.2")
def test_an_empty_deck_leaves_only_gold() -> None:
    s = table()
    held(s, (1, 9), (4, 5))
    s.deck = []
    bid(s, 1, 5)
    assert len(s.choices(1)) == 1
    s.play(1, s.choices(1)[0])
    assert s.gold == [0, 2]


@pytest.mark.rule("TOY-2.3")
def test_each_round_sells_a_relic_of_its_kind() -> None:
    s = at_the_shop()
    asked = []
    for s.round in (1, 2, 3):
        asked.append(s.ask(0).message.args["relic"])
    assert asked == ["relic-bell", "relic-lamp", "relic-chalice"]


@pytest.mark.rule("TOY-3.1", "TOY-3.2")
def test_gold_and_relics_are_points() -> None:
    s = table()
    s.gold, s.relics = [4, 0], [1, 2]
    assert [score.total for score in s.scores()] == [9, 10]
    assert [part.points for part in s.scores()[0].parts] == [4, 5]


@pytest.mark.rule("TOY-3.3")
def test_most_points_win_and_equals_win_together() -> None:
    s = table(3)
    s.gold, s.relics = [5, 0, 4], [0, 1, 0]
    assert list(s.winners) == [], "not before the end"
    s.frames = []
    assert list(s.winners) == [0, 1]
    s.gold[2] = 6
    assert list(s.winners) == [2]
