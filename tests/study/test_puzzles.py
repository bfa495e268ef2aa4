"""Puzzles: what the house ships replays and is a fair question; tries, clue and candles; the day's is everybody's."""

from __future__ import annotations

import datetime
from collections import Counter
from pathlib import Path

import pytest

import castellany
from castellany.bots import strategy_of, texts
from castellany.cli.puzzles import ALIKE
from castellany.kernel import BadRecord, IllegalChoice
from castellany.study.puzzles import LEAD, OPTIONS, PLAIN, answer
from castellany.study.reasons import SPOKEN
from castellany.study.sheets import Position, dumps, of_the_day, position, positions, read
from castellany.study.solving import CANDLES, Attempt
from castellany.study.speak import TEXT, speak
from castellany.words import LANGUAGES, load

SHIPPED = [one for game_id in castellany.games() for one in positions(game_id)]
BOTS = Path(castellany.__file__).parent / "bots"
# A puzzle is found by bots that know the game: a game that was just begun has neither.
HOUSE = [game_id for game_id in castellany.games() if (BOTS / game_id).is_dir()]
FIRST = [positions(game_id)[0] for game_id in castellany.games() if positions(game_id)]


@pytest.mark.parametrize("game_id", HOUSE)
def test_the_house_brings_sixty_of_each_game_and_no_answer_too_often(game_id: str) -> None:
    answers = Counter(one.puzzle.best for one in positions(game_id))
    assert answers.total() >= 60
    assert max(answers.values()) <= ALIKE


@pytest.mark.parametrize("game_id", HOUSE)
def test_a_solution_has_more_than_one_reason(game_id: str) -> None:
    """One was all that could be said of a third of them; what was counted is told beside it."""
    told = [Attempt(at).reasons() for at in positions(game_id)]
    assert sum(len(reasons) > 1 for reasons in told) >= 0.9 * len(told)
    assert all(len(set(map(str, reasons))) == len(reasons) <= SPOKEN + 1 for reasons in told)


@pytest.mark.parametrize("at", SHIPPED, ids=lambda at: at.id)
def test_every_shipped_puzzle_replays_and_is_a_fair_question(at: Position) -> None:
    state = at.moment()
    game = castellany.game(at.game)
    legal = state.choices(at.puzzle.seat)
    assert len(legal) >= OPTIONS and {game.parse(choice) for choice, _chance in at.puzzle.weighed} <= set(legal)
    assert at.puzzle.weighed[0][0] == at.puzzle.best
    assert at.puzzle.weighed[0][1] - at.puzzle.weighed[1][1] >= LEAD - 0.01
    assert at.puzzle.found <= PLAIN and at.puzzle.lead >= LEAD
    assert at.puzzle.theme == strategy_of(at.game).subject(state.frames[-1].kind, game.parse(at.puzzle.best))
    for lang in LANGUAGES:
        assert speak(lang, at.game, (theme := f"theme-{at.game}-{at.puzzle.theme}")) != theme
    assert Attempt(at).reasons()
    for lang in LANGUAGES:
        faults: list[str] = []
        for why in at.puzzle.why:
            load(lang, at.game, *texts(at.game), TEXT).render(why, [f"P{seat}" for seat in range(8)], faults)
        assert faults == []
    assert at.sheet.record.players is None and position(at.id) == at


@pytest.mark.parametrize("at", FIRST, ids=lambda at: at.id)
def test_three_wrong_tries_put_out_three_candles(at: Position) -> None:
    attempt = Attempt(at)
    wrong = [choice for choice in attempt.legal if choice != attempt.best]
    for left, choice in zip((2, 1, 0), wrong, strict=False):
        assert not attempt.try_(choice) and attempt.candles == left
        assert not attempt.try_(choice) and attempt.candles == left  # the same one again costs nothing
    assert attempt.over and not attempt.solved and attempt.stars == 0
    assert not attempt.try_(attempt.best)  # too late


@pytest.mark.parametrize("at", FIRST, ids=lambda at: at.id)
def test_right_at_once_counts_double_and_after_a_clue_once(at: Position) -> None:
    at_once = Attempt(at)
    assert at_once.try_(at_once.best) and at_once.over and at_once.stars == 2
    helped = Attempt(at)
    kept = helped.clue()
    assert helped.best in kept and len(kept) <= len(helped.legal) // 2 + 1 and helped.clue() == kept
    assert helped.candles == CANDLES - 1
    assert helped.try_(helped.best) and helped.stars == 1


def test_the_last_candle_buys_no_clue() -> None:
    """It would have gone out, and with it the puzzle."""
    attempt = Attempt(FIRST[0])
    for choice in [choice for choice in attempt.legal if choice != attempt.best][:2]:
        attempt.try_(choice)
    assert attempt.candles == 1 and attempt.clue() == attempt.legal and attempt.candles == 1
    assert attempt.try_(attempt.best) and attempt.stars == 1


@pytest.mark.parametrize("at", FIRST, ids=lambda at: at.id)
def test_what_is_not_legal_costs_nothing(at: Position) -> None:
    attempt = Attempt(at)
    illegal = next(choice for choice in range(10_000) if choice not in attempt.legal)
    with pytest.raises(IllegalChoice):
        attempt.try_(illegal)
    assert attempt.candles == CANDLES and not attempt.tried


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_goes_through_all() -> None:
    day = datetime.date(2026, 11, 16)
    assert of_the_day(day) == of_the_day(day)
    seen = {found.id for i in range(len(SHIPPED) * 4) if (found := of_the_day(day + datetime.timedelta(i)))}
    assert seen == {one.id for one in SHIPPED}


def test_a_sheet_reads_as_it_was_written_and_damage_is_refused() -> None:
    text = dumps(FIRST[0].sheet)
    assert dumps(read(text)) == text
    with pytest.raises(BadRecord):
        read(text.replace('"best"', '"worst"'))


def test_equal_games_end_early_only_where_there_is_no_hope() -> None:
    at = FIRST[0]
    state = at.moment()
    best = castellany.game(at.game).parse(at.puzzle.best)
    others = [choice for choice in state.choices(at.puzzle.seat) if choice != best][:2]
    assert answer(state, at.puzzle.seat, [*others, best], 1, LEAD) is None
    found = answer(state, at.puzzle.seat, [best, *others], 1, LEAD)
    assert found is not None and found.best == best and found.lead >= LEAD
