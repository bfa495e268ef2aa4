"""A turn in short: who did what, what it cost, to which things, and what it brought.

Gists are made of events that everybody hears, and of nothing else: so they tell nobody anything new. What was paid
and gained follows from the moves: what leaves a player's purse is cost, what comes into it is gain. A game says
in its `gist.py` which places are the purse, and which events name the action and its things.
`Story` follows a game as it is played and keeps its last lines, for whoever comes back and asks what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from castellany.kernel.says import ALL, Event, Message, Move

KEPT: Final = 256  # changes whose lines are remembered
NOBODY: Final = -1


class Deed(NamedTuple):
    """What events of one kind add to the line. `$name` is what that argument of the message names."""

    action: str = ""  # what is done: begins a line, unless the open one is of the same seat and says the same
    thing: str = ""  # to what it is done
    opens: bool = False  # begins a line in any case
    closes: bool = False  # what follows belongs to no line so far
    seat: str = "$seat"  # whose deed it is; "": done by the rules rather than by a player, as a scoring is
    args: tuple[str, ...] = ()  # arguments of the message that the words of `action` or `thing` need
    gain: tuple[tuple[str, str], ...] = ()  # name and argument: gained, and no move carries it


class GistBook:
    """How a game's events are told in short."""

    def __init__(
        self,
        purse: Sequence[str],
        pieces: Sequence[str],
        deeds: Mapping[str, Deed],
        goods: Sequence[str] = (),
        feats: Sequence[str] = (),
    ) -> None:
        self.purse = frozenset(purse)  # places of a seat: what lies there is the player's
        self.pieces = tuple(pieces)  # names, or how they begin, of what is counted
        self.goods = tuple(goods)  # of these, what one is glad to have more of, points apart
        self.feats = tuple(feats)  # things, likewise, whose name alone tells what was done
        self.deeds = dict(deeds)


class Gist:
    """One line: a turn, or what the rules did by themselves."""

    def __init__(self, seat: int, by: int, number: int) -> None:
        self.seat = seat  # whose; NOBODY: the table's own
        self.by = by  # whose choice led to it
        self.first = number
        self.last = number
        self.action: Message | None = None
        self.things: list[Message] = []  # in order, as often as they were touched
        self.cost: dict[str, int] = {}
        self.gain: dict[str, int] = {}
        self.others: list[tuple[int, str, int]] = []  # what befell other seats: name, and how much more or less

    def __bool__(self) -> bool:
        return self.action is not None or bool(self.things or self.cost or self.gain or self.others)

    def json(self) -> dict[str, Any]:
        named: list[Message] = []
        for thing in self.things:
            if thing not in named:
                named.append(thing)
        return {
            "seat": None if self.seat == NOBODY else self.seat,
            "action": None if self.action is None else self.action.json(),
            "things": [[thing.json(), self.things.count(thing)] for thing in named],
            "cost": [[name, amount] for name, amount in self.cost.items()],
            "gain": [[name, amount] for name, amount in self.gain.items()],
            "others": [[seat, name, amount] for seat, name, amount in self.others],
            "first": self.first,
            "last": self.last,
        }


class Heard(NamedTuple):
    """A change of the table: its number, whose it was, and what happened."""

    number: int
    seat: int
    events: list[Event]


