"""A bot of one's own at somebody's table, over the network, in forty lines.

`python examples/network_bot.py http://localhost:8765 TABLE [INVITE [NAME]]` sits down as a guest (two at one
table need two names), takes a token and, once the host has started the game, answers every decision put to it.
Write your own `choose`: it is given what the seat sees and the question with its options, as JSON. A late, repeated
or senseless answer harms nobody: the server says so, and at a table with a clock a stand-in plays on.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import uuid
from typing import Any

import httpx
import websockets


def choose(observation: dict[str, Any], question: dict[str, Any]) -> int:
    """The only line to replace."""
    return int(random.choice(question["options"])["choice"])


async def play(server: str, table: str, invite: str = "", name: str = "Robot") -> dict[str, Any] | None:
    """Join a table and play until the game is over; its result."""
    async with httpx.AsyncClient(base_url=server) as http:
        me = (await http.post("/api/me/guest", json={"name": name})).raise_for_status().json()
        given = await http.post("/api/me/token", headers={"X-CSRF-Token": me["csrf"]})
        mine = {"Authorization": f"Bearer {given.raise_for_status().json()['token']}"}
        join = await http.post(f"/api/tables/{table}/join", json={"invite": invite}, headers=mine)
        join.raise_for_status()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(address, additional_headers=mine, max_size=None) as line:
        await line.send(json.dumps({"type": "hello"}))
        answered: set[tuple[int, int]] = set()
        async for text in line:
            said = json.loads(text)
            if said["type"] == "update" and said.get("result"):
                return dict(said["result"])
            if said["type"] == "refused":  # too quick for the server, or too late: take a breath and look again
                answered.clear()
                await asyncio.sleep(1.0)
                await line.send(json.dumps({"type": "hello"}))
            for view in said.get("views", []):
                asked = (view["seat"], view["decision"])
                if view["question"] and asked not in answered:
                    answered.add(asked)
                    choice = choose(view["observation"], view["question"])
                    answer = {"type": "choose", "seat": asked[0], "decision": asked[1], "choices": [choice]}
                    await line.send(json.dumps({**answer, "key": uuid.uuid4().hex}))
    return None


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4, 5):
        sys.exit(__doc__)
    print(asyncio.run(play(*sys.argv[1:])))
