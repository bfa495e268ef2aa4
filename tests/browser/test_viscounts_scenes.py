"""Viscounts: what is told on the board: the chain in the castle, collisions, gains, flights, where others rode."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.games.viscounts import kinds
from castellany.games.viscounts.state import ViscountsState
from castellany.study.sheets import positions
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.viscount import asks, before_a_collision, moment, moved_on, sets_off_a_choice, step_of


def test_the_castle_is_seen_before_and_pauses_at_its_choice(arrive: Arrive) -> None:
    """Steps, ghosts and points before and after come first; done, the question of that step is put in the castle."""
    visitor = arrive().play_on(*moment(sets_off_a_choice, seats=4))
    page = visitor.page
    page.locator(".act.open").last.hover()
    expect(page.locator(".panel .sum")).to_contain_text("+ ?")
    expect(page.locator(".panel ol li").last).to_have_class(re.compile("ask"))
    expect(page.locator(".kingdom.zoomed")).to_be_visible()
    asked, before = visitor.sentence.inner_text(), step_of(visitor)
    page.locator(".panel .main").click()
    moved_on(visitor, before)
    visitor.asked()
    expect(visitor.sentence).not_to_have_text(asked)
    expect(page.locator("header.status")).to_contain_text("acts")


# What the page shows of the stage, frame by frame.
SCALES = """const look = () => {
  const stage = document.querySelector('.kingdom .stage');
  const scale = stage && getComputedStyle(stage).scale;
  if (scale && window.scales?.at(-1) !== scale) (window.scales ??= []).push(scale);
  requestAnimationFrame(look);
}; look()"""


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "reduced"])
def test_the_castle_comes_near_or_is_there_at_once(arrive: Arrive, calm: bool) -> None:
    """The stage zooms in steps of its frames; who wants less motion sees where it ends."""
    visitor = arrive(pace="normal")
    page = visitor.page
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page.add_init_script(SCALES)
    visitor.play_on(*moment(sets_off_a_choice, seats=4))
    # Of the 720 units of the drawing the castle takes 380.
    page.wait_for_function("() => window.scales?.at(-1)?.startsWith('1.894')")
    between = [scale for scale in page.evaluate("() => window.scales") if scale not in ("none", "1")]
    between = [scale for scale in between if not scale.startswith("1.894")]
    assert between == [] if calm else between, between


def leads_to_a_chain(s: ViscountsState) -> bool:
    """The action that lies open sets workers going in the castle, and nothing is asked on the way."""
    if not asks(kinds.ACT, 4)(s):
        return False
    chain = chain_of(s)
    return bool(chain) and not chain[0]["asks"] and any(step["kind"] == "advance" for step in chain[0]["steps"])


def chain_of(s: ViscountsState) -> list[Any]:
    chains: list[Any] = [option.facts["chain"] for option in s.ask(s.waiting[0]).options if option.facts]
    return list(chains[-1]) if chains else []


# Notes of every token that flies how far from a place of these moves it starts and lands, in pixels, and where.
LANDINGS = """(() => {
  const moves = [], starts = window.starts = [], landings = window.landings = [];
  // What lies with its owner may lie elsewhere by the time the table is drawn anew: on a phone, in the panel.
  const lay = new Map();
  const dig = part => {
    if (!part || typeof part !== 'object') return;
    if ('what' in part && 'to' in part) {
      moves.push(part);
      if (part.from.startsWith('seat:') && placeOf(part.from)) lay.set(part.from, middle(placeOf(part.from)));
    } else Object.values(part).forEach(dig);
  };
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...all) { super(...all); this.addEventListener('message', said => dig(JSON.parse(said.data))); }
  };
  const shown = selector => [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
  const placeOf = id => {
    const dot = shown(`[data-place="${CSS.escape(id)}"]`);
    if (dot) return dot;
    for (let at = id; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const found = shown(`[data-thing="${CSS.escape(at)}"]`);
      if (found) return found;
    }
  };
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const nearest = (one, end) => {
    const [x, y] = middle(one);
    const far = [...new Set(moves.map(move => move[end]))].flatMap(id => {
      const place = placeOf(id);
      const points = place ? [middle(place)] : [];
      if (end === 'from' && lay.has(id)) points.push(lay.get(id));
      return points.map(([a, b]) => [Math.hypot(a - x, b - y), id]);
    });
    return far.sort((a, b) => a[0] - b[0])[0];
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const one = animate.call(this, frames, timing);
    if (timing?.id === 'flight' && this.matches('.flying') && 'translate' in frames[0]) {
      starts.push(nearest(this, 'from'));
      one.finished.then(() => landings.push(nearest(this, 'to')));
    }
    return one;
  };
})()"""
STRAY = 4  # pixels


WIDE = pytest.param((2560, 1440), marks=pytest.mark.at_night)


SIZES = ([DESK, (1024, 700), WIDE, PHONE, (375, 553)], ["desk", "small", "wide", "phone", "barred"])


@pytest.mark.parametrize("size", SIZES[0], ids=SIZES[1])
def test_workers_land_in_the_castle_that_is_near_until_they_have(arrive: Arrive, size: tuple[int, int]) -> None:
    """The chain is played to its end from near, although what led there is answered; then the kingdom is back."""
    record, step, seat = moment(leads_to_a_chain, seats=4)
    visitor = arrive(size=size, pace="normal")
    page = visitor.page
    page.add_init_script(LANDINGS)
    visitor.play_on(record, step, seat)
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    if size[0] >= 600:  # under a thumb it lies open
        page.locator(".act.open").last.hover()
    expect(page.locator(".panel .sum")).to_be_visible()
    visitor.rests()
    before = step_of(visitor)
    page.locator(".panel .main").click()
    moved_on(visitor, before)
    pawns = "window.landings.filter(([, place]) => place.startsWith('tier'))"
    page.wait_for_function(f"() => {pawns}.length >= 5")
    for ends in ("starts", "landings"):
        strays = page.evaluate(f"() => window.{ends}.slice(0, 5).filter(([far]) => far > {STRAY})")
        assert not strays, (ends, strays)
    expect(page.locator(".kingdom.zoomed, .stage.closer")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE, (390, 664)], ids=["desk", "phone", "barred"])
def test_a_collision_is_seen_with_what_it_pays(arrive: Arrive, size: tuple[int, int]) -> None:
    """All of it, in the language with the longest words for it."""
    record, number, seat, choice = before_a_collision()
    visitor = arrive(size=size, language="uk-UA", pace="normal").play_on(record, number, seat)
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    if size != DESK:  # what its panel offers has no second place in the bar
        expect(page.locator(f"section.bar [data-choice='{choice}']")).to_have_count(0)
        page.locator(".panel .count").first.click()
        page.locator(".panel .main").click()
    else:
        page.locator(f"section.bar [data-choice='{choice}']").click()
    # It stands for two seconds: the page itself watches for it, and that nothing of it lies below the board's edge.
    page.wait_for_function(
        """() => { const pays = [...document.querySelectorAll('.clash .pays > span')];
             const edge = document.querySelector('section.bar').getBoundingClientRect().top;
             return pays.length === 2 && pays.every(each => each.getBoundingClientRect().bottom <= edge); }"""
    )


@pytest.mark.parametrize(("pace", "fades"), [("normal", True), ("instant", False)])
def test_a_gain_fades_for_those_who_want_motion(arrive: Arrive, pace: str, fades: bool) -> None:
    """For the others it stands in its full colours, then is gone."""
    record, number, seat, choice = before_a_collision()
    visitor = arrive(pace=pace).play_on(record, number, seat)
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    page.locator(f"section.bar [data-choice='{choice}']").click()
    page.wait_for_function(
        """fades => document.querySelector('.mine .gain')?.getAnimations()
             .some(one => fades === one.effect.getKeyframes().some(frame => frame.opacity === '0'))""",
        arg=fades,
    )
    visitor.rests()
    expect(page.locator(".mine .gain:visible")).to_have_count(0)


def test_what_others_did_is_seen(arrive: Arrive) -> None:
    """A rider leaves a trail to where it stands, one at a time; a pass of bots is followed move by move."""
    visitor = arrive(pace="fast").play_on(*moment(asks(kinds.ACT, 3)))
    page = visitor.page
    page.locator("section.bar .option").last.click()
    expect(page.locator(".trail").first).to_be_visible()
    expect(page.locator(".mine .phases, .mine").first).to_be_visible()
    visitor.asked()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_route_of_a_puzzles_solution_is_drawn(arrive: Arrive, size: tuple[int, int]) -> None:
    """What the castellan advises is drawn as what one points at oneself: the way there."""
    moves = (at for at in positions("viscounts") if at.moment().ask(at.puzzle.seat).kind == "Move")
    guest = arrive(size=size)
    guest.visit(f"puzzle/{next(moves).id}").asked()
    page = guest.page
    expect(page.locator(".route")).to_have_count(0)
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".route")).to_have_attribute("d", re.compile(r"^M.+[LAC]"))
    expect(page.locator("[data-hinted]").first).to_be_visible()
