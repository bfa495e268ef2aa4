"""From options and a seed to the first moment: the ring, the piles, and the draft of pairs in reverse order."""

from __future__ import annotations

from typing import Any

from castellany.games.viscounts.cards import drawn
from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import (
    DEBTS_ABOVE,
    DEEDS_ABOVE,
    FIRST_FOLK,
    FIRST_HERO,
    HAND_LIMIT,
    SITES,
    START_TILES_OF,
    TILES_OF,
    TOWNSFOLK_OF,
    WORKERS_EACH,
)
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import TRACK_END
from castellany.games.viscounts.ids import place_number, space_id
from castellany.games.viscounts.kinds import DEAL, DRAFT, OPPONENT_SETUP, PICK, ROUND
from castellany.games.viscounts.solo.turn import lay_out_schemes
from castellany.games.viscounts.state import EMPTY, NO_CARD, NOBODY, ViscountsState
from castellany.kernel import Frame, Step, push, seat_id


def set_up(s: ViscountsState, options: dict[str, Any]) -> None:
    """VIS-3.1 to VIS-3.8, VIS-14.1."""
    people = s.seats
    if people == 1:
        s.seats = 2
        s.opponent = 1
        s.opponent_board = OPPONENT_IDS.index(options["opponent"])
    seats = s.seats
    s.wide = int(people > 2)
    s.debts_above = DEBTS_ABOVE[people]
    s.deeds_above = DEEDS_ABOVE[people]
    s.first = 0 if people == 1 else s.random(people)

    s.ring = list(range(SEGMENT_COUNT))
    s.shuffle(s.ring)
    s.rotation = s.random(SEGMENT_COUNT)

    s.folk_bag = TOWNSFOLK_OF[s.rules][:]
    s.tops = [drawn(s, s.folk_bag) for _segment in range(SEGMENT_COUNT)]
    s.under = [13, 13, 13, 12, 12]
    s.shuffle(s.under)
    s.books = START_TILES_OF[s.rules][:]
    s.book_bag = [tile for tile in TILES_OF[s.rules] if tile not in s.books]
    s.shuffle(s.books)
    s.leaves = [6] * SEGMENT_COUNT

    s.goods = [0] * (seats * 4)
    s.papers = [0] * (seats * 4)
    s.marks = [0, TRACK_END] * seats
    s.at = [NOBODY] * seats
    s.workers = [WORKERS_EACH] * seats
    s.built = [0] * seats
    s.tiles = [0] * seats
    s.player_cards = [NO_CARD] * seats
    s.row = [NO_CARD] * (seats * 3)
    s.tier1 = [0] * (SEGMENT_COUNT * 4)
    s.tier2 = [0] * (SEGMENT_COUNT * 4)
    s.tier3 = [0] * 4
    s.sites = [EMPTY] * len(SITES)
    s.bonus = [NOBODY] * 4
    s.gone = []
    s.future = []
    s.decks = [list(range(FIRST_HERO)) if seat != s.opponent else [] for seat in range(seats)]
    s.hands = [[] for _seat in range(seats)]
    s.discards = [[] for _seat in range(seats)]

    cards = list(range(len(PLAYER_CARDS)))
    s.shuffle(cards)
    heroes = list(range(FIRST_HERO, FIRST_FOLK))
    s.shuffle(heroes)
    pairs = 2 if people == 1 else people + 1
    s.offer = [card for i in range(pairs) for card in (cards[i], heroes[i])]
    s.gone = heroes[pairs:]

    if s.opponent != NOBODY:
        lay_out_schemes(s, options["schemes"])
    s.active = s.first
    push(s, Frame(DRAFT))


class Draft(Step[ViscountsState]):
    """VIS-3.5: from the last player back to the first; then the solo opponent, then the first round."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        people = s.seats if s.opponent == NOBODY else 1
        if f.a < people:
            seat = (s.first + people - 1 - f.a) % people
            s.active = seat
            s.frames.append(Frame(PICK, seat, f.a))
        elif s.opponent != NOBODY:
            push(s, Frame(OPPONENT_SETUP, s.opponent), Frame(ROUND))
        else:
            put_away_offer(s)
            push(s, Frame(ROUND))


def offered(s: ViscountsState) -> list[int]:
    """The player cards still to be picked."""
    return s.offer[::2]


def put_away_offer(s: ViscountsState) -> None:
    """The pair that nobody wanted goes back to the box."""
    for i in range(1, len(s.offer), 2):
        s.gone.append(s.offer[i])
    s.offer = []


def pick(s: ViscountsState, seat: int, card: int, picked: int) -> None:
    """VIS-3.6: the viscount, the goods, the extra, the deck; then the next to pick."""
    i = offered(s).index(card) * 2
    hero = s.offer[i + 1]
    s.offer = s.offer[:i] + s.offer[i + 2 :]
    s.player_cards[seat] = card
    s.decks[seat].append(hero)
    stand(s, seat, card)
    record = PLAYER_CARDS[card]
    gain, extra = running(record.gain.number, seat), running(record.extra.number, seat)
    push(s, gain, extra, Frame(DEAL, seat), Frame(DRAFT, -1, picked + 1))


def stand(s: ViscountsState, seat: int, card: int) -> None:
    """A viscount onto the start space of a player card; odd numbers are left, even ones right."""
    start = PLAYER_CARDS[card].start
    s.at[seat] = place_number(s, (start - 1) // 2 * 3 + (0 if start % 2 else 2))
    if s.hears:
        s.tell(
            "event-start",
            {"seat": seat_id(seat), "space": f"space-{space_id(s, s.at[seat])}"},
            moves=[(f"viscount:{seat}", f"seat:{seat}", f"space:{space_id(s, s.at[seat])}")],
        )


class Deal(Step[ViscountsState]):
    """VIS-3.7: all own cards are shuffled, three of them are the first hand."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        s.decks[seat] += s.discards[seat]
        s.discards[seat] = []
        for _i in range(HAND_LIMIT):
            s.hands[seat].append(drawn(s, s.decks[seat]))
        if s.hears:
            s.tell(
                "event-draw",
                {"seat": seat_id(seat), "count": HAND_LIMIT},
                moves=[("card", f"seat:{seat}/deck", f"seat:{seat}/hand", HAND_LIMIT)],
            )
