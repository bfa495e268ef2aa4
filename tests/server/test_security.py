"""The walls: origins, tokens, limits, sizes, headers, prefixes; what is refused says so and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from castellany.server.api.host import is_private, own_addresses
from castellany.server.limits import Bucket, Limits
from tests.server import asking
from tests.server.client import Person
from tests.server.conftest import Inside, Story, settings_for
from tests.server.test_tables import error

Tell = Callable[[Story], None]


def test_a_changing_request_needs_the_sessions_token(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        me = browser.post("/api/me/guest", json={}).json()
        table = {"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert error(browser.post("/api/tables", json=table).json()) == "error-csrf"
        wrong = browser.post("/api/tables", json=table, headers={"x-csrf-token": "0" * 40})
        assert (wrong.status_code, error(wrong.json())) == (403, "error-csrf")
        right = browser.post("/api/tables", json=table, headers={"x-csrf-token": me["csrf"]})
        assert right.status_code == 200


def test_the_cookie_of_a_session_that_has_ended_locks_nobody_out(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        browser.cookies.set("castellany", "of-another-time", domain="127.0.0.1", path="/")
        assert browser.get("/api/me").json()["person"] is None
        assert "castellany" not in browser.cookies
        assert browser.post("/api/me/guest", json={}).json()["person"]


def test_a_program_speaks_with_a_token_of_its_owner(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        me = browser.post("/api/me/guest", json={"name": "Owner"}).json()
        token = browser.post("/api/me/token", headers={"x-csrf-token": me["csrf"]}).json()["token"]
    with asking.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}) as program:
        assert program.get("/api/me").json()["person"] == me["person"]
        table = {"game": "tithe", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert program.post("/api/tables", json=table).status_code == 200
        foreign = program.post("/api/tables", json=table, headers={"origin": "https://evil.example"})
        assert error(foreign.json()) == "error-foreign-origin"
        assert program.post("/api/me/logout").status_code == 200
        assert error(program.post("/api/tables", json=table).json()) == "error-no-session"
    wrong = asking.post(f"{server.url}/api/me/token", headers={"authorization": "Bearer nonsense"})
    assert (wrong.status_code, error(wrong.json())) == (401, "error-no-session")


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_requests_from_other_sites_are_refused(server: Inside, headers: dict[str, str]) -> None:
    answer = asking.post(f"{server.url}/api/me/guest", json={}, headers=headers)
    assert (answer.status_code, error(answer.json())) == (403, "error-foreign-origin")
    assert "set-cookie" not in answer.headers


def test_our_own_origin_is_welcome(server: Inside) -> None:
    answer = asking.post(f"{server.url}/api/me/guest", json={}, headers={"origin": server.url})
    assert answer.status_code == 200


def test_the_public_address_is_our_own_origin_too(own_server: Callable[..., Inside]) -> None:
    server = own_server(url="https://games.example.org/castellany/", origins=("https://app.example.org",))
    for origin, status in (
        ("https://games.example.org", 200), ("https://app.example.org", 200), ("https://example.org", 403),
    ):  # fmt: skip
        assert asking.post(f"{server.url}/api/me/guest", json={}, headers={"origin": origin}).status_code == status


def test_a_websocket_from_another_site_is_turned_away(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            url = server.url.replace("http", "ws") + f"/api/tables/{table['id']}/live"
            cookie = f"castellany={ann.http.cookies['castellany']}"
            socket = await connect(url, origin="https://evil.example", additional_headers={"Cookie": cookie})  # type: ignore[arg-type]
            bye = json.loads(await socket.recv())
            assert (bye["type"], bye["problem"]["error"]["id"]) == ("bye", "error-foreign-origin")
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            ours = await connect(url, origin=server.url, additional_headers={"Cookie": cookie})  # type: ignore[arg-type]
            await ours.send('{"type":"hello"}')
            assert json.loads(await ours.recv())["type"] == "table"
            await ours.close()

    tell(story())


def test_a_table_that_is_not_there_says_so_on_both_ways(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann:
            assert error(await ann.get("api/tables/nowhere", status=404)) == "error-no-table"
            seat = await ann.sit("nowhere")
            assert seat.seen[0]["problem"]["error"]["id"] == "error-no-table"

    tell(story())


def test_every_answer_carries_the_security_headers(server: Inside) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/some/page", "/health"):
        headers = asking.get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["content-security-policy"].count("unsafe") == 1, "style attributes alone"
        assert "style-src-attr 'unsafe-inline'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_bodies_are_bounded_and_wrong_ones_are_told(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        token = {"x-csrf-token": browser.post("/api/me/guest", json={}).json()["csrf"]}
        large = browser.post("/api/records", content=b'{"record":"' + b"x" * 3_000_000 + b'"}', headers=token)
        assert large.status_code in (400, 413)
        for body in (b"", b"{", b"[]", b'{"game":1}', b"\xff", b'{"game":"tithe","seats":"many"}'):
            answer = browser.post("/api/tables", content=body, headers={**token, "content-type": "application/json"})
            assert (answer.status_code, error(answer.json())) == (400, "error-bad-request")


def test_limits_hold_by_address_and_by_connection(tmp_path: Path, tell: Tell) -> None:
    settings = settings_for(str(tmp_path / "db.sqlite3"))
    settings.limits = 1.0
    server = Inside(settings).start()

    async def story() -> None:
        async with Person(server.url) as ann:
            wrong = {"name": "x", "password": "y"}
            statuses = [(await ann.http.post("api/me/login", json=wrong)).status_code for _n in range(14)]
            assert statuses[0] == 403 and statuses[-1] == 429
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            seat = await ann.sit(table["id"])
            for _n in range(120):
                await seat.send({"type": "ping", "ref": "x"})
            await seat.until(lambda m: m["type"] == "refused" and m["problem"]["error"]["id"] == "error-too-fast")
            bye = await seat.until(lambda m: m["type"] == "bye")
            assert not bye["again"]

    try:
        tell(story())
    finally:
        server.stop()


def test_buckets_refill_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("castellany.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _n in range(4)] == [True, True, True, False]
    now += 1.0
    assert [bucket.take() for _n in range(3)] == [True, True, False]
    limits = Limits()
    assert all(limits.take("login", "a") for _n in range(10)) and not limits.take("login", "a")
    assert limits.take("login", "b"), "another address has its own"


def test_wrong_passwords_are_counted_by_account_whatever_address_they_come_from(
    own_server: Callable[..., Inside], tell: Tell
) -> None:
    async def story() -> None:
        server = own_server(limits=1.0)
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            await ann.post("api/me/keep", {"name": "Ann of Lviv", "password": "right enough"})

            async def log_in(password: str, address: str) -> tuple[int, str]:
                async with Person(server.url) as somebody:
                    answer = await somebody.http.post(
                        "api/me/login", json={"name": "ANN of Lviv", "password": password},
                        headers={"x-forwarded-for": address},
                    )  # fmt: skip
                    return answer.status_code, answer.text

            assert (await log_in("right enough", "192.0.2.1"))[0] == 200
            guesses = [await log_in("guess", f"198.51.100.{number}") for number in range(25)]
            assert [status for status, _text in guesses] == [403] * 20 + [429] * 5
            assert "error-account-busy" in guesses[-1][1]
            assert (await log_in("right enough", "198.51.100.99"))[0] == 429, "the right one too, or one could guess on"
            assert (await log_in("right enough", "192.0.2.1"))[0] == 200, "where she is known she comes in"
            assert (await log_in("right enough", "127.0.0.1"))[0] == 200, "and where she took her name"

    tell(story())


def test_metrics_and_health_are_there_for_the_host(server: Inside) -> None:
    assert asking.get(f"{server.url}/health").json()["status"] == "ok"
    text = asking.get(f"{server.url}/metrics").text
    assert "castellany_choice_seconds_bucket" in text and "castellany_rooms" in text
    outside = asking.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert outside.status_code == 403


def test_the_client_is_served_under_a_prefix_with_a_way_back_to_its_first_page(tmp_path: Path, tell: Tell) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><base href="/"></head>' + "x" * 600)
    (folder / "assets" / "a-1.js").write_text("export {}")
    (folder / ".stamp").write_text("secret")
    server = Inside(settings_for(str(tmp_path / "db.sqlite3"), prefix="games/"), folder).start()

    async def story() -> None:
        assert server.url.endswith("/games")
        with asking.Client(base_url=server.url) as browser:
            page = browser.get("/")
            assert '<base href="/games/">' in page.text and page.headers["content-encoding"] == "gzip"
            assert browser.get("/deep/link").text == page.text
            assert browser.get("/.stamp").text == page.text, "what begins with a dot is not a page"
            assert browser.get("/..%2f..%2fetc/passwd").text == page.text
            same = browser.get("/", headers={"if-none-match": page.headers["etag"]})
            assert same.status_code == 304
            script = browser.get("/assets/a-1.js")
            assert "javascript" in script.headers["content-type"] and "immutable" in script.headers["cache-control"]
            stripped = asking.get(f"http://127.0.0.1:{server.settings.port}/api/me")
            assert stripped.status_code == 200, "a proxy may take the prefix away"
            made = browser.post("/api/me/guest", json={})
            assert "path=/games/" in made.headers["set-cookie"].lower()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mb"))["id"])
            assert (await seat.play_to_end())["winners"]

    try:
        tell(story())
    finally:
        server.stop()


def test_words_travel_compressed_and_only_once(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        first = browser.get("/api/texts/uk/citadels")
        assert first.headers["content-encoding"] == "gzip" and "char" in first.text
        assert int(first.headers["content-length"]) * 3 < len(first.content), "a third, at the most"
        again = browser.get("/api/texts/uk/citadels", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304 and not again.content
        plain = browser.get("/api/texts/uk/citadels", headers={"accept-encoding": "identity"})
        assert plain.text == first.text and "content-encoding" not in plain.headers


def test_a_head_is_answered_as_its_page_would_be_and_says_nothing(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        for path in ("/", "/api/texts/en/citadels", "/health"):
            page, head = browser.get(path), browser.head(path)
            assert (head.status_code, head.content) == (page.status_code, b"")
            assert head.headers["content-type"] == page.headers["content-type"]
            assert page.headers["content-type"].count("charset") <= 1


def test_a_house_tells_under_which_address_friends_find_it(server: Inside, tmp_path: Path) -> None:
    with asking.Client(base_url=server.url) as browser:  # it listens on this machine alone
        assert browser.get("/api/host").json() == {"public": "", "local": [], "reachable": False}
    named = Inside(settings_for(str(tmp_path / "db.sqlite3"), url="https://games.example.org")).start()
    try:
        assert asking.get(f"{named.url}/api/host").json()["public"] == "https://games.example.org/"
    finally:
        named.stop()
    assert all(is_private(one) for one in ("192.168.1.24", "10.0.0.7", "127.0.0.1", "localhost"))
    assert not any(is_private(one) for one in ("8.8.8.8", "2a00:1450::1", "games.example.org"))
    assert all(not one.startswith("127.") for one in own_addresses())


def test_the_hall_needs_the_words_of_no_game_to_name_them(server: Inside) -> None:
    with asking.Client(base_url=server.url) as browser:
        shared = browser.get("/api/texts/uk/shared").text
        for game in browser.get("/api/games").json():
            if game["id"] != "tithe":  # the toy of the tests comes and goes
                assert f"\ngame-{game['id']} = " in shared, game["id"]
        assert len(shared) < 40_000


def test_logs_and_errors_hold_no_card_and_no_seed(
    own_server: Callable[..., Inside], tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            seat = await ann.sit(table["id"])
            room = server.services.house.rooms[table["id"]]
            seed = room.table.seed

            def broken(*_args: Any) -> Any:
                raise RuntimeError(f"deck {room.play.state.deck} seed {seed}")

            room.choose = broken
            await seat.choose(0, 1, 0)
            answer = seat.seen[-1]
            assert answer["problem"]["error"]["id"] == "error-server"
            assert seed not in json.dumps(seat.seen)
            from castellany.server.logs import JsonLines, TextLines

            for lines in (JsonLines(), TextLines()):
                told = "\n".join(lines.format(record) for record in caplog.records)
                assert "RuntimeError at" in told and seed not in told and "deck" not in told
            await asyncio.sleep(0)

    tell(story())
