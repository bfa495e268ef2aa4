"""The application: services opened and closed in order, routes, errors, headers."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from castellany import __version__, words
from castellany.kernel import CastellanyError, say
from castellany.server.api import friends, games, host, me, persons, replays, site, socket, study, tables
from castellany.server.api.context import Asking, Services, guard, provide_services, provide_visitor
from castellany.server.errors import TEXT, Fault, fault_of
from castellany.server.hall.reviewing import Reviews
from castellany.server.limits import Limits, Lines
from castellany.server.live.bots import BotPool, register_extra
from castellany.server.live.fanout import Fanout
from castellany.server.live.house import House
from castellany.server.metrics import Gauge, Metrics
from castellany.server.notices.sending import Notices
from castellany.server.people.accounts import Accounts, server_secret
from castellany.server.settings import Settings
from castellany.server.store.database import Postgres, Unkeepable, database
from castellany.server.store.lock import Lock
from castellany.server.store.rows import Damaged
from castellany.study import EFFORT

log = logging.getLogger("castellany.server")
LARGEST_BODY: Final = 600_000  # a record file, with room for its escapes; everything else is bounded by its fields


def make_app(settings: Settings, folder: Any = site.STATIC) -> Litestar:
    """The server as an ASGI application."""
    register_extra(settings.games)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        db = database(settings.db)
        lock = Lock(db.url)
        lock.take()
        await db.open()
        metrics = Metrics()
        accounts = Accounts(db, await server_secret(db))
        house = House(settings, db, BotPool(settings.bots, settings.games), metrics)
        if isinstance(db, Postgres):
            house.fanout = Fanout(house, db)
            await house.fanout.start()
        await house.start()
        metrics.gauges += gauges(house)
        notices = house.notices = Notices(settings, db)
        await notices.start()
        if settings.admin:
            await name_admin(accounts, settings)
        reviews = Reviews(db, settings.games, EFFORT.scaled(settings.reviews))
        limits, lines, heavy = Limits(settings.limits), Lines(settings.limits), asyncio.Semaphore(1)
        app.state.services = Services(settings, db, accounts, house, limits, lines, metrics, notices, reviews, heavy)
        log.info("ready", extra={"server": house.process})
        try:
            yield
        finally:
            await reviews.end()
            await house.stop()
            if house.fanout is not None:
                await house.fanout.stop()
            await db.close()
            lock.give()
            log.info("stopped", extra={"server": house.process})

    app = Litestar(
        [me.ROUTER, games.ROUTER, host.ROUTER, tables.ROUTER, replays.ROUTER, persons.ROUTER, friends.ROUTER,
         study.ROUTER, socket.live, site.health, site.metrics, site.first_page, site.client],
        lifespan=[life],
        guards=[guard],
        dependencies={"services": Provide(provide_services, sync_to_thread=False), "visitor": Provide(provide_visitor)},
        exception_handlers={
            Fault: on_fault,
            CastellanyError: on_refusal,
            Unkeepable: on_unkeepable,
            Damaged: on_damaged,
            HTTPException: on_http,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Castellany", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )  # fmt: skip
    app.state.site = site.Site(folder, settings.prefix)
    return app


def gauges(house: House) -> list[Gauge]:
    return [
        Gauge("castellany_rooms", "Tables in memory.", lambda: len(house.rooms)),
        Gauge(
            "castellany_connections", "Open websockets.", lambda: sum(len(r.connections) for r in house.rooms.values())
        ),
        Gauge(
            "castellany_unwell", "1 while the database cannot do its work.", lambda: float(bool(house.db.watch.trouble))
        ),
        Gauge("castellany_damaged_tables", "Tables that were set aside.", lambda: len(house.damaged)),
        Gauge("castellany_bot_failures", "Thoughts of bots that failed.", lambda: house.bots.failures),
        Gauge("castellany_bots_lessened", "Choices by a lesser level than wished for.", lambda: house.bots.lessened),
        Gauge("castellany_bots_waiting", "Thoughts that wait for a worker.", house.bots.waiting),
    ]


async def name_admin(accounts: Accounts, settings: Settings) -> None:
    person, drawn = await accounts.make_admin(settings.admin, settings.admin_password)
    if drawn is not None:
        told = say("serve-admin-password", name=person.name, password=drawn)
        print(words.load(settings.lang, None, TEXT).render(told), file=sys.stderr, flush=True)


def _problem(fault: Fault) -> Response[Any]:
    return Response(fault.problem(), status_code=fault.status, media_type="application/json")


def on_fault(_request: Asking, error: Fault) -> Response[Any]:
    return _problem(error)


def on_refusal(_request: Asking, error: CastellanyError) -> Response[Any]:
    return _problem(fault_of(error))


def on_unkeepable(_request: Asking, _error: Unkeepable) -> Response[Any]:
    return _problem(Fault(400, "error-bad-request"))


def on_damaged(_request: Asking, _error: Damaged) -> Response[Any]:
    return _problem(Fault(410, "error-table-damaged"))


def on_http(_request: Asking, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code == 413:
        return _problem(Fault(413, "error-too-large"))
    if isinstance(error, NotFoundException):
        return _problem(Fault(404, "error-no-page"))
    if isinstance(error, ValidationException | ClientException):
        return _problem(Fault(error.status_code, "error-bad-request"))
    if error.status_code >= 500:
        log.error("failed", extra={"error": type(error).__name__})
        return _problem(Fault(error.status_code, "error-server"))
    return _problem(Fault(error.status_code, "error-bad-request"))


def on_error(_request: Asking, error: Exception) -> Response[Any]:
    log.error("failed", exc_info=error)
    return _problem(Fault(500, "error-server"))


class Front:
    """The door of the application: security headers on every answer, a count of its status, and the path prefix,
    whether or not the proxy takes it away."""

    def __init__(self, app: Litestar, prefix: str) -> None:
        self.app = app
        self.prefix = prefix
        self.headers = [(name.encode(), value.encode()) for name, value in site.HEADERS.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if self.prefix and (path == self.prefix or path.startswith(self.prefix + "/")):
            scope = {**scope, "path": path[len(self.prefix) :] or "/", "root_path": ""}
            scope["raw_path"] = scope["path"].encode()

        head = scope.get("method") == "HEAD"  # answered as a GET, without what it would have said
        if head:
            scope = {**scope, "method": "GET"}

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._dress(message)
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app(scope, receive, with_headers)

    def _dress(self, message: Any) -> None:
        headers = [*message.get("headers", []), *self.headers]
        if not any(name == b"cache-control" for name, _value in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
        services = self.app.state.get("services")
        if services is not None:
            services.metrics.requests.add(of=str(message["status"]))
