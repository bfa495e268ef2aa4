"""Knight and castellan: bots that search, in one process or in several.

Several processes search the same moment with different seeds; what they tried is added up
before the most tried choice is made. With an iteration budget the result is the same on
every machine; with a time budget it is as good as the machine allows.
"""

from __future__ import annotations

from typing import Final

from castellany.bots.plain import judge
from castellany.bots.search import Search, most_tried
from castellany.bots.strategy import Strategy
from castellany.bots.thought import Bot, Candidate, Thought, seed_of
from castellany.kernel import Dice, Message, State, say

WORLDS: Final = 2  # worlds in which the choices are judged with care before the search begins


class SearchBot(Bot):
    """Plays what a tree search tried most.

    `depth` is the most iterations it ever makes: its skill, on any machine. `doubts`: how hard it thinks
    about what the others hide (`Search`).
    """

    def __init__(
        self, name: str, game_id: str, seed: int, strategy: Strategy, seconds: float, depth: int, doubts: int
    ) -> None:
        super().__init__(name, game_id, seed)
        self.strategy = strategy
        self.seconds = seconds
        self.depth = depth
        self.doubts = doubts

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> Thought:
        weighed, count = self.weigh(world, seat, 0, seconds, iterations)
        return verdict_of(self.strategy, world, seat, legal, weighed, count, self.talks)

    def weigh(
        self, world: State, seat: int, part: int, seconds: float | None, iterations: int | None
    ) -> tuple[list[Candidate], int]:
        """Search and return the choices, most tried first. `part` numbers the searches of one moment."""
        seed = seed_of(world, self.seed + part)
        search = Search(self.strategy, world, seat, seed, doubts=self.doubts)
        if self.strategy.looks_ahead:
            legal = world.choices(seat)
            search.prefer(legal, judge(self.strategy, world, seat, legal, WORLDS, Dice(seed)))
        if iterations is not None:
            search.run(iterations, 0.0 if seconds is None else seconds)
        else:
            search.run(self.depth, self.seconds if seconds is None else seconds)
        return search.verdict(), search.iterations


def add_up(parts: list[list[Candidate]]) -> list[Candidate]:
    """What several searches of one moment tried, together."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for part in parts:
        for c in part:
            visits[c.choice] = visits.get(c.choice, 0) + c.visits
            totals[c.choice] = totals.get(c.choice, 0.0) + c.value * c.visits
    found = [Candidate(c, totals[c] / visits[c] if visits[c] else 0.0, visits[c]) for c in visits]
    found.sort(key=most_tried)
    return found


def verdict_of(
    strategy: Strategy,
    world: State,
    seat: int,
    legal: list[int],
    weighed: list[Candidate],
    count: int,
    talks: bool = True,
) -> Thought:
    """The most tried choice, and why: what the strategy says for it, and what the imagined games showed."""
    known = [c for c in weighed if c.choice in legal]
    if not known:
        return Thought(legal[0], [say("why-looks-best")], [], count)
    best = known[0]
    if not talks:
        return Thought(best.choice, [], known, count)
    why: list[Message] = strategy.reasons(world, seat, best.choice)[:2]
    why.append(say("why-imagined", games=count, percent=round(best.value * 100)))
    if len(known) > 1 and known[1].visits * 20 > best.visits:
        gap = round((best.value - known[1].value) * 100)
        if gap >= 1:
            why.append(say("why-better-than-next", percent=gap))
        else:
            why.append(say("why-close"))
    else:
        why.append(say("why-clear"))
    return Thought(best.choice, why[:3], known, count)
