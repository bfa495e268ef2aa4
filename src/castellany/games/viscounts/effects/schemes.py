"""The icons that stand only on the scheme cards of the solo opponents.

What they do is in `solo.py`; here they only push its frames, so that facts can name them.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.kinds import BOT_ACT, BOT_CORRUPTION, BOT_DISMISS, BOT_SCHEME
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect, Frame, Message, say

FOCUS: Final = -1  # as an action: whatever the opponent's board names
_ACTIONS: Final = ("effect-trade", "effect-bot-build", "effect-bot-workers", "effect-bot-transcribe")


class Act(Effect[ViscountsState]):
    """VIS-14.8: a primary action of the opponent."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(BOT_ACT, seat, self.action))

    def message(self) -> Message:
        return say(_ACTIONS[self.action])


class Focus(Effect[ViscountsState]):
    """VIS-14.9: the action on which the opponent's board sets its mind."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(BOT_ACT, seat, FOCUS))

    def message(self) -> Message:
        return say("effect-bot-focus")


class GainScheme(Effect[ViscountsState]):
    """VIS-14.5: the top future scheme to the opponent's discard pile."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(BOT_SCHEME, seat))

    def message(self) -> Message:
        return say("effect-bot-scheme")


class DismissAdjacent(Effect[ViscountsState]):
    """VIS-14.7: the townsfolk beside the opponent's viscount leaves the game."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(BOT_DISMISS, seat))

    def message(self) -> Message:
        return say("effect-bot-dismiss")


class CorruptionPerCriminal(Effect[ViscountsState]):
    """VIS-14.2: what playing a criminal costs a person, it costs the opponent."""

    def run(self, s: ViscountsState, seat: int) -> None:
        s.frames.append(Frame(BOT_CORRUPTION, seat))

    def message(self) -> Message:
        return say("effect-bot-corruption")
