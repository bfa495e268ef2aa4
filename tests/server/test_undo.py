"""Taking back: to the barrier among people and bots, without limit alone, sealed answers while others think."""

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


def test_at_a_table_with_bots_one_takes_back_to_the_barrier_as_among_people(server: Inside, tell: Tell) -> None:
    """As `docs/players.md` says: until something hidden was revealed or somebody else acted, a bot or not."""

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mbb", shuffle=False, seed="7")
            assert not table["free_undo"]
            seat = await ann.sit(table["id"])
            over_bots = 0
            while seat.result is None:
                mine, decision, choices = await asked(seat)
                standing = server.services.house.rooms[table["id"]].play.standing
                last = standing[-1] if standing else None
                open_way = last is not None and last.seat == mine and not last.barrier
                assert seat.views[0]["can_undo"] == open_way
                if last is not None and last.seat != mine:
                    over_bots += 1
                    refused = await undo(seat, mine, f"undo {seat.number}")
                    assert refused["problem"]["error"]["id"] in ("no-undo", "error-undo-late")
                before = seat.number
                await seat.choose(mine, decision, choices[0])
                while seat.number == before and seat.result is None:
                    await seat.next()
                while seat.question() is None and seat.result is None:
                    await seat.next()
            assert over_bots

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
