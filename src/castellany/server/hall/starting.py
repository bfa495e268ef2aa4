"""Starting a game: seats drawn, seed drawn and promised, the first entry written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, update

from castellany.kernel import CastellanyError, Game, Match
from castellany.server.errors import Fault, fault_of
from castellany.server.hall.making import full
from castellany.server.live import clocks
from castellany.server.live.room import due, head_columns, outcome
from castellany.server.live.views import stored_events
from castellany.server.store import log, results, schema, tables
from castellany.server.store.ids import clock_ms, new_seed, now_ms
from castellany.server.store.log import NewEntry
from castellany.server.store.rows import SeatRow, TableRow, dumps

SOLO_NAME = "opponent"  # its name in the words of the game


class Opening(NamedTuple):
    """A game that has begun and is not stored yet."""

    play: Match
    rows: log.Rows
    now: int


def begin(c: Connection, game: Game, table: TableRow, process: str) -> None:
    """Begin the game of a stored, full table."""
    store(c, table, process, opened(game, table))


def opened(game: Game, table: TableRow, runs: Sequence[tuple[int, Sequence[int]]] = ()) -> Opening:
    """The game of a full table, begun; with `runs` (seats and their gestures), gone on to where another was.

    Plays these again, which takes a while: so it is done before anything is written, not while others wait to write.
    """
    if not full(table):
        raise Fault(409, "error-seats-empty")
    now = now_ms()
    people = {seat.person for seat in table.seats if seat.kind == "person"}
    if len(people) < 2 or table.practice:
        table.rated = False
    if table.shuffle:
        random.SystemRandom().shuffle(table.seats)
    table.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(table.seats)]
    seed = int(table.seed) if table.seed else new_seed()
    try:
        # What goes on from another game goes on by the rules that game was played by.
        play = Match.start(game, table.players, seed, table.options, table.rules if runs else None)
    except CastellanyError as error:
        raise fault_of(error) from error
    while len(table.seats) < play.state.seats:
        table.seats.append(SeatRow(len(table.seats), "solo", None, SOLO_NAME))
    opening = stored_events(play.opening)
    entries = [NewEntry(table.id, 1, "start", None, None, True, None, now, {}, opening, {}, play.state.encode())]
    for seat, choices in runs:
        change = play.propose(seat, choices)
        play.accept(change)
        snapshot = change.state.encode() if change.number % log.SNAPSHOT_EVERY == 0 else None
        entries.append(
            NewEntry(
                table.id,
                change.number,
                "choice",
                seat,
                game.run_text(change.choices),
                change.barrier,
                None,
                now,
                {},
                stored_events(change.events),
                {},
                snapshot,
            )
        )
    table.status, table.started, table.seed, table.rules = "playing", now, str(seed), play.state.rules
    table.facts = game.changed
    table.number, table.asked, table.waiting = play.number, play.asked, list(play.waiting)
    running = [seat for seat in table.waiting if not table.seats[seat].by_bot]
    table.time = clocks.begin(table.clock, len(table.seats), running, clock_ms())
    if play.over:
        table.status, table.finished, table.result = "over", now, outcome(play.state)
    table.due = due(table, clock_ms())
    return Opening(play, log.rows(entries), now)


def store(c: Connection, table: TableRow, process: str, opening: Opening) -> None:
    """Write what was opened; `Stale` where somebody else was faster."""
    play = opening.play
    tables.replace_seats(c, table.id, table.seats)
    log.write(c, opening.rows)
    head = head_columns(table, play.state.encode())
    header = {
        "started": opening.now,
        "seed": table.seed,
        "rated": table.rated,
        "rules": table.rules,
        "facts": dumps(table.facts),
    }
    where = (schema.tables.c.id == table.id, schema.tables.c.status == "waiting")
    if c.execute(update(schema.tables).where(*where).values(number=table.number, **head, **header)).rowcount != 1:
        raise tables.Stale
    if play.over and table.result is not None:
        results.finish(c, table, table.result, opening.now)
    tables.notify(c, f"h {table.id} 0 {process}")


__all__ = ["SOLO_NAME", "Opening", "begin", "dumps", "opened", "store"]
