"""Taking back: to the barrier among people, without limit alone, sealed answers while others think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from castellany.kernel import Gesture, Match
from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.toy import GAME
from tests.toy.lexicon import BUY, OFFER, PASS

Tell = Callable[[Story], None]


async def undo(seat: Seat, mine: int, key: str = "undo", number: int | None = None) -> Any:
    await seat.send({"type": "undo", "seat": mine, "number": seat.number if number is None else number, "key": key})
    return await seat.answer(key)


def test_a_sealed_answer_is_taken_back_while_another_still_thinks(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(one)
            other = await asked(two)
            assert not one.views[0]["can_undo"]
            await one.choose(mine, decision, choices[0])
            assert one.views[0]["can_undo"] and one.question() is None
            assert (await undo(one, mine))["type"] == "accepted"
            again = await asked(one)
            assert again[1] > decision and again[2] == choices
            await two.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "undo")
            assert await asked(two) == other, "the other's question is the same as before"
            assert two.log[-1]["undone"] == [two.log[-2]["number"]]
            refused = await one.choose(mine, decision, choices[0])
            assert refused["problem"]["error"]["id"] == "error-decision-past"
            assert (await one.choose(mine, again[1], choices[0]))["type"] == "accepted"
            assert (await two.choose(*other[:2], other[2][0]))["type"] == "accepted"
            late = await undo(one, mine, "late")
            assert late["problem"]["error"]["id"] in ("no-undo", "error-undo-late")

    tell(story())


def test_an_undo_repeated_or_late_is_harmless(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, _two = await two_people(server.url, ann, bob)
            mine, decision, choices = await asked(one)
            await one.choose(mine, decision, choices[0])
            stale = one.number - 1
            assert (await undo(one, mine, "old", stale))["problem"]["error"]["id"] == "error-undo-late"
            first = await undo(one, mine, "same")
            second = await undo(one, mine, "same", one.number)
            assert (first["repeated"], second["repeated"]) == (False, True)
            assert [entry["kind"] for entry in one.log].count("undo") == 1

    tell(story())


def test_alone_with_bots_one_takes_back_over_their_moves_to_the_beginning(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mbb", shuffle=False, seed="7")
            seat = await ann.sit(table["id"])
            opening = await asked(seat)
            first_look = seat.views[0]["observation"]
            room = server.services.house.rooms[table["id"]]
            for _turn in range(3):
                mine, decision, choices = await asked(seat)
                before = seat.number
                await seat.choose(mine, decision, choices[0])
                while seat.number == before:
                    await seat.next()
            await asked(seat)
            taken = 0
            while seat.views[0]["can_undo"]:
                taken += 1
                answer = await undo(seat, 0, f"undo {taken}")
                if answer["type"] == "refused":  # a bot moved meanwhile: look again
                    assert answer["problem"]["error"]["id"] == "error-undo-late"
                await asked(seat)
            assert taken >= 3
            assert seat.views[0]["observation"] == first_look
            assert (await asked(seat))[2] == opening[2]
            assert not room.play.standing or all(stand.seat != 0 for stand in room.play.standing)
            assert (await seat.play_to_end())["winners"]

    tell(story())


def test_long_solo_games_are_taken_back_through_snapshots(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            wishes = [{"kind": "me"} for _seat in range(4)]
            table = await ann.post("api/tables", {"game": "tithe", "seats": wishes, "options": {"rich": True}})
            seat = await ann.sit(table["id"])
            looks: list[tuple[int, Any]] = []
            while seat.result is None and seat.number < 36:
                mine, decision, choices = await asked(seat)
                looks.append((seat.number, [view["observation"] for view in seat.views]))
                await seat.choose(mine, decision, choices[-1])
            if seat.result is not None:
                return
            for _step in range(len(looks)):
                last = next(view for view in reversed(seat.log) if view["kind"] == "choice")
                standing = server.services.house.rooms[table["id"]].play.standing
                if not standing:
                    break
                answer = await undo(seat, standing[-1].seat, f"u{_step}")
                assert answer["type"] == "accepted", (answer, last)
            assert [view["observation"] for view in seat.views] == looks[0][1]

    tell(story())


def play_of(moves: list[tuple[int, int, bool]], **more: Any) -> Match:
    play = Match.start(GAME, 2, 3, {"rich": True, "rounds": 3, **more})
    play.standing = [Gesture(2 + i, seat, (choice,), barrier) for i, (seat, choice, barrier) in enumerate(moves)]
    return play


def test_the_barrier_is_chance_a_revelation_or_another_seat() -> None:
    buy, bid, done = BUY.base, OFFER.of(0), PASS.base
    assert play_of([(0, buy, False)]).undo_point(0, False) == 0
    assert play_of([(0, buy, True)]).undo_point(0, False) == -1
    assert play_of([(0, buy, False), (1, done, False)]).undo_point(0, False) == -1
    assert play_of([(0, buy, False), (1, done, False)]).undo_point(1, False) == 1
    assert play_of([(0, bid, True), (1, done, True)]).undo_point(0, True) == 0
    assert play_of([]).undo_point(0, True) == -1
