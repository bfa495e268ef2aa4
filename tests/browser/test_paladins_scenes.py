"""Paladins: the inquisition as a scene in all its shapes, and the end of a round summed up."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.sync_api import expect

from bench.sight import looked, ways_of
from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import CHOOSE_TAVERN, USE_TOWNSFOLK
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.paladin import Picture, at, comes_to, first, gesture, moment, seek
from tests.browser.screening import Screening
from tests.browser.visitor import Visitor

INQUIRED = 135  # a game in which somebody is asked in an inquisition


def last_to_pass(s: Any, seat: int) -> bool:
    """Passing ends the round at once."""
    world = s.copy()
    world.play(seat, GAME.parse("pass"))
    return bool(s.round in (3, 4) and world.round > s.round)


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


# The step at which it waits and the last one, what would come, whose ability helps.
SAID = {
    "en-GB": ("abilities", "filled to 5", "a debt, as it stands", "Conspirator"),
    "uk-UA": ("уміння", "поповнити до 5", "борг, якщо так лишиться", "Змовниця"),
}
BEYOND_THE_ACCUSED = """all => all.filter(one => {
  const words = document.createRange();
  words.selectNodeContents(one.querySelector('.verdict'));
  return words.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom - 3; }).length"""


# How much wider a player's card and the scene get by many cards and two helpers with the longest names there are.
CROWDED = """helps => {
  const frames = () => [helps.closest('.accused'), helps.closest('.inquisition')].map(one => one.scrollWidth);
  const name = helps.querySelector('b').firstChild;
  const [told, before, fan, more] = [name.data, frames(), helps.parentElement, []];
  name.data = 'Domokrążca, Spiskowiec';
  for (let count = 0; count < 5; count += 1) more.push(fan.firstElementChild.cloneNode(true));
  fan.prepend(...more);
  const after = frames();
  more.forEach(one => one.remove());
  name.data = told;
  return after.map((width, index) => width - before[index]); }"""


@pytest.mark.parametrize(("size", "language"), [(DESK, "en-GB"), (PHONE, "uk-UA")], ids=["desk", "phone"])
def test_the_inquisition_asks_whose_ability_is_used(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    """A Peddler wants three suspicion cards, a Conspirator takes one away: the scene waits for the answer."""
    found = moment(2, INQUIRED, asked_in_the_inquisition, CHOOSE_TAVERN)
    assert found
    abilities, filled, would, helper = SAID[language]
    guest = at(arrive(size=size, language=language), *found)
    page = guest.page
    page.evaluate(NOTE_SCENES)
    if size == DESK:  # a tavern can be chosen while another's board is looked at; who helps lies on one's own
        page.locator(".player:not(.me)").click()
        expect(page.locator(".own.other")).to_be_visible()
    page.locator(".tavern[data-spot=open]").first.click()
    scene = page.locator(".inquisition")
    expect(scene.locator(".steps .on")).to_have_text(abilities)
    expect(scene.locator(".accused.likely .verdict")).to_have_text(would)
    assert scene.locator(".accused").evaluate_all(BEYOND_THE_ACCUSED) == 0
    expect(scene.locator(".accused.guilty")).to_have_count(0)
    cards = page.locator(".hired-one[data-spot=open]")
    expect(cards).to_have_count(2)
    guest.fits()
    guest.clean()
    held = last_frame(guest, abilities)["held"]
    if size == DESK:  # the scene covers the row of players: their names in it lead to their boards, and Escape home
        scene.locator(".whose:not(.me)").click()
        expect(page.locator(".own.other")).to_be_visible()
        guest.clean()
        page.keyboard.press("Escape")
        expect(page.locator(".own.other")).to_have_count(0)
        assert last_frame(guest, abilities)["held"] == held, "a look goes no step further"
    cards.filter(has_not_text=helper).click()
    assert scene.locator(".helps").evaluate(CROWDED) == [0, 0]
    cards.filter(has_text=helper).click()
    expect(scene).to_have_count(0)
    end = last_frame(guest, filled)
    assert end["held"][found[2]] < held[found[2]] - 1, "one card for the Conspirator, half of the rest for the verdict"
    assert helper in end["helps"][0] and end["debts"] == 1


# What may be chosen and is hit where it lies; what lies over the scene while all is read down to its end.
HIT = """() => [...document.querySelectorAll('.hired-one[data-spot=open]')].filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }).length"""
OVER_THE_SCENE = """() => {
  document.querySelector('.paladins').scrollTo(0, 9999);
  const scene = document.querySelector('.inquisition');
  const [box, board] = [scene, document.querySelector('#board')].map(one => one.getBoundingClientRect());
  const over = [];
  for (let y = Math.max(box.top, board.top) + 8; y < Math.min(box.bottom, board.bottom) - 8; y += 10) {
    const there = document.elementFromPoint(box.left + box.width / 2, y);
    if (!scene.contains(there)) over.push(there.className);
  }
  return over; }"""


@pytest.mark.parametrize("size", [PHONE, (320, 640)], ids=["phone", "smallest"])
def test_on_a_phone_neither_the_scene_nor_the_question_hides_the_other(arrive: Arrive, size: tuple[int, int]) -> None:
    found = moment(2, INQUIRED, asked_in_the_inquisition, CHOOSE_TAVERN)
    assert found
    guest = at(arrive(size=size, language="uk-UA"), *found)
    guest.page.locator(".tavern[data-spot=open]").first.click()
    expect(guest.page.locator(".hired-one[data-spot=open]")).to_have_count(2)
    assert comes_to(guest.page, HIT, 2) == 2
    assert comes_to(guest.page, OVER_THE_SCENE, []) == []


def test_the_inquisition_is_a_scene(arrive: Arrive, picture: Picture) -> None:
    """A tax of one left, and Conspire draws suspicion: sooner or later somebody is condemned on the stage."""
    guest = at(arrive(), *seek(2, "conspire", tax=1))
    page = guest.page
    page.evaluate(NOTE_SCENES)
    for _gesture in range(40):
        if page.evaluate("() => window.frames_seen.length") or not gesture(guest):
            break
    # Whoever is asked already sees it in a line; the picture shows it whole.
    page.locator(".inquisition.brief .once-more").evaluate_all("all => all.forEach(one => one.click())")
    picture(guest, "paladins-inquisition")
    end = last_frame(guest, "filled to 5")
    assert len(end["held"]) == 2 and end["own"]
    expect(page.locator(".inquisition")).to_have_count(0)  # it is not in the way for long


# The last frame of a scene lingers for 2.6 seconds; here until the test has looked at it, on whatever machine.
STAYS = """const later = window.setTimeout.bind(window);
  window.setTimeout = (work, pause, ...more) => later(work, pause === 2600 ? 600000 : pause, ...more);"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_that_may_be_chosen_lies_under_the_inquisition(arrive: Arrive, size: tuple[int, int]) -> None:
    """Without motion it is told in a line while its reader is asked; the favours of the turn are in sight with it."""
    game = Screening("paladins", 3, 5)
    game.until(lambda _question: bool(cast(Any, game.play.state).round == 4))
    guest = arrive(size=size)
    guest.page.add_init_script(STAYS)
    page = game.open(guest)
    seen = None
    for question in game.questions():
        ways = ways_of(question, GAME.text)
        seen = looked(page, game.play.number, "Turn", ways)
        if page.locator(".inquisition.brief").count() and any(way["text"].startswith("favour") for way in ways):
            break
        page.locator(".inquisition .button:last-child").evaluate_all("all => all.forEach(one => one.click())")
        page.evaluate("() => document.querySelector('.paladins').scrollTo(0, 9999)")  # a turn comes back from there
    assert seen is not None and seen.direct == seen.ways, seen
    scene = page.locator(".inquisition")
    expect(scene.locator(".accused.guilty .verdict")).to_have_count(1)
    guest.fits()
    guest.clean()
    scene.locator(".once-more" if size == DESK else ".accused").first.click()  # who wants to see more sees it whole
    expect(page.locator(".inquisition.brief")).to_have_count(0)


