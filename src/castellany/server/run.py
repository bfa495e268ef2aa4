"""Starting the server: settings, the port, uvicorn, a browser where one is wished."""

from __future__ import annotations

import argparse
import asyncio
import functools
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Sequence
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import multiprocess

from castellany import engine, words
from castellany.kernel import Message, say
from castellany.server import corridor
from castellany.server.app import Front, make_app
from castellany.server.checking import problem_with
from castellany.server.errors import TEXT
from castellany.server.line import Door, Doorman, Line
from castellany.server.logs import logging_config
from castellany.server.settings import BadSetting, Settings, from_environment, to_environment
from castellany.workers import when_parent_dies

LARGEST_FRAME: Final = 16_384
BAD_INPUT: Final = 2
# Seconds after which the loop lets the storage threads go on: they need it several times for each commit.
HANDOVER: Final = 0.0005
# What is told is built of many small things that are gone a moment later: looking for cycles among them is in vain.
LITTER: Final = (50_000, 20, 20)
_NEIGHBOURS: Final = 30  # ports to try where a browser is opened anyway


def text(lang: str, message: Message) -> str:
    return words.load(lang, None, TEXT).render(message)


def application() -> Any:
    """For uvicorn, in this process or in workers: the application, with the settings of the parent."""
    when_parent_dies(lambda: os.kill(os.getpid(), signal.SIGTERM))
    sys.setswitchinterval(HANDOVER)
    gc.freeze()
    gc.set_threshold(*LITTER)
    settings = from_environment({})
    return Front(make_app(settings), settings.prefix)


class Server(uvicorn.Server):
    """Tells when the table is set, and says goodbye to every table before connections are closed."""

    ready: Any = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and corridor.VARIABLE in os.environ:
            self._open_corridor(os.environ[corridor.VARIABLE])
        if self.started and self.ready is not None:
            self.ready()

    def _open_corridor(self, folder: str) -> None:
        """Lines handed over by other processes of this host come in as if they had come in here."""
        config, state = self.config, self.server_state
        door: Any = config.http_protocol_class
        doorman: Doorman = door.args[0]

        def come_in(words: bytes) -> asyncio.Protocol:
            line: asyncio.Protocol = door(
                config=config, server_state=state, app_state=self.lifespan.state, handed=words
            )
            return line

        doorman.corridor = corridor.Corridor(folder, config.workers)
        doorman.corridor.open(come_in)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        doorman = cast(Any, self.config.http_protocol_class).args[0]
        if doorman.corridor is not None:
            doorman.corridor.close()
            doorman.corridor = None
        app: Any = self.config.loaded_app
        while app is not None and not isinstance(app, Litestar):
            app = getattr(app, "app", None)
        services = app.state.get("services") if app is not None else None
        if services is not None:
            await services.house.farewell()
        await super().shutdown(sockets)


class Worker(multiprocess.Process):
    """One of several server processes: with all that one alone has."""

    @property
    def server(self) -> Server:
        if self._server is None:
            self._server = Server(self.config)
        return cast(Server, self._server)


def config_of(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    doorman = Doorman(settings.proxies, settings.limits)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=cast(Any, functools.partial(Door, doorman)),
        ws=cast(Any, functools.partial(Line, doorman)),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=10,
        access_log=False,
        **more,
    )


def listen(host: str, port: int, neighbours: int = 0) -> socket.socket:
    """A socket on this port, or on one of its neighbours; `OSError` where none is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + neighbours + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError:
            found.close()
            if number == port + neighbours:
                raise
            continue
        found.set_inheritable(True)
        return found
    raise OSError


def refuse(settings: Settings, message: Message) -> int:
    print(text(settings.lang, message), file=sys.stderr)
    return BAD_INPUT


def serve(settings: Settings) -> int:
    """Run until told to stop."""
    problem = problem_with(settings)
    if problem is not None:
        return refuse(settings, problem)
    try:
        door = listen(settings.host, settings.port, _NEIGHBOURS if settings.open else 0)
    except socket.gaierror:
        return refuse(settings, say("serve-bad-setting", name="host", value=settings.host))
    except (OSError, OverflowError):
        return refuse(settings, say("serve-port-taken", port=str(settings.port)))
    settings.port = door.getsockname()[1]
    os.environ.update(to_environment(settings))
    signal.signal(signal.SIGTERM, lambda *_signal: sys.exit(0))  # a graceful stop is no failure
    config = config_of(
        settings,
        "castellany.server.run:application",
        factory=True,
        workers=settings.workers,
        log_config=logging_config(settings),
    )

    def ready() -> None:
        print(text(settings.lang, say("serve-ready", url=settings.public_url)), flush=True)
        if engine.begin_compiling():
            print(text(settings.lang, say("serve-compiling")), file=sys.stderr, flush=True)
        if settings.open:
            threading.Thread(target=webbrowser.open, args=[settings.public_url], daemon=True).start()

    if settings.workers > 1:
        ready()
        with tempfile.TemporaryDirectory(prefix="castellany-") as folder:
            if hasattr(socket, "send_fds"):
                os.environ[corridor.VARIABLE] = folder
            multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn leaves no other way to say which
            multiprocess.Multiprocess(config, sockets=[door]).run()
        return 0
    server = Server(config)
    server.ready = ready
    server.run(sockets=[door])
    return 0 if server.started else 3


def main(args: argparse.Namespace | Sequence[str] | None = None, lang: str = "en") -> int:
    """`castellany serve`: the arguments, and the language to speak in."""
    if not isinstance(args, argparse.Namespace):
        try:
            args = parser(lang).parse_args(None if args is None else list(args))
        except SystemExit as done:
            return int(done.code or 0)
    given = {name: value for name, value in vars(args).items() if value is not False}
    try:
        settings = from_environment({"lang": lang, **given})
    except BadSetting as error:
        print(text(lang, say("serve-bad-setting", name=error.name, value=error.value)), file=sys.stderr)
        return BAD_INPUT
    return serve(settings)


def parser(lang: str) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser("castellany serve", description=text(lang, say("serve-about")))
    for name, kind in (
        ("host", str), ("port", int), ("db", str), ("workers", int), ("bots", int), ("prefix", str), ("admin", str),
        ("facts", str),
    ):  # fmt: skip
        found.add_argument(f"--{name}", type=kind, help=text(lang, say(f"serve-{name}")))
    found.add_argument("--open", action="store_true", help=text(lang, say("serve-open")))
    return found
