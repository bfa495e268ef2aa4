"""A review finds what was done wrong on purpose, faults nothing that was forced, and adds up."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

import castellany
from castellany import words
from castellany.kernel import BadRecord, Record, first_moment, loads
from castellany.study import Effort, Plan, Review, Reviewer, Verdict, look, plan, review, summary
from castellany.study.page import HIGH, LETTER, apart
from castellany.study.review import Tally, through
from castellany.study.speak import TEXT, Told, speak
from castellany.study.telling import percent, signed
from castellany.words import LANGUAGES
from tests.study.games import Blunder, passes_at_once, played, sends_nobody

LATE = Path(__file__).parent / "late.json"  # a game of Paladins in which the first seat is careless
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
    found = [look(game, by_step[step], SMALL, 1) for step in steps]
    assert all(verdict.mark and verdict.best != verdict.made for verdict in found)
    assert all(verdict.loss - 2 * verdict.error > 0 for verdict in found)


def test_what_can_still_be_done_later_in_the_round_is_not_given_away_yet() -> None:
    """The first seat does something else first and passes in the end without having developed; both were blamed."""
    record = loads(LATE.read_text(encoding="utf-8"))
    game = castellany.game("paladins")
    work = plan(game, record)
    by_step = {m.step: m for m in work.moments}
    asked = [54, 67]
    assert len({work.rounds[step] for step in asked}) == 1 and game.text(by_step[67].made) == "pass"
    found = [look("paladins", by_step[step], Effort(60, 320, 8), 1) for step in asked]
    assert [bool(verdict.mark) for verdict in found] == [False, True]
    assert game.text(found[1].best) == "act develop"


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
    work = plan(game, record)
    assert work.rounds == shown and set(shown) == set(range(1, 10))
    ended = [step for step in range(1, len(shown)) if shown[step] != shown[step - 1] and shown[step] in (4, 7)]
    assert len(work.scorings) == 3 and all(held <= step for held, step in zip(work.scorings, ended, strict=False))
    assert [shown[step - 1] for step in work.scorings] == [3, 6, 9]


def test_luck_and_choice_add_up() -> None:
    _record, work, done = small()
    for seat in range(2):
        tally = done.tally(seat)
        assert tally.ended == (1.0 if seat in work.winners else 0.0)
        assert tally.began + tally.choice + tally.others + tally.luck == pytest.approx(tally.ended)
        assert tally.choice == pytest.approx(-sum(v.loss for v in done.verdicts if v.seat == seat))


def test_what_one_gives_away_the_others_gain_by_their_hopes_and_it_is_no_luck() -> None:
    """The second seat gives away 60 % and loses; of the others one had three times as much to hope for."""
    work = small()[1]._replace(seats=3, winners=[2])
    lost = Verdict(9, 1, "t", 1, 2, 0.2, 0.8, 0.6, 0.01, 320, "??", [], [])
    curve = [(0, [0.3, 0.3, 0.4]), (9, [0.05, 0.8, 0.15]), (20, [0.0, 0.0, 1.0])]
    done = Review(work, curve, [lost])
    tallies = [done.tally(seat) for seat in range(3)]
    assert [tally.others for tally in tallies] == pytest.approx([0.15, 0.0, 0.45])
    assert sum(tally.choice + tally.others for tally in tallies) == pytest.approx(0.0)
    assert sum(tally.luck for tally in tallies) == pytest.approx(0.0)
    assert all(t.began + t.choice + t.others + t.luck == pytest.approx(t.ended) for t in tallies)
    assert summary(done, 2).id == "review-won-gifts" and summary(done, 2).args["gifts"] == 45


def test_what_is_told_of_luck_and_choice_adds_up_to_the_last_percent() -> None:
    """From 22 % by −12, +130 and −39 to 100 % was told: 101, for whoever added it up."""
    told = Tally(0.2249, -0.1249, 1.2951, -0.3951, 1.0).told()
    began, choice, others, luck, ended = (round(100 * part) for part in told)
    assert (began, choice, others, ended) == (22, -12, 130, 100)
    assert began + choice + others + luck == ended


def test_chances_of_all_seats_are_one_and_end_with_the_winner() -> None:
    _record, work, done = small()
    assert all(sum(by_seat) == pytest.approx(1.0, abs=0.01) for _step, by_seat in done.curve)
    assert done.curve[0][0] == 0
    assert done.curve[-1] == (work.choices, [1.0 if i in work.winners else 0.0 for i in (0, 1)])


def test_alone_the_opponent_of_the_rules_has_a_line_to_the_very_end() -> None:
    """The end was told of one seat, the way there of two: the second line led nowhere."""
    record, _steps = played("viscounts", 1, 3)
    work = plan(castellany.game("viscounts"), record)
    assert len(work.points) > len(set(work.rounds)), "and more than one point a round"
    alone = Reviewer(work._replace(moments=[], points=work.points[::9]), Effort(8, 8, 2))
    for task in alone.tasks():
        alone.take(task, task.work(*task.given))
    done = alone.review()
    assert {len(by_seat) for _step, by_seat in done.curve} == {2}
    assert done.curve[-1][1] == [1.0 if seat in work.winners else 0.0 for seat in (0, 1)]
    assert len(done.json()["tally"]) == 1


def test_the_curve_goes_through_what_was_given_away() -> None:
    """A seat was told of 95 % that it could have reached, beside a rival at 96 %."""
    flat = [(0, [0.03, 0.07, 0.9]), (8, [0.02, 0.08, 0.9]), (20, [0.0, 0.0, 1.0])]
    lost = Verdict(9, 0, "t", 1, 2, 0.02, 0.95, 0.93, 0.01, 320, "??", [], [])
    fine = lost._replace(step=12, mark="", loss=0.0)
    led = dict(through(flat, [lost, fine]))
    assert led[9][0] == 0.95 and led[10][0] == 0.02 and set(led) == {0, 8, 9, 10, 20}
    assert all(sum(by_seat) == pytest.approx(1.0) for by_seat in led.values())
    assert led[9][2] / led[9][1] == pytest.approx(0.9 / 0.08), "the others share the rest as before"
    assert through([], [lost]) == []
    _record, _work, done = small()
    at = dict(done.curve)
    assert all(at[v.step][v.seat] == pytest.approx(v.best_chance) for v in done.mistakes())


def test_letters_of_lines_that_end_together_can_be_told_apart() -> None:
    laid = apart([5.0, HIGH + 5.0, HIGH + 5.0, HIGH + 3.0, HIGH + 5.0])
    assert laid[0] == 5.0 and max(laid) <= HIGH + 5.0
    assert all(abs(a - b) >= LETTER for i, a in enumerate(laid) for b in laid[:i])


def test_no_chance_is_told_as_none_nor_as_certain_before_the_end() -> None:
    assert [percent(chance) for chance in (0.0, 0.004, 0.39, 0.996, 1.0)] == ["<1", "<1", "39", ">99", "100"]
    assert [signed(share) for share in (-0.31, -0.001, 0.11)] == ["−31%", "±0%", "+11%"]


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
