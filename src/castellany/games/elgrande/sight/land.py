"""The land: regions, castle, the countries around, and the score tiles beside the board."""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande.facts.board import (
    BOARDS,
    CASTLE,
    FRANCE,
    GRANDE_BONUS,
    KING_BONUS,
    NEIGHBOURS,
    PLACES,
    PORTUGAL,
    REGION_IDS,
    TILE_BOARDS,
    TILES,
    scoring_places,
)
from castellany.games.elgrande.ids import KING_THINGS, PLACE_THINGS, TILE_NAMES, TILE_THINGS, colour_id, piece
from castellany.games.elgrande.moves import listed
from castellany.games.elgrande.scoring import rank_in, value, would_pay
from castellany.games.elgrande.shown import (
    AbroadFacts,
    CastleFacts,
    CellFacts,
    PieceFacts,
    RankFacts,
    RegionFacts,
    TileFacts,
)
from castellany.games.elgrande.state import GrandeState, is_beside, tile_on
from castellany.kernel import Message, say, seat_id, thing

Thing = dict[str, Any]


def _caballeros(s: GrandeState, place: int, pays: list[int]) -> list[Thing]:
    """Every colour's caballeros in a place, with what it would pay their owner now."""
    found: list[Thing] = []
    for c in range(s.colours):
        count = s.at[c * PLACES + place]
        if count:
            who = colour_id(s.seats, c)
            facts: PieceFacts = {"owner": who}
            notes = [say("note-pays", points=pays[c])] if c < s.seats and pays[c] else []
            name = say("pieces-of", seat=who)
            found.append(thing(piece(s.seats, c, place), name, "piece", count, facts=facts, notes=notes))
    return found


def _figures(s: GrandeState, place: int) -> list[Thing]:
    """The king, grandes and the tile in a place."""
    found: list[Thing] = []
    if s.king == place:
        found.append(thing("king", "piece-king", "piece"))
    for owner in range(s.seats):
        if s.grandes[owner] == place:
            facts: PieceFacts = {"owner": seat_id(owner)}
            name = say("grande-of", seat=seat_id(owner))
            found.append(thing(f"grande:{owner}", name, "piece", facts=facts))
    tile = tile_on(s, place)
    if tile >= 0:
        found.append(_tile(s, tile))
    return found


def _tile(s: GrandeState, tile: int) -> Thing:
    facts: TileFacts = {"values": TILE_BOARDS[tile * 3 : tile * 3 + scoring_places(s.seats)]}
    return thing(TILE_THINGS[tile], TILE_NAMES[tile], "piece", facts=facts)


def _values(s: GrandeState, place: int) -> Message:
    first, second, third = value(s, place, 0), value(s, place, 1), value(s, place, 2)
    if s.seats <= 3:
        return say("note-values-two", first=first, second=second)
    return say("note-values", first=first, second=second, third=third)


def _bonus(s: GrandeState, place: int, colour: int) -> int:
    """ELG-7.4, ELG-7.5: what being alone in first place adds."""
    if colour >= s.seats:
        return 0
    return (KING_BONUS if s.king == place else 0) + (GRANDE_BONUS if s.grandes[colour] == place else 0)


def cells(s: GrandeState, place: int, seen: bool = True) -> list[CellFacts]:
    """The places that are scored, and who takes them now."""
    ranks = rank_in(s, place) if seen else [-1] * s.colours
    found: list[CellFacts] = []
    for rank in range(scoring_places(s.seats)):
        takers = [c for c in range(s.colours) if ranks[c] == rank]
        cell: CellFacts = {
            "value": value(s, place, rank),
            "bonus": _bonus(s, place, takers[0]) if rank == 0 and takers else 0,
            "owners": [colour_id(s.seats, c) for c in takers],
        }
        found.append(cell)
    return found


