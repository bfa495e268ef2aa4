"""How a terminal paints the kinds of districts: an emblem and a colour for each value of the fact `colour`."""

from __future__ import annotations

from typing import Final

EMBLEMS: Final[dict[str, tuple[str, str]]] = {
    "noble": ("♔", "yellow"),
    "religious": ("✝", "bright_blue"),
    "trade": ("⚖", "green"),
    "military": ("⚔", "red"),
    "unique": ("✦", "magenta"),
}
