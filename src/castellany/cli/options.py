"""Games and table options as typed on the command line: ``--option cast=first_game``."""

from __future__ import annotations

from typing import Any

import castellany
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import BadOption, Game, TableOption, say


def find_game(voice: Voice, game_id: str) -> Game:
    """The game; from now on the voice knows its words, so that refusals can use them."""
    game = castellany.game(game_id)
    voice.game_id = game.id
    return game


def read_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """``k=v`` pairs as values of the game's options; the game itself judges whether they fit."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Any] = {}
    for pair in given or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(say("cli-bad-pair", given=pair[:80]))
        if name not in known:
            raise BadOption(say("bad-option-unknown", option=name[:80], allowed=", ".join(known)))
        chosen[name] = read_value(known[name], text)
    return chosen


def read_value(option: TableOption, text: str) -> Any:
    """The typed text as a value of the option's kind; what cannot be read stays text and is refused later."""
    if option.kind == "flag":
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(text.lower(), text)
    if option.kind == "many":
        return [part.strip() for part in text.split(",") if part.strip()]
    if option.kind == "number":
        return int(text) if text.lstrip("-").isdigit() else text
    return next((value for value in option.values if str(value) == text), text)


def which_game(voice: Voice) -> str:
    """What the help says of an argument that is a game."""
    return voice.text(say("cli-game", games=", ".join(castellany.games())))


def option_name(voice: Voice, game: Game, option: TableOption) -> str:
    message = f"option-{option.id}"
    return voice.text(message, game.id) if voice.has(message, game.id) else option.id
