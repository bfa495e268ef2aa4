"""Replays: a game's moments computed again from its record, through any eyes that may look.

After the end every seat's view may be borrowed. While the game runs a person sees again what
their own seats saw, and of others' choices only what was told to them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection

from castellany.bots import Thought
from castellany.kernel import (
    BadRecord,
    CastellanyError,
    Game,
    Record,
    State,
    commitment,
    first_moment,
    loads,
    step,
    verified,
)
from castellany.server.errors import Fault, fault_of
from castellany.server.hall.making import game_of
from castellany.server.hall.starting import SOLO_NAME
from castellany.server.live.room import header_of, outcome
from castellany.server.live.views import heard, observation, stored_events
from castellany.server.people.accounts import printable
from castellany.server.store import log
from castellany.server.store.ids import new_id, now_ms
from castellany.server.store.rows import PersonRow, SeatRow, TableRow
from castellany.server.wire import Clock, Opinion, ReplayStep, StepMark, Text

_REMEMBERED: Final = 8
MOST_CHOICES: Final = 3_000  # five times as many as long games have; what is stored in one go keeps others waiting
LONGEST_SEED: Final = 80  # digits: more than 256 bits


Runs = list[tuple[int, tuple[int, ...]]]  # gestures: a seat and its choices


class Film(NamedTuple):
    """All moments of a game: before the first choice, then after each."""

    runs: Runs
    states: list[bytes]
    moves: list[tuple[int, int]]  # seat, choice
    events: list[list[dict[str, Any]]]
    marks: list[StepMark]


class Films:
    """The latest films, kept for those who step through them."""

    def __init__(self) -> None:
        self._films: OrderedDict[tuple[str, int], Film] = OrderedDict()

    def known(self, table: TableRow) -> Film | None:
        film = self._films.get((table.id, table.number))
        if film is not None:
            self._films.move_to_end((table.id, table.number))
        return film

    def of(self, game: Game, table: TableRow, runs: Runs) -> Film:
        film = self.known(table)
        if film is None:
            film = self._films[table.id, table.number] = shoot(game, table, runs)
            while len(self._films) > _REMEMBERED:
                self._films.popitem(last=False)
        return film


def shoot(game: Game, table: TableRow, runs: Runs) -> Film:
    """Play a game again from its seed."""
    try:
        state = first_moment(game, header_of(table), listen=True)
    except BadRecord as error:
        raise fault_of(error, 410) from error
    events = [stored_events(state.log or [])]
    state.log = None
    states = [state.encode()]
    marks = [_mark(0, None, state, True)]
    held = game.scorings(state)
    moves: list[tuple[int, int]] = []
    for seat, choices in runs:
        for place, choice in enumerate(choices, 1):
            moves.append((seat, choice))
            state, happened, _barrier = step(state, seat, choice)
            states.append(state.encode())
            events.append(stored_events(happened))
            before, held = held, game.scorings(state)
            marks.append(_mark(len(moves), seat, state, place == len(choices), held > before))
    return Film(runs, states, moves, events, marks)


def _mark(number: int, seat: int | None, state: State, whole: bool, scoring: bool = False) -> StepMark:
    totals = [score.total for score in state.scores()]
    return StepMark(number, seat, state.game().round(state), totals, whole, scoring)


def runs_until(runs: Runs, step: int) -> Runs:
    """The gestures of the first `step` choices; one that reaches further is cut."""
    found: Runs = []
    for seat, choices in runs:
        if step <= 0:
            break
        found.append((seat, choices[:step]))
        step -= len(choices)
    return found


def standing_runs(c: Connection, game: Game, table: str) -> Runs:
    """The gestures that stand, in order."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for entry in log.history(c, table):
        if entry.kind == "choice" and entry.seat is not None and entry.choice is not None:
            found[entry.number] = (entry.seat, game.parse_run(entry.choice))
        for number in entry.undone:
            found.pop(number, None)
    return list(found.values())


