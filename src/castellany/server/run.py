"""Starting the server: settings, logs, uvicorn, a browser where one is wished."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from castellany.server.app import Front, make_app
from castellany.server.logs import logging_config
from castellany.server.settings import Settings, from_environment, to_environment

LARGEST_FRAME = 16_384


def application() -> Any:
    """For uvicorn's worker processes: the application, with the settings of their parent."""
    settings = from_environment({})
    return Front(make_app(settings), settings.prefix)


class Server(uvicorn.Server):
    """Says goodbye to every table before connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.loaded_app
        while app is not None and not isinstance(app, Litestar):
            app = getattr(app, "app", None)
        services = app.state.get("services") if app is not None else None
        if services is not None:
            await services.house.farewell()
        await super().shutdown(sockets)


def config_of(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=10,
        access_log=False,
        **more,
    )


def serve(settings: Settings) -> int:
    """Run until told to stop."""
    if settings.workers > 1 and not settings.db.startswith("postgres"):
        print("Several server processes need PostgreSQL (--db postgresql://...).", file=sys.stderr)
        return 2
    os.environ.update(to_environment(settings))
    signal.signal(signal.SIGTERM, lambda *_signal: sys.exit(0))  # a graceful stop is no failure
    if settings.open:
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        threading.Timer(1.5, webbrowser.open, [f"http://{shown}:{settings.port}{settings.prefix}/"]).start()
    config = config_of(
        settings,
        "castellany.server.run:application",
        factory=True,
        workers=settings.workers,
        log_config=logging_config(settings),
    )
    server = Server(config)
    if settings.workers > 1:
        Multiprocess(config, sockets=[config.bind_socket()]).run()
        return 0
    server.run()
    return 0 if server.started else 3


def main(args: argparse.Namespace | list[str] | None = None, lang: str = "en") -> int:
    """`castellany serve`: arguments as the terminal read them, or as a list."""
    if not isinstance(args, argparse.Namespace):
        args = parser().parse_args(args)
    return serve(from_environment({name: value for name, value in vars(args).items() if value is not False}))


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser("castellany serve", description="The table in the browser.")
    found.add_argument("--host")
    found.add_argument("--port", type=int)
    found.add_argument("--db", help="a file, or postgresql://...")
    found.add_argument("--workers", type=int, help="server processes; more than one needs PostgreSQL")
    found.add_argument("--bots", type=int, help="worker processes for bots")
    found.add_argument("--prefix", help="path under which a proxy shows the server")
    found.add_argument("--admin", help="name of the administrator, made at the first start")
    found.add_argument("--open", action="store_true", help="open a browser")
    return found
