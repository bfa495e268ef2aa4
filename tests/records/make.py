"""Write the records of the current rules version: ``python -m tests.records.make [game ...]``.

Run it when a game's `version` is raised, and commit what it writes beside the older files; never rewrite
a file of a released version. The players are squires, so that the games look like games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
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
    """The defaults, and every option alone at each of its other values; of several at once, all."""
    sets: list[dict[str, Any]] = [{}]
    for option in castellany.game(id).options:
        if option.kind == "flag":
            sets.append({option.id: not option.default})
        elif option.kind == "many":
            sets.append({option.id: list(option.values)})
        else:
            sets += [{option.id: value} for value in option.values if value != option.default]
    return sets


def tables(id: str) -> Iterator[Match]:
    """Every seat count with the defaults, then every option set at the next seat count that can play it."""
    seats = castellany.game(id).seats
    number = 0
    for count in seats:
        number += 1
        yield play(id, count, 1000 + number, {})
    for options in option_sets(id)[1:]:
        number += 1
        for i in range(len(seats)):
            try:
                yield play(id, seats[(number + i) % len(seats)], 1000 + number, options)
            except BadOption:
                continue
            break


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for id in sys.argv[1:] or castellany.games():
        for number, match in enumerate(tables(id)):
            file = HERE / f"{id}-v{castellany.game(id).version}-{number:02}.json"
            if not file.exists():
                file.write_text(match.record().dumps(), encoding="utf-8")
                print(file.name, match.header.seats, len(match.standing), "choices")


if __name__ == "__main__":
    main()
