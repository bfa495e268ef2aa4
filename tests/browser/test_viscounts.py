"""The ring of Viscounts: played by clicking on the board alone, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.visitor import Visitor

BOARD = ", ".join(
    f".viscounts {part}:visible"
    for part in ("[data-spot=open]", ".act.open", ".panel button:not(:disabled)", ".strip button:not(:disabled)")
)


def click_on_the_board(visitor: Visitor) -> bool:
    """One click on something the board offers; False once the game is over."""
    page = visitor.page
    page.wait_for_selector(f"{BOARD}, section.end, .curtain")
    if visitor.over:
        return False
    waiting = page.locator(".viscounts [role=tab] .dot")
    if waiting.count():
        waiting.first.locator("xpath=..").click()
    offered = page.locator(BOARD)
    if not offered.count():
        return True
    offered.nth(visitor.rng.randrange(offered.count())).click()
    menu = page.locator(".menu .button:not(.quiet)")
    if menu.count():
        menu.nth(visitor.rng.randrange(menu.count())).click()
    return True


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_turns_are_clean(
    arrive: Arrive, picture: Callable[[Visitor, str], None], size: tuple[int, int]
) -> None:
    """Nothing is cut off, axe finds nothing, in light and dark, on both sizes."""
    visitor = arrive(size=size, dark=size == PHONE)
    visitor.make_table("viscounts", "me", "bot", "bot", "bot")
    visitor.clean()
    for _click in range(12):
        click_on_the_board(visitor)
        visitor.fits()
    visitor.asked()
    visitor.clean()
    picture(visitor, f"viscounts-{'desk' if size == DESK else 'phone'}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_to_the_end_on_the_board(arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(size=size).quick_play("viscounts")
    for clicks in range(4000):
        if not click_on_the_board(visitor):
            assert clicks > 40, "over before it began"
            return
    raise AssertionError("not over")
