"""The box of El Grande. This edition's rulebook prints only part of its cards and of its board; most of the rest is as
in the earlier edition, on which two lists agree, and some of it is ours (ELG-18.1)."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Box

BOX: Final = Box("elgrande")
