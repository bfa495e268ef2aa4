"""Somebody who plays El Grande by pointing at its board, in the words of its browser tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Locator
from playwright.sync_api import Error as PlaywrightError

from tests.browser.visitor import AS_GUEST, Visitor

Picture = Callable[[Visitor, str], None]

ALTERNATIVES = ["representation", "veto", "second_veto", "rivalry"]
ASKED = ".elgrande [data-spot=open], .elgrande .pill:not(:disabled), .end"
# Where the parts of the board stand; the power cards, which rise in their own phase, by their left edge.
STANDS = """() => JSON.stringify(['.ground', '.plates', '.track', '.column', '.segments', '.own > .cards'].map(part => {
    const box = document.querySelector(`.elgrande ${part}`)?.getBoundingClientRect();
    const risen = document.querySelector('.elgrande .own .big');
    return !box || (part.endsWith('cards') && risen) ? part
      : part.endsWith('cards') ? [part, box.x] : [part, box.x, box.y, box.width, box.height]; }))"""
# Which things of one kind lie over which of another.
OVER = """([some, others]) => [...document.querySelectorAll(some)].flatMap(one => [...document.querySelectorAll(others)]
    .filter(other => { const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1.5; })
    .map(other => `${one.outerHTML.slice(0, 90)} over ${other.outerHTML.slice(0, 90)}`))"""
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
            "async wish => {" + AS_GUEST + " return (await call('POST', 'tables', wish)).id; }",
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
        return self.page.locator(".elgrande[data-begun]").get_attribute("data-asks") or ""

    def asked(self) -> None:
        self.page.wait_for_selector(ASKED)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def thing(self, id: str) -> Locator:
        return self.page.locator(f".elgrande [data-thing='{id}']:visible").last

    def click(self, what: Locator | ElementHandle) -> None:
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
        """One click on something that is offered; what bots change between two looks is looked at again."""
        while True:
            self.asked()
            if self.over:
                return False
            begun = self.page.locator(".elgrande[data-begun]").get_attribute("data-begun")
            places = self.page.locator(".elgrande :is(path, .tower)[data-spot=open]")
            offered = places if begun and places.count() else self.offered()
            found = offered.element_handles()
            if not found:
                continue
            aim = self.rng.choice(found)
            try:
                self.click(aim)
            except PlaywrightError:
                if aim.evaluate("one => one.isConnected"):
                    raise
                continue  # it went while it was reached for
            return True

    def offered(self) -> Locator:
        """Mostly what glows, sometimes a pill."""
        spots = self.page.locator(".elgrande [data-spot=open]:visible")
        pills = self.page.locator(".elgrande .pill:not(:disabled)")
        return spots if spots.count() and (self.rng.random() < 0.85 or not pills.count()) else pills

    def play_to_end(self, limit: int = 900) -> None:
        for _taken in range(limit):
            if not self.step():
                return
        raise AssertionError(f"not over after {limit} clicks")

    def power(self, *wishes: int) -> Grandee:
        """Play the first of these power cards that may be played."""
        self.page.wait_for_selector(".elgrande[data-asks=PlayPower] .hand .power[data-spot=open]")
        for wish in wishes:
            card = self.thing(f"seat:0/power:{wish}")
            if card.get_attribute("data-spot") == "open":
                self.click(card)
                return self
        raise AssertionError(f"none of {wishes} may be played")

    def until(self, kind: str) -> Grandee:
        self.page.wait_for_selector(f".elgrande[data-asks={kind}]")
        return self

    def take(self, card: str) -> Grandee:
        """Take the action card of this name, inviting as many as may come."""
        self.page.wait_for_selector(".elgrande .card[data-spot=open]")
        self.click(self.page.locator(".elgrande .card[data-spot=open]", has_text=card))
        return self

    def count(self, id: str) -> int:
        """How many caballeros a troop or a store has, as its label tells."""
        found = self.page.locator(f".elgrande [data-thing='{id}']")
        if not found.count():
            return 0
        label = found.last.get_attribute("aria-label") or ""
        return int(re.findall(r": (\d+)", label)[-1])

    @property
    def round(self) -> str:
        """What the track of rounds says of now."""
        now = self.page.locator(".elgrande .track .now")
        return now.inner_text() if now.count() else ""

    def at_pace(self, pace: str) -> Grandee:
        """From here on things move at this pace."""
        self.page.evaluate(
            """pace => { const key = 'castellany.settings';
                 localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), pace })); }""",
            pace,
        )
        self.page.reload()
        self.asked()
        return self

    def points(self) -> dict[str, int]:
        """What stands on the players' plates."""
        plates = self.page.locator(".plates .plate")
        return {
            plates.nth(i).get_attribute("aria-label") or "": int(plates.nth(i).locator(".score").inner_text())
            for i in range(plates.count())
        }

    def middle(self, id: str) -> tuple[float, float]:
        """A point of a region that belongs to it and to nothing that stands on it."""
        spot: dict[str, float] = self.page.evaluate(
            """id => { const path = document.querySelector(`path[data-thing='${id}']`);
                 const box = path.getBoundingClientRect();
                 for (let i = 1; i < 20; i += 1) for (let j = 1; j < 20; j += 1) {
                   const [x, y] = [box.x + box.width * i / 20, box.y + box.height * j / 20];
                   if (document.elementFromPoint(x, y) === path) return { x, y };
                 } }""",
            id,
        )
        return spot["x"], spot["y"]

    def undo(self) -> None:
        step = self.page.locator(".table").get_attribute("data-step")
        self.page.keyboard.press("z")
        self.page.wait_for_selector(f".table:not([data-step='{step}'])")

    def covered(self, some: str, others: str) -> list[str]:
        """What lies over something that is to be read."""
        found: list[str] = self.page.evaluate(OVER, [some, others])
        return found

    def open_places(self) -> list[str]:
        found = self.page.locator(".elgrande path[data-spot=open]")
        return [found.nth(i).get_attribute("data-thing") or "" for i in range(found.count())]

    def to_the_disks(self) -> Grandee:
        """Play on until everybody sets a secret disk for a general scoring."""
        while self.kind != "CastleDisk":
            self.step()
            self.asked()
        return self
