"""What a player would say for a choice, most important first: by the question that is asked."""

from __future__ import annotations

from castellany.bots.viscounts.why.act import act_reasons, book_reasons, build_reasons
from castellany.bots.viscounts.why.cards import arrange_reasons, destroy_reasons, discard_reasons, order_reasons
from castellany.bots.viscounts.why.castle import (
    advance_reasons,
    bump_reasons,
    enter_reasons,
    no_shift_reasons,
    shift_reasons,
)
from castellany.bots.viscounts.why.gains import effect_reasons, flip_reasons, take_reasons
from castellany.bots.viscounts.why.looks import effect_of
from castellany.bots.viscounts.why.pay import pay_reasons
from castellany.bots.viscounts.why.spots import link_reasons, spot_reasons
from castellany.bots.viscounts.why.turn import (
    go_reasons,
    hire_reasons,
    no_hire_reasons,
    pick_reasons,
    play_reasons,
)
from castellany.games.viscounts import kinds
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Message


def reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """Only what the seat may know is looked at: open things, its own hand, and which cards are its own."""
    f = s.frames[-1]
    if f.kind == kinds.PICK:
        return pick_reasons(s, choice)
    if f.kind == kinds.PLAY:
        return play_reasons(s, seat, lex.PLAY.arg(choice))
    if f.kind == kinds.MOVE:
        return go_reasons(s, seat, choice)
    if f.kind == kinds.ACT:
        return act_reasons(s, seat, choice)
    if f.kind == kinds.PAY:
        return pay_reasons(s, f, choice)
    if f.kind == kinds.HIRE and choice == lex.PASS.base:
        return no_hire_reasons(s, seat, s.tops[segment_of(s, seat)])
    if f.kind == kinds.HIRE or f.kind == kinds.FREE_HIRE:
        return hire_reasons(s, seat, lex.HIRE.arg(choice), f.kind == kinds.FREE_HIRE)
    return effect_question(s, seat, f, choice)


def effect_question(s: ViscountsState, seat: int, f: Frame, choice: int) -> list[Message]:
    """Questions that effects ask."""
    if f.kind == kinds.ANY:
        return take_reasons(s, seat, lex.TAKE.arg(choice))
    if f.kind == kinds.FLIP_ASK:
        return flip_reasons(s, seat, choice)
    if f.kind == kinds.CHOOSE:
        return effect_reasons(s, seat, effect_of(f.a).parts()[lex.OPTION.arg(choice)])
    if f.kind == kinds.DISCARD_ASK:
        return discard_reasons(s, seat, choice)
    if f.kind == kinds.DESTROY_ASK or f.kind == kinds.DESTROY_OWN:
        return destroy_reasons(s, seat, choice)
    if f.kind == kinds.REARRANGE:
        return arrange_reasons(s, seat, choice)
    if f.kind == kinds.ORDER:
        return order_reasons(choice)
    if f.kind == kinds.FREE_COPY_ASK:
        return book_reasons(s, seat, lex.COPY.arg(choice), False)
    return board_question(s, seat, f, choice)


def board_question(s: ViscountsState, seat: int, f: Frame, choice: int) -> list[Message]:
    """Questions about buildings and the castle."""
    if f.kind == kinds.SPOT:
        return spot_reasons(s, seat, lex.SITE.arg(choice))
    if f.kind == kinds.FREE_BUILD_ASK:
        return build_reasons(s, seat, lex.BUILD.arg(choice))
    if f.kind == kinds.LINK_ORDER:
        return link_reasons(f, lex.LINK.arg(choice))
    if f.kind == kinds.CASTLE_MOVE:
        return no_shift_reasons(s, seat) if choice == lex.STOP.base else shift_reasons(s, seat, choice)
    if f.kind == kinds.FREE_WORKERS:
        return enter_reasons(s, seat, lex.PLACE.arg(choice), f.a)
    if f.kind == kinds.ADVANCE:
        return advance_reasons(s, seat, lex.ADVANCE.arg(choice))
    if f.kind == kinds.BUMP:
        return bump_reasons(s, f, lex.BUMP.arg(choice))
    return []
