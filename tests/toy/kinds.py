"""The numbers of the frame kinds, in the order of the list in `game.py`."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0
BID: Final = 1
SHOP: Final = 2
RUN: Final = 3
CHOOSE: Final = 4
