"""Placing without regard to the king's neighbours: Militia, Representation, Power -2."""

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CABALLEROS, CASTLE, COURT, MINUS_2, PLACES, PROVINCE
from castellany.games.elgrande.forecast import by_moving
from castellany.games.elgrande.ids import PLACE_NAMES, PLACE_THINGS, store
from castellany.games.elgrande.lexicon import MARCH, MUSTER, PLACE, STOP
from castellany.games.elgrande.moves import (
    ONE_REGION,
    anything_free,
    listed,
    offer_move,
    open_regions,
    tell_ability,
    to_board,
)
from castellany.games.elgrande.refusals import COURT_EMPTY, NOTHING_TO_MOVE, not_target
from castellany.games.elgrande.shown import LeftFacts
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Frame, Message, Option, Question, Refusal, say


class Post(Question[GrandeState]):
    """ELG-9.7: up to `a` caballeros from place `b` (court or province) into any regions."""

    def rule(self, s: GrandeState, f: Frame) -> str:
        return "ELG-9.7" if f.b == COURT else "ELG-15.7"

    def message(self, s: GrandeState, f: Frame) -> Message:
        count = min(f.a, s.at[f.seat * PLACES + f.b])
        return say("ask-post" if f.b == COURT else "ask-post-province", count=count)

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found = [PLACE.of(r) for r in listed(open_regions(s))]
        found.append(STOP.base)
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice == STOP.base:
            return
        if f.b == PROVINCE:
            tell_ability(s, f.seat, MINUS_2)
        to_board(s, f.seat, f.seat, PLACE.arg(choice), f.b)
        if f.a > 1 and s.at[f.seat * PLACES + f.b]:
            s.frames.append(Frame(kinds.POST, f.seat, f.a - 1, f.b))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == STOP.base:
            return Option(choice, say("opt-stop"), role="stop")
        place = PLACE.arg(choice)
        most = min(f.a, s.at[f.seat * PLACES + f.b])
        gain = by_moving(s, f.seat, f.seat, f.b, place, most=most)
        return Option(choice, say("opt-place", place=PLACE_NAMES[place]), (PLACE_THINGS[place],), facts=gain)

    def facts(self, s: GrandeState, f: Frame) -> LeftFacts:
        return {"left": min(f.a, s.at[f.seat * PLACES + f.b]) if f.b == COURT else 0}

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [*[PLACE.of(place) for place in range(CASTLE + 1)], STOP.base]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (PLACE_THINGS[PLACE.arg(choice)],)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if PLACE.has(choice):
            return not_target(s, PLACE.arg(choice), castle=False)
        return super().refusal(s, f, choice)


class Branch(Question[GrandeState]):
    """ELG-14.2: the two ways of Representation."""

    clause = "ELG-14.2"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-branch")

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [MARCH.base, MUSTER.base]

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if choice == MARCH.base and not anything_free(s, f.seat):
            return NOTHING_TO_MOVE
        return COURT_EMPTY if choice == MUSTER.base and not court(s, f.seat) else None

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice == MARCH.base:
            offer_move(s, f.seat, CABALLEROS, 0, ONE_REGION)
        else:
            s.frames.append(Frame(kinds.POST, f.seat, 2, COURT))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == MARCH.base:
            return Option(choice, say("opt-march"))
        return Option(choice, say("opt-muster"), (store(s.seats, f.seat, "court"),))
