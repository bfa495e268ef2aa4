"""A record taken apart: the choices worth judging, and the moments at which the chances are measured."""

from __future__ import annotations

from typing import Final, NamedTuple

from castellany.bots import strategy_of
from castellany.kernel import BadRecord, Game, Record, State, first_moment, say, verified

POINTS: Final = 80  # of the curve: enough to see every turn, few enough to measure each one well
LONGEST: Final = 12  # choices of a turn that a moment knows of


class Moment(NamedTuple):
    """One choice among several: the moment before it, as bytes that travel to another process."""

    step: int  # of the record, from 0: the choice to be judged is `record.choices[step]`
    seat: int
    made: int
    theme: str  # which kind of decision it was
    data: bytes
    onward: tuple[int, ...] = ()  # what its seat chose in the rest of this turn, before anybody else chose


class Plan(NamedTuple):
    """What a review has to look at. Step n of the curve is the moment before choice n; the last one is the end."""

    game: str
    digest: str
    seats: int
    players: list[str]
    choices: int
    moments: list[Moment]
    points: list[tuple[int, bytes]]
    winners: list[int]
    totals: list[int]
    rounds: list[int]  # by step: the number of the round, as the table shows it
    scorings: list[int]  # the steps of the curve at which a scoring of everybody has begun


def plan(game: Game, record: Record) -> Plan:
    """`BadRecord` where the record is damaged, of another game, or of a game that is not over."""
    for moment in verified(game, record):  # a server's other threads have their turn between two choices
        end = moment
    if end.waiting:
        raise BadRecord(say("bad-review-unfinished"))
    strategy = strategy_of(game.id)
    state = first_moment(game, record.header)
    moments: list[Moment] = []
    rounds: list[int] = []
    turns: list[tuple[int, State]] = []
    scorings: list[int] = []
    held = game.scorings(state)
    before = -1
    played = [(seat, game.parse(text)) for seat, text in record.choices]
    for step, (seat, made) in enumerate(played):
        rounds.append(game.round(state))
        alone = record.header.seats == 1  # nobody else's turn divides the rounds
        if alone or seat != before or not turns or rounds[step] != rounds[turns[-1][0]]:
            turns.append((step, state.copy()))
            before = seat
        if len(state.choices(seat)) > 1:
            theme = strategy.theme(state.frames[-1].kind)
            moments.append(Moment(step, seat, made, theme, state.encode(), rest_of_turn(played, step)))
        state.play(seat, made)
        if game.scorings(state) > held:
            held = game.scorings(state)
            scorings.append(step + 1)
    players = record.players or []
    return Plan(
        game.id,
        record.digest(),
        record.header.seats,
        list(players[: record.header.seats]),
        len(record.choices),
        moments,
        [(step, at.encode()) for step, at in thinned(turns)],
        list(end.winners),
        [score.total for score in end.scores()],
        rounds,
        scorings,
    )


def rest_of_turn(played: list[tuple[int, int]], step: int) -> tuple[int, ...]:
    """What the same seat chose after a choice, until another one did."""
    seat = played[step][0]
    found: list[int] = []
    for next_seat, made in played[step + 1 : step + 1 + LONGEST]:
        if next_seat != seat:
            break
        found.append(made)
    return tuple(found)


def thinned(turns: list[tuple[int, State]]) -> list[tuple[int, State]]:
    """Of many turns every second, third ... one, so that no more than `POINTS` are left."""
    stride = -(-len(turns) // POINTS)
    return turns[::stride] if stride else []
