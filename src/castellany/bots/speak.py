"""Considerations in words: the bots' own texts on top of those of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from castellany.kernel import Message
from castellany.words import load

TEXT: Final = Path(__file__).parent / "text"


def speak(lang: str, game_id: str, message: Message, names: Sequence[str] = ()) -> str:
    """A consideration as a sentence of `lang`."""
    return load(lang, game_id, TEXT).render(message, names)