def ranking(s: GrandeState, place: int, pays: list[int], seen: bool = True) -> list[RankFacts]:
    """Every colour that stands in a place, the most numerous first; without a look inside only the grandes."""
    ranks = rank_in(s, place) if seen else [-1] * s.colours
    found: list[RankFacts] = []
    for c in range(s.colours):
        count = s.at[c * PLACES + place] if seen else 0
        grande = c < s.seats and s.grandes[c] == place
        if count or grande:
            points = pays[c] if seen and c < s.seats else 0
            rank: RankFacts = {
                "owner": colour_id(s.seats, c),
                "count": count,
                "place": ranks[c] + 1,
                "points": points,
                "grande": grande,
            }
            found.append(rank)
    found.sort(key=_most_first)
    return found


def _most_first(rank: RankFacts) -> int:
    return -rank["count"]


def _printed(s: GrandeState, place: int) -> list[int]:
    return BOARDS[s.seats][place * 3 : place * 3 + scoring_places(s.seats)]


def _tile_id(s: GrandeState, place: int) -> str:
    tile = tile_on(s, place)
    return TILE_THINGS[tile] if tile >= 0 else ""


def region(s: GrandeState, region: int) -> Thing:
    notes = [_values(s, region)]
    if s.king == region:
        notes.append(say("note-kings-region"))
    elif (NEIGHBOURS[s.king] >> region) & 1:
        notes.append(say("note-adjacent"))
    pays = would_pay(s, region)
    facts: RegionFacts = {
        "values": [value(s, region, rank) for rank in range(3)],
        "printed": _printed(s, region),
        "tile": _tile_id(s, region),
        "neighbours": [PLACE_THINGS[r] for r in listed(NEIGHBOURS[region])],
        "king": s.king == region,
        "adjacent": s.king != region and (NEIGHBOURS[s.king] >> region) & 1 == 1,
        "pays": pays,
        "cells": cells(s, region),
        "ranking": ranking(s, region, pays),
    }
    items = _caballeros(s, region, pays) + _figures(s, region)
    return thing(PLACE_THINGS[region], f"title-{REGION_IDS[region]}", "place", facts=facts, notes=notes, items=items)


def castle(s: GrandeState, viewer: int | None) -> Thing:
    notes = [_values(s, CASTLE)]
    if s.king == CASTLE:
        notes.append(say("note-kings-region"))
    seen = s.open_castle != 0
    pays = would_pay(s, CASTLE) if seen else []
    facts: CastleFacts = {
        "values": [value(s, CASTLE, rank) for rank in range(3)],
        "printed": _printed(s, CASTLE),
        "tile": _tile_id(s, CASTLE),
        "king": s.king == CASTLE,
        "open": seen,
        "own": None if viewer is None else s.at[viewer * PLACES + CASTLE],
        "cells": cells(s, CASTLE, seen),
        "ranking": ranking(s, CASTLE, pays, seen),
    }
    items = _figures(s, CASTLE)
    if seen:
        facts["pays"] = pays
        items = _caballeros(s, CASTLE, pays) + items
    else:
        notes.append(say("note-castle-closed"))
    return thing("castle", "title-castle", "place", facts=facts, notes=notes, items=items)


def abroad(s: GrandeState) -> list[Thing]:
    found: list[Thing] = []
    for country in (FRANCE, PORTUGAL):
        facts: AbroadFacts = {
            "neighbours": [PLACE_THINGS[r] for r in listed(NEIGHBOURS[country])],
            "king": s.king == country,
        }
        items = [thing("king", "piece-king", "piece")] if s.king == country else []
        name = "place-france" if country == FRANCE else "place-portugal"
        found.append(thing(KING_THINGS[country], name, "place", facts=facts, items=items))
    return found


def tiles_beside(s: GrandeState) -> Thing:
    items = [_tile(s, t) for t in range(TILES) if is_beside(s, t)]
    return thing("tiles", "zone-tiles", "zone", len(items), items=items)
