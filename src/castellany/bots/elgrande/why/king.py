"""The king: why he goes where he goes, with whom, and what a card that moves him promises."""

from __future__ import annotations

from castellany.bots.elgrande.why.moving import weaken_reasons
from castellany.bots.elgrande.why.regions import lose_reason, standing
from castellany.bots.elgrande.why.tally import best_placing, change, here, leads, still_to_place
from castellany.games.elgrande.effects.king import swappable
from castellany.games.elgrande.facts import cards as C
from castellany.games.elgrande.facts.board import (
    ALL_REGIONS,
    CASTLE,
    FRANCE,
    GRANDE_BONUS,
    KING_BONUS,
    NEIGHBOURS,
    PORTUGAL,
    REGIONS,
)
from castellany.games.elgrande.ids import KING_NAMES, PLACE_NAMES, colour_id
from castellany.games.elgrande.moves import listed, placing_targets
from castellany.games.elgrande.scoring import emptiest, fullest, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, say, seat_id


def king_reasons(s: GrandeState, seat: int, place: int, placing: int, grande_goes: bool = False) -> list[Message]:
    """For the king in a place; `placing` caballeros can be placed after it in this turn."""
    found: list[Message] = []
    guarded = king_guards(s, seat, place, grande_goes)
    if guarded > 0:
        found.append(say("why-elgrande-king-guards", place=KING_NAMES[place], points=guarded))
    if placing > 0 and place != s.king:
        near = NEIGHBOURS[place] & ~placing_targets(s, False) & ~(1 << place)
        # What his old region would pay without his bonus is not counted.
        opened = best_placing(s, seat, near & ~(1 << s.king))
        if opened >= 0:
            gain = change(s, seat, opened, 1)[seat]
            found.append(say("why-elgrande-king-opens", place=PLACE_NAMES[opened], points=gain))
    if place != s.king:
        found += king_leaves(s, seat)
    if not found and place != CASTLE:
        near = NEIGHBOURS[place] & ~(1 << place)
        found.append(say("why-elgrande-king-near", places=[PLACE_NAMES[region] for region in listed(near)]))
    return found or [say("why-elgrande-king-castle")]


def king_guards(s: GrandeState, seat: int, place: int, grande_goes: bool = False) -> int:
    """Points of one's own in a region, with the bonus, if the king stood there; a card may take the grande away."""
    if place >= REGIONS:
        return 0
    guarded = would_pay(s, place)[seat]
    if leads(s, seat, place):
        if s.king != place:
            guarded += KING_BONUS
        if grande_goes and s.grandes[seat] == place:
            guarded -= GRANDE_BONUS
    return guarded


def king_leaves(s: GrandeState, seat: int) -> list[Message]:
    """An opponent alone in first place loses the bonus when the king goes."""
    if s.king < REGIONS:
        for other in range(s.seats):
            if other != seat and leads(s, other, s.king):
                place = PLACE_NAMES[s.king]
                return [say("why-elgrande-king-leaves", place=place, seat=seat_id(other), points=KING_BONUS)]
    return []


def swap_reasons(s: GrandeState, seat: int, owner: int) -> list[Message]:
    """Deputy: the king and a grande change places."""
    found: list[Message] = []
    if owner == seat and leads(s, seat, s.king):
        found.append(say("why-elgrande-grande-pays", place=PLACE_NAMES[s.king], points=GRANDE_BONUS))
    elif owner != seat and s.grandes[owner] < REGIONS and leads(s, owner, s.grandes[owner]):
        home = PLACE_NAMES[s.grandes[owner]]
        found.append(say("why-elgrande-grande-leaves", place=home, seat=seat_id(owner), points=GRANDE_BONUS))
    return king_reasons(s, seat, s.grandes[owner], still_to_place(s, seat), True)[:1] + found


def escort_reasons(s: GrandeState, seat: int, f: Frame, colour: int) -> list[Message]:
    """For taking a caballero of this colour from `b` along to the king's new region `c`."""
    name = PLACE_NAMES[f.c]
    if colour == seat:
        gain = change(s, seat, f.c, 1)[seat]
        found = [say("why-elgrande-place-more", place=name, points=gain)] if gain > 0 else [standing(s, seat, f.c)]
        return [*found, lose_reason(s, seat, f.b, 1, False)]
    found = weaken_reasons(s, seat, colour, f.b)
    if colour < s.seats and change(s, colour, f.c, 1)[colour] == 0:
        found.append(say("why-elgrande-drop-none", place=name, seat=colour_id(s.seats, colour)))
    return found


def king_targets(s: GrandeState, card: int) -> list[int]:
    """The regions to which a card can send the king."""
    if card in (C.YOUR_MAJESTY, C.ESCORT, C.CONTEST, C.ROYAL_PROGRESS):
        return listed(ALL_REGIONS & ~(1 << s.king))
    if card == C.ADVISER or card == C.AUDIENCE:
        return listed(NEIGHBOURS[s.king])
    if card == C.SUMMER_COURT:
        return emptiest(s)
    if card == C.DEPUTY:
        return [s.grandes[owner] for owner in swappable(s)]
    return fullest(s) if card == C.CAPITAL else []


def king_promise(s: GrandeState, seat: int, card: int, placing: int) -> Message | None:
    """What the king could do for this seat elsewhere."""
    if card == C.INFILTRATION:
        if placing == 0 or s.king >= REGIONS:
            return None
        gain = change(s, seat, s.king, 1)[seat]
        name = PLACE_NAMES[s.king]
        if gain > 0:
            return say("why-elgrande-place-more", place=name, points=gain)
        return say("why-elgrande-king-entered", place=name, count=here(s, seat, s.king))
    best = -1
    most = 0
    for place in king_targets(s, card):
        guarded = king_guards(s, seat, place, card == C.CONTEST or card == C.DEPUTY)
        if guarded > most:
            most = guarded
            best = place
    if best >= 0:
        return say("why-elgrande-king-could", place=PLACE_NAMES[best], points=most)
    if card == C.REBELLION and placing:
        return king_reasons(s, seat, CASTLE, placing)[0]
    leaves = king_leaves(s, seat)
    if leaves:
        return leaves[0]
    if card == C.EXILE and s.king >= FRANCE:
        return king_reasons(s, seat, FRANCE if s.king == PORTUGAL else PORTUGAL, placing)[0]
    targets = king_targets(s, card)
    return king_reasons(s, seat, targets[0], placing)[0] if len(targets) == 1 else None
