"""Why a choice is not among the options of a turn: every refusal with its clause.

The reasons are those of the greyed-out things where there is one; the same judges answer.
"""

from __future__ import annotations

from castellany.games.citadels.decisions.turn_words import build_refusal
from castellany.games.citadels.effects.building import FINE, build_fault, price
from castellany.games.citadels.effects.districts import closed_districts, place_of
from castellany.games.citadels.effects.gather import income_of
from castellany.games.citadels.effects.powers import POWERS
from castellany.games.citadels.facts import (
    BEAUTIFIED,
    INCOME_COLOUR,
    INCOME_PAYS,
    LABORATORY,
    MUSEUM,
    NECROPOLIS,
    RANK_OF,
    SMITHY,
    THIEVES_DEN,
)
from castellany.games.citadels.ids import (
    CHARACTER_NAMES,
    COLOUR_NAMES,
    DISTRICT_NAMES,
    city_targets,
    gold_target,
    rank_target,
)
from castellany.games.citadels.layout import GATHERED, TOOK_INCOME
from castellany.games.citadels.lexicon import (
    ARM,
    BEAUTIFY,
    BUILD,
    COLLECT,
    CROWN,
    DESTROY,
    DRAW_CARDS,
    END,
    FAVOUR,
    FORESEE,
    FORGE,
    INCOME,
    KILL,
    LEVY,
    LOOK,
    REDRAW_CARDS,
    ROB,
    SACRIFICE,
    SCAFFOLD,
    SEIZE,
    SHARE,
    SPY_ON,
    SWAP,
    TAKE_GOLD,
    TITHE,
    TRADE_FOR,
    TRANSMUTE,
    is_build,
    is_power,
    is_workshop,
)
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Refusal, say


def turn_refusal(s: CitadelsState, seat: int, choice: int) -> Refusal:
    """Why a choice is not among the options of the turn."""
    if choice == TAKE_GOLD.base or choice == DRAW_CARDS.base:
        if s.used & GATHERED:
            return Refusal(say("no-gathered"), "CIT-4.1")
        return Refusal(say("no-deck-empty"), "CIT-4.12")
    if choice == END.base:
        return Refusal(say("no-end-before-gather"), "CIT-4.1")
    if choice == INCOME.base or SHARE.has(choice):
        return income_refusal(s, seat)
    if is_build(choice):
        return way_refusal(s, seat, choice)
    if is_workshop(choice):
        return district_refusal(s, seat, choice)
    if is_power(choice):
        return power_refusal(s, seat, choice)
    return Refusal(say("no-not-now"), "CIT-4.8")


def income_refusal(s: CitadelsState, seat: int) -> Refusal:
    if not INCOME_PAYS[s.acting]:
        return Refusal(say("no-income-at-all", character=CHARACTER_NAMES[s.acting]), "CIT-4.9")
    if s.used & TOOK_INCOME:
        return Refusal(say("no-income-twice"), "CIT-4.9")
    if income_of(s, seat) and not s.deck:
        return Refusal(say("no-deck-empty"), "CIT-4.12")
    if income_of(s, seat):
        return Refusal(say("no-income-share", total=income_of(s, seat)), "CIT-9.4")
    return Refusal(say("no-income", colour=COLOUR_NAMES[INCOME_COLOUR[s.acting]]), "CIT-4.9")


def way_refusal(s: CitadelsState, seat: int, choice: int) -> Refusal:
    card = THIEVES_DEN
    if BUILD.has(choice):
        card = BUILD.arg(choice)
    elif SCAFFOLD.has(choice):
        card = SCAFFOLD.arg(choice)
    elif SACRIFICE.has(choice):
        card = NECROPOLIS
    elif LEVY.has(choice):
        card = LEVY.second(choice)
    if card not in s.hands[seat]:
        return Refusal(say("no-not-in-hand", district=DISTRICT_NAMES[card]), "CIT-4.4")
    if build_fault(s, seat, card, False) == FINE:
        if SCAFFOLD.has(choice):
            return Refusal(say("no-not-in-city", district="district-framework"), "CIT-14.6")
        if SACRIFICE.has(choice):
            name = DISTRICT_NAMES[SACRIFICE.arg(choice)]
            return Refusal(say("no-not-in-city", district=name), "CIT-14.18")
        if LEVY.has(choice):
            return Refusal(say("no-levy"), "CIT-9.7")
        if not BUILD.has(choice):
            return Refusal(say("no-den-cards", price=price(s, seat, card)), "CIT-14.29")
    return build_refusal(s, seat, card, False)


def district_refusal(s: CitadelsState, seat: int, choice: int) -> Refusal:
    if ARM.has(choice):
        targets = city_targets(s, ARM.first(choice), ARM.second(choice))
    elif TRANSMUTE.has(choice):
        targets = (place_of(s, seat, LABORATORY),)
    elif choice == FORGE.base:
        targets = (place_of(s, seat, SMITHY),)
    else:
        targets = (place_of(s, seat, MUSEUM),)
    return shown_reason(closed_districts(s, seat), targets) or Refusal(say("no-district-here"), "CIT-4.8")


def power_refusal(s: CitadelsState, seat: int, choice: int) -> Refusal:
    """The reason shown on the thing itself; else the ability is used up or is another character's."""
    power = POWERS[s.acting]
    reason = shown_reason(power.closed(s, seat), aimed_at(s, seat, choice))
    return reason or Refusal(say("no-ability", character=CHARACTER_NAMES[s.acting]), power.clause)


def shown_reason(closed: list[Closed], targets: tuple[str, ...]) -> Refusal | None:
    for shut in closed:
        for target in targets:
            if target in shut.targets:
                return Refusal(shut.message, shut.rule)
    return None


def aimed_at(s: CitadelsState, seat: int, choice: int) -> tuple[str, ...]:
    """What on the table a choice of a character points at."""
    for named in (KILL, ROB):
        if named.has(choice):
            return (rank_target(RANK_OF[named.arg(choice)]),)
    for aimed in (DESTROY, TRADE_FOR, SEIZE):
        if aimed.has(choice):
            return city_targets(s, aimed.first(choice), aimed.second(choice))
    if SPY_ON.has(choice):
        return (f"seat:{SPY_ON.first(choice)}/hand",)
    for looked_into in (LOOK, SWAP):
        if looked_into.has(choice):
            return (f"seat:{looked_into.arg(choice)}/hand",)
    if choice == REDRAW_CARDS.base:
        return (f"seat:{seat}/hand",)
    if choice == FORESEE.base:
        return tuple([f"seat:{other}/hand" for other in range(s.seats) if other != seat])
    if CROWN.has(choice):
        return (f"seat:{CROWN.first(choice)}",)
    if TITHE.has(choice):
        return (gold_target(TITHE.arg(choice)),)
    if BEAUTIFY.has(choice):
        district = BEAUTIFY.arg(choice)
        return city_targets(s, seat, district) + city_targets(s, seat, district + BEAUTIFIED)
    if choice == COLLECT.base or choice == FAVOUR.base:
        return ("rank:9",)
    return ("deck",)
