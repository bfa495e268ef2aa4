"""Games are played to the end in the plain view, from the form of a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Arrive


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
    expect(guest.page.locator(".end .parts thead .seat")).to_have_count(2)
    expect(guest.page.locator(".end .parts tbody th svg").first).to_be_visible()  # signs come with the board
    guest.fits()
    guest.clean()
