"""El Grande on its own board: newcomers, every variant, whole games; small, crowded, by keys, and with a coach."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from castellany.games.elgrande.facts.board import REGION_IDS
from castellany.games.elgrande.facts.cards import CARDS
from castellany.words.bundle import about
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.grandee import ALTERNATIVES, STANDS, STATE, Grandee, Picture
from tests.browser.house import ROOT, House
from tests.browser.screening import Screening


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
    guest.asked()
    stands: dict[str, Any] = {}
    for taken in range(900):
        if not guest.step():
            break
        if taken % 10 == 0 and guest.page.locator(".elgrande .ground").count():
            for part, *box in guest.page.evaluate(STANDS):
                assert stands.setdefault(part, box) == box, f"{part} stays where it is"
            guest.visitor.fits()
    assert guest.over
    expect(guest.page.locator(".end h2").first).to_be_visible()


BOXES = """() => [...document.querySelectorAll('.elgrande :is(.troop, .plaque, .mark.name, .king)')].map(element => {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    const at = element.closest('[data-place^="region:"]')?.dataset.place ?? '';
    return { what: `${element.className.split(' ').slice(0, 2).join(' ')} ${at} ${element.textContent.trim()}`,
             place: at.split('/')[0], x, y, right, bottom }; })"""


class Crowd:
    """All five colours in every region, five grandes in Navarra: what the server tells is made so on its way."""

    def __init__(self, page: Page) -> None:
        self.counts = "98642"
        self.king = ""  # where he is put; nowhere: he stays
        page.route_web_socket("**/live*", self.between)

    def patched(self, told: dict[str, Any]) -> dict[str, Any]:
        for view in told["views"]:
            things = view["observation"]["things"]
            seats = [thing["id"] for thing in things if thing.get("kind") == "seat"]
            regions = [thing for thing in things if thing["id"].startswith("region:")]
            for thing in regions:
                grande = thing["id"] == "region:navarra"
                thing["facts"]["ranking"] = [
                    {"owner": seat, "count": int(count), "place": rank, "points": 0, "grande": grande}
                    for rank, (seat, count) in enumerate(zip(seats, self.counts, strict=True), 1)
                ]
                for owner, cell in zip(seats, thing["facts"]["cells"], strict=False):
                    cell["owners"] = [owner]
                if self.counts == "11111":
                    thing["facts"]["cells"][-1]["owners"] = seats
            if self.king:
                self.enthrone(regions)
        return told

    def enthrone(self, regions: list[dict[str, Any]]) -> None:
        standing = [one for region in regions for one in region.get("items", []) if one["id"] == "king"]
        for region in regions:
            others = [one for one in region.get("items", []) if one["id"] != "king"]
            region["items"] = others + (standing if region["id"] == self.king else [])

    def between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            socket.send(json.dumps(self.patched(told)) if told["type"] == "table" else message)

        server.on_message(heard)
        socket.on_message(server.send)


class Wordy(Crowd):
    """The decks show these cards, whatever lies on them."""

    def __init__(self, page: Page, cards: list[str]) -> None:
        super().__init__(page)
        self.cards = cards

    def patched(self, told: dict[str, Any]) -> dict[str, Any]:
        for view in told["views"]:
            decks = [one for one in view["observation"]["things"] if one["id"].startswith("deck:")]
            for deck, card in zip(decks, self.cards, strict=True):
                deck["facts"]["card"] = card
        return told


def keep_apart(page: Page) -> None:
    """Nothing that tells of a region lies over anything else, and each troop has its number."""
    expect(page.locator(".elgrande .mark .troop")).to_have_count(45)
    boxes = page.evaluate(BOXES)
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            across = min(one["right"], other["right"]) - max(one["x"], other["x"])
            down = min(one["bottom"], other["bottom"]) - max(one["y"], other["y"])
            both = one["what"] + other["what"]
            # A name stands close to its plaque; the king's cloak and crown are narrower than his box.
            shared = 8 if "king" in both else 4 if "mark name" in both else 1.5
            assert across <= shared or down <= shared, (one["what"], other["what"])
    troops = [box for box in boxes if box["what"].startswith("troop")]
    assert all(box["right"] - box["x"] >= 20 for box in troops), "large enough to be told apart"
    assert all(re.search(r"\d$", box["what"]) for box in troops), "each with its number"


@pytest.mark.parametrize("size", [(1024, 768), DESK, (1920, 1080), PHONE], ids=["small", "desk", "wide", "phone"])
def test_crowded_regions_stay_readable(arrive: Arrive, picture: Picture, size: tuple[int, int]) -> None:
    visitor = arrive(size=size)
    Crowd(visitor.page)
    guest = Grandee(visitor, bar=True).table(5)
    keep_apart(guest.page)
    if size == PHONE:
        picture(visitor, "elgrande-phone-crowded")


@pytest.mark.parametrize(("size", "language"), [(DESK, "pl-PL"), (PHONE, "uk-UA")], ids=["desk", "phone"])
def test_the_king_hides_nobody_wherever_he_stands(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    """In every region, among few and many; where all share the last place, the plaque keeps its size too."""
    visitor = arrive(size=size, language=language)
    crowd = Crowd(visitor.page)
    guest = Grandee(visitor, bar=True).table(5)
    for turn, region in enumerate(REGION_IDS):
        crowd.king, crowd.counts = f"region:{region}", ("32211", "98642", "11111")[turn % 3]
        guest.page.reload()
        guest.page.wait_for_selector(f".elgrande [data-thing='region:{region}']")
        keep_apart(guest.page)


def wordiest(language: str) -> list[str]:
    """The action cards with the longest texts."""
    cards = [card.id for card in CARDS]
    return sorted(cards, key=lambda card: -len(about(language, "elgrande", f"action-{card}") or ""))[:5]


# Words of cards that leave their card, or lie under something else on it.
CUT = """() => [...document.querySelectorAll('.elgrande .card')].flatMap(card => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector('p'));
    const [edge, left] = [card, card.querySelector('.left')].map(one => one.getBoundingClientRect());
    const lines = [...range.getClientRects()];
    const foot = card.querySelector('.go, .row')?.getBoundingClientRect();
    return lines.some(line => line.bottom > edge.bottom - 1 || (foot && line.bottom > foot.top + 2)
        || (left.width && line.right > left.left && line.bottom > left.top + 2))
      || (foot && foot.bottom > edge.bottom - 1) ? [card.textContent.trim()] : []; })"""


@pytest.mark.by_day("small", "phone")
@pytest.mark.parametrize("language", ["uk-UA", "pl-PL"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), DESK, PHONE], ids=["laptop", "small", "desk", "phone"])
def test_the_wordiest_cards_have_room_for_all_they_say(arrive: Arrive, size: tuple[int, int], language: str) -> None:
    visitor = arrive(size=size, language=language)
    Wordy(visitor.page, wordiest(language[:2]))
    guest = Grandee(visitor, bar=True).table(3, seed="14", short_game=True)
    guest.power(13)
    guest.page.wait_for_selector(".elgrande .card[data-spot=open]")
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]").nth(3))
    guest.until("UseCard")
    guest.page.reload()
    guest.until("UseCard")
    expect(guest.page.locator(".elgrande .card.mine .go")).to_be_visible()
    guest.page.wait_for_function(f"() => ({CUT})().length === 0")


@pytest.mark.parametrize("asks", ["PlayPower", "UseCard"])
def test_a_tablet_held_upright_shows_map_and_cards_at_once(arrive: Arrive, asks: str) -> None:
    guest = Grandee(arrive(size=(768, 1024)), bar=True).table(5, seed="14")
    if asks == "UseCard":
        guest.power(*range(13, 0, -1))
        guest.page.wait_for_selector(".elgrande .card[data-spot=open]")
        guest.click(guest.page.locator(".elgrande .card[data-spot=open]").first)
    guest.until(asks)
    expect(guest.page.locator("#board")).to_have_js_property("scrollTop", 0)
    wanted = ".power[data-spot=open]" if asks == "PlayPower" else ".card.mine"
    expect(guest.page.locator(f".elgrande {wanted}").first).to_be_in_viewport(ratio=0.95)
    assert not guest.page.evaluate(
        "() => { const board = document.getElementById('board'); return board.scrollHeight > board.clientHeight + 1; }"
    )


VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("two", 2, {}),
    ("merged", 3, {"merged_decks": True}),
    ("regency", 4, {"new_regency": True}),
    ("changing", 4, {"changing_powers": True}),
    ("alternatives", 4, {"alternatives": ALTERNATIVES}),
    ("open", 5, {"open_castle": True}),
]
WHOLE = [*VARIANTS, ("short", 5, {"short_game": True}), ("plain", 4, {})]


@pytest.mark.by_day("alternatives", "open")
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


def test_an_open_castle_and_what_is_to_be_gained_hide_nothing_on_a_phone(arrive: Arrive) -> None:
    """Five players, up to the second scoring: what hangs over the map lies beside what stands on it."""
    visitor = arrive(size=PHONE)
    screening = Screening("elgrande", 5, 4, open_castle=True)
    page = screening.open(visitor)
    guest = Grandee(visitor)
    inside = page.locator(".elgrande [data-thing^='castle/']")
    seen = 0
    for _question in screening.questions():
        page.wait_for_selector(f".table[data-step='{screening.play.number}']")
        seen += inside.count()
        assert not guest.covered("[data-thing^='castle/']", "[data-place='castle/plaque'], .tower, .pill")
        assert not guest.covered(".elgrande .mark.over", ".elgrande :is(.troop, .plaque, .rounds, .map button)")
        if screening.play.number > 230:
            break
    assert seen, "somebody was in the castle"


@pytest.mark.at_night
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


PINNED = """() => [...document.querySelectorAll('.veil path.ring:has(+ :is(g, .pin))')].map(ring => {
    const pin = ring.nextElementSibling.getBoundingClientRect();
    if (!pin.width) return true;  // on a phone what has no number has no pin
    const middle = new DOMPoint(pin.x + pin.width / 2, pin.y + pin.height / 2);
    return ring.isPointInFill(middle.matrixTransform(ring.getScreenCTM().inverse())); })"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_pin_of_the_coach_stands_in_the_region_it_means(arrive: Arrive, size: tuple[int, int]) -> None:
    """Beside it lies its neighbour, which would be meant; and on a phone too each pin says what it is for."""
    guest = Grandee(arrive(size=size), bar=True)
    guest.visitor.visit("learn/elgrande")
    guest.page.locator("main .button.main").click()
    on = guest.page.get_by_role("button", name="I see")
    voice = guest.page.get_by_role("region", name="Your guide")
    expect(guest.page.locator(".veil path.ring")).to_have_count(2)
    guest.page.wait_for_function(f"() => ({PINNED})().every(Boolean)")
    while guest.kind != "UseCard":
        if on.count():
            on.click()
        else:
            guest.step()
            guest.asked()
    expect(voice).to_contain_text("The king’s own region is taboo")
    expect(guest.page.locator(".veil path.ring")).to_have_count(2)
    expect(guest.page.locator(".veil path.ring + g")).to_have_count(2)
    guest.page.wait_for_function(f"() => ({PINNED})().every(Boolean)")


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
    assert not guest.covered(".veil .pin", ".elgrande .card :is(.title, p)"), "nor do his pins lie on words"
    picture(guest.visitor, "elgrande-lesson")
    map_box = guest.page.locator(".elgrande").bounding_box()
    coach_box = coach.bounding_box()
    assert map_box and coach_box and coach_box["x"] >= map_box["x"] + map_box["width"] - 1


@pytest.mark.at_night
def test_every_tip_comes_to_whoever_never_takes_a_card_that_moves_something(arrive: Arrive) -> None:
    """The coach speaks of the king and of moved caballeros also to those who leave these cards to others."""
    guest = Grandee(arrive(), bar=True)
    guest.visitor.visit("learn/elgrande")
    guest.page.locator("main .button.main").click()
    others = guest.page.locator(".elgrande .card[data-spot=open]:is([data-place='deck:2'], [data-place='deck:3'])")
    on = guest.page.locator(".says .ways .button.main")
    heard = "() => JSON.parse(localStorage.getItem('castellany.progress')).lessons.elgrande"
    for _click in range(300):
        guest.asked()
        if guest.over:
            break
        while on.count():
            on.click()
        if guest.kind in {"Invite", "TakeCard"} and others.count():
            guest.click(others.first)
        else:
            guest.step()
    told = guest.page.evaluate(heard)
    assert len(told["heard"]) == told["of"], told["heard"]
