"""Puzzles: real moments of games in which one choice is clearly better than all others. Find the castellan's choice.

A search picks moments that look clear; then the best choices get equal games. A puzzle needs a lead of at least
`LEAD` over the next one for every one of `SEEDS`, the same answer each time, and reasons that name it. How
often squires and knights find it is its grade. What is kept of a game is its record up to the last puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import castellany
from castellany.bots import make, strategy_of
from castellany.bots.equal import EqualGames
from castellany.bots.searcher import SearchBot
from castellany.bots.thought import own_world, seed_of
from castellany.kernel import Header, Record, State, first_moment

LEAD: Final = 0.12
SEEDS: Final = (1, 2, 3)
LOOKS: Final = 200  # iterations of the search that picks moments
FIRST: Final = 48  # games for each of the best choices before the seeds are tried in earnest
GAMES: Final = 160  # for each of them, by each seed
SHOWN: Final = 5  # choices that a solution tells of
OPTIONS: Final = 4  # fewer would be a guess
SQUIRES: Final = 8
KNIGHTS: Final = 4
PLAIN: Final = 90  # found by more than so many of a hundred it is no puzzle


class Puzzle(NamedTuple):
    """A moment with its answer. `found`: how many of a hundred squires and knights see it."""

    step: int
    seat: int
    theme: str
    best: str  # in notation, as in records
    lead: float
    weighed: list[tuple[str, float]]  # the best choices, with their chances by equal games
    found: int

    def json(self) -> dict[str, Any]:
        return {
            **self._asdict(),
            "lead": round(self.lead, 3),
            "weighed": [[c, round(v, 3)] for c, v in self.weighed],
        }


class Sheet(NamedTuple):
    """The puzzles of one game, with as much of its record as they need."""

    record: Record
    puzzles: list[Puzzle]


def bots_game(game_id: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Record:
    """A game of squires and one knight, so that moments are like those of people who know the rules."""
    game = castellany.game(game_id)
    players = [make("knight" if seat == seed % seats else "squire", game_id, seed + seat) for seat in range(seats)]
    for player in players:
        player.talks = False
    chosen = game.complete(seats, options or {})
    state = game.new(seats, seed, chosen)
    choices: list[tuple[int, str]] = []
    while state.waiting:
        seat = state.waiting[0]
        choice = players[seat].choose(state, seat, iterations=100).choice
        choices.append((seat, game.text(choice)))
        state.play(seat, choice)
    return Record(Header(game_id, game.version, seats, chosen, seed, game.changed or None), choices)


def sheet_of(record: Record, most: int = 4) -> Sheet | None:
    """The clearest puzzles of a game, at most so many; None where it has none."""
    found = sorted(puzzles_of(record), key=lambda puzzle: -puzzle.lead)[:most]
    if not found:
        return None
    last = max(puzzle.step for puzzle in found)
    short = Record(record.header, record.choices[:last])
    return Sheet(short, sorted(found, key=lambda puzzle: puzzle.step))


def puzzles_of(record: Record) -> Iterator[Puzzle]:
    """Every moment of a game that makes a puzzle."""
    game = castellany.game(record.header.game)
    state = first_moment(game, record.header)
    for step, (seat, text) in enumerate(record.choices):
        if len(state.choices(seat)) >= OPTIONS:
            puzzle = puzzle_at(state, seat, step)
            if puzzle is not None:
                yield puzzle
        state.play(seat, game.parse(text))


def puzzle_at(state: State, seat: int, step: int) -> Puzzle | None:
    """This moment as a puzzle, or None where it is none."""
    game = state.game()
    best = clear_choices(state, seat)
    if not best:
        return None
    answers = [answer(state, seat, best, seed) for seed in SEEDS]
    first = answers[0]
    if any(a.best != first.best or a.lead < LEAD for a in answers):
        return None
    strategy = strategy_of(game.id, learned=True)
    if not strategy.reasons(own_world(state, seat, 0), seat, first.best):
        return None
    chances = [(game.text(choice), sum(a.chances[i] for a in answers) / len(answers)) for i, choice in enumerate(best)]
    chances.sort(key=lambda one: -one[1])
    found = grade(state, seat, first.best)
    if found > PLAIN:
        return None
    theme = strategy.theme(state.frames[-1].kind)
    return Puzzle(step, seat, theme, game.text(first.best), min(a.lead for a in answers), chances[:SHOWN], found)


def clear_choices(state: State, seat: int) -> list[int]:
    """The few choices worth comparing where a search sees one clearly ahead; else none."""
    game_id = state.game().id
    world = own_world(state, seat, 0)
    bot = make("castellan", game_id)
    assert isinstance(bot, SearchBot)
    weighed, count = bot.weigh(world, seat, 0, None, LOOKS)
    legal = world.choices(seat)
    known = [c for c in weighed if c.choice in legal]
    if len(known) < 2 or known[0].visits * 2 < count:
        return []
    if max((c.value for c in known[1:] if c.visits >= 6), default=0.0) > known[0].value - 0.6 * LEAD:
        return []
    best = [c.choice for c in known[:SHOWN]]
    games = EqualGames(strategy_of(game_id, learned=True), world, seat, best, seed_of(world, 0))
    games.run(FIRST)
    leads = [games.gap(0, i).mean for i in range(1, len(best))]
    return best if min(leads) >= 0.8 * LEAD else []


class Answer(NamedTuple):
    best: int
    lead: float
    chances: list[float]


def answer(state: State, seat: int, choices: list[int], seed: int) -> Answer:
    """The best of these choices by equal games with one seed, and how far it leads."""
    world = own_world(state, seat, seed)
    games = EqualGames(strategy_of(state.game().id, learned=True), world, seat, choices, seed_of(world, seed))
    games.run(GAMES)
    chances = [games.mean(i) for i in range(len(choices))]
    order = sorted(range(len(choices)), key=lambda i: -chances[i])
    return Answer(choices[order[0]], chances[order[0]] - chances[order[1]], chances)


def grade(state: State, seat: int, best: int) -> int:
    """Of a hundred squires and knights so many find it."""
    game_id = state.game().id
    hits = tries = 0
    for level, count in (("squire", SQUIRES), ("knight", KNIGHTS)):
        for seed in range(count):
            bot = make(level, game_id, seed)
            bot.talks = False
            hits += bot.choose(state, seat, iterations=100).choice == best
            tries += 1
    return round(100 * hits / tries)


def still_holds(record: Record, puzzle: Puzzle) -> bool:
    """Does equal thinking by seeds of its own give the same answer, with a lead beyond doubt?"""
    game = castellany.game(record.header.game)
    state = first_moment(game, record.header)
    for seat, text in record.choices[: puzzle.step]:
        state.play(seat, game.parse(text))
    best = game.parse(puzzle.best)
    choices = [game.parse(choice) for choice, _value in puzzle.weighed]
    if best not in choices or any(choice not in state.choices(puzzle.seat) for choice in choices):
        return False
    found = answer(state, puzzle.seat, choices, 11)
    return found.best == best and found.lead >= 0.5 * LEAD
