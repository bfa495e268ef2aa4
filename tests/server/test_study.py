"""Reviews in the background, stored as they come; puzzles that keep their answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import castellany
from castellany.kernel import loads, verify
from castellany.server.archive import public_records
from castellany.server.errors import Fault
from castellany.server.hall import reviewing
from castellany.server.settings import BadSetting
from castellany.study import Effort, Task
from castellany.study.sheets import dumps, positions, shelf
from tests.server.client import Json, Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import two_people
from tests.server.test_tables import error
from tests.study.games import played

Tell = Callable[[Story], None]
LITTLE = Effort(8, 16, 4)


async def brought(person: Person, public: bool = True) -> str:
    """A finished game of Citadels, brought as a file."""
    table = await person.post("api/records", {"record": played("citadels", 2, 5)[0].dumps(), "public": public})
    return str(table["id"])


def in_haste(server: Inside) -> None:
    """With little thinking, and without giving way to whatever else runs on the machine of the tests."""
    server.services.reviews.effort, server.services.reviews.lower = LITTLE, 0


async def until(person: Person, path: str, ready: Callable[[Json], bool]) -> Json:
    while True:
        found: Json = await person.get(path)
        if ready(found):
            return found
        await asyncio.sleep(0.2)


def test_a_review_is_made_in_the_background_and_kept(own_server: Callable[..., Inside], tell: Tell) -> None:
    server = own_server()
    in_haste(server)

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve:
            await ann.guest()
            await eve.guest()
            id = await brought(ann)
            path = f"api/tables/{id}/review"
            assert (await eve.get(path))["stage"] == "none"
            begun = await ann.post(path)
            assert begun["stage"] in ("waiting", "thinking") and begun["progress"] < 1
            assert not begun["seats"], "nothing is judged yet"
            assert error(await eve.call("DELETE", path, status=403)) == "error-not-your-review"
            partly = await until(eve, path, lambda r: r["progress"] > 0.1)
            assert partly["curve"] and partly["stage"] in ("thinking", "done")
            done = await until(eve, path, lambda r: r["stage"] == "done")
            steps = (await eve.get(f"api/tables/{id}/replay"))["steps"]
            assert done["progress"] == 1 and done["curve"][-1][0] == steps - 1
            for one in done["turnings"]:
                assert one["best"] != one["made"] and one["best_chance"] - one["made_chance"] >= 0.06
                assert one["best_said"]["id"] and 1 <= one["step"] < steps
            assert len(done["seats"]) == len((await eve.get(f"api/tables/{id}"))["seats"])
            for seat in done["seats"]:
                parts = sum(seat[part] for part in ("began", "choice", "others", "luck"))
                assert parts == pytest.approx(seat["ended"], abs=0.001)
                assert seat["grades"][0]["theme"] == "" and seat["summary"]["id"].startswith("review-")
            assert (await ann.post(path))["stage"] == "done"

    tell(story())


def test_an_interrupted_review_goes_on_where_it_was(own_server: Callable[..., Inside], tell: Tell) -> None:
    server = own_server()
    in_haste(server)

    found: list[str] = []

    async def begin() -> None:
        async with Person(server.url) as ann:
            await ann.guest()
            id = await brought(ann)
            await ann.post(f"api/tables/{id}/review")
            await until(ann, f"api/tables/{id}/review", lambda r: r["progress"] > 0.3)
            found.append(id)

    tell(begin())
    [id] = found
    server.stop()
    again = own_server()
    in_haste(again)

    async def go_on() -> None:
        async with Person(again.url) as ann:
            await ann.guest()
            resumed = await ann.get(f"api/tables/{id}/review")  # whoever looks makes it go on
            assert resumed["progress"] > 0.2 and resumed["stage"] == "waiting"
            await until(ann, f"api/tables/{id}/review", lambda r: r["stage"] == "done")

    tell(go_on())


def test_a_review_that_breaks_off_goes_on_when_somebody_asks_and_not_by_looking(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    in_haste(server)
    reviews, think, asked = server.services.reviews, server.services.reviews._result, 0

    async def breaks(task: Task) -> Any:
        nonlocal asked
        asked += 1
        if asked > 10:
            raise BrokenProcessPool("the worker died")
        return await think(task)

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve:
            await ann.guest()
            path = f"api/tables/{await brought(ann)}/review"
            monkeypatch.setattr(reviews, "_result", breaks)
            await ann.post(path)
            broken = await until(eve, path, lambda r: r["stage"] == "broken")
            assert broken["progress"] < 1 and broken["curve"] and not broken["seats"], "what was found stands"
            assert (await eve.get(path))["stage"] == "broken" and asked == 11, "looking begins nothing"
            monkeypatch.setattr(reviews, "_result", think)
            resumed = await ann.post(path)
            assert resumed["stage"] in ("waiting", "thinking") and resumed["progress"] >= broken["progress"]
            await until(eve, path, lambda r: r["stage"] == "done")

    tell(story())


def test_of_a_review_that_was_stopped_nothing_is_stored_whatever_its_worker_still_brings(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "STORED_EVERY", 0.0)
    server = own_server()
    in_haste(server)
    found, think = server.services.reviews, server.services.reviews._result
    busy, go_on = threading.Event(), threading.Event()

    async def slowly(task: Task) -> Any:
        busy.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return await think(task)

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest()
            path = f"api/tables/{(id := await brought(ann))}/review"
            monkeypatch.setattr(found, "_result", slowly)
            await ann.post(path)
            while not busy.is_set():
                await asyncio.sleep(0.01)
            assert (await ann.call("DELETE", path))["stage"] == "none"
            work = found._work
            go_on.set()
            while work is not None and not work.done():
                await asyncio.sleep(0.01)
            assert (await ann.get(path))["stage"] == "none"
            busy.clear()
            go_on.clear()
            await ann.post(path)
            while not busy.is_set():
                await asyncio.sleep(0.01)
            await ann.call("DELETE", path)
            await ann.post(path)  # and at once again: what counts is what was asked last
            last = found.jobs[id]
            go_on.set()
            await until(ann, path, lambda r: r["stage"] == "done")
            assert last.reviewer.progress == 1.0

    tell(story())


def test_who_has_asked_for_many_reviews_waits_and_nothing_is_begun_for_them(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server(limits=1.0)
    in_haste(server)
    found = server.services.reviews

    async def never(_task: Task) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(found, "_result", never)

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            path = f"api/tables/{(id := await brought(ann))}/review"
            for _asked in range(6):
                await ann.post(path)
                await ann.call("DELETE", path)
            assert error(await ann.post(path, status=429)) == "error-reviews-spent"
            assert id not in found.jobs
            await bob.post(path)
            await bob.call("DELETE", path)

    tell(story())


def test_only_what_is_over_and_may_be_seen_is_reviewed(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob, Person(server.url) as eve:
            one, _two = await two_people(server.url, ann, bob)
            await eve.guest()
            assert error(await ann.post(f"api/tables/{one.id}/review", status=409)) == "error-still-playing"
            hidden = await brought(ann, public=False)
            assert error(await eve.get(f"api/tables/{hidden}/review", status=403))
            assert error(await ann.call("DELETE", f"api/tables/{hidden}/review", status=409)) == "error-no-review"

    tell(story())


def test_a_puzzle_tells_its_answer_only_at_the_end(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            listed = await ann.get("api/puzzles")
            assert listed["today"] and {one["id"] for one in listed["puzzles"]} >= {listed["today"]["id"]}
            assert await ann.get("api/puzzles/today") == listed["today"]
            at = positions("citadels")[0]
            shown = await ann.get(f"api/puzzles/{at.id}")
            assert shown["info"]["round"] == shown["observation"]["round"]
            assert shown["question"]["seat"] == shown["seat"] and "solution" not in shown
            choices = [option["choice"] for option in shown["question"]["options"]]
            first = await ann.post(f"api/puzzles/{at.id}", {"tried": choices[:1]})
            assert first["solution"] is None or first["solved"]
            clue = await ann.post(f"api/puzzles/{at.id}", {"clue": True})
            assert clue["candles"] == 2 and 1 <= len(clue["kept"]) < len(choices) and clue["solution"] is None
            over = await ann.post(f"api/puzzles/{at.id}", {"give_up": True})
            best = over["solution"]["best"]
            assert over["over"] and not over["solved"] and over["solution"]["reasons"]
            assert over["solution"]["weighed"][0]["choice"] == best and best in clue["kept"]
            right = await ann.post(f"api/puzzles/{at.id}", {"tried": [best]})
            assert right["solved"] and right["stars"] == 2 and right["candles"] == 3
            helped = await ann.post(f"api/puzzles/{at.id}", {"tried": [best], "clue": True})
            assert helped["solved"] and helped["stars"] == 1 and helped["candles"] == 2, "a clue is never free"
            miss = next(choice for choice in clue["kept"] if choice != best)
            later = await ann.post(f"api/puzzles/{at.id}", {"tried": [miss], "clue": True})
            assert set(later["kept"]) == set(clue["kept"]) - {miss}, "what the clue took away stays away"
            wrong = [choice for choice in choices if choice != best][:3]
            late = await ann.post(f"api/puzzles/{at.id}", {"tried": wrong})
            assert late["candles"] == 0 and late["over"] and not late["solved"]
            assert error(await ann.post(f"api/puzzles/{at.id}", {"tried": [10**6]}, status=400))
            assert error(await ann.get("api/puzzles/citadels-nowhere-1", status=404)) == "error-no-puzzle"

    tell(story())


def test_play_goes_on_from_a_puzzle_by_the_rules_of_its_game(server: Inside, tell: Tell) -> None:
    at = positions("citadels")[0]

    async def story() -> None:
        async with Person(server.url) as ann:
            assert error(await ann.post(f"api/puzzles/{at.id}/play-on", status=401))
            await ann.guest()
            table = await ann.post(f"api/puzzles/{at.id}/play-on")
            assert table["game"] == "citadels" and table["status"] == "playing"
            mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
            assert mine == [at.puzzle.seat]
            seat = await ann.sit(table["id"])
            asked = seat.question()
            assert asked is not None and asked[0] == at.puzzle.seat
            assert sorted(asked[2]) == sorted(at.moment().choices(at.puzzle.seat))

    tell(story())


def test_the_last_reviews_are_listed_for_who_asked(own_server: Callable[..., Inside], tell: Tell) -> None:
    server = own_server()
    in_haste(server)

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as eve:
            await ann.guest()
            await eve.guest()
            first = await brought(ann)
            await ann.post(f"api/tables/{first}/review")
            assert [table["id"] for table in await ann.get("api/reviews")] == [first]
            assert await eve.get("api/reviews") == []

    tell(story())


def test_the_archive_gives_public_games_without_names(own_server: Callable[..., Inside], tell: Tell) -> None:
    server = own_server()

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest()
            await brought(ann)
            await brought(ann, public=False)

    tell(story())
    [record] = public_records(server.settings.db, "citadels")
    original = played("citadels", 2, 5)[0]
    assert record.choices == original.choices and record.players is None
    assert verify(castellany.game("citadels"), loads(record.dumps())).waiting == ()
    assert public_records(server.settings.db, "elgrande") == []
    for db in (server.settings.db + ".none", "nowhere://x"):
        with pytest.raises(Fault):
            public_records(db, "citadels")


def test_puzzles_of_the_host_stand_beside_those_of_the_house(
    own_server: Callable[..., Inside], tmp_path: Path, tell: Tell
) -> None:
    own = tmp_path / "own"
    folder = shelf("citadels", own)
    folder.mkdir(parents=True)
    (folder / "mine.json").write_text(dumps(positions("citadels")[0].sheet), encoding="utf-8")
    server = own_server(puzzles=str(own))

    async def story() -> None:
        async with Person(server.url) as ann:
            listed = [one["id"] for one in (await ann.get("api/puzzles"))["puzzles"]]
            [mine] = [one for one in listed if one.startswith("citadels-mine-")][:1]
            assert positions("citadels")[0].id in listed
            assert (await ann.get(f"api/puzzles/{mine}"))["info"]["id"] == mine

    tell(story())
    with pytest.raises(BadSetting):
        own_server(puzzles=str(tmp_path / "nowhere"))


def test_what_was_learned_belongs_to_the_account_in_every_browser(server: Inside, tell: Tell) -> None:
    one, two = (at.id for at in positions("citadels")[:2])

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as elsewhere:
            await ann.guest("Ann of the seals")
            assert error(await ann.post("api/progress", {}, status=409)) == "error-no-account"
            await ann.post("api/me/keep", {"name": "Ann of the seals", "password": "a long password"})
            lesson = {"table": "t1", "heard": ["a", "b"], "of": 9, "at": 5}
            first = {"stars": {one: 2, two: 0}, "days": ["2026-11-16"], "lessons": {"citadels": lesson}}
            assert await ann.post("api/progress", first) == first
            await elsewhere.post("api/me/login", {"name": "Ann of the seals", "password": "a long password"})
            assert await elsewhere.get("api/progress") == first
            anew = {"table": "t2", "heard": ["a"], "of": 9, "at": 6}
            second = {"stars": {one: 1, two: 1, "citadels-nowhere-1": 2}, "days": ["2026-11-17", "9999-01-01"],
                      "lessons": {"citadels": anew, "nowhere": anew}}  # fmt: skip
            both = await elsewhere.post("api/progress", second)
            assert both["stars"] == {one: 2, two: 1}
            assert both["days"] == ["2026-11-16", "2026-11-17"]
            assert both["lessons"] == {"citadels": anew}
            assert (await ann.post("api/progress", first)) == both  # an older browser takes nothing away
            assert error(await ann.post("api/progress", {"days": ["yesterday"]}, status=400))
            mine = await ann.get("api/me/export")
            assert {row["name"] for row in mine["progress"]} == {one, two, "2026-11-16", "2026-11-17", "citadels"}

    tell(story())
