"""From a table's options to the first moment of a game."""

from typing import Any

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import (
    ALL_POWERS,
    BESIDE,
    CABALLEROS,
    COURT,
    COURT_AT_START,
    HOME_AT_START,
    IMAGINARY,
    MODIFIER_COPIES,
    MODIFIERS,
    MODIFIERS_DEALT,
    PLACES,
    POWERS,
    PROVINCE,
    REGIONS,
)
from castellany.games.elgrande.facts.cards import (
    CARDS,
    DECK_SIZE,
    YOUR_MAJESTY,
    alternative_kind,
    deck_cards,
    regency_cards,
)
from castellany.games.elgrande.ids import KING_NAMES, PLACE_NAMES
from castellany.games.elgrande.scoring import PARTS
from castellany.games.elgrande.solo import shuffle_homes
from castellany.games.elgrande.state import NO_MODIFIER, NO_POWER, GrandeState
from castellany.kernel import Frame, push, seat_id


def set_up(s: GrandeState, options: dict[str, Any]) -> None:
    """ELG-2.1 to ELG-2.4, and what the options change."""
    n = s.seats
    s.short = int(options["short_game"])
    s.merged = int(options["merged_decks"] or n == 2)
    s.regency = int(options["new_regency"])
    s.changing = int(options["changing_powers"])
    s.open_castle = int(options["open_castle"])
    s.alternatives = sorted(alternative_kind(name) for name in options["alternatives"])
    s.colours = 3 if n == 2 else n
    s.at = [0] * (s.colours * PLACES)
    s.points = [0] * (n * PARTS)
    s.hands = [ALL_POWERS] * n
    s.spent = [0] * n
    s.played = [0] * n
    s.power = [NO_POWER] * s.colours
    s.mods = [0] * n
    s.mods_spent = [0] * n
    s.mod = [NO_MODIFIER] * n
    s.blurred = [0] * n
    s.mods_shown = [0] * n
    s.passed = [NO_MODIFIER] * n
    s.tiles = [BESIDE, BESIDE]
    s.vetoes = []
    s.moved = []
    s.homes = []
    s.idle = []
    s.spare = []
    stack_decks(s)
    people_the_map(s)
    s.first = s.random(n)
    if s.hears:
        s.tell("event-first", {"seat": seat_id(s.first)})
    push(s, Frame(kinds.ROUND))
    if s.changing:
        deal_modifiers(s)
        push(s, Frame(kinds.PASS_MODIFIER))


def stack_decks(s: GrandeState) -> None:
    """ELG-2.1; ELG-14.1: alternative cards replace random ones; ELG-16.2, ELG-17.1: then decks are merged."""
    piles: list[list[int]] = []
    removed: list[int] = []
    for number in (1, 2, 3, 4):
        cards = deck_cards(number)
        s.shuffle(cards)
        for kind in s.alternatives:
            if CARDS[kind].deck == number:
                removed.append(cards.pop(0))
        cards += [kind for kind in s.alternatives if CARDS[kind].deck == number]
        s.shuffle(cards)
        piles.append(cards)
    if s.merged:
        both = piles[1] + piles[2]
        s.shuffle(both)
        piles[1:3] = [both]
    king = regency_cards() if s.regency else [YOUR_MAJESTY] * DECK_SIZE
    s.shuffle(king)
    s.deck = [card for pile in piles for card in pile] + king
    s.removed = removed


def people_the_map(s: GrandeState) -> None:
    """ELG-2.2, ELG-2.3: king, grandes, first caballeros; ELG-16.1: the imaginary player's supply."""
    regions = list(range(REGIONS))
    s.shuffle(regions)
    s.king = regions.pop()
    if s.hears:
        s.tell("event-king", {"place": KING_NAMES[s.king]})
    s.grandes = [regions.pop() for _seat in range(s.seats)]
    for seat in range(s.seats):
        base = seat * PLACES
        s.at[base + s.grandes[seat]] = HOME_AT_START
        s.at[base + COURT] = COURT_AT_START
        s.at[base + PROVINCE] = CABALLEROS - COURT_AT_START - HOME_AT_START
        if s.hears:
            s.tell("event-home", {"seat": seat_id(seat), "place": PLACE_NAMES[s.grandes[seat]]})
    if s.colours > s.seats:
        s.at[IMAGINARY * PLACES + PROVINCE] = CABALLEROS
        shuffle_homes(s)
        s.idle = list(range(1, POWERS + 1))
        s.shuffle(s.idle)


def deal_modifiers(s: GrandeState) -> None:
    """ELG-15.1: three modifiers each."""
    cards = [m for m in range(MODIFIERS) for _copy in range(MODIFIER_COPIES[m])]
    s.shuffle(cards)
    for seat in range(s.seats):
        for _i in range(MODIFIERS_DEALT):
            s.mods[seat] += 1 << 3 * cards.pop()
    s.spare = cards
