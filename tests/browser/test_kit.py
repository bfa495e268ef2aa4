"""The parts of the board kit in a real browser, each on its page of the gallery."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
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

    def open_page(part: str, *, size: tuple[int, int] = DESK, still: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce" if still else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{gallery}#/{part}")
        expect(page.locator("main > *").first).to_be_visible()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, complaints


MIDDLE = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width]; }"""
FLYING = "document.getAnimations().filter(one => one.id === 'flight')"
AT = f"(part) => {{ for (const one of {FLYING}) {{ one.pause(); const time = one.effect.getComputedTiming();\
    one.currentTime = part < 0 ? 0 : time.delay + part * time.duration; }} }}"
PIECES = ("svg", "html", "zoomed", "both", "via")


def middles(page: Page) -> dict[str, list[float]]:
    return {piece: page.evaluate(MIDDLE, f"[data-thing='piece:{piece}']") for piece in PIECES}


def near(one: list[float], other: list[float], by: float = 1.0) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


def test_pieces_fly_from_where_they_were_to_where_they_are(show: Show) -> None:
    page = show("flights")
    before = middles(page)
    transform = page.locator("[data-thing='piece:svg']").get_attribute("transform")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    page.evaluate(AT, -1)
    start = middles(page)
    page.evaluate(AT, 0.9999)
    end = middles(page)
    assert page.locator("[data-thing='piece:svg']").get_attribute("transform") != transform
    page.evaluate(f"() => {FLYING}.forEach(one => one.finish())")
    page.wait_for_function(f"() => {FLYING}.length === 0")
    after = middles(page)
    for piece in PIECES:
        assert not near(before[piece], after[piece], 30), piece
        assert near(before[piece][:2], start[piece][:2]), (piece, before[piece], start[piece])
        assert near(end[piece][:2], after[piece][:2]), (piece, end[piece], after[piece])


def test_a_piece_grows_and_shrinks_on_its_way(show: Show) -> None:
    page = show("flights")
    before = middles(page)["both"][2]
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    page.evaluate(AT, -1)
    assert abs(middles(page)["both"][2] - before) < 2


def test_a_way_leads_through_its_places_and_bows(show: Show) -> None:
    page = show("flights")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    mid = page.evaluate(MIDDLE, "[data-thing=mid]")
    passed = False
    for part in range(0, 100, 2):
        page.evaluate(AT, part / 100)
        at = page.evaluate(MIDDLE, "[data-thing='piece:via']")
        passed = passed or near(at[:2], mid[:2], 14)
    assert passed


def test_tokens_of_the_board_fly_one_after_the_other(show: Show) -> None:
    page = show("flights")
    tray = page.evaluate(MIDDLE, "[data-thing=tray]")
    goal = page.evaluate(MIDDLE, "[data-place=map]")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    expect(page.locator(".flying")).to_have_count(3)
    assert page.locator(".flying svg").count() == 3  # the board's own drawing
    delays = page.evaluate(
        f"() => {FLYING}.filter(one => one.effect.target.matches('.flying')).map(one => one.effect.getTiming().delay)"
    )
    assert sorted(set(delays)) == [delays[0], delays[0] + 3000, delays[0] + 6000]
    page.evaluate(AT, -1)
    assert near(page.evaluate(MIDDLE, ".flying")[:2], tray[:2])
    page.evaluate(AT, 0.9999)
    assert near(page.evaluate(MIDDLE, ".flying")[:2], goal[:2])
    page.evaluate(f"() => {FLYING}.forEach(one => one.finish())")
    expect(page.locator(".flying")).to_have_count(0)


def test_nothing_that_flies_lies_under_a_filter(show: Show) -> None:
    page = show("flights")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    filters = page.evaluate(
        f"""() => {FLYING}.flatMap(one => {{ const found = [];
            for (let at = one.effect.target; at; at = at.parentElement) found.push(getComputedStyle(at).filter);
            return found; }}).filter(one => one !== 'none')"""
    )
    assert filters == []


def style(page: Page, selector: str, name: str) -> str:
    found: str = page.evaluate(
        "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name]
    )
    return found


def test_a_region_glows_along_its_outline(show: Show) -> None:
    page = show("spots")
    glow = page.evaluate(
        "() => { const probe = document.createElement('i'); probe.style.color = 'var(--glow)';"
        " document.body.append(probe); return getComputedStyle(probe).color; }"
    )
    for selector in ("[data-thing='region:open']", "[data-thing='region:rim'] > [data-shape]", "[data-glow]"):
        assert style(page, selector, "stroke") == glow, selector
        assert style(page, selector, "outlineStyle") == "none"
        assert style(page, selector, "filter") == "none"
    assert style(page, "[data-thing='region:plain']", "stroke") != glow
    assert style(page, "[data-glow]", "pointerEvents") == "none"


def test_a_region_is_reached_named_and_taken_by_keys(show: Show) -> None:
    page = show("spots")
    region = page.locator("[data-thing='region:open']")
    expect(region).to_have_attribute("role", "button")
    expect(region).to_have_attribute("aria-label", "region:open. take region:open")
    expect(page.locator("[data-thing='region:plain']")).not_to_have_attribute("tabindex", "0")
    while not region.evaluate("(element) => element === document.activeElement"):
        page.keyboard.press("Tab")
    assert style(page, "[data-thing='region:open']", "outlineStyle") == "none"
    ink = style(page, "body", "color")
    assert style(page, "[data-thing='region:open']", "stroke") == ink
    expect(page.locator("[role=tooltip]")).to_contain_text("region:open")
    page.keyboard.press("Enter")
    expect(page).to_have_title("chosen 1")


def test_a_closed_region_says_why(show: Show) -> None:
    page = show("spots")
    page.locator("[data-thing='region:closed']").click()
    expect(page.locator("[data-notice]")).to_have_text("region:closed is closed")


def test_a_long_press_on_a_region_explains_it(show: Show) -> None:
    page = show("spots", size=PHONE)
    box = page.locator("[data-thing='region:open']").bounding_box()
    assert box
    page.evaluate(
        """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(
            new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))""",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    expect(page.locator("[role=tooltip]")).to_contain_text("region:open")


def test_the_gallery_is_not_in_the_house(tmp_path: Path) -> None:
    """What a host serves holds no page of the gallery."""
    if build_client.wanted():
        with alone():
            build_client.build()
    assert not (build_client.STATIC / "gallery.html").exists()
    scripts = "".join(path.read_text() for path in build_client.STATIC.rglob("*.js"))
    assert "region:rim" not in scripts
