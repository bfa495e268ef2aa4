"""Names explain themselves in three languages, and the printed editions' terms are used."""

from __future__ import annotations

import re

import pytest

from castellany import words
from castellany.games.paladins import ids
from castellany.games.paladins.decisions.cards import hiring
from castellany.games.paladins.facts.icons import ICONS
from castellany.games.paladins.facts.paladins import PALADINS, Paladin
from castellany.games.paladins.facts.solo import SCHEME_ORDER, SCHEMES
from castellany.games.paladins.ids import icon
from castellany.games.paladins.kinds import OPPONENT_TURN
from castellany.kernel import Event, Frame, say
from tests.games.paladins.helpers import FOLK, give, orders, outsiders, put, turn

ALL_NAMES = sorted(
    {
        *ids.WORKER_NAME,
        *ids.ATTRIBUTE_NAME,
        *ids.ACTION_NAME,
        *ids.PALADIN_NAME,
        *ids.FOLK_NAME,
        *ids.OUTSIDER_NAME,
        *ids.CULTURE_NAME,
        *ids.FAVOUR_NAME,
        *ids.ORDER_NAME,
        *ids.SCHEME_NAME,
        "card-wall",
        "card-tavern",
        "card-suspicion",
        "card-debt",
        "piece-monk",
        "piece-outpost",
        "piece-jar",
        "piece-workshop",
        "res-silver",
        "res-provision",
        "game-paladins",
    }
)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_name_explains_itself(lang: str) -> None:
    text = words.load(lang, "paladins")
    missing = [name for name in ALL_NAMES if not text.has(name) or not text.about(name)]
    assert missing == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_reward_has_its_words(lang: str) -> None:
    text = words.load(lang, "paladins")
    for number, name in enumerate(ICONS):
        most = 3 if number <= 5 or name == "provision" else 6 if name == "silver" else 2
        if name in ("pay-debt", "destroy-debt", "take-debt", "prayer", "free-recruit", "free-develop"):
            most = 1
        for count in range(1, most + 1):
            assert text.has(icon(number, count)), icon(number, count)


@pytest.mark.parametrize(
    ("lang", "name", "term"),
    [
        ("uk", "action-garrison", "Мобілізація"),
        ("uk", "townsfolk-gatekeeper", "Брамниця"),
        ("uk", "paladin-engelier", "Анжельє"),
        ("uk", "outsider-mercenary", "Найманець"),
        ("uk", "opponent", "Гравець-бот"),
        ("pl", "action-garrison", "Mobilizacja"),
        ("pl", "townsfolk-gatekeeper", "Strażnik Bramy"),
        ("pl", "outsider-armourer", "Zbrojmistrz"),
        ("pl", "zone-tax", "Pula Podatków"),
        ("pl", "opponent", "Gracz wirtualny"),
    ],
)
def test_terms_of_the_printed_editions(lang: str, name: str, term: str) -> None:
    assert words.render(lang, "paladins", name) == term


def test_numbers_and_cases_are_right() -> None:
    render = words.load("uk", "paladins").render
    assert render({"id": "no-silver", "args": {"need": 2, "have": 1}}) == "Потрібні 2 срібняки; є 1."
    assert render({"id": "no-silver", "args": {"need": 5, "have": 0}}) == "Потрібно 5 срібняків; є 0."
    hired = {"id": "event-hire", "args": {"seat": "seat:0", "townsfolk": "townsfolk-gatekeeper"}}
    assert render(hired, ["Олена"]) == "Олена наймає Брамницю."
    assert words.load("pl", "paladins").render(hired, ["Ewa"]) == "Ewa rekrutuje Strażnika Bramy."


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("record", PALADINS, ids=lambda record: record.id)
def test_the_short_word_on_a_paladin_has_its_bonuses(lang: str, record: Paladin) -> None:
    note = say("note-paladin", rewards=["icon-scout-1"], paladin=f"paladin-{record.id}")
    told = words.load(lang, "paladins").render(note)
    bonuses = [int(number) for number in re.findall(r"\+(\d)", told)]
    assert sorted(bonuses) == sorted(bonus for bonus in record.bonus if bonus)
    assert ";" in told.split("+", 1)[1], "and its ability"


def test_hiring_says_what_comes_at_once_and_what_comes_when() -> None:
    with_instant = hiring(FOLK["gatekeeper-2"])
    without = hiring(FOLK["squire-2"], on_debt=True)
    said = {lang: words.load(lang, "paladins").render for lang in words.LANGUAGES}
    assert said["en"](with_instant) == "Hire the Gatekeeper (at once: 1 silver; each Fortify: 1 silver)"
    assert said["uk"](with_instant) == "Найняти Брамницю (відразу: 1 срібняк; за кожну фортифікацію: 1 срібняк)"
    assert (
        said["pl"](with_instant) == "Zrekrutuj Strażnika Bramy (od razu: 1 Srebrnik; za każdą Fortyfikację: 1 Srebrnik)"
    )
    assert said["en"](without) == "Hire the Squire (each inquisition without suspicion: 1 influence) and take a debt"
    assert said["uk"](without) == "Найняти Зброєносця (під час інквізиції, якщо підозр немає: вплив +1), узявши борг"
    assert said["pl"](without) == "Zrekrutuj Giermka (przy Inkwizycji bez Podejrzeń: Wpływy +1), zaciągając Dług"


def test_the_log_of_an_opponents_turn_reads_as_a_story() -> None:
    """A king's order: the rightmost is blocked, the next one leads past outsiders out of reach."""
    s = turn(1, round=2)
    s.board[28:] = [0] * 28
    orders(s, "attack", "commission")
    outsiders(s, "archer-b", None, None, "thief-v", None, None)
    give(s, 1, "labourer 5")
    put(s, 1, strength=2)
    s.board[28 + 10] = 1
    s.workers[s.seats * 6] -= 1
    s.marker = 3
    s.scheme_deck.append(next(i for i, scheme in enumerate(SCHEMES) if scheme.does == SCHEME_ORDER))
    heard: list[Event] = []
    s.log = heard
    s.frames = [Frame(OPPONENT_TURN, 1)]
    s.settle()
    told = {lang: [words.load(lang, "paladins").render(e.message, ["Я"]) for e in heard] for lang in words.LANGUAGES}
    assert told["uk"] == [
        "Гравець-бот відкриває карту схеми: Наказ короля.",
        "Справа наліво гравець-бот пробує відкритий наказ, який ще не виконав (0 з 5): Доручення.",
        "Доручення: дію заблоковано, там ще стоять робітники гравця-бота.",
        "Справа наліво гравець-бот пробує відкритий наказ, який ще не виконав (0 з 5): Атака.",
        "Гравець-бот виконує дію атаки з 3 робітниками.",
        "Фішка ресурсів на поділці 4. Перший досяжний звідти чужинець (Сила 2): Лучник, комірка 1.",
        "Гравець-бот атакує Лучника.",
        "Гравець-бот отримує: вплив +1.",
        "Гравець-бот отримує: 1 розвідник.",
        "Замість ресурсів (1 жетон провізії) фішка гравця-бота переміщується на 1 поділку.",
        "Фішка ресурсів переходить на поділку 5.",
    ]
    assert told["pl"][1:3] == [
        "Licząc od prawej, gracz wirtualny próbuje odkrytego Dekretu, którego jeszcze nie wykonał (0 z 5): Misja.",
        "Misja: akcja zablokowana, wciąż stoją tam Robotnicy gracza wirtualnego.",
    ]
    assert told["en"][5] == (
        "The marker is on 4. The first outsider from there within reach (Strength 2): Archer, place 1."
    )
