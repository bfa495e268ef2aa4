"""Results, statistics and openskill ratings of finished games, for any number of seats."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Integer, func, insert, select, update

from castellany.server.store import schema
from castellany.server.store.rows import TableRow
from castellany.server.wire import GameRating, PersonRef, RankRow

R = schema.results
G = schema.ratings
P = schema.people


def places(totals: list[int], winners: list[int]) -> list[int]:
    """The place of each seat: winners first, the others by points; equals share a place."""
    order = [(0 if seat in winners else 1, -total) for seat, total in enumerate(totals)]
    return [1 + sum(other < mine for other in order) for mine in order]


def finish(c: Connection, table: TableRow, result: dict[str, Any], now: int) -> None:
    """Write the result of each seat, and the ratings where the table is rated."""
    ranks = places(result["totals"], result["winners"])
    rows = [
        {
            "table": table.id,
            "seat": seat.seat,
            "person": seat.person,
            "game": table.game,
            "place": ranks[seat.seat],
            "total": result["totals"][seat.seat],
            "won": seat.seat in result["winners"],
            "finished": now,
        }
        for seat in table.seats
        if seat.seat < len(ranks)
    ]
    c.execute(insert(R), rows)
    if table.rated:
        rate(c, table, ranks)


def rate(c: Connection, table: TableRow, ranks: list[int]) -> None:
    people = [(seat.person, ranks[seat.seat]) for seat in table.seats if seat.kind == "person" and seat.person]
    if len({person for person, _rank in people}) != len(people) or len(people) < 2:
        return
    model = PlackettLuce()
    theirs = (G.c.game == table.game, G.c.person.in_([person for person, _rank in people]))
    rows = c.execute(select(G).where(*theirs).order_by(G.c.person).with_for_update())
    old = {row.person: row for row in rows}
    teams = [
        [model.rating(mu=old[person].mu, sigma=old[person].sigma) if person in old else model.rating()]
        for person, _rank in people
    ]
    rated = model.rate(teams, ranks=[float(rank) for _person, rank in people])
    for (person, _rank), [new] in zip(people, rated, strict=True):
        values = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal()}
        if person in old:
            where = (G.c.person == person, G.c.game == table.game)
            c.execute(update(G).where(*where).values(played=old[person].played + 1, **values))
        else:
            c.execute(insert(G), {"person": person, "game": table.game, "played": 1, **values})


def of_person(c: Connection, person: str) -> list[GameRating]:
    query = (
        select(
            R.c.game,
            func.count().label("played"),
            func.sum(R.c.won.cast(Integer)).label("won"),
            func.max(R.c.total).label("best"),
        )
        .where(R.c.person == person)
        .group_by(R.c.game)
        .order_by(R.c.game)
    )
    ratings = {row.game: row.ordinal for row in c.execute(select(G).where(G.c.person == person))}
    return [
        GameRating(row.game, row.played, int(row.won or 0), ratings.get(row.game), row.best) for row in c.execute(query)
    ]


def ranking(c: Connection, game: str, limit: int = 100) -> list[RankRow]:
    won = (
        select(R.c.person, func.sum(R.c.won.cast(Integer)).label("won"))
        .where(R.c.game == game)
        .group_by(R.c.person)
        .subquery()
    )
    query = (
        select(G, P.c.name, P.c.name_key, won.c.won)
        .join(P, P.c.id == G.c.person)
        .join(won, won.c.person == G.c.person, isouter=True)
        .where(G.c.game == game)
        .order_by(G.c.ordinal.desc())
        .limit(limit)
    )
    return [
        RankRow(
            place,
            PersonRef(row.person, row.name, row.name_key is None),
            round(row.ordinal, 2),
            row.played,
            int(row.won or 0),
        )
        for place, row in enumerate(c.execute(query), 1)
    ]
