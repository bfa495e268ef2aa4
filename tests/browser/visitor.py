"""A visitor in a browser: what a person does at the house, in the words of the tests."""

from __future__ import annotations

import json
import random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ElementHandle, Locator, Page, expect

ASKED = (
    ".option:not(:disabled), .choices .button:not(:disabled), [data-spot=open], .tool.all, .fold, section.end, .curtain"
)

# The bar may ask before the drawn board has come; what is measured or looked at then would be nobody's board.
SET = "#board[aria-busy=false]"

PATIENCE = 40_000  # milliseconds until something is missing; only a failing test waits so long, on whatever machine


# Every motion that has an end is brought to it, until none is left; what breathes for as long as it is asked goes on.
RESTS = """() => {
  const moving = document.getAnimations().filter(one =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
  for (const one of moving) one.finish();
  return moving.length === 0; }"""
# What a program does at the house before anything else: `call` speaks to it, as a guest of its own.
AS_GUEST = """
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
  await call('POST', 'me/guest', { name: null, language: 'en' });"""
# A record is brought to the house and played on from one of its steps; the id of the new table.
PLAY_ON = (
    "async ([record, step, seat]) => {"
    + AS_GUEST
    + """
  const film = await call('POST', 'records', { record });
  return (await call('POST', `tables/${film.id}/play-on`, { step, seat })).id; }"""
)


