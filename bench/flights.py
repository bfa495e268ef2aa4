"""Do pieces fly at 60 frames a second? A game by clicks at the usual pace, and the frames the browser drew meanwhile.

The page notes when something flies (animations named `flight`); the browser's own trace tells which frames were drawn
and which were dropped. A script in the page could not: pieces fly on beside a busy script, and a frame asked for may
still be dropped. Frames in which nothing changed are neither. Without a graphics card, as on most machines that
measure, all is painted by the processor: whoever sits at a screen sees this or better.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.clicks import WATCH, click
from tests.browser.visitor import Visitor

FULL, GOAL = 60, 58.5  # frames a second: all of them, and what is asked for
TRACED = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
NOTE = """(() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const flight = animate.call(this, frames, options);
    // It sets out with the first frame that shows it, which is later than the call.
    if (options?.id === 'flight') flight.ready.then(() =>
      flights.push([flight.startTime + (options.delay ?? 0), options.duration]), () => {});
    return flight;
  };
})()"""
LANDED = "() => !document.getAnimations().some(one => one.id === 'flight')"


class Flown(NamedTuple):
    """The frames that were due while something flew."""

    flights: int
    drawn: int
    dropped: int

    @property
    def rate(self) -> float:
        return FULL * self.drawn / (self.drawn + self.dropped)

    @property
    def held(self) -> bool:
        return self.rate >= GOAL

    def line(self) -> str:
        told = f"{self.flights} flights: {self.rate:.1f} frames a second"
        return f"{told} ({self.dropped} of {self.drawn + self.dropped} dropped)"


def fly(visitor: Visitor, game: str, clicks: int) -> Flown:
    """So many clicks at a table of this game, each seen to its last landing."""
    page = visitor.page
    browser = page.context.browser
    assert browser
    page.add_init_script(NOTE)
    visitor.make_table(game, "me", "bot", "bot")
    page.evaluate(WATCH)
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=TRACED)
        page.evaluate("() => performance.mark('begin')")
        for _click in range(clicks):
            if not click(visitor, []):
                break
            page.wait_for_function(LANDED)
        browser.stop_tracing()
        told: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    flights: list[tuple[float, float]] = page.evaluate("() => window.flights")
    assert flights, f"nothing flew in {clicks} clicks of {game}"
    return Flown(len(flights), *frames(told, flights))


def frames(told: list[dict[str, Any]], flights: list[tuple[float, float]]) -> tuple[int, int]:
    """How many frames of this page were drawn and dropped while something flew."""
    begun = next(one for one in told if one["name"] == "begin" and "data" in one.get("args", {}))
    clock = begun["ts"] / 1000 - begun["args"]["data"]["startTime"]
    due = {"DrawFrame": 0, "DroppedFrame": 0}
    for one in told:
        if one["name"] in due and one["pid"] == begun["pid"]:
            at = one["ts"] / 1000 - clock
            due[one["name"]] += any(start <= at <= start + duration for start, duration in flights)
    return due["DrawFrame"], due["DroppedFrame"]
