"""Many players at one table, on a desktop and on a phone: everybody's city, everybody's points, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening
from tests.browser.visitor import Visitor


@pytest.mark.parametrize(("size", "name"), [(DESK, "desk"), (PHONE, "phone")], ids=["desk", "phone"])
def test_eight_players_fit(
    arrive: Arrive, picture: Callable[[Visitor, str], None], size: tuple[int, int], name: str
) -> None:
    guest = arrive(size=size, language="pl-PL")
    guest.make_table("citadels", "me", *["bot"] * 7)
    houses = guest.page.locator(".lot[data-district]")
    while houses.count() <= 8:  # the weakest bots build when it happens to them
        assert guest.step(), "the game was over before eight houses stood"
        guest.asked()
        guest.fits()
    expect(guest.page.locator(".plate, .mine, .rows .line, .dock .line")).to_have_count(8)
    # In the draft a phone shows what is on offer twice: in the fan, and as an echo in the row of all ranks.
    expect(guest.page.locator(".rank:not(.echo)")).to_have_count(9)
    guest.page.locator("#board").evaluate("(board) => board.scrollTo(0, 0)")
    picture(guest, f"eight-{name}")


def test_the_points_of_eight_stand_side_by_side(arrive: Arrive) -> None:
    """Every column of the end is seen whole without scrolling, with signs at all parts or at none."""
    guest = arrive(size=PHONE, language="pl-PL", expected=("404",))  # no replay of a game that was only shown
    screening = Screening("citadels", 8, 3, level="novice")
    screening.open(guest)
    screening.finish()
    frame = guest.page.locator(".parts .scroll")
    expect(frame.locator("thead .seat")).to_have_count(8)
    for size in (PHONE, DESK):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth + 1")
        rows = frame.locator("tbody tr").count()
        expect(frame.locator(".part > :not(:last-child):visible")).to_have_count(rows if size == DESK else 0)


@pytest.mark.parametrize(("game", "seats"), [("viscounts", 4), ("elgrande", 5)])
def test_the_points_of_everybody_are_seen_at_every_width(arrive: Arrive, game: str, seats: int) -> None:
    """No column of the end must be scrolled to: tokens stand in its head where names have no room."""
    guest = arrive(language="uk-UA", expected=("404",))
    screening = Screening(game, seats, 5, level="novice")
    screening.open(guest)
    screening.finish()
    page, frame = guest.page, guest.page.locator(".parts .scroll")
    expect(frame.locator("thead .seat")).to_have_count(seats)
    for width in (320, 390, 768, 1024, 1240, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        hidden = frame.evaluate("frame => frame.scrollWidth - frame.clientWidth")
        assert hidden <= 1, f"{hidden} px of the points must be scrolled to at {width} px"