def steps(
    game: Game, film: Film, view: int | None, first: int, count: int, over: bool, mine: Sequence[int]
) -> list[ReplayStep]:
    """Some steps as `view` saw them; `mine` are the reader's own seats while the game runs."""
    found = []
    for number in range(first, min(first + count, len(film.states))):
        state = game.decode(film.states[number])
        seat = film.moves[number - 1][0] if number else None
        text, said = "", None
        tells = view is None or view == seat  # through one pair of eyes others' choices are what was told of them
        if number and seat is not None and (over or seat in mine) and tells:
            choice = film.moves[number - 1][1]
            text = game.text(choice)
            said = _said(game.decode(film.states[number - 1]), seat, choice)
        next_seat = film.moves[number][0] if number < len(film.moves) else None
        shown = next_seat is not None and (over or next_seat in mine) and view in (None, next_seat)
        asks = view is not None and state.waits_for(view)
        ears = [view] if view is not None else []
        found.append(
            ReplayStep(
                step=number,
                seat=seat,
                text=text,
                said=said,
                happenings=heard(film.events[number], ears),
                observation=observation(state, view),
                question=cast(Any, state.ask(view).json()) if asks and view is not None else None,
                next_seat=next_seat,
                next_choice=film.moves[number][1] if shown else None,
            )
        )
    return found


def opinion_of(game: Game, film: Film, number: int, thought: Thought) -> Opinion:
    """A thought about the choice that led to a step, beside that choice."""
    seat, made = film.moves[number - 1]
    chances = {c.choice: c.value for c in thought.weighed if c.visits}
    best = _said(game.decode(film.states[number - 1]), seat, thought.choice)
    assert best is not None, "a bot chooses among what is offered"
    reasons = [Text.of(why) for why in thought.why]
    return Opinion(number, seat, best, thought.choice == made, reasons, chances.get(thought.choice), chances.get(made))


def _said(state: State, seat: int, choice: int) -> Text | None:
    for option in state.ask(seat).options:
        if option.choice == choice:
            return Text.of(option.message)
    return None


def names_of(table: TableRow, name: Any) -> list[str]:
    found = []
    for seat in table.seats:
        owner = name(seat.person) if seat.person else None
        found.append(seat.name or (owner.name if owner else "") or f"seat:{seat.seat}")
    return found


def record_of(game: Game, table: TableRow, runs: Runs, players: list[str]) -> Record:
    """The record file of a table whose seed is no secret any more."""
    choices: list[tuple[int, str]] = []
    gestures: list[tuple[int, int]] = []
    for seat, run in runs:
        if len(run) > 1:
            gestures.append((len(choices), len(run)))
        choices += [(seat, game.text(choice)) for choice in run]
    result = None
    if table.status == "over" and table.result is not None:
        result = {"winners": table.result["winners"], "totals": table.result["totals"]}
    return Record(header_of(table), choices, result, players, commitment(int(table.seed)), gestures)


def imported(text: str, public: bool, person: PersonRow) -> tuple[Game, TableRow, Runs]:
    """A record file as a table: verified first, every choice of it."""
    try:
        record = loads(text)
        game = game_of(record.header.game)
        if len(record.choices) > MOST_CHOICES or len(str(record.header.seed)) > LONGEST_SEED:
            raise Fault(413, "error-too-large")
        for moment in verified(game, record):  # compiled in one go it would stop all tables meanwhile
            state = moment
        runs = [(seat, tuple(game.parse(text) for text in texts)) for seat, texts in record.runs()]
    except BadRecord as error:
        raise fault_of(error) from error
    except CastellanyError as error:
        raise fault_of(error) from error
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise Fault(400, "bad-record-damaged") from error
    now = now_ms()
    names = record.players or []
    seats = []
    for number in range(state.seats):
        solo = number >= record.header.seats
        name = printable(names[number])[:40] or None if number < len(names) else None
        seats.append(SeatRow(number, "solo" if solo else "person", None, SOLO_NAME if solo and not name else name))
    over = not state.waiting
    table = TableRow(
        id=new_id(), game=game.id, rules=state.rules, options=record.header.options, facts=record.header.facts or {},
        players=record.header.seats,
        status="over" if over else "closed", visibility="open" if public else "private", pace="live", clock=Clock(),
        replay="public" if public else "private", rated=False, chat=False, shuffle=False, host=person.id,
        invite=new_id(16), seed=str(record.header.seed), practice=True, created=now, started=now, finished=now,
        number=len(runs) + 1, state=state.encode(), asked=[0] * state.seats, waiting=[],
        result=outcome(state) if over else None, seats=seats,
    )  # fmt: skip
    return game, table, runs
