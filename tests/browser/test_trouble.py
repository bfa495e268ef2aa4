"""What goes wrong is said calmly, in the reader's language, with a way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive

NOT_FOUND = [("en-GB", "did not work"), ("uk-UA", "Не вийшло"), ("pl-PL", "Nie udało się")]


@pytest.mark.parametrize(("language", "words"), NOT_FOUND)
def test_a_table_that_does_not_exist(arrive: Arrive, language: str, words: str) -> None:
    guest = arrive(language=language, expected=("404",))
    guest.visit("table/nosuchtable")
    guest.says(words)
    assert "error-" not in guest.page.locator("main").inner_text()
    guest.page.locator("main a").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()


def test_a_full_and_a_closed_table(arrive: Arrive) -> None:
    host, friend, third = arrive(), arrive(), arrive(expected=("40",))
    host.make_table("citadels", "me", "person", begin=False)
    link = host.page.locator("#invite-link").input_value()
    friend.page.goto(link)
    friend.page.locator("form input").fill("Second")
    friend.page.locator("form .button.main").click()
    expect(host.page.locator(".lobby")).to_contain_text("Second")
    third.page.goto(link)
    third.says("All seats are taken")
    host.page.locator(".lobby > .row .button.quiet").click()
    expect(host.page.locator("[data-play]").first).to_be_visible()
    expect(friend.page.get_by_role("alert")).to_be_visible()
    assert "error-" not in friend.page.get_by_role("alert").inner_text()


def test_a_private_table_without_its_link(arrive: Arrive) -> None:
    host, stranger = arrive(), arrive(expected=("40",))
    host.make_table("citadels", "me", "person", begin=False)
    table = host.page.url.split("/")[-1].split("?")[0]
    stranger.visit(f"table/{table}")
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert "error-" not in stranger.page.get_by_role("alert").inner_text()


def test_a_wrong_password_and_a_name_kept(arrive: Arrive) -> None:
    guest = arrive(expected=("40",))
    guest.visit("profile")
    keep = guest.page.locator("form").first
    keep.locator("input").nth(0).fill("Keeper")
    keep.locator("input").nth(1).fill("long enough words")
    keep.locator(".button").click()
    guest.says("Your name is kept")
    guest.page.get_by_role("button", name="Log out").click()
    guest.says("I have been here before")
    back = guest.page.locator("form").nth(1)
    back.locator("input").nth(0).fill("Keeper")
    back.locator("input").nth(1).fill("something else")
    back.locator(".button").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert "error-" not in guest.page.get_by_role("alert").inner_text()
    back.locator("input").nth(1).fill("long enough words")
    back.locator(".button").click()
    guest.says("Welcome back")


def test_the_house_cannot_be_reached(arrive: Arrive) -> None:
    guest = arrive(expected=("ERR_", "Failed to load"))
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.visit()
    guest.says("cannot be reached")
    guest.page.unroute("**/api/**")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()
