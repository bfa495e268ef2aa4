"""Why this resource, this paper to flip, this one of two effects; and what points of virtue or corruption do."""

from __future__ import annotations

from typing import Final

from castellany.bots.viscounts.why.castle import can_gather, on_first_tier
from castellany.bots.viscounts.why.looks import starters_in
from castellany.bots.viscounts.worth import CARD_WORTH
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import all_cards
from castellany.games.viscounts.effects.icons import Chain, Thing
from castellany.games.viscounts.effects.leaves import (
    ANY_GOODS,
    CORRUPTIONS,
    DEBT,
    DEED,
    DEEDS,
    VIRTUES,
    CastleMove,
    Destroy,
    Discard,
    Flip,
    Gain,
    HireFree,
    Rearrange,
)
from castellany.games.viscounts.facts.kinds import DROPOFF, GOODS_IDS, INK, ON_FLIP_DEBT, STONE
from castellany.games.viscounts.facts.manuscripts import PRINTED_BOOK_COST
from castellany.games.viscounts.facts.tables import BUILDING_COST, COST, TILE_COST, TIMING, WORKER_COST
from castellany.games.viscounts.gains import move_marks
from castellany.games.viscounts.ids import card_name
from castellany.games.viscounts.payment import useful_icons
from castellany.games.viscounts.scoring import resources
from castellany.games.viscounts.state import ACQUIRED, APPROVED, CORRUPTION, PAID, UNPAID, VIRTUE, ViscountsState
from castellany.kernel import Message, say

ACTION_FOR: Final = (0, 3, 1, 2)  # by good: the action it tops up
BUILDING_NAMES: Final = ("building-trading_post", "building-guildhall", "building-workshop")
NEAR: Final = 4  # papers above a card that will be revealed soon


def take_reasons(s: ViscountsState, seat: int, good: int) -> list[Message]:
    """A resource of choice: what it makes possible, how scarce it is, how many icons it joins."""
    count = s.goods[seat * 4 + good]
    icons = useful_icons(s, seat, ACTION_FOR[good])
    res = f"res-{GOODS_IDS[good]}"
    found = enough(s, good, icons + count + 1)
    scarce = True
    for other in range(INK, INK + 3):
        if s.goods[seat * 4 + other] < count:
            scarce = False
    if scarce:
        found.append(say("why-viscounts-take-scarce", res=res, count=count))
    found.append(say("why-viscounts-take-icons", res=res, action=ACTION_FOR[good], count=icons))
    return found


def enough(s: ViscountsState, good: int, total: int) -> list[Message]:
    """What an action just reaches with so many icons and resources."""
    if good == STONE:
        for kind in range(3):
            if BUILDING_COST[kind] == total:
                return [say("why-viscounts-take-build", building=BUILDING_NAMES[kind])]
    elif good == INK:
        for tile in s.books:
            if (TILE_COST[tile] if tile >= 0 else PRINTED_BOOK_COST) == total:
                return [say("why-viscounts-take-copy", cost=total)]
    else:
        for count in range(2, 5):
            if WORKER_COST[count] == total:
                return [say("why-viscounts-take-place", count=count)]
    return []


def flip_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """A debt or a deed: its points, the card that answers, the ranking at the end."""
    papers = s.papers
    if choice == lex.STOP.base:
        debts, deeds = papers[seat * 4 + UNPAID], papers[seat * 4 + ACQUIRED]
        return [say("why-viscounts-flip-stop", debts=debts, deeds=deeds)]
    debt = lex.FLIP.arg(choice) == 0
    found = [say("why-viscounts-flip-debt" if debt else "why-viscounts-flip-deed")]
    if debt:
        for slot in range(seat * 3, seat * 3 + 3):
            if s.row[slot] >= 0 and TIMING[s.row[slot]] == ON_FLIP_DEBT:
                found.append(say("why-viscounts-flip-acts", card=card_name(s.row[slot])))
    kind = PAID if debt else APPROVED
    own = papers[seat * 4 + kind] + 1
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, papers[other * 4 + kind])
    revealed = s.prosperity if debt else s.poverty
    above = s.deeds_above if debt else s.debts_above
    if revealed:
        found.append(say("why-viscounts-flip-ranked", debt=int(debt), own=own, best=best))
    elif above <= NEAR and s.round > 0:
        found.append(say("why-viscounts-flip-near", debt=int(debt), above=above))
    return found


