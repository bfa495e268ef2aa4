"""Maps of paths and of sectors, and scenes on a band of the board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.kit.conftest import Show


def test_an_open_region_is_outlined_above_its_neighbours(show: Show) -> None:
    page = show("maps")
    rims = page.locator(".rims [data-glow=open]")
    expect(rims).to_have_count(1)
    order = page.evaluate(
        """() => { const land = document.querySelectorAll('.region'), rim = document.querySelector('.rims');
             return [...land].every(one => one.compareDocumentPosition(rim) & Node.DOCUMENT_POSITION_FOLLOWING); }"""
    )
    assert order
    west = page.locator("[data-thing='region:west']")
    assert west.evaluate("(element) => getComputedStyle(element).outlineStyle") == "none"
    while not west.evaluate("(element) => element === document.activeElement"):
        page.keyboard.press("Tab")
    expect(page.locator(".rim.focused")).to_have_count(1)
    west.click()
    expect(page).to_have_title("chosen 1")
    page.locator("[data-thing='segment:1']").click()
    expect(page).to_have_title("chosen 2")


def test_flights_to_a_region_end_at_its_anchor(show: Show) -> None:
    page = show("maps")
    at = page.evaluate(
        """() => { const box = document.querySelector("[data-place='region:west']").getBoundingClientRect();
             const map = document.querySelector('svg[aria-label=Map]').getBoundingClientRect();
             const x = (box.x + box.width / 2 - map.x) / map.width * 300;
             return [x, (box.y + box.height / 2 - map.y) / map.height * 240]; }"""
    )
    assert abs(at[0] - 75) < 0.5 and abs(at[1] - 95) < 0.5


def test_a_scene_goes_on_by_taps_and_ends_once(show: Show) -> None:
    page = show("scene")
    band = page.get_by_role("region", name="Inquisition")
    expect(band).to_contain_text("The tower empties.")
    band.locator(".picture").click()
    expect(band).to_contain_text("Suspicion is counted.")
    band.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(band).to_contain_text("The tower is filled again.")
    page.keyboard.press("Enter")
    expect(band).to_have_count(0)
    expect(page.locator("main")).to_contain_text("ended 1 times")


def test_a_scene_is_skipped(show: Show) -> None:
    page = show("scene")
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_contain_text("ended 1 times")


def test_where_nothing_should_move_a_scene_is_its_last_step(show: Show) -> None:
    page = show("scene", still=True)
    band = page.get_by_role("region", name="Inquisition")
    expect(band).to_contain_text("The tower is filled again.")
    expect(band.get_by_role("button", name="Skip")).to_have_count(0)
