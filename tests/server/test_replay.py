"""After the game: records, fair decks, replays through any eyes, playing on, bringing games back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import event

import castellany
from castellany.kernel import BadRecord, Game, Match, Record, State, commitment, loads, verify
from tests.server.client import Person, guests
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_tables import error
from tests.toy import GAME

Tell = Callable[[Story], None]


def test_the_seed_was_promised_at_the_start_and_the_record_proves_it(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob, options={"rounds": 1})
            promised = one.table["commitment"]
            path = f"api/tables/{one.id}"
            assert error(await ann.get(f"{path}/record", status=409)) == "error-still-playing"
            result, _same = await asyncio.gather(one.play_to_end(), two.play_to_end())
            assert commitment(int(result["seed"])) == promised
            answer = await ann.http.get(f"{path}/record")
            assert "attachment" in answer.headers["content-disposition"]
            record = loads(answer.text)
            assert record.players == ["Ann", "Bob"] and record.commitment == promised
            assert list(verify(GAME, record).winners) == result["winners"]
            raw = json.loads(answer.text)
            played = raw["choices"]
            other = "0 bid 1" if played[0] != "0 bid 1" else "0 bid 2"
            with pytest.raises(BadRecord):  # a move changed: the digest no longer fits
                loads(json.dumps({**raw, "choices": [other, *played[1:]]}))
            cut, wild = played[:-1], ["0 bid 99", *played[1:]]
            for field, value in (("choices", cut), ("choices", wild), ("seed", int(raw["seed"]) + 1)):
                body = {**raw, field: value}
                again = record._replace(
                    header=record.header._replace(seed=int(body["seed"])),
                    choices=[(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in body["choices"]],
                )
                with pytest.raises(BadRecord):
                    verify(GAME, loads(again.dumps()))  # even with a digest made anew

    tell(story())


def test_a_finished_game_is_seen_again_step_by_step_through_any_eyes(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            one, two = await two_people(server.url, ann, bob)
            first = {"ann": one.views[0]["observation"], "bob": two.views[0]["observation"]}
            path = f"api/tables/{one.id}"
            await asyncio.gather(one.play_to_end(), two.play_to_end())
            replay = await eve.get(f"{path}/replay")
            assert replay["views"] == [0, 1] and replay["steps"] == len(replay["marks"])
            assert replay["marks"][-1]["totals"] == [s["total"] for s in replay["table"]["result"]["scores"]]
            start = await eve.get(f"{path}/steps?view=0&first=0&count=50")
            assert start["steps"][0]["observation"] == first["ann"]
            assert start["steps"][0]["next_choice"] is not None and start["steps"][1]["text"].startswith("bid ")
            other = await eve.get(f"{path}/steps?view=1&first=0")
            assert other["steps"][0]["observation"] == first["bob"]
            watched = await eve.get(f"{path}/steps?first={replay['steps'] - 1}")
            assert watched["steps"][0]["observation"]["seat"] is None
            assert (await eve.get(f"{path}/steps?first=9999"))["steps"] == []
            assert error(await eve.get(f"{path}/steps?view=7", status=403)) == "error-not-your-seat"

    tell(story())


def test_through_one_pair_of_eyes_a_replay_keeps_the_others_secrets(server: Inside, tell: Tell) -> None:
    """A bid that lies face down is no caption of the replay either, until it is turned up."""

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            path = f"api/tables/{one.id}"
            await asyncio.gather(one.play_to_end(), two.play_to_end())
            for view in (0, 1):
                steps = (await ann.get(f"{path}/steps?view={view}&first=0&count=50"))["steps"]
                for step in steps[1:]:
                    assert (step["said"] is not None) == (step["seat"] == view) == bool(step["text"])
                assert all(step["next_choice"] is None for step in steps if step["next_seat"] != view)
                assert {step["seat"] for step in steps} == {None, 0, 1}
            told = (await ann.get(f"{path}/steps?first=0&count=50"))["steps"]
            assert all(step["said"] for step in told[1:]), "who looks at the whole table reads every choice"

    tell(story())


def test_the_strongest_bot_judges_the_choices_of_a_finished_game(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve:
            await ann.guest("Ann")
            table = await ann.table(seats="mb", options={"rounds": 1})
            path = f"api/tables/{table['id']}/opinion?step="
            seat = await ann.sit(table["id"])
            await asked(seat)
            assert error(await ann.get(f"{path}1", status=409)) == "error-still-playing"
            await seat.play_to_end()
            film = (await ann.get(f"api/tables/{table['id']}/steps?count=50"))["steps"]
            agreed = 0
            for step in film[1:]:
                opinion = await ann.get(f"{path}{step['step']}")
                assert (opinion["step"], opinion["seat"]) == (step["step"], step["seat"])
                assert opinion["reasons"]
                assert opinion["same"] == (opinion["best"] == step["said"])
                if not opinion["same"]:
                    assert 0 <= opinion["chance"] <= 1 and (opinion["made"] is None or 0 <= opinion["made"] <= 1)
                agreed += opinion["same"]
            assert agreed, "some choice was the only one"
            assert error(await ann.get(f"{path}{len(film)}", status=400)) == "error-no-step"
            await ann.get(f"{path}0", status=400)
            await eve.get(f"{path}1")

    tell(story())


def test_during_the_game_one_looks_back_through_ones_own_eyes_only(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            path = f"api/tables/{one.id}"
            mine, decision, choices = await asked(one)
            await one.choose(mine, decision, choices[0])
            await asked(two)
            own = await ann.get(f"{path}/steps?view=0&first=0&count=5")
            assert own["steps"][1]["text"].startswith("bid ")
            theirs = await bob.get(f"{path}/steps?view=1&first=0&count=5")
            assert theirs["steps"][1]["text"] == "" and theirs["steps"][1]["said"] is None
            assert theirs["steps"][0]["next_choice"] is None
            assert error(await bob.get(f"{path}/steps?view=0", status=403)) == "error-not-your-seat"
            assert (await bob.get(f"{path}/replay"))["marks"][0]["totals"] == []

    tell(story())


def test_a_private_replay_is_for_those_who_played(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve:
            await ann.guest("Ann")
            table = await ann.table(seats="mb", replay="private")
            await (await ann.sit(table["id"])).play_to_end()
            path = f"api/tables/{table['id']}"
            await ann.get(f"{path}/replay")
            for what in ("", "/replay", "/steps", "/record"):
                answer = await eve.get(path + what, status=403)
                assert error(answer) in ("error-private-table", "error-private-replay")

    tell(story())


def test_playing_on_from_a_step_begins_there_as_practice(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb", shuffle=False)
            await (await ann.sit(table["id"])).play_to_end()
            path = f"api/tables/{table['id']}"
            steps = (await ann.get(f"{path}/steps?view=0&first=0&count=50"))["steps"]
            middle = next(step for step in steps[2:] if step["question"])
            new = await ann.post(f"{path}/play-on", {"step": middle["step"], "seat": 0, "level": "random"})
            assert new["origin"] == {"table": table["id"], "step": middle["step"]} and not new["rated"]
            seat = await ann.sit(new["id"])
            assert seat.views[0]["observation"] == middle["observation"]
            assert (await seat.play_to_end())["winners"]
            record = loads((await ann.http.get(f"api/tables/{new['id']}/record")).text)
            verify(GAME, record)
            last = (await ann.get(f"{path}/replay"))["steps"] - 1
            assert error(await ann.post(f"{path}/play-on", {"step": last}, status=400)) == "error-no-step"

    tell(story())


def test_a_record_is_brought_back_and_a_changed_one_refused(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mb")
            await (await ann.sit(table["id"])).play_to_end()
            text = (await ann.http.get(f"api/tables/{table['id']}/record")).text
            brought = await bob.post("api/records", {"record": text})
            assert (brought["status"], brought["game"], brought["visibility"]) == ("over", "tithe", "private")
            steps = await bob.get(f"api/tables/{brought['id']}/steps?view=0&count=50")
            theirs = await ann.get(f"api/tables/{table['id']}/steps?view=0&count=50")
            assert steps["steps"] == theirs["steps"]
            assert (await bob.http.get(f"api/tables/{brought['id']}/record")).text == text
            for wrong, id in [
                (text[: len(text) // 2], "bad-record-not-json"),
                (text.replace('"seed": "', '"seed": "1'), "bad-record-digest"),
                ("{}", "bad-record-foreign"),
                (text.replace('"game": "tithe"', '"game": "chess"'), "bad-record-digest"),
            ]:
                assert error(await bob.post("api/records", {"record": wrong}, status=400)) == id

    tell(story())


def test_a_long_game_is_written_in_one_go_while_others_wait_to_write(
    own_server: Callable[..., Inside], tell: Tell
) -> None:
    """Entry by entry it took the pen for a tenth of a second, and every other table waited."""
    server = own_server()
    told: list[str] = []

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            record = played(castellany.game("paladins"), 2).dumps()
            event.listen(server.services.db.engine, "before_cursor_execute", listens)
            brought = await ann.post("api/records", {"record": record})
            assert len(loads(record).choices) > 100 and len(told) < 30
            told.clear()
            await ann.post(f"api/tables/{brought['id']}/play-on", {"step": 90, "seat": 0, "level": "random"})
            assert len(told) < 60, "with what the bot has done since"

    def listens(_c: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if not statement.startswith("SELECT"):
            told.append(statement)

    tell(story())


def test_a_game_that_is_brought_is_not_looked_at_and_an_endless_one_is_refused(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view of every moment cost more than all the rest of an import, and tables waited for it."""
    game, server = castellany.game("paladins"), own_server()
    record = played(game, 2)
    endless = record._replace(choices=record.choices * 20, gestures=())

    def looks(_game: Game, _s: State, _seat: int | None) -> dict[str, Any]:
        raise AssertionError("nobody has asked to see it")

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            with monkeypatch.context() as blind:
                blind.setattr(type(game), "observe", looks)
                brought = await ann.post("api/records", {"record": record.dumps()})
                marks = (await ann.get(f"api/tables/{brought['id']}/replay"))["marks"]
            rounds = [mark["round"] for mark in marks]
            assert len(marks) == len(record.choices) + 1 and rounds == sorted(rounds) and rounds[-1] == 7
            assert error(await ann.post("api/records", {"record": endless.dumps()}, status=413)) == "error-too-large"

    tell(story())


def played(game: Game, seats: int) -> Record:
    """A whole game by chance."""
    match, dice = Match.start(game, seats, 7, {}), random.Random(7)
    while not match.over:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.state.choices(seat)))
    return match.record([f"Player {seat}" for seat in range(seats)])
