"""Friends from the first game together to the next: a code said aloud, asked, agreed, invited, ended, turned off."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.visitor import Visitor

Picture = Callable[[Visitor, str], None]


def met(arrive: Arrive) -> tuple[Visitor, Visitor]:
    """Two people who have played: the second came by the code that the first one said."""
    host, friend = arrive(), arrive(size=PHONE, language="uk-UA")
    host.make_table("citadels", "me", "person", begin=False)
    spoken = host.page.locator(".aloud strong").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{3} [A-Z0-9]{2}", spoken)
    expect(host.page.locator("#invite-link")).to_have_value(re.compile(r"#/table/\w+\?invite=\w+$"))
    friend.visit()
    friend.page.get_by_role("button", name="Друг надіслав мені код").click()
    friend.page.locator("form.code input").fill(spoken.lower())
    friend.page.locator("form.code .button").click()
    friend.page.locator(".bar form input").fill("Olena")
    friend.page.locator(".bar form .button.main").click()
    expect(host.page.locator(".lobby")).to_contain_text("Olena")
    host.page.locator(".bar .start").click()
    friend.sees_seats(2)
    return host, friend


def test_friends_agree_and_invite_each_other(arrive: Arrive, picture: Picture) -> None:
    host, friend = met(arrive)
    host.visit("friends")
    host.page.get_by_role("button", name="Ask to be friends: Olena").click()
    host.says("Olena: no answer yet")
    host.clean()

    friend.visit("")
    asks = friend.page.locator(".lists .call")
    expect(asks).to_contain_text("пропонує дружбу")
    friend.clean()
    friend.fits()
    asks.get_by_role("button", name="Погодитися").click()
    expect(asks).to_have_count(0)
    expect(friend.page.locator(".lists .badge")).to_have_text("Тут: 1")
    picture(friend, "friends-phone")

    # the host makes another table and asks the friend with one click
    host.visit("friends")
    expect(host.page.locator("main")).to_contain_text("Olena")
    host.visit("new/citadels")
    host.page.get_by_role("radio", name="2", exact=True).check()
    host.page.locator(".seats select").nth(1).select_option("person")
    host.page.locator("form .button.main").click()
    ask = host.page.locator(".invite .friends .button")
    ask.click()
    expect(ask).to_have_text(re.compile("Invited"))
    host.clean()
    picture(host, "friends-invite")
    friend.visit("friends")
    friend.visit("")
    expect(asks).to_contain_text("кличе вас: Цитаделі")
    asks.get_by_role("link").click()
    friend.page.locator(".bar form .button.main").click()
    expect(host.page.locator(".lobby")).to_contain_text("Olena")


def test_a_request_is_refused_withdrawn_and_turned_off(arrive: Arrive) -> None:
    host, friend = met(arrive)
    friend.expected = host.expected = ("409",)
    friend.visit("friends")
    ask = friend.page.get_by_role("button", name="Запропонувати дружбу")
    ask.click()
    host.visit("friends")
    answers = host.page.locator("section[aria-labelledby=friends-asking]")
    expect(answers).to_contain_text("Olena would like to be your friend")
    friend.page.get_by_role("button", name="Відкликати").click()  # withdrawn while the other reads it
    expect(ask).to_be_visible()
    answers.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_role("alert")).to_contain_text("withdrawn meanwhile")
    expect(answers).to_have_count(0)

    ask.click()
    expect(friend.page.locator("main")).to_contain_text("відповіді ще немає")
    host.visit("settings")
    host.visit("friends")
    answers.get_by_role("button", name="No, thank you").click()
    expect(answers).to_have_count(0)
    friend.visit("settings")
    friend.visit("friends")
    expect(friend.page.locator("main")).to_contain_text("цього разу ні")
    friend.page.get_by_role("button", name="Гаразд").click()
    friend.page.locator("main input[type=checkbox]").uncheck()
    expect(friend.page.locator("main section")).to_have_count(1)
    friend.clean()
    friend.fits()
    host.page.reload()
    expect(host.page.get_by_role("checkbox")).to_be_checked()
    expect(host.page.locator("main")).not_to_contain_text("Olena")


def test_the_shortest_way_to_begin_is_with_bots(arrive: Arrive) -> None:
    host = arrive()
    host.make_table("citadels", "me", "person", "person", begin=False)
    host.page.get_by_role("button", name="Add 2 bots and begin").click()
    host.asked()
    host.sees_seats(3)


def test_the_host_begins_without_those_who_did_not_come(arrive: Arrive) -> None:
    host = arrive(language="pl-PL", size=PHONE)
    host.make_table("citadels", "me", "bot", "person", "person", begin=False)
    host.page.get_by_role("button", name="Zacznij we dwójkę").click()
    host.sees_seats(2)


def test_where_no_telephone_can_come_it_is_told_what_to_do_instead_of_a_picture_for_its_camera(arrive: Arrive) -> None:
    """A house that is reached from its own computer only: a camera would look up 127.0.0.1 on the telephone."""
    host = arrive(language="uk-UA")
    host.make_table("citadels", "me", "person", begin=False)
    camera, code = host.page.locator(".invite .camera"), host.page.locator(".invite svg[role=img]")
    expect(camera.locator(".hint")).to_contain_text("--host 0.0.0.0")
    expect(code).to_have_count(0)
    known = {"public": "", "local": ["http://192.168.1.7:8000/"], "reachable": True}
    host.page.route("**/api/host", lambda route: route.fulfill(json=known))
    host.page.reload()
    expect(code).to_be_visible()
    expect(host.page.locator("#invite-link")).to_have_value(re.compile("^http://192.168.1.7:8000/#/table/"))
    expect(host.page.locator(".invite .hint")).to_have_count(1)
