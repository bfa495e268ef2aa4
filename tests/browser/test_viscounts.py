"""The ring of Viscounts: played by clicking on the board alone, by keys, alone against each of the four opponents."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from bench.clicks import click
from bench.sight import SETTLED, looked, ways_of
from castellany import bots
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Match
from castellany.kernel.record import Header, Record
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening
from tests.browser.visitor import PATIENCE, Visitor

Wanted = Callable[[ViscountsState], bool]
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
        click(visitor, dead, ON_THE_BOARD, PATIENCE)
        visitor.fits()
    assert not dead, "what glows answers a click"
    visitor.asked()
    visitor.clean()
    picture(visitor, f"viscounts-{'desk' if size == DESK else 'phone'}")


KINDS = ((kinds.PLAY, 4, 78, 12), (kinds.ACT, 4, 72, 12), (kinds.CHOOSE, 4, 7, 5), (kinds.MOVE, 1, 5, 8))
# What sticks out of the bar, and whether the board must be scrolled to be seen.
OUTSIDE = """() => {
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  const out = [...document.querySelectorAll('section.bar .sentence, section.bar .option, section.bar .rule')]
    .filter(each => { const box = each.getBoundingClientRect();
      return box.top < bar.top || box.bottom > bar.bottom + 1 || box.right > innerWidth + 1; })
    .map(each => each.textContent.trim());
  const cut = ['.viscounts', '.mine'].filter(part => { const one = document.querySelector(part);
    return one && !one.closest('.narrow') && one.scrollHeight > one.clientHeight + 1; });
  const board = document.getElementById('board');
  if (!document.querySelector('.narrow') && board.scrollHeight > board.clientHeight + 1) cut.push('#board');
  return [...out, ...cut]; }"""


@pytest.mark.parametrize("size", [(390, 844), (1366, 650), (1024, 700)], ids=["phone", "laptop", "small"])
@pytest.mark.parametrize(("kind", "seats", "seed", "round"), KINDS, ids=["play", "act", "choose", "alone"])
def test_everything_asked_fits_small_screens(
    arrive: Arrive, size: tuple[int, int], kind: int, seats: int, seed: int, round: int
) -> None:
    """In the language with the longest words: nothing hangs out of the bar, nothing of a desk's board is scrolled."""
    visitor = arrive(size=size, language="pl-PL").play_on(*moment(asks(kind, round), seats, seed))
    page = visitor.page
    if page.locator(".since .x").count():
        page.locator(".since .x").click()
    expect(page.locator(".viscounts [data-thing]").first).to_be_visible()
    page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    visitor.fits()


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_to_the_end_on_the_board(arrive: Arrive, size: tuple[int, int]) -> None:
    """And every click on something that is offered is answered."""
    visitor = arrive(size=size).quick_play("viscounts")
    dead: list[str] = []
    for _click in range(4000):
        if not click(visitor, dead, ON_THE_BOARD, PATIENCE):
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
        click(visitor, dead, ON_THE_BOARD, PATIENCE)
    expect(status).to_contain_text("Round 2")
    assert not dead, dead
    visitor.asked()
    visitor.fits()
    visitor.clean()


@pytest.mark.at_night
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


@pytest.mark.at_night
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_coach_has_said_everything_by_the_end(arrive: Arrive, size: tuple[int, int]) -> None:
    """Whatever the newcomer does, each thought of the guided game meets its moment."""
    visitor = arrive(size=size).visit("learn/viscounts")
    page = visitor.page
    page.locator("main .button.main").click()
    visitor.asked()
    page.set_default_timeout(600_000)
    assert page.evaluate(DRIVE, [", ".join(f".viscounts {part}" for part in PARTS), 5]) > 60
    kept = "JSON.parse(localStorage.getItem('castellany.progress')).lessons.viscounts"
    heard, tips = page.evaluate(f"() => {{ const {{ heard, of }} = {kept}; return [heard.length, of]; }}")
    assert heard == tips


# Frames of the coach that lie on the panel though what they frame lies behind it.
FRAMED = """() => {
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect();
  return [...document.querySelectorAll('.veil .ring')].map(ring => ring.getBoundingClientRect())
    .filter(({ top, bottom }) => sheet && top < sheet.top && bottom > sheet.top + 4).length; }"""


