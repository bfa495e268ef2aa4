"""Constructors for effects, as the facts use them: `either(hire(), destroy(1))`.

Equal icons are one value. Everything made here is in the book and can be carried by a frame.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.leaves import (
    DEBT,
    DEED,
    EITHER,
    GAIN_IDS,
    VIRTUES,
    BuildFree,
    CastleMove,
    CopyFree,
    Destroy,
    DestroyOwn,
    Discard,
    Flip,
    Gain,
    HireFree,
    Nothing,
    PlaceWorkers,
    Rearrange,
    Reshuffle,
)
from castellany.games.viscounts.effects.schemes import (
    Act,
    CorruptionPerCriminal,
    DismissAdjacent,
    Focus,
    GainScheme,
)
from castellany.games.viscounts.kinds import CHOOSE
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect, Either, Frame, Message, Seq, say, seat_id

__all__ = [
    "DEBT", "DEED", "EITHER", "act", "build_free", "castle_move", "copy_free", "corruption_per_criminal",
    "destroy", "destroy_own", "discard", "dismiss_adjacent", "either", "flip", "focus", "gain",
    "gain_scheme", "hire", "nothing", "place_workers", "rearrange", "reshuffle", "seq",
]  # fmt: skip

Thing = Effect[ViscountsState]
_made: Final[dict[str, Thing]] = {}
_FLIPS: Final = ("either", "debt", "deed")
BUILDINGS: Final = ("trading_post", "guildhall", "workshop")
ACTIONS: Final = ("trade", "build", "workers", "transcribe")


class Chain(Seq[ViscountsState]):
    """One after the other. It may be chosen when any of its parts does something."""

    def possible(self, s: ViscountsState, seat: int) -> bool:
        for effect in self.effects:
            if effect.possible(s, seat):
                return True
        return False

    def message(self) -> Message:
        words = self.effects[0].message()
        for part in self.effects[1:]:
            words = say("effect-then", first=words, then=part.message())
        return words


class Choice(Either[ViscountsState]):
    """VIS-2.2: exactly one of two. The solo opponent takes the first; a single possible one is not asked for."""

    def run(self, s: ViscountsState, seat: int) -> None:
        if seat == s.opponent:
            if s.hears:
                s.tell("event-opponent-first", {"seat": seat_id(seat)})
            self.effects[0].run(s, seat)
            return
        only: Thing | None = None
        count = 0
        for effect in self.effects:
            if effect.possible(s, seat):
                only = effect
                count += 1
        if count > 1:
            s.frames.append(Frame(CHOOSE, seat, self.number))
        elif only is not None:
            only.run(s, seat)


def _add(words: str, effect: Thing) -> Thing:
    """Effects are known by the words in which files of facts write them."""
    if words not in _made:
        _made[words] = BOOK.add(effect)
    return _made[words]


def written(effect: Thing) -> str:
    return next(words for words, made in _made.items() if made is effect)


def nothing() -> Thing:
    return _add("nothing", Nothing())


def gain(
    silver: i64 = 0,
    ink: i64 = 0,
    stone: i64 = 0,
    gold: i64 = 0,
    any: i64 = 0,
    debt: i64 = 0,
    deed: i64 = 0,
    virtue: i64 = 0,
    corruption: i64 = 0,
) -> Thing:
    amounts = [silver, ink, stone, gold, any, debt, deed, virtue, corruption]
    told = " ".join(f"{count} {GAIN_IDS[i]}" for i, count in enumerate(amounts) if count)
    return _add(f"gain {told}", Gain(amounts))


def flip(which: i64, times: i64 = 1) -> Thing:
    return _add(f"flip {times} {_FLIPS[which]}", Flip(which, times))


def hire() -> Thing:
    return _add("hire", HireFree())


def discard(times: i64) -> Thing:
    return _add(f"discard {times}", Discard(times))


def destroy(times: i64) -> Thing:
    return _add(f"destroy {times}", Destroy(times))


def destroy_own() -> Thing:
    return _add("destroy own", DestroyOwn())


def rearrange() -> Thing:
    return _add("rearrange", Rearrange())


def reshuffle() -> Thing:
    return _add("reshuffle", Reshuffle())


def castle_move() -> Thing:
    return _add("castle move", CastleMove())


def place_workers(count: i64) -> Thing:
    return _add(f"workers {count}", PlaceWorkers(count))


def build_free(building: i64, here: bool = False) -> Thing:
    return _add(f"build {BUILDINGS[building]}{' here' if here else ''}", BuildFree(building, here))


def copy_free() -> Thing:
    return _add("copy", CopyFree())


def seq(*effects: Thing) -> Thing:
    return _add(" then ".join(written(e) for e in effects), Chain(BOOK, list(effects)))


def either(*effects: Thing) -> Thing:
    return _add(" or ".join(written(e) for e in effects), Choice(BOOK, list(effects), "VIS-2.2"))


def act(action: i64) -> Thing:
    return _add(f"act {ACTIONS[action]}", Act(action))


def focus() -> Thing:
    return _add("focus", Focus())


def gain_scheme() -> Thing:
    return _add("scheme", GainScheme())


def dismiss_adjacent() -> Thing:
    return _add("dismiss", DismissAdjacent())


def corruption_per_criminal() -> Thing:
    return _add("corruption per criminal", CorruptionPerCriminal())


_GAIN: Final = re.compile(r"gain((?: [1-9][0-9]? [a-z]+)+)")
_PLAIN: Final[dict[str, Callable[[], Thing]]] = {
    "nothing": nothing, "hire": hire, "destroy own": destroy_own, "rearrange": rearrange, "reshuffle": reshuffle,
    "castle move": castle_move, "copy": copy_free, "focus": focus, "scheme": gain_scheme, "dismiss": dismiss_adjacent,
    "corruption per criminal": corruption_per_criminal,
}  # fmt: skip
_SCHEMES_ALONE: Final = ("focus", "scheme", "dismiss", "corruption per criminal")
_COUNTED: Final[dict[str, Callable[[int], Thing]]] = {
    "discard": discard,
    "destroy": destroy,
    "workers": place_workers,
}


def is_goods(words: str) -> bool:
    """Nothing but what is taken from the supply."""
    gained = _GAIN.fullmatch(words)
    return gained is not None and set(gained[1].split()[1::2]) <= set(GAIN_IDS[:VIRTUES])


def is_setup(words: str) -> bool:
    """Player cards alone: what is done beside one's viscount or to one's own cards before the game."""
    return words == "destroy own" or words.endswith(" here")


def is_common(words: str) -> bool:
    """It may stand anywhere, and happen to anybody."""
    return not is_setup(words) and not words.startswith("act ") and words not in _SCHEMES_ALONE


def read(words: str) -> Thing:
    """The effect that a file means: `hire or destroy 1`, `gain 1 debt then flip 1 deed`; `ValueError` otherwise."""
    if " or " in words:
        return either(*[read(part) for part in words.split(" or ")])
    if " then " in words:
        return seq(*[read(part) for part in words.split(" then ")])
    if words in _PLAIN:
        return _PLAIN[words]()
    gained = _GAIN.fullmatch(words)
    if gained:
        parts = gained[1].split()
        amounts = [0] * len(GAIN_IDS)
        for i in range(0, len(parts), 2):
            amounts[GAIN_IDS.index(parts[i + 1])] += int(parts[i])
        return gain(*amounts)
    verb, *rest = words.split()
    if verb in _COUNTED and len(rest) == 1 and rest[0] in ("1", "2", "3", "4"):
        return _COUNTED[verb](int(rest[0]))
    if verb == "flip" and len(rest) == 2 and rest[0] in ("1", "2", "3"):
        return flip(_FLIPS.index(rest[1]), int(rest[0]))
    if verb == "build" and rest and rest[1:] in ([], ["here"]):
        return build_free(BUILDINGS.index(rest[0]), here=len(rest) == 2)
    if verb == "act" and len(rest) == 1:
        return act(ACTIONS.index(rest[0]))
    raise ValueError(words)
