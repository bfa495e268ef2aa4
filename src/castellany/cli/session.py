"""A game at the terminal: a match, who plays which seat, and what each has been told.

It keeps the events in step with the choices, so that taking back also takes back what was told,
and saves after every choice of a person, so that a closed window loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from castellany import bots
from castellany.boxes import open_record
from castellany.cli.files import folder, read_record, read_terminal, write_record
from castellany.cli.options import find_game
from castellany.cli.people import names
from castellany.cli.voice import Voice
from castellany.kernel import Event, Match, Record, replay

USUAL_LEVEL: Final = "squire"


@dataclass
class Told:
    """An event, and the number of the change that brought it: 0 for the setup."""

    number: int
    event: Event


class Session:
    """Plays one match for the people at this terminal."""

    def __init__(self, voice: Voice, match: Match, people: dict[int, str], level: str, path: Path | None) -> None:
        self.voice = voice
        self.match = match
        self.people = people
        self.level = level
        self.players = names(voice, match.state, match.header.seats, people)
        self.told = [Told(0, event) for event in match.opening]
        header = match.header
        self.path = path or folder() / f"{header.game}-{header.seats}-{header.seed}.json"
        self.bots = {
            seat: bots.make(level, match.game.id, header.seed + seat)
            for seat in range(match.header.seats)
            if seat not in people
        }

    @staticmethod
    def resume(voice: Voice, path: Path, level: str | None) -> Session:
        """Go on with a saved game: the same people, the same bots, the whole log."""
        record = read_record(path)
        noted = read_terminal(path)
        open_record(record.header)
        game = find_game(voice, record.header.game)
        replay(game, record)  # names the first choice that does not fit, if there is one
        h = record.header
        match = Match.start(game, h.seats, h.seed, h.options, h.rules)
        people = _people(noted, record)
        session = Session(voice, match, people, level or str(noted.get("bots", USUAL_LEVEL)), path)
        if record.players and len(record.players) >= h.seats:
            # Automatic opponents are called as the reader's language calls them.
            session.players[: h.seats] = record.players[: h.seats]
        for seat, texts in record.runs():
            session.play(seat, *[game.parse(text) for text in texts])
        return session

    def play(self, seat: int, *choices: int) -> list[Event]:
        events = self.match.play(seat, *choices)
        self.told += [Told(self.match.number, event) for event in events]
        return events

    def take_back(self, seat: int) -> None:
        """Against bots or at one keyboard there is no barrier: any choice can be taken back."""
        undone = self.match.undo(seat, free=True)
        self.told = [told for told in self.told if told.number not in undone]

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told, from the change with this number on."""
        return [told.event for told in self.told if told.number >= since and told.event.heard_by(seat)]

    def last_choice(self, seat: int) -> int:
        """The number of the seat's last gesture, 0 before its first: since then others have acted."""
        return next((gesture.number for gesture in reversed(self.match.standing) if gesture.seat == seat), 0)

    def save(self) -> None:
        seated: dict[str, Any] = {"people": {str(seat): name for seat, name in self.people.items()}, "bots": self.level}
        write_record(self.path, self.match.record(self.players), seated)


def _people(noted: dict[str, Any], record: Record) -> dict[int, str]:
    raw = noted.get("people")
    if isinstance(raw, dict) and raw:
        return {int(seat): str(name) for seat, name in raw.items() if str(seat).isdigit()}
    return {0: record.players[0] if record.players else ""}
