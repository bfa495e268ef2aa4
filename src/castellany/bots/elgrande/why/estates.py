"""Grandes, score tiles and the region of an Insurrection: cards of deck 4."""

from __future__ import annotations

from castellany.bots.elgrande.why.tally import (
    here,
    leads,
    map_pay,
    seen,
    worst_other,
)
from castellany.games.elgrande.facts.board import (
    CASTLE,
    GRANDE_BONUS,
    PLACES,
    REGIONS,
)
from castellany.games.elgrande.ids import PLACE_NAMES, TILE_NAMES
from castellany.games.elgrande.moves import listed, open_regions
from castellany.games.elgrande.scoring import value, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Message, say, seat_id


def grande_reasons(s: GrandeState, seat: int, region: int) -> list[Message]:
    """New Home: for one's grande in a region."""
    name = PLACE_NAMES[region]
    home = s.grandes[seat]
    found: list[Message] = []
    if leads(s, seat, region):
        found.append(say("why-elgrande-grande-pays", place=name, points=GRANDE_BONUS))
    elif here(s, seat, region):
        by = short_of_first(s, seat, region)
        found.append(say("why-elgrande-grande-soon", place=name, count=by, points=GRANDE_BONUS))
    if home < REGIONS and not leads(s, seat, home):
        found.append(say("why-elgrande-grande-idle", place=PLACE_NAMES[home]))
    if not found:
        by = short_of_first(s, seat, region)
        found.append(say("why-elgrande-grande-soon", place=name, count=by, points=GRANDE_BONUS))
    return found


def short_of_first(s: GrandeState, seat: int, region: int) -> int:
    """Caballeros more that would make one's own the most there."""
    most = 0
    for c in range(s.colours):
        if c != seat:
            most = max(most, here(s, c, region))
    return most + 1 - here(s, seat, region)


def grande_promise(s: GrandeState, seat: int) -> Message | None:
    """The bonus that a New Home could bring."""
    home = s.grandes[seat]
    if home >= REGIONS or leads(s, seat, home):
        return None
    for region in listed(open_regions(s)):
        if leads(s, seat, region):
            return say("why-elgrande-grande-could", place=PLACE_NAMES[region], points=GRANDE_BONUS)
    return None


def tile_change(s: GrandeState, tile: int, place: int) -> list[int]:
    """Points the map would pay every seat more with the tile there; a closed castle is left out."""
    before = map_pay(s)
    castle = would_pay(s, CASTLE) if seen(s, CASTLE) else [0] * s.seats
    old = s.tiles[tile]
    s.tiles[tile] = place
    after = map_pay(s)
    castle_after = would_pay(s, CASTLE) if seen(s, CASTLE) else [0] * s.seats
    s.tiles[tile] = old
    return [after[i] + castle_after[i] - before[i] - castle[i] for i in range(s.seats)]


def tile_reasons(s: GrandeState, seat: int, tile: int, place: int) -> list[Message]:
    """Decree: for a tile in a place."""
    difference = tile_change(s, tile, place)
    found: list[Message] = []
    if difference[seat] > 0:
        found.append(say("why-elgrande-tile-more", tile=TILE_NAMES[tile], points=difference[seat]))
    victim = worst_other(s, seat, difference)
    if difference[victim] < 0:
        name = seat_id(victim)
        lost = -difference[victim]
        if found:
            found.append(say("why-elgrande-also-hurts", seat=name, points=lost))
        else:
            found.append(say("why-elgrande-tile-hurts", tile=TILE_NAMES[tile], seat=name, points=lost))
    if found:
        return found
    now = value(s, place, 0)
    old = s.tiles[tile]
    s.tiles[tile] = place
    then = value(s, place, 0)
    s.tiles[tile] = old
    return [say("why-elgrande-tile-value", place=PLACE_NAMES[place], points=then, before=now)]


def tile_promise(s: GrandeState, seat: int) -> Message | None:
    """The most that a Decree could bring now; if it brings nothing, the most that it could cost an opponent."""
    best = 0
    harm = 0
    found: Message | None = None
    for tile in range(len(s.tiles)):
        if s.tiles[tile] != s.king:
            for place in range(REGIONS):
                if place != s.king and place not in s.tiles:
                    change_there = tile_change(s, tile, place)
                    gain = change_there[seat]
                    victim = worst_other(s, seat, change_there)
                    name = PLACE_NAMES[place]
                    if gain > best:
                        best = gain
                        found = say("why-elgrande-tile-could", tile=TILE_NAMES[tile], place=name, points=gain)
                    elif best == 0 and gain == 0 and -change_there[victim] > harm:
                        harm = -change_there[victim]
                        who = seat_id(victim)
                        found = say("why-elgrande-tile-would", tile=TILE_NAMES[tile], place=name, seat=who, points=harm)
    return found


def incite_reasons(s: GrandeState, seat: int, region: int) -> list[Message]:
    """Insurrection: for driving the opponents out of a region."""
    before = would_pay(s, region)[seat]
    rows = s.at[:]
    gone = 0
    for other in range(s.seats):
        if other != seat:
            gone += here(s, other, region)
            s.at[other * PLACES + region] = 0
    gain = would_pay(s, region)[seat] - before
    s.at = rows
    found: list[Message] = []
    if gain > 0:
        found.append(say("why-elgrande-incite-gain", place=PLACE_NAMES[region], points=gain))
    found.append(say("why-elgrande-incite", place=PLACE_NAMES[region], count=gone))
    return found
