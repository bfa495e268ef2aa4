"""How the table feels in a real browser, on loopback: `python -m bench.browser [--fast] [--game citadels]`.

- The first page on a warm start (goal: under 1 s).
- Click to painted result without animation, at tables of every game played on its board (`clicks.py`; goal: 95 % under
  100 ms).
- Frames while pieces fly, at the usual pace (`flights.py`; goal: 60 a second, but for one in forty).
- What may be chosen is in sight when it is asked, over whole games of bots (`sight.py`; goals: 98 % of moments on a
  desk, 95 % on a phone).

Needs an otherwise quiet machine; prints a line each, under them what failed, and ends with exit code 1 when a goal is
missed. `--fast` looks at the beginnings of the games only.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import castellany
from bench.clicks import spans
from bench.flights import fly
from bench.sight import SIZES, look
from tests.browser.house import FLAGS, House, built_client, chromium, serving
from tests.browser.visitor import Visitor

CLICK, FIRST = 100, 1000  # milliseconds
CHOICES = {False: 120, True: 15}  # sent at one table; few where it has to be fast
FLOWN = {False: 40, True: 8}  # clicks whose pieces are watched
MOMENTS = {False: 100_000, True: 12}
SEATS, SEED = 3, 5


def arrive(browser: Browser, house: House, size: str = "desk", pace: str = "instant") -> Visitor:
    """A visitor with a profile of their own, who as a rule wants no animation."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone")
    return Visitor(context.new_page(), house.url, {"pace": pace})


def first_page(visitor: Visitor) -> float:
    """Milliseconds until a returning visitor sees the games."""
    visitor.visit()
    visitor.page.wait_for_selector("[data-play]")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-play]")
    return float(visitor.page.evaluate("() => performance.now()"))


def judge(browser: Browser, house: House, games: list[str], fast: bool) -> bool:
    """Print every figure; were all goals met?"""
    warm = first_page(arrive(browser, house))
    print(f"first page, warm: {warm:.0f} ms (goal {FIRST})", flush=True)
    held = warm < FIRST
    for game in games:
        visitor = arrive(browser, house)
        clicked = spans(visitor, game, CHOICES[fast])
        visitor.page.context.close()
        print(f"{game}: click to paint, {clicked.line()}", flush=True)
        held &= clicked.most < CLICK
    for game in games:
        visitor = arrive(browser, house, pace="normal")
        flown = fly(visitor, game, FLOWN[fast])
        visitor.page.context.close()
        print(f"{game}: {flown.line()}", flush=True)
        held &= flown.held
    for game in games:
        visitors = {size: arrive(browser, house, size) for size in SIZES}
        for seen in look(game, SEATS, SEED, visitors, MOMENTS[fast]):
            print("\n".join(seen.lines()), flush=True)
            held &= seen.held
        for visitor in visitors.values():
            visitor.page.context.close()
    return held


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast", action="store_true", help="beginnings of games only")
    parser.add_argument("--game", action="append", choices=castellany.games(), help="only this one; may be repeated")
    wish = parser.parse_args()
    built_client()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS, chromium_sandbox=False)
        held = judge(browser, house, wish.game or list(castellany.games()), wish.fast)
        browser.close()
    goals = f"95 % of clicks under {CLICK} ms, flights at 60 frames a second, in sight 98 % and 95 %"
    print(f"goals: {goals}: {'held' if held else 'missed'}")
    return int(not held)


if __name__ == "__main__":
    sys.exit(main())
