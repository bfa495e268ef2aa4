"""The ring of Viscounts: played by clicking on the board alone, by keys, alone against each of the four opponents."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from bench.clicks import click
from castellany import bots
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Match
from castellany.kernel.record import Header, Record
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.visitor import Visitor

Wanted = Callable[[ViscountsState], bool]
AT_NIGHT = pytest.mark.skipif(not os.environ.get("CASTELLANY_NIGHTLY"), reason="played at night: ./test --nightly")
# What a person may point at without leaving the board; on a phone a tab with a dot leads to what is asked.
ON_THE_BOARD = (
    ".menu .button:not(.quiet), #board .panel button, #board .strip button",
    "#board [data-spot=open], #board .act.open, #board [role=tab]:has(.dot):not([aria-selected=true])",
)
PARTS = ("[data-spot=open]", ".act.open", ".panel button:not(:disabled)", ".strip button:not(:disabled)")
# Plays a whole game in the page: something that is offered is pressed, then what it changed is awaited.
DRIVE = """async ([offers, seed]) => {
  let luck = seed;
  const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const seen = element => element.checkVisibility({ visibilityProperty: true });
  const until = async (done, most) => {
    const end = performance.now() + most;
    while (!done() && performance.now() < end) await new Promise(next => setTimeout(next, 8));
    return done();
  };
  const table = () => document.querySelector('.table');
  for (let clicks = 1; clicks < 6000; clicks += 1) {
    const found = await until(() => document.querySelector('.end') || document.querySelector(offers), 40000);
    if (document.querySelector('.end')) return clicks;
    if (!found) return -clicks;
    document.querySelector('.viscounts [role=tab] .dot')?.closest('[role=tab]').click();
    const open = [...document.querySelectorAll(offers)].filter(seen);
    if (!open.length) continue;
    const before = table()?.dataset.step;
    const main = open.filter(element => element.matches('.main'));
    const one = main.length && chance() < 0.5 ? main[0] : open[Math.floor(chance() * open.length)];
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const ways = () => [...document.querySelectorAll('.menu .button:not(.quiet)')];
    await until(() => table()?.dataset.step !== before || ways().length || document.querySelector('.end'), 60);
    if (ways().length) ways()[Math.floor(chance() * ways().length)].click();
  }
  return 0; }"""


def moment(wanted: Wanted, seats: int = 3, seed: int = 7) -> tuple[str, int, int]:
    """A game of squires up to the first moment of this kind: its record, the step, and who is asked."""
    s = GAME.new(seats, seed)
    assert isinstance(s, ViscountsState)
    squire = bots.make("squire", "viscounts", seed)
    choices: list[tuple[int, str]] = []
    while not wanted(s):
        seat = s.waiting[0]
        choice = squire.choose(s, seat).choice
        choices.append((seat, GAME.text(choice)))
        s.apply(seat, choice)
    return Record(Header("viscounts", GAME.version, seats, {}, seed), choices).dumps(), len(choices), s.waiting[0]


def asks(kind: int, round: int = 2) -> Wanted:
    return lambda s: s.round >= round and s.frames[-1].kind == kind


def to_play(s: ViscountsState) -> bool:
    """A card may be played, and with it the viscount moves at once."""
    if not asks(kinds.PLAY)(s):
        return False
    facts = s.ask(s.waiting[0]).options[0].facts
    return bool(facts and facts["ends"])


def step_of(visitor: Visitor) -> str | None:
    return visitor.page.locator(".table").get_attribute("data-step")


def moved_on(visitor: Visitor, before: str | None) -> None:
    visitor.page.wait_for_selector(f".table:not([data-step='{before}'])")


def tab_to(visitor: Visitor, wanted: str) -> Locator:
    """Walk with the Tab key until such a thing has the focus."""
    for _press in range(120):
        visitor.page.keyboard.press("Tab")
        found = visitor.page.locator(f":is({wanted}):focus")
        if found.count():
            return found
    raise AssertionError(f"Tab never came to {wanted}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_turns_are_clean(
    arrive: Arrive, picture: Callable[[Visitor, str], None], size: tuple[int, int]
) -> None:
    """Nothing is cut off, axe finds nothing, in light and dark, on both sizes."""
    visitor = arrive(size=size, dark=size == PHONE)
    visitor.make_table("viscounts", "me", "bot", "bot", "bot")
    visitor.clean()
    dead: list[str] = []
    for _click in range(12):
        click(visitor, dead, ON_THE_BOARD)
        visitor.fits()
    assert not dead, "what glows answers a click"
    visitor.asked()
    visitor.clean()
    picture(visitor, f"viscounts-{'desk' if size == DESK else 'phone'}")


@AT_NIGHT
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_to_the_end_on_the_board(arrive: Arrive, size: tuple[int, int]) -> None:
    """And every click on something that is offered is answered."""
    visitor = arrive(size=size).quick_play("viscounts")
    dead: list[str] = []
    for _click in range(4000):
        if not click(visitor, dead, ON_THE_BOARD):
            break
    assert visitor.over
    assert not dead, dead


def test_alone_the_opponent_takes_its_turns(arrive: Arrive) -> None:
    """Its board with three schemes stands beside the ring, and a round of both is played."""
    visitor = arrive()
    visitor.make_table("viscounts", "me", begin=True, **{"Solo opponent": OPPONENT_IDS[0]})
    page = visitor.page
    expect(page.locator(".opponent .three .slot")).to_have_count(3)
    dead: list[str] = []
    status = page.locator("header.status")
    for _click in range(200):
        if "Round 2" in status.inner_text():
            break
        click(visitor, dead, ON_THE_BOARD)
    expect(status).to_contain_text("Round 2")
    assert not dead, dead
    visitor.fits()
    visitor.clean()


@AT_NIGHT
@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_alone_against_an_opponent_to_the_end(arrive: Arrive, opponent: str) -> None:
    visitor = arrive()
    options: dict[str, str] = {"Solo opponent": opponent}
    visitor.make_table("viscounts", "me", begin=True, **options)
    expect(visitor.page.locator(".opponent .three").first).to_be_visible()
    page = visitor.page
    page.set_default_timeout(600_000)
    clicks = page.evaluate(DRIVE, [", ".join(f".viscounts {part}" for part in PARTS), 11])
    assert clicks > 60, clicks
    expect(page.locator(".end")).to_be_visible()


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


def sets_off_a_choice(s: ViscountsState) -> bool:
    """Workers may be placed, and the chain they set off stops at a choice."""
    if not asks(kinds.ACT, 4)(s):
        return False
    last = [option.facts for option in s.ask(s.waiting[0]).options if option.facts][-1:]
    return any(isinstance(chain := facts["chain"], list) and chain and chain[0]["asks"] for facts in last)


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


def before_a_collision() -> tuple[str, int, int, int]:
    """A game of squires up to the choice that ends a turn with a collision of its own seat."""
    match = Match.start(GAME, 4, 7, {})
    squire = bots.make("squire", "viscounts", 7)
    choices: list[tuple[int, str]] = []
    while True:
        seat, number = match.waiting[0], len(choices)
        choice = int(squire.choose(match.state, seat).choice)
        told = [event.message for event in match.play(seat, choice)]
        if any(each.id == "event-collision" and each.args["seat"] == f"seat:{seat}" for each in told):
            header = Header("viscounts", GAME.version, 4, {}, 7)
            return Record(header, choices).dumps(), number, seat, choice
        choices.append((seat, GAME.text(choice)))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_collision_is_seen_with_what_it_pays(arrive: Arrive, size: tuple[int, int]) -> None:
    record, number, seat, choice = before_a_collision()
    visitor = arrive(size=size, pace="normal").play_on(record, number, seat)
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    page.locator(f"section.bar [data-choice='{choice}']").click()
    # It stands for two seconds: the page itself watches for it.
    page.wait_for_function("() => document.querySelectorAll('.clash .pays > span').length === 2")


def test_what_others_did_is_seen(arrive: Arrive) -> None:
    """A rider leaves a trail to where it stands, one at a time; a pass of bots is followed move by move."""
    visitor = arrive(pace="fast").play_on(*moment(asks(kinds.ACT, 3)))
    page = visitor.page
    page.locator("section.bar .option").last.click()
    expect(page.locator(".trail").first).to_be_visible()
    expect(page.locator(".mine .phases, .mine").first).to_be_visible()
    visitor.asked()


def test_on_a_phone_a_swipe_turns_the_ring(arrive: Arrive) -> None:
    """Close up, the own segment lies on top; a swipe brings the next one there, and every target is wide enough."""
    visitor = arrive(size=PHONE).play_on(*moment(asks(kinds.MOVE)))
    page = visitor.page
    page.locator(".since .x").click()
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


def touch(x: float, y: float) -> dict[str, object]:
    return {"changedTouches": [{"identifier": 0, "clientX": x, "clientY": y}]}
