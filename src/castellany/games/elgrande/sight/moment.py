"""The moment of the game as the table sees it: round, stage, who plays when."""

from __future__ import annotations

from typing import Final

from castellany.games.elgrande.flow import track
from castellany.games.elgrande.ids import CARD_NAMES, colour_id
from castellany.games.elgrande.state import DEALING, NO_POWER, NOBODY, OVER, SCORING, GrandeState
from castellany.games.elgrande.state import POWERS as STAGE_POWERS
from castellany.games.elgrande.state import TURNS as STAGE_TURNS
from castellany.kernel import Message, say

STAGES: Final = ("dealing", "powers", "turns", "scoring", "over")


def cards_are_shown(s: GrandeState) -> bool:
    return s.stage == STAGE_POWERS or s.stage == STAGE_TURNS


def rounds_begun(s: GrandeState) -> int:
    """The number on the track of the round that runs or was played last."""
    at = s.round if cards_are_shown(s) or s.stage == DEALING else s.round - 1
    return track(s)[at]


def phase(s: GrandeState) -> Message:
    """The moment in words; it tells nothing of another's question."""
    number = rounds_begun(s)
    if s.stage == DEALING:
        return say("phase-dealing")
    if s.stage == STAGE_POWERS:
        return say("phase-powers", round=number)
    if s.stage == SCORING:
        return say("phase-scoring", round=number)
    if s.stage == OVER:
        return say("phase-over")
    who = colour_id(s.seats, s.active)
    if s.card == NOBODY:
        return say("phase-turn", round=number, seat=who)
    return say("phase-turn-card", round=number, seat=who, action=CARD_NAMES[s.card])


def playing_order(s: GrandeState) -> list[int]:
    """All colours in the order in which they play: by power once it is known, else from the first player's marker."""
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    order += range(s.seats, s.colours)
    if s.stage == STAGE_TURNS:
        order.sort(key=s.power.__getitem__, reverse=True)
    return order


def turn_of(s: GrandeState, colour: int) -> str:
    """Has a colour had its turn in this round, has it its turn now, or is it still to come?"""
    if s.stage == STAGE_TURNS:
        if s.active == colour:
            return "now"
        return "done" if (s.acted >> colour) & 1 else "next"
    if s.stage == STAGE_POWERS:
        for c in playing_order(s):
            if s.power[c] == NO_POWER:
                return "now" if c == colour else "next"
    return "next"
