"""Why a card is discarded, destroyed, kept, moved or used first."""

from __future__ import annotations

from castellany.bots.viscounts.why.looks import (
    at_once,
    effect_of,
    icons_in,
    icons_of,
    played_last,
    starters_in,
    welcome,
    words_of,
)
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import all_cards, criminals_on_board, shift_row
from castellany.games.viscounts.facts.kinds import CRIMINAL, DROPOFF, NONE
from castellany.games.viscounts.facts.tables import ABILITY, COST, FIRST_HERO, ICONS, TIMING
from castellany.games.viscounts.flow import DRAWING, PHASE_OF, hand_limit
from castellany.games.viscounts.ids import card_name
from castellany.games.viscounts.payment import permanent_icons, useful_icons
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Message, say


def discard_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    if choice == lex.STOP.base:
        return keep_reasons(s, seat)
    if choice == lex.DISCARD_TOP.base:
        return discard_top_reasons(s, seat)
    if played_last(s, seat):
        return [say("why-viscounts-hand-late")]
    card = lex.DISCARD.arg(choice)
    rest = s.hands[seat][:]
    rest.remove(card)
    found = weakness(card, s.hands[seat])
    if not found:
        found = next_reasons(s, seat, rest)
    if not found:
        found = [say("why-viscounts-card-icons", card=card_name(card), count=icons_of(card))]
    missing = hand_limit(s, seat) - len(s.hands[seat]) + 1
    drawing = s.active == seat and s.phase < PHASE_OF[DRAWING]
    last = 0 < s.last_round <= s.round  # nobody draws for a turn that never comes
    if drawing and not last and 0 < missing <= len(s.decks[seat]):
        found.append(say("why-viscounts-refill"))
    return found


def weakness(card: int, hand: list[int]) -> list[Message]:
    """What speaks against a card of a hand."""
    if ICONS[card * 5 + CRIMINAL]:
        return [say("why-viscounts-criminal", card=card_name(card))]
    if len(hand) > 1 and has_fewest(card, hand):
        return [say("why-viscounts-fewest-hand", card=card_name(card), count=icons_of(card))]
    return []


def has_fewest(card: int, among: list[int]) -> bool:
    """Does no other card have fewer icons?"""
    for other in among:
        if icons_of(other) < icons_of(card):
            return False
    return True


def next_reasons(s: ViscountsState, seat: int, hand: list[int]) -> list[Message]:
    """The card of a hand that, played next, gives most icons for one action."""
    after = s.copy()
    if s.active != seat or s.row[seat * 3] >= 0:
        shift_row(after, seat)
    found: list[Message] = []
    most = 0
    for card in hand:
        after.row[seat * 3] = card
        for action in range(4):
            count = useful_icons(after, seat, action)
            if ICONS[card * 5 + action] and count > most:
                most = count
                found = [say("why-viscounts-next", card=card_name(card), action=action, count=count)]
    return found


def discard_top_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """The unseen top card: the discard pile comes back sooner, and the hand stays."""
    deck, pile = s.decks[seat], s.discards[seat]
    found: list[Message] = []
    if played_last(s, seat) and deck:
        return [say("why-viscounts-hand-late")]
    if not deck:
        guilty = criminals_on_board(s, seat) > 0
        found.append(say("why-viscounts-shuffle", count=len(pile), guilty=int(guilty)))
    elif icons_in(pile) * len(deck) > icons_in(deck) * len(pile):
        found.append(say("why-viscounts-pile-better", count=len(deck) - 1))
    else:
        found.append(say("why-viscounts-deck-shorter", count=len(deck) - 1))
    if s.hands[seat]:
        found.append(say("why-viscounts-hand-stays", cards=hand_names(s, seat)))
    return found


def hand_names(s: ViscountsState, seat: int) -> list[str]:
    return [card_name(card) for card in s.hands[seat]]


def keep_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """No discard: the hand is as good as what would come, or simply stays."""
    hand, deck = s.hands[seat], s.decks[seat]
    found: list[Message] = []
    if played_last(s, seat):
        return [say("why-viscounts-hand-late")]
    if hand and deck:
        good = True
        for card in hand:
            if icons_of(card) * len(deck) < icons_in(deck):
                good = False
        if good:
            found.append(say("why-viscounts-hand-good"))
    if not deck and s.discards[seat]:
        found.append(say("why-viscounts-no-shuffle", count=len(s.discards[seat])))
    found += next_reasons(s, seat, hand)
    if hand:
        found.append(say("why-viscounts-hand-stays", cards=hand_names(s, seat)))
    elif deck:
        found.append(say("why-viscounts-deck-stays", count=len(deck)))
    return found


