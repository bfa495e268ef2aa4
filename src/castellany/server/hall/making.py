"""Making a table: what was wished for, checked by the game itself, becomes a header with seats."""

from __future__ import annotations

import random
from typing import Any, Final

import castellany
from castellany.kernel import CastellanyError, Game
from castellany.server.errors import Fault, fault_of
from castellany.server.live.bots import STANDIN_LEVEL, check_level
from castellany.server.people.accounts import clean_name
from castellany.server.store.ids import new_id, now_ms
from castellany.server.store.rows import PersonRow, SeatRow, TableRow
from castellany.server.wire import Clock, CreateTable, SeatWish

SHORTEST_TURN: Final = 5
# What bots are called: names that read the same in every language.
BOT_NAMES: Final = (
    "Aldona", "Berengar", "Ctibor", "Dobrawa", "Emeric", "Fulko", "Gertruda", "Hartmut",
    "Isolda", "Jordan", "Konrada", "Ludmila", "Matilda", "Norbert", "Oda", "Raimund",
)  # fmt: skip


def game_of(id: str) -> Game:
    try:
        return castellany.game(id)
    except CastellanyError as error:
        raise fault_of(error, 404) from error


def complete(game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.complete(players, options)
    except CastellanyError as error:
        raise fault_of(error) from error


def seats_for(wishes: list[SeatWish], person: PersonRow) -> list[SeatRow]:
    """The wished seats; the first `me` is the maker, further ones play at the same screen."""
    names = random.sample(BOT_NAMES, len(BOT_NAMES))
    seats: list[SeatRow] = []
    me = False
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(SeatRow(number, "bot", None, names[number], check_level(wish.level)))
        elif wish.kind == "person":
            seats.append(SeatRow(number, "person"))
        else:
            name = clean_name(wish.name) if wish.name is not None else (f"{person.name} {number + 1}" if me else None)
            seats.append(SeatRow(number, "person", person.id, name[:40] if name else None))
            me = True
    return seats


def check_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if clock.seconds < SHORTEST_TURN:
        raise Fault(400, "error-clock-too-short", seconds=SHORTEST_TURN)
    return clock


def make(wish: CreateTable, person: PersonRow) -> TableRow:
    """The table that was wished for, not yet stored."""
    game = game_of(wish.game)
    options = complete(game, len(wish.seats), wish.options)
    seats = seats_for(wish.seats, person)
    practice = wish.seed is not None
    if practice and any(seat.kind == "person" and seat.person is None for seat in seats):
        raise Fault(400, "error-seed-only-practice")
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.version,
        options=options,
        players=len(seats),
        status="waiting",
        visibility=wish.visibility,
        pace=wish.pace,
        clock=check_clock(wish.clock),
        replay=wish.replay,
        rated=wish.rated and not practice,
        chat=wish.chat,
        shuffle=wish.shuffle,
        standin=check_level(wish.standin or STANDIN_LEVEL),
        host=person.id,
        invite=new_id(16),
        seed=wish.seed or "",
        practice=practice,
        created=now_ms(),
        seats=seats,
    )


def full(table: TableRow) -> bool:
    return all(seat.kind != "person" or seat.person is not None for seat in table.seats)
