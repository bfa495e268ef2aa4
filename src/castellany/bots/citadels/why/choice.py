"""What a player would say for a choice of Citadels: what is true of the moment and known to the seat.

The decisive consideration comes first. Hands of others count by their size alone, except where a
power has just shown one.
"""

from __future__ import annotations

from castellany.bots.citadels.why.cards import card_deeds, wanted_reasons
from castellany.bots.citadels.why.characters import (
    bewitch_reasons,
    kill_reasons,
    lay_reasons,
    mark_reasons,
    pick_reasons,
    rob_reasons,
)
from castellany.bots.citadels.why.deeds import answers, power_deeds
from castellany.bots.citadels.why.turn import build_reasons, draw_reasons, end_reasons, gold_reasons
from castellany.games.citadels import lexicon as L
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message


def reasons(s: CitadelsState, seat: int, choice: int) -> list[Message]:
    if L.PICK.has(choice):
        return pick_reasons(s, seat, L.PICK.arg(choice))
    if L.LAY.has(choice):
        return lay_reasons(s, seat, L.LAY.arg(choice))
    if L.KILL.has(choice):
        return kill_reasons(s, seat, L.KILL.arg(choice))
    if L.ROB.has(choice):
        return rob_reasons(s, seat, L.ROB.arg(choice))
    if L.NAME.has(choice):
        return bewitch_reasons(s, seat, L.NAME.arg(choice))
    if L.MARK.has(choice) or L.SIGN.has(choice):
        return mark_reasons(s, seat, L.MARK.arg(choice) if L.MARK.has(choice) else L.SIGN.arg(choice))
    if choice == L.TAKE_GOLD.base:
        return gold_reasons(s, seat)
    if choice == L.DRAW_CARDS.base:
        return draw_reasons(s, seat)
    if choice == L.END.base:
        return end_reasons(s, seat)
    if L.is_build(choice):
        return build_reasons(s, seat, choice)
    if L.KEEP.has(choice) or L.TAKE.has(choice):
        return wanted_reasons(s, seat, L.KEEP.arg(choice) if L.KEEP.has(choice) else L.TAKE.arg(choice))
    return card_deeds(s, seat, choice) or power_deeds(s, seat, choice) or answers(s, seat, choice)
