"""People with people: two browsers by link, a lost connection, several at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from castellany.server.wire import PersonRef, Rematch, Review, TableChanged, TableInfo, Text, Turning
from tests.browser.conftest import PHONE, Arrive
from tests.browser.house import ABSENCE
from tests.browser.screening import Screening
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
    expect(guest.page.locator("section.bar .lost")).to_be_visible()  # in the bar: it covers no title
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
    for part in ("input", ".button.main"):  # whoever comes by a link can sit down without looking for it
        expect(friend.page.locator(f"section.bar form {part}")).to_be_in_viewport(ratio=1)
    friend.page.locator("section.bar form input").fill("Ola")
    friend.page.locator("section.bar form .button.main").click()
    expect(host.page.get_by_role("button", name="A bot instead of Ola")).to_be_visible()
    expect(host.page.locator(".lobby .seat-bot")).to_have_count(0)  # as if it were still free


def test_the_host_changes_seats_and_rules_in_the_lobby(arrive: Arrive) -> None:
    host, friend = arrive(size=PHONE, expected=("400",)), arrive(language="uk-UA")
    host.make_table("citadels", "me", "person", "person", begin=False)
    friend.page.goto(host.page.locator("#invite-link").input_value())
    name = host.page.locator(".lobby form input").input_value()
    expect(friend.page.locator(".lobby header")).to_contain_text(f"Стіл тримає {name}")
    expect(friend.page.locator(".cast li")).to_have_count(9)  # with three a ninth is needed
    expect(friend.page.locator(".counts, .agreed")).to_have_count(0)

    host.page.get_by_role("radio", name="5", exact=True).click()
    expect(host.page.locator(".lobby .seats li")).to_have_count(5)
    expect(friend.page.locator(".lobby .seats li")).to_have_count(5)
    expect(friend.page.locator(".cast li")).to_have_count(8)
    host.page.locator(".agreed .rules > .field select").select_option("vicious_nobles")
    expect(host.page.locator("ol.cast")).to_contain_text("Patrician")
    expect(friend.page.locator("ol.cast")).to_contain_text("Патрицій")
    host.page.locator(".agreed summary").first.click()
    host.page.get_by_label("Rated game").check()
    expect(friend.page.locator(".terms")).to_contain_text("Рейтингова партія")
    host.page.get_by_label("Pace").select_option("turns")
    expect(host.page.get_by_label("Clock")).to_have_value("days3")
    host.clean()
    friend.clean()
    host.page.locator(".agreed .rules > .field select").select_option("custom")
    expect(host.page.locator(".cast li")).to_have_count(0)
    host.page.locator(".agreed .more details summary").first.click()
    host.page.get_by_label("Assassin").check()
    expect(host.page.locator(".agreed .bad")).to_be_visible()  # one of eight is no cast yet, and that is said
    expect(host.page.get_by_label("Assassin")).to_be_checked()


def test_a_table_that_becomes_private_says_so_calmly_to_those_who_only_looked(arrive: Arrive) -> None:
    host, looker = arrive(), arrive(language="pl-PL", size=PHONE)
    host.make_table("citadels", "me", "person", begin=False)
    who = host.page.locator(".agreed").get_by_label("Who may join")
    expect(who).to_have_value("private")
    who.select_option("open")
    expect(host.page.locator(".lobby header")).to_contain_text("Anyone in the hall")
    looker.page.goto(host.page.url.split("?")[0])
    expect(looker.page.locator(".lobby header")).to_contain_text("Każdy w sali")
    who.select_option("private")
    expect(host.page.locator(".lobby header")).to_contain_text("Only with the link")
    expect(looker.page.locator(".trouble")).to_contain_text("To stół prywatny. Poproś o link do niego.")
    expect(looker.page.locator(".trouble a.button")).to_be_visible()
    host.clean()
    looker.clean()


class AskedAgain(Screening):
    """A game that is over, whose second player asks for another; two bots are always in."""

    asked: Rematch = Rematch("again", [1])

    def _info(self) -> object:
        told = super()._info()
        assert isinstance(told, TableInfo)
        second = told.seats[1]
        rollo = PersonRef("rollo", "Rollo", True)
        second.kind, second.person, second.name, second.level = "person", rollo, "Rollo", ""
        told.rematch = self.asked
        return told

    def changed(self, asked: Rematch) -> None:
        """Everybody still at the table hears of it."""
        self.asked = asked
        told = TableChanged(self._info(), 0)  # type: ignore[arg-type]
        for line in self.lines:
            line.send(msgspec.json.encode(told).decode())


def test_who_asks_for_a_rematch_and_how_many_play_stands_in_the_bar_of_a_phone(arrive: Arrive) -> None:
    guest = arrive(language="pl-PL", size=PHONE, expected=("404",))
    screening = AskedAgain("citadels", 4, 5, level="novice")
    looked: list[str] = []
    guest.page.on("request", lambda request: looked.append(request.url))
    screening.open(guest)
    screening.finish()
    bar = guest.page.locator("section.bar.over")
    said, button = bar.locator("p.phone > span"), bar.locator(".button.main")
    expect(said).to_have_text("Rollo proponuje rewanż. Grają 3 z 4.")
    expect(bar.locator("p.phone svg")).to_have_count(3)
    expect(button).to_have_text("Gram!")
    screening.changed(Rematch("again", [1, 0]))
    expect(said).to_have_text("Rollo proponuje rewanż. Grają 4 z 4.")
    expect(button).to_have_text("Do stołu")
    screening.changed(Rematch("again", [1], began=True))
    expect(said).to_have_text("Następna partia już trwa. Grają 3 z 4.")
    expect(button).to_have_text("Oglądaj")
    assert not [url for url in looked if "tables/again" in url], "the house tells it, nobody asks every few seconds"
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    screening.changed(Rematch("again", [0, 1]))
    card = guest.page.locator("aside.side section.rematch")  # beside the end: nothing of it gives way
    expect(card.locator("li .yes")).to_have_count(4)
    screening.changed(Rematch("again", [0]))
    expect(card.locator("li .yes")).to_have_count(3)
    guest.page.set_viewport_size({"width": 1100, "height": 800})
    expect(guest.page.locator("aside.side")).to_have_count(0)  # nor does a panel lie over it
    expect(button).to_be_visible()


BE_SOMEBODY = """
  await fetch('api/me/guest', { method: 'POST', body: JSON.stringify({ name: null, language: 'en' }),
    headers: { 'content-type': 'application/json', 'x-csrf-token': me.csrf } });"""
# Somebody played before, and came to the end: bots took over the seat, which is quicker than to play it.
PLAYED = """async () => {
  const me = await (await fetch('api/me')).json();
  const ask = async (path, body) => (await fetch(`api/${path}`, { method: 'POST', body: JSON.stringify(body ?? {}),
    headers: { 'content-type': 'application/json', 'x-csrf-token': me.csrf } })).json();
  const bots = Array(3).fill({ kind: 'bot', level: 'random' });
  const wish = { game: 'citadels', seats: [{ kind: 'me' }, ...bots], standin: 'random', shuffle: false };
  const table = await ask('tables', wish);
  await ask(`tables/${table.id}/leave`);
  return table.id; }"""
ENDED = "async () => (await (await fetch('api/hall')).json()).latest !== null"


# The same alone, and nobody has left yet.
ALONE = PLAYED.replace("'citadels'", "'paladins'").replace(", ...bots", "")
ALONE = ALONE.replace("await ask(`tables/${table.id}/leave`);", "")
LEAVE = """async id => { const me = await (await fetch('api/me')).json();
  await fetch(`api/tables/${id}/leave`, { method: 'POST', headers: { 'x-csrf-token': me.csrf } }); }"""


@pytest.mark.parametrize(
    ("language", "name"),
    [
        pytest.param("en-GB", "The opponent", marks=pytest.mark.at_night),
        ("uk-UA", "Гравець-бот"),
        pytest.param("pl-PL", "Gracz wirtualny", marks=pytest.mark.at_night),
    ],
    ids=["en", "uk", "pl"],
)
def test_the_opponent_of_one_who_plays_alone_has_one_name_everywhere(arrive: Arrive, language: str, name: str) -> None:
    guest = arrive(language=language).visit("new/paladins")
    page = guest.page
    page.wait_for_selector(".seats select")
    page.evaluate("async () => { const me = await (await fetch('api/me')).json(); " + BE_SOMEBODY + " }")
    played = page.evaluate(ALONE)
    guest.visit(f"table/{played}")
    expect(page.locator("#board")).to_contain_text(name)
    page.locator(".tabs button").first.click()
    expect(page.locator(".side")).to_contain_text(name)
    guest.visit()
    expect(page.locator(".yours")).to_contain_text(name)
    page.evaluate(LEAVE, played)
    page.wait_for_function(ENDED)
    for place, part in ((f"table/{played}", "section.end"), ("replays", "main"), (f"replay/{played}", ".side")):
        guest.visit(place)
        expect(page.locator(part).first).to_contain_text(name)


def test_who_comes_back_sees_the_last_game_and_where_it_turned(arrive: Arrive) -> None:
    guest = arrive().visit("new/citadels")
    guest.page.wait_for_selector(".seats select")
    guest.page.evaluate("async () => { const me = await (await fetch('api/me')).json(); " + BE_SOMEBODY + " }")
    played = guest.page.evaluate(PLAYED)
    guest.page.wait_for_function(ENDED)
    guest.visit()
    guest.page.reload()
    card = guest.page.locator("section:has(> .head #hall-latest)")
    expect(card.locator("polyline")).to_have_count(4)  # the race of the points: nobody has asked for a review
    expect(card.locator("p")).to_contain_text(re.compile(r"Citadels, (you won|place [2-4] of 4)\."))
    expect(card.locator("a")).to_have_attribute("href", f"#/replay/{played}?review=1")
    guest.clean()

    def reviewed(route: Route) -> None:
        said = Text("note", {})
        turn = Turning(40, 0, 6, "", "??", 1, 2, said, said, 0.3, 0.7, [])
        curve = [(step, [0.25 + step / 400, 0.25, 0.25, 0.25 - step / 400]) for step in range(0, 81, 8)]
        told = Review("done", 1.0, curve, [turn], [], 80)
        route.fulfill(body=msgspec.json.encode(told), content_type="application/json")

    guest.page.route("**/review", reviewed)
    guest.page.reload()
    expect(card.locator("p")).to_contain_text("It turned in round 6.")
    expect(card.locator("polyline, circle")).to_have_count(2)
