"""A turn with its action card: taking one, using its special action, ending, and Vetoes against others'."""

from __future__ import annotations

from castellany.bots.elgrande.why.regions import as_it_stands, cheapest, stop_placing
from castellany.bots.elgrande.why.scorings import best_scored, card_pay, pay_reason, scores_by_itself
from castellany.bots.elgrande.why.specials import against, first_lifts, free_count, is_king_card, promise
from castellany.bots.elgrande.why.tally import at_court, best_other, change, leads
from castellany.games.elgrande.decisions.card import PLACING_BEGUN, special_hindrance
from castellany.games.elgrande.effects.book import SPECIALS
from castellany.games.elgrande.effects.king import INFILTRATED
from castellany.games.elgrande.effects.moving import MoveSome
from castellany.games.elgrande.effects.sending import EmptyCourts
from castellany.games.elgrande.facts import cards as C
from castellany.games.elgrande.facts.board import REGIONS
from castellany.games.elgrande.facts.cards import PLACED_BY
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES
from castellany.games.elgrande.lexicon import LIFT
from castellany.games.elgrande.moves import free_regions, open_regions, placing_targets
from castellany.games.elgrande.scoring import would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, say, seat_id


def take_reasons(s: GrandeState, seat: int, card: int) -> list[Message]:
    """For taking a card: its special action, its caballeros, and that nobody else has it."""
    found: list[Message] = []
    count = min(PLACED_BY[card], at_court(s, seat))
    usable = SPECIALS[card].hindrance(s, seat) is None
    if usable:
        special = promise(s, seat, card, count)
        if special is not None:
            found.append(special)
    if count:
        found.append(say("why-elgrande-places", count=count, court=at_court(s, seat)))
    if len(found) < 2 and scores_by_itself(s, card):
        paid = card_pay(s, card)
        if paid[best_other(s, seat, paid)] > paid[seat] and somebody_acts_later(s):
            found.append(denial(s, seat, card, paid))
    if not found:
        found.append(plain(s, seat, card) if usable else say("why-elgrande-take-empty"))
    return found


def denial(s: GrandeState, seat: int, card: int, paid: list[int]) -> Message:
    """Another would score by this card; taken, it is out of reach in this round."""
    rival = best_other(s, seat, paid)
    return say("why-elgrande-deny", action=CARD_NAMES[card], seat=seat_id(rival), points=paid[rival])


def somebody_acts_later(s: GrandeState) -> bool:
    for other in range(s.seats):
        if not (s.acted >> other) & 1:
            return True
    return False


