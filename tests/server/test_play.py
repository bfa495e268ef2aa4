"""Playing: whole games, double clicks, races, late tabs, foreign seats, lost connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story

Tell = Callable[[Story], None]


async def asked(seat: Seat) -> tuple[int, int, list[int]]:
    """Wait until something is asked of this seat."""
    while (question := seat.question()) is None:
        await seat.next()
    return question


async def two_people(url: str, ann: Person, bob: Person, **more: Any) -> tuple[Seat, Seat]:
    """Ann and Bob at a table for two, with the game begun and both connected. Ann has seat 0."""
    await ann.guest("Ann")
    await bob.guest("Bob")
    table = await ann.table(seats="mp", shuffle=False, **more)
    await bob.post(f"api/tables/{table['id']}/join", {"invite": table["invite"]})
    await ann.post(f"api/tables/{table['id']}/start")
    return await ann.sit(table["id"]), await bob.sit(table["id"])


def test_a_guest_plays_a_whole_game_against_bots(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mbb")
            assert table["status"] == "playing"
            seat = await ann.sit(table["id"])
            result = await seat.play_to_end()
            assert result["winners"] and result["seed"].isdigit()
            while seat.table["status"] != "over":
                await seat.next()
            numbers = [entry["number"] for entry in seat.log]
            assert numbers == list(range(1, len(numbers) + 1))

    tell(story())


def test_the_game_goes_on_after_a_restart_from_the_known_number(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        first = own_server()
        async with Person(first.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mbb")
            seat = await ann.sit(table["id"])
            mine, decision, choices = await asked(seat)
            assert (await seat.choose(mine, decision, choices[0]))["type"] == "accepted"
            known = seat.number
            bye = asyncio.create_task(seat.until(lambda m: m["type"] == "bye"))
            await asyncio.to_thread(first.stop)
            assert (await bye)["again"]
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            again = await ann.sit(table["id"], since=known)
            assert not again.seen[0]["fresh"]
            assert all(entry["number"] > known for entry in again.seen[0]["log"])
            assert (await again.play_to_end())["winners"]

    tell(story())


def test_a_double_click_is_one_choice(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            seat, _other = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(seat)
            message = {"type": "choose", "seat": mine, "decision": decision, "choices": [choices[0]], "key": "click"}
            await seat.send(message)
            await seat.send(message)
            first = await seat.answer("click")
            second = await seat.answer("click")
            assert [first["type"], first["repeated"]] == ["accepted", False]
            assert [second["type"], second["repeated"]] == ["accepted", True]
            assert first["number"] == second["number"]
            assert [e["kind"] for e in seat.log].count("choice") == 1

    tell(story())


def test_a_repeated_message_after_many_others_is_still_known(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            mine, decision, choices = await asked(seat)
            first = await seat.choose(mine, decision, choices[0], "the first")
            await seat.play_to_end()
            again = await seat.choose(mine, decision, choices[0], "the first")
            assert again["repeated"] and again["number"] == first["number"]

    tell(story())


def test_two_tabs_race_for_one_decision_and_one_is_told_it_is_past(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            tab, _other = await two_people(server.url, ann, bob)
            tab2 = await ann.sit(tab.id)
            mine, decision, choices = await asked(tab)
            answers = await asyncio.gather(
                tab.choose(mine, decision, choices[0], "one"), tab2.choose(mine, decision, choices[-1], "two")
            )
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["problem"]["error"]["id"] == "error-decision-past"
            room = server.services.house.rooms[tab.id]
            assert len([s for s in room.play.standing if s.seat == mine]) == 1

    tell(story())


def test_simultaneous_decisions_are_answered_in_any_order_at_once(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            first, second = await asked(one), await asked(two)
            assert first[1] == second[1], "both are asked by the same entry"
            answers = await asyncio.gather(
                two.choose(second[0], second[1], second[2][0]), one.choose(first[0], first[1], first[2][0])
            )
            assert [answer["type"] for answer in answers] == ["accepted", "accepted"]

    tell(story())


def test_a_sealed_answer_is_told_to_nobody_else(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(one)
            before = (await asked(two), two.views[0]["observation"])
            await one.choose(mine, decision, choices[0])
            await two.until(lambda m: m["type"] == "update")
            assert (await asked(two), two.views[0]["observation"]) == before
            assert two.log[-1]["happenings"] == [] and "choice" not in two.log[-1]

    tell(story())


def test_foreign_seats_old_decisions_and_wrong_choices_change_nothing(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            one, two = await two_people(server.url, ann, bob)
            await eve.guest("Eve")
            watcher = await eve.sit(one.id)
            mine, decision, choices = await asked(one)
            await asked(two)
            room = server.services.house.rooms[one.id]
            before = room.play.state.encode(), room.table.number
            for seat, wrong, error in [
                (two, (mine, decision, choices[0]), "error-not-your-seat"),
                (watcher, (mine, decision, choices[0]), "error-not-your-seat"),
                (one, (mine, decision - 1, choices[0]), "error-decision-past"),
                (one, (mine, decision + 7, choices[0]), "error-decision-past"),
                (one, (mine, decision, 999_999), "no-such-choice"),
                (one, (mine, decision, -1), "no-such-choice"),
                (one, (15, decision, choices[0]), "error-not-your-seat"),
            ]:
                answer = await seat.choose(*wrong)
                assert (answer["type"], answer["problem"]["error"]["id"]) == ("refused", error)
            illegal = next(c for c in range(server.services.house.rooms[one.id].game.lexicon.size) if c not in choices)
            assert (await one.choose(mine, decision, illegal))["type"] == "refused"
            assert (room.play.state.encode(), room.table.number) == before

    tell(story())


def test_garbage_and_oversized_messages_are_refused_and_the_game_goes_on(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            assert seat.socket is not None
            rubbish: list[str | bytes] = [
                "", "{", "null", "[]", '"x"', "{}", '{"type":"nothing"}', '{"type":"choose"}', "\x00", "9" * 3000,
                '{"type":"choose","seat":"0","decision":1,"choices":[1],"key":"k"}', "[" * 2000, b"\xff\xfe",
                '{"type":"choose","seat":0,"decision":1,"choices":[1],"key":"k","extra":1}',
                '{"type":"say","text":"' + "x" * 501 + '","key":"k"}', '{"type":"hello","since":-1}', "x" * 9000,
            ]  # fmt: skip
            for raw in rubbish:
                await seat.socket.send(raw)
                answer = await seat.until(lambda m: m["type"] == "refused")
                assert answer["problem"]["error"]["id"].startswith("error-")
            assert (await seat.play_to_end())["winners"]

    tell(story())


def test_a_frame_beyond_all_bounds_ends_the_connection_only(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            seat = await ann.sit(table["id"])
            assert seat.socket is not None
            await seat.socket.send("x" * 200_000)
            await asyncio.wait_for(seat.socket.wait_closed(), 10)
            again = await ann.sit(table["id"])
            assert (await again.play_to_end())["winners"]

    tell(story())


def test_a_lost_connection_in_mid_decision_loses_nothing(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, _two = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(one)
            await one.send({"type": "choose", "seat": mine, "decision": decision, "choices": [choices[0]], "key": "k"})
            assert one.socket is not None
            one.socket.transport.abort()
            back = await ann.sit(one.id, since=1)
            answer = await back.choose(mine, decision, choices[0], "k")
            assert answer["type"] == "accepted"
            room = server.services.house.rooms[one.id]
            assert len([s for s in room.play.standing if s.seat == mine]) == 1

    tell(story())


def test_one_who_repeats_every_message_plays_the_same_game(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            while seat.result is None:
                question = seat.question()
                if question is None:
                    await seat.next()
                    continue
                mine, decision, choices = question
                message = {"type": "choose", "seat": mine, "decision": decision, "choices": [choices[0]]}
                for _copy in range(3):
                    await seat.send({**message, "key": str(decision)})
                for _copy in range(3):
                    assert (await seat.answer(str(decision)))["type"] == "accepted"
            mine_in_log = [entry for entry in seat.log if entry["kind"] == "choice" and entry["seat"] == 0]
            keys = {entry["number"] for entry in mine_in_log}
            assert len(keys) == len(mine_in_log)

    tell(story())


def test_nothing_is_done_before_hello(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            seat = Seat(ann, table["id"])
            from websockets.asyncio.client import connect

            cookie = f"castellany={ann.http.cookies['castellany']}"
            url = ann.url.replace("http", "ws") + f"/api/tables/{table['id']}/live"
            seat.socket = await connect(url, additional_headers={"Cookie": cookie})
            answer = await seat.choose(0, 1, 0)
            assert answer["problem"]["error"]["id"] == "error-hello-first"
            await seat.send({"type": "ping", "ref": "r"})
            assert (await seat.next())["type"] == "pong"

    tell(story())
