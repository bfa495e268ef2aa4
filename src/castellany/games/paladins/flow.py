"""The round from the first step to the refresh (PAL-3.1 to PAL-3.10), read from top to bottom.

A round is a stack of frames laid out by `BeginRound`; within the action phase `NextTurn` goes round the table
until all have passed.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.actions import after_action, simple
from castellany.games.paladins.clearing import recruit_worker
from castellany.games.paladins.facts.board import FOLK_ROW, ROUNDS
from castellany.games.paladins.facts.icons import COLOURS, CRIMINAL
from castellany.games.paladins.facts.kings import ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.solo import EXTRA_WORKERS
from castellany.games.paladins.facts.tables import ORDER_ACTION, PALADIN_WORKERS, TAVERN_WORKERS
from castellany.games.paladins.favours import use_favour
from castellany.games.paladins.ids import (
    ACTION_NAME,
    FAVOUR_NAME,
    FOLK_NAME,
    FOLK_THING,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    PALADIN_NAME,
    TAVERN_THING,
    who,
)
from castellany.games.paladins.kinds import (
    A_FAVOUR,
    BEGIN_ROUND,
    CHOOSE_PALADIN,
    CHOOSE_TAVERN,
    DRAW_SUSPICION,
    NEXT_TURN,
    OPPONENT_TAVERN,
    OPPONENT_TURN,
    REFRESH,
    REVEAL_PALADIN,
    TURN,
)
from castellany.games.paladins.layout import AT_CHOSEN, AT_PALADIN, AT_PASSED, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, open_favours, pool
from castellany.games.paladins.passing import leave_round
from castellany.games.paladins.rows import (
    discard_folk,
    discard_outsider,
    fill_folk_row,
    fill_outsider_row,
    tavern_card,
    tavern_taken,
)
from castellany.games.paladins.solo.judgement import add_opponent_workshop, workers_needed
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.summary import remember, tell_round
from castellany.games.paladins.supply import gain_worker
from castellany.kernel import Frame, Step


class BeginRound(Step[PaladinsState]):
    """PAL-3.1 to PAL-3.5: the marker, the king's cards, the taverns; then paladins and taverns are chosen."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        s.round += 1
        s.reveal()
        if s.round > 1 and s.opponent < 0:
            s.first = (s.first + 1) % s.seats
        s.turn = s.first
        if s.hears:
            s.tell("event-round", {"round": s.round, "seat": who(s, s.first)})
        for seat in range(s.seats):
            s.own[seat * OWN + AT_PALADIN] = -1
            s.own[seat * OWN + AT_PASSED] = 0
        remember(s)
        turn_up_kings_cards(s)
        open_taverns(s)
        s.frames.append(Frame(NEXT_TURN, s.first + s.seats - 1))
        if s.opponent >= 0:
            muster_opponent(s)
            s.frames.append(Frame(OPPONENT_TAVERN, s.opponent))
        for i in range(s.seats - 1, -1, -1):
            seat = (s.first + i) % s.seats
            if seat != s.opponent:
                s.frames.append(Frame(REVEAL_PALADIN, seat))
        s.frames.append(Frame(CHOOSE_PALADIN))


def turn_up_kings_cards(s: PaladinsState) -> None:
    """PAL-3.2; PAL-12.3 moves the opponent's workshop and scheme."""
    if s.round <= ORDERS_IN_PLAY:
        order = s.kings[s.round - 1]
        action = ORDER_ACTION[order]
        if s.hears:
            points = ORDER_VP[s.round - 1]
            s.tell("event-order", {"action": ACTION_NAME[action], "place": s.round, "points": points})
        if s.opponent >= 0:
            add_opponent_workshop(s, action)
            if s.hears:
                need = workers_needed(s, action)
                s.tell("event-opponent-workshop", {"action": ACTION_NAME[action], "need": need})
    shown = open_favours(s)
    if shown:
        favour = s.kings[KINGS_FAVOUR + shown - 1]
        if s.hears:
            s.tell("event-favour", {"favour": FAVOUR_NAME[favour]})
        if s.opponent >= 0:
            s.scheme_discard.append(shown - 1)
            if s.hears:
                s.tell("event-opponent-favour-scheme", {})


def open_taverns(s: PaladinsState) -> None:
    """PAL-3.3."""
    s.tavern_row = []
    for _i in range(s.people + 1):
        if not s.tavern_deck:
            s.tavern_deck = s.tavern_discard
            s.tavern_discard = []
            s.shuffle(s.tavern_deck)
        s.tavern_row.append(s.tavern_deck.pop())


def muster_opponent(s: PaladinsState) -> None:
    """PAL-12.5."""
    for _i in range(s.round + EXTRA_WORKERS):
        recruit_worker(s)
    if s.hears:
        s.tell("event-opponent-workers", {"count": s.round + EXTRA_WORKERS, "round": s.round})


