"""How the client sits in the world: its weight, its prefix, its manners towards other hosts, its installability."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

import build_client
from tests.browser.conftest import Arrive
from tests.browser.house import House, bringing, serving

LIMIT = 240_000  # bytes after gzip, shell and Citadels together with their art, in one language, without letters
FIRST = 250_000  # bytes over the wire until a newcomer sees the hall
BOARD = 110_000  # the code and art of any board, fetched only for it


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def only_for(boards: list[Path], code: list[Path]) -> list[Path]:
    """What nothing but these boards and their lessons import, by way of each other too; with its styles."""
    imports = {file: set(re.findall(r'(?:from|import) ?"\./([\w.-]+\.js)"', file.read_text())) for file in code}
    theirs = set(boards)
    while True:
        users = {file: {one for one in code if file.name in imports[one]} for file in code if file.suffix == ".js"}
        more = {file for file, by in users.items() if by and by <= theirs} - theirs
        if not more:
            break
        theirs |= more
    names = {called(file) for file in theirs - set(boards)}
    return [*theirs, *(file for file in code if file.suffix == ".css" and called(file) in names)]


def called(file: Path) -> str:
    """A file's name without its mark of eight letters, which may hold a dash itself."""
    return file.stem[:-9]


def test_the_client_is_light(house: House) -> None:
    assets = build_client.STATIC / "assets"
    code = [file for file in assets.iterdir() if file.suffix in (".js", ".css")]
    boards = [file for file in code if file.name.startswith("Board-")]
    foreign = [file for file in code if file.name.startswith(("uk-", "pl-"))]
    # Words, lessons and parts of the other games come with their boards, reviews and puzzles with their own pages.
    pages = ("PuzzlePage-", "LearnHub-", "puzzle.svelte-", "reviewing-")
    later = [file for file in code if file.name.startswith(pages)]
    named = "".join(file.read_text() for file in code if file.name.startswith("house-"))
    lessons = dict(re.findall(r"\./(\w+)/lesson\.ts\W.{0,40}?import\(.\./(lesson-[\w-]+\.js)", named))
    words = {file: file.read_text() for file in code if file.name.startswith("en-")}
    own = {file for file, text in words.items() if not any(f"lesson-{game}" in text for game in lessons)}
    assert own and len(own) < len(words), "what the shell says counts, what other games say does not"
    others = [file for file, text in words.items() if file not in own and "lesson-citadels" not in text]
    others += [file for file in code if file.name in lessons.values() and file.name != lessons["citadels"]]
    elsewhere = [file for file in boards if b"citadels" not in file.read_bytes()]
    left_out = {*boards, *foreign, *later, *others, *only_for([*elsewhere, *others], code)}
    shell = weight([build_client.STATIC / "index.html", *(file for file in code if file not in left_out)])
    citadels = weight([file for file in boards if b"citadels" in file.read_bytes()])
    letters = sum(file.stat().st_size for file in assets.glob("*.woff2"))
    print(f"shell {shell / 1000:.1f} kB, Citadels {citadels / 1000:.1f} kB gzip; letters {letters / 1000:.0f} kB")
    assert 20_000 < citadels < BOARD
    assert shell + citadels < LIMIT
    assert all(weight([file]) < BOARD for file in boards)


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL"])
def test_a_first_visit_is_small(browser: Browser, house: House, language: str) -> None:
    """Everything that is fetched until the hall stands there: page, code, words, letters, pictures, and headers."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale=language, service_workers="block"
    )  # a worker would fetch in our place
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})  # other tests have been here
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))

    def fetched(told: dict[str, Any]) -> None:
        name = names.get(told["requestId"], "")
        sizes[name] = max(sizes.get(name, 0), int(told["encodedDataLength"]))  # again from memory, it weighs nothing

    wire.on("Network.loadingFinished", fetched)
    page.goto(house.url)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    context.close()
    heaviest = sorted(sizes.items(), key=lambda one: -one[1])[:6]
    print(f"first visit in {language}: {sum(sizes.values()) / 1000:.0f} kB")
    pictures = [size for name, size in sizes.items() if name.endswith(".webp")]
    assert len(pictures) == len(bringing("picture.webp")) and min(pictures) > 5_000, "the pictures count"
    assert 100_000 < sum(sizes.values()) < FIRST, heaviest


def test_nothing_leaves_the_host(arrive: Arrive, house: House) -> None:
    guest = arrive()
    hosts: set[str] = set()
    guest.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    guest.quick_play("citadels")
    for _choice in range(6):
        guest.step()
    guest.visit("settings")
    guest.visit("credits")
    guest.page.wait_for_load_state("networkidle")
    assert hosts == {urlsplit(house.url).netloc}
    built = [file for file in build_client.STATIC.rglob("*.*") if file.suffix in (".js", ".css", ".html")]
    called = {host for file in built for host in re.findall(r"https?://([\w.-]+)", file.read_text("utf-8"))}
    assert called <= {"www.w3.org", "svelte.dev"}, called


def test_it_can_be_installed(house: House) -> None:
    manifest = json.loads((build_client.STATIC / "manifest.webmanifest").read_text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (build_client.STATIC / icon["src"]).stat().st_size > 300


@pytest.fixture
def prefixed(tmp_path: Path) -> object:
    with serving(tmp_path, "--prefix", "/games/west", path="games/west/") as found:
        yield found


def test_it_works_behind_a_prefix(prefixed: House, arrive: Arrive) -> None:
    guest = arrive(url=prefixed.url)
    guest.quick_play("citadels")
    guest.step()
    assert "/games/west/#/table/" in guest.page.url
    guest.page.reload()
    guest.asked()


def test_motion_shows_where_things_go(arrive: Arrive) -> None:
    """With motion, coins and cards fly and the bots' turns are told one after another; N skips what is being shown."""
    guest = arrive(pace="fast")
    guest.visit()
    guest.page.click("[data-play=citadels]")
    guest.asked()
    guest.page.evaluate(
        """() => { window.flown = 0; new MutationObserver(changes => changes.forEach(change =>
             change.addedNodes.forEach(node => node.classList?.contains('flying') && (window.flown += 1))
           )).observe(document.body, { childList: true, subtree: true }); }"""
    )
    for _choice in range(12):
        guest.step()
        guest.asked()
        if guest.page.evaluate("() => window.flown") > 2:
            break
    assert guest.page.evaluate("() => window.flown") > 2
    guest.page.keyboard.press("n")
    guest.step()
    expect(guest.page.locator(".flying")).to_have_count(0)


def test_the_guided_game_explains_each_new_decision(arrive: Arrive) -> None:
    guest = arrive(language="uk-UA")
    guest.visit("learn/citadels")
    guest.page.locator(".button.main").click()
    voice = guest.page.locator(".says")
    expect(voice).to_contain_text("Вітаємо")
    voice.locator(".button.main").click()
    expect(voice).to_contain_text("вибирає персонажа")
    expect(guest.page.locator(".stage")).to_contain_text("Архітекторка")  # whom the guide recommends
    voice.locator(".button.main").click()
    heard = set()
    for _choice in range(40):  # whoever simply plays on is told the next thing all the same
        guest.asked()
        heard.add(voice.locator(".words").inner_text())
        if len(heard) >= 5 or not guest.step():
            break
    assert len(heard) >= 5
    assert not any(text.startswith("lesson-") for text in heard)
