"""The turn machine, told with the toy game: stack order, sealed answers, refusals, chance."""

from __future__ import annotations

import pytest

from castellany.kernel import Dice, Frame, IllegalChoice, State, playout, push
from tests.toy import GAME
from tests.toy.kinds import SHOP
from tests.toy.lexicon import BUY, OFFER, PASS
from tests.toy.state import TitheState, cards_of


def new(seats: int = 2, seed: int = 1, **options: object) -> TitheState:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, TitheState)
    return s


def lowest_bids(s: State) -> None:
    for seat in s.waiting:
        s.play(seat, s.choices(seat)[0])


def test_push_takes_frames_in_reading_order() -> None:
    s = new()
    push(s, Frame(2, 0), Frame(2, 1))
    assert s.frames[-1].seat == 0
    assert s.frames[-2].seat == 1


def test_all_seats_bid_at_once_and_nothing_shows_until_the_last() -> None:
    s = new(3)
    assert list(s.waiting) == [0, 1, 2]
    spectator = s.observe(None)
    s.play(1, s.choices(1)[0])
    assert list(s.waiting) == [0, 2]
    assert s.observe(None) == spectator
    assert s.observe(0) == new(3).observe(0)
    s.play(0, s.choices(0)[0])
    s.play(2, s.choices(2)[0])
    assert s.used.bit_count() == 3


def test_who_has_asked_for_the_choices_is_not_made_to_wait_for_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    s = new()
    kind = GAME.kinds[s.frames[-1].kind]
    asked = 0

    def options(state: TitheState, f: Frame) -> list[int]:
        nonlocal asked
        asked += 1
        return type(kind).options(kind, state, f)

    monkeypatch.setattr(kind, "options", options, raising=False)
    first = s.choices(0)[0]
    s.play(0, first)
    assert asked == 1
    s.play(1, first if first in s.copy().choices(1) else s.copy().choices(1)[0])
    assert asked > 1, "nobody had asked for the choices of this moment"


def test_what_was_legal_before_is_checked_anew_after_a_play() -> None:
    s = new()
    told = s.choices(0)
    told.append(PASS.base)  # one's own list to do with what one likes
    with pytest.raises(IllegalChoice):
        s.play(0, PASS.base)
    s.play(0, told[0])
    assert s.retract(0)
    s.hands[0] &= s.hands[0] - 1  # the state was changed by hand after a choice was taken back: asked anew
    with pytest.raises(IllegalChoice):
        s.play(0, told[0])


def test_what_was_legal_before_a_playout_is_checked_anew_after_it() -> None:
    buys = next(seed for seed in range(20) if Dice(seed).roll(2) == 0)
    s = at_the_shop(3)
    assert s.choices(0)[0] == BUY.base
    playout(s, Dice(buys), limit=1)
    assert s.waiting == (0,) and s.gold[0] == 0
    with pytest.raises(IllegalChoice):
        s.play(0, BUY.base)


