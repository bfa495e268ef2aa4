"""A game in one file: header, choices in notation, result. Human-readable and diffable.

It replays to the same final state, under the version of the rules by which it was played. The digest covers
everything that makes the game, so one changed choice or seed is found; the commitment, published
before a live game, proves that the seed was not chosen afterwards. Which choices were made as one
gesture is noted beside it: the game is the same however its choices were bundled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from castellany.kernel.box import digest
from castellany.kernel.errors import BadRecord, CastellanyError, IllegalChoice
from castellany.kernel.game import Game
from castellany.kernel.machine import State
from castellany.kernel.says import say

FORMAT: Final = 1


def commitment(seed: int) -> str:
    """What a table publishes before the game; the seed itself follows at the end."""
    return hashlib.sha256(f"castellany:{seed}".encode()).hexdigest()


class Header(NamedTuple):
    """Everything that is settled before the first choice."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int
    facts: dict[str, Any] | None = None  # what the house had corrected, by key; see `box.py`


class Record(NamedTuple):
    """A finished or unfinished game."""

    header: Header
    choices: list[tuple[int, str]]  # seat, notation
    result: dict[str, Any] | None = None  # winners and totals, once over
    players: list[str] | None = None
    commitment: str | None = None
    gestures: Sequence[tuple[int, int]] = ()  # of several choices each: the index of the first, and how many

    def runs(self) -> list[tuple[int, list[str]]]:
        """The choices bundled as they were made: by gesture, the seat and its notations."""
        sizes = dict(self.gestures)
        found: list[tuple[int, list[str]]] = []
        at = 0
        while at < len(self.choices):
            size = sizes.get(at, 1)
            found.append((self.choices[at][0], [text for _seat, text in self.choices[at : at + size]]))
            at += size
        return found

    def body(self) -> dict[str, Any]:
        h = self.header
        told: dict[str, Any] = {
            "castellany": FORMAT,
            "game": h.game,
            "rules": h.rules,
            "seats": h.seats,
            "options": h.options,
            "seed": str(h.seed),
            "commitment": self.commitment,
            "players": self.players,
            "choices": [f"{seat} {text}" for seat, text in self.choices],
            "result": self.result,
        }
        if h.facts:
            told["facts"] = {"digest": digest(h.facts), "changed": h.facts}
        return told

    def digest(self) -> str:
        canonical = json.dumps(self.body(), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()

    def dumps(self) -> str:
        """The file's text: JSON, one choice a line. `gestures` counts choices from 1: "5-7"."""
        told = self.body()
        if self.gestures:
            told["gestures"] = [f"{first + 1}-{first + size}" for first, size in self.gestures]
        return json.dumps({**told, "digest": self.digest()}, indent=1, ensure_ascii=False) + "\n"


def _fault(id: str, **args: str) -> BadRecord:
    return BadRecord(say(id, **args))


def loads(text: str) -> Record:
    """Read a record; `BadRecord` names what is wrong with it."""
    try:
        raw = json.loads(text)
    except ValueError as error:
        raise _fault("bad-record-not-json") from error
    if not isinstance(raw, dict) or "castellany" not in raw:
        raise _fault("bad-record-foreign")
    if raw["castellany"] != FORMAT:
        raise _fault("bad-record-format", format=str(raw["castellany"])[:20])
    try:
        choices: list[tuple[int, str]] = []
        for line in raw["choices"]:
            seat, text_ = line.split(" ", 1)
            choices.append((int(seat), text_))
        facts = dict(raw["facts"]["changed"]) if "facts" in raw else None
        options = dict(raw["options"])
        header = Header(str(raw["game"]), int(raw["rules"]), int(raw["seats"]), options, int(raw["seed"]), facts)
        players = [str(name) for name in raw["players"]] if raw.get("players") else None
        gestures = _gestures(raw.get("gestures", []), choices)
        record = Record(header, choices, raw["result"], players, raw["commitment"], gestures)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise _fault("bad-record-damaged") from error
    if raw.get("digest") != record.digest():
        raise _fault("bad-record-digest")
    return record


def _gestures(lines: list[str], choices: list[tuple[int, str]]) -> list[tuple[int, int]]:
    """The gestures of a file: one after another, each of several choices of one seat."""
    found: list[tuple[int, int]] = []
    free = 1
    for line in lines:
        first, last = [int(number) for number in line.split("-")]
        if not free <= first < last <= len(choices) or len({seat for seat, _text in choices[first - 1 : last]}) > 1:
            raise ValueError(line)
        found.append((first - 1, last - first + 1))
        free = last + 1
    return found


def result_of(s: State) -> dict[str, Any]:
    """The result of a finished game as it stands in records."""
    return {"winners": list(s.winners), "totals": [score.total for score in s.scores()]}


def first_moment(game: Game, h: Header, listen: bool = False) -> State:
    """Where a record begins: under the version of the rules by which its game was played, with the facts of then."""
    if (h.facts or {}) != game.changed:
        raise _fault("bad-record-facts", then=digest(h.facts or {}), now=digest(game.changed))
    return game.new(h.seats, h.seed, h.options, listen, h.rules)


def moments(game: Game, record: Record) -> Iterator[State]:
    """A game played again: its state before the first choice, then the same one after each; `BadRecord` at the first
    that is not legal. Who has others waiting for him, as a server has, can let them in between two choices."""
    h = record.header
    if h.game != game.id:
        raise _fault("bad-record-game", game=h.game)
    s = first_moment(game, h)
    yield s
    number = 0
    for seat, texts in record.runs():
        known = s.known
        for text in texts:
            number += 1
            try:
                if s.known != known:  # a gesture ends where chance or a revelation has a say
                    raise IllegalChoice(say("no-run-on"))
                s.play(seat, game.parse(text))
            except CastellanyError as error:
                raise _fault("bad-record-choice", number=str(number), choice=text[:80]) from error
            yield s


def replay(game: Game, record: Record) -> State:
    """The state after the last choice of a record."""
    for s in moments(game, record):
        last = s
    return last


def verify(game: Game, record: Record) -> State:
    """Replay and compare: the choices, the result and the commitment must all agree."""
    for s in verified(game, record):
        last = s
    return last


def verified(game: Game, record: Record) -> Iterator[State]:
    """As `moments`, with everything that `verify` compares."""
    if record.commitment is not None and record.commitment != commitment(record.header.seed):
        raise _fault("bad-record-commitment")
    for s in moments(game, record):
        yield s
    if s.waiting:
        if record.result is not None:
            raise _fault("bad-record-result")
    elif record.result != result_of(s):
        raise _fault("bad-record-result")
