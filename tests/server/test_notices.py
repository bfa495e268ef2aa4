"""Word to those who are away: push messages only their browser can read, mail in their language, neither too often."""

from __future__ import annotations

import asyncio
import contextlib
import socketserver
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from castellany.kernel import Match
from castellany.server.errors import Fault
from castellany.server.notices import sending, webpush
from castellany.server.notices.sending import Notices
from castellany.server.settings import Settings
from castellany.server.store.database import database
from castellany.server.store.pushes import Browser
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_tables import error

Tell = Callable[[Story], None]

# The worked example of RFC 8291, appendix A.
EXAMPLE = Browser(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
    "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_push_message_is_sealed_as_the_standard_shows() -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.derive_private_key(int.from_bytes(webpush.unb64(SENDER), "big"), ec.SECP256R1())
    sealed = webpush.encrypt(b"When I grow up, I want to be a watermelon", EXAMPLE, webpush.unb64(SALT), secret)
    assert webpush.b64(sealed) == SEALED


def test_the_sender_signs_who_it_is() -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    key = webpush.load_key(webpush.new_key())
    token = webpush.vapid(EXAMPLE.endpoint, "mailto:a@example.org", key, 1_000_000)
    body, _dot, signature = token.rpartition(".")
    raw = webpush.unb64(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.public_key().verify(encoded, body.encode(), ec.ECDSA(hashes.SHA256()))
    claims = webpush.unb64(body.split(".")[1])
    assert b'"aud":"https://push.example.net"' in claims and b'"exp":1043200' in claims


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example.net/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "ftp://a.b/x",
     "https://push.example.net:8080/x", "https://user@push.example.net/x", "https://printer.local/x", "nonsense"],
)  # fmt: skip
def test_push_goes_to_push_services_only(endpoint: str) -> None:
    webpush.check(EXAMPLE.endpoint, EXAMPLE.p256dh, EXAMPLE.auth)
    with pytest.raises(Fault):
        webpush.check(endpoint, EXAMPLE.p256dh, EXAMPLE.auth)
    with pytest.raises(Fault):
        webpush.check(EXAMPLE.endpoint, "AAAA", EXAMPLE.auth)


def test_a_browser_subscribes_and_is_told_when_its_owner_is_away(
    server: Inside, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[bytes, Browser]] = []

    def send(text: bytes, browser: Browser, *_rest: Any) -> int:
        sent.append((text, browser))
        return 410 if len(sent) > 1 else 201

    monkeypatch.setattr(webpush, "send", send)
    monkeypatch.setattr(sending, "PUSH_EVERY", {"live": 0})

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)
            key = (await bob.get("api/me/push"))["key"]
            assert len(webpush.unb64(key)) == 65
            keys = {"endpoint": EXAMPLE.endpoint, "p256dh": EXAMPLE.p256dh, "auth": EXAMPLE.auth}
            wrong = await bob.post("api/me/push", {**keys, "endpoint": "https://127.0.0.1/"}, status=400)
            assert error(wrong) == "error-bad-push"
            await bob.post("api/me/push", keys)
            await bob.post("api/me/push", keys)  # the same browser again
            await bob.call("PATCH", "api/me", {"language": "uk"})
            question = await asked(two)
            await two.choose(*question[:2], question[2][0])
            await two.close()
            while not sent and one.result is None:
                mine = one.question()
                if mine is not None:
                    await one.choose(*mine[:2], mine[2][0])
                else:  # Bob is awaited: the message is on its way
                    await asyncio.sleep(0.05)
                    with contextlib.suppress(TimeoutError):
                        await one.next(0.05)
            assert sent and sent[0][1].endpoint == EXAMPLE.endpoint
            assert one.id.encode() in sent[0][0] and "Ваш хід".encode() in sent[0][0]
            assert b"card" not in sent[0][0] and b"seed" not in sent[0][0]
            await bob.post("api/me/push/off", {"endpoint": EXAMPLE.endpoint})

    tell(story())


def test_who_begins_is_told_of_the_start_and_the_host_is_not(
    server: Inside, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    async def your_turn(_table: Any, person: str) -> None:
        told.append(person)

    monkeypatch.setattr(server.services.notices, "your_turn", your_turn)

    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob)  # all bid at once
            assert told == [bob.id]
            await one.close()
            await two.close()

    tell(story())


class Letterbox(socketserver.StreamRequestHandler):
    """As much of a mail server as a test needs."""

    letters: list[str] = []  # noqa: RUF012

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        body, reading = "", False
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if reading:
                if line == ".":
                    self.letters.append(body)
                    reading = False
                    self.wfile.write(b"250 taken\r\n")
                else:
                    body += line + "\n"
            elif line.upper().startswith("DATA"):
                reading, body = True, ""
                self.wfile.write(b"354 go on\r\n")
            elif line.upper().startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 fine\r\n")


@pytest.fixture
def letterbox() -> Iterator[str]:
    Letterbox.letters.clear()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letterbox) as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{box.server_address[1]}"
        box.shutdown()


def test_mail_goes_out_in_the_readers_language_and_not_too_often(tmp_path: Path, letterbox: str) -> None:
    async def story() -> None:
        from castellany.server.people.accounts import new_person
        from castellany.server.store import people
        from tests.server.test_sight import table_for
        from tests.toy import GAME

        db = database(str(tmp_path / "d.sqlite3"))
        await db.open()
        settings = Settings(
            smtp=letterbox, smtp_tls=False, push=False, url="https://games.example.org", prefix="/c", db="x"
        )
        notices = Notices(settings, db)
        await notices.start()
        person = new_person("Оля", "pl")
        person.email = "ola@example.org"
        await db.write(lambda c: people.create(c, person))
        play = Match.start(GAME, 2, 1, GAME.complete(2, {}))
        table = table_for(GAME, play, 2, {})
        table.pace = "turns"
        await notices.your_turn(table, person.id)
        await notices.your_turn(table, person.id)
        await db.close()

    asyncio.run(story())
    import email
    from email.policy import default

    [letter] = Letterbox.letters
    parsed = email.message_from_string(letter, policy=default)
    assert parsed["To"] == "ola@example.org" and parsed["Subject"].startswith("Twój ruch")
    assert "https://games.example.org/c/#/table/t" in str(parsed.get_content())
