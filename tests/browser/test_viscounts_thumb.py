"""Viscounts where room is scarce: nothing of the small ring is covered, no button cut, no card hidden by advice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.games.viscounts import kinds
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Option
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.viscount import (
    Wanted,
    asks,
    may_choose_a_spot,
    moment,
    sets_off_a_choice,
    sets_off_a_long_chain,
    to_play,
)
from tests.browser.visitor import PATIENCE

# Costs and icons of townsfolk, and costs of manuscripts, under a disc or a rider of the small ring.
COVERED = """() => {
  const middle = one => { const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width / 2]; };
  const over = [...document.querySelectorAll('.small .space .disc, .small .rider > g')].map(middle);
  return [...document.querySelectorAll('.small .pile svg, .small .pile .cost, .small .book text')].filter(sign => {
    const [x, y] = middle(sign);
    const wide = sign.matches('.book text') ? 5 : 0;
    return over.some(([a, b, radius]) => Math.hypot(a - x, b - y) < radius + wide);
  }).map(sign => sign.outerHTML.slice(0, 90)); }"""


@pytest.mark.parametrize(("seats", "seed"), [(4, 78), (2, 5), (1, 5)])
def test_on_the_small_ring_every_cost_and_icon_is_seen(arrive: Arrive, seats: int, seed: int) -> None:
    """Discs are largest while one moves, and riders stand beside their fares: the townsfolk lie clear of both."""
    visitor = arrive(size=PHONE).play_on(*moment(asks(kinds.MOVE, 8), seats, seed))
    page = visitor.page
    expect(page.locator(".small .fare").first).to_be_visible()
    assert page.locator(".small .pile .cost").count() == 5
    assert page.evaluate(COVERED) == []


def options_of(s: ViscountsState) -> list[Option]:
    return s.ask(s.waiting[0]).options


def may_transcribe(s: ViscountsState) -> bool:
    return asks(kinds.ACT)(s) and any(
        target.startswith("books:") for option in options_of(s) for target in option.targets
    )


# Spots of the small ring that glow in the browser's rectangle, for want of a shape of their own.
BOXED = """() => [...document.querySelectorAll('.small g[data-spot=open]')]
  .filter(spot => getComputedStyle(spot).outlineStyle !== 'none').map(spot => spot.dataset.thing)"""


def test_on_the_small_ring_a_manuscript_glows_along_its_ribbon(arrive: Arrive) -> None:
    page = arrive(size=PHONE).play_on(*moment(may_transcribe)).page
    expect(page.locator(".small .book[data-spot=open]")).to_have_count(1)
    assert page.evaluate(BOXED) == []
    ribbon = page.locator(".small .book[data-spot=open] [data-shape]")
    expect(ribbon).to_have_css("stroke-width", "4px")


def test_on_a_phone_every_card_of_a_player_is_seen_whole(arrive: Arrive) -> None:
    """Four of them with their townsfolk, in the language with the longest words."""
    visitor = arrive(size=PHONE, language="uk-UA").play_on(*moment(asks(kinds.PICK, 0)))
    page = visitor.page
    cards = page.locator(".panel .pair")
    expect(cards).to_have_count(4)
    visitor.rests()
    edge = page.locator(".panel .body").bounding_box()
    last = cards.last.bounding_box()
    assert edge and last and last["y"] + last["height"] <= edge["y"] + edge["height"], (edge, last)


def takes_two(s: ViscountsState) -> bool:
    """Two resources of one's choice."""
    if not asks(kinds.ANY)(s):
        return False
    facts = s.ask(s.waiting[0]).facts
    return bool(facts) and facts["count"] == 2  # type: ignore[index]


HANGING_OUT = """() => [...document.querySelectorAll('.tile button')].filter(button => {
  const [one, tile] = [button, button.closest('.tile')].map(each => each.getBoundingClientRect());
  return one.left < tile.left || one.right > tile.right || one.height < 36; }).length"""


