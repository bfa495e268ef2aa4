"""From a click to the frame that shows what it did, at tables played by clicking on the board as people do.

Every click counts once: one that sends choices until the house has answered and the new moment is drawn, one that only
begins something (an act that waits for its target, a menu) until the page has changed under it. The page watches
itself: which clicks send choices it hears at its own socket. Times end after the frame is painted: with the first task
after it, of the highest priority, because a timer would wait until nothing of what bots do next is left to be drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.visitor import Visitor

# What a person may point at, the most telling first: an open menu or panel, what glows, the board's buttons, the bar.
OFFERS = (
    ".menu .button:not(.quiet), .read .button.main, #board .panel button, #board .strip button, .pay-how .button",
    "#board [data-spot=open], #board .act.open, #board .way.on, #board .candidate, #board .pill",
    "section.bar .option, section.bar .stops .button",
)
UNANSWERED = 3_000  # milliseconds after which a click has done nothing
LOST = 0.05  # of all choices; bots may answer in the same frame
WATCH = """(() => {
  if (window.clicks) return;
  window.clicks = { spans: [], sent: 0, shown: 0 };
  let last = null;
  const painted = click => requestAnimationFrame(() => scheduler.postTask(() => {
    if (click.done) return;
    click.done = true;
    clicks.spans.push(performance.now() - click.at);
  }, { priority: 'user-blocking' }));
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (last && typeof data === 'string' && data.includes('"type":"choose"')) {
      last.step = document.querySelector('.table')?.dataset.step;
      clicks.sent += 1;
    }
    return send.call(this, data);
  };
  addEventListener('click', () => (last = { at: performance.now(), step: null, done: false }), true);
  new MutationObserver(() => {
    const click = last;
    if (!click || click.done || click.seen) return;
    if (click.step === null) {
      // Whether it sends choices is known by the end of its turn of the loop.
      queueMicrotask(() => click.step === null && !click.seen && ((click.seen = true), painted(click)));
    } else if (document.querySelector('.table')?.dataset.step !== click.step) {
      click.seen = true;
      clicks.shown += 1;
      painted(click);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()"""
# A point of something offered that would be hit there, chosen by `luck`; of the first group, at times of the second.
POINT = """([groups, luck, wander]) => {
  const open = (selector) => [...document.querySelectorAll(selector)].flatMap(element => {
    if (element.disabled || element.ariaDisabled === 'true') return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [i, j] of [[4, 4], [2, 4], [6, 4], [4, 2], [4, 6], [1, 1], [7, 7], [7, 1], [1, 7], [3, 5], [5, 3]]) {
      const x = left + width * i / 8, y = top + height * j / 8;
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit) && (!hit.closest('[data-spot]') || hit.closest('[data-spot]') === element
          || !element.dataset.spot)) return [{ x, y }];
    }
    return [];
  });
  const found = groups.map(open).filter(points => points.length);
  const points = found[wander && found.length > 1 ? 1 : 0] ?? [];
  const point = points[Math.floor(luck * points.length)];
  return point ? { ...point, step: document.querySelector('.table')?.dataset.step } : null;
}"""
# What is offered at this point, if anything still is.
HIT = """([{ x, y }, offers]) => document.elementFromPoint(x, y)?.closest(offers)?.outerHTML.slice(0, 200) ?? null"""
# Painted, over, or no longer to be waited for: the table has gone on, or what was offered there is gone.
DONE = """([before, { x, y, step }, offers]) => window.clicks.spans.length > before ||
  document.querySelector('section.end') !== null || document.querySelector('.table')?.dataset.step !== step ||
  !document.elementFromPoint(x, y)?.closest(offers)"""


def click(visitor: Visitor, dead: list[str], offers: tuple[str, ...] = OFFERS, patience: int = UNANSWERED) -> bool:
    """One click on something that is offered and can be hit; False once the game is over.

    What has not answered after `patience` milliseconds is dead: a test on a busy machine waits longer than a measure.
    """
    page, rng = visitor.page, visitor.rng
    page.evaluate(WATCH)
    page.wait_for_selector(", ".join((*offers, "section.end")))
    if visitor.over:
        return False
    before: int = page.evaluate("() => window.clicks.spans.length")
    point = page.evaluate(POINT, [list(offers), rng.random(), rng.random() < 0.15])
    if point is None:
        return True  # bots have changed the table since; it is looked at again
    page.mouse.click(point["x"], point["y"])
    try:
        page.wait_for_function(DONE, arg=[before, point, ", ".join(offers)], timeout=patience)
    except TooLong:
        hit = page.evaluate(HIT, [point, ", ".join(offers)])
        if hit and page.locator(".table").get_attribute("data-step") == point["step"]:
            dead.append(hit)
    return True


class Clicked(NamedTuple):
    """Milliseconds of each click of a game, in order of size; and what was hit where a click did nothing."""

    spans: list[float]
    dead: list[str]

    def line(self) -> str:
        median = self.spans[len(self.spans) // 2]
        dead = f"; {len(self.dead)} did nothing, such as on {self.dead[0]}" if self.dead else ""
        return f"{len(self.spans)} clicks: median {median:.0f} ms, 95 % under {self.most:.0f} ms{dead}"

    @property
    def most(self) -> float:
        return self.spans[int(len(self.spans) * 0.95)]


def spans(visitor: Visitor, game: str, enough: int) -> Clicked:
    """A game by clicks, until so many of them have sent choices or it is over."""
    page: Page = visitor.page
    visitor.make_table(game, "me", "bot", "bot")
    page.evaluate(WATCH)
    dead: list[str] = []
    for _click in range(enough * 8):
        if page.evaluate("() => window.clicks.sent") >= enough or not click(visitor, dead):
            break
    sent, shown, found = page.evaluate("() => [window.clicks.sent, window.clicks.shown, window.clicks.spans]")
    assert sent and shown >= sent * (1 - LOST) - 1, f"{sent} choices were sent, but {shown} seen"
    return Clicked(sorted(found), dead)
