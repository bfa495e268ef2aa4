"""A gesture: several choices of one seat, checked, stored, told, replayed and taken back as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from castellany.kernel import Match, loads, verify
from castellany.server.store import log
from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_undo import undo
from tests.toy import GAME
from tests.toy.lexicon import BUY, PASS

Tell = Callable[[Story], None]


async def at_the_shop(url: str, ann: Person, bob: Person, **more: Any) -> tuple[Seat, Seat, int, int]:
    """Ann stands in the shop with three gold: her seat, Bob's, her seat's number and the decision."""
    one, two = await two_people(url, ann, bob, options={"rich": True}, **more)
    for seat in (one, two):
        mine, decision, choices = await asked(seat)
        await seat.choose(mine, decision, choices[0])
    await level(one, two)
    winner = one if one.question() else two
    mine, decision, choices = await asked(winner)
    await winner.choose(mine, decision, GAME.parse("pick 1"))
    await level(one, two)
    mine, decision, choices = await asked(one)
    assert choices == [BUY.base, PASS.base]
    return one, two, mine, decision


async def level(*seats: Seat) -> None:
    """All have heard of everything that any of them has heard of."""
    for seat in seats:
        while seat.number < max(other.number for other in seats):
            await seat.next()


def test_a_gesture_is_one_entry_one_update_and_taken_back_as_one(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two, mine, decision = await at_the_shop(server.url, ann, bob)
            before, number, entries = one.views[0]["observation"], one.number, len(one.log)
            answer = await one.gesture(mine, decision, [BUY.base, PASS.base])
            assert answer["type"] == "accepted" and answer["number"] == number + 1
            assert len(one.log) == entries + 1 and one.log[-1]["kind"] == "choice"
            await two.until(lambda m: m["type"] == "update" and m["number"] == number + 1)
            assert len(two.seen[-1]["log"]) == 1
            assert one.views[0]["can_undo"]
            assert (await undo(one, mine))["type"] == "accepted"
            assert one.log[-1]["undone"] == [number + 1]
            assert one.views[0]["observation"] == before

    tell(story())


def test_a_gesture_is_one_turn_of_the_clock(server: Inside, tell: Tell) -> None:
    gain = 1000  # seconds after each turn: far more than the story takes

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            clock = {"kind": "bank", "seconds": 1000, "plus": gain}
            one, _two, mine, decision = await at_the_shop(server.url, ann, bob, clock=clock)
            room = server.services.house.rooms[one.id]
            assert room.table.time.running == [mine]
            before = room.table.time.left[mine]
            assert (await one.gesture(mine, decision, [BUY.base, PASS.base]))["type"] == "accepted"
            assert room.table.time.running == [1 - mine]
            after = room.table.time.left[mine]
            assert before is not None and after is not None
            assert 0 < after - before <= gain * 1000, "one gain for all of it"

    tell(story())


def test_a_gesture_is_refused_whole_with_the_place_of_what_is_wrong(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, _two, mine, decision = await at_the_shop(server.url, ann, bob)
            before, number = one.views[0]["observation"], one.number
            refused = await one.gesture(mine, decision, [BUY.base, BUY.base])
            assert (refused["type"], refused["at"]) == ("refused", 1)
            assert refused["problem"]["error"]["id"] == "no-gold" and refused["problem"]["rule"] == "TOY-1.3"
            refused = await one.gesture(mine, decision, [BUY.base, PASS.base, PASS.base])
            assert (refused["problem"]["error"]["id"], refused["at"]) == ("no-not-your-turn", 2)
            assert (one.number, one.views[0]["observation"]) == (number, before)
            assert (await one.choose(mine, decision, PASS.base))["type"] == "accepted"

    tell(story())


def test_an_empty_or_endless_gesture_is_no_message(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, _two, mine, decision = await at_the_shop(server.url, ann, bob)
            for choices in ([], [PASS.base] * 65, ["0"], [None], 3, None):
                message: Any = {"type": "choose", "seat": mine, "decision": decision, "choices": choices, "key": "k"}
                await one.send(message)
                refused = await one.until(lambda m: m["type"] == "refused")
                assert refused["problem"]["error"]["id"] == "error-bad-message"

    tell(story())


def test_the_same_gesture_again_does_nothing_more_even_after_a_restart(
    own_server: Callable[..., Inside], tell: Tell
) -> None:
    async def story() -> None:
        first = own_server()
        async with Person(first.url) as ann, Person(first.url) as bob:
            one, _two, mine, decision = await at_the_shop(first.url, ann, bob)
            told = await one.gesture(mine, decision, [BUY.base, PASS.base], "same")
            again = await one.gesture(mine, decision, [BUY.base, PASS.base], "same")
            assert (again["number"], again["repeated"]) == (told["number"], True)
            seen = one.views[0]["observation"]
            first.stop()
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            back = await ann.sit(one.id)
            assert back.views[0]["observation"] == seen
            again = await back.gesture(mine, decision, [BUY.base, PASS.base], "same")
            assert (again["number"], again["repeated"]) == (told["number"], True)
            assert back.views[0]["can_undo"]
            assert (await undo(back, mine))["type"] == "accepted", "through the snapshot, the moment before is gone"
            assert (await asked(back))[2] == [BUY.base, PASS.base]
            room = second.services.house.rooms[one.id]
            history = await second.services.db.read(lambda c: log.history(c, one.id))
            assert "buy_relic; pass" in [entry.choice for entry in history]
            assert room.play.standing[-1].number < told["number"]

    tell(story())


def test_a_replay_steps_through_single_choices_and_knows_the_gestures(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two, mine, decision = await at_the_shop(server.url, ann, bob)
            await one.gesture(mine, decision, [BUY.base, PASS.base])
            steps = len(one.log) - 1
            while one.result is None and two.result is None:
                await level(one, two)
                chooser = next((seat for seat in (one, two) if seat.question()), None)
                if chooser is not None:
                    seat_number, asked_by, choices = await asked(chooser)
                    await chooser.choose(seat_number, asked_by, choices[-1])
            path = f"api/tables/{one.id}"
            marks = (await ann.get(f"{path}/replay"))["marks"]
            assert [mark["step"] for mark in marks if not mark["whole"]] == [steps]
            film = (await ann.get(f"{path}/steps?view=0&first={steps}&count=2"))["steps"]
            assert [step["text"] for step in film] == ["buy_relic", "pass"]
            answer = await ann.http.get(f"{path}/record")
            record = loads(answer.text)
            assert json.loads(answer.text)["gestures"] == [f"{steps}-{steps + 1}"]
            state = verify(GAME, record)
            match = Match.resume(GAME, record)
            assert match.state == state and len(match.standing) == len(record.choices) - 1
            brought = await ann.post("api/records", {"record": answer.text})
            again = (await ann.get(f"api/tables/{brought['id']}/replay"))["marks"]
            assert again == marks
            on = await ann.post(f"{path}/play-on", {"step": steps, "seat": 0})
            seat = await ann.sit(on["id"])
            assert (await asked(seat))[2] == [PASS.base], "in the middle of the gesture: the relic is bought"
            assert seat.log[-1]["number"] == len(seat.log)

    tell(story())
