"""When it is somebody's turn and they are away: a push to their browsers, a mail where they gave an address.

A notice names the game and the table and nothing that happened there. One table writes to one person
at most once in a while.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from typing import Any, Final

import msgspec

from castellany import words
from castellany.server.errors import TEXT
from castellany.server.notices import mail, webpush
from castellany.server.settings import Settings
from castellany.server.store import meta, people, pushes
from castellany.server.store.database import Database
from castellany.server.store.ids import now_ms
from castellany.server.store.rows import PersonRow, TableRow
from castellany.server.wire import Subscribe

log = logging.getLogger("castellany.notices")
PUSH_EVERY: Final = {"live": 20_000, "turns": 60_000}
MAIL_EVERY: Final = 1_800_000
AT_ONCE: Final = 8


class Notices:
    """Sends word. Where neither push nor mail is set up, nothing happens."""

    def __init__(self, settings: Settings, db: Database) -> None:
        self.settings = settings
        self.db = db
        self.public_key = ""
        self._key: Any = None
        self._told: dict[tuple[str, str, str], int] = {}
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        if self.settings.push:
            fresh = webpush.new_key()
            self._key = webpush.load_key(await self.db.write(lambda c: meta.keep(c, "push", fresh)))
            self.public_key = webpush.b64(webpush.public_bytes(self._key.public_key()))

    def check_subscription(self, wish: Subscribe) -> None:
        webpush.check(wish.endpoint, wish.p256dh, wish.auth)

    def _due(self, kind: str, table: str, person: str, every: int) -> bool:
        now = now_ms()
        if len(self._told) > 10_000:
            self._told = {key: when for key, when in self._told.items() if now - when < MAIL_EVERY}
        if now - self._told.get((kind, table, person), 0) < every:
            return False
        self._told[kind, table, person] = now
        return True

    async def your_turn(self, table: TableRow, person_id: str) -> None:
        if not self.public_key and not self.settings.smtp:
            return
        person = await self.db.read(lambda c: people.by_id(c, person_id))
        if person is None:
            return
        if self.public_key and self._due("push", table.id, person_id, PUSH_EVERY.get(table.pace, 60_000)):
            await self._push(table, person)
        wants_mail = self.settings.smtp and person.email and table.pace == "turns" and person.settings.get("mail", True)
        if wants_mail and self._due("mail", table.id, person_id, MAIL_EVERY):
            await self._mail(table, person)

    def say(self, person: PersonRow, table: TableRow, id: str) -> str:
        """One of the server's texts in the person's language."""
        lang = person.language or "en"
        args = {"game": words.game_name(lang, table.game), "name": person.name, "link": self.link(table)}
        found = words.load(lang, table.game, TEXT)
        return found.render({"id": id, "args": args})

    def link(self, table: TableRow) -> str:
        return f"{self.settings.public_url}#/table/{table.id}"

    async def _push(self, table: TableRow, person: PersonRow) -> None:
        browsers = await self.db.read(lambda c: pushes.of(c, person.id))
        if not browsers:
            return
        title = await asyncio.to_thread(self.say, person, table, "notice-your-turn")  # a first time reads the words
        text = {"table": table.id, "game": table.game, "title": title}
        for browser in browsers:
            try:
                async with self._sending:
                    status = await asyncio.to_thread(
                        webpush.send, msgspec.json.encode(text), browser, self._key, self.settings.push_contact
                    )
            except (OSError, ValueError) as error:
                log.info("push failed", extra={"error": type(error).__name__})
                continue
            if status in (404, 410):  # the browser has gone
                await self.db.write(lambda c, end=browser.endpoint: pushes.remove(c, end, person.id))  # type: ignore[misc]

    async def _mail(self, table: TableRow, person: PersonRow) -> None:
        subject = await asyncio.to_thread(self.say, person, table, "mail-your-turn-subject")
        text = await asyncio.to_thread(self.say, person, table, "mail-your-turn")
        try:
            async with self._sending:
                await asyncio.to_thread(mail.send, self.settings, person.email, subject, text)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail failed", extra={"error": type(error).__name__})
