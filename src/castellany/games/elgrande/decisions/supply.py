"""Bringing caballeros to the court: inviting, calling back, and the ability of Power +1."""

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import COURT, PLACES, PLUS_1, PLUS_2, PROVINCE, REGIONS
from castellany.games.elgrande.forecast import by_moving
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES, piece, store
from castellany.games.elgrande.lexicon import INVITE, RECALL, STOP, TAKE, USE
from castellany.games.elgrande.moves import (
    anything_free,
    bring,
    free_regions,
    listed,
    offer_recall,
    tell_ability,
    to_court,
)
from castellany.games.elgrande.refusals import untouchable
from castellany.games.elgrande.state import GrandeState, province
from castellany.kernel import Frame, Message, Option, Proposal, Question, Refusal, say


class Invite(Question[GrandeState]):
    """ELG-4.1: how many of the `a` that the power card allows come from the province."""

    clause = "ELG-4.1"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-invite", count=f.a, province=province(s, f.seat))

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        most = min(f.a, province(s, f.seat))
        return [INVITE.of(n) for n in range(most, -1, -1)]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        count = INVITE.arg(choice)
        if count:
            to_court(s, f.seat, PROVINCE, count)
        offer_recall(s, f.seat, f.a - count)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        court = store(s.seats, f.seat, "court")
        return Option(choice, say("opt-invite", count=INVITE.arg(choice)), (court,))

    def proposals(self, s: GrandeState, f: Frame) -> list[Proposal]:
        """Invite as many as may be and take a card: one gesture, wherever nothing else is asked in between."""
        most = min(f.a, province(s, f.seat))
        if s.mod[f.seat] > PLUS_2:  # the ability of a modifier comes first (ELG-15.4)
            return []
        run = [INVITE.of(most)]
        if most < f.a and anything_free(s, f.seat):
            run.append(STOP.base)  # nobody is called back from the regions (ELG-4.2)
        found: list[Proposal] = []
        for card in piles.available(s):
            message = say("opt-invite-take", count=most, action=CARD_NAMES[card])
            target = piles.card_id(s, piles.pile_of(s, card))
            found.append(Proposal((*run, TAKE.of(card)), message, (target,)))
        return found

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if INVITE.has(choice):
            return Refusal(say("no-invite", count=f.a, province=province(s, f.seat)), self.clause)
        return super().refusal(s, f, choice)


class Recall(Question[GrandeState]):
    """ELG-4.2: up to `a` caballeros from regions, one by one."""

    clause = "ELG-4.2"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-recall", count=f.a)

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found = [RECALL.of(r) for r in listed(free_regions(s, f.seat))]
        found.append(STOP.base)
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice != STOP.base:
            to_court(s, f.seat, RECALL.arg(choice), 1)
            offer_recall(s, f.seat, f.a - 1)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == STOP.base:
            return Option(choice, say("opt-stop"), role="stop")
        r = RECALL.arg(choice)
        most = min(f.a, s.at[f.seat * PLACES + r])
        loss = by_moving(s, f.seat, f.seat, r, COURT, most=most)
        return Option(choice, say("opt-recall", place=PLACE_NAMES[r]), (piece(s.seats, f.seat, r),), facts=loss)

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        out = [RECALL.of(r) for r in range(REGIONS) if s.at[f.seat * PLACES + r]]
        return [*out, STOP.base]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (piece(s.seats, f.seat, RECALL.arg(choice)),)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if RECALL.has(choice):
            region = RECALL.arg(choice)
            if region == s.king:
                return untouchable(region)
            return Refusal(say("no-piece-there", place=PLACE_NAMES[region]), self.clause)
        return super().refusal(s, f, choice)


class AddOne(Question[GrandeState]):
    """ELG-15.5: use the ability of Power +1, or not."""

    clause = "ELG-15.5"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-add-one")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [USE.base, STOP.base]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice == USE.base:
            tell_ability(s, f.seat, PLUS_1)
            bring(s, f.seat, 1)

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == USE.base:
            return Option(choice, say("opt-add-one"), (store(s.seats, f.seat, "court"),))
        return Option(choice, say("opt-stop"), role="stop")
