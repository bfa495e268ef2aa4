"""The drawn board may come late, or not at all, on a slow line: nobody is shown another board meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import PHONE, Arrive

BOARD = re.compile(r"/assets/Board-[^/]*\.js$")


def test_while_the_board_is_on_its_way_no_other_takes_its_place(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE, service_workers="block")  # it would fetch the board unheard
    held: list[Route] = []
    late = True
    visitor.page.route(BOARD, lambda route: held.append(route) if late else route.continue_())
    with visitor.page.expect_request(BOARD):  # the drawn board is fetched for its game, though nobody lets it come
        visitor.make_table("viscounts", "me", "bot", "bot", begin=False)
    board = visitor.page.locator("#board")
    expect(board).to_have_attribute("aria-busy", "true")
    visitor.page.wait_for_selector("section.bar .sentence")
    assert board.locator("[data-thing]").count() == 0
    late = False
    for route in held:
        route.continue_()
    visitor.asked()
    expect(board.locator(".viscounts").first).to_be_visible()
    visitor.clean()


def test_where_the_board_cannot_be_fetched_that_of_any_game_serves(arrive: Arrive) -> None:
    visitor = arrive(
        size=PHONE, service_workers="block", expected=("Board-", "Failed to load resource", "Failed to fetch")
    )
    visitor.page.route(BOARD, lambda route: route.abort())
    visitor.make_table("viscounts", "me", "bot", "bot")
    expect(visitor.page.locator("#board [data-thing^='pair:']").first).to_be_visible()
    expect(visitor.page.locator("#board [data-spot=open]").first).to_be_visible()
    visitor.clean()
