"""rearrange(): deal everything a seat cannot see anew, so that it could be so.

Whatever `observe` hides is drawn at random from what remains possible: others'
power cards and modifiers, cards face down in the decks or put back unseen, and how
others' caballeros are split between province and closed castle.
"""

from typing import Final

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.cards import CARDS, FIRST_ALTERNATIVE, YOUR_MAJESTY
from castellany.games.elgrande.facts import CASTLE, MODIFIERS, PLACES, POWERS, PROVINCE
from castellany.games.elgrande.sight import cards_are_shown
from castellany.games.elgrande.state import GrandeState

LIKELY_IN_CASTLE: Final = 8
"""More than this many of one colour in the castle is not imagined."""


def rearrange(s: GrandeState, seat: int) -> None:
    _redeal_powers(s, seat)
    if s.changing:
        _redeal_modifiers(s, seat)
    if not s.open_castle:
        for colour in range(s.colours):
            if colour != seat:
                _refill_castle(s, colour)
    _restack_decks(s)
    s.homes = _shuffled(s, s.homes)
    s.idle = _shuffled(s, s.idle)


def _shuffled(s: GrandeState, cards: list[int]) -> list[int]:
    """In an order that owes nothing to the true one."""
    mixed = sorted(cards)
    s.shuffle(mixed)
    return mixed


def _redeal_powers(s: GrandeState, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            pool = [v for v in range(1, POWERS + 1) if v != s.played[other]]
            s.shuffle(pool)
            held = s.hands[other].bit_count()
            s.hands[other] = _mask(pool[:held])
            s.spent[other] = _mask(pool[held:])


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _unpacked(packed: int) -> list[int]:
    return [m for m in range(MODIFIERS) for _copy in range((packed >> 3 * m) & 7)]


def _redeal_modifiers(s: GrandeState, seat: int) -> None:
    pool = s.spare[:]
    for other in range(s.seats):
        if other != seat:
            pool += _unpacked(s.mods[other]) + _unpacked(s.mods_spent[other])
    pool = _shuffled(s, pool)
    for other in range(s.seats):
        if other != seat:
            s.mods[other] = _take(pool, len(_unpacked(s.mods[other])))
            s.mods_spent[other] = _take(pool, len(_unpacked(s.mods_spent[other])))
    s.spare = pool


def _take(pool: list[int], count: int) -> int:
    packed = 0
    for _i in range(count):
        packed += 1 << 3 * pool.pop()
    return packed


def _refill_castle(s: GrandeState, colour: int) -> None:
    """Split what is neither at court nor in regions; a question that is open says what must be in the province."""
    least = 0
    for f in s.frames:
        if f.seat == colour:
            if f.kind == kinds.POST and f.b == PROVINCE:
                least = 1
            elif f.kind == kinds.RECALL:
                return
    base = colour * PLACES
    both = s.at[base + CASTLE] + s.at[base + PROVINCE]
    most = min(both - least, LIKELY_IN_CASTLE) + 1
    inside = min(s.random(most), s.random(most))  # few are likelier than many
    s.at[base + CASTLE] = inside
    s.at[base + PROVINCE] = both - inside


def _restack_decks(s: GrandeState) -> None:
    """ELG-14.1: cards put back for alternative ones are as unknown as those in the deck."""
    deck = s.deck[:]
    removed = s.removed[:]
    begun = s.round + 1 if cards_are_shown(s) else s.round
    where = piles.starts(s)
    for p in range(len(where)):
        start = where[p] + begun
        end = where[p] + piles.size(s, p)
        if deck[where[p]] == YOUR_MAJESTY:
            continue
        hidden = sorted(deck[start:end])
        removed, hidden = _swap_removed(s, removed, hidden)
        deck[start:end] = _shuffled(s, hidden)
    s.deck = deck
    s.removed = removed


def _swap_removed(s: GrandeState, removed: list[int], hidden: list[int]) -> tuple[list[int], list[int]]:
    """Draw anew which plain cards of the same decks were put back."""
    for i in range(len(removed)):
        number = CARDS[removed[i]].deck
        pool = [h for h in range(len(hidden)) if CARDS[hidden[h]].deck == number and hidden[h] < FIRST_ALTERNATIVE]
        if pool:
            pick = s.random(len(pool) + 1)
            if pick < len(pool):
                removed[i], hidden[pool[pick]] = hidden[pool[pick]], removed[i]
    return sorted(removed), hidden
