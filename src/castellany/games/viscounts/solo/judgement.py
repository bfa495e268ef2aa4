"""What a solo opponent can do and wants: its icons, its purse, its preferences (its steps are in `turn.py`)."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.building import free_spots
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.effects.leaves import EITHER
from castellany.games.viscounts.facts.kinds import (
    BUILD,
    CRIMINAL,
    FLIP_TWO,
    GOLD,
    ICON_COUNT,
    ICON_IDS,
    INK,
    STONE,
    TOP_UP,
    WORKERS,
)
from castellany.games.viscounts.facts.manuscripts import PRINTED_BOOK_COST, RIBBON_ICON
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.tables import (
    ALL_BUILDINGS,
    BUILDING_COST,
    FIRST_FUTURE,
    ICONS,
    TILE_COST,
    WORKER_COST,
)
from castellany.games.viscounts.gains import CARD_LOVER, spend
from castellany.games.viscounts.ids import action_name
from castellany.games.viscounts.kinds import HERE
from castellany.games.viscounts.papers import flippable
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import seat_id

# Its buildings from left to right: guildhalls, trading posts, workshops; as type * 3 + slot.
LEFT_TO_RIGHT: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2, 6, 7, 8)
LEAST_WORKERS: Final = 2  # VIS-14.11: it never places a single one


def opponent_icons(s: ViscountsState, seat: int, icon: int) -> int:
    """VIS-14.8: schemes on its board, headers printed on free slots, guildhalls, clergy bonus cards."""
    board = OPPONENTS[s.opponent_board]
    count = 0
    for slot in range(3):
        card = s.row[seat * 3 + slot]
        if card != NO_CARD:
            count += ICONS[card * ICON_COUNT + icon]
        elif slot:
            count += board.slot_icons[slot - 1][icon]
    return count + opponent_permanent_icons(s, seat, icon)


def opponent_permanent_icons(s: ViscountsState, seat: int, icon: int) -> int:
    """Guildhalls and clergy bonus cards."""
    board = OPPONENTS[s.opponent_board]
    count = 0
    for slot in range(3):
        if board.guildhall_icons[slot] == icon and s.built[seat] >> (3 + slot) & 1:
            count += 1
    for ribbon in range(4):
        if s.bonus[ribbon] == seat and RIBBON_ICON[ribbon] == icon:
            count += 1
    return count


def opponent_power(s: ViscountsState, seat: int, action: int) -> int:
    return opponent_icons(s, seat, action) + opponent_icons(s, seat, CRIMINAL)


def opponent_goods(s: ViscountsState, seat: int, action: int) -> int:
    """The resources it can add to an action; to the one that collects cards all are the same."""
    if s.opponent_board == CARD_LOVER:
        return s.goods[seat * 4 + INK] + s.goods[seat * 4 + STONE] + s.goods[seat * 4 + GOLD]
    return s.goods[seat * 4 + TOP_UP[action]]


def opponent_book_cost(s: ViscountsState, seat: int) -> int:
    tile = s.books[segment_of(s, seat)]
    return TILE_COST[tile] if tile >= 0 else PRINTED_BOOK_COST


def opponent_building(s: ViscountsState, seat: int, purse: int) -> int:
    """VIS-14.10: the leftmost building it can pay for, or -1."""
    for building in LEFT_TO_RIGHT:
        if not s.built[seat] >> building & 1 and BUILDING_COST[building // 3] <= purse:
            return building
    return -1


def opponent_workers(s: ViscountsState, seat: int, purse: int) -> int:
    """VIS-14.11: as many workers as it can place, never a single one; 0 for none."""
    for count in range(4, LEAST_WORKERS - 1, -1):
        if count <= s.workers[seat] and WORKER_COST[count] <= purse:
            return count
    return 0


def can_act(s: ViscountsState, seat: int, action: int) -> bool:
    if action == FLIP_TWO:
        return flippable(s, seat, EITHER) >= 0
    purse = opponent_power(s, seat, action) + opponent_goods(s, seat, action)
    if action == BUILD:
        return opponent_building(s, seat, purse) >= 0 and bool(free_spots(s, seat, HERE))
    if action == WORKERS:
        return opponent_workers(s, seat, purse) > 0
    return purse >= opponent_book_cost(s, seat)


def tell_why_not(s: ViscountsState, seat: int, action: int) -> None:
    """The reason in numbers: icons and goods it has, and what it would need."""
    if action == FLIP_TWO:
        s.tell("event-opponent-no-flips", {"seat": seat_id(seat)})
        return
    purse = opponent_power(s, seat, action) + opponent_goods(s, seat, action)
    if action == BUILD and s.built[seat] == ALL_BUILDINGS:
        s.tell("event-opponent-all-built", {"seat": seat_id(seat)})
        return
    if action == BUILD and not free_spots(s, seat, HERE):
        s.tell("event-opponent-no-spot", {"seat": seat_id(seat)})
        return
    if action == WORKERS and s.workers[seat] < LEAST_WORKERS:
        s.tell("event-opponent-few-workers", {"seat": seat_id(seat), "count": s.workers[seat]})
        return
    need = opponent_book_cost(s, seat)
    if action == BUILD:
        need = min([BUILDING_COST[b // 3] for b in LEFT_TO_RIGHT if not s.built[seat] >> b & 1])
    elif action == WORKERS:
        need = WORKER_COST[LEAST_WORKERS]
    icon = f"icon-{ICON_IDS[action]}"
    s.tell(
        "event-opponent-cannot",
        {"seat": seat_id(seat), "action": action_name(action), "icon": icon, "had": purse, "need": need},
    )


def opponent_pay(s: ViscountsState, seat: int, action: int, cost: int) -> None:
    """VIS-14.8: icons first, then only as many resources as are missing."""
    missing = cost - opponent_power(s, seat, action)
    if missing <= 0:
        return
    if s.opponent_board != CARD_LOVER:
        spend(s, seat, TOP_UP[action], missing)
        return
    for good in (INK, STONE, GOLD):
        part = min(missing, s.goods[seat * 4 + good])
        spend(s, seat, good, part)
        missing -= part


def is_unseen(s: ViscountsState, card: int) -> bool:
    """Is it one of the future schemes that were shuffled into its deck and have not been revealed?"""
    return card >= FIRST_FUTURE and s.unseen >> card - FIRST_FUTURE & 1 == 1


def wanted(s: ViscountsState, seat: int) -> int:
    wants = OPPONENTS[s.opponent_board].wants
    for good, limit in wants:
        if s.goods[seat * 4 + good] < limit:
            return good
    return wants[-1][0]
