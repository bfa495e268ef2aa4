"""A stage is grown and moved by hand and by keys, and what is asked for comes into view."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.kit.conftest import Show

INSIDE = """(id) => { const outer = document.querySelector('.stage').getBoundingClientRect();
    const { x, y, width, height } = document.querySelector(`[data-thing="${id}"]`).getBoundingClientRect();
    return x >= outer.x - 1 && y >= outer.y - 1 && x + width <= outer.right + 1 && y + height <= outer.bottom + 1; }"""


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
    assert page.evaluate("() => document.querySelector('.stage').scrollTop") == 0
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
