"""At the table: taking back, why not, hints, menus, keys alone, languages switched in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from castellany.server.wire import View
from tests.browser.conftest import PHONE, Arrive
from tests.browser.screening import Screening
from tests.browser.visitor import Visitor


def test_a_choice_is_taken_back(arrive: Arrive) -> None:
    guest = arrive().quick_play("citadels")
    while guest.page.locator(".home .hand .card[data-spot=open]").count() == 0:
        guest.step()
        guest.asked()
    hand = guest.page.locator(".home .hand .card").count()
    city = guest.page.locator(".home .lot[data-district]").count()
    step = guest.page.locator(".table").get_attribute("data-step")
    guest.page.locator(".home .hand .card[data-spot=open]").first.click()
    if guest.page.locator(".menu").count():
        guest.page.locator(".menu .button").first.click()
    guest.page.wait_for_selector(f".table:not([data-step='{step}'])")
    guest.asked()
    guest.page.keyboard.press("z")
    expect(guest.page.locator(".home .hand .card")).to_have_count(hand)
    expect(guest.page.locator(".home .lot[data-district]")).to_have_count(city)


def test_a_closed_thing_says_why_and_opens_its_rule(arrive: Arrive, picture: Callable[[Visitor, str], None]) -> None:
    guest = arrive().quick_play("citadels")
    for _choice in range(60):
        if guest.page.locator(".home .hand .card[data-spot=closed]").count():
            break
        guest.step()
        guest.asked()
    guest.page.locator(".home .hand .card[data-spot=closed]").first.click()
    expect(guest.page.locator(".notice")).to_be_visible()
    picture(guest, "why-not")
    guest.page.locator(".notice .button").first.click()
    expect(guest.page.locator("[data-clause].asked")).to_be_visible()
    guest.page.locator(".rules input").fill("gold")
    assert guest.page.locator("[data-clause]").count() > 1


def test_a_thing_explains_itself(arrive: Arrive) -> None:
    guest = arrive().quick_play("citadels")
    guest.page.locator(".rank").first.hover()
    expect(guest.page.locator("[role=tooltip]")).to_contain_text("Assassin")
    guest.page.mouse.move(0, 0)
    guest.page.locator(".rank[data-spot=open]").first.focus()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(guest.page.locator("[role=tooltip]")).to_be_visible()


def test_a_long_press_explains(arrive: Arrive) -> None:
    guest = arrive(size=PHONE, language="uk-UA").quick_play("citadels")
    rank = guest.page.locator(".stage .rank").first
    box = rank.bounding_box()
    assert box
    name = str(rank.get_attribute("aria-label")).split(".")[0]
    finger = guest.page.context.new_cdp_session(guest.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(guest.page.locator("[role=tooltip]")).to_contain_text(name)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def missed(guest: Visitor) -> Locator:
    """Play on, leave and come back, until others have had a turn since one's own last one."""
    since = guest.page.locator(".since")
    for _choice in range(40):
        guest.step(by="plain")
        guest.asked()
        guest.page.reload()
        guest.asked()
        if since.count():
            break
    return since


def test_coming_back_shows_what_happened_since(arrive: Arrive) -> None:
    guest = arrive(plain=True).quick_play("citadels")
    since = missed(guest)
    expect(since.locator("li").first).to_be_visible()
    guest.page.keyboard.press("p")  # in the plain view it is words; on the table, pictures with the same words to hear
    said = since.locator("li p").first.inner_text()
    expect(since.locator(".gist .row").first).to_be_visible()
    assert guest.page.locator(".side .since").count(), "it stands beside the board, not over it"
    assert said.count(":") and "×" in "".join(since.locator("li p").all_inner_texts())
    since.locator(".x").click()
    expect(since).to_have_count(0)


ONE_LINE = """() => !document.querySelector('.side .content').offsetHeight
  && [...document.querySelectorAll('.since li')].filter(line => line.offsetHeight).length === 1"""


@pytest.mark.parametrize("size", [(1024, 768), PHONE], ids=["small", "phone"])
def test_beside_a_board_without_room_what_was_missed_marks_the_log(arrive: Arrive, size: tuple[int, int]) -> None:
    """Nothing lies over the board by itself: the log has a mark, and opens with what was missed."""
    guest = arrive(size=size, plain=True).quick_play("paladins")
    mark = guest.page.locator(".tabs .unread")
    for _choice in range(40):
        guest.step(by="plain")
        guest.asked()
        guest.page.reload()
        guest.asked()
        if mark.count():
            break
    expect(mark).to_be_visible()
    since = guest.page.locator(".since")
    expect(since).to_have_count(0)
    guest.page.locator(".tabs button:has(.unread)").click()
    expect(guest.page.locator(".side .since li").first).to_be_visible()
    expect(mark).to_have_count(0)
    since.get_by_role("button", name="Show me").click()  # on the board: beside it one line is enough
    guest.page.wait_for_function(ONE_LINE)
    since.locator(".x").click()
    expect(since).to_have_count(0)


