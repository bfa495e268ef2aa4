"""Plans: which bots meet at which tables, with seats rotated over common seeds.

Every seed is dealt once for each rotation of the seating, so that nobody profits from a
seat or a lucky deal. A plan is plain data; the same plan always means the same games.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import castellany
from castellany.arena.players import at_effort, seat_player
from castellany.bots import LEVELS
from castellany.kernel import BadOption, say


class Deal(NamedTuple):
    """One game to be played: its number, its seed, its options, and who sits where."""

    number: int
    game: str
    seed: int
    options: dict[str, Any]
    seating: list[str]
    pairing: int


class Plan(NamedTuple):
    """Everything that settles a run."""

    kind: str
    game: str
    seats: int
    pairings: list[list[str]]  # who meets; each list fills a table
    games: int  # per pairing
    seed: int
    options: dict[str, Any]
    vary: dict[str, list[Any]]  # options whose values take turns from seed to seed
    effort: float = 1.0  # part of their usual iterations that all searching levels make

    def deals(self) -> list[Deal]:
        found: list[Deal] = []
        for pairing, players in enumerate(self.pairings):
            for i in range(self.games):
                table, turn = divmod(i, self.seats)
                options = self.options_of(table)
                seating = [players[(seat + turn) % self.seats] for seat in range(self.seats)]
                found.append(Deal(len(found), self.game, self.seed + table, options, seating, pairing))
        return found

    def options_of(self, table: int) -> dict[str, Any]:
        """The options of a table, where the values of some take turns."""
        return {**self.options, **{name: values[table % len(values)] for name, values in self.vary.items()}}

    def digest(self) -> str:
        """Two plans with the same digest mean the same games."""
        rules = castellany.game(self.game).version
        return hashlib.sha256(json.dumps([rules, *self], sort_keys=True).encode()).hexdigest()[:16]


def _checked(plan: Plan) -> Plan:
    """The plan at its effort, after trying its bots, seats and options for faults."""
    game = castellany.game(plan.game)
    tables = [[at_effort(spec, plan.effort) for spec in players] for players in plan.pairings]
    plan = plan._replace(pairings=tables)
    if plan.games < 1:
        raise BadOption(say("bad-games", games=str(plan.games)))
    for players in plan.pairings:
        for spec in players:
            seat_player(spec, plan.game, 0)
    for table in range(max([len(values) for values in plan.vary.values()], default=1)):
        game.complete(plan.seats, plan.options_of(table))
    return plan


def usual_seats(game_id: str, players: int) -> int:
    """As many seats as players, where the game allows that."""
    allowed = castellany.game(game_id).seats
    return min(max(players, 2, allowed[0]), allowed[-1])


def fill(players: Sequence[str], seats: int) -> list[str]:
    """A full table: the last player named takes all seats that are left."""
    if len(players) > seats:
        raise BadOption(say("bad-too-many-bots", bots=len(players), seats=seats))
    return [players[min(i, len(players) - 1)] for i in range(seats)]


def match_plan(
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, list[Any]] | None = None,
    effort: float = 1.0,
) -> Plan:
    """One table of these players, again and again."""
    seats = seats or usual_seats(game_id, len(players))
    table = [fill(players, seats)]
    return _checked(Plan("match", game_id, seats, table, games, seed, dict(options or {}), dict(vary or {}), effort))


def ladder_plan(
    game_id: str,
    games: int,
    seed: int = 1,
    seats: int = 2,
    levels: Sequence[str] = LEVELS,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, list[Any]] | None = None,
    effort: float = 1.0,
) -> Plan:
    """Each level against the one below it (one stronger player, the weaker on all other seats)."""
    if len(levels) < 2:
        raise BadOption(say("bad-too-few-bots"))
    pairs = [fill((levels[i + 1], levels[i]), seats) for i in range(len(levels) - 1)]
    if "knight" in levels and "random" in levels:
        pairs.append(fill(("knight", "random"), seats))
    return _checked(Plan("ladder", game_id, seats, pairs, games, seed, dict(options or {}), dict(vary or {}), effort))


def tournament_plan(
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: int = 1,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, list[Any]] | None = None,
    effort: float = 1.0,
) -> Plan:
    """Everybody against everybody, at tables of so many seats."""
    if len(set(players)) < 2:
        raise BadOption(say("bad-too-few-bots"))
    tables = [fill(group, seats) for group in combinations(players, min(seats, len(players)))]
    return _checked(
        Plan("tournament", game_id, seats, tables, games, seed, dict(options or {}), dict(vary or {}), effort)
    )
