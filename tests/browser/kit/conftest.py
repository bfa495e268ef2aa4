"""The parts of the board kit in a real browser, each on its page of the gallery."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import build_client
from tests.browser.conftest import DESK, PHONE
from tests.browser.house import CACHE, alone
from tests.browser.visitor import PATIENCE


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """A gallery is a quiet place."""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    folder = CACHE / "gallery"
    with alone():
        build_client.gallery(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()


Show = Callable[..., Page]


@pytest.fixture
def show(browser: Browser, gallery: str) -> Iterator[Show]:
    """Open a page of the gallery; what its console complains of fails the test."""
    contexts = []
    complaints: list[str] = []

    def open_page(part: str, *, size: tuple[int, int] = DESK, still: bool = False, fine: int = 1) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            device_scale_factor=fine,
            reduced_motion="reduce" if still else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{gallery}#/{part}")
        expect(page.locator("main > *").last).to_be_attached()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, complaints
