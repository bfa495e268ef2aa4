"""One moment judged: was there something better, by how much, and can that be trusted?

A search finds what else was worth trying; what it thinks of the choice made counts for nothing. The choice made
and the best of the others get equal games over common worlds, until the difference is beyond doubt or surely too
small, or the budget ends. What stays in doubt is no mistake. The rival is picked by the first games and measured by
later ones, so that no choice looks better than it is because it had luck when it was picked; and the counting stops
early only far from the line, so that none does because it had luck when the counting stopped. Another seed should
find the same.

What is left undone for now is not given away yet: a choice is only a mistake where neither doing the better thing as
soon as it can be done in that round, nor what its seat in truth did next, makes it good. So an omission is faulted
once, at the choice that gave it away.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import castellany
from castellany.bots import make, strategy_of
from castellany.bots.equal import EqualGames, Gap, chances
from castellany.bots.searcher import SearchBot
from castellany.bots.thought import Candidate, own_world, seed_of
from castellany.kernel import Message
from castellany.study.moments import Moment
from castellany.study.reasons import reasons

MISTAKE: Final = 0.06  # of the chance of winning lost: "?"
BLUNDER: Final = 0.30  # "??"
SURE: Final = 0.05  # a mistake has cost at least this much, beyond two errors
GLANCE: Final = 24  # games after which most choices are seen to be as good as any
BATCH: Final = 80
CLEAR: Final = 320  # games before anything is called a mistake
RIVALS: Final = 4


class Effort(NamedTuple):
    """How much thinking a review may spend: on each choice, on each doubt, on each point of the curve."""

    iterations: int
    games: int
    points: int

    def scaled(self, share: float) -> Effort:
        return Effort(*(max(8, round(value * share)) for value in self))


EFFORT: Final = Effort(400, 4000, 160)


class Verdict(NamedTuple):
    """What became of one choice. `loss` is 0 where nothing better was found beyond doubt."""

    step: int
    seat: int
    theme: str
    made: int
    best: int
    made_chance: float
    best_chance: float
    loss: float
    error: float
    games: int
    mark: str  # "", "?" or "??"
    why: list[Message]  # what speaks for the better choice against the one made
    weighed: list[Candidate]  # by the search, the best first

    def json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "seat": self.seat,
            "theme": self.theme,
            "made": self.made,
            "best": self.best,
            "made_chance": round(self.made_chance, 4),
            "best_chance": round(self.best_chance, 4),
            "loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "games": self.games,
            "mark": self.mark,
            "why": [message.json() for message in self.why],
            "weighed": [[c.choice, round(c.value, 4), c.visits] for c in self.weighed],
        }


def look(game_id: str, moment: Moment, effort: Effort, seed: int) -> Verdict:
    """Judge one choice, in worlds that its seat could not tell from the true one."""
    step, seat, made, theme, data, onward = moment
    state = castellany.game(game_id).decode(data)
    world = own_world(state, seat, seed)
    bot = make("castellan", game_id, seed)
    assert isinstance(bot, SearchBot)
    weighed, _count = bot.weigh(world, seat, 0, None, effort.iterations)
    legal = world.choices(seat)
    known = [c for c in weighed if c.choice in legal]
    shown = known[:5]
    own = next((c for c in known if c.choice == made), Candidate(made, 0.0, 0))

    def fine(value: float, games: int = 0, error: float = 0.0) -> Verdict:
        return Verdict(step, seat, theme, made, made, value, value, 0.0, error, games, "", [], shown)

    rivals = [c.choice for c in known if c.choice != made][:RIVALS]
    if not rivals:
        return fine(own.value)
    strategy = strategy_of(game_id, learned=True)
    first = EqualGames(strategy, world, seat, [made, *rivals], seed_of(world, seed))
    rival = 0
    for games in (min(GLANCE, effort.games), min(BATCH, effort.games)):
        first.run(games - first.games)
        rival = max(range(1, len(first.choices)), key=first.mean)
        gaps = [first.gap(i, 0) for i in range(1, len(first.choices))]
        if all(gap.mean + 2.5 * gap.error < MISTAKE for gap in gaps):
            return fine(first.mean(0), first.games, first.gap(rival, 0).error)
    best = first.choices[rival]
    found = measured(EqualGames(strategy, world, seat, [best, made], seed_of(world, seed + 1)), effort.games)
    if is_mistake(found.gap):
        plans: list[list[int]] = [[], [], [best], list(onward)]
        ways = [best] + [made] * (3 if onward else 2)
        found = measured(EqualGames(strategy, world, seat, ways, seed_of(world, seed + 2), plans), effort.games)
    if not is_mistake(found.gap):
        return fine(found.made, found.games, found.gap.error)
    mark = "??" if found.gap.mean >= BLUNDER else "?"
    why = reasons(strategy, world, seat, best, made, seed_of(world, seed + 3))
    gap = found.gap
    return Verdict(
        step, seat, theme, made, best, found.made, found.best, gap.mean, gap.error, found.games, mark, why, shown
    )


class Measured(NamedTuple):
    """What equal games say of the better choice and of the best that could follow on the one made."""

    best: float
    made: float
    gap: Gap
    games: int


def measured(games: EqualGames, most: int) -> Measured:
    """The first choice against the best of the others, until the difference is clear or the budget ends."""
    while True:
        games.run(min(BATCH, most - games.games))
        own = max(range(1, len(games.choices)), key=games.mean)
        gap = games.gap(0, own)
        hopeless = gap.mean + 2.5 * gap.error < MISTAKE
        clear = games.games >= CLEAR and gap.mean - 3.0 * gap.error > 1.25 * MISTAKE
        if hopeless or clear or games.games >= most:
            return Measured(games.mean(0), games.mean(own), gap, games.games)


def is_mistake(gap: Gap) -> bool:
    """Was so much lost, and is at least nearly so much beyond doubt?"""
    return gap.mean >= MISTAKE and gap.certain(SURE)


def outlook_at(game_id: str, data: bytes, games: int, seed: int) -> list[float]:
    """A point of the curve: every seat's chance of winning."""
    state = castellany.game(game_id).decode(data)
    return chances(strategy_of(game_id, learned=True), state, games, seed)
