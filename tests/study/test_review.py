"""A review finds what was done wrong on purpose, faults nothing that was forced, and adds up."""

from __future__ import annotations

from functools import lru_cache

import pytest

import castellany
from castellany import words
from castellany.kernel import BadRecord, Record, first_moment
from castellany.study import Effort, Plan, Review, Reviewer, look, plan, review, summary
from castellany.study.speak import TEXT, Told, speak
from castellany.words import LANGUAGES
from tests.study.games import Blunder, passes_at_once, played, sends_nobody

SMALL = Effort(40, 160, 12)


@lru_cache(maxsize=1)
def small() -> tuple[Record, Plan, Review]:
    """A whole review of a short game, with little thinking."""
    record, _steps = played("citadels", 2, 5)
    work = plan(castellany.game("citadels"), record)
    return record, work, review(work, effort=Effort(12, 16, 4))


@pytest.mark.parametrize(("game", "seats", "blunder"), [("paladins", 2, passes_at_once), ("elgrande", 3, sends_nobody)])
def test_what_was_done_wrong_on_purpose_is_found(game: str, seats: int, blunder: Blunder) -> None:
    record, steps = played(game, seats, 7, blunder)
    assert steps
    by_step = {m.step: m for m in plan(castellany.game(game), record).moments}
    found = [look(game, *by_step[step][:4], by_step[step].data, SMALL, 1) for step in steps]
    assert all(verdict.mark and verdict.best != verdict.made for verdict in found)
    assert all(verdict.loss - 2 * verdict.error > 0 for verdict in found)


def test_no_forced_choice_is_judged() -> None:
    record, work, _review = small()
    game = castellany.game("citadels")
    judged = {m.step for m in work.moments}
    state = game.new(2, record.header.seed)
    for step, (seat, text) in enumerate(record.choices):
        assert (step in judged) == (len(state.choices(seat)) > 1)
        state.play(seat, game.parse(text))


def test_every_step_is_told_with_the_round_that_the_table_shows() -> None:
    """A scoring belongs to the round it ends; the rounds after it were once told with its number."""
    game = castellany.game("elgrande")
    record, _steps = played("elgrande", 3, 7)
    state = first_moment(game, record.header)
    shown: list[int] = []
    for seat, text in record.choices:
        shown.append(state.observe(None)["round"])
        state.play(seat, game.parse(text))
    assert plan(game, record).rounds == shown and set(shown) == set(range(1, 10))


def test_luck_and_choice_add_up() -> None:
    _record, work, done = small()
    for seat in range(2):
        tally = done.tally(seat)
        assert tally.ended == (1.0 if seat in work.winners else 0.0)
        assert tally.began + tally.choice + tally.luck == pytest.approx(tally.ended)
        assert tally.choice == pytest.approx(-sum(v.loss for v in done.verdicts if v.seat == seat))


def test_chances_of_all_seats_are_one_and_end_with_the_winner() -> None:
    _record, work, done = small()
    assert all(sum(by_seat) == pytest.approx(1.0, abs=0.01) for _step, by_seat in done.curve)
    assert done.curve[0][0] == 0
    assert done.curve[-1] == (work.choices, [1.0 if i in work.winners else 0.0 for i in (0, 1)])


def test_what_is_interrupted_goes_on_and_ends_the_same() -> None:
    _record, work, done = small()
    first = Reviewer(work, Effort(12, 16, 4))
    for task in list(first.tasks())[::2]:
        first.take(task, task.work(*task.given))
    assert 0.4 < first.progress < 0.6
    assert [v.step for v in first.review().verdicts] == sorted(first.judged)
    second = Reviewer(work, Effort(12, 16, 4))
    second.curve, second.judged = dict(first.curve), dict(first.judged)
    for task in second.tasks():
        second.take(task, task.work(*task.given))
    assert second.progress == 1.0
    assert second.review().json() == done.json()


def test_a_game_that_is_not_over_is_refused() -> None:
    record, _work, _review = small()
    unfinished = record._replace(choices=record.choices[:-9], result=None)
    with pytest.raises(BadRecord) as refused:
        plan(castellany.game("citadels"), unfinished)
    assert refused.value.message.id == "bad-review-unfinished"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_gets_a_sentence(lang: str) -> None:
    record, work, done = small()
    told = Told(lang, record, ["Ada", "Bo"])
    for seat in range(2):
        sentence = told.say(summary(done, seat))
        assert sentence.startswith(("Ada", "Bo")[seat]) and "{" not in sentence
        for grade in done.accuracy(seat)[1:]:
            assert speak(lang, "citadels", f"theme-citadels-{grade.theme}") != f"theme-citadels-{grade.theme}"
    moment = work.moments[0]
    assert told.choice(moment.step, moment.seat, moment.made)


def test_the_texts_have_no_faults() -> None:
    assert words.check_folder(TEXT) == []