def mark_reason(s: ViscountsState, seat: int, corruption: int, virtue: int) -> Message:
    """VIS-4.1 to VIS-4.4: where the markers lie afterwards."""
    after = s.copy()
    move_marks(after, seat, corruption, virtue)
    bad, good = after.marks[seat * 2 + CORRUPTION], after.marks[seat * 2 + VIRTUE]
    if bad < good:
        return say("why-viscounts-marks-apart", count=good - bad)
    return say("why-viscounts-marks-meet", space=bad + 1)


def effect_reasons(s: ViscountsState, seat: int, effect: Thing) -> list[Message]:
    """What one of two effects is good for now."""
    if isinstance(effect, Chain):
        found: list[Message] = []
        for part in effect.effects:
            found += effect_reasons(s, seat, part)
        return found
    if isinstance(effect, Gain):
        return gain_reasons(s, seat, effect.amounts)
    if isinstance(effect, Flip):
        if effect.which == DEBT:
            return [say("why-viscounts-flip-debt")]
        return [say("why-viscounts-flip-deed" if effect.which == DEED else "why-viscounts-flip-worth")]
    return card_effect_reasons(s, seat, effect)


def gain_reasons(s: ViscountsState, seat: int, amounts: list[int]) -> list[Message]:
    found: list[Message] = []
    if amounts[VIRTUES] or amounts[CORRUPTIONS]:
        found.append(mark_reason(s, seat, amounts[CORRUPTIONS], amounts[VIRTUES]))
    if amounts[ANY_GOODS]:
        found.append(say("why-viscounts-resources", count=resources(s, seat), more=amounts[ANY_GOODS]))
    for good in range(4):
        if amounts[good]:
            count = s.goods[seat * 4 + good]
            found.append(say("why-viscounts-stock", res=f"res-{GOODS_IDS[good]}", count=count))
    if amounts[DEEDS]:
        found.append(say("why-viscounts-deed", count=s.papers[seat * 4 + ACQUIRED] + amounts[DEEDS]))
    return found


def card_effect_reasons(s: ViscountsState, seat: int, effect: Thing) -> list[Message]:
    """Effects that ask for a card or a worker."""
    if isinstance(effect, HireFree):
        best = -1
        for card in s.tops:
            if card >= 0 and (best < 0 or CARD_WORTH[card] > CARD_WORTH[best]):
                best = card
        return [say("why-viscounts-hire-free", card=card_name(best), cost=COST[best])]
    if isinstance(effect, Destroy):
        count = starters_in(all_cards(s, seat))
        if count:
            return [say("why-viscounts-starters", count=count)]
        return [say("why-viscounts-thinner", count=len(all_cards(s, seat)))]
    if isinstance(effect, Discard):
        return [say("why-viscounts-cycle", hand=len(s.hands[seat]), deck=len(s.decks[seat]))]
    if isinstance(effect, Rearrange):
        row = [card for card in s.row[seat * 3 : seat * 3 + 3] if card >= 0]
        for card in row[:-1]:
            if TIMING[card] == DROPOFF:
                return [say("why-viscounts-drop-sooner", card=card_name(card))]
        return [say("why-viscounts-order-free")]
    if isinstance(effect, CastleMove):
        if can_gather(s, seat):
            return [say("why-viscounts-castle-move")]
        return [say("why-viscounts-castle-near", count=on_first_tier(s, seat))]
    return []
