"""People: guests, accounts, sessions, push subscriptions, statistics, and what administrators do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from castellany.server.wire.base import Heard, Language, PersonName, PersonRef, Said

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Settings = Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=40)]


class Me(Said):
    """Who the server takes you for. `person` is null before a guest is made or a person logs in.

    Every changing request of a session carries `csrf` in the header `X-CSRF-Token`.
    """

    person: PersonRef | None
    csrf: str = ""
    language: Language | None = None
    email: str = ""
    admin: bool = False
    muted: bool = False
    sociable: bool = True  # wants friends, and to be seen by them
    settings: dict[str, str | int | bool] = msgspec.field(default_factory=dict)


class BeGuest(Heard):
    """Play at once. Without a name one is given."""

    name: PersonName | None = None
    language: Language | None = None


class LogIn(Heard):
    name: PersonName
    password: Annotated[str, msgspec.Meta(max_length=200)]


class KeepMe(Heard):
    """Turn the guest of this session into an account: the name must be free."""

    name: PersonName
    password: Password


class ChangeMe(Heard):
    """Fields left out stay as they are. `settings` are merged; they belong to the client."""

    name: PersonName | None = None
    language: Language | None = None
    email: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    settings: Settings | None = None
    sociable: bool | None = None


class ChangePassword(Heard):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class LeaveForGood(Heard):
    """Delete the account; its password must be given, a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Token(Said):
    """A program shows it with every request and websocket: `Authorization: Bearer <token>`. It is told only once."""

    token: str


class PushKey(Said):
    """The server's public key for `pushManager.subscribe`; empty where push is not set up."""

    key: str


class Subscribe(Heard):
    """A browser's push subscription, as `subscription.toJSON()` gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Unsubscribe(Heard):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class GameRating(Said):
    """How a person has done at a game. `rating` is openskill's ordinal, null before the first rated game."""

    game: str
    played: int
    won: int
    rating: float | None
    best: int | None


class Profile(Said):
    person: PersonRef
    since: int
    games: list[GameRating]


class RankRow(Said):
    place: int
    person: PersonRef
    rating: float
    played: int
    won: int


class Ranking(Said):
    game: str
    rows: list[RankRow]


class AdminPerson(Said):
    person: PersonRef
    created: int
    seen: int
    admin: bool
    muted: bool
    banned: bool
