"""How long it takes to load a table of 1,000 choices from storage."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

from sqlalchemy import Connection

import castellany
from castellany.kernel import CastellanyError, Match
from castellany.server.hall.making import make
from castellany.server.hall.starting import opened, store
from castellany.server.live.bots import BotPool
from castellany.server.live.house import House
from castellany.server.metrics import Metrics
from castellany.server.people.accounts import new_person
from castellany.server.settings import Settings
from castellany.server.store import log, people, tables
from castellany.server.store.database import database
from castellany.server.store.rows import TableRow
from castellany.server.wire import CreateTable, SeatWish

WANTED = 1_000
SEED = 5


def longest_game() -> tuple[str, int, list[tuple[int, int]]]:
    """The game whose random play gives the most choices, cut at the number wanted."""
    best: tuple[str, int, list[tuple[int, int]]] = ("", 0, [])
    for id in castellany.games():
        try:
            game = castellany.game(id)
            play = Match.start(game, game.seats[-1], SEED, {})
        except (ImportError, CastellanyError):
            continue
        dice = random.Random(SEED)
        moves: list[tuple[int, int]] = []
        while not play.over and len(moves) < WANTED:
            seat = dice.choice(play.waiting)
            choice = dice.choice(play.state.choices(seat))
            play.play(seat, choice)
            moves.append((seat, choice))
        if len(moves) > len(best[2]):
            best = (id, game.seats[-1], moves)
        if len(best[2]) == WANTED:
            break
    return best


def pad(c: Connection, table: TableRow) -> None:
    """Where games are shorter, somebody has hesitated: choices made and taken back, up to the number wanted."""
    if table.number > WANTED:
        return
    last = log.history(c, table.id)[-1]
    while table.number < WANTED:
        for kind, choice, data in (("choice", last.choice, {}), ("undo", None, {"undone": [table.number + 1]})):
            table.number += 1
            entry = log.NewEntry(table.id, table.number, kind, last.seat, choice, True, None, 0, data, [], {}, None)
            log.write(c, log.rows([entry]))
    tables.set_columns(c, table.id, number=table.number)


def loading(path: Path, times: int = 15) -> tuple[float, int]:
    """Median milliseconds, and how many entries the table has."""
    return asyncio.run(_loading(path, times))


async def _loading(path: Path, times: int) -> tuple[float, int]:
    id, seats, moves = longest_game()
    db = database(str(path))
    await db.open()
    person = new_person("Bench", None)
    wish = CreateTable(id, [SeatWish("me") for _seat in range(seats)], shuffle=False, seed=str(SEED))
    table = make(wish, person)
    await db.write(lambda c: people.create(c, person))
    await db.write(lambda c: tables.create(c, table))
    opening = opened(castellany.game(id), table, [(seat, (choice,)) for seat, choice in moves])
    await db.write(lambda c: store(c, table, "bench", opening))
    await db.write(lambda c: pad(c, table))
    house = House(Settings(db=str(path)), db, BotPool(1), Metrics())
    spans = []
    for _time in range(times):
        house.rooms.clear()
        begun = time.perf_counter()
        room = await house.room(table.id)
        assert room.play is not None and room.play.state.waiting is not None
        spans.append((time.perf_counter() - begun) * 1000)
    number = table.number
    await db.close()
    return statistics.median(spans), number
