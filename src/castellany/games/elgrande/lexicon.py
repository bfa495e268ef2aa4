"""The verbs of El Grande: every choice a player can make, as an int and in notation.

Objects are named by the ids of facts/board.py and facts/cards.py. New verbs go to the end.
"""

from typing import Final

from castellany.games.elgrande.facts.board import MODIFIER_IDS, REGION_IDS, TILE_IDS
from castellany.games.elgrande.facts.cards import CARD_IDS
from castellany.kernel import Lexicon

LEX: Final = Lexicon()

_COLOURS: Final = ("p1", "p2", "p3", "p4", "p5")
_POWERS: Final = tuple(str(value) for value in range(14))
_OR_CASTLE: Final = (*REGION_IDS, "castle")

# A power card, alone or with a modifier; objects count from value 0, which nobody holds.
PLAY: Final = LEX.verb("play", _POWERS)
BOOST: Final = LEX.verb("boost", _POWERS, MODIFIER_IDS)
INVITE: Final = LEX.verb("invite", ("0", "1", "2", "3", "4", "5", "6"))
RECALL: Final = LEX.verb("recall", REGION_IDS)
TAKE: Final = LEX.verb("take", CARD_IDS)
PLACE: Final = LEX.verb("place", _OR_CASTLE)
ACT: Final = LEX.verb("act")
END: Final = LEX.verb("end")
STOP: Final = LEX.verb("stop")
VETO: Final = LEX.verb("veto")
ALLOW: Final = LEX.verb("allow")
LIFT: Final = LEX.verb("lift", _COLOURS, REGION_IDS)
DROP: Final = LEX.verb("drop", _OR_CASTLE)
SCORE: Final = LEX.verb("score", REGION_IDS)
# Withdrawal: object 9 is the court.
RETURN: Final = LEX.verb("return", (*REGION_IDS, "court"))
DISK: Final = LEX.verb("disk", REGION_IDS)
INCITE: Final = LEX.verb("incite", REGION_IDS)
ARREST: Final = LEX.verb("arrest", _COLOURS, REGION_IDS)
TILE: Final = LEX.verb("tile", TILE_IDS, _OR_CASTLE)
GRANDE: Final = LEX.verb("grande", REGION_IDS)
REGAIN: Final = LEX.verb("regain", _POWERS)
REGAIN_MODIFIER: Final = LEX.verb("regain_modifier", MODIFIER_IDS)
KING: Final = LEX.verb("king", (*_OR_CASTLE, "france", "portugal"))
SWAP: Final = LEX.verb("swap", _COLOURS)
ESCORT: Final = LEX.verb("escort", _COLOURS)
MARCH: Final = LEX.verb("march")
MUSTER: Final = LEX.verb("muster")
HAND: Final = LEX.verb("hand", MODIFIER_IDS)
USE: Final = LEX.verb("use")
