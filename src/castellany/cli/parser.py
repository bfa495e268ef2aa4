"""An argument parser that speaks the reader's language: its headings, its help and its errors.

argparse looks its own sentences up through one function per module; here that function answers
from our texts. What we have no words for stays as argparse says it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, NoReturn

from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say

# argparse's own sentences and ours; the names in its placeholders are kept.
SENTENCES: Final = {
    "usage: ": "cli-arg-usage",
    "positional arguments": "cli-arg-positional",
    "options": "cli-arg-options",
    "show this help message and exit": "cli-arg-help",
    "the following arguments are required: %s": "cli-arg-required",
    "unrecognized arguments: %s": "cli-arg-unrecognized",
    "expected one argument": "cli-arg-one",
    "expected at least one argument": "cli-arg-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-arg-choice",
    "argument %(argument_name)s: %(message)s": "cli-arg-argument",
    "invalid %(type)s value: %(value)r": "cli-arg-value",
    "not allowed with argument %s": "cli-arg-conflict",
    "%(prog)s: error: %(message)s\n": "cli-arg-failed",
}
HOLES: Final = {
    "one": "%s",
    "value": "%(value)s",
    "choices": "%(choices)s",
    "argument": "%(argument_name)s",
    "message": "%(message)s",
    "prog": "%(prog)s",
}


def translator(voice: Voice) -> Callable[[str], str]:
    """What argparse calls to look up a sentence of its own."""

    def translate(sentence: str) -> str:
        ours = SENTENCES.get(sentence)
        if ours is None:
            return sentence
        return voice.text(say(ours, **HOLES))

    return translate


class Parser(argparse.ArgumentParser):
    """Raises ``BadInput`` instead of leaving the program, so that every error looks the same."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(say("cli-arg-error", message=message, command=self.prog))


def speak(voice: Voice) -> None:
    """Let argparse speak the voice's language from now on."""
    setattr(argparse, "_", translator(voice))  # noqa: B010 - the module's own lookup function


def number(voice: Voice, low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number of at least ``low``: for ``type=`` of an argument."""

    def convert(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if value < low or (high is not None and value > high):
            message = say("cli-bad-number", value=text[:40], low=low)
            if high is not None:
                message = say("cli-bad-number-range", value=text[:40], low=low, high=high)
            raise argparse.ArgumentTypeError(voice.text(message))
        return value

    return convert
