"""The icons that stand only on the scheme cards of the solo opponents.

What they do is in `solo/turn.py`; here they only push its frames, so that facts can name them.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.kinds import OPPONENT_ACT, OPPONENT_CORRUPTION, OPPONENT_DISMISS, OPPONENT_SCHEME
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect, Frame, Message, say

FOCUS: Final = -1  # as an action: whatever the opponent's board names
_ACTIONS: Final = ("effect-trade", "effect-opponent-build", "effect-opponent-workers", "effect-opponent-transcribe")


class Act(Effect[ViscountsState]):
    """VIS-14.8: a primary action of the opponent."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_ACT, seat, self.action))

    def message(self) -> Message:
        return say(_ACTIONS[self.action])


class Focus(Effect[ViscountsState]):
    """VIS-14.9: the action on which the opponent's board sets its mind."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_ACT, seat, FOCUS))

    def message(self) -> Message:
        return say("effect-opponent-focus")


class GainScheme(Effect[ViscountsState]):
    """VIS-14.5: the top future scheme to the opponent's discard pile."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_SCHEME, seat))

    def message(self) -> Message:
        return say("effect-opponent-scheme")


class DismissAdjacent(Effect[ViscountsState]):
    """VIS-14.7: the townsfolk beside the opponent's viscount leaves the game."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_DISMISS, seat))

    def message(self) -> Message:
        return say("effect-opponent-dismiss")


class CorruptionPerCriminal(Effect[ViscountsState]):
    """VIS-14.2: what playing a criminal costs a person, it costs the opponent."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(OPPONENT_CORRUPTION, seat))

    def message(self) -> Message:
        return say("effect-opponent-corruption")
