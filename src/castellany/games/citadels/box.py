"""The box of Citadels: the rulebook shows no card faces, so costs and copies come from lists that agree with one
another; how many districts there are of each colour is printed."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Box

BOX: Final = Box("citadels")
