"""Cities: districts entering and leaving them, their size, and completion (CIT-15.1, 15.2).

Rows of `cities` are replaced, never changed in place; `marks` follows every change.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.citadels.effects.cards import put_under
from castellany.games.citadels.facts import (
    BEAUTIFIED,
    COLOUR,
    DISTRICT_IDS,
    DISTRICT_OF,
    MONUMENT,
    MUSEUM,
    SCHOOL_OF_MAGIC,
)
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import seat_id


def has(s: CitadelsState, seat: i64, district: i64) -> bool:
    """Does this district stand in the city?"""
    return (s.marks[seat] >> district) & 1 == 1


def as_standing(s: CitadelsState, seat: i64, district: i64) -> int:
    """A unique district as it stands in the city, beautified or not."""
    return district if district in s.cities[seat] else district + BEAUTIFIED


def size(s: CitadelsState, seat: i64) -> int:
    """Districts as counted for completion: the Monument is two (CIT-14.16)."""
    return len(s.cities[seat]) + ((s.marks[seat] >> MONUMENT) & 1)


def is_complete(s: CitadelsState, seat: i64) -> bool:
    return len(s.cities[seat]) + ((s.marks[seat] >> MONUMENT) & 1) >= s.goal


def count_colour(s: CitadelsState, seat: i64, colour: i64) -> int:
    """Districts of a type as an income ability counts them: the School of Magic is of every type (CIT-14.23)."""
    count = (s.marks[seat] >> SCHOOL_OF_MAGIC) & 1
    for standing in s.cities[seat]:
        if COLOUR[standing] == colour:
            count += 1
    return count


def add_district(s: CitadelsState, seat: i64, standing: i64) -> None:
    """A district enters a city, which may complete it (CIT-15.2)."""
    s.cities[seat] = [*s.cities[seat], standing]
    s.marks[seat] |= 1 << DISTRICT_OF[standing]
    if not (s.finished >> seat) & 1 and is_complete(s, seat):
        s.finished |= 1 << seat
        if s.first == NOBODY:
            s.first = seat
        if s.hears:
            s.tell("event-first-complete" if s.first == seat else "event-complete", {"seat": seat_id(seat)})


def remove_district(s: CitadelsState, seat: i64, standing: i64) -> None:
    city = s.cities[seat][:]
    city.remove(standing)
    s.cities[seat] = city
    district = DISTRICT_OF[standing]
    if district not in city and district + BEAUTIFIED not in city:
        s.marks[seat] &= ~(1 << district)


def destroy(s: CitadelsState, seat: i64, standing: i64, told: bool = False) -> None:
    """CIT-4.14: a destroyed district goes under the deck; gold on it to the bank, Museum cards with it.

    `told`: the log says already who destroyed it, and how it moves.
    """
    remove_district(s, seat, standing)
    district = DISTRICT_OF[standing]
    packet = [district]
    if district == MUSEUM:
        packet += s.museum
        s.museum = []
    put_under(s, packet)
    if s.hears and not told:
        name = "district-" + DISTRICT_IDS[district]
        s.tell("event-destroyed", {"seat": seat_id(seat), "district": name}, moves=[ruin(seat, name)])


def ruin(seat: i64, name: str) -> tuple[str, str, str]:
    """How a destroyed district leaves the table."""
    return (name, f"seat:{seat}/city", "deck")
