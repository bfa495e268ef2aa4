"""Building: who may build what, for how much, and what happens until it stands (CIT-4.4 to 4.7).

`build_fault` is the one judge: options, greyed-out cards and refusals all ask it. A build goes
card on the site -> payment -> the Magistrate's chance -> into a city -> tax -> completion.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.cards import take_from_hand
from castellany.games.citadels.effects.city import add_district
from castellany.games.citadels.facts import (
    CARDINAL,
    COLOUR,
    COST,
    FACTORY,
    FIRST_UNIQUE,
    FRAMEWORK,
    LIMIT_OF,
    MONUMENT,
    NECROPOLIS,
    QUARRY,
    RANK_OF,
    SECRET_VAULT,
    STABLES,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    WIZARD,
)
from castellany.games.citadels.ids import DISTRICT_NAMES, GOLD
from castellany.games.citadels.layout import (
    GATHERED,
    NO_CARD,
    PAID_BUILD,
    USED_ABILITY,
    WIZARD_BUILDS_EARLY,
)
from castellany.games.citadels.lexicon import BUILD, LEVY, PAY_CARDS, SACRIFICE, SCAFFOLD
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Step, seat_id

# Why a district may not be built; 0 when it may.
FINE: Final = 0
NOT_GATHERED: Final = 1
MAY_NOT_BUILD: Final = 2
LIMIT_REACHED: Final = 3
DUPLICATE: Final = 4
NEVER_BUILT: Final = 5
CITY_TOO_LARGE: Final = 6
MONUMENT_LIMIT: Final = 5  # a city this large has no room for it (CIT-14.16)


def price(s: CitadelsState, seat: i64, district: i64) -> int:
    """CIT-4.5, CIT-14.5: the cost, one less with the Factory for other unique districts."""
    cost = COST[district]
    if district >= FIRST_UNIQUE and district != FACTORY and (s.marks[seat] >> FACTORY) & 1:
        return cost - 1
    return cost


def counts_towards_limit(s: CitadelsState, district: i64) -> bool:
    """CIT-14.26, CIT-10.5: the Stables and the Trader's trade districts do not."""
    return district != STABLES and not (s.acting == TRADER and COLOUR[district] == TRADE)


def build_fault(s: CitadelsState, seat: i64, district: i64, at_once: bool) -> int:
    """Why the acting player may not build this, gold apart. `at_once`: by the Wizard's ability (CIT-7.5)."""
    if district == SECRET_VAULT:
        return NEVER_BUILT
    limit = LIMIT_OF[s.acting]
    if limit == 0:
        return MAY_NOT_BUILD
    if not s.used & GATHERED and not (at_once and s.house_rules & WIZARD_BUILDS_EARLY):
        return NOT_GATHERED
    if not at_once and s.built >= limit and counts_towards_limit(s, district):
        return LIMIT_REACHED
    marks = s.marks[seat]
    if (marks >> district) & 1 and not (marks >> QUARRY) & 1 and s.acting != WIZARD:
        return DUPLICATE
    if district == MONUMENT and len(s.cities[seat]) >= MONUMENT_LIMIT:
        return CITY_TOO_LARGE
    return FINE


def makes_room(s: CitadelsState, seat: i64, district: i64) -> bool:
    """CIT-14.16: the Framework leaves first, so that a city of five has room for the Monument."""
    if district != MONUMENT or s.rules == 1:
        return False
    return (s.marks[seat] >> FRAMEWORK) & 1 == 1 and len(s.cities[seat]) == MONUMENT_LIMIT


def offer_builds(s: CitadelsState, seat: i64, out: list[int]) -> None:
    """Every way in which the acting player may build a card of the hand now."""
    acting = s.acting
    limit = LIMIT_OF[acting]
    hand = s.hands[seat]
    if limit == 0 or (s.built >= limit and acting != TRADER and STABLES not in hand):
        return
    gold = s.gold[seat]
    has_framework = (s.marks[seat] >> FRAMEWORK) & 1 == 1
    needs_gold = not has_framework and acting != CARDINAL
    seen = 0
    for card in hand:
        due = COST[card] if card < FIRST_UNIQUE else price(s, seat, card)
        if due > gold and needs_gold and card < FIRST_UNIQUE:
            continue
        if (seen >> card) & 1:
            continue
        seen |= 1 << card
        fault = build_fault(s, seat, card, False)
        if fault == CITY_TOO_LARGE and makes_room(s, seat, card):
            out.append(SCAFFOLD.base + card)
        if fault != FINE:
            continue
        if due <= gold:
            out.append(BUILD.base + card)
        elif acting == CARDINAL:
            offer_levies(s, seat, card, due - gold, out)
        if card >= FIRST_UNIQUE:
            offer_unique_payment(s, seat, card, due, len(hand) - 1, out)
        if has_framework:
            out.append(SCAFFOLD.base + card)


