"""The game as the kernel knows it: options, kinds of frames in their order, counts that never change."""

from __future__ import annotations

from typing import Any, Final

from castellany.games.paladins import kinds, scoring, sight, worlds
from castellany.games.paladins.box import BOX
from castellany.games.paladins.census import census
from castellany.games.paladins.decisions.cards import ChooseOutsider, ChooseTownsfolk, MayDrop, UseTownsfolk
from castellany.games.paladins.decisions.opening import ChoosePaladin, ChooseTavern, FirstHire
from castellany.games.paladins.decisions.places import (
    ChooseClearing,
    ChooseJarSpace,
    ChooseSpace,
    ChooseWorkshopSlot,
)
from castellany.games.paladins.decisions.turn import Turn
from castellany.games.paladins.decisions.workers import KeepWorker, PlaceWorker
from castellany.games.paladins.effects.book import BOOK
from castellany.games.paladins.facts.solo import LEVELS
from castellany.games.paladins.flow import (
    AfterAction,
    BeginRound,
    FillRow,
    NextTurn,
    OpponentTavern,
    Perform,
    Refresh,
    RevealPaladin,
    following,
)
from castellany.games.paladins.gist import GISTS, warning
from castellany.games.paladins.inquisition import DrawSuspicion, Inquire, Inquisition, Verdict
from castellany.games.paladins.lexicon import LEX
from castellany.games.paladins.setup import deal
from castellany.games.paladins.solo.turn import OpponentAbsolve, OpponentRecruit, OpponentTurn
from castellany.games.paladins.state import HOME, PaladinsState
from castellany.kernel import ChooseEffect, Game, Kind, Message, RunEffect, Score, State, TableOption

KINDS: Final[list[Kind[Any]]] = [
    FirstHire(),
    ChoosePaladin(),
    ChooseTavern(),
    Turn(),
    PlaceWorker(),
    ChooseTownsfolk(),
    ChooseSpace(),
    ChooseJarSpace(),
    ChooseOutsider(),
    ChooseWorkshopSlot(),
    ChooseClearing(),
    ChooseEffect(BOOK),
    UseTownsfolk(),
    KeepWorker(),
    MayDrop(),
    BeginRound(),
    FillRow(),
    RevealPaladin(),
    NextTurn(),
    Refresh(),
    RunEffect(BOOK),
    Perform(),
    AfterAction(),
    DrawSuspicion(),
    Inquisition(),
    Inquire(),
    Verdict(),
    OpponentRecruit(),
    OpponentTurn(),
    OpponentTavern(),
    OpponentAbsolve(),
]
assert len(KINDS) == kinds.KINDS and isinstance(KINDS[kinds.VERDICT], Verdict)
assert isinstance(KINDS[kinds.RUN_EFFECT], RunEffect) and isinstance(KINDS[kinds.OPPONENT_ABSOLVE], OpponentAbsolve)


class Paladins(Game):
    def blank(self) -> PaladinsState:
        return PaladinsState()

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, PaladinsState)
        deal(s, options)

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, PaladinsState)
        return sight.observe(s, seat)

    def round(self, s: State) -> int:
        assert isinstance(s, PaladinsState)
        return s.round

    def rearrange(self, s: State, seat: int) -> None:
        assert isinstance(s, PaladinsState)
        worlds.rearrange(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, PaladinsState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, PaladinsState)
        return scoring.winners(s)

    def warning(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, PaladinsState)
        return warning(s, seat)

    def following(self, s: State) -> list[int]:
        assert isinstance(s, PaladinsState)
        return following(s)

    def census(self, s: State) -> dict[str, int]:
        assert isinstance(s, PaladinsState)
        return census(s)


GAME: Final = Paladins(
    id="paladins",
    prefix="PAL",
    version=2,
    seats=range(1, 5),
    options=(
        TableOption("level", "choice", "standard", LEVELS, "PAL-12.2", seats=(1,)),
        TableOption("strict_supply", "flag", False, rule="PAL-1.3"),
        TableOption("paid_architects", "flag", False, rule="PAL-5.3"),
        TableOption("hunter_errands", "flag", False, rule="PAL-11.7"),
    ),
    lexicon=LEX,
    kinds=KINDS,
    minutes=(90, 120),
    weight=4,
    box=BOX,
    gists=GISTS,
)
HOME.append(GAME)
