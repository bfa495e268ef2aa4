"""The proof-reader finds each kind of fault and leaves right texts alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import castellany.kernel
from castellany import words

MESSAGE = re.compile(r"(no|bad)-[a-z-]+")


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


def test_a_game_without_texts_or_without_a_name_is_told_so() -> None:
    found = words.check("nowhere")
    for lang in words.LANGUAGES:
        assert f"{lang}: {lang}.ftl is missing" in found
        assert f"{lang}: game-nowhere is missing" in found


def test_every_refusal_of_the_kernel_has_words() -> None:
    kernel = Path(castellany.kernel.__file__ or "").parent
    said = {
        node.value
        for file in kernel.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value)
    }
    assert "bad-seats" in said
    shared = words.load("en")
    assert [message for message in sorted(said) if not shared.has(message)] == []
