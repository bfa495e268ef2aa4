"""The proof-reader finds each kind of fault and leaves right texts alone."""

from __future__ import annotations

import pytest

from castellany import words


def test_right_texts_have_no_faults() -> None:
    assert words.check("fair") == []


def test_the_shared_words_have_no_faults() -> None:
    assert words.check(None) == []


@pytest.mark.parametrize(
    "fault",
    [
        "uk: syntax error at 'this is not Fluent'",
        "pl: card-one is written twice",
        "pl: card-two is missing",
        "uk: card-one.about is missing",
        "en: note-lost refers to card-three, which does not exist",
        "uk: card-one has no .acc, which sentences about $card ask for",
        "en: event-walked uses $seat, which moves.py:7 does not give",
        "moves.py:7: nobody wrote event-ran",
    ],
)
def test_each_fault_is_named(fault: str) -> None:
    assert fault in words.check("faulty")


def test_a_game_without_texts_is_told_so() -> None:
    assert words.check("nowhere") == [f"{lang}: {lang}.ftl is missing" for lang in words.LANGUAGES]