# The steps of a round's end that stand out of its card.
BEYOND = """card => [...card.querySelectorAll('.summary-steps span')]
  .filter(step => step.getBoundingClientRect().right > card.getBoundingClientRect().right)
  .map(step => step.textContent)"""


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en-GB"), (PHONE, "en-GB"), (DESK, "uk-UA")], ids=["desk", "phone", "desk-uk"]
)
def test_the_end_of_a_round_is_summed_up(
    arrive: Arrive, picture: Picture, size: tuple[int, int], language: str
) -> None:
    guest = at(arrive(size=size, language=language), *first(4, last_to_pass))
    page = guest.page
    page.locator("section.bar [data-role=stop]").click()
    if page.locator("section.bar .stops .button:not([data-role])").count():
        page.locator("section.bar .stops .button").click()
    summary = page.locator(".paladins .summary")
    expect(summary).to_be_visible()
    expect(summary.locator("[role=rowheader]")).to_have_count(4)
    expect(page.locator(".summary-steps span:last-child.on")).to_be_visible()
    assert summary.evaluate(BEYOND) == []
    expect(summary.locator(".gained.same").first).to_have_text("±0")  # no loss and no win has no colour of one
    if size == DESK:
        expect(page.locator(".citizen.new-card").first).to_be_visible()
    guest.fits()
    guest.clean()
    if language == "en-GB":
        picture(guest, f"paladins-round-{'desk' if size == DESK else 'phone'}")
    page.locator(".players .player:not(.me), .segments .seats button").first.click()  # another's board is what one sees
    expect(summary).to_have_count(0)
    page.keyboard.press("Escape")
    expect(summary).to_be_visible()
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    if size == PHONE:  # home again, a dot says where the paladins wait
        page.locator(".segments > button:has(.dot)").click()
    expect(page.locator("[data-spot=open]").first).to_be_visible()


# What flies of its own, as the sign drawn on it and the place it sets out from; what stands in gold once it has come.
NOTE_FLIGHTS = """() => {
  window.flown = [];
  window.golden = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (timing?.id === 'afterglow') window.golden.push(this.dataset.thing);
    if (timing?.id === 'flight' && this.matches('.flying') && 'translate' in frames[0])
      window.flown.push({ sign: this.querySelector('use')?.getAttribute('href') ?? '', from: frames[0].translate,
        to: frames.at(-1).translate });
    return animate.call(this, frames, timing);
  }; }"""


def test_what_an_act_costs_and_brings_flies(arrive: Arrive) -> None:
    """The worker goes onto its slot, and what it brings comes from there to one's goods."""
    guest = at(arrive(pace="fast"), *seek(2, "hunt-1"))
    page = guest.page
    page.evaluate(NOTE_FLIGHTS)
    hunt = page.locator("[data-act=hunt-1]")
    box = page.locator(".a-hunt").bounding_box()
    assert box
    hunt.click()
    page.wait_for_function("() => window.flown.some(one => one.sign === '#pal-i-prov')")
    loaf = page.evaluate("() => window.flown.find(one => one.sign === '#pal-i-prov')")
    x, y = (float(part.removesuffix("px")) for part in loaf["from"].split())
    assert box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    assert loaf["from"] != loaf["to"]
    page.wait_for_function("() => window.golden.some(one => one.endsWith('/provisions'))")
