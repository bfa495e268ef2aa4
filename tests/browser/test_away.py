"""While the house is away: our own calm page, the shell that was kept, and nothing left of older builds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House, built_client, serving
from tests.browser.visitor import PATIENCE

CONTROLLED = "async () => { await navigator.serviceWorker.ready; }"
TAKEN_OVER = "() => navigator.serviceWorker.controller !== null"


class Door:
    """A house that can be closed while somebody looks at it."""

    def __init__(self, folder: Path) -> None:
        self._open = ExitStack()
        self.house: House = self._open.enter_context(serving(folder))

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    built_client()
    found = Door(tmp_path)
    yield found
    found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="uk-UA")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def visit(page: Page, door: Door) -> None:
    page.goto(door.house.url)
    page.wait_for_selector("[data-play]")
    page.evaluate(CONTROLLED)
    page.wait_for_function(TAKEN_OVER)


def test_who_was_here_once_finds_a_calm_page_in_three_languages(page: Page, door: Door) -> None:
    visit(page, door)
    page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
    door.close()
    page.reload()
    expect(page.get_by_role("heading", name="Castellany")).to_be_visible()
    for words in ("Your games are safe", "Ваші партії збережено", "Twoje gry są bezpieczne"):
        expect(page.locator("body")).to_contain_text(words)
    expect(page.get_by_role("button")).to_be_visible()


def test_who_comes_back_finds_the_house_and_a_calm_sentence(page: Page, door: Door) -> None:
    visit(page, door)
    page.reload()
    page.wait_for_selector("[data-play]")
    door.close()
    page.reload()
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert).not_to_contain_text("trouble-")
    expect(alert.get_by_role("button")).to_be_visible()


def test_caches_of_older_builds_are_cleaned(page: Page, door: Door) -> None:
    page.add_init_script("caches.open('castellany-of-old').then(old => old.put('/x', new Response('x')))")
    visit(page, door)
    page.wait_for_function("async () => !(await caches.keys()).includes('castellany-of-old')")
    # another build has been here: its page names another entry, and its files are still kept
    page.evaluate(
        """async () => {
             await (await caches.open('castellany-files')).put('/assets/old.js', new Response('old'));
             const old = new Response('<script src="./assets/index-old1.js"></script>');
             const here = new URL('./', location.href.split('#')[0]).href;
             await (await caches.open('castellany-page')).put(here, old); }"""
    )
    page.reload()
    page.wait_for_selector("[data-play]")
    left = page.evaluate("async () => (await (await caches.open('castellany-files')).keys()).map(one => one.url)")
    assert not [url for url in left if url.endswith("/assets/old.js")]
