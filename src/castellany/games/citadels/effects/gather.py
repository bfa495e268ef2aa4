"""Gold and cards from the supply: the gather, income, choosing among drawn cards (CIT-4.1 to 4.3, 4.9)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.cards import draw, draw_aside, put_in_hand, put_under
from castellany.games.citadels.effects.city import count_colour, has
from castellany.games.citadels.facts import (
    CARDS,
    EITHER,
    GOLD_MINE,
    INCOME_COLOUR,
    INCOME_PAYS,
    LIBRARY,
    OBSERVATORY,
)
from castellany.games.citadels.ids import DISTRICT_NAMES, GOLD, INCOME_NAMES
from castellany.games.citadels.layout import GATHERED, TOOK_INCOME
from castellany.games.citadels.lexicon import INCOME, SHARE, TAKE_GOLD
from castellany.games.citadels.shown import WayFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, seat_id


def gain_gold(s: CitadelsState, seat: i64, amount: i64, why: str = "") -> None:
    """Gold from the bank; `why` names the character or district that brings it, if it is not the gather."""
    s.gold[seat] += amount
    if s.hears and amount:
        said: dict[str, Any] = {"seat": seat_id(seat), "gold": amount}
        move = (GOLD, "bank", f"seat:{seat}/gold", amount)
        if why:
            said["why"] = why
            s.tell("event-gold-for", said, moves=[move])
        else:
            s.tell("event-gold", said, moves=[move])


def gather_gold(s: CitadelsState, seat: i64) -> int:
    """CIT-4.2, CIT-14.7: two gold, three with the Gold Mine."""
    return 3 if has(s, seat, GOLD_MINE) else 2


def gather_cards(s: CitadelsState, seat: i64) -> int:
    """CIT-4.3, CIT-14.19: two cards are drawn, three with the Observatory."""
    return 3 if has(s, seat, OBSERVATORY) else 2


def way(gold: i64, cards: i64) -> WayFacts:
    """What a way to gather brings, for drawing."""
    return {"gold": gold, "cards": cards}


def gather(s: CitadelsState, seat: i64, choice: i64) -> None:
    s.used |= GATHERED
    if choice == TAKE_GOLD.base:
        gain_gold(s, seat, gather_gold(s, seat))
    elif has(s, seat, LIBRARY):
        draw(s, seat, gather_cards(s, seat))
    else:
        choose_from(s, seat, gather_cards(s, seat), False)


def choose_from(s: CitadelsState, seat: i64, count: i64, shuffle_back: bool) -> None:
    """Draw cards to keep one of. The rest goes under the deck, or is shuffled into it (Scholar)."""
    draw_aside(s, count)
    if s.hears:
        s.tell("event-looks-at", {"seat": seat_id(seat), "cards": len(s.drawn)})
    if len(s.drawn) == 1:
        keep(s, seat, s.drawn[0], shuffle_back)
    else:
        s.frames.append(Frame(kinds.KEEP, seat, 1 if shuffle_back else 0))


def keep(s: CitadelsState, seat: i64, card: i64, shuffle_back: bool) -> None:
    rest = s.drawn[:]
    rest.remove(card)
    s.drawn = []
    put_in_hand(s, seat, card)
    if shuffle_back:
        s.deck += rest
        s.shuffle(s.deck)
    else:
        put_under(s, rest)
    if s.hears:
        move = ("card-back", "deck", f"seat:{seat}/hand", 1)
        s.tell("event-keep", {"seat": seat_id(seat), "cards": len(rest)}, moves=[move])
        s.tell("event-kept", {"district": DISTRICT_NAMES[card]}, to=1 << seat)


def income_of(s: CitadelsState, seat: i64) -> int:
    """CIT-4.9: how many districts pay the acting character now."""
    return count_colour(s, seat, INCOME_COLOUR[s.acting])


def offer_income(s: CitadelsState, seat: i64, out: list[int]) -> None:
    """Income as it can be taken now; from an empty deck there are no cards to take (CIT-4.12)."""
    count = income_of(s, seat)
    if count == 0:
        return
    pays = INCOME_PAYS[s.acting]
    if pays == EITHER:
        for gold in range(0 if s.deck else count, count + 1):
            out.append(SHARE.base + gold)
    elif s.deck or pays != CARDS:
        out.append(INCOME.base)


def take_income(s: CitadelsState, seat: i64, in_gold: i64) -> None:
    """Collect for all districts at once; the Abbot says how many of them pay gold (CIT-9.4)."""
    total = income_of(s, seat)
    s.used |= TOOK_INCOME
    if INCOME_PAYS[s.acting] == CARDS:
        in_gold = 0
    why = INCOME_NAMES[INCOME_COLOUR[s.acting]]
    gain_gold(s, seat, in_gold, why)
    draw(s, seat, total - in_gold, why)
