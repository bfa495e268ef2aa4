"""Special actions: what a card promises this seat now, and what speaks against using it."""

from __future__ import annotations

from castellany.bots.elgrande.why.estates import grande_promise, incite_reasons, tile_promise
from castellany.bots.elgrande.why.king import king_guards, king_promise
from castellany.bots.elgrande.why.moving import step_gain, unmoved, weaken_reasons
from castellany.bots.elgrande.why.scorings import best_scored, card_pay, pay_promise, pay_reason, scores_by_itself
from castellany.bots.elgrande.why.supply import best_regain, hand_reason
from castellany.bots.elgrande.why.tally import (
    at_court,
    best_other,
    best_placing,
    best_step,
    change,
    here,
    is_last_round,
    others_in,
)
from castellany.games.elgrande.effects.book import SPECIALS
from castellany.games.elgrande.effects.moving import MoveSome
from castellany.games.elgrande.effects.sending import EmptyCourts
from castellany.games.elgrande.facts import cards as C
from castellany.games.elgrande.facts.board import CASTLE, GRANDE_BONUS, REGIONS
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES
from castellany.games.elgrande.lexicon import LIFT
from castellany.games.elgrande.moves import free_regions, lifts, listed, open_regions
from castellany.games.elgrande.scoring import rank_in, value, would_pay
from castellany.games.elgrande.state import GrandeState, province
from castellany.kernel import Message, say, seat_id


def promise(s: GrandeState, seat: int, card: int, placing: int) -> Message | None:
    """What speaks for using a card's special action, or None; it can begin now."""
    if scores_by_itself(s, card):
        return pay_promise(s, seat, CARD_NAMES[card], card_pay(s, card))
    if card == C.REVELATION:
        mine = here(s, seat, CASTLE)
        return say("why-elgrande-castle-own", count=mine, points=value(s, CASTLE, 0)) if mine else None
    if card == C.JUSTICE or card == C.RIVALRY:
        region = best_scored(s, seat)
        return pay_promise(s, seat, PLACE_NAMES[region], would_pay(s, region))
    special = SPECIALS[card]
    if isinstance(special, MoveSome):
        return move_promise(s, seat, special)
    if card == C.MILITIA or card == C.REPRESENTATION:
        return militia_promise(s, seat, card)
    if C.WITHDRAWAL <= card <= C.SKIRMISH:
        return sending_promise(s, seat, card)
    if is_king_card(card):
        return king_promise(s, seat, card, placing)
    return estate_promise(s, seat, card)


def is_king_card(card: int) -> bool:
    return card == C.ADVISER or C.YOUR_MAJESTY <= card <= C.CAPITAL


def first_lifts(s: GrandeState, seat: int, special: MoveSome) -> list[int]:
    """The pieces a moving action could begin with; what an earlier action moved is free again."""
    moved = s.moved
    s.moved = []
    found = lifts(s, seat, special.own, special.others, special.source)
    s.moved = moved
    return found


def move_promise(s: GrandeState, seat: int, special: MoveSome) -> Message | None:
    """The single move that brings most; if none does, the opponent's caballero whose going costs most."""
    gain = 0
    harm = 0
    found: Message | None = None
    for choice in first_lifts(s, seat, special):
        colour = LIFT.first(choice)
        region = LIFT.second(choice)
        step = best_step(s, seat, colour, region)
        if step.gain > gain:
            gain = step.gain
            found = step_gain(s, seat, colour, region)
        if gain == 0 and colour != seat and colour < s.seats:
            lost = -change(s, colour, region, -1)[colour]
            if lost > harm:
                harm = lost
                found = say("why-elgrande-hurts", place=PLACE_NAMES[region], seat=seat_id(colour), points=lost)
    return found


def militia_promise(s: GrandeState, seat: int, card: int) -> Message | None:
    """One more in any region; with Representation a move of one's own may be better."""
    region = best_placing(s, seat, open_regions(s)) if at_court(s, seat) else -1
    if region >= 0:
        gain = change(s, seat, region, 1)[seat]
        return say("why-elgrande-place-more", place=PLACE_NAMES[region], points=gain)
    if card == C.REPRESENTATION:
        for source in listed(free_regions(s, seat)):
            if best_step(s, seat, seat, source).gain > 0:
                return step_gain(s, seat, seat, source)
    return None


