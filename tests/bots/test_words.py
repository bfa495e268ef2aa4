"""What bots say exists in three languages and renders without a fault."""

from __future__ import annotations

import pytest

import castellany
from castellany import bots, words
from castellany.bots import TEXT, texts
from castellany.kernel import say
from castellany.words import LANGUAGES, check_folder, load
from tests.bots import table


def test_the_texts_of_the_bots_are_whole() -> None:
    assert check_folder(TEXT) == []


@pytest.mark.parametrize("game_id", castellany.games())
def test_what_bots_say_of_a_game_is_whole(game_id: str) -> None:
    folder = texts(game_id)[-1]
    if folder.exists():  # a game without a strategy of its own has none
        assert check_folder(folder) == []


def test_every_level_has_a_name_and_a_description() -> None:
    for lang in LANGUAGES:
        text = load(lang, None, TEXT)
        for level in bots.LEVELS:
            assert text.has(f"level-{level}")
            assert text.about(f"level-{level}")


def test_a_novice_owns_up_to_its_carelessness() -> None:
    said: set[str] = set()
    for number, (s, seat) in enumerate(table.moments("citadels", 4, 40)):
        thought = bots.make("novice", "citadels", number).choose(s, seat)
        ids = [message.id for message in thought.why]
        assert ids == ["why-careless"] or (2 <= len(ids) <= 3 and "why-careless" not in ids)
        said |= set(ids)
    assert {"why-careless", "why-close", "why-points-better"} <= said


def test_considerations_become_sentences_in_three_languages() -> None:
    for game_id in castellany.games():
        seats = min(castellany.game(game_id).seats[-1], 4)
        for s, seat in table.moments(game_id, seats, 12):
            for level in ("squire", "knight"):
                thought = bots.make(level, game_id).choose(s, seat, iterations=8)
                assert 2 <= len(thought.why) <= 3
                for message in thought.why:
                    for lang in LANGUAGES:
                        faults: list[str] = []
                        text = words.load(lang, game_id, *texts(game_id))
                        sentence = text.render(message, ["Ada", "Bo", "Cy", "Di"], faults)
                        assert not faults
                        assert sentence != message.id


def test_a_hopeless_or_a_certain_game_is_told_without_a_percentage() -> None:
    for lang in LANGUAGES:
        text = load(lang, None, TEXT)
        for percent in (0, 100):
            assert "%" not in text.render(say("why-imagined", games=300, percent=percent))
        assert "37" in text.render(say("why-imagined", games=300, percent=37))
