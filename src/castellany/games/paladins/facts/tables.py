"""The facts once more as flat lists of ints: what the rules look up while a game runs.

Lists of plain ints are the fastest thing to index; the records in `facts/` stay the source of every value.
"""

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts import board, kings
from castellany.games.paladins.facts.decks import SUSPICION_TAX, TAVERNS, WALLS
from castellany.games.paladins.facts.icons import ACTION_COUNT, ANY
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TRIGGER_ACTION

PALADIN_BONUS: Final[list[i64]] = [points for p in PALADINS for points in p.bonus]
PALADIN_ACTION: Final[list[i64]] = [p.action for p in PALADINS]
PALADIN_DISCOUNT: Final[list[i64]] = [p.discount for p in PALADINS]
PALADIN_WORKERS: Final[list[int]] = [colour for p in PALADINS for colour in p.workers]

FOLK_TYPE: Final[list[int]] = [card.type for card in TOWNSFOLK]
FOLK_PRICE: Final[list[i64]] = list(board.FOLK_PRICE)
PAID_TYPE: Final[list[i64]] = [TRIGGER_ACTION.index(a) if a in TRIGGER_ACTION else -1 for a in range(ACTION_COUNT)]
"""By action: the type of townsfolk it pays, or -1. Cards 3 * type to 3 * type + 2 are of that type."""

OUTSIDER_TYPE: Final[list[int]] = [card.type for card in OUTSIDERS]
OUTSIDER_CULTURE: Final[list[int]] = [card.culture for card in OUTSIDERS]
STRENGTH_FLAG: Final[list[i64]] = list(board.STRENGTH_FLAG)
FAITH_FLAG: Final[list[i64]] = list(board.FAITH_FLAG)

TAX_OF: Final[list[int]] = list(SUSPICION_TAX)
TAX_SUPPLY: Final[list[int]] = list(board.TAX_SUPPLY)
TAVERN_WORKERS: Final[list[int]] = [tavern.workers.count(colour) for tavern in TAVERNS for colour in range(6)]
"""How many of each colour a tavern has: six numbers a card."""
WALL_VP: Final[list[int]] = [wall.vp for wall in WALLS]

SPACE_REGION: Final[list[i64]] = [space.region - 1 for space in board.SPACES]
SPACE_PEOPLE: Final[list[i64]] = [space.people for space in board.SPACES]

FAVOUR_SLOT: Final[list[i64]] = [favour.slot for favour in kings.FAVOURS]
ORDER_ACTION: Final[list[int]] = [order.action for order in kings.ORDERS]

ACTION_SLOT: Final[list[i64]] = list(board.ACTION_SLOT)
SLOT_ACTION: Final[list[i64]] = [action for action, slots in enumerate(board.SLOTS) for _colour in slots]
SLOT_COLOUR: Final[list[i64]] = [colour for slots in board.SLOTS for colour in slots]
NEEDS: Final[list[int]] = list(board.NEEDS)
PROVISION_PRICE: Final[list[i64]] = list(board.PROVISION_PRICE)
ABSOLVE_PRICE: Final[list[i64]] = list(board.ABSOLVE_PRICE)
CONVERT_PRICE: Final[list[i64]] = list(board.CONVERT_PRICE)
WALL_INFLUENCE: Final[list[i64]] = list(board.WALL_INFLUENCE)
JAR_INFLUENCE: Final[list[i64]] = list(board.JAR_INFLUENCE)
WORKSHOP_WORKER: Final[list[int]] = list(board.WORKSHOP_WORKER)
HARVEST: Final[list[int]] = list(board.HARVEST)
TRACK_VP: Final[list[int]] = list(board.TRACK_VP)

SCHEME_DOES: Final[list[int]] = [scheme.does for scheme in SCHEMES]

assert [card.type for card in TOWNSFOLK[: 3 * len(TRIGGER_ACTION)]] == [i // 3 for i in range(3 * len(TRIGGER_ACTION))]
assert all(slots.count(ANY) == 1 for slots in board.SLOTS[6:])
