"""What a player would say for a choice: one or two considerations, true of the moment, the weightiest first.

Only what the seat may know is said: the state is an imagined world in which the hidden things are invented.
"""

from __future__ import annotations

from castellany.bots.paladins.why.cards import (
    folk_reasons,
    outsider_reasons,
    paladin_reasons,
    suspicion_reasons,
    tavern_reasons,
    use_reasons,
)
from castellany.bots.paladins.why.gains import Weighed, strongest
from castellany.bots.paladins.why.places import (
    clear_reasons,
    jar_reasons,
    keep_reasons,
    pick_reasons,
    space_reasons,
    worker_reasons,
    workshop_reasons,
)
from castellany.bots.paladins.why.turn import act_reasons, favour_reasons, pass_reasons
from castellany.games.paladins.lexicon import (
    ACT,
    BORROW,
    CLEAR,
    DECLINE,
    DROP,
    FACE,
    FAVOUR,
    JAR,
    KEEP,
    PALADIN,
    PASS,
    PICK,
    PLACE,
    SETTLE,
    TAKE,
    TAVERN,
    USE,
    WORKSHOP,
)
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message


def reasons(s: PaladinsState, seat: int, choice: int) -> list[Message]:
    return strongest(considerations(s, seat, choice))


def considerations(s: PaladinsState, seat: int, choice: int) -> list[Weighed]:
    """All that speaks for a choice of the seat that is asked."""
    if ACT.has(choice):
        return act_reasons(s, seat, ACT.arg(choice))
    if FAVOUR.has(choice):
        return favour_reasons(s, seat, FAVOUR.arg(choice))
    if choice == PASS.base:
        return pass_reasons(s, seat)
    if PLACE.has(choice):
        return worker_reasons(s, seat, PLACE.arg(choice))
    if PALADIN.has(choice):
        return paladin_reasons(s, seat, choice)
    if TAVERN.has(choice):
        return tavern_reasons(s, seat, TAVERN.arg(choice))
    if TAKE.has(choice) or BORROW.has(choice):
        return folk_reasons(s, seat, choice)
    if SETTLE.has(choice):
        return space_reasons(s, seat, SETTLE.arg(choice))
    if JAR.has(choice):
        return jar_reasons(s, seat, JAR.arg(choice))
    if FACE.has(choice):
        return outsider_reasons(s, seat, FACE.arg(choice))
    if WORKSHOP.has(choice):
        return workshop_reasons(s, seat, choice)
    if CLEAR.has(choice):
        return clear_reasons(s, seat, CLEAR.arg(choice))
    if PICK.has(choice):
        return pick_reasons(s, seat, PICK.arg(choice))
    if USE.has(choice):
        return use_reasons(s, seat, USE.arg(choice))
    if choice in (DROP.base, DECLINE.base):
        return suspicion_reasons(s, seat, choice == DROP.base)
    return keep_reasons(s, seat, KEEP.arg(choice)) if KEEP.has(choice) else []
