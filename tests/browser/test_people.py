"""People with people: two browsers by link, a lost connection, several at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.house import ABSENCE
from tests.browser.visitor import ASKED, Visitor

Picture = Callable[[Visitor, str], None]


def test_two_browsers_play_by_link(arrive: Arrive, picture: Picture) -> None:
    host, friend = arrive(language="uk-UA"), arrive(language="pl-PL", size=PHONE)
    host.make_table("citadels", "me", "person", begin=False)
    link = host.page.locator("#invite-link").input_value()
    host.clean()
    picture(host, "lobby")

    friend.join(link, "Ola z Krakowa")
    expect(host.page.locator(".lobby")).to_contain_text("Ola z Krakowa")
    host.page.locator(".bar .start").click()

    lines = host.page.locator(".side .log li")
    turns = cycle((host, friend))
    while lines.count() <= 10:
        person = next(turns)
        if person.page.locator(ASKED).count():
            person.step()
    expect(host.page.locator("#board")).to_contain_text("Ola z Krakowa")

    host.page.locator(".tabs button").last.click()
    host.page.locator(".chat input").fill("Вітаю! <b>не жирно</b>")
    host.page.locator(".chat .button").click()
    expect(friend.page.locator(".tabs .unread")).to_have_text("1")
    expect(friend.page).to_have_title(re.compile(r"^\(1\) "))
    friend.page.locator(".tabs button").last.click()
    expect(friend.page.locator(".chat .lines")).to_contain_text("<b>не жирно</b>")
    expect(friend.page.locator(".tabs .unread")).to_have_count(0)
    expect(friend.page).not_to_have_title(re.compile(r"^\("))
    expect(host.page.locator(".tabs .unread")).to_have_count(0)


def test_a_bot_plays_for_a_friend_who_closed_the_tab(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.make_table("citadels", "me", "person", begin=False)
    friend.join(host.page.locator("#invite-link").input_value(), "Ola")
    expect(host.page.locator(".lobby")).to_contain_text("Ola")
    host.page.locator(".bar .start").click()
    friend.sees_seats(2)
    friend.page.close()

    ask = host.page.get_by_role("button", name="Let a bot play until they are back")
    host.page.locator(".tabs button").first.click()
    mine = host.page.locator(".option:not(:disabled), [data-spot=open]").first
    expect(ask.or_(mine).first).to_be_visible()
    while not ask.count():
        host.step()
        expect(ask.or_(mine).first).to_be_visible()
    ask.click()
    expect(host.page.locator(".notice")).to_contain_text("Perhaps they are just coming back")
    host.page.wait_for_timeout(ABSENCE * 1000 + 500)  # the house waits so long for them
    ask.click()
    expect(host.page.locator(".seats")).to_contain_text("a bot plays for now")
    host.asked()
    host.step()


def test_a_player_leaves_a_bot_plays_on_and_the_seat_can_be_taken_back(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(language="pl-PL", size=PHONE)
    host.make_table("citadels", "me", "person", begin=False)
    link = host.page.locator("#invite-link").input_value()
    friend.join(link, "Ola")
    expect(host.page.locator(".lobby")).to_contain_text("Ola")
    host.page.locator(".bar .start").click()
    friend.sees_seats(2)
    host.page.locator(".tabs button").first.click()
    expect(host.page.get_by_role("button", name="Leave the game")).to_be_visible()
    expect(host.page.get_by_role("button", name="Close the table")).to_have_count(0)
    host.page.locator(".tabs button").nth(1).click()
    friend.page.locator(".tabs button").first.click()
    friend.page.get_by_role("button", name="Opuść grę").click()
    friend.clean()
    friend.page.locator(".asking .main").click()
    expect(friend.page.locator("[data-play]").first).to_be_visible()
    expect(host.page.locator(".side .log")).to_contain_text("Ola has left; a bot plays on.")

    friend.page.goto(link)
    friend.page.locator(".tabs button").first.click()
    friend.page.locator("section.bar").get_by_role("button", name="Odbierz moje miejsce").click()
    expect(host.page.locator(".side .log")).to_contain_text("Ola is back.")


def test_a_game_against_bots_can_be_closed(arrive: Arrive) -> None:
    guest = arrive(language="uk-UA").quick_play("citadels")
    guest.page.locator(".tabs button").first.click()
    guest.page.get_by_role("button", name="Закрити стіл").click()
    guest.page.locator(".asking .main").click()
    expect(guest.page.locator("[data-play]").first).to_be_visible()
    expect(guest.page.locator("a[href*='#/table/']")).to_have_count(0)


def test_a_watcher_sees_the_table_and_no_hand(arrive: Arrive) -> None:
    host, watcher = arrive(), arrive(size=PHONE)
    host.make_table("citadels", "me", "person", "bot", begin=False)
    link = host.page.locator("#invite-link").input_value()
    host.page.locator(".lobby .seat-bot").first.click()
    host.page.locator(".bar .start").click()
    host.asked()
    watcher.page.goto(link)
    watcher.sees_seats(3)
    expect(watcher.page.locator(".hand .card")).to_have_count(0)
    expect(watcher.page.locator(".option, [data-spot=open]")).to_have_count(0)


def test_a_lost_connection_comes_back_in_the_middle_of_a_turn(arrive: Arrive) -> None:
    guest = arrive(expected=("WebSocket",))
    lines: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    guest.page.route_web_socket("**/live**", pass_on)
    guest.quick_play("citadels")
    guest.step()
    guest.asked()
    sentence = guest.sentence.inner_text()
    options = guest.page.locator(".option, [data-spot=open]").count()
    lines[-1].close(code=1011)
    expect(guest.page.locator(".lost")).to_be_visible()
    expect(guest.page.locator(".lost")).to_have_count(0)
    assert len(lines) == 2
    expect(guest.sentence).to_have_text(sentence)
    expect(guest.page.locator(".option, [data-spot=open]")).to_have_count(options)
    guest.step()

    guest.page.reload()
    guest.asked()
    guest.step()


def test_several_at_one_screen_have_a_curtain_between_them(arrive: Arrive, picture: Picture) -> None:
    family = arrive(size=PHONE, language="pl-PL")
    family.make_table("citadels", "me", "me", "bot", "bot")
    curtains = 0
    for _choice in range(30):
        if family.page.locator(".curtain").count():
            curtains += 1
            expect(family.page.locator(".hand .card, .option")).to_have_count(0)
            if curtains == 1:
                family.clean()
                picture(family, "curtain")
        if not family.step():
            break
    assert curtains >= 3


def test_nobody_reads_the_secrets_of_the_one_who_sat_there_before(arrive: Arrive) -> None:
    family = arrive()
    family.make_table("citadels", "me", "me", "bot", "bot")
    secret = family.page.locator(".log").get_by_text("Your character:")
    family.step()  # the first curtain opens
    family.asked()
    while not family.page.locator(".curtain").count():
        family.step()
        family.asked()
    expect(family.page.locator(".log li").first).to_be_visible()
    expect(secret).to_have_count(0)
    family.step()  # the second player looks: the secret of the first is none of theirs
    expect(secret).to_have_count(0)
    family.step()
    family.asked()
    while not family.page.locator(".curtain").count():
        family.step()
        family.asked()
    expect(secret).to_have_count(0)


def test_a_friend_reads_what_was_agreed_on_before_sitting_down(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(language="pl-PL", size=PHONE)
    host.visit("new/citadels")
    host.page.get_by_role("radio", name="3", exact=True).check()
    host.page.locator(".seats select").nth(1).select_option("person")
    host.page.get_by_label("Pace").select_option("turns")
    expect(host.page.get_by_label("Clock")).to_have_value("days3")
    options = host.page.locator(".options")
    expect(options.get_by_text("Unique districts", exact=True)).to_have_count(0)
    options.locator("select").first.select_option("illustrious_emissaries")
    options.get_by_label("The Great Wall protects itself").check()
    host.page.locator("form .button.main").click()
    friend.page.goto(host.page.locator("#invite-link").input_value())
    agreed = friend.page.locator(".lobby .terms li")
    expect(agreed).to_have_count(4)
    assert agreed.first.inner_text().startswith("Zestaw kart: ")
    assert agreed.last.inner_text() == "3 dni na ruch"
    friend.clean()
