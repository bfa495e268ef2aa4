"""Messages become sentences of three languages: names, cases, genders, plurals, lists, seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from castellany import words
from castellany.kernel.says import Message, say

BUILT = say("event-built", seat="seat:1", district="district-tower")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Olha builds Tower."),
        ("uk", "Olha будує вежу. Вона стоїть міцно."),
        ("pl", "Olha buduje wieżę."),
    ],
)
def test_a_name_stands_in_the_case_its_sentence_asks_for(lang: str, sentence: str) -> None:
    assert words.render(lang, "fair", BUILT, ["Ivan", "Olha"]) == sentence


@pytest.mark.parametrize(
    ("lang", "count", "sentence"),
    [
        ("en", 1, "One coin taken."),
        ("en", 5, "5 coins taken."),
        ("uk", 21, "Взято 21 монету."),
        ("uk", 3, "Взято 3 монети."),
        ("uk", 11, "Взято 11 монет."),
        ("pl", 1, "Wzięto 1 monetę."),
        ("pl", 22, "Wzięto 22 monety."),
        ("pl", 21, "Wzięto 21 monet."),
    ],
)
def test_numbers_choose_their_plural(lang: str, count: int, sentence: str) -> None:
    assert words.render(lang, "fair", say("event-taken", count=count)) == sentence


def test_lists_are_joined_as_the_language_joins_them_each_in_its_case() -> None:
    seen = say("event-seen", seat="seat:0", districts=["district-harbor", "district-tower"])
    assert words.render("en", "fair", seen, ["Ivan"]) == "Ivan sees Harbor and Tower."
    assert words.render("uk", "fair", seen, ["Ivan"]) == "Ivan бачить гавань і вежу."
    assert words.render("pl", "fair", seen, ["Ivan"]) == "Ivan widzi port i wieżę."


def test_a_seat_without_a_name_has_its_number_and_an_automatic_opponent_its_own_name() -> None:
    assert words.render("uk", "fair", BUILT).startswith("Гравець 2 будує")
    assert words.render("pl", "fair", BUILT, {1: "automaton"}) == "Automat buduje wieżę."


@pytest.mark.parametrize(
    ("lang", "first", "inside"),
    [
        ("en", "The Automaton sees the Automaton.", "Ann and the Automaton"),
        ("uk", "Автомат бачить автомат.", "Ann і автомат"),
        ("pl", "Automat widzi automat.", "Ann i automat"),
    ],
)
def test_a_name_that_is_a_phrase_begins_large_only_where_a_sentence_does(lang: str, first: str, inside: str) -> None:
    own, names = words.load(lang, "fair"), ["Ann", "automaton"]
    sees = say("event-seen", seat="seat:1", districts=["automaton"])
    assert own.render(sees, names) == first
    assert own.render(sees, ["Ann", own.seat(1, names)]) == first, "a terminal knows the name only as it stands alone"
    assert own.render(say("event-seen", seat="seat:0", districts=["seat:0", "seat:1"]), names).endswith(f"{inside}.")
    told = say("event-seen", seat="seat:0", districts=[sees])
    assert own.render(told, names)[4:].split(" ", 1)[1].startswith(first[0].lower()), "a sentence inside another"
    assert own.seat(1, names) == first.split(" s")[0].split(" б")[0].split(" w")[0]


def test_a_message_may_come_as_json_or_as_a_bare_id() -> None:
    assert words.render("en", "fair", BUILT.json(), ["Ivan", "Olha"]) == "Olha builds Tower."
    assert words.render("en", "fair", "district-harbor") == "Harbor"


def test_a_player_may_be_called_like_anything_without_breaking_a_sentence() -> None:
    for name in ("{ $x }", "district", "seat:0", "  ", "«Лис»"):
        assert words.render("en", "fair", BUILT, ["", name]) == f"{name} builds Tower."


def test_a_name_that_a_sentence_only_places_is_said_and_still_picks_variants(tmp_path: Path) -> None:
    placed = "plain = { $what }, { $many }.\npicked = { $what ->\n    [district-tower] high\n   *[other] low\n}\n"
    (tmp_path / "en.ftl").write_text(placed, encoding="utf-8")
    text = words.load("en", "fair", tmp_path)
    many = ["district-harbor", "district-tower"]
    assert text.render(say("plain", what="district-tower", many=many)) == "Tower, Harbor and Tower."
    assert text.render(say("picked", what="district-tower")) == "high"
    assert text.render(say("picked", what="district-harbor")) == "low"


def test_shared_words_are_there_for_every_game_and_for_none() -> None:
    assert words.render("uk", None, say("no-not-your-turn")) == "Зараз не ваш хід."
    assert words.render("pl", "fair", say("no-not-your-turn")) == "To nie jest twoja tura."


def test_what_nobody_wrote_is_shown_as_its_id_and_reported() -> None:
    lost = Message("event-lost", {})
    assert words.render("en", "fair", lost) == "event-lost"
    assert words.faults("fair", lost) == [f"{lang}: no message event-lost" for lang in words.LANGUAGES]
    assert words.faults("fair", BUILT) == []


def test_a_missing_argument_or_case_is_reported_where_it_happens() -> None:
    assert words.faults("fair", say("event-taken")) == [
        f"{lang}: event-taken: Unknown external: count" for lang in words.LANGUAGES
    ]
    odd = say("event-built", seat="seat:0", district="automaton")
    assert words.faults("fair", odd) == [
        "uk: automaton has no .acc",
        "uk: automaton has no .gender",
        "pl: automaton has no .acc",
    ]
    assert words.render("pl", "fair", odd) == "Gracz 1 buduje automat."


def test_about_tells_what_a_thing_does() -> None:
    assert words.about("uk", "fair", "district-harbor") == "Варта корабля."
    assert words.about("uk", "fair", "automaton") is None
    assert words.about("uk", "fair", "no-such-thing") is None


@pytest.mark.parametrize(
    ("wish", "lang"),
    [("uk", "uk"), ("uk_UA.UTF-8", "uk"), ("pl-PL", "pl"), ("PL", "pl"), ("de_DE.UTF-8", "en"), ("C", "en")],
)
def test_the_language_follows_the_wish(wish: str, lang: str) -> None:
    assert words.pick_language(wish) == lang


def test_without_a_wish_the_language_follows_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert words.pick_language() == "pl"
