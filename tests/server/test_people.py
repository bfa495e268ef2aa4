"""People: guests, accounts, sessions, one's own data, administrators, chat and mute."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from castellany.server.errors import Fault
from castellany.server.people.accounts import clean_name
from tests.server import asking
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_tables import error

Tell = Callable[[Story], None]


def test_a_guest_plays_at_once_and_keeps_the_name_by_a_password(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as later:
            assert (await ann.get("api/me"))["person"] is None
            await ann.guest()
            me = await ann.get("api/me")
            assert me["person"]["guest"] and me["person"]["name"]
            again = await ann.post("api/me/guest", {"name": "Other"})
            assert again["person"]["id"] == ann.id, "somebody who is somebody stays it"
            kept = await ann.post("api/me/keep", {"name": "Ann of Kyiv", "password": "correct horse"})
            assert not kept["person"]["guest"] and kept["person"]["id"] == ann.id
            wrong = await later.post("api/me/login", {"name": "Ann of Kyiv", "password": "wrong horse"}, status=403)
            assert error(wrong) == "error-wrong-password"
            nobody = await later.post("api/me/login", {"name": "Nobody", "password": "wrong horse"}, status=403)
            assert error(nobody) == "error-wrong-password"
            back = await later.post("api/me/login", {"name": "  ann OF kyiv ", "password": "correct horse"})
            assert back["person"]["id"] == ann.id
            later.csrf = back["csrf"]
            assert (await later.post("api/me/logout"))["person"] is None
            assert (await later.get("api/me"))["person"] is None

    tell(story())


def test_a_name_belongs_to_one_account(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.guest()
            await bob.guest()
            await ann.post("api/me/keep", {"name": "Unique", "password": "12345678"})
            taken = await bob.post("api/me/keep", {"name": "UNIQUE", "password": "12345678"}, status=409)
            assert error(taken) == "error-name-taken"
            short = await bob.post("api/me/keep", {"name": "Other", "password": "short"}, status=400)
            assert error(short) == "error-bad-request"

    tell(story())


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "seat:0", "!!!", "\n"])
def test_names_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(Fault):
        clean_name(name)


def test_names_are_cleaned() -> None:
    assert clean_name("  Żółć   з\u0000 Києва ") == "Żółć з Києва"


def test_settings_language_and_mail_are_kept_and_bounded(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest()
            changed = await ann.call("PATCH", "api/me", {"language": "uk", "settings": {"sound": False, "speed": 2}})
            assert (changed["language"], changed["settings"]) == ("uk", {"sound": False, "speed": 2})
            more = await ann.call("PATCH", "api/me", {"settings": {"speed": 3}, "email": "ann@example.org"})
            assert more["settings"] == {"sound": False, "speed": 3} and more["email"] == "ann@example.org"
            for bad in ("no address", "a@b", "x@y.z\r\nBcc: all@example.org"):
                assert error(await ann.call("PATCH", "api/me", {"email": bad}, status=400)) == "error-bad-email"
            large = {f"k{n}": "x" * 60 for n in range(39)}
            await ann.call("PATCH", "api/me", {"settings": large}, status=200)
            larger = {f"m{n}": "x" * 60 for n in range(39)}
            assert error(await ann.call("PATCH", "api/me", {"settings": larger}, status=413)) == "error-too-large"

    tell(story())


def test_a_new_password_ends_the_other_sessions(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as phone:
            await ann.guest()
            await ann.post("api/me/keep", {"name": "Two devices", "password": "first secret"})
            await phone.post("api/me/login", {"name": "Two devices", "password": "first secret"})
            wrong = await ann.post("api/me/password", {"old": "nonsense", "new": "second secret"}, status=403)
            assert error(wrong) == "error-wrong-password"
            await ann.post("api/me/password", {"old": "first secret", "new": "second secret"})
            assert (await phone.get("api/me"))["person"] is None
            assert (await ann.get("api/me"))["person"] is not None

    tell(story())


def test_one_takes_all_data_home_and_is_forgotten(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            await one.send({"type": "say", "text": "hello there", "key": "1"})
            await one.until(lambda m: m["type"] == "chat")
            data = await ann.get("api/me/export")
            assert data["person"]["id"] == ann.id
            assert [line["text"] for line in data["chat"]] == ["hello there"]
            assert one.id in [table["id"] for table in data["tables"]]
            assert "seed" not in str(data) and "password" not in str(data)
            assert (await ann.post("api/me/delete", {}))["person"] is None
            assert (await ann.get("api/me"))["person"] is None
            await two.until(lambda m: m["type"] == "changed" and m["table"]["seats"][0]["name"] == "gone-player")
            assert two.table["seats"][0]["standin"], "a bot plays on"
            assert error(await bob.get(f"api/people/{ann.id}", status=404)) == "error-no-person"
            mine, decision, choices = await asked(two)
            assert (await two.choose(mine, decision, choices[0]))["type"] == "accepted"

    tell(story())


def test_a_game_with_bots_alone_ends_when_its_player_is_forgotten(server: Inside, tell: Tell) -> None:
    """Bots that play on for nobody would fill the house: who has deleted an account never takes the seat back."""

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.guest()
            await bob.guest()
            made = await ann.table("tithe", "mb", visibility="open")
            watching = await bob.sit(made["id"])
            await ann.post("api/me/delete", {})
            await watching.until(lambda m: m["type"] == "changed" and m["table"]["status"] == "closed")
            assert (await bob.get(f"api/tables/{made['id']}"))["result"] is None

    tell(story())


def test_the_administrator_named_at_the_start_mutes_bans_and_closes(
    own_server: Callable[..., Inside], tell: Tell
) -> None:
    async def story() -> None:
        server = own_server(admin="Warden", admin_password="keys of the house")
        async with Person(server.url) as warden, Person(server.url) as ann, Person(server.url) as bob:
            me = await warden.post("api/me/login", {"name": "warden", "password": "keys of the house"})
            assert me["admin"]
            warden.csrf = me["csrf"]
            one, two = await two_people(server.url, ann, bob)
            assert error(await ann.get("api/admin/people", status=403)) == "error-not-admin"
            found = await warden.get("api/admin/people?q=bo")
            assert bob.id in [row["person"]["id"] for row in found]
            muted = await warden.post(f"api/admin/people/{bob.id}/mute")
            assert muted["muted"]
            await two.send({"type": "say", "text": "still here?", "key": "m"})
            assert (await two.answer("m"))["problem"]["error"]["id"] == "error-muted"
            await warden.post(f"api/admin/people/{bob.id}/unmute")
            await two.send({"type": "say", "text": "hello", "key": "n"})
            assert (await two.answer("n"))["type"] == "accepted"
            await warden.post(f"api/admin/people/{bob.id}/ban")
            assert not (await two.until(lambda m: m["type"] == "bye"))["again"]
            assert (await bob.get("api/me"))["person"] is None
            while not one.table["seats"][1]["standin"]:
                await one.next()  # the game goes on without him
            itself = await warden.post(f"api/admin/people/{me['person']['id']}/ban", status=409)
            assert error(itself) == "error-not-on-admin"
            closed = await warden.post(f"api/tables/{one.id}/close")
            assert closed["status"] == "closed"
            await one.until(lambda m: m["type"] == "changed" and m["table"]["status"] == "closed")
            refused = await one.choose(0, 1, 0)
            assert refused["problem"]["error"]["id"] == "error-table-not-playing"

    tell(story())


def test_two_changes_at_once_both_hold(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server(admin="Warden", admin_password="keys of the house")
        async with Person(server.url) as warden, Person(server.url) as bob:
            me = await warden.post("api/me/login", {"name": "warden", "password": "keys of the house"})
            warden.csrf = me["csrf"]
            await bob.guest("Bob")

            def deeds(*names: str) -> list[Awaitable[Any]]:
                return [warden.post(f"api/admin/people/{bob.id}/{name}") for name in names]

            for _again in range(10):
                await asyncio.gather(*deeds("ban", "mute"))
                found = await warden.get("api/admin/people?q=bob")
                assert [(row["muted"], row["banned"]) for row in found] == [(True, True)]
                await asyncio.gather(*deeds("unban", "unmute"))
                found = await warden.get("api/admin/people?q=bob")
                assert [(row["muted"], row["banned"]) for row in found] == [(False, False)]

            wishes = [{f"wish{number}": number} for number in range(12)]
            await asyncio.gather(*(warden.call("PATCH", "api/me", {"settings": wish}) for wish in wishes))
            kept = (await warden.get("api/me"))["settings"]
            assert kept == {name: value for wish in wishes for name, value in wish.items()}

    tell(story())


def test_chat_is_told_once_and_kept(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            for key in ("a", "a", "b"):
                await one.send({"type": "say", "text": f"line {key}\u202e", "key": key})
                await one.answer(key)
            await two.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "line b")
            assert [m["line"]["text"] for m in two.seen if m["type"] == "chat"] == ["line a", "line b"]
            again = await bob.sit(one.id)
            assert [line["text"] for line in again.seen[0]["chat"]] == ["line a", "line b"]
            quiet = await ann.table(seats="mb", chat=False)
            seat = await ann.sit(quiet["id"])
            await seat.send({"type": "say", "text": "psst", "key": "q"})
            assert (await seat.answer("q"))["problem"]["error"]["id"] == "error-no-chat"

    tell(story())


def test_ratings_follow_rated_games_of_people(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        import asyncio

        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob, rated=True, options={"rounds": 1})
            assert one.table["rated"]
            await one.send({"type": "hint", "seat": 0, "ref": "h"})
            hint = await one.until(lambda m: m["type"] == "refused")
            assert hint["problem"]["error"]["id"] == "error-no-hint-rated"
            result, _same = await asyncio.gather(one.play_to_end(), two.play_to_end())
            for person, seat in ((ann, 0), (bob, 1)):
                profile = await person.get(f"api/people/{person.id}")
                [game] = profile["games"]
                assert (game["game"], game["played"], game["won"]) == ("tithe", 1, int(seat in result["winners"]))
                assert game["rating"] is not None
            rows = (await ann.get("api/ratings/tithe"))["rows"]
            mine = {row["person"]["id"]: row["rating"] for row in rows}
            if len(result["winners"]) == 1:
                winner, loser = (ann, bob) if result["winners"] == [0] else (bob, ann)
                assert mine[winner.id] > mine[loser.id]

    tell(story())


def test_places_winners_first_then_points_with_ties() -> None:
    from castellany.server.store.results import places

    assert places([10, 30, 20], [1]) == [3, 1, 2]
    assert places([10, 10, 5], [0]) == [1, 2, 3], "a tie-breaker decided"
    assert places([10, 10, 5], [0, 1]) == [1, 1, 3]
    assert places([1, 2, 3, 3], [2, 3]) == [4, 3, 1, 1]


def test_sessions_are_cookies_no_script_can_read(server: Inside) -> None:
    answer = asking.post(f"{server.url}/api/me/guest", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    behind_tls = asking.post(f"{server.url}/api/me/guest", json={}, headers={"x-forwarded-proto": "https"})
    assert "secure" in behind_tls.headers["set-cookie"].lower()
