"""El Grande on its own board: whole games by clicking on it alone, every variant, every gesture and its undo."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import ROOT, House
from tests.browser.visitor import AS_GUEST, Visitor

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
            "async wish => {" + AS_GUEST + " return (await call('POST', 'tables', wish)).id; }",
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
        self.page.wait_for_selector(".elgrande[data-asks=PlayPower] .hand .power[data-spot=open]")
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

    @property
    def round(self) -> str:
        """What the track of rounds says of now."""
        now = self.page.locator(".elgrande .track .now")
        return now.inner_text() if now.count() else ""

    def at_pace(self, pace: str) -> Grandee:
        """From here on things move at this pace."""
        self.page.evaluate(
            """pace => { const key = 'castellany.settings';
                 localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), pace })); }""",
            pace,
        )
        self.page.reload()
        self.asked()
        return self

    def points(self) -> dict[str, int]:
        """What stands on the players' plates."""
        plates = self.page.locator(".plates .plate")
        return {
            plates.nth(i).get_attribute("aria-label") or "": int(plates.nth(i).locator(".score").inner_text())
            for i in range(plates.count())
        }

    def middle(self, id: str) -> tuple[float, float]:
        """A point of a region that belongs to it and to nothing that stands on it."""
        spot: dict[str, float] = self.page.evaluate(
            """id => { const path = document.querySelector(`path[data-thing='${id}']`);
                 const box = path.getBoundingClientRect();
                 for (let i = 1; i < 20; i += 1) for (let j = 1; j < 20; j += 1) {
                   const [x, y] = [box.x + box.width * i / 20, box.y + box.height * j / 20];
                   if (document.elementFromPoint(x, y) === path) return { x, y };
                 } }""",
            id,
        )
        return spot["x"], spot["y"]

    def undo(self) -> None:
        step = self.page.locator(".table").get_attribute("data-step")
        self.page.keyboard.press("z")
        self.page.wait_for_selector(f".table:not([data-step='{step}'])")

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
    guest.undo()
    assert guest.count("seat:0/court") == court, "four placed, four back"


