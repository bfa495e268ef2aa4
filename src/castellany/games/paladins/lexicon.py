"""The verbs of Paladins: every choice a player can make, and its notation in saved games."""

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts.board import MOST_ABSOLVE_SPACES, SPACES
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ACTIONS, COMMISSION, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.kernel import Lexicon

# The ways of acting on one's own board: Recruit, Hunt and Trade with one worker or with two.
DEVELOP_ACT: Final = 0
ERRAND_ACT: Final = 1
HIRE_ACT: Final = 2
PRAY_ACT: Final = 3
CONSPIRE_ACT: Final = 4
HUNT_1: Final = 5
HUNT_2: Final = 6
TRADE_1: Final = 7
TRADE_2: Final = 8
FIRST_RIGHT_ACT: Final = 9
"""Commission; the other five right-hand actions follow in their order."""
ACTS: Final = (
    "develop",
    "errand",
    "hire",
    "pray",
    "conspire",
    "hunt-1",
    "hunt-2",
    "trade-1",
    "trade-2",
    *ACTIONS[COMMISSION:],
)
ACT_COUNT: Final = 15
assert len(ACTS) == ACT_COUNT
ACT_ACTION: Final[list[i64]] = [0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11]
ACT_WORKERS: Final[list[i64]] = [2, 1, 2, 1, 1, 1, 2, 1, 2, 3, 3, 3, 3, 3, 3]

_PALADINS: Final = [p.id for p in PALADINS]
_FOLK: Final = [card.id for card in TOWNSFOLK]

LEX: Final = Lexicon()
ACT: Final = LEX.verb("act", ACTS)
FAVOUR: Final = LEX.verb("favour", [f.id for f in FAVOURS])
PASS: Final = LEX.verb("pass")
PLACE: Final = LEX.verb("place", WORKERS)
PALADIN: Final = LEX.verb("paladin", _PALADINS, _PALADINS)
TAVERN: Final = LEX.verb("tavern", [t.id for t in TAVERNS])
TAKE: Final = LEX.verb("take", _FOLK)
BORROW: Final = LEX.verb("borrow", _FOLK)
SETTLE: Final = LEX.verb("settle", [space.id for space in SPACES])
JAR: Final = LEX.verb("jar", [str(i + 1) for i in range(MOST_ABSOLVE_SPACES)])
FACE: Final = LEX.verb("face", [card.id for card in OUTSIDERS])
WORKSHOP: Final = LEX.verb("workshop", ACTIONS[COMMISSION:], ("1", "2"))
CLEAR: Final = LEX.verb("clear", ACTIONS)
PICK: Final = LEX.verb("pick", ("1", "2", "3"))
DECLINE: Final = LEX.verb("decline")
USE: Final = LEX.verb("use", _FOLK)
KEEP: Final = LEX.verb("keep", WORKERS)
DROP: Final = LEX.verb("drop")

assert len(ACTS) == len(ACT_ACTION) == len(ACT_WORKERS)
