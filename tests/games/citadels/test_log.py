"""The log and the sentences: every deed is told once, with its reason, in good grammar."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Event, Story
from tests.games.citadels.helpers import heard, play, table, texts

NAMES = {
    "en": ["Ann", "Ben", "Cora", "Dan"],
    "uk": ["Оля", "Іван", "Леся", "Петро"],
    "pl": ["Ola", "Jan", "Ewa", "Lech"],
}


def sentences(events: list[Event], lang: str = "en") -> list[str]:
    """What everybody hears."""
    everyone = [event for event in events if event.heard_by(None)]
    return [words.render(lang, "citadels", event.message, NAMES[lang]) for event in everyone]


def refused(s: CitadelsState, text: str, lang: str) -> str:
    refusal = s.why_not(s.waiting[0], GAME.parse(text))
    assert refusal is not None
    return words.render(lang, "citadels", refusal.message, NAMES[lang])


@pytest.mark.rule("CIT-10.1", "CIT-10.2")
def test_gold_comes_with_its_reason() -> None:
    s = table(4, {"merchant": 0}, cities=["tavern market"])
    assert sentences(heard(s, "take_gold", "income", "extra_gold")) == [
        "Ann takes 2 gold.",
        "Income from trade districts: Ann takes 2 gold.",
        "Merchant: Ann takes 1 gold.",
    ]


@pytest.mark.rule("CIT-8.7", "CIT-11.1", "CIT-14.13", "CIT-14.25")
def test_cards_come_with_their_reason() -> None:
    s = table(4, {"patrician": 0}, gold=[4, 0, 0, 0], cities=["manor smithy laboratory"], hands=["docks"])
    assert sentences(heard(s, "income", "smithy", "laboratory docks")) == [
        "Income from noble districts: Ann draws 1 card.",
        "Smithy: Ann pays 2 gold.",
        "Smithy: Ann draws 3 cards.",
        "Laboratory: Ann puts a card under the deck.",
        "Laboratory: Ann takes 2 gold.",
    ]
    s = table(4, {"architect": 0})
    assert sentences(heard(s, "extra_cards")) == ["Architect: Ann draws 2 cards."]


@pytest.mark.rule("CIT-4.11", "CIT-14.20", "CIT-14.21")
def test_the_end_of_a_turn_is_told_in_its_order() -> None:
    s = table(4, {"alchemist": 0}, gold=[1, 0, 0, 0], hands=["docks"], cities=["poor_house park"])
    play(s, "take_gold")
    assert sentences(heard(s, "build docks", "end_turn"))[:5] == [
        "Ann builds Docks for 3 gold.",
        "Poor House: Ann takes 1 gold.",
        "Park: Ann draws 2 cards.",
        "Alchemist: Ann gets 3 gold back.",
        "Ann ends the turn of the Alchemist.",
    ]
    assert s.gold[0] == 4
    empty = table(4, {"king": 0}, cities=["park"], deck="")
    assert not any("Park" in line for line in sentences(heard(empty, "take_gold", "end_turn"))), "nothing to draw"


@pytest.mark.rule("CIT-12.2", "CIT-14.1")
def test_a_destruction_is_told_once() -> None:
    s = table(4, {"warlord": 0}, gold=[5, 0, 0, 0], cities=["armory", "temple palace", "docks"])
    events = heard(s, "destroy p2 palace", "armory p3 docks")
    assert sentences(events) == [
        "Ann pays 4 gold to destroy Palace in the city of Ben.",
        "Ann gives up the Armory to destroy Docks in the city of Cora.",
    ]
    moved = [move[:3] for event in events for move in event.moves]
    assert ("district-palace", "seat:1/city", "deck") in moved
    assert ("district-armory", "seat:0/city", "deck") in moved and ("district-docks", "seat:2/city", "deck") in moved
    free = table(4, {"warlord": 0}, cities=["", "temple"])
    assert sentences(heard(free, "destroy p2 temple"), "uk") == ["Оля безкоштовно руйнує Храм (Іван)."]
    built = table(4, {"king": 0}, hands=["palace"], cities=["framework"])
    play(built, "take_gold")
    assert sentences(heard(built, "scaffold palace")) == [
        "Destroyed: Framework (Ann).",
        "Ann builds Palace without paying gold.",
    ]


@pytest.mark.rule("CIT-7.5")
def test_the_wizards_card_is_seen_to_leave_the_other_hand() -> None:
    s = table(4, {"wizard": 0}, gold=[5, 0, 0, 0], hands=["", "docks"])
    play(s, "take_gold", "look p2")
    events = heard(s, "build docks")
    assert sentences(events) == ["Ann takes a card from the hand of Ben.", "Ann builds Docks for 3 gold."]
    assert ("card-back", "seat:1/hand", "seat:0/hand", 1) in [move for event in events for move in event.moves]


@pytest.mark.rule("CIT-12.5")
def test_an_exchange_without_gold_names_none() -> None:
    s = table(4, {"diplomat": 0}, gold=[9, 0, 0, 0], cities=["docks", "temple palace"])
    play(s, "exchange_for p2 temple")
    even = s.copy()
    assert sentences(heard(s, "hand_over docks"), "pl") == ["Ola oddaje Doki za Świątynię (Jan)."]
    s = table(4, {"diplomat": 0}, gold=[9, 0, 0, 0], cities=["docks", "temple palace"])
    play(s, "exchange_for p2 palace")
    assert sentences(heard(s, "hand_over docks"), "pl") == ["Ola oddaje Doki za Pałac (Jan), dopłata: 2 sztuki złota."]
    assert sentences(heard(even, "hand_over docks"), "uk") == ["Оля віддає Доки за Храм (Іван)."]


@pytest.mark.rule("CIT-4.5", "CIT-4.7")
def test_names_in_the_plural_need_no_verb() -> None:
    """Docks, barracks and stables are plural in all three languages, the Dragon Gate in Polish."""
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], hands=["docks"], cities=["docks"])
    play(s, "take_gold")
    assert refused(s, "build docks", "pl") == "W twoim mieście jest już taka dzielnica: Doki."
    assert refused(s, "build docks", "uk") == "У вашому місті вже є Доки."
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], hands=["docks dragon_gate"])
    play(s, "take_gold")
    assert refused(s, "build docks", "en") == "Docks: the price is 3 gold, you are 1 short."
    assert refused(s, "build docks", "uk") == "Доки: ціна 3 золоті, бракує 1 золотого."
    assert refused(s, "build dragon_gate", "pl") == "Smocze Wrota: cena 6 sztuk złota, brakuje 4 sztuk złota."


@pytest.mark.rule("CIT-9.4")
def test_the_abbots_shares_name_only_what_they_bring() -> None:
    s = table(4, {"abbot": 0}, cities=["temple church"])
    said = [words.render("uk", "citadels", option.message, NAMES["uk"]) for option in s.ask(0).options]
    assert said[2:5] == [
        "Дохід за церковні квартали: 2 карти",
        "Дохід за церковні квартали: 1 золотий та 1 карта",
        "Дохід за церковні квартали: 2 золоті",
    ]


@pytest.mark.rule("CIT-4.10")
def test_ending_the_turn_is_the_last_option() -> None:
    s = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], hands=["tavern"], cities=["smithy prison", "temple"])
    play(s, "take_gold")
    assert texts(s)[-1] == "end_turn" and len(texts(s)) > 4


@pytest.mark.rule("CIT-4.3")
def test_one_card_goes_back_and_six_go_back() -> None:
    s = table(4, {"scholar": 0}, deck="manor castle palace temple church monastery tavern docks harbor")
    play(s, "draw_cards")
    assert sentences(heard(s, "keep docks")) == ["Ann keeps one card; 1 card goes back."]
    play(s, "study")
    assert sentences(heard(s, "keep manor")) == ["Ann keeps one card; 6 cards go back."]
    last = table(4, {"king": 0}, deck="manor")
    assert sentences(heard(last, "draw_cards")) == ["Ann looks at 1 card from the deck.", "Ann keeps the card."]


@pytest.mark.rule("CIT-6.1")
def test_a_robbery_of_nothing_is_told() -> None:
    said = {
        "en": "Ann finds no gold to steal: Ben has none.",
        "uk": "Крадіжка: Іван не має золота, Оля не отримує нічого.",
        "pl": "Kradzież: Jan nie ma złota, Ola nie dostaje nic.",
    }
    for lang, sentence in said.items():
        s = table(4, {"thief": 0, "king": 1}, gold=[2, 0, 2, 2])
        play(s, "rob king", "take_gold")
        assert sentence in sentences(heard(s, "end_turn"), lang)


@pytest.mark.rule("CIT-5.12", "CIT-14.29")
def test_a_den_paid_with_cards_alone_costs_no_zero_gold() -> None:
    said = {
        "en": "Ben wants to build Thieves’ Den for cards alone, under a warrant.",
        "uk": "Розпорядження: Іван хоче збудувати Прихисток грабіжників за самі лише карти.",
        "pl": "Nakaz: Jan chce zbudować Kryjówkę złodziei za same karty.",
    }
    paid = ["manor", "castle", "palace", "temple", "tavern", "market"]
    for lang, sentence in said.items():
        s = table(4, {"magistrate": 0, "king": 1}, hands=["", " ".join(["thieves_den", *paid])])
        play(s, "warrants", "mark king", "mark bishop", "mark thief", "sign bishop", "take_gold", "end_turn")
        play(s, "take_gold", "pay_with_cards")
        assert sentences(heard(s, *[f"discard {card}" for card in paid]), lang)[-1] == sentence


@pytest.mark.rule("CIT-5.11")
def test_a_build_under_a_warrant_is_paid_for_once_in_the_log() -> None:
    s = table(4, {"magistrate": 0, "king": 1}, gold=[2, 3, 2, 2], hands=["", "palace"])
    play(s, "warrants", "mark king", "mark bishop", "mark thief", "sign bishop", "take_gold", "end_turn", "take_gold")
    assert sentences(heard(s, "build palace", "pass")) == [
        "Ben wants to build Palace for 5 gold, under a warrant.",
        "Ann lets it pass.",
        "Ben builds Palace for 5 gold.",
    ]


@pytest.mark.parametrize(("lang", "deed"), [("en", "kills the King"), ("uk", "вбиває Короля"), ("pl", "zabija Króla")])
def test_a_turn_in_short_tells_deeds_from_what_was_bought(lang: str, deed: str) -> None:
    """A name alone beside a price would read as if one had paid for it."""
    s = table(4, {"assassin": 0, "king": 1}, gold=[3, 0, 0, 0], hands=["docks"])
    story = Story(GAME.gists)
    story.hear(1, 0, heard(s, "take_gold", "kill king", "build docks"))
    things = [words.render(lang, "citadels", thing, NAMES[lang]) for line in story.lines for thing in line.things]
    assert things[0] == deed
    assert things[1] in ("Docks", "Доки", "Doki")
