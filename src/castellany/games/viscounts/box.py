"""The box of Viscounts: how its values are written in a file of facts, and what is marked ours.

Most cards were read off photographs or other people's lists of them; `facts/` says which of them are ours.
"""

from __future__ import annotations

from typing import Any, Final

from castellany.games.viscounts.effects.icons import ACTIONS, read, written
from castellany.games.viscounts.facts.kinds import ICON_IDS
from castellany.kernel import Box, ListOf, Number, OneOf, Worded, say
from castellany.kernel.box import Value
from castellany.kernel.says import Arg, Message

BOX: Final = Box("viscounts", retells=True)

TIMINGS: Final = (
    "none", "instant", "dropoff", "after_trade", "after_build", "after_workers", "after_transcribe",
    "on_flip_debt", "on_gain_debt", "on_collision", "converts",
)  # fmt: skip
_CONVERTS: Final = ("", "pairs", "two_silver", "double", "any_resource")


class Icons(Value):
    """Icons by name, as often as they are printed; the game counts them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: Any) -> Any:
        return [ICON_IDS[i] for i in range(len(ICON_IDS)) for _n in range(value[i])]

    def read(self, given: Any) -> Any:
        if not isinstance(given, list) or not 1 <= len(given) <= self.most:
            raise ValueError
        counts = [0] * len(ICON_IDS)
        for name in given:
            counts[ICON_IDS.index(name)] += 1
        return tuple(counts)

    def allowed(self) -> Message:
        return say("facts-list", low=1, high=self.most, each=say("facts-one", names=", ".join(ICON_IDS)))

    def said(self, value: Any) -> Arg:
        return [say("note-times", count=value[i], icon=f"icon-{id}") for i, id in enumerate(ICON_IDS) if value[i]]


class Id(OneOf):
    """A name that the game knows by itself, not by its place."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, given: Any) -> Any:
        return self.names[super().read(given)]

    def said(self, value: Any) -> Arg:
        return self.told + str(value)


class Rows(ListOf):
    def read(self, given: Any) -> Any:
        return list(super().read(given))


def _write_converts(value: Any) -> str:
    what, action = value
    return f"{_CONVERTS[what]} {ACTIONS[action]}" if what else "nothing"


def _read_converts(words: str) -> Any:
    if words == "nothing":
        return (0, -1)
    what, action = words.split()
    return _CONVERTS.index(what, 1), ACTIONS.index(action)


EFFECT: Final = Worded(written, read, say("facts-effect"), lambda effect: effect.message())
CONVERTS: Final = Worded(_write_converts, _read_converts, say("facts-converts"))
ICON: Final = OneOf(ICON_IDS, "icon-")
FOLK: Final[dict[str, Value]] = {
    "cost": Number(1, 3),
    "icons": Icons(3),
    "top": EFFECT,
    "timing": OneOf(TIMINGS, "timing-"),
    "ability": EFFECT,
    "converts": CONVERTS,
}
