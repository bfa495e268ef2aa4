"""A game: its seats, its options, its rules as kinds and verbs; new games and saved moments.

A game is one folder under `castellany/games/`, found by its name; nothing else in the
project lists it. Bad options are refused here, before anything is set up, with a message
that names the fault and what is allowed.
"""

from __future__ import annotations

import importlib
import json
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from castellany.kernel.box import Box, Unprinted
from castellany.kernel.errors import BadOption, BadRecord
from castellany.kernel.gist import GistBook
from castellany.kernel.machine import Frame, State
from castellany.kernel.questions import End, Kind
from castellany.kernel.says import Message, Score, say
from castellany.kernel.verbs import Lexicon

# Conditions that hold together: each an option, or `seats`, and the values it may have, as they are written.
Case = tuple[tuple[str, ...], ...]


def where(**given: Sequence[Any]) -> Case:
    """A case in which an option matters: `where(cast=("random", "custom"), seats=(3, 4))`."""
    return tuple([(name, *[json.dumps(value).strip('"') for value in values]) for name, values in given.items()])


class TableOption(NamedTuple):
    """Something a table can choose before a game. Its words are `option-<id>` and `option-<id>-<value>`;
    where the values are things of the game, `names` says what their names begin with: `<names>-<value>`.

    `flag`: true or false. `choice`: one of `values`. `many`: a list of some of `values`.
    `number`: an int between the first and the last of `values`.
    It matters only with so many `seats` (any, where none are named) and, where it `needs` something, in one of these
    cases: whoever sets a table need not be asked otherwise.
    """

    id: str
    kind: str
    default: Any
    values: tuple[Any, ...] = ()
    rule: str = ""
    seats: tuple[int, ...] = ()
    needs: tuple[Case, ...] = ()
    names: str = ""

    def allows(self, value: Any) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "many":
            return (
                isinstance(value, list)
                and all(isinstance(v, str) and v in self.values for v in value)
                and len(set(value)) == len(value)
            )
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.values[0] <= value <= self.values[-1]
        return any(type(v) is type(value) and v == value for v in self.values)

    def allowed(self) -> str:
        """What may be given, as the user would type it."""
        if self.kind == "flag":
            return "true, false"
        if self.kind == "number":
            return f"{self.values[0]}-{self.values[-1]}"
        return ", ".join(str(value) for value in self.values)


def _told(value: object) -> str:
    """A given value as a user would write it: several are a list with commas."""
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


