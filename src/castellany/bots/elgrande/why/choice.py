"""Which considerations belong to which choice."""

from __future__ import annotations

from castellany.bots.elgrande.why.estates import grande_reasons, incite_reasons, tile_reasons
from castellany.bots.elgrande.why.king import escort_reasons, king_reasons, swap_reasons
from castellany.bots.elgrande.why.moving import drop_reasons, lift_reasons, step_gain, stop_moving, weaken_reasons
from castellany.bots.elgrande.why.regions import (
    arrival_reasons,
    as_it_stands,
    cheapest,
    lose_reason,
    loss,
    place_reasons,
    return_reasons,
    stop_posting,
)
from castellany.bots.elgrande.why.scorings import pay_reason
from castellany.bots.elgrande.why.supply import (
    add_one_reasons,
    invite_reasons,
    pass_reasons,
    power_reasons,
    recall_reasons,
    regain_modifier_reasons,
    regain_reasons,
    stop_add_one,
    stop_recalling,
)
from castellany.bots.elgrande.why.tally import at_court, best_placing, best_step, change, here, still_to_place
from castellany.bots.elgrande.why.turn import act_reasons, allow_reasons, end_reasons, take_reasons, veto_reasons
from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CABALLEROS, CASTLE, REGIONS
from castellany.games.elgrande.facts.cards import CIVIL_WAR, CONTEST
from castellany.games.elgrande.ids import PLACE_NAMES
from castellany.games.elgrande.lexicon import (
    ACT,
    ALLOW,
    ARREST,
    BOOST,
    DISK,
    DROP,
    END,
    ESCORT,
    GRANDE,
    HAND,
    INCITE,
    INVITE,
    KING,
    LIFT,
    MARCH,
    MUSTER,
    PLACE,
    PLAY,
    RECALL,
    REGAIN,
    REGAIN_MODIFIER,
    RETURN,
    SCORE,
    STOP,
    SWAP,
    TAKE,
    TILE,
    USE,
    VETO,
)
from castellany.games.elgrande.moves import free_regions, listed, open_regions
from castellany.games.elgrande.scoring import would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, say


def reasons(s: GrandeState, seat: int, choice: int) -> list[Message]:
    """What a player would say for a choice, the decisive first; every sentence holds at this moment."""
    f = s.frames[-1]
    if PLACE.has(choice):
        return place_reasons(s, seat, PLACE.arg(choice))
    if PLAY.has(choice) or BOOST.has(choice):
        return power_reasons(s, seat, choice)
    if TAKE.has(choice):
        return take_reasons(s, seat, TAKE.arg(choice))
    if choice == ACT.base:
        return act_reasons(s, seat, f)
    if choice == END.base:
        return end_reasons(s, seat, f)
    if choice == STOP.base:
        return stop_reasons(s, seat, f)
    if INVITE.has(choice):
        return invite_reasons(s, seat, f, INVITE.arg(choice))
    if LIFT.has(choice):
        return lift_reasons(s, seat, LIFT.first(choice), LIFT.second(choice))
    if DROP.has(choice):
        return drop_reasons(s, seat, f, DROP.arg(choice))
    if SCORE.has(choice):
        region = SCORE.arg(choice)
        return [pay_reason(s, seat, PLACE_NAMES[region], would_pay(s, region))]
    if DISK.has(choice):
        return disk_reasons(s, seat, f, DISK.arg(choice))
    return rare_reasons(s, seat, f, choice)


def rare_reasons(s: GrandeState, seat: int, f: Frame, choice: int) -> list[Message]:
    """Choices that few cards ask for."""
    if RECALL.has(choice):
        return recall_reasons(s, seat, RECALL.arg(choice))
    if RETURN.has(choice):
        if RETURN.arg(choice) == REGIONS:
            return [say("why-elgrande-return-court", count=at_court(s, seat) - 1)]
        return return_reasons(s, seat, RETURN.arg(choice))
    if ARREST.has(choice):
        return weaken_reasons(s, seat, ARREST.first(choice), ARREST.second(choice))
    if INCITE.has(choice):
        return incite_reasons(s, seat, INCITE.arg(choice))
    if GRANDE.has(choice):
        return grande_reasons(s, seat, GRANDE.arg(choice))
    if TILE.has(choice):
        return tile_reasons(s, seat, TILE.first(choice), TILE.second(choice))
    if KING.has(choice):
        return king_reasons(s, seat, KING.arg(choice), still_to_place(s, seat), f.b == CONTEST)
    if SWAP.has(choice):
        return swap_reasons(s, seat, SWAP.arg(choice))
    if ESCORT.has(choice):
        return escort_reasons(s, seat, f, ESCORT.arg(choice))
    if REGAIN.has(choice):
        return regain_reasons(s, seat, REGAIN.arg(choice))
    if REGAIN_MODIFIER.has(choice):
        return regain_modifier_reasons(s, REGAIN_MODIFIER.arg(choice))
    if HAND.has(choice):
        return pass_reasons(s, seat, HAND.arg(choice))
    if choice == VETO.base:
        return veto_reasons(s, seat, f)
    if choice == ALLOW.base:
        return allow_reasons(s, seat, f)
    if choice == USE.base:
        return add_one_reasons(s, seat)
    if choice == MARCH.base or choice == MUSTER.base:
        return branch_reasons(s, seat, choice)
    return []


def stop_reasons(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For doing no more of what is asked."""
    if f.kind == kinds.MOVE:
        return stop_moving(s, seat, f)
    if f.kind == kinds.POST:
        return stop_posting(s, seat, f)
    if f.kind == kinds.RECALL:
        return stop_recalling(s, seat)
    return stop_add_one(s, seat)


def disk_reasons(s: GrandeState, seat: int, f: Frame, region: int) -> list[Message]:
    """For a region on the secret disk, whatever it decides."""
    if f.kind == kinds.RIVALRY:
        return [pay_reason(s, seat, PLACE_NAMES[region], would_pay(s, region)), say("why-elgrande-rivalry")]
    if f.kind == kinds.WAR:
        count = CABALLEROS if f.b == CIVIL_WAR else 2
        regions = free_regions(s, seat)
        if f.b != CIVIL_WAR and free_regions(s, seat, 2):
            regions = free_regions(s, seat, 2)
        least = loss(s, seat, region, count) <= cheapest(s, seat, regions, count)
        return [lose_reason(s, seat, region, count, least)]
    if f.kind == kinds.FLEE:
        return arrival_reasons(s, seat, region, here(s, seat, f.b), False)
    inside = here(s, seat, CASTLE)
    with_grande = s.grandes[seat] == CASTLE
    if inside == 0 and not with_grande:
        return [say("why-elgrande-disk-nothing")]
    if region == s.king:
        return [say("why-elgrande-disk-court", count=inside, court=at_court(s, seat) + inside)]
    return arrival_reasons(s, seat, region, inside, with_grande)


def branch_reasons(s: GrandeState, seat: int, choice: int) -> list[Message]:
    """Representation: march out of a region, or place from the court."""
    if choice == MUSTER.base:
        region = best_placing(s, seat, open_regions(s))
        if region >= 0:
            gain = change(s, seat, region, 1)[seat]
            return [say("why-elgrande-place-more", place=PLACE_NAMES[region], points=gain)]
        return [say("why-elgrande-places", count=min(2, at_court(s, seat)), court=at_court(s, seat))]
    best = -1
    most = 0
    for region in listed(free_regions(s, seat)):
        gain = best_step(s, seat, seat, region).gain
        if gain > most:
            most = gain
            best = region
    return [step_gain(s, seat, seat, best) if best >= 0 else as_it_stands(s, seat)]
