"""Paladins on its drawn board: games with clicks alone, gestures and their undo, the scene, what is asked once."""

from __future__ import annotations

import gzip
import json
import os
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import build_client
from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import CHOOSE_TAVERN, TURN, USE_TOWNSFOLK
from castellany.kernel import State
from castellany.kernel.record import Header, Record, commitment, result_of
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import House
from tests.browser.visitor import PLAY_ON, Visitor

Picture = Callable[[Visitor, str], None]
AIMS = ":is(.space, .outsider, .face, .jar-space, .slot)[data-spot=open], .busy [data-spot=open]"
INQUIRED = 135  # a game in which somebody is asked in an inquisition
GLOWS = ".paladins :is([data-spot=open], .way.on):visible"


def open_acts(s: State, seat: int) -> set[str]:
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    return {str(one["act"]) for one in facts if one and "act" in one}


Wanted = Callable[[Any, int], bool]


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


def last_to_pass(s: Any, seat: int) -> bool:
    """Passing ends the round at once."""
    world = s.copy()
    world.play(seat, GAME.parse("pass"))
    return bool(s.round in (3, 4) and world.round > s.round)


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
        if page.locator(".pay-how .button").count():
            wanted = page.locator(".pay-how .button")
        elif page.locator(".candidate.armed").count():
            wanted = page.locator(".candidate:not(.armed)")
        elif page.locator(".paladins.aiming").count():
            wanted = page.locator(AIMS)
        else:
            wanted = page.locator(GLOWS)
        if wanted.count() == 0:  # to give up, or to choose between rewards, is a matter of the bar
            wanted = page.locator("section.bar :is(.option, .stops .button)")
        wanted.nth(guest.rng.randrange(wanted.count())).click()
        page.wait_for_function("() => !document.querySelector('.paladins')?.dataset.busy")
        if page.locator(f".table[data-step='{before}']").count() == 0 or guest.over:
            return True
    raise AssertionError("eight clicks have done nothing")


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
    guest.page.locator(".player:not(.me)").first.click()
    expect(guest.page.locator(".own.other .other-head")).to_be_visible()
    guest.clean()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".own.other")).to_have_count(0)


@pytest.mark.skipif(not os.environ.get("CASTELLANY_NIGHTLY"), reason="played at night: ./test --nightly")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_with_clicks_alone(arrive: Arrive, size: tuple[int, int]) -> None:
    guest = arrive(size=size)
    guest.make_table("paladins", "me", "bot")
    assert to_the_end(guest) > 20


def test_an_act_is_two_clicks_and_taken_back_as_one(arrive: Arrive, picture: Picture) -> None:
    guest = at(arrive(), *seek(2, "commission"))
    page = guest.page
    workers = page.locator(".tray .workers").inner_html()
    step = page.locator(".table").get_attribute("data-step")
    page.locator(".a-commission .name").click()
    expect(page.locator(".a-commission.armed .slot .ghost").first).to_be_visible()
    expect(page.locator(".pay-bar")).to_be_visible()
    expect(page.locator(".space.open").first).to_be_visible()
    picture(guest, "paladins-payment")
    page.keyboard.press("Escape")
    expect(page.locator(".action.armed")).to_have_count(0)
    page.locator(".a-commission .name").click()
    page.locator(".space.open").first.click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")
    expect(page.locator(".a-commission.busy")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".a-commission.open")).to_be_visible()
    assert page.locator(".tray .workers").inner_html() == workers


def test_the_payment_can_be_changed(arrive: Arrive) -> None:
    guest = at(arrive(), *seek(2, "hunt-2", "develop"))
    page = guest.page
    page.locator(".a-develop .slot").first.click()
    ways = page.locator(".payment .alternative")
    expect(ways.first).to_be_visible()
    guest.clean()
    if ways.count() > 1:
        other = page.locator(".payment .alternative:not(.on)").first
        name = other.get_attribute("aria-label")
        other.click()
        expect(page.locator(".payment")).to_have_count(0)
        page.locator(".a-develop .slot").first.click()
        expect(page.locator(".payment .alternative.on")).to_have_attribute("aria-label", str(name))


