"""Updates for those who follow changes: what is told leads exactly to what is seen, and is small."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import castellany
from castellany.kernel import walk
from castellany.server.live.changes import Seen, Shown, between
from tests.server.client import follow, guests
from tests.server.conftest import Inside, Story
from tests.toy import GAME

castellany.register(GAME)
Node = dict[str, Any]
Both = tuple[Seen, Seen]
GAMES = ["tithe", "citadels", "elgrande", "paladins", "viscounts"]


def kept(old: Node, new: Node) -> Both:
    """Two observations of one seat as a table keeps them, one after the other."""
    before, now = Shown(1), Shown(2)
    before.keep({0: old})
    now.keep({0: new}, before)
    return before.seen[0], now.seen[0]


@pytest.mark.parametrize("id", GAMES)
def test_changes_lead_to_what_is_seen(id: str) -> None:
    game = castellany.game(id)
    for players in (game.seats[0], game.seats[-1]):
        dice = random.Random(players)
        state = game.new(players, 17 + players)
        viewers: list[int | None] = [*range(players), None]
        seen = {viewer: state.observe(viewer) for viewer in viewers}
        whole = part = 0
        for _choice in range(60):
            if not state.frames:
                break
            seat = dice.choice(state.waiting)
            state.play(seat, dice.choice(state.choices(seat)))
            for viewer in viewers:  # everybody is told of every change, as at a table
                now = state.observe(viewer)
                told = msgspec.json.encode(between(3, *kept(seen[viewer], now)))
                all = msgspec.json.encode(now)
                assert follow(seen[viewer], json.loads(told)) == json.loads(all)
                whole += len(all)
                part += len(told)
                seen[viewer] = now
        assert part * 4 < whole, "or it is not worth the trouble"


@pytest.mark.parametrize("id", GAMES)
def test_no_two_things_at_a_table_have_the_same_id(id: str) -> None:
    """Changes name things by their ids."""
    game = castellany.game(id)
    state = game.new(game.seats[-1], 5)
    dice = random.Random(5)

    def ids(things: list[Node]) -> list[str]:
        return [id for thing in things for id in [thing["id"], *ids(thing.get("items", []))]]

    while state.frames:
        seat = dice.choice(state.waiting)
        state.play(seat, dice.choice(state.choices(seat)))
        found = ids(state.observe(seat)["things"])
        assert len(found) == len(set(found)), [id for id in found if found.count(id) > 1]


def test_what_seats_see_alike_is_kept_once() -> None:
    game = castellany.game("paladins")
    state = game.new(4, 1)
    shown = Shown(1)
    shown.keep({seat: state.observe(seat) for seat in range(4)})
    first, last = [{id: data for root in shown.seen[seat].roots for id, data in root.items()} for seat in (0, 3)]
    assert sum(last.get(id) is data for id, data in first.items()) > 0.9 * len(first)


@pytest.mark.parametrize("id", GAMES)
def test_what_stays_as_it_was_is_not_looked_at_again(id: str) -> None:
    """Most of a table stays the same from one choice to the next: not even written thing by thing."""
    game = castellany.game(id)
    players = game.seats[-1]
    state = game.new(players, 3)
    dice = random.Random(3)
    viewers = list(range(players))
    before = Shown(0)
    before.keep(dict(zip(viewers, game.observe_all(state, viewers), strict=True)))
    same = whole = 0
    for number in range(1, 40):
        if not state.frames:
            break
        seat = dice.choice(state.waiting)
        state.play(seat, dice.choice(state.choices(seat)))
        now = Shown(number)
        now.keep(dict(zip(viewers, game.observe_all(state, viewers), strict=True)), before)
        for viewer in viewers:
            old, new = before.seen[viewer].roots, now.seen[viewer].roots
            same += sum(len(root) for root in new if any(root is one for one in old))
            whole += sum(len(root) for root in new)
        before = now
    assert same > whole / 3, f"{same} of {whole}"


@pytest.mark.parametrize("id", ["elgrande", "viscounts"])
def test_what_several_see_alike_is_built_once(id: str) -> None:
    game = castellany.game(id)
    state = game.new(4, 8)
    first, last = [seen["things"] for seen in game.observe_all(state, (0, 3))]
    every = [thing for thing in walk(first) if any(thing is one for one in walk(last))]
    assert len(every) * 2 > len(walk(first)), "hands and hints are one's own, the table is not"


def test_one_who_follows_changes_sees_what_the_others_see(server: Inside, tell: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (one, two):
            table = await one.table("citadels", "mp")
            await two.post(f"api/tables/{table['id']}/join", {})
            await one.post(f"api/tables/{table['id']}/start")
            follower = await one.sit(table["id"], changes=True)
            reader = await one.sit(table["id"])
            other = await two.sit(table["id"])
            everybody = [follower, reader, other]
            for _turn in range(30):
                asked = next(seat for seat in (reader, other) if seat.question())
                mine, decision, choices = asked.question() or (0, 0, [])
                await asked.choose(mine, decision, choices[0])
                while len({seat.number for seat in everybody}) > 1:
                    await min(everybody, key=lambda seat: seat.number).next()
                told = next(message for message in reversed(follower.seen) if message["type"] == "update")
                assert told["views"][0]["changes"]["since"] == reader.number - 1
                assert "observation" not in told["views"][0]
                assert follower.views == reader.views
            again = await one.sit(table["id"], since=reader.number, changes=True)
            assert again.views == reader.views

    tell(story())
