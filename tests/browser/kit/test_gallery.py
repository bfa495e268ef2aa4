"""The gallery is for those who build: what a host serves holds nothing of it, and axe finds nothing in it."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import build_client
from tests.browser.conftest import PHONE
from tests.browser.house import built_client
from tests.browser.kit.conftest import Show


def test_the_gallery_is_not_in_the_house() -> None:
    """What a host serves holds no page of the gallery."""
    built_client()
    assert not (build_client.STATIC / "gallery.html").exists()
    scripts = "".join(path.read_text() for path in build_client.STATIC.rglob("*.js"))
    assert "region:rim" not in scripts


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_part(show: Show, dark: bool) -> None:
    page = show("spots")
    parts = [link.inner_text() for link in page.get_by_role("navigation").get_by_role("link").all()]
    assert len(parts) >= 12
    if dark:
        page.get_by_role("button", name="dark").click()
    told = []
    for part in parts:
        page.get_by_role("link", name=part, exact=True).click()
        expect(page.locator("h1")).to_have_text(part)
        for fault in Axe().run(page).response["violations"]:
            told += [f"{part}: {fault['id']}: {node['html'][:150]}" for node in fault["nodes"][:3]]
    assert not told, "\n".join(told)


def test_every_part_says_what_it_shows_and_keeps_within_a_phone(show: Show) -> None:
    page = show("spots", size=PHONE)
    parts = [link.inner_text() for link in page.get_by_role("navigation").get_by_role("link").all()]
    abouts = set()
    wide = {}
    for part in parts:
        page.get_by_role("link", name=part, exact=True).click()
        expect(page.locator("h1")).to_have_text(part)
        expect(page.locator("main > *").last).to_be_attached()
        abouts.add(page.locator(".about").inner_text())
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > PHONE[0]:
            wide[part] = width
    assert wide == {}
    assert len(abouts) == len(parts) and min(len(about) for about in abouts) > 20
