"""Puzzles: real moments of games in which one choice is clearly better than all others. Find the castellan's choice.

A short search picks moments that look clear; then the best choices get equal games. A puzzle needs a lead of at least
`LEAD` over the next one for every one of `SEEDS`, the same answer each time, and reasons that name it. No other choice
may come near it, it must lead beyond doubt where games are played to their very end and nobody's judgement counts, and
a castellan who thinks long must make it. How often squires and knights find it is its grade. What is kept of a
game is its record up to the last puzzle.

Most moments are no puzzles, so most of the time goes into them: each step gives a moment up as soon as the games
so far leave no hope of a clear lead. What is kept has had all its games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import castellany
from castellany.bots import make, strategy_of
from castellany.bots.equal import EqualGames
from castellany.bots.plain import judge
from castellany.bots.search import Search
from castellany.bots.searcher import WORLDS
from castellany.bots.strategy import Strategy, fresh_strategy
from castellany.bots.thought import Candidate, own_world, seed_of
from castellany.kernel import Dice, Header, Message, Record, State, first_moment
from castellany.study.reasons import counted_against

LEAD: Final = 0.12
SEEDS: Final = (1, 2, 3)
LOOKS: Final = (48, 152)  # iterations of the search that picks moments: a glance, and the rest where it looks clear
FIRST: Final = 48  # games for each of the best choices before the seeds are tried in earnest
GAMES: Final = 160  # for each of them, by each seed
BATCH: Final = 16  # games after which is asked whether there is still hope
WHOLE: Final = 240  # games to the very end
CASTELLAN: Final = 1000  # iterations of the castellan who is asked in the end
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
    why: tuple[Message, ...] = ()  # what was counted against the next best; what is said for it, bots say anew

    def json(self) -> dict[str, Any]:
        return {
            **self._asdict(),
            "lead": round(self.lead, 3),
            "weighed": [[c, round(v, 3)] for c, v in self.weighed],
            "why": [message.json() for message in self.why],
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


def mined(game_id: str, seats: int, seed: int) -> Sheet | None:
    """The puzzles of a game of bots, played here and now."""
    return sheet_of(bots_game(game_id, seats, seed))


def sheet_of(record: Record, most: int = 4, alike: int = 2) -> Sheet | None:
    """The clearest puzzles of a game, at most so many, and so many of one theme; None where it has none."""
    found: list[Puzzle] = []
    for puzzle in sorted(puzzles_of(record), key=lambda puzzle: -puzzle.lead):
        if len(found) < most and sum(puzzle.theme == one.theme for one in found) < alike:
            found.append(puzzle)
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
    strategy = strategy_of(game.id, learned=True)
    if not strategy.reasons(own_world(state, seat, 0), seat, best[0]):
        return None
    answers: list[Answer] = []
    for seed in SEEDS:
        found = answer(state, seat, best, seed, LEAD)
        if found is None or found.best != best[0] or found.lead < LEAD:
            return None
        answers.append(found)
    if (
        not alone(state, seat, best)
        or not wins_to_the_end(state, seat, best)
        or not castellan_agrees(state, seat, best[0])
    ):
        return None
    chances = [(game.text(choice), sum(a.chances[i] for a in answers) / len(answers)) for i, choice in enumerate(best)]
    chances.sort(key=lambda one: -one[1])
    graded = grade(state, seat, best[0])
    if graded > PLAIN:
        return None
    theme = strategy.subject(state.frames[-1].kind, best[0])
    why = explained(state, seat, [game.parse(text) for text, _chance in chances])
    return Puzzle(step, seat, theme, game.text(best[0]), min(a.lead for a in answers), chances, graded, why)


def clear_choices(state: State, seat: int) -> list[int]:
    """The few choices worth comparing where a search sees one clearly ahead, that one first; else none."""
    strategy = strategy_of(state.game().id, learned=True)
    world = own_world(state, seat, 0)
    search = Search(strategy, world, seat, seed_of(world, 0))
    legal = world.choices(seat)
    if strategy.looks_ahead:
        search.prefer(legal, judge(strategy, world, seat, legal, WORLDS, Dice(search.seed)))
    known: list[Candidate] = []
    for share, iterations in zip((0.6, 1.0), LOOKS, strict=True):
        search.run(iterations)
        known = [c for c in search.verdict() if c.choice in legal]
        if len(known) < 2 or known[0].visits * 2 < share * search.iterations:
            return []
        next_best = max((c.value for c in known[1:] if c.visits >= 6), default=0.0)
        if next_best > known[0].value - 0.6 * share * LEAD:
            return []
    best = [c.choice for c in known[:SHOWN]]
    games = EqualGames(strategy, world, seat, best, seed_of(world, 0))
    return best if leads(games, FIRST, 0.8 * LEAD) else []


def leads(games: EqualGames, count: int, least: float) -> bool:
    """Does the first choice lead all others by so much after that many games? Given up where there is no hope left."""
    rivals = range(1, len(games.choices))
    while games.games < count:
        games.run(min(BATCH, count - games.games))
        if any(gap.mean + 2.0 * gap.error < least for gap in (games.gap(0, i) for i in rivals)):
            return False
    return all(games.gap(0, i).mean >= least for i in rivals)


def alone(state: State, seat: int, best: list[int]) -> bool:
    """Does the answer lead what the search hardly looked at, too?"""
    world = own_world(state, seat, 0)
    others = [choice for choice in world.choices(seat) if choice not in best]
    strategy = strategy_of(state.game().id, learned=True)
    return leads(EqualGames(strategy, world, seat, [best[0], *others], seed_of(world, 4)), FIRST, 0.8 * LEAD)


def wins_to_the_end(state: State, seat: int, best: list[int]) -> bool:
    """Does the answer win more games than each of the others, beyond doubt?"""
    world = own_world(state, seat, 5)
    games = EqualGames(patient(state.game().id), world, seat, best, seed_of(world, 5))
    games.run(WHOLE)
    return all(games.gap(0, i).certain() for i in range(1, len(best)))


@lru_cache(maxsize=8)
def patient(game_id: str) -> Strategy:
    """Its imagined games are never cut."""
    strategy = fresh_strategy(game_id)
    strategy.rounds = strategy.limit = 1_000_000
    return strategy


def castellan_agrees(state: State, seat: int, best: int) -> bool:
    """It is the castellan's choice that is to be found: one who thinks long makes it."""
    bot = make("castellan", state.game().id)
    bot.talks = False
    return bot.choose(state, seat, iterations=CASTELLAN).choice == best


def explained(state: State, seat: int, best: list[int]) -> tuple[Message, ...]:
    """What speaks for the answer beyond what is said of it."""
    strategy = strategy_of(state.game().id, learned=True)
    world = own_world(state, seat, 0)
    return tuple(counted_against(strategy, world, seat, best[0], best[1], seed_of(world, 6)))


class Answer(NamedTuple):
    best: int
    lead: float
    chances: list[float]


def answer(state: State, seat: int, choices: list[int], seed: int, hope: float = 0.0) -> Answer | None:
    """The best of these choices by equal games with one seed, and how far it leads. With `hope`: None as soon as the
    first of them can hardly lead by so much."""
    world = own_world(state, seat, seed)
    games = EqualGames(strategy_of(state.game().id, learned=True), world, seat, choices, seed_of(world, seed))
    if hope and not leads(games, GAMES, hope):
        return None
    games.run(GAMES - games.games)
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
    return found is not None and found.best == best and found.lead >= 0.5 * LEAD
