"""Points, in the labelled parts of the rulebook, ties split as printed."""

from __future__ import annotations

from castellany.games.viscounts.cards import all_cards
from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.kinds import ICON_COUNT, SEGMENT_COUNT
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.tables import (
    BONUS_POINTS,
    BUILDING_POINTS,
    ICONS,
    LEADER_POINTS,
    PLACES,
    PLACES_OF_TWO,
    SET_POINTS,
)
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.payment import permanent_icons
from castellany.games.viscounts.solo.judgement import is_unseen, opponent_permanent_icons
from castellany.games.viscounts.state import ACQUIRED, APPROVED, NOBODY, PAID, UNPAID, ViscountsState
from castellany.kernel import Part, Score, score

_ICON_TILES = {
    k.MERCHANT_ICONS: k.MERCHANT,
    k.BUILDER_ICONS: k.BUILDER,
    k.NOBLE_ICONS: k.NOBLE,
    k.CLERIC_ICONS: k.CLERIC,
    k.CRIMINAL_ICONS: k.CRIMINAL,
}


def buildings(s: ViscountsState, seat: int) -> int:
    """VIS-13.1."""
    points = 0
    for type in range(3):
        count = (s.built[seat] >> (type * 3) & 7).bit_count()
        points += BUILDING_POINTS[type][count]
    return points


def workers_in_castle(s: ViscountsState, seat: int, tier: int) -> int:
    if tier == 3:
        return s.tier3[seat]
    workers = s.tier1 if tier == 1 else s.tier2
    return sum(workers[section * 4 + seat] for section in range(SEGMENT_COUNT))


def castle(s: ViscountsState, seat: int) -> int:
    """VIS-13.2: a worker is worth its tier."""
    return sum(tier * workers_in_castle(s, seat, tier) for tier in (1, 2, 3))


def sets(counts: list[int]) -> int:
    """VIS-13.3: layer by layer, every ribbon owned at least so often."""
    points = 0
    layer = 1
    while any(count >= layer for count in counts):
        points += SET_POINTS[sum(count >= layer for count in counts)]
        layer += 1
    return points


def icons_owned(s: ViscountsState, seat: int, icon: int) -> int:
    """VIS-13.4: on all own cards, wherever they are, and permanent ones."""
    count = sum(ICONS[card * ICON_COUNT + icon] for card in all_cards(s, seat))
    if seat == s.opponent and s.unseen and s.frames:
        count -= icons_unseen(s, icon)
    return count + (opponent_permanent_icons(s, seat, icon) if seat == s.opponent else permanent_icons(s, seat, icon))


def icons_unseen(s: ViscountsState, icon: int) -> int:
    """VIS-14.17: future schemes in the opponent's deck that nobody has seen yet count only when the game is over."""
    return sum(ICONS[card * ICON_COUNT + icon] for card in s.decks[s.opponent] if is_unseen(s, card))


def resources(s: ViscountsState, seat: int) -> int:
    return s.goods[seat * 4 + k.INK] + s.goods[seat * 4 + k.STONE] + s.goods[seat * 4 + k.GOLD]


def counted(s: ViscountsState, seat: int, what: int) -> int:
    """What a manuscript gives points for."""
    if what in _ICON_TILES:
        return icons_owned(s, seat, _ICON_TILES[what])
    if what == k.BUILDINGS:
        return s.built[seat].bit_count()
    if what == k.RESOURCES:
        return resources(s, seat)
    if what == k.APPROVED_DEEDS:
        return s.papers[seat * 4 + APPROVED]
    if what == k.PAID_DEBTS:
        return s.papers[seat * 4 + PAID]
    if what == k.MANUSCRIPTS_OWNED:
        return s.tiles[seat].bit_count()
    if what == k.SILVER_HELD:
        return s.goods[seat * 4 + k.SILVER]
    if what == k.CARDS_OWNED:
        return len(all_cards(s, seat))
    return sum(workers_in_castle(s, seat, tier) for tier in (1, 2, 3))


def tile_points(s: ViscountsState, seat: int, tile: int) -> int:
    record = MANUSCRIPTS[tile]
    return counted(s, seat, record.points_for) // record.per if record.points_for else 0


def manuscripts(s: ViscountsState, seat: int) -> int:
    return sum(tile_points(s, seat, i) for i in range(len(MANUSCRIPTS)) if s.tiles[seat] >> i & 1)


def places(flipped: list[int]) -> list[int]:
    """VIS-13.8, VIS-13.9: prizes by rank; who ties shares the places taken, rounded down; none without a card."""
    prizes = PLACES if len(flipped) > 2 else PLACES_OF_TWO
    points = []
    for count in flipped:
        better = sum(other > count for other in flipped)
        tied = sum(other == count for other in flipped)
        pot = sum(prizes[i] for i in range(better, better + tied) if i < len(prizes))
        points.append(pot // tied if count else 0)
    return points


def parts(s: ViscountsState, seat: int, poverty: list[int], prosperity: list[int]) -> list[Part]:
    papers = s.papers[seat * 4 : seat * 4 + 4]
    bonuses = sum(owner == seat for owner in s.bonus)
    found = [
        Part("part-buildings", buildings(s, seat), "VIS-13.1"),
        Part("part-castle", castle(s, seat), "VIS-13.2"),
        Part("part-sets", sets(ribbons(s, seat)), "VIS-13.3"),
        Part("part-manuscripts", manuscripts(s, seat), "VIS-13.4"),
        Part("part-leader", LEADER_POINTS if s.leader == seat else 0, "VIS-13.5"),
        Part("part-bonus", BONUS_POINTS * bonuses, "VIS-13.5"),
        Part("part-debts", -2 * papers[UNPAID], "VIS-13.6"),
        Part("part-acquired", papers[ACQUIRED], "VIS-13.7"),
        Part("part-approved", 3 * papers[APPROVED], "VIS-13.7"),
        Part("part-poverty", poverty[seat], "VIS-13.8"),
        Part("part-prosperity", prosperity[seat], "VIS-13.8"),
    ]
    if seat == s.opponent:
        found.append(Part("part-resources", resources(s, seat), "VIS-14.16"))
    return found


def scores(s: ViscountsState) -> list[Score]:
    seats = range(s.seats)
    nothing = [0] * s.seats
    poverty = places([s.papers[seat * 4 + APPROVED] for seat in seats]) if s.poverty else nothing
    prosperity = places([s.papers[seat * 4 + PAID] for seat in seats]) if s.prosperity else nothing
    return [score(seat, parts(s, seat, poverty, prosperity)) for seat in seats]


def winners(s: ViscountsState) -> tuple[int, ...]:
    """VIS-13.10, VIS-14.19: most points, then most silver and resources; a draw with the opponent is its win."""
    if s.frames:
        return ()
    totals = [each.total for each in scores(s)]
    best = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if s.opponent != NOBODY:
        return (s.opponent,) if s.opponent in best else (best[0],)
    wealth = [resources(s, seat) + s.goods[seat * 4 + k.SILVER] for seat in range(s.seats)]
    most = max(wealth[seat] for seat in best)
    return tuple(seat for seat in best if wealth[seat] == most)
