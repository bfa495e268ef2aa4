"""Moving caballeros one by one: which piece, then where to."""

from typing import Final

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CASTLE, MINUS_1, PLACES, REGIONS
from castellany.games.elgrande.forecast import by_moving
from castellany.games.elgrande.ids import PLACE_NAMES, PLACE_THINGS, colour_id, piece
from castellany.games.elgrande.lexicon import DROP, LIFT, STOP
from castellany.games.elgrande.moves import (
    ANY_COLOURS,
    SOURCE,
    lifts,
    listed,
    movable,
    move_piece,
    move_targets,
    offer_move,
    tell_ability,
)
from castellany.games.elgrande.refusals import not_target, untouchable
from castellany.games.elgrande.shown import DropFacts, LiftFacts, MoveFacts
from castellany.games.elgrande.state import NOBODY, GrandeState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say

BOTH: Final = 32  # two counts of caballeros in one number: nobody has more than thirty


class MoveCaballeros(Question[GrandeState]):
    """ELG-8.1: up to `a` of one's own and `b` opposing, from the regions that `c` allows.

    `c` is 0 for any regions, 1-9 for one region (less one), 10 for one still to be
    chosen; with 16 added `a` and `b` are the same pieces, of any colours.
    """

    def rule(self, s: GrandeState, f: Frame) -> str:
        return "ELG-15.6" if s.card == NOBODY else "ELG-8.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        lock = f.c & SOURCE
        if s.card == NOBODY:  # before a card is taken only the ability of Power -1 moves anybody
            return say("ask-move-ability")
        if f.c & ANY_COLOURS:
            if 0 < lock <= REGIONS:
                return say("ask-move-out", count=f.a, place=PLACE_NAMES[lock - 1])
            return say("ask-move-any-one" if lock else "ask-move-any", count=f.a)
        if f.b == 0:
            if 0 < lock <= REGIONS:
                return say("ask-move-own-out", place=PLACE_NAMES[lock - 1])
            return say("ask-move-own-one") if lock else say("ask-move-own", count=f.a)
        if f.a == 0:
            return say("ask-move-others", count=f.b)
        return say("ask-move-both", own=f.a, others=f.b)

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found = lifts(s, f.seat, f.a, f.b, f.c)
        found.append(STOP.base)
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice == STOP.base:
            return
        if s.card == NOBODY:
            tell_ability(s, f.seat, MINUS_1)
        colour = LIFT.first(choice)
        region = LIFT.second(choice)
        own = f.a
        others = f.b
        if f.c & ANY_COLOURS or colour == f.seat:
            own -= 1
        if f.c & ANY_COLOURS or colour != f.seat:
            others -= 1
        source = f.c
        if source & SOURCE:
            source = source & ANY_COLOURS | region + 1
        s.frames.append(Frame(kinds.DROP, f.seat, colour * PLACES + region, own * BOTH + others, source))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == STOP.base:
            return Option(choice, say("opt-stop"), role="stop")
        colour = LIFT.first(choice)
        region = LIFT.second(choice)
        target = (piece(s.seats, colour, region),)
        place = PLACE_NAMES[region]
        facts = self._lift(s, f, colour, region)
        if colour == f.seat:
            return Option(choice, say("opt-lift-own", place=place), target, facts=facts)
        return Option(choice, say("opt-lift", who=colour_id(s.seats, colour), place=place), target, facts=facts)

    def _lift(self, s: GrandeState, f: Frame, colour: int, region: int) -> LiftFacts:
        drops: list[DropFacts] = []
        for place in listed(move_targets(s, region)):
            gain = by_moving(s, f.seat, colour, region, place)
            drop: DropFacts = {
                "place": PLACE_THINGS[place],
                "choice": DROP.of(place),
                "before": gain["before"],
                "after": gain["after"],
                "change": gain["change"],
            }
            drops.append(drop)
        return {
            "most": min(movable(s, colour, region), f.a if colour == f.seat else f.b),
            "own": colour == f.seat,
            "region": PLACE_THINGS[region],
            "drops": drops,
        }

    def facts(self, s: GrandeState, f: Frame) -> MoveFacts:
        return {"own": f.a, "others": f.b, "any": f.c & ANY_COLOURS != 0, "one_region": f.c & SOURCE != 0}

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        there = [LIFT.of2(c, r) for c in range(s.colours) for r in range(REGIONS) if s.at[c * PLACES + r]]
        return [*there, STOP.base]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (piece(s.seats, LIFT.first(choice), LIFT.second(choice)),)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if not LIFT.has(choice) or LIFT.first(choice) >= s.colours:
            return super().refusal(s, f, choice)
        colour = LIFT.first(choice)
        region = LIFT.second(choice)
        lock = f.c & SOURCE
        if region == s.king:
            return untouchable(region)
        if (f.a if colour == f.seat else f.b) <= 0:
            return Refusal(say("no-moves-own" if colour == f.seat else "no-moves-others"), "ELG-8.1")
        if 0 < lock <= REGIONS and lock != region + 1:
            return Refusal(say("no-other-region", place=PLACE_NAMES[lock - 1]), "ELG-8.1")
        if s.at[colour * PLACES + region]:
            return Refusal(say("no-moved-already"), "ELG-8.2")
        return Refusal(say("no-piece-there", place=PLACE_NAMES[region]), "ELG-8.1")


class Drop(Question[GrandeState]):
    """Where the piece `a` (colour * 12 + region) goes; `b` and `c` tell how the action goes on."""

    clause = "ELG-8.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-drop", place=PLACE_NAMES[f.a % PLACES])

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found: list[int] = []
        mask = move_targets(s, f.a % PLACES)
        for place in range(CASTLE + 1):
            if (mask >> place) & 1:
                found.append(DROP.base + place)
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        move_piece(s, f.seat, f.a // PLACES, f.a % PLACES, DROP.arg(choice))
        offer_move(s, f.seat, f.b // BOTH, f.b % BOTH, f.c)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        place = DROP.arg(choice)
        message = say("opt-throw") if place == CASTLE else say("opt-drop", place=PLACE_NAMES[place])
        gain = by_moving(s, f.seat, f.a // PLACES, f.a % PLACES, place)
        return Option(choice, message, (PLACE_THINGS[place],), facts=gain)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [DROP.of(place) for place in range(CASTLE + 1)]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (PLACE_THINGS[DROP.arg(choice)],)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if DROP.has(choice):
            return not_target(s, DROP.arg(choice), f.a % PLACES)
        return super().refusal(s, f, choice)
