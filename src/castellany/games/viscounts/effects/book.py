"""The book of all effects of the game, and the two verbs with which players choose among them."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.kinds import CHOOSE, RUN
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import EffectBook, Lexicon

LEX: Final = Lexicon()
OPTION: Final = LEX.verb("choose", ("1", "2"))
STOP: Final = LEX.verb("stop")

BOOK: Final[EffectBook[ViscountsState]] = EffectBook(RUN, CHOOSE, OPTION, STOP)
