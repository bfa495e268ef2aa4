"""The table as a picture of characters, made from an observation: any game, no rules.

Shared things come first, then a panel for each seat. Whatever can be chosen now carries the
numbers of its options. ``plain`` gives the same as indented lines, for screen readers and logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

import castellany
from castellany.cli.people import badge, colour
from castellany.cli.voice import Voice
from castellany.kernel import Decision, say, walk
from castellany.kernel.rooms import room

PANEL: Final = 33
PAINTS: Final = {
    "yellow": "yellow",
    "gold": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "violet": "magenta",
    "orange": "orange1",
    "black": "bright_black",
    "grey": "bright_black",
    "brown": "orange4",
    "white": "bright_white",
}


class Table:
    """Draws observations of one game for one reader: the others' panels, then the reader's own across."""

    def __init__(self, voice: Voice, game_id: str, players: list[str]) -> None:
        self.voice = voice
        self.game_id = game_id
        self.players = players
        painted = room(castellany.game(game_id), "terminal")
        # A game may give values of the fact `colour` an emblem and a paint; the cost then stands beside it.
        self.emblems: dict[str, tuple[str, str]] = painted.EMBLEMS if painted else {}
        self.marks: Mapping[str, list[int]] = {}
        self.known: dict[str, str] = {}  # names of the things on the table, by id
        self.name_ids: dict[str, str] = {}  # and the ids of these names
        self.notes: dict[str, str] = {}  # what stands beside all cards of a name, by the name's id

    def words(self, message: Any) -> str:
        return self.voice.text(message, self.game_id, self.players)

    def voice_name(self, seat: int) -> str:
        return self.words(say("seat-name", seat=f"seat:{seat}"))

    def draw(self, observation: Mapping[str, Any], decision: Decision | None = None) -> RenderableType:
        """The whole table; with a decision, the numbers of its options on what they touch."""
        self.marks = marks_of(decision)
        self.look(observation)
        width = self.voice.out.width
        shared = [self.block(thing, width) for thing in observation["things"] if thing["kind"] != "seat"]
        own = f"seat:{observation['seat']}"
        seats = [thing for thing in observation["things"] if thing["kind"] == "seat"]
        across = self.panel_width(sum(thing["id"] != own for thing in seats))
        others = [self.seat(thing, across) for thing in seats if thing["id"] != own]
        mine = [self.seat(thing, width, own=True) for thing in seats if thing["id"] == own]
        return Group(self.headline(observation), *shared, Columns(others, width=across, padding=(0, 1)), *mine)

    def look(self, observation: Mapping[str, Any]) -> None:
        """Take note of what everything is called."""
        things = walk(observation["things"])
        self.known = {thing["id"]: self.words(thing["name"]) for thing in things}
        self.name_ids = {thing["id"]: thing["name"]["id"] for thing in things}
        beside: dict[str, set[str]] = {}
        for thing in things:
            if thing["kind"] == "card":
                notes = "; ".join(self.words(note) for note in thing.get("notes", ()))
                beside.setdefault(thing["name"]["id"], set()).add(notes)
        self.notes = {name: notes.pop() for name, notes in beside.items() if len(notes) == 1}

    def panel_width(self, panels: int) -> int:
        """As many panels side by side as fit, all equally wide, and the rows equally full."""
        width = self.voice.out.width
        fit = max(1, min(width // PANEL, panels))
        rows = max(1, -(-panels // fit))
        return max(30, width // max(1, -(-panels // rows)) - 1)

    def headline(self, observation: Mapping[str, Any]) -> Rule:
        title = Text(self.words(f"game-{self.game_id}"), style="bold")
        phase = self.words(observation["phase"])
        if observation["round"] and str(observation["round"]) not in phase:
            title.append(" · " + self.voice.text(say("cli-round", round=observation["round"])))
        title.append(" · " + phase)
        return Rule(title, style="bright_black")

    def seat(self, thing: Mapping[str, Any], width: int, own: bool = False) -> Panel:
        seat = int(str(thing["id"]).removeprefix("seat:"))
        title = Text.assemble(badge(seat), " ", (self.words(thing["name"]), f"bold {colour(seat)}"), self.mark(thing))
        body = Group(*self.rows(thing, width - 4))
        style = f"bold {colour(seat)}" if own else "bright_black"
        return Panel(body, title=title, title_align="left", border_style=style, width=width)

    def rows(self, thing: Mapping[str, Any], width: int) -> list[Text]:
        """What a seat has: notes, then its counters on one line, then zone by zone."""
        rows = [Text(self.words(note), style="italic") for note in thing.get("notes", ())]
        simple = [self.item(item) for item in thing.get("items", ()) if is_simple(item)]
        if simple:
            rows.append(flow(Text(), simple, "  ", width))
        shown = [item for item in thing.get("items", ()) if not is_simple(item) and not self.is_empty(item)]
        rows += [self.block(item, width) for item in shown]
        return rows

    def is_empty(self, thing: Mapping[str, Any]) -> bool:
        """A zone or place with nothing in it that nobody can choose now."""
        empty = thing["kind"] in ("zone", "pile", "place") and not thing.get("value") and not thing.get("items")
        return empty and not thing.get("notes") and thing["id"] not in self.marks

    def block(self, thing: Mapping[str, Any], width: int, depth: int = 0) -> Text:
        """A thing with what lies in it: side by side if it holds only leaves, else indented below."""
        line = Text("  " * depth)
        line.append_text(self.item(thing))
        items = [item for item in thing.get("items", ()) if not self.is_empty(item)]
        if items and not any(item.get("items") for item in items):
            return flow(line.append(": "), [self.item(item) for item in items], " · ", width, depth)
        for item in items:
            line.append("\n").append_text(self.block(item, width, depth + 1))
        return line

    def item(self, thing: Mapping[str, Any]) -> Text:
        """One thing: the numbers of its options, its name, its value, what is to be noted of it."""
        facts = thing.get("facts", {})
        zone = bool(thing.get("items")) or thing["kind"] in ("zone", "pile", "track")
        kind = str(facts.get("colour", ""))
        text = self.mark(thing)
        emblem, paint = self.emblems.get(kind, ("", PAINTS.get(kind, "bright_black" if zone else "")))
        if emblem:
            text.append(emblem + " ", style=paint)
        text.append(self.words(thing["name"]), style=paint)
        if "cost" in facts and emblem:
            text.append(f" {facts['cost']}", style="bold")
        if "value" in thing:
            how_many = "×" if thing["kind"] in ("zone", "pile") else ""  # a pile may be called "deck 1"
            text.append(f" {how_many}{thing['value']}", style="bold")
        for note in thing.get("notes", ()) if thing["kind"] != "seat" else ():
            if not (emblem and "cost" in note["args"]):  # the emblem and the number say it already
                text.append(f" ({self.words(note)})", style="italic dim")
        return text

    def mark(self, thing: Mapping[str, Any]) -> Text:
        numbers = self.marks.get(thing["id"], [])
        if not numbers:
            return Text()
        shown = ",".join(str(number) for number in numbers[:3]) + ("…" if len(numbers) > 3 else "")
        return Text.assemble((f"[{shown}]", "bold black on bright_green"), " ")

    def plain(self, observation: Mapping[str, Any]) -> list[str]:
        """The table line by line, as it would be read aloud."""
        lines = [self.headline_text(observation)]
        for thing in observation["things"]:
            lines += self.plain_thing(thing, 0)
        return lines

    def headline_text(self, observation: Mapping[str, Any]) -> str:
        return f"{self.words(f'game-{self.game_id}')}. {self.words(observation['phase'])}"

    def plain_thing(self, thing: Mapping[str, Any], depth: int) -> list[str]:
        line = "  " * depth + self.words(thing["name"])
        if "value" in thing:
            line += f": {thing['value']}"
        for note in thing.get("notes", ()):
            line += f"; {self.words(note)}"
        return [line, *(row for item in thing.get("items", ()) for row in self.plain_thing(item, depth + 1))]


def flow(line: Text, items: list[Text], between: str, width: int, depth: int = 0) -> Text:
    """Items one after another; a line breaks between items, never inside one that would fit on a line."""
    room = width - line.cell_len
    for number, item in enumerate(items):
        if number and room < item.cell_len + len(between):
            line.append("\n" + "  " * (depth + 1))
            room = width - 2 * (depth + 1)
        elif number:
            line.append(between, style="dim")
            room -= len(between)
        line.append_text(item)
        room -= item.cell_len
    return line


def is_simple(thing: Mapping[str, Any]) -> bool:
    """Counters, flags and markers on tracks share a line."""
    return thing["kind"] in ("counter", "flag", "track") and not thing.get("items")


def marks_of(decision: Decision | None) -> dict[str, list[int]]:
    """Which options touch which thing."""
    marks: dict[str, list[int]] = {}
    for number, option in enumerate(decision.options if decision else (), 1):
        for target in option.targets:
            marks.setdefault(target, []).append(number)
    return marks
