"""Where puzzles are kept: a file for each game they come from, its record with the puzzles beside it.

The house brings its own, each game's beside what bots know of it; a host can keep further ones in a folder of the
same shape.
"""

from __future__ import annotations

import datetime
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import castellany
from castellany import bots
from castellany.kernel import BadRecord, State, loads, replay, say
from castellany.study.puzzles import Puzzle, Sheet
from castellany.study.speak import message_of

HOME: Final = Path(bots.__file__).parent
DAY_ONE: Final = datetime.date(2026, 1, 1)


class Position(NamedTuple):
    """A puzzle with its place: `id` names it in links and on the wire."""

    id: str
    game: str
    sheet: Sheet
    puzzle: Puzzle

    def moment(self) -> State:
        """The game as it stands when the question is put."""
        record = self.sheet.record
        return replay(castellany.game(self.game), record._replace(choices=record.choices[: self.puzzle.step]))


def dumps(sheet: Sheet) -> str:
    told = json.loads(sheet.record.dumps())
    told["puzzles"] = [puzzle.json() for puzzle in sheet.puzzles]
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def read(text: str) -> Sheet:
    """A sheet as `dumps` wrote it; `BadRecord` where it is none."""
    record = loads(text)
    try:
        puzzles = [puzzle_of(one) for one in json.loads(text)["puzzles"]]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(say("bad-record-damaged")) from error
    return Sheet(record, puzzles)


def puzzle_of(told: dict[str, Any]) -> Puzzle:
    """A puzzle as it was written; those of older houses bring no reasons."""
    weighed = [(str(choice), float(value)) for choice, value in told["weighed"]]
    return Puzzle(**{**told, "weighed": weighed, "why": tuple(message_of(one) for one in told.get("why", ()))})


def shelf(game_id: str, folder: Path = HOME) -> Path:
    """Where the puzzles of a game lie: beside what bots know of it, or in a host's own folder of the same shape."""
    return folder / game_id / "sheets"


def positions(game_id: str, *folders: Path) -> list[Position]:
    """All puzzles of a game, the house's or those of these folders, in an order that stays: by file, then by step."""
    return [one for folder in folders or (HOME,) for one in _read_all(game_id, folder)]


@lru_cache(maxsize=16)
def _read_all(game_id: str, folder: Path) -> tuple[Position, ...]:
    found: list[Position] = []
    for path in sorted(shelf(game_id, folder).glob("*.json")):
        sheet = read(path.read_text(encoding="utf-8"))
        for puzzle in sheet.puzzles:
            found.append(Position(f"{game_id}-{path.stem}-{puzzle.step}", game_id, sheet, puzzle))
    return tuple(found)


def position(puzzle_id: str, *folders: Path) -> Position | None:
    game_id = puzzle_id.split("-", 1)[0]
    if game_id not in castellany.games():
        return None
    return next((one for one in positions(game_id, *folders) if one.id == puzzle_id), None)


def of_the_day(day: datetime.date) -> Position | None:
    """The same for everybody: the games take turns, each goes through its puzzles in a shuffled order."""
    games = [game_id for game_id in sorted(castellany.games()) if positions(game_id)]
    if not games:
        return None
    number = max(0, (day - DAY_ONE).days)
    of_game = positions(games[number % len(games)])
    at = number // len(games)
    stride = next(k for k in (37, 41, 43, 1) if len(of_game) % k)  # a prime that does not divide it visits each once
    return of_game[at * stride % len(of_game)]
