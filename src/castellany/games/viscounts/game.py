"""The game as the kernel sees it: options, verbs, frame kinds, what never changes in number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from castellany.games.viscounts import (
    building,
    castle,
    collision,
    flow,
    manuscripts,
    papers,
    scoring,
    setup,
    sight,
    triggers,
    worlds,
)
from castellany.games.viscounts.box import BOX
from castellany.games.viscounts.cards import all_cards
from castellany.games.viscounts.decisions import act, deck, draft, goods, pay, turn
from castellany.games.viscounts.decisions import building as building_asks
from castellany.games.viscounts.decisions import castle as castle_asks
from castellany.games.viscounts.decisions.either import ChooseEffect
from castellany.games.viscounts.effects.book import BOOK, LEX
from castellany.games.viscounts.facts.kinds import BUILDING_COUNT, SEGMENT_COUNT
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.facts.tables import VERSION
from castellany.games.viscounts.gains import TRACK_END
from castellany.games.viscounts.gist import GISTS, warning
from castellany.games.viscounts.solo import turn as solo
from castellany.games.viscounts.state import NOBODY, ViscountsState, at_home
from castellany.kernel import (
    BadOption,
    Game,
    Kind,
    Message,
    RunEffect,
    Score,
    State,
    TableOption,
    say,
)

KINDS: Final[list[Kind[Any]]] = [
    RunEffect(BOOK), ChooseEffect(BOOK), setup.Draft(), draft.Pick(), setup.Deal(), deck.DestroyOwn(),
    flow.Round(), flow.Turn(), turn.Play(), turn.Move(),
    act.Act(), pay.PayOn(), pay.Pay(), building_asks.Spot(), building.Raise(),
    building.Links(), building_asks.LinkOrder(), triggers.Triggers(), deck.Order(),
    turn.Hire(), collision.Collide(), goods.Any(), papers.GainDebt(),
    papers.Flip(), goods.FlipAsk(), turn.FreeHire(), deck.Discard(), deck.DiscardAsk(), deck.Destroy(),
    deck.DestroyAsk(), deck.Rearrange(), castle_asks.CastleMove(), castle_asks.FreeWorkers(),
    building_asks.FreeBuild(), building_asks.FreeBuildAsk(), manuscripts.FreeCopy(), goods.FreeCopyAsk(),
    castle.Settle(), castle_asks.Advance(), castle.Spread(), castle_asks.Bump(), solo.OpponentSetup(),
    solo.OpponentTurn(), solo.OpponentMove(), solo.OpponentLast(), solo.OpponentAny(), solo.OpponentScheme(),
    solo.OpponentDismiss(), flow.Reshuffle(), solo.OpponentPlace(), solo.OpponentFreeBuild(),
    solo.OpponentCopy(), solo.OpponentFlip(), solo.OpponentAct(), solo.OpponentCorruption(),
]  # fmt: skip


class Viscounts(Game):
    """Viscounts of the West Kingdom for two to four, or one against one of four opponents."""

    def blank(self) -> ViscountsState:
        return ViscountsState()

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, ViscountsState)
        setup.set_up(s, options)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if seats > 1 and (options["opponent"] != OPPONENT_IDS[0] or options["schemes"]):
            raise BadOption(say("bad-solo-option", seats=seats))

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, ViscountsState)
        return sight.observe(s, seat)

    def observe_all(self, s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        assert isinstance(s, ViscountsState)
        return sight.observe_all(s, seats)

    def round(self, s: State) -> int:
        assert isinstance(s, ViscountsState)
        return s.round

    def rearrange(self, s: State, seat: int) -> None:
        assert isinstance(s, ViscountsState)
        worlds.rearrange(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ViscountsState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ViscountsState)
        return scoring.winners(s)

    def warning(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, ViscountsState)
        return warning(s, seat)

    def following(self, s: State) -> list[int]:
        assert isinstance(s, ViscountsState)
        return flow.following(s)

    def census(self, s: State) -> dict[str, int]:
        """Workers and buildings of each colour, every card, every manuscript; markers in their bounds."""
        assert isinstance(s, ViscountsState)
        found: dict[str, int] = {}
        cards = len(s.folk_bag) + sum(card >= 0 for card in s.tops) + len(s.gone) + len(s.future) + len(s.offer) // 2
        tiles = len(s.book_bag) + sum(tile >= 0 for tile in s.books)
        for seat in range(s.seats):
            castle_workers = (
                sum(s.tier1[i * 4 + seat] + s.tier2[i * 4 + seat] for i in range(SEGMENT_COUNT)) + s.tier3[seat]
            )
            found[f"workers {seat}"] = s.workers[seat] + castle_workers
            on_map = sum(site >= 0 and site // 3 == seat for site in s.sites)
            found[f"buildings {seat}"] = BUILDING_COUNT - s.built[seat].bit_count() + on_map
            cards += len(all_cards(s, seat))
            tiles += s.tiles[seat].bit_count()
            bad, good = s.marks[seat * 2], s.marks[seat * 2 + 1]
            found[f"markers {seat}"] = int(0 <= bad <= good <= TRACK_END)
        found["cards"] = cards
        found["manuscripts"] = tiles
        found["piles"] = int(sum(s.under) == len(s.folk_bag) and sum(s.leaves) == len(s.book_bag))
        found["leader"] = int(s.leader == NOBODY or s.tier3[s.leader] == max(s.tier3))
        return found


GAME: Final = Viscounts(
    id="viscounts",
    prefix="VIS",
    version=VERSION,
    seats=range(1, 5),
    options=(
        TableOption("opponent", "choice", "cleric", OPPONENT_IDS, "VIS-14.1", seats=(1,)),
        TableOption("schemes", "number", 0, (0, 3), "VIS-14.17", seats=(1,)),
    ),
    lexicon=LEX,
    kinds=KINDS,
    minutes=(60, 120),
    weight=4,
    box=BOX,
    gists=GISTS,
)
at_home(GAME)
