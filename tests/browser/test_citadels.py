"""Moments of Citadels as they are drawn: duels, the Seer's slots, ghost crowns, the Thieves' Den, the podium."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.citizen import GAMES, asks, offers, offers_rank, screened, shares
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.screening import Screening


@pytest.mark.parametrize(
    ("kind", "size"), [("Threat", DESK), ("Expose", DESK), ("Confiscate", PHONE)], ids=["bribe", "refusal", "warrant"]
)
def test_a_duel_shows_both_outcomes_and_the_cloth_folds_away(arrive: Arrive, kind: str, size: tuple[int, int]) -> None:
    screening, asked = screened("devious_dignitaries", asks(kind))
    visitor = arrive(size=size)
    page = screening.open(visitor)
    cloth = page.locator(".cloth")
    ways = {page.locator(".option").nth(index).inner_text() for index in range(len(asked["options"]))}
    expect(cloth.locator(".take")).to_have_count(2)
    for take in cloth.locator(".take").all():
        assert any(take.inner_text() in way for way in ways), ways
        expect(take).to_be_in_viewport(ratio=1)
    visitor.clean()
    visitor.fits()
    cloth.locator(".fold").click()
    expect(cloth.locator(".take")).to_have_count(0)
    expect(page.locator("#board [data-thing='seat:1']")).to_be_in_viewport()


def test_the_seer_sees_whom_she_owes_a_card(arrive: Arrive) -> None:
    screening, asked = screened("illustrious_emissaries", asks("Give"))
    page = screening.open(arrive())
    order = asked["facts"]["order"]
    expect(page.locator(".slot")).to_have_count(len(order))
    for number, seat in enumerate(order, 1):
        expect(page.locator(f"[data-thing='seat:{seat}'] .slot")).to_have_text(str(number))
    expect(page.locator(".slot.next")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_to_keep_lie_on_the_cloth_above_the_own_city(arrive: Arrive, size: tuple[int, int]) -> None:
    screening, asked = screened("first_game", asks("Keep"))
    visitor = arrive(size=size)
    page = screening.open(visitor)
    expect(page.locator(".cloth .district")).to_have_count(len(asked["options"]))
    cloth, city = page.locator(".cloth").bounding_box(), page.locator("[data-thing='seat:0/city']").bounding_box()
    assert cloth and city and cloth["y"] + cloth["height"] <= city["y"] + 1
    visitor.clean()
    visitor.fits()


def test_the_emperor_sees_where_the_crown_may_go(arrive: Arrive) -> None:
    screening, asked = screened("illustrious_emissaries", offers("opt-crown"))
    page = screening.open(arrive())
    given = [way for way in asked["options"] if way["message"]["id"].startswith("opt-crown")]
    heirs = {way["message"]["args"]["other"] for way in given}
    for seat in (f"seat:{number}" for number in range(1, 6)):
        ghost = page.locator(f"[data-thing='{seat}'] .crown.ghost")
        expect(ghost).to_have_count(1 if seat in heirs else 0)
    expect(page.locator(".plaque")).to_contain_text("Give the crown")


def test_a_character_paid_in_cards_promises_cards(arrive: Arrive) -> None:
    """The Cardinal and the Patrician are paid in cards: in the hand of the draft nothing of theirs shows a coin."""
    screening, asked = screened("vicious_nobles", lambda asked: asked["kind"] == "Pick" and offers_rank(asked, 5), 4)
    page = screening.open(arrive())
    cardinal = next(way for way in asked["options"] if way["targets"] == ["rank:5"])
    assert cardinal["facts"]["gold"] is None
    brings = page.locator("[data-thing='rank:5'] .brings")
    expect(brings).to_have_text(f"+{cardinal['facts']['cards']}")
    expect(brings.locator("use[href='#cit-gold']")).to_have_count(0)


def test_on_a_phone_the_draft_shows_all_ranks_and_who_chooses_when(arrive: Arrive) -> None:
    screening, asked = screened("first_game", asks("Pick"), 4)
    visitor = arrive(size=PHONE, language="pl-PL")
    page = screening.open(visitor)
    expect(page.locator(".stage > .rank")).to_have_count(8)
    expect(page.locator(".stage > .rank.echo")).to_have_count(len(asked["options"]))
    expect(page.locator(".order li")).to_have_count(4)
    expect(page.locator(".order li.next")).to_have_count(1)
    visitor.clean()
    visitor.fits()


def test_what_one_laid_aside_is_told_apart(arrive: Arrive) -> None:
    """Who lays a character aside knows that nobody has it, long before it is called."""
    for seed in range(1, GAMES):
        screening = Screening("citadels", 2, seed, level="novice")
        screening.until(asks("Turn"))
        things = screening.play.state.observe(0)["things"]
        ranks = next(thing for thing in things if thing["id"] == "cast")["items"]
        cast = [one for one in ranks if one["id"].startswith("rank:")]
        laid = [one["id"] for one in cast if one["facts"]["laid"] and not one["facts"]["silent"]]
        if laid:
            break
    assert laid, "no game came to this moment"
    page = screening.open(arrive())
    for id in laid:
        expect(page.locator(f"[data-thing='{id}'] .below")).to_have_text("aside")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_theater_swaps_with_whoever_sits_at_a_plate(arrive: Arrive, size: tuple[int, int]) -> None:
    """Masks and own characters bear the sign; a tap anywhere on the place asks which character one gives."""
    screening, asked = screened("devious_dignitaries", asks("TheaterSwap"), 3)
    page = screening.open(arrive(size=size))
    expect(page.locator("[data-thing='seat:1'] .swap, [data-thing='seat:2'] .swap")).to_have_count(2)
    expect(page.locator(".me .swap").first).to_be_visible()
    expect(page.locator(".citadels .about")).to_have_attribute("data-district", "theater")
    page.locator("[data-thing='seat:1'] .who b").first.click()
    expect(page.locator(".menu .button:not(.quiet)")).to_have_count((len(asked["options"]) - 1) // 2)


def test_the_haunted_quarter_says_in_the_end_what_it_counts_as(arrive: Arrive) -> None:
    screening = Screening("citadels", 5, 19, level="novice", cast="illustrious_emissaries")
    page = screening.open(arrive(expected=("404",), language="pl-PL"))
    screening.finish()
    city = next(item for item in screening.play.state.observe(0)["things"] if item["id"] == "seat:0")["items"]
    wild = next(item for item in city if item["id"] == "seat:0/city")["facts"]["wild"]
    assert wild == "noble", "the game has changed: another seed brings this moment"
    page.get_by_role("button", name="Zobacz stół").click()
    lot = page.locator(".me [data-district='haunted_quarter']")
    expect(lot).to_have_class(re.compile(r"\bnoble\b"))
    expect(lot.locator(".as")).to_contain_text("liczy się jako szlachecka")
    tag, panel = lot.locator(".as").bounding_box(), page.locator(".mine").bounding_box()
    assert tag and panel and tag["x"] + tag["width"] <= panel["x"] + panel["width"]


def test_on_a_phone_the_coach_points_at_cards_on_the_cloth(arrive: Arrive) -> None:
    """What he frames lies on the cloth, and the cards on it keep their room above his strip."""
    page = arrive(size=PHONE, language="pl-PL").visit("learn/citadels").page
    page.locator("main .button.main").click()
    page.locator(".read .button.main").click()
    page.locator(".plaque .way", has_text="›").click()
    card = page.locator(".cloth .district").first
    expect(card).to_be_visible()
    for _tip in range(9):
        if page.locator(".strip .words", has_text="Zatrzymaj kartę").count():
            break
        page.locator(".strip .button.main").click()
    expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator(".veil .ring")).to_have_count(page.locator(".cloth .district").count())
    page.wait_for_function(
        """() => { const veil = document.querySelector('svg.veil');
             if (!veil) return false;
             veil.style.pointerEvents = 'all';
             const seen = [...veil.querySelectorAll('.ring')].map(ring => {
               const { x, y, width, height } = ring.getBoundingClientRect();
               return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.veil') === veil; });
             veil.style.pointerEvents = '';
             return seen.length > 0 && seen.every(Boolean); }"""
    )


def test_the_thieves_den_rises_while_it_is_paid(arrive: Arrive) -> None:
    screening, asked = screened("vicious_nobles", asks("Den"))
    page = screening.open(arrive())
    due = page.locator(".me .ghost .due")
    expect(due).to_be_visible()
    expect(due).to_contain_text(str(asked["facts"]["price"] - asked["facts"]["cards"]))
    expect(page.locator(".cloth")).to_have_count(0)


def test_each_way_to_build_a_card_has_its_tag(arrive: Arrive) -> None:
    screening, asked = screened("devious_dignitaries", offers("opt-scaffold"))
    page = screening.open(arrive())
    way = next(way for way in asked["options"] if way["message"]["id"] == "opt-scaffold")
    expect(page.locator(f"[data-thing='{way['targets'][0]}'] .tag.torn")).to_be_visible()
    expect(page.locator("[data-thing='seat:0/city/framework'] .torn")).to_be_visible()


def test_on_a_phone_nothing_leaves_the_bar(arrive: Arrive) -> None:
    """A long way to stop breaks into lines beside the tools: it neither leaves the bar nor pushes the sentence out."""
    screening, _asked = screened("devious_dignitaries", offers("opt-scaffold"))
    page = screening.open(arrive(size=PHONE, language="uk-UA"))
    bar = page.locator("section.bar").bounding_box()
    assert bar
    expect(page.locator("section.bar .stops .option")).to_be_visible()
    for part in (".sentence", ".tools", ".stops .option"):
        box = page.locator(f"section.bar {part}").bounding_box()
        assert box, part
        assert bar["y"] <= box["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"], part
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], part


def test_a_call_that_nobody_answers_has_its_moment(arrive: Arrive) -> None:
    """The moon comes to the card, its candle goes out, the log has got so far; then the game goes on."""
    screening = Screening("citadels", 4, 3, level="novice")
    screening.until(lambda _asked: True)
    page = screening.open(arrive(pace="slow"))
    for _question in screening.questions():  # told to the page one change after another
        if any(line.message.id == "event-nobody" for entry in screening.log for line in entry.happenings):
            break
    candle = page.locator(".rank.called .candle")
    expect(candle).to_be_visible()
    expect(page.locator("section.bar .sentence")).to_contain_text("nobody answers")
    expect(candle).to_have_count(0)


def test_at_the_end_the_stage_is_a_podium(arrive: Arrive) -> None:
    screening = Screening("citadels", 5, 4, level="novice", cast="tenacious_delegates")
    visitor = arrive(expected=("404",))
    page = screening.open(visitor)
    screening.finish()
    page.get_by_role("button", name="See the table").click()
    best = max(score.total for score in screening.play.state.scores())
    expect(page.locator(".podium .laurel b")).to_have_text(str(best))
    expect(page.locator(".podium li")).to_have_count(4)
    expect(page.locator(".lot.empty").first).to_be_visible()
    expect(page.locator(".lot.near, .lot.empty span:not(:empty)")).to_have_count(0)  # nothing is to be won any more
    visitor.clean()


def test_a_card_that_a_district_would_take_says_which(arrive: Arrive) -> None:
    """Nothing glows without saying what for: the Laboratory's sign hangs on the cards it would take."""
    screening, asked = screened("devious_dignitaries", offers("opt-laboratory"), 4)
    page = screening.open(arrive())
    way = next(way for way in asked["options"] if way["message"]["id"] == "opt-laboratory")
    expect(page.locator(f"[data-thing='{way['targets'][0]}'] .tag.house")).to_be_visible()


def to_place(word: str) -> tuple[str, int, int]:
    """A recorded game at the moment when the reader may place warrants or threats: the record, the step, the seat."""
    screening, _asked = screened("devious_dignitaries", offers(word))
    record = screening.play.record()
    return record.dumps(), len(record.choices), 0


@pytest.mark.parametrize(
    ("word", "count", "real", "other"),
    [("opt-warrants", 3, "note-signed", "note-unsigned"), ("opt-threats", 2, "note-rose", "note-blank")],
    ids=["warrants", "threats"],
)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_markers_are_placed_by_a_click_each(
    arrive: Arrive, word: str, count: int, real: str, other: str, size: tuple[int, int]
) -> None:
    """The first one touched is the real one; all of them are one gesture, and the log does not tell the first."""
    page = arrive(size=size).play_on(*to_place(word)).page
    ranks = ["rank:7", "rank:4", "rank:5"][:count]
    step = page.locator(".table").get_attribute("data-step")
    marks = page.locator(f"use[href='#cit-mark-{real}'], use[href='#cit-mark-{other}']")
    for rank in ranks[:-1]:
        page.locator(f".stage [data-thing='{rank}']").click()
        expect(page.locator(f"[data-thing='{rank}'] .mark")).to_be_visible()
    assert page.locator(".table").get_attribute("data-step") == step, "nothing is sent before the last one"
    page.locator(f".stage [data-thing='{ranks[-1]}']").click()
    page.wait_for_selector(f".table:not([data-step='{step}'])")
    expect(marks).to_have_count(count)
    expect(page.locator(f"[data-thing='rank:7'] use[href='#cit-mark-{real}']")).to_have_count(1)
    page.keyboard.press("z")
    expect(marks).to_have_count(0)
    page.wait_for_selector("[data-thing='rank:7'][data-spot=open]")


def test_markers_begun_are_dropped_by_taking_back(arrive: Arrive) -> None:
    page = arrive().play_on(*to_place("opt-warrants")).page
    page.locator(".stage [data-thing='rank:7']").click()
    expect(page.locator("section.bar .sentence")).to_contain_text("Unsigned still to place: 2")
    page.locator(".stage [data-thing='rank:7']").click()
    expect(page.locator(".rank .mark")).to_have_count(0)
    page.locator(".plaque button", has_text="Place warrants").click()
    expect(page.locator("section.bar .sentence")).to_have_text("Where does the signed warrant go?")
    page.locator(".stage [data-thing='rank:7']").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".rank .mark")).to_have_count(0)
    expect(page.locator("section.bar .sentence")).to_have_text("Where does the signed warrant go?")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".plaque button", has_text="Place warrants")).to_be_visible()


