"""Paladins on its drawn board: games with clicks and keys alone, and how it looks on every screen."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import expect

import build_client
from castellany.games.paladins import GAME
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.kinds import CHOOSE_PALADIN, CHOOSE_TAVERN
from castellany.games.paladins.layout import OWNED
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import House
from tests.browser.paladin import AIMS, Picture, at, by_keys, comes_to, first, gesture, moment, open_acts, seek
from tests.browser.screening import Screening
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


CUT = """() => {
  const cards = '.action, .way, .citizen .face, .outsider, .player, .candidate, .tavern, .favour, .tax, .paladin';
  const cut = [];
  for (const card of document.querySelectorAll(`.paladins :is(${cards})`)) {
    const frame = card.getBoundingClientRect();
    for (const element of card.querySelectorAll('*')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      if (!own || element.closest('.unseen, .seal, svg')) continue;
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = words.getBoundingClientRect();
      if (!box.width) continue;  // put away where there is no room for it
      const out = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom);
      const hidden = element.scrollWidth - element.clientWidth;
      if (out > 1.5 || (hidden > 1 && getComputedStyle(element).overflowX !== 'visible'))
        cut.push(`${card.className}: ${element.textContent.trim()} (${Math.round(Math.max(out, hidden))})`);
    }
  }
  return cut; }"""


OVER = """() => ['.paladins', '.layout', '.own', '.kingdom'].filter(name => {
  const box = document.querySelector(name);
  return box.scrollWidth - box.clientWidth > 1 || box.scrollHeight - box.clientHeight > 1; })"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_no_word_is_cut_on_the_smallest_desk(arrive: Arrive, picture: Picture, language: str) -> None:
    """A board of 1040 x 700: in all languages nothing scrolls and every word stays within its card."""
    guest = at(arrive(size=(1440, 874), language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    size = page.evaluate("() => [document.querySelector('.paladins').clientWidth, innerHeight]")
    page.set_viewport_size({"width": 1440 - (size[0] - 1040), "height": 874})
    page.wait_for_function("() => Math.abs(document.querySelector('.paladins').clientWidth - 1040) < 3")
    assert comes_to(page, OVER, []) == []  # the board is laid out anew for its new size
    assert comes_to(page, CUT, []) == []
    picture(guest, f"paladins-small-{language[:2]}")


def another_fits_too(guest: Visitor) -> None:
    """The board of another player, with a line over it, in the same place."""
    guest.page.locator(".player:not(.me)").first.click()
    expect(guest.page.locator(".own.other .other-head")).to_be_visible()
    assert comes_to(guest.page, OVER, []) == []
    assert comes_to(guest.page, CUT, []) == []


@pytest.mark.parametrize(("size", "language"), [((1366, 650), "pl-PL"), ((1040, 700), "uk-UA")])
def test_a_low_window_has_a_layout_of_its_own(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    """A laptop's window under its browser's bars: the right wing lies in two rows, nothing is cut, nothing scrolls."""
    guest = at(arrive(size=size, language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    expect(page.locator(".layout.flat .right-wing .action")).to_have_count(6)
    assert comes_to(page, OVER, []) == []
    assert comes_to(page, CUT, []) == []
    page.locator(".a-garrison .slot").nth(1).click()
    expect(page.locator(".a-garrison .payment .alternative").first).to_be_visible()
    guest.clean()
    another_fits_too(guest)


# How much of an action's card its own lines fill: the rest is empty.
FILLED = """() => Math.min(...[...document.querySelectorAll('.own .action')].map(card => {
  const lines = [...card.children].filter(line => !line.matches('.unseen, .seal, .payment'));
  return lines.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0) /
    card.getBoundingClientRect().height; }))"""


@pytest.mark.parametrize(("size", "language"), [((768, 1024), "pl-PL"), ((820, 1180), "uk-UA")])
def test_a_tablet_held_upright_draws_all_larger(
    arrive: Arrive, picture: Picture, size: tuple[int, int], language: str
) -> None:
    """The left wing lies over the rest: no card is stretched, nothing is cut, nothing scrolls."""
    guest = at(arrive(size=size, language=language), *seek(4, "commission", "garrison"))
    page = guest.page
    expect(page.locator(".layout.tall .left-wing .action")).to_have_count(6)
    assert comes_to(page, OVER, []) == []
    assert comes_to(page, CUT, []) == []
    assert page.evaluate(FILLED) > 0.6
    assert page.evaluate("() => document.querySelector('.status .phase.drawn').scrollWidth") <= page.evaluate(
        "() => document.querySelector('.status .phase.drawn').clientWidth"
    )
    page.locator(".a-garrison .slot").nth(1).click()
    expect(page.locator(".a-garrison .payment .alternative").first).to_be_visible()
    guest.fits()
    guest.clean()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    picture(guest, f"paladins-tablet-{language[:2]}")
    another_fits_too(guest)


BEYOND_THE_OPPONENT = """() => {
  const board = document.querySelector('.paladins .solo');
  const { top, bottom } = board.getBoundingClientRect();
  return [...board.querySelectorAll('*')].filter(one => !one.closest('svg')).filter(one => {
    const box = one.getBoundingClientRect();
    return box.height && (box.top < top - 1 || box.bottom > bottom + 1);
  }).map(one => one.className); }"""


UNDER_THE_OPPONENT = """() => {
  const [guide, board] = ['.popover', '.solo'].map(name => document.querySelector(name).getBoundingClientRect());
  return guide.top >= board.bottom && guide.bottom <= innerHeight && guide.right <= innerWidth; }"""


@pytest.mark.parametrize("size", [DESK, (1040, 700), (820, 1180)], ids=["desk", "low", "tablet"])
def test_the_opponent_leaves_room_for_all(arrive: Arrive, size: tuple[int, int]) -> None:
    """Alone against the rules the board is lower by the opponent's: paladins, taverns and turns still fit."""
    guest = arrive(size=size, language="pl-PL")
    guest.make_table("paladins", "me")
    for _gesture in range(6):
        guest.asked()
        expect(guest.page.locator(".paladins .own")).to_be_visible()
        assert comes_to(guest.page, OVER, []) == []
        assert comes_to(guest.page, CUT, []) == []
        assert gesture(guest)


def an_order_is_tried(s: Any, _seat: int) -> bool:
    return bool(s.scheme_discard and SCHEMES[s.scheme_discard[-1]].id == "scheme-order")


@pytest.mark.parametrize("size", [DESK, (1040, 700), (820, 1180), PHONE], ids=["desk", "low", "tablet", "phone"])
def test_the_opponents_board_holds_its_longest_words(arrive: Arrive, size: tuple[int, int]) -> None:
    guest = at(arrive(size=size, language="pl-PL"), *first(1, an_order_is_tried))
    if size == PHONE:
        guest.page.locator(".segments .seats button").click()
    expect(guest.page.locator(".solo .scheme")).to_have_text("Królewski Dekret")
    assert comes_to(guest.page, BEYOND_THE_OPPONENT, []) == []
    guest.page.locator(".solo .guide").click()  # what the guide to it speaks of stays in sight
    expect(guest.page.locator(".popover ol")).to_be_visible()
    if size != PHONE:  # there it is a sheet at the lower edge
        assert comes_to(guest.page, UNDER_THE_OPPONENT, True) is True


def much_hired(s: Any, seat: int) -> bool:
    return bool(s.round == 7 and s.folk_at.count(OWNED + seat) >= 7)


UNDER_THE_TRAY = """() => {
  const { top } = document.querySelector('.tray').getBoundingClientRect();
  const hired = [...document.querySelectorAll('.hired-one')];
  return hired.filter(one => one.getBoundingClientRect().bottom > top).length; }"""


@pytest.mark.parametrize("size", [DESK, (1366, 650)], ids=["desk", "low"])
def test_whoever_is_hired_is_in_sight(arrive: Arrive, size: tuple[int, int]) -> None:
    """Seven townsfolk have room beside the board, on a desk and in a low window."""
    guest = at(arrive(size=size), *first(2, much_hired))
    expect(guest.page.locator(".hired-one").nth(6)).to_be_visible()
    assert comes_to(guest.page, UNDER_THE_TRAY, 0) == 0
    guest.clean()


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


def many_favours(s: Any, seat: int) -> bool:
    acts = open_acts(s, seat)
    return "garrison" in acts and sum(act.startswith("favour") for act in acts) == 5


OUT_OF_THEIR_CARDS = """() => [...document.querySelectorAll('.phone-favours .favour')].filter(card => {
  const { left, right, bottom } = card.getBoundingClientRect();
  return [...card.querySelectorAll('svg')].map(one => one.getBoundingClientRect()).some(box =>
    box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1); }).length"""


def test_a_phone_has_room_for_five_favours_and_says_what_an_act_brings_besides(arrive: Arrive) -> None:
    guest = at(arrive(size=PHONE, language="uk-UA"), *first(4, many_favours))
    page = guest.page
    expect(page.locator(".phone-favours .favour")).to_have_count(5)
    assert comes_to(page, OUT_OF_THEIR_CARDS, 0) == 0
    guest.fits()
    page.locator(".a-garrison .name").click()
    expect(page.locator(".phone-besides")).to_contain_text("До того ж")
    guest.clean()


# What stands out of the board at its right: a phone would have to be pushed aside to see it.
BESIDE_THE_PHONE = """() => {
  const board = document.querySelector('.paladins');
  const edge = board.getBoundingClientRect().right;
  return [...board.querySelectorAll('.phone-top *, .attribute, .tile, .tile .count, .phone-tray .worker-pile')]
    .filter(one => !one.closest('svg svg, .coins') && one.getBoundingClientRect().right > edge + 1)
    .map(one => `${one.getAttribute('class')} ${one.textContent.trim()}`)
    .concat(board.scrollWidth > board.clientWidth ? ['the board'] : []); }"""
# Late in a game purses are full: two figures everywhere, in place of those of this moment.
FULL_PURSES = "all => all.forEach(one => { one.textContent = '12'; })"


@pytest.mark.parametrize("width", [320, 360])
def test_the_smallest_phones_push_nothing_out_at_the_side(arrive: Arrive, width: int) -> None:
    guest = at(arrive(size=(width, 640), language="pl-PL"), *seek(4, "commission", "garrison"))
    expect(guest.page.locator(".tile")).to_have_count(12)
    assert comes_to(guest.page, BESIDE_THE_PHONE, []) == []
    guest.page.locator(".ribbon-part b").evaluate_all(FULL_PURSES)
    assert comes_to(guest.page, BESIDE_THE_PHONE, []) == []
    guest.clean()


# What of a tile is painted outside it: how far an action is, what it pays; what of the head leaves the screen.
OUT_OF_TILES = """() => [...document.querySelectorAll('.tile')].flatMap(tile => {
  const { left, right } = tile.getBoundingClientRect();
  return [...tile.querySelectorAll('.count, .price, .helper, .name, svg')].filter(one => {
    const box = one.getBoundingClientRect(); return box.left < left - 1 || box.right > right + 1; })
    .map(one => `${tile.className}: ${one.textContent.trim() || one.localName}`); })
  .concat([...document.querySelectorAll('.phone-top :is(button, .ribbon-part), .attribute')]
    .filter(one => one.getBoundingClientRect().right > innerWidth)
    .map(one => one.dataset.thing ?? one.className))"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_the_narrowest_phone_shows_how_far_every_action_is(arrive: Arrive, language: str) -> None:
    screening = Screening("paladins", 4, 3, level="novice")
    screening.until(lambda question: question["kind"] == "Turn" and screening.play.number > 60)
    page = screening.open(arrive(size=(320, 640), language=language))
    expect(page.locator(".tile .count").first).to_be_visible()
    assert comes_to(page, OUT_OF_TILES, []) == []


def helps_twice(s: Any, seat: int) -> bool:
    """One of the three paladins at hand brings two provisions more with each hunt."""
    return any("girard" in GAME.text(choice) for choice in s.choices(seat))


def test_what_a_paladin_helps_with_stays_on_its_card(arrive: Arrive) -> None:
    found = next(filter(None, (moment(4, seed, helps_twice, CHOOSE_PALADIN) for seed in range(1, 40))))
    guest = at(arrive(language="uk-UA"), *found)
    expect(guest.page.locator(".candidate")).to_have_count(3)
    assert comes_to(guest.page, CUT, []) == []


def test_the_bar_leaves_to_the_board_what_has_no_room(arrive: Arrive) -> None:
    """On a phone the taverns are chosen on the board: their long names would burst the bar."""
    found = moment(4, 3, lambda _s, _seat: True, CHOOSE_TAVERN)
    assert found
    guest = at(arrive(size=PHONE, language="pl-PL"), *found)
    expect(guest.page.locator(".tavern[data-spot=open]").first).to_be_visible()
    expect(guest.page.locator("section.bar .option")).to_have_count(0)


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


@pytest.mark.parametrize(
    ("name", "size", "language", "dark"),
    [("desk", DESK, "en-GB", False), ("desk-dark", DESK, "uk-UA", True), ("wide", (1920, 1080), "pl-PL", False)],
)
def test_nothing_scrolls_and_axe_finds_nothing(
    arrive: Arrive, picture: Picture, name: str, size: tuple[int, int], language: str, dark: bool
) -> None:
    guest = at(arrive(size=size, language=language, dark=dark), *seek(4, "commission", "garrison"))
    over = guest.page.evaluate(
        "() => { const box = document.querySelector('.paladins'); return box.scrollHeight - box.clientHeight; }"
    )
    assert over <= 0
    guest.fits()
    guest.clean()
    picture(guest, f"paladins-{name}")


POINTED_AT = """() => {
  const hunt = document.querySelector('.tile.a-hunt');
  const { left, top, width, height } = hunt.getBoundingClientRect();
  return hunt.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""


def test_the_coach_points_at_nothing_under_the_tray(arrive: Arrive) -> None:
    """On a phone his words leave less room: the action he speaks of comes out from under the workers."""
    guest = arrive(size=PHONE, language="pl-PL").visit("learn/paladins")
    guest.page.locator("main .button.main").click()
    guest.asked()
    while not guest.page.locator(".tile.open:visible").count():  # until the first turn: others choose meanwhile
        assert gesture(guest)
        guest.asked()
    count = guest.page.locator(".strip .count")
    expect(count).to_have_text("4/17")
    guest.page.wait_for_function(POINTED_AT)
    for heard in (5, 6, 7):  # the seventh thought is about the row of townsfolk, in the part that is not in front
        guest.page.locator(".strip .button.main").click()
        expect(count).to_have_text(f"{heard}/17")
        expect(guest.page.locator("svg.veil .ring").first).to_be_visible()
    expect(guest.page.locator(".phone-folk")).to_be_visible()


SAID = ":is(.says:has(.ways .main), .strip) .words > p:first-child"


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
