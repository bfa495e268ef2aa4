"""The ring of Viscounts on every size of screen: nothing is cut off, everything that is asked is in sight."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bench.clicks import click
from bench.sight import SETTLED
from castellany.games.viscounts import kinds
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening
from tests.browser.viscount import ON_THE_BOARD, OUTSIDE, asks, moment
from tests.browser.visitor import PATIENCE, Visitor


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_turns_are_clean(
    arrive: Arrive, picture: Callable[[Visitor, str], None], size: tuple[int, int]
) -> None:
    """Nothing is cut off, axe finds nothing, in light and dark, on both sizes."""
    visitor = arrive(size=size, dark=size == PHONE)
    visitor.make_table("viscounts", "me", "bot", "bot", "bot")
    visitor.clean()
    dead: list[str] = []
    for _click in range(12):
        click(visitor, dead, ON_THE_BOARD, PATIENCE)
        visitor.fits()
    assert not dead, "what glows answers a click"
    visitor.asked()
    visitor.clean()
    picture(visitor, f"viscounts-{'desk' if size == DESK else 'phone'}")


@pytest.mark.by_day("lower", "laptop")
@pytest.mark.parametrize("size", [DESK, (1440, 800), (1280, 720)], ids=["desk", "lower", "laptop"])
@pytest.mark.parametrize(("kind", "seats", "seed"), [(kinds.PLAY, 4, 78), (kinds.HIRE, 4, 3), (kinds.HIRE, 1, 5)])
def test_a_hand_is_read_and_nothing_of_the_board_is_scrolled(
    arrive: Arrive, size: tuple[int, int], kind: int, seats: int, seed: int
) -> None:
    """On a desk four cards have the whole width: their names are read, and what may be left undone has room below."""
    visitor = arrive(size=size, language="uk-UA").play_on(*moment(asks(kind, 3), seats, seed))
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    cards = page.locator(".mine .hand .card")
    expect(cards.first).to_be_visible()
    page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    least = 70 if size == DESK else 50
    widths = [card.evaluate("card => card.getBoundingClientRect().width") for card in cards.all()]
    assert min(widths) >= least, widths


KINDS = ((kinds.PLAY, 4, 78, 12), (kinds.ACT, 4, 72, 12), (kinds.CHOOSE, 4, 7, 5), (kinds.MOVE, 1, 5, 8))


@pytest.mark.by_day("phone", "small")
@pytest.mark.parametrize("size", [(390, 844), (1366, 650), (1024, 700)], ids=["phone", "laptop", "small"])
@pytest.mark.parametrize(("kind", "seats", "seed", "round"), KINDS, ids=["play", "act", "choose", "alone"])
def test_everything_asked_fits_small_screens(
    arrive: Arrive, size: tuple[int, int], kind: int, seats: int, seed: int, round: int
) -> None:
    """In the language with the longest words: nothing hangs out of the bar, nothing of a desk's board is scrolled."""
    visitor = arrive(size=size, language="pl-PL").play_on(*moment(asks(kind, round), seats, seed))
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    expect(page.locator(".viscounts [data-thing]").first).to_be_visible()
    page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    visitor.fits()


# Where the white of a number lies in a picture, from its left edge (0) to its right (1).
WHITE = """async png => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  let sum = 0, count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (Math.min(data[at], data[at + 1], data[at + 2]) > 250) { sum += (at / 4) % width; count += 1; }
  return sum / count / width; }"""


def test_the_numbers_in_the_corners_are_painted_where_they_stand(arrive: Arrive) -> None:
    """The board finds its size after its first frame; what is painted grows with it, not only what is measured."""
    screening = Screening("viscounts", 4, 78)
    screening.until(lambda asked: asked["kind"] == "Move")
    page = screening.open(arrive())
    stack = page.locator(".stock.left .stack")
    expect(stack).to_contain_text("18")
    page.evaluate(SETTLED)
    middle = page.evaluate(WHITE, base64.b64encode(stack.screenshot()).decode())
    assert 0.4 < middle < 0.6, middle


def test_a_tablet_held_upright_shows_the_kingdom_large(arrive: Arrive) -> None:
    """Above what one has, as on a phone, but in the drawing of a desk; from near the neighbours are seen too."""
    visitor = arrive(size=(820, 1180), language="pl-PL").play_on(*moment(asks(kinds.MOVE)))
    page = visitor.page
    ring = page.locator("svg.ring").bounding_box()
    assert ring and ring["width"] >= 680, ring
    expect(page.locator(".bonuses")).to_be_visible()
    inside = "() => [...document.querySelectorAll('.phone .round, .stock, .bonuses')]"
    edges = page.evaluate(f"{inside}.map(part => part.getBoundingClientRect().right)")
    assert max(edges) <= 820, edges
    visitor.fits()
    page.locator(".round.right").click()
    expect(page.locator(".stage.closer")).to_be_visible()
    visitor.fits()


def test_on_a_wide_screen_the_boards_grow_beside_the_ring(arrive: Arrive) -> None:
    visitor = arrive(size=(2560, 1440), language="uk-UA").play_on(*moment(asks(kinds.MOVE)))
    kingdom, column = (visitor.page.locator(part).bounding_box() for part in (".kingdom", ".column"))
    assert kingdom and column
    assert kingdom["width"] > 1200
    assert column["x"] - kingdom["x"] - kingdom["width"] < 40, "no empty land between them"
    visitor.page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    visitor.fits()


def test_in_the_plain_view_sites_sections_and_buildings_say_what_they_bring(arrive: Arrive) -> None:
    """The drawn board shows it as an icon; whoever hears the board hears it in words."""
    page = arrive(plain=True).play_on(*moment(asks(kinds.MOVE))).page
    sites = page.locator(".plain [data-thing^='site:']")
    expect(sites).to_have_count(25)
    assert all(" bank. " in site for site in sites.all_inner_texts())
    expect(page.locator(".plain [data-thing='tier2:a']")).to_contain_text("ink")
    houses = page.locator(".plain [data-thing$='/workshop_1']").all_inner_texts()
    assert len(houses) == 3 and all("; " in house for house in houses), houses
