"""What two choices of one moment lead to, counted: both get the same imagined games, and what differs is told.

It is what a player would have seen who had tried both a hundred times over: more points in one part of the scores or in
all, fewer for somebody else; more in hand; what the seat gets to do far more often; which of the others gains. A
difference is told where it is beyond doubt and large enough to be felt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from castellany.bots.playout import play_out
from castellany.bots.strategy import Strategy, outlook
from castellany.bots.thought import forget_answers
from castellany.kernel import Dice, Event, Message, Score, State, Story, say, seat_id

GAMES: Final = 160
DOUBT: Final = 3.0  # errors beyond which a difference is one
LEAST: Final = 0.51  # points, or goods in hand: less is not even about one
OFTEN: Final = 0.2  # of the games: so much more often something is done
HELPED: Final = 0.02  # of the chance of winning
NOTICED: Final = 0.005  # of the chance of winning: one game went better than another
GOOD: Final = 0.6  # points that a thing in hand is worth, about: to put reasons in order
DEED: Final = 4.0  # points that it is worth to do for certain what else is never done


class Counted(NamedTuple):
    """One difference: what kind it is, and how much it weighs, about, in points."""

    kind: str
    weight: float
    message: Message
    about: str = ""  # the thing that it is about


class Ending(NamedTuple):
    """Where one imagined game was left, and what the seat did and got on the way."""

    scores: list[Score]
    hopes: list[float]
    goods: dict[str, int]
    deeds: frozenset[str]


def contrasts(strategy: Strategy, world: State, seat: int, best: int, made: int, seed: int) -> list[Counted]:
    """What the one choice brings more than the other, the weightiest first."""
    pairs: list[tuple[Ending, Ending]] = []
    for number in range(1, GAMES + 1):
        mine = seed + number * 7919
        moment = world.resample(seat, mine)
        forget_answers(moment, seat)
        end = strategy.clock(moment) + strategy.rounds
        one, other = (ending(strategy, moment, seat, choice, mine, end) for choice in (best, made))
        pairs.append((one, other))
    found = points(pairs, seat) + losses(pairs, seat) + goods(pairs) + deeds(pairs) + helped(pairs, seat)
    found += turned_out(pairs, seat)
    return sorted(found, key=lambda counted: -counted.weight)


def ending(strategy: Strategy, moment: State, seat: int, choice: int, seed: int, end: int) -> Ending:
    """One imagined game after a choice. What is done by the choice itself is known, and not told as what follows."""
    after = moment.copy()
    heard: list[Event] = []
    after.log = heard
    after.apply(seat, choice)
    story = Story(after.game().gists)
    story.hear(1, seat, heard)
    at_once = done_by(story, seat)
    rest: list[Event] = []
    after.log = rest
    play_out(strategy, after, Dice(seed), end)
    story.hear(2, seat, rest)
    return Ending(
        after.scores(), outlook(after, strategy), held(story, seat), frozenset(done_by(story, seat) - at_once)
    )


def done_by(story: Story, seat: int) -> Counter[str]:
    """The things that a seat has built, hired, beaten ..., by their names."""
    feats = story.book.feats if story.book is not None else ()
    things = [one for line in story.lines if line.seat == seat for one in line.things]
    return Counter(one.id for one in things if one.id.startswith(feats) and not one.args)


def held(story: Story, seat: int) -> dict[str, int]:
    """What a seat has gained and not paid away, of what one is glad to have."""
    found: Counter[str] = Counter()
    for line in story.lines:
        if line.seat == seat:
            found.update(line.gain)
            found.subtract(line.cost)
        for other, name, amount in line.others:
            if other == seat:
                found[name] += amount
    glad = story.book.goods if story.book is not None else ()
    return {name: amount for name, amount in found.items() if name.startswith(glad)}


def points(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> list[Counted]:
    """More points in one part; where no part tells it, more in all."""
    by_part = [tuple({part.name: part.points for part in one.scores[seat].parts} for one in pair) for pair in pairs]
    found: list[Counted] = []
    for name in sorted({name for pair in by_part for parts in pair for name in parts}):
        more = certain([one.get(name, 0) - other.get(name, 0) for one, other in by_part])
        if more >= LEAST:
            found.append(Counted("points", more, say("review-brings", points=round(more), part=name)))
    if not found:
        more = certain([one.scores[seat].total - other.scores[seat].total for one, other in pairs])
        if more >= LEAST:
            found.append(Counted("points", more, say("review-brings-all", points=round(more))))
    return found


def losses(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> list[Counted]:
    """Fewer points for somebody else."""
    found: list[Counted] = []
    for other, who in enumerate(score.seat for score in pairs[0][0].scores):
        less = certain([made.scores[other].total - best.scores[other].total for best, made in pairs])
        if who != seat and less >= LEAST:
            found.append(Counted("losses", less, say("review-costs", points=round(less), seat=seat_id(who))))
    return found


def goods(pairs: Sequence[tuple[Ending, Ending]]) -> list[Counted]:
    """More in hand."""
    found: list[Counted] = []
    for name in sorted({name for pair in pairs for one in pair for name in one.goods}):
        more = certain([best.goods.get(name, 0) - made.goods.get(name, 0) for best, made in pairs])
        if more >= LEAST:
            found.append(Counted("goods", GOOD * more, say("review-holds", count=round(more), good=name), name))
    return found


def deeds(pairs: Sequence[tuple[Ending, Ending]]) -> list[Counted]:
    """What the seat gets to do far more often."""
    found: list[Counted] = []
    for name in sorted({name for best, _made in pairs for name in best.deeds}):
        more = certain([(name in best.deeds) - (name in made.deeds) for best, made in pairs])
        if more >= OFTEN:
            often, rare = (round(100 * sum(name in pair[i].deeds for pair in pairs) / len(pairs)) for i in (0, 1))
            found.append(Counted("deeds", DEED * more, say("review-then", thing=name, often=often, rare=rare), name))
    return found


def helped(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> list[Counted]:
    """Of several others, who gains most by what was played."""
    seats = range(len(pairs[0][0].hopes))
    gained = {
        other: certain([made.hopes[other] - best.hopes[other] for best, made in pairs])
        for other in seats
        if other != seat
    }
    most = max(gained, key=lambda other: gained[other], default=seat)
    if len(gained) < 2 or gained[most] < HELPED:
        return []
    message = say("review-helps", percent=round(100 * gained[most]), seat=seat_id(most))
    return [Counted("helped", 0.0, message)]


def turned_out(pairs: Sequence[tuple[Ending, Ending]], seat: int) -> list[Counted]:
    """How often it was the better one: where nothing else can be told, that can."""
    gains = [best.hopes[seat] - made.hopes[seat] for best, made in pairs]
    better, worse = (round(100 * sum(way * gain > NOTICED for gain in gains) / len(gains)) for way in (1, -1))
    if better <= worse:
        return []
    return [Counted("often", -1.0, say("review-often", better=better, worse=worse))]


def certain(gains: Sequence[float]) -> float:
    """The mean, where it is more than nothing beyond doubt; else nothing."""
    count = len(gains)
    if count < 2:
        return 0.0
    mean = sum(gains) / count
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean if mean > DOUBT * error else 0.0
