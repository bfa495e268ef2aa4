"""Commands that live with what they run: ``serve`` in the server, ``arena`` in the arena.

They read their own arguments; the language is handed to them.
"""

from __future__ import annotations

import importlib
from typing import Final

from castellany.cli.parser import speak
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say

HOMES: Final = {"serve": "castellany.server", "arena": "castellany.arena.cli"}


def hand_over(command: str, arguments: list[str], voice: Voice) -> int:
    """Run the command where it lives, with all arguments but the language."""
    try:
        module = importlib.import_module(HOMES[command])
    except ModuleNotFoundError as error:
        raise BadInput(say("cli-not-installed", command=command)) from error
    speak(voice)  # their help has argparse's headings too
    return int(module.main(without_language(arguments), voice.lang) or 0)


def without_language(arguments: list[str]) -> list[str]:
    kept: list[str] = []
    skip = False
    for word in arguments:
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("--lang="):
            kept.append(word)
    return kept
