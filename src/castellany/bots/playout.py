"""The imagined rest of a game: players who do not search go on until the strategy's cut."""

from __future__ import annotations

from castellany.bots.strategy import Strategy
from castellany.kernel import Dice, State


def play_out(strategy: Strategy, s: State, dice: Dice, end: int, guided: bool = True) -> None:
    """Everybody does what the strategy picks (or draws lots, unguided) until its clock shows `end`, or its limit."""
    count = 0
    while s.frames and count < strategy.limit and strategy.clock(s) < end:
        if s.sealed:
            for seat in range(s.seats):
                if s.sealed and s.waits_for(seat):
                    s.apply(seat, picked(strategy, s, seat, s.choices(seat), dice, guided))
                    count += 1
        else:
            seat = s.frames[-1].seat
            s.apply(seat, picked(strategy, s, seat, s.choices(seat), dice, guided))
            count += 1


def picked(strategy: Strategy, s: State, seat: int, legal: list[int], dice: Dice, guided: bool) -> int:
    """What an imagined player does who does not search."""
    return strategy.pick(s, seat, legal, dice) if guided else legal[dice.roll(len(legal))]
