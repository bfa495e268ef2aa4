"""The 36 outsiders: seventeen types, three cultures, what an attack pays and how a converted one scores."""

from dataclasses import dataclass
from typing import Final

from castellany.games.paladins.box import BOX, IconRow
from castellany.games.paladins.facts.icons import (
    CLERIC,
    CRIMINAL,
    DESTROY_DEBT,
    DROP_SUSPICION,
    FIGHTER,
    LABOURER,
    MERCHANT,
    PROVISION,
    SCOUT,
    TAX,
    UP_INFLUENCE,
    Icons,
)
from castellany.kernel import Number, say
from castellany.kernel.box import OURS, SEEN

ADVENTURER: Final = 0
ARCHER: Final = 1
GUARDIAN: Final = 2
HUNTER: Final = 3
LOOKOUT: Final = 4
VIGILANTE: Final = 5
ARMOURER: Final = 6
MARAUDER: Final = 7
WARRIOR: Final = 8
ASSASSIN: Final = 9
BARBARIAN: Final = 10
INVADER: Final = 11
CHAMPION: Final = 12
MERCENARY: Final = 13
PROTECTOR: Final = 14
THIEF: Final = 15
TRAITOR: Final = 16
OUTSIDER_TYPES: Final = (
    "adventurer",
    "archer",
    "guardian",
    "hunter",
    "lookout",
    "vigilante",
    "armourer",
    "marauder",
    "warrior",
    "assassin",
    "barbarian",
    "invader",
    "champion",
    "mercenary",
    "protector",
    "thief",
    "traitor",
)

VIKING: Final = 0
BYZANTINE: Final = 1
SARACEN: Final = 2
CULTURES: Final = ("viking", "byzantine", "saracen")


@dataclass(frozen=True)
class Outsider:
    id: str
    type: int
    culture: int
    attack: Icons  # with the influence that every attack gives
    convert: int  # strength gained by converting