def sending_promise(s: GrandeState, seat: int, card: int) -> Message | None:
    """How many caballeros of opponents go back to the province."""
    count = 0
    if card == C.ARREST:
        return arrest_promise(s, seat)
    special = SPECIALS[card]
    for other in range(s.seats):
        if other != seat:
            if isinstance(special, EmptyCourts):
                count += min(special.count, at_court(s, other))
            elif card == C.WITHDRAWAL:
                count += min(3, at_court(s, other) + free_count(s, other))
            elif card == C.SKIRMISH:
                count += 2 if free_regions(s, other, 2) else min(1, free_count(s, other))
            elif free_regions(s, other):
                count += 1
    if card == C.CIVIL_WAR:
        return say("why-elgrande-civil-war", count=count)
    return say("why-elgrande-sends-back", count=count)


def free_count(s: GrandeState, colour: int) -> int:
    count = 0
    for region in listed(free_regions(s, colour)):
        count += here(s, colour, region)
    return count


def arrest_promise(s: GrandeState, seat: int) -> Message:
    """The caballero whose arrest changes most."""
    most = -1
    found = say("why-elgrande-arrest")
    for colour in range(s.colours):
        if colour != seat:
            for region in listed(free_regions(s, colour)):
                difference = change(s, colour, region, -1)
                weight = difference[seat] - (difference[colour] if colour < s.seats else 0)
                if weight > max(0, most):
                    most = weight
                    found = weaken_reasons(s, seat, colour, region)[0]
    return found


def estate_promise(s: GrandeState, seat: int, card: int) -> Message | None:
    """Decree, New Home, Authority, Insurrection, Reinforcements, Veto."""
    if card == C.DECREE:
        return tile_promise(s, seat)
    if card == C.NEW_HOME:
        return grande_promise(s, seat)
    if card == C.AUTHORITY:
        return None if is_last_round(s) else say("why-elgrande-regain-could", power=best_regain(s, seat))
    if card == C.INSURRECTION:
        return incite_promise(s, seat)
    if card == C.REINFORCEMENTS:
        count = min(2, province(s, seat))
        return say("why-elgrande-invite", count=count, court=at_court(s, seat) + count) if count else None
    return say("why-elgrande-veto-take")


def incite_promise(s: GrandeState, seat: int) -> Message | None:
    """The region that would pay most more without opponents, or else the fullest of them."""
    best: Message | None = None
    most = 0
    for region in listed(open_regions(s)):
        if others_in(s, seat, region):
            found = incite_reasons(s, seat, region)
            weight = others_in(s, seat, region) + (100 * found[0].args["points"] if len(found) > 1 else 0)
            if weight > most:
                most = weight
                best = found[0]
    return best


def against(s: GrandeState, seat: int, card: int) -> Message | None:
    """What speaks against using a card's special action, or None; it could begin now."""
    if scores_by_itself(s, card):
        paid = card_pay(s, card)
        return pay_reason(s, seat, CARD_NAMES[card], paid) if paid[seat] <= paid[best_other(s, seat, paid)] else None
    if card == C.REVELATION:
        return say("why-elgrande-castle-anyway") if here(s, seat, CASTLE) else say("why-elgrande-castle-nobody")
    if card == C.JUSTICE or card == C.RIVALRY:
        region = best_scored(s, seat)
        paid = would_pay(s, region)
        return pay_reason(s, seat, PLACE_NAMES[region], paid) if paid[seat] <= paid[best_other(s, seat, paid)] else None
    special = SPECIALS[card]
    if isinstance(special, MoveSome):
        return unmoved(s, seat, first_lifts(s, seat, special))
    if card == C.MILITIA:
        return say("why-elgrande-place-none") if best_placing(s, seat, open_regions(s)) < 0 else None
    if is_king_card(card) and card != C.INFILTRATION and s.king < REGIONS:
        guarded = king_guards(s, seat, s.king)
        return say("why-elgrande-king-stays", place=PLACE_NAMES[s.king], points=guarded) if guarded else None
    home = s.grandes[seat]
    if card == C.NEW_HOME and home < REGIONS and rank_in(s, home)[seat] == 0:
        return say("why-elgrande-grande-stays", place=PLACE_NAMES[home], points=GRANDE_BONUS)
    if card == C.AUTHORITY:
        return hand_reason(s, seat)
    if card == C.REINFORCEMENTS and province(s, seat):
        return say("why-elgrande-invite-fewer", court=at_court(s, seat), count=province(s, seat))
    if card == C.DECREE:
        best = tile_promise(s, seat)
        if best is None or "seat" in best.args:
            return say("why-elgrande-tile-no-gain")
        return say("why-elgrande-tile-most", points=best.args["points"])
    return None
