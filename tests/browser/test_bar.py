"""The bar in its states, on a desk and on phones: its height never changes, and nothing in it is cut or sticks out."""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from castellany import bots
from castellany.server.store.ids import clock_ms
from castellany.server.wire import ClockState, HintAnswer, PersonRef, TableChanged, TableInfo, Text
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import READER, Screening

# What sticks out of the bar or is cut in it; where there is no room in it, advice stands above it.
WRONG = """() => {
  const bar = document.querySelector('section.bar'), frame = bar.getBoundingClientRect();
  const high = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'));
  const inside = [...bar.querySelectorAll('p, button, .sign, svg, li, .clock')]
    .filter(one => one.checkVisibility() && one.getClientRects().length && !one.closest('.unseen'))
    .filter(one => !one.closest('.advice.above'));
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

# The size of the question's letters, and the largest in which its lines have room.
LETTERS = """() => {
  const asked = document.querySelector('section.bar .sentence'), used = asked.style.getPropertyValue('--fit');
  const words = document.createRange();
  words.selectNodeContents(asked);
  const fits = size => {
    asked.style.setProperty('--fit', size);
    const style = getComputedStyle(asked);
    const lines = new Set([...words.getClientRects()].map(line => Math.round(line.bottom))).size;
    return lines * parseFloat(style.lineHeight) <= parseFloat(style.maxHeight) - 2;
  };
  const best = ['1', '0.92', '0.85', '0.78', '0.72', '0.66', '0.6'].find(fits);
  asked.style.setProperty('--fit', used);
  return [used, best]; }"""

THEN = {"en-GB": "then a", "uk-UA": "потім грає", "pl-PL": "potem gra"}
# A device that may be asked to tell something, and what it was told.
DEVICE = """window.told = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (Notification.permission = 'granted'); }
    constructor(...said) { told.push(said); }
  };"""
BEHIND = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


class Watched(Screening):
    """A table with a clock, another person and somebody who gives hints."""

    standin = False
    advises_runs = False  # what the rules propose, where they do

    def __init__(self, game: str, seats: int, seed: int, level: str = "squire") -> None:
        super().__init__(game, seats, seed, level)
        self.chosen: list[list[int]] = []

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
            runs = asked.get("proposals", []) if self.advises_runs else []
            choices = runs[-1]["choices"] if runs else [asked["options"][-1]["choice"]]
            answer = HintAnswer(said["ref"], READER, seen.decision or 0, choices, reasons)
            socket.send(msgspec.json.encode(answer).decode())
        elif said["type"] == "choose":
            self.chosen.append(cast("list[int]", said["choices"]))

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
    expect(bar.locator(".clock small")).to_contain_text(THEN[language])
    right(page)
    used, best = page.evaluate(LETTERS)
    assert used == best, "the question is as large as it can be"
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
    helmet, words = bar.locator(".bot").bounding_box(), bar.locator(".say").bounding_box()
    assert helmet and words and helmet["x"] + helmet["width"] + 3 <= words["x"]  # its rim
    screening.change(standin=False)
    screening.cut(page)
    expect(bar.locator(".now")).to_be_visible()
    expect(bar.locator(".sentence")).to_contain_text(re.compile(r"\d"))  # seconds until the next try
    right(page)


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS, ids=["desk", "phone-dark", "phone", "small"])
def test_who_waits_for_people_reads_who_comes_next_and_may_be_told(
    arrive: Arrive, size: tuple[int, int], language: str, dark: bool
) -> None:
    """The friend looks at the characters, then the bot; the bar says so, and one button asks for a message."""
    guest = arrive(size=size, language=language, dark=dark, service_workers="block")
    guest.page.add_init_script(DEVICE)
    screening = Watched("citadels", 3, 3, level="novice")
    screening.table.seats[2].name = "Raimund"  # of all names of bots it takes the most room
    while screening.play.waiting != (1,) or screening.play.game.following(screening.play.state)[:1] != [2]:
        screening.log.append(screening._move(screening._next()))
    page, bar = screening.open(guest), guest.page.locator("section.bar")
    expect(bar.locator(".then")).to_contain_text("Raimund")
    right(page)
    bar.locator(".tell").click()
    expect(bar.locator(".tell")).to_have_attribute("aria-pressed", "true")
    right(page)
    page.evaluate(BEHIND)
    while screening.play.waiting != (READER,):
        screening._tell(screening._move(screening._next()))
    page.wait_for_function("() => told.length === 1")


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS, ids=["desk", "phone-dark", "phone", "small"])
def test_what_was_chosen_when_the_line_was_lost_is_named(
    arrive: Arrive, size: tuple[int, int], language: str, dark: bool
) -> None:
    guest = arrive(size=size, language=language, dark=dark, expected=("WebSocket",))
    screening = Watched("citadels", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn")
    page, bar = screening.open(guest), guest.page.locator("section.bar")
    page.locator("#board [data-spot=open]:visible").first.click()  # nobody answers
    expect(bar.locator(".option:not(:disabled)")).to_have_count(0)
    screening.cut(page)
    expect(bar.locator(".now")).to_be_visible()
    expect(bar.locator(".sentence")).to_be_in_viewport(ratio=1)
    expect(bar.locator(".line")).to_contain_text(re.compile(r"\(.+\)"))  # what it was
    right(page)


def test_on_a_phone_a_sheet_goes_with_the_first_touch_of_the_board(arrive: Arrive) -> None:
    guest = arrive(size=PHONE, language="uk-UA")
    screening = Watched("elgrande", 4, 3, level="novice")
    screening.until(lambda question: screening.play.number > 20)
    page = screening.open(guest)
    page.locator("nav.tabs button").nth(1).click()
    expect(page.locator("aside.side")).to_be_visible()
    page.locator("#board").click(position={"x": 60, "y": 60}, force=True)
    expect(page.locator("aside.side")).to_have_count(0)


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


def test_beside_advice_the_ways_stay_in_the_bar_and_none_is_lost_with_it(arrive: Arrive) -> None:
    guest = arrive(size=DESK)
    screening = Watched("citadels", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn" and screening.play.number > 10)
    page, bar = screening.open(guest), guest.page.locator("section.bar")
    ways = bar.locator(".option")
    before = ways.count()
    page.keyboard.press("h")
    expect(bar.locator(".advice")).to_be_visible()
    right(page)
    expect(ways).to_have_count(before)
    expect(bar.locator(".option.hinted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(bar.locator(".advice")).to_have_count(0)
    expect(ways).to_have_count(before)


@pytest.mark.parametrize("by", ["button", "list"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_gesture_is_advised_in_words_and_done_with_one_press(
    arrive: Arrive, size: tuple[int, int], by: str
) -> None:
    screening = Watched("elgrande", 4, 3)
    screening.advises_runs = True
    asked = screening.until(lambda question: question["kind"] == "Invite" and bool(question.get("proposals")))
    run = asked["proposals"][-1]
    page = screening.open(arrive(size=size))
    page.keyboard.press("h")
    advice = page.locator("section.bar .advice")
    expect(advice.locator(".said")).to_contain_text(re.compile("and take"))
    expect(page.locator(f'#board [data-thing="{run["targets"][0]}"][data-hinted]').first).to_be_attached()
    if by == "list":
        page.keyboard.press("a")
        expect(page.locator("section.bar .list .hinted")).to_have_count(1)
        page.locator("section.bar .list .hinted").click()
    else:
        advice.get_by_role("button", name="Do it").click()
    expect(advice).to_have_count(0)
    assert screening.chosen == [run["choices"]]


# What of the advice is hidden, which ways beside it take more than three lines, and the board's own button under it.
UNREAD = """() => {
  const advice = document.querySelector('.advice'), box = advice.getBoundingClientRect();
  const cut = advice.scrollHeight > advice.clientHeight + 1 || box.left < 0 || box.right > innerWidth || box.top < 0;
  const ways = [...document.querySelectorAll('section.bar .option')].filter(way => way.offsetHeight > 74);
  const main = document.querySelector('#board .panel .main')?.getBoundingClientRect();
  const hit = main && document.elementFromPoint(main.x + main.width / 2, main.y + main.height / 2);
  return [...(cut ? ['the advice'] : []), ...ways.map(way => way.textContent.trim()),
    ...(main && !hit?.closest('.main') ? ['Do it'] : [])]; }"""
ADVISED = [(DESK, "en-GB"), ((1366, 768), "pl-PL"), ((1024, 700), "pl-PL"), (PHONE, "uk-UA")]


@pytest.mark.parametrize("language", ["pl-PL", "uk-UA"])
def test_advice_with_more_to_say_than_the_bar_has_room_for_stands_above_it(arrive: Arrive, language: str) -> None:
    screening = Watched("elgrande", 4, 7)
    screening.advises_runs = True
    screening.until(lambda question: question["kind"] == "Invite" and bool(question.get("proposals")))
    page = screening.open(arrive(size=DESK, language=language))
    page.keyboard.press("h")
    expect(page.locator("section.bar .advice")).to_be_visible()
    page.wait_for_function(f"() => ({UNREAD})().length === 0")
    right(page)


@pytest.mark.parametrize(("size", "language"), ADVISED, ids=["desk", "laptop", "small", "phone"])
@pytest.mark.parametrize(("kind", "seed"), [("Act", 63), ("ChooseEffect", 7)], ids=["panel", "ways"])
def test_advice_is_read_whole_and_hides_nothing_it_speaks_of(
    arrive: Arrive, size: tuple[int, int], language: str, kind: str, seed: int
) -> None:
    screening = Watched("viscounts", 4, seed)
    screening.until(lambda question: question["kind"] == kind and screening.play.number > 60)
    page = screening.open(arrive(size=size, language=language))
    page.keyboard.press("h")
    expect(page.locator("section.bar .advice")).to_be_visible()
    page.wait_for_function(f"() => ({UNREAD})().length === 0")
    right(page)
