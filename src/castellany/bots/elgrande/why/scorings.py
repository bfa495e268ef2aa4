"""Scorings out of turn: what a region or a card would pay now, and who would get most."""

from __future__ import annotations

from castellany.bots.elgrande.why.tally import best_other, seen
from castellany.bots.elgrande.worth import scored_by
from castellany.games.elgrande.facts import cards as C
from castellany.games.elgrande.facts.board import CASTLE, REGIONS
from castellany.games.elgrande.scoring import rank_in, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Message, say, seat_id


def scored_regions(s: GrandeState, card: int) -> list[int]:
    """The regions that a card scores now, whoever uses it."""
    return list(range(REGIONS)) if card == C.TRIUMPH else scored_by(s, card)


def card_pay(s: GrandeState, card: int) -> list[int]:
    """Points that a scoring card would pay every seat now."""
    paid = [0] * s.seats
    if card == C.REVELATION:
        return would_pay(s, CASTLE) if seen(s, CASTLE) else paid
    for region in scored_regions(s, card):
        there = would_pay(s, region)
        ranks = rank_in(s, region)
        for seat in range(s.seats):
            if card != C.TRIUMPH or ranks[seat] == 0:
                paid[seat] += there[seat]
    return paid


def scores_by_itself(s: GrandeState, card: int) -> bool:
    """Whether what a card pays follows from what everybody sees."""
    return C.WATCHTOWERS <= card <= C.BORDERLANDS and (card != C.REVELATION or seen(s, CASTLE))


def pay_reason(s: GrandeState, seat: int, what: str, paid: list[int]) -> Message:
    """What a scoring of a region or by a card pays, and what the best opponent gets from it."""
    rival = best_other(s, seat, paid)
    if paid[seat] == 0 and paid[rival] == 0:
        return say("why-elgrande-score-none", what=what)
    if paid[rival] == 0:
        return say("why-elgrande-score-alone", what=what, points=paid[seat])
    name = seat_id(rival)
    if paid[seat] == paid[rival]:
        return say("why-elgrande-score-even", what=what, points=paid[seat], seat=name)
    if paid[seat] > paid[rival]:
        return say("why-elgrande-score-more", what=what, points=paid[seat], seat=name, other=paid[rival])
    return say("why-elgrande-score-less", what=what, points=paid[seat], seat=name, other=paid[rival])


def pay_promise(s: GrandeState, seat: int, what: str, paid: list[int]) -> Message | None:
    """The same, where it pays and no opponent gets more."""
    if paid[seat] == 0 or paid[seat] < paid[best_other(s, seat, paid)]:
        return None
    return pay_reason(s, seat, what, paid)


def best_scored(s: GrandeState, seat: int) -> int:
    """The region whose scoring puts a seat furthest ahead of, or least behind, the best of the others."""
    best = 0
    most = -99
    for region in range(REGIONS):
        paid = would_pay(s, region)
        lead = paid[seat] - paid[best_other(s, seat, paid)]
        if lead > most:
            most = lead
            best = region
    return best
