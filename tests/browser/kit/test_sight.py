"""What a question is about comes into sight, through scrolling, stages and segments; what others do moves nothing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.kit.conftest import Show

SEEN = """(id) => { const thing = document.querySelector(`[data-thing="${id}"]`);
    if (!thing) return false;
    const box = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""
SCROLLED = "() => document.querySelector('.board').scrollTop"


def ask(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def test_what_is_out_of_sight_is_brought_into_it(show: Show) -> None:
    page = show("sight", still=True)
    for name in ("low", "space:2", "space:1", "player", "top"):
        assert not page.evaluate(SEEN, name), name
        ask(page, name)
        page.wait_for_function(SEEN, arg=name)
    expect(page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")


def test_what_is_in_sight_leaves_the_board_where_it_is(show: Show) -> None:
    page = show("sight", still=True)
    ask(page, "both")
    assert page.evaluate(SCROLLED) == 0


def test_the_board_stays_where_it_is_while_others_move(show: Show) -> None:
    page = show("sight")
    page.evaluate("() => document.querySelector('.board').scrollTo(0, 300)")
    ask(page, "bots")
    expect(page).to_have_title("bots have moved")
    assert page.evaluate(SCROLLED) == 300
