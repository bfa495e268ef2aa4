"""Thinking is shared fairly: who asks for much waits for himself, and a level that would come too late is lessened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from castellany.bots import Thought
from castellany.kernel import State
from castellany.server.live import bots as pool_module
from castellany.server.live.bots import BotPool, Work, lesser
from castellany.server.live.fair import ADVICE, AT_TABLE, MOST, UNWATCHED, FairQueue, Job
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_tables import error
from tests.toy import GAME

Tell = Callable[[Story], None]


def served(queue: FairQueue, count: int) -> list[Job]:
    """The next jobs, each taking all its time."""
    found = []
    for _n in range(count):
        job = queue.take()
        assert job is not None
        queue.done(job, job.seconds)
        found.append(job)
    return found


def test_one_who_asks_for_a_hundred_thoughts_delays_another_by_one() -> None:
    queue = FairQueue()
    for number in range(100):
        queue.put(Job("greedy", f"table {number}", AT_TABLE, 3.0))
    served(queue, 40)
    queue.put(Job("ann", "hers", AT_TABLE, 0.5))
    assert "ann" in [job.owner for job in served(queue, 2)]


def test_two_people_share_alike_however_many_tables_one_of_them_has() -> None:
    queue = FairQueue()
    for number in range(60):
        queue.put(Job("greedy", f"table {number % 20}", AT_TABLE, 1.0))
        queue.put(Job("ann", "hers", AT_TABLE, 1.0))
    owners = [job.owner for job in served(queue, 40)]
    assert abs(owners.count("ann") - 20) <= 1


def test_tables_of_one_person_take_turns() -> None:
    queue = FairQueue()
    for _n in range(9):
        queue.put(Job("ann", "a", AT_TABLE, 1.0))
    for table in "bc":
        queue.put(Job("ann", table, AT_TABLE, 1.0))
    assert sorted(job.table for job in served(queue, 3)) == ["a", "b", "c"]


@pytest.mark.parametrize(("weight", "share"), [(UNWATCHED, 4), (ADVICE, 2)])
def test_what_nobody_waits_for_at_a_table_counts_for_more(weight: float, share: int) -> None:
    queue = FairQueue()
    for _n in range(60):
        queue.put(Job("nobody there", "x", weight, 1.0))
        queue.put(Job("ann", "hers", AT_TABLE, 1.0))
    owners = [job.owner for job in served(queue, 50)]
    assert abs(owners.count("ann") / owners.count("nobody there") - share) < 0.8, "but nobody starves"


def test_time_that_was_not_used_is_given_back_and_the_quiet_save_nothing_up() -> None:
    queue = FairQueue()
    for _n in range(50):
        queue.put(Job("quick", "a", AT_TABLE, 3.0))
        queue.put(Job("slow", "b", AT_TABLE, 3.0))
    order = []
    for _n in range(44):
        job = queue.take()
        assert job is not None
        queue.done(job, 0.3 if job.owner == "quick" else 3.0)
        order.append(job.owner)
    assert order.count("quick") > 30
    for _n in range(20):
        queue.put(Job("newcomer", "c", AT_TABLE, 3.0))
    owners = [job.owner for job in served(queue, 9)]
    assert owners.count("newcomer") <= 6, "having been away is no claim"


def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    queue = FairQueue()
    job = Job("ann", "a", AT_TABLE, 1.0)
    queue.put(job)
    queue.drop(job)
    queue.drop(job)
    assert queue.take() is None and not queue.accounts


def test_a_crowd_that_has_gone_is_forgotten() -> None:
    """Each was ahead of the others when the last thought for them was done; after an evening nobody remembers them."""
    queue = FairQueue()
    for guest in range(1000):
        for _thought in range(3):
            queue.put(Job(f"guest {guest}", "a", AT_TABLE, 1.0))
            job = queue.take()
            assert job is not None
            queue.done(job, 0.1)
    assert len(queue.accounts) < 100
    greedy = Job("greedy", "b", AT_TABLE, 50.0)
    queue.put(greedy)
    assert queue.take() is greedy
    queue.done(greedy, 50.0)
    for guest in range(3 * MOST):
        queue.put(Job(f"once {guest}", "a", AT_TABLE, 1.0))
        job = queue.take()
        assert job is not None
        queue.done(job, 0.1)
    assert len(queue.accounts) <= 2 * MOST + 1, "also where everybody came but once"


def test_a_squire_never_waits_for_castellans_and_a_castellan_that_waited_is_lessened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thirty tables of castellans, one worker, a clock that the test turns: nobody plays by chance."""
    now = 0.0
    monkeypatch.setattr(pool_module, "clock", lambda: now)
    state = GAME.new(3, 11)
    legal = state.choices(0)

    async def story() -> None:
        nonlocal now
        pool = BotPool(1)
        done: list[tuple[str, float]] = []
        open_: list[tuple[str, float, asyncio.Future[None]]] = []

        async def ask(_lane: Any, _state: State, _seat: int, by: str, seconds: float, _work: Work) -> Thought:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            open_.append((by, seconds, waiting))
            await waiting
            done.append((by, now))
            return Thought(legal[0], [], [], 1)

        monkeypatch.setattr(pool, "_ask", ask)
        many = [asyncio.create_task(pool.choose(state, 0, "castellan", "greedy", f"t{n}")) for n in range(30)]
        await asyncio.sleep(0)
        squire = asyncio.create_task(pool.choose(state, 0, "squire", "ann", "hers"))
        await asyncio.sleep(0.01)
        assert [by for by, _s, _w in open_] == ["castellan", "squire"], "the squire thinks beside the first castellan"
        open_[1][2].set_result(None)
        assert await squire == legal[0] and done == [("squire", 0.0)]
        del open_[1]
        knight = asyncio.create_task(pool.choose(state, 0, "knight", "ann", "hers"))
        while many or not knight.done():
            await asyncio.sleep(0.001)
            for _by, seconds, waiting in open_:
                now += seconds if _by in ("castellan", "knight") else 0.02
                waiting.set_result(None)
            open_.clear()
            many = [task for task in many if not task.done()]
        assert done[2][0] in ("knight", "squire"), "Ann is next, though thirty wait"
        thought_by = [by for by, _at in done]
        assert set(thought_by) == {"castellan", "knight", "squire"} and thought_by.count("squire") > 20
        assert max(at for _by, at in done) < 12, "the whole flood is over in seconds"
        assert pool.lessened >= 28

    asyncio.run(story())


