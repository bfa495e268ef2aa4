"""Who may be what, as far as a viewer can know (CIT-2.8): for each player the ranks an unseen card of theirs may have.

A rank is possible for a card if some way to fill all hidden places of the selection gives it that rank:
the same places and masks that imagined worlds are dealt from, searched for being possible instead of at random.
A spectator saw nothing of the selection and knows only what lies open.
"""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from castellany.games.citadels.layout import DRAFT_ROW, LAID, NOBODY, PICKED
from castellany.games.citadels.state import CitadelsState
from castellany.games.citadels.worlds_selection import bits, hidden_places, secret_ranks, stage_ways


def guesses(s: CitadelsState, seat: int | None) -> list[int]:
    """For each player a mask of ranks; 0 for the viewer, and for whoever has nothing hidden."""
    if not s.frames:
        return [0] * s.seats
    return seen_from_outside(s) if seat is None else seen_by(s, seat)


def unseen_cards(s: CitadelsState, player: int) -> int:
    """How many characters of a player lie face down before them."""
    count = 0
    for rank in range(1, len(s.cast)):
        if s.holder[rank] == player and not (s.shown >> rank) & 1:
            count += 1
    return count


def seen_from_outside(s: CitadelsState) -> list[int]:
    mask = secret_ranks(s) & ~s.face_up
    return [mask if unseen_cards(s, player) else 0 for player in range(s.seats)]


def seen_by(s: CitadelsState, seat: int) -> list[int]:
    found = [0] * s.seats
    for way in stage_ways(s, seat):
        places: list[int] = []
        masks: list[int] = []
        hidden_places(s, seat, way >> 1, way & 1, places, masks)
        if not fillable(tuple(masks)):
            continue
        fitting = possible(tuple(masks))
        for i in range(len(places)):
            if places[i] >= 0 and places[i] % DRAFT_ROW < LAID:
                found[owner_now(s, places[i], way)] |= fitting[i]
    for player in range(s.seats):
        found[player] &= ~s.shown
    found[seat] = 0
    return found


def certain(s: CitadelsState, seat: int | None, may_be: list[int]) -> int:
    """The ranks that are somebody's for sure, of those that only one player may have: they do not lie aside."""
    once: i64 = 0
    twice: i64 = 0
    for mask in may_be:
        twice |= once & mask
        once |= mask
    alone = once & ~twice
    if seat is None:
        unseen = sum([unseen_cards(s, player) for player in range(s.seats)])
        return alone if bits(once) == unseen else 0
    found = 0
    while alone:
        rank = alone & -alone
        alone ^= rank
        if not may_lie_aside(s, seat, rank):
            found |= rank
    return found


def may_lie_aside(s: CitadelsState, seat: int, rank: int) -> bool:
    """Can all hidden places be filled without this rank before any player?"""
    for way in stage_ways(s, seat):
        places: list[int] = []
        masks: list[int] = []
        hidden_places(s, seat, way >> 1, way & 1, places, masks)
        for i in range(len(places)):
            if places[i] >= 0 and places[i] % DRAFT_ROW < LAID:
                masks[i] &= ~rank
        if fillable(tuple(masks)):
            return True
    return False


def owner_now(s: CitadelsState, place: int, way: int) -> int:
    """Who holds what was picked at this place: the Theater may have moved it (CIT-14.28)."""
    if s.stage_from != NOBODY:
        if place == s.stage_from * DRAFT_ROW + PICKED + (way >> 1):
            return s.stage_to
        if place == s.stage_to * DRAFT_ROW + PICKED + (way & 1):
            return s.stage_from
    return place // DRAFT_ROW


# Between two characters shown nothing new is known of the selection, and everybody's view is told many times.
@lru_cache(1024)
def fillable(masks: tuple[int, ...]) -> bool:
    """Can all places be filled at once?"""
    return can_fill(list(masks), 0, 0)


@lru_cache(1024)
def possible(masks: tuple[int, ...]) -> list[int]:
    """For each place the ranks for which all others can still be filled."""
    return [fitting_ranks(masks, index) for index in range(len(masks))]


def fitting_ranks(masks: tuple[int, ...], index: int) -> int:
    rest = list(masks)
    del rest[index]
    found = 0
    free = masks[index]
    while free:
        rank = free & -free
        free ^= rank
        if can_fill(rest, 0, rank):
            found |= rank
    return found


def can_fill(masks: list[int], filled: int, used: int) -> bool:
    """Can every place get a rank of its own? The place with fewest ranks left comes first."""
    best = -1
    fewest = 99
    for i in range(len(masks)):
        if not (filled >> i) & 1:
            count = int(bits(masks[i] & ~used))
            if count < fewest:
                fewest = count
                best = i
    if best < 0:
        return True
    free = masks[best] & ~used
    while free:
        rank = free & -free
        free ^= rank
        if can_fill(masks, filled | 1 << best, used | rank):
            return True
    return False
