"""Maps of paths and of sectors, and scenes on a band of the board."""

from __future__ import annotations

from itertools import combinations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.kit.conftest import Show


def test_the_outlines_of_regions_lie_above_the_land_and_take_choices(show: Show) -> None:
    page = show("maps")
    order = page.evaluate(
        """() => { const after = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
             const map = document.querySelector('svg[aria-label=Map]'), river = map.querySelector('.river');
             return [...map.querySelectorAll('.land')].every(one => after(one, river))
               && [...map.querySelectorAll('[data-thing]')].every(one => after(river, one)); }"""
    )
    assert order
    west = page.locator("[data-thing='region:west']")
    while not west.evaluate("(element) => element === document.activeElement"):
        page.keyboard.press("Tab")
    assert west.evaluate("(element) => getComputedStyle(element).strokeWidth") == "4px"
    page.keyboard.press("Enter")
    expect(page).to_have_title("chosen 1")
    page.locator("[data-thing='segment:1']").click()
    expect(page).to_have_title("chosen 2")


def test_pieces_are_packed_round_their_anchor(show: Show) -> None:
    page = show("maps")
    for region, count in (("west", 7), ("east", 1), ("south", 4)):
        boxes = [piece.bounding_box() for piece in page.locator(f"[data-crowd='region:{region}'] > *").all()]
        assert len(boxes) == count
        for one, other in combinations([box for box in boxes if box], 2):
            beside = abs(one["x"] - other["x"]) + 1 >= min(one["width"], other["width"])
            above = abs(one["y"] - other["y"]) + 1 >= min(one["height"], other["height"])
            assert beside or above, (region, one, other)


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


def test_a_scene_waits_while_it_is_paused_and_goes_back(show: Show) -> None:
    page = show("scene")
    band = page.get_by_role("region", name="Inquisition")
    back = band.get_by_role("button", name="Back")
    expect(back).to_be_disabled()
    band.get_by_role("button", name="Next").click()
    expect(band).to_contain_text("Suspicion is counted.")
    back.click()
    expect(band).to_contain_text("The tower empties.")
    go_on = band.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()  # whoever goes back wants to look
    go_on.click()
    expect(band.get_by_role("button", name="Pause")).to_be_visible()
    page.locator("main").click(position={"x": 2, "y": 2})
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(band).to_contain_text("Suspicion is counted.")
    page.keyboard.press("Escape")
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


def test_on_a_phone_the_buttons_and_dots_of_a_scene_keep_within_its_band(show: Show) -> None:
    page = show("scene", size=PHONE, still=True)
    band = page.get_by_role("region", name="Inquisition")
    expect(band.get_by_role("button", name="Close")).to_be_visible()
    frame = band.bounding_box()
    inner = [part.bounding_box() for part in band.locator(".foot button, .foot i").all()]
    assert frame and len(inner) > 4
    for box in inner:
        assert box and frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"] + 0.5, box
