"""Nothing is cut off and nothing lies on something else, at six widths, in three languages, on every page.

In `./test` each place is looked at in the language with the longest words, narrow and wide; at night in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import castellany
from tests.browser.boxes import faults
from tests.browser.house import House, built_client, serving
from tests.browser.screening import Screening
from tests.browser.test_administrator import log_in
from tests.browser.test_hall_pictures import stored
from tests.browser.visitor import PATIENCE, Visitor

SIZES = {320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080}
BESIDE = 1240  # from here on the panels stand beside the board: such widths are visited by themselves
NIGHT = bool(os.environ.get("CASTELLANY_NIGHTLY"))
LANGUAGES = ("en-GB", "uk-UA", "pl-PL") if NIGHT else ("uk-UA",)
WIDTHS = tuple(SIZES) if NIGHT else (320, 1024)
QUESTIONS = 5  # of the reader's, into a game
Place = Callable[[Visitor, House], object]


def page(path: str) -> Place:
    return lambda visitor, _house: visitor.visit(path)


def table(game: str) -> Place:
    """A few questions into a game of bots, with one to answer."""

    def open_table(visitor: Visitor, _house: House) -> None:
        screening, before = Screening(game, 3, 5, level="novice"), count()
        screening.until(lambda _question: next(before) == QUESTIONS)
        screening.open(visitor)

    return open_table


def end(visitor: Visitor, _house: House) -> None:
    screening = Screening("elgrande", 5, 5, level="novice")
    screening.open(visitor)
    screening.finish()
    expect(visitor.page.locator("section.end h2").first).to_be_visible()


def lobby(visitor: Visitor, _house: House) -> None:
    visitor.make_table("citadels", "me", "person", "bot", "person", begin=False)
    expect(visitor.page.locator(".aloud")).to_be_visible()


def lesson(visitor: Visitor, _house: House) -> None:
    visitor.visit("learn/citadels")
    visitor.page.locator("main .button.main").click()
    expect(visitor.page.locator(".says, section.strip").first).to_be_visible()


def replay(visitor: Visitor, _house: House) -> None:
    visitor.visit("replays")
    visitor.page.set_input_files("input[type=file]", stored("viscounts"))
    expect(visitor.page.locator("section.bar input[type=range]")).to_be_visible()


def hall_again(visitor: Visitor, _house: House) -> None:
    """The hall of somebody with games of their own."""
    for game in ("citadels", "paladins"):
        visitor.quick_play(game)
    visitor.visit()
    expect(visitor.page.locator(".yours")).to_have_count(2)


PLACES: dict[str, Place] = {
    "hall": page(""),
    "hall-again": hall_again,
    "lobby": lobby,
    "new": page("new/viscounts"),
    "settings": page("settings"),
    "account": page("profile"),
    "friends": page("friends"),
    "replays": page("replays"),
    "code": page("t/ZZZZZ"),
    "lesson": lesson,
    "replay": replay,
    "end": end,
    "administrator": log_in,
    **{f"table-{game}": table(game) for game in castellany.games()},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built_client()
    with serving(tmp_path_factory.mktemp("house"), "--admin", "Warden") as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_cut_off_and_nothing_overlaps(browser: Browser, house: House, place: str, language: str) -> None:
    found: list[str] = []
    for beside in (False, True):
        widths = [width for width in WIDTHS if (width >= BESIDE) == beside]
        if widths:
            found += looked_at(browser, house, place, language, widths)
    assert not found, "\n".join(found)


def looked_at(browser: Browser, house: House, place: str, language: str, widths: list[int]) -> list[str]:
    """What is wrong with a place at these widths; CASTELLANY_BOXES names a folder for pictures of it."""
    context = browser.new_context(viewport={"width": widths[0], "height": SIZES[widths[0]]}, locale=language)
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context.new_page(), house.url, {"pace": "instant"})
    PLACES[place](visitor, house)
    visitor.page.wait_for_load_state("networkidle")
    found: list[str] = []
    for width in widths:
        visitor.page.set_viewport_size({"width": width, "height": SIZES[width]})
        wrong = [f"{width} px: {fault}" for fault in faults(visitor.page)]
        if wrong and os.environ.get("CASTELLANY_BOXES"):
            folder = Path(os.environ["CASTELLANY_BOXES"])
            visitor.page.screenshot(path=folder / f"{place}-{language[:2]}-{width}.png")
        found += wrong
    context.close()
    return found


def test_the_measure_sees_what_is_wrong(browser: Browser) -> None:
    """Words cut by their frame or wider than their button, on others or under a picture, controls, a wide page."""
    page = browser.new_page(viewport={"width": 400, "height": 300})
    page.set_content("<main><button>One</button> <button>Two</button><p>Words</p></main>")
    assert faults(page) == []
    page.set_content(
        """<p style="width:40px;overflow:hidden;white-space:nowrap">Words that are cut</p>
           <b style="position:absolute;left:90px;top:90px">Lower</b>
           <i style="position:absolute;left:100px;top:94px">Upper</i>
           <button style="position:absolute;left:20px;top:150px;width:90px;height:60px"></button>
           <button style="position:absolute;left:90px;top:190px;width:90px;height:60px"></button>
           <button style="position:absolute;top:240px;width:40px;padding:0;white-space:nowrap">Long words</button>
           <b style="position:absolute;left:250px;top:200px">Hidden</b>
           <svg style="position:absolute;left:240px;top:190px" width="90" height="40">
             <rect width="90" height="40" /></svg>
           <div style="overflow:hidden auto;width:60px;height:30px;white-space:nowrap"><b>To one side</b></div>
           <div style="width:500px;height:1px"></div>"""
    )
    found = "\n".join(faults(page))
    told = ("too wide", "cut off by p", "cut off by div", "words on words", "a control on another")
    for fault in (*told, "wider than its button: “Long", "under a picture: “Hidden"):
        assert fault in found, found
    foot = """<main><p style="height:400px"></p><a href="#">Last</a></main>
              <nav style="position:fixed;left:0;right:0;bottom:0;height:60px"><button>Bar</button></nav>"""
    page.set_content(foot)
    assert [fault.partition("lies")[0] for fault in faults(page)] == ["the end of the page "]
    page.set_content(f"<body style='padding-bottom:70px'>{foot}</body>")
    assert faults(page) == []
    page.close()
