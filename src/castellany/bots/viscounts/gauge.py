"""What the seats of Viscounts have, as numbers from which their points at the end were learned."""

from __future__ import annotations

from castellany.bots.viscounts.worth import CARD_WORTH, TILE_EXTRA, seat_worth, set_points, time_left
from castellany.games.viscounts.facts.tables import BUILDING_POINTS, FIRST_FOLK, FIRST_HERO, FIRST_SCHEME, ICONS
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.payment import board_icons
from castellany.games.viscounts.state import ViscountsState


def gauges(s: ViscountsState) -> list[list[float]]:
    """Nothing where the game's own opponent plays: it was not learned from."""
    if s.opponent >= 0:
        return []
    worths = [seat_worth(s, seat) for seat in range(s.seats)]
    return [gauge(s, seat, worths) for seat in range(s.seats)]


def gauge(s: ViscountsState, seat: int, worths: list[float]) -> list[float]:
    """Buildings, castle, manuscripts, papers, goods, cards, and how much time is left."""
    left = time_left(s)
    found: list[float] = [worths[seat], left, float(s.debts_above), float(s.deeds_above)]
    built = s.built[seat]
    points = 0.0
    for kind in range(3):
        count = (built >> (kind * 3) & 7).bit_count()
        points += BUILDING_POINTS[kind][count]
        found += [float(count), count * left]
    found.append(points)
    ones = 0.0
    pairs = 0.0
    twos = 0.0
    upper_pairs = 0.0
    for section in range(5):
        here = s.tier1[section * 4 + seat]
        ones += here
        pairs += 1.0 if here == 2 else 0.0
        above = s.tier2[section * 4 + seat]
        twos += above
        upper_pairs += 1.0 if above == 2 else 0.0
    found += [ones, pairs, twos, upper_pairs, float(s.tier3[seat]), float(s.workers[seat]), ones * left, twos * left]
    counts = ribbons(s, seat)
    books = 0.0
    for count in counts:
        books += count
    extra = 0.0
    mask = s.tiles[seat]
    tile = 0
    while mask:
        if mask & 1:
            extra += TILE_EXTRA[tile]
        mask >>= 1
        tile += 1
    bonus = 0.0
    near = 0.0
    for ribbon in range(4):
        if s.bonus[ribbon] == seat:
            bonus += 1.0
        elif s.bonus[ribbon] < 0 and counts[ribbon] == 2:
            near += 1.0
    found += [set_points(counts), books, books * left, extra, bonus, near, 1.0 if s.leader == seat else 0.0]
    for paper in range(4):
        found.append(float(s.papers[seat * 4 + paper]))
    for good in range(4):
        have = float(min(8, s.goods[seat * 4 + good]))
        found += [have, have * left]
    found += [float(s.marks[seat * 2]), float(s.marks[seat * 2 + 1])]
    total = 0.0
    cards = 0.0
    heroes = 0.0
    folk = 0.0
    icons = [0.0] * 5
    for pile in (s.decks[seat], s.hands[seat], s.discards[seat]):
        for card in pile:
            cards += 1.0
            if card < FIRST_SCHEME:
                total += CARD_WORTH[card]
                if card >= FIRST_FOLK:
                    folk += 1.0
                elif card >= FIRST_HERO:
                    heroes += 1.0
                for icon in range(5):
                    icons[icon] += ICONS[card * 5 + icon]
    mean = total / cards if cards else 0.0
    found += [mean * left, cards, cards * left, heroes, folk, folk * left]
    for icon in range(5):
        found.append(icons[icon] * left)
    for icon in range(4):
        found.append(board_icons(s, seat, icon) * left)
    best = -99.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, worths[other])
    found += [best, 1.0 if s.last_round else 0.0, float(min(s.round, 20)), float(s.phase), float(s.seats)]
    found.append(1.0 if s.active == seat else 0.0)
    return found
