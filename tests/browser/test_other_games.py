"""The games without a drawn board are played to the end in the plain view, from the form of a new table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.visitor import Visitor


@pytest.mark.parametrize(
    ("game", "seats", "language", "size"),
    [
        ("elgrande", ("me", "bot"), "pl-PL", DESK),
        ("paladins", ("me", "bot"), "uk-UA", PHONE),
        ("paladins", ("me",), "pl-PL", PHONE),  # its opponent scores in more parts than anybody else
        ("viscounts", ("me", "bot"), "en-GB", DESK),
    ],
)
def test_a_whole_game_in_the_plain_view(
    arrive: Arrive, game: str, seats: tuple[str, ...], language: str, size: tuple[int, int]
) -> None:
    guest = arrive(language=language, size=size, plain=True)
    guest.make_table(game, *seats)
    expect(guest.page.locator("#plain-table")).to_be_visible()
    taken = guest.play_to_end("plain", limit=900)
    assert taken > 5
    expect(guest.page.locator(".end .bars .bar")).to_have_count(2)
    guest.fits()
    guest.clean()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["elgrande"])
def test_the_generic_board_shows_all_and_glows(
    arrive: Arrive, picture: Callable[[Visitor, str], None], game: str, size: tuple[int, int]
) -> None:
    guest = arrive(size=size, dark=size == PHONE)
    guest.make_table(game, "me", "bot", "bot", "bot")
    for _choice in range(10):
        guest.step()
        guest.fits()
    guest.asked()
    glowing = guest.page.locator("[data-spot=open]")
    if glowing.count():
        expect(glowing.first).to_be_visible()
    picture(guest, f"{game}-{'desk' if size == DESK else 'phone'}")
    folded = guest.page.locator(".others details:not([open])")
    if folded.count():
        folded.first.locator("summary").click()
        expect(guest.page.locator(".others details[open] .name").first).to_be_visible()
    guest.clean()
    options = guest.page.locator(".option").count()
    spots = guest.page.locator("[data-spot=open]").count()
    assert options + spots > 0
    guest.page.locator(".tabs").get_by_role("button", name="Rules").click()
    expect(guest.page.locator("[data-clause]").first).to_be_visible()
    guest.page.locator(".tabs").get_by_role("button", name="Points").click()
    expect(guest.page.locator(".side tr.total")).to_be_visible()
