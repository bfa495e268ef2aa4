"""The rulebook's opponent for one person: scheme cards, its board and its order of preference."""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    RECRUIT,
    STRENGTH,
    TRADE,
)
from castellany.kernel import ListOf, OneOf, say
from castellany.kernel.box import OURS

SCHEME_FAVOUR: Final = 12
SCHEME_ORDER: Final = 13
REST: Final = 14
"""What the opponent can do beside the twelve actions: numbers go on where the actions end."""


@dataclass(frozen=True)
class Scheme:
    id: str
    does: int


FAVOUR_SCHEMES: Final = 5
_OTHERS: Final = (
    Scheme("scheme-commission", COMMISSION),
    Scheme("scheme-fortify", FORTIFY),
    Scheme("scheme-garrison", GARRISON),
    Scheme("scheme-absolve", ABSOLVE),
    Scheme("scheme-attack", ATTACK),
    Scheme("scheme-convert", CONVERT),
    Scheme("scheme-order", SCHEME_ORDER),
    Scheme("scheme-recruit", RECRUIT),
    Scheme("scheme-pray", PRAY),
    Scheme("scheme-trade", TRADE),
    Scheme("scheme-conspire", CONSPIRE),
)
# Only "five favours and twelve others" is printed; which the twelve are is ours.
_TWELVE: Final[tuple[int, ...]] = BOX.value(
    "schemes",
    "zone-scheme-deck",
    say("fact-schemes"),
    OURS,
    ListOf(OneOf([scheme.id.removeprefix("scheme-") for scheme in _OTHERS], "action-"), 12, 12),
    (0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10),
)
SCHEMES: Final = (
    *(Scheme("scheme-favour", SCHEME_FAVOUR) for _ in range(FAVOUR_SCHEMES)),
    *(_OTHERS[i] for i in _TWELVE),
)

LEVELS: Final = ("easy", "standard", "hard")
LEVEL_ORDERS: Final = (1, 3, 5)
"""Orders turned up at setup: each gives the opponent a workshop on its action."""
EXTRA_WORKERS: Final = 3
"""The opponent begins round r with r + 3 workers."""
CONSPIRE_WORKERS: Final = 2
RESOURCE_SPACES: Final = 5
START_STACK: Final = (INFLUENCE, FAITH, STRENGTH)
"""Attribute markers on space 0, bottom to top."""
FALLBACK: Final = (RECRUIT, PRAY, TRADE, CONSPIRE, REST)
MIN_CONVERT_VP: Final = 1

assert len(SCHEMES) == 17 and sum(s.does == SCHEME_FAVOUR for s in SCHEMES) == FAVOUR_SCHEMES
