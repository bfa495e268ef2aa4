"""Every page of the house: nothing for axe to find, nothing cut off, day and night, three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.visitor import Visitor

PAGES = ["", "new/citadels", "new/viscounts", "learn/citadels", "rules/citadels", "replays", "ratings"]
PAGES += ["settings", "profile", "credits", "nowhere"]
HEADINGS = {"en-GB": "Four great games", "uk-UA": "Чотири великі гри", "pl-PL": "Cztery wielkie gry"}


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESK, "en-GB", False), (PHONE, "pl-PL", True), (PHONE, "uk-UA", False)],
    ids=["desk", "phone-dark-pl", "phone-uk"],
)
def test_every_page_is_clean(
    arrive: Arrive,
    picture: Callable[[Visitor, str], None],
    size: tuple[int, int],
    language: str,
    dark: bool,
) -> None:
    guest = arrive(size=size, language=language, dark=dark)
    guest.visit()
    guest.says(HEADINGS[language])
    for path in PAGES:
        guest.visit(path)
        guest.page.wait_for_selector("h1:not(:empty)")
        guest.page.wait_for_load_state("networkidle")
        guest.clean()
        guest.fits()
        if path and not dark:
            picture(guest, f"page-{path.replace('/', '-')}-{'desk' if size == DESK else 'phone'}")


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_table_is_clean(arrive: Arrive, picture: Callable[[Visitor, str], None], dark: bool) -> None:
    guest = arrive(dark=dark).quick_play("citadels")
    for _choice in range(8):
        guest.step()
    guest.asked()
    if dark:
        picture(guest, "citadels-night")
    for panel in ("Players", "Log", "Points", "Rules", "Chat"):
        guest.page.locator(".tabs").get_by_role("button", name=panel, exact=True).click()
        guest.page.wait_for_timeout(150)
        guest.clean()
        if not dark and panel in ("Rules", "Points"):
            picture(guest, f"panel-{panel.lower()}")
    guest.page.keyboard.press("p")
    guest.clean()
    guest.page.keyboard.press("?")
    guest.clean()
    picture(guest, f"plain-{'night' if dark else 'day'}")
