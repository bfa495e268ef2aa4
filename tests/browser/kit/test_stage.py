"""A stage is grown and moved by hand and by keys, and what is asked for comes into view."""

from __future__ import annotations

import base64

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.kit.conftest import Show

INSIDE = """(id) => { const outer = document.querySelector('.stage .frame').getBoundingClientRect();
    const { x, y, width, height } = document.querySelector(`[data-thing="${id}"]`).getBoundingClientRect();
    return x >= outer.x - 1 && y >= outer.y - 1 && x + width <= outer.right + 1 && y + height <= outer.bottom + 1; }"""


# How many pixels of a picture of the screen are of the colour of the glow, along its middle row.
GOLDEN = """async (picture) => {
    const probe = document.createElement('i'); probe.style.color = 'var(--glow)'; document.body.append(probe);
    const glow = getComputedStyle(probe).color.match(/\\d+/g).map(Number); probe.remove();
    const image = new Image(); image.src = picture; await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const row = context.getImageData(0, Math.floor(image.height / 2), image.width, 1).data;
    const near = (at) => glow.every((part, index) => Math.abs(part - row[at * 4 + index]) < 25);
    return Array.from({ length: image.width }, (_one, at) => at).filter(near).length; }"""


def golden(page: Page, selector: str) -> int:
    """Across the glow of a thing: how wide its line is on the left and on the right together."""
    box = page.locator(selector).bounding_box()
    assert box
    clip = {"x": box["x"] - 15, "y": box["y"] + box["height"] / 2 - 2, "width": box["width"] + 30, "height": 4}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    wide: int = page.evaluate(GOLDEN, f"data:image/png;base64,{picture}")
    return wide


def scale(page: Page) -> float:
    return float(page.locator("output").inner_text())


def test_keys_grow_move_and_restore(show: Show) -> None:
    page = show("stage", still=True)
    page.get_by_role("group", name="Map").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("output")).to_have_text("1.82")
    before = page.locator("[data-thing=castle]").bounding_box()
    page.keyboard.press("ArrowRight")
    after = page.locator("[data-thing=castle]").bounding_box()
    assert before and after and abs(before["x"] - after["x"] - 80) < 1
    page.keyboard.press("-")
    page.keyboard.press("0")
    expect(page.locator("output")).to_have_text("1.00")


def test_what_takes_the_focus_comes_into_view(show: Show) -> None:
    page = show("stage", still=True)
    page.get_by_role("button", name="Castle").click()
    expect(page.locator("output")).to_have_text("3.00")
    assert not page.evaluate(INSIDE, "space:3")
    while not page.evaluate("() => document.activeElement.dataset.thing === 'space:3'"):
        page.keyboard.press("Tab")
    page.wait_for_function(INSIDE, arg="space:3")
    assert page.evaluate("() => document.querySelector('.stage .frame').scrollTop") == 0
    page.get_by_role("button", name="The whole picture").click()
    expect(page.locator("output")).to_have_text("1.00")


def test_what_is_asked_to_come_into_view_comes(show: Show) -> None:
    page = show("stage", still=True)
    page.get_by_role("button", name="Castle").click()
    page.evaluate("""() => document.querySelector('[data-thing="space:1"]').dispatchEvent(
        new CustomEvent('bringintosight', { bubbles: true }))""")
    page.wait_for_function(INSIDE, arg="space:1")


def test_wheel_grows_under_the_pointer_and_a_drag_is_no_choice(show: Show) -> None:
    page = show("stage", still=True)
    box = page.locator("[data-thing='space:1']").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(page.locator("output")).not_to_have_text("1.00")
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.thing", [x, y])
    assert under == "space:1"
    page.mouse.down()
    page.mouse.move(x - 30, y - 30, steps=4)
    page.mouse.up()
    expect(page).not_to_have_title("chosen 1")
    moved = page.locator("[data-thing='space:1']").bounding_box()
    assert moved and abs(moved["x"] + moved["width"] / 2 - (x - 30)) < 3
    page.locator("[data-thing='space:1']").click()
    expect(page).to_have_title("chosen 1")


def test_two_taps_beside_things_grow_and_two_more_show_the_whole(show: Show) -> None:
    page = show("stage", still=True, size=PHONE)
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.dblclick(box["x"] + 100, box["y"] + 200)
    expect(page.locator("output")).to_have_text("2.00")
    page.mouse.dblclick(box["x"] + 150, box["y"] + 60)
    expect(page.locator("output")).to_have_text("1.00")


def test_two_fingers_pinch(show: Show) -> None:
    page = show("stage", still=True, size=PHONE)
    box = page.locator(".stage").bounding_box()
    assert box
    x, y = box["x"] + 180, box["y"] + 180
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": at[0], "y": at[1], "id": index} for index, at in enumerate(spots)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x - 30, y), (x + 30, y))
    for way in range(40, 91, 10):
        touch("touchMove", (x - way, y), (x + way, y))
    touch("touchEnd")
    page.wait_for_function("() => Number(document.querySelector('output').textContent) > 2.2")
    assert scale(page) <= 3


def test_its_buttons_cover_nothing_of_the_drawing(show: Show) -> None:
    for size in (DESK, PHONE):
        page = show("stage", still=True, size=size)
        for space in range(1, 5):
            reached = """(one) => { const { left, right, top, bottom } = one.getBoundingClientRect();
                const x = (left + right) / 2, y = (top + bottom) / 2;
                return [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]]
                    .every(([x, y]) => document.elementFromPoint(x, y) === one); }"""
            assert page.locator(f"[data-thing='space:{space}']").evaluate(reached), (size, space)
        larger = page.get_by_role("button", name="Larger")
        larger.click()
        expect(page.locator("output")).not_to_have_text("1.00")


def test_what_glows_has_a_line_as_wide_on_a_grown_stage(show: Show) -> None:
    page = show("stage", still=True, fine=2)
    before = golden(page, "[data-thing='space:1']")
    assert before > 8
    page.get_by_role("group", name="Map").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator("output")).to_have_text("2.46")
    for _way in range(4):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowUp")
    assert abs(golden(page, "[data-thing='space:1']") - before) <= 2
