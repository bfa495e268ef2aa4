"""How an action can be paid for: every way the rules allow, found by the rules' own steps of paying.

A way is one gesture: goods first, the dismissal last, since a new townsfolk comes up then and its effect may ask
something. What `pay_on` pays by itself is no choice here either.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts import signs
from castellany.games.viscounts.cards import beside, segment_of
from castellany.games.viscounts.faces import card_face
from castellany.games.viscounts.facts.kinds import (
    ACTION_IDS,
    ANY_RESOURCE,
    CRIMINAL,
    EXCHANGE_RATE,
    GOODS_IDS,
    ICON_COUNT,
    ICON_IDS,
    SILVER,
    TOP_UP,
    TRADE,
    TWO_SILVER,
)
from castellany.games.viscounts.facts.tables import CONVERTS, CONVERTS_FOR, ICONS, SLOT_ICONS, TOP
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.paying import pay_options, spend_piece
from castellany.games.viscounts.payment import (
    UNLIMITED,
    conversions,
    dismissable,
    dismissal_price,
    exchange,
    most_exchanges,
    permanent_icons,
    power,
    price_of_icon,
    spendable,
)
from castellany.games.viscounts.shown.pay import Brought, Dismissal, Payment, Source, Spent, Way
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Frame

_Spent = tuple[int, int, int, int]
_NOTHING: Final[_Spent] = (0, 0, 0, 0)


def payment(s: ViscountsState, f: Frame, first: list[int]) -> Payment:
    """All about paying for the action of a PAY frame; `first` are the choices that lead to it."""
    seat, action = f.seat, f.a
    ways = conversions(s, seat, action)
    found: dict[tuple[_Spent, bool], Way] = {}
    walk(s.copy(), f, _NOTHING, first, found)
    listed = list(found.values())
    return {
        "action": ACTION_IDS[action],
        "need": EXCHANGE_RATE[exchange(s, seat)] if action == TRADE else f.b,
        "had": power(s, seat, action, ways, s.sacked) + s.paid,
        "brought": brought(s, seat, action),
        "sources": sources(s, seat, action, ways, found),
        "dismissal": dismissals(s, seat, action, ways, found),
        "ways": listed,
        "proposed": proposed(listed, action),
    }


def walk(s: ViscountsState, f: Frame, spent: _Spent, choices: list[int], found: dict[tuple[_Spent, bool], Way]) -> None:
    """This amount of goods, with and without the dismissal, and every amount that is one piece more."""
    if (spent, False) in found:
        return
    seat, action = f.seat, f.a
    ways = conversions(s, seat, action)
    had = power(s, seat, action, ways, s.sacked) + s.paid
    options = pay_options(s, f)
    alone = len(options) == 1 and options[0] != lex.DISMISS.base  # then the rules go on without asking
    done = lex.DONE.base in options
    run = choices if alone else [*choices, lex.DONE.base]
    found[spent, False] = way(s, seat, action, spent, False, had, run if done else [])
    for choice in options:
        if choice == lex.DISMISS.base:
            icons = power(s, seat, action, ways, dismissable(s, seat, action, ways)) + s.paid
            run = [*choices, choice] if icons >= f.b else []
            found[spent, True] = way(s, seat, action, spent, True, icons, run)
        elif choice != lex.DONE.base:
            good = lex.SPEND.arg(choice)
            after = s.copy()
            spend_piece(after, f, good)
            more = list(spent)
            more[good] += price_of_icon(action, good)
            walk(after, f, (more[0], more[1], more[2], more[3]), choices if alone else [*choices, choice], found)


def way(s: ViscountsState, seat: int, action: int, spent: _Spent, dismiss: bool, icons: int, choices: list[int]) -> Way:
    times = 0
    if action == TRADE:
        times = min(icons // EXCHANGE_RATE[exchange(s, seat)], most_exchanges(s, seat))
    pieces: list[Spent] = [{"good": GOODS_IDS[i], "count": spent[i]} for i in range(4) if spent[i]]
    return {"spend": pieces, "dismiss": dismiss, "icons": icons, "times": times, "choices": choices}


def brought(s: ViscountsState, seat: int, action: int) -> list[Brought]:
    """The icons that cost nothing, card by card, then slots, buildings and clergy cards."""
    found: list[Brought] = []
    other = permanent_icons(s, seat, action)
    for slot in range(3):
        card = s.row[seat * 3 + slot]
        if card < 0:
            other += SLOT_ICONS[slot * ICON_COUNT + action]
            continue
        for icon in (action, CRIMINAL):
            count = ICONS[card * ICON_COUNT + icon]
            if count:
                found.append(by_card(card, seat, icon, count))
    if s.sacked != NO_CARD:
        for icon in (action, CRIMINAL):
            count = ICONS[s.sacked * ICON_COUNT + icon]
            if count:
                found.append(by_card(s.sacked, seat, icon, count))
    if other:
        found.append({"card": "", "figure": "", "icon": ICON_IDS[action], "count": other})
    return found


def by_card(card: int, seat: int, icon: int, count: int) -> Brought:
    return {
        "card": card_thing(card, seat),
        "figure": card_face(card)["figure"],
        "icon": ICON_IDS[icon],
        "count": count,
    }


def sources(
    s: ViscountsState, seat: int, action: int, ways: int, found: dict[tuple[_Spent, bool], Way]
) -> list[Source]:
    """The goods that can be spent, and how many of each at most."""
    listed: list[Source] = []
    for good in spendable(action, ways):
        most = max(spent[good] for spent, _dismiss in found)
        if most:
            figure = "" if good == TOP_UP[action] else converter(s, seat, action, good)
            listed.append({"good": GOODS_IDS[good], "most": most, "figure": figure})
    return listed


def converter(s: ViscountsState, seat: int, action: int, good: int) -> str:
    """The card on the board that lets this other good count."""
    way = TWO_SILVER if good == SILVER else ANY_RESOURCE
    for slot in range(seat * 3, seat * 3 + 3):
        card = s.row[slot]
        if card >= 0 and CONVERTS_FOR[card] == action and CONVERTS[card] == way:
            return card_face(card)["figure"]
    return ""


def dismissals(
    s: ViscountsState, seat: int, action: int, ways: int, found: dict[tuple[_Spent, bool], Way]
) -> list[Dismissal]:
    if not any(dismiss for _spent, dismiss in found):
        return []
    card = beside(s, segment_of(s, seat))
    icons = power(s, seat, action, ways, card) - power(s, seat, action, ways, NO_CARD)
    return [
        {
            "card": card_thing(card, seat),
            "name": card_name(card),
            "figure": card_face(card)["figure"],
            "price": dismissal_price(s, seat, card),
            "icons": icons,
            "top": signs.numbered(TOP[card]),
        }
    ]


def proposed(ways: list[Way], action: int) -> int:
    """Icons first, then the good of the action, then other goods; a dismissal last."""
    best, least = 0, (2, 0, 0, 0)
    matching = GOODS_IDS[TOP_UP[action]]
    for i, each in enumerate(ways):
        if not each["choices"]:
            continue
        pieces = sum(part["count"] for part in each["spend"])
        others = sum(part["count"] for part in each["spend"] if part["good"] != matching)
        dear = too_dear(ways, each, pieces) if action == TRADE else 0
        key = (int(each["dismiss"]), dear, others, pieces if action != TRADE else -each["times"] * UNLIMITED + pieces)
        if key < least:
            best, least = i, key
    return best


def too_dear(ways: list[Way], way: Way, pieces: int) -> int:
    """A trade buys its first exchange at any price, each further one for a silver; the silver beyond that."""
    if not way["times"]:
        return UNLIMITED
    first = min(
        sum(part["count"] for part in each["spend"])
        for each in ways
        if each["times"] and each["dismiss"] == way["dismiss"]
    )
    start = max(
        each["times"]
        for each in ways
        if each["dismiss"] == way["dismiss"] and sum(part["count"] for part in each["spend"]) == first
    )
    return max(pieces - first - (way["times"] - start), 0)