def offer_unique_payment(s: CitadelsState, seat: i64, card: i64, due: i64, cards: i64, out: list[int]) -> None:
    """CIT-14.18, CIT-14.29: a district instead of gold for the Necropolis, cards for the Thieves' Den."""
    if card == NECROPOLIS:
        seen: list[int] = []
        for standing in s.cities[seat]:
            if standing not in seen:
                seen.append(standing)
                out.append(SACRIFICE.base + standing)
    elif card == THIEVES_DEN and cards > 0 and s.gold[seat] + cards >= due:
        out.append(PAY_CARDS.base)


def levy_lenders(s: CitadelsState, seat: i64, shortage: i64, cards: i64) -> list[int]:
    """CIT-9.7: who can lend the Cardinal exactly what is missing, given the cards left to pay with."""
    if s.used & USED_ABILITY or shortage < 1 or cards < shortage:
        return []
    return [other for other in range(s.seats) if other != seat and s.gold[other] >= shortage]


def offer_levies(s: CitadelsState, seat: i64, card: i64, shortage: i64, out: list[int]) -> None:
    for other in levy_lenders(s, seat, shortage, len(s.hands[seat]) - 1):
        out.append(LEVY.of2(other, card))


def start_build(s: CitadelsState, owner: i64, card: i64) -> None:
    """The card leaves a hand and lies on the site."""
    take_from_hand(s, owner, card)
    s.site = card


def pay(s: CitadelsState, seat: i64, amount: i64) -> None:
    s.gold[seat] -= amount
    s.paid += amount


def finish_build(
    s: CitadelsState, seat: i64, card: i64, gold: i64, is_paid: bool, at_once: bool, is_told: bool = False
) -> None:
    """Paid for: the Magistrate may step in (CIT-5.11, 5.12), then the district stands.

    `is_told`: that the gold has gone to the bank was told already.
    """
    if not at_once and counts_towards_limit(s, card):
        s.built += 1
    if is_paid and not s.used & PAID_BUILD:
        s.used |= PAID_BUILD
        if (s.warrants >> RANK_OF[s.acting]) & 1 and s.magistrate != seat:
            if s.hears:
                s.tell(
                    "event-warrant",
                    {"seat": seat_id(seat), "district": DISTRICT_NAMES[card], "gold": gold},
                    moves=[(GOLD, f"seat:{seat}/gold", "bank", gold)] if gold and not is_told else (),
                )
            s.frames.append(Frame(kinds.CONFISCATE, s.magistrate, card, gold, seat))
            return
    land(s, seat, card, gold, is_told)


class FinishBuild(Step[CitadelsState]):
    """The Cardinal's build after the cards were given: card `f.a`, paid with `f.b` gold (CIT-9.7)."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        finish_build(s, f.seat, f.a, f.b, True, False, is_told=True)


def land(s: CitadelsState, owner: i64, card: i64, gold: i64, is_told: bool) -> None:
    """The district on the site enters a city, whose owner pays the tax (CIT-13.6)."""
    s.site = NO_CARD
    if s.hears:
        name = DISTRICT_NAMES[card]
        moves: list[tuple[str, str, str] | tuple[str, str, str, int]] = [
            (name, f"seat:{s.active}/hand", f"seat:{owner}/city")
        ]
        if owner != s.active:
            s.tell("event-confiscated", {"seat": seat_id(owner), "district": name}, moves=moves)
        elif gold:
            if not is_told:
                moves.append((GOLD, f"seat:{owner}/gold", "bank", gold))
            s.tell("event-build", {"seat": seat_id(owner), "district": name, "gold": gold}, moves=moves)
        else:
            s.tell("event-build-free", {"seat": seat_id(owner), "district": name}, moves=moves)
    add_district(s, owner, card)
    pay_tax(s, owner)


def pay_tax(s: CitadelsState, seat: i64) -> None:
    """CIT-13.6, 13.7: one gold to the Tax Collector's card, if there is any; not on his own turn."""
    if s.cast[-1] != TAX_COLLECTOR or s.gold[seat] == 0:
        return
    if seat == s.active and s.acting == TAX_COLLECTOR:
        return
    s.gold[seat] -= 1
    s.taxes += 1
    if s.hears:
        s.tell("event-tax", {"seat": seat_id(seat)}, moves=[(GOLD, f"seat:{seat}/gold", "rank:9", 1)])
