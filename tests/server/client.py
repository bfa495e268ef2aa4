"""A client as a browser would be one: a session, REST calls, a websocket at a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


class Person:
    """Somebody with a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url + "/", timeout=20, verify=False)  # nothing here is TLS
        self.csrf = ""
        self.id = ""

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None, status: int | None = 200) -> Any:
        headers = {"x-csrf-token": self.csrf} if self.csrf else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if status is not None:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        if not answer.headers.get("content-type", "").startswith("application/json"):
            return answer.text
        said = answer.json()
        if isinstance(said, dict) and said.get("csrf"):
            self.csrf = said["csrf"]  # as a browser does with every answer that says who one is
        return said

    async def get(self, path: str, status: int | None = 200) -> Any:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        return await self.call("POST", path, body, status)

    async def guest(self, name: str | None = None) -> Person:
        me = await self.post("api/me/guest", {"name": name} if name else {})
        self.csrf, self.id = me["csrf"], me["person"]["id"]
        return self

    async def table(self, game: str = "tithe", seats: str = "mbb", **more: Any) -> Json:
        """`m` me, `p` a person, `b` a bot."""
        kinds = {"m": "me", "p": "person", "b": "bot"}
        wishes = [{"kind": kinds[letter], **({"level": "random"} if letter == "b" else {})} for letter in seats]
        made = await self.post("api/tables", {"game": game, "seats": wishes, **more})
        assert isinstance(made, dict)
        return made

    async def sit(self, table: str, invite: str = "", since: int | None = None, changes: bool = False) -> Seat:
        return await Seat(self, table, invite).open(since, changes)


@contextlib.asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """So many people at the house, each by a name."""
    async with contextlib.AsyncExitStack() as doors:
        yield [await (await doors.enter_async_context(Person(url))).guest(name) for name in names]


def follow(before: Json, changes: Json) -> Json:
    """What a client does with changes."""
    known: dict[str, Json] = {}

    def learn(things: list[Json]) -> None:
        for thing in things:
            known[thing["id"]] = thing
            learn(thing.get("items", []))

    learn(before["things"])
    new = {node["id"]: node for node in changes["nodes"]}

    def build(id: str) -> Json:
        if id in new:
            ids = new[id].get("items")
            return new[id] if ids is None else {**new[id], "items": [build(item) for item in ids]}
        items = known[id].get("items")
        return known[id] if items is None else {**known[id], "items": [build(item["id"]) for item in items]}

    order = changes.get("things", [thing["id"] for thing in before["things"]])
    rest: Json = {part: changes[part] for part in ("round", "phase", "scores") if part in changes}
    return {**before, **rest, "things": [build(id) for id in order]}


class Seat:
    """A websocket at a table, with what it has been told."""

    def __init__(self, person: Person, table: str, invite: str = "") -> None:
        self.person = person
        self.id = table
        self.invite = invite
        self.socket: ClientConnection | None = None
        self.seen: list[Json] = []
        self.number = 0
        self.views: list[Json] = []
        self.table: Json = {}
        self.log: list[Json] = []
        self.result: Json | None = None

    async def open(self, since: int | None = None, changes: bool = False) -> Seat:
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        url = self.person.url.replace("http", "ws", 1) + f"/api/tables/{self.id}/live?invite={self.invite}"
        self.socket = await connect(url, additional_headers={"Cookie": cookie} if cookie else {})
        with contextlib.suppress(ConnectionClosed):  # a table that turns us away has said so already
            known = {"since": since} if since is not None else {}
            await self.send({"type": "hello", **known, **({"changes": True} if changes else {})})
        await self.until(lambda m: m["type"] in ("table", "bye"))
        return self

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 10) -> Json:
        assert self.socket is not None
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        self.seen.append(message)
        kind = message["type"]
        if kind == "table":
            self.table, self.views, self.number = message["table"], message["views"], message["number"]
            self.log = message["log"] if message["fresh"] else self.log + message["log"]
            self.result = message["table"]["result"]
        elif kind == "update":
            old = {view["seat"]: view["observation"] for view in self.views}
            self.views = [self._whole(view, old.get(view["seat"], {})) for view in message["views"]]
            self.number = message["number"]
            self.log += message["log"]
            self.result = message["result"]
        elif kind == "changed":
            self.table = message["table"]

    def _whole(self, view: Json, before: Json) -> Json:
        if "changes" not in view:
            return view
        assert view["changes"]["since"] == self.number
        rest = {name: value for name, value in view.items() if name != "changes"}
        return {**rest, "observation": follow(before, view["changes"])}

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 10) -> Json:
        while True:
            message = await self.next(seconds)
            if wanted(message):
                return message

    def question(self) -> tuple[int, int, list[int]] | None:
        """Seat, decision and choices of the first question put to me."""
        for view in self.views:
            if view["question"]:
                return view["seat"], view["decision"], [o["choice"] for o in view["question"]["options"]]
        return None

    def proposals(self) -> list[list[int]]:
        """The runs of choices that this question proposes."""
        asked: Json = next((view["question"] for view in self.views if view["question"]), {})
        return [proposal["choices"] for proposal in asked.get("proposals", [])]

    async def choose(self, seat: int, decision: int, choice: int, key: str = "") -> Json:
        """Choose, and wait for the answer."""
        return await self.gesture(seat, decision, [choice], key)

    async def gesture(self, seat: int, decision: int, choices: list[int], key: str = "") -> Json:
        """Make several choices as one, and wait for the answer."""
        key = key or uuid.uuid4().hex
        await self.send({"type": "choose", "seat": seat, "decision": decision, "choices": choices, "key": key})
        return await self.answer(key)

    async def answer(self, key: str, seconds: float = 10) -> Json:
        return await self.until(lambda m: m["type"] in ("accepted", "refused") and m["key"] == key, seconds)

    async def play_to_end(self, pick: Callable[[list[int]], int] = lambda choices: choices[0]) -> Json:
        """Answer every question until there is a result."""
        while self.result is None:
            asked = self.question()
            if asked is None:
                await self.next()
                continue
            seat, decision, choices = asked
            before = self.number
            told = await self.choose(seat, decision, pick(choices))
            # Others may answer the same question meanwhile: it is put to us until our own change is told.
            after = told["number"] if told["type"] == "accepted" else before + 1
            while self.number < after and self.result is None:
                await self.next()
        return self.result


__all__ = ["ConnectionClosed", "Json", "Person", "Seat"]
