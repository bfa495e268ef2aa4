"""A quiet table for tests: everything at zero, the ring in printed order, nobody asked.

Tests say what is given by setting fields, push what happens, and answer in notation.
"""

from __future__ import annotations

from typing import Any

from castellany.games.viscounts import GAME
from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.facts.kinds import GOODS_IDS
from castellany.games.viscounts.facts.tables import (
    CARD_NUMBER,
    CARDS,
    SECTION_IDS,
    SITE_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOWNSFOLK_OF,
)
from castellany.games.viscounts.flow import begin
from castellany.games.viscounts.ids import place_number
from castellany.games.viscounts.shown.signs import Sign
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Effect, Frame, Option, push, walk

PAPERS = ("unpaid", "paid", "acquired", "approved")


def quiet(seats: int = 2, opponent: str = "cleric") -> ViscountsState:
    """Round 1, nothing owned, townsfolk piles topped by quiet cards, decks of the eight starters."""
    s = GAME.new(seats, 1, {"opponent": opponent} if seats == 1 else {})
    assert isinstance(s, ViscountsState)
    n = s.seats
    s.frames = []
    s.round = 1
    s.first = s.active = 0
    s.phase = 3
    s.ring = [0, 1, 2, 3, 4]
    s.rotation = 0
    s.goods = [0] * (4 * n)
    s.papers = [0] * (4 * n)
    s.at = [place_number(s, seat) for seat in range(n)]
    for seat in range(n):
        s.at[seat] = (seat + 2) * 3
        if seat != s.opponent:
            s.decks[seat] = list(range(8))
            s.hands[seat] = []
            s.discards[seat] = []
    s.offer = []
    tops(s, "miner", "friar", "princess", "jeweller", "woodcutter_1")
    return s


def card(name: str) -> int:
    return CARD_NUMBER[name]


def tops(s: ViscountsState, *names: str) -> None:
    """The visible townsfolk of the five segments."""
    s.tops = [card(name) for name in names]
    s.folk_bag = [c for c in TOWNSFOLK_OF[s.rules] if c not in s.tops]
    s.under = [13, 13, 13, 12, 12]


def row(s: ViscountsState, seat: int, *names: str) -> None:
    """Cards on a board from left to right; "" for a free slot. They leave the deck; the first was just played."""
    if names[0]:
        s.steps = CARDS[card(names[0])].cost
    for slot in range(3):
        s.row[seat * 3 + slot] = card(names[slot]) if names[slot] else -1
        if names[slot] and card(names[slot]) in s.decks[seat]:
            s.decks[seat].remove(card(names[slot]))


def hand(s: ViscountsState, seat: int, *names: str) -> None:
    s.hands[seat] = [card(name) for name in names]
    s.decks[seat] = [c for c in s.decks[seat] if c not in s.hands[seat]]


def stand(s: ViscountsState, seat: int, space: str) -> None:
    s.at[seat] = place_number(s, SPACE_IDS.index(space))


def give(s: ViscountsState, seat: int, **goods: int) -> None:
    """Goods and papers: `give(s, 0, silver=3, unpaid=1)`."""
    for name, count in goods.items():
        if name in GOODS_IDS:
            s.goods[seat * 4 + GOODS_IDS.index(name)] = count
        else:
            s.papers[seat * 4 + PAPERS.index(name)] = count


def has(s: ViscountsState, seat: int, name: str) -> int:
    if name in GOODS_IDS:
        return s.goods[seat * 4 + GOODS_IDS.index(name)]
    return s.papers[seat * 4 + PAPERS.index(name)]


def build(s: ViscountsState, seat: int, *buildings: int) -> None:
    """Slots opened without a place on the map."""
    for building in buildings:
        s.built[seat] |= 1 << building


def house(s: ViscountsState, seat: int, building: int, site: str) -> None:
    """A building of the seat on the map."""
    s.built[seat] |= 1 << building
    s.sites[SITE_IDS.index(site)] = seat * 3 + building // 3


def own(s: ViscountsState, seat: int, *tiles: str) -> None:
    for tile in tiles:
        s.tiles[seat] |= 1 << TILE_IDS.index(tile)


def workers(s: ViscountsState, tier: int, section: str, **seats: int) -> None:
    """`workers(s, 1, "a", s0=2, s1=1)`; they come out of the supply."""
    where = s.tier1 if tier == 1 else s.tier2
    for name, count in seats.items():
        seat = int(name[1:])
        where[SECTION_IDS.index(section) * 4 + seat] = count
        s.workers[seat] -= count


def castle(s: ViscountsState, tier: int, section: str) -> list[int]:
    """Workers in a section by seat."""
    where = s.tier1 if tier == 1 else s.tier2
    i = SECTION_IDS.index(section) * 4
    return where[i : i + s.seats]


def marks(s: ViscountsState, seat: int) -> tuple[int, int]:
    return s.marks[seat * 2], s.marks[seat * 2 + 1]


def set_marks(s: ViscountsState, seat: int, corruption: int, virtue: int) -> None:
    s.marks[seat * 2 : seat * 2 + 2] = [corruption, virtue]


def go(s: ViscountsState, *frames: Frame) -> None:
    """Let these frames happen."""
    push(s, *frames)
    s.settle()


def phase(s: ViscountsState, number: int, seat: int = 0) -> None:
    """Let a phase of the seat's turn begin."""
    begin(s, seat, number)
    s.settle()


def run(s: ViscountsState, effect: Effect[ViscountsState], seat: int = 0) -> None:
    go(s, BOOK.frame(effect, seat))


def do(s: ViscountsState, *choices: str) -> None:
    """Answer, whoever is asked, in notation."""
    for choice in choices:
        assert s.waiting, f"nobody is asked before {choice!r}"
        s.play(s.waiting[0], GAME.parse(choice))


def asked(s: ViscountsState) -> str:
    """The kind of question now put, or "" for none."""
    return s.ask(s.waiting[0]).kind if s.waiting else ""


def legal(s: ViscountsState) -> list[str]:
    return [GAME.text(choice) for choice in s.choices(s.waiting[0])]


def told(s: ViscountsState) -> list[str]:
    """Ids of the events told so far."""
    assert s.log is not None
    return [event.message.id for event in s.log]


def shown(s: ViscountsState, id: str, viewer: int | None = 0) -> dict[str, Any]:
    """A thing on the table, as this viewer sees it."""
    return next(node for node in walk(s.observe(viewer)["things"]) if node["id"] == id)


def facts(s: ViscountsState, id: str) -> dict[str, Any]:
    """What a thing carries for drawing."""
    found: dict[str, Any] = shown(s, id)["facts"]
    return found


def said(signs: list[Sign]) -> str:
    """A row of signs in words: `2 merchant to 1 noble`, `1 hire or 1 destroy`."""
    return " ".join(
        sign["icon"] if sign["icon"] in ("or", "to") else f"{sign['count']} {sign['icon']}" for sign in signs
    )


def choice(s: ViscountsState, text: str) -> Option:
    """The option of whoever is asked, by its notation."""
    return next(option for option in s.ask(s.waiting[0]).options if option.choice == GAME.parse(text))
