"""What every handler needs: the services of this process, who is asking, and whether they may."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.response import Response

from castellany.server.errors import Fault
from castellany.server.hall.reviewing import Reviews
from castellany.server.limits import Limits, Lines
from castellany.server.live.house import House
from castellany.server.metrics import Metrics
from castellany.server.notices.sending import Notices
from castellany.server.people.accounts import Accounts
from castellany.server.settings import Settings
from castellany.server.store.database import Database
from castellany.server.store.rows import PersonRow
from castellany.server.store.tidying import SESSION
from castellany.server.wire import Me, PersonRef

COOKIE: Final = "castellany"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
Asking = Request[Any, Any, Any]


@dataclass
class Services:
    """One of each, for one process."""

    settings: Settings
    db: Database
    accounts: Accounts
    house: House
    limits: Limits
    lines: Lines
    metrics: Metrics
    notices: Notices
    reviews: Reviews
    heavy: asyncio.Semaphore  # whole games played again: one at a time, so that tables never wait for several


@dataclass
class Visitor:
    """Who is asking. `known` insists on a person."""

    token: str
    person: PersonRow | None

    def known(self) -> PersonRow:
        if self.person is None:
            raise Fault(401, "error-no-session")
        return self.person

    def admin(self) -> PersonRow:
        if not self.known().admin:
            raise Fault(403, "error-not-admin")
        return self.known()

    @property
    def id(self) -> str | None:
        return self.person.id if self.person else None


# How handlers ask for them.
Serving = NamedDependency[Services]
Visiting = NamedDependency[Visitor]


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    return cast(Services, connection.app.state.services)


def provide_services(request: Asking) -> Services:
    return services_of(request)


async def provide_visitor(request: Asking) -> Visitor:
    return await visitor_of(request)


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token that a program shows; browsers never show one by themselves."""
    kind, _space, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    token = bearer(connection) or connection.cookies.get(COOKIE, "")
    if not token or len(token) > 100:
        return Visitor("", None)
    person = await services_of(connection).accounts.visitor(token)
    return Visitor(token if person else "", person)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "local"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Browsers say where a request comes from: only our own pages may change anything or open a table."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise Fault(403, "error-foreign-origin")
        return
    settings = services_of(connection).settings
    ours = (connection.headers.get("host", ""), urlsplit(settings.url).netloc)
    from_us = urlsplit(origin).netloc  # empty for a page that hides where it is from
    if (not from_us or from_us not in ours) and origin not in settings.origins:
        raise Fault(403, "error-foreign-origin")


def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Before every REST handler: not too fast, from here, with the session's token where one is needed."""
    services = services_of(connection)
    if not services.limits.take("request", address(connection)):
        raise Fault(429, "error-too-fast")
    if connection.scope.get("method", "GET") in SAFE:
        return
    check_origin(connection)
    if bearer(connection):
        return
    token = connection.cookies.get(COOKIE, "")
    if token and connection.headers.get("x-csrf-token", "") != services.accounts.csrf(token):
        raise Fault(403, "error-csrf")


def limit(request: Asking, kind: str, cost: float = 1.0) -> None:
    if not services_of(request).limits.take(kind, address(request), cost):
        raise Fault(429, "error-too-fast")


def me(services: Services, person: PersonRow | None, token: str) -> Me:
    if person is None:
        return Me(None)
    ref = PersonRef(person.id, person.name, person.guest)
    return Me(
        ref, services.accounts.csrf(token), cast(Any, person.language), person.email, person.admin, person.muted,
        person.sociable, person.settings,
    )  # fmt: skip


def with_cookie(request: Asking, answer: Me, token: str) -> Response[Me]:
    """The answer with the session's cookie set, or taken away where there is no token."""
    response: Response[Me] = Response(answer, status_code=200)
    path = services_of(request).settings.prefix + "/"
    response.set_cookie(
        key=COOKIE, value=token or "gone", path=path, max_age=SESSION // 1000 if token else 0,
        httponly=True, samesite="lax", secure=request.scope["scheme"] == "https",
    )  # fmt: skip
    return response
