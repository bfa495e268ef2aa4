"""One moment of a game of Citadels: plain ints and lists of ints.

Cards are numbers of districts (facts.py); two copies of a card are the same number. Ranks, not
characters, index the round: `cast[rank]` says who has it, `holder[rank]` which seat chose it.
Lists marked *replaced* are never changed in place, so that copies can share them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from castellany.games.citadels.layout import NO_CARD, NOBODY
from castellany.kernel import Game, State

_EMPTY: Final[list[int]] = []
_NO_ROWS: Final[list[list[int]]] = []


class Home:
    """Where the states find the one game they belong to; game.py moves in."""

    game: Game


HOME: Final = Home()


class CitadelsState(State):
    """The table. Masks of ranks have bit `rank`, masks of districts bit `district`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "cast", "goal", "house_rules", "round", "crown", "gold", "hands", "cities", "marks", "deck",
        "museum", "drawn", "holder", "draft", "opener", "pool", "face_up", "down", "down_later",
        "stage_from", "stage_look", "stage_to", "stage_other", "called", "shown", "killed", "robbed",
        "thief", "bewitched", "witch", "protected", "warrants", "signed", "magistrate", "threats",
        "suspects", "rose", "blackmailer", "taxes", "first", "finished", "active", "acting", "used", "built",
        "paid", "site",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        # The table's choices.
        self.cast: list[int] = _EMPTY  # character of each rank, from 1; -1 at 0 (replaced)
        self.goal = 7  # districts in a completed city
        self.house_rules = 0
        # What lies on the table for the whole game.
        self.round = 0
        self.crown = 0
        self.gold: list[int] = _EMPTY
        self.hands: list[list[int]] = _NO_ROWS  # cards in each hand
        self.cities: list[list[int]] = _NO_ROWS  # districts as they stand, in order of building; rows replaced
        self.marks: list[int] = _EMPTY  # mask of the districts in each city
        self.deck: list[int] = _EMPTY  # the top card is the last
        self.museum: list[int] = _EMPTY  # cards under the Museum (replaced)
        self.drawn: list[int] = _EMPTY  # cards to choose from, or on their way under the deck (replaced)
        self.taxes = 0
        self.first = NOBODY  # who completed a city first
        self.finished = 0  # mask of seats that have ever completed theirs
        # The selection.
        self.holder: list[int] = _EMPTY  # seat by rank
        self.draft: list[int] = _EMPTY  # DRAFT_ROW numbers per seat
        self.opener = 0  # who had the crown when the selection began
        self.pool = 0  # mask of ranks still being passed round
        self.face_up = 0
        self.down = 0  # the rank laid face down at the start
        self.down_later = 0  # three players: the rank laid face down at random after the first round of picks
        self.stage_from = NOBODY  # Theater: who swapped, which pick, with whom, for which pick
        self.stage_look = 0
        self.stage_to = NOBODY
        self.stage_other = 0
        # The calls.
        self.called = 0  # the last rank called; 0 during the selection
        self.shown = 0  # mask of ranks whose players have shown them
        self.killed = 0
        self.robbed = 0
        self.thief = NOBODY
        self.bewitched = 0
        self.witch = NOBODY
        self.protected = NOBODY
        self.warrants = 0
        self.signed = 0
        self.magistrate = NOBODY
        self.threats = 0  # mask of markers still lying
        self.suspects = 0  # mask of ranks whose marker may have been the rose, as far as the table knows
        self.rose = 0
        self.blackmailer = NOBODY
        # The turn.
        self.active = NOBODY
        self.acting = 0  # the character whose turn it is
        self.used = 0
        self.built = 0  # builds that count towards the limit
        self.paid = 0  # gold paid for building
        self.site = NO_CARD  # the district being built, neither in hand nor in a city

    def copy(self) -> CitadelsState:
        new = CitadelsState()
        self.copy_base(new)
        new.cast = self.cast
        new.goal = self.goal
        new.house_rules = self.house_rules
        new.round = self.round
        new.crown = self.crown
        new.gold = self.gold[:]
        new.hands = [hand[:] for hand in self.hands]
        new.cities = self.cities[:]
        new.marks = self.marks[:]
        new.deck = self.deck[:]
        new.museum = self.museum
        new.drawn = self.drawn
        new.taxes = self.taxes
        new.first = self.first
        new.finished = self.finished
        new.holder = self.holder[:]
        new.draft = self.draft[:]
        new.opener = self.opener
        new.pool = self.pool
        new.face_up = self.face_up
        new.down = self.down
        new.down_later = self.down_later
        new.stage_from = self.stage_from
        new.stage_look = self.stage_look
        new.stage_to = self.stage_to
        new.stage_other = self.stage_other
        new.called = self.called
        new.shown = self.shown
        new.killed = self.killed
        new.robbed = self.robbed
        new.thief = self.thief
        new.bewitched = self.bewitched
        new.witch = self.witch
        new.protected = self.protected
        new.warrants = self.warrants
        new.signed = self.signed
        new.magistrate = self.magistrate
        new.threats = self.threats
        new.suspects = self.suspects
        new.rose = self.rose
        new.blackmailer = self.blackmailer
        new.active = self.active
        new.acting = self.acting
        new.used = self.used
        new.built = self.built
        new.paid = self.paid
        new.site = self.site
        return new

    def game(self) -> Game:
        return HOME.game
