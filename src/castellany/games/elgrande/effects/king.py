"""Cards that move the king: Your Majesty, the Royal Adviser and the New Regency."""

from typing import Final

from mypy_extensions import i64

from castellany.games.elgrande import kinds
from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.facts.board import ALL_REGIONS, CASTLE, FRANCE, NEIGHBOURS, PORTUGAL, REGIONS
from castellany.games.elgrande.facts.cards import AUDIENCE, CONTEST, ESCORT
from castellany.games.elgrande.moves import bring, move_grande, move_king, offer_escort
from castellany.games.elgrande.refusals import ALREADY_AT_CASTLE, KING_ABROAD, KING_AWAY, NO_SWAP, NOBODY_OUT
from castellany.games.elgrande.scoring import emptiest, fullest
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Refusal

INFILTRATED: Final = 4
"""Flag in the frame of a turn's card: placing may go into the king's region."""


def send_king(s: GrandeState, seat: i64, places: int, card: i64) -> None:
    """Ask where the king goes; without a choice he just goes."""
    if places & (places - 1) == 0:
        king_goes(s, seat, places.bit_length() - 1, card)
    else:
        s.frames.append(Frame(kinds.KING, seat, places, card))


def king_goes(s: GrandeState, seat: i64, place: i64, card: i64) -> None:
    """The king moves, and what the card ties to it follows."""
    old = s.king
    move_king(s, place)
    if card == ESCORT and old < REGIONS:
        offer_escort(s, seat, 2, old, place)
    elif card == CONTEST:
        for owner in range(s.seats):
            if s.grandes[owner] == place:
                move_grande(s, owner, CASTLE)
    elif card == AUDIENCE:
        bring(s, seat, 2)


class KingAnywhere(SpecialAction):
    """To any other region: Your Majesty, Royal Progress, Escort, Contest."""

    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card

    def start(self, s: GrandeState, seat: int) -> None:
        send_king(s, seat, ALL_REGIONS & ~(1 << s.king), self.card)


class KingNextDoor(SpecialAction):
    """To an adjacent region: Royal Adviser, Audience."""

    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card

    def start(self, s: GrandeState, seat: int) -> None:
        send_king(s, seat, NEIGHBOURS[s.king], self.card)


class KingByCrowd(SpecialAction):
    """To the region with the fewest caballeros, or the most: Summer Court, Capital."""

    def __init__(self, rule: str, card: int, most: bool) -> None:
        super().__init__(rule)
        self.card = card
        self.most = most

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return None if emptiest(s) else NOBODY_OUT

    def start(self, s: GrandeState, seat: int) -> None:
        places = 0
        for r in fullest(s) if self.most else emptiest(s):
            places |= 1 << r
        send_king(s, seat, places, self.card)


class Exile(SpecialAction):
    """ELG-13.4: to France or Portugal."""

    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card

    def start(self, s: GrandeState, seat: int) -> None:
        send_king(s, seat, (1 << FRANCE | 1 << PORTUGAL) & ~(1 << s.king), self.card)


class Rebellion(SpecialAction):
    """ELG-13.6: to the castle."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return ALREADY_AT_CASTLE if s.king == CASTLE else None

    def start(self, s: GrandeState, seat: int) -> None:
        move_king(s, CASTLE)


class Deputy(SpecialAction):
    """ELG-13.3: the king and a grande change places."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        if s.king >= REGIONS:
            return KING_AWAY
        return None if swappable(s) else NO_SWAP

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.DEPUTY, seat))


def swappable(s: GrandeState) -> list[int]:
    """Owners of grandes that stand in another region than the king."""
    return [owner for owner in range(s.seats) if s.grandes[owner] < REGIONS and s.grandes[owner] != s.king]


class Infiltration(SpecialAction):
    """ELG-13.9: changes the placing of the same turn, whose frame lies below."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return KING_ABROAD if s.king > CASTLE else None

    def start(self, s: GrandeState, seat: int) -> None:
        f = s.frames.pop()
        s.frames.append(Frame(f.kind, f.seat, f.a, f.b | INFILTRATED, f.c))