_CARDS: Final = (
    Outsider("adventurer-v", ADVENTURER, VIKING, (UP_INFLUENCE, LABOURER, CLERIC), 1),
    Outsider("armourer-v", ARMOURER, VIKING, (UP_INFLUENCE, LABOURER, PROVISION), 1),
    Outsider("assassin-v", ASSASSIN, VIKING, (UP_INFLUENCE, LABOURER, FIGHTER), 2),
    Outsider("barbarian-v", BARBARIAN, VIKING, (UP_INFLUENCE, TAX, PROVISION), 2),
    Outsider("guardian-v", GUARDIAN, VIKING, (UP_INFLUENCE, MERCHANT, PROVISION), 1),
    Outsider("lookout-v", LOOKOUT, VIKING, (UP_INFLUENCE, MERCHANT), 1),
    Outsider("marauder-v", MARAUDER, VIKING, (UP_INFLUENCE, CRIMINAL), 1),
    Outsider("mercenary-v", MERCENARY, VIKING, (UP_INFLUENCE, LABOURER, LABOURER), 1),
    Outsider("protector-v", PROTECTOR, VIKING, (UP_INFLUENCE, LABOURER, PROVISION), 1),
    Outsider("thief-v", THIEF, VIKING, (UP_INFLUENCE, TAX, TAX), 1),
    Outsider("traitor-v", TRAITOR, VIKING, (UP_INFLUENCE, CRIMINAL), 1),
    Outsider("vigilante-v", VIGILANTE, VIKING, (UP_INFLUENCE, DESTROY_DEBT), 1),
    Outsider("archer-b", ARCHER, BYZANTINE, (UP_INFLUENCE, SCOUT, PROVISION), 1),
    Outsider("armourer-b", ARMOURER, BYZANTINE, (UP_INFLUENCE, FIGHTER), 1),
    Outsider("assassin-b", ASSASSIN, BYZANTINE, (UP_INFLUENCE, LABOURER, PROVISION), 2),
    Outsider("champion-b", CHAMPION, BYZANTINE, (UP_INFLUENCE, DROP_SUSPICION, MERCHANT), 1),
    Outsider("guardian-b", GUARDIAN, BYZANTINE, (UP_INFLUENCE, LABOURER, LABOURER), 1),
    Outsider("hunter-b", HUNTER, BYZANTINE, (UP_INFLUENCE, DROP_SUSPICION, FIGHTER), 1),
    Outsider("invader-b", INVADER, BYZANTINE, (UP_INFLUENCE, TAX, PROVISION), 2),
    Outsider("lookout-b", LOOKOUT, BYZANTINE, (UP_INFLUENCE, LABOURER, MERCHANT), 1),
    Outsider("mercenary-b", MERCENARY, BYZANTINE, (UP_INFLUENCE, DROP_SUSPICION, LABOURER), 1),
    Outsider("thief-b", THIEF, BYZANTINE, (UP_INFLUENCE, CRIMINAL), 1),
    Outsider("traitor-b", TRAITOR, BYZANTINE, (UP_INFLUENCE, DESTROY_DEBT), 1),
    Outsider("warrior-b", WARRIOR, BYZANTINE, (UP_INFLUENCE, PROVISION, PROVISION), 1),
    Outsider("adventurer-s", ADVENTURER, SARACEN, (UP_INFLUENCE, LABOURER, SCOUT), 1),
    Outsider("archer-s", ARCHER, SARACEN, (UP_INFLUENCE, PROVISION, PROVISION), 1),
    Outsider("barbarian-s", BARBARIAN, SARACEN, (UP_INFLUENCE, LABOURER, SCOUT), 2),
    Outsider("champion-s", CHAMPION, SARACEN, (UP_INFLUENCE, DROP_SUSPICION, SCOUT), 1),
    Outsider("hunter-s", HUNTER, SARACEN, (UP_INFLUENCE, DESTROY_DEBT), 1),
    Outsider("invader-s", INVADER, SARACEN, (UP_INFLUENCE, UP_INFLUENCE), 2),
    Outsider("marauder-s", MARAUDER, SARACEN, (UP_INFLUENCE, UP_INFLUENCE), 1),
    Outsider("mercenary-s1", MERCENARY, SARACEN, (UP_INFLUENCE, LABOURER, PROVISION), 1),
    Outsider("mercenary-s2", MERCENARY, SARACEN, (UP_INFLUENCE, TAX, TAX), 1),
    Outsider("protector-s", PROTECTOR, SARACEN, (UP_INFLUENCE, LABOURER, LABOURER), 1),
    Outsider("vigilante-s", VIGILANTE, SARACEN, (UP_INFLUENCE, DROP_SUSPICION, CLERIC), 1),
    Outsider("warrior-s", WARRIOR, SARACEN, (UP_INFLUENCE, CLERIC), 1),
)

OUTSIDERS: Final[tuple[Outsider, ...]] = BOX.records(
    "outsiders",
    _CARDS,
    {"attack": IconRow(1, 4), "convert": Number(1, 2)},
    lambda card: f"outsider-{OUTSIDER_TYPES[card.type]}",
    SEEN,
    {"vigilante-s.attack": OURS, "barbarian-v.convert": OURS},
)

OUTSIDER_COPIES: Final = tuple(sum(card.type == kind for card in OUTSIDERS) for kind in range(17))
assert len(OUTSIDERS) == 36 and sum(OUTSIDER_COPIES) == 36
assert OUTSIDER_COPIES[MERCENARY] == 4 and sorted(OUTSIDER_COPIES)[:16] == [2] * 16
assert all(sum(card.culture == culture for card in OUTSIDERS) == 12 for culture in range(3))
assert sum(card.convert == 2 for card in _CARDS) == 6
assert sum(card.attack.count(UP_INFLUENCE) == 2 for card in _CARDS) == 2
BOX.demand(all(UP_INFLUENCE in card.attack for card in OUTSIDERS), "outsiders", say("facts-outsiders"))
