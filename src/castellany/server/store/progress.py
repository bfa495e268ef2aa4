"""How far people with an account got with lessons and puzzles: what several browsers of theirs know, put together."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from castellany.server.store import schema
from castellany.server.wire import LessonProgress, Progress

P = schema.progress


def of(c: Connection, person: str) -> Progress:
    found = Progress()
    for row in c.execute(select(P).where(P.c.person == person).order_by(P.c.name)):
        if row.kind == "puzzle":
            found.stars[row.name] = int(row.value)
        elif row.kind == "day":
            found.days.append(row.name)
        else:
            found.lessons[row.name] = msgspec.json.decode(row.value, type=LessonProgress)
    return found


def add(c: Connection, person: str, told: Progress) -> Progress:
    """What one browser knows, added to what is known: nothing that was won is ever lost."""
    known = of(c, person)
    for puzzle, stars in told.stars.items():
        if stars > known.stars.get(puzzle, -1):
            put(c, person, "puzzle", puzzle, str(stars))
    for day in set(told.days) - set(known.days):
        put(c, person, "day", day, "")
    for game, lesson in told.lessons.items():
        if game not in known.lessons or newness(lesson) > newness(known.lessons[game]):
            put(c, person, "lesson", game, msgspec.json.encode(lesson).decode())
    return of(c, person)


def newness(lesson: LessonProgress) -> tuple[int, int]:
    """A lesson that was begun anew stands for the older one, although less was said in it."""
    return lesson.at, len(lesson.heard)


def put(c: Connection, person: str, kind: str, name: str, value: str) -> None:
    c.execute(delete(P).where(P.c.person == person, P.c.kind == kind, P.c.name == name))
    c.execute(insert(P), {"person": person, "kind": kind, "name": name, "value": value})
