"""Viscounts: whole games by clicks on the board alone, the four opponents of one player, the guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench.clicks import click
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.viscount import DRIVE, ON_THE_BOARD, PARTS
from tests.browser.visitor import PATIENCE


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_to_the_end_on_the_board(arrive: Arrive, size: tuple[int, int]) -> None:
    """And every click on something that is offered is answered."""
    visitor = arrive(size=size).quick_play("viscounts")
    dead: list[str] = []
    for _click in range(4000):
        if not click(visitor, dead, ON_THE_BOARD, PATIENCE):
            break
    assert visitor.over
    assert not dead, dead


def test_alone_the_opponent_takes_its_turns(arrive: Arrive) -> None:
    """Its board with three schemes stands beside the ring, and a round of both is played."""
    visitor = arrive()
    visitor.make_table("viscounts", "me", begin=True, **{"Solo opponent": OPPONENT_IDS[0]})
    page = visitor.page
    expect(page.locator(".opponent .three .slot")).to_have_count(3)
    dead: list[str] = []
    status = page.locator("header.status")
    for _click in range(200):
        if "Round 2" in status.inner_text():
            break
        click(visitor, dead, ON_THE_BOARD, PATIENCE)
    expect(status).to_contain_text("Round 2")
    assert not dead, dead
    visitor.asked()
    visitor.fits()
    visitor.clean()


@pytest.mark.at_night
@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_alone_against_an_opponent_to_the_end(arrive: Arrive, opponent: str) -> None:
    visitor = arrive()
    options: dict[str, str] = {"Solo opponent": opponent}
    visitor.make_table("viscounts", "me", begin=True, **options)
    expect(visitor.page.locator(".opponent .three").first).to_be_visible()
    page = visitor.page
    page.set_default_timeout(600_000)
    clicks = page.evaluate(DRIVE, [", ".join(f".viscounts {part}" for part in PARTS), 11])
    assert clicks > 0, f"nothing was offered after {-clicks} clicks"
    expect(page.locator(".end")).to_be_visible()


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_has_said_everything_by_the_end(arrive: Arrive, size: tuple[int, int]) -> None:
    """Whatever the newcomer does, each thought of the guided game meets its moment."""
    visitor = arrive(size=size).visit("learn/viscounts")
    page = visitor.page
    page.locator("main .button.main").click()
    visitor.asked()
    page.set_default_timeout(600_000)
    assert page.evaluate(DRIVE, [", ".join(f".viscounts {part}" for part in PARTS), 5]) > 0
    kept = "JSON.parse(localStorage.getItem('castellany.progress')).lessons.viscounts"
    heard, tips = page.evaluate(f"() => {{ const {{ heard, of }} = {kept}; return [heard.length, of]; }}")
    assert heard == tips


# Frames of the coach that lie on the panel though what they frame lies behind it.
FRAMED = """() => {
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect();
  return [...document.querySelectorAll('.veil .ring')].map(ring => ring.getBoundingClientRect())
    .filter(({ top, bottom }) => sheet && top < sheet.top && bottom > sheet.top + 4).length; }"""

POINTED = f"(document.querySelector('.veil .ring') && ({FRAMED})() === 0)"


# The coach frames the reader's own viscount, not the first it finds.
OWN_FRAMED = """() => {
  const rider = document.querySelector('[data-thing="viscount:0"]')?.getBoundingClientRect();
  const ring = document.querySelector('.veil .ring')?.getBoundingClientRect();
  return rider && ring && rider.left >= ring.left - 2 && rider.right <= ring.right + 2; }"""


def test_on_a_phone_each_thought_frames_what_no_panel_hides(arrive: Arrive) -> None:
    """What lies under a panel is pointed at where the panel offers it, or another of its kind is."""
    visitor = arrive(size=PHONE).visit("learn/viscounts")
    page = visitor.page
    page.locator("main .button.main").click()
    visitor.asked()
    coach = page.locator("section.strip[aria-label]:not(#board *)")
    thoughts: list[str] = []
    for _click in range(80):
        visitor.asked()
        if coach.count():
            thoughts.append(coach.inner_text())
            if "hire the townsfolk" in thoughts[-1]:
                hire, actions = page.locator("[data-part=hire]"), page.locator(".act.open")
                for action in range(actions.count()):  # it is said of one of them, another may lie open
                    if not hire.count():
                        actions.nth(action).click()
                page.wait_for_function(f"offered => !offered || {POINTED}", arg=hire.count())
                break
            page.wait_for_function(f"() => {POINTED}")
            if "rides clockwise" in thoughts[-1]:
                page.wait_for_function(OWN_FRAMED)
            coach.locator(".button.main").click()
        else:
            click(visitor, [], ON_THE_BOARD, PATIENCE)
    expect(page.locator(".panel-sheet")).to_be_visible()
    assert "the kingdom" in thoughts[0] and "hire the townsfolk" in thoughts[-1], thoughts


# The card that the coach frames lies there for the eye too.
SEEN = """() => {
  const ring = document.querySelector('.veil .ring')?.getBoundingClientRect();
  const hit = ring && document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
  return Boolean(hit?.closest('[data-thing^="pile:"]')); }"""


def test_the_coach_shows_the_whole_kingdom_to_speak_of_a_card_in_it(arrive: Arrive) -> None:
    """Workers lie ready, so the castle is near and hides what may be hired with them."""
    visitor = arrive().visit("learn/viscounts")
    page = visitor.page
    page.locator("main .button.main").click()
    on = page.locator(".says .button.main")
    for _click in range(40):
        visitor.asked()
        if "hire the townsfolk" in page.locator(".says").inner_text():
            break
        if on.count():
            on.click()
        else:
            click(visitor, [], ON_THE_BOARD, PATIENCE)
    expect(page.locator(".says")).to_contain_text("hire the townsfolk")
    page.wait_for_function(SEEN)
