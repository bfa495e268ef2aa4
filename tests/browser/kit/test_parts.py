"""Shared parts of boards: pieces, segments, popovers, symbols, cards, steppers."""

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


def test_the_chosen_segment_has_a_mark_that_is_seen_by_day_and_by_night(show: Show) -> None:
    page = show("segments")
    for _theme in range(2):
        mark = page.get_by_role("tab", selected=True).evaluate(
            """(tab) => /inset/.test(getComputedStyle(tab).boxShadow)
                ? getComputedStyle(tab).boxShadow.match(/^(?:rgb|oklch|color)[^)]*\\)/)[0] : 'none'"""
        )
        around = page.get_by_role("tablist").evaluate("(list) => getComputedStyle(list).backgroundColor")
        assert mark != "none" and page.evaluate(CONTRAST, [mark, around]) > 3
        page.locator("header button").click()


def test_a_popover_stays_on_the_screen_and_gives_the_focus_back(show: Show) -> None:
    page = show("popover")
    for corner in ("top left", "top right", "bottom left", "bottom right", "middle", "drawn"):
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


def test_a_hand_keeps_within_its_room(show: Show) -> None:
    page = show("cards")
    for room, count in ((".few", 3), (".many", 8)):
        hand = page.locator(f"{room} .hand")
        boxes = [card.bounding_box() for card in hand.locator(".held").all()]
        outer = page.locator(room).bounding_box()
        assert outer and len(boxes) == count
        lefts = [box["x"] for box in boxes if box]
        assert lefts == sorted(lefts)
        assert lefts[0] > outer["x"] - 32 and lefts[-1] + 102 < outer["x"] + outer["width"] + 60
        assert hand.locator(".front").count() == 1


def test_a_card_looks_as_what_holds_it_says(show: Show) -> None:
    page = show("cards")
    held = page.locator(".few .frame").first
    expect(held.locator(".corner")).to_have_text(str(len("Journeyman")))
    expect(held.locator(".title")).to_have_text("Journeyman")
    look = "(one) => getComputedStyle(one.querySelector('.picture')).filter"
    assert held.evaluate(look) == "none"
    assert page.locator(".places .frame").first.evaluate(look) == "grayscale(1)"


def test_cards_in_places_keep_their_order_and_slide(show: Show) -> None:
    page = show("cards", still=True)
    places = page.get_by_role("group", name="Places")
    expect(places.locator(".slot")).to_have_text(["5 Abbot Pays two.", "2", "5 Thief Pays two.", "4", "5"])
    lefts = places.locator(".slot").evaluate_all("(all) => all.map(one => one.getBoundingClientRect().left)")
    assert lefts == sorted(lefts)
    abbot = places.locator("[data-thing='card:Abbot']")
    abbot.evaluate("(one) => one.dataset.same = 'yes'")
    places.get_by_role("button", name="Slide").click()
    expect(places.locator(".slot")).to_have_text(["1", "5 Abbot Pays two.", "3", "5 Thief Pays two.", "5"])
    expect(abbot).to_have_attribute("data-same", "yes")


def test_tracks_run_as_their_shape_says_and_markers_stand_on_their_step(show: Show) -> None:
    page = show("track", still=True)
    middles = """(track) => [...track.querySelectorAll(':scope > .step')].map(one => {
        const b = one.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })"""
    stood = middles.replace(":scope > .step", ":scope > .marker")

    def steps(name: str) -> list[list[float]]:
        found: list[list[float]] = page.get_by_role("group", name=name).evaluate(middles)
        return found

    rounds = page.locator("[data-thing=round]")
    tops = [y for _x, y in rounds.evaluate(middles)]
    assert tops == sorted(tops) and len(tops) == 9
    rises = [y for _x, y in steps("Faith")]
    assert rises == sorted(rises, reverse=True)
    row = [x for x, _y in steps("Virtue and corruption")]
    assert row == sorted(row)
    ring = steps("Year")
    across = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ring[:6], ring[6:], strict=True)]
    assert max(abs(x - across[0][0]) + abs(y - across[0][1]) for x, y in across) < 2, "opposite steps share a middle"
    page.get_by_role("button", name="Step").click()  # now both markers of the row stand on the fourth step
    one, other = page.get_by_role("group", name="Virtue and corruption").evaluate(stood)
    assert abs((one[0] + other[0]) / 2 - row[3]) < 2 and one != other
    marker = page.get_by_role("group", name="Year").evaluate(stood)[0]
    assert abs(marker[0] - ring[3][0]) < 2 and abs(marker[1] - ring[3][1]) < 2
    rounds.click()
    expect(page).to_have_title("chosen 1")


