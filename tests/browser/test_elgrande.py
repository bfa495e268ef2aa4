"""El Grande on its own board: newcomers, every variant, whole games; small, crowded, by keys, and with a coach."""

from __future__ import annotations

import gzip
import json
import os
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.grandee import ALTERNATIVES, STATE, Grandee, Picture
from tests.browser.house import ROOT, House

AT_NIGHT = pytest.mark.skipif(not os.environ.get("CASTELLANY_NIGHTLY"), reason="played at night: ./test --nightly")


def test_the_board_with_its_art_is_small(house: House) -> None:
    """What a reader fetches for this board alone: under 110 kB, packed."""
    assets = ROOT / "src" / "castellany" / "static" / "assets"
    board = [path for path in assets.glob("Board-*") if b"elgrande" in path.read_bytes()[:400_000]]
    own = [path for path in board if b"eg-waves" in path.read_bytes() or path.suffix == ".css"]
    assert any(path.suffix == ".js" for path in own)
    assert sum(len(gzip.compress(path.read_bytes())) for path in own) < 110_000


@pytest.mark.parametrize(
    ("size", "seats", "language"), [(DESK, 3, "en-GB"), (PHONE, 2, "uk-UA")], ids=["desk", "phone"]
)
def test_a_newcomer_finishes_a_game_by_clicking_on_the_board(
    arrive: Arrive, size: tuple[int, int], seats: int, language: str
) -> None:
    guest = Grandee(arrive(size=size, language=language)).table(seats, short_game=True)
    where = "() => JSON.stringify(document.querySelector('.elgrande .ground').getBoundingClientRect())"
    guest.asked()
    stands = guest.page.evaluate(where)
    for taken in range(900):
        if not guest.step():
            break
        if taken % 10 == 0 and guest.page.locator(".elgrande .ground").count():
            assert guest.page.evaluate(where) == stands, "the map stays where it is"
            guest.visitor.fits()
    assert guest.over
    expect(guest.page.locator(".end h2").first).to_be_visible()


BOXES = """() => [...document.querySelectorAll('.elgrande :is(.troop, .plaque, .mark.name)')].map(element => {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    const at = element.closest('[data-place^="region:"]')?.dataset.place ?? '';
    return { what: `${element.className.split(' ').slice(0, 2).join(' ')} ${at} ${element.textContent.trim()}`,
             place: at.split('/')[0], x, y, right, bottom }; })"""


def crowd(page: Page, everywhere: str = "98642") -> None:
    """All five colours in every region, five grandes in Navarra: what the server tells is made so on its way."""

    def patched(told: dict[str, Any]) -> dict[str, Any]:
        for view in told["views"]:
            things = view["observation"]["things"]
            seats = [thing["id"] for thing in things if thing.get("kind") == "seat"]
            for thing in things:
                if not thing["id"].startswith("region:"):
                    continue
                grande = thing["id"] == "region:navarra"
                thing["facts"]["ranking"] = [
                    {"owner": seat, "count": int(count), "place": rank, "points": 0, "grande": grande}
                    for rank, (seat, count) in enumerate(zip(seats, everywhere, strict=True), 1)
                ]
                for owner, cell in zip(seats, thing["facts"]["cells"], strict=False):
                    cell["owners"] = [owner]
        return told

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            socket.send(json.dumps(patched(told)) if told["type"] == "table" else message)

        server.on_message(heard)
        socket.on_message(server.send)

    page.route_web_socket("**/live*", between)


@pytest.mark.parametrize("size", [(1024, 768), DESK, (1920, 1080), PHONE], ids=["small", "desk", "wide", "phone"])
def test_crowded_regions_stay_readable(arrive: Arrive, picture: Picture, size: tuple[int, int]) -> None:
    visitor = arrive(size=size)
    crowd(visitor.page)
    guest = Grandee(visitor, bar=True).table(5)
    expect(guest.page.locator(".elgrande .mark .troop")).to_have_count(45)
    boxes = guest.page.evaluate(BOXES)
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            across = min(one["right"], other["right"]) - max(one["x"], other["x"])
            down = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
            shared = 4 if "mark name" in one["what"] + other["what"] else 1.5  # a name stands close to its plaque
            assert across <= shared or down <= shared, (one["what"], other["what"])
    troops = [box for box in boxes if box["what"].startswith("troop")]
    assert all(box["right"] - box["x"] >= 20 for box in troops), "large enough to be told apart"
    assert all(re.search(r"\d$", box["what"]) for box in troops), "each with its number"
    if size == PHONE:
        picture(visitor, "elgrande-phone-crowded")


VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("two", 2, {}),
    ("merged", 3, {"merged_decks": True}),
    ("regency", 4, {"new_regency": True}),
    ("changing", 4, {"changing_powers": True}),
    ("alternatives", 4, {"alternatives": ALTERNATIVES}),
    ("open", 5, {"open_castle": True}),
]
WHOLE = [*VARIANTS, ("short", 5, {"short_game": True}), ("plain", 4, {})]


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=[name for name, _seats, _options in VARIANTS])
def test_every_variant_starts_and_plays(
    arrive: Arrive, picture: Picture, name: str, seats: int, options: dict[str, Any]
) -> None:
    size = PHONE if name == "open" else DESK
    guest = Grandee(arrive(size=size, dark=name == "changing")).table(seats, **options)
    for _click in range(22):
        guest.step()
    guest.asked()
    guest.visitor.fits()
    guest.visitor.clean()
    pictures = {"two": "elgrande-two", "changing": "elgrande-modifiers-dark", "open": "elgrande-phone"}
    if name in pictures:
        guest.page.evaluate("() => { document.adoptedStyleSheets = []; }")
        picture(guest.visitor, pictures[name])


@AT_NIGHT
@pytest.mark.parametrize(("name", "seats", "options"), WHOLE, ids=[name for name, _seats, _options in WHOLE])
def test_a_whole_game_of_every_variant(arrive: Arrive, name: str, seats: int, options: dict[str, Any]) -> None:
    """To its end by clicking on the board alone: every card and question that this game comes to."""
    size = PHONE if name in {"two", "regency", "open"} else DESK
    guest = Grandee(arrive(size=size)).table(seats, **options)
    guest.play_to_end(limit=2500)
    expect(guest.page.locator(".end h2").first).to_be_visible()
    guest.visitor.fits()


def test_the_board_is_played_by_keys(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    for _turn in range(8):
        guest.asked()
        before = guest.page.evaluate(STATE)
        for _press in range(60):
            guest.page.keyboard.press("Tab")
            if guest.page.locator(".elgrande [data-spot=open]:focus, .elgrande .pill:focus").count():
                break
        guest.page.keyboard.press("Enter")
        guest.changed(before, ".menu, .end")
        if guest.page.locator(".menu").count():
            guest.page.wait_for_selector(".menu .button:focus")
            guest.page.keyboard.press("Enter")
            guest.changed(before)


def test_the_coach_on_a_phone_brings_into_sight_what_he_speaks_of(arrive: Arrive) -> None:
    guest = Grandee(arrive(size=PHONE), bar=True)
    guest.visitor.visit("learn/elgrande")
    guest.page.locator("main .button.main").click()
    on = guest.page.get_by_role("button", name="I see")
    expect(guest.page.locator("section.strip")).to_contain_text("Welcome to Spain!")
    on.click()
    expect(guest.page.locator("section.strip")).to_contain_text("power card")
    expect(guest.page.locator("[data-thing='seat:0/hand']")).to_be_in_viewport(ratio=0.9)
    on.click()
    guest.power(10, 9, 8).until("Invite")
    expect(guest.page.locator(".elgrande .card[data-spot=open]").first).to_be_in_viewport(ratio=0.5)


def test_the_coach_leads_through_a_first_turn_and_covers_nothing(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True)
    guest.visitor.visit("learn/elgrande")
    guest.page.locator("main .button.main").click()
    guest.page.wait_for_selector(".elgrande[data-asks=PlayPower]")
    coach = guest.page.locator("aside")
    expect(coach).to_contain_text("Your house")
    guest.page.get_by_role("button", name="I see").click()
    expect(coach).to_contain_text("Power cards")
    guest.power(10, 9, 8)
    guest.until("Invite")
    expect(coach).to_contain_text("An action card")
    picture(guest.visitor, "elgrande-lesson")
    map_box = guest.page.locator(".elgrande").bounding_box()
    coach_box = coach.bounding_box()
    assert map_box and coach_box and coach_box["x"] >= map_box["x"] + map_box["width"] - 1
