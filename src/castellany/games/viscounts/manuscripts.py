"""Taking manuscripts: ribbons, clergy bonus cards, books printed under empty piles."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts.cards import drawn
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import RIBBON_IDS, SEGMENT_COUNT
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS, PRINTED_BOOKS
from castellany.games.viscounts.facts.tables import TILE_COST, TILE_IDS, TILE_RIBBON
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.kinds import FREE_COPY_ASK
from castellany.games.viscounts.state import EMPTY, NOBODY, ViscountsState
from castellany.kernel import Frame, Step, seat_id

DEAREST_FREE = 4
FOR_BONUS = 3


def ribbons(s: ViscountsState, seat: i64) -> list[int]:
    """How many manuscripts of each ribbon a seat owns."""
    counts = [0, 0, 0, 0]
    mask = s.tiles[seat]
    tile = 0
    while mask:
        if mask & 1:
            counts[TILE_RIBBON[tile]] += 1
        mask >>= 1
        tile += 1
    return counts


def transcribe(s: ViscountsState, seat: i64, segment: i64) -> None:
    """VIS-9.2, VIS-9.3: take the tile of a segment, or use the book printed there."""
    tile = s.books[segment]
    if tile == EMPTY:
        if s.hears:
            s.tell("event-printed-book", {"seat": seat_id(seat), "book": f"book-{SEGMENTS[segment].id}"})
        s.frames.append(running(PRINTED_BOOKS[segment].number, seat))
        return
    if s.leaves[segment]:
        s.leaves[segment] -= 1
        s.books[segment] = drawn(s, s.book_bag)
    else:
        s.books[segment] = EMPTY
    s.tiles[seat] |= 1 << tile
    if s.hears:
        s.tell(
            "event-transcribe",
            {"seat": seat_id(seat), "tile": f"tile-{TILE_IDS[tile]}"},
            moves=[(f"tile:{TILE_IDS[tile]}", f"books:{SEGMENTS[segment].id}", f"seat:{seat}/tiles")],
        )
    ribbon = TILE_RIBBON[tile]
    if s.bonus[ribbon] == NOBODY and ribbons(s, seat)[ribbon] >= FOR_BONUS:
        s.bonus[ribbon] = seat
        if s.hears:
            bonus = RIBBON_IDS[ribbon]
            s.tell(
                "event-bonus",
                {"seat": seat_id(seat), "bonus": f"bonus-{bonus}"},
                moves=[(f"bonus:{bonus}", "bonuses", f"seat:{seat}/cards")],
            )
    s.frames.append(running(MANUSCRIPTS[tile].instant.number, seat))


def free_copies(s: ViscountsState) -> list[int]:
    """VIS-9.6: the segments with a visible manuscript of cost 3 or 4."""
    return [i for i in range(SEGMENT_COUNT) if s.books[i] != EMPTY and TILE_COST[s.books[i]] <= DEAREST_FREE]


class FreeCopy(Step[ViscountsState]):
    """One manuscript is taken without asking, none is nothing."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        segments = free_copies(s)
        if len(segments) == 1:
            transcribe(s, f.seat, segments[0])
        elif segments:
            s.frames.append(Frame(FREE_COPY_ASK, f.seat))
