"""A hint in El Grande points at what one clicks: it is in sight, nothing lies over it, and a click does just that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from castellany import bots
from castellany.server.wire import HintAnswer, Text
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import READER, Screening

# Is the middle of what is advised in sight, and nothing over it?
REACHED = """thing => [...document.querySelectorAll(`.elgrande [data-thing="${thing}"][data-hinted]`)].some(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && hit?.closest('[data-thing]') === one && getComputedStyle(one).outlineStyle === 'dashed'; })"""


class Advised(Screening):
    """A table at which one run of choices is advised; what is chosen is kept."""

    advised: list[int]
    chosen: list[int] | None = None

    def _greet(self, socket: WebSocketRoute) -> None:
        super()._greet(socket)
        socket.on_message(lambda said: self._answer(socket, msgspec.json.decode(said)))

    def _answer(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] == "hello":
            super()._greet(socket)
        elif said["type"] == "hint":
            why = bots.make("squire", self.table.game, seed=1).choose(self.play.state, READER, iterations=40).why
            reasons = [Text.of(reason) for reason in why]
            answer = HintAnswer(said["ref"], READER, self._seen().decision or 0, self.advised, reasons)
            socket.send(msgspec.json.encode(answer).decode())
        elif said["type"] == "choose":
            self.chosen = said["choices"]


LOOKS = [(PHONE, "uk-UA"), ((320, 640), "pl-PL"), ((820, 1180), "pl-PL"), ((1280, 720), "uk-UA"), (DESK, "en-GB")]


@pytest.mark.by_day("phone", "laptop")
@pytest.mark.parametrize(("size", "language"), LOOKS, ids=["phone", "small", "tablet", "laptop", "desk"])
@pytest.mark.parametrize(("kind", "at"), [("PlayPower", 0), ("PlayPower", -1), ("Invite", -1)])
def test_what_is_advised_is_seen_and_clicked(
    arrive: Arrive, kind: str, at: int, size: tuple[int, int], language: str
) -> None:
    screening = Advised("elgrande", 4, 5, level="novice")
    question = screening.until(lambda asked: asked["kind"] == kind and len(asked["options"]) > 1)
    ways = [*question["options"], *question.get("proposals", [])]
    way = ways[at]  # of a row, also what is farthest from its beginning
    screening.advised = way.get("choices") or [way["choice"]]
    guest = arrive(size=size, language=language)
    page = screening.open(guest)
    page.wait_for_selector(".elgrande[data-asks]")
    page.keyboard.press("h")
    expect(page.locator("section.bar .advice")).to_be_visible()
    thing = way["targets"][-1]
    page.wait_for_function(REACHED, arg=thing)
    guest.tap(page.locator(f".elgrande [data-thing='{thing}'][data-hinted]:visible").last)
    expect(page.locator("section.bar .advice")).to_have_count(0)
    assert screening.chosen == screening.advised


def test_what_was_pointed_at_in_the_bar_is_marked_no_longer_than_that(arrive: Arrive) -> None:
    screening = Advised("elgrande", 4, 5, level="novice")
    screening.until(lambda asked: asked["kind"] == "Invite" and len(asked["options"]) > 1)
    page = screening.open(arrive())
    page.wait_for_selector(".elgrande[data-asks]")
    page.keyboard.press("a")
    page.keyboard.press("ArrowUp")  # from the first way to the last: a card
    expect(page.locator(".elgrande .card[data-lit]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("section.bar .list")).to_have_count(0)
    expect(page.locator(".elgrande [data-lit]")).to_have_count(0)
    page.locator("section.bar .option").first.hover()
    expect(page.locator(".elgrande [data-lit]")).not_to_have_count(0)
    page.locator("section.bar .option").first.click()
    while screening.chosen is None:
        page.wait_for_timeout(50)
    expect(page.locator(".elgrande [data-lit]")).to_have_count(0)
