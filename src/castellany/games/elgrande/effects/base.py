"""What every special action answers: can it begin, and what happens when it does.

A special action is shared by all copies of its card. It changes the state or
pushes frames; the seat is always the player who took the card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Refusal


class SpecialAction(ABC):
    """The upper half of an action card."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        """ELG-4.8: why it could not even begin now; None if it can."""
        return None

    @abstractmethod
    def start(self, s: GrandeState, seat: int) -> None:
        """Do it, or push the frames that will."""
