"""Points: who gets what in a region or the castle, kept in labelled parts.

Only this module writes `points`. A part is a region or the castle at general
scorings, one of the two bonuses, or a card's special scoring.
"""

from typing import Final

from mypy_extensions import i64

from castellany.games.elgrande.facts.board import (
    BOARDS,
    CASTLE,
    GRANDE_BONUS,
    KING_BONUS,
    PLACES,
    REGION_IDS,
    REGIONS,
    TILE_BOARDS,
    scoring_places,
)
from castellany.games.elgrande.facts.cards import (
    BORDERLANDS,
    CARD_IDS,
    FIESTA,
    GATHERING,
    HEARTLAND,
    JUSTICE,
    REVELATION,
    RIVALRY,
    TRIUMPH,
    WATCHTOWERS,
)
from castellany.games.elgrande.ids import PLACE_NAMES, PLACE_THINGS, colour_id
from castellany.games.elgrande.state import GrandeState, crowd, tile_on
from castellany.kernel import Part, Score, score, seat_id

# Parts 0-9 are the general scorings of the regions and the castle.
KING_PART: Final = 10
GRANDE_PART: Final = 11
CARD_PARTS: Final = 12
SCORING_CARDS: Final = [
    JUSTICE, WATCHTOWERS, FIESTA, HEARTLAND, REVELATION, TRIUMPH, GATHERING, BORDERLANDS, RIVALRY,
]  # fmt: skip
_CARD_RULES: Final = (
    "ELG-10.1", "ELG-11.1", "ELG-11.2", "ELG-11.3", "ELG-11.4", "ELG-11.5", "ELG-11.6", "ELG-11.7", "ELG-14.6",
)  # fmt: skip
PARTS: Final = 21

_PART_NAMES: Final = (
    *(f"part-{region}" for region in REGION_IDS),
    "part-castle",
    "part-king",
    "part-grande",
    *(f"part-{CARD_IDS[card]}" for card in SCORING_CARDS),
)
_PART_RULES: Final = ("ELG-7.10",) * 9 + ("ELG-7.8", "ELG-7.4", "ELG-7.5") + _CARD_RULES


def card_part(card: i64) -> int:
    """The part in which a card's special scoring is kept."""
    return CARD_PARTS + SCORING_CARDS.index(card)


def value(s: GrandeState, place: i64, rank: i64) -> int:
    """Points a region or the castle pays now for a rank (0 = first); ELG-7.6: a tile goes before the print."""
    if rank >= scoring_places(s.seats):
        return 0
    tile = tile_on(s, place)
    return BOARDS[s.seats][place * 3 + rank] if tile < 0 else TILE_BOARDS[tile * 3 + rank]


def rank_in(s: GrandeState, place: i64) -> list[int]:
    """ELG-7.1, ELG-7.2: the rank of every colour in a place (0 = first), -1 without a caballero."""
    at = s.at
    ranks = [-1] * s.colours
    rank = 0
    above = 31
    while True:
        top = 0
        many = 0
        for c in range(s.colours):
            n = at[c * PLACES + place]
            if n < above:
                if n > top:
                    top = n
                    many = 1
                elif n == top:
                    many += 1
        if top == 0:
            return ranks
        here = rank if many == 1 else rank + 1
        for c in range(s.colours):
            if at[c * PLACES + place] == top:
                ranks[c] = here
        rank = here + 1
        above = top


def score_place(s: GrandeState, place: i64, part: i64, first_only: bool = False) -> None:
    """Everybody scores a region or the castle now, with bonuses (ELG-7.4, ELG-7.5)."""
    at = s.at
    seats = s.seats
    places = scoring_places(seats)
    points = s.points
    rank = 0
    above = 31
    while rank < places:
        top = 0
        many = 0
        who = 0
        for c in range(s.colours):
            n = at[c * PLACES + place]
            if n < above:
                if n > top:
                    top = n
                    many = 1
                    who = c
                elif n == top:
                    many += 1
        if top == 0:
            return
        if many == 1:
            if who < seats:
                paid = value(s, place, rank)
                points[who * PARTS + part] += paid
                king = KING_BONUS if rank == 0 and s.king == place else 0
                grande = GRANDE_BONUS if rank == 0 and s.grandes[who] == place else 0
                points[who * PARTS + KING_PART] += king
                points[who * PARTS + GRANDE_PART] += grande
                if s.hears:
                    _tell_points(s, who, place, rank, paid, king, grande)
            rank += 1
        else:
            if not first_only:
                paid = value(s, place, rank + 1)
                for c in range(seats):
                    if at[c * PLACES + place] == top:
                        points[c * PARTS + part] += paid
                        if s.hears:
                            _tell_points(s, c, place, rank + 1, paid, 0, 0)
            rank += 2
        if first_only:
            return
        above = top


