"""All special actions, by kind of card in the order of cards.py."""

from typing import Final

from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.effects.estates import Authority, Decree, Insurrection, NewHome, Reinforcements, Veto
from castellany.games.elgrande.effects.king import (
    Deputy,
    Exile,
    Infiltration,
    KingAnywhere,
    KingByCrowd,
    KingNextDoor,
    Rebellion,
)
from castellany.games.elgrande.effects.moving import Militia, MoveSome, Representation, move_any
from castellany.games.elgrande.effects.scorings import (
    Borderlands,
    Gathering,
    Justice,
    Revelation,
    Rivalry,
    ScoreWorth,
    Triumph,
)
from castellany.games.elgrande.effects.sending import Arrest, CivilStrife, EmptyCourts, Withdrawal
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CABALLEROS
from castellany.games.elgrande.moves import ONE_REGION

SPECIALS: Final[list[SpecialAction]] = [
    move_any("ELG-9.1", 5, ONE_REGION),
    move_any("ELG-9.2", 4),
    MoveSome("ELG-9.3", 4, 0),
    MoveSome("ELG-9.4", 2, 2),
    MoveSome("ELG-9.5", 0, 3),
    move_any("ELG-9.6", 3),
    Militia("ELG-9.7"),
    MoveSome("ELG-9.8", CABALLEROS, 0, ONE_REGION),
    Justice("ELG-10.1"),
    Withdrawal("ELG-10.2"),
    CivilStrife("ELG-10.3", cards.CIVIL_WAR),
    EmptyCourts("ELG-10.4"),
    EmptyCourts("ELG-10.5", 3),
    Arrest("ELG-10.6"),
    CivilStrife("ELG-10.7", cards.SKIRMISH),
    ScoreWorth("ELG-11.1", cards.WATCHTOWERS, 4, 4),
    ScoreWorth("ELG-11.2", cards.FIESTA, 5, 5),
    ScoreWorth("ELG-11.3", cards.HEARTLAND, 6, 7),
    Revelation("ELG-11.4"),
    Triumph("ELG-11.5"),
    Gathering("ELG-11.6"),
    Borderlands("ELG-11.7"),
    Decree("ELG-12.1"),
    NewHome("ELG-12.2"),
    Authority("ELG-12.3"),
    Insurrection("ELG-12.4"),
    Reinforcements("ELG-12.5"),
    KingNextDoor("ELG-12.6", cards.ADVISER),
    KingAnywhere("ELG-13.1", cards.YOUR_MAJESTY),
    Deputy("ELG-13.3"),
    Exile("ELG-13.4", cards.EXILE),
    KingAnywhere("ELG-13.5", cards.ESCORT),
    Rebellion("ELG-13.6"),
    KingByCrowd("ELG-13.7", cards.SUMMER_COURT, most=False),
    KingAnywhere("ELG-13.8", cards.CONTEST),
    Infiltration("ELG-13.9"),
    KingAnywhere("ELG-13.10", cards.ROYAL_PROGRESS),
    KingNextDoor("ELG-13.11", cards.AUDIENCE),
    KingByCrowd("ELG-13.12", cards.CAPITAL, most=True),
    Representation("ELG-14.2"),
    Veto("ELG-14.3"),
    Rivalry("ELG-14.6"),
]

assert len(SPECIALS) == cards.KINDS_OF_CARDS