class Game(metaclass=ABCMeta):
    """The rules of one game as the kernel sees them."""

    def __init__(
        self,
        *,
        id: str,
        prefix: str,
        version: int,
        seats: range,
        options: tuple[TableOption, ...],
        lexicon: Lexicon,
        kinds: list[Kind[Any]],
        minutes: tuple[int, int] = (30, 60),
        weight: int = 2,
        box: Box | None = None,
        gists: GistBook | None = None,
    ) -> None:
        self.id = id
        self.prefix = prefix  # of the clause ids: CIT in CIT-4.2
        self.version = version  # raised by every change of rules that would alter old records; all of them live on
        self.seats = seats  # how many people can play
        self.options = options
        self.lexicon = lexicon
        self.kinds = [*kinds, End()]
        self.minutes = minutes
        self.weight = weight  # 1 light to 5 heavy
        self.box = box
        if box is not None:
            box.close()
        self.gists = gists  # how its turns are told in short; without it they are told in sentences alone

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle` and `deepcopy`: there is one of each game in a process, found by its name."""
        return importlib.import_module("castellany").game, (self.id,)

    # --- what a game adds

    @abstractmethod
    def blank(self) -> State:
        """A state with nothing in it."""

    @abstractmethod
    def setup(self, s: State, options: dict[str, Any]) -> None:
        """Fill a blank state (seats and chance are set) and push the first frames.

        A game that plays a solo opponent by itself raises `s.seats` to count it.
        """

    @abstractmethod
    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), JSON-ready; see `things.py`."""

    def observe_all(self, s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """What several see at one moment. A game builds what they see alike once, and gives them the same objects."""
        return [self.observe(s, seat) for seat in seats]

    def round(self, s: State) -> int:
        """The number of the round as every observation tells it; a game says it without building one."""
        number: int = self.observe(s, None)["round"]
        return number

    def scorings(self, s: State) -> int:
        """How many scorings of everybody have begun, where a game has some on its way: charts mark them."""
        return 0

    @abstractmethod
    def rearrange(self, s: State, seat: int) -> None:
        """Deal everything hidden from `seat` anew, in place, by the state's own chance."""

    @abstractmethod
    def scores(self, s: State) -> list[Score]:
        """Per seat: the total and its labelled parts, as if the game ended now."""

    @abstractmethod
    def winners(self, s: State) -> tuple[int, ...]:
        """The seats that have won a game that is over."""

    @abstractmethod
    def census(self, s: State) -> dict[str, int]:
        """Counts of components that must be the same at every moment of a game."""

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Raise `BadOption` for a combination that cannot be played. Each option alone is valid already."""
        return None

    def brings(self, seats: int, options: dict[str, Any]) -> list[str]:
        """What complete options bring to the table for sure, before any chance, as ids of names: for those who wait."""
        return []

    def warning(self, s: State, seat: int) -> Message | None:
        """What this seat had better know before it chooses, and everybody can see: an end that is near, a danger."""
        return None

    def following(self, s: State) -> list[int]:
        """The seats whose turns come after the one that waits, in order and as far as everybody can know it."""
        return []

    def unprinted(self) -> list[Unprinted]:
        """The facts that our rulebooks do not print, and where they come from; see `box.py`."""
        return [] if self.box is None else self.box.unprinted()

    @property
    def changed(self) -> dict[str, Any]:
        """The facts that this house has corrected, by key."""
        return {} if self.box is None else self.box.changed

    # --- the contract

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        listen: bool = False,
        rules: int | None = None,
    ) -> State:
        """The first moment of a game. With `listen`, events are collected in `state.log` from the start.

        `rules`: an older version to play by, as games do that began under it.
        """
        if rules is not None and not 1 <= rules <= self.version:
            raise BadRecord(say("bad-record-version", version=str(rules), current=str(self.version)))
        chosen = self.complete(seats, options or {})
        s = self.blank()
        s.rules = rules or self.version
        s.seats = seats
        s.seed_chance(seed)
        if listen:
            s.log = []
        s.frames.append(Frame(len(self.kinds) - 1))
        self.setup(s, chosen)
        s.settle()
        s.known = 0
        return s

    def complete(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; `BadOption` where something is wrong."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(say("bad-seats", seats=str(seats), low=self.seats[0], high=self.seats[-1]))
        known = {option.id: option for option in self.options}
        chosen: dict[str, Any] = {o.id: o.default for o in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(say("bad-option-unknown", option=str(name)[:80], allowed=", ".join(known)))
            option = known[name]
            if not option.allows(value):
                raise BadOption(
                    say(
                        "bad-option-value",
                        option=name,
                        value=_told(value)[:80],
                        allowed=option.allowed(),
                    )
                )
            chosen[name] = value
        self.check(seats, chosen)
        return chosen

    def decode(self, data: bytes) -> State:
        """The state that `encode` wrote."""
        try:
            raw = msgspec.msgpack.decode(data)
            game_id, version, rules, seats, frames, sealed, chance, fields = raw
        except (msgspec.DecodeError, ValueError, TypeError) as error:
            raise BadRecord(say("bad-state-damaged")) from error
        if game_id != self.id or version != self.version:
            raise BadRecord(say("bad-state-foreign", game=str(game_id), version=str(version)))
        s = self.blank()
        try:
            s.rules = rules
            s.seats = seats
            s.frames = [Frame(kind, seat, a, b, c) for kind, seat, a, b, c in frames]
            s.sealed = sealed
            s.r0, s.r1, s.r2, s.r3 = chance
            s.load(fields)
        except (ValueError, TypeError, OverflowError) as error:
            raise BadRecord(say("bad-state-damaged")) from error
        return s

    def text(self, choice: int) -> str:
        """A choice in notation: `build harbor`."""
        return self.lexicon.text(choice)

    def parse(self, text: str) -> int:
        """The choice that a notation stands for; `IllegalChoice` where it stands for none."""
        return self.lexicon.parse(text)

    def run_text(self, choices: Sequence[int]) -> str:
        """A run of choices in one line of notation: `place granada; place granada; end`."""
        return "; ".join([self.lexicon.text(choice) for choice in choices])

    def parse_run(self, text: str) -> tuple[int, ...]:
        """The choices of such a line; that of one choice is its notation."""
        return tuple([self.lexicon.parse(part) for part in text.split(";")])
