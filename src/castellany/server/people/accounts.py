"""Guests and accounts: a guest plays at once; a password keeps name and games."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from castellany.server.errors import Fault
from castellany.server.store import meta, people
from castellany.server.store.database import Database
from castellany.server.store.ids import new_id, now_ms
from castellany.server.store.rows import PersonRow
from castellany.server.store.tidying import SESSION
from castellany.server.wire import BeGuest, ChangeMe, ChangePassword, KeepMe, LogIn

_SEEN_EVERY: Final = 60_000  # milliseconds; friends see who is here
_GUEST_NAMES: Final = (
    "Alba", "Borys", "Celina", "Daria", "Egon", "Flora", "Gaja", "Hugo", "Iwo", "Jana", "Kira", "Leon",
    "Mira", "Nina", "Oleh", "Pola", "Roman", "Sava", "Tesa", "Ula", "Vera", "Wanda", "Yana", "Zoja",
)  # fmt: skip


def printable(text: str) -> str:
    """Without characters that show nothing or that a database cannot keep; single spaces."""
    return " ".join("".join(ch for ch in text if ch.isprintable()).split())


def clean_name(name: str) -> str:
    """A name as people may read it: printable, single spaces, not empty."""
    cleaned = printable(name)[:40]
    if not any(ch.isalnum() for ch in cleaned) or cleaned.startswith("seat:"):
        raise Fault(400, "error-bad-name")
    return cleaned


class Accounts:
    """Everything about who somebody is."""

    def __init__(self, db: Database, secret: bytes) -> None:
        self.db = db
        self.secret = secret
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes tens of milliseconds and megabytes

    # --- sessions

    def csrf(self, token: str) -> str:
        return hmac.new(self.secret, token.encode(), hashlib.sha256).hexdigest()[:40]

    async def visitor(self, token: str) -> PersonRow | None:
        now = now_ms()
        person = await self.db.read(lambda c: people.person_of_session(c, token, now, SESSION))
        if person is None or person.banned:
            return None
        if now - person.seen > _SEEN_EVERY:
            await self.db.write(lambda c: people.seen(c, token, person.id, now))
        return person

    async def begin_session(self, person: PersonRow) -> str:
        token = secrets.token_urlsafe(32)
        await self.db.write(lambda c: people.begin_session(c, token, person.id, now_ms()))
        return token

    async def log_out(self, token: str) -> None:
        await self.db.write(lambda c: people.end_session(c, token))

    # --- who

    async def guest(self, wish: BeGuest) -> tuple[PersonRow, str]:
        name = clean_name(wish.name) if wish.name else f"{secrets.choice(_GUEST_NAMES)} {secrets.randbelow(900) + 100}"
        person = new_person(name, wish.language)

        def job(c: Connection) -> None:
            if people.taken(c, name):
                raise Fault(409, "error-name-taken")
            people.create(c, person)

        await self.db.write(job)
        return person, await self.begin_session(person)

    async def log_in(self, wish: LogIn) -> tuple[PersonRow, str]:
        person = await self.db.read(lambda c: people.by_name(c, wish.name))
        stored = person.password if person and person.password else None
        right = await self._verify(stored or await self._decoy(), wish.password)
        if person is None or stored is None or not right:
            raise Fault(403, "error-wrong-password")
        if person.banned:
            raise Fault(403, "error-banned")
        return person, await self.begin_session(person)

    async def keep(self, person: PersonRow, wish: KeepMe) -> tuple[PersonRow, str]:
        """A guest becomes an account. The guest's sessions end: who holds one need not know the password."""
        if not person.guest:
            raise Fault(409, "error-has-account")
        name = clean_name(wish.name)
        kept = await self._change(person, {"name": name, "password": await self._hash(wish.password)})
        await self.db.write(lambda c: people.end_sessions(c, person.id))
        return kept, await self.begin_session(kept)

    async def change(self, person: PersonRow, wish: ChangeMe) -> PersonRow:
        values: dict[str, Any] = {}
        if wish.language is not None:
            values["language"] = wish.language
        if wish.email is not None:
            if wish.email and not _looks_like_mail(wish.email):
                raise Fault(400, "error-bad-email")
            values["email"] = wish.email
        if wish.sociable is not None:
            values["sociable"] = wish.sociable
        if wish.name is not None:
            values["name"] = clean_name(wish.name)
        return await self._change(person, values, wish.settings)

    async def _change(
        self, person: PersonRow, values: dict[str, Any], settings: dict[str, Any] | None = None
    ) -> PersonRow:
        """Change somebody as they are stored by now: two changes at once both hold."""

        def job(c: Connection) -> PersonRow:
            now = people.by_id(c, person.id, lock=True)
            if now is None:
                raise Fault(404, "error-no-person")
            if settings is not None:
                values["settings"] = merged = {**now.settings, **settings}
                if len(merged) > 60 or len(str(merged)) > 4000:
                    raise Fault(413, "error-too-large")
            if "name" in values and people.taken(c, values["name"], person.id):
                raise Fault(409, "error-name-taken")
            if "name" in values and ("password" in values or not now.guest):
                values["name_key"] = people.fold(values["name"])
            if values:
                people.change(c, now.id, **values)
            return msgspec.structs.replace(now, **values)

        try:
            return await self.db.write(job)
        except IntegrityError as error:
            raise Fault(409, "error-name-taken") from error

    async def change_password(self, person: PersonRow, wish: ChangePassword, token: str) -> None:
        await self.check_password(person, wish.old)
        password = await self._hash(wish.new)

        def job(c: Connection) -> None:
            people.change(c, person.id, password=password)
            people.end_sessions(c, person.id, but=token)

        await self.db.write(job)

    async def check_password(self, person: PersonRow, password: str) -> None:
        """`Fault` unless this is the person's password; a guest has none to give."""
        if person.guest or person.password is None:
            return
        if not await self._verify(person.password, password):
            raise Fault(403, "error-wrong-password")

    async def make_admin(self, name: str, password: str) -> tuple[PersonRow, str | None]:
        """The administrator named at the first start; a password is drawn if none was given, and told once."""
        found = await self.db.read(lambda c: people.by_name(c, name))
        if found is not None:
            if not found.admin:
                await self.db.write(lambda c: people.change(c, found.id, admin=True))
            return found, None
        drawn = password or secrets.token_urlsafe(12)
        person = new_person(clean_name(name), None)
        person.name_key, person.password, person.admin = people.fold(name), await self._hash(drawn), True
        try:
            await self.db.write(lambda c: people.create(c, person))
        except IntegrityError:  # another process that started with this one was faster
            return person, None
        return person, None if password else drawn

    # --- argon2id, away from the loop

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, stored: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, password)
            except (VerificationError, InvalidHashError):
                return False

    async def _decoy(self) -> str:
        """Something to verify against where there is no such person, so that the time tells nothing."""
        if not hasattr(self, "_decoy_hash"):
            self._decoy_hash = await self._hash(secrets.token_hex())
        return self._decoy_hash


def new_person(name: str, language: str | None) -> PersonRow:
    now = now_ms()
    return PersonRow(new_id(12), name, None, None, language, "", {}, False, False, False, now, now)


def _looks_like_mail(text: str) -> bool:
    user, at, host = text.partition("@")
    return bool(user and at and "." in host) and text.isprintable() and not any(ch in text for ch in ' ,;<>"\r\n')


async def server_secret(db: Database) -> bytes:
    """The secret of this installation, drawn at the first start."""
    fresh = secrets.token_hex(32)
    return bytes.fromhex(await db.write(lambda c: meta.keep(c, "secret", fresh)))
