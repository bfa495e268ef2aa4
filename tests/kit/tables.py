"""Which tables the kit plays: every game, every seat count, every value of every option, and mixtures.

Nothing is listed by hand. A combination the game itself refuses is left out; what remains is walked
once with random choices, and the laws are checked on the moments of that walk.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import castellany
from castellany import words
from castellany.kernel import BadOption, Game, State, TableOption
from tests.toy import GAME as TOY

__all__ = ["TOY", "Moment", "Table", "all_tables", "sample", "tables", "walk"]

castellany.register(TOY)
words.register("tithe", Path(__file__).parent.parent / "toy" / "text")


class Table(NamedTuple):
    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={'+'.join(v) if isinstance(v, tuple) else v}" for k, v in self.options)
        return f"{self.game}-{self.seats}{'-' if chosen else ''}{chosen}"[:100]

    def chosen(self) -> dict[str, Any]:
        return {k: list(v) if isinstance(v, tuple) else v for k, v in self.options}

    def new(self, listen: bool = False) -> State:
        return castellany.game(self.game).new(self.seats, self.seed, self.chosen(), listen)


class Moment(NamedTuple):
    """Before a choice: the state, who chose, and what."""

    state: State
    seat: int
    choice: int


def values(option: TableOption, dice: random.Random) -> list[Any]:
    """The values of an option that the kit tries; for `many` none, all, each alone and a random handful."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number":
        return list(range(option.values[0], option.values[-1] + 1))
    if option.kind == "many":
        some = [v for v in option.values if dice.random() < 0.5]
        return [(), tuple(option.values), tuple(some), *[(v,) for v in option.values[:4]]]
    return list(option.values)


def playable(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.complete(seats, {k: list(v) if isinstance(v, tuple) else v for k, v in options.items()})
    except BadOption:
        return False
    return True


def tables(game: Game) -> Iterator[Table]:
    dice = random.Random(zlib.crc32(game.id.encode()))
    for seats in game.seats:
        yield Table(game.id, seats, (), dice.randrange(1 << 30))
    for option in game.options:
        for value in values(option, dice):
            if value != option.default:
                able = [seats for seats in game.seats if playable(game, seats, {option.id: value})]
                if able:
                    yield Table(game.id, dice.choice(able), ((option.id, value),), dice.randrange(1 << 30))
    for _mixture in range(2 * len(game.options)):
        seats = dice.choice(game.seats)
        mixed = {o.id: dice.choice(values(o, dice)) for o in game.options if dice.random() < 0.6}
        if playable(game, seats, mixed):
            yield Table(game.id, seats, tuple(mixed.items()), dice.randrange(1 << 30))


def all_tables() -> list[Table]:
    found: dict[str, Table] = {}
    for id in castellany.games():
        for table in tables(castellany.game(id)):
            found.setdefault(str(table), table)
    return list(found.values())


@lru_cache(maxsize=4)
def walk(table: Table) -> tuple[list[Moment], State]:
    """A random game: every moment before a choice, and the end. The moments must not be changed."""
    dice = random.Random(table.seed)
    s = table.new()
    moments: list[Moment] = []
    while s.waiting:
        seat = dice.choice(s.waiting)
        choice = dice.choice(s.choices(seat))
        moments.append(Moment(s.copy(), seat, choice))
        s.apply(seat, choice)
        assert len(moments) < 20_000, "the game does not end"
    return moments, s


def sample(table: Table, count: int) -> list[Moment]:
    """Some moments of the walk, the same ones each time, spread over the whole game."""
    moments, _end = walk(table)
    if len(moments) <= count:
        return moments
    dice = random.Random(table.seed + 1)
    return [moments[i] for i in sorted(dice.sample(range(len(moments)), count))]
