"""El Grande as the kernel sees it: seats, options, kinds of frames, setup and census."""

from collections.abc import Sequence
from typing import Any, Final

from castellany.games.elgrande import scoring, sight, worlds
from castellany.games.elgrande.box import BOX
from castellany.games.elgrande.decisions.card import Resume, TakeCard, UseCard, VetoWindow
from castellany.games.elgrande.decisions.disks import CastleDisk, Flee, RivalryDisk, War
from castellany.games.elgrande.decisions.estates import DecreeTile, RegainPower
from castellany.games.elgrande.decisions.king import ChooseDeputy, ChooseEscort, MoveKing
from castellany.games.elgrande.decisions.moving import Drop, MoveCaballeros
from castellany.games.elgrande.decisions.posting import Branch, Post
from castellany.games.elgrande.decisions.powers import PassModifier, PlayPower
from castellany.games.elgrande.decisions.regions import Incite, JusticeRegion, NewHomeRegion
from castellany.games.elgrande.decisions.sending import ChooseArrest, Return
from castellany.games.elgrande.decisions.supply import AddOne, Invite, Recall
from castellany.games.elgrande.effects.sending import Withdraw
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.flow import (
    Ability,
    EndRound,
    RegionsScored,
    Round,
    Special,
    Turns,
    following,
    track,
)
from castellany.games.elgrande.gist import GISTS, warning
from castellany.games.elgrande.lexicon import LEX
from castellany.games.elgrande.setup import set_up
from castellany.games.elgrande.state import NO_MODIFIER, GrandeState, bind, held
from castellany.kernel import BadOption, Game, Kind, Message, Score, State, TableOption, say

# In the order of kinds.py.
KINDS: Final[list[Kind[Any]]] = [
    Round(),
    PlayPower(),
    Turns(),
    Invite(),
    Recall(),
    Ability(),
    TakeCard(),
    UseCard(),
    VetoWindow(),
    Special(),
    MoveCaballeros(),
    Drop(),
    Post(),
    JusticeRegion(),
    Return(),
    War(),
    Incite(),
    Flee(),
    RivalryDisk(),
    ChooseArrest(),
    DecreeTile(),
    NewHomeRegion(),
    RegainPower(),
    MoveKing(),
    ChooseDeputy(),
    ChooseEscort(),
    Branch(),
    CastleDisk(),
    PassModifier(),
    AddOne(),
    EndRound(),
    RegionsScored(),
    Resume(),
    Withdraw(),
]

OPTIONS: Final = (
    TableOption("short_game", "flag", False, rule="ELG-17.2"),
    TableOption("merged_decks", "flag", False, rule="ELG-17.1", seats=(3,)),
    TableOption("new_regency", "flag", False, rule="ELG-13.2"),
    TableOption("changing_powers", "flag", False, rule="ELG-15.1"),
    TableOption("alternatives", "many", [], cards.ALTERNATIVES, rule="ELG-14.1"),
    TableOption("open_castle", "flag", False, rule="ELG-6.2"),
)


class ElGrande(Game):
    """2 to 5 players; with 2 an imaginary third colour plays along."""

    def blank(self) -> GrandeState:
        return GrandeState()

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """ELG-17.1, ELG-17.3: what cannot be combined."""
        if options["merged_decks"] and seats > 3:
            raise BadOption(say("bad-merged-decks", seats=seats), "ELG-17.1")
        if "second_veto" in options["alternatives"] and "veto" not in options["alternatives"]:
            raise BadOption(say("bad-second-veto"), "ELG-17.3")

    def setup(self, s: State, options: dict[str, Any]) -> None:
        assert isinstance(s, GrandeState)
        set_up(s, options)

    def observe(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, GrandeState)
        return sight.observe(s, seat)

    def observe_all(self, s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        assert isinstance(s, GrandeState)
        return sight.observe_all(s, seats)

    def round(self, s: State) -> int:
        assert isinstance(s, GrandeState)
        return sight.rounds_begun(s)

    def scorings(self, s: State) -> int:
        """The general scorings; the counter moves on when a round is over, before its scoring."""
        assert isinstance(s, GrandeState)
        begun = 0
        for number in track(s)[: s.round]:
            begun += number in board.SCORING_ROUNDS
        return begun

    def rearrange(self, s: State, seat: int) -> None:
        assert isinstance(s, GrandeState)
        worlds.rearrange(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, GrandeState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, GrandeState)
        return scoring.winners(s)

    def warning(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, GrandeState)
        return warning(s, seat)

    def following(self, s: State) -> list[int]:
        assert isinstance(s, GrandeState)
        return following(s)

    def census(self, s: State) -> dict[str, int]:
        """Caballeros of each colour, power cards, modifiers, action cards."""
        assert isinstance(s, GrandeState)
        found: dict[str, int] = {}
        for c in range(s.colours):
            found[f"caballeros {c}"] = sum(s.at[c * board.PLACES : (c + 1) * board.PLACES])
        modifiers = len(s.spare)
        for seat in range(s.seats):
            cards_held = s.hands[seat] | s.spent[seat] | (1 << s.played[seat] if s.played[seat] else 0)
            found[f"power cards {seat}"] = cards_held.bit_count()
            for m in range(board.MODIFIERS):
                modifiers += held(s.mods[seat], m) + held(s.mods_spent[seat], m)
            modifiers += s.mod[seat] != NO_MODIFIER
        found["modifiers"] = modifiers
        found["action cards"] = len(s.deck) + len(s.removed)
        return found


GAME: Final = ElGrande(
    id="elgrande",
    prefix="ELG",
    version=1,
    seats=range(2, 6),
    options=OPTIONS,
    lexicon=LEX,
    kinds=KINDS,
    minutes=(60, 120),
    weight=3,
    box=BOX,
    gists=GISTS,
)
bind(GAME)
