"""Every page of the house: nothing for axe to find, nothing cut off, day and night, three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.test_hall_pictures import stored
from tests.browser.visitor import Visitor

PAGES = ["", "new/citadels", "new/viscounts", "learn/citadels", "rules/citadels", "replays", "ratings"]
PAGES += ["settings", "profile", "credits", "nowhere"]
HEADINGS = {"en-GB": "Four great games", "uk-UA": "Чотири великі гри", "pl-PL": "Cztery wielkie gry"}


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESK, "en-GB", False), (PHONE, "pl-PL", True), (PHONE, "uk-UA", False)],
    ids=["desk", "phone-dark-pl", "phone-uk"],
)
def test_every_page_is_clean(arrive: Arrive, size: tuple[int, int], language: str, dark: bool) -> None:
    guest = arrive(size=size, language=language, dark=dark)
    guest.visit()
    guest.says(HEADINGS[language])
    for path in PAGES:
        guest.visit(path)
        guest.page.wait_for_selector("h1:not(:empty)")
        guest.page.wait_for_load_state("networkidle")
        guest.clean()
        guest.fits()


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


FADES = """() => {
  document.querySelector('main').insertAdjacentHTML('beforeend',
    '<div style="background: #fff"><p id="slow" style="color: #222">It comes slowly.</p></div>');
  document.querySelector('#slow').animate([{ opacity: 0.4 }, { opacity: 1 }], 60_000);
}"""


def test_what_fades_is_judged_when_it_has_come(arrive: Arrive) -> None:
    """A colour on its way is nobody's choice; what it comes to is."""
    guest = arrive().visit()
    guest.page.wait_for_selector("[data-play]")
    guest.page.evaluate(FADES)
    guest.clean()
    guest.page.evaluate("() => document.querySelector('#slow').style.color = '#eee'")
    with pytest.raises(AssertionError, match="color-contrast: <p id"):
        guest.clean()


BROKEN = """() => [...document.querySelectorAll('.lessons b')]
  .filter(one => one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).lineHeight)).map(one => one.textContent)"""


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_name_of_a_lesson_stands_in_one_line(arrive: Arrive, width: int) -> None:
    guest = arrive(size=(width, 844), language="pl-PL").quick_play("citadels").visit()
    expect(guest.page.locator(".lessons b")).to_have_count(4)
    assert guest.page.evaluate(BROKEN) == []


def test_names_in_the_list_of_replays_are_read_whole(arrive: Arrive) -> None:
    """On a phone too, however long: in two lines where one has no room."""
    guest = arrive(size=PHONE, language="pl-PL").visit("replays")
    guest.page.set_input_files("input[type=file]", stored("viscounts"))
    expect(guest.page.locator("section.bar input[type=range]")).to_be_visible()
    long = "Wilhelmina Zawadzka-Krakowska z Wieliczki"

    def renamed(route: Route) -> None:
        told = route.fetch().json()
        for seat in told["tables"][0]["seats"]:
            seat["name"] = long
        route.fulfill(json=told)

    guest.page.route("**/api/tables?list=replays*", renamed)
    guest.visit("replays")
    names = guest.page.locator("main li").first.locator(".who > span")
    expect(names.first).to_contain_text(long)
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length") == 0
    assert names.first.evaluate("one => getComputedStyle(one).textOverflow") == "clip"
    guest.fits()