def comes_to(page: Page, measure: str, wanted: object) -> object:
    """What a measure of the page gives once all has come to rest: what is wanted, or what it is after a while."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"() => JSON.stringify(({measure})()) === '{json.dumps(wanted)}'", timeout=10_000)
    found: object = page.evaluate(measure)
    return found


WITHIN = """() => {
  const [box, board] = ['.payment', '.paladins'].map(one => document.querySelector(one).getBoundingClientRect());
  return Math.max(board.left - box.left, box.right - board.right, board.top - box.top, box.bottom - board.bottom) <= 0;
}"""


def test_who_pays_instead_is_shown_within_the_board(arrive: Arrive) -> None:
    """Whatever corner the act is in: nothing of the window beside its slot lies beyond the board."""
    guest = at(arrive(), *seek(2, "commission", "fortify", "convert"))
    page = guest.page
    for act in ("commission", "fortify", "convert"):
        page.locator(f".a-{act} .slot").nth(2).click()
        expect(page.locator(f".a-{act} .payment .alternative").first).to_be_visible()
        assert comes_to(page, WITHIN, True) is True, act
        page.keyboard.press("Escape")
        expect(page.locator(".payment")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".action.armed")).to_have_count(0)


def test_passing_asks_once_when_workers_would_be_lost(arrive: Arrive) -> None:
    guest = at(arrive(), *seek(2, "hunt-1", "develop", "commission"))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    page.locator(".player.me").click()  # one's own name never passes
    expect(page.locator(f".table[data-step='{step}']")).to_have_count(1)
    stop = page.locator("section.bar [data-role=stop]")
    expect(stop.locator("small")).to_be_visible()
    stop.click()
    expect(page.locator("section.bar .stops .button")).to_be_visible()
    expect(page.locator(f".table[data-step='{step}']")).to_have_count(1)
    page.locator("section.bar .stops .button").click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")


def test_a_worker_is_dragged_onto_a_slot(arrive: Arrive) -> None:
    guest = at(arrive(), *seek(2, "develop"))
    page = guest.page
    page.locator(".worker-pile[draggable=true]").first.drag_to(page.locator(".a-develop .slot").first)
    expect(page.locator(".a-develop.armed .slot .ghost").first).to_be_visible()


def test_a_worker_is_dragged_onto_one_of_two_ways(arrive: Arrive) -> None:
    """Hunt and Trade have a way with one worker and one with two; what pays is seen before it is done."""
    guest = at(arrive(), *seek(2, "hunt-2"))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    pile = page.locator(".worker-pile[draggable=true]").first
    way = page.locator("[data-act=hunt-1]")
    pile.drag_to(way.locator(".in-slot"))
    expect(way).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".way.armed")).to_have_count(0)
    page.locator("[data-thing='seat:0/workers/scout'], [data-thing='seat:1/workers/scout']").first.drag_to(
        page.locator("[data-act=hunt-2] .in-slot")
    )
    expect(page.locator("[data-act=hunt-2]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".table[data-step='{step}']")).to_have_count(1)
    page.locator("section.bar .stops .button.main").click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")
    expect(page.locator(".a-hunt.busy")).to_be_visible()


def test_keys_take_an_act_and_its_target(arrive: Arrive) -> None:
    guest = at(arrive(), *seek(2, "commission"))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    page.locator(".a-commission .head").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".a-commission.armed")).to_be_visible()
    page.locator(".space.open").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".table:not([data-step='{step}'])")


def two_ways_to_pay(s: Any, seat: int) -> bool:
    """The first card of the row can be sent for silver or for a debt."""
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    targets = [[aim["thing"] for aim in one["targets"]] for one in facts if one and one.get("act") == "errand"]
    return bool(targets) and targets[0].count(targets[0][0]) == 2


def test_keys_choose_how_to_pay(arrive: Arrive) -> None:
    """The card explains itself while it has the focus; the question how to pay takes the focus and gives it back."""
    guest = at(arrive(), *first(2, two_ways_to_pay))
    page = guest.page
    page.keyboard.press("Tab")
    page.locator("[data-act=errand]").focus()
    page.keyboard.press("Enter")
    by_keys(guest, ".face[data-spot=open]")
    expect(page.locator(".pay-how .button")).to_have_count(2)
    expect(page.locator(".pay-how .button").first).to_be_focused()
    guest.clean()
    page.keyboard.press("Escape")
    expect(page.locator(".pay-how")).to_have_count(0)
    expect(page.locator(".face[data-spot=open]").first).to_be_focused()


KEYED = ".paladins :is([data-spot=open], .way.on, .candidate), section.bar .option, section.bar .stops .button"


def by_keys(guest: Visitor, wanted: str) -> None:
    """Walk with Tab to the first thing that is wanted, as somebody who has no mouse, and press Enter."""
    for _press in range(250):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            guest.page.keyboard.press("Enter")
            return
    raise AssertionError(f"no key leads to {wanted}")


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


# A scene leaves by itself after a moment: the page notes each of its frames, so that no test has to be quick.
NOTE_SCENES = """() => {
  window.frames_seen = [];
  const text = (root, selector) => [...root.querySelectorAll(selector)].map(one => one.textContent.trim());
  new MutationObserver(() => {
    const scene = document.querySelector('.inquisition');
    if (!scene) return;
    const seen = { step: text(scene, '.steps .on')[0], held: text(scene, '.accused .big').map(Number),
      helps: text(scene, '.accused .helps'), debts: text(scene, '.accused.guilty .verdict b').length,
      own: document.querySelector('.own, .phone') !== null };
    const last = window.frames_seen.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(seen)) window.frames_seen.push(seen);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def last_frame(guest: Visitor, step: str) -> Any:
    """The scene as it stood at the end of this step."""
    seen = "step => window.frames_seen.findLast(one => one.step === step)"
    guest.page.wait_for_function(seen, arg=step)
    return guest.page.evaluate(seen, step)


def asked_in_the_inquisition(s: Any, seat: int) -> bool:
    """Every tavern brings so much suspicion that this seat is asked whose ability it uses."""
    for choice in s.choices(seat):
        world = s.copy()
        world.play(seat, choice)
        if world.waiting != (seat,) or world.frames[-1].kind != USE_TOWNSFOLK:
            return False
    return True


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_inquisition_asks_whose_ability_is_used(arrive: Arrive, size: tuple[int, int]) -> None:
    """A Peddler wants three suspicion cards, a Conspirator takes one away: the scene waits for the answer."""
    found = moment(2, INQUIRED, asked_in_the_inquisition, CHOOSE_TAVERN)
    assert found
    guest = at(arrive(size=size), *found)
    page = guest.page
    page.evaluate(NOTE_SCENES)
    page.locator(".tavern[data-spot=open]").first.click()
    scene = page.locator(".inquisition")
    expect(scene.locator(".steps .on")).to_have_text("abilities")
    expect(scene.locator(".accused.likely .verdict")).to_have_text("a debt, as it stands")
    expect(scene.locator(".accused.guilty")).to_have_count(0)
    cards = page.locator(".hired-one[data-spot=open]")
    expect(cards).to_have_count(2)
    guest.fits()
    guest.clean()
    held = last_frame(guest, "abilities")["held"]
    cards.filter(has_text="Conspirator").click()
    expect(scene).to_have_count(0)
    end = last_frame(guest, "filled to 5")
    assert end["held"][found[2]] < held[found[2]] - 1, "one card for the Conspirator, half of the rest for the verdict"
    assert "Conspirator" in end["helps"][0] and end["debts"] == 1


def test_the_inquisition_is_a_scene(arrive: Arrive, picture: Picture) -> None:
    """A tax of one left, and Conspire draws suspicion: sooner or later somebody is condemned on the stage."""
    guest = at(arrive(), *seek(2, "conspire", tax=1))
    page = guest.page
    page.evaluate(NOTE_SCENES)
    for _gesture in range(40):
        if page.evaluate("() => window.frames_seen.length") or not gesture(guest):
            break
    picture(guest, "paladins-inquisition")
    end = last_frame(guest, "filled to 5")
    assert len(end["held"]) == 2 and end["own"]
    expect(page.locator(".inquisition")).to_have_count(0)  # it is not in the way for long


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_of_a_round_is_summed_up(arrive: Arrive, picture: Picture, size: tuple[int, int]) -> None:
    guest = at(arrive(size=size), *first(4, last_to_pass))
    page = guest.page
    page.locator("section.bar [data-role=stop]").click()
    if page.locator("section.bar .stops .button:not([data-role])").count():
        page.locator("section.bar .stops .button").click()
    summary = page.locator(".paladins .summary")
    expect(summary).to_be_visible()
    expect(summary.locator("[role=rowheader]")).to_have_count(4)
    expect(page.locator(".summary-steps span:last-child.on")).to_be_visible()
    if size == DESK:
        expect(page.locator(".citizen.new-card").first).to_be_visible()
    guest.fits()
    guest.clean()
    picture(guest, f"paladins-round-{'desk' if size == DESK else 'phone'}")
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    expect(page.locator("[data-spot=open]").first).to_be_visible()