def test_levels_go_down_one_by_one_and_end_with_one_that_thinks() -> None:
    assert [lesser("castellan", steps) for steps in range(5)] == ["castellan", "knight", "squire", "novice", "novice"]
    assert lesser("novice") == "novice" and lesser("castellan", 9, "squire") == "squire"
    assert lesser("novice", 3, "squire") == "novice"


def test_tables_where_only_bots_play_are_few_however_they_are_made(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as eve:
            await eve.guest("Eve")
            bots = {"game": "tithe", "seats": [{"kind": "bot", "level": "castellan"}] * 3}
            made = [await eve.post("api/tables", {**bots, "clock": {"kind": "none"}}, status=None) for _n in range(40)]
            refused = [answer for answer in made if "error" in answer]
            assert refused and error(refused[-1]) == "error-too-many-unwatched"
            running = [t for t in made if t.get("status") == "playing"]
            assert len(running) == 2
            for table in running:
                await eve.post(f"api/tables/{table['id']}/close")

    tell(story())


def counted(server: Inside) -> list[int]:
    """Advice that costs nothing; the seats it was given to."""
    thoughts: list[int] = []

    async def advise(state: State, seat: int, *_whose: str) -> Thought:
        thoughts.append(seat)
        return Thought(state.choices(seat)[0], [], [], 1)

    server.services.house.bots.advise = advise
    return thoughts


def test_hints_have_a_budget_by_person_and_not_by_connection(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server(limits=1.0)
        thoughts = counted(server)
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            tabs = [one, *[await ann.sit(one.id) for _n in range(4)]]
            answers = []
            for tab in tabs:
                mine = (await asked(tab))[0]
                for number in range(5):
                    await tab.send({"type": "hint", "seat": mine, "ref": f"h{number}"})
                    answers.append(await tab.until(lambda m: m["type"] in ("hint", "refused")))
            refused = [a["problem"]["error"]["id"] for a in answers if a["type"] == "refused"]
            assert len(thoughts) == len(answers) - len(refused) <= 14 and set(refused) == {"error-hints-spent"}
            mine = (await asked(two))[0]
            await two.send({"type": "hint", "seat": mine, "ref": "bob"})
            assert (await two.until(lambda m: m["type"] in ("hint", "refused")))["type"] == "hint", "Bob has his own"

    tell(story())


def test_opinions_have_a_budget_by_person_too(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server(limits=1.0)
        thoughts = counted(server)
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob, options={"rounds": 1})
            await asyncio.gather(one.play_to_end(), two.play_to_end())
            path = f"api/tables/{one.id}/opinion?step=1"
            answers = [(await ann.http.get(path)).json() for _n in range(30)]
            refused = [answer["error"]["id"] for answer in answers if "error" in answer]
            assert len(thoughts) == len(answers) - len(refused) <= 25 and set(refused) == {"error-hints-spent"}
            assert (await bob.get(path))["step"] == 1, "Bob has his own"

    tell(story())


def test_a_stand_in_plays_at_the_level_the_table_chose(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server()
        levels: list[str] = []

        async def choose(state: State, seat: int, level: str, *_whose: Any) -> int:
            levels.append(level)
            return state.choices(seat)[0]

        server.services.house.bots.choose = choose
        async with Person(server.url) as ann, Person(server.url) as bob:
            for chosen, expected in (("", "knight"), ("squire", "squire")):
                one, _two = await two_people(server.url, ann, bob, standin=chosen)
                assert one.table["standin"] == expected
                await bob.post(f"api/tables/{one.id}/leave")
                await one.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "choice")
                assert set(levels) == {expected}
                levels.clear()
                await one.close()
            wrong = {"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}], "standin": "wizard"}
            assert error(await ann.post("api/tables", wrong, status=400)) == "bad-level"

    tell(story())
