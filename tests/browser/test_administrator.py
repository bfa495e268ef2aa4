"""The administrator named at the first start: finds people, mutes, bans, closes tables. Nobody else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import House, built_client, serving
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose host has named an administrator; the password stands in its log, told once."""
    built_client()
    with serving(tmp_path_factory.mktemp("house"), "--admin", "Warden") as found:
        yield found


def log_in(visitor: Visitor, house: House) -> Visitor:
    told = next(line for line in (house.folder / "server.log").read_text("utf-8").splitlines() if "Warden" in line)
    visitor.visit("profile")
    form = visitor.page.locator("form").filter(has=visitor.page.locator("[autocomplete=current-password]"))
    form.locator("[autocomplete=username]").fill("Warden")
    form.locator("[type=password]").fill(told.split()[-1])
    form.locator(".button").click()
    visitor.page.locator("nav a[href='#/people']:visible").click()
    expect(visitor.page.locator("main li").first).to_be_visible()
    return visitor


def called(visitor: Visitor, name: str) -> Visitor:
    """Be a guest of this name."""
    answer = visitor.page.request.post(f"{visitor.url}api/me/guest", data={"name": name})
    assert answer.ok, answer.text()
    return visitor


def search(warden: Visitor, words: str, finds: str) -> Locator:
    warden.page.get_by_role("searchbox").fill(words)
    rows = warden.page.locator("main li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(finds)
    return rows


def test_people_are_found_muted_and_banned_and_that_holds(arrive: Arrive, house: House) -> None:
    guest = called(arrive(expected=("WebSocket",)), "Тарас Бульба").quick_play("citadels")
    called(arrive(), "Ola").visit()
    warden = log_in(arrive(), house)
    row = search(warden, "ТАРАС", "Тарас Бульба")
    row.get_by_role("button", name="Mute: Тарас Бульба").click()
    expect(row.locator(".mark")).to_have_text(["muted"])
    row.get_by_role("button", name="Ban: Тарас Бульба").click()
    row.get_by_role("button", name="Cancel").click()
    expect(row.get_by_role("button", name="Ban: Тарас Бульба")).to_be_focused()
    expect(row.locator(".mark")).to_have_text(["muted"])
    warden.page.keyboard.press("Enter")
    row.locator(".asking").get_by_role("button", name="Ban").click()
    expect(row.locator(".mark")).to_have_text(["muted", "banned"])
    expect(guest.page.get_by_role("alert")).to_contain_text("banned you")

    warden.page.reload()
    row = search(warden, "бульба", "Тарас Бульба")
    expect(row.locator(".mark")).to_have_text(["muted", "banned"])
    row.get_by_role("button", name="Let back in").click()
    row.get_by_role("button", name="Unmute").click()
    expect(row.locator(".mark")).to_have_count(0)
    expect(search(warden, "warden", "administrator").get_by_role("button")).to_have_count(0)
    warden.page.get_by_role("searchbox").fill("nobody at all")
    warden.says("Nobody by that name")


@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESK, "pl-PL", False), (PHONE, "uk-UA", True)], ids=["desk-pl", "phone-dark-uk"]
)
def test_the_page_is_clean(arrive: Arrive, house: House, size: tuple[int, int], language: str, dark: bool) -> None:
    called(arrive(), "Grażyna z Zamościa, kasztelanka podróżna")
    warden = log_in(arrive(size=size, language=language, dark=dark), house)
    row = warden.page.locator("main li").filter(has_text="Grażyna").first
    row.get_by_role("button").first.click()
    expect(row.locator(".mark")).to_have_count(1)
    row.get_by_role("button").last.click()
    expect(row.locator(".asking")).to_be_visible()
    warden.clean()
    warden.fits()
    row.locator(".asking").get_by_role("button").first.click()
    expect(row.locator(".mark")).to_have_count(2)
    warden.clean()
    warden.fits()


def test_who_is_no_administrator_is_told_so_and_led_back(arrive: Arrive) -> None:
    guest = called(arrive(size=PHONE), "Curious").visit("people")
    guest.says("for the administrators")
    guest.clean()
    guest.fits()
    expect(guest.page.locator("header a[href='#/people'], main li, [type=search]")).to_have_count(0)
    guest.page.locator("main a[href='#/']").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()


def test_a_table_is_closed_for_everybody(arrive: Arrive, house: House) -> None:
    guest = arrive().quick_play("citadels")
    close = "Close the table"
    warden = log_in(arrive(), house)
    warden.page.goto(guest.page.url)
    warden.page.get_by_role("button", name="Players", exact=True).click()
    warden.page.get_by_role("button", name=close).click()
    warden.clean()
    warden.page.keyboard.press("Escape")
    expect(warden.page.locator(".asking")).to_have_count(0)
    warden.page.keyboard.press("Enter")
    warden.page.locator(".asking").get_by_role("button", name=close).click()
    for person in (warden, guest):
        expect(person.page.get_by_role("alert")).to_contain_text("closed")


def test_a_table_that_has_not_begun_is_closed_too(arrive: Arrive, house: House) -> None:
    host = arrive().make_table("citadels", "me", "person", begin=False)
    link = host.page.locator("#invite-link").input_value()
    warden = log_in(arrive(), house)
    warden.page.goto(link)
    warden.page.locator(".lobby .ways .button").click()
    warden.page.locator(".asking").get_by_role("button").first.click()
    for person in (warden, host):
        expect(person.page.get_by_role("alert")).to_contain_text("closed")
