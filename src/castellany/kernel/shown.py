"""What a game shows for drawing, declared: which thing carries which record of `facts`.

A game's `shown.py` holds a `TypedDict` for each kind of thing and `SHOWN`, from patterns of ids to these records:
`"seat:*/hand/*"`, where a `*` stands for anything but a slash. Facts of what is asked have patterns too:
`"ask:Turn"` (the question of that kind), `"option:Turn/build"` (its options by their verbs), `"closed:Turn"`
and `"proposal:Turn"`. `A | B` says that a thing carries one of two records, `A | None` that it may carry none.
The client's types are written from this, and the kit holds random games to it, key by key.
"""

from __future__ import annotations

import re
from types import UnionType
from typing import Any, get_args

import msgspec

from castellany.kernel.game import Game
from castellany.kernel.rooms import room

Records = dict[str, type | UnionType]


def shown_by(game: Game) -> Records:
    """What a game declares in the `shown` module of its folder; nothing where it has none."""
    module = room(game, "shown")
    if module is None:
        return {}
    found: Records = module.SHOWN
    return found


def matches(pattern: str, id: str) -> bool:
    """
    >>> matches("seat:*/hand/*", "seat:2/hand/harbor"), matches("seat:*", "seat:2/hand")
    (True, False)
    """
    return re.fullmatch(re.escape(pattern).replace(r"\*", "[^/]*"), id) is not None


def records(declared: type | UnionType) -> list[type]:
    """The records that a pattern stands for, None among them where there may be none."""
    return list(get_args(declared)) if isinstance(declared, UnionType) else [declared]


def fault(shown: Records, id: str, facts: Any) -> str:
    """What is wrong with these facts of this thing; "" where they are one of its records, key by key."""
    found = [pattern for pattern in shown if matches(pattern, id)]
    if not found:
        return "" if facts is None else f"{id}: no record is declared for {facts}"
    if len(found) > 1:
        return f"{id}: more than one pattern: {found}"
    said: list[str] = []
    for record in records(shown[found[0]]):
        if facts is None:
            if record is type(None):
                return ""
            continue
        if record is type(None):
            continue
        try:
            # What is read back lacks the keys that the record does not know.
            if msgspec.convert(facts, record) == facts:
                return ""
            said.append(f"{record.__name__} does not know all of them")
        except msgspec.ValidationError as error:
            said.append(f"{record.__name__}: {error}")
    return f"{id}: {facts} is not what {found[0]} declares: {'; '.join(said)}"