def test_answers_that_are_opened_are_known_whatever_comes_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes back an answer that the others have seen, even where nothing came of it."""
    s = new()
    s.play(0, s.choices(0)[0])
    monkeypatch.setattr(GAME.kinds[s.frames[-1].kind], "resolve_all", lambda s, f, answers: None, raising=False)
    s.frames.insert(-1, Frame(SHOP, 0))
    before = s.known
    s.play(1, s.choices(1)[0])
    assert s.waiting == (0,) and s.known > before


def test_a_seat_that_has_answered_cannot_answer_again() -> None:
    s = new()
    s.play(0, s.choices(0)[0])
    before = s.encode()
    with pytest.raises(IllegalChoice) as caught:
        s.play(0, OFFER.of(cards_of(s.hands[0])[1]))
    assert caught.value.message.id == "no-not-your-turn"
    assert s.encode() == before


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    s = new()
    before = s.encode()
    s.play(0, s.choices(0)[0])
    assert s.retract(0)
    assert s.encode() == before
    assert not s.retract(0)


def test_the_highest_bid_chooses_its_reward() -> None:
    s = new(2, rich=True)
    for seat in (0, 1):
        s.play(seat, s.choices(seat)[-1])
    winner = s.waiting[0]
    assert [GAME.text(c) for c in s.choices(winner)] == ["pick 0", "pick 1"]
    s.play(winner, GAME.parse("pick 0"))
    assert s.gold[winner] == 5


def test_an_impossible_effect_is_not_offered() -> None:
    s = new(4)
    lowest_bids(s)
    seat = s.waiting[0]
    s.deck = []
    assert [GAME.text(c) for c in s.choices(seat)] == ["pick 0"]


def test_a_refusal_names_the_reason_and_the_rule() -> None:
    s = new()
    lowest_bids(s)
    s.play(s.waiting[0], GAME.parse("pick 1"))
    seat = s.waiting[0]
    refusal = s.why_not(seat, BUY.base)
    assert refusal is not None
    assert (refusal.message.id, refusal.message.args, refusal.rule) == ("no-gold", {"short": 3}, "TOY-1.3")
    assert s.ask(seat).closed[0].message.id == "no-gold"
    assert s.why_not(seat, PASS.base) is None
    other = s.why_not(seat, OFFER.of(0))
    assert other is not None and other.message.id == "no-not-now" and other.rule == "TOY-1.3"
    unknown = s.why_not(seat, 10_000)
    assert unknown is not None and unknown.message.id == "no-such-choice"


def test_chance_is_the_same_for_the_same_seed_and_spread_evenly() -> None:
    one, two = new(seed=5), new(seed=5)
    assert [one.random(6) for _i in range(50)] == [two.random(6) for _i in range(50)]
    counts = [0] * 6
    for _i in range(6000):
        counts[one.random(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_chance_is_pinned_for_all_time() -> None:
    """Saved games depend on these numbers: they must never change."""
    s = new()
    s.seed_chance(7)
    assert [s.random(1000) for _i in range(8)] == PINNED


PINNED = [824, 587, 150, 882, 42, 238, 955, 410]


def test_a_large_seed_uses_all_its_digits() -> None:
    assert new(seed=2**200) != new(seed=2**200 + 1)


def test_events_are_built_only_for_listeners() -> None:
    silent = new()
    assert not silent.hears
    silent.tell("event-gold", {"gold": 1})
    assert silent.log is None
    listening = GAME.new(2, 1, {}, listen=True)
    listening.tell("event-gold", {"seat": "seat:0", "gold": 1}, to=0b10, moves=[("res-gold", "bank", "seat:0/gold", 1)])
    assert listening.log is not None
    event = listening.log[-1]
    assert event.heard_by(1) and not event.heard_by(0) and not event.heard_by(None)
    assert event.json()["moves"] == [{"what": "res-gold", "from": "bank", "to": "seat:0/gold", "amount": 1}]


def test_a_finished_game_asks_nothing() -> None:
    s = new()
    while s.waiting:
        s.play(s.waiting[0], s.choices(s.waiting[0])[-1])
    assert s.choices(0) == []
    refusal = s.why_not(0, PASS.base)
    assert refusal is not None and refusal.message.id == "no-game-over"


def at_the_shop(gold: int) -> TitheState:
    """Seat 0 before the shop with so much gold."""
    s = new(rounds=1)
    s.gold = [gold, 0]
    s.sealed = []
    s.frames = [s.frames[0], Frame(SHOP, 0)]
    return s


def test_an_option_says_what_it_means_and_what_it_leaves_unused() -> None:
    told = at_the_shop(7).ask(0).json()
    buy, leave = told["options"]
    assert "role" not in buy and "leaves" not in buy and "facts" not in buy
    assert leave["role"] == "stop"
    assert leave["leaves"] == {"id": "leaves-relics", "args": {"relics": 2}}
    assert told["facts"] == {"price": 3, "gold": 7}


def test_a_question_proposes_a_run_of_choices_that_is_legal_to_its_end() -> None:
    s = at_the_shop(7)
    (proposal,) = s.ask(0).json()["proposals"]
    assert proposal["price"] == [["res-gold", 6]]
    for choice in proposal["choices"]:
        s.play(0, choice)
    assert (s.gold[0], s.relics[0]) == (1, 2)


def test_what_is_empty_is_not_told() -> None:
    told = at_the_shop(1).ask(0).json()
    assert "proposals" not in told
    assert "leaves" not in told["options"][0]
    assert "facts" not in told["closed"][0]


def test_an_event_is_heard_by_those_it_is_for() -> None:
    s = GAME.new(3, 1, listen=True)
    s.log = []
    s.tell("event-gold", {"seat": "seat:0", "gold": 1}, to=0b101)
    s.tell("event-gold", {"seat": "seat:0", "gold": 1})
    some, all_of_them = s.log
    assert [some.heard_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(all_of_them.heard_by(seat) for seat in (0, 1, 2, None))


def test_below_all_frames_lies_the_end_of_the_game() -> None:
    s = new()
    assert s.frames[0].kind == len(GAME.kinds) - 1
    while s.waiting:
        s.play(s.waiting[0], s.choices(s.waiting[0])[-1])
    assert s.frames == [] and s.winners


def shop(s: TitheState) -> None:
    """Bids and reward of a round, by the first choice there is."""
    lowest_bids(s)
    s.play(s.waiting[0], s.choices(s.waiting[0])[0])


def test_a_sealed_question_that_asks_nobody_is_settled_at_once() -> None:
    s = new()
    shop(s)
    s.hands = [0, 0]
    s.play(0, PASS.base)
    s.play(1, PASS.base)
    assert s.round == 2 and s.waiting == (0,) and s.ask(0).kind == "Shop", "no bids, no reward, straight to the shop"
    assert s.sealed == []


def test_the_first_choice_of_all_is_an_answer_like_any_other() -> None:
    """Its number is 0: nothing may take it for none."""
    s = new()
    s.hands = [0b111, 0b111000]
    s.deck = list(range(6, 12))
    assert s.choices(0)[0] == 0
    s.play(0, 0)
    assert list(s.waiting) == [1]
    assert s.retract(0) and list(s.waiting) == [0, 1]


def test_worlds_are_imagined_blindly(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a game deals hidden things anew, a shuffle must not follow from the true order."""
    seen: list[bool] = []
    monkeypatch.setattr(type(GAME), "rearrange", lambda _game, s, _seat: seen.append(s._blind))
    world = new().resample(0, 1)
    assert seen == [True] and not world._blind
