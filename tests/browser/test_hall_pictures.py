"""The pictures of the games in the hall are taken from the real boards: ``./test --shots`` takes them anew."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, expect

import castellany
from tests.browser.house import GAMES, ROOT, House, bringing
from tests.browser.visitor import Visitor

RECORDS = ROOT / "tests" / "records" / "games"
SIZE = (640, 400)
UPPER = {"citadels"}  # what one would photograph stands at the top: the cast under the moon
LARGEST = 15_000  # bytes: four of them are a part of the first visit
SMALL = """async ([png, width, height]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  for (let quality = 0.86; ; quality -= 0.04) {
    const found = canvas.toDataURL('image/webp', quality).split(',')[1];
    if (found.length * 0.75 < LARGEST || quality < 0.3) return found;
  } }""".replace("LARGEST", str(LARGEST))


def stored(game: str) -> Path:
    """A stored game of four bots under the usual rules."""
    rules = castellany.game(game)
    return RECORDS / f"{game}-v{rules.version}-{rules.seats.index(4):02}.json"


@pytest.mark.parametrize("game", bringing("Board.svelte"))
def test_a_picture_of_the_board_hangs_in_the_hall(
    browser: Browser, house: House, game: str, request: pytest.FixtureRequest
) -> None:
    kept = GAMES / game / "picture.webp"
    if not request.config.getoption("--shots"):
        assert 5_000 < kept.stat().st_size < LARGEST, "a picture of the hall is small"
        return
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", device_scale_factor=1)
    page = context.new_page()
    Visitor(page, house.url, {"pace": "instant"}).visit("replays")
    page.set_input_files("input[type=file]", stored(game))
    page.wait_for_url("**/#/replay/**")
    slider = page.locator("section.bar input[type=range]")
    expect(slider).to_be_visible()
    slider.evaluate(
        """slider => { slider.value = Math.round(slider.max * 0.62);
                     slider.dispatchEvent(new Event('input', { bubbles: true })); }"""
    )
    board = page.locator("#board")
    expect(board).to_be_visible()
    page.wait_for_timeout(1500)  # pictures only: nothing is asserted of this moment
    frame = board.bounding_box()
    assert frame is not None
    width, height = SIZE
    clip: FloatRect = {
        "x": frame["x"] + 24,
        "y": frame["y"] + (0 if game in UPPER else (frame["height"] - height) / 2),
        "width": width,
        "height": height,
    }
    png = page.screenshot(clip=clip, animations="disabled")
    page.goto("about:blank")  # where pictures may come from anywhere
    small = page.evaluate(SMALL, [base64.b64encode(png).decode(), width * 5 // 8, height * 5 // 8])
    kept.write_bytes(base64.b64decode(small))
    assert kept.stat().st_size < LARGEST
    context.close()
