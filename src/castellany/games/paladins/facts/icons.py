"""The closed vocabulary of Paladins: workers, attributes, the twelve actions and the icons of a reward.

Every card and space of the game speaks in these numbers. The order of workers and attributes is the order
of the rulebook's lists and of the state's flat lists; the order of icons is ours.
"""

from typing import Final

LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
ANY: Final = 6
"""A clear worker slot: any colour may stand there."""

COLOURS: Final = 6
WORKERS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
WORKER_PIECES: Final = (22, 18, 18, 18, 18, 18)

FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
ATTRIBUTES: Final = ("faith", "strength", "influence")

# Icons 0-5 are the workers above.
SILVER: Final = 6
PROVISION: Final = 7
TAX: Final = 8
UP_FAITH: Final = 9
UP_STRENGTH: Final = 10
UP_INFLUENCE: Final = 11
DROP_SUSPICION: Final = 12
PAY_DEBT: Final = 13
DESTROY_DEBT: Final = 14
TAKE_DEBT: Final = 15
PRAYER: Final = 16
FREE_RECRUIT: Final = 17
FREE_DEVELOP: Final = 18
ICONS: Final = (
    *WORKERS,
    "silver",
    "provision",
    "tax",
    "faith",
    "strength",
    "influence",
    "drop-suspicion",
    "pay-debt",
    "destroy-debt",
    "take-debt",
    "prayer",
    "free-recruit",
    "free-develop",
)

DEVELOP: Final = 0
RECRUIT: Final = 1
PRAY: Final = 2
CONSPIRE: Final = 3
HUNT: Final = 4
TRADE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
ACTIONS: Final = (
    "develop",
    "recruit",
    "pray",
    "conspire",
    "hunt",
    "trade",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
)

Icons = tuple[int, ...]
"""Icons in printed order, left to right; a repeated icon means that many."""


def icon(number: int, count: int) -> str:
    """The name of a reward: `icon-silver-2`."""
    return f"icon-{ICONS[number]}-{count}"


def icons(row: Icons) -> list[str]:
    """The names of all rewards of a row of icons, equal ones counted together."""
    return [icon(number, row.count(number)) for number in dict.fromkeys(row)]


assert len(WORKERS) == len(WORKER_PIECES) == COLOURS and sum(WORKER_PIECES) == 22 + 5 * 18
assert ICONS[SILVER] == "silver" and ICONS[FREE_DEVELOP] == "free-develop" and len(ICONS) == 19
ACTION_COUNT: Final = 12
assert len(ACTIONS) == ACTION_COUNT and ACTIONS[CONVERT] == "convert"
