"""What a seat can bring to a primary action: icons, conversions, goods, and the townsfolk it may dismiss.

`power` counts what is there now, `reach` what could be there at most. Both the list of actions and each step of
paying come from these two, so nothing can be begun that cannot be finished (VIS-7.2).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.cards import beside, segment_of
from castellany.games.viscounts.effects.leaves import LEAST_CARDS, owned
from castellany.games.viscounts.facts import kinds as k
from castellany.games.viscounts.facts.kinds import (
    ANY_RESOURCE,
    CRIMINAL,
    DESTROYING,
    DOUBLE,
    FLIPPING,
    GOLD,
    ICON_COUNT,
    INK,
    MERCHANT,
    ON_FLIP_DEBT,
    PAIRS,
    SILVER,
    STONE,
    TOP_UP,
    TRADE,
    TWO_SILVER,
)
from castellany.games.viscounts.facts.tables import (
    BUILT_ICONS,
    CHEAP_DISMISSAL,
    CONVERTS,
    CONVERTS_FOR,
    COST,
    EXCHANGE,
    ICONS,
    RIBBON_OF_ICON,
    SLOT_ICONS,
    TIMING,
    USEFUL_ICONS,
)
from castellany.games.viscounts.state import ACQUIRED, NO_CARD, UNPAID, ViscountsState

UNLIMITED: Final = 1000


def permanent_icons(s: ViscountsState, seat: i64, icon: i64) -> i64:
    """VIS-7.8, VIS-9.4: icons of buildings and of clergy bonus cards."""
    count = BUILT_ICONS[s.built[seat] * ICON_COUNT + icon]
    ribbon = RIBBON_OF_ICON[icon]
    if ribbon >= 0 and s.bonus[ribbon] == seat:
        count += 1
    return count


def board_icons(s: ViscountsState, seat: i64, icon: i64) -> int:
    """VIS-7.1: cards, start icons of free slots, permanent icons."""
    count = permanent_icons(s, seat, icon)
    row = s.row
    for slot in range(3):
        card = row[seat * 3 + slot]
        if card >= 0:
            count += ICONS[card * ICON_COUNT + icon]
        else:
            count += SLOT_ICONS[slot * ICON_COUNT + icon]
    return count


def useful_icons(s: ViscountsState, seat: i64, action: i64) -> i64:
    """VIS-6.13: the icons of an action and the criminals."""
    count = permanent_icons(s, seat, action)
    row = s.row
    for slot in range(3):
        card = row[seat * 3 + slot]
        if card >= 0:
            count += USEFUL_ICONS[card * ICON_COUNT + action]
        else:
            count += SLOT_ICONS[slot * ICON_COUNT + action]
    return count


def conversions(s: ViscountsState, seat: i64, action: i64) -> i64:
    """Mask of the ways in which cards on the board make other things into icons of an action."""
    mask = 0
    for slot in range(seat * 3, seat * 3 + 3):
        card = s.row[slot]
        if card >= 0 and CONVERTS_FOR[card] == action:
            mask |= 1 << CONVERTS[card]
    return mask


def added(action: i64, ways: i64, merchants: i64, card: i64) -> i64:
    """What a dismissed card (or NO_CARD) and pairs of merchants add to the icons of the board."""
    count = 0
    if card != NO_CARD:
        count = ICONS[card * ICON_COUNT + action] + ICONS[card * ICON_COUNT + CRIMINAL]
        merchants += ICONS[card * ICON_COUNT + MERCHANT]
    if ways >> PAIRS & 1:
        count += merchants // 2
    return count


def power(s: ViscountsState, seat: i64, action: i64, ways: i64, card: i64) -> int:
    """Icons for an action with a dismissed card (or NO_CARD), without anything bought."""
    merchants = board_icons(s, seat, MERCHANT) if ways >> PAIRS & 1 else 0
    return useful_icons(s, seat, action) + added(action, ways, merchants, card)


def buyable(s: ViscountsState, seat: i64, action: i64, ways: i64, silver: i64) -> i64:
    """How many icons the goods of a seat buy at most, with so much silver."""
    if action == TRADE:
        return silver if exchange(s, seat) != SILVER else 0
    goods = s.goods[seat * 4 + TOP_UP[action]]
    count = goods
    if ways >> DOUBLE & 1 and goods and not s.doubled:
        count += 1
    if ways >> ANY_RESOURCE & 1:
        count += s.goods[seat * 4 + STONE] + s.goods[seat * 4 + GOLD]
    if ways >> TWO_SILVER & 1:
        count += silver // 2
    return count


def exchange(s: ViscountsState, seat: i64) -> i64:
    """What the outer space of a seat's viscount trades."""
    place = s.at[seat]
    return EXCHANGE[s.ring[place // 3] * 3 + place % 3]


def most_exchanges(s: ViscountsState, seat: i64) -> i64:
    """VIS-7.2: how many exchanges can do something. One always may be made, for the cards that answer a trade."""
    kind = exchange(s, seat)
    most = UNLIMITED
    if kind == DESTROYING:
        most = owned(s, seat) - LEAST_CARDS
    elif kind == FLIPPING:
        most = most_flips(s, seat)
    return most if most > 1 else 1


def most_flips(s: ViscountsState, seat: i64) -> i64:
    """How many debts and deeds can be flipped one after the other."""
    if answers_flips(s, seat):
        return UNLIMITED
    return s.papers[seat * 4 + UNPAID] + s.papers[seat * 4 + ACQUIRED]


def answers_flips(s: ViscountsState, seat: i64) -> bool:
    """A debt collector may bring a new debt with a hired card, which can be flipped next."""
    for slot in range(seat * 3, seat * 3 + 3):
        card = s.row[slot]
        if card >= 0 and TIMING[card] == ON_FLIP_DEBT:
            return True
    return False


def dismissal_price(s: ViscountsState, seat: i64, card: i64) -> i64:
    return 1 if s.built[seat] & CHEAP_DISMISSAL else COST[card]


def dismissable(s: ViscountsState, seat: i64, action: i64, ways: i64) -> i64:
    """VIS-7.11: the townsfolk this seat may dismiss for this action, silver apart, or NO_CARD."""
    if s.sacked != NO_CARD:
        return NO_CARD
    card = beside(s, segment_of(s, seat))
    if ICONS[card * ICON_COUNT + action] or ICONS[card * ICON_COUNT + CRIMINAL]:
        return card
    if ways >> PAIRS & 1 and ICONS[card * ICON_COUNT + MERCHANT]:
        return card
    return NO_CARD


def affordable(s: ViscountsState, seat: i64, card: i64) -> bool:
    return card != NO_CARD and dismissal_price(s, seat, card) <= s.goods[seat * 4 + SILVER]


def reach(s: ViscountsState, seat: i64, action: i64, ways: i64) -> i64:
    """The most icons a seat can bring to an action, counting what it has paid already."""
    silver = s.goods[seat * 4 + SILVER]
    icons = useful_icons(s, seat, action) + s.paid
    merchants = board_icons(s, seat, MERCHANT) if ways >> PAIRS & 1 else 0
    best = added(action, ways, merchants, s.sacked) + buyable(s, seat, action, ways, silver)
    card = dismissable(s, seat, action, ways)
    if card != NO_CARD:
        left = silver - dismissal_price(s, seat, card)
        if left >= 0:
            other = added(action, ways, merchants, card) + buyable(s, seat, action, ways, left)
            if other > best:
                best = other
    return icons + best


def spendable(action: i64, ways: i64) -> list[int]:
    """The goods that can be spent in an action."""
    goods = [TOP_UP[action]]
    if ways >> ANY_RESOURCE & 1:
        goods += [STONE, GOLD]
    if ways >> TWO_SILVER & 1:
        goods.append(SILVER)
    return goods


def price_of_icon(action: i64, good: i64) -> i64:
    """Silver buys an icon for one only where it is the good of the action."""
    return 2 if good == SILVER and action != TRADE else 1


def bought(s: ViscountsState, action: i64, ways: i64, good: i64) -> i64:
    """Icons for the next piece spent: the first of its resource may count twice."""
    return 2 if good == TOP_UP[action] and ways >> DOUBLE & 1 and not s.doubled else 1


assert (k.TRADE, k.BUILD, k.WORKERS, k.TRANSCRIBE) == (k.MERCHANT, k.BUILDER, k.NOBLE, k.CLERIC)
assert TOP_UP[k.TRANSCRIBE] == INK
