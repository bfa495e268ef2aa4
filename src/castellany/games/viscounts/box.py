"""The box of Viscounts: how its values are written in a file of facts, and what is marked ours.

Most cards were read off photographs or other people's lists of them; `facts/` says which of them are ours.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from castellany.games.viscounts.effects.icons import ACTIONS, is_common, is_goods, is_setup, read, written
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

    def said(self, value: Any) -> Arg | None:
        return [say("note-times", count=value[i], icon=f"icon-{id}") for i, id in enumerate(ICON_IDS) if value[i]]


class Icon(OneOf):
    def said(self, value: Any) -> Arg | None:
        return say("box-icon", icon=f"icon-{self.names[value]}")


class Id(OneOf):
    """A name that the game knows by itself, not by its place."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, given: Any) -> Any:
        return self.names[super().read(given)]

    def said(self, value: Any) -> Arg | None:
        return self.told + str(value)


class Rows(ListOf):
    """What a scheme tries, one after the other."""

    def read(self, given: Any) -> Any:
        return list(super().read(given))

    def said(self, value: Any) -> Arg | None:
        told = self.each.said(value[-1]) or "effect-nothing"
        for row in reversed(value[:-1]):
            told = say("box-else", first=self.each.said(row) or "effect-nothing", rest=told)
        return told


def _write_converts(value: Any) -> str:
    what, action = value
    return f"{_CONVERTS[what]} {ACTIONS[action]}" if what else "nothing"


def _read_converts(words: str) -> Any:
    if words == "nothing":
        return (0, -1)
    what, action = words.split()
    return _CONVERTS.index(what, 1), ACTIONS.index(action, 1)  # nothing becomes a merchant (VIS-7.12)


def _say_effect(effect: Any) -> Message | None:
    return None if written(effect) == "nothing" else effect.message()


def _say_converts(value: Any) -> Message | None:
    what, action = value
    return say(f"converts-{_CONVERTS[what]}", action=ACTIONS[action]) if what else None


def _reader(fits: Callable[[str], bool]) -> Callable[[str], Any]:
    """Effects of which every part fits where they stand."""

    def only(words: str) -> Any:
        if not all(fits(part) for part in re.split(" or | then ", words)):
            raise ValueError(words)
        return read(words)

    return only


# What a person gains anywhere; with a player card; on a scheme of a solo opponent; at the start.
EFFECT: Final = Worded(written, _reader(is_common), say("facts-effect"), _say_effect)
EXTRA: Final = Worded(
    written,
    _reader(lambda part: is_common(part) or is_setup(part)),
    say("facts-extra", effect=say("facts-effect")),
    _say_effect,
)
SCHEME: Final = Worded(
    written, _reader(lambda part: not is_setup(part)), say("facts-scheme", effect=say("facts-effect")), _say_effect
)
GOODS: Final = Worded(written, _reader(is_goods), say("facts-goods"), _say_effect)
CONVERTS: Final = Worded(_write_converts, _read_converts, say("facts-converts"), _say_converts)
ICON: Final = Icon(ICON_IDS)
FOLK: Final[dict[str, Value]] = {
    "cost": Number(1, 3),
    "icons": Icons(3),
    "top": EFFECT,
    "timing": OneOf(TIMINGS, "timing-"),
    "ability": EFFECT,
    "converts": CONVERTS,
}
