"""What may be done with pieces: the untouchable region, sources and targets of moves.

Every rule that puts a piece somewhere or takes it away asks here (ELG-5.1), and
changes the board through the functions below, which also tell what happened.
"""

from typing import Final

from mypy_extensions import i64

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import ALL_REGIONS, CASTLE, COURT, NEIGHBOURS, PLACES, PROVINCE, REGIONS
from castellany.games.elgrande.ids import (
    KING_NAMES,
    KING_THINGS,
    MODIFIER_NAMES,
    PLACE_NAMES,
    PLACE_THINGS,
    colour_id,
    piece,
    store,
)
from castellany.games.elgrande.lexicon import ARREST, LIFT
from castellany.games.elgrande.state import GrandeState, castle_open_to_throws, province, shift
from castellany.kernel import Frame, seat_id

# Sources of a moving action: 0 any regions, 1-9 that region less one, ONE_REGION a
# single region not chosen yet. ANY_COLOURS added: own and others' share one number.
ONE_REGION: Final = 10
ANY_COLOURS: Final = 16
SOURCE: Final = 15  # the bits that name the source


def open_regions(s: GrandeState) -> int:
    """ELG-5.1: mask of the regions that may be touched."""
    return ALL_REGIONS & ~(1 << s.king)


def move_targets(s: GrandeState, source: i64) -> int:
    """ELG-8.1: mask of places to which a caballero of a region may be moved; bit 9 is the castle."""
    mask = ALL_REGIONS & ~(1 << s.king) & ~(1 << source)
    return mask | 1 << CASTLE if castle_open_to_throws(s) else mask


def placing_targets(s: GrandeState, into_kings: bool) -> int:
    """ELG-4.6: mask of places for caballeros from the court; Infiltration adds the king's (ELG-13.9)."""
    mask = NEIGHBOURS[s.king] & ~(1 << s.king)
    if castle_open_to_throws(s):
        mask |= 1 << CASTLE
    if into_kings and s.king <= CASTLE:
        mask |= 1 << s.king
    return mask


def movable(s: GrandeState, colour: i64, region: i64) -> int:
    """ELG-8.2: caballeros of a colour in a region that the running action has not moved there."""
    slot = colour * PLACES + region
    n = s.at[slot]
    if n and s.moved:
        for other in s.moved:
            if other == slot:
                n -= 1
    return n


def free_regions(s: GrandeState, colour: i64, least: i64 = 1) -> int:
    """Mask of the regions, the king's aside, in which a colour has at least so many caballeros."""
    at = s.at
    base = colour * PLACES
    mask = 0
    for r in range(REGIONS):
        if at[base + r] >= least and r != s.king:
            mask |= 1 << r
    return mask


def anything_free(s: GrandeState, colour: i64) -> bool:
    return free_regions(s, colour) != 0


