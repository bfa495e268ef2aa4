"""The state of a game of Paladins: a few flat lists of ints.

What belongs to a seat lies in rows of `own`, `workers`, `board` and `paladins`; cards know where they are
(`folk_at`, `outsider_at`, `wall_at`), and decks are lists whose last card is on top. In a solo game
the opponent is seat 1 and `opponent` says so. `layout.py` names the columns. Rules are functions elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from castellany.kernel import Game, State

HOME: Final[list[Game]] = []
"""The game itself; `game.py` puts it here, so that the state need not import the rules."""
_EMPTY: Final[list[int]] = []  # neither is ever changed in place: setup, copy and load replace it
_NONE: Final[list[i64]] = []


class PaladinsState(State):
    """Everything on the table. Options are kept as 0 or 1."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "people",
        "opponent",
        "level",
        "strict",
        "paid_architects",
        "errands_count",
        "round",
        "first",
        "turn",
        "tax",
        "silver",
        "provisions",
        "debts",
        "marker",
        "own",
        "workers",
        "board",
        "paladins",
        "folk_deck",
        "folk_row",
        "folk_at",
        "outsider_deck",
        "outsider_row",
        "outsider_at",
        "wall_deck",
        "wall_at",
        "suspicion_deck",
        "suspicion_discard",
        "suspicion_held",
        "tavern_deck",
        "tavern_discard",
        "tavern_row",
        "kings",
        "spaces",
        "scheme_deck",
        "scheme_discard",
        "stack",
        "began",
    )

    def __init__(self) -> None:
        super().__init__()
        self.people = 0  # how many people play; the opponent is not counted
        self.opponent = -1  # the seat of the automatic opponent, or -1
        self.level = 1  # of the opponent: 0 easy, 1 standard, 2 hard
        self.strict = 0  # option: a colour that has run out is not gained
        self.paid_architects = 0  # option: Architects pay for paid developing only
        self.errands_count = 0  # option: the Hunter counts errands too
        self.round = 0
        self.first = 0
        self.turn = 0  # whose turn it is, or was last
        self.tax = 0
        self.silver = 0  # in the main supply; below zero when more is out than the box holds
        self.provisions = 0
        self.debts = 0
        self.marker = 0  # the opponent's resource marker, 0-4
        self.own: list[i64] = _NONE
        self.workers: list[i64] = _NONE  # six colours a seat, then the main supply
        self.board: list[i64] = _NONE  # 28 slots a seat
        self.paladins: list[int] = _EMPTY  # 12 a seat: the deck from the bottom up, then those played
        self.folk_deck: list[int] = _EMPTY
        self.folk_row: list[int] = _EMPTY  # five places, -1 where empty
        self.folk_at: list[int] = _EMPTY
        self.outsider_deck: list[int] = _EMPTY
        self.outsider_row: list[int] = _EMPTY  # six places, -1 where empty
        self.outsider_at: list[int] = _EMPTY
        self.wall_deck: list[int] = _EMPTY
        self.wall_at: list[int] = _EMPTY
        self.suspicion_deck: list[int] = _EMPTY
        self.suspicion_discard: list[int] = _EMPTY
        self.suspicion_held: list[int] = _EMPTY  # card * 4 + seat, oldest first
        self.tavern_deck: list[int] = _EMPTY
        self.tavern_discard: list[int] = _EMPTY
        self.tavern_row: list[int] = _EMPTY  # this round's; below zero once taken: `rows.tavern_taken`
        self.kings: list[int] = _EMPTY  # orders (6) and favours (10) as shuffled, then the worker on each favour
        self.spaces: list[int] = _EMPTY  # 0 free, 1 + seat a monk, 5 + seat an outpost
        self.scheme_deck: list[int] = _EMPTY
        self.scheme_discard: list[int] = _EMPTY
        self.stack: list[int] = _EMPTY  # the opponent's attribute markers, the last moved on top
        self.began: list[int] = _EMPTY  # how the round began (`summary.py`); replaced, never changed in place

    def game(self) -> Game:
        return HOME[0]

    def copy(self) -> PaladinsState:
        new = PaladinsState()
        self.copy_base(new)
        new.people = self.people
        new.opponent = self.opponent
        new.level = self.level
        new.strict = self.strict
        new.paid_architects = self.paid_architects
        new.errands_count = self.errands_count
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.tax = self.tax
        new.silver = self.silver
        new.provisions = self.provisions
        new.debts = self.debts
        new.marker = self.marker
        new.own = self.own[:]
        new.workers = self.workers[:]
        new.board = self.board[:]
        new.paladins = self.paladins[:]
        new.folk_deck = self.folk_deck[:]
        new.folk_row = self.folk_row[:]
        new.folk_at = self.folk_at[:]
        new.outsider_deck = self.outsider_deck[:]
        new.outsider_row = self.outsider_row[:]
        new.outsider_at = self.outsider_at[:]
        new.wall_deck = self.wall_deck[:]
        new.wall_at = self.wall_at[:]
        new.suspicion_deck = self.suspicion_deck[:]
        new.suspicion_discard = self.suspicion_discard[:]
        new.suspicion_held = self.suspicion_held[:]
        new.tavern_deck = self.tavern_deck[:]
        new.tavern_discard = self.tavern_discard[:]
        new.tavern_row = self.tavern_row[:]
        new.kings = self.kings[:]
        new.spaces = self.spaces[:]
        new.scheme_deck = self.scheme_deck[:]
        new.scheme_discard = self.scheme_discard[:]
        new.stack = self.stack[:]
        new.began = self.began
        return new
