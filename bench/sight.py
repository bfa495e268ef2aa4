"""Is what may be chosen in sight when it is asked? Whole games of bots, shown in a browser (`Screening`).

A way is in sight where one of the things it names, a button of the board or a button in the bar lies on the screen,
not cut off and not covered. It is one step away where a control in sight says that it leads there (`data-choices`, a
tab with a dot) or where it stands in a row that shows by a cut edge that it goes on. A moment holds when something is
in sight and nothing is further away than a step; *All ways* does not count, it always leads everywhere.
Figures are shares of moments (goals: 98 % on a desk, 95 % on a phone); the moments that fail are named.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.screening import Screening
from tests.browser.visitor import Visitor

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
GOALS = {"desk": 0.98, "phone": 0.95}
# How many frames the page may take to bring a question into sight: it turns segments, moves a stage, scrolls.
SETTLED = """async () => { for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame); }"""
UNSEEN = """ways => {
  const ENOUGH = 24;
  const shown = element => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const own = element.getBoundingClientRect();
    let box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
    const cut = by => {
      box = { left: Math.max(box.left, by.left), top: Math.max(box.top, by.top),
              right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom) };
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') cut(at.getBoundingClientRect());
    const least = size => Math.min(ENOUGH, size / 2);
    if (box.right - box.left < least(own.width) || box.bottom - box.top < least(own.height)) return false;
    const id = element.dataset.thing;
    for (let i = 1; i < 8; i += 1) for (let j = 1; j < 8; j += 1) {
      const x = box.left + (box.right - box.left) * i / 8, y = box.top + (box.bottom - box.top) * j / 8;
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || (id && hit.closest('[data-thing]')?.dataset.thing === id))) return true;
    }
    return false;
  };
  const all = selector => [...document.querySelectorAll(selector)];
  const things = targets => targets.flatMap(id => all(`#board [data-thing="${CSS.escape(id)}"]`));
  /** A row in sight that scrolls, and shows by a thing cut at its edge that it goes on. */
  const goesOn = element => {
    for (let at = element.parentElement; at && at.id !== 'board'; at = at.parentElement) {
      const across = at.scrollWidth > at.clientWidth + 8, down = at.scrollHeight > at.clientHeight + 8;
      if (!(across || down) || getComputedStyle(at).overflow === 'visible' || !shown(at)) continue;
      const row = at.getBoundingClientRect();
      return [...at.querySelectorAll('[data-thing]')].some(one => {
        const box = one.getBoundingClientRect();
        const cut = (low, high, edge) => low < edge - 8 && high > edge + 8;
        return (across && [row.left, row.right].some(edge => cut(box.left, box.right, edge))) ||
          (down && [row.top, row.bottom].some(edge => cut(box.top, box.bottom, edge)));
      });
    }
    return false;
  };
  const dots = all('#board [role=tab] .dot').some(dot => shown(dot.parentElement));
  const seen = ways.filter(({ choice, targets }) =>
    [...things(targets), ...all(`[data-choice="${choice}"]`)].some(shown));
  const near = ({ choice, targets }) => all(`[data-choices~="${choice}"]`).some(shown) ||
    things(targets).some(goesOn) || (dots && !things(targets).some(one => one.checkVisibility()));
  const far = ways.filter(way => !seen.includes(way) && !(seen.length && near(way)));
  return { far, direct: seen.length };
}"""


class Moment(NamedTuple):
    """A question: its ways, how many of them were in sight, and those further away than a step."""

    kind: str
    ways: int
    direct: int
    unseen: list[Any]


class Looks(NamedTuple):
    """What one size of screen showed of one game."""

    game: str
    size: str
    moments: list[Moment]

    @property
    def share(self) -> float:
        return sum(not moment.unseen for moment in self.moments) / max(1, len(self.moments))

    @property
    def held(self) -> bool:
        return bool(self.moments) and self.share >= GOALS[self.size]

    def lines(self) -> list[str]:
        """The figure, and under it the questions that failed, the most frequent first."""
        failed = [moment for moment in self.moments if moment.unseen]
        whole = sum(moment.direct == moment.ways for moment in self.moments) / max(1, len(self.moments))
        out = [
            f"{self.game}, {self.size}: in sight or one step away at {self.share:.1%} of {len(self.moments)} moments "
            f"(every way in sight at {whole:.1%})"
        ]
        for kind, count in Counter(moment.kind for moment in failed).most_common():
            worst = max((moment for moment in failed if moment.kind == kind), key=lambda moment: len(moment.unseen))
            named = ", ".join(way["text"] for way in worst.unseen[:4])
            out.append(f"  {kind}: {count} moments; at worst {len(worst.unseen)} of {worst.ways} unseen ({named})")
        return out


def ways_of(question: Any, say: Any) -> list[dict[str, Any]]:
    return [
        {"choice": way["choice"], "targets": list(way.get("targets", ())), "text": say(way["choice"])}
        for way in question["options"]
    ]


def looked(page: Page, number: int, kind: str, ways: list[dict[str, Any]]) -> Moment:
    """What can be seen of these ways once their question stands on the page."""
    page.wait_for_selector(f".table[data-step='{number}']")
    page.evaluate(SETTLED)
    found = page.evaluate(UNSEEN, ways)
    return Moment(kind, len(ways), found["direct"], found["far"])


def look(game: str, seats: int, seed: int, visitors: dict[str, Visitor], most: int) -> list[Looks]:
    """One whole game (or its first `most` questions) on all these screens."""
    screening = Screening(game, seats, seed)
    pages = {size: screening.open(visitor) for size, visitor in visitors.items()}
    seen: dict[str, list[Moment]] = {size: [] for size in pages}
    question: Any
    for count, question in enumerate(screening.questions()):
        if count >= most:
            break
        ways = ways_of(question, screening.play.game.text)
        for size, page in pages.items():
            seen[size].append(looked(page, screening.play.number, question["kind"], ways))
    return [Looks(game, size, moments) for size, moments in seen.items()]
