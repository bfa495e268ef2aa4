"""El Grande on its own board: whole games by clicking on it alone, every variant, every gesture and its undo."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import ROOT, House
from tests.browser.visitor import Visitor

Picture = Callable[[Visitor, str], None]

ASKED = ".elgrande [data-spot=open], .elgrande .pill:not(:disabled), .end"
STATE = """() => [document.querySelector('.table')?.dataset.step,
                  document.querySelector('.elgrande')?.dataset.begun].join()"""


class Grandee:
    """Somebody who plays El Grande by pointing at its board; the buttons in the bar are out of sight."""

    def __init__(self, visitor: Visitor, bar: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = visitor.rng
        self.bar = bar
        self.clicks = 0

    def table(self, seats: int = 3, level: str = "", seed: str = "3", **options: Any) -> Grandee:
        """A table with bots; it begins at once."""
        self.visitor.visit()
        self.page.wait_for_selector("[data-play]")
        wish = {
            "game": "elgrande",
            "seats": [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (seats - 1),
            "options": options,
            "visibility": "private",
            "shuffle": False,
            "seed": seed,
        }
        id = self.page.evaluate(
            """async wish => {
                 let token = '';
                 const call = async (method, path, body) => {
                   const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
                   const answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) });
                   const told = await answer.json();
                   if (!answer.ok) throw new Error(JSON.stringify(told));
                   token = told.csrf ?? token;
                   return told;
                 };
                 await call('GET', 'me');
                 await call('POST', 'me/guest', { name: null, language: 'en' });
                 return (await call('POST', 'tables', wish)).id; }""",
            wish,
        )
        self.visitor.visit(f"table/{id}")
        self.page.wait_for_selector(".elgrande")
        if not self.bar:
            self.page.evaluate(
                """() => { const sheet = new CSSStyleSheet();
                     sheet.replaceSync('section.bar { visibility: hidden !important; }');
                     document.adoptedStyleSheets = [sheet]; }"""
            )
        return self

    @property
    def kind(self) -> str:
        """The question that is put now."""
        return self.page.locator(".elgrande").get_attribute("data-asks") or ""

    def asked(self) -> None:
        self.page.wait_for_selector(ASKED)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def thing(self, id: str) -> Locator:
        return self.page.locator(f".elgrande [data-thing='{id}']:visible").last

    def click(self, what: Locator) -> None:
        """One click that changes something: the table, or what the hand holds."""
        before = self.page.evaluate(STATE)
        self.clicks += 1
        self.visitor.tap(what)
        menu = self.page.locator(".menu .button:not(.quiet)")
        self.changed(before, ".menu, .end")
        if menu.count():
            self.clicks += 1
            menu.nth(self.rng.randrange(menu.count())).click()
            self.page.wait_for_function(
                f"before => ({STATE})() !== before || document.querySelector('.end')", arg=before
            )

    def changed(self, before: str, or_seen: str = ".end") -> None:
        until = f"before => ({STATE})() !== before || document.querySelector('{or_seen}')"
        self.page.wait_for_function(until, arg=before)

    def step(self) -> bool:
        """One click on something that is offered; what bots change between two looks is looked at again."""
        while True:
            self.asked()
            if self.over:
                return False
            begun = self.page.locator(".elgrande").get_attribute("data-begun")
            places = self.page.locator(".elgrande :is(path, .tower)[data-spot=open]")
            offered = places if begun and places.count() else self.offered()
            count = offered.count()
            if count:
                self.click(offered.nth(self.rng.randrange(count)))
                return True

    def offered(self) -> Locator:
        """Mostly what glows, sometimes a pill."""
        spots = self.page.locator(".elgrande [data-spot=open]:visible")
        pills = self.page.locator(".elgrande .pill:not(:disabled)")
        return spots if spots.count() and (self.rng.random() < 0.85 or not pills.count()) else pills

    def play_to_end(self, limit: int = 900) -> None:
        for _taken in range(limit):
            if not self.step():
                return
        raise AssertionError(f"not over after {limit} clicks")

    def power(self, *wishes: int) -> Grandee:
        """Play the first of these power cards that may be played."""
        self.page.wait_for_selector(".elgrande[data-asks=PlayPower] .slot[data-spot=open]")
        for wish in wishes:
            card = self.thing(f"seat:0/power:{wish}")
            if card.get_attribute("data-spot") == "open":
                self.click(card)
                return self
        raise AssertionError(f"none of {wishes} may be played")

    def until(self, kind: str) -> Grandee:
        self.page.wait_for_selector(f".elgrande[data-asks={kind}]")
        return self

    def take(self, card: str) -> Grandee:
        """Take the action card of this name, inviting as many as may come."""
        self.page.wait_for_selector(".elgrande .card[data-spot=open]")
        self.click(self.page.locator(".elgrande .card[data-spot=open]", has_text=card))
        return self

    def count(self, id: str) -> int:
        """How many caballeros a troop or a store has, as its label tells."""
        found = self.page.locator(f".elgrande [data-thing='{id}']")
        if not found.count():
            return 0
        label = found.last.get_attribute("aria-label") or ""
        return int(re.findall(r": (\d+)", label)[-1])

    def open_places(self) -> list[str]:
        found = self.page.locator(".elgrande path[data-spot=open]")
        return [found.nth(i).get_attribute("data-thing") or "" for i in range(found.count())]


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
    step = guest.page.locator(".table").get_attribute("data-step")
    guest.page.keyboard.press("z")
    guest.page.wait_for_selector(f".table:not([data-step='{step}'])")
    assert guest.count("seat:0/court") == court, "four placed, four back"


def test_inviting_and_taking_a_card_is_one_click_and_may_be_fewer(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(7, 8, 6).until("Invite")
    court = guest.count("seat:0/court")
    expect(guest.page.locator(".stepper output")).to_have_text(re.compile(r"\+[23]"))
    guest.page.get_by_role("button", name="Fewer").click()
    wanted = int(guest.page.locator(".stepper output").inner_text())
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]").first)
    guest.until("UseCard")
    assert guest.count("seat:0/court") == court + wanted


def test_caballeros_are_dragged_from_the_court(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    court = guest.count("seat:0/court")
    region = guest.open_places()[0]
    place = guest.page.locator(f".elgrande path[data-thing='{region}']").bounding_box()
    cube = guest.page.locator(".elgrande .cube.free").nth(1).bounding_box()
    assert place and cube
    spot = guest.page.evaluate(
        """id => { const path = document.querySelector(`path[data-thing='${id}']`);
             const box = path.getBoundingClientRect();
             for (let i = 1; i < 20; i += 1) for (let j = 1; j < 20; j += 1) {
               const [x, y] = [box.x + box.width * i / 20, box.y + box.height * j / 20];
               if (document.elementFromPoint(x, y) === path) return { x, y };
             } }""",
        region,
    )
    guest.page.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    guest.page.mouse.down()
    guest.page.mouse.move(spot["x"], spot["y"], steps=6)
    expect(guest.page.locator(".ghost")).to_be_visible()
    before = guest.page.evaluate(STATE)
    guest.page.mouse.up()
    guest.changed(before)
    assert guest.count("seat:0/court") == court - 2, "the second cube brings the first along"


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
    step = guest.page.locator(".table").get_attribute("data-step")
    guest.page.keyboard.press("z")
    guest.page.wait_for_selector(f".table:not([data-step='{step}'])")
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


VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("two", 2, {}),
    ("merged", 3, {"merged_decks": True}),
    ("regency", 4, {"new_regency": True}),
    ("changing", 4, {"changing_powers": True}),
    ("alternatives", 4, {"alternatives": ["representation", "veto", "second_veto", "rivalry"]}),
    ("open", 5, {"open_castle": True}),
]


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
