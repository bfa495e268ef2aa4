"""El Grande on its own board: whole games by clicking on it alone, every variant, every gesture and its undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.visitor import Visitor

Picture = Callable[[Visitor, str], None]

ASKED = ".elgrande [data-spot=open], .elgrande .pill:not(:disabled), .end"
STATE = """() => [document.querySelector('.table')?.dataset.step,
                  document.querySelector('.elgrande')?.dataset.begun].join()"""


class Grandee:
    """Somebody who plays El Grande by pointing at its board; the buttons in the bar are out of sight."""

    def __init__(self, visitor: Visitor, bar: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = visitor.rng
        self.bar = bar
        self.clicks = 0

    def table(self, seats: int = 3, level: str = "", seed: str = "3", **options: Any) -> Grandee:
        """A table with bots; it begins at once."""
        self.visitor.visit()
        self.page.wait_for_selector("[data-play]")
        wish = {
            "game": "elgrande",
            "seats": [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (seats - 1),
            "options": options,
            "visibility": "private",
            "shuffle": False,
            "seed": seed,
        }
        id = self.page.evaluate(
            """async wish => {
                 let token = '';
                 const call = async (method, path, body) => {
                   const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
                   const answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) });
                   const told = await answer.json();
                   if (!answer.ok) throw new Error(JSON.stringify(told));
                   token = told.csrf ?? token;
                   return told;
                 };
                 await call('GET', 'me');
                 await call('POST', 'me/guest', { name: null, language: 'en' });
                 return (await call('POST', 'tables', wish)).id; }""",
            wish,
        )
        self.visitor.visit(f"table/{id}")
        self.page.wait_for_selector(".elgrande")
        if not self.bar:
            self.page.evaluate(
                """() => { const sheet = new CSSStyleSheet();
                     sheet.replaceSync('section.bar { visibility: hidden !important; }');
                     document.adoptedStyleSheets = [sheet]; }"""
            )
        return self

    @property
    def kind(self) -> str:
        """The question that is put now."""
        return self.page.locator(".elgrande").get_attribute("data-asks") or ""

    def asked(self) -> None:
        self.page.wait_for_selector(ASKED)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def thing(self, id: str) -> Locator:
        return self.page.locator(f".elgrande [data-thing='{id}']:visible").last

    def click(self, what: Locator) -> None:
        """One click that changes something: the table, or what the hand holds."""
        before = self.page.evaluate(STATE)
        self.clicks += 1
        self.visitor.tap(what)
        menu = self.page.locator(".menu .button:not(.quiet)")
        self.changed(before, ".menu, .end")
        if menu.count():
            self.clicks += 1
            menu.nth(self.rng.randrange(menu.count())).click()
            self.page.wait_for_function(
                f"before => ({STATE})() !== before || document.querySelector('.end')", arg=before
            )

    def changed(self, before: str, or_seen: str = ".end") -> None:
        until = f"before => ({STATE})() !== before || document.querySelector('{or_seen}')"
        self.page.wait_for_function(until, arg=before)

    def step(self) -> bool:
        self.asked()
        if self.over:
            return False
        begun = self.page.locator(".elgrande").get_attribute("data-begun")
        spots = self.page.locator(".elgrande [data-spot=open]:visible")
        places = self.page.locator(".elgrande :is(path, .tower)[data-spot=open]")
        pills = self.page.locator(".elgrande .pill:not(:disabled)")
        if begun and places.count():
            self.click(places.nth(self.rng.randrange(places.count())))
        elif spots.count() and (self.rng.random() < 0.85 or not pills.count()):
            self.click(spots.nth(self.rng.randrange(spots.count())))
        else:
            self.click(pills.nth(self.rng.randrange(pills.count())))
        return True

    def play_to_end(self, limit: int = 900) -> None:
        for _taken in range(limit):
            if not self.step():
                return
        raise AssertionError(f"not over after {limit} clicks")


@pytest.mark.parametrize(("size", "language"), [(DESK, "en-GB"), (PHONE, "uk-UA")], ids=["desk", "phone"])
def test_a_newcomer_finishes_a_game_by_clicking_on_the_board(
    arrive: Arrive, size: tuple[int, int], language: str
) -> None:
    guest = Grandee(arrive(size=size, language=language)).table(3)
    guest.play_to_end()
    expect(guest.page.locator(".end h2").first).to_be_visible()
