"""The 55 action cards: deck, number of copies, caballeros placed.

What a card does stands in effects/, what it says in text/. Effects that this rulebook does not print are noted here;
names that are ours, copies, bottom numbers and the decks of the alternative cards are values of the box.
"""

from typing import Final, NamedTuple

from castellany.games.elgrande.box import BOX
from castellany.kernel import Number, say
from castellany.kernel.box import EARLIER, OURS, PRINTED


class ActionCard(NamedTuple):
    """One kind of action card; equal copies share the record. Every card of deck N lets its player place N."""

    id: str
    deck: int
    copies: int
    caballeros: int


def _card(id: str, deck: int, count: int) -> ActionCard:
    return ActionCard(id, deck, count, deck)


_CARDS: Final = (
    _card("conspiracy", 1, 2),
    _card("machination", 1, 1),
    _card("regrouping", 1, 1),
    _card("intrigue", 1, 2),
    _card("ambush", 1, 1),
    _card("scheme", 1, 1),
    _card("militia", 1, 1),
    _card("departure", 1, 1),
    _card("justice", 2, 4),
    _card("withdrawal", 2, 1),
    _card("civil_war", 2, 1),
    _card("disgrace", 2, 1),
    _card("dismissal", 2, 1),
    _card("arrest", 2, 1),
    _card("skirmish", 2, 1),
    _card("watchtowers", 3, 2),
    _card("fiesta", 3, 2),
    _card("heartland", 3, 1),
    _card("revelation", 3, 2),
    _card("triumph", 3, 1),
    _card("gathering", 3, 1),
    _card("borderlands", 3, 1),
    _card("decree", 4, 3),
    _card("new_home", 4, 2),
    _card("authority", 4, 2),
    _card("insurrection", 4, 1),
    _card("reinforcements", 4, 1),
    _card("adviser", 4, 1),
    _card("your_majesty", 5, 1),
    _card("deputy", 5, 1),
    _card("exile", 5, 1),
    _card("escort", 5, 1),
    _card("rebellion", 5, 1),
    _card("summer_court", 5, 1),
    _card("contest", 5, 1),
    _card("infiltration", 5, 1),
    _card("royal_progress", 5, 1),
    _card("audience", 5, 1),
    _card("capital", 5, 1),
    _card("representation", 1, 1),
    _card("veto", 2, 2),
    _card("rivalry", 4, 1),
)

_NAMED_BY_US: Final = (
    *("machination", "regrouping", "scheme", "departure", "disgrace", "dismissal", "arrest", "skirmish", "heartland"),
    *("triumph", "gathering", "borderlands", "reinforcements", "adviser"),
)
_OF_BEFORE: Final = tuple(id for id in _NAMED_BY_US if id != "regrouping")
"""What they do is told by lists of the earlier edition alone."""
_NEW: Final = ("deputy", "exile", "escort", "rebellion", "summer_court", "contest", "infiltration")
_GUESSED: Final = ("royal_progress", "audience", "capital")
_ALTERNATIVE: Final = ("representation", "veto", "rivalry")


def _doubts() -> dict[str, str]:
    """Where each value comes from: the numbers of decks 3 and 5 and single cards that are named are printed."""
    found: dict[str, str] = {}
    for card in _CARDS:
        found[f"{card.id}.caballeros"] = PRINTED if card.id == "your_majesty" or card.deck == 3 else EARLIER
        found[f"{card.id}.copies"] = PRINTED if card.id in _ALTERNATIVE else EARLIER
        found[f"{card.id}.deck"] = EARLIER if card.id in _ALTERNATIVE else PRINTED
    for id in (*_NEW, *_GUESSED):
        found[f"{id}.caballeros"] = OURS
        found[f"{id}.copies"] = PRINTED
    found["justice.copies"] = OURS
    found["your_majesty.copies"] = PRINTED
    return found


CARDS: Final[tuple[ActionCard, ...]] = BOX.records(
    "cards",
    _CARDS,
    {"deck": Number(1, 4), "copies": Number(1, 4), "caballeros": Number(1, 5)},
    lambda card: f"action-{card.id}",
    EARLIER,
    _doubts(),
)
for _id in _NAMED_BY_US:
    BOX.named(f"cards.{_id}.name", f"action-{_id}")
for _id in _OF_BEFORE:
    BOX.note(f"action-{_id}", EARLIER, say("fact-effect"))
for _id in _GUESSED:
    BOX.note(f"action-{_id}", OURS, say("fact-card"))
BOX.note("action-skirmish", OURS, say("fact-opponents"))

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
            cards += [kind] * CARDS[kind].copies
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
        BOX.demand(len(deck_cards(deck)) == DECK_SIZE, "cards", say("facts-deck", deck=deck, count=DECK_SIZE))
    into = sorted(CARDS[kind].deck for kind in (REPRESENTATION, VETO, VETO, RIVALRY))
    BOX.demand(into == [1, 2, 2, 4], "cards", say("facts-alternatives"))
    assert len(regency_cards()) == DECK_SIZE
    assert sum(card.copies for card in CARDS) == 55
    assert CARD_IDS[CAPITAL] == "capital" and CARD_IDS[JUSTICE] == "justice"
    assert CARD_IDS[YOUR_MAJESTY] == "your_majesty" and CARD_IDS[RIVALRY] == "rivalry"
    alternatives = sum(CARDS[kind].copies for kind in (REPRESENTATION, VETO, RIVALRY))
    assert alternatives == len(ALTERNATIVES)


_check()
