"""While others move the page stands still: no frame of it moves or grows, nothing scrolls, and nothing lies on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import castellany
from castellany.kernel.record import loads
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import READER, Screening
from tests.browser.test_hall_pictures import stored
from tests.browser.visitor import SET

# At every frame: where the parts of the table stand, and how far down anything is scrolled. A log goes on, and a row of
# cards may be turned to the one that is used.
WATCH = """() => {
  window.places = new Map();
  const parts = ['header.status', '#board', '.tabs', 'aside.side', 'section.bar'];
  const look = () => {
    const boxes = parts.map(part => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return [part, box && [box.x, box.y, box.width, box.height].map(Math.round)]; });
    const scrolled = [document.documentElement, document.querySelector('#board'),
      ...document.querySelectorAll('#board *')].filter(one => one.scrollTop)
      .map(one => [one.className, Math.round(one.scrollTop)]);
    places.set(JSON.stringify([boxes, scrolled]), document.querySelector('.table').dataset.step);
    requestAnimationFrame(look);
  };
  look(); }"""
SEEN = "() => [...places].map(([place, step]) => `${step}: ${place}`)"
# What hangs over the board and speaks of moves would hide it.
OVER = "() => document.querySelectorAll('.since').length - document.querySelectorAll('.side .since').length"
MOVES = 12  # of others, one after the other
OPENING = 30  # changes after which everybody has something on the table; a short game is looked at in its middle

Fits = Callable[[Any], bool]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", castellany.games())
def test_nothing_moves_while_bots_do(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    guest = arrive(size=size, language="pl-PL", pace="fast")
    screening = Screening(game, 4, 3, level="novice")
    opening = min(OPENING, len(loads(stored(game).read_text()).choices) // 2)
    screening.until(lambda _question: screening.play.number > opening)
    while READER in screening.play.waiting:
        screening.log.append(screening._move(READER))
    page = screening.open(guest)
    page.wait_for_selector(SET)
    guest.rests()
    if size == PHONE:
        page.evaluate("() => document.querySelector('#board').scrollTo(0, 40)")
    page.evaluate(WATCH)
    before = told = screening.play.number
    for _move in range(MOVES):
        moved = screening._move(screening.play.waiting[0])
        if READER in screening.play.waiting or not screening.play.waiting:
            break  # what the reader is asked may bring its places into view
        screening._tell(moved)
        told = screening.play.number
    assert told > before
    page.wait_for_selector(f".table[data-step='{told}']")
    guest.rests()
    seen: list[str] = page.evaluate(SEEN)
    assert len(seen) == 1, "\n".join(seen)
    assert page.evaluate(OVER) == 0
