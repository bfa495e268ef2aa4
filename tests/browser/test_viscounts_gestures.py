"""Viscounts: gestures of pointer, thumb and keys, what they send, and that they are taken back as one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bench.sight import looked, ways_of
from castellany.games.viscounts import kinds
from tests.browser.conftest import PHONE, Arrive
from tests.browser.screening import Screening
from tests.browser.viscount import asks, may_choose_a_spot, moment, moved_on, step_of, tab_to, to_play, touch


def test_a_card_and_its_space_are_one_gesture(arrive: Arrive) -> None:
    """Under the pointer a card shows its spaces; a press on one plays and moves, and is taken back as one."""
    visitor = arrive().play_on(*moment(to_play))
    page = visitor.page
    hand = page.locator(".mine .hand .cards .card")
    expect(hand.first).to_be_visible()
    cards, asked, before = hand.count(), visitor.sentence.inner_text(), step_of(visitor)
    hand.last.hover()
    expect(hand.last).to_have_class(re.compile("held"))
    assert step_of(visitor) == before, "nothing is sent before there is a space"
    page.locator(".space.asked").first.click()
    moved_on(visitor, before)
    expect(hand).to_have_count(cards - 1)
    after = step_of(visitor)
    page.keyboard.press("z")
    moved_on(visitor, after)
    expect(visitor.sentence).to_have_text(asked)
    expect(hand).to_have_count(cards)


def test_a_press_on_a_card_plays_it(arrive: Arrive) -> None:
    """Then the spaces ask, each with what could be done there."""
    visitor = arrive().play_on(*moment(to_play))
    page = visitor.page
    hand = page.locator(".mine .hand .cards .card")
    expect(hand.first).to_be_visible()
    cards, before = hand.count(), step_of(visitor)
    hand.last.click()
    moved_on(visitor, before)
    expect(hand).to_have_count(cards - 1)
    page.locator(".space[data-spot=open]").first.hover()
    expect(page.locator(".act.yes, .act.no").first).to_be_visible()


def test_what_lies_open_points_to_its_button(arrive: Arrive) -> None:
    visitor = arrive().play_on(*moment(asks(kinds.ACT, 4)))
    page = visitor.page
    before = step_of(visitor)
    page.locator(".act.open.chosen").click()
    expect(page.locator(".panel .main")).to_be_focused()
    assert step_of(visitor) == before
    page.keyboard.press("Enter")
    moved_on(visitor, before)


def test_a_spot_takes_a_press_wherever_the_focus_was(arrive: Arrive) -> None:
    """The focus leaves a space as the press begins; the house that hovers under the pointer stays where it is."""
    visitor = arrive().play_on(*moment(may_choose_a_spot, seed=3))
    page = visitor.page
    page.locator(".space[data-spot=open]").first.focus()
    page.locator(".act.open").last.hover()
    goal = page.locator(".site[data-spot=open]").last.bounding_box()
    assert goal
    before = step_of(visitor)
    page.mouse.click(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    moved_on(visitor, before)


def test_on_a_phone_a_spot_is_chosen_where_the_house_is_paid(arrive: Arrive) -> None:
    """The panel hides half of the rim: every spot stands in it with what it brings, and one more press builds."""
    visitor = arrive(size=PHONE).play_on(*moment(may_choose_a_spot, seed=3))
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    houses = page.locator(".panel .houses:not(.spots) button")
    page.locator(".panel-sheet .act.open").last.click()
    if houses.count():
        houses.last.click()
    spots = page.locator(".panel .spots button")
    expect(page.locator(".panel .main")).to_be_disabled()
    spots.last.click()
    expect(spots.last).to_have_attribute("aria-pressed", "true")
    spots.last.click()
    expect(page.locator(".panel .main")).to_be_focused()
    built = page.locator(".small .site > g")
    houses_before, before = built.count(), step_of(visitor)
    page.locator(".panel .main").click()
    moved_on(visitor, before)
    page.locator("#board [role=tab]").first.click()
    expect(built).to_have_count(houses_before + 1)


def test_beside_a_payment_the_hand_is_seen_whole(arrive: Arrive) -> None:
    visitor = arrive().play_on(*moment(asks(kinds.ACT, 4)))
    page = visitor.page
    expect(page.locator(".mine .panel")).to_be_visible()
    board = page.locator(".mine").bounding_box()
    cards = page.locator(".mine .hand .card svg")
    assert board and cards.count()
    for card in cards.all():
        box = card.bounding_box()
        assert box and box["y"] + box["height"] <= board["y"] + board["height"], "nothing of it is cut"


def test_a_card_is_drawn_onto_its_space(arrive: Arrive) -> None:
    visitor = arrive().play_on(*moment(to_play))
    page = visitor.page
    before = step_of(visitor)
    page.locator(".mine .hand .cards .card").first.hover()
    expect(page.locator(".card.held")).to_have_count(1)
    page.mouse.down()
    goal = page.locator(".space.asked .disc").first.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    moved_on(visitor, before)
    expect(page.locator(".carried")).to_have_count(0)


def test_an_action_with_its_payment_is_taken_back_as_one(arrive: Arrive) -> None:
    visitor = arrive().play_on(*moment(asks(kinds.ACT, 4)))
    page = visitor.page
    expect(page.locator(".panel")).to_be_visible()
    board = page.locator(".mine .top").first.inner_text()
    asked, before = visitor.sentence.inner_text(), step_of(visitor)
    page.locator(".panel footer .main:not(:disabled), .panel footer .button.main").last.click()
    moved_on(visitor, before)
    after = step_of(visitor)
    page.keyboard.press("z")
    moved_on(visitor, after)
    expect(visitor.sentence).to_have_text(asked)
    expect(page.locator(".mine .top").first).to_have_text(board, use_inner_text=True)


def test_a_turn_by_keys(arrive: Arrive) -> None:
    """Tab walks to a card, then to its spaces, then to the action's button; Enter takes each."""
    visitor = arrive().play_on(*moment(to_play))
    page = visitor.page
    before = step_of(visitor)
    tab_to(visitor, ".hand .card[data-spot=open]")
    expect(page.locator(".card.held:focus")).to_have_count(1)
    tab_to(visitor, ".space[data-spot=open]")
    page.keyboard.press("Enter")
    moved_on(visitor, before)
    visitor.asked()
    before = step_of(visitor)
    tab_to(visitor, ".panel button:not(:disabled), .viscounts [data-spot=open]")
    page.keyboard.press("Enter")
    if step_of(visitor) == before:
        tab_to(visitor, ".panel .main:not(:disabled), section.bar .option")
        page.keyboard.press("Enter")
    moved_on(visitor, before)


