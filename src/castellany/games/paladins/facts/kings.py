"""The king's cards: six orders and ten favours. The favours carry no printed names; the ids are ours."""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, SLOT, FavourAlternatives, IconRow, alternatives
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ANY,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DROP_SUSPICION,
    FIGHTER,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    LABOURER,
    MERCHANT,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    SCOUT,
    SILVER,
    TAKE_DEBT,
    TAX,
    UP_FAITH,
    UP_INFLUENCE,
    UP_STRENGTH,
    Icons,
    icons,
)
from castellany.kernel import Message, say
from castellany.kernel.box import OURS, SEEN, Value, whole


@dataclass(frozen=True)
class Favour:
    id: str
    slot: int
    cost: Icons = ()
    gain: Icons = ()
    either: tuple[Icons, ...] = ()  # the first is printed on the left


@dataclass(frozen=True)
class Order:
    id: str
    action: int


_FAVOURS: Final = (
    Favour("recruit", SCOUT, gain=(FREE_RECRUIT,)),
    Favour("penance", CLERIC, gain=(DROP_SUSPICION, TAX, TAX)),
    Favour("gang", ANY, gain=(CRIMINAL, CRIMINAL)),
    Favour(
        "attribute",
        CRIMINAL,
        cost=(SILVER, SILVER, SILVER),
        either=((UP_FAITH,), (UP_INFLUENCE,), (UP_STRENGTH,)),
    ),
    Favour("clemency", FIGHTER, cost=(SILVER,), either=((PAY_DEBT,), (DROP_SUSPICION, DROP_SUSPICION))),
    Favour("loan", ANY, cost=(TAKE_DEBT,), gain=(SCOUT, MERCHANT, FIGHTER)),
    Favour("builders", MERCHANT, cost=(PROVISION,), either=((FREE_DEVELOP,), (FIGHTER, CLERIC))),
    Favour("parole", CRIMINAL, gain=(LABOURER, LABOURER, LABOURER)),
    Favour("stores", ANY, gain=(PROVISION, PROVISION, TAX)),
    Favour("chapel", ANY, gain=(PRAYER,)),
)

_FIELDS: Final[dict[str, Value]] = {
    "slot": SLOT,
    "cost": IconRow(0, 3),
    "gain": IconRow(0, 4),
    "either": FavourAlternatives(3),
}


def _retold(favour: Favour) -> dict[str, Message]:
    does = alternatives(favour.either or (favour.gain,))
    if favour.cost:
        does = say("box-favour", cost=icons(favour.cost), does=does)
    return {"does": does, "about": say("box-about", facts=whole(favour, _FIELDS))}


FAVOURS: Final[tuple[Favour, ...]] = BOX.records(
    "favours",
    _FAVOURS,
    _FIELDS,
    lambda favour: f"favour-{favour.id}",
    SEEN,
    {"attribute.cost": OURS},
    _retold,
)
BOX.demand(
    all(bool(f.gain) != bool(f.either) and set(f.cost) <= {SILVER, PROVISION, TAKE_DEBT} for f in FAVOURS),
    "favours",
    say("facts-favours"),
)

ORDERS: Final = (
    Order("order-commission", COMMISSION),
    Order("order-fortify", FORTIFY),
    Order("order-garrison", GARRISON),
    Order("order-absolve", ABSOLVE),
    Order("order-attack", ATTACK),
    Order("order-convert", CONVERT),
)
ORDERS_IN_PLAY: Final = 3
FAVOURS_IN_PLAY: Final = 5
ORDER_NEED: Final = 5
ORDER_VP: Final = (4, 6, 8)
FIRST_FAVOUR_ROUND: Final = 3

assert len(FAVOURS) == 10 and len(ORDERS) == 6 and len(ORDER_VP) == ORDERS_IN_PLAY
