"""The numbers of the frame kinds, in the order of the list in `game.py`; beside them what `a`, `b` and `c` mean."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
BID: Final = 1
SHOP: Final = 2
RUN: Final = 3  # a: effect
CHOOSE: Final = 4  # a: effect with alternatives