def destroy_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    if choice == lex.STOP.base:
        return spare_reasons(s, seat)
    if choice == lex.DESTROY_TOP.base:
        return destroy_top_reasons(s, seat)
    card = lex.DESTROY.arg(choice)
    name = card_name(card)
    found: list[Message] = []
    if played_last(s, seat):
        found.append(say("why-viscounts-card-late", card=name))
    elif TIMING[card] == NONE and not ICONS[card * 5 + CRIMINAL]:
        found.append(say("why-viscounts-card-plain", card=name, count=icons_of(card)))
    elif ICONS[card * 5 + CRIMINAL]:
        found.append(say("why-viscounts-criminal", card=name))
    elif has_fewest(card, all_cards(s, seat)):
        found.append(say("why-viscounts-fewest-own", card=name, count=icons_of(card)))
    elif card < FIRST_HERO:
        found.append(say("why-viscounts-card-starter", card=name, count=starters_in(all_cards(s, seat))))
    else:
        found.append(say("why-viscounts-card-icons", card=name, count=icons_of(card)))
    found.append(say("why-viscounts-destroy-silver", silver=COST[card]))
    return found


def destroy_top_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """The unseen top card: how many of those it can be are starters, and the least silver it brings."""
    pile = s.decks[seat] if s.decks[seat] else s.discards[seat]
    starters = starters_in(pile)
    found: list[Message] = []
    if starters:
        found.append(say("why-viscounts-top-starters", count=starters, total=len(pile)))
    least = COST[pile[0]]
    for card in pile:
        least = min(least, COST[card])
    found.append(say("why-viscounts-top-silver", silver=least))
    if s.hands[seat]:
        found.append(say("why-viscounts-hand-stays", cards=hand_names(s, seat)))
    return found


def spare_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """Nothing is destroyed: no starter in hand, or all cards are wanted."""
    hand = s.hands[seat]
    found: list[Message] = []
    if hand and starters_in(hand) == 0:
        found.append(say("why-viscounts-no-starters"))
    if hand:
        found.append(say("why-viscounts-hand-stays", cards=hand_names(s, seat)))
    pile = s.decks[seat] if s.decks[seat] else s.discards[seat]
    good = len(pile) - starters_in(pile)
    if good and not hand and s.round > 0:
        found.append(say("why-viscounts-top-good", count=good, total=len(pile)))
    found.append(say("why-viscounts-keep-all", count=len(all_cards(s, seat))))
    return found


def arrange_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """An order of the cards on the board: what drops off first, what stays longest."""
    row: list[int] = []
    for slot in lex.ORDERS[lex.ARRANGE.arg(choice)]:
        if s.row[seat * 3 + slot] >= 0:
            row.append(s.row[seat * 3 + slot])
    first, last = row[0], row[-1]
    found: list[Message] = []
    if TIMING[last] == DROPOFF and welcome(s, seat, effect_of(ABILITY[last])):
        words = words_of(effect_of(ABILITY[last]))
        found.append(say("why-viscounts-drop-acts", card=card_name(last), effect=words))
    if ICONS[last * 5 + CRIMINAL]:
        found.append(say("why-viscounts-drop-criminal", card=card_name(last)))
    most = True
    fewest = True
    for card in row:
        most = most and icons_of(card) <= icons_of(first)
        fewest = fewest and icons_of(card) >= icons_of(last)
    if most:
        found.append(say("why-viscounts-stays", card=card_name(first)))
    if fewest:
        found.append(say("why-viscounts-drop-fewest", card=card_name(last)))
    if not found:
        found.append(say("why-viscounts-drop-first", card=card_name(last)))
        found.append(remaining(s, seat, row[:-1]))
    return found


def remaining(s: ViscountsState, seat: int, cards: list[int]) -> Message:
    """The action for which the cards that stay bring most icons, lasting ones included."""
    best = 0
    most = -1
    for action in range(4):
        count = permanent_icons(s, seat, action)
        for card in cards:
            count += ICONS[card * 5 + action] + ICONS[card * 5 + CRIMINAL]
        if count > most:
            best = action
            most = count
    return say("why-viscounts-remain", action=best, count=most)


def order_reasons(choice: int) -> list[Message]:
    """Which card acts first; the others follow."""
    effect = effect_of(ABILITY[lex.USE.arg(choice)])
    return [at_once(effect), say("why-viscounts-order-rest")]
