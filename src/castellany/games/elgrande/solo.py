"""The imaginary player of the game for two: pieces, power and cards without decisions.

It is colour 2 and has no seat, so nothing ever waits for it. Every step says why
it happens.
"""

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import IMAGINARY, PROVINCE, REGIONS
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES, piece, store
from castellany.games.elgrande.state import GrandeState, province, shift


def shuffle_homes(s: GrandeState) -> None:
    """ELG-16.3: all nine region cards are shuffled."""
    homes = list(range(REGIONS))
    s.shuffle(homes)
    s.homes = homes


def begin_round(s: GrandeState) -> None:
    """ELG-16.3, ELG-16.4: two regions get two caballeros each; then its power card is revealed."""
    for _i in range(2):
        if province(s, IMAGINARY) == 0:
            break
        _settle(s, s.homes.pop())
    s.power[IMAGINARY] = s.idle.pop()
    if s.hears:
        s.tell("event-imaginary-power", {"power": s.power[IMAGINARY]})


def _settle(s: GrandeState, region: int) -> None:
    if region == s.king:
        if s.hears:
            s.tell("event-imaginary-king", {"place": PLACE_NAMES[region]})
        return
    count = min(2, province(s, IMAGINARY))
    shift(s, IMAGINARY, PROVINCE, region, count)
    if s.hears:
        s.tell(
            "event-imaginary-place",
            {"place": PLACE_NAMES[region], "count": count},
            moves=[
                ("piece-caballero", store(s.seats, IMAGINARY, "province"), piece(s.seats, IMAGINARY, region), count)
            ],
        )


def take_turn(s: GrandeState) -> None:
    """ELG-16.5: the card with the highest number is gone, unused."""
    card = piles.richest(s)
    pile = piles.pile_of(s, card)
    piles.take(s, pile, IMAGINARY)
    if s.hears:
        s.tell(
            "event-imaginary-take",
            {"action": CARD_NAMES[card]},
            moves=[(piles.card_id(s, pile), piles.names(s)[pile], "discard")] if piles.is_discarded(card) else [],
        )
