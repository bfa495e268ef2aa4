"""Citadels as the kernel knows it: options, kinds of frames, setup, census."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from castellany.games.citadels import scoring, sight, worlds
from castellany.games.citadels.box import BOX
from castellany.games.citadels.casts import CAST_IDS, MUST, READY_MADE, READY_MADE_2016, ninth_rank
from castellany.games.citadels.decisions.cards import Den, Give, Keep, Redraw
from castellany.games.citadels.decisions.deeds import Adviser, Bewitch, Exchange, WizardTakes
from castellany.games.citadels.decisions.markers import Confiscate, Expose, Mark, Sign, Threat
from castellany.games.citadels.decisions.picks import Lay, Pick, TheaterSwap
from castellany.games.citadels.decisions.turn import Gather, Turn
from castellany.games.citadels.effects.building import FinishBuild
from castellany.games.citadels.facts import (
    ARTIST,
    CHARACTER_IDS,
    DISTRICT_IDS,
    EMPEROR,
    FIRST_UNIQUE,
    GREAT_WALL,
    WIZARD,
)
from castellany.games.citadels.flow import Call, EndRound, Resume, Round
from castellany.games.citadels.gist import GISTS, warning
from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.layout import NO_CARD
from castellany.games.citadels.lexicon import LEX
from castellany.games.citadels.selection import Selection, TheaterTime, following
from castellany.games.citadels.setup import CURRENT, CUSTOM, RANDOM, check_options, named_cast, set_up
from castellany.games.citadels.state import HOME, CitadelsState
from castellany.kernel import Case, Game, Kind, Message, Score, State, TableOption, where

KINDS: Final[list[Kind[Any]]] = [
    Round(),
    Selection(),
    TheaterTime(),
    Call(),
    Resume(),
    FinishBuild(),
    EndRound(),
    Pick(),
    Lay(),
    TheaterSwap(),
    Turn(),
    Keep(),
    Bewitch(),
    Mark(),
    Sign(),
    Confiscate(),
    Threat(),
    Expose(),
    Redraw(),
    WizardTakes(),
    Give(),
    Den(),
    Exchange(),
    Adviser(),
    Gather(),
]

# A rule about one card is asked for only where the card may be in play.
_PRINTED_TWICE: Final = [cast.id for cast in READY_MADE_2016]
_WITH_EMPEROR: Final = [cast.id for cast in READY_MADE if EMPEROR in cast.characters]
_WITH_WIZARD: Final = [*[cast.id for cast in READY_MADE if WIZARD in cast.characters], RANDOM, CUSTOM]
_WITH_GREAT_WALL: Final = [*[cast.id for cast in READY_MADE if GREAT_WALL in cast.uniques], RANDOM, CUSTOM]

_NO_DUEL: Final = tuple(range(3, 9))  # more seats than two, at which characters are shared out otherwise
_CHARACTERS: Final = (
    TableOption("cast", "choice", "first_game", (*CAST_IDS, RANDOM, CUSTOM), "CIT-1.9"),
    TableOption("rank9_with_4_to_7", "flag", False, (), "CIT-1.4", seats=(4, 5, 6, 7)),
    TableOption("ninth", "choice", "preset", ("preset", "queen", "artist", "tax_collector"), "CIT-1.4", seats=_NO_DUEL),
    TableOption("preset_edition", "choice", "2021", ("2021", "2016"), "CIT-1.9", needs=(where(cast=_PRINTED_TWICE),)),
    TableOption(
        "characters", "many", [], tuple(CHARACTER_IDS), "CIT-1.3", needs=(where(cast=(CUSTOM,)),), names="character"
    ),
    TableOption(
        "uniques",
        "many",
        [],
        tuple(DISTRICT_IDS[FIRST_UNIQUE:]),
        "CIT-1.6",
        needs=(where(cast=(CUSTOM, RANDOM)),),
        names="district",
    ),
    TableOption(
        "emperor_in_a_duel",
        "choice",
        "king",
        ("king", "patrician"),
        "CIT-1.9",
        seats=(2,),
        needs=(where(cast=_WITH_EMPEROR),),
        names="character",
    ),
)


def _with_artist() -> Iterator[Case]:
    """The Artist comes as the ninth: by name, as that of the cast, for the Queen among few, or by chance (CIT-1.4)."""
    yield where(ninth=("artist",))
    yield where(cast=(CUSTOM,))
    for seats in _NO_DUEL:
        given: dict[str, Any] = {option.id: option.default for option in _CHARACTERS} | {"rank9_with_4_to_7": True}
        casts = [id for id in CAST_IDS if ARTIST in named_cast(seats, given | {"cast": id})]
        wished = {"rank9_with_4_to_7": (True,)} if ninth_rank(seats) != MUST else {}
        yield where(seats=(seats,), ninth=("preset",), cast=(*casts, RANDOM), **wished)


OPTIONS: Final = (
    *_CHARACTERS,
    TableOption("first_crown", "choice", RANDOM, (RANDOM, "first_seat"), "CIT-1.8"),
    TableOption("artist_raises_cost", "flag", False, (), "CIT-13.5", seats=_NO_DUEL, needs=tuple(_with_artist())),
    TableOption("great_wall_protects_itself", "flag", False, (), "CIT-14.8", needs=(where(cast=_WITH_GREAT_WALL),)),
    TableOption("wizard_alternative_payment", "flag", False, (), "CIT-7.8", needs=(where(cast=_WITH_WIZARD),)),
    TableOption("wizard_build_before_gather", "flag", False, (), "CIT-7.7", needs=(where(cast=_WITH_WIZARD),)),
)


class Citadels(Game):
    """Two to eight players, eight or nine characters, 68 districts."""

    def blank(self) -> CitadelsState:
        return CitadelsState()

    def check(self, seats: int, options: dict[str, Any]) -> None:
        check_options(seats, options)

    def brings(self, seats: int, options: dict[str, Any]) -> list[str]:
        """The characters, where they are not drawn."""
        return [CHARACTER_NAMES[character] for character in named_cast(seats, options)]

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, CitadelsState)
        set_up(s, options)

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, CitadelsState)
        return sight.observe(s, seat)

    def observe_all(self, s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        assert isinstance(s, CitadelsState)
        return sight.observe_all(s, seats)

    def round(self, s: State) -> int:
        assert isinstance(s, CitadelsState)
        return s.round

    def rearrange(self, s: State, seat: int) -> None:
        assert isinstance(s, CitadelsState)
        worlds.rearrange(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, CitadelsState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, CitadelsState)
        return scoring.winners(s)

    def warning(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, CitadelsState)
        return warning(s, seat)

    def following(self, s: State) -> list[int]:
        assert isinstance(s, CitadelsState)
        return following(s)

    def census(self, s: State) -> dict[str, int]:
        """Cards are conserved everywhere; every character of the cast is somewhere."""
        assert isinstance(s, CitadelsState)
        cards = len(s.deck) + len(s.museum) + len(s.drawn) + (0 if s.site == NO_CARD else 1)
        for seat in range(s.seats):
            cards += len(s.hands[seat]) + len(s.cities[seat])
        return {"cards": cards, "crowns": 1 if 0 <= s.crown < s.seats else 0}


GAME: Final = Citadels(
    id="citadels",
    prefix="CIT",
    version=CURRENT,
    seats=range(2, 9),
    options=OPTIONS,
    lexicon=LEX,
    kinds=KINDS,
    minutes=(30, 60),
    weight=2,
    box=BOX,
    gists=GISTS,
)
HOME.game = GAME
