"""Paladins on its drawn board: a newcomer finishes a game with clicks on the board, payments are gestures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Arrive
from tests.browser.visitor import Visitor

AIMS = ":is(.space, .outsider, .face, .jar-space, .slot)[data-spot=open], .action.busy [data-spot=open]"


def click_on_the_board(guest: Visitor) -> bool:
    """One gesture with the pointer on the board: an act, then its target. False once the game is over."""
    page = guest.page
    guest.asked()
    if guest.over:
        return False
    before = page.locator(".table").get_attribute("data-step")
    for _click in range(6):
        if page.locator(".pay-how .button").count():
            wanted = page.locator(".pay-how .button")
        elif page.locator(".candidate.armed").count():
            wanted = page.locator(".candidate:not(.armed)")
        elif page.locator(".paladins.aiming").count():
            wanted = page.locator(AIMS)
        else:
            wanted = page.locator(".paladins :is([data-spot=open], .way.on):visible")
        if wanted.count() == 0:  # to give up, or to choose between rewards, is a matter of the bar
            wanted = page.locator("section.bar :is(.option, .stops .button)")
        wanted.nth(guest.rng.randrange(wanted.count())).click()
        page.wait_for_function("() => !document.querySelector('.paladins')?.dataset.busy")
        if page.locator(f".table[data-step='{before}']").count() == 0 or guest.over:
            return True
    raise AssertionError("six clicks have done nothing")


@pytest.mark.parametrize("size", [DESK], ids=["desk"])
def test_a_newcomer_finishes_a_game_by_clicking_on_the_board(arrive: Arrive, size: tuple[int, int]) -> None:
    guest = arrive(size=size)
    guest.make_table("paladins", "me", "bot")
    gestures = 0
    while click_on_the_board(guest):
        gestures += 1
        assert gestures < 400
    assert gestures > 20
    expect(guest.page.locator(".end .parts thead .seat")).to_have_count(2)