def _tell_points(s: GrandeState, seat: i64, place: i64, rank: i64, paid: i64, king: i64, grande: i64) -> None:
    gained = paid + king + grande
    if not gained:
        return  # a place that pays nothing is no news
    now = total(s, seat)  # the points are on their account already
    s.tell(
        "event-points",
        {
            "seat": seat_id(seat), "place": PLACE_NAMES[place], "rank": rank + 1,
            "points": gained, "king": king, "grande": grande,
            "before": now - gained, "total": now,
        },
        moves=[("res-points", PLACE_THINGS[place], f"seat:{seat}/score", gained)],
    )  # fmt: skip


def score_regions(s: GrandeState, regions: list[int], card: i64, first_only: bool = False) -> None:
    """ELG-7.11: a card's special scoring of some regions."""
    part = card_part(card)
    if s.hears and not first_only:
        if regions:
            s.tell("event-scored", {"places": [PLACE_NAMES[region] for region in regions]})
        else:
            s.tell("event-scored-none", {})
    for region in regions:
        score_place(s, region, part, first_only)


def worth(s: GrandeState, low: i64, high: i64) -> list[int]:
    """Regions whose first place pays between low and high now."""
    return [r for r in range(REGIONS) if low <= value(s, r, 0) <= high]


def fullest(s: GrandeState) -> list[int]:
    """The regions with the most caballeros; none if all are empty."""
    most = 1
    found: list[int] = []
    for r in range(REGIONS):
        n = crowd(s, r)
        if n > most:
            most = n
            found = [r]
        elif n == most:
            found.append(r)
    return found


def emptiest(s: GrandeState) -> list[int]:
    """The regions with the fewest caballeros, empty ones aside."""
    fewest = 1000
    found: list[int] = []
    for r in range(REGIONS):
        n = crowd(s, r)
        if 0 < n < fewest:
            fewest = n
            found = [r]
        elif n == fewest:
            found.append(r)
    return found


def total(s: GrandeState, seat: i64) -> int:
    points = 0
    for p in range(seat * PARTS, seat * PARTS + PARTS):
        points += s.points[p]
    return points


def scores(s: GrandeState) -> list[Score]:
    """Every seat's points in labelled parts, the same ones in the same order; what paid nobody is left out."""
    seats = range(s.seats)
    used = [p for p in range(PARTS) if sum(s.points[p::PARTS])]
    return [
        score(seat, [Part(_PART_NAMES[p], s.points[seat * PARTS + p], _PART_RULES[p]) for p in used]) for seat in seats
    ]


def winners(s: GrandeState) -> tuple[int, ...]:
    """ELG-7.12: the most points; equals share."""
    if s.frames:
        return ()
    totals = [total(s, seat) for seat in range(s.seats)]
    best = max(totals)
    return tuple([seat for seat in range(s.seats) if totals[seat] == best])


def would_pay(s: GrandeState, place: i64) -> list[int]:
    """Points every seat would get if this place were scored now, bonuses included."""
    ranks = rank_in(s, place)
    paid = [value(s, place, ranks[seat]) if ranks[seat] >= 0 else 0 for seat in range(s.seats)]
    for seat in range(s.seats):
        if ranks[seat] == 0:
            if s.king == place:
                paid[seat] += KING_BONUS
            if s.grandes[seat] == place:
                paid[seat] += GRANDE_BONUS
    return paid


def score_castle(s: GrandeState, part: i64 = CASTLE) -> None:
    """Open the castle and score it: its content becomes known to all."""
    s.reveal()
    if s.hears:
        _tell_castle(s)
    score_place(s, CASTLE, part)


def _tell_castle(s: GrandeState) -> None:
    """ELG-7.8, ELG-11.4: whoever stands round an open castle counts what lies in it."""
    empty = True
    for c in range(s.colours):
        count = s.at[c * PLACES + CASTLE]
        if count:
            empty = False
            s.tell("event-castle", {"seat": colour_id(s.seats, c), "count": count})
    if empty:
        s.tell("event-castle-empty", {})
