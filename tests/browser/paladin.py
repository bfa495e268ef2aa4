"""A player of Paladins in a browser: moments of random games to begin at, and clicks on the drawn board."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import TURN
from castellany.kernel import State
from castellany.kernel.record import Header, Record, commitment, result_of
from tests.browser.visitor import PLAY_ON, Visitor

Picture = Callable[[Visitor, str], None]
Wanted = Callable[[Any, int], bool]
AIMS = ":is(.space, .outsider, .face, .jar-space, .slot)[data-spot=open], .busy [data-spot=open]"
WAYS = "section.bar :is(.option, .stops .button, .fold)"  # to give up, or to choose between rewards; folded: in a list
LISTED = "section.bar .list li button"
GLOWS = ".paladins :is([data-spot=open], .way.on):visible"
# A click is answered: the game has gone on, or there is something to click next; an answer alone is not yet shown.
ANSWERED = """before => !document.querySelector('.paladins')?.dataset.busy && (
  document.querySelector('.table')?.dataset.step !== before ||
  document.querySelector('.paladins :is([data-spot=open], .way.on), .pay-how .button, section.end, ' +
    'section.bar :is(.option, .stops .button, .fold, .list li button)') !== null)"""


def open_acts(s: State, seat: int) -> set[str]:
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    return {str(one["act"]) for one in facts if one and "act" in one}


def moment(seats: int, seed: int, wanted: Wanted, kind: int = TURN) -> tuple[str, int, int] | None:
    """A game of random choices: its record, and the step and seat of the first turn (or other kind) that is wanted."""
    s: Any = GAME.new(seats, seed, {})
    chance = random.Random(seed)
    choices: list[tuple[int, str]] = []
    found: tuple[int, int] | None = None
    while s.waiting:
        seat = s.waiting[0]
        if found is None and s.round > 1 and s.frames[-1].kind == kind and wanted(s, seat):
            found = (len(choices), seat)
        choice = chance.choice(s.choices(seat))
        choices.append((seat, GAME.text(choice)))
        s.play(seat, choice)
    if found is None:
        return None
    record = Record(Header("paladins", GAME.version, seats, {}, seed), choices, result_of(s), None, commitment(seed))
    return record.dumps(), *found


def first(seats: int, wanted: Wanted) -> tuple[str, int, int]:
    for seed in range(1, 40):
        found = moment(seats, seed, wanted)
        if found:
            return found
    raise AssertionError("no such moment in forty games")


def seek(seats: int, *acts: str, tax: int = 99) -> tuple[str, int, int]:
    """A turn at which these acts are open and little tax is left."""
    return first(seats, lambda s, seat: s.tax <= tax and set(acts) <= open_acts(s, seat))


def at(guest: Visitor, record: str, step: int, seat: int) -> Visitor:
    """Play on from this step of this game."""
    guest.visit()
    guest.page.wait_for_selector("[data-play]")
    guest.visit(f"table/{guest.page.evaluate(PLAY_ON, [record, step, seat])}")
    guest.asked()
    guest.page.wait_for_selector(".paladins")
    return guest


def gesture(guest: Visitor) -> bool:
    """One gesture with clicks on the board: an act, then its target. False once the game is over."""
    page = guest.page
    guest.asked()
    if guest.over:
        return False
    before = page.locator(".table").get_attribute("data-step")
    for _click in range(8):
        page.locator(f"{WAYS}, {LISTED}, {GLOWS}, {AIMS}").first.wait_for()  # the board comes after its question
        if page.locator(".pay-how .button").count():
            wanted = page.locator(".pay-how .button")
        elif page.locator(".candidate.armed").count():
            wanted = page.locator(".candidate:not(.armed)")
        elif page.locator(".paladins.aiming").count():
            wanted = page.locator(AIMS)
        else:
            wanted = page.locator(GLOWS)
        if wanted.count() == 0:
            wanted = page.locator(LISTED if page.locator(LISTED).count() else WAYS)
        found = wanted.element_handles()
        if not found:
            continue  # it went while it was counted: the board turns to its next question
        aim = guest.rng.choice(found)
        try:
            aim.click()
        except PlaywrightError:
            if aim.evaluate("one => one.isConnected"):
                raise
            continue  # or while it was reached for
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator(f".table[data-step='{before}']").count() == 0 or guest.over:
            return True
    raise AssertionError("eight clicks have done nothing")


def comes_to(page: Page, measure: str, wanted: object) -> object:
    """What a measure of the page gives once all has come to rest: what is wanted, or what it is after a while."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"() => JSON.stringify(({measure})()) === '{json.dumps(wanted)}'", timeout=10_000)
    found: object = page.evaluate(measure)
    return found


def by_keys(guest: Visitor, wanted: str) -> None:
    """Walk with Tab to the first thing that is wanted, as somebody who has no mouse, and press Enter."""
    for _press in range(250):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            guest.page.keyboard.press("Enter")
            return
    raise AssertionError(f"no key leads to {wanted}")
