"""The verbs of Tithe: every choice a player can make, and its notation in saved games."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Lexicon
from tests.toy.facts import CARDS

LEX: Final = Lexicon()
OFFER: Final = LEX.verb("bid", [str(i + 1) for i in range(CARDS)])
BUY: Final = LEX.verb("buy_relic")
PASS: Final = LEX.verb("pass")
PICK: Final = LEX.verb("pick", ("0", "1"))