def listed(mask: i64) -> list[int]:
    """The numbers of the bits of a mask."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def to_board(s: GrandeState, by: i64, colour: i64, place: i64, source: i64 = COURT) -> None:
    """A caballero comes from court or province onto the board or into the castle."""
    shift(s, colour, source, place)
    if s.hears:
        start = store(s.seats, colour, "court" if source == COURT else "province")
        if place == CASTLE:
            _tell_throw(s, by, colour, start)
        else:
            s.tell(
                "event-place",
                {"seat": colour_id(s.seats, colour), "place": PLACE_NAMES[place]},
                moves=[("piece-caballero", start, piece(s.seats, colour, place))],
            )


def move_piece(s: GrandeState, by: i64, colour: i64, source: i64, place: i64) -> None:
    """A caballero goes from a region to another place and may not be moved again by this action."""
    shift(s, colour, source, place)
    s.moved.append(colour * PLACES + place)
    if s.hears:
        start = piece(s.seats, colour, source)
        if place == CASTLE:
            _tell_throw(s, by, colour, start)
        else:
            moves = [("piece-caballero", start, piece(s.seats, colour, place))]
            args = {"seat": seat_id(by), "from": PLACE_NAMES[source], "place": PLACE_NAMES[place]}
            if by == colour:
                s.tell("event-move-own", {**args}, moves=moves)
            else:
                s.tell("event-move", {**args, "who": colour_id(s.seats, colour)}, moves=moves)


def _tell_throw(s: GrandeState, by: i64, colour: i64, start: str) -> None:
    """ELG-6.1: every throw is announced."""
    moves = [("piece-caballero", start, "castle")]
    if by == colour:
        s.tell("event-throw", {"seat": seat_id(by)}, moves=moves)
    else:
        s.tell("event-throw-other", {"seat": seat_id(by), "who": colour_id(s.seats, colour)}, moves=moves)


def send_back(s: GrandeState, colour: i64, source: i64, count: i64) -> None:
    """ELG-8.3: caballeros go from a region or a court to the province."""
    if count == 0:
        return
    shift(s, colour, source, PROVINCE, count)
    if s.hears:
        start = store(s.seats, colour, "court") if source == COURT else piece(s.seats, colour, source)
        s.tell(
            "event-back",
            {"seat": colour_id(s.seats, colour), "count": count, "place": PLACE_NAMES[source]},
            moves=[("piece-caballero", start, store(s.seats, colour, "province"), count)],
        )


def to_court(s: GrandeState, seat: i64, source: i64, count: i64) -> None:
    """Caballeros come to the court from the province, or are called back from a region."""
    shift(s, seat, source, COURT, count)
    if s.hears:
        if source == PROVINCE:
            s.tell(
                "event-invite",
                {"seat": seat_id(seat), "count": count},
                moves=[("piece-caballero", store(s.seats, seat, "province"), store(s.seats, seat, "court"), count)],
            )
        else:
            s.tell(
                "event-recall",
                {"seat": seat_id(seat), "place": PLACE_NAMES[source]},
                moves=[("piece-caballero", piece(s.seats, seat, source), store(s.seats, seat, "court"), count)],
            )


def tell_ability(s: GrandeState, seat: i64, modifier: i64) -> None:
    """ELG-15.4: no card is taken yet, so the log says what lets this happen."""
    if s.hears:
        s.tell("event-ability", {"seat": seat_id(seat), "modifier": MODIFIER_NAMES[modifier]})


def move_king(s: GrandeState, place: i64) -> None:
    old = s.king
    s.king = place
    if s.hears and place == old:
        s.tell("event-king-stays", {"place": KING_NAMES[place]})
    elif s.hears:
        s.tell("event-king", {"place": KING_NAMES[place]}, moves=[("king", KING_THINGS[old], KING_THINGS[place])])


def move_grande(s: GrandeState, seat: i64, place: i64) -> None:
    old = s.grandes[seat]
    s.grandes[seat] = place
    if s.hears:
        s.tell(
            "event-grande",
            {"seat": seat_id(seat), "place": PLACE_NAMES[place]},
            moves=[(f"grande:{seat}", PLACE_THINGS[old], PLACE_THINGS[place])],
        )


def lifts(s: GrandeState, seat: i64, own: i64, others: i64, source: i64) -> list[int]:
    """The pieces a moving action may take up, as choices; see `MoveCaballeros` for the numbers."""
    found: list[int] = []
    lock = source & SOURCE
    king = s.king
    at = s.at
    for c in range(s.colours):
        if (own if c == seat else others) > 0:
            for r in range(REGIONS):
                if (
                    at[c * PLACES + r]
                    and r != king
                    and (lock == 0 or lock == ONE_REGION or lock == r + 1)
                    and movable(s, c, r)
                ):
                    found.append(LIFT.of2(c, r))
    return found


def offer_move(s: GrandeState, seat: i64, own: i64, others: i64, source: i64) -> None:
    """Ask for the next piece to move, if the action may still move one."""
    if (own > 0 or others > 0) and lifts(s, seat, own, others, source):
        s.frames.append(Frame(kinds.MOVE, seat, own, others, source))


def offer_recall(s: GrandeState, seat: i64, count: i64) -> None:
    """ELG-4.2: what the province lacks may be called back from regions."""
    if count > 0 and province(s, seat) == 0 and anything_free(s, seat):
        s.frames.append(Frame(kinds.RECALL, seat, count))


def bring(s: GrandeState, seat: i64, count: i64) -> None:
    """Caballeros come from the province to the court, and from regions if it runs out."""
    found = min(count, province(s, seat))
    if found:
        to_court(s, seat, PROVINCE, found)
    offer_recall(s, seat, count - found)


def offer_arrest(s: GrandeState, seat: i64, colours: i64) -> None:
    """ELG-10.6: one caballero of each colour in the mask; asked only where there is a choice."""
    targets = arrests(s, colours)
    if len(targets) == 1:
        send_back(s, ARREST.first(targets[0]), ARREST.second(targets[0]), 1)
    elif targets:
        s.frames.append(Frame(kinds.ARREST, seat, colours))


def arrests(s: GrandeState, colours: i64) -> list[int]:
    found: list[int] = []
    for c in range(s.colours):
        if (colours >> c) & 1:
            for r in listed(free_regions(s, c)):
                found.append(ARREST.of2(c, r))
    return found


def offer_escort(s: GrandeState, seat: i64, count: i64, old: i64, new: i64) -> None:
    """ELG-13.5: caballeros follow the king from his old region; asked only where there is a choice."""
    while count > 0:
        present = [c for c in range(s.colours) if s.at[c * PLACES + old]]
        if not present:
            return
        if len(present) > 1:
            s.frames.append(Frame(kinds.ESCORT, seat, count, old, new))
            return
        move_piece(s, seat, present[0], old, new)
        count -= 1
