"""Paladins on desks, low windows and tablets: nothing is cut, nothing scrolls, no card is stretched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.kinds import CHOOSE_PALADIN
from castellany.games.paladins.layout import OWNED
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.paladin import Picture, at, comes_to, first, gesture, moment, seek
from tests.browser.visitor import Visitor

CUT = """() => {
  const cards = '.action, .way, .citizen .face, .outsider, .player, .candidate, .tavern, .favour, .tax, .paladin';
  const cut = [];
  for (const card of document.querySelectorAll(`.paladins :is(${cards})`)) {
    const frame = card.getBoundingClientRect();
    for (const element of card.querySelectorAll('*')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (!own || element.closest('.unseen, .seal, svg')) continue;
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = words.getBoundingClientRect();
      if (!box.width) continue;  // put away where there is no room for it
      const out = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom);
      const hidden = element.scrollWidth - element.clientWidth;
      if (out > 1.5 || (hidden > 1 && getComputedStyle(element).overflowX !== 'visible'))
        cut.push(`${card.className}: ${element.textContent.trim()} (${Math.round(Math.max(out, hidden))})`);
    }
  }
  return cut; }"""


OVER = """() => ['.paladins', '.layout', '.own', '.kingdom'].filter(name => {
  const box = document.querySelector(name);
  return box.scrollWidth - box.clientWidth > 1 || box.scrollHeight - box.clientHeight > 1; })"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_no_word_is_cut_on_the_smallest_desk(arrive: Arrive, picture: Picture, language: str) -> None:
    """A board of 1040 x 700: in all languages nothing scrolls and every word stays within its card."""
    guest = at(arrive(size=(1440, 874), language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    size = page.evaluate("() => [document.querySelector('.paladins').clientWidth, innerHeight]")
    page.set_viewport_size({"width": 1440 - (size[0] - 1040), "height": 874})
    page.wait_for_function("() => Math.abs(document.querySelector('.paladins').clientWidth - 1040) < 3")
    assert comes_to(page, OVER, []) == []  # the board is laid out anew for its new size
    assert comes_to(page, CUT, []) == []
    picture(guest, f"paladins-small-{language[:2]}")


def another_fits_too(guest: Visitor) -> None:
    """The board of another player, with a line over it, in the same place."""
    guest.page.locator(".player:not(.me)").first.click()
    expect(guest.page.locator(".own.other .other-head")).to_be_visible()
    assert comes_to(guest.page, OVER, []) == []
    assert comes_to(guest.page, CUT, []) == []


@pytest.mark.parametrize(("size", "language"), [((1366, 650), "pl-PL"), ((1040, 700), "uk-UA")])
def test_a_low_window_has_a_layout_of_its_own(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    """A laptop's window under its browser's bars: the right wing lies in two rows, nothing is cut, nothing scrolls."""
    guest = at(arrive(size=size, language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    expect(page.locator(".layout.flat .right-wing .action")).to_have_count(6)
    assert comes_to(page, OVER, []) == []
    assert comes_to(page, CUT, []) == []
    page.locator(".a-garrison .slot").nth(1).click()
    expect(page.locator(".a-garrison .payment .alternative").first).to_be_visible()
    guest.clean()
    another_fits_too(guest)


# How much of an action's card its own lines fill: the rest is empty.
FILLED = """() => Math.min(...[...document.querySelectorAll('.own .action')].map(card => {
  const lines = [...card.children].filter(line => !line.matches('.unseen, .seal, .payment'));
  return lines.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0) /
    card.getBoundingClientRect().height; }))"""


# The less of the height and width of the smallest space of the land on the screen: fingers choose it.
NARROWEST = """() => Math.min(...[...document.querySelectorAll('.land .space')].flatMap(one => {
  const { width, height } = one.getBoundingClientRect(); return [width, height]; }))"""


@pytest.mark.parametrize(("size", "language"), [((768, 1024), "pl-PL"), ((820, 1180), "uk-UA"), ((800, 1280), "pl-PL")])
def test_a_tablet_held_upright_draws_all_larger(
    arrive: Arrive, picture: Picture, size: tuple[int, int], language: str
) -> None:
    """The left wing lies over the rest: no card is stretched, nothing is cut, nothing scrolls."""
    guest = at(arrive(size=size, language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    expect(page.locator(".layout.tall .left-wing .action")).to_have_count(6)
    assert comes_to(page, OVER, []) == []
    assert comes_to(page, CUT, []) == []
    assert page.evaluate(FILLED) > 0.64
    assert page.evaluate(NARROWEST) > 21
    assert page.evaluate("() => document.querySelector('.status .phase.drawn').scrollWidth") <= page.evaluate(
        "() => document.querySelector('.status .phase.drawn').clientWidth"
    )
    page.locator(".a-garrison .slot").nth(1).click()
    expect(page.locator(".a-garrison .payment .alternative").first).to_be_visible()
    guest.fits()
    guest.clean()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    picture(guest, f"paladins-tablet-{language[:2]}")
    another_fits_too(guest)


BEYOND_THE_OPPONENT = """() => {
  const board = document.querySelector('.paladins .solo');
  const { top, bottom } = board.getBoundingClientRect();
  return [...board.querySelectorAll('*')].filter(one => !one.closest('svg')).filter(one => {
    const box = one.getBoundingClientRect();
    return box.height && (box.top < top - 1 || box.bottom > bottom + 1);
  }).map(one => one.className); }"""


UNDER_THE_OPPONENT = """() => {
  const [guide, board] = ['.popover', '.solo'].map(name => document.querySelector(name).getBoundingClientRect());
  return guide.top >= board.bottom && guide.bottom <= innerHeight && guide.right <= innerWidth; }"""


@pytest.mark.parametrize("size", [DESK, (1040, 700), (820, 1180)], ids=["desk", "low", "tablet"])
def test_the_opponent_leaves_room_for_all(arrive: Arrive, size: tuple[int, int]) -> None:
    """Alone against the rules the board is lower by the opponent's: paladins, taverns and turns still fit."""
    guest = arrive(size=size, language="pl-PL")
    guest.make_table("paladins", "me")
    for _gesture in range(6):
        guest.asked()
        expect(guest.page.locator(".paladins .own")).to_be_visible()
        assert comes_to(guest.page, OVER, []) == []
        assert comes_to(guest.page, CUT, []) == []
        assert gesture(guest)


def an_order_is_tried(s: Any, _seat: int) -> bool:
    return bool(s.scheme_discard and SCHEMES[s.scheme_discard[-1]].id == "scheme-order")


@pytest.mark.parametrize("size", [DESK, (1040, 700), (820, 1180), PHONE], ids=["desk", "low", "tablet", "phone"])
def test_the_opponents_board_holds_its_longest_words(arrive: Arrive, size: tuple[int, int]) -> None:
    guest = at(arrive(size=size, language="pl-PL"), *first(1, an_order_is_tried))
    if size == PHONE:
        guest.page.locator(".segments .seats button").click()
    expect(guest.page.locator(".solo .scheme")).to_have_text("Królewski Dekret")
    assert comes_to(guest.page, BEYOND_THE_OPPONENT, []) == []
    guest.page.locator(".solo .guide").click()  # what the guide to it speaks of stays in sight
    expect(guest.page.locator(".popover ol")).to_be_visible()
    if size != PHONE:  # there it is a sheet at the lower edge
        assert comes_to(guest.page, UNDER_THE_OPPONENT, True) is True


def much_hired(s: Any, seat: int) -> bool:
    return bool(s.round == 7 and s.folk_at.count(OWNED + seat) >= 7)


UNDER_THE_TRAY = """() => {
  const { top } = document.querySelector('.tray').getBoundingClientRect();
  const hired = [...document.querySelectorAll('.hired-one')];
  return hired.filter(one => one.getBoundingClientRect().bottom > top).length; }"""


@pytest.mark.parametrize("size", [DESK, (1366, 650)], ids=["desk", "low"])
def test_whoever_is_hired_is_in_sight(arrive: Arrive, size: tuple[int, int]) -> None:
    """Seven townsfolk have room beside the board, on a desk and in a low window."""
    guest = at(arrive(size=size), *first(2, much_hired))
    expect(guest.page.locator(".hired-one").nth(6)).to_be_visible()
    assert comes_to(guest.page, UNDER_THE_TRAY, 0) == 0
    guest.clean()


def helps_twice(s: Any, seat: int) -> bool:
    """One of the three paladins at hand brings two provisions more with each hunt."""
    return any("girard" in GAME.text(choice) for choice in s.choices(seat))


def test_what_a_paladin_helps_with_stays_on_its_card(arrive: Arrive) -> None:
    found = next(filter(None, (moment(4, seed, helps_twice, CHOOSE_PALADIN) for seed in range(1, 40))))
    guest = at(arrive(language="uk-UA"), *found)
    expect(guest.page.locator(".candidate")).to_have_count(3)
    assert comes_to(guest.page, CUT, []) == []


@pytest.mark.parametrize(
    ("name", "size", "language", "dark"),
    [("desk", DESK, "en-GB", False), ("desk-dark", DESK, "uk-UA", True), ("wide", (1920, 1080), "pl-PL", False)],
)
def test_nothing_scrolls_and_axe_finds_nothing(
    arrive: Arrive, picture: Picture, name: str, size: tuple[int, int], language: str, dark: bool
) -> None:
    guest = at(arrive(size=size, language=language, dark=dark), *seek(4, "commission", "garrison"))
    over = guest.page.evaluate(
        "() => { const box = document.querySelector('.paladins'); return box.scrollHeight - box.clientHeight; }"
    )
    assert over <= 0
    guest.fits()
    guest.clean()
    picture(guest, f"paladins-{name}")


def test_a_long_log_does_not_let_the_page_scroll(arrive: Arrive) -> None:
    """What it says to the ears alone (how often a thing was given) lies within it, not below the page."""
    guest = at(arrive(language="pl-PL"), *first(2, lambda s, _seat: s.round == 4))
    expect(guest.page.locator(".log .times .unseen").first).to_be_attached()
    assert guest.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0
