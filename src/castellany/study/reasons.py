"""Why one choice was better than another: two true reasons, that teach something.

The first is what a player says for the better choice, unless the same could be said for the one that was made. The
second is what the games counted: what follows on the better choice and not on the other. Nothing is told twice, and
nobody is told that who takes a thing has it. A puzzle's answer has what a player says for it, and what was counted
against the next best choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from castellany.bots.strategy import Strategy
from castellany.kernel import Arg, Message, State, say
from castellany.study.outcome import Counted, contrasts

REASONS: Final = 2  # told of a mistake
SPOKEN: Final = 2  # of what is said for the answer of a puzzle
FIRM: Final = 0.6  # points: what weighs less is told only where a player has no more to say


def reasons(strategy: Strategy, world: State, seat: int, best: int, made: int, seed: int) -> list[Message]:
    """The reasons for one choice against another, by what the seat knows."""
    spoken = strategy.reasons(world, seat, best)
    alike = strategy.reasons(world, seat, made)
    own = [one for one in spoken if one not in alike]
    shared = [one for one in spoken if one in alike]
    counted = contrasts(strategy, world, seat, best, made, seed)
    return chosen(own, counted, shared, options(world, seat, (best, made)))


def counted_against(strategy: Strategy, world: State, seat: int, best: int, second: int, seed: int) -> list[Message]:
    """What the answer of a puzzle brings, and the next best choice does not: the weightiest, where there is any."""
    spoken = strategy.reasons(world, seat, best)[:SPOKEN]
    found = firm(contrasts(strategy, world, seat, best, second, seed), spoken, options(world, seat, (best, second)))
    return [in_puzzle(one.message) for one in found if one.kind != "helped"][:1]


def in_puzzle(message: Message) -> Message:
    """Nobody has played there yet."""
    return say("puzzle-then", **message.args) if message.id == "review-then" else message


def options(world: State, seat: int, choices: Collection[int]) -> set[str]:
    """What the choices themselves are about."""
    offered = world.ask(seat).options
    return {name for option in offered if option.choice in choices for name in names(option.message)}


def chosen(
    own: Sequence[Message], counted: Sequence[Counted], shared: Sequence[Message], known: Collection[str] = ()
) -> list[Message]:
    """One that is said and one that is counted, as far as there are; what speaks for both choices comes last."""
    found = list(own[:1])
    distinct, _echoes = sorted_out(counted, found, known)
    strong = firm(counted, found, known)
    rest = sorted((one for one in distinct if one not in strong), key=lambda one: -one.weight)
    first, more = ([one.message for one in some] for some in (strong[:1], strong[1:] + rest))
    return (found + first + list(own[1:]) + more + list(shared))[:REASONS]


def firm(counted: Sequence[Counted], said: Sequence[Message], known: Collection[str]) -> list[Counted]:
    """What weighs enough and was not said already, the weightiest of each kind."""
    distinct, echoes = sorted_out(counted, said, known)
    return [one for one in distinct if one.weight >= FIRM and one not in echoes]


def sorted_out(
    counted: Sequence[Counted], said: Sequence[Message], known: Collection[str]
) -> tuple[list[Counted], list[Counted]]:
    """The weightiest of each kind, echoes last; and all that only echo what is said."""
    told = {name for one in said for name in names(one)}
    points = [one.args["points"] for one in said if "points" in one.args]
    echoes = [one for one in counted if one.about in told or told_already(one.message, points, told)]
    distinct: dict[str, Counted] = {}
    for one in sorted(counted, key=lambda one: (one in echoes, -one.weight)):
        if one.about not in known:
            distinct.setdefault(one.kind, one)
    return list(distinct.values()), echoes


def told_already(counted: Message, points: Sequence[Arg], told: Collection[str]) -> bool:
    """Are these the very points that were told of: of the seat itself, or of one that was named?"""
    more, seat = counted.args.get("points"), counted.args.get("seat")
    alike = any(isinstance(more, int) and isinstance(one, int) and abs(more - one) <= 1 for one in points)
    return alike and (seat is None or seat in told)


def names(message: Message) -> Iterator[str]:
    """The ids of all things that a message speaks of."""
    yield from within(list(message.args.values()))


def within(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Message):
        yield value.id
        yield from names(value)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from within(one)
