"""Learning from games: a review in the replay, with marks to jump by; puzzles at the real board; the page Learn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from castellany.kernel import State, loads
from castellany.study.known import known
from castellany.study.sheets import positions
from castellany.study.solving import Attempt
from tests.browser.conftest import PHONE, Arrive
from tests.browser.test_people import BE_SOMEBODY, ENDED, PLAYED
from tests.browser.visitor import Visitor
from tests.study.games import played

DESK = (1440, 900)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game of Citadels between a squire and one who never thinks."""
    path = tmp_path_factory.mktemp("study") / "game.json"
    path.write_text(played("citadels", 2, 5, careless)[0]._replace(players=["Ada", "Bo"]).dumps(), encoding="utf-8")
    return path


def careless(state: State, seat: int) -> int | None:
    return state.choices(seat)[-1] if seat == 0 else None


def pill(chance: float) -> str:
    """As the page says a chance that games have found."""
    share = round(100 * chance)
    return "< 1 %" if share == 0 else "> 99 %" if share == 100 and chance < 1 else f"{share} %"


def reviewed(guest: Visitor, record: Path) -> Page:
    """Bring the game and wait for its review."""
    guest.visit("replays")
    page = guest.page
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/replay/*")
    page.locator("nav.tabs").get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".review .card").first).to_be_visible()
    expect(page.locator(".review progress")).to_have_count(0, timeout=300_000)
    return page


def test_a_review_shows_where_a_game_turned(
    arrive: Arrive, record: Path, picture: Callable[[Visitor, str], None]
) -> None:
    guest = arrive(size=DESK)
    page = reviewed(guest, record)
    marks = page.locator(".chances .mark")
    expect(marks.first).to_be_visible()
    worst = page.locator(".review ol li button").first
    worst.click()
    at = page.locator(".review .at")
    expect(at).to_be_visible()
    table = page.url.split("/replay/")[1].split("?")[0]
    told = page.request.get(f"{guest.url}api/tables/{table}/review").json()
    assert told["stage"] == "done" and marks.count() == len(told["turnings"])
    expect(page.locator("section.bar .top b")).to_contain_text(f"{told['turnings'][0]['step'] - 1}/")
    expect(at.locator(".better")).to_contain_text("%")
    assert [one for one in told["turnings"] if len(one["reasons"]) != 2] == []
    first = told["turnings"][0]
    best, made = (pill(first[key]) for key in ("best_chance", "made_chance"))
    expect(page.locator(".chances button.own")).to_contain_text(f"{best}→ {made}")  # the same two as in the card
    parts = page.locator(".review .tally")
    expect(parts).to_contain_text("others’ mistakes")
    seats = {one["seat"] for one in told["turnings"][:1]}
    listed = page.locator(".review ol li small").all_inner_texts()
    assert listed and len({line.split(" · ")[0] for line in listed}) == len(seats), "of the seat that is looked at"
    place = at.locator(".head")
    expect(place).to_contain_text(f"of {len(told['turnings'])}")
    before = place.inner_text()
    page.keyboard.press("m")
    expect(place).not_to_have_text(before)
    page.keyboard.press("Shift+M")
    expect(place).to_have_text(before)
    bought = next(one for one in told["turnings"] if one["best_said"]["id"] == "opt-build")
    page.locator(
        f".chances .mark >> nth={sorted(one['step'] for one in told['turnings']).index(bought['step'])}"
    ).click()
    expect(page.locator(".pointers .label").first).to_contain_text("%")  # on the board itself
    panel, under = page.locator("aside.side").bounding_box(), page.locator("section.bar").bounding_box()
    assert panel and under
    assert panel["y"] + panel["height"] == DESK[1], "there is much to read: the panel reaches down to the foot"
    assert under["x"] + under["width"] <= panel["x"] + 1 and under["y"] + under["height"] == DESK[1]
    guest.clean()
    picture(guest, "review")
    row = page.locator("section.bar .buttons")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth"), "what is wanted seldom is in a menu"
    row.get_by_role("button", name="More").click()
    expect(row.get_by_text("Save as file")).to_be_visible()
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth")

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    page.locator("nav.tabs").get_by_role("button", name="Review").click()
    expect(page.locator(".review .card").first).to_be_visible()
    expect(page.locator(".chances svg[role=img]")).to_be_visible()
    expect(page.locator("section.bar .strip .better")).to_be_hidden()  # the panel above it says the same
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.clean()
    picture(guest, "review-phone")
    page.locator("nav.tabs").get_by_role("button", name="Review").click()
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator("section.bar .strip .better")).to_contain_text("%")
    cut = "ways => ways.filter(way => way.scrollWidth > way.clientWidth).length"
    assert page.locator(".strip .way, .strip .way span").evaluate_all(cut) == 0, "both choices can be read"
    why = page.locator("section.bar .strip .why")
    expect(why).to_be_visible()
    assert why.inner_text().count(".") >= 2, "both reasons can be read beside the board"
    assert row.evaluate("row => row.clientHeight") < 60, "one row of buttons, the board above it keeps its room"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url("**/#/table/*")
    guest.visit("learn")
    page.get_by_role("region", name="Your last reviews").locator("a").first.click()
    page.wait_for_url(f"**/#/replay/{table}?*")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_at_the_end_has_the_game_reviewed_and_its_link_shows_it(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """One was led to the replay by "Review this game", and there had to find the same button once more."""
    guest = arrive(size=size).visit("new/citadels")
    page = guest.page
    page.wait_for_selector(".seats select")
    page.evaluate("async () => { const me = await (await fetch('api/me')).json(); " + BE_SOMEBODY + " }")
    played = page.evaluate(PLAYED)
    page.wait_for_function(ENDED)

    begun = {"stage": "thinking", "progress": 0.4, "curve": [[0, [0.25] * 4], [9, [0.4, 0.2, 0.2, 0.2]]]}

    def as_begun(route: Route) -> None:  # what it has found so far, however slow the machine is
        told = route.fetch().json()
        route.fulfill(json=told if told["stage"] == "none" else {**told, **begun})

    page.route("**/review*", as_begun)
    guest.visit(f"table/{played}")
    expect(page.locator("section.end")).to_be_visible()
    page.locator("section.bar").get_by_role("link", name="Review this game").click()
    chart = page.locator(".chances svg[role=img]")
    thinking = page.locator(".review progress, .begun progress").locator("visible=true")
    expect(chart).to_be_visible()
    expect(thinking).to_have_count(1)
    expect(page.locator(".begun button, .review > .button")).to_have_count(0)
    guest.clean()
    page.wait_for_url("**review=1")
    page.reload()
    expect(chart).to_be_visible()
    expect(thinking).to_have_count(1)


def test_a_game_brought_in_is_seen_by_others_only_where_it_was_opened_to_all(
    arrive: Arrive, record: Path, saved: Path
) -> None:
    guest = arrive(size=DESK)
    other = arrive(size=DESK, expected=("403",))
    page = guest.page

    def bring(file: Path = record) -> str:
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_url("**/#/replay/*invite=*")
        page.get_by_role("button", name="Copy link").click()
        return page.url

    guest.visit("replays")
    other.page.goto(bring())
    expect(page.locator(".notice")).to_contain_text("Only those who played this game, or brought it in")
    expect(other.page.get_by_text("Only those who played can see this replay.")).to_be_visible()
    guest.visit("replays")
    page.get_by_label("Everybody may see this game").check()
    nameless = saved / "nameless.json"
    nameless.write_text(loads(record.read_text(encoding="utf-8"))._replace(players=None).dumps(), encoding="utf-8")
    other.page.goto(bring(nameless))
    expect(other.page.locator("section.bar").get_by_role("button", name="Copy link")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    other.visit("replays")
    expect(other.page.locator("main")).to_contain_text("Player 2")  # and no free seat has won
    guest.clean()


def test_learn_leads_to_lessons_and_puzzles(arrive: Arrive) -> None:
    guest = arrive()
    guest.visit("learn")
    page = guest.page
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(page.locator("a[href='#/learn/citadels']")).to_be_visible()
    page.locator("a[href^='#/puzzle/']").first.click()
    expect(page.locator(".puzzle h2")).to_have_text("Find the castellan’s choice")
    guest.clean()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_solved_by_its_number_or_given_up(
    arrive: Arrive, size: tuple[int, int], picture: Callable[[Visitor, str], None]
) -> None:
    at = positions("citadels")[0]
    best = Attempt(at).best
    question = at.moment().ask(at.puzzle.seat)
    guest = arrive(plain=True, size=size)
    page = guest.page
    guest.visit(f"puzzle/{at.id}")
    wrong = next(number for number, option in enumerate(question.options) if option.choice != best)
    choices = page.locator(".plain .options button, .plain ol button")
    expect(choices.first).to_be_visible()
    if size == DESK:
        facts = page.locator(".puzzle .known li")
        expect(facts).to_have_count(len(known(at.moment(), at.puzzle.seat)))
        assert not any("known-" in fact for fact in facts.all_inner_texts())
    choices.nth(wrong).click()
    expect(page.locator(".notice")).to_contain_text("candles are left")
    bar = page.locator("section.bar")
    bar.get_by_role("button", name="Clue").click()
    lit = bar if size == PHONE else page.locator(".puzzle")  # where the panel has no room, they burn in the bar
    expect(lit.locator(".candles")).to_have_attribute("aria-label", "One candle left")
    expect(lit.locator(".candles")).to_be_visible()
    bar.get_by_role("button", name="Solution").click()
    expect(bar.get_by_role("button", name="Next puzzle")).to_be_visible()
    if size == PHONE:
        page.locator("nav.tabs").get_by_role("button", name="Puzzle").click()
    expect(page.locator(".puzzle .best")).to_be_visible()
    why = page.locator(".puzzle .why").first.inner_text().strip()
    expect(bar.locator(".below", has_text=why)).to_be_visible(visible=size == PHONE)  # where no panel stands beside it
    guest.clean()
    page.locator("section.bar").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    expect(choices.first).to_be_visible()
    guest.visit("")
    expect(page.get_by_role("region", name="Puzzle of the day").get_by_role("link")).to_be_visible()
    guest.clean()


def test_seals_are_won_at_the_drawn_board_and_belong_to_the_account(arrive: Arrive) -> None:
    at = next(one for one in positions("viscounts") if one.puzzle.theme == "moves")
    guest = arrive(size=DESK)
    page = guest.page
    guest.visit(f"puzzle/{at.id}")
    goal = next(option for option in at.moment().ask(at.puzzle.seat).options if option.choice == Attempt(at).best)
    page.locator(f"[data-thing='{goal.targets[-1]}'][data-spot=open]").first.click(force=True)
    expect(page.locator(".puzzle .won")).to_contain_text("Found at once")
    expect(page.locator(".pointers .better")).to_contain_text("Castellan")
    guest.visit("learn")
    sealed = page.get_by_role("region", name="Viscounts").get_by_text("1 of ")
    expect(sealed.first).to_be_visible()
    as_account(guest, 0)
    guest.visit("learn")
    expect(sealed.first).to_be_visible()
    elsewhere = arrive(size=DESK)
    as_account(elsewhere, 1)
    elsewhere.visit("learn")
    expect(elsewhere.page.get_by_role("region", name="Viscounts").get_by_text("1 of ").first).to_be_visible()
    guest.clean()


def test_a_wrong_try_stays_marked_and_what_was_said_of_the_candles_goes_with_the_next_act(arrive: Arrive) -> None:
    at = next(one for one in positions("viscounts") if one.puzzle.theme == "moves")
    guest = arrive(size=DESK)
    page = guest.page
    guest.visit(f"puzzle/{at.id}")
    miss = next(option for option in at.moment().ask(at.puzzle.seat).options if option.choice != Attempt(at).best)
    page.locator(f"[data-thing='{miss.targets[-1]}'][data-spot=open]").first.click(force=True)
    expect(page.locator(".notice")).to_contain_text("2 candles are left")
    expect(page.locator(".pointers .label.tried")).to_contain_text("try 1")
    page.locator("section.bar").get_by_role("button", name="Clue").click()
    expect(page.locator(".puzzle .candles")).to_have_attribute("aria-label", "One candle left")
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(".pointers .label.tried")).to_be_visible()
    guest.clean()


def as_account(guest: Visitor, form: int) -> None:
    """By the first form an account is made of whoever is here, by the second one logs in."""
    guest.visit("profile")
    fields = guest.page.locator("form").nth(form)
    fields.locator("input[autocomplete=username], input:not([type=password])").first.fill("Keeper of seals")
    fields.locator("input[type=password]").fill("a long password")
    fields.get_by_role("button").last.click()
    expect(guest.page.get_by_role("button", name="Log out")).to_be_visible()


def test_at_a_puzzle_of_the_drawn_board_every_player_has_a_name(arrive: Arrive) -> None:
    """Nobody's name stands in a puzzle: its players are called by their number."""
    guest = arrive(size=DESK)
    guest.visit(f"puzzle/{next(one for one in positions('citadels') if one.sheet.record.header.seats == 2).id}")
    names = guest.page.locator(".citadels .who b")
    expect(names).to_have_count(2)
    assert sorted(names.all_inner_texts()) == ["Player 1", "Player 2"]
