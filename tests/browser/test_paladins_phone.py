"""Paladins on a phone: all twelve actions, favours and purses have room, down to the narrowest."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.games.paladins.kinds import CHOOSE_TAVERN
from tests.browser.conftest import PHONE, Arrive
from tests.browser.paladin import at, comes_to, first, moment, open_acts, seek
from tests.browser.screening import Screening


def many_favours(s: Any, seat: int) -> bool:
    acts = open_acts(s, seat)
    return "garrison" in acts and sum(act.startswith("favour") for act in acts) == 5


OUT_OF_THEIR_CARDS = """() => [...document.querySelectorAll('.phone-favours .favour')].filter(card => {
  const { left, right, bottom } = card.getBoundingClientRect();
  return [...card.querySelectorAll('svg')].map(one => one.getBoundingClientRect()).some(box =>
    box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1); }).length"""


def test_a_phone_has_room_for_five_favours_and_says_what_an_act_brings_besides(arrive: Arrive) -> None:
    guest = at(arrive(size=PHONE, language="uk-UA"), *first(4, many_favours))
    page = guest.page
    expect(page.locator(".phone-favours .favour")).to_have_count(5)
    assert comes_to(page, OUT_OF_THEIR_CARDS, 0) == 0
    guest.fits()
    page.locator(".a-garrison .name").click()
    expect(page.locator(".phone-besides")).to_contain_text("До того ж")
    guest.clean()


# What stands out of the board at its right: a phone would have to be pushed aside to see it.
BESIDE_THE_PHONE = """() => {
  const board = document.querySelector('.paladins');
  const edge = board.getBoundingClientRect().right;
  return [...board.querySelectorAll('.phone-top *, .attribute, .tile, .tile .count, .phone-tray .worker-pile')]
    .filter(one => !one.closest('svg svg, .coins') && one.getBoundingClientRect().right > edge + 1)
    .map(one => `${one.getAttribute('class')} ${one.textContent.trim()}`)
    .concat(board.scrollWidth > board.clientWidth ? ['the board'] : []); }"""
# Late in a game purses are full: two figures everywhere, in place of those of this moment.
FULL_PURSES = "all => all.forEach(one => { one.textContent = '12'; })"


@pytest.mark.parametrize("width", [320, 360])
def test_the_smallest_phones_push_nothing_out_at_the_side(arrive: Arrive, width: int) -> None:
    guest = at(arrive(size=(width, 640), language="pl-PL"), *seek(4, "commission", "garrison"))
    expect(guest.page.locator(".tile")).to_have_count(12)
    assert comes_to(guest.page, BESIDE_THE_PHONE, []) == []
    guest.page.locator(".ribbon-part b").evaluate_all(FULL_PURSES)
    assert comes_to(guest.page, BESIDE_THE_PHONE, []) == []
    guest.clean()


# What of a tile is painted outside it: how far an action is, what it pays; what of the head leaves the screen.
OUT_OF_TILES = """() => [...document.querySelectorAll('.tile')].flatMap(tile => {
  const { left, right } = tile.getBoundingClientRect();
  return [...tile.querySelectorAll('.count, .price, .helper, .name, svg')].filter(one => {
    const box = one.getBoundingClientRect(); return box.left < left - 1 || box.right > right + 1; })
    .map(one => `${tile.className}: ${one.textContent.trim() || one.localName}`); })
  .concat([...document.querySelectorAll('.phone-top :is(button, .ribbon-part), .attribute')]
    .filter(one => one.getBoundingClientRect().right > innerWidth)
    .map(one => one.dataset.thing ?? one.className))"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_the_narrowest_phone_shows_how_far_every_action_is(arrive: Arrive, language: str) -> None:
    screening = Screening("paladins", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn" and screening.play.number > 60)
    page = screening.open(arrive(size=(320, 640), language=language))
    expect(page.locator(".tile .count").first).to_be_visible()
    assert comes_to(page, OUT_OF_TILES, []) == []


def test_the_bar_leaves_to_the_board_what_has_no_room(arrive: Arrive) -> None:
    """On a phone the taverns are chosen on the board: their long names would burst the bar."""
    found = moment(4, 3, lambda _s, _seat: True, CHOOSE_TAVERN)
    assert found
    guest = at(arrive(size=PHONE, language="pl-PL"), *found)
    expect(guest.page.locator(".tavern[data-spot=open]").first).to_be_visible()
    expect(guest.page.locator("section.bar .option")).to_have_count(0)