def test_on_a_phone_the_coach_frames_nothing_that_a_panel_hides(arrive: Arrive) -> None:
    visitor = arrive(size=PHONE).visit("learn/viscounts")
    page = visitor.page
    page.locator("main .button.main").click()
    visitor.asked()
    coach = page.locator("section.strip[aria-label]:not(#board *)")
    for _click in range(80):
        visitor.asked()
        if coach.count() and "section your viscount faces" in coach.inner_text():
            break
        if coach.count():
            coach.locator(".button.main").click()
        else:
            click(visitor, [], ON_THE_BOARD, PATIENCE)
    expect(coach).to_contain_text("section your viscount faces")
    expect(page.locator(".panel-sheet")).to_be_visible()
    page.wait_for_function(f"() => document.querySelector('.veil .ring') && ({FRAMED})() === 0")


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


def may_choose_a_spot(s: ViscountsState) -> bool:
    """A building can be paid for, and there are several spots for it."""
    if not asks(kinds.ACT, 3)(s):
        return False
    return any(
        isinstance(spots := option.facts["spots"], list) and len(spots) > 1
        for option in s.ask(s.waiting[0]).options
        if option.facts
    )


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
    if size == PHONE:  # what its panel offers has no second place in the bar
        expect(page.locator(f"section.bar [data-choice='{choice}']")).to_have_count(0)
        page.locator(".panel .count").first.click()
        page.locator(".panel .main").click()
    else:
        page.locator(f"section.bar [data-choice='{choice}']").click()
    # It stands for two seconds: the page itself watches for it.
    page.wait_for_function("() => document.querySelectorAll('.clash .pays > span').length === 2")


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


# Where the white of a number lies in a picture, from its left edge (0) to its right (1).
WHITE = """async png => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  let sum = 0, count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (Math.min(data[at], data[at + 1], data[at + 2]) > 250) { sum += (at / 4) % width; count += 1; }
  return sum / count / width; }"""


def test_the_numbers_in_the_corners_are_painted_where_they_stand(arrive: Arrive) -> None:
    """The board finds its size after its first frame; what is painted grows with it, not only what is measured."""
    screening = Screening("viscounts", 4, 78)
    screening.until(lambda asked: asked["kind"] == "Move")
    page = screening.open(arrive())
    stack = page.locator(".stock.left .stack")
    expect(stack).to_contain_text("18")
    page.evaluate(SETTLED)
    middle = page.evaluate(WHITE, base64.b64encode(stack.screenshot()).decode())
    assert 0.4 < middle < 0.6, middle


def test_a_tablet_held_upright_shows_the_kingdom_large(arrive: Arrive) -> None:
    """Above what one has, as on a phone, but in the drawing of a desk; from near the neighbours are seen too."""
    visitor = arrive(size=(820, 1180), language="pl-PL").play_on(*moment(asks(kinds.MOVE)))
    page = visitor.page
    ring = page.locator("svg.ring").bounding_box()
    assert ring and ring["width"] >= 680, ring
    expect(page.locator(".bonuses")).to_be_visible()
    inside = "() => [...document.querySelectorAll('.phone .round, .stock, .bonuses')]"
    edges = page.evaluate(f"{inside}.map(part => part.getBoundingClientRect().right)")
    assert max(edges) <= 820, edges
    visitor.fits()
    page.locator(".round.right").click()
    expect(page.locator(".stage.closer")).to_be_visible()
    visitor.fits()


def test_on_a_wide_screen_the_boards_grow_beside_the_ring(arrive: Arrive) -> None:
    visitor = arrive(size=(2560, 1440), language="uk-UA").play_on(*moment(asks(kinds.MOVE)))
    kingdom, column = (visitor.page.locator(part).bounding_box() for part in (".kingdom", ".column"))
    assert kingdom and column
    assert kingdom["width"] > 1200
    assert column["x"] - kingdom["x"] - kingdom["width"] < 40, "no empty land between them"
    visitor.page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    visitor.fits()


@pytest.mark.parametrize("kind", ["FlipAsk", "Any", "ChooseEffect"])
def test_on_a_phone_every_way_of_a_panel_is_in_sight(arrive: Arrive, kind: str) -> None:
    """And says which way it is: what a hint names is shown in green where it is pressed."""
    screening = Screening("viscounts", 3, 5)
    question = screening.until(lambda asked: asked["kind"] == kind)
    page = screening.open(arrive(size=PHONE))
    ways = ways_of(question, screening.play.game.text)
    moment = looked(page, screening.play.number, kind, ways)
    assert moment.direct == len(ways), moment


def touch(x: float, y: float) -> dict[str, object]:
    return {"changedTouches": [{"identifier": 0, "clientX": x, "clientY": y}]}
