"""Scenes for the tests of El Grande: a table with pieces where a story needs them.

Colours are named as in the rulebook's examples: purple is seat 0 ("you"), then
green, blue, orange, yellow clockwise, unless a story says otherwise. T01 to T37 in
the tests number the worked examples of the rulebook and what follows from them.
"""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts.board import CABALLEROS, CASTLE, COURT, PLACES, PROVINCE, REGION_IDS
from castellany.games.elgrande.facts.cards import CARD_IDS, CARDS, PLACED_BY
from castellany.games.elgrande.piles import starts
from castellany.games.elgrande.scoring import total
from castellany.games.elgrande.state import TURNS, GrandeState
from castellany.kernel import Frame, IllegalChoice, Message, walk

PURPLE, GREEN, BLUE, ORANGE, YELLOW = range(5)
IMAGINARY = 2

GALICIA, NAVARRA, ARAGON, CATALUNA, CASTILLA, TOLEDO, VALENCIA, SEVILLA, GRANADA = range(9)

Pieces = dict[int, dict[int, int]]
ALL_CARDS = ["representation", "veto", "second_veto", "rivalry"]


def new(seats: int = 4, seed: int = 1, **options: Any) -> GrandeState:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, GrandeState)
    return s


def scene(
    pieces: Pieces | None = None,
    king: int = CASTILLA,
    seats: int = 4,
    grandes: list[int] | None = None,
    **options: Any,
) -> GrandeState:
    """A table with exactly these caballeros (by colour and place); all others wait in the province.

    Grandes that a story does not care about stand in the castle, out of every region.
    """
    s = new(seats, **options)
    s.king = king
    s.grandes = grandes if grandes is not None else [CASTLE] * seats
    s.at = [0] * (s.colours * PLACES)
    for colour, places in (pieces or {}).items():
        for place, count in places.items():
            s.at[colour * PLACES + place] = count
    for colour in range(s.colours):
        s.at[colour * PLACES + PROVINCE] = CABALLEROS - sum(s.at[colour * PLACES : colour * PLACES + PLACES])
        assert s.at[colour * PLACES + PROVINCE] >= 0
    return s


def show(s: GrandeState, card: int) -> None:
    """Make the right pile show this card in this round."""
    deck = CARDS[card].deck
    where = starts(s)
    pile = deck - 1 if not s.merged else (0, 1, 1, 2, 3)[deck - 1]
    s.deck = s.deck[:]
    s.deck[where[pile] + s.round] = card


def with_card(s: GrandeState, card: int, seat: int = PURPLE) -> GrandeState:
    """The seat has just taken this card, as the last to move in the round; the others' powers are 2, 3, ..."""
    show(s, card)
    s.frames = [Frame(kinds.TURNS), Frame(kinds.RESUME, seat, card, 0, PLACED_BY[card])]
    s.sealed = []
    s.stage = TURNS
    s.active = seat
    s.card = card
    s.acted = (1 << s.colours) - 1
    for c in range(s.colours):
        s.power[c] = 1 if c == seat else 2 + c
        if c < s.seats:
            s.played[c] = s.power[c]
            s.hands[c] &= ~(1 << s.power[c])
    s.settle()
    return s


def do(s: GrandeState, seat: int, *texts: str) -> GrandeState:
    """The seat makes these choices, in notation."""
    for text in texts:
        s.play(seat, GAME.parse(text))
    return s


def may(s: GrandeState, seat: int) -> set[str]:
    """What the seat may choose now, in notation."""
    return {GAME.text(choice) for choice in s.choices(seat)}


def may_place(s: GrandeState, seat: int) -> set[str]:
    """Where the seat may place now."""
    return {text[6:] for text in may(s, seat) if text.startswith("place ")}


def refused(s: GrandeState, seat: int, text: str) -> tuple[str, str]:
    """The message id and rule with which a choice is refused; nothing may change."""
    before = s.encode()
    try:
        s.play(seat, GAME.parse(text))
    except IllegalChoice as error:
        assert s.encode() == before
        return error.message.id, error.rule
    raise AssertionError(f"{text} was allowed")


def points(s: GrandeState) -> list[int]:
    return [total(s, seat) for seat in range(s.seats)]


def at(s: GrandeState, colour: int, place: int) -> int:
    return s.at[colour * PLACES + place]


def court(s: GrandeState, seat: int) -> int:
    return at(s, seat, COURT)


def province(s: GrandeState, colour: int) -> int:
    return at(s, colour, PROVINCE)


def regions_of(names: str) -> set[str]:
    """A set of region ids, written in one string."""
    found = set(names.split())
    assert found <= {*REGION_IDS, "castle"}
    return found


def heard(s: GrandeState, seat: int, *texts: str) -> list[Message]:
    """Make choices and return the messages that everybody hears."""
    s.log = []
    do(s, seat, *texts)
    found = [event.message for event in s.log if event.heard_by(None)]
    s.log = None
    return found


def play_powers(s: GrandeState, powers: dict[int, int]) -> GrandeState:
    """Everybody plays these power cards, in the order in which they are asked."""
    for _i in range(s.seats):
        seat = s.waiting[0]
        do(s, seat, f"play {powers[seat]}")
    return s


def finish_turn(s: GrandeState, card: int | None = None) -> None:
    """The active seat invites nobody, takes this card (or the first one) and does nothing with it."""
    turn = (s.round, s.active)
    while s.waiting and (s.round, s.active) == turn:
        seat = s.waiting[0]
        texts = [GAME.text(choice) for choice in s.choices(seat)]
        for text in ("invite 0", "end", "stop", f"take {CARD_IDS[card]}" if card is not None else texts[0]):
            if text in texts:
                do(s, seat, text)
                break


def shown(s: GrandeState, id: str, seat: int | None = 0) -> dict[str, Any]:
    """A thing as this seat sees it."""
    return next(node for node in walk(s.observe(seat)["things"]) if node["id"] == id)


def facts(s: GrandeState, id: str, seat: int | None = 0) -> Any:
    return shown(s, id, seat)["facts"]


def notes(s: GrandeState, id: str, seat: int | None = 0) -> dict[str, dict[str, Any]]:
    """What is noted at a thing: arguments by id of the sentence."""
    return {note["id"]: note["args"] for note in shown(s, id, seat).get("notes", [])}


def offers(s: GrandeState, seat: int) -> dict[str, Any]:
    """The facts of all options of a seat, by notation."""
    return {GAME.text(option.choice): option.facts for option in s.ask(seat).options}
