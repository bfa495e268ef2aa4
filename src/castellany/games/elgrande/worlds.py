"""rearrange(): deal everything a seat cannot know anew, so that it could be so.

A seat knows what it may look at and what it has seen: cards were open when they
were played, throws into the castle were announced (ELG-6.1), and a passed modifier
is known to its giver. Drawn at random is only the rest: cards face down in the decks
or put back unseen, others' modifiers, and which card an Authority took back. Of
a player who took back one of several kinds of modifiers the discards are drawn anew too.
"""

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import MODIFIERS
from castellany.games.elgrande.facts.cards import CARDS, FIRST_ALTERNATIVE, YOUR_MAJESTY
from castellany.games.elgrande.memory import replaced
from castellany.games.elgrande.moves import listed
from castellany.games.elgrande.sight import cards_are_shown
from castellany.games.elgrande.state import NO_MODIFIER, GrandeState, held


def rearrange(s: GrandeState, seat: int) -> None:
    _redeal_powers(s, seat)
    if s.changing:
        _redeal_modifiers(s, seat)
    _restack_decks(s)
    s.homes = _shuffled(s, s.homes)
    s.idle = _shuffled(s, s.idle)


def _shuffled(s: GrandeState, cards: list[int]) -> list[int]:
    """In an order that owes nothing to the true one."""
    mixed = sorted(cards)
    s.shuffle(mixed)
    return mixed


def _redeal_powers(s: GrandeState, seat: int) -> None:
    """ELG-12.3: only cards among which one was taken back in secret are in doubt."""
    for other in range(s.seats):
        doubt = s.blurred[other]
        if doubt and other != seat:
            pool = listed(doubt)
            s.shuffle(pool)
            held = (s.hands[other] & doubt).bit_count()
            s.hands[other] = s.hands[other] & ~doubt | _mask(pool[:held])
            s.spent[other] = s.spent[other] & ~doubt | _mask(pool[held:])


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _unpacked(packed: int) -> list[int]:
    return [m for m in range(MODIFIERS) for _copy in range(held(packed, m))]


def _known_modifiers(s: GrandeState, seat: int, other: int) -> int:
    """Modifiers in another's hand that a seat knows: all saw them go there, or it passed one itself."""
    known = s.mods_shown[other]
    if (seat + 1) % s.seats == other and s.passed[seat] != NO_MODIFIER:
        known += 1 << 3 * s.passed[seat]
    return known


def _redeal_modifiers(s: GrandeState, seat: int) -> None:
    others = [other for other in range(s.seats) if other != seat]
    pool = s.spare[:]
    for other in others:
        pool += _unpacked(s.mods[other] - _known_modifiers(s, seat, other))
        if (s.mods_blurred >> other) & 1:
            pool += _unpacked(s.mods_spent[other])
    pool = _shuffled(s, pool)
    for other in others:
        known = _known_modifiers(s, seat, other)
        s.mods[other] = known + _take(pool, len(_unpacked(s.mods[other] - known)))
        if (s.mods_blurred >> other) & 1:
            s.mods_spent[other] = _take(pool, len(_unpacked(s.mods_spent[other])))
    s.spare = pool
    _repass(s, seat)


def _repass(s: GrandeState, seat: int) -> None:
    """What others passed to each other is as unknown as the hands it went to."""
    for giver in range(s.seats):
        taker = (giver + 1) % s.seats
        if seat not in (giver, taker) and s.passed[giver] != NO_MODIFIER:
            possible = _unpacked(s.mods[taker] - s.mods_shown[taker])
            s.passed = replaced(s.passed, giver, possible[s.random(len(possible))])


def _take(pool: list[int], count: int) -> int:
    packed = 0
    for _i in range(count):
        packed += 1 << 3 * pool.pop()
    return packed


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
    for number in (1, 2, 4):
        back = [card for card in removed if CARDS[card].deck == number]
        plain = [card for card in hidden if CARDS[card].deck == number and card < FIRST_ALTERNATIVE]
        if back and plain:
            pool = _shuffled(s, back + plain)
            removed = [card for card in removed if CARDS[card].deck != number] + pool[: len(back)]
            hidden = [card for card in hidden if CARDS[card].deck != number or card >= FIRST_ALTERNATIVE]
            hidden += pool[len(back) :]
    return sorted(removed), hidden