@pytest.mark.parametrize("size", [DESK, PHONE, (360, 740)], ids=["desk", "phone", "narrow"])
def test_the_steppers_of_resources_stand_in_their_tiles(arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(size=size).play_on(*moment(takes_two, 4, 22))
    expect(visitor.page.locator(".tile .stepper")).to_have_count(3)
    assert visitor.page.evaluate(HANGING_OUT) == 0


CUT_STEPS = """() => { const body = document.querySelector('.panel .body').getBoundingClientRect();
  return [...document.querySelectorAll('.panel ol li')]
    .filter(step => step.getBoundingClientRect().bottom > body.bottom + 1).map(step => step.textContent); }"""


CHAINS = [(DESK, sets_off_a_choice, 7), ((1024, 700), sets_off_a_choice, 7), ((1024, 700), sets_off_a_long_chain, 7)]


@pytest.mark.parametrize(("size", "wanted", "seed"), CHAINS, ids=["desk", "small", "long"])
def test_every_step_of_the_chain_is_read_before_it_is_set_going(
    arrive: Arrive, size: tuple[int, int], wanted: Wanted, seed: int
) -> None:
    """The one at which somebody's worker leaves stands at its end: it must not lie below an edge."""
    visitor = arrive(size=size, language="pl-PL").play_on(*moment(wanted, 4, seed))
    page = visitor.page
    page.locator(".act.open").last.hover()
    expect(page.locator(".panel ol li.ask")).to_have_count(1)
    visitor.rests()
    assert page.evaluate(CUT_STEPS) == []


# Parts of a panel whose middle is not hit where it lies.
UNSEEN_PARTS = """wanted => [...document.querySelectorAll(wanted)].filter(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return !part.contains(hit);
}).map(part => part.outerHTML.slice(0, 90))"""
# What of a panel sticks out at its foot.
BELOW = """() => { const edge = document.querySelector('.panel-sheet').getBoundingClientRect().bottom;
  const panel = document.querySelector('.panel');
  const foot = panel.getBoundingClientRect().bottom;
  return [...panel.querySelectorAll('button, li')].filter(one => { const { bottom } = one.getBoundingClientRect();
    return bottom > foot + 1 || one.matches('.do:enabled') && bottom > edge + 1; }).map(one => one.textContent); }"""
# The browsers of phones keep bars of their own: so much is left of 844 and of 667.
BARRED = [(390, 664), (375, 553), (320, 640)]


@pytest.mark.parametrize("size", BARRED, ids=["barred", "small", "narrow"])
def test_under_a_browsers_bars_spots_are_chosen_and_the_button_stays(arrive: Arrive, size: tuple[int, int]) -> None:
    """What is to be chosen comes before how it is paid; the rest of the panel is scrolled under its button."""
    visitor = arrive(size=size, language="pl-PL").play_on(*moment(may_choose_a_spot, seed=3))
    page = visitor.page
    spots = page.locator(".panel .spots button")
    expect(spots.first).to_be_visible()
    visitor.rests()
    assert page.evaluate(UNSEEN_PARTS, ".panel .spots button") == []
    assert page.evaluate(BELOW) == []
    spots.last.click()
    expect(page.locator(".panel .do")).to_be_enabled()
    assert page.evaluate(UNSEEN_PARTS, ".panel .spots button, .panel .do") == []
    assert page.evaluate(BELOW) == []
    visitor.fits()


@pytest.mark.parametrize(
    ("size", "least"), list(zip(BARRED, (4, 3, 3), strict=True)), ids=["barred", "small", "narrow"]
)
def test_under_a_browsers_bars_the_chain_is_read(arrive: Arrive, size: tuple[int, int], least: int) -> None:
    """Its steps at a look, or nearly; what follows them is scrolled to, and the button is always there."""
    visitor = arrive(size=size, language="uk-UA").play_on(*moment(sets_off_a_long_chain, 4))
    page = visitor.page
    expect(page.locator(".panel ol li")).to_have_count(4)
    visitor.rests()
    assert len(page.evaluate(UNSEEN_PARTS, ".panel ol li")) <= 4 - least
    assert page.evaluate(UNSEEN_PARTS, ".panel .do") == []
    assert page.evaluate(BELOW) == []
    page.locator(".panel .answers button").last.scroll_into_view_if_needed()
    page.evaluate("() => document.querySelector('.panel-sheet').scrollTo(0, 9999)")
    assert page.evaluate(UNSEEN_PARTS, ".panel .sum, .panel .answers button, .panel .do") == []


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
@pytest.mark.parametrize("seats", [1, 3], ids=["alone", "three"])
def test_on_the_narrowest_phone_the_words_of_the_tabs_are_whole(arrive: Arrive, language: str, seats: int) -> None:
    visitor = arrive(size=(320, 640), language=language).play_on(*moment(asks(kinds.MOVE), seats, 5))
    tabs = visitor.page.locator("#board [role=tab]")
    for tab in reversed(tabs.all()):  # where something is asked a dot stands beside the word
        tab.click()
        assert tabs.locator(".label").evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


# Sections of the castle that a chain reaches: how wide the first is drawn, and those whose middle is cut or covered.
REACHED = """sections => {
  const box = id => document.querySelector(`.ring [data-place="${id}"]`).getBoundingClientRect();
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const panel = document.querySelector('.panel-sheet').getBoundingClientRect();
  const inside = ([x, y], { left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
  const hidden = sections.filter(id => { const { x, y, width, height } = box(id);
    const middle = [x + width / 2, y + height / 2];
    return !inside(middle, stage) || inside(middle, panel); });
  return [box(sections[0]).width, hidden]; }"""


def sections_of(s: ViscountsState) -> list[str]:
    """Where the workers of the weightiest action go, one after another."""
    chains = [option.facts["chain"] for option in s.ask(s.waiting[0]).options if option.facts]
    steps: Any = chains[-1][0]["steps"] if chains and chains[-1] else []  # type: ignore[index]
    places = [place for step in steps for place in (step["source"], step["target"])]
    return list(dict.fromkeys(place for place in places if place[:6] in ("tier1:", "tier2:")))


def goes_round(s: ViscountsState) -> bool:
    return asks(kinds.ACT, 4)(s) and len({place[-1] for place in sections_of(s)}) >= 4


@pytest.mark.by_day("phone", "lying")
@pytest.mark.parametrize(("wanted", "seed"), [(sets_off_a_long_chain, 7), (goes_round, 1)], ids=["front", "round"])
@pytest.mark.parametrize("size", [PHONE, *BARRED, (740, 360)], ids=["phone", "barred", "small", "narrow", "lying"])
def test_workers_are_placed_in_a_castle_that_is_seen(
    arrive: Arrive, size: tuple[int, int], wanted: Wanted, seed: int
) -> None:
    """It stands above the panel, or beside it: where they enter and what that sets going there."""
    seen: list[str] = []

    def known(s: ViscountsState) -> bool:
        if wanted(s):
            seen.extend(sections_of(s))
        return bool(seen)

    visitor = arrive(size=size, language="uk-UA").play_on(*moment(known, 4, seed))
    page = visitor.page
    expect(page.locator(".ring .ghost").first).to_be_attached()
    visitor.rests()
    if size != PHONE:  # where little is left, those that lie far behind may be told in words alone
        seen = seen[:3]
    width, hidden = page.evaluate(REACHED, seen)
    assert hidden == []
    assert width >= {PHONE: 120, (740, 360): 40}.get(size, 60), width


def test_on_a_phone_another_part_is_looked_at_without_the_panel(arrive: Arrive) -> None:
    """It stays where it is asked; a pressed action and a hint lead back to it."""
    visitor = arrive(size=PHONE).play_on(*moment(asks(kinds.ACT, 6), 1, 5))
    page = visitor.page
    panel, tabs = page.locator(".panel-sheet"), page.locator("#board [role=tab]")
    expect(panel).to_be_visible()
    tabs.last.click()
    expect(page.locator(".opponent.open")).to_be_visible()
    expect(panel).to_have_count(0)
    tabs.nth(1).click()
    expect(panel).to_have_count(0)
    page.locator("section.sheet .act.open").first.click()
    expect(panel).to_be_visible()
    tabs.last.click()
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=PATIENCE)
    expect(panel).to_be_visible()


