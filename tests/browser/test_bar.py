"""The bar in its states, on a desk and on phones: its height never changes, and nothing in it is cut or sticks out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from castellany import bots
from castellany.server.store.ids import clock_ms
from castellany.server.wire import ClockState, HintAnswer, PersonRef, TableChanged, TableInfo, Text
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import READER, Screening

# What sticks out of the bar or is cut in it; on a phone advice stands above it.
WRONG = """() => {
  const bar = document.querySelector('section.bar'), frame = bar.getBoundingClientRect();
  const high = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'));
  const inside = [...bar.querySelectorAll('p, button, .sign, svg, li, .clock')]
    .filter(one => one.checkVisibility() && one.getClientRects().length && !one.closest('.unseen'))
    .filter(one => innerWidth >= 1024 || !one.closest('.advice'));
  const out = inside.filter(one => { const box = one.getBoundingClientRect();
    return box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.left < 0 || box.right > innerWidth + 1; });
  const cut = inside.filter(one => one.matches('p, button') && one.scrollWidth > one.clientWidth + 1 &&
    getComputedStyle(one).display !== 'inline');
  const touching = inside.filter(one => one.matches('button')).filter((one, index, all) => all.some(other => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return one !== other && !one.contains(other) && !other.contains(one) &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1; }));
  return [...(Math.abs(frame.height - high) > 1 ? [`${frame.height} high`] : []),
    ...[...out, ...cut, ...touching].map(one => `${one.tagName}: ${one.textContent.trim()}`)]; }"""


class Watched(Screening):
    """A table with a clock, another person and somebody who gives hints."""

    standin = False

    def _clock(self) -> ClockState:
        return ClockState(clock_ms(), [95_000] * len(self.table.seats), [READER])

    def _info(self) -> object:
        told = super()._info()
        assert isinstance(told, TableInfo)
        second = told.seats[1]
        friend = PersonRef("friend", "Wilhelmina z Krakowa", True)
        second.kind, second.person, second.name, second.level = "person", friend, friend.name, ""
        told.seats[READER].standin = self.standin
        return told

    def _greet(self, socket: WebSocketRoute) -> None:
        super()._greet(socket)
        socket.on_message(lambda said: self._answer(socket, msgspec.json.decode(said)))

    def _answer(self, socket: WebSocketRoute, said: dict[str, str]) -> None:
        if said["type"] == "hello":
            super()._greet(socket)
        elif said["type"] == "hint":
            seen = self._seen()
            asked: Any = seen.question
            why = bots.make("squire", self.table.game, seed=1).choose(self.play.state, READER, iterations=40).why
            reasons = [Text.of(reason) for reason in why]
            answer = HintAnswer(said["ref"], READER, seen.decision or 0, asked["options"][-1]["choice"], reasons)
            socket.send(msgspec.json.encode(answer).decode())

    def change(self, standin: bool) -> None:
        self.standin = standin
        told = TableChanged(self._info(), 0)  # type: ignore[arg-type]
        for line in self.lines:
            line.send(msgspec.json.encode(told).decode())

    def cut(self, page: Page) -> None:
        """The line breaks, and no other comes."""
        page.route_web_socket(f"**/api/tables/{self.table.id}/live*", lambda socket: socket.close())
        for line in self.lines:
            line.close()


def right(page: Page) -> None:
    page.wait_for_function(f"() => ({WRONG})().length === 0")


LOOKS = [(DESK, "en-GB", False), (PHONE, "uk-UA", True), (PHONE, "pl-PL", False), ((320, 640), "uk-UA", False)]


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS, ids=["desk", "phone-dark", "phone", "small"])
def test_the_bar_holds_in_every_state(arrive: Arrive, size: tuple[int, int], language: str, dark: bool) -> None:
    guest = arrive(size=size, language=language, dark=dark, expected=("WebSocket",))
    screening = Watched("citadels", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn" and screening.play.number > 20)
    page, bar = screening.open(guest), guest.page.locator("section.bar")
    expect(bar.locator(".clock").first).to_be_visible()
    right(page)
    page.keyboard.press("h")
    expect(bar.locator(".advice")).to_be_visible()
    right(page)
    screening._tell(screening._move(READER))
    while READER in screening.play.waiting:
        screening._tell(screening._move(READER))
    expect(bar.locator(".sentence")).to_contain_text("Wilhelmina" if 1 in screening.play.waiting else "")
    expect(bar.locator(".advice")).to_have_count(0)
    right(page)
    screening.change(standin=True)
    expect(bar.locator(".back")).to_be_visible()
    right(page)
    screening.change(standin=False)
    screening.cut(page)
    expect(bar.locator(".now")).to_be_visible()
    right(page)


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS, ids=["desk", "phone-dark", "phone", "small"])
def test_a_line_lost_while_one_is_asked_keeps_the_question_whole(
    arrive: Arrive, size: tuple[int, int], language: str, dark: bool
) -> None:
    guest = arrive(size=size, language=language, dark=dark, expected=("WebSocket",))
    screening = Watched("citadels", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn")
    page = screening.open(guest)
    screening.cut(page)
    expect(page.locator("section.bar .lost")).to_be_visible()
    right(page)


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS, ids=["desk", "phone-dark", "phone", "small"])
def test_while_bots_play_one_button_leads_to_the_own_turn(
    arrive: Arrive, size: tuple[int, int], language: str, dark: bool
) -> None:
    guest = arrive(size=size, language=language, dark=dark, pace="slow")
    screening = Watched("viscounts", 4, 3, level="novice")
    screening.until(lambda question: screening.play.number > 20)
    page = screening.open(guest)
    for _move in range(8):
        screening._tell(screening._move(screening._next()))
    expect(page.locator("section.bar .skip")).to_be_visible()
    right(page)
