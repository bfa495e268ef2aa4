"""Why something may not be done: the refusals of El Grande, each with its clause.

Rules ask for masks of what is allowed; where a person points at something
outside a mask, these functions say why.
"""

from typing import Final

from castellany.games.elgrande.facts.board import CASTLE
from castellany.games.elgrande.ids import KING_NAMES, PLACE_NAMES
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Refusal, say

NOTHING_TO_MOVE: Final = Refusal(say("no-piece-to-move"), "ELG-4.8")
COURT_EMPTY: Final = Refusal(say("no-court-empty"), "ELG-4.5")
NO_COURTS: Final = Refusal(say("no-courts"), "ELG-4.8")
NO_VICTIMS: Final = Refusal(say("no-victims"), "ELG-4.8")
NO_RESERVE: Final = Refusal(say("no-reserve"), "ELG-4.2")
GRANDE_IN_CASTLE: Final = Refusal(say("no-grande-castle"), "ELG-12.2")
GRANDE_WITH_KING: Final = Refusal(say("no-grande-king"), "ELG-5.1")
KING_AWAY: Final = Refusal(say("no-king-away"), "ELG-13.3")
NO_SWAP: Final = Refusal(say("no-grande-swap"), "ELG-13.3")
KING_ABROAD: Final = Refusal(say("no-king-abroad"), "ELG-13.9")
TOO_LATE: Final = Refusal(say("no-infiltration-late"), "ELG-13.9")
ALREADY_AT_CASTLE: Final = Refusal(say("no-king-at-castle"), "ELG-5.4")
NOBODY_OUT: Final = Refusal(say("no-caballeros-out"), "ELG-4.8")
SPECIAL_OVER: Final = Refusal(say("no-special-over"), "ELG-4.4")
PLACING_OVER: Final = Refusal(say("no-placing-over"), "ELG-4.4")
CASTLE_SHUT: Final = Refusal(say("no-castle-shut"), "ELG-5.6")
NOT_THE_CASTLE: Final = Refusal(say("no-castle-here"), "ELG-1.2")
CARD_TAKEN: Final = Refusal(say("no-card-taken"), "ELG-4.9")


def untouchable(place: int) -> Refusal:
    """ELG-5.1: the king's region."""
    return Refusal(say("no-kings-region", place=KING_NAMES[place]), "ELG-5.1")


def not_placing(s: GrandeState, place: int) -> Refusal:
    """Why no caballero may be placed there from the court."""
    if place == CASTLE:
        return CASTLE_SHUT
    if place == s.king:
        return untouchable(place)
    return Refusal(say("no-not-adjacent", place=PLACE_NAMES[place], king=KING_NAMES[s.king]), "ELG-4.6")


def not_target(s: GrandeState, place: int, source: int = -1, castle: bool = True) -> Refusal:
    """Why a piece may not go there."""
    if place == CASTLE:
        return CASTLE_SHUT if castle else NOT_THE_CASTLE
    if place == source:
        return Refusal(say("no-same-place"), "ELG-8.2")
    return untouchable(place)
