"""Figures from outcomes: shares of first places with confidence intervals, ratings, what was chosen.

A shared first place counts as an equal part for each winner. Intervals are Wilson's at 95 %.
Ratings are openskill's (Plackett-Luce) over all games in the order of the plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from castellany.arena.plan import Plan
from castellany.arena.play import Outcome
from castellany.arena.players import budget_in_words
from castellany.kernel import Message, say

_Z = 1.959964


class Share(NamedTuple):
    """A share of first places: estimate, and the interval that holds the truth 19 times out of 20."""

    share: float
    low: float
    high: float
    games: int

    def json(self) -> dict[str, Any]:
        return {
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "games": self.games,
        }


def wilson(won: float, games: int) -> Share:
    """
    >>> wilson(75, 100)
    Share(share=0.75, low=0.6569516543674084, high=0.8245464571350857, games=100)
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0, 0)
    p = won / games
    z = _Z * _Z / games
    centre = (p + z / 2) / (1 + z)
    reach = _Z * sqrt(p * (1 - p) / games + z / (4 * games)) / (1 + z)
    return Share(p, max(0.0, centre - reach), min(1.0, centre + reach), games)


def first_places(outcomes: Sequence[Outcome], who: str) -> Share:
    """How often a table was won by this bot, out of the games in which it played."""
    won = 0.0
    games = 0
    for o in outcomes:
        if who in o.seating:
            games += 1
            if o.winners:
                won += sum(seat < len(o.seating) and o.seating[seat] == who for seat in o.winners) / len(o.winners)
    return wilson(won, games)


def ratings(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """By bot: its skill and the uncertainty of it."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for o in outcomes:
        # A bot on several seats of one table is rated by the best of them.
        best: dict[str, tuple[int, int]] = {}
        for seat, who in enumerate(o.seating):
            rank = (0 if seat in o.winners else 1, -o.totals[seat])
            best[who] = min(best.get(who, rank), rank)
        if len(best) < 2:
            continue
        names = list(best)
        order = sorted(set(best.values()))
        teams = [[known.setdefault(who, model.rating(name=who))] for who in names]
        rated = model.rate(teams, ranks=[float(order.index(best[who])) for who in names])
        for who, team in zip(names, rated, strict=True):
            known[who] = team[0]
    return {who: (round(r.mu, 2), round(r.sigma, 2)) for who, r in known.items()}


def habits(outcomes: Sequence[Outcome], who: str) -> dict[str, float]:
    """How often a bot makes each choice, per game and seat."""
    counts: Counter[str] = Counter()
    seats = 0
    for o in outcomes:
        for seat, name in enumerate(o.seating):
            if name == who:
                seats += 1
                counts.update(o.choices[seat])
    return {text: count / seats for text, count in counts.items()} if seats else {}


def differences(outcomes: Sequence[Outcome], strong: str, weak: str, most: int = 12) -> list[tuple[str, float, float]]:
    """Choices that the strong make more often, or less often, than the weak: text, strong's rate, weak's rate."""
    a, b = habits(outcomes, strong), habits(outcomes, weak)
    rows = [(text, a.get(text, 0.0), b.get(text, 0.0)) for text in sorted({*a, *b})]
    rows.sort(key=lambda row: -abs(row[1] - row[2]) / sqrt(row[1] + row[2] + 0.05))
    return rows[:most]


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """All figures of a run, JSON-ready; the same for the same plan, apart from `seconds_per_decision`."""
    names = sorted({who for players in plan.pairings for who in players})
    pairings = []
    for i, players in enumerate(plan.pairings):
        played = [o for o in outcomes if o.pairing == i]
        pairings.append(
            {
                "players": players,
                "first_places": {who: first_places(played, who).json() for who in sorted(set(players))},
                "fair_share": {who: round(players.count(who) / len(players), 4) for who in sorted(set(players))},
                "points": {who: round(mean(points_of(played, who)), 2) for who in sorted(set(players))},
            }
        )
    return {
        "kind": plan.kind,
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": plan.options,
        "vary": plan.vary,
        "effort": plan.effort,
        "budgets": {who: budget_in_words(who, plan.game) for who in names},
        "games": len(outcomes),
        "pairings": pairings,
        "ratings": {who: {"skill": mu, "uncertainty": s} for who, (mu, s) in sorted(ratings(outcomes).items())},
        "by_seat": {who: [s.json() for s in by_seat(outcomes, who, plan.seats)] for who in names},
        "by_option": by_option(plan, outcomes, names),
        "decisions": round(mean([o.decisions for o in outcomes]), 1),
        "faults": {who: sum(f for o in outcomes for f, n in zip(o.faults, o.seating, strict=True) if n == who)
                   for who in names},
        "errors": first_errors(outcomes),
        "seconds_per_decision": {who: pace(outcomes, who) for who in names},
    }  # fmt: skip


def first_errors(outcomes: Sequence[Outcome]) -> dict[str, str]:
    """By bot that failed: what its first fault was."""
    found: dict[str, str] = {}
    for o in outcomes:
        for who, error in zip(o.seating, o.errors, strict=False):
            if error:
                found.setdefault(who, error)
    return found


def faults(figures: dict[str, Any]) -> list[Message]:
    """Who failed, how often, and how it began: what anybody must know who reads the figures."""
    return [
        say("arena-faults", bot=who, faults=count, error=figures["errors"].get(who, ""))
        for who, count in figures["faults"].items()
        if count
    ]


def points_of(outcomes: Sequence[Outcome], who: str) -> list[int]:
    return [o.totals[seat] for o in outcomes for seat, name in enumerate(o.seating) if name == who]


def by_seat(outcomes: Sequence[Outcome], who: str, seats: int) -> list[Share]:
    """First places of a bot on each seat."""
    found = []
    for seat in range(seats):
        here = [o for o in outcomes if o.seating[seat] == who]
        won = sum(1 / len(o.winners) for o in here if seat in o.winners)
        found.append(wilson(won, len(here)))
    return found


def by_option(plan: Plan, outcomes: Sequence[Outcome], names: list[str]) -> dict[str, Any]:
    """First places by the value of every option that was varied."""
    found: dict[str, Any] = {}
    for option, values in plan.vary.items():
        found[option] = {}
        for value in values:
            played = [o for o in outcomes if o.options.get(option) == value]
            found[option][str(value)] = {who: first_places(played, who).json() for who in names}
    return found


def pace(outcomes: Sequence[Outcome], who: str) -> float:
    """Seconds a bot thought per choice that was a real one."""
    spent = 0.0
    made = 0
    for o in outcomes:
        for seat, name in enumerate(o.seating):
            if name == who:
                spent += o.seconds[seat]
                made += sum(o.choices[seat].values())
    return round(spent / made, 5) if made else 0.0
