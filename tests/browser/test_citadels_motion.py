"""What moves on the board of Citadels: houses that fall, coins that stream; and what one click does at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.citizen import offers, screened
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

# Counts what comes, however short it stays.
COUNTS = """what => { window.seen = 0;
  new MutationObserver(changes => { for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node instanceof Element) window.seen += node.matches(what) ? 1 : node.querySelectorAll(what).length; })
    .observe(document.body, { childList: true, subtree: true }); }"""


def at(visitor: Visitor, cast: str, word: str) -> tuple[Page, str, int]:
    """The table at a moment when this may be done; the thing one touches for it, and the gold it moves."""
    screening, asked = screened(cast, offers(word), 4)
    record = screening.play.record()
    page = visitor.play_on(record.dumps(), len(record.choices), 0).page
    way = next(way for way in asked["options"] if way["message"]["id"].startswith(word))
    return page, way["targets"][0], way["message"]["args"].get("gold", 0)


@pytest.mark.parametrize("motion", ["auto", "calm"])
def test_a_house_that_is_destroyed_sinks(arrive: Arrive, motion: str) -> None:
    """Where little is to move it is simply gone."""
    page, house, _gold = at(arrive(pace="fast", motion=motion), "first_game", "opt-destroy")
    page.evaluate(COUNTS, ".falling")
    page.locator(f"[data-thing='{house}']").click()
    page.wait_for_selector(f"[data-thing='{house}']", state="detached")
    if motion == "calm":
        assert page.evaluate("() => window.seen") == 0
    else:
        page.wait_for_function("() => window.seen === 1")
        page.wait_for_selector(".falling", state="detached")


@pytest.mark.parametrize("motion", ["auto", "calm"])
def test_the_figure_of_whoever_answers_flies_to_the_plate(arrive: Arrive, motion: str) -> None:
    """From its card in the moon, for everybody in the same time."""
    page, rank, _gold = at(arrive(pace="fast", motion=motion), "first_game", "opt-pick")
    page.evaluate(COUNTS, ".flying[data-what^='character-'] use")
    page.locator(f"[data-thing='{rank}']").click()
    page.wait_for_selector(".rank.called .own")
    if motion == "calm":
        assert page.evaluate("() => window.seen") == 0
    else:
        page.wait_for_function("() => window.seen > 0")
        page.wait_for_selector(".flying[data-what^='character-']", state="detached")


def test_gold_streams_coin_by_coin(arrive: Arrive) -> None:
    page, _bank, _gold = at(arrive(pace="fast"), "first_game", "opt-take-gold")
    page.evaluate(COUNTS, ".flying")
    page.locator(".plaque .way").first.click()
    page.wait_for_function("() => window.seen === 2")


def test_income_that_waits_is_taken_with_the_end_by_one_click(arrive: Arrive) -> None:
    """The button says what it takes; all of it is one gesture, and nothing is left unused."""
    screening, asked = screened("first_game", lambda asked: bool(asked.get("proposals")), 4)
    gold = asked["proposals"][0]["message"]["args"]["gold"]
    record = screening.play.record()
    page = arrive().play_on(record.dumps(), len(record.choices), 0).page
    stop = page.locator("section.bar .option[data-role=stop]")
    expect(stop).to_have_count(1)
    expect(stop.locator(".said")).to_have_text(f"Take {gold} gold and end turn")
    expect(stop.locator("small")).to_have_count(0)
    stop.click()
    expect(page.locator(".log, [role=log]").first).to_contain_text(re.compile(rf"districts: .* takes {gold} gold"))
