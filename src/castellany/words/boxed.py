"""The words that the box of a game adds to its own: corrected things are told as this house plays them, and everything
that our rulebooks do not print says where its values come from (`source-<name>`, with a `.short` form, and with the
least sure of its sources as `.level`, for the mark on its face)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from castellany.kernel import box_of, say

_NAMES: Final = re.compile(r"^(\s+\.(?!about|gender)\w+|\S+) = .*")


def boxed(game_id: str, text: str, render: Callable[[Any], str]) -> str:
    """Fluent to be read after the game's own `text`; `render` gives sentences of the same language."""
    box = box_of(game_id)
    if box is None:
        return ""
    found = [
        _retold(text, name, {form: render(told) for form, told in forms.items()}) for name, forms in box.retold.items()
    ]
    lines: dict[str, list[str]] = {}
    scales: dict[str, list[str]] = {}
    levels: dict[str, str] = {}
    for item in box.unprinted():
        levels.setdefault(item.thing, item.source)
        told = render(say("source-line", source=say(f"scale-{item.source}"), values=item.values))
        lines.setdefault(item.thing, []).append(told[:1].upper() + told[1:])
        scales.setdefault(item.thing, []).append(render(say("source-short", source=say(f"scale-{item.source}"))))
    for name, all_told in lines.items():
        told, short = _plain(" ".join(all_told)), _plain("; ".join(scales[name]))
        found.append(f"source-{name} = {told}\n    .short = {short}\n    .level = {levels[name]}")
    return "\n".join([*found, ""])


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")")


def _retold(text: str, name: str, forms: dict[str, str]) -> str:
    """A message of the text with other words in some of its forms; another name is the same in every case."""
    found = re.search(rf"^{re.escape(name)} = .*(?:\n[ \t]+.*)*", text, re.MULTILINE)
    lines = found[0].split("\n") if found else [f"{name} = {name}"]
    if "" in forms:
        called = _plain(forms[""])
        lines = [
            re.sub(r"^(\s+\.(?!about|gender)\w+|\S+) = .*", lambda of: f"{of[1]} = {called}", line) for line in lines
        ]
    kept = [line for line in lines if line.lstrip().split(" ")[0].removeprefix(".") not in forms]
    return "\n".join([*kept, *(f"    .{form} = {_plain(told)}" for form, told in forms.items() if form)])
