"""Files of facts made up at random: `python -m tests.cli.boxing GAME COUNT [SEED]`, in a process of its own.

Each makes one value of a box different, or some, or forty, as its kinds of values allow or as other cards have them.
What does not fit together is refused by the name of its table and left out; with the rest a game of every table is
played to its end, and what is told of the box and during one of these games is said in every language.
"""

from __future__ import annotations

import importlib
import json
import random
import re
import sys
from collections.abc import Iterator
from typing import Any

from castellany import words
from castellany.kernel import BadFacts, Game, Message, State, box, walk
from castellany.kernel.box import Fact, ListOf, Name, Number, OneOf, Value, Worded
from castellany.words import bundle
from tests.kit.saying import arguments, spoken

MANY = (1, 4, 40)
CALLED = "Another"


def pattern(key: str) -> str:
    """Which kind of value a key names: "walls.wall-07.vp" is a "walls.*.vp"."""
    parts = key.split(".")
    return ".".join([parts[0], *(["*"] if len(parts) > 1 else []), *parts[2:]])


def begin(id: str, given: dict[str, Any]) -> Game:
    """The game as a house with these values begins with it; what was imported before is forgotten."""
    for name in [name for name in sys.modules if name.startswith(f"castellany.games.{id}")]:
        del sys.modules[name]
    box._boxes.clear()
    box.open_box("box.toml", {id: given})
    found: Game = importlib.import_module(f"castellany.games.{id}").GAME
    return found


def others(kind: Value, ours: Any, written: list[str]) -> Iterator[Any]:
    """Values of a kind other than ours, as a file writes them; not every one need fit the rest. `written`: all that the
    game writes in words of its own, whatever it is said of."""
    if isinstance(kind, Number):
        yield from (value for value in range(kind.low, kind.high + 1) if value != ours)
    elif isinstance(kind, OneOf):
        yield from (value for value in kind.names if value != ours)
    elif isinstance(kind, Name):
        yield CALLED
    elif isinstance(kind, Worded):
        yield from (value for value in written if value != ours and allows(kind, value))
    elif isinstance(kind, ListOf):
        if len(ours) > kind.low:
            yield ours[:-1]
        if ours and len(ours) < kind.high:
            yield [*ours, ours[-1]]
        for at, one in enumerate(ours):
            yield from ([*ours[:at], other, *ours[at + 1 :]] for other in others(kind.each, one, written))
        yield from (list(ours[at:]) + list(ours[:at]) for at in range(1, len(ours)))


def allows(kind: Value, value: Any) -> bool:
    try:
        kind.read(value)
    except (ValueError, IndexError, KeyError):
        return False
    return True


def wishes(facts: list[Fact], chance: random.Random) -> dict[str, Any]:
    """What a made-up file says."""
    open_ = [fact for fact in facts if fact.source != box.PRINTED]
    written = sorted({fact.ours for fact in open_ if isinstance(fact.kind, Worded)})
    found: dict[str, Any] = {}
    for fact in chance.sample(open_, min(chance.choice(MANY), len(open_))):
        alike = [one.ours for one in open_ if pattern(one.key) == pattern(fact.key)]
        possible = [value for value in [*others(fact.kind, fact.ours, written), *alike] if value != fact.ours]
        if possible:
            found[fact.key] = chance.choice(possible)
    return found


def fitting(id: str, given: dict[str, Any]) -> Game:
    """The game with as much of this as fits together."""
    while True:
        try:
            return begin(id, given)
        except BadFacts as error:
            named = str(error.message.args["key"]).removeprefix(f"{id}.")
            if not any(key == named or key.startswith(f"{named}.") for key in given):
                named = named.split(".")[0]  # it fits no other of its table
            left = {key: value for key, value in given.items() if key != named and not key.startswith(f"{named}.")}
            assert len(left) < len(given), f"a refusal that names nothing of the file: {error}"
            given = left


class Reader:
    """Whoever reads of a house: everything told has words, in each language."""

    def __init__(self, game: Game) -> None:
        bundle._load.cache_clear()
        importlib.import_module("castellany.words.rulebook")._rulebook.cache_clear()
        self.game = game.id
        self.books = [words.load(lang, game.id) for lang in words.LANGUAGES]
        assert game.box is not None
        for told in game.unprinted():
            self.read(Message(f"source-{told.thing}", {}))
            for value in told.values:
                self.read(value)
        for forms in game.box.retold.values():
            for message in forms.values():
                self.read(message)
        for lang in words.LANGUAGES:
            book = words.rulebook(lang, game.id)
            assert book is not None and bool(game.changed) == bool(book.sections[1].intro), book

    def read(self, message: Any) -> None:
        message = Message(message, {}) if isinstance(message, str) else message
        for id, name, arg in arguments(message):
            named = isinstance(arg, str) and not re.fullmatch(rf"[0-9]+|seat:[0-9]+|{CALLED}", arg)
            if named and (id, name) in spoken(self.game):
                assert all(book.has(arg) for book in self.books), (message, arg)
        for book in self.books:
            faults: list[str] = []
            book.render(message, [f"Player {i}" for i in range(9)], faults)
            assert not faults, faults

    def look(self, s: State, seat: int) -> None:
        asked = s.ask(seat)
        told = [asked.message, *[one.message for one in asked.options], *[one.message for one in asked.closed]]
        for message in [*told, *[one.message for one in asked.proposals]]:
            self.read(message)
        for thing in walk(s.observe(seat)["things"]):
            self.read(thing["name"])
            for note in thing.get("notes", ()):
                self.read(note)


def play(game: Game, seats: int, chance: random.Random, reader: Reader | None = None) -> int:
    options = {  # those of one's own number of players, such as whom one plays against alone
        option.id: chance.choice(option.values)
        for option in game.options
        if option.kind == "choice" and option.seats == (seats,)
    }
    s = game.new(seats, chance.randrange(1 << 30), options, listen=reader is not None)
    steps = 0
    while s.waiting:
        seat = s.waiting[0]
        s.observe(seat)
        if reader is not None and steps % 7 == 0:
            reader.look(s, seat)
        s.play(seat, chance.choice(s.choices(seat)))
        steps += 1
    if reader is not None:
        for event in s.log or ():
            reader.read(event.message)
    assert len(s.scores()) >= seats
    return steps


def main(id: str, count: int, seed: int) -> None:
    facts = list(begin(id, {}).box.facts)  # type: ignore[union-attr]
    told: list[tuple[int, int]] = []
    for number in range(seed, seed + count):
        chance = random.Random(f"{id} {number}")
        game = fitting(id, wishes(facts, chance))
        assert game.box is not None
        try:
            reader, read = Reader(game), chance.choice(game.seats)
            steps = sum(play(game, seats, chance, reader if seats == read else None) for seats in game.seats)
        except Exception as error:
            raise AssertionError(f"box {number}: {json.dumps(game.box.changed)}") from error
        told.append((len(game.box.changed), steps))
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
