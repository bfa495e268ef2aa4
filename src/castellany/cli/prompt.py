"""The decision at the prompt: the sentence, the numbered options, what is closed and why, and the answer.

An answer is the number of an option or a key. Keys work on a Ukrainian keyboard layout too: the
letter typed in Cyrillic is read as the key it stands on.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from castellany.cli.table import Table
from castellany.kernel import Decision, say

KEYS: Final = "?zslthrwqia"
_LAYOUT: Final = str.maketrans("йцукенгшщзфівапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
CLOSED_SHOWN: Final = 8


def draw_decision(table: Table, decision: Decision, keys: bool = True) -> RenderableType:
    """What must be decided now, ready to be answered with a number. `keys`: name what else can be typed."""
    voice = table.voice
    lines: list[RenderableType] = [
        Rule(style="bright_black"),
        Text.assemble((table.words(decision.message), "bold"), "  ", (decision.rule, "dim")),
    ]
    width = len(str(len(decision.options)))
    for number, option in enumerate(decision.options, 1):
        line = Text.assemble((f" {number:>{width}} ", "bold bright_green"), " ", table.words(option.message))
        if option.price:
            line.append("  " + price_text(table, option.price), style="yellow")
        lines.append(line)
    for closed in decision.closed[:CLOSED_SHOWN]:
        names = target_names(table, closed.targets)
        reason = table.words(closed.message)
        if names and names not in reason:  # many reasons name the thing themselves
            reason = f"{names}: {reason}"
        lines.append(Text(f" {'✗':>{width}}  {reason} {closed.rule}", style="dim"))
    if len(decision.closed) > CLOSED_SHOWN:
        more = say("cli-closed-more", count=len(decision.closed) - CLOSED_SHOWN)
        lines.append(Text(f" {'✗':>{width}}  {voice.text(more)}", style="dim"))
    if keys:
        lines.append(Text(voice.word("cli-keys"), style="bright_black"))
    return Group(*lines)


def price_text(table: Table, price: tuple[tuple[str, int], ...]) -> str:
    return " + ".join(f"{amount} × {table.words(name)}" for name, amount in price)


def target_names(table: Table, targets: tuple[str, ...]) -> str:
    """The names of things by their ids, as far as they are on the table now."""
    return ", ".join(dict.fromkeys(table.known[target] for target in targets if target in table.known))


def key_of(answer: str) -> tuple[str, str]:
    """The key and what follows it: ``("?", "CIT-4.2")``; ("", answer) where it is no key."""
    text = answer.strip()
    if not text:
        return "", ""
    head, _, tail = text.partition(" ")
    key = head.lower().translate(_LAYOUT)
    return (key, tail.strip()) if len(key) == 1 and key in KEYS else ("", text)
