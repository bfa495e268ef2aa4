"""The state of El Grande: plain ints and a few flat lists, copied by hand.

`at` has a row of twelve places for each colour (regions 0-8, castle, court,
province), so that a row always sums to 30. In the game for two the imaginary
player is the third colour, without a seat. Lists that never change after setup
(`deck`, `removed`, `spare`) or seldom (memory.py) are shared between copies; whoever
changes them must replace them. Rules stand elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from castellany.games.elgrande.facts.board import BESIDE, CASTLE, COURT, PLACES, PROVINCE
from castellany.kernel import Game, State

# Stages of a round, as the table sees them.
DEALING: Final = 0
POWERS: Final = 1
TURNS: Final = 2
SCORING: Final = 3
OVER: Final = 4

NO_POWER: Final = -9
"""Power of a colour that has played no card in this round."""
NO_MODIFIER: Final = -1
NOBODY: Final = -1

_GAME: Final[list[Game]] = []
_NOTHING: Final[list[int]] = []


def bind(game: Game) -> None:
    """Called once by game.py: states must know their game without importing it."""
    _GAME.append(game)


def held(packed: i64, kind: i64) -> int:
    """How many modifiers of a kind there are: three bits for each."""
    return (packed >> 3 * kind) & 7


class GrandeState(State):
    """One moment of a game of El Grande."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "colours", "at", "grandes", "king", "tiles", "points", "hands", "spent", "played", "power",
        "mods", "mods_spent", "mod", "blurred", "mods_shown", "mods_blurred", "passed",
        "deck", "removed", "spare", "round", "first", "taken", "acted", "stage",
        "active", "card", "vetoes", "moved", "homes", "idle", "short", "merged", "regency", "changing",
        "open_castle", "alternatives",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.colours = 0  # seats, and the imaginary player
        self.at: list[int] = _NOTHING  # caballeros: colour * 12 + place
        self.grandes: list[int] = _NOTHING  # place by seat
        self.king = 0
        self.tiles: list[int] = _NOTHING  # place by tile, or BESIDE
        self.points: list[int] = _NOTHING  # seat * PARTS + part, see scoring.py
        self.hands: list[int] = _NOTHING  # mask of power cards by seat
        self.spent: list[int] = _NOTHING  # mask of discarded power cards by seat
        self.played: list[int] = _NOTHING  # power card lying open before a seat, 0 if none
        self.power: list[int] = _NOTHING  # power in this round by colour, or NO_POWER
        self.mods: list[int] = _NOTHING  # modifiers in hand by seat, three bits for each kind
        self.mods_spent: list[int] = _NOTHING
        self.mod: list[int] = _NOTHING  # modifier played in this round, or NO_MODIFIER
        self.blurred: list[int] = _NOTHING  # mask of power cards in hand or discard, only their owner knows where
        self.mods_shown: list[int] = _NOTHING  # modifiers everybody saw going to a hand
        self.mods_blurred = 0  # mask of seats that took back a modifier in secret
        self.passed: list[int] = _NOTHING  # modifier that a seat knows in its left neighbour's hand
        self.deck: list[int] = _NOTHING  # action cards of all piles, see piles.py
        self.removed: list[int] = _NOTHING  # cards put back for alternative ones
        self.spare: list[int] = _NOTHING  # modifiers nobody was dealt
        self.round = 0  # counts the rounds played, from 0
        self.first = 0  # seat with the first-player marker
        self.taken = 0  # mask of piles whose card is taken in this round, and by whom, see piles.py
        self.acted = 0  # mask of colours that have begun their turn
        self.stage = DEALING
        self.active = NOBODY  # colour whose turn it is
        self.card = NOBODY  # kind of the action card the active seat has taken
        self.vetoes: list[int] = _NOTHING  # pairs: holder, last round it is good for
        self.moved: list[int] = _NOTHING  # colour * 12 + place of each piece moved by the running action
        self.homes: list[int] = _NOTHING  # region cards of the imaginary player, top last
        self.idle: list[int] = _NOTHING  # its power cards, top last
        self.short = 0
        self.merged = 0
        self.regency = 0
        self.changing = 0
        self.open_castle = 0
        self.alternatives: list[int] = _NOTHING  # kinds of the added alternative cards

    def game(self) -> Game:
        return _GAME[0]

    def copy(self) -> GrandeState:
        new = GrandeState()
        self.copy_base(new)
        new.colours = self.colours
        new.at = self.at[:]
        new.grandes = self.grandes[:]
        new.king = self.king
        new.tiles = self.tiles[:]
        new.points = self.points[:]
        new.hands = self.hands[:]
        new.spent = self.spent[:]
        new.played = self.played[:]
        new.power = self.power[:]
        new.mods = self.mods[:]
        new.mods_spent = self.mods_spent[:]
        new.mod = self.mod[:]
        new.blurred = self.blurred
        new.mods_shown = self.mods_shown
        new.mods_blurred = self.mods_blurred
        new.passed = self.passed
        new.deck = self.deck
        new.removed = self.removed
        new.spare = self.spare
        new.round = self.round
        new.first = self.first
        new.taken = self.taken
        new.acted = self.acted
        new.stage = self.stage
        new.active = self.active
        new.card = self.card
        new.vetoes = self.vetoes[:]
        new.moved = self.moved[:]
        new.homes = self.homes[:]
        new.idle = self.idle[:]
        new.short = self.short
        new.merged = self.merged
        new.regency = self.regency
        new.changing = self.changing
        new.open_castle = self.open_castle
        new.alternatives = self.alternatives
        return new


def court(s: GrandeState, seat: int) -> int:
    return s.at[seat * PLACES + COURT]


def province(s: GrandeState, colour: int) -> int:
    return s.at[colour * PLACES + PROVINCE]


def shift(s: GrandeState, colour: int, source: int, target: int, count: int = 1) -> None:
    """Caballeros of a colour go from one place to another; every change of `at` is made here."""
    at = s.at
    base = colour * PLACES
    at[base + source] -= count
    at[base + target] += count


def tile_on(s: GrandeState, place: int) -> int:
    """The score tile lying on a place, or -1."""
    tiles = s.tiles
    if tiles[0] == place:
        return 0
    return 1 if tiles[1] == place else -1


def crowd(s: GrandeState, region: int) -> int:
    """Caballeros of all colours in a region."""
    total = 0
    for c in range(s.colours):
        total += s.at[c * PLACES + region]
    return total


def castle_open_to_throws(s: GrandeState) -> bool:
    """ELG-5.6: nothing goes into the castle while the king is there."""
    return s.king != CASTLE


def is_beside(s: GrandeState, tile: int) -> bool:
    return s.tiles[tile] == BESIDE
