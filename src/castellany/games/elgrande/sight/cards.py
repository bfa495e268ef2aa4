"""The action cards: every deck with its card of this round, and those that are used up."""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.facts.cards import (
    CARD_IDS,
    CARDS,
    DECK_SIZE,
    KINDS_OF_CARDS,
    PLACED_BY,
    YOUR_MAJESTY,
    deck_cards,
    regency_cards,
)
from castellany.games.elgrande.ids import CARD_NAMES, colour_id
from castellany.games.elgrande.shown import CardFacts, DeckFacts, UnseenFacts
from castellany.games.elgrande.sight.moment import cards_are_shown
from castellany.games.elgrande.state import NOBODY, GrandeState, court
from castellany.kernel import say, thing

Thing = dict[str, Any]


def card(id: str, card: int) -> Thing:
    record = CARDS[card]
    facts: CardFacts = {
        "card": record.id,
        "deck": record.deck,
        "caballeros": record.caballeros,
    }
    return thing(id, CARD_NAMES[card], "card", facts=facts, notes=[say("note-places", count=record.caballeros)])


def pile(s: GrandeState, pile: int) -> Thing:
    """A deck: how many cards lie face down, and the one that is shown unless taken."""
    name = "zone-deck-merged" if s.merged and pile == 1 else f"zone-deck-{piles.names(s)[pile][5:]}"
    items: list[Thing] = []
    if cards_are_shown(s) and not piles.is_taken(s, pile):
        items.append(card(piles.card_id(s, pile), piles.shown(s, pile)))
    return thing(piles.names(s)[pile], name, "pile", _face_down(s, pile), facts=_deck(s, pile), items=items)


def _deck(s: GrandeState, pile: int) -> DeckFacts:
    shown = cards_are_shown(s)
    kind = piles.shown(s, pile) if shown else NOBODY
    taker = piles.taker(s, pile) if shown else NOBODY
    facts: DeckFacts = {
        "decks": piles.decks(s, pile),
        "card": CARD_IDS[kind] if shown else "",
        "thing": piles.card_id(s, pile) if shown else "",
        "taken_by": "" if taker == NOBODY else colour_id(s.seats, taker),
        "announced": shown and _announced(s) == kind,
        "left": _left(s) if shown and s.card == kind and taker == s.active else -1,
        "of": PLACED_BY[kind] if shown else 0,
        "unseen": _unseen(s, pile),
    }
    return facts


def _announced(s: GrandeState) -> int:
    """The card whose special action waits for a Veto."""
    if s.frames and s.frames[-1].kind == kinds.VETO:
        return s.frames[-1].a
    return NOBODY


def _left(s: GrandeState) -> int:
    """How many the turn's card still lets its player place; -1 once it is done with."""
    for i in range(len(s.frames) - 1, -1, -1):
        f = s.frames[i]
        if f.kind == kinds.CARD or f.kind == kinds.RESUME:
            return min(f.c, court(s, f.seat))
    return -1


def _unseen(s: GrandeState, pile: int) -> list[UnseenFacts]:
    """What nobody has seen of a deck; one more for every alternative card, for which one was put back unseen."""
    if pile == len(piles.starts(s)) - 1 and not s.regency:
        return []
    numbers = piles.decks(s, pile)
    left = [0] * KINDS_OF_CARDS
    for number in numbers:
        for kind in regency_cards() if number == 5 else deck_cards(number):
            left[kind] += 1
    for kind in s.alternatives:
        if CARDS[kind].deck in numbers:
            left[kind] += 1
    start = piles.starts(s)[pile]
    for k in range(min(s.round + int(cards_are_shown(s)), DECK_SIZE * len(numbers))):
        left[s.deck[start + k]] -= 1
    found: list[UnseenFacts] = []
    for kind in range(KINDS_OF_CARDS):
        if left[kind] > 0:
            one: UnseenFacts = {"card": CARD_IDS[kind], "count": left[kind]}
            found.append(one)
    return found


def _face_down(s: GrandeState, pile: int) -> int:
    shown = cards_are_shown(s)
    if s.regency or pile < len(piles.starts(s)) - 1:
        return piles.size(s, pile) - s.round - int(shown)
    # Your Majesty lies there unless it is revealed or in use (ELG-4.9)
    return 0 if shown and (not piles.is_taken(s, pile) or s.card == YOUR_MAJESTY) else 1


def discard(s: GrandeState) -> Thing:
    """Action cards used or left in earlier rounds, and those used up in this one."""
    items: list[Thing] = []
    where = piles.starts(s)
    for p in range(len(where)):
        for k in range(s.round):
            kind = s.deck[where[p] + k]
            if piles.is_discarded(kind) and not piles.kept_veto(s, kind, k):
                items.append(card(f"card:{where[p] + k}", kind))
        if cards_are_shown(s) and piles.is_taken(s, p):
            kind = piles.shown(s, p)
            if kind != s.card and piles.is_discarded(kind) and not piles.kept_veto(s, kind, s.round):
                items.append(card(piles.card_id(s, p), kind))
    return thing("discard", "zone-discard", "zone", len(items), items=items)
