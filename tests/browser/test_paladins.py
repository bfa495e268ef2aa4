"""Paladins on its drawn board: games with clicks and keys alone, and what leads through a turn."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

import build_client
from castellany.games.paladins.kinds import CHOOSE_TAVERN
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import House
from tests.browser.paladin import AIMS, Picture, at, by_keys, first, gesture, moment, seek
from tests.browser.visitor import Visitor


def to_the_end(guest: Visitor) -> int:
    for taken in range(400):
        if not gesture(guest):
            return taken
    raise AssertionError("not over after 400 gestures")


def test_solo_to_the_end_on_a_phone(arrive: Arrive, picture: Picture) -> None:
    """All by touching the board; the opponent's board is a touch away."""
    guest = arrive(size=PHONE, language="uk-UA")
    guest.make_table("paladins", "me")
    for _gesture in range(6):
        gesture(guest)
    guest.asked()
    while not guest.page.locator(".tile.open:visible").count():
        assert gesture(guest)
        guest.asked()
    expect(guest.page.locator(".paladins .segments")).to_be_visible()
    guest.page.locator(".segments .seats button").click()
    expect(guest.page.locator(".solo .resource-track")).to_be_visible()
    guest.page.locator(".segments > button").first.click()
    guest.fits()
    guest.clean()
    picture(guest, "paladins-phone")
    assert to_the_end(guest) > 15


def test_a_newcomer_plays_on_the_desk(arrive: Arrive, picture: Picture) -> None:
    guest = arrive(size=DESK)
    guest.make_table("paladins", "me", "bot")
    for _gesture in range(14):
        assert gesture(guest)
        guest.fits()
    guest.asked()
    guest.clean()
    guest.page.locator(".player:not(.me), .whose:not(.me)").first.click()  # in an inquisition: the names of the scene
    expect(guest.page.locator(".own.other .other-head")).to_be_visible()
    guest.clean()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".own.other")).to_have_count(0)


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_with_clicks_alone(arrive: Arrive, size: tuple[int, int]) -> None:
    guest = arrive(size=size)
    guest.make_table("paladins", "me", "bot")
    assert to_the_end(guest) > 20


KEYED = ".paladins :is([data-spot=open], .way.on, .candidate), section.bar .option, section.bar .stops .button"


def test_a_round_with_keys_alone(arrive: Arrive) -> None:
    """Hire, paladin, tavern, all turns until the next round: Tab walks what may be taken, Enter takes it."""
    guest = arrive()
    guest.make_table("paladins", "me", "bot")
    page = guest.page
    turns = 0
    while page.locator(".paladins .summary").count() == 0:
        guest.asked()
        before = page.locator(".table").get_attribute("data-step")
        turns += 1
        assert turns < 25, "a round has an end"
        for _key in range(6):
            armed = page.locator(".paladins.aiming").count() > 0
            by_keys(guest, AIMS if armed else KEYED)
            page.wait_for_function("() => !document.querySelector('.paladins')?.dataset.busy")
            if page.locator(f".table[data-step='{before}']").count() == 0:
                break
    guest.clean()
    assert turns > 3, "hire, paladin, tavern, turns"


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
def test_a_number_opens_the_list_of_all_ways_and_another_takes_its_line(arrive: Arrive, size: tuple[int, int]) -> None:
    """All are listed, what gives up last; nothing lies on the list, not even what happened since one's last turn."""
    guest = arrive(size=size).play_on(*first(2, lambda s, seat: len(s.choices(seat)) >= 15))
    page = guest.page
    before = page.locator(".table").get_attribute("data-step")
    page.keyboard.press("1")
    lines = page.locator("section.bar .list .way")
    expect(lines.first).to_be_focused()
    assert lines.count() == int(page.locator(".tool.all b").inner_text()) >= 15
    stops = ["stop" in str(line.get_attribute("class")) for line in lines.all()]
    assert stops == [False] * (len(stops) - 1) + [True]
    guest.rests()
    covered = page.evaluate(
        """() => { const list = document.querySelector('section.bar .list');
             const { left, top, width, height } = list.getBoundingClientRect();
             return [0.1, 0.5, 0.9].flatMap(y => [0.1, 0.5, 0.9].map(x =>
               document.elementFromPoint(left + width * x, top + height * y)))
               .filter(found => !list.contains(found)).map(found => found.className); }"""
    )
    assert covered == [] and page.locator(f".table[data-step='{before}']").count() == 1
    page.keyboard.press("3")
    page.wait_for_selector(f".table:not([data-step='{before}'])")


