"""Considerations in words: what all bots say, and what they say of one game, on top of the words of that game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from castellany.kernel import Message
from castellany.words import load

TEXT: Final = Path(__file__).parent / "text"


def texts(game_id: str | None) -> tuple[Path, ...]:
    """The folders of what bots say of a game (None: of any), in order; later ones win."""
    return (TEXT,) if game_id is None else (TEXT, TEXT.parent / game_id / "text")


def speak(lang: str, game_id: str, message: Message, names: Sequence[str] = ()) -> str:
    """A consideration as a sentence of `lang`."""
    return load(lang, game_id, *texts(game_id)).render(message, names)
