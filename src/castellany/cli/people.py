"""Who sits at a terminal table: names, and for each seat a colour, a shape and a letter.

Colour never speaks alone: shape and letter say the same to those who do not see it.
"""

from __future__ import annotations

import os
from typing import Final

from rich.text import Text

from castellany.cli.voice import Voice
from castellany.kernel import State, say

COLOURS: Final = ("red", "blue", "green", "yellow", "magenta", "cyan", "bright_white", "orange1")
SHAPES: Final = ("●", "■", "▲", "◆", "★", "✚", "♥", "♣")
LETTERS: Final = "ABCDEFGH"
BOT_NAMES: Final = 8


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def badge(seat: int) -> Text:
    """The mark of a seat: its shape and letter in its colour."""
    return Text(f"{SHAPES[seat % len(SHAPES)]} {LETTERS[seat % len(LETTERS)]}", style=f"bold {colour(seat)}")


def default_name(voice: Voice) -> str:
    return os.environ.get("CASTELLANY_NAME") or voice.word("cli-guest")


def names(voice: Voice, state: State, seats: int, people: dict[int, str]) -> list[str]:
    """Players' names by seat: people as they are called, bots by names of their own.

    Seats beyond those of the table are played by the game itself, which says what they are called.
    """
    found: list[str] = []
    bot = 0
    for seat in range(seats):
        if seat in people:
            found.append(people[seat])
        else:
            bot += 1
            found.append(voice.text(say("cli-bot-name", number=(bot - 1) % BOT_NAMES + 1)))
    if state.seats > seats:
        things = [thing for thing in state.observe(None)["things"] if thing["kind"] == "seat"]
        found += [voice.text(thing["name"], state.game().id) for thing in things[seats:]]
    return found


def paint(text: Text, players: list[str]) -> Text:
    """Players' names in their colours, wherever they stand in a sentence; phrases begin small inside one."""
    for seat, name in enumerate(players):
        if name:
            text.highlight_words([name], case_sensitive=name.isalpha(), style=f"bold {colour(seat)}")
    return text
