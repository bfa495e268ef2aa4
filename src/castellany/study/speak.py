"""A review in words: what study says, what bots say, on top of the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import castellany
from castellany.bots import texts
from castellany.kernel import Message, Record, State, first_moment, say
from castellany.words import load

TEXT: Final = Path(__file__).parent / "text"


def speak(lang: str, game_id: str | None, message: Any, names: Sequence[str] = ()) -> str:
    """A message of a review as a sentence of `lang`."""
    return load(lang, game_id, *texts(game_id), TEXT).render(message, names)


def message_of(told: dict[str, Any]) -> Message:
    """A message as `Message.json` wrote it."""
    return Message(told["id"], {name: argument_of(value) for name, value in told.get("args", {}).items()})


def argument_of(value: Any) -> Any:
    if isinstance(value, dict):
        return message_of(value)
    return [argument_of(item) for item in value] if isinstance(value, list) else value


def title(lang: str, game_id: str) -> str:
    return speak(lang, game_id, say("review-title", game=f"game-{game_id}"))


class Told:
    """The choices of a record in words, by the question they answered."""

    def __init__(self, lang: str, record: Record, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = names
        self.game_id = record.header.game
        game = castellany.game(self.game_id)
        state = first_moment(game, record.header)
        self.before: list[State] = []
        for seat, text in record.choices:
            self.before.append(state.copy())
            state.play(seat, game.parse(text))

    def asked(self, step: int, seat: int) -> str:
        return self.say(self.before[step].ask(seat).message)

    def choice(self, step: int, seat: int, choice: int) -> str:
        options = self.before[step].ask(seat).options
        return self.say(next(option.message for option in options if option.choice == choice)).rstrip(".")

    def say(self, message: Any) -> str:
        return speak(self.lang, self.game_id, message, self.names)
