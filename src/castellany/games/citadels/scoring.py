"""Points, in labelled parts, at any moment; who wins, and how a tie is broken (section 15 of the rules).

What a viewer may not know is left out: a Secret Vault in another hand counts once the game is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.facts import (
    BASILICA,
    BEAUTIFIED,
    CAPITOL,
    COLOUR,
    COST,
    DISTRICT_OF,
    DRAGON_GATE,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    SECRET_VAULT,
    STATUE,
    UNIQUE,
    WISHING_WELL,
)
from castellany.games.citadels.layout import ARTIST_RAISES_COST
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Part, Score, score

EVERYTHING: Final = -1
FIRST_POINTS: Final = 4  # for whoever completed a city first, and for the others who did
COMPLETE_POINTS: Final = 2
COLOURS: Final = 5


def scores(s: CitadelsState) -> list[Score]:
    return [score_of(s, seat, EVERYTHING) for seat in range(s.seats)]


def score_of(s: CitadelsState, seat: i64, viewer: int | None) -> Score:
    """The points of a seat as `viewer` may know them."""
    parts: list[Part] = []
    city = s.cities[seat]
    marks = s.marks[seat]
    cost = 0
    gilded = 0
    for standing in city:
        cost += COST[standing]
        if standing >= BEAUTIFIED:
            gilded += 1
    parts.append(Part("part-districts", cost, "CIT-15.3"))
    add(parts, "part-beautified", gilded, "CIT-13.4")
    if s.first == seat:
        parts.append(Part("part-first", FIRST_POINTS, "CIT-15.5"))
    elif completed(s, seat):
        parts.append(Part("part-complete", COMPLETE_POINTS, "CIT-15.6"))
    parts.extend(colour_parts(s, seat, best_quarter(s, seat)))
    if (marks >> BASILICA) & 1:
        add(parts, "district-basilica", odd_costs(s, seat), "CIT-14.2")
    if (marks >> DRAGON_GATE) & 1:
        add(parts, "district-dragon_gate", 2, "CIT-14.4")
    if (marks >> IMPERIAL_TREASURY) & 1:
        add(parts, "district-imperial_treasury", s.gold[seat], "CIT-14.10")
    if (marks >> MAP_ROOM) & 1:
        add(parts, "district-map_room", len(s.hands[seat]), "CIT-14.15")
    if (marks >> MUSEUM) & 1:
        add(parts, "district-museum", len(s.museum), "CIT-14.17")
    if (marks >> STATUE) & 1 and s.crown == seat:
        add(parts, "district-statue", 5, "CIT-14.27")
    if (viewer in (EVERYTHING, seat) or not s.frames) and SECRET_VAULT in s.hands[seat]:
        add(parts, "district-secret_vault", 3, "CIT-14.24")
    return score(seat, parts)


def completed(s: CitadelsState, seat: i64) -> bool:
    """CIT-15.7: who managed to complete a city did so, even if it has shrunk; under version 1 it had to be so still."""
    if s.rules > 1:
        return (s.finished >> seat) & 1 == 1
    return len(s.cities[seat]) + ((s.marks[seat] >> MONUMENT) & 1) >= s.goal


def add(parts: list[Part], name: str, points: i64, rule: str) -> None:
    if points:
        parts.append(Part(name, points, rule))


def odd_costs(s: CitadelsState, seat: i64) -> int:
    """CIT-14.2: districts of odd cost; beautifying changes the cost only under the house rule (CIT-13.5)."""
    raised = s.house_rules & ARTIST_RAISES_COST
    odd = 0
    for standing in s.cities[seat]:
        cost = COST[standing]
        if raised and standing >= BEAUTIFIED:
            cost += 1
        odd += cost & 1
    return odd


def colour_parts(s: CitadelsState, seat: i64, quarter: i64) -> list[Part]:
    """What depends on types, with the Haunted Quarter counted as `quarter` (CIT-14.9)."""
    counts = [0] * COLOURS
    for standing in s.cities[seat]:
        if DISTRICT_OF[standing] == HAUNTED_QUARTER:
            counts[quarter] += 1
        else:
            counts[COLOUR[standing]] += 1
    marks = s.marks[seat]
    most = 0
    present = 0
    for count in counts:
        most = max(most, count)
        if count:
            present += 1
    parts: list[Part] = []
    if present == COLOURS:
        parts.append(Part("part-types", 3, "CIT-15.4"))
    if (marks >> CAPITOL) & 1 and most >= 3:
        parts.append(Part("district-capitol", 3, "CIT-14.3"))
    if (marks >> IVORY_TOWER) & 1 and counts[UNIQUE] == 1:
        parts.append(Part("district-ivory_tower", 5, "CIT-14.11"))
    if (marks >> WISHING_WELL) & 1:
        parts.append(Part("district-wishing_well", counts[UNIQUE], "CIT-14.30"))
    return parts


def best_quarter(s: CitadelsState, seat: i64) -> int:
    """CIT-14.9: the type to declare for the Haunted Quarter, the one that brings most."""
    best = UNIQUE
    if not (s.marks[seat] >> HAUNTED_QUARTER) & 1:
        return best
    most = -1
    for colour in range(COLOURS - 1, -1, -1):
        points = 0
        for part in colour_parts(s, seat, colour):
            points += part.points
        if points > most:
            most = points
            best = colour
    return best


def winners(s: CitadelsState) -> tuple[int, ...]:
    """CIT-15.9, 15.10: most points; tied, the highest rank of the last round."""
    if s.frames:
        return ()
    best = -1
    most = -1
    for seat in range(s.seats):
        points = score_of(s, seat, EVERYTHING).total
        if points > most or (points == most and highest_rank(s, seat) > highest_rank(s, best)):
            most = points
            best = seat
    return (best,)


def highest_rank(s: CitadelsState, seat: i64) -> int:
    highest = 0
    for rank in range(1, len(s.holder)):
        if s.holder[rank] == seat:
            highest = rank
    return highest
