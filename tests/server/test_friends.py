"""Friends and codes: asked among people who played, agreed to by both, off for who wants none; tables found by ear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from castellany.server.store.ids import heard_code, new_code
from tests.server.client import Json, Person, guests
from tests.server.conftest import Inside, Story
from tests.server.test_play import two_people
from tests.server.test_tables import error

Tell = Callable[[Story], None]


def names(rows: list[Any]) -> list[str]:
    return [row.get("person", row)["name"] for row in rows]


async def become_friends(ann: Person, bob: Person) -> None:
    await ann.post(f"api/friends/{bob.id}/ask")
    await bob.post(f"api/friends/{ann.id}/agree")


def test_both_agree_and_see_each_other(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            table, _there = await two_people(server.url, ann, bob)
            seen = await ann.get("api/friends")
            assert names(seen["met"]) == names([await bob_ref(bob)]) and not seen["friends"]
            asked = await ann.post(f"api/friends/{bob.id}/ask")
            assert [one["refused"] for one in asked["asked"]] == [False] and not asked["met"]
            theirs = await bob.get("api/friends")
            assert [one["id"] for one in theirs["asking"]] == [ann.id] and not theirs["met"]
            agreed = await bob.post(f"api/friends/{ann.id}/agree")
            [friend] = agreed["friends"]
            assert friend["person"]["id"] == ann.id and friend["here"]
            assert friend["table"]["id"] == table.id, "they play at an open table"
            [back] = (await ann.get("api/friends"))["friends"]
            assert back["person"]["id"] == bob.id and back["here"]

    tell(story())


async def bob_ref(bob: Person) -> Json:
    me: Json = await bob.get("api/me")
    found: Json = me["person"]
    return found


def test_asking_each_other_is_agreeing(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await ann.post(f"api/friends/{bob.id}/ask")
            both = await bob.post(f"api/friends/{ann.id}/ask")
            assert [one["person"]["id"] for one in both["friends"]] == [ann.id]
            again = await ann.post(f"api/friends/{bob.id}/ask")
            assert [one["person"]["id"] for one in again["friends"]] == [bob.id], "a doubled click changes nothing"

    tell(story())


def test_only_people_one_has_played_with_can_be_asked(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Eve") as (ann, eve):
            for whom, reason in ((eve.id, "unmet"), (ann.id, "unmet"), ("nobody", "gone")):
                refused = await ann.post(f"api/friends/{whom}/ask", status=409)
                assert error(refused) == f"error-friend-{reason}"
            lobby = await ann.table(seats="mpp")
            await eve.post(f"api/tables/{lobby['id']}/join", {})
            refused = await ann.post(f"api/friends/{eve.id}/ask", status=409)
            assert error(refused) == "error-friend-unmet", "to sit in the same lobby is not to have played"

    tell(story())


def test_a_refusal_stands_but_the_one_who_refused_may_ask(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await ann.post(f"api/friends/{bob.id}/ask")
            refused = await bob.post(f"api/friends/{ann.id}/drop")
            assert not refused["asking"] and not refused["friends"]
            told = await ann.get("api/friends")
            assert [one["refused"] for one in told["asked"]] == [True]
            assert error(await ann.post(f"api/friends/{bob.id}/ask", status=409)) == "error-friend-refused"
            assert error(await bob.post(f"api/friends/{ann.id}/agree", status=409)) == "error-friend-withdrawn"
            assert not (await ann.post(f"api/friends/{bob.id}/drop"))["asked"], "read, and put away"
            assert error(await ann.post(f"api/friends/{bob.id}/ask", status=409)) == "error-friend-refused"
            await bob.post(f"api/friends/{ann.id}/ask")
            assert (await ann.post(f"api/friends/{bob.id}/agree"))["friends"]

    tell(story())


def test_a_request_is_withdrawn_and_a_friendship_ended(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await ann.post(f"api/friends/{bob.id}/ask")
            assert not (await ann.post(f"api/friends/{bob.id}/drop"))["asked"]
            assert error(await bob.post(f"api/friends/{ann.id}/agree", status=409)) == "error-friend-withdrawn"
            await become_friends(ann, bob)
            await ann.post(f"api/friends/{bob.id}/drop")
            assert not (await bob.get("api/friends"))["friends"], "ended for both"
            assert await bob.post(f"api/friends/{ann.id}/drop"), "twice is once"

    tell(story())


def test_who_wants_none_is_asked_and_seen_by_nobody(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await become_friends(ann, bob)
            assert not (await bob.call("PATCH", "api/me", {"sociable": False}))["sociable"]
            hidden = await ann.get("api/friends")
            assert not hidden["friends"] and not hidden["met"], "not among people met either"
            own = await bob.get("api/friends")
            assert own == {
                "sociable": False, "friends": [], "asking": [], "asked": [], "met": [], "invitations": [],
            }  # fmt: skip
            assert error(await bob.post(f"api/friends/{ann.id}/ask", status=409)) == "error-friends-off"
            assert error(await ann.post(f"api/friends/{bob.id}/ask", status=409)) == "error-friend-wants-none"
            table = await ann.table(seats="mp")
            refused = await ann.post(f"api/tables/{table['id']}/invite/{bob.id}", status=409)
            assert error(refused) == "error-not-friend"
            await bob.call("PATCH", "api/me", {"sociable": True})
            assert (await ann.get("api/friends"))["friends"], "and back as they were"

    tell(story())


def test_a_private_table_is_shown_to_friends_only_by_invitation(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            played, _there = await two_people(server.url, ann, bob)
            await become_friends(ann, bob)
            await eve.guest("Eve")
            await ann.post(f"api/tables/{played.id}/leave")
            table = await ann.table(seats="mp", visibility="private")
            secret = {table["id"], table["invite"], table["code"]}

            def told(friends: Json) -> set[str]:
                return {word for word in secret if word in str(friends)}

            assert not told(await bob.get("api/friends"))
            await ann.post(f"api/tables/{table['id']}/invite/{bob.id}")
            await ann.post(f"api/tables/{table['id']}/invite/{bob.id}")
            seen = await bob.get("api/friends")
            [call] = seen["invitations"]
            assert call["person"]["id"] == ann.id and call["table"]["invite"] == table["invite"]
            assert not told(await eve.get("api/friends"))
            assert not (await bob.post(f"api/tables/{table['id']}/decline"))["invitations"]
            await ann.post(f"api/tables/{table['id']}/invite/{bob.id}")
            await bob.post(f"api/tables/{table['id']}/join", {"invite": table["invite"]})
            assert not (await bob.get("api/friends"))["invitations"], "who sits there needs none"
            refused = await ann.post(f"api/tables/{table['id']}/invite/{bob.id}", status=409)
            assert error(refused) == "error-table-full"

    tell(story())


def test_an_invitation_of_one_who_is_no_friend_any_more_is_gone(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await become_friends(ann, bob)
            table = await ann.table(seats="mp", visibility="private")
            await ann.post(f"api/tables/{table['id']}/invite/{bob.id}")
            await bob.post(f"api/friends/{ann.id}/drop")
            assert not (await bob.get("api/friends"))["invitations"]

    tell(story())


def test_friends_are_part_of_ones_data_and_go_with_the_account(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await become_friends(ann, bob)
            data = await ann.get("api/me/export")
            assert [row["asked"] for row in data["friends"]] == [bob.id]
            await ann.post("api/me/delete", {})
            after = await bob.get("api/friends")
            assert not after["friends"] and not after["asking"] and not after["met"]

    tell(story())


def test_who_sits_at_a_table_is_here_without_asking_for_pages(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann, Person(server.url) as bob:
            await two_people(server.url, ann, bob)
            await become_friends(ann, bob)
            house, loop = server.services.house, server.services.house._beat.get_loop()

            async def on_server(work: Any) -> Any:
                return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

            from sqlalchemy import update

            from castellany.server.store import schema

            def long_ago(c: Any) -> None:
                c.execute(update(schema.people).where(schema.people.c.id == bob.id).values(seen=1))

            await on_server(house.db.write(long_ago))
            assert [one["here"] for one in (await ann.get("api/friends"))["friends"]] == [False]
            await on_server(house._note_who_is_here())
            assert [one["here"] for one in (await ann.get("api/friends"))["friends"]] == [True]

    tell(story())


def test_a_code_opens_its_table_as_the_link_does(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table = await ann.table(seats="mp", visibility="private")
            code = table["code"]
            spoken = f"{code[:3].lower()} - {code[3:]}"
            found = await bob.get(f"api/codes/{spoken}")
            assert (found["id"], found["invite"], found["code"]) == (table["id"], table["invite"], code)
            wrong = await bob.get("api/codes/ZZZZZ" if code != "ZZZZZ" else "api/codes/BBBBB", status=404)
            assert error(wrong) == "error-no-code"
            await bob.post(f"api/tables/{table['id']}/join", {"invite": found["invite"]})
            await ann.post(f"api/tables/{table['id']}/start")
            assert (await bob.get(f"api/codes/{code}"))["id"] == table["id"], "his own table"
            async with Person(server.url) as eve:
                began = await eve.get(f"api/codes/{code}", status=409)
                assert error(began) == "error-game-began" and table["id"] not in str(began)

    tell(story())


def test_a_code_does_not_bring_back_one_who_was_sent_away(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Eve") as (ann, eve):
            table = await ann.table(seats="mpp", visibility="private")
            await eve.post(f"api/tables/{table['id']}/join", {"invite": table["invite"]})
            await ann.post(f"api/tables/{table['id']}/seat", {"seat": 1, "kind": "person"})
            assert error(await eve.get(f"api/codes/{table['code']}", status=409)) == "error-sent-away"

    tell(story())


def test_codes_cannot_be_guessed_by_trying(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        server = own_server(limits=1.0)
        async with Person(server.url) as eve:
            answers = [(await eve.http.get(f"api/codes/{new_code()}")).status_code for _try in range(20)]
            assert answers[0] == 404 and answers[-1] == 429
            assert 404 not in answers[-5:]

    tell(story())


@pytest.mark.parametrize("typed", ["k7f 3q", "K7F-3Q", "к7f3q", " K7F3Q\n", "k.7.f.3.q"])
def test_a_code_is_heard_however_it_is_typed(typed: str) -> None:
    assert heard_code(typed) == "K7F3Q"


def test_codes_are_easy_to_say() -> None:
    codes = {new_code() for _draw in range(500)}
    assert len(codes) > 490 and all(len(code) == 5 and heard_code(code) == code for code in codes)
    assert not set("".join(codes)) & set("AEIOU01LS25"), "no words, nothing that looks or sounds like another"
