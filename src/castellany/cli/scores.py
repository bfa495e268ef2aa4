"""Scores as a table: one row for each part, one column for each seat, the total below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from castellany.cli.people import badge, colour
from castellany.cli.table import Table


def score_table(table: Table, scores: Sequence[Mapping[str, Any]], winners: Sequence[int] = ()) -> Grid:
    """``scores`` as in an observation: seat, total, parts with name, points and rule."""
    grid = Grid(box=None, padding=(0, 2), show_footer=True)
    grid.add_column("", no_wrap=True, footer=Text(table.voice.word("cli-total"), style="bold"))
    for score in scores:
        seat = int(score["seat"])
        name = badge(seat)
        if table.voice.out.width >= 24 * len(scores):
            name.append(f" {table.voice_name(seat)}", style=f"bold {colour(seat)}")
        if seat in winners:
            name.append(" ♛", style="bold yellow")
        grid.add_column(name, justify="right", footer=Text(str(score["total"]), style="bold"))
    for part in part_names(scores):
        points = [sum(p["points"] for p in score["parts"] if p["name"] == part) for score in scores]
        grid.add_row(table.words(part), *[str(point) if point else Text("·", style="dim") for point in points])
    return grid


def part_names(scores: Sequence[Mapping[str, Any]]) -> list[str]:
    """Every part that anyone has, in the order in which they come."""
    return list(dict.fromkeys(part["name"] for score in scores for part in score["parts"]))
