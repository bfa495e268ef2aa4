"""Paladins: an act with its payment and its target is one gesture, by clicks, by dragging and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from castellany.games.paladins import GAME
from castellany.games.paladins.kinds import CHOOSE_CLEARING, TURN
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.paladin import Picture, at, by_keys, comes_to, first, moment, open_acts, seek

# Would a touch on its middle hit the thing itself?
HIT = """all => all.map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


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


def test_a_jar_is_placed_where_the_thumb_is(arrive: Arrive) -> None:
    """On a phone all spaces for it open above the workers; the twelve actions stay as they were."""
    guest = at(arrive(size=PHONE), *seek(2, "absolve"))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    high = page.locator(".tiles").evaluate("tiles => tiles.clientHeight")
    page.locator(".a-absolve .name").click()
    spaces = page.locator(".phone-jars .jar-space[data-spot=open]")
    expect(spaces.first).to_be_visible()
    assert spaces.evaluate_all(HIT) == [True] * spaces.count()
    assert page.locator(".tiles").evaluate("tiles => tiles.clientHeight") == high
    guest.clean()
    spaces.last.click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")


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


def any_worker_for_a_favour(s: Any, seat: int) -> bool:
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    ways = [one["payments"]["workers"] for one in facts if one and str(one.get("act", "")).startswith("favour")]
    return any(len(way) > 2 for way in ways)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_stands_on_a_favour_can_be_changed(arrive: Arrive, size: tuple[int, int]) -> None:
    """A tap on the card takes it at once; a tap on where its worker stands asks who, as on any slot."""
    guest = at(arrive(size=size), *first(2, any_worker_for_a_favour))
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    favour = page.locator(".favour.open:has(.stand .h-any)").first
    favour.locator(".stand").click()
    other = page.locator(".alternative:not(.on)").first
    expect(other).to_be_visible()
    guest.fits()
    guest.clean()
    name = str(other.get_attribute("aria-label")).lower()
    other.click()
    expect(page.locator(".alternative")).to_have_count(0)
    expect(page.locator(f".table[data-step='{step}']")).to_have_count(1)
    page.locator("section.bar .stops .button.main").click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")
    page.keyboard.press("p")  # the plain view has it in words
    guest.says(f"occupied: {name}")


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
    expect(page.locator(".space.held:focus")).to_have_count(1)  # the next Tab goes on from there


def two_ways_to_pay(s: Any, seat: int) -> bool:
    """The first card of the row can be sent for silver or for a debt."""
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    targets = [one["targets"]["things"] for one in facts if one and one.get("act") == "errand"]
    return bool(targets) and targets[0].count(targets[0][0]) == 2


def test_keys_choose_how_to_pay(arrive: Arrive) -> None:
    """The card explains itself while it has the focus; the question how to pay takes the focus and gives it back."""
    guest = at(arrive(), *first(2, two_ways_to_pay))
    page = guest.page
    page.keyboard.press("Tab")
    page.locator("[data-act=errand]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".townsfolk")).to_have_css("opacity", "1")  # what is not asked about pales, never what is
    by_keys(guest, ".face[data-spot=open]")
    expect(page.locator(".pay-how .button")).to_have_count(2)
    expect(page.locator(".pay-how .button").first).to_be_focused()
    guest.clean()
    page.keyboard.press("Escape")
    expect(page.locator(".pay-how")).to_have_count(0)
    expect(page.locator(".face[data-spot=open]").first).to_be_focused()


def hunt_can_be_prayed_free(s: Any, seat: int) -> bool:
    facts: list[Any] = [option.facts for option in s.ask(seat).options]
    prayers = [one["targets"]["things"] for one in facts if one and one.get("act") == "pray"]
    hunted = any(f"seat:{seat}/action:hunt" in things for things in prayers)
    return hunted and any(act.startswith("favour") for act in open_acts(s, seat))


# What glows, by its rim: cards, their ways, favours, places.
GLOWING = """() => [...document.querySelectorAll(
    '.paladins :is(.action, .tile, .way, .favour, .space, .jar-space, .slot, .outsider, .face)')]
  .filter(one => one.checkVisibility() && /0px 0px 0px (2|1.5)px/.test(getComputedStyle(one).boxShadow))
  .map(one => one.className)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_only_where_an_act_may_go_glows_while_it_waits(arrive: Arrive, size: tuple[int, int]) -> None:
    """Pray frees Hunt, which has two ways: it glows as one, and nothing else does that could be taken instead."""
    guest = at(arrive(size=size), *first(2, hunt_can_be_prayed_free))
    page = guest.page
    assert len(page.evaluate(GLOWING)) > 2
    page.locator(".a-pray :is(.name, .tile-name)").first.click()
    expect(page.locator(".paladins.aiming")).to_be_visible()
    aimed = page.locator(":is(.action, .tile).open:not(.armed)")
    glowing = page.evaluate(GLOWING)
    assert len(glowing) == aimed.count() and any("a-hunt" in name for name in glowing), glowing
    guest.clean()
    step = page.locator(".table").get_attribute("data-step")
    page.locator(".a-hunt").click(position={"x": 30, "y": 8})
    page.wait_for_selector(f".table:not([data-step='{step}'])")


def may_clear_trade(s: Any, seat: int) -> bool:
    return any("trade" in GAME.text(choice) for choice in s.choices(seat))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_action_with_two_ways_is_cleared_as_one(arrive: Arrive, size: tuple[int, int]) -> None:
    """What has two ways to be taken in a turn glows whole where it is to be cleared, and a click anywhere clears it."""
    found = next(filter(None, (moment(2, seed, may_clear_trade, CHOOSE_CLEARING) for seed in range(1, 40))))
    guest = at(arrive(size=size), *found)
    page = guest.page
    step = page.locator(".table").get_attribute("data-step")
    card = page.locator(".a-trade.open")
    expect(card.locator("[data-spot=open]")).to_have_count(1)
    glow = "card => getComputedStyle(card).boxShadow"
    single = page.locator(".a-hunt:not(.open)").evaluate(glow)
    assert card.evaluate(glow) != single and "0px 0px 0px 2px" in card.evaluate(glow)
    card.click(position={"x": 40, "y": 10})
    page.wait_for_selector(f".table:not([data-step='{step}'])")


def last_errand(s: Any, seat: int) -> bool:
    """After an errand nothing is left but to pass."""
    for option in s.ask(seat).options:
        facts: Any = option.facts
        if not facts or facts.get("act") != "errand":
            continue
        world = s.copy()
        for choice in [option.choice, *facts["payments"]["choices"][0], facts["targets"]["choices"][0]]:
            world.play(seat, choice)
        return bool(world.waiting and world.frames[-1].kind == TURN and len(world.choices(seat)) == 1)
    return False


def test_a_phone_comes_back_to_ones_board_when_only_passing_is_left(arrive: Arrive) -> None:
    guest = at(arrive(size=PHONE), *first(1, last_errand))
    page = guest.page
    page.locator("[data-act=errand]").click()
    expect(page.locator(".face[data-spot=open]").first).to_be_visible()
    page.locator(".face[data-spot=open]").first.click()
    pay = page.locator(".pay-how .button")
    expect(pay.or_(page.locator(".tiles")).first).to_be_visible()
    if pay.count():
        pay.first.click()
    expect(page.locator(".tiles")).to_be_visible()
    expect(page.locator("[data-spot=open]")).to_have_count(0)
