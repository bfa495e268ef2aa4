"""The words that the box of a game adds to its own: corrected things are told as this house plays them, and everything
that our rulebooks do not print says where its values come from (`source-<name>`, with a `.short` form)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from castellany.kernel import box_of, say


def boxed(game_id: str, text: str, render: Callable[[Any], str]) -> str:
    """Fluent to be read after the game's own `text`; `render` gives sentences of the same language."""
    box = box_of(game_id)
    if box is None:
        return ""
    found = [
        _retold(text, name, called and render(called), about and render(about))
        for name, (called, about) in box.retold.items()
    ]
    lines: dict[str, list[str]] = {}
    scales: dict[str, list[str]] = {}
    for item in box.unprinted():
        told = render(say("source-line", source=say(f"scale-{item.source}"), values=item.values))
        lines.setdefault(item.thing, []).append(told[:1].upper() + told[1:])
        scales.setdefault(item.thing, []).append(render(say("source-short", source=say(f"scale-{item.source}"))))
    for name, all_told in lines.items():
        found.append(f"source-{name} = {_plain(' '.join(all_told))}\n    .short = {_plain('; '.join(scales[name]))}")
    return "\n".join([*found, ""])


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")")


def _retold(text: str, name: str, called: str | None, about: str | None) -> str:
    """A message of the text with another `.about` or another name in every case, whichever is told."""
    found = re.search(rf"^{re.escape(name)} = .*(?:\n[ \t]+.*)*", text, re.MULTILINE)
    lines = found[0].split("\n") if found else [f"{name} = {name}"]
    if called:
        lines = [re.sub(r"^(\s+\.(?!about|gender)\w+|\S+) = .*", rf"\1 = {_plain(called)}", line) for line in lines]
    if about is None:
        return "\n".join(lines)
    kept = [line for line in lines if not line.lstrip().startswith(".about")]
    return "\n".join([*kept, f"    .about = {_plain(about)}"])
