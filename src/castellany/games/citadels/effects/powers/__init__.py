"""What each character can do on its turn, one small class each, in the order of facts.py."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.effects.powers.rank1 import Assassin, Magistrate
from castellany.games.citadels.effects.powers.rank2 import Blackmailer, Spy, Thief
from castellany.games.citadels.effects.powers.rank3 import Magician, Seer, Wizard
from castellany.games.citadels.effects.powers.rank8 import Diplomat, Marshal, Warlord
from castellany.games.citadels.effects.powers.rank9 import Artist, Queen, TaxCollector
from castellany.games.citadels.effects.powers.rank45 import Abbot, Emperor
from castellany.games.citadels.effects.powers.rank67 import Architect, Merchant, Navigator, Scholar

# Characters without an ability of their own to use: income, limits, the crown, refunds and the
# Cardinal's levy live where they happen (decisions/turn.py, effects/building.py, flow.py).
PLAIN: Final = Power()

POWERS: Final[list[Power]] = [
    Assassin(),
    PLAIN,  # the Witch asks in decisions/deeds.py
    Magistrate(),
    Thief(),
    Spy(),
    Blackmailer(),
    Magician(),
    Wizard(),
    Seer(),
    PLAIN,  # King
    Emperor(),
    PLAIN,  # Patrician
    PLAIN,  # Bishop
    Abbot(),
    PLAIN,  # Cardinal
    Merchant(),
    PLAIN,  # Alchemist
    PLAIN,  # Trader
    Architect(),
    Navigator(),
    Scholar(),
    Warlord(),
    Diplomat(),
    Marshal(),
    Queen(),
    Artist(),
    TaxCollector(),
]