def test_on_a_tablet_every_city_of_a_full_table_is_in_sight(arrive: Arrive) -> None:
    """The rows grow with the screen only as far as all of them have room."""
    screening, _asked = screened("devious_dignitaries", asks("Turn"), 8)
    page = screening.open(arrive(size=(768, 1024)))
    for seat in range(8):
        expect(page.locator(f".citadels .line[data-thing='seat:{seat}']")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("asked_for", ["Pick", "Turn"])
def test_on_a_low_screen_the_own_city_and_the_hand_are_in_sight_whole(arrive: Arrive, asked_for: str) -> None:
    """The ranks give way first: no city loses its houses, no card its price."""
    full = 5 if asked_for == "Pick" else 1
    screening, _asked = screened(
        "illustrious_emissaries", lambda asked: asked["kind"] == asked_for and len(asked["options"]) >= full
    )
    page = screening.open(arrive(size=(1024, 700), language="pl-PL"))
    for part in [page.locator(".citadels .mine"), *page.locator(".citadels .hand .district").all()]:
        expect(part).to_be_in_viewport(ratio=0.99)
    for plate in page.locator(".citadels .plate").all():
        header, street = plate.locator(".who").bounding_box(), plate.locator(".street").bounding_box()
        assert header and street and header["y"] + header["height"] <= street["y"] + 6 and street["height"] > 30


def test_on_a_phone_no_house_makes_a_row_higher(arrive: Arrive) -> None:
    screening = Screening("citadels", 8, 3, level="novice", cast="devious_dignitaries")
    screening.until(lambda asked: asked["kind"] == "Turn" and screening.play.state.round > 4)  # type: ignore[attr-defined]
    page = screening.open(arrive(size=PHONE))
    expect(page.locator(".rows .line .rise").first).to_be_visible()
    heights = page.locator(".rows .line").evaluate_all("lines => lines.map(line => Math.round(line.offsetHeight))")
    assert len(set(heights)) == 1 and heights[0] <= 56, heights


def test_six_at_the_table_are_in_sight_at_once_on_a_phone(arrive: Arrive) -> None:
    """As drawn: five rivals, the piles, the own row, the plaque and the hand on one screen, and nothing covered."""
    screening, _asked = screened("vicious_nobles", asks("Turn"))
    page = screening.open(arrive(size=PHONE, language="uk-UA"))
    rows = page.locator(".rows .line")
    expect(rows).to_have_count(5)
    for row in [*rows.all(), *page.locator(".dock .pile b").all(), page.locator(".dock .hand .district").first]:
        expect(row).to_be_in_viewport(ratio=1)
    last, piles, own = rows.last, page.locator(".dock .piles"), page.locator(".dock .line")
    ends = [box["y"] + box["height"] for part in (last, piles) if (box := part.bounding_box())]
    starts = [box["y"] for part in (piles, own) if (box := part.bounding_box())]
    assert ends[0] <= starts[0] + 4 and ends[1] <= starts[1] + 4


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_four_ways_to_be_paid_stand_in_one_line(arrive: Arrive, size: tuple[int, int]) -> None:
    """The Abbot splits his income: every way is in sight, and on the desk his portrait keeps its room."""
    screening, asked = screened("devious_dignitaries", lambda asked: asked["kind"] == "Turn" and shares(asked) == 4, 8)
    page = screening.open(arrive(size=size))
    ways = page.locator(".plaque .many .way")
    expect(ways).to_have_count(shares(asked))
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    assert len({round(box["y"]) for way in ways.all() if (box := way.bounding_box())}) == 1
    if size == DESK:
        face = page.locator(".self .face").first.bounding_box()
        assert face and face["height"] > 60


def test_a_levy_says_how_much_comes_from_whom(arrive: Arrive) -> None:
    screening, asked = screened("vicious_nobles", offers("opt-levy"), 5)
    page = screening.open(arrive())
    way = next(way for way in asked["options"] if way["message"]["id"] == "opt-levy")
    lent = [other for other in asked["options"] if other["targets"] == way["targets"]]
    tag = page.locator(f"[data-thing='{way['targets'][0]}'] .tag.levy")
    expect(tag).to_contain_text(f"+{way['message']['args']['gold']}")
    expect(tag.locator("svg text")).to_have_count(len(lent))


@pytest.mark.parametrize(("seats", "seed", "cast"), [(5, 12, "tenacious_delegates"), (8, 9, "devious_dignitaries")])
def test_at_the_end_every_name_and_part_on_a_plate_can_be_read(
    arrive: Arrive, seats: int, seed: int, cast: str
) -> None:
    screening = Screening("citadels", seats, seed, level="novice", cast=cast)
    for seat in screening.table.seats[1:]:
        seat.name = "Gertruda"  # the widest of the bots' names
    page = screening.open(arrive(expected=("404",)))
    screening.finish()
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".plate .parts").first).to_be_visible()
    cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"
    assert page.locator(".plate .who b").evaluate_all(cut) == []
    covered = """plates => plates.flatMap(plate => {
      const rose = plate.querySelector('.rose').getBoundingClientRect();
      return [...plate.querySelectorAll('.parts > span')].map(part => part.getBoundingClientRect())
        .filter(({ right, bottom }) => right > rose.left + 1 && bottom > rose.top).length; })"""
    assert set(page.locator(".plate").evaluate_all(covered)) == {0}


