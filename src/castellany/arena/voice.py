"""How the arena speaks: its own texts, those of the bots, and the shared words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from castellany.bots import TEXT as BOTS_TEXT
from castellany.words import game_name, load

TEXT: Final = Path(__file__).parent / "text"


class Speaker:
    """A language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = load(lang, None, BOTS_TEXT, TEXT)

    def text(self, message: Any) -> str:
        return self.words.render(message)

    def word(self, message_id: str) -> str:
        return self.words.render(message_id)

    def game_name(self, game_id: str) -> str:
        return str(game_name(self.lang, game_id))
