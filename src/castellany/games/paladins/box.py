"""The box of Paladins: how its values are written in a file of facts.

Cards come from lists that others have typed; what is ours is marked where the facts stand (PAL-14.1).
"""

from __future__ import annotations

from typing import Any, Final

from castellany.games.paladins.facts.icons import ICONS, WORKERS, icons
from castellany.kernel import Box, ListOf, OneOf, say
from castellany.kernel.box import Value
from castellany.kernel.says import Arg, Message

BOX: Final = Box("paladins")

WORKER: Final = OneOf(WORKERS, "worker-")
SLOT: Final = OneOf((*WORKERS, "any"), "worker-")


class IconRow(ListOf):
    """Icons in printed order; equal ones are told together."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(OneOf(ICONS), low, high)

    def said(self, value: Any) -> Arg | None:
        return icons(value) or None


class Alternatives(Value):
    """Rows of icons of which one is taken; none where there is no choice."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.row = IconRow(1, 3)

    def write(self, value: Any) -> Any:
        return [self.row.write(row) for row in value or ()]

    def read(self, given: Any) -> Any:
        if not isinstance(given, list) or len(given) == 1 or len(given) > self.most:
            raise ValueError
        return tuple([self.row.read(row) for row in given]) or None

    def allowed(self) -> Message:
        return say("facts-alternatives", most=self.most, each=self.row.allowed())

    def said(self, value: Any) -> Arg | None:
        return alternatives(value) if value else None


def alternatives(rows: tuple[tuple[int, ...], ...]) -> Message:
    """One row of icons, or one of several."""
    told = say("box-row", value=icons(rows[-1]))
    for row in reversed(rows[:-1]):
        told = say("effect-or", first=say("box-row", value=icons(row)), rest=told)
    return told


class FavourAlternatives(Alternatives):
    def read(self, given: Any) -> Any:
        return super().read(given) or ()
