"""Choosing one region: for Justice, for an Insurrection, for one's grande."""

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, REGIONS
from castellany.games.elgrande.forecast import by_grande, gain
from castellany.games.elgrande.ids import PLACE_NAMES, PLACE_THINGS
from castellany.games.elgrande.lexicon import GRANDE, INCITE, SCORE
from castellany.games.elgrande.moves import move_grande
from castellany.games.elgrande.refusals import NOT_THE_CASTLE, untouchable
from castellany.games.elgrande.scoring import score_regions, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Closed, Frame, Message, Option, Question, Refusal, say


def no_castle() -> list[Closed]:
    """ELG-1.2: where a region is asked for, the castle is none."""
    return [Closed((PLACE_THINGS[CASTLE],), NOT_THE_CASTLE.message, NOT_THE_CASTLE.rule)]


class JusticeRegion(Question[GrandeState]):
    """ELG-10.1: any region, the king's too."""

    clause = "ELG-10.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-justice")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [SCORE.of(r) for r in range(REGIONS)]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        score_regions(s, [SCORE.arg(choice)], cards.JUSTICE)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = SCORE.arg(choice)
        points = would_pay(s, r)[f.seat]
        message = say("opt-score", place=PLACE_NAMES[r], points=points)
        return Option(choice, message, (PLACE_THINGS[r],), facts=gain(0, points))

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()


class Incite(Question[GrandeState]):
    """ELG-12.4: the region out of which opponents must go."""

    clause = "ELG-12.4"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-incite")

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        region = INCITE.arg(choice)
        if s.hears:
            s.tell("event-incite", {"place": PLACE_NAMES[region]})
        s.frames.append(Frame(kinds.FLEE, -1, f.seat, region))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = INCITE.arg(choice)
        return Option(choice, say("opt-incite", place=PLACE_NAMES[r]), (PLACE_THINGS[r],))

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [INCITE.of(r) for r in range(REGIONS)]

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        return untouchable(s.king) if INCITE.has(choice) and INCITE.arg(choice) == s.king else None


class NewHomeRegion(Question[GrandeState]):
    """ELG-12.2: where one's grande goes."""

    clause = "ELG-12.2"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-new-home", place=PLACE_NAMES[s.grandes[f.seat]])

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        move_grande(s, f.seat, GRANDE.arg(choice))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        r = GRANDE.arg(choice)
        change = by_grande(s, f.seat, f.seat, r, s.king)
        return Option(choice, say("opt-grande", place=PLACE_NAMES[r]), (PLACE_THINGS[r],), facts=change)

    def beside(self, s: GrandeState, f: Frame) -> list[Closed]:
        return no_castle()

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [GRANDE.of(r) for r in range(REGIONS)]

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if GRANDE.has(choice):
            if GRANDE.arg(choice) == s.king:
                return untouchable(s.king)
            if GRANDE.arg(choice) == s.grandes[f.seat]:
                return Refusal(say("no-same-place"), self.clause)
        return None
