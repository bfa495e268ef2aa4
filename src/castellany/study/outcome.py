"""What the better choice brings, counted: where a bot has little to say for it, the imagined games themselves tell.

Both choices get the same games, as always; what differs in points soon after, beyond doubt, is a true reason: more for
the seat in one part of the scores, more in all, or less for somebody else. Where no points tell it, there is still who
of several others gained most by what was played.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from castellany.bots.playout import play_out
from castellany.bots.strategy import Strategy, outlook
from castellany.bots.thought import forget_answers
from castellany.kernel import Dice, Message, State, say, seat_id

GAMES: Final = 160
LEAST: Final = 0.5  # points: a smaller difference is no reason anybody would feel
HELPED: Final = 0.02  # of the chance of winning


def brings(strategy: Strategy, world: State, seat: int, best: int, made: int, seed: int) -> list[Message]:
    """What the one choice brings more than the other, the largest difference first."""
    own: dict[str, list[float]] = {}
    totals: list[list[float]] = [[] for _seat in range(world.seats)]
    helped: list[list[float]] = [[] for _seat in range(world.seats)]
    for number in range(1, GAMES + 1):
        mine = seed + number * 7919
        moment = world.resample(seat, mine)
        forget_answers(moment, seat)
        end = strategy.clock(moment) + strategy.rounds
        found = []
        hopes = []
        for choice in (best, made):
            after = moment.copy()
            after.apply(seat, choice)
            play_out(strategy, after, Dice(mine), end)
            found.append(after.scores())
            hopes.append(outlook(after, strategy))
        for other, (less, more) in enumerate(zip(*hopes, strict=True)):
            helped[other].append(more - less)
        for one, other in zip(*found, strict=True):
            if one.seat < len(totals):
                totals[one.seat].append(one.total - other.total)
        before = {part.name: part.points for part in found[1][seat].parts}
        after_best = {part.name: part.points for part in found[0][seat].parts}
        for name in before.keys() | after_best.keys():
            gains = own.setdefault(name, [0.0] * (number - 1))
            gains.append(after_best.get(name, 0) - before.get(name, 0))
        for gains in own.values():
            gains += [0.0] * (number - len(gains))
    weighed: list[tuple[float, Message]] = []
    for name, gains in sorted(own.items()):
        if (more := certain(gains)) >= LEAST:
            weighed.append((more, say("review-brings", points=round(more), part=name)))
    if not weighed and (more := certain(totals[seat])) >= LEAST:
        weighed.append((more, say("review-brings-all", points=round(more))))
    for other, lost in enumerate(totals):
        if other != seat and (less := certain([-gain for gain in lost])) >= LEAST:
            weighed.append((less, say("review-costs", points=round(less), seat=seat_id(other))))
    told = [message for _points, message in sorted(weighed, key=lambda one: -one[0])]
    gained = {other: certain(more) for other, more in enumerate(helped) if other != seat}
    most = max(gained, key=lambda other: gained[other], default=seat)
    if len(gained) > 1 and gained[most] >= HELPED:
        told.append(say("review-helps", percent=round(100 * gained[most]), seat=seat_id(most)))
    return told


def certain(gains: list[float]) -> float:
    """The mean, where it is more than nothing beyond three errors; else nothing."""
    count = len(gains)
    if count < 2:
        return 0.0
    mean = sum(gains) / count
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean if mean > 3.0 * error else 0.0