class Visitor:
    def __init__(self, page: Page, url: str, settings: dict[str, Any]) -> None:
        self.page = page
        self.url = url
        self.expected: tuple[str, ...] = ()
        self.rng = random.Random(11)
        kept = json.dumps(json.dumps(settings))
        box = "localStorage.getItem('castellany.settings') || localStorage.setItem('castellany.settings'"
        page.add_init_script(f"{box}, {kept})")

    def visit(self, path: str = "") -> Visitor:
        """Open a page of the house by its address."""
        self.page.goto(f"{self.url}#/{path}" if path else self.url)
        return self

    def quick_play(self, game: str) -> Visitor:
        self.visit()
        self.page.click(f"[data-play={game}]")
        self.asked()
        return self

    def make_table(self, game: str, *seats: str, begin: bool = True, **options: str) -> Visitor:
        """Fill in the form of a new table: `me`, `person`, or `bot` for the weakest bot."""
        self.visit(f"new/{game}")
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).check()
        for index, wish in enumerate(seats):
            choice = self.page.locator(".seats select").nth(index)
            if wish == "bot":
                choice.select_option(index=2)
            else:
                choice.select_option(wish)
        for name, value in options.items():
            self.page.locator(".options").get_by_label(name).select_option(value)
        self.page.locator("form .button.main").click()
        if begin:
            self.asked()
        return self

    def play_on(self, record: str, step: int, seat: int) -> Visitor:
        """Sit down at a moment of a recorded game; bots have the other seats."""
        self.visit()
        self.page.wait_for_selector("[data-play]")
        self.visit(f"table/{self.page.evaluate(PLAY_ON, [record, step, seat])}")
        self.asked()
        return self

    def join(self, link: str, name: str) -> Visitor:
        """Sit down at a friend's table by its link."""
        self.page.goto(link)
        self.page.locator("form input").fill(name)
        self.page.locator("form .button.main").click()
        return self

    @property
    def sentence(self) -> Locator:
        return self.page.locator("section.bar .sentence")

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def bar_while_playing(self) -> list[float] | None:
        """Where the decision bar stands; None once the game is over, which bots may end at any moment."""
        place: list[float] | None = self.page.evaluate(
            """() => { const bar = document.querySelector('section.bar');
                 const { x, y, width, height } = bar.getBoundingClientRect();
                 return bar.classList.contains('over') ? null : [x, y, width, height]; }"""
        )
        return place

    def asked(self) -> None:
        """Wait until the board is there and something may be chosen, or the game is over."""
        self.page.wait_for_selector(SET)
        self.page.wait_for_selector(ASKED)

    def step(self, by: str = "mouse") -> bool:
        """Make one legal choice; False once the game is over."""
        page = self.page
        self.asked()
        if self.over:
            return False
        if page.locator(".curtain").count():
            page.locator(".curtain .button").click()
            return True
        before = page.locator(".table").get_attribute("data-step")
        made = f".table:not([data-step='{before}'])"
        again = ".choices .button:not([data-choice])"  # whoever would lose much is asked once more
        if by == "plain":
            buttons = page.locator(".choices .button:not(:disabled)")
            index = self.rng.randrange(buttons.count())
            if index < 9 and self.rng.random() < 0.8:  # the number in front of it is also its key
                page.keyboard.press(str(index + 1))
            else:
                buttons.nth(index).click()
        elif by == "keys":
            self.by_keys(f"{made}, {again}")
        else:
            self.by_mouse()
        page.wait_for_selector(f"{made}, {again}")  # an `expect` would look again after a tenth of a second at best
        if page.locator(again).count():
            page.locator(again).first.click()
            page.wait_for_selector(made)
        return True

    def by_mouse(self) -> None:
        page = self.page
        if page.locator(".fan").count():  # on a phone a character is read first, then taken
            page.locator(".read .button.main:not(:disabled)").click()
            return
        # With the next frame the bar leaves to the board what has no room in it.
        page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
        fold = page.locator("section.bar .fold:visible")
        if fold.count() and self.rng.random() < 0.6:
            fold.click()
            ways = page.locator("section.bar .list .way")
            ways.nth(self.rng.randrange(ways.count())).click()
            return
        spots = page.locator("[data-spot=open]:visible")
        buttons = page.locator(".option:not(:disabled)")
        if spots.count() and (self.rng.random() < 0.6 or not buttons.count()):
            spots.nth(self.rng.randrange(spots.count())).click()
            menu = page.locator(".menu .button:not(.quiet)")
            if menu.count():
                menu.nth(self.rng.randrange(menu.count())).click()
        else:
            buttons.nth(self.rng.randrange(buttons.count())).click()

    def sees_seats(self, count: int) -> None:
        """So many players stand on the board."""
        self.page.wait_for_function(
            """count => new Set([...document.querySelectorAll('#board [data-thing]')]
                 .map(element => element.dataset.thing).filter(id => /^seat:\\d+$/.test(id))).size === count""",
            arg=count,
        )

    def tap(self, spot: Locator | ElementHandle) -> None:
        """Click a thing where it can be seen and has come to rest: the middle of a region's box may lie in another
        region, and what still glides (a row that is turned, a board that gives way) would be missed."""
        point = spot.evaluate(
            """async thing => { thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                 const frame = () => new Promise(next => requestAnimationFrame(next));
                 const place = () => { const { x, y, width, height } = thing.getBoundingClientRect();
                   return [x, y, width, height].map(Math.round).join(); };
                 for (let calm = 0, last = '', left = 90; calm < 3 && left; left -= 1) {
                   await frame();
                   calm = place() === last ? calm + 1 : 0;
                   last = place();
                 }
                 const { x, y, width, height } = thing.getBoundingClientRect();
                 let best = null;
                 for (let i = 1; i < 20; i += 1) for (let j = 1; j < 20; j += 1) {
                   const at = { x: x + width * i / 20, y: y + height * j / 20 };
                   const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-thing], button');
                   const far = Math.hypot(i - 10, j - 10);
                   if (hit === thing && (!best || far < best.far)) best = { ...at, far };
                 }
                 return best; }"""
        )
        if point is None:
            spot.click()
        else:
            self.page.mouse.click(point["x"], point["y"])

    def by_keys(self, done: str) -> None:
        """Choose by number, or walk with Tab to a glowing thing and press Enter; and again in the menu it may open."""
        page = self.page
        numbers = page.locator(".option:not(:disabled) kbd").all_text_contents()
        if numbers and self.rng.random() < 0.7:
            page.keyboard.press(self.rng.choice(numbers))
            return
        for _press in range(80):
            page.keyboard.press("Tab")
            if page.locator("[data-spot=open]:focus, .option:focus").count():
                page.keyboard.press("Enter")
                page.wait_for_selector(f"{done}, .menu .button:focus")
                break
        if page.locator(".menu .button:focus").count():
            page.keyboard.press("Enter")

    def play_to_end(self, by: str = "mouse", limit: int = 600) -> int:
        for taken in range(limit):
            if not self.step(by):
                return taken
        raise AssertionError(f"not over after {limit} choices")

    def says(self, *texts: str) -> None:
        for text in texts:
            expect(self.page.locator("body")).to_contain_text(text)

    def rests(self) -> None:
        """Nothing on the page comes or goes any more: what fades has no colours of its own while it does."""
        self.page.wait_for_function(RESTS)

    def clean(self) -> None:
        """Axe finds nothing on the page once it has come to rest."""
        self.rests()
        found: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        told = [f"{one['id']}: {node['html'][:150]}" for one in found for node in one["nodes"][:3]]
        assert not told, "\n".join(told)

    def fits(self) -> None:
        """Nothing is cut off at the side: the page is no wider than the screen."""
        width = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert width <= 1, f"page is {width}px too wide"
        too_wide = self.page.evaluate(
            """() => {
                 const inside = (box) => box.right <= innerWidth + 1;
                 /** What a smaller frame clips or scrolls is not cut off by the screen. */
                 const framed = (e) => {
                   for (let up = e.parentElement; up && !up.matches('.board'); up = up.parentElement)
                     if (getComputedStyle(up).overflowX !== 'visible' && inside(up.getBoundingClientRect()))
                       return true;
                   return false;
                 };
                 return [...document.querySelectorAll('.board *')].filter(e => {
                   const box = e.getBoundingClientRect();
                   return box.width > 0 && !inside(box) && getComputedStyle(e).position !== 'fixed' && !framed(e);
                 }).map(e => e.outerHTML.slice(0, 80)).slice(0, 5);
               }"""
        )
        assert not too_wide, too_wide