def test_a_long_phase_leaves_the_name_of_the_game_whole(arrive: Arrive) -> None:
    """Where a long name and a long card meet in a header, they give way; the game is still called what it is."""
    guest = arrive(size=(1280, 800)).quick_play("elgrande")
    name, phase = guest.page.locator(".status h1"), guest.page.locator(".status .phase.drawn")
    phase.evaluate("phase => { phase.textContent = 'Wenceslaus of Hohenstaufen: a card of many long words'; }")
    assert phase.evaluate("phase => phase.scrollWidth > phase.clientWidth"), "long enough to want the room"
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


CUT = """() => [...document.querySelectorAll('.status :is(h1, .phase)')]
  .filter(one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none' &&
    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
  .map(one => `${innerWidth}: ${one.textContent.trim()}`)"""


@pytest.mark.parametrize("game", ["paladins", "viscounts"])
def test_a_long_phase_is_read_whole_at_every_width(arrive: Arrive, game: str) -> None:
    """How a game is set up has the longest words of all; before the first round there is no round to tell."""
    guest = arrive(language="pl-PL")
    screening = Screening(game, 2, 3, level="novice")
    screening.until(lambda _question: True)  # *Your turn* takes more room than another's name
    page = screening.open(guest)
    cut = []
    for width in (320, 360, 390, 768, 900, 1024, 1240, 1280, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
        cut += page.evaluate(CUT)
    assert cut == []
    expect(page.locator(".status .phase").last).not_to_contain_text("0")


LEAVES = """() => {
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  return [...document.querySelectorAll('section.bar .option, section.bar .fold')].filter(one => {
    const box = one.getBoundingClientRect(), words = (one.querySelector('.words') ?? one).getBoundingClientRect();
    return box.top < bar.top || box.bottom > bar.bottom + 1 || words.height > box.height;
  }).map(one => one.innerText); }"""


def test_on_a_phone_long_ways_stay_inside_the_bar(arrive: Arrive) -> None:
    guest = arrive(size=PHONE, language="uk-UA")
    screening = Screening("elgrande", 3, 7, level="novice")
    screening.until(lambda question: question["kind"] == "TakeCard")
    screening.open(guest)
    expect(guest.page.locator("section.bar .options button").first).to_be_visible()
    guest.page.wait_for_function(f"() => ({LEAVES})().length === 0")


class Unplaced(Screening):
    """The same question, with ways for which nothing on the board stands."""

    def _seen(self) -> View:
        seen = super()._seen()
        asked: Any = seen.question
        for option in asked["options"] if asked else []:
            option["targets"] = []
        return seen


# Ways, or words of them, that are not whole in sight; what must be scrolled to be read.
UNREAD = """row => {
  const rows = [...document.querySelectorAll(row)];
  const boxes = rows.flatMap(one => [...one.querySelectorAll('button')]);
  return [...rows.filter(one => one.scrollWidth > one.clientWidth + 1),
    ...boxes.filter(one => { const box = one.getBoundingClientRect();
      return box.left < 0 || box.right > innerWidth || box.height < 40 ||
        one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1; })
  ].map(one => one.innerText); }"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
@pytest.mark.parametrize("size", [(320, 640), PHONE], ids=["small", "phone"])
def test_on_a_phone_several_long_ways_beside_a_stop_are_read_whole(
    arrive: Arrive, size: tuple[int, int], language: str
) -> None:
    """Nothing scrolls sideways, the bar keeps its height, and what has no room there is one step away in the list."""
    guest = arrive(size=size, language=language)
    screening = Unplaced("paladins", 3, 3, level="novice")
    asked = screening.until(lambda question: question["kind"] == "Turn" and len(question["options"]) == 4)
    screening.open(guest)
    page, bar = guest.page, guest.page.locator("section.bar")
    height = page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--bar')")
    fold = bar.locator(".fold")
    expect(fold).to_be_visible()
    expect(bar.locator(".stops .option")).to_be_visible()
    page.wait_for_function(f"() => ({UNREAD})('section.bar .options, section.bar .stops').length === 0")
    assert bar.evaluate("bar => bar.offsetHeight") == int(height.removesuffix("px"))
    fold.click()
    expect(bar.locator(".list .way")).to_have_count(len(asked["options"]))
    assert page.evaluate(UNREAD, "section.bar .list") == []
    bar.locator(".list .way").first.click()
    expect(bar.locator(".list")).to_have_count(0)


OUTSIDE = """() => {
  const board = document.getElementById('board').getBoundingClientRect();
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  return [...document.querySelectorAll('#board .ways .way')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < board.left || box.right > board.right + 1 || box.bottom > bar.top + 1 ||
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  }).map(one => one.innerText); }"""


def test_on_a_phone_ways_with_a_panel_of_their_own_leave_the_bar_alone(arrive: Arrive) -> None:
    """Two effects in long words: they are tiles of a panel above the bar, whole, and no buttons beside them."""
    guest = arrive(size=PHONE, language="uk-UA")
    screening = Screening("viscounts", 3, 7, level="novice")
    asked = screening.until(lambda question: question["kind"] == "ChooseEffect")
    screening.open(guest)
    expect(guest.page.locator("#board .ways .way[data-choice]")).to_have_count(len(asked["options"]))
    expect(guest.page.locator("section.bar .option")).to_have_count(0)
    guest.page.wait_for_function(f"() => ({OUTSIDE})().length === 0")


def test_a_hint_names_a_choice_and_its_reasons(arrive: Arrive) -> None:
    guest = arrive().quick_play("citadels")
    guest.page.get_by_role("button", name="Hint").click()
    advice = guest.page.locator(".advice p")
    expect(advice).to_be_visible()
    said = advice.inner_text()
    assert "why-" not in said
    guest.page.locator("header select").select_option("uk")  # advice changes its language with the rest
    expect(advice).not_to_have_text(said)
    guest.page.locator("header select").select_option("en")
    expect(advice).to_have_text(said)


@pytest.mark.by_day("keys")
@pytest.mark.parametrize("by", ["keys", "plain"])
def test_a_whole_game_without_a_mouse(arrive: Arrive, by: str) -> None:
    guest = arrive(plain=by == "plain")
    guest.make_table("citadels", "me", "bot")
    guest.play_to_end(by)
    expect(guest.page.locator(".end h2")).to_be_visible()


def test_the_language_changes_at_once_and_the_place_stays(arrive: Arrive) -> None:
    guest = arrive().quick_play("citadels")
    guest.step()
    guest.asked()
    step = guest.page.locator(".table").get_attribute("data-step")
    for language, game in (("uk", "Цитаделі"), ("pl", "Cytadela"), ("en", "Citadels")):
        guest.page.locator("header select").select_option(language)
        expect(guest.page.locator("h1")).to_have_text(game)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
    assert guest.page.locator(".table").get_attribute("data-step") == step


def test_the_log_lights_up_pieces_and_shows_the_moment(arrive: Arrive) -> None:
    guest = arrive().quick_play("citadels")
    for _choice in range(8):
        guest.step()
        guest.asked()
    line = guest.page.locator(".log li button").last
    line.hover()
    guest.page.locator(".log li button").nth(-6).click()
    back = guest.page.locator(".bar .to-now")
    expect(back.or_(guest.page.locator(".notice"))).to_be_visible()
    if back.count():
        back.click()
        expect(back).to_have_count(0)


def test_on_a_phone_a_character_is_read_before_it_is_taken(arrive: Arrive) -> None:
    guest = arrive(size=PHONE).quick_play("citadels")
    step = guest.page.locator(".table").get_attribute("data-step")
    first = guest.page.locator(".fan [data-spot=open]").first
    name = str(first.get_attribute("aria-label")).split(".")[0]
    first.evaluate("(card) => card.click()")
    expect(guest.page.locator(".read b")).to_have_text(name)
    assert guest.page.locator(".table").get_attribute("data-step") == step
    guest.page.locator(".read .button.main").click()
    expect(guest.page.locator(f".table[data-step='{step}']")).to_have_count(0)


COUNTED = """() => { window.sounds = 0; const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); }; }"""


def test_one_tap_mutes_and_stays_so(arrive: Arrive) -> None:
    guest = arrive(sound=True)
    guest.page.add_init_script(f"({COUNTED})()")
    screening = Screening("citadels", 4, 3, level="novice")
    page = screening.open(guest)

    def told() -> int:
        """The reader chooses and is asked again: pieces move and a bell rings, for who hears it."""
        for _question in zip(screening.questions(), range(4), strict=False):
            page.wait_for_selector(f".table[data-step='{screening.play.number}']")
        return int(page.evaluate("() => window.sounds"))

    assert told() > 0, "what is not muted is heard"
    button = page.locator("header.status .sound")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    muted = int(page.evaluate("() => window.sounds"))
    assert told() == muted
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
