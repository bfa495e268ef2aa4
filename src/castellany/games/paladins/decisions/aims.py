"""What a question has that completes an act: targets and prices without the words around them.

A turn offers its acts together with their targets (`turn.py`), long before anybody is asked for one.
"""

from __future__ import annotations

from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, Question

Cost = tuple[tuple[str, int], ...]


class Aim(Question[PaladinsState]):
    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        """What this target costs beside workers."""
        raise NotImplementedError(f"{type(self).__name__} has no price")


def silver(amount: int) -> Cost:
    return (("res-silver", amount),) if amount else ()
