"""Aiming at a district: what rank 8 and the Armory may touch, and the price (section 12 of the rules, CIT-14.1).

`aim_fault` is the judge of what is out of reach; gold is compared by the callers, who know the price.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.effects.city import has, is_complete
from castellany.games.citadels.facts import ARMORY, BEAUTIFIED, COST, DISTRICT_OF, GREAT_WALL, KEEP
from castellany.games.citadels.ids import city_targets, district_name
from castellany.games.citadels.layout import ARTIST_RAISES_COST, WALL_PROTECTS_ITSELF
from castellany.games.citadels.shown import LackFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Message, say, seat_id

FINE: Final = 0
COMPLETE: Final = 1
PROTECTED: Final = 2
OUT_OF_REACH: Final = 3  # the Keep
HAVE_ONE: Final = 4
THEY_HAVE_ONE: Final = 5
TOO_DEAR: Final = 6
NOTHING_TO_GIVE: Final = 7
SHORT: Final = 8
ITSELF: Final = 9
SEIZED_TWICE: Final = 10  # the Marshal has one
OUT_OF_ARMS_REACH: Final = 11  # a completed city, for the Armory
IDLE_ARMORY: Final = 12  # it stands in a completed city itself
OWN_PROTECTED: Final = 13  # the Diplomat's own city is the Bishop's

RULES: Final[list[str]] = [
    "",
    "CIT-12.3",
    "CIT-9.2",
    "CIT-14.12",
    "CIT-12.6",
    "CIT-12.6",
    "CIT-12.7",
    "CIT-12.4",
    "CIT-12.9",
    "CIT-14.1",
    "CIT-12.8",
    "CIT-14.1",
    "CIT-14.1",
    "CIT-9.3",
]


def worth(standing: i64) -> int:
    """Cost, one more when beautified (CIT-13.4)."""
    return COST[standing] + (1 if standing >= BEAUTIFIED else 0)


def surcharge(s: CitadelsState, owner: i64, standing: i64) -> int:
    """CIT-14.8: one gold more for any other district of a city with the Great Wall."""
    if not has(s, owner, GREAT_WALL):
        return 0
    if DISTRICT_OF[standing] == GREAT_WALL and not s.house_rules & WALL_PROTECTS_ITSELF:
        return 0
    return 1


def destroy_price(s: CitadelsState, owner: i64, standing: i64) -> int:
    """CIT-12.2: one less than it is worth."""
    return worth(standing) - 1 + surcharge(s, owner, standing)


def seize_price(s: CitadelsState, owner: i64, standing: i64) -> int:
    """CIT-12.7: what it is worth, to its owner."""
    return worth(standing) + surcharge(s, owner, standing)


def exchange_price(s: CitadelsState, owner: i64, theirs: i64, mine: i64) -> int:
    """CIT-12.5: the difference, if theirs is worth more."""
    return max(0, worth(theirs) - worth(mine)) + surcharge(s, owner, theirs)


def city_fault(s: CitadelsState, owner: i64) -> int:
    """CIT-12.3: completed cities and the Bishop's city are out of reach of rank 8."""
    if is_complete(s, owner):
        return COMPLETE
    if s.protected == owner:
        return PROTECTED
    return FINE


def aim_fault(s: CitadelsState, owner: i64, standing: i64) -> int:
    """CIT-12.3: so is the Keep, wherever it stands."""
    fault = city_fault(s, owner)
    if fault == FINE and is_keep(standing):
        return OUT_OF_REACH
    return fault


def is_keep(standing: i64) -> bool:
    """CIT-14.12: rank 8 cannot touch it."""
    return DISTRICT_OF[standing] == KEEP


def seize_fault(s: CitadelsState, seat: i64, owner: i64, standing: i64) -> int:
    """CIT-12.7, 12.8: cost three or less, none of which one stands in the Marshal's city."""
    fault = aim_fault(s, owner, standing)
    if fault != FINE:
        return fault
    cost = worth(standing) if s.house_rules & ARTIST_RAISES_COST else COST[standing]
    if cost > 3:
        return TOO_DEAR
    if has(s, seat, DISTRICT_OF[standing]):
        return SEIZED_TWICE
    return FINE


def holds_fast(s: CitadelsState, seat: i64) -> bool:
    """CIT-9.3: nothing leaves a protected city through rank 8, not even through its owner's own Diplomat."""
    return s.rules > 1 and s.protected == seat


def exchange_fault(s: CitadelsState, seat: i64, owner: i64, theirs: i64, mine: i64) -> int:
    """CIT-12.6: neither city may end up with two of a name because of the exchange."""
    if DISTRICT_OF[mine] == KEEP:
        return OUT_OF_REACH
    wanted = DISTRICT_OF[theirs]
    given = DISTRICT_OF[mine]
    if theirs == mine and surcharge(s, owner, theirs) == 0:
        return HAVE_ONE  # one for the very same: nothing would happen
    if wanted != given:
        if has(s, seat, wanted):
            return HAVE_ONE
        if has(s, owner, given):
            return THEY_HAVE_ONE
    if exchange_price(s, owner, theirs, mine) > s.gold[seat]:
        return SHORT
    return FINE


def arm_fault(s: CitadelsState, seat: i64, owner: i64, standing: i64) -> int:
    """CIT-14.1: nothing in a completed city, so not from one's own completed city either."""
    if is_complete(s, seat):
        return IDLE_ARMORY
    if is_complete(s, owner):
        return OUT_OF_ARMS_REACH
    if DISTRICT_OF[standing] == ARMORY:
        return ITSELF
    return FINE


def kinds_in(city: list[int]) -> list[int]:
    """Each way a district stands in a city, once; mostly that is the city itself."""
    seen = 0
    for standing in city:
        if (seen >> DISTRICT_OF[standing]) & 1:
            break
        seen |= 1 << DISTRICT_OF[standing]
    else:
        return city
    found: list[int] = []
    for standing in city:
        if standing not in found:
            found.append(standing)
    return found


def explain(s: CitadelsState, fault: i64, owner: i64, standing: i64, short: i64, due: i64) -> Message:
    name = district_name(standing)
    own = owner == s.active
    if fault in (COMPLETE, OUT_OF_ARMS_REACH):
        return say("no-own-complete") if own else say("no-complete", other=seat_id(owner))
    if fault == OWN_PROTECTED or (fault == PROTECTED and own):
        return say("no-own-protected")
    if fault == PROTECTED:
        return say("no-protected", other=seat_id(owner))
    if fault == OUT_OF_REACH:
        return say("no-keep")
    if fault in (HAVE_ONE, SEIZED_TWICE):
        return say("no-duplicate", district=name)
    if fault == THEY_HAVE_ONE:
        return say("no-duplicate-there", district=name, other=seat_id(owner))
    if fault == TOO_DEAR:
        return say("no-too-dear", district=name)
    if fault == NOTHING_TO_GIVE:
        return say("no-nothing-to-give", district=name)
    if fault == ITSELF:
        return say("no-itself")
    if fault == IDLE_ARMORY:
        return say("no-idle-armory")
    return say("no-gold-for", district=name, short=short, price=due)


def shut(s: CitadelsState, fault: i64, owner: i64, standing: i64, due: i64, gold: i64) -> Closed:
    """A district one may aim at and not hit, with the reason."""
    message = explain(s, fault, owner, standing, due - gold, due)
    lack: LackFacts = {"short": due - gold if fault == SHORT else None}
    return Closed(city_targets(s, owner, standing), message, RULES[fault], lack)
