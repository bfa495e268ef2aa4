"""Tables: making, joining, leaving, stand-ins, starting, rematches, watching, hot-seat, closing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.server.client import Person, Seat, guests
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people

Tell = Callable[[Story], None]


def error(answer: dict[str, object]) -> object:
    return answer["error"]["id"]  # type: ignore[index]


def test_an_open_table_is_found_in_the_hall_joined_and_started(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mpb", options={"rich": True})
            assert (table["status"], table["is_host"], table["commitment"]) == ("waiting", True, None)
            assert table["options"]["rich"] is True
            hall = await bob.get("api/hall")
            assert table["id"] in [t["id"] for t in hall["open"]]
            assert error(await ann.post(f"api/tables/{table['id']}/start", status=409)) == "error-seats-empty"
            joined = await bob.post(f"api/tables/{table['id']}/join", {})
            assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
            twice = await bob.post(f"api/tables/{table['id']}/join", {})
            assert twice["seats"] == joined["seats"], "a doubled click takes no second seat"
            assert error(await bob.post(f"api/tables/{table['id']}/start", status=403)) == "error-not-host"
            started = await ann.post(f"api/tables/{table['id']}/start")
            assert started["status"] == "playing" and len(started["commitment"]) == 64
            again = await ann.post(f"api/tables/{table['id']}/start")
            assert again["number"] >= started["number"]
            mine = await bob.get("api/hall")
            assert table["id"] in [t["id"] for t in mine["my_turn"] + mine["mine"]]

    tell(story())


def test_a_private_table_opens_by_its_link_only(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Eve") as (ann, eve):
            table = await ann.table(seats="mp", visibility="private")
            path = f"api/tables/{table['id']}"
            assert error(await eve.get(path, status=403)) == "error-private-table"
            assert error(await eve.post(f"{path}/join", {}, status=403)) == "error-private-table"
            assert error(await eve.post(f"{path}/join", {"invite": "guess"}, status=403)) == "error-private-table"
            seat = await eve.sit(table["id"])
            assert seat.seen[0]["type"] == "bye" and not seat.seen[0]["again"]
            hall = await eve.get("api/hall")
            assert table["id"] not in [t["id"] for t in hall["open"]]
            shown = await eve.get(f"{path}?invite={table['invite']}")
            assert shown["id"] == table["id"]
            await eve.post(f"{path}/join", {"invite": table["invite"]})

    tell(story())


def test_a_full_table_refuses_and_a_left_seat_is_free_again(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            for person, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
                await person.guest(name)
            table = await ann.table(seats="mp")
            path = f"api/tables/{table['id']}"
            await bob.post(f"{path}/join", {})
            assert error(await eve.post(f"{path}/join", {}, status=409)) == "error-table-full"
            await bob.post(f"{path}/leave")
            assert error(await eve.post(f"{path}/join", {"seat": 0}, status=409)) == "error-seat-taken"
            await eve.post(f"{path}/join", {"seat": 1})
            left = await ann.post(f"{path}/leave")
            assert left["host"]["id"] == eve.id, "the table has a host as long as somebody sits there"
            closed = await eve.post(f"{path}/leave")
            assert closed["status"] == "closed"
            assert error(await bob.post(f"{path}/join", {}, status=409)) == "error-table-closed"

    tell(story())


def test_nobody_at_a_table_is_called_like_another(server: Inside, tell: Tell) -> None:
    """Sentences name people. Who comes second chooses another name; one that is kept by a password stays."""

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve, Person(server.url) as olena:
            await ann.guest("Olena")
            await eve.guest("Оlenа")  # with two letters of another script
            await olena.guest("Someone")
            table = await ann.table(seats="mppb")
            path = f"api/tables/{table['id']}"
            assert error(await eve.post(f"{path}/join", {}, status=409)) == "error-name-at-table"
            await eve.call("PATCH", "api/me", {"name": table["seats"][3]["name"]})
            assert error(await eve.post(f"{path}/join", {}, status=409)) == "error-name-at-table", "a bot has it"
            await eve.call("PATCH", "api/me", {"name": "Olena from Lviv"})
            await eve.post(f"{path}/join", {})
            await olena.post("api/me/keep", {"name": "Olena", "password": "long enough words"})
            await olena.post(f"{path}/join", {})

    tell(story())


def test_the_host_gives_a_seat_to_a_bot_and_opens_it_again(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mp")
            path = f"api/tables/{table['id']}/seat"
            assert error(await bob.post(path, {"seat": 1, "kind": "bot"}, status=403)) == "error-not-host"
            assert error(await ann.post(path, {"seat": 1, "kind": "bot", "level": "wizard"}, status=400)) == "bad-level"
            assert error(await ann.post(path, {"seat": 9, "kind": "bot"}, status=400)) == "error-no-seat"
            given = await ann.post(path, {"seat": 1, "kind": "bot", "level": "random"})
            assert given["seats"][1]["kind"] == "bot" and given["seats"][1]["name"]
            opened = await ann.post(path, {"seat": 1, "kind": "person"})
            assert opened["seats"][1]["person"] is None

    tell(story())


def test_the_host_begins_without_those_who_did_not_come(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mpp")
            path = f"api/tables/{table['id']}"
            assert error(await ann.post(f"{path}/start?fewer=true", status=400)) == "bad-seats", "alone it is no game"
            await bob.post(f"{path}/join", {"seat": 2})
            assert error(await bob.post(f"{path}/start?fewer=true", status=403)) == "error-not-host"
            assert error(await ann.post(f"{path}/start", status=409)) == "error-seats-empty"
            begun = await ann.post(f"{path}/start?fewer=true")
            assert begun["status"] == "playing"
            assert [seat["seat"] for seat in begun["seats"]] == [0, 1]
            assert {seat["person"]["id"] for seat in begun["seats"]} == {ann.id, bob.id}
            again = await ann.post(f"{path}/start?fewer=true")
            assert again["status"] == "playing", "a doubled click changes nothing"

    tell(story())


def test_the_host_agrees_on_other_seats_and_rules_while_the_table_waits(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mpb")
            path = f"api/tables/{table['id']}/terms"
            there = await bob.sit(table["id"])
            assert error(await bob.post(path, {"seats": 2}, status=403)) == "error-not-host"
            assert error(await ann.post(path, {"seats": 5}, status=400)) == "bad-seats"
            assert error(await ann.post(path, {"options": {"rounds": 99}}, status=400)) == "bad-option-value"
            clock = {"kind": "turn", "seconds": 1}
            assert error(await ann.post(path, {"clock": clock}, status=400)) == "error-clock-too-short"
            agreed = await ann.post(path, {"seats": 4, "options": {"rich": True}, "pace": "turns", "rated": True})
            assert [seat["kind"] for seat in agreed["seats"]] == ["person", "person", "bot", "person"]
            assert agreed["options"] == {"rich": True, "rounds": 3} and agreed["pace"] == "turns" and agreed["rated"]
            told = await there.until(lambda m: m["type"] == "changed" and len(m["table"]["seats"]) == 4)
            assert told["table"]["options"]["rich"], "those who look at it are told at once"
            await bob.post(f"api/tables/{table['id']}/join", {"seat": 3})
            fewer = await ann.post(path, {"seats": 2})
            assert [seat["person"]["id"] for seat in fewer["seats"]] == [ann.id, bob.id], "nobody is sent away by it"
            assert fewer["options"]["rich"], "what is not named stays"
            await ann.post(path, {"seats": 3})
            await ann.post(f"api/tables/{table['id']}/seat", {"seat": 2, "kind": "bot", "level": "random"})
            begun = await ann.post(f"api/tables/{table['id']}/start")
            assert begun["status"] == "playing" and len(begun["seats"]) == 3
            assert error(await ann.post(path, {"seats": 2}, status=409)) == "error-game-began"

    tell(story())


def test_a_table_that_becomes_private_keeps_who_sits_or_was_invited(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob", "Cid", "Eve") as (ann, bob, cid, eve):
            table = await ann.table(seats="mpp", visibility="open")
            path = f"api/tables/{table['id']}"
            await bob.post(f"{path}/join", {})
            sits, looks = await bob.sit(table["id"]), await eve.sit(table["id"])
            invited = await cid.sit(table["id"], table["invite"])
            assert error(await bob.post(f"{path}/terms", {"visibility": "private"}, status=403)) == "error-not-host"
            assert (await ann.post(f"{path}/terms", {"rated": True}))["visibility"] == "open", "not named: it stays"
            agreed = await ann.post(f"{path}/terms", {"visibility": "private"})
            assert agreed["visibility"] == "private" and len(agreed["seats"]) == 3
            bye = await looks.until(lambda m: m["type"] == "bye")
            assert bye["problem"]["error"]["id"] == "error-private-table" and not bye["again"]
            for seat in (sits, invited):
                await seat.until(lambda m: m["type"] == "changed" and m["table"]["visibility"] == "private")
            assert error(await eve.post(f"{path}/join", {}, status=403)) == "error-private-table"
            assert table["id"] not in [one["id"] for one in (await eve.get("api/hall"))["open"]]
            await ann.post(f"{path}/terms", {"visibility": "open"})
            assert table["id"] in [one["id"] for one in (await eve.get("api/hall"))["open"]]
            await eve.post(f"{path}/join", {})

    tell(story())


def test_there_is_a_seat_for_everybody_who_sits(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.table(seats="mpp")
            for person in (bob, cid):
                await person.post(f"api/tables/{table['id']}/join", {})
            refused = await ann.post(f"api/tables/{table['id']}/terms", {"seats": 2}, status=409)
            assert error(refused) == "error-seats-needed" and refused["error"]["args"]["people"] == 3

    tell(story())


def test_the_hall_knows_the_game_that_ended_last(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            await eve.guest("Eve")
            one, two = await two_people(server.url, ann, bob, visibility="private", options={"rounds": 1})
            assert (await ann.get("api/hall"))["latest"] is None, "it is not over yet"
            await asyncio.gather(one.play_to_end(), two.play_to_end())
            latest = (await ann.get("api/hall"))["latest"]
            assert latest["id"] == one.id and latest["result"]["winners"]
            assert (await eve.get("api/hall"))["latest"] is None, "she did not sit there"

    tell(story())


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad-game"),
        ({"game": "tithe", "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": "tithe", "seats": [{"kind": "me"}] * 9}, "bad-seats"),
        ({"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"poor": 1}}, "bad-option-unknown"),
        ({"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"rounds": 99}}, "bad-option-value"),
        ({"game": "tithe", "seats": [{"kind": "me"}, {"kind": "person"}], "seed": "1"}, "error-seed-only-practice"),
        (
            {"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "turn", "seconds": 1}},
            "error-clock-too-short",
        ),
        ({"game": "tithe", "seats": [{"kind": "king"}]}, "error-bad-request"),
        ({"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}], "surprise": True}, "error-bad-request"),
    ],
)
def test_impossible_tables_are_refused_with_a_reason(
    server: Inside, tell: Tell, wish: dict[str, object], id: str
) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            answer = await ann.post("api/tables", wish, status=None)
            assert error(answer) == id

    tell(story())


def test_a_leaver_is_played_by_a_bot_until_they_come_back(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            await bob.post(f"api/tables/{one.id}/leave")
            await two.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "standin")
            assert two.log[-1]["reason"] == "left" and two.question() is None
            mine, decision, choices = await asked(one)
            await one.choose(mine, decision, choices[0])
            await one.until(lambda m: m["type"] == "update" and any(e["seat"] == 1 for e in m["log"]))
            await two.send({"type": "seated", "seat": 1, "by": "me"})
            await two.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["standin"])
            assert "back" in [entry["kind"] for entry in two.log]
            await two.send({"type": "seated", "seat": 0, "by": "me"})
            refused = await two.until(lambda m: m["type"] == "refused")
            assert refused["problem"]["error"]["id"] == "error-not-your-seat"

    tell(story())


def test_the_others_let_a_bot_play_for_one_who_is_gone(own_server: Callable[..., Inside], tell: Tell) -> None:
    house = own_server(absence=0.6)

    async def story() -> None:
        async with Person(house.url) as ann, Person(house.url) as bob, Person(house.url) as cid:
            one, two = await two_people(house.url, ann, bob)
            await cid.guest("Cid")
            watcher = await cid.sit(one.id)

            async def refusal(seat: Seat) -> str:
                await seat.send({"type": "seated", "seat": 1, "by": "bot"})
                answer = await seat.until(lambda m: m["type"] == "refused")
                return str(answer["problem"]["error"]["id"])

            assert await refusal(one) == "error-still-here"
            await two.close()
            await one.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["present"])
            assert await refusal(one) == "error-perhaps-back"
            assert await refusal(watcher) == "error-not-your-seat", "only those who play decide that"
            await asyncio.sleep(0.7)
            await one.send({"type": "seated", "seat": 1, "by": "bot"})
            await one.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "standin")
            assert one.log[-1]["reason"] == "away"
            again = await bob.sit(one.id)
            await again.send({"type": "seated", "seat": 1, "by": "me"})
            await again.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["standin"])

    tell(story())


def test_a_spectator_sees_the_table_and_no_hand(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            one, _two = await two_people(server.url, ann, bob)
            watcher = await eve.sit(one.id)  # without any session
            assert [view["seat"] for view in watcher.views] == [None]
            assert watcher.question() is None
            assert '"card:' not in str(watcher.views).replace("'", '"')
            assert watcher.table["invite"] is None and watcher.table["result"] is None
            await one.until(lambda m: m["type"] == "changed" and m["watchers"] == 1)

    tell(story())


def test_hot_seat_one_person_plays_all_seats_in_turn(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            wishes = [{"kind": "me"}, {"kind": "me", "name": "Grandpa"}, {"kind": "me"}]
            table = await ann.post("api/tables", {"game": "tithe", "seats": wishes, "shuffle": False})
            assert [seat["name"] for seat in table["seats"]] == ["Ann", "Grandpa", "Ann 3"]
            assert table["free_undo"]
            seat = await ann.sit(table["id"])
            assert [view["seat"] for view in seat.views] == [0, 1, 2]
            assert (await seat.play_to_end())["winners"]

    tell(story())


def test_the_hall_tells_how_ones_own_games_stand_those_that_wait_for_one_first(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(one)
            await asked(two)
            hall = await ann.get("api/hall")
            (table,) = hall["my_turn"]
            glance = table["glance"]
            assert (glance["round"], glance["rounds"]) == (1, [1, 2, 3])
            assert glance["moment"]["id"] == "phase-round" and glance["ask"]["id"] == "ask-bid"
            assert glance["totals"] == [score["total"] for score in one.views[0]["observation"]["scores"]]
            await one.choose(mine, decision, choices[0])
            hall = await ann.get("api/hall")
            assert not hall["my_turn"] and hall["mine"][0]["glance"]["ask"] is None, "nobody else's question is told"
            assert (await bob.get("api/hall"))["my_turn"][0]["glance"]["ask"]["id"] == "ask-bid"

    tell(story())


def test_the_hall_remembers_how_a_game_was_last_played_alone_with_bots(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            assert (await ann.get("api/hall"))["last"] == {}
            await ann.table(seats="mbb")
            made = await ann.table(seats="mb", options={"rich": True})
            await ann.table(seats="mpb")  # waits for somebody: nothing to repeat with one click
            last = (await ann.get("api/hall"))["last"]
            assert last == {"tithe": {"bots": ["random"], "options": made["options"]}}
            again = await ann.table(seats="mb", options=last["tithe"]["options"])
            assert again["options"] == made["options"]
            assert again["waiting_since"] >= made["created"] - 1000, "and since when its question waits"
            assert (await bob.get("api/hall"))["last"] == {}, "it is nobody else's business"

    tell(story())


def test_everybody_who_asks_for_a_rematch_meets_at_the_same_new_table(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            one, two = await two_people(server.url, ann, bob, visibility="private", options={"rounds": 1})
            assert error(await ann.post(f"api/tables/{one.id}/rematch", status=409)) == "error-table-playing"
            import asyncio

            await asyncio.gather(one.play_to_end(), two.play_to_end())
            first = await ann.post(f"api/tables/{one.id}/rematch")
            seen = await bob.get(f"api/tables/{first['id']}")
            assert [seat["person"]["id"] for seat in seen["seats"] if seat["person"]] == [ann.id], "who is in so far"
            assert error(await eve.get(f"api/tables/{first['id']}", status=403)) == "error-private-table"
            second = await bob.post(f"api/tables/{one.id}/rematch")
            assert first["id"] == second["id"] != one.id
            assert {seat["person"]["id"] for seat in second["seats"]} == {ann.id, bob.id}
            started = await ann.post(f"api/tables/{first['id']}/start")
            assert started["status"] == "playing" and started["commitment"] != one.table["commitment"]

    tell(story())


def test_those_still_at_a_finished_table_are_told_who_is_in_for_the_next_game(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob, visibility="private", options={"rounds": 1})
            await asyncio.gather(one.play_to_end(), two.play_to_end())
            await bob.post(f"api/tables/{one.id}/rematch")

            async def told(seat: Seat, asked: list[int] | None, began: bool = False) -> None:
                wanted = None if asked is None else (asked, began)
                while True:
                    now = seat.table["rematch"]
                    if wanted == (now and (now["asked"], now["began"])):
                        return
                    await seat.until(lambda m: m["type"] == "changed")

            await told(one, [1])
            again = one.table["rematch"]["id"]
            await ann.post(f"api/tables/{one.id}/rematch")
            await told(two, [1, 0])  # who asks stands first
            await ann.post(f"api/tables/{again}/leave")
            await told(two, [1])
            await bob.post(f"api/tables/{again}/leave")
            await told(one, None)
            await told(two, None)  # nobody is left there: it may be asked for anew
            await ann.post(f"api/tables/{one.id}/rematch")
            await told(two, [0])
            assert two.table["rematch"]["id"] != again
            again = (await bob.post(f"api/tables/{one.id}/rematch"))["id"]
            await ann.post(f"api/tables/{again}/start")
            await told(two, [0, 1], began=True)
            assert (await bob.get(f"api/tables/{one.id}"))["rematch"] == two.table["rematch"]

    tell(story())


def test_a_table_is_closed_by_its_host_only_while_nobody_else_plays(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, _two = await two_people(server.url, ann, bob)
            assert error(await ann.post(f"api/tables/{one.id}/close", status=403)) == "error-others-play"
            solo = await ann.table(seats="mb")
            closed = await ann.post(f"api/tables/{solo['id']}/close")
            assert closed["status"] == "closed"
            assert (await ann.post(f"api/tables/{solo['id']}/close"))["status"] == "closed"

    tell(story())


def test_lists_page_through_tables(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.guest("Ann")
            for _table in range(31):
                await ann.table(seats="mp")
            await bob.guest("Bob")
            first = await bob.get("api/tables?list=open&game=tithe")
            assert len(first["tables"]) == 30 and first["more"]
            second = await bob.get("api/tables?list=open&game=tithe&page=1")
            assert not {t["id"] for t in first["tables"]} & {t["id"] for t in second["tables"]}
            assert (await bob.get("api/tables?list=open&game=other"))["tables"] == []

    tell(story())
