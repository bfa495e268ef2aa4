"""Several server processes on one PostgreSQL: any serves any table, one writer, all are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from castellany.server.live.bots import BotPool
from castellany.server.live.fanout import Fanout
from castellany.server.live.house import House
from castellany.server.metrics import Metrics
from castellany.server.settings import Settings
from tests.mother import Mother
from tests.server.client import Person, Seat
from tests.server.conftest import Story
from tests.server.serving import Mortal
from tests.server.test_play import asked

Tell = Callable[[Story], None]


async def over_there(person: Person, url: str) -> Person:
    """The same person, with the same session, at another process."""
    other = Person(url)
    other.http.cookies = person.http.cookies
    other.csrf, other.id = person.csrf, person.id
    return other


async def at_two_processes(one: Mortal, two: Mortal, **more: Any) -> tuple[Seat, Seat, Seat]:
    """Ann at the first process, Bob and a spectator at the second; Ann's table, a bot with them."""
    ann, bob, eve = Person(one.url), Person(two.url), Person(two.url)
    await ann.guest("Ann")
    await bob.guest("Bob")
    table = await ann.table(seats="mpb", shuffle=False, **more)
    await bob.post(f"api/tables/{table['id']}/join", {})
    first = await ann.sit(table["id"])
    await ann.post(f"api/tables/{table['id']}/start")
    while first.table["status"] != "playing" or not first.views:
        await first.next()
        if first.table["status"] == "playing" and not first.views:
            await first.send({"type": "hello"})
    return first, await bob.sit(table["id"]), await eve.sit(table["id"])


class Waiting:
    """A room as it was read, before anything more was told of it."""

    idle = False

    def __init__(self) -> None:
        self.table = SimpleNamespace(number=3)
        self.refreshed = asyncio.Event()

    async def refresh(self) -> None:
        self.refreshed.set()


class SlowHouse(House):
    """A house in which a table takes its time to come in."""

    def __init__(self) -> None:
        nowhere: Any = None
        super().__init__(Settings(), nowhere, BotPool(1), Metrics())
        self.read = asyncio.Event()
        self.coming: Any = Waiting()

    async def _load(self, id: str) -> Any:
        await self.read.wait()
        return self.coming


def test_what_is_told_while_a_table_is_on_its_way_in_is_not_missed(tell: Tell) -> None:
    async def story() -> None:
        house = SlowHouse()
        nowhere: Any = None
        fanout = Fanout(house, nowhere)
        entering = asyncio.create_task(house.room("here"))
        await asyncio.sleep(0)
        fanout._heard(None, 0, "", "e elsewhere 4 another")
        assert not house._tasks, "a table that nobody follows here costs no work"
        fanout._heard(None, 0, "", "e here 4 another")
        house.read.set()
        await entering
        await house.coming.refreshed.wait()

    tell(story())


@pytest.fixture(scope="module")
def pair(
    mother: Mother, postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Mortal, Mortal]]:
    """Two processes on one database. The last test of this module kills the first."""
    db, folder = postgres(), tmp_path_factory.mktemp("pair")
    one, two = Mortal(mother, db, folder / "one.log"), Mortal(mother, db, folder / "two.log")
    one.start()
    two.start()
    yield one, two
    two.stop()


def test_a_game_is_played_from_two_processes_and_told_on_both_in_order(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        ann, bob, eve = await at_two_processes(*pair)
        results = await asyncio.gather(ann.play_to_end(), bob.play_to_end())
        assert results[0] == results[1]
        while eve.result is None:
            await eve.next()
        logs = [[(entry["number"], entry["kind"], entry["seat"]) for entry in seat.log] for seat in (ann, bob, eve)]
        assert [number for number, _kind, _seat in logs[0]] == list(range(1, len(logs[0]) + 1))
        assert logs[0] == logs[1] == logs[2]

    tell(story())


def test_who_is_in_for_another_game_is_told_at_both_processes(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        ann, bob, eve = await at_two_processes(*pair, options={"rounds": 1})
        await asyncio.gather(ann.play_to_end(), bob.play_to_end())
        await ann.person.post(f"api/tables/{ann.id}/rematch")
        for seat in (bob, eve):
            while (seat.table["rematch"] or {"asked": []})["asked"] != [0]:
                await seat.next()
        await bob.person.post(f"api/tables/{ann.id}/rematch")
        for seat in (ann, bob, eve):
            while (seat.table["rematch"] or {"asked": []})["asked"] != [0, 1]:
                await seat.next()

    tell(story())


def test_two_processes_race_for_one_decision_and_one_choice_stands(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        one, two = pair
        ann, bob, _eve = await at_two_processes(one, two)
        playing = asyncio.create_task(bob.play_to_end())
        tab = await (await over_there(ann.person, two.url)).sit(ann.id)
        for _round in range(3):
            question = await asked(ann)
            while tab.question() != question:
                await tab.next()
            mine, decision, choices = question
            answers = await asyncio.gather(
                ann.choose(mine, decision, choices[0]), tab.choose(mine, decision, choices[-1])
            )
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            while tab.number != ann.number:
                await (tab if tab.number < ann.number else ann).next()
        mine_in_log = [entry["number"] for entry in ann.log if entry["kind"] == "choice" and entry["seat"] == 0]
        assert len(mine_in_log) == len(set(mine_in_log)) == 3
        playing.cancel()

    tell(story())


def test_the_same_message_sent_to_both_processes_is_one_choice(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        one, two = pair
        ann, _bob, _eve = await at_two_processes(one, two)
        tab = await (await over_there(ann.person, two.url)).sit(ann.id)
        mine, decision, choices = await asked(ann)
        answers = await asyncio.gather(
            ann.choose(mine, decision, choices[0], "same"), tab.choose(mine, decision, choices[0], "same")
        )
        assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
        assert answers[0]["number"] == answers[1]["number"]
        assert sorted(answer["repeated"] for answer in answers) == [False, True]

    tell(story())


def test_chat_and_presence_cross_over(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        ann, bob, eve = await at_two_processes(*pair)
        while not ann.table["seats"][1]["present"]:
            await ann.next()
        while not bob.table["seats"][0]["present"]:
            await bob.next()
        await ann.send({"type": "say", "text": "Good luck!", "key": "c"})
        for seat in (bob, eve):
            line = (await seat.until(lambda m: m["type"] == "chat"))["line"]
            assert (line["text"], line["name"]) == ("Good luck!", "Ann")

    tell(story())


def test_when_one_process_dies_the_other_goes_on_with_its_tables(pair: tuple[Mortal, Mortal], tell: Tell) -> None:
    async def story() -> None:
        one, two = pair
        ann, bob, _eve = await at_two_processes(one, two)
        await asked(bob)
        one.kill()
        tab = await (await over_there(ann.person, two.url)).sit(ann.id)
        results = await asyncio.gather(patiently(tab), patiently(bob))
        assert results[0]["winners"] and results[0] == results[1]

    async def patiently(seat: Seat) -> Any:
        while seat.result is None:
            question = seat.question()
            if question is None:
                await seat.next(30)  # the dead process is missed only after some seconds
                continue
            await seat.choose(*question[:2], question[2][0])
        return seat.result

    tell(story())