def test_a_payment_is_done_when_it_is_enough(show: Show) -> None:
    page = show("payment")
    panel = page.get_by_role("region", name="Transcribe")
    done = panel.get_by_role("button", name="Do it")
    expect(done).to_be_enabled()
    panel.get_by_role("button", name="Less: coins").click()
    expect(panel).to_contain_text("6/7")
    expect(done).to_be_disabled()
    panel.get_by_role("button", name="More: stones").click()
    expect(panel).to_contain_text("7/7")
    done.click()
    expect(page).to_have_title("chosen 7")
    panel.get_by_role("button", name="Choose again").click()
    expect(panel.get_by_role("group", name="coins").locator("b")).to_have_text("2")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_cards_and_piles_are_things(show: Show) -> None:
    page = show("cards")
    page.locator(".few [data-thing='card:Lender']").click()
    expect(page).to_have_title("chosen 1")
    page.locator(".pile[data-thing=deck]").click()
    expect(page).to_have_title("chosen 2")
    expect(page.locator(".countdown.low")).to_have_count(1)


def test_a_stepper_keeps_to_its_ends(show: Show) -> None:
    page = show("stepper")
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


def test_a_plate_shows_whose_turn_it_is_and_the_name_stands_for_the_player(show: Show) -> None:
    page = show("seatplates")
    players = page.get_by_role("group", name="Players")
    backs = [
        players.get_by_role("group", name=name).evaluate("(one) => getComputedStyle(one).background")
        for name in ("Isolda", "Raimund", "Norbert")
    ]
    assert len(set(backs)) == 2, "whose turn it is and who is awaited look alike, who is done does not"
    edges = players.locator("> *").evaluate_all("(all) => all.map(one => getComputedStyle(one).borderBottomColor)")
    assert len(set(edges)) == 4
    page.locator("[data-thing='seat:2']").click()
    expect(page).to_have_title("chosen 1")


def test_a_plate_turns_to_its_board(show: Show) -> None:
    page = show("seatplates", size=PHONE)
    boards = page.get_by_role("group", name="Boards")
    aldona = boards.get_by_role("button", name="Aldona")
    aldona.click()
    expect(aldona).to_have_attribute("aria-pressed", "true")
    expect(boards.get_by_role("button", name="Isolda")).to_have_attribute("aria-pressed", "false")
    assert boards.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "names give way"


# How far a colour is from another, as contrast is reckoned.
CONTRAST = """([one, other]) => {
  const context = document.createElement('canvas').getContext('2d');
  const light = (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const part = (value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}"""


def test_a_mark_is_open_or_dark_on_bright_and_on_dark_cards(show: Show) -> None:
    """A dark lozenge on a dark card would look like an open one, and mean another thing."""
    page = show("cards")
    for _theme in range(2):
        card = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--card').trim()")
        seen, ours = (page.locator(f".levels .source-mark[data-level='{level}'] path") for level in ("seen", "ours"))
        assert seen.evaluate_all("(all) => all.every(one => getComputedStyle(one).fill === 'none')")
        rims = seen.evaluate_all("(all) => all.map(one => getComputedStyle(one).stroke)")
        assert max(page.evaluate(CONTRAST, [rim, card]) for rim in rims) > 4
        fill = ours.first.evaluate("(one) => getComputedStyle(one).fill")
        assert page.evaluate(CONTRAST, [fill, card]) > 3
        page.locator("header button").click()