def test_alone_the_opponents_goods_are_read_below_the_hand(arrive: Arrive) -> None:
    """Nothing of the kingdom has to be scrolled; its schemes have a part of their own."""
    visitor = arrive(size=PHONE, language="uk-UA").play_on(*moment(asks(kinds.PLAY, 6), 1, 5))
    page = visitor.page
    expect(page.locator(".opponent .goods")).to_be_visible()
    page.wait_for_function("""() => { const board = document.querySelector('.phone');
      return board.scrollHeight <= board.clientHeight + 1; }""")


def test_on_the_narrowest_phone_deck_and_discard_pile_lie_on_the_board(arrive: Arrive) -> None:
    visitor = arrive(size=(320, 640), language="pl-PL").play_on(*moment(to_play))
    page = visitor.page
    page.locator("#board [role=tab]").nth(1).click()
    edge = page.locator("section.sheet").bounding_box()
    piles = [pile.bounding_box() for pile in page.locator("section.sheet .turn .pile").all()]
    assert edge and len(piles) == 2
    assert all(pile and pile["x"] + pile["width"] <= edge["x"] + edge["width"] for pile in piles), piles


def test_what_may_be_left_undone_does_not_lie_below_the_kingdom(arrive: Arrive) -> None:
    """It stands in the bar; beside a card to hire nothing of the board has to be scrolled."""
    visitor = arrive(size=PHONE, language="pl-PL").play_on(*moment(asks(kinds.HIRE, 5), 4))
    page = visitor.page
    expect(page.locator("section.bar .stops button")).to_have_count(1)
    page.wait_for_function("""() => { const board = document.querySelector('.phone');
      return board.scrollHeight <= board.clientHeight + 1; }""")


