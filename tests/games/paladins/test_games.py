"""Random games of all sizes and levels: nothing gets stuck, nothing is lost, limits hold."""

from __future__ import annotations

import random

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.clearing import blocked_actions, is_blocked
from castellany.games.paladins.facts.board import LIMIT, TRACK_MAX, WORKSHOPS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTION_COUNT,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
)
from castellany.games.paladins.kinds import PLACE_WORKER, VERDICT
from castellany.games.paladins.layout import AT_DONE, AT_PROVISION, AT_SILVER, OWN
from castellany.games.paladins.legal import YES, may, pool
from castellany.games.paladins.lexicon import ACT_COUNT
from castellany.games.paladins.open_acts import open_acts
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Dice, playout
from tests.games.paladins.helpers import new

TABLES = [
    (1, {"level": "easy"}),
    (1, {"level": "standard"}),
    (1, {"level": "hard"}),
    (2, {}),
    (2, {"strict_supply": True}),
    (3, {"paid_architects": True}),
    (4, {}),
    (4, {"strict_supply": True, "hunter_errands": True}),
]


def check(s: PaladinsState) -> None:
    for seat in range(s.seats):
        row = s.own[seat * OWN : (seat + 1) * OWN]
        assert all(0 <= marker <= TRACK_MAX for marker in row[:3])
        assert row[AT_SILVER] >= 0 and row[AT_PROVISION] >= 0
        assert all(row[AT_DONE + a] <= LIMIT for a in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT))
        assert row[AT_DONE + DEVELOP] <= WORKSHOPS
        assert all(count >= 0 for count in s.workers[seat * 6 : seat * 6 + 6])
    judging = any(frame.kind == VERDICT for frame in s.frames)
    assert s.tax > 0 or judging, "the verdict fills an empty tax supply before anybody acts again"


def check_masks(s: PaladinsState, seat: int) -> None:
    """What a turn asks at once for all actions is what each of them says alone."""
    blocked, workers = blocked_actions(s, seat), pool(s, seat)
    assert blocked == sum(1 << action for action in range(ACTION_COUNT) if is_blocked(s, seat, action))
    if workers:
        acts = [act for act in range(ACT_COUNT) if may(s, seat, act, blocked, workers) == YES]
        assert open_acts(s, seat, workers) == sum(1 << act for act in acts)


@pytest.mark.parametrize(("people", "options"), TABLES)
def test_random_games_keep_their_limits(people: int, options: dict[str, object]) -> None:
    for seed in range(6):
        s = GAME.new(people, seed, options)
        assert isinstance(s, PaladinsState)
        dice = random.Random(seed)
        first = GAME.census(s)
        while s.waiting:
            check(s)
            if s.frames[-1].kind != PLACE_WORKER:  # while workers are put down, an action is neither free nor blocked
                check_masks(s, s.waiting[0])
            assert GAME.census(s) == first
            seat = s.waiting[0]
            choices = s.choices(seat)
            # Passing is rare, so that boards fill up and rules meet each other.
            wanted = [c for c in choices if GAME.text(c) != "pass"] if dice.random() < 0.95 else choices
            s.play(seat, dice.choice(wanted or choices))
        assert s.round == 7 and s.winners


@pytest.mark.parametrize(("people", "options"), TABLES)
def test_many_random_games_end(people: int, options: dict[str, object]) -> None:
    for seed in range(100, 140):
        s = GAME.new(people, seed, options)
        assert playout(s, Dice(seed), 5_000) < 5_000 and s.winners


def test_a_busy_game_reaches_far() -> None:
    """Random but eager players use every action, favours and inquisitions."""
    seen: set[str] = set()
    for seed in (*range(12), 27):
        s = new(4, seed=seed)
        dice = random.Random(seed)
        s.log = []
        while s.waiting:
            seat = s.waiting[0]
            eager = [c for c in s.choices(seat) if GAME.text(c) != "pass"]
            choice = dice.choice(eager if eager and dice.random() < 0.9 else s.choices(seat))
            seen.add(" ".join(GAME.text(choice).split()[: 2 if GAME.text(choice).startswith("act") else 1]))
            s.play(seat, choice)
        seen |= {event.message.id for event in s.log or []}
    assert seen >= {f"act {act}" for act in GAME.lexicon.verbs[0].firsts}
    assert seen >= {"favour", "settle", "jar", "face", "workshop", "clear", "pick", "take", "borrow", "keep", "use"}
    assert seen >= {"event-inquisition", "event-condemned", "event-suspicion-shuffled", "event-pay-debt"}