def test_a_round_by_keys_alone(arrive: Arrive) -> None:
    """Tab and Enter lead through every question of one's turns, on the ring and in the bar."""
    visitor = arrive().play_on(*moment(to_play, seats=2))
    page = visitor.page
    status = page.locator("header.status")
    expect(status).to_contain_text("Round 2")
    for _question in range(40):
        visitor.asked()
        if "Round 3" in status.inner_text():
            break
        before = step_of(visitor)
        ways = (".space[data-spot=open]", "section.bar .option", ".viscounts [data-spot=open]")
        tab_to(visitor, next(way for way in ways if page.locator(way).count()))
        page.keyboard.press("Enter")
        moved_on(visitor, before)
    expect(status).to_contain_text("Round 3")


def test_on_a_phone_cards_are_compared_beside_the_ring(arrive: Arrive) -> None:
    """Below the kingdom lies the hand: a tap shows a card's spaces, drawn onto one of them it is played."""
    visitor = arrive(size=PHONE).play_on(*moment(to_play))
    page = visitor.page
    page.locator("#board [role=tab]").first.click()
    cards = page.locator(".strip .hand .card[data-spot=open]")
    before = step_of(visitor)
    cards.last.tap()
    expect(cards.last).to_have_class(re.compile("held"))
    assert step_of(visitor) == before
    start, goal = cards.last.bounding_box(), page.locator(".space.asked .reach").first.bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    moved_on(visitor, before)


def test_on_a_phone_a_second_tap_plays_the_card_that_is_held(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE).play_on(*moment(to_play))
    cards = visitor.page.locator(".strip .hand .card[data-spot=open]")
    before = step_of(visitor)
    cards.last.tap()
    expect(cards.last).to_have_class(re.compile("held"))
    cards.last.tap()
    moved_on(visitor, before)


def test_on_a_phone_a_swipe_turns_the_ring(arrive: Arrive) -> None:
    """Close up, the own segment lies on top; a swipe brings the next one there, and every target is wide enough."""
    visitor = arrive(size=PHONE).play_on(*moment(asks(kinds.MOVE)))
    page = visitor.page
    small = page.evaluate(
        "() => [...document.querySelectorAll('.space .reach')].map(e => e.getBoundingClientRect().width)"
    )
    assert len(small) == 15 and min(small) >= 45, small
    page.locator(".round.right").click()
    first = page.locator(".ring [data-segment]").first
    before = first.get_attribute("d")
    box = page.locator(".stage").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator(".stage").dispatch_event("touchstart", touch(x + 80, y))
    page.locator(".stage").dispatch_event("touchend", touch(x - 80, y))
    expect(first).not_to_have_attribute("d", before or "")
    visitor.fits()
    page.locator("#board [role=tab]").last.tap()
    chip = page.locator(".who button").last
    chip.tap()
    expect(page.locator("section.sheet"), "and a tap on a rival brings that board").to_have_attribute(
        "aria-label", chip.locator("b").inner_text()
    )


@pytest.mark.parametrize("kind", ["FlipAsk", "Any", "ChooseEffect"])
def test_on_a_phone_every_way_of_a_panel_is_in_sight(arrive: Arrive, kind: str) -> None:
    """And says which way it is: what a hint names is shown in green where it is pressed."""
    screening = Screening("viscounts", 3, 5)
    question = screening.until(lambda asked: asked["kind"] == kind)
    page = screening.open(arrive(size=PHONE))
    ways = ways_of(question, screening.play.game.text)
    moment = looked(page, screening.play.number, kind, ways)
    assert moment.direct == len(ways), moment