def test_what_is_asked_about_ones_own_board_leads_home(arrive: Arrive) -> None:
    """Another's board may lie there while others move, or while one is asked about the kingdom."""
    guest = at(arrive(), *seek(2, "hunt-1"))
    page = guest.page
    page.locator("[data-act=hunt-1]").click()
    expect(page.locator(".a-hunt.busy")).to_be_visible()
    page.locator(".player:not(.me)").click()
    expect(page.locator(".own.other .other-head")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator("[data-act=hunt-1].on")).to_be_visible()
    expect(page.locator(".own.other")).to_have_count(0)


def test_no_arrow_points_at_nothing(arrive: Arrive) -> None:
    """Whoever passes gives a worker back and gets nothing: in short, the worker alone is shown."""
    found = next(filter(None, (moment(4, seed, lambda s, _seat: s.round >= 4, CHOOSE_TAVERN) for seed in range(1, 9))))
    guest = at(arrive(), *found)
    since = guest.page.locator(".since")
    expect(since.locator(".arrow").first).to_be_visible()
    expect(since.locator(".arrow:last-child")).to_have_count(0)


def test_the_plain_view_says_what_passing_leaves(arrive: Arrive) -> None:
    """There too it asks once, in words for whoever listens; a number answers, and one can go back."""
    guest = arrive(plain=True).play_on(*seek(4, "commission", "garrison"))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    ways = page.locator(".choices .button")
    expect(ways.last).to_have_text("Pass (5 workers stay unused)")
    many = ways.count()
    ways.last.click()
    expect(ways).to_have_text(["Pass all the same", "Go back"])
    expect(page.locator(".plain .ask")).to_be_focused()
    guest.says("Pass? 5 workers stay unused, and there is still something to do.")
    guest.clean()
    ways.last.click()
    expect(ways).to_have_count(many)
    assert page.locator(f".table[data-step='{step}']").count() == 1
    ways.last.click()
    page.keyboard.press("1")
    page.wait_for_selector(f".table:not([data-step='{step}'])")


def test_colour_never_speaks_alone(arrive: Arrive) -> None:
    guest = at(arrive(), *seek(4, "commission", "garrison"))
    page = guest.page
    workers = page.locator(".tray .worker-pile use").evaluate_all(
        "uses => [...new Set(uses.map(use => use.getAttribute('href').replace('-hole', '')))]"
    )
    assert len(workers) >= 6, "each colour has a silhouette of its own"
    outlines = page.evaluate(
        'ids => ids.map(id => document.querySelector(id).innerHTML.replace(/(fill|stroke)="[^"]*"/g, \'\'))', workers
    )
    assert len(set(outlines)) == len(outlines)
    letters = page.locator(".space.held").evaluate_all(
        "all => all.map(one => one.querySelector('b')?.textContent ?? '')"
    )
    assert letters and all(letters), "a piece on the land says whose it is"
    shapes = page.locator(".player svg:first-of-type").evaluate_all(
        "all => new Set(all.map(one => one.innerHTML)).size"
    )
    assert shapes >= 4, "players have shapes and letters"


def test_the_board_is_light(house: House) -> None:
    """What a reader fetches for this board alone, art included: under 110 kB, packed."""
    assets = list((build_client.STATIC / "assets").glob("Board-*"))
    own = [path for path in assets if "paladins" in path.read_text() and path.suffix in (".js", ".css")]
    assert {path.suffix for path in own} == {".js", ".css"}
    assert 40_000 < sum(len(gzip.compress(path.read_bytes())) for path in own) < 110_000