def test_what_is_advised_is_told_apart_from_what_else_glows(arrive: Arrive) -> None:
    screening, _asked = screened("first_game", lambda asked: asked["kind"] == "Turn" and offers("opt-take")(asked), 4)
    record = screening.play.record()
    page = arrive().play_on(record.dumps(), len(record.choices), 0).page
    page.keyboard.press("h")
    advised = page.locator(".citadels [data-hinted]").first
    expect(advised).to_have_css("outline-style", "dashed")
    assert (
        page.locator(".citadels [data-spot=open]").count() > page.locator(".citadels [data-spot][data-hinted]").count()
    )


def test_on_a_phone_a_large_hand_shows_that_it_goes_on(arrive: Arrive) -> None:
    """Five cards fill the row; of the sixth enough looks in to be touched."""
    screening, _asked = screened("illustrious_emissaries", asks("Give"))
    page = screening.open(arrive(size=PHONE))
    sixth = page.locator(".dock .hand .district").nth(5).bounding_box()
    assert sixth and sixth["x"] <= PHONE[0] - 24


def test_on_a_phone_the_hand_itself_is_the_hand(arrive: Arrive) -> None:
    """The coach's pin and what glows stand at the cards, not at their number."""
    screening, asked = screened("first_game", offers("opt-redraw"), 4)
    page = screening.open(arrive(size=PHONE))
    hand = page.locator("[data-thing='seat:0/hand']")
    expect(hand).to_have_count(1)
    expect(hand.locator(".district").first).to_be_visible()
    assert any("seat:0/hand" in way["targets"] for way in asked["options"])
    expect(hand).to_have_attribute("data-spot", "open")


@pytest.mark.parametrize("size", [(768, 1024), PHONE], ids=["tablet", "phone"])
def test_a_full_fan_hides_nothing_of_the_order(arrive: Arrive, size: tuple[int, int]) -> None:
    screening, _asked = screened(
        "illustrious_emissaries", lambda asked: asked["kind"] == "Pick" and len(asked["options"]) == 8, 3
    )
    page = screening.open(arrive(size=size))
    order = page.locator(".order").bounding_box()
    assert order
    cards = [box for card in page.locator(".rank.offer").all() if (box := card.bounding_box())]
    assert len(cards) == 8 and max(box["y"] + box["height"] for box in cards) <= order["y"] + 6
