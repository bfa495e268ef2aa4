"""Write the records of the current rules version: ``python -m tests.records.make [game ...]``.

Run it when a game's `version` is raised, and commit what it writes beside the older files; never rewrite
a file of a released version. The players are squires, so that the games look like games.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import castellany
from castellany import bots
from castellany.kernel import BadOption, Match

HERE: Final = Path(__file__).parent / "games"


def play(id: str, seats: int, seed: int, options: dict[str, Any]) -> Match:
    match = Match.start(castellany.game(id), seats, seed, options)
    squire = bots.make("squire", id, seed)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, squire.choose(match.state, seat).choice)
    return match


def option_sets(id: str) -> list[dict[str, Any]]:
    """The defaults, and every option alone at its last value."""
    sets: list[dict[str, Any]] = [{}]
    for option in castellany.game(id).options:
        if option.kind == "flag":
            sets.append({option.id: not option.default})
        elif option.kind in ("choice", "number"):
            sets.append({option.id: option.values[-1]})
    return sets


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for id in sys.argv[1:] or castellany.games():
        game = castellany.game(id)
        tables: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
        tables += [(game.seats[i % len(game.seats)], o) for i, o in enumerate(option_sets(id)[1:])]
        for number, (seats, options) in enumerate(tables):
            file = HERE / f"{id}-v{game.version}-{number:02}.json"
            if file.exists():
                continue
            try:
                match = play(id, seats, 1000 + number, options)
            except BadOption:
                continue
            file.write_text(match.record().dumps(), encoding="utf-8")
            print(file.name, seats, options, len(match.entries), "choices")


if __name__ == "__main__":
    main()
