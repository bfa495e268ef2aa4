"""The box of Paladins: how its values are written in a file of facts.

Cards come from lists that others have typed; what is ours is marked where the facts stand (PAL-14.1).
"""

from __future__ import annotations

from typing import Any, Final

from castellany.games.paladins.facts.icons import ICONS, WORKERS
from castellany.kernel import Box, ListOf, OneOf, say
from castellany.kernel.box import Value
from castellany.kernel.says import Message

BOX: Final = Box("paladins")

ICON: Final = OneOf(ICONS)
WORKER: Final = OneOf(WORKERS)


class Alternatives(Value):
    """Rows of icons of which one is taken; none where there is no choice."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.row = ListOf(ICON, 1, 3)

    def write(self, value: Any) -> Any:
        return [self.row.write(row) for row in value or ()]

    def read(self, given: Any) -> Any:
        if not isinstance(given, list) or len(given) == 1 or len(given) > self.most:
            raise ValueError
        return tuple([self.row.read(row) for row in given]) or None

    def allowed(self) -> Message:
        return say("facts-alternatives", most=self.most, each=self.row.allowed())


class FavourAlternatives(Alternatives):
    def read(self, given: Any) -> Any:
        return super().read(given) or ()