# The advised card as it is hit on the screen, marked in the colour of advice.
ADVISED = """() => {
  const card = document.querySelector('.hand .card[data-hinted]');
  if (!card) return false;
  const { left, top, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const { outlineStyle, outlineColor } = getComputedStyle(card);
  const probe = document.createElement('i');
  probe.style.color = 'var(--good)';
  card.append(probe);
  const good = getComputedStyle(probe).color;
  probe.remove();
  return card.contains(hit) && outlineStyle === 'solid' && outlineColor === good; }"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_advice_to_play_a_card_leaves_the_card_in_sight(arrive: Arrive, size: tuple[int, int]) -> None:
    """It is marked, and no other card is in hand whose spaces would glow instead."""
    visitor = arrive(size=size).play_on(*moment(asks(kinds.PLAY, 10), 4, 78))
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=PATIENCE)
    page.wait_for_function(ADVISED)
    expect(page.locator(".hand .card.held:not([data-hinted])")).to_have_count(0)


def moves_later(s: ViscountsState) -> bool:
    """Of the cards to play one leads to spaces at once, another asks something first."""
    return asks(kinds.PLAY)(s) and {bool(ends) for ends in ends_of(s).values()} == {True, False}


def ends_of(s: ViscountsState) -> dict[str, object]:
    """The cards that may be played, with the spaces they lead to."""
    return {option.targets[0]: (option.facts or {})["ends"] for option in s.ask(s.waiting[0]).options}


def test_a_card_without_spaces_does_not_show_those_of_another(arrive: Arrive) -> None:
    seen: list[ViscountsState] = []

    def wanted(s: ViscountsState) -> bool:
        if moves_later(s):
            seen.append(s.copy())
        return bool(seen)

    visitor = arrive().play_on(*moment(wanted, 4, 78))
    page = visitor.page
    expect(page.locator(".hand .card.held")).to_have_count(1)  # the first that leads somewhere lies ready
    expect(page.locator(".space.asked").first).to_be_visible()
    later = next(card for card, ends in ends_of(seen[0]).items() if not ends)
    page.locator(f".mine .hand [data-thing='{later}']").hover()
    expect(page.locator(".space.asked")).to_have_count(0)
    expect(page.locator(".hand .card.held")).to_have_count(0)


def test_the_weightier_of_two_actions_lies_open(arrive: Arrive) -> None:
    """Who can build seldom trades: for a thumb another action is a tap more."""
    visitor = arrive(size=PHONE).play_on(*moment(may_choose_a_spot, seed=3))
    acts = visitor.page.locator(".panel-sheet .act.open")
    assert acts.count() == 2
    expect(acts.last).to_have_class(re.compile("chosen"))


def test_focus_that_a_press_brings_chooses_no_house(arrive: Arrive) -> None:
    """The panel drawn anew between press and release would take the click from what was pressed."""
    visitor = arrive(size=PHONE).play_on(*moment(may_choose_a_spot, seed=3))
    page = visitor.page
    houses = page.locator(".panel .houses:not(.spots) button")
    expect(houses.last).to_have_attribute("aria-pressed", "true")
    other = houses.first
    other.dispatch_event("focusin")
    expect(other).to_have_attribute("aria-pressed", "false")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")


def test_under_a_thumb_what_may_be_left_undone_stands_once(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE).play_on(*moment(may_choose_a_spot, seed=3))
    page = visitor.page
    expect(page.locator("section.bar .stops button")).to_have_count(1)
    undone = page.locator("section.bar .stops [data-choice]").get_attribute("data-choice")
    expect(page.locator(f".panel [data-choice='{undone}']")).to_have_count(0)


# Ways in the bar that take more than three lines.
LONG_WAYS = """() => [...document.querySelectorAll('section.bar .option')].filter(way => way.offsetHeight > 74)
  .map(way => way.textContent.trim())"""


@pytest.mark.parametrize("size", [DESK, (1024, 700)], ids=["desk", "small"])
def test_beside_advice_buildings_are_chosen_in_the_panel_where_the_bar_has_no_room(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    visitor = arrive(size=size, language="uk-UA").play_on(*moment(may_choose_a_spot, 4, 52))
    page = visitor.page
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=PATIENCE)
    page.wait_for_function(f"() => ({LONG_WAYS})().length === 0")
    expect(page.locator(".panel .houses button")).to_have_count(2)
    visitor.fits()
