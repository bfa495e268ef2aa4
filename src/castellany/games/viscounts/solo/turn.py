"""The four solo opponents: a seat that plays itself by its board and its scheme cards.

Every step tells what it does and why. The opponent never waits: all of its frames are automatic.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.building import free_spots
from castellany.games.viscounts.cards import (
    beside,
    criminals_on_board,
    drawn,
    remove_beside,
    reshuffle,
    segment_of,
    shift_row,
)
from castellany.games.viscounts.castle import facing, place
from castellany.games.viscounts.effects.leaves import DEBT, DEED, EITHER
from castellany.games.viscounts.effects.schemes import FOCUS, Act, Focus
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import (
    BUILD,
    FLIP_TWO,
    GOODS_IDS,
    GUILDHALL,
    LEFT_BANK,
    SEGMENT_COUNT,
    TRANSCRIBE,
    WORKERS,
)
from castellany.games.viscounts.facts.opponents import NO_LIMIT, OPPONENTS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import (
    BUILDING_COST,
    FIRST_FUTURE,
    FIRST_PRINTED,
    FIRST_SCHEME,
    RING_PLACES,
    SCHEMES,
    SCHEMES_OF,
    SITES,
    TOP,
    WORKER_COST,
    removed_schemes,
)
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import CARD_LOVER, move_marks, take
from castellany.games.viscounts.ids import action_name, card_name, card_thing, house_id, place_number, space_id
from castellany.games.viscounts.kinds import (
    ANYWHERE,
    COLLIDE,
    HERE,
    OPPONENT_DISMISS,
    OPPONENT_FLIP,
    OPPONENT_FREE_BUILD,
    OPPONENT_LAST,
    OPPONENT_MOVE,
    RAISE,
)
from castellany.games.viscounts.manuscripts import free_copies, transcribe
from castellany.games.viscounts.movement import arrive
from castellany.games.viscounts.papers import flip, flippable
from castellany.games.viscounts.solo.judgement import (
    can_act,
    opponent_book_cost,
    opponent_building,
    opponent_goods,
    opponent_pay,
    opponent_power,
    opponent_workers,
    tell_why_not,
    wanted,
)
from castellany.games.viscounts.state import APPROVED, NO_CARD, PAID, ViscountsState
from castellany.kernel import Frame, Step, push, seat_id

DISMISS_AT_FLIP: Final = 1 << 2
DISMISS_AT_SCHEME: Final = 1 << 6
VIRTUE_AT_SHUFFLE: Final = 1 << 7
CORRUPTION_AT_SHUFFLE: Final = 1 << 8


def lay_out_schemes(s: ViscountsState, extra: int) -> None:
    """VIS-14.1, VIS-14.17: two bags of schemes without those its board removes; some future ones at once."""
    removed = removed_schemes(s.opponent_board, s.rules)
    left = [card for card in SCHEMES_OF[s.rules] if card not in removed]
    starting = [card for card in left if card < FIRST_FUTURE]
    s.future = [card for card in left if card >= FIRST_FUTURE]
    for _i in range(extra):
        scheme = drawn(s, s.future)
        s.unseen |= 1 << scheme - FIRST_FUTURE
        starting.append(scheme)
    s.decks[s.opponent] = starting


class OpponentSetup(Step[ViscountsState]):
    """VIS-14.1: it stands where the pair you left says, with the goods of its board."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        s.active = seat
        start = PLAYER_CARDS[s.offer[0]].start
        s.at[seat] = place_number(s, (start - 1) // 2 * 3 + (0 if start % 2 else 2))
        s.gone.append(s.offer[1])
        s.offer = []
        if s.hears:
            s.tell(
                "event-start",
                {"seat": seat_id(seat), "space": f"space-{space_id(s, s.at[seat])}"},
                moves=[(f"viscount:{seat}", f"seat:{seat}", f"space:{space_id(s, s.at[seat])}")],
            )
        board = OPPONENTS[s.opponent_board]
        if board.first_building:
            s.frames.append(Frame(OPPONENT_FREE_BUILD, seat, GUILDHALL, HERE))
        s.frames.append(running(board.start.number, seat))


class OpponentTurn(Step[ViscountsState]):
    """VIS-14.2: cards to the right, a new scheme, its rows from top to bottom, its collision."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        s.active = seat
        s.phase = 0
        if s.hears:
            s.tell("event-turn", {"seat": seat_id(seat)})
        fallen = shift_row(s, seat)
        if fallen != NO_CARD:
            s.discards[seat].append(fallen)
        if not s.decks[seat]:
            opponent_reshuffle(s, seat)
        scheme = drawn(s, s.decks[seat])
        s.row[seat * 3] = scheme
        if scheme >= FIRST_FUTURE:
            s.unseen &= ~(1 << scheme - FIRST_FUTURE)
        if s.hears:
            s.tell(
                "event-scheme",
                {"seat": seat_id(seat), "scheme": card_name(scheme)},
                moves=[(card_thing(scheme, seat), f"seat:{seat}/deck", f"seat:{seat}/row")],
            )
        push(
            s,
            running(SCHEMES[scheme - FIRST_SCHEME].first.number, seat),
            Frame(OPPONENT_MOVE, seat, scheme),
            Frame(OPPONENT_LAST, seat, scheme),
            Frame(COLLIDE, seat),
        )


class OpponentMove(Step[ViscountsState]):
    """VIS-14.18: clockwise on the outer road only; whoever it lands on may rearrange."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        where = s.at[f.seat]
        steps = SCHEMES[f.a - FIRST_SCHEME].move
        if s.hears:
            s.tell("event-opponent-steps", {"seat": seat_id(f.seat), "steps": steps})
        for _i in range(steps):
            where = where + 2 if where % 3 == 0 else (where + 1) % RING_PLACES
        arrive(s, f.seat, where, 0, steps)


class OpponentLast(Step[ViscountsState]):
    """VIS-14.8: of the last row the first thing it can do; the last thing in any case."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        last = SCHEMES[f.a - FIRST_SCHEME].last
        for i in range(len(last)):
            effect = last[i]
            action = -2
            if isinstance(effect, Act):
                action = effect.action
            elif isinstance(effect, Focus):
                action = OPPONENTS[s.opponent_board].focus
            if action == -2 or can_act(s, seat, action):
                if s.hears:
                    if action == -2:
                        s.tell("event-opponent-else", {"seat": seat_id(seat)})
                    elif isinstance(effect, Focus):
                        s.tell("event-opponent-focus", {"seat": seat_id(seat), "action": action_name(action)})
                s.frames.append(running(effect.number, seat))
                return
            if s.hears:
                tell_why_not(s, seat, action)


class OpponentAct(Step[ViscountsState]):
    """VIS-14.8 to VIS-14.12: the action, known to be possible."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        action = OPPONENTS[s.opponent_board].focus if f.a == FOCUS else f.a
        if action == FLIP_TWO:
            push(s, Frame(OPPONENT_FLIP, seat, EITHER), Frame(OPPONENT_FLIP, seat, EITHER))
            return
        purse = opponent_power(s, seat, action) + opponent_goods(s, seat, action)
        if action == BUILD:
            building = opponent_building(s, seat, purse)
            if s.hears:
                house = f"opponent-{house_id(building)}"
                need = BUILDING_COST[building // 3]
                s.tell("event-opponent-builds", {"seat": seat_id(seat), "house": house, "had": purse, "need": need})
            opponent_pay(s, seat, action, BUILDING_COST[building // 3])
            s.frames.append(Frame(RAISE, seat, building, free_spots(s, seat, HERE)[0]))
        elif action == WORKERS:
            count = opponent_workers(s, seat, purse)
            if s.hears:
                need = WORKER_COST[count]
                s.tell("event-opponent-sends", {"seat": seat_id(seat), "count": count, "had": purse, "need": need})
            opponent_pay(s, seat, action, WORKER_COST[count])
            place(s, seat, facing(s, seat), count)
        elif action == TRANSCRIBE:
            need = opponent_book_cost(s, seat)
            if s.hears:
                s.tell("event-opponent-copies", {"seat": seat_id(seat), "had": purse, "need": need})
            opponent_pay(s, seat, action, need)
            transcribe(s, seat, segment_of(s, seat))


class OpponentAny(Step[ViscountsState]):
    """VIS-14.3: the first resource of its list that it has too few of."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for _i in range(f.a):
            good = wanted(s, f.seat)
            if s.hears:
                tell_wish(s, f.seat, good)
            take(s, f.seat, good, 1)


def tell_wish(s: ViscountsState, seat: int, good: int) -> None:
    """Why this resource: it has fewer than its board asks for, or enough of all the others."""
    limit = next(most for wish, most in OPPONENTS[s.opponent_board].wants if wish == good)
    if limit < NO_LIMIT:
        s.tell("event-opponent-wish", {"seat": seat_id(seat), "res": f"res-{GOODS_IDS[good]}", "limit": limit})
    elif s.opponent_board != CARD_LOVER:
        s.tell("event-opponent-wish-last", {"seat": seat_id(seat), "res": f"res-{GOODS_IDS[good]}"})


def tell_building(s: ViscountsState, seat: int, building: int) -> None:
    """A building of its board is the reason for what follows."""
    if s.hears:
        s.tell("event-opponent-building", {"seat": seat_id(seat), "house": f"opponent-{house_id(building)}"})


class OpponentScheme(Step[ViscountsState]):
    """VIS-14.5: a future scheme instead of a hired card; a flip when there are none left."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        if not s.future:
            if s.hears:
                s.tell("event-opponent-no-scheme", {"seat": seat_id(seat)})
            s.frames.append(Frame(OPPONENT_FLIP, seat, EITHER))
            return
        scheme = drawn(s, s.future)
        s.discards[seat].append(scheme)
        if s.hears:
            s.tell(
                "event-opponent-scheme",
                {"seat": seat_id(seat), "scheme": card_name(scheme)},
                moves=[(card_thing(scheme, seat), "future", f"seat:{seat}/discard")],
            )
        if s.built[seat] & DISMISS_AT_SCHEME:
            tell_building(s, seat, 6)
            s.frames.append(Frame(OPPONENT_DISMISS, seat))


class OpponentDismiss(Step[ViscountsState]):
    """VIS-14.7: the townsfolk beside it leaves; its top-right effect counts, its icons do not."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        segment = segment_of(s, seat)
        card = beside(s, segment)
        remove_beside(s, segment)
        if s.hears:
            moves = [(card_thing(card, seat), f"pile:{SEGMENTS[segment].id}", "box")] if card < FIRST_PRINTED else []
            s.tell("event-dismiss", {"seat": seat_id(seat), "card": card_name(card)}, moves=moves)
        s.frames.append(running(TOP[card], seat))


def opponent_reshuffle(s: ViscountsState, seat: int) -> None:
    """VIS-14.14: the shuffle check as for people, and its last two workshops."""
    reshuffle(s, seat)
    built = s.built[seat]
    for building in (7, 8):
        if built >> building & 1:
            tell_building(s, seat, building)
    if built & (VIRTUE_AT_SHUFFLE | CORRUPTION_AT_SHUFFLE):
        move_marks(s, seat, int(built & CORRUPTION_AT_SHUFFLE > 0), int(built & VIRTUE_AT_SHUFFLE > 0))


class OpponentPlace(Step[ViscountsState]):
    """VIS-14.11: free workers go into the section it faces."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        place(s, f.seat, facing(s, f.seat), f.a)


class OpponentFreeBuild(Step[ViscountsState]):
    """VIS-14.10: its leftmost building of the type, on the first free spot from its own bank on, rivers or not."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        building = -1
        for slot in range(f.a * 3, f.a * 3 + 3):
            if building < 0 and not s.built[f.seat] >> slot & 1:
                building = slot
        spots = free_spots(s, f.seat, HERE)
        if not spots and f.b == ANYWHERE:
            # What lies behind it in its own segment comes last.
            spots = free_spots(s, f.seat, ANYWHERE)
            behind = [i for i in spots if SITES[i].segment == segment_of(s, f.seat) and SITES[i].bank == LEFT_BANK]
            if s.at[f.seat] % 3 != LEFT_BANK:
                spots = [i for i in spots if i not in behind] + behind
        if building >= 0 and spots:
            s.frames.append(Frame(RAISE, f.seat, building, spots[0]))


class OpponentCopy(Step[ViscountsState]):
    """VIS-14.12: a free manuscript of its segment, else the next one clockwise."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        able = free_copies(s)
        start = s.at[f.seat] // 3
        for i in range(SEGMENT_COUNT):
            segment = s.ring[(start + i) % SEGMENT_COUNT]
            if segment in able:
                transcribe(s, f.seat, segment)
                return


class OpponentFlip(Step[ViscountsState]):
    """VIS-14.6: the kind it has flipped less often, debts first; virtue where there is nothing to flip."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        able = flippable(s, seat, f.a)
        if able < 0:
            if s.hears:
                s.tell("event-opponent-instead-flip", {"seat": seat_id(seat)})
            move_marks(s, seat, 0, 1)
            return
        if able == EITHER:
            paid, approved = s.papers[seat * 4 + PAID], s.papers[seat * 4 + APPROVED]
            able = DEED if approved < paid else DEBT
            if s.hears:
                s.tell("event-opponent-flip-fewer", {"seat": seat_id(seat), "debts": paid, "deeds": approved})
        dismisses = s.built[seat] & DISMISS_AT_FLIP > 0
        if dismisses:
            s.frames.append(Frame(OPPONENT_DISMISS, seat))
        flip(s, seat, able)
        if dismisses:
            tell_building(s, seat, 2)


class OpponentCorruption(Step[ViscountsState]):
    """VIS-14.2: one corruption for each criminal on its board."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        move_marks(s, f.seat, criminals_on_board(s, f.seat), 0)
