"""Constructors for effects, as the facts use them: `either(hire(), destroy(1))`.

Equal icons are one value. Everything made here is in the book and can be carried by a frame.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.leaves import (
    DEBT,
    DEED,
    EITHER,
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


def _add(key: str, effect: Thing) -> Thing:
    if key not in _made:
        _made[key] = BOOK.add(effect)
    return _made[key]


def nothing() -> Thing:
    return _add("nothing", Nothing())


def gain(
    silver: int = 0,
    ink: int = 0,
    stone: int = 0,
    gold: int = 0,
    any: int = 0,
    debt: int = 0,
    deed: int = 0,
    virtue: int = 0,
    corruption: int = 0,
) -> Thing:
    amounts = [silver, ink, stone, gold, any, debt, deed, virtue, corruption]
    return _add(f"gain {amounts}", Gain(amounts))


def flip(which: int, times: int = 1) -> Thing:
    return _add(f"flip {which} {times}", Flip(which, times))


def hire() -> Thing:
    return _add("hire", HireFree())


def discard(times: int) -> Thing:
    return _add(f"discard {times}", Discard(times))


def destroy(times: int) -> Thing:
    return _add(f"destroy {times}", Destroy(times))


def destroy_own() -> Thing:
    return _add("destroy_own", DestroyOwn())


def rearrange() -> Thing:
    return _add("rearrange", Rearrange())


def reshuffle() -> Thing:
    return _add("reshuffle", Reshuffle())


def castle_move() -> Thing:
    return _add("castle_move", CastleMove())


def place_workers(count: int) -> Thing:
    return _add(f"place_workers {count}", PlaceWorkers(count))


def build_free(building: int, here: bool = False) -> Thing:
    return _add(f"build_free {building} {here}", BuildFree(building, here))


def copy_free() -> Thing:
    return _add("copy_free", CopyFree())


def seq(*effects: Thing) -> Thing:
    return _add("seq " + " ".join(str(e.number) for e in effects), Chain(BOOK, list(effects)))


def either(*effects: Thing) -> Thing:
    return _add("either " + " ".join(str(e.number) for e in effects), Choice(BOOK, list(effects), "VIS-2.2"))


def act(action: int) -> Thing:
    return _add(f"act {action}", Act(action))


def focus() -> Thing:
    return _add("focus", Focus())


def gain_scheme() -> Thing:
    return _add("gain_scheme", GainScheme())


def dismiss_adjacent() -> Thing:
    return _add("dismiss_adjacent", DismissAdjacent())


def corruption_per_criminal() -> Thing:
    return _add("corruption_per_criminal", CorruptionPerCriminal())
