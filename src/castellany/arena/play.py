"""One game of the arena, from its deal to its outcome: the work that is sent to processes.

A bot that fails or answers nonsense does not stop the game: a stand-in chooses at random
for it, and the outcome counts the faults of every seat.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import castellany
from castellany.arena.plan import Deal
from castellany.arena.players import Player, seat_player, told
from castellany.kernel import Dice, State


class Outcome(NamedTuple):
    """What a game came to. All but `seconds` is the same whenever the deal is played again."""

    number: int
    pairing: int
    seed: int
    options: dict[str, Any]
    seating: list[str]
    winners: list[int]
    totals: list[int]
    decisions: int
    faults: list[int]
    choices: list[dict[str, int]]  # by seat: how often each choice was made, in notation
    seconds: list[float]  # by seat: time spent thinking
    errors: Sequence[str] = ()  # by seat: what its first fault was; journals of older runs have none

    def settled(self) -> tuple[Any, ...]:
        """The outcome without its times."""
        return (*self[:10], list(self.errors))


def play_deal(deal: Deal) -> Outcome:
    """Play a game to its end."""
    game = castellany.game(deal.game)
    s = game.new(len(deal.seating), deal.seed, deal.options)
    players = [seat_player(spec, deal.game, deal.seed * 31 + seat) for seat, spec in enumerate(deal.seating)]
    choices: list[Counter[str]] = [Counter() for _spec in deal.seating]
    faults = [0] * len(players)
    errors = [""] * len(players)
    seconds = [0.0] * len(players)
    dice = Dice(deal.seed)
    decisions = 0
    while s.waiting:
        for seat in s.waiting:
            if not s.waits_for(seat):
                break
            began = time.perf_counter()
            choice, error = _choose(players[seat], s, seat)
            seconds[seat] += time.perf_counter() - began
            legal = s.choices(seat)
            if choice not in legal:
                faults[seat] += 1
                errors[seat] = errors[seat] or error or f"IllegalChoice: {choice}"
                choice = legal[dice.roll(len(legal))]
            if len(legal) > 1:
                choices[seat][game.text(choice)] += 1
            s.play(seat, choice)
            decisions += 1
    totals = [score.total for score in s.scores()]
    return Outcome(
        deal.number,
        deal.pairing,
        deal.seed,
        deal.options,
        deal.seating,
        list(s.winners),
        totals,
        decisions,
        faults,
        [dict(sorted(c.items())) for c in choices],
        [round(t, 4) for t in seconds],
        errors,
    )


def _choose(player: Player, s: State, seat: int) -> tuple[int, str]:
    """A bot's choice; -1 and the reason where it gives none: bots of one's own may fail in any way."""
    try:
        return int(player.bot.choose(s, seat, player.seconds, player.iterations).choice), ""
    except Exception as error:
        return -1, told(error)
