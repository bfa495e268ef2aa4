"""Where the king goes, whom he takes along, with whom he changes places."""

from castellany.games.elgrande.effects.book import SPECIALS
from castellany.games.elgrande.effects.king import king_goes, swappable
from castellany.games.elgrande.facts.board import PLACES
from castellany.games.elgrande.forecast import by_grande, by_king, by_moving
from castellany.games.elgrande.ids import CARD_NAMES, KING_NAMES, KING_THINGS, PLACE_NAMES, colour_id, piece
from castellany.games.elgrande.lexicon import ESCORT, KING, SWAP
from castellany.games.elgrande.moves import listed, move_grande, move_king, move_piece, offer_escort
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say, seat_id


class MoveKing(Question[GrandeState]):
    """To one of the places in the mask `a`, by card `b`."""

    def rule(self, s: GrandeState, f: Frame) -> str:
        return SPECIALS[f.b].rule

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-king", action=CARD_NAMES[f.b])

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [KING.of(place) for place in listed(f.a)]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        king_goes(s, f.seat, KING.arg(choice), f.b)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        place = KING.arg(choice)
        message = say("opt-king-stays" if place == s.king else "opt-king", place=KING_NAMES[place])
        return Option(choice, message, (KING_THINGS[place],), facts=by_king(s, f.seat, place))

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [KING.of(place) for place in range(len(KING_THINGS))]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (KING_THINGS[KING.arg(choice)],)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if not KING.has(choice) or (f.a >> KING.arg(choice)) & 1:
            return None
        place = KING.arg(choice)
        if place == s.king:
            return Refusal(say("no-king-stays"), "ELG-5.4")
        return Refusal(say("no-king-there", place=KING_NAMES[place], action=CARD_NAMES[f.b]), self.rule(s, f))


class ChooseEscort(Question[GrandeState]):
    """ELG-13.5: `a` more caballeros follow from region `b` to `c`."""

    clause = "ELG-13.5"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-escort", count=f.a, place=PLACE_NAMES[f.c])

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [ESCORT.of(c) for c in range(s.colours) if s.at[c * PLACES + f.b]]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        move_piece(s, f.seat, ESCORT.arg(choice), f.b, f.c)
        offer_escort(s, f.seat, f.a - 1, f.b, f.c)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        colour = ESCORT.arg(choice)
        gain = by_moving(s, f.seat, colour, f.b, f.c)
        who = colour_id(s.seats, colour)
        return Option(choice, say("opt-escort", who=who), (piece(s.seats, colour, f.b),), facts=gain)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if ESCORT.has(choice) and (ESCORT.arg(choice) >= s.colours or not s.at[ESCORT.arg(choice) * PLACES + f.b]):
            return Refusal(say("no-piece-there", place=PLACE_NAMES[f.b]), self.clause)
        return None


class ChooseDeputy(Question[GrandeState]):
    """ELG-13.3: the grande that changes places with the king."""

    clause = "ELG-13.3"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-deputy")

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        owner = SWAP.arg(choice)
        old = s.king
        move_king(s, s.grandes[owner])
        move_grande(s, owner, old)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        owner = SWAP.arg(choice)
        place = PLACE_NAMES[s.grandes[owner]]
        if owner == f.seat:
            message = say("opt-swap-own", place=place)
        else:
            message = say("opt-swap", seat=seat_id(owner), place=place)
        gain = by_grande(s, f.seat, owner, s.king, s.grandes[owner])
        return Option(choice, message, (f"grande:{owner}",), facts=gain)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [SWAP.of(owner) for owner in range(s.seats)]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"grande:{SWAP.arg(choice)}",)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if SWAP.has(choice) and SWAP.arg(choice) not in swappable(s):
            return Refusal(say("no-swap-with"), self.clause)
        return None
