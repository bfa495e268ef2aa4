"""What goes wrong is said calmly, in the reader's language, with a way on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.boxes import faults
from tests.browser.conftest import DESK, Arrive

NOT_FOUND = [("en-GB", "did not work"), ("uk-UA", "Не вийшло"), ("pl-PL", "Nie udało się")]


@pytest.mark.parametrize(("language", "words"), NOT_FOUND)
def test_a_table_that_does_not_exist(arrive: Arrive, language: str, words: str) -> None:
    guest = arrive(language=language, expected=("404",))
    guest.visit("table/nosuchtable")
    guest.says(words)
    assert "error-" not in guest.page.locator("main").inner_text()
    guest.page.locator("main a").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "No table waits"), ("uk-UA", "жоден стіл не чекає"), ("pl-PL", "nie czeka żaden")]
)
def test_a_wrong_code(arrive: Arrive, language: str, words: str) -> None:
    """A calm sentence, and the code as it was typed to be mended."""
    guest = arrive(language=language, expected=("404",))
    guest.visit("t/ZZZZZ")
    expect(guest.page.get_by_role("alert")).to_contain_text(words)
    guest.clean()
    typed = guest.page.locator("form.code input")
    expect(typed).to_have_value("ZZZZZ")
    typed.fill("zzz zz9")
    typed.press("Enter")
    guest.page.wait_for_url("**/#/t/ZZZZZ9")
    expect(guest.page.get_by_role("alert")).to_contain_text(words)
    guest.page.locator("main .trouble a").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()


def test_a_full_and_a_closed_table(arrive: Arrive) -> None:
    host, friend, third = arrive(), arrive(), arrive(expected=("40",))
    host.make_table("citadels", "me", "person", begin=False)
    link = host.page.locator("#invite-link").input_value()
    friend.join(link, "Second")
    expect(host.page.locator(".lobby")).to_contain_text("Second")
    third.page.goto(link)
    bar = third.page.locator("section.bar")  # in sight at once, with a way on
    expect(bar).to_contain_text("All seats are taken")
    expect(bar.get_by_role("link", name="Back to the hall")).to_be_in_viewport()
    host.page.locator(".bar .leave").click()
    expect(host.page.locator("[data-play]").first).to_be_visible()
    expect(friend.page.get_by_role("alert")).to_contain_text("closed")
    third.page.reload()
    expect(third.page.get_by_role("alert")).to_contain_text("closed")
    third.page.locator("main a").click()
    expect(third.page.locator("[data-play]").first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, (320, 640)], ids=["desk", "small"])
def test_a_name_that_somebody_at_the_table_has(arrive: Arrive, size: tuple[int, int]) -> None:
    """A calm sentence beside the name that was typed, whole on the smallest phone, and another name sits down."""
    host, friend = arrive(), arrive(size=size, language="uk-UA", expected=("40",))
    host.make_table("citadels", "me", "person", begin=False)
    link, name = (host.page.locator(part).input_value() for part in ("#invite-link", ".lobby form input"))
    friend.join(link, name)
    bar = friend.page.locator("section.bar")
    expect(bar.get_by_role("alert")).to_contain_text("уже хтось має таке ім’я")
    assert faults(friend.page) == []
    bar.locator("form input").fill("Мирослава")
    bar.locator("form .button.main").click()
    expect(host.page.locator(".lobby")).to_contain_text("Мирослава")
    expect(bar.get_by_role("alert")).to_have_count(0)


def test_a_private_table_without_its_link_or_with_an_expired_one(arrive: Arrive) -> None:
    host, stranger = arrive(), arrive(expected=("40",))
    host.make_table("citadels", "me", "person", begin=False)
    expect(host.page.locator("#invite-link")).to_be_visible()
    table = host.page.url.split("/table/")[1].split("?")[0]
    stranger.visit(f"table/{table}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("Ask for its link")
    stranger.visit("settings")
    stranger.visit(f"table/{table}?invite=longgone")
    expect(stranger.page.get_by_role("alert")).to_contain_text("no longer opens the table")
    again = stranger.page.get_by_role("alert").get_by_role("button")
    expect(again).to_have_count(0)  # it would be told the same
    stranger.page.locator("main a.main").click()
    expect(stranger.page.locator("[data-play]").first).to_be_visible()


def test_a_refused_choice_is_answered_and_play_goes_on(arrive: Arrive) -> None:
    guest = arrive()
    late: list[object] = []

    def too_late(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "choose" and not late:
                late.append(said)
                said["decision"] -= 1
            server.send(json.dumps(said))

        route.on_message(pass_on)

    guest.page.route_web_socket("**/live**", too_late)
    guest.quick_play("citadels")
    step = guest.page.locator(".table").get_attribute("data-step")
    guest.page.locator(".option").first.click()
    expect(guest.page.locator(".notice.no")).to_contain_text("decided already")
    assert late and guest.page.locator(".table").get_attribute("data-step") == step
    guest.step()
    expect(guest.page.locator(".notice")).to_have_count(0)


def test_an_old_browser_is_told_so(arrive: Arrive) -> None:
    guest = arrive()
    guest.page.add_init_script("delete window.structuredClone")
    guest.visit()
    guest.says("This browser is too old", "Цей браузер застарий", "Ta przeglądarka jest za stara")
    expect(guest.page.locator("[data-play]")).to_have_count(0)


def test_a_wrong_password_and_a_name_kept(arrive: Arrive) -> None:
    guest = arrive(expected=("40",))
    guest.visit("profile")
    keep = guest.page.locator("form").first
    keep.locator("input").nth(0).fill("Keeper")
    keep.locator("input").nth(1).fill("long enough words")
    keep.locator(".button").click()
    guest.says("Your name is now yours")
    guest.page.get_by_role("button", name="Log out").click()
    guest.says("I have been here before")
    back = guest.page.locator("form").nth(1)
    back.locator("input").nth(0).fill("Keeper")
    back.locator("input").nth(1).fill("something else")
    back.locator(".button").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Name and password do not match")
    back.locator("input").nth(1).fill("long enough words")
    back.locator(".button").click()
    guest.says("Welcome back")


def test_the_house_cannot_be_reached(arrive: Arrive) -> None:
    guest = arrive(expected=("ERR_", "Failed to load"))
    guest.page.route("**/api/**", lambda route: route.abort())
    guest.visit()
    guest.says("cannot be reached")
    guest.page.unroute("**/api/**")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()


def test_whoever_leaves_before_the_house_answers_is_not_led_back(arrive: Arrive) -> None:
    """A seat was asked for and the answer came when the guest was in the hall again: no place is taken in nowhere."""
    host, guest = arrive(), arrive()
    host.make_table("citadels", "me", "person", begin=False)
    guest.page.goto(host.page.locator("#invite-link").input_value())
    sit = guest.page.locator(".bar form .button.main")
    guest.page.locator(".bar form input").fill("Mira")
    held: list[Route] = []
    opened: list[str] = []
    guest.page.route("**/join", lambda route: held.append(route))
    guest.page.on("websocket", lambda socket: opened.append(socket.url))
    with guest.page.expect_request("**/join"):
        sit.click()
    guest.page.evaluate("location.hash = '/'")
    expect(guest.page.locator("[data-play]").first).to_be_visible()
    with guest.page.expect_response("**/join"):
        held[0].continue_()
    expect(host.page.locator(".lobby")).to_contain_text("Mira")
    guest.visit("settings")
    assert not opened
    assert guest.page.url.endswith("#/settings")
