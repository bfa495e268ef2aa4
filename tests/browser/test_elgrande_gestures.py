"""Gestures on the board of El Grande: few clicks, and each gesture taken back as one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.grandee import STATE, Grandee, Picture


def test_a_decree_turn_takes_six_clicks(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    picture(guest.visitor, "elgrande-desk")
    region = guest.open_places()[0]
    before = guest.count(f"{region}/seat:0")
    guest.page.keyboard.down("Shift")
    guest.click(guest.thing(region))
    guest.page.keyboard.up("Shift")
    expect(guest.page.locator(f".elgrande [data-thing='{region}/seat:0']")).to_be_visible()
    assert guest.count(f"{region}/seat:0") == before + 4 and guest.count("seat:0/court") == court - 4
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    guest.until("DecreeTile")
    guest.click(guest.thing("tile:eight_four"))
    expect(guest.page.locator("section.bar")).to_contain_text("Where does the score tile go?")
    guest.click(guest.thing(region))
    expect(guest.page.locator(".elgrande .plaque.tile").first).to_be_visible()
    assert guest.clicks == 6


def test_a_gesture_is_taken_back_as_one(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    region = guest.open_places()[0]
    guest.page.keyboard.down("Shift")
    guest.click(guest.thing(region))
    guest.page.keyboard.up("Shift")
    assert guest.count("seat:0/court") == court - 4
    guest.undo()
    assert guest.count("seat:0/court") == court, "four placed, four back"


def test_inviting_and_taking_a_card_is_one_click_and_may_be_fewer(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(7, 8, 6).until("Invite")
    court = guest.count("seat:0/court")
    expect(guest.page.locator(".stepper b")).to_have_text(re.compile(r"\+[23]"))
    guest.page.get_by_role("button", name="Less: caballeros to invite").click()
    wanted = int(guest.page.locator(".stepper b").inner_text())
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]").first)
    guest.until("UseCard")
    assert guest.count("seat:0/court") == court + wanted


def test_caballeros_are_dragged_from_the_court(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    region = guest.open_places()[0]
    cube = guest.page.locator(".elgrande .cube.free").nth(1).bounding_box()
    assert cube
    guest.page.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    guest.page.mouse.down()
    guest.page.mouse.move(*guest.middle(region), steps=6)
    expect(guest.page.locator(".ghost")).to_be_visible()
    before = guest.page.evaluate(STATE)
    guest.page.mouse.up()
    guest.changed(before)
    assert guest.count("seat:0/court") == court - 2, "the second cube brings the first along"
    guest.undo()
    assert guest.count("seat:0/court") == court, "dragged as one, back as one"


def test_a_mouse_that_stays_pressed_places_all_the_rest(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    region = guest.open_places()[0]
    before = guest.page.evaluate(STATE)
    guest.page.mouse.move(*guest.middle(region))
    guest.page.mouse.down()
    guest.changed(before)
    guest.page.mouse.up()
    expect(guest.page.locator(".elgrande .cube")).to_have_count(court - 4)
    guest.undo()
    assert guest.count("seat:0/court") == court


def test_a_finger_that_stays_opens_the_sheet_with_what_may_be_done(arrive: Arrive) -> None:
    guest = Grandee(arrive(size=PHONE), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    region = guest.open_places()[0]
    touch = guest.page.context.new_cdp_session(guest.page)
    x, y = guest.middle(region)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(guest.page.locator(".popover .region.large")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.get_by_role("button", name="All 4 here").click()
    expect(guest.page.locator(".elgrande .cube")).to_have_count(court - 4)
    expect(guest.page.locator(".popover")).to_have_count(0)
    guest.undo()
    assert guest.count("seat:0/court") == court


def test_clicks_faster_than_the_house_are_not_lost(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    guest.page.evaluate(
        """id => { const path = document.querySelector(`path[data-thing='${id}']`);
             for (let i = 0; i < 3; i += 1) path.dispatchEvent(new MouseEvent('click', { bubbles: true })); }""",
        guest.open_places()[0],
    )
    expect(guest.page.locator(".elgrande .cube")).to_have_count(court - 3)


def test_a_group_is_moved_in_one_gesture_and_comes_back_in_one(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="12", short_game=True)
    guest.power(13).take("Machination").until("UseCard")
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    guest.until("MoveCaballeros")
    troop = guest.page.locator(".elgrande .troop[data-spot=open]", has_text=re.compile("2")).first
    piece = troop.get_attribute("data-thing") or ""
    guest.click(troop)
    guest.click(guest.thing(piece))
    expect(guest.page.locator("section.bar")).to_contain_text("You hold 2 caballeros")
    target = next(place for place in guest.open_places() if not piece.startswith(place))
    picture(guest.visitor, "elgrande-moving")
    before = guest.count(f"{target}/{piece.split('/')[1]}")
    guest.click(guest.thing(target))
    guest.until("MoveCaballeros")
    assert guest.count(f"{target}/{piece.split('/')[1]}") == before + 2
    guest.undo()
    assert guest.count(piece) == 2 and guest.count(f"{target}/{piece.split('/')[1]}") == before


def test_a_closed_region_tells_who_stands_there_and_why_not(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    guest.visitor.tap(guest.page.locator(".elgrande path[data-spot=closed]").first)
    tip = guest.page.locator("[role=tooltip]")
    expect(tip.locator(".region")).to_be_visible()
    expect(tip).to_contain_text("ELG-")


def test_a_region_on_a_phone_opens_its_sheet(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(size=PHONE, dark=True), bar=True).table(3, seed="14", short_game=True)
    picture(guest.visitor, "elgrande-phone-power")
    guest.power(13).take("Decree").until("UseCard")
    guest.visitor.tap(guest.page.locator(".elgrande path[data-spot=closed]").first)
    expect(guest.page.locator(".popover .region.large")).to_be_visible()
    picture(guest.visitor, "elgrande-phone-region")
    guest.visitor.clean()


def test_a_card_says_when_its_special_action_ends_the_placing(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    card = guest.page.locator(".elgrande .card.mine")
    expect(card).to_contain_text("Use special action")
    guest.click(guest.thing(guest.open_places()[0]))
    expect(card).to_contain_text("Stop placing")
    guest.undo()
    expect(card).to_contain_text("Use special action")


def test_on_a_phone_the_card_in_use_is_in_sight_wherever_one_had_looked(arrive: Arrive) -> None:
    guest = Grandee(arrive(size=PHONE), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Your Majesty").until("UseCard")  # the last of five: the row was moved to take it
    expect(guest.page.locator(".elgrande .card.mine")).to_be_in_viewport(ratio=0.9)
    expect(guest.page.locator(".elgrande .cards")).to_have_js_property("scrollLeft", 0)


def test_what_gestures_do_is_done_in_the_plain_view_and_taken_back(arrive: Arrive) -> None:
    """Placing, moving and inviting are buttons there; each step is taken back by itself."""
    guest = Grandee(arrive(), bar=True).table(3, seed="12", short_game=True)
    guest.page.keyboard.press("p")
    choices = guest.page.locator("#board .choices .button:not(:disabled)")

    def choose(words: str) -> None:
        step = guest.page.locator(".table").get_attribute("data-step")
        choices.get_by_text(words, exact=False).first.click()
        guest.page.wait_for_selector(f".table:not([data-step='{step}']) .choices .button:not(:disabled)")

    choose("Power 13")
    choose("Machination")
    stands = "() => [...document.querySelectorAll('#board [data-thing*=\"/seat:\"]')].map(one => one.innerText).join()"
    before = guest.page.evaluate(stands)
    choose("Place a caballero in")
    assert guest.page.evaluate(stands) != before
    guest.undo()
    guest.page.wait_for_function(f"before => ({stands})() === before", arg=before)
    choose("Use the special action")
    choose("One of your own")
    choose("Move it")
    assert guest.page.evaluate(stands) != before
    guest.undo()
    guest.undo()
    guest.page.wait_for_function(f"before => ({stands})() === before", arg=before)