def test_inviting_and_taking_a_card_is_one_click_and_may_be_fewer(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(7, 8, 6).until("Invite")
    court = guest.count("seat:0/court")
    expect(guest.page.locator(".stepper b")).to_have_text(re.compile(r"\+[23]"))
    guest.page.get_by_role("button", name="Fewer").click()
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


ALTERNATIVES = ["representation", "veto", "second_veto", "rivalry"]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("two", 2, {}),
    ("merged", 3, {"merged_decks": True}),
    ("regency", 4, {"new_regency": True}),
    ("changing", 4, {"changing_powers": True}),
    ("alternatives", 4, {"alternatives": ALTERNATIVES}),
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


def test_a_veto_is_thrown_in_its_window_and_the_round_goes_on(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="1", short_game=True, alternatives=ALTERNATIVES)
    guest.power(13).take("Veto").until("UseCard")
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    begun = guest.round
    thrown = False
    for _step in range(60):
        guest.asked()
        if guest.kind == "VetoWindow":
            card = guest.page.locator(".elgrande .card.announced")
            expect(card.locator(".pill")).to_have_count(2)
            picture(guest.visitor, "elgrande-veto")
            title = card.locator(".title").inner_text()
            guest.click(card.locator(".seal"))
            thrown = True
            expect(guest.page.locator("#board + *, aside")).to_contain_text(title)
        elif thrown and guest.round != begun:
            return
        else:
            guest.step()
    raise AssertionError("no special action was announced" if not thrown else "the round never ended")


def test_rivalry_turns_the_disks_and_the_round_goes_on(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="4", short_game=True, alternatives=["rivalry"])
    guest.power(13).take("Rivalry").until("UseCard")
    begun = guest.round
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    guest.until("RivalryDisk")
    expect(guest.page.locator(".elgrande .card.steps .disk")).not_to_have_count(0)
    guest.click(guest.thing(guest.open_places()[0]))
    for _step in range(60):
        guest.asked()
        if guest.round != begun:
            break
        guest.step()
    assert guest.round != begun
    assert sum(guest.points().values()) > 0, "the regions of the disks were scored"


def to_the_disks(guest: Grandee) -> Grandee:
    """Play on until everybody sets a secret disk for a general scoring."""
    while guest.kind != "CastleDisk":
        guest.step()
        guest.asked()
    return guest


def test_a_scoring_is_told_before_its_outcome_stands_on_the_plates(arrive: Arrive, picture: Picture) -> None:
    guest = to_the_disks(Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)).at_pace("slow")
    before = guest.points()
    guest.visitor.tap(guest.page.locator(".elgrande path[data-spot=open]").first)
    ledger = guest.page.locator(".ledger")
    expect(ledger).to_be_visible()
    told = [int(cell) for cell in ledger.locator(".before td").all_inner_texts()]
    assert sorted(told) == sorted(before.values())
    log = guest.page.locator(".log")
    bar, keys, now = guest.page.locator("section.bar"), guest.page.keyboard, ledger.locator("tbody .now")
    keys.press(" ")
    expect(bar.get_by_role("button", name="Go on")).to_be_visible()
    keys.press("Enter")
    expect(guest.page.locator(".elgrande .disk.turned")).to_have_count(3)
    expect(log).to_contain_text("The disk of")
    expect(log).not_to_contain_text("Galicia: ")
    for coming in ("The castle empties", "Galicia", "Navarre"):
        expect(bar.get_by_role("button", name=f"Next: {coming}")).to_be_visible()
        keys.press("Enter")
    expect(now).to_contain_text("Navarre")
    expect(bar.locator(".sentence")).to_contain_text("Navarre")
    expect(guest.page.locator(".plates .gained").first).to_be_visible()
    picture(guest.visitor, "elgrande-scoring")
    assert guest.page.locator(".elgrande [data-spot=open]").count() == 0, "nothing is asked meanwhile"
    reached = guest.points()
    bar.get_by_role("button", name="Back").click()
    expect(now).to_contain_text("Galicia")
    assert all(before[name] <= points <= reached[name] for name, points in guest.points().items())
    guest.page.evaluate(
        """() => { window.seen = [];
             const look = () => { seen.push(document.querySelector('.band')?.dataset.sceneStep); };
             new MutationObserver(look).observe(document.querySelector('.band'), { attributes: true }); }"""
    )
    last = ledger.locator(".dots i").count() - 1
    guest.page.keyboard.press("Escape")
    expect(ledger).to_have_count(0)
    assert str(last) not in guest.page.evaluate("() => seen"), "skipped, not sat through"
    expect(log).to_contain_text("Round 5")
    after = guest.points()
    assert all(before[name] <= reached[name] <= after[name] for name in before) and after != before


def test_pieces_fly_over_a_ground_that_is_not_painted_again(arrive: Arrive) -> None:
    """No filter on what flies, and the map with its filters stays as it is: so flights keep 60 frames a second."""
    guest = Grandee(arrive(dark=True), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    guest.at_pace("slow")
    cdp = guest.page.context.new_cdp_session(guest.page)
    ground = guest.page.evaluate_handle("document.querySelector('.elgrande .ground')")
    cdp.send("DOM.enable")
    painted: list[str] = []
    layers: dict[str, int] = {}
    cdp.on("LayerTree.layerPainted", lambda told: painted.append(told["layerId"]))
    cdp.on(
        "LayerTree.layerTreeDidChange",
        lambda told: layers.update({one["layerId"]: one.get("backendNodeId", 0) for one in told.get("layers", [])}),
    )
    cdp.send("LayerTree.enable")
    guest.page.evaluate("thing => { thing.dataset.ground = ''; }", ground)
    root = cdp.send("DOM.getDocument")["root"]["nodeId"]
    node = cdp.send("DOM.querySelector", {"nodeId": root, "selector": "[data-ground]"})["nodeId"]
    map_node = cdp.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    expect(guest.page.locator(".elgrande .realm")).to_be_visible()
    painted.clear()
    guest.visitor.tap(guest.thing(guest.open_places()[0]))
    guest.page.wait_for_selector(".flying")
    filters = guest.page.evaluate(
        """() => document.getAnimations().filter(one => one.id === 'flight').flatMap(one => [one.effect.target,
             ...one.effect.target.querySelectorAll('*')]).map(e => getComputedStyle(e).filter)"""
    )
    assert filters and set(filters) == {"none"}
    guest.page.wait_for_function("() => !document.querySelector('.flying')")
    own = [layer for layer, of in layers.items() if of == map_node]
    assert own, "the ground is a layer of its own"
    assert not set(own) & set(painted), "and it was not painted while pieces flew"


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
