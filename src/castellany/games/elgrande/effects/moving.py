"""Cards that move caballeros about the map, and the two that post some from the court."""

from mypy_extensions import i64

from castellany.games.elgrande import kinds
from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.facts.board import COURT
from castellany.games.elgrande.moves import ANY_COLOURS, anything_free, offer_move
from castellany.games.elgrande.refusals import COURT_EMPTY, NOTHING_TO_MOVE
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Frame, Refusal


class MoveSome(SpecialAction):
    """Move up to `own` of one's own and up to `others` opposing caballeros."""

    def __init__(self, rule: str, own: int, others: int, source: int = 0) -> None:
        super().__init__(rule)
        self.own = own
        self.others = others
        self.source = source

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        for c in range(s.colours):
            if (self.own if c == seat else self.others) > 0 and anything_free(s, c):
                return None
        return NOTHING_TO_MOVE

    def start(self, s: GrandeState, seat: int) -> None:
        offer_move(s, seat, self.own, self.others, self.source)


def move_any(rule: str, count: i64, source: i64 = 0) -> MoveSome:
    """Up to `count` caballeros of any colours."""
    return MoveSome(rule, count, count, source | ANY_COLOURS)


class Militia(SpecialAction):
    """ELG-9.7: post up to two from the court in any regions."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return None if court(s, seat) else COURT_EMPTY

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.POST, seat, 2, COURT))


class Representation(SpecialAction):
    """ELG-14.2: march out of one region, or post up to two from the court."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return None if court(s, seat) or anything_free(s, seat) else NOTHING_TO_MOVE

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.BRANCH, seat))
