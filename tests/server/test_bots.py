"""Bots at the table: in worker processes, seeing only what their seat sees, never holding a table up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import castellany
from castellany.bots import Thought
from castellany.kernel import Match, State
from castellany.server.errors import Fault
from castellany.server.live import bots as pool_module
from castellany.server.live.bots import BotPool, Work
from castellany.server.live.driver import move_bot
from castellany.server.live.room import Room
from tests.games.citadels import helpers
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked
from tests.server.test_sight import games
from tests.toy import GAME

Tell = Callable[[Story], None]


def test_a_hint_names_a_legal_choice_and_says_why(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            mine, decision, choices = await asked(seat)
            await seat.send({"type": "hint", "seat": mine, "ref": "please"})
            hint = await seat.until(lambda m: m["type"] in ("hint", "refused"), 60)
            assert hint["type"] == "hint" and hint["ref"] == "please" and hint["decision"] == decision
            assert hint["choices"][0] in choices and hint["reasons"]
            await seat.send({"type": "hint", "seat": 1 - mine, "ref": "other"})
            refused = await seat.until(lambda m: m["type"] == "refused")
            assert refused["problem"]["error"]["id"] == "error-not-your-seat"

    tell(story())


def test_why_not_is_answered_with_the_rule(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            mine, _decision, choices = await asked(seat)
            await seat.send({"type": "why_not", "seat": mine, "choice": choices[0], "ref": "a"})
            legal = await seat.until(lambda m: m["type"] == "why_not")
            assert (legal["ref"], legal["reason"]) == ("a", None)
            other = next(choice for choice in range(20) if choice not in choices)
            await seat.send({"type": "why_not", "seat": mine, "choice": other, "ref": "b"})
            closed = await seat.until(lambda m: m["type"] == "why_not")
            assert closed["reason"]["id"].startswith("no-")

    tell(story())


@pytest.mark.parametrize("level", ["novice", "squire"])
def test_bots_of_a_level_play_a_game_to_its_end(server: Inside, tell: Tell, level: str) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            table = await ann.post("api/tables", {"game": "tithe", "seats": seats, "options": {"rounds": 1}})
            seat = await ann.sit(table["id"])
            while seat.result is None:
                question = seat.question()
                if question is None:
                    await seat.next(60)
                    continue
                await seat.choose(*question[:2], question[2][0])
            assert server.services.house.bots.failures == 0

    tell(story())


def test_a_worker_is_given_a_world_its_seat_cannot_tell_from_the_true_one() -> None:
    async def story() -> None:
        pool = BotPool(1)
        true = GAME.new(3, 11)
        given: list[State] = []

        class Spy:
            def submit(self, _work: Any, game: str, world: bytes, seat: int, *_rest: Any) -> Any:
                from concurrent.futures import Future

                given.append(GAME.decode(world))
                done: Future[Thought] = Future()
                done.set_result(Thought(true.choices(seat)[0], [], [], 1))
                return done

        pool.quick.executor = Spy  # type: ignore[method-assign,assignment]
        for _n in range(8):
            await pool.choose(true, 1, "squire")
        assert all(world.observe(1) == true.observe(1) for world in given)
        assert sum(world == true for world in given) < 3, "the true deal is as likely as any other"

    asyncio.run(story())


@pytest.mark.parametrize(
    "trouble", [ValueError("a mistake"), TimeoutError(), "illegal"], ids=["raises", "slow", "illegal"]
)
@pytest.mark.parametrize(("level", "able"), [("castellan", "knight"), ("castellan", "squire"), ("knight", "novice")])
def test_a_failing_bot_is_replaced_by_one_of_a_lesser_level(
    trouble: Any, level: str, able: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        pool = BotPool(1)
        state = GAME.new(3, 11)
        right = state.choices(0)[-1]
        asked_for: list[str] = []

        async def ask(_lane: Any, _state: State, _seat: int, by: str, _seconds: float, _work: Work) -> Thought:
            asked_for.append(by)
            if by == able:
                return Thought(right, [], [], 1)
            if trouble == "illegal":
                return Thought(999, [], [], 1)
            raise trouble

        monkeypatch.setattr(pool, "_ask", ask)
        assert await pool.choose(state, 0, level) == right
        order = list(reversed(castellany.bots.LEVELS))
        assert asked_for == order[order.index(level) : order.index(able) + 1]
        assert pool.failures == len(asked_for) - 1 and pool.lessened == 1
        assert pool.deep.busy == pool.quick.busy == 0
        with pytest.raises(Fault) as refused:
            await pool.advise(state, 0)
        assert (refused.value.status, refused.value.message.id) == (503, "error-no-hint")

    asyncio.run(story())


def test_a_worker_that_dies_makes_room_for_a_new_one_and_nobody_plays_by_chance() -> None:
    async def story() -> None:
        pool = BotPool(1)
        state = castellany.game("citadels").new(4, 11)
        seat = state.waiting[0]
        try:
            await pool.choose(state, seat, "squire")
            [worker] = pool.quick.executor()._processes.values()
            worker.kill()
            worker.join()
            assert await pool.choose(state, seat, "squire") in state.choices(seat)
            assert await pool.choose(state, seat, "squire") in state.choices(seat)
            assert pool.failures == 0 and pool.lessened == 0
        finally:
            await pool.end()

    asyncio.run(story())


@pytest.mark.parametrize("level", ["novice", "squire", "knight", "castellan"])
@pytest.mark.parametrize("signed", ["architect", "king"])
def test_nobody_learns_from_the_time_whether_a_warrant_was_signed(
    level: str, signed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Magistrate can only let pass what stands under an unsigned warrant: that is thought over as long."""

    async def story() -> None:
        pool = BotPool(1)
        thought: list[str] = []

        async def ask(_lane: Any, state: State, seat: int, by: str, _seconds: float, _work: Work) -> Thought:
            thought.append(by)
            return Thought(state.choices(seat)[-1], [], [], 1)

        monkeypatch.setattr(pool, "_ask", ask)
        s = helpers.table(4, {"magistrate": 0, "architect": 1}, gold=[2, 9, 2, 2], hands=["", "palace"])
        helpers.play(s, "take_gold", "warrants", "mark architect", "mark king", "mark bishop", f"sign {signed}")
        helpers.play(s, "end_turn", "take_gold", "build palace")
        assert len(s.choices(0)) == (2 if signed == "architect" else 1)
        assert await pool.choose(s, 0, level, answers=True) in s.choices(0)
        assert thought == [level]
        if signed == "king":
            assert await pool.choose(s, 0, level) in s.choices(0)
            assert thought == [level], "in one's own turn the only choice takes no thought"

    asyncio.run(story())


