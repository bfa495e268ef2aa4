"""Learning Paladins: the coach of the guided first game speaks in step, and puzzles at the drawn board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.study.sheets import Position, positions
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.paladin import comes_to, gesture

SAID = ":is(.says:has(.ways .main), .strip) .words > p:first-child"
POINTED_AT = """() => {
  const hunt = document.querySelector('.tile.a-hunt');
  const { left, top, width, height } = hunt.getBoundingClientRect();
  return hunt.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""


# What of the coach's words is out of sight in his strip.
UNREAD = """() => {
  const words = document.querySelector('.strip .words');
  return words.scrollHeight > words.clientHeight + 2; }"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_the_coach_points_at_nothing_under_the_tray(arrive: Arrive, language: str) -> None:
    """On a phone his words leave less room: the action he speaks of comes out from under the workers."""
    guest = arrive(size=PHONE, language=language).visit("learn/paladins")
    guest.page.locator("main .button.main").click()
    guest.asked()
    while not guest.page.locator(".tile.open:visible").count():  # until the first turn: others choose meanwhile
        assert comes_to(guest.page, UNREAD, False) is False
        assert gesture(guest)
        guest.asked()
    count = guest.page.locator(".strip .count")
    expect(count).to_have_text("4/17")
    guest.page.wait_for_function(POINTED_AT)
    for heard in (5, 6, 7):  # the seventh thought is about the row of townsfolk, in the part that is not in front
        guest.page.locator(".strip .button.main").click()
        expect(count).to_have_text(f"{heard}/17")
        expect(guest.page.locator("svg.veil .ring").first).to_be_visible()
        assert comes_to(guest.page, UNREAD, False) is False
    expect(guest.page.locator(".phone-folk")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "desk"),
    [("en-GB", "below it your own board"), ("uk-UA", "внизу ваш планшет"), ("pl-PL", "niżej twoja plansza")],
)
def test_the_coach_names_the_tabs_of_a_phone_and_says_below_on_a_desk(arrive: Arrive, language: str, desk: str) -> None:
    """The same words follow a window that is made narrower: above and below are tabs there."""
    guest = arrive(language=language).visit("learn/paladins")
    page = guest.page
    page.locator("main .button.main").click()
    guest.asked()
    expect(page.locator(SAID)).to_contain_text(desk)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tabs = page.locator(".segments > button")
    expect(tabs).to_have_count(2)
    for tab in tabs.all():
        expect(page.locator(SAID)).to_contain_text(tab.inner_text().strip())
    expect(page.locator(SAID)).not_to_contain_text(desk)


# Buttons of the bar that stick out of it, or lie one on another.
CROWDED = """() => {
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('section.bar :is(.tool, .pay-bar, .pay-bar svg)')]
    .map(one => one.getBoundingClientRect()).filter(box => box.width);
  return boxes.filter(box => box.left < bar.left || box.right > bar.right || box.bottom > bar.bottom).length; }"""


@pytest.mark.parametrize("size", [DESK, PHONE, (360, 740)], ids=["desk", "phone", "narrow"])
def test_a_puzzles_clue_and_solution_stay_while_an_act_is_begun(arrive: Arrive, size: tuple[int, int]) -> None:
    """What was begun is taken back beside them; either ends it as well, and the puzzle goes on."""
    guest = arrive(size=size, language="pl-PL")
    page = guest.page
    guest.visit(f"puzzle/{next(one for one in positions('paladins') if changeable(one)).id}").asked()
    bar = page.locator("section.bar")
    clue, solution, back = (bar.get_by_role("button", name=name) for name in ("Podpowiedź", "Rozwiązanie", "Cofnij"))
    expect(back).to_have_count(0)
    garrison = page.locator(".a-garrison .name")
    garrison.click()
    expect(bar.locator(".pay-bar")).to_be_enabled()
    expect(back).to_be_visible()
    assert comes_to(page, CROWDED, 0) == 0
    back.click()
    expect(back).to_have_count(0)
    garrison.click()
    clue.click()
    expect(bar.locator(".pay-bar")).to_have_count(0)
    expect(clue).to_be_disabled()
    page.locator(".tile.open .name, .action.open .name").first.click()
    solution.click()
    expect(bar.get_by_role("button", name="Następne zadanie")).to_be_visible()


def changeable(position: Position) -> bool:
    """An outpost may be paid in several ways, and costs provisions besides."""
    options = position.moment().ask(position.puzzle.seat).options
    facts: list[Any] = [option.facts for option in options if option.facts and option.price]
    return any(one.get("act") == "garrison" and len(one["payments"]["workers"]) > 8 for one in facts)


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_speaks_in_step(arrive: Arrive, size: tuple[int, int]) -> None:
    """Whatever the newcomer does, nearly every thought of the guided game meets its moment and points at something."""
    guest = arrive(size=size).visit("learn/paladins")
    page = guest.page
    page.locator("main .button.main").click()
    for _gesture in range(400):
        guest.asked()
        while page.locator(SAID).count():
            words = page.locator(SAID).inner_text()
            if "The seventh round" not in words:
                expect(page.locator("svg.veil .ring").first).to_be_visible()
            if size == DESK:
                break  # to choose is to go on
            page.locator(".strip .button.main").click()
            expect(page.locator(SAID).filter(has_text=words)).to_have_count(0)
        if not gesture(guest):
            break
    kept = "JSON.parse(localStorage.getItem('castellany.progress')).lessons.paladins"
    heard, tips = page.evaluate(f"() => {{ const {{ heard, of }} = {kept}; return [heard.length, of]; }}")
    if size == DESK:  # the list of thoughts has gone along
        guest.says("The game is over: play once more")
        expect(page.locator(".list li.later")).to_have_count(tips - heard)
        expect(page.locator(".list li.done").first).to_be_visible()
    assert heard >= tips - 1, "somebody who always uses up their workers never hears which of them to keep"
