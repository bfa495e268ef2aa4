"""At the table: taking back, why not, hints, menus, keys alone, languages switched in mid-game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
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


def test_on_a_phone_what_was_missed_goes_with_the_first_touch(arrive: Arrive) -> None:
    guest = arrive(size=PHONE, plain=True).quick_play("paladins")
    since = missed(guest)
    expect(since).to_be_visible()
    guest.page.locator("#board").click(position={"x": 5, "y": 5})
    expect(since).to_have_count(0)


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
