"""Bots that do not search: one that draws lots, and one that plays by judgement.

The judge scores every choice at a glance and, where the strategy wants it, looks at the
moment each choice leads to in several imagined worlds, finishing its own turn greedily.
A novice is the same judge with a human's mistakes: sometimes it does not look, and
sometimes it prefers the second-best for no good reason.
"""

from __future__ import annotations

from castellany.bots.strategy import Strategy
from castellany.bots.thought import Bot, Candidate, Thought, forget_answers, seed_of
from castellany.kernel import Dice, Message, State, say


class RandomBot(Bot):
    """Every legal choice is as likely."""

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> Thought:
        choice = legal[Dice(seed_of(world, self.seed)).roll(len(legal))]
        return Thought(choice, [say("why-lots")], [Candidate(choice, 0.0, 0)], 0)


class JudgeBot(Bot):
    """Plays the choice that looks best. `slips`: how many of a hundred choices are made carelessly."""

    def __init__(
        self, name: str, game_id: str, seed: int, strategy: Strategy, worlds: int, slips: int, noise: float
    ) -> None:
        super().__init__(name, game_id, seed)
        self.strategy = strategy
        self.worlds = worlds
        self.slips = slips
        self.noise = noise

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> Thought:
        dice = Dice(seed_of(world, self.seed))
        strategy = self.strategy
        worlds = self.worlds if iterations is None else min(self.worlds, iterations)
        judged = judge(strategy, world, seat, legal, worlds, dice)
        careless = dice.roll(100) < self.slips
        best = 0
        best_score = -1e30
        next_score = -1e30
        for i in range(len(legal)):
            score = judged[i] + self.noise * dice.roll(1024) / 1024.0
            if careless:
                score = float(dice.roll(1024))
            if score > best_score:
                next_score = best_score
                best_score = score
                best = i
            elif score > next_score:
                next_score = score
        weighed = [Candidate(legal[i], judged[i], worlds) for i in range(len(legal))]
        weighed.sort(key=_by_value)
        if not self.talks:
            return Thought(legal[best], [], weighed, worlds)
        if careless:
            return Thought(legal[best], [say("why-careless")], weighed, worlds)
        why = strategy.reasons(world, seat, legal[best])[:2] or [say("why-looks-best")]
        return Thought(legal[best], [*why, _margin(best_score - next_score)], weighed, worlds)


def _margin(points: float) -> Message:
    """How clear the choice seemed."""
    whole = round(points)
    return say("why-points-better", points=whole) if whole >= 1 else say("why-close")


def _by_value(candidate: Candidate) -> float:
    return -candidate.value


def judge(strategy: Strategy, world: State, seat: int, legal: list[int], worlds: int, dice: Dice) -> list[float]:
    """Points for every choice: its look at a glance, and the lead it gives in imagined worlds."""
    judged = strategy.scores(world, seat, legal)[:]
    if not strategy.looks_ahead:
        return judged
    for _i in range(worlds):
        imagined = world.resample(seat, dice.roll(0x3FFFFFFF))
        forget_answers(imagined, seat)
        for i in range(len(legal)):
            after = imagined.copy()
            after.apply(seat, legal[i])
            finish_turn(strategy, after, seat, dice)
            judged[i] += lead(strategy.expected(after), seat) / worlds
    return judged


def finish_turn(strategy: Strategy, s: State, seat: int, dice: Dice) -> None:
    """Let a seat go on as it would until somebody else has to choose (others' sealed answers are given too)."""
    steps = 0
    while s.frames and steps < 12:
        f = s.frames[-1]
        if s.sealed:
            for other in range(s.seats):
                if s.sealed and s.waits_for(other):
                    s.apply(other, strategy.pick(s, other, s.choices(other), dice))
        elif f.seat == seat:
            s.apply(seat, strategy.pick(s, seat, s.choices(seat), dice))
        else:
            return
        steps += 1


def lead(values: list[float], seat: int) -> float:
    """Points ahead of the best of the others; one's own points where nobody else plays."""
    best = -1e30
    for i in range(len(values)):
        if i != seat and values[i] > best:
            best = values[i]
    return values[seat] if best == -1e30 else values[seat] - 0.5 * best
