"""Every page of the house: nothing for axe to find, nothing cut off, day and night, three languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import castellany
from tests.browser.boxes import faults
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import bringing
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
    expect(guest.page.locator(".lessons b")).to_have_count(len(bringing("lesson.ts")))
    assert guest.page.evaluate(BROKEN) == []


LINES = """one => { const words = document.createRange(); words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(box => Math.round(box.bottom / 8))).size; }"""


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
    assert names.first.evaluate(LINES) <= 3, "a name has the room of a line of its own, not what others leave"
    guest.fits()


FIGURES = [{"game": game, "rating": 25.3, "played": 1120, "won": 400, "best": 148} for game in castellany.games()]


@pytest.mark.parametrize("size", [PHONE, (320, 640)])
def test_figures_of_a_person_stay_on_a_phone(arrive: Arrive, size: tuple[int, int]) -> None:
    """One's own games, and how people stand among each other: nothing is wider than the page, no word is torn."""
    guest = arrive(size=size, language="uk-UA")

    def played(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "games": FIGURES})

    def ranked(route: Route) -> None:
        long = {"id": "x", "name": "Wilhelmina Zawadzka-Krakowska z Wieliczki", "guest": False}
        row = {"place": 1, "person": long, "rating": 31.2, "played": 1120, "won": 400}
        route.fulfill(json={**route.fetch().json(), "rows": [row]})

    guest.page.route("**/api/people/*", played)
    guest.page.route("**/api/ratings/*", ranked)
    guest.quick_play("citadels").visit("profile")
    for cells in (guest.page.locator(".stacks td"), guest.page.locator(".stacks th[scope=row]")):
        expect(cells.first).to_be_visible()
    assert faults(guest.page) == []
    guest.visit("ratings")
    expect(guest.page.locator(".stacks td").first).to_be_visible()
    assert faults(guest.page) == []
    guest.clean()


@pytest.mark.parametrize("language", ["uk-UA", "pl-PL"])
def test_own_games_are_seen_whole_in_the_hall(arrive: Arrive, language: str) -> None:
    """One large, three rows beside it that need no scrolling; on a phone the points lie on the foot of the picture."""
    guest = arrive(language=language)
    for game in bringing("picture.webp")[:4]:
        guest.quick_play(game)
    guest.visit()
    expect(guest.page.locator(".yours .moment")).to_have_count(4)
    rows = guest.page.locator(".rest")
    assert rows.evaluate("rows => rows.scrollHeight <= rows.clientHeight + 1")
    assert faults(guest.page) == []
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert faults(guest.page) == []
    picture, points = (guest.page.locator(f".hero {part}").bounding_box() for part in (".picture", ".seats"))
    assert picture and points and points["y"] + points["height"] < picture["y"] + picture["height"]
    guest.page.set_viewport_size({"width": 320, "height": 640})
    assert faults(guest.page) == []
    names = guest.page.locator(".yours:not(.hero) strong")
    assert [names.nth(row).evaluate(LINES) for row in range(3)] == [1, 1, 1], "no name is torn"
    head, tools = (guest.page.locator(part).bounding_box() for part in (".brand", "header .tools"))
    assert head and tools and abs(head["y"] - tools["y"]) < head["height"], "the head of the page is one row"
