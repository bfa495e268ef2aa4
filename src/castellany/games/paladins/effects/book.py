"""Rows of icons and alternatives as effects, and the book that numbers them all.

A row runs at once as far as it can: where an icon may interrupt (an inquisition, a question), the rest of the
row waits beneath it. Each card and space finds its effects here by its number.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.effects.leaves import Leaf, leaf
from castellany.games.paladins.facts.board import ABSOLVE_SPACES_OF, SPACES
from castellany.games.paladins.facts.decks import WALLS
from castellany.games.paladins.facts.icons import Icons
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import icons
from castellany.games.paladins.kinds import CHOOSE_EFFECT, RUN_EFFECT
from castellany.games.paladins.lexicon import DECLINE, PICK
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Effect, EffectBook, Either, Frame, Message, say

BOOK: Final[EffectBook[PaladinsState]] = EffectBook(RUN_EFFECT, CHOOSE_EFFECT, PICK, DECLINE)


class Row(Effect[PaladinsState]):
    """Icons from left to right; equal ones together, so that two tax icons are one take (PAL-7.3)."""

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self.icons = icons
        self.leaves: list[Leaf] = [leaf(icon, icons.count(icon)) for icon in dict.fromkeys(icons)]

    def parts(self) -> list[Effect[PaladinsState]]:
        return list(self.leaves)

    def run(self, s: PaladinsState, seat: int) -> None:
        leaves = self.leaves
        for i in range(len(leaves)):
            if leaves[i].interrupts:
                for later in range(len(leaves) - 1, i, -1):
                    s.frames.append(Frame(RUN_EFFECT, seat, leaves[later].number))
                leaves[i].run(s, seat)
                return
            leaves[i].run(s, seat)

    def message(self) -> Message:
        return say("opt-rewards", rewards=icons(self.icons))

    def useful(self, s: PaladinsState, seat: int) -> bool:
        for one in self.leaves:
            if one.useful(s, seat):
                return True
        return False


class Alternatives(Either[PaladinsState]):
    """PAL-6.8: a person chooses, also one without effect; PAL-12.19: the opponent: the first useful or the last."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(BOOK, list(rows), "PAL-6.8")
        self.rows = rows

    def run(self, s: PaladinsState, seat: int) -> None:
        if seat != s.opponent:
            s.frames.append(Frame(CHOOSE_EFFECT, seat, self.number))
            return
        taken = self.rows[-1]
        for row in self.rows:
            if row.useful(s, seat):
                taken = row
                break
        if s.hears:
            s.tell("event-opponent-alternative", {"rewards": icons(taken.icons)})
        taken.run(s, seat)


class Then(Effect[PaladinsState]):
    """A row, then alternatives: how walls with a choice read."""

    def __init__(self, row: Row, rest: Alternatives) -> None:
        super().__init__()
        self.row = row
        self.rest = rest

    def parts(self) -> list[Effect[PaladinsState]]:
        return [self.row, self.rest]

    def run(self, s: PaladinsState, seat: int) -> None:
        s.frames.append(Frame(RUN_EFFECT, seat, self.rest.number))
        self.row.run(s, seat)

    def message(self) -> Message:
        return self.row.message()


def _row(icons: Icons) -> Row:
    row = Row(icons)
    BOOK.add(row)
    return row


def _with_alternatives(icons: Icons, either: tuple[Icons, ...]) -> Effect[PaladinsState]:
    if not either:
        return _row(icons)
    choice = Alternatives([_row(option) for option in either])
    return BOOK.add(Then(_row(icons), choice) if icons else choice)


SEND: Final[list[Row]] = [_row(card.send) for card in TOWNSFOLK]
INSTANT: Final[list[Row]] = [_row(card.instant) for card in TOWNSFOLK]
ABILITY: Final[list[Row]] = [_row(card.gain) for card in TOWNSFOLK]
ASSAULT: Final[list[Row]] = [_row(card.attack) for card in OUTSIDERS]
SPACE: Final[list[Row]] = [_row(space.gain) for space in SPACES]
JAR_SPACE: Final[list[list[Row]]] = [[_row(gain) for gain in spaces] for spaces in ABSOLVE_SPACES_OF]
WALL: Final[list[Effect[PaladinsState]]] = [_with_alternatives(w.gain, w.either or ()) for w in WALLS]
FAVOUR_EFFECT: Final[list[Effect[PaladinsState]]] = [_with_alternatives(f.gain, f.either) for f in FAVOURS]
PALADIN_GAIN: Final[list[Row]] = [_row(paladin.gain) for paladin in PALADINS]