def act_reasons(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For using the special action now."""
    placing = min(f.c, at_court(s, seat))
    kept = 0 if f.b & PLACING_BEGUN else placing
    found: list[Message] = []
    special = promise(s, seat, f.a, kept)
    if special is not None:
        found.append(special)
    else:
        found.append(plain(s, seat, f.a))
    if kept:
        found.append(say("why-elgrande-act-then", count=kept))
    elif placing:
        found.append(say("why-elgrande-act-instead", count=placing))
    return found


def plain(s: GrandeState, seat: int, card: int) -> Message:
    """What a special action does that promises no points by itself."""
    if isinstance(SPECIALS[card], MoveSome) or card == C.MILITIA or card == C.REPRESENTATION:
        return say("why-elgrande-act-free")
    if scores_by_itself(s, card):
        return pay_reason(s, seat, CARD_NAMES[card], card_pay(s, card))
    if card == C.JUSTICE or card == C.RIVALRY:
        region = best_scored(s, seat)
        return pay_reason(s, seat, PLACE_NAMES[region], would_pay(s, region))
    if card == C.REVELATION:
        return say("why-elgrande-castle-nobody")
    if is_king_card(card) and card not in (C.INFILTRATION, C.SUMMER_COURT, C.CAPITAL):
        if s.king < REGIONS:
            return say("why-elgrande-king-goes", place=PLACE_NAMES[s.king])
        if card != C.EXILE and card != C.REBELLION:
            return say("why-elgrande-king-comes")
    if card == C.NEW_HOME and s.grandes[seat] < REGIONS and not leads(s, seat, s.grandes[seat]):
        return say("why-elgrande-grande-idle", place=PLACE_NAMES[s.grandes[seat]])
    if card == C.DECREE:
        return say("why-elgrande-tile-raise")
    if card == C.AUTHORITY:
        return say("why-elgrande-regain-late")
    if card == C.REINFORCEMENTS and cheapest(s, seat, free_regions(s, seat), 1) <= 0:
        return say("why-elgrande-recall-free")
    return as_it_stands(s, seat)


def end_reasons(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For doing nothing more with the card."""
    found: list[Message] = []
    reach = placing_targets(s, f.b & INFILTRATED != 0)
    if special_hindrance(s, f) is None:
        spoken = against(s, seat, f.a)
        found.append(spoken if spoken is not None else as_it_stands(s, seat))
        if f.a == C.MILITIA or f.a == C.REPRESENTATION:
            reach |= open_regions(s)
        elif f.a == C.INFILTRATION:
            reach = placing_targets(s, True)
    if f.c > 0 and at_court(s, seat) > 0:
        found += stop_placing(s, seat, reach, True)
    return found


def veto_reasons(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For cancelling card `a` of seat `b`."""
    who = seat_id(f.b)
    if scores_by_itself(s, f.a):
        paid = card_pay(s, f.a)
        if paid[f.b] > paid[seat]:
            return [say("why-elgrande-score-less", what=CARD_NAMES[f.a], points=paid[seat], seat=who, other=paid[f.b])]
    lost = harm(s, seat, f)
    if lost is not None:
        return [lost]
    found = [say("why-elgrande-veto", seat=who, action=CARD_NAMES[f.a])]
    last = veto_good_until(s, seat)
    if last <= s.round:
        found.append(say("why-elgrande-veto-last"))
    return found


def harm(s: GrandeState, seat: int, f: Frame) -> Message | None:
    """What the announced special action could cost this seat."""
    special = SPECIALS[f.a]
    if isinstance(special, EmptyCourts):
        count = min(special.count, at_court(s, seat))
        return say("why-elgrande-veto-back", count=count) if count else None
    if f.a == C.WITHDRAWAL:
        count = min(3, at_court(s, seat) + free_count(s, seat))
        return say("why-elgrande-veto-back", count=count) if count else None
    if isinstance(special, MoveSome):
        worst = 0
        found: Message | None = None
        for choice in first_lifts(s, f.b, special):
            lost = -change(s, LIFT.first(choice), LIFT.second(choice), -1)[seat]
            if LIFT.first(choice) == seat and lost > worst:
                worst = lost
                found = say("why-elgrande-veto-move", place=PLACE_NAMES[LIFT.second(choice)], points=lost)
        return found
    return None


def veto_good_until(s: GrandeState, seat: int) -> int:
    """The last round for which a Veto of this seat is good, counted from 0."""
    last = 0
    for i in range(0, len(s.vetoes), 2):
        if s.vetoes[i] == seat:
            last = max(last, s.vetoes[i + 1])
    return last


def allow_reasons(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For letting it happen."""
    found: list[Message] = []
    if scores_by_itself(s, f.a):
        paid = card_pay(s, f.a)
        if paid[seat] >= paid[f.b]:
            found.append(say("why-elgrande-allow-pays", action=CARD_NAMES[f.a], points=paid[seat]))
    elif harm(s, seat, f) is None and (isinstance(SPECIALS[f.a], EmptyCourts) or f.a == C.WITHDRAWAL):
        found.append(say("why-elgrande-allow-nothing", action=CARD_NAMES[f.a]))
    last = min(veto_good_until(s, seat), len(track(s)) - 1)
    found.append(say("why-elgrande-veto-kept", round=track(s)[last]))
    return found
