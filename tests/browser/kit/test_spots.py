"""Things drawn in SVG glow, answer, explain themselves and are reached like those of HTML."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.kit.conftest import Show


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
