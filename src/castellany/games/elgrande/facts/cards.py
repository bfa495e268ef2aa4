"""The 55 action cards: deck, number of copies, caballeros placed.

What a card does stands in effects/, what it says in text/. `doubt` tells what
of a record is ours because the printed value could not be found: its "name",
its number of copies ("count"), its bottom number ("number") or the whole
"card"; one edit here corrects it.
"""

from typing import Final


class ActionCard:
    """One kind of action card; equal copies share the record."""

    __slots__ = ("caballeros", "count", "deck", "doubt", "id")

    def __init__(self, id: str, deck: int, count: int, doubt: str = "") -> None:
        self.id: Final = id
        self.deck: Final = deck
        self.count: Final = count
        # Every card of deck N lets its player place N caballeros.
        self.caballeros: Final = deck
        self.doubt: Final = doubt

    @property
    def reconstructed(self) -> bool:
        return self.doubt != ""


CARDS: Final = [
    ActionCard("conspiracy", 1, 2),
    ActionCard("machination", 1, 1, "name"),
    ActionCard("regrouping", 1, 1, "name"),
    ActionCard("intrigue", 1, 2),
    ActionCard("ambush", 1, 1),
    ActionCard("scheme", 1, 1, "name"),
    ActionCard("militia", 1, 1),
    ActionCard("departure", 1, 1, "name"),
    ActionCard("justice", 2, 4, "count"),
    ActionCard("withdrawal", 2, 1),
    ActionCard("civil_war", 2, 1),
    ActionCard("disgrace", 2, 1, "name"),
    ActionCard("dismissal", 2, 1, "name"),
    ActionCard("arrest", 2, 1, "name"),
    ActionCard("skirmish", 2, 1, "name"),
    ActionCard("watchtowers", 3, 2),
    ActionCard("fiesta", 3, 2),
    ActionCard("heartland", 3, 1, "name"),
    ActionCard("revelation", 3, 2),
    ActionCard("triumph", 3, 1, "name"),
    ActionCard("gathering", 3, 1, "name"),
    ActionCard("borderlands", 3, 1, "name"),
    ActionCard("decree", 4, 3),
    ActionCard("new_home", 4, 2),
    ActionCard("authority", 4, 2),
    ActionCard("insurrection", 4, 1),
    ActionCard("reinforcements", 4, 1, "name"),
    ActionCard("adviser", 4, 1, "name"),
    ActionCard("your_majesty", 5, 1),
    ActionCard("deputy", 5, 1, "number"),
    ActionCard("exile", 5, 1, "number"),
    ActionCard("escort", 5, 1, "number"),
    ActionCard("rebellion", 5, 1, "number"),
    ActionCard("summer_court", 5, 1, "number"),
    ActionCard("contest", 5, 1, "number"),
    ActionCard("infiltration", 5, 1, "number"),
    ActionCard("royal_progress", 5, 1, "card"),
    ActionCard("audience", 5, 1, "card"),
    ActionCard("capital", 5, 1, "card"),
    ActionCard("representation", 1, 1),
    ActionCard("veto", 2, 2),
    ActionCard("rivalry", 4, 1),
]

CONSPIRACY: Final = 0
MACHINATION: Final = 1
REGROUPING: Final = 2
INTRIGUE: Final = 3
AMBUSH: Final = 4
SCHEME: Final = 5
MILITIA: Final = 6
DEPARTURE: Final = 7
JUSTICE: Final = 8
WITHDRAWAL: Final = 9
CIVIL_WAR: Final = 10
DISGRACE: Final = 11
DISMISSAL: Final = 12
ARREST: Final = 13
SKIRMISH: Final = 14
WATCHTOWERS: Final = 15
FIESTA: Final = 16
HEARTLAND: Final = 17
REVELATION: Final = 18
TRIUMPH: Final = 19
GATHERING: Final = 20
BORDERLANDS: Final = 21
DECREE: Final = 22
NEW_HOME: Final = 23
AUTHORITY: Final = 24
INSURRECTION: Final = 25
REINFORCEMENTS: Final = 26
ADVISER: Final = 27
YOUR_MAJESTY: Final = 28
DEPUTY: Final = 29
EXILE: Final = 30
ESCORT: Final = 31
REBELLION: Final = 32
SUMMER_COURT: Final = 33
CONTEST: Final = 34
INFILTRATION: Final = 35
ROYAL_PROGRESS: Final = 36
AUDIENCE: Final = 37
CAPITAL: Final = 38
REPRESENTATION: Final = 39
VETO: Final = 40
RIVALRY: Final = 41

KINDS_OF_CARDS: Final = 42
CARD_IDS: Final = tuple(card.id for card in CARDS)

FIRST_REGENCY: Final = DEPUTY
FIRST_ALTERNATIVE: Final = REPRESENTATION
DECK_SIZE: Final = 10

PLACED_BY: Final = [card.caballeros for card in CARDS]
"""PLACED_BY[c]: the number at the bottom of card c."""

ALTERNATIVES: Final = ("representation", "veto", "second_veto", "rivalry")
"""The four alternative cards as a table names them."""


def deck_cards(deck: int) -> list[int]:
    """The ten cards of basic deck 1-4, every copy by its kind."""
    cards: list[int] = []
    for kind in range(YOUR_MAJESTY):
        if CARDS[kind].deck == deck:
            cards += [kind] * CARDS[kind].count
    return cards


def regency_cards() -> list[int]:
    """The ten cards that make deck 5 of the New Regency."""
    return list(range(FIRST_REGENCY, FIRST_ALTERNATIVE))


def alternative_kind(name: str) -> int:
    """The kind of card behind a table's name for an alternative card."""
    return VETO if name == "second_veto" else CARD_IDS.index(name)


def _check() -> None:
    assert len(CARDS) == KINDS_OF_CARDS and len(set(CARD_IDS)) == KINDS_OF_CARDS
    for deck in (1, 2, 3, 4):
        assert len(deck_cards(deck)) == DECK_SIZE, deck
    assert len(regency_cards()) == DECK_SIZE
    assert sum(card.count for card in CARDS) == 55
    assert CARD_IDS[CAPITAL] == "capital" and CARD_IDS[JUSTICE] == "justice"
    assert CARD_IDS[YOUR_MAJESTY] == "your_majesty" and CARD_IDS[RIVALRY] == "rivalry"
    alternatives = sum(CARDS[kind].count for kind in (REPRESENTATION, VETO, RIVALRY))
    assert alternatives == len(ALTERNATIVES)


_check()
