"""Tithe as the kernel knows it: seats, options, kinds of frames, what never changes in number."""

from __future__ import annotations

from typing import Any, Final

from castellany.kernel import ChooseEffect, Game, Kind, RunEffect, Score, State, TableOption
from tests.toy import scoring, sight, worlds
from tests.toy.decisions.bid import Bid
from tests.toy.decisions.shop import Shop
from tests.toy.effects import BOOK
from tests.toy.flow import Round
from tests.toy.gist import GISTS
from tests.toy.lexicon import LEX
from tests.toy.setup import deal
from tests.toy.state import TitheState, cards_of

# In the order of kinds.py.
KINDS: Final[list[Kind[Any]]] = [Round(), Bid(), Shop(), RunEffect(BOOK), ChooseEffect(BOOK)]


class Tithe(Game):
    def blank(self) -> TitheState:
        return TitheState()

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, TitheState)
        deal(s, options)

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, TitheState)
        return sight.observe(s, seat)

    def round(self, s: State) -> int:
        assert isinstance(s, TitheState)
        return s.round

    def rearrange(self, s: State, seat: int) -> None:
        assert isinstance(s, TitheState)
        worlds.rearrange(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, TitheState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, TitheState)
        return scoring.winners(s)

    def census(self, s: State) -> dict[str, int]:
        assert isinstance(s, TitheState)
        return {"cards": len(s.deck) + sum(len(cards_of(h)) for h in s.hands) + len(cards_of(s.used))}


GAME: Final = Tithe(
    id="tithe",
    prefix="TOY",
    version=1,
    seats=range(2, 5),
    options=(
        TableOption("rich", "flag", False, rule="TOY-1.2"),
        TableOption("rounds", "number", 3, (1, 3), "TOY-1.3"),
    ),
    lexicon=LEX,
    kinds=KINDS,
    minutes=(5, 10),
    weight=1,
    gists=GISTS,
)
