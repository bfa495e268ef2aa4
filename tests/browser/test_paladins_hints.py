"""A hint at the board of Paladins: what is advised is marked where one clicks, and the advice is read whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from castellany.games.paladins.kinds import CHOOSE_PALADIN, CHOOSE_TAVERN, KEEP_WORKER
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.paladin import at, comes_to, moment

LAPTOP, TABLET = (1366, 768), (820, 1180)
# What is amiss: nothing is marked, something lies on what is marked, or something lies on the advice.
AMISS = """() => {
  const hit = (box, x, y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
  const marked = [...document.querySelectorAll('.paladins :is(.hinted, [data-hinted])')]
    .filter(one => getComputedStyle(one).outlineStyle === 'dashed');
  const advice = document.querySelector('.advice');
  return [
    ...(marked.length || document.querySelector('section.bar .hinted') ? [] : ['nothing is marked']),
    ...marked.filter(one => !one.contains(hit(one.getBoundingClientRect(), 0.5, 0.5))).map(one => one.className),
    ...[0.1, 0.5, 0.9].filter(y => !advice.contains(hit(advice.getBoundingClientRect(), 0.5, y))),
  ]; }"""


@pytest.mark.by_day("phone", "laptop")
@pytest.mark.parametrize("size", [PHONE, TABLET, LAPTOP, DESK], ids=["phone", "tablet", "laptop", "desk"])
@pytest.mark.parametrize("kind", [CHOOSE_PALADIN, CHOOSE_TAVERN, KEEP_WORKER], ids=["paladin", "tavern", "keep"])
def test_what_is_advised_is_marked_and_nothing_lies_on_it(arrive: Arrive, size: tuple[int, int], kind: int) -> None:
    found = next(filter(None, (moment(3, seed, lambda *_: True, kind) for seed in range(1, 40))))
    guest = at(arrive(size=size, language="uk-UA"), *found)
    guest.page.keyboard.press("h")
    expect(guest.page.locator("section.bar .advice")).to_be_visible()
    assert comes_to(guest.page, AMISS, []) == []
    guest.clean()


def test_a_paladin_for_the_top_is_marked_once_the_first_was_picked(arrive: Arrive) -> None:
    """Both clicks that are advised are shown, one after the other."""
    found = next(filter(None, (moment(3, seed, lambda *_: True, CHOOSE_PALADIN) for seed in range(1, 40))))
    guest = at(arrive(), *found)
    page = guest.page
    page.keyboard.press("h")
    marked = page.locator(".candidate.hinted")
    expect(marked).to_have_count(1)
    first = str(marked.get_attribute("data-thing"))
    marked.click()
    expect(page.locator(f".candidate.armed[data-thing='{first}']")).to_be_visible()
    expect(page.locator(f".candidate.hinted:not([data-thing='{first}'])")).to_have_count(1)