@pytest.mark.parametrize("waited", [0.0, 2.0])
@pytest.mark.parametrize("level", ["novice", "squire", "knight", "castellan"])
def test_an_answer_takes_equal_time_from_when_its_turn_to_think_has_come(
    level: str, waited: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a busy house too: a pause that passes while a bot waits for its turn would hide nothing."""
    state = castellany.game("citadels").new(4, 11)
    seat = state.waiting[0]

    async def story(thinks: float) -> float:
        pool = BotPool(1)
        now = 0.0

        async def turn(job: Any) -> None:
            nonlocal now
            job.since = now
            now += waited

        async def ask(*_args: Any) -> Thought:
            nonlocal now
            now += thinks
            return Thought(state.choices(seat)[0], [], [], 1)

        async def sleep(seconds: float) -> None:
            nonlocal now
            now += max(0.0, seconds)

        for lane in (pool.quick, pool.deep):
            monkeypatch.setattr(lane, "turn", turn)
            monkeypatch.setattr(lane, "leave", lambda *_args: None)
        monkeypatch.setattr(pool, "_ask", ask)
        monkeypatch.setattr(pool_module, "clock", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await pool.choose(state, seat, level, answers=True)
        return now

    least = pool_module.ANSWERS[level]
    took = [asyncio.run(story(thinks)) for thinks in (0.0, least / 2, least)]
    assert took == pytest.approx([waited + least] * 3)


@pytest.mark.parametrize("level", ["knight", "castellan"])
def test_an_answer_takes_longer_than_thinking_does(level: str) -> None:
    """Who thinks to the last moment is heard no later than who had nothing to think about."""
    assert pool_module.ANSWERS[level] > pool_module.SECONDS[level]


def test_levels_are_those_of_the_bots() -> None:
    assert pool_module.levels() == list(castellany.bots.LEVELS)


@pytest.mark.parametrize("id", games())
def test_every_game_is_played_over_the_wire_without_change_to_the_server(id: str, server: Inside, tell: Tell) -> None:
    """A person and random bots, at the smallest table, for a good while or to the end."""
    dice = random.Random(id)

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            info = next(game for game in await ann.get("api/games") if game["id"] == id)
            table = await ann.table(id, "m" + "b" * (info["seats"][0] - 1))
            assert len(table["seats"]) >= info["seats"][0]
            seat = await ann.sit(table["id"])
            for _choice in range(60):
                while seat.question() is None and seat.result is None:
                    await seat.next(30)
                question = seat.question()
                if question is None:
                    break
                answer = await seat.choose(*question[:2], dice.choice(question[2]))
                assert answer["type"] == "accepted", answer
            await seat.close()
            await ann.post(f"api/tables/{table['id']}/close")

    tell(story())


@pytest.mark.parametrize(("last", "answers"), [(None, True), (1, True), (0, False)])
def test_whoever_answers_another_takes_time_for_it(last: int | None, answers: bool) -> None:
    """Or else haste would tell, for instance, that a hidden marker is a blank one."""

    async def story() -> None:
        play = Match.start(GAME, 3, 11, {})
        play.standing = [] if last is None else [SimpleNamespace(seat=last)]  # type: ignore[list-item]
        seats = [SimpleNamespace(level="squire", person=None)] * 3
        made: list[int] = []

        async def at_once(*args: Any) -> int:
            assert args[-1] is answers
            return 7

        async def note(_seat: int, _decision: int, choice: int) -> None:
            made.append(choice)

        house = SimpleNamespace(bots=SimpleNamespace(choose=at_once))
        table = SimpleNamespace(id="t", seats=seats, host="h", level_of=lambda _seat: "squire")
        room = SimpleNamespace(play=play, table=table, house=house, connections=[], choose_for_bot=note)
        await move_bot(cast(Room, room), 0)
        assert made == [7]

    asyncio.run(story())
