"""Everything on the board of Citadels has its room: names, piles, points, tags, in every language, however crowded."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from castellany.kernel import walk
from tests.browser.citizen import GAMES, asks, offers, screened
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening

LONG = ["Świętosława", "Володимира", "Мирослава", "Bogumiła", "Святослава", "Mieczysław", "Олександр"]
# Nothing lies over the outer half of a token, and the board does not end before it.
SEEN = """token => { const { x, y, width, height } = token.getBoundingClientRect();
  token.parentElement.style.pointerEvents = 'all';
  const top = document.elementFromPoint(x + width - 3, y + height / 2);
  const { right } = document.querySelector('#board').getBoundingClientRect();
  return x + width <= right && token.parentElement.contains(top); }"""
CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"


def inside(page: Page, parts: str, whole: str) -> None:
    """Everything that one selector finds lies within what the other finds."""
    frame = page.locator(whole).first.bounding_box()
    assert frame
    for part in page.locator(parts).all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= frame["x"] - 1, part.inner_text()
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1, part.inner_text()


def named(screening: Screening) -> Screening:
    for seat, name in zip(screening.table.seats[1:], LONG, strict=False):
        seat.name = name
    return screening


@pytest.mark.parametrize("seats", [6, 8])
@pytest.mark.parametrize("language", ["uk-UA", "pl-PL"])
def test_four_piles_lie_side_by_side(arrive: Arrive, language: str, seats: int) -> None:
    """While characters are passed on there are four, and the cell of a full table is narrow."""
    screening, _asked = screened("devious_dignitaries", asks("Pick"), seats)
    page = screening.open(arrive(language=language))
    expect(page.locator(".table-cell .pile")).to_have_count(4)
    expect(page.locator("[data-thing=pool] .word svg")).to_be_visible()
    inside(page, ".table-cell .word, .table-cell .pile", ".table-cell")
    boxes = [box for word in page.locator(".table-cell .word").all() if (box := word.bounding_box())]
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 1


@pytest.mark.parametrize("seats", [5, 6, 8])
def test_long_names_can_be_read_on_plates_and_ribbons(arrive: Arrive, seats: int) -> None:
    screening, _asked = screened(
        "illustrious_emissaries", lambda asked: asked["kind"] == "Turn" and asked["facts"]["limit"] > 1, seats
    )
    page = named(screening).open(arrive(language="uk-UA"))
    assert page.locator(".plate .who b").evaluate_all(CUT) == []
    expect(page.locator(".stage .below.own").first).to_be_visible()
    assert page.locator(".stage .below.own b").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", [DESK, (1024, 700)], ids=["desk", "low"])
def test_a_large_hand_leaves_the_points_their_room(arrive: Arrive, size: tuple[int, int]) -> None:
    screening, _asked = screened("illustrious_emissaries", asks("Give"), 3)
    page = screening.open(arrive(size=size))
    expect(page.locator(".home .hand.crowded")).to_be_visible()
    expect(page.locator(".home .memory").first).to_be_visible()
    signs = page.locator(".home .parts > span > :first-child")
    expect(signs.first).to_be_visible()
    inside(page, ".home .parts > span > :first-child", ".home .parts")
    cut = "parts => parts.filter(part => part.scrollWidth > part.clientWidth + 1).length"
    assert page.locator(".home .parts").evaluate_all(cut) == 0


def test_a_price_covers_no_signs_of_what_the_card_does(arrive: Arrive) -> None:
    screening, _asked = screened("devious_dignitaries", offers("opt-scaffold"), 4)
    page = screening.open(arrive())
    covered = """cards => cards.filter(card => {
      card.style.rotate = '0deg'; // in the fan the box of a thing is larger than the thing
      const [signs, tag] = ['.effect', '.tag'].map(part => card.querySelector(part)?.getBoundingClientRect());
      return signs && tag && tag.top < signs.bottom - 2; }).length"""
    assert page.locator(".home .district .effect").count()
    assert page.locator(".home .district[data-spot=open]").evaluate_all(covered) == 0


def test_on_a_phone_the_next_card_covers_no_tag(arrive: Arrive) -> None:
    screening, _asked = screened("illustrious_emissaries", asks("Give"))
    page = screening.open(arrive(size=PHONE))
    covered = """cards => cards.slice(1).filter((card, index) => {
      const tag = cards[index].querySelector('.tag')?.getBoundingClientRect();
      return tag && tag.right > card.getBoundingClientRect().left + 1; }).length"""
    assert page.locator(".dock .hand .tag").count() > 5
    assert page.locator(".dock .hand .district").evaluate_all(covered) == 0


def test_on_a_low_board_faces_and_houses_are_seen(arrive: Arrive) -> None:
    screening, _asked = screened("vicious_nobles", offers("opt-destroy"))
    page = screening.open(arrive(size=(1040, 700)))
    least = {".me .face": 90, ".plate .lot[data-spot=open] .rise": 34}
    for part, height in least.items():
        box = page.locator(part).first.bounding_box()
        assert box and box["height"] >= height, part


def test_on_a_phone_a_price_covers_nothing_of_the_row_above(arrive: Arrive) -> None:
    screening, _asked = screened("vicious_nobles", offers("opt-destroy"))
    page = screening.open(arrive(size=PHONE))
    over = """tags => tags.filter(tag =>
      tag.getBoundingClientRect().top < tag.closest('.line').getBoundingClientRect().top - 3).length"""
    assert page.locator(".rows .price").count()
    assert page.locator(".rows .price").evaluate_all(over) == 0


def test_names_in_a_crowded_street_do_not_touch(arrive: Arrive) -> None:
    screening, _asked = screened("devious_dignitaries", asks("Confiscate"), 3)
    page = screening.open(arrive())
    expect(page.locator(".home .hand.crowded")).to_be_visible()
    gaps = """names => { const range = document.createRange();
      const boxes = names.map(name => (range.selectNodeContents(name), range.getBoundingClientRect()));
      return boxes.slice(1).map((box, index) => box.left - boxes[index].right); }"""
    assert min(page.locator(".home .name").evaluate_all(gaps)) > 2


def test_on_a_phone_an_empty_hand_leaves_its_room_to_the_rows(arrive: Arrive) -> None:
    screening, _asked = screened("illustrious_emissaries", offers("opt-crown"), 7)
    page = screening.open(arrive(size=PHONE))
    expect(page.locator(".dock .hand .district")).to_have_count(0)
    expect(page.locator(".rows .line").last).to_be_in_viewport(ratio=1)
    rows, last = page.locator(".rows").bounding_box(), page.locator(".rows .line").last.bounding_box()
    assert rows and last and last["y"] + last["height"] <= rows["y"] + rows["height"] + 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_laid_aside_is_rimmed_in_grey(arrive: Arrive, size: tuple[int, int]) -> None:
    """The same hand as in the draft, without its gold: nobody takes what is meant to be laid aside."""
    screening, _asked = screened("first_game", asks("Lay"), 2)
    page = screening.open(arrive(size=size))
    card = page.locator(".rank.offer").first
    expect(card).to_be_visible()
    assert "rgb(240, 189, 60)" not in card.locator(".frame").evaluate("card => getComputedStyle(card).boxShadow")


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_at_the_end_the_verdict_and_all_names_are_read_whole(arrive: Arrive, seats: int) -> None:
    screening = Screening("citadels", seats, 12, level="novice", cast="tenacious_delegates")
    page = named(screening).open(arrive(expected=("404",), language="pl-PL"))
    screening.finish()
    expect(page.locator(".end .plates li")).to_have_count(seats)
    assert page.locator(".end .plates .who > span").evaluate_all(CUT) == []
    laurel = page.locator(".end .laurel").bounding_box()
    assert laurel and abs(laurel["width"] - laurel["height"]) < 1
    broken = """title => { const range = document.createRange(); const node = title.firstChild;
      return [...title.textContent.matchAll(/\\S+/g)].filter(({ index, 0: word }) => {
        range.setStart(node, index); range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1; }).map(([word]) => word); }"""
    page.locator(".end h2").evaluate("title => title.normalize()")
    assert page.locator(".end h2").evaluate(broken) == []


def test_on_a_phone_the_coach_turns_to_what_he_speaks_of(arrive: Arrive) -> None:
    """First of the own hand, as soon as the board is there; then of the characters, and these are in sight again."""
    page = arrive(size=PHONE, language="uk-UA").visit("learn/citadels").page
    page.locator("main .button.main").click()
    hand, front = page.locator(".dock .hand .district").first, page.locator(".fan .rank.offer").first
    expect(page.locator(".strip .count")).to_contain_text("1/")
    expect(hand).to_be_in_viewport(ratio=0.9)
    top = "document.querySelector(part).getBoundingClientRect().top"
    above = f"() => {{ const top = part => {top}; return top('.strip') - top('.dock .hand') > 60; }}"
    page.wait_for_function(above)
    page.locator(".strip .button.main").click()
    expect(page.locator(".strip .count")).to_contain_text("2/")
    expect(front).to_be_in_viewport(ratio=0.5)
    expect(page.locator(".veil .ring")).to_have_count(1)
    assert page.locator(".citadels").evaluate("board => board.scrollWidth - board.clientWidth") <= 0


def test_on_a_phone_the_board_turns_back_to_its_question_when_the_coach_has_said_all(arrive: Arrive) -> None:
    page = arrive(size=PHONE, language="uk-UA").visit("learn/citadels").page
    page.locator("main .button.main").click()
    front = page.locator(".fan .rank.offer").first
    expect(page.locator(".dock .hand .district").first).to_be_in_viewport(ratio=0.9)
    expect(front).not_to_be_in_viewport(ratio=0.5)
    page.locator(".strip .x").click()
    expect(front).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("size", [PHONE, (360, 740)], ids=["phone", "short"])
def test_on_a_phone_both_rivals_of_three_are_in_sight_whole(arrive: Arrive, size: tuple[int, int]) -> None:
    """Large places and large piles only where the cities keep their room."""
    screening, _asked = screened("devious_dignitaries", asks("Turn"), 3)
    page = screening.open(arrive(size=size))
    for seat in (1, 2):
        expect(page.locator(f".citadels .line[data-thing='seat:{seat}']")).to_be_in_viewport(ratio=0.99)
    last, piles = page.locator(".rows .line").last.bounding_box(), page.locator(".dock .piles").bounding_box()
    assert last and piles and last["y"] + last["height"] <= piles["y"] + 1


@pytest.mark.parametrize("kind", ["Threat", "Confiscate", "Keep"])
@pytest.mark.parametrize("language", ["uk-UA", "pl-PL"])
def test_on_a_low_phone_all_that_lies_on_the_cloth_is_seen_at_once(arrive: Arrive, kind: str, language: str) -> None:
    screening, asked = screened("devious_dignitaries", asks(kind))
    page = screening.open(arrive(size=(320, 640), language=language))
    ways = ".cloth .take, .cloth .cards .district"
    expect(page.locator(ways)).to_have_count(len(asked["options"]))
    for part in page.locator(f"{ways}, .cloth .side > *:visible, .cloth .fold").all():
        expect(part).to_be_in_viewport(ratio=0.99)


def test_a_name_in_the_moon_is_read_whole_above_its_ribbon(arrive: Arrive) -> None:
    """Also where its letters reach below the line."""
    screening, _asked = screened("devious_dignitaries", offers("opt-warrants"))
    page = screening.open(arrive())
    title = page.locator(".rank.called .title")
    expect(title).to_have_text("Magistrate")
    foot = title.evaluate(
        """title => { const pen = document.createElement('canvas').getContext('2d');
             const style = getComputedStyle(title);
             pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
             const range = document.createRange();
             range.selectNodeContents(title);
             const { fontBoundingBoxDescent: line, actualBoundingBoxDescent: letters } = pen.measureText('g');
             return range.getBoundingClientRect().bottom - line + letters; }"""
    )
    ribbon = page.locator(".rank.called .below").bounding_box()
    assert ribbon and foot <= ribbon["y"] + 0.5


def robbed(rank: int) -> Screening:
    """A moment when this character is still to be robbed."""
    for seed in range(1, GAMES):
        screening = Screening("citadels", 6, seed, level="novice")
        for _round in range(3):
            screening.until(asks("Pick"))
            screening.until(asks("Turn"))
            cast = next(thing for thing in screening.play.state.observe(0)["things"] if thing["id"] == "cast")
            if any(one["id"] == f"rank:{rank}" and one["facts"]["robbed_by"] is not None for one in cast["items"]):
                return screening
    raise AssertionError("no game came to this moment")


def test_whose_a_purse_is_can_be_read_beside_the_next_card(arrive: Arrive) -> None:
    """Its token hangs out over the edge of the card, and neither the next one nor the rim of the board cuts it off."""
    for rank in (7, 8):
        page = robbed(rank).open(arrive())
        assert page.locator(f".stage [data-thing='rank:{rank}'] .purse i").evaluate(SEEN), rank


def last_round() -> tuple[Screening, list[str]]:
    """A game in which the reader still acts after a city is complete; whose cities are."""
    for seed in range(1, GAMES):
        screening = Screening("citadels", 5, seed, level="novice", cast="tenacious_delegates")
        screening.until(asks("Turn"))
        for _question in screening.questions():
            seen = screening.play.state.observe(0)
            if seen["phase"]["id"] == "phase-last":
                seats = [thing for thing in seen["things"] if thing["kind"] == "seat"]
                cities = [item for seat in seats for item in seat["items"] if item["id"] == f"{seat['id']}/city"]
                return screening, [city["id"] for city in cities if city["facts"]["complete"]]
    raise AssertionError("no game came to this moment")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_in_the_last_round_the_table_says_so_and_a_complete_city_has_its_wreath(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    screening, complete = last_round()
    visitor = arrive(size=size)
    page = screening.open(visitor)
    expect(page.locator(".status")).to_contain_text("Last round")
    expect(page.locator(".citadels .wreath")).to_have_count(len(complete))
    for city in complete:
        expect(page.locator(f".citadels [data-thing='{city.removesuffix('/city')}'] .wreath")).to_be_visible()
    visitor.clean()


def test_the_own_name_is_read_whole_or_left_to_the_token(arrive: Arrive) -> None:
    screening, _asked = screened("illustrious_emissaries", asks("Give"), 3)
    page = screening.open(arrive())
    expect(page.locator(".home .hand.crowded")).to_be_visible()
    shown = page.locator(".home header .who").evaluate(
        """who => { const [name, frame] = [who.querySelector('b'), who].map(part => part.getBoundingClientRect());
             const seen = name.top < frame.bottom - 4;
             return !seen || name.right <= frame.right + 1; }"""
    )
    assert shown
    assert page.locator(".home header .who b").evaluate_all(CUT) == []


@pytest.mark.parametrize(("asked_for", "part"), [("Turn", ".dock .hand .district"), ("Pick", ".read .button.main")])
def test_on_the_lowest_phone_what_one_plays_with_can_be_reached(arrive: Arrive, asked_for: str, part: str) -> None:
    """Where not even a rival, the own place and the hand have room, the board scrolls, and a rival stays in it."""
    screening, _asked = screened("devious_dignitaries", asks(asked_for), 8)
    page = screening.open(arrive(size=(320, 568)))
    page.locator(part).first.scroll_into_view_if_needed()
    expect(page.locator(part).first).to_be_in_viewport(ratio=0.95)
    rows = page.locator(".rows").bounding_box()
    assert rows and rows["height"] > 50


# How far the letters of a card's name reach below its picture and its frame; neither may be.
SPILT = """card => { const letters = document.createRange(); letters.selectNodeContents(card.querySelector('.title'));
  const { top, bottom } = letters.getBoundingClientRect();
  const [picture, frame] = ['.picture', '.frame'].map(part => card.querySelector(part).getBoundingClientRect());
  return [Math.round(picture.bottom - top) > 3, Math.round(bottom - frame.bottom) > 0]; }"""


def holds(screening: Screening, card: str) -> bool:
    """Played on until the reader has been dealt this card, if ever."""
    try:
        screening.until(
            lambda _asked: any(one["id"] == card for one in walk(screening.play.state.observe(0)["things"]))
        )
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_on_a_phone_the_longest_name_of_a_district_stays_on_its_card(arrive: Arrive, language: str) -> None:
    """The Ivory Tower takes three lines in Ukrainian and Polish."""
    tower = "seat:0/hand/ivory_tower"
    for seed in range(1, GAMES):
        screening = Screening("citadels", 4, seed, level="novice", cast="illustrious_emissaries")
        if holds(screening, tower):
            break
    page = screening.open(arrive(language=language, size=PHONE))
    card = page.locator(f"[data-thing='{tower}']")
    expect(card).to_be_visible()
    assert card.evaluate(SPILT) == [False, False]


def test_a_house_to_beautify_shows_the_sign_of_it_not_a_price_alone(arrive: Arrive) -> None:
    """As on the plaque: a coin with a number is what is paid to build, to destroy or to seize."""
    screening, asked = screened("first_game", offers("opt-beautify"), 3)
    page = screening.open(arrive(language="uk-UA"))
    ways = [way for way in asked["options"] if way["message"]["id"] == "opt-beautify"]
    tags = page.locator(".home .lot .price", has=page.locator("[href='#cit-mark-note-beautified']"))
    expect(tags).to_have_text(["−1"] * len(ways))