class RevealPaladin(Step[PaladinsState]):
    """PAL-3.5: the paladin's two workers, then a tavern."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        s.turn = f.seat
        s.reveal()
        paladin = s.own[f.seat * OWN + AT_CHOSEN]
        s.own[f.seat * OWN + AT_PALADIN] = paladin
        s.own[f.seat * OWN + AT_CHOSEN] = -1
        if s.hears:
            s.tell("event-paladin", {"seat": who(s, f.seat), "paladin": PALADIN_NAME[paladin]})
        s.frames.append(Frame(CHOOSE_TAVERN, f.seat))
        gain_worker(s, f.seat, PALADIN_WORKERS[paladin * 2], 1)
        gain_worker(s, f.seat, PALADIN_WORKERS[paladin * 2 + 1], 1)


def visit(s: PaladinsState, seat: i64, tavern: i64) -> None:
    """PAL-3.5: four workers; the criminals come last, so that their suspicion follows."""
    for i in range(len(s.tavern_row)):
        if s.tavern_row[i] == tavern:
            s.tavern_row[i] = tavern_taken(tavern, seat)
    if s.hears:
        s.tell(
            "event-tavern",
            {"seat": who(s, seat)},
            moves=[("card-tavern", TAVERN_THING[tavern], f"seat:{seat}/workers")],
        )
    for colour in range(COLOURS):
        count = TAVERN_WORKERS[tavern * COLOURS + colour]
        if count:
            gain_worker(s, seat, colour, count)


class OpponentTavern(Step[PaladinsState]):
    """PAL-12.4: a suspicion card for each criminal on the tavern left behind."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        for tavern in s.tavern_row:
            if tavern >= 0:
                count = TAVERN_WORKERS[tavern * COLOURS + CRIMINAL]
                if s.hears:
                    s.tell("event-opponent-tavern", {"count": count})
                if count:
                    s.frames.append(Frame(DRAW_SUSPICION, f.seat, count))


class NextTurn(Step[PaladinsState]):
    """PAL-3.7: the next player who has not passed; whoever has no worker left passes (PAL-10.1)."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        for i in range(1, s.seats + 1):
            seat = (f.seat + i) % s.seats
            if s.own[seat * OWN + AT_PASSED]:
                continue
            s.turn = seat
            if seat == s.opponent:
                s.frames.append(Frame(NEXT_TURN, seat))
                s.frames.append(Frame(OPPONENT_TURN, seat))
                return
            if pool(s, seat):
                s.frames.append(Frame(TURN, seat))
                return
            leave_round(s, seat)
        s.frames.append(Frame(REFRESH))


def following(s: PaladinsState) -> list[int]:
    """PAL-3.4, PAL-3.7: who still chooses a tavern; then around the table, past those who are done with the round."""
    if s.sealed:
        return []
    taverns = [f.seat for f in s.frames if f.kind == REVEAL_PALADIN]
    taverns.reverse()
    if s.frames[-1].kind == CHOOSE_TAVERN:
        return taverns + [(s.first + i) % s.seats for i in range(s.seats)]
    around = [(s.turn + i) % s.seats for i in range(1, s.seats + 1)]
    return [seat for seat in around if not s.own[seat * OWN + AT_PASSED] and (seat == s.opponent or pool(s, seat))]


class Perform(Step[PaladinsState]):
    """An action without a target, or (`a` is A_FAVOUR) the king's favour at place `b`."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if f.a != A_FAVOUR:
            simple(s, f.seat, f.a, f.b)
        else:
            use_favour(s, f.seat, f.b)


class AfterAction(Step[PaladinsState]):
    def run(self, s: PaladinsState, f: Frame) -> None:
        after_action(s, f.seat, f.a, f.b)


class Refresh(Step[PaladinsState]):
    """PAL-3.8 to PAL-3.10; after the seventh round the game is over. PAL-12.23 discards more in the solo game."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if s.round == ROUNDS:
            if s.hears:
                s.tell("event-over", {})
            return
        leaving: list[str] = []
        moves: list[tuple[str, str, str]] = []
        for gone in range(2 if s.opponent >= 0 else 1):
            folk = discard_folk(s, FOLK_ROW - 1 - gone)
            if folk >= 0:
                leaving.append(FOLK_NAME[folk])
                moves.append((FOLK_THING[folk], "townsfolk-row", "townsfolk-discard"))
            outsider = discard_outsider(s, gone)
            if outsider >= 0:
                leaving.append(OUTSIDER_NAME[outsider])
                moves.append((OUTSIDER_THING[outsider], "outsider-row", "outsider-discard"))
        stay = s.folk_row + s.outsider_row
        fill_folk_row(s)
        fill_outsider_row(s)
        if s.hears:
            moves += [
                (FOLK_THING[c], "townsfolk-deck", "townsfolk-row")
                for c in s.folk_row
                if c >= 0 and c not in stay[:FOLK_ROW]
            ]
            moves += [
                (OUTSIDER_THING[c], "outsider-deck", "outsider-row")
                for c in s.outsider_row
                if c >= 0 and c not in stay[FOLK_ROW:]
            ]
            s.tell("event-refresh", {"round": s.round, "cards": leaving, "count": len(leaving)}, moves=moves)
            tell_round(s)
        for tavern in s.tavern_row:
            s.tavern_discard.append(tavern_card(tavern))
        s.tavern_row = []
        bank = s.seats * COLOURS
        for at in range(FAVOUR_WORKER, len(s.kings)):
            if s.kings[at]:
                s.workers[bank + s.kings[at] - 1] += 1
                s.kings[at] = 0
        s.frames.append(Frame(BEGIN_ROUND))


class FillRow(Step[PaladinsState]):
    """PAL-2.6: after the first hiring."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        fill_folk_row(s)
