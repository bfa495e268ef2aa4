"""Browser tests in a real Chromium. `./test tests/browser --shots` also renews the pictures in docs/pictures."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.house import FLAGS, ROOT, House, built_client, chromium, serving
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)
PICTURES = ROOT / "docs" / "pictures"
PHONE, DESK = (390, 844), (1440, 900)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shots", action="store_true", help="renew the pictures in docs/pictures")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        by_day = item.get_closest_marker("by_day")
        if by_day and isinstance(item, pytest.Function) and not set(by_day.args) & set(item.callspec.id.split("-")):
            item.add_marker(pytest.mark.at_night)
    if not os.environ.get("CASTELLANY_NIGHTLY"):
        for item in items:
            if item.get_closest_marker("at_night"):
                item.add_marker(pytest.mark.skip(reason="played at night: ./test --nightly"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS, "chromium_sandbox": False}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built_client()
    with serving(tmp_path_factory.mktemp("house")) as found:
        yield found


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Make visitors, each with a browser profile of its own. Whatever the console complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(page: Page) -> None:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error":
                complaints.append(f"{message.text} ({message.location.get('url')})")

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def make(
        *,
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        dark: bool = False,
        expected: tuple[str, ...] = (),
        url: str = "",
        service_workers: Literal["allow", "block"] = "allow",
        **settings: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size[0] < 600,
            service_workers=service_workers,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        listen(page)
        visitor = Visitor(page, url or house.url, {"pace": "instant", **settings})
        visitor.expected += expected
        visitors.append(visitor)
        return visitor

    visitors: list[Visitor] = []
    yield make
    for context in contexts:
        context.close()
    expected = [text for visitor in visitors for text in visitor.expected]
    unexpected = [text for text in complaints if not any(known in text for known in expected)]
    assert not unexpected, unexpected


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Visitor, str], None]:
    """Keep a picture of what the visitor sees, if this run was asked for pictures."""
    wanted: bool = request.config.getoption("--shots")

    def keep(visitor: Visitor, name: str) -> None:
        if wanted:
            PICTURES.mkdir(parents=True, exist_ok=True)
            visitor.page.mouse.move(0, 0)  # no explanation hangs over what is to be seen
            visitor.page.wait_for_timeout(350)
            visitor.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    return keep


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path
