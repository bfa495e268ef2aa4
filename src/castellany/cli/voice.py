"""How the terminal speaks: a language, a console, and the words of the terminal and of a game.

Texts of the terminal itself are messages like everyone else's (``cli/text``), so that each command
speaks the reader's language from its help to its last error.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from castellany.bots import texts
from castellany.kernel import CastellanyError, say
from castellany.study.speak import TEXT as STUDY
from castellany.words import load
from castellany.words.bundle import Names

TEXT: Final = Path(__file__).parent / "text"
BAD_INPUT: Final = 2


class BadInput(Exception):
    """Something the user gave cannot be used; the message says what, and what is allowed."""

    def __init__(self, message: Any) -> None:
        super().__init__(str(message))
        self.message = message


class Voice:
    """A language and where to speak it."""

    def __init__(self, lang: str, out: Console | None = None, err: Console | None = None) -> None:
        self.lang = lang
        self.game_id: str | None = None  # the game of this run, once it is known
        self.out = out or Console(highlight=False)
        self.err = err or Console(stderr=True, highlight=False)

    def text(self, message: Any, game_id: str | None = None, names: Names = ()) -> str:
        """A message of the terminal, of the kernel, or of a game, as a sentence."""
        return load(self.lang, game_id, *texts(game_id), STUDY, TEXT).render(message, names)

    def word(self, message_id: str) -> str:
        return self.text(message_id)

    def say(self, message: Any, style: str = "", game_id: str | None = None, names: Names = ()) -> None:
        self.out.print(Text(self.text(message, game_id, names), style=style), soft_wrap=not self.out.is_terminal)

    def has(self, message_id: str, game_id: str | None = None) -> bool:
        return load(self.lang, game_id, *texts(game_id), STUDY, TEXT).has(message_id)

    def complain(self, error: BadInput | CastellanyError) -> int:
        """Say what is wrong on stderr; the exit code of a command that could not do its work."""
        sentence = self.text(error.message, self.game_id)
        self.err.print(Text.assemble((self.text(say("cli-error")), "bold red"), " ", sentence), soft_wrap=True)
        return BAD_INPUT
