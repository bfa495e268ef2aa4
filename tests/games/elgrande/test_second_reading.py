"""Random games with all options, and the engine held to a second reading of the rules at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.elgrande import GAME
from tests.games.elgrande.helpers import ALL_CARDS, new
from tests.games.elgrande.reading import MOVES, REGIONS, Table

EVERYTHING: dict[str, Any] = {"new_regency": True, "changing_powers": True, "alternatives": ALL_CARDS}


class Turn:
    """What the second reading remembers of a turn: how much is placed, what is used, which pieces have moved."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, card: str) -> None:
        self.card = card
        self.placed = 0
        self.acted = False
        self.after = False  # placing that follows the special action
        self.infiltrated = False
        self.moved: list[tuple[str, str]] = []
        self.lifted: tuple[str, str] = ("", "")
        self.move = MOVES.get(card, (0, 0, False, False))
        self.region = ""
        self.arrested: set[str] = set()

    def hear(self, text: str, table: Table, kind: str) -> None:
        """A choice was made."""
        verb, *args = text.split()
        if verb == "take":
            self.begin(args[0])
        elif verb == "act":
            self.acted = True
            self.after = self.placed == 0
            self.infiltrated = self.card == "infiltration"
        elif verb == "place" and kind == "UseCard":
            self.placed += 1
        elif verb == "march":
            self.move = MOVES["departure"]
        elif verb == "lift":
            colour = table.colours[int(args[0][1]) - 1]
            own, others, any_colours, one = self.move
            if any_colours or colour == table.me():
                own -= 1
            if any_colours or colour != table.me():
                others -= 1
            self.move = (own, others, any_colours, one)
            self.lifted = (colour, args[1])
            self.region = args[1]
        elif verb == "incite":
            self.region = args[0]
        elif verb == "arrest":
            self.arrested.add(args[0])
        elif verb == "drop":
            self.moved.append((self.lifted[0], args[0]))

    def lifts(self, table: Table) -> set[str]:
        """ELG-8.1, ELG-8.2: whom the card may still move; nobody twice."""
        own, others, _any, one = self.move
        found = {"stop"}
        for number, colour in enumerate(table.colours):
            for region in table.stands(colour):
                free = table.at(colour, region) - self.moved.count((colour, region))
                number_left = own if colour == table.me() else others
                if free > 0 and number_left > 0 and (not one or self.region in ("", region)):
                    found.add(f"lift p{number + 1} {region}")
        return found


def allowed(table: Table, turn: Turn, kind: str) -> set[str] | None:
    """What the rulebook lets this seat answer; None where this reading says nothing."""
    if kind == "PlayPower":
        return table.powers()
    if kind == "Invite":
        return table.invitations()
    if kind == "Recall":
        return {f"recall {region}" for region in table.stands(table.me())} | {"stop"}
    if kind == "TakeCard":
        return table.cards()
    if kind == "UseCard":
        return {"end"} | halves(table, turn)
    if kind == "MoveCaballeros":
        if not turn.card:
            turn.move = (0, 1, False, False)  # the ability of Power -1
        return turn.lifts(table)
    if kind == "Drop":
        places = [region for region in table.open_regions() if region != turn.lifted[1]]
        return {f"drop {place}" for place in [*places, *(["castle"] if table.king != "castle" else [])]}
    if kind == "Post":
        return {f"place {region}" for region in table.open_regions()} | {"stop"}
    if kind == "MoveKing":
        return table.kings_ways(turn.card)
    if kind == "Return":
        court = {"return court"} if table.mine("court") else set()
        return court | {f"return {region}" for region in table.stands(table.me())}
    if kind == "ChooseArrest":
        wanted = {f"p{i + 1}": one for i, one in enumerate(table.colours) if one != table.me()}
        free = {name: colour for name, colour in wanted.items() if name not in turn.arrested}
        return {f"arrest {name} {region}" for name, colour in free.items() for region in table.stands(colour)}
    simple = {
        "JusticeRegion": lambda: {f"score {region}" for region in REGIONS},
        "CastleDisk": lambda: {f"disk {region}" for region in REGIONS},
        "RivalryDisk": lambda: {f"disk {region}" for region in REGIONS},
        "Incite": lambda: {f"incite {region}" for region in table.open_regions()},
        "Flee": lambda: {f"disk {region}" for region in table.open_regions() if region != turn.region},
        "VetoWindow": lambda: {"veto", "allow"},
        "War": lambda: table.war(turn.card),
        "DecreeTile": table.tiles,
        "NewHomeRegion": lambda: {f"grande {one}" for one in table.open_regions() if one != table.grande(table.seat)},
        "RegainPower": table.regained,
        "ChooseDeputy": table.swaps,
    }
    return simple[kind]() if kind in simple else None


def halves(table: Table, turn: Turn) -> set[str]:
    """ELG-4.4: place, use the special action; each is finished before the other begins."""
    found: set[str] = set()
    most = {deck["card"]: deck["of"] for deck in table.decks()}[turn.card]
    over = turn.acted and not turn.after
    if table.mine("court") and turn.placed < most and not over:
        found |= table.placing(turn.infiltrated)
    late = turn.card == "infiltration" and turn.placed
    if not turn.acted and not late and table.possible(turn.card):
        found.add("act")
    return found


@pytest.mark.rule("ELG-3.3", "ELG-4.1", "ELG-4.3", "ELG-4.4", "ELG-4.6", "ELG-4.8", "ELG-5.1", "ELG-8.1", "ELG-8.2")
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 1, {}), (3, 2, EVERYTHING), (4, 3, {}), (4, 4, EVERYTHING), (5, 5, EVERYTHING), (2, 6, EVERYTHING)],
)
def test_what_may_be_chosen_is_what_the_rulebook_lets_a_player_do(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    s = new(seats, seed, **options)
    chance = random.Random(seed)
    turn = Turn()
    seen: set[str] = set()
    active = s.active
    while s.waiting:
        seat = s.waiting[0]
        decision = s.ask(seat)
        table = Table(s.observe(seat), seat)
        if s.active != active:
            active = s.active
            turn.begin("")
        may = allowed(table, turn, decision.kind)
        if may is not None:
            told = {GAME.text(option.choice) for option in decision.options}
            assert told == may, f"{decision.kind} with {turn.card} in round {s.round + 1}"
            seen.add(decision.kind)
        choices = s.choices(seat)
        if GAME.parse("act") in choices and chance.random() < 0.6:
            choices = [GAME.parse("act")]  # most of the rules stand on the upper halves
        choice = chance.choice(choices)
        text = GAME.text(choice)
        if s.active == seat:
            turn.hear(text, table, decision.kind)
        s.play(seat, choice)
    assert {"PlayPower", "Invite", "TakeCard", "UseCard", "MoveCaballeros", "Drop"} <= seen and len(seen) > 10
