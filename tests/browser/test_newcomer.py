"""A newcomer: one click from the first page to a game, a finished game, and on to the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import castellany
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import bringing
from tests.browser.visitor import Visitor

Picture = Callable[[Visitor, str], None]


@pytest.mark.parametrize(("size", "language"), [(DESK, "en-GB"), (PHONE, "uk-UA")], ids=["desk", "phone"])
def test_one_click_leads_to_a_finished_game(
    arrive: Arrive, picture: Picture, size: tuple[int, int], language: str
) -> None:
    guest = arrive(size=size, language=language)
    guest.visit()
    name = "desk" if size == DESK else "phone"
    expect(guest.page.locator("[data-play]")).to_have_count(len(castellany.games()))
    picture(guest, f"hall-{name}")
    guest.fits()

    guest.quick_play("citadels")
    place = guest.bar_while_playing()
    assert place
    for taken in range(400):
        if not guest.step():
            break
        assert guest.bar_while_playing() in (place, None), "the decision bar moved"
        if taken % 6 == 0:
            guest.fits()
        if taken == 24:
            picture(guest, f"citadels-{name}")

    expect(guest.page.locator(".end h2")).to_be_visible()
    expect(guest.page.locator(".end figure")).to_have_count(2)
    expect(guest.page.locator(".end code")).not_to_be_empty()
    guest.fits()
    guest.clean()
    picture(guest, f"end-{name}")

    before = guest.page.url
    guest.page.locator(":is(section.rematch .main, section.bar.over button.phone):visible").click()
    guest.page.wait_for_url(lambda url: url != before)
    guest.asked()


@pytest.mark.parametrize("game", bringing("lesson.ts"))
def test_what_the_coach_numbers_is_pinned_on_the_board(arrive: Arrive, game: str) -> None:
    guest = arrive()
    guest.visit(f"learn/{game}")
    guest.page.locator("main .button.main").click()
    numbered = guest.page.locator(".says .pins li")
    expect(guest.page.locator(".says .button.main")).to_be_visible()
    expect(numbered.or_(guest.page.locator(".veil .pin")).first).to_be_visible()
    guest.page.wait_for_function(
        """() => document.querySelectorAll('.veil .pin').length > 0 &&
             document.querySelectorAll('.veil text').length === document.querySelectorAll('.says .pins li').length"""
    )


def test_on_a_phone_the_coach_frames_nothing_that_lies_under_the_tabs(arrive: Arrive) -> None:
    guest = arrive(size=PHONE)
    guest.visit("learn/paladins")
    guest.page.locator("main .button.main").click()
    expect(guest.page.locator(".veil text")).to_have_count(2)
    guest.page.wait_for_function(
        """() => { const under = document.querySelector('.phone-top').getBoundingClientRect().bottom;
             const ring = document.querySelector('.veil .ring').getBoundingClientRect();
             const folk = document.querySelector('.townsfolk').getBoundingClientRect();
             return ring.top >= under - 3 && folk.top >= under; }"""
    )
