"""Shared parts of boards: pieces, plates, segments, popovers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.kit.conftest import Show


def test_pieces_have_colour_letter_and_form(show: Show) -> None:
    page = show("piece")
    colours = page.evaluate(
        "() => [...document.querySelectorAll('svg[role=group] .body:not(.ghost)')].slice(0, 7)"
        ".map(one => getComputedStyle(one).fill)"
    )
    assert len(set(colours)) == 7
    outlines = page.evaluate(
        "() => [...document.querySelectorAll('svg[role=group] .body')].slice(0, 8).map(one => one.getAttribute('d'))"
    )
    assert len(set(outlines)) == 8
    expect(page.locator("svg[role=group] text").nth(2)).to_have_text("C")
    page.locator("[data-thing='pawn:0']").click()
    expect(page).to_have_title("chosen 1")


def test_a_plate_shows_whose_turn_it_is_and_opens_their_board(show: Show) -> None:
    page = show("seatplate")
    plates = page.locator(".plates:not(.small) .plate")
    expect(plates).to_have_count(4)
    expect(plates.nth(1)).to_contain_class("awaited")
    name = plates.nth(3).get_by_role("button", name="Norbert")
    name.click()
    expect(name).to_have_attribute("aria-pressed", "true")
    name.click()
    expect(name).to_have_attribute("aria-pressed", "false")
    plates.nth(2).locator("[data-spot=open]").click()  # asked for: the question comes first
    expect(page).to_have_title("chosen 1")


def test_segments_are_walked_with_arrows(show: Show) -> None:
    page = show("segments")
    tabs = page.get_by_role("tab")
    expect(tabs.nth(2)).to_contain_text("something to choose here")
    tabs.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_have_text("This is mine.")
    page.keyboard.press("End")
    expect(page.get_by_role("tabpanel", name="Players")).to_have_text("This is players.")
    expect(tabs.nth(2)).not_to_contain_text("something to choose here")
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(0)).to_be_focused()
    assert [tab.get_attribute("tabindex") for tab in tabs.all()] == ["0", "-1", "-1"]


def test_a_popover_stays_on_the_screen_and_gives_the_focus_back(show: Show) -> None:
    page = show("popover")
    for corner in ("top left", "top right", "bottom left", "bottom right", "middle"):
        opener = page.get_by_role("button", name=corner, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        window = page.get_by_role("dialog")
        expect(page.get_by_role("button", name="Place here")).to_be_focused()
        box, at = window.bounding_box(), opener.bounding_box()
        assert box and at
        assert box["x"] >= 0 and box["y"] >= 0, corner
        assert box["x"] + box["width"] <= DESK[0] and box["y"] + box["height"] <= DESK[1], corner
        apart = box["y"] >= at["y"] + at["height"] or box["y"] + box["height"] <= at["y"]
        assert apart or box["x"] >= at["x"] + at["width"] or box["x"] + box["width"] <= at["x"], corner
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_popover_is_a_sheet_on_a_phone(show: Show) -> None:
    page = show("popover", size=PHONE)
    page.get_by_role("button", name="top left").click()
    box = page.get_by_role("dialog").bounding_box()
    assert box and box["x"] == 0 and box["width"] == PHONE[0] and abs(box["y"] + box["height"] - PHONE[1]) < 2
    page.mouse.click(200, 300)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_symbols_stand_in_rows_and_are_said_in_words(show: Show) -> None:
    page = show("tokens")
    row = page.get_by_role("img", name="program 0")
    assert row.locator("use").count() == 3
    hrefs = [use.get_attribute("href") for use in row.locator("use").all()]
    assert hrefs == ["#sym-ink", "#sym-ink", "#sym-flip"]
    for href in hrefs:
        expect(page.locator(f"symbol{href}")).to_have_count(1)
    expect(page.get_by_role("img", name="program 1")).to_contain_text("5→")
    drawn = page.evaluate("() => document.querySelector('svg[role=group] use').getBoundingClientRect().width")
    assert drawn > 10  # the symbol is found and drawn


def test_markers_stand_on_their_step_and_climb(show: Show) -> None:
    page = show("track", still=True)

    def apart(track: str, step: int) -> float:
        found: float = page.evaluate(
            """([track, step]) => { const own = document.querySelector(`[role=group][aria-label="${track}"]`);
                 const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
                 const [a, b] = [own.querySelectorAll('.step')[step], own.querySelector('.marker')]
                   .map(element => middle(element.getBoundingClientRect()));
                 return Math.hypot(a[0] - b[0], a[1] - b[1]); }""",
            [track, step],
        )
        return found

    for track in ("Rounds", "Faith", "Virtue and corruption", "Year"):
        assert apart(track, 2) < 4, track
    page.get_by_role("button", name="Five steps").click()
    page.get_by_role("button", name="Step", exact=True).click()
    for track in ("Rounds", "Faith", "Virtue and corruption", "Year"):
        assert apart(track, 1) < 4, track
    page.locator("[data-thing='step:4']").click()
    expect(page).to_have_title("chosen 1")


def test_a_card_turns_over(show: Show) -> None:
    page = show("cards", still=True)
    card = page.locator(".card.notice")
    expect(card).to_contain_text("Peddler")
    page.get_by_role("button", name="Turn over").click()
    expect(card).not_to_contain_text("Peddler")
    expect(card.locator("use")).to_have_attribute("href", "#sym-seal")


def test_a_hand_keeps_within_its_room(show: Show) -> None:
    page = show("cards")
    for name, overlap in (("Roomy", False), ("Tight", True)):
        hand = page.get_by_role("group", name=name)
        boxes = [card.bounding_box() for card in hand.locator(".card").all()]
        outer = hand.bounding_box()
        assert outer and all(boxes)
        lefts = [box["x"] for box in boxes if box]
        width = boxes[0]["width"] if boxes[0] else 0
        assert lefts == sorted(lefts)
        assert (lefts[1] - lefts[0] < width) == overlap
        assert lefts[-1] + width <= outer["x"] + outer["width"] + 1
    expect(page.get_by_role("group", name="Powers").locator(".slot")).to_have_count(13)
    expect(page.get_by_role("group", name="Powers").locator(".slot.filled")).to_have_count(3)


def test_cards_and_piles_are_things(show: Show) -> None:
    page = show("cards")
    page.get_by_role("group", name="Roomy").locator("[data-thing='card:Lender']").click()
    expect(page).to_have_title("chosen 1")
    page.locator(".pile[data-thing=deck]").click()
    expect(page).to_have_title("chosen 2")
    expect(page.locator(".countdown.low")).to_have_count(1)


def test_a_stepper_keeps_to_its_ends(show: Show) -> None:
    page = show("payment")
    stepper = page.get_by_role("group", name="caballeros")
    more = stepper.get_by_role("button", name="More: caballeros")
    for _press in range(5):
        more.click(force=True)
    expect(stepper.locator("b")).to_have_text("4")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.focus()
    for _press in range(5):
        page.keyboard.press("ArrowDown")
    expect(stepper.locator("b")).to_have_text("1")
    page.keyboard.press("ArrowUp")
    expect(stepper.locator("b")).to_have_text("2")


def test_a_payment_is_done_when_it_is_enough(show: Show) -> None:
    page = show("payment")
    panel = page.get_by_role("region", name="Transcribe")
    expect(panel).to_contain_text("7 of 7")
    expect(panel.get_by_role("button", name="More: stones")).to_have_attribute("aria-disabled", "true")
    panel.get_by_role("button", name="Less: coins").click()
    expect(panel).to_contain_text("6 of 7")
    do_it = panel.get_by_role("button", name="Do it")
    expect(do_it).to_have_attribute("aria-disabled", "true")
    do_it.click(force=True)
    expect(page).not_to_have_title("chosen 7")
    panel.get_by_role("button", name="More: stones").click()
    do_it.click()
    expect(page).to_have_title("chosen 7")