class Story:
    """The last lines of a game, kept up as it is played."""

    def __init__(self, book: GistBook | None) -> None:
        self.book = book
        self.lines: list[Gist] = []
        self._heard: list[Heard] = []
        self._open: Gist | None = None
        self._cut = False  # the beginning is no longer remembered

    def hear(self, number: int, seat: int, events: Sequence[Event]) -> None:
        if not self._heard and number > 1:
            self._cut = True
        heard = Heard(number, seat, [event for event in events if event.audience == ALL])
        self._heard.append(heard)
        self._tell(heard)
        if len(self._heard) >= 2 * KEPT:
            self._cut = True
            self._retell(self._heard[-KEPT:])

    def forget(self, numbers: Sequence[int]) -> None:
        """These changes were taken back."""
        self._retell([heard for heard in self._heard if heard.number not in numbers])

    def since(self, seat: int) -> list[Gist]:
        """What happened between the last turn of a seat and its present one; nothing where it had none yet."""
        end = len(self.lines)
        while end and self.lines[end - 1].by == seat:
            end -= 1
        start = end
        while start and self.lines[start - 1].by != seat:
            start -= 1
        return [line for line in self.lines[start:end] if line] if start or self._cut else []

    def _retell(self, heard: list[Heard]) -> None:
        self._heard, self.lines, self._open = heard, [], None
        for each in heard:
            self._tell(each)

    def _tell(self, heard: Heard) -> None:
        if self.book is None:
            return
        for event in heard.events:
            deed = self.book.deeds.get(event.message.id)
            if deed is not None:
                self._do(deed, event.message.args, heard)
            for move in event.moves:
                self._carry(self.book, move, heard)

    def _do(self, deed: Deed, args: dict[str, Any], heard: Heard) -> None:
        if deed.closes:
            self._open = None
        seat = _seat_of(str(args.get("seat", "")) if deed.seat == "$seat" else deed.seat)
        if deed.action or deed.opens:
            named = _named(deed.action, deed.args, args)
            action = named[0] if named else None
            line = self._open
            if line is None or deed.opens or line.seat != seat or line.action not in (None, action):
                line = self._begin(seat, heard)
            line.action = action
        line = self._open
        if line is None:
            return
        line.last = heard.number
        line.things += _named(deed.thing, deed.args, args)
        for name, argument in deed.gain:
            self._add(line, seat, name, int(args[argument]))

    def _begin(self, seat: int, heard: Heard) -> Gist:
        line = Gist(seat, heard.seat if seat == NOBODY else seat, heard.number)
        self._open = line
        self.lines.append(line)
        return line

    def _carry(self, book: GistBook, move: Move, heard: Heard) -> None:
        """What goes out of a purse is paid, what comes into one is gained; within one it is neither."""
        if not move.what.startswith(book.pieces):
            return
        source, target = _purse(book, move.source), _purse(book, move.target)
        if source == target:
            return
        for seat, amount in ((source, -move.amount), (target, move.amount)):
            if seat != NOBODY:
                line = self._open
                if line is None:
                    line = self._begin(seat, heard)
                line.last = heard.number
                self._add(line, seat, move.what.partition(":")[0], amount)  # what follows says whose it is

    def _add(self, line: Gist, seat: int, name: str, amount: int) -> None:
        if seat != line.seat:
            for i, (other, what, so_far) in enumerate(line.others):
                if other == seat and what == name:
                    line.others[i] = (seat, name, so_far + amount)
                    return
            line.others.append((seat, name, amount))
        elif amount > 0:
            line.gain[name] = line.gain.get(name, 0) + amount
        elif amount < 0:
            line.cost[name] = line.cost.get(name, 0) - amount


def _named(word: str, kept: tuple[str, ...], args: dict[str, Any]) -> list[Message]:
    """`$action` is the name, or the names, that this argument holds; any other word is a name of its own."""
    if not word:
        return []
    if not word.startswith("$"):
        return [Message(word, {key: args[key] for key in kept})]
    value = args.get(word[1:])
    return [Message(name, {}) for name in (value if isinstance(value, list) else [value]) if isinstance(name, str)]


def _seat_of(place: str) -> int:
    """The seat whose place this is, or NOBODY: 2 for `seat:2/silver`."""
    if not place.startswith("seat:"):
        return NOBODY
    return int(place[5:].split("/", 1)[0])


def _purse(book: GistBook, place: str) -> int:
    """The seat whose purse this place is part of, or NOBODY."""
    seat, _, rest = place.partition("/")
    return _seat_of(seat) if rest.split("/", 1)[0] in book.purse else NOBODY
