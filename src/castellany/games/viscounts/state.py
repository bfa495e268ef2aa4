"""One moment of a game of Viscounts: plain ints and lists.

Lists by seat are flat (`goods[seat * 4 + INK]`). Nothing here has an order that a player could know:
a shuffled pile is a bag from which chance draws, since everything put into it is shuffled in.
Cards are numbered: starters 0-7 (each colour has its own), heroes, townsfolk, then schemes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from castellany.kernel import Game, State

# The second halves of debts and deeds are flipped.
UNPAID: Final = 0
PAID: Final = 1
ACQUIRED: Final = 2
APPROVED: Final = 3

CORRUPTION: Final = 0
VIRTUE: Final = 1

NOBODY: Final = -1
EMPTY: Final = -1
NO_CARD: Final = -1

_home: Final[list[Game]] = []
_NONE: Final[list[int]] = []
_NO_PILES: Final[list[list[int]]] = []


def at_home(game: Game) -> None:
    """Tell all states which game they belong to; called once, when the game is made."""
    _home.append(game)


class ViscountsState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "wide", "opponent", "opponent_board", "first", "active", "round", "last_round", "phase", "leader", "rotation",
        "debts_above", "deeds_above", "poverty", "prosperity", "steps", "paid", "sacked", "doubled", "settling",
        "unseen", "goods", "papers", "marks", "at", "workers", "built", "tiles", "player_cards", "row",
        "tier1", "tier2", "tier3", "sites", "ring", "tops", "under", "books", "leaves", "bonus",
        "folk_bag", "book_bag", "future", "gone", "offer", "decks", "hands", "discards",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.wide = 0  # 1: the side of the board for three and four players
        self.opponent = NOBODY  # the seat that plays itself
        self.opponent_board = NOBODY  # which of the four solo opponents it is
        self.first = 0
        self.active = 0  # whose turn it is
        self.round = 0  # 0: setup
        self.last_round = 0  # 0: not known yet
        self.phase = 0
        self.leader = NOBODY
        self.rotation = 0  # the castle section that faces the first segment of the ring
        self.debts_above = 0  # cards still above the poverty card
        self.deeds_above = 0  # and above the prosperity card
        self.poverty = 0  # 1: revealed
        self.prosperity = 0
        self.steps = 0  # the movement of the card played this turn, wherever it lies by now
        self.paid = 0  # icons bought so far in the action being paid for
        self.sacked = NO_CARD  # the townsfolk dismissed in it
        self.doubled = 0  # 1: a resource has already counted twice in it
        self.settling = 0  # 1: the castle is being settled
        self.unseen = 0  # mask of future schemes shuffled into the opponent's deck and not revealed yet

        self.goods = _NONE  # seat * 4: silver, ink, stone, gold
        self.papers = _NONE  # seat * 4: unpaid and paid debts, acquired and approved deeds
        self.marks = _NONE  # seat * 2: corruption, virtue, each 0 to 6
        self.at = _NONE  # seat: place in the ring * 3 + left, inner or right
        self.workers = _NONE  # seat: in supply
        self.built = _NONE  # seat: mask of buildings, type * 3 + slot
        self.tiles = _NONE  # seat: mask of manuscripts
        self.player_cards = _NONE  # seat
        self.row = _NONE  # seat * 3 + slot: the cards on the board
        self.tier1 = _NONE  # section * 4 + seat: workers
        self.tier2 = _NONE
        self.tier3 = _NONE  # seat
        self.sites = _NONE  # site: seat * 3 + type of building, or EMPTY
        self.ring = _NONE  # the segments clockwise
        self.tops = _NONE  # segment: its visible townsfolk
        self.under = _NONE  # segment: how many townsfolk lie under that
        self.books = _NONE  # segment: its visible manuscript
        self.leaves = _NONE  # segment: how many manuscripts lie under that
        self.bonus = _NONE  # ribbon: whose clergy bonus card
        self.folk_bag = _NONE  # the townsfolk under the visible ones
        self.book_bag = _NONE
        self.future = _NONE  # future schemes of the opponent
        self.gone = _NONE  # cards out of the game
        self.offer = _NONE  # player card, hero, player card, hero ... still to be picked
        self.decks = _NO_PILES
        self.hands = _NO_PILES
        self.discards = _NO_PILES

    def game(self) -> Game:
        return _home[0]

    def copy(self) -> ViscountsState:
        new = ViscountsState()
        self.copy_base(new)
        new.wide = self.wide
        new.opponent = self.opponent
        new.opponent_board = self.opponent_board
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.last_round = self.last_round
        new.phase = self.phase
        new.leader = self.leader
        new.rotation = self.rotation
        new.debts_above = self.debts_above
        new.deeds_above = self.deeds_above
        new.poverty = self.poverty
        new.prosperity = self.prosperity
        new.steps = self.steps
        new.paid = self.paid
        new.sacked = self.sacked
        new.doubled = self.doubled
        new.settling = self.settling
        new.unseen = self.unseen
        new.goods = self.goods[:]
        new.papers = self.papers[:]
        new.marks = self.marks[:]
        new.at = self.at[:]
        new.workers = self.workers[:]
        new.built = self.built[:]
        new.tiles = self.tiles[:]
        new.player_cards = self.player_cards[:]
        new.row = self.row[:]
        new.tier1 = self.tier1[:]
        new.tier2 = self.tier2[:]
        new.tier3 = self.tier3[:]
        new.sites = self.sites[:]
        new.ring = self.ring  # fixed in setup, shared by all copies
        new.tops = self.tops[:]
        new.under = self.under[:]
        new.books = self.books[:]
        new.leaves = self.leaves[:]
        new.bonus = self.bonus[:]
        new.folk_bag = self.folk_bag[:]
        new.book_bag = self.book_bag[:]
        new.future = self.future[:]
        new.gone = self.gone[:]
        new.offer = self.offer[:]
        new.decks = [pile[:] for pile in self.decks]
        new.hands = [pile[:] for pile in self.hands]
        new.discards = [pile[:] for pile in self.discards]
        return new
