"""How quickly the table answers in a real browser, on loopback: `python -m bench.browser`.

Click to painted result without animation (goal: 95 % of choices under 100 ms), at a whole game of Citadels on its
drawn board and at the first choices of every other game, and the first page on a warm start (goal: under 1 s). Needs
an otherwise quiet machine; prints one line each and fails when a goal is missed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import castellany
from tests.browser.house import FLAGS, built_client, chromium, serving
from tests.browser.visitor import Visitor

CLICK, FIRST = 100, 1000  # milliseconds
ENOUGH = 120  # choices at one table

# A click on a thing with several choices only opens its menu: the choice is the click in there.
WATCH = """() => {
  if (window.spans) { spans.length = 0; return; }
  window.spans = [];
  addEventListener('click', event => {
    const from = event.target.closest('.option, [data-spot=open], .menu .button');
    if (!from) return;
    const start = performance.now(), table = document.querySelector('.table'), step = table.dataset.step;
    const look = () => {
      if (table.dataset.step !== step) requestAnimationFrame(() => spans.push(performance.now() - start));
      else if (from.closest('.menu') || !document.querySelector('.menu')) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}"""


def first_page(visitor: Visitor) -> float:
    """Milliseconds until a returning visitor sees the games."""
    visitor.visit()
    visitor.page.wait_for_selector("[data-play]")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-play=citadels]")
    return float(visitor.page.evaluate("() => performance.now()"))


def clicks(visitor: Visitor, game: str) -> list[float]:
    """Milliseconds from the click of each choice to the frame that shows its result."""
    page: Page = visitor.page
    visitor.make_table(game, "me", "bot", "bot", "bot")
    page.evaluate(WATCH)
    made = 0
    while made < ENOUGH and visitor.step():
        made += 1
    page.wait_for_timeout(100)  # the frame after the last choice
    spans = sorted(page.evaluate("() => window.spans"))
    assert len(spans) == made, f"{made} choices, but {len(spans)} were measured"
    return spans


def main() -> int:
    built_client()
    missed = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS, chromium_sandbox=False)
        visitor = Visitor(browser.new_page(viewport={"width": 1440, "height": 900}), house.url, {"pace": "instant"})
        warm = first_page(visitor)
        print(f"first page, warm: {warm:.0f} ms (goal {FIRST})")
        missed |= warm >= FIRST
        for game in castellany.games():
            spans = clicks(visitor, game)
            median, most = spans[len(spans) // 2], spans[int(len(spans) * 0.95)]
            print(f"{game}: click to paint, {len(spans)} choices: median {median:.0f} ms, 95 % under {most:.0f} ms")
            missed |= most >= CLICK
        browser.close()
    print(f"goal: 95 % of choices under {CLICK} ms: {'missed' if missed else 'held'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
