"""Learning from games: a review in the replay, with marks to jump by; puzzles at the real board; the page Learn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from castellany.kernel import State
from castellany.study.sheets import positions
from castellany.study.solving import Attempt
from tests.browser.conftest import PHONE, Arrive
from tests.browser.visitor import Visitor
from tests.study.games import played

DESK = (1440, 900)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game of Citadels between a squire and one who never thinks."""
    path = tmp_path_factory.mktemp("study") / "game.json"
    path.write_text(played("citadels", 2, 5, careless)[0]._replace(players=["Ada", "Bo"]).dumps(), encoding="utf-8")
    return path


def careless(state: State, seat: int) -> int | None:
    return state.choices(seat)[-1] if seat == 0 else None


def reviewed(guest: Visitor, record: Path) -> Page:
    """Bring the game and wait for its review."""
    guest.visit("replays")
    page = guest.page
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/replay/*")
    page.locator("nav.tabs").get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".review .card").first).to_be_visible()
    expect(page.locator(".review progress")).to_have_count(0, timeout=300_000)
    return page


def test_a_review_shows_where_a_game_turned(
    arrive: Arrive, record: Path, picture: Callable[[Visitor, str], None]
) -> None:
    guest = arrive(size=DESK)
    page = reviewed(guest, record)
    marks = page.locator(".chances .mark")
    expect(marks.first).to_be_visible()
    worst = page.locator(".review ol li button").first
    worst.click()
    at = page.locator(".review .at")
    expect(at).to_be_visible()
    table = page.url.split("/replay/")[1].split("?")[0]
    told = page.request.get(f"{guest.url}api/tables/{table}/review").json()
    assert told["stage"] == "done" and marks.count() == len(told["turnings"])
    expect(page.locator("section.bar .top b")).to_contain_text(f"{told['turnings'][0]['step'] - 1}/")
    expect(at.locator(".better")).to_contain_text("%")
    page.keyboard.press("m")
    expect(at).to_be_visible()
    guest.clean()
    picture(guest, "review")

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    page.locator("nav.tabs").get_by_role("button", name="Review").click()
    expect(page.locator(".review .card").first).to_be_visible()
    expect(page.locator(".chances svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.clean()
    picture(guest, "review-phone")
    page.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url("**/#/table/*")
    guest.visit("learn")
    page.get_by_role("region", name="Your last reviews").locator("a").first.click()
    page.wait_for_url(f"**/#/replay/{table}?*")


def test_learn_leads_to_lessons_and_puzzles(arrive: Arrive) -> None:
    guest = arrive()
    guest.visit("learn")
    page = guest.page
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(page.locator("a[href='#/learn/citadels']")).to_be_visible()
    page.locator("a[href^='#/puzzle/']").first.click()
    expect(page.locator(".puzzle h2")).to_have_text("Find the castellan’s choice")
    guest.clean()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_solved_by_its_number_or_given_up(
    arrive: Arrive, size: tuple[int, int], picture: Callable[[Visitor, str], None]
) -> None:
    at = positions("citadels")[0]
    best = Attempt(at).best
    question = at.moment().ask(at.puzzle.seat)
    guest = arrive(plain=True, size=size)
    page = guest.page
    guest.visit(f"puzzle/{at.id}")
    wrong = next(number for number, option in enumerate(question.options) if option.choice != best)
    choices = page.locator(".plain .options button, .plain ol button")
    expect(choices.first).to_be_visible()
    choices.nth(wrong).click()
    expect(page.locator(".notice")).to_contain_text("candles are left")
    if size == PHONE:
        page.locator("nav.tabs").get_by_role("button", name="Puzzle").click()
    page.get_by_role("button", name="Clue").click()
    expect(page.locator(".candles")).to_have_attribute("aria-label", "One candle left")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".puzzle .best")).to_be_visible()
    guest.clean()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    expect(choices.first).to_be_visible()
    guest.visit("")
    expect(page.get_by_role("region", name="Puzzle of the day").get_by_role("link")).to_be_visible()
    guest.clean()
