"""Pieces and tokens fly from where they were to where they are, in every kind of drawing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit.conftest import Show

MIDDLE = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width]; }"""
FLYING = "document.getAnimations().filter(one => one.id === 'flight')"
AT = f"(part) => {{ for (const one of {FLYING}) {{ one.pause(); const time = one.effect.getComputedTiming();\
    one.currentTime = part < 0 ? 0 : time.delay + part * time.duration; }} }}"
PIECES = ("svg", "html", "zoomed", "both", "via", "deep", "boxed")


def middles(page: Page) -> dict[str, list[float]]:
    return {piece: page.evaluate(MIDDLE, f"[data-thing='piece:{piece}']") for piece in PIECES}


def near(one: list[float], other: list[float], by: float = 1.0) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("scrolled", [False, True], ids=["at once", "on a scrolled page, finely drawn"])
def test_pieces_fly_from_where_they_were_to_where_they_are(show: Show, scrolled: bool) -> None:
    page = show("flights", fine=2 if scrolled else 1)
    if scrolled:
        page.evaluate("() => { document.body.style.paddingBlock = '900px'; scrollTo(0, 850); }")
    before = middles(page)
    transform = page.locator("[data-thing='piece:svg']").get_attribute("transform")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    page.evaluate(AT, -1)
    start = middles(page)
    page.evaluate(AT, 0.9999)
    end = middles(page)
    assert page.locator("[data-thing='piece:svg']").get_attribute("transform") != transform
    page.evaluate(f"() => {FLYING}.forEach(one => one.finish())")
    page.wait_for_function(f"() => {FLYING}.length === 0")
    after = middles(page)
    for piece in PIECES:
        assert not near(before[piece], after[piece], 30), piece
        assert near(before[piece][:2], start[piece][:2]), (piece, before[piece], start[piece])
        assert near(end[piece][:2], after[piece][:2]), (piece, end[piece], after[piece])


def test_a_piece_grows_and_shrinks_on_its_way(show: Show) -> None:
    page = show("flights")
    before = middles(page)["both"][2]
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    page.evaluate(AT, -1)
    assert abs(middles(page)["both"][2] - before) < 2


def test_a_way_leads_through_its_places_and_bows(show: Show) -> None:
    page = show("flights")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    mid = page.evaluate(MIDDLE, "[data-thing=mid]")
    passed = False
    for part in range(0, 100, 2):
        page.evaluate(AT, part / 100)
        at = page.evaluate(MIDDLE, "[data-thing='piece:via']")
        passed = passed or near(at[:2], mid[:2], 14)
    assert passed


def test_tokens_of_the_board_fly_one_after_the_other(show: Show) -> None:
    page = show("flights")
    tray = page.evaluate(MIDDLE, "[data-thing=tray]")
    goal = page.evaluate(MIDDLE, "[data-place=map]")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    expect(page.locator(".flying")).to_have_count(3)
    assert page.locator(".flying svg").count() == 3  # the board's own drawing
    delays = page.evaluate(
        f"() => {FLYING}.filter(one => one.effect.target.matches('.flying')).map(one => one.effect.getTiming().delay)"
    )
    assert sorted(set(delays)) == [delays[0], delays[0] + 3000, delays[0] + 6000]
    page.evaluate(AT, -1)
    assert near(page.evaluate(MIDDLE, ".flying")[:2], tray[:2])
    page.evaluate(AT, 0.9999)
    assert near(page.evaluate(MIDDLE, ".flying")[:2], goal[:2])
    page.evaluate(f"() => {FLYING}.forEach(one => one.finish())")
    expect(page.locator(".flying")).to_have_count(0)


def test_the_ground_is_not_painted_anew_while_pieces_fly(show: Show) -> None:
    page = show("flights")
    client = page.context.new_cdp_session(page)
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    trees: list[dict[str, Any]] = []
    client.on("LayerTree.layerTreeDidChange", lambda tree: trees.append(tree))
    client.send("DOM.enable")
    client.send("LayerTree.enable")
    document = client.send("DOM.getDocument")["root"]["nodeId"]

    def painted(selector: str) -> int:
        """How often the layer of this element was painted so far."""
        node = client.send("DOM.querySelector", {"nodeId": document, "selector": selector})["nodeId"]
        known = client.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
        layers = trees[-1]["layers"]
        return max(int(layer["paintCount"]) for layer in layers if layer.get("backendNodeId") == known)

    def wait_for_frames(count: int) -> None:
        goal = len(trees) + count
        while len(trees) < goal:
            page.wait_for_timeout(50)

    wait_for_frames(10)
    ground, moving = painted(".map .ground"), painted(".map .moving")
    wait_for_frames(20)
    assert painted(".map .moving") > moving
    assert painted(".map .ground") == ground


def test_nothing_that_flies_lies_under_a_filter(show: Show) -> None:
    page = show("flights")
    page.get_by_role("button", name="Fly").click()
    page.wait_for_function(f"() => {FLYING}.length > 6")
    filters = page.evaluate(
        f"""() => {FLYING}.flatMap(one => {{ const found = [];
            for (let at = one.effect.target; at; at = at.parentElement) found.push(getComputedStyle(at).filter);
            return found; }}).filter(one => one !== 'none')"""
    )
    assert filters == []
