"""A program at the table with a token of its owner: late, doubled and senseless answers are told so and harm nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from castellany.server.api.socket import PATIENCE
from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked

Tell = Callable[[Story], None]


class Program:
    """As simple as a program can be: a token, a websocket, messages one after the other."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), 15))
            if message["type"] in kinds:
                return message

    async def question(self) -> tuple[int, int, int]:
        """Seat, decision and a legal choice."""
        while True:
            for view in (await self.hear("table", "update"))["views"]:
                if view["question"]:
                    return view["seat"], view["decision"], view["question"]["options"][0]["choice"]

    async def choose(self, seat: int, decision: int, choice: int, key: str) -> dict[str, Any]:
        await self.say(type="choose", seat=seat, decision=decision, choices=[choice], key=key)
        return await self.hear("accepted", "refused")


async def beside(url: str, ann: Person, owner: Person, **more: Any) -> tuple[Seat, Program]:
    """Ann at a table with somebody's program, which shows nothing but its token."""
    await ann.guest("Ann")
    await owner.guest("Robot")
    table = await ann.table(seats="mp", shuffle=False, **more)
    await owner.post(f"api/tables/{table['id']}/join", {})
    await ann.post(f"api/tables/{table['id']}/start")
    token = (await owner.post("api/me/token"))["token"]
    address = url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/live"
    program = Program(await connect(address, additional_headers={"Authorization": f"Bearer {token}"}))
    await program.say(type="hello")
    return await ann.sit(table["id"]), program


def told(answer: dict[str, Any]) -> str:
    return str(answer["problem"]["error"]["id"])


def test_an_answer_given_twice_is_one_and_a_second_one_is_past(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as owner:
            seat, program = await beside(server.url, ann, owner)
            question = await program.question()
            first = await program.choose(*question, "a")
            assert (first["type"], first["repeated"]) == ("accepted", False)
            again = await program.choose(*question, "a")
            assert (again["number"], again["repeated"]) == (first["number"], True)
            assert told(await program.choose(*question, "b")) == "error-decision-past"
            await seat.close()

    tell(story())


def test_a_late_answer_finds_a_stand_in_and_the_owner_may_come_back(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as owner:
            seat, program = await beside(server.url, ann, owner, clock={"kind": "turn", "seconds": 5})
            question = await program.question()
            mine = await asked(seat)
            await seat.choose(*mine[:2], mine[2][0])
            while seat.log[-1]["number"] < 4:  # Ann's choice, the stand-in, its choice
                await seat.next(12)
            assert [entry["kind"] for entry in seat.log[1:4]] == ["choice", "standin", "choice"]
            assert told(await program.choose(*question, "late")) == "error-standin-plays"
            await program.say(type="seated", seat=1, by="me")
            while seat.table["seats"][1]["standin"]:
                await seat.next()

    tell(story())


def test_after_much_nonsense_a_stand_in_plays_on(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as owner:
            seat, program = await beside(server.url, ann, owner)
            mine, decision, _choice = await program.question()
            for number in range(PATIENCE + 1):
                refused = await program.choose(mine, decision, 9_999, f"n{number}")
                assert refused["type"] == "refused"
            assert not (await program.hear("bye"))["again"]
            await seat.play_to_end()
            assert seat.result is not None
            assert ("standin", 1, "left") in [(entry["kind"], entry["seat"], entry["reason"]) for entry in seat.log]

    tell(story())
