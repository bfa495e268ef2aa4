"""What lies in the box: values of a game that our rulebooks do not print, where they come from, and corrections.

A game's facts pass such values through its `Box` while they are imported. An owner who knows better says so in a file;
`open_box` hands his values over before the first game is imported, and they stand in the environment, so that worker
processes begin with them too. What may be changed is what is not printed; everything else about a fact file is a
`BadFacts` that names the file, the key and what is allowed.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, NamedTuple

from castellany.kernel.errors import BadFacts
from castellany.kernel.says import Arg, Message, say

# The scale, from sure to guessed. `BOX` is what the house has put right.
PRINTED: Final = "printed"
EARLIER: Final = "earlier"
SEEN: Final = "seen"
OURS: Final = "ours"
BOX: Final = "box"
SOURCES: Final = (BOX, OURS, SEEN, EARLIER)

LONGEST_NAME: Final = 40
_VARIABLE: Final = "CASTELLANY_BOX"
_boxes: Final[dict[str, Box]] = {}


class Value(metaclass=ABCMeta):
    """A kind of value: how it is written in a file, and what is allowed there."""

    def write(self, value: Any) -> Any:
        return value

    @abstractmethod
    def read(self, given: Any) -> Any:
        """The value meant; `ValueError` where it is not allowed."""

    @abstractmethod
    def allowed(self) -> Message: ...

    def said(self, value: Any) -> Arg | None:
        """The value in words, for whoever reads about a corrected thing; None where there is nothing to tell."""
        return str(self.write(value))


class Number(Value):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, given: Any) -> Any:
        if isinstance(given, bool) or not isinstance(given, int) or not self.low <= given <= self.high:
            raise ValueError
        return given

    def allowed(self) -> Message:
        return say("facts-number", low=self.low, high=self.high)


class OneOf(Value):
    """A name; the game knows it by its place among the names. `told`: what the ids of their words begin with."""

    def __init__(self, names: Sequence[str], told: str = "") -> None:
        self.names = list(names)
        self.told = told

    def write(self, value: Any) -> Any:
        return self.names[value]

    def read(self, given: Any) -> Any:
        if not isinstance(given, str):
            raise ValueError
        return self.names.index(given)

    def allowed(self) -> Message:
        return say("facts-one", names=", ".join(self.names))

    def said(self, value: Any) -> Arg | None:
        return self.told + self.names[value]


class ListOf(Value):
    """Several values of one kind, so many."""

    def __init__(self, each: Value, low: int, high: int) -> None:
        self.each = each
        self.low = low
        self.high = high

    def write(self, value: Any) -> Any:
        return [self.each.write(one) for one in value]

    def read(self, given: Any) -> Any:
        if not isinstance(given, list) or not self.low <= len(given) <= self.high:
            raise ValueError
        return tuple([self.each.read(one) for one in given])

    def allowed(self) -> Message:
        if self.low == self.high:
            return say("facts-exactly", count=self.low, each=self.each.allowed())
        return say("facts-list", low=self.low, high=self.high, each=self.each.allowed())

    def said(self, value: Any) -> Arg | None:
        return [self.each.said(one) or "facts-none" for one in value] or None


class RowsOf(ListOf):
    """Several values that are lists or sentences themselves: they are told apart."""

    def said(self, value: Any) -> Arg | None:
        return apart([say("box-row", value=self.each.said(one) or "facts-none") for one in value]) if value else None


class Name(Value):
    """What a thing is called; nothing, where our name for it stays."""

    def read(self, given: Any) -> Any:
        if not isinstance(given, str) or len(given) > LONGEST_NAME or not given.isprintable():
            raise ValueError
        return given.strip()

    def allowed(self) -> Message:
        return say("facts-name", most=LONGEST_NAME)


class Worded(Value):
    """Something the game writes and reads itself."""

    def __init__(
        self,
        write: Callable[[Any], str],
        read: Callable[[str], Any],
        allowed: Message,
        said: Callable[[Any], Arg | None] | None = None,
    ) -> None:
        self._write = write
        self._read = read
        self._allowed = allowed
        self._said = said

    def write(self, value: Any) -> Any:
        return self._write(value)

    def read(self, given: Any) -> Any:
        if not isinstance(given, str):
            raise ValueError
        return self._read(given)

    def allowed(self) -> Message:
        return self._allowed

    def said(self, value: Any) -> Arg | None:
        return self.write(value) if self._said is None else self._said(value)


class Fact(NamedTuple):
    """A value of the box that a file may name."""

    key: str  # "manuscripts.ms08.cost"
    thing: str  # the name of what it belongs to
    label: Message  # which of its values: "the cost"
    source: str
    kind: Value
    ours: Any  # as our facts have it, in the form of a file
    value: Any  # as this house plays it

    @property
    def changed(self) -> bool:
        return bool(self.value != self.ours)


def apart(told: Sequence[Message]) -> Message:
    """Several things told in one sentence that may hold lists themselves."""
    whole = told[-1]
    for one in reversed(told[:-1]):
        whole = say("box-more", first=one, rest=whole)
    return whole


Retell = Callable[[Any], dict[str, Message]]
"""From a corrected value or record to what is told of it: by form of its name, "" for the name itself."""


class Unprinted(NamedTuple):
    """What is told of a thing: which of its values come from where."""

    thing: str
    source: str
    values: list[Message]


class Box:
    """All that is not printed of one game. Facts are added while the game is imported; `close` ends that."""

    def __init__(self, game: str, retells: bool = False) -> None:
        self.game = game
        self.retells = retells  # words of its texts name values, so that a corrected thing must be told anew
        self.facts: list[Fact] = []
        self.notes: list[Unprinted] = []  # not printed either, but no value that a file could hold
        self.retold: dict[str, dict[str, Message]] = {}  # by name and its form: what a corrected thing is told as
        self.file, self._given = _given_for(game)
        _boxes[game] = self

    def value(
        self, key: str, thing: str, label: Message, source: str, kind: Value, value: Any, retell: Retell | None = None
    ) -> Any:
        """One value, or what the house says instead. `retell`: words of the thing name it, so they change with it."""
        ours = kind.write(value)
        played = ours
        if key in self._given:
            if source == PRINTED:
                raise BadFacts(say("facts-printed", file=self.file, key=f"{self.game}.{key}"))
            try:
                value = kind.read(self._given[key])
            except (ValueError, IndexError, KeyError) as error:
                raise self.bad(key, kind.allowed()) from error
            played = kind.write(value)
        self.facts.append(Fact(key, thing, label, source, kind, ours, played))
        if retell is not None and played != ours:
            self.retold[thing] = retell(value)
        return value

    def records(
        self,
        table: str,
        records: Sequence[Any],
        fields: Mapping[str, Value],
        thing: Callable[[Any], str],
        source: str,
        doubts: Mapping[str, str] | None = None,
        retell: Retell | None = None,
        without: Container[str] = (),
    ) -> tuple[Any, ...]:
        """Records with an `id`, each field of each a value. `doubts`: another source than that of the table, for a
        record or for a field of it ("ms08", "strongman.top"). `retell`: what is told of a corrected record, where its
        words name values otherwise than one after another. `without`: ids that pass as they are."""
        found: list[Any] = []
        for record in records:
            if record.id in without:
                found.append(record)
                continue
            changes: dict[str, Any] = {}
            for field, kind in fields.items():
                key = f"{table}.{record.id}.{field}"
                here = (doubts or {}).get(record.id, source)
                here = (doubts or {}).get(f"{record.id}.{field}", here)
                before = getattr(record, field)
                after = self.value(key, thing(record), say(f"fact-{field}"), here, kind, before)
                if self.facts[-1].changed:
                    changes[field] = after
            if changes:
                named = hasattr(record, "_replace")
                record = record._replace(**changes) if named else dataclasses.replace(record, **changes)
                forms = retell(record) if retell is not None else {}
                if self.retells and "about" not in forms:
                    forms = {**forms, "about": say("box-about", facts=whole(record, fields))}
                if forms:
                    self.retold[thing(record)] = forms
            found.append(record)
        return tuple(found)

    def named(self, key: str, thing: str) -> None:
        """A name that is ours, for all languages: the box may call the thing otherwise."""
        name = self.value(key, thing, say("fact-name"), OURS, Name(), "")
        if name:
            self.retold[thing] = {"": say("box-called", name=name)}

    def note(self, thing: str, source: str, *values: Message) -> None:
        self.notes.append(Unprinted(thing, source, list(values)))

    def bad(self, key: str, allowed: Message) -> BadFacts:
        given = json.dumps(self._given.get(key), ensure_ascii=False)[:80]
        return BadFacts(say("facts-value", file=self.file, key=f"{self.game}.{key}", value=given, allowed=allowed))

    def demand(self, fits: bool, table: str, allowed: Message) -> None:
        """Values that must fit one another: a deck that adds up."""
        if not fits:
            raise BadFacts(say("facts-together", file=self.file, key=f"{self.game}.{table}", allowed=allowed))

    def close(self) -> None:
        """All facts are in: whatever else the file names is unknown."""
        known = [fact.key for fact in self.facts if fact.source != PRINTED]
        every = {fact.key for fact in self.facts}
        for key in self._given:
            below = [one[len(key) + 1 :] for one in known if one.startswith(key + ".")]
            if below:
                raise not_a_table(self.file, f"{self.game}.{key}", _nearby("", below))
            if key not in every:
                raise BadFacts(
                    say("facts-unknown", file=self.file, key=f"{self.game}.{key}", allowed=_nearby(key, known))
                )

    @property
    def changed(self) -> dict[str, Any]:
        """What this house plays otherwise than our facts say, by key."""
        return {fact.key: fact.value for fact in self.facts if fact.changed}

    def unprinted(self) -> list[Unprinted]:
        """Everything that is not printed, thing by thing, the least sure first."""
        found: dict[tuple[str, str], list[Message]] = {}
        for fact in self.facts:
            source = BOX if fact.changed else fact.source
            if source != PRINTED:
                told = fact_told(fact.label, fact.kind, fact.kind.read(fact.value)) if fact.changed else fact.label
                values = found.setdefault((fact.thing, source), [])
                if told not in values:  # several cards share a name
                    values.append(told)
        for note in self.notes:
            found.setdefault((note.thing, note.source), []).extend(note.values)
        return [
            Unprinted(thing, source, [apart(values)] if source == BOX else values)
            for wanted in SOURCES
            for (thing, source), values in found.items()
            if source == wanted
        ]


def fact_told(label: Message, kind: Value, value: Any) -> Message:
    return say("box-fact", label=label, value=kind.said(value) or "facts-none")


def whole(record: Any, fields: Mapping[str, Value]) -> Message:
    """All that there is to tell of a record, field by field."""
    told = [(field, kind, getattr(record, field)) for field, kind in fields.items()]
    return apart([fact_told(say(f"fact-{field}"), kind, value) for field, kind, value in told if kind.said(value)])


def not_a_table(file: str, key: str, allowed: str) -> BadFacts:
    """A value where a table belongs."""
    return BadFacts(say("facts-table", file=file, key=key, allowed=allowed))


def _nearby(key: str, known: list[str]) -> str:
    """What may stand in the place where a key goes astray."""
    parts = key.split(".")
    for depth in range(len(parts) - 1, -1, -1):
        begin = ".".join(parts[:depth])
        names = dict.fromkeys(
            one.split(".")[depth]
            for one in known
            if not begin or (one.startswith(begin + ".") and one.count(".") >= depth)
        )
        if names:
            return ", ".join(names)
    return ""


def digest(changed: Mapping[str, Any]) -> str:
    """The fingerprint of some corrections."""
    return hashlib.sha256(json.dumps(changed, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def flat(values: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Nested tables as keys with dots."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, dict):
            found.update(flat(value, f"{before}{name}."))
        else:
            found[before + name] = value
    return found


def _given_for(game: str) -> tuple[str, dict[str, Any]]:
    told = json.loads(os.environ.get(_VARIABLE) or "{}")
    return str(told.get("file", "")), dict(told.get("games", {}).get(game, {}))


def open_box(file: str, games: Mapping[str, Mapping[str, Any]]) -> None:
    """From now on games are imported with these values; too late for one that is imported already with others."""
    for game, box in _boxes.items():
        if box.changed != dict(games.get(game, {})) and {**box._given} != dict(games.get(game, {})):
            raise BadFacts(say("facts-late", file=file, game=f"game-{game}"))
    told = {"file": file, "games": {id: dict(values) for id, values in games.items()}}
    os.environ[_VARIABLE] = json.dumps(told, default=str)  # TOML knows dates; no value of a game is one


def close_box() -> None:
    """Games that are imported from now on have the facts that are ours."""
    os.environ.pop(_VARIABLE, None)


def box_of(game: str) -> Box | None:
    """The box of a game that is imported and has one."""
    return _boxes.get(game)
