"""Sending back: what an opponent gives up by Withdrawal, whom an Arrest takes."""

from typing import Final

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import COURT, PLACES, REGIONS
from castellany.games.elgrande.forecast import by_sending_back
from castellany.games.elgrande.ids import PLACE_NAMES, colour_id, piece, store
from castellany.games.elgrande.lexicon import ARREST, RETURN
from castellany.games.elgrande.moves import arrests, free_regions, listed, offer_arrest, send_back
from castellany.games.elgrande.refusals import untouchable
from castellany.games.elgrande.shown import CountFacts, SendFacts
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Frame, Message, Option, Question, Refusal, say

WITHDRAWN: Final = 3
"""Caballeros that a Withdrawal sends back (ELG-10.2)."""
FROM_COURT: Final = REGIONS
"""Object of the verb `return` that means the court."""


class Return(Question[GrandeState]):
    """ELG-10.2: `a` caballeros are still to be sent back; which one next?"""

    clause = "ELG-10.2"

    def message(self, s: GrandeState, f: Frame) -> Message:
        left = court(s, f.seat)
        for r in listed(free_regions(s, f.seat)):
            left += s.at[f.seat * PLACES + r]
        return say("ask-return", count=min(f.a, left))

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found = [RETURN.of(r) for r in listed(free_regions(s, f.seat))]
        if court(s, f.seat):
            found.append(RETURN.of(FROM_COURT))
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        source = RETURN.arg(choice)
        send_back(s, f.seat, COURT if source == FROM_COURT else source, 1)
        if f.a > 1:
            s.frames.append(Frame(kinds.WITHDRAW, f.seat, f.a - 1))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        source = RETURN.arg(choice)
        if source == FROM_COURT:
            from_court: CountFacts = {"most": min(f.a, court(s, f.seat))}
            return Option(choice, say("opt-return-court"), (store(s.seats, f.seat, "court"),), facts=from_court)
        most = min(f.a, s.at[f.seat * PLACES + source])
        loss = by_sending_back(s, f.seat, f.seat, source, 1, most)
        return Option(
            choice, say("opt-return", place=PLACE_NAMES[source]), (piece(s.seats, f.seat, source),), facts=loss
        )

    def facts(self, s: GrandeState, f: Frame) -> SendFacts:
        return {"left": f.a, "of": WITHDRAWN}

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        out = [RETURN.of(r) for r in range(REGIONS) if s.at[f.seat * PLACES + r]]
        return [*out, RETURN.of(FROM_COURT)]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        source = RETURN.arg(choice)
        return (store(s.seats, f.seat, "court") if source == FROM_COURT else piece(s.seats, f.seat, source),)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if RETURN.has(choice):
            source = RETURN.arg(choice)
            if source == s.king:
                return untouchable(source)
            name = PLACE_NAMES[COURT if source == FROM_COURT else source]
            return Refusal(say("no-piece-there", place=name), "ELG-8.3")
        return super().refusal(s, f, choice)


class ChooseArrest(Question[GrandeState]):
    """ELG-10.6: one caballero of each colour in the mask `a`, in any sequence."""

    clause = "ELG-10.6"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-arrest")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return arrests(s, f.a)

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        colour = ARREST.first(choice)
        send_back(s, colour, ARREST.second(choice), 1)
        offer_arrest(s, f.seat, f.a & ~(1 << colour))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        colour = ARREST.first(choice)
        region = ARREST.second(choice)
        message = say("opt-arrest", who=colour_id(s.seats, colour), place=PLACE_NAMES[region])
        gain = by_sending_back(s, f.seat, colour, region, 1)
        return Option(choice, message, (piece(s.seats, colour, region),), facts=gain)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [
            ARREST.of2(c, r) for c in range(s.colours) for r in range(REGIONS) if c != f.seat and s.at[c * PLACES + r]
        ]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (piece(s.seats, ARREST.first(choice), ARREST.second(choice)),)

    def fault(self, s: GrandeState, f: Frame, choice: int) -> Refusal | None:
        if not ARREST.has(choice):
            return None
        colour = ARREST.first(choice)
        region = ARREST.second(choice)
        if colour == f.seat:
            return Refusal(say("no-arrest-own"), self.clause)
        if region == s.king:
            return untouchable(region)
        if colour >= s.colours or not s.at[colour * PLACES + region]:
            return Refusal(say("no-piece-there", place=PLACE_NAMES[region]), self.clause)
        return None if (f.a >> colour) & 1 else Refusal(say("no-arrest-again"), self.clause)
