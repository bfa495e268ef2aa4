"""Names explain themselves in three languages, and the printed editions' terms are used."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.paladins import names
from castellany.games.paladins.facts.icons import ICONS
from castellany.games.paladins.names import icon

ALL_NAMES = sorted(
    {
        *names.WORKER_NAME,
        *names.ATTRIBUTE_NAME,
        *names.ACTION_NAME,
        *names.PALADIN_NAME,
        *names.FOLK_NAME,
        *names.OUTSIDER_NAME,
        *names.CULTURE_NAME,
        *names.FAVOUR_NAME,
        *names.ORDER_NAME,
        *names.SCHEME_NAME,
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
    say = words.load("uk", "paladins").render
    assert say({"id": "no-silver", "args": {"need": 2, "have": 1}}) == "Потрібні 2 срібняки; є 1."
    assert say({"id": "no-silver", "args": {"need": 5, "have": 0}}) == "Потрібно 5 срібняків; є 0."
    hired = {"id": "event-hire", "args": {"seat": "seat:0", "townsfolk": "townsfolk-gatekeeper"}}
    assert say(hired, ["Олена"]) == "Олена наймає Брамницю."
    assert words.load("pl", "paladins").render(hired, ["Ewa"]) == "Ewa rekrutuje Strażnika Bramy."
