"""How quickly the table answers in a real browser, on loopback: `python -m bench.browser`.

Click to painted result without animation (goal: 95 % of choices under 100 ms) and the first page on a
warm start (goal: under 1 s). Needs an otherwise quiet machine; prints one line each and fails when a goal is missed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.house import FLAGS, built_client, chromium, serving
from tests.browser.visitor import Visitor

WATCH = """() => {
  window.spans = [];
  addEventListener('click', event => {
    if (!event.target.closest('.option, [data-spot=open], .menu .button')) return;
    const start = performance.now(), table = document.querySelector('.table'), step = table.dataset.step;
    const look = () => table.dataset.step !== step
      ? requestAnimationFrame(() => spans.push(performance.now() - start)) : requestAnimationFrame(look);
    look();
  }, true);
}"""


def main() -> int:
    built_client()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS, chromium_sandbox=False)
        page = browser.new_page()
        visitor = Visitor(page, house.url, {"pace": "instant"})
        visitor.visit()
        page.wait_for_selector("[data-play]")
        page.reload()
        page.wait_for_selector("[data-play=citadels]")
        warm = page.evaluate("() => performance.now()")
        visitor.make_table("citadels", "me", "bot", "bot", "bot")
        page.evaluate(WATCH)
        visitor.play_to_end()
        spans = sorted(page.evaluate("() => window.spans"))
        browser.close()
    median, most = spans[len(spans) // 2], spans[int(len(spans) * 0.95)]
    print(f"first page, warm: {warm:.0f} ms (goal 1000)")
    print(f"click to paint, {len(spans)} choices: median {median:.0f} ms, 95 % under {most:.0f} ms (goal 100)")
    return 0 if warm < 1000 and most < 100 else 1


if __name__ == "__main__":
    sys.exit(main())
