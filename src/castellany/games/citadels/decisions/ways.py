"""The ways to build, from the choice to the finished district (CIT-4.5, 9.7, 14.6, 14.18, 14.29).

Shared by the turn and by the Wizard, who builds a card of another hand at once.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.building import finish_build, pay, price, start_build
from castellany.games.citadels.effects.city import as_standing, destroy
from castellany.games.citadels.facts import FRAMEWORK, NECROPOLIS, THIEVES_DEN
from castellany.games.citadels.ids import GOLD
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import BUILD, LEVY, SACRIFICE, SCAFFOLD
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, seat_id


def build_choice(s: CitadelsState, seat: i64, owner: i64, choice: i64, at_once: bool) -> None:
    """Carry out one way to build a card from the hand of `owner`."""
    if BUILD.has(choice):
        card = BUILD.arg(choice)
        due = price(s, seat, card)
        start_build(s, owner, card)
        pay(s, seat, due)
        finish_build(s, seat, card, due, True, at_once)
    elif SCAFFOLD.has(choice):
        card = SCAFFOLD.arg(choice)
        start_build(s, owner, card)
        destroy(s, seat, as_standing(s, seat, FRAMEWORK))
        finish_build(s, seat, card, 0, False, at_once)
    elif SACRIFICE.has(choice):
        start_build(s, owner, NECROPOLIS)
        destroy(s, seat, SACRIFICE.arg(choice))
        finish_build(s, seat, NECROPOLIS, 0, False, at_once)
    elif LEVY.has(choice):
        card = LEVY.second(choice)
        due = price(s, seat, card)
        start_build(s, owner, card)
        levy(s, seat, LEVY.first(choice), card, due, due)
    else:
        due = price(s, seat, THIEVES_DEN)
        start_build(s, owner, THIEVES_DEN)
        s.drawn = []
        s.frames.append(Frame(kinds.DEN, seat, due, 0, 1 if at_once else 0))


def levy(s: CitadelsState, seat: i64, other: i64, card: i64, due: i64, gold: i64) -> None:
    """CIT-9.7: exactly the missing gold from one player, a card for each; then the build."""
    shortage = due - s.gold[seat]
    s.used |= USED_ABILITY
    s.gold[other] -= shortage
    s.gold[seat] += shortage
    if s.hears:
        s.tell(
            "event-levy",
            {"seat": seat_id(seat), "other": seat_id(other), "gold": shortage},
            moves=[
                (GOLD, f"seat:{other}/gold", f"seat:{seat}/gold", shortage),
                (GOLD, f"seat:{seat}/gold", "bank", due),  # paid at once; the cards and the district follow
            ],
        )
    pay(s, seat, due)
    s.frames.append(Frame(kinds.FINISH_BUILD, seat, card, gold))
    for _i in range(shortage):
        s.frames.append(Frame(kinds.GIVE, seat, other, 1))
