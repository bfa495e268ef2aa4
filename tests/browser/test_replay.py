"""After the game: the replay by steps and keys, through other eyes, a link to a step, playing on, export and import."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import castellany
from castellany.kernel import Match, step
from tests.browser.conftest import PHONE, Arrive
from tests.browser.visitor import Visitor


def test_a_finished_game_is_walked_through(
    arrive: Arrive, picture: Callable[[Visitor, str], None], saved: Path
) -> None:
    guest = arrive(plain=True)
    guest.make_table("citadels", "me", "bot", "bot")
    guest.play_to_end("plain")
    guest.page.keyboard.press("p")
    with guest.page.expect_download() as download:
        guest.page.locator(".bar a[download]").click()
    record = saved / "game.json"
    download.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "citadels"

    guest.page.locator(".bar a[href*=replay]:not(.main)").first.click()
    count = guest.page.locator("section.bar b")
    expect(count).to_contain_text("0/")
    last = int(count.inner_text().split("/")[1])
    guest.page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("1/")
    guest.page.keyboard.press("Shift+ArrowRight")
    guest.page.keyboard.press("PageDown")
    guest.page.keyboard.press("End")
    expect(count).to_contain_text(f"{last}/{last}")
    expect(guest.page.locator(".end")).to_be_visible()
    guest.page.locator("input[type=range]").fill(str(last // 2))
    expect(count).to_contain_text(f"{last // 2}/")
    assert f"step={last // 2}" in guest.page.url
    expect(guest.page.locator(".log .current").last).to_be_in_viewport()
    guest.clean()
    picture(guest, "replay")

    guest.page.get_by_role("button", name="Castellan’s opinion").click()
    expect(guest.page.locator(".notice.hint")).to_contain_text("The castellan would")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.page.locator(".notice")).to_have_count(0)
    guest.page.keyboard.press("ArrowRight")

    guest.page.locator("section.bar select").select_option("1")
    chosen = guest.page.locator("section.bar select option:checked").inner_text()
    expect(guest.page.locator(".mine")).to_have_attribute("aria-label", re.compile("^" + re.escape(chosen)))

    link = guest.page.url
    other = arrive(size=PHONE)
    other.page.goto(link)
    expect(other.page.locator("section.bar b")).to_contain_text(f"{last // 2}/")

    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_url("**/#/table/*")
    guest.asked()
    guest.step()

    guest.visit("replays")
    guest.page.locator("input[type=file]").set_input_files(record)
    guest.page.wait_for_url("**/#/replay/*")
    expect(guest.page.locator("section.bar b")).to_contain_text(f"/{last}")


def test_a_damaged_record_is_refused_calmly(arrive: Arrive, saved: Path) -> None:
    guest = arrive(expected=("400", "422"), language="uk-UA")
    guest.visit("replays")
    broken = saved / "broken.json"
    broken.write_text('{"castellany": 1, "game": "citadels"}')
    guest.page.locator("input[type=file]").set_input_files(broken)
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert "bad-record" not in guest.page.get_by_role("alert").inner_text()


def test_a_game_that_was_not_finished_says_why_it_has_no_review(arrive: Arrive, saved: Path) -> None:
    match = Match.start(castellany.game("citadels"), 3, 5)
    for _choice in range(20):
        seat = match.state.waiting[0]
        match.play(seat, match.state.choices(seat)[0])
    record = saved / "unfinished.json"
    record.write_text(match.record().dumps())
    for language, sentence in (("en-GB", "A review needs its end."), ("uk-UA", "Для розбору потрібен її кінець.")):
        guest = arrive(language=language, size=PHONE)
        guest.visit("replays")
        guest.page.locator("input[type=file]").set_input_files(record)
        guest.page.wait_for_url("**/#/replay/*")
        expect(guest.page.locator("section.bar")).to_contain_text(sentence)
        guest.clean()


def bundled_game() -> Match:
    """A random game in which each seat says in one gesture whatever it may."""
    match = Match.start(castellany.game("citadels"), 3, 5)
    dice = random.Random(5)
    while not match.over:
        seat = match.state.waiting[0]
        run: list[int] = []
        moment, barrier = match.state, False
        while not barrier and moment.waits_for(seat):
            run.append(dice.choice(moment.choices(seat)))
            moment, _heard, barrier = step(moment, seat, run[-1])
        match.play(seat, *run)
    return match


def test_a_replay_goes_gesture_by_gesture_or_choice_by_choice(arrive: Arrive, saved: Path) -> None:
    match = bundled_game()
    ends = list(itertools.accumulate(len(gesture.choices) for gesture in match.standing))
    record = saved / "bundled.json"
    record.write_text(match.record().dumps())
    guest = arrive()
    guest.visit("replays")
    guest.page.locator("input[type=file]").set_input_files(record)
    guest.page.wait_for_url("**/#/replay/*")
    count = guest.page.locator("section.bar b")
    expect(count).to_contain_text(f"0/{ends[-1]}")
    longest = next(i for i in range(1, len(ends)) if ends[i] - ends[i - 1] > 1)
    for end in ends[: longest + 1]:
        guest.page.keyboard.press("ArrowRight")
        expect(count).to_contain_text(f"{end}/")
    assert f"step={ends[longest]}" in guest.page.url
    guest.page.keyboard.press("ArrowLeft")
    expect(count).to_contain_text(f"{ends[longest - 1]}/")
    guest.page.get_by_label("Choice by choice").check()
    guest.page.locator("section.bar b").click()
    for single in range(ends[longest - 1] + 1, ends[longest] + 1):
        guest.page.keyboard.press("ArrowRight")
        expect(count).to_contain_text(f"{single}/")
    guest.clean()
