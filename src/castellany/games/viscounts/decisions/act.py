"""The primary action: which one, and what for."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.building import has_free_spot
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.castle import facing
from castellany.games.viscounts.choosing import INNER, actions, book_cost, can_trade
from castellany.games.viscounts.decisions.pay import pay_on
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import BUILD, EXCHANGE_RATE, ICON_IDS, TRADE, TRANSCRIBE, WORKERS
from castellany.games.viscounts.facts.tables import (
    BUILDING_COST,
    SECTION_IDS,
    TILE_IDS,
    WORKER_COST,
)
from castellany.games.viscounts.ids import house_id, space_thing
from castellany.games.viscounts.kinds import ACT
from castellany.games.viscounts.payment import conversions, exchange, reach
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Closed, Frame, Message, Option, Question, Refusal, say, seat_id


class Act(Question[ViscountsState]):
    """VIS-7.1: one of the two actions of the space, or none."""

    def rule(self, s: ViscountsState, f: Frame) -> str:
        return "VIS-7.1"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-act-inner" if s.at[f.seat] % 3 == INNER else "ask-act-outer")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        found = actions(s, f.seat)
        found.append(lex.PASS.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        seat = f.seat
        if choice == lex.TRADE.base:
            pay_on(s, seat, TRADE, 0, 0)
        elif choice == lex.TRANSCRIBE.base:
            pay_on(s, seat, TRANSCRIBE, book_cost(s, seat), 0)
        elif lex.BUILD.has(choice):
            building = lex.BUILD.arg(choice)
            pay_on(s, seat, BUILD, BUILDING_COST[building // 3], building)
        elif lex.WORKERS.has(choice):
            count = lex.WORKERS.arg(choice) + 1
            pay_on(s, seat, WORKERS, WORKER_COST[count], count)
        elif s.hears:
            s.tell("event-pass-action", {"seat": seat_id(seat)})

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        seat = f.seat
        if choice == lex.TRADE.base:
            kind = exchange(s, seat)
            return Option(
                choice,
                say("opt-trade", exchange=f"exchange-{kind}", rate=EXCHANGE_RATE[kind]),
                (space_thing(s, seat),),
            )
        if choice == lex.TRANSCRIBE.base:
            segment = segment_of(s, seat)
            tile = s.books[segment]
            book = f"tile-{TILE_IDS[tile]}" if tile >= 0 else f"book-{SEGMENTS[segment].id}"
            return Option(
                choice,
                say("opt-transcribe", tile=book, cost=book_cost(s, seat)),
                (f"books:{SEGMENTS[segment].id}",),
            )
        if lex.BUILD.has(choice):
            building = lex.BUILD.arg(choice)
            return Option(
                choice,
                say("opt-build", house=f"house-{house_id(building)}", cost=BUILDING_COST[building // 3]),
                (f"seat:{seat}/{house_id(building)}",),
            )
        if lex.WORKERS.has(choice):
            count = lex.WORKERS.arg(choice) + 1
            section = SECTION_IDS[facing(s, seat)]
            return Option(
                choice,
                say("opt-workers", count=count, section=f"section-{section}", cost=WORKER_COST[count]),
                (f"tier1:{section}",),
            )
        return Option(choice, say("opt-no-action"), role="stop")

    def closed(self, s: ViscountsState, f: Frame) -> list[Closed]:
        seat = f.seat
        # Where fewer workers are possible the section is open: that more are not is no reason to call it closed.
        taken = {self._place(s, seat, choice) for choice in actions(s, seat)}
        found: dict[tuple[str, ...], Closed] = {}
        for choice in self._tries(s, seat):
            refusal = self._why(s, seat, choice)
            place = self._place(s, seat, choice)
            if refusal is not None and place not in taken:
                found.setdefault(place, Closed(place, refusal.message, refusal.rule))
        return list(found.values())

    def _tries(self, s: ViscountsState, seat: int) -> list[int]:
        if s.at[seat] % 3 == INNER:
            return [*[lex.WORKERS.of(i) for i in range(4)], lex.TRANSCRIBE.base]
        houses = [lex.BUILD.of(b) for b in range(9) if not s.built[seat] >> b & 1]
        return [lex.TRADE.base, *houses]

    def _place(self, s: ViscountsState, seat: int, choice: int) -> tuple[str, ...]:
        return self.option(s, Frame(ACT, seat), choice).targets

    def _why(self, s: ViscountsState, seat: int, choice: int) -> Refusal | None:
        """Why this action is not open, or None where it is."""
        inner = s.at[seat] % 3 == INNER
        if lex.WORKERS.has(choice) or choice == lex.TRANSCRIBE.base:
            if not inner:
                return Refusal(say("no-action-inner"), "VIS-7.1")
            if choice == lex.TRANSCRIBE.base:
                return self._short(s, seat, TRANSCRIBE, book_cost(s, seat), "VIS-9.1")
            count = lex.WORKERS.arg(choice) + 1
            if count > s.workers[seat]:
                return Refusal(say("no-workers", count=s.workers[seat]), "VIS-8.1")
            return self._short(s, seat, WORKERS, WORKER_COST[count], "VIS-8.1")
        if choice == lex.TRADE.base or lex.BUILD.has(choice):
            if inner:
                return Refusal(say("no-action-outer"), "VIS-7.1")
            if choice == lex.TRADE.base:
                if can_trade(s, seat):
                    return None
                return self._short(s, seat, TRADE, EXCHANGE_RATE[exchange(s, seat)], "VIS-7.12")
            building = lex.BUILD.arg(choice)
            if s.built[seat] >> building & 1:
                return Refusal(say("no-built-already", house=f"house-{house_id(building)}"), "VIS-7.3")
            if not has_free_spot(s, seat):
                return Refusal(say("no-spot"), "VIS-7.3")
            return self._short(s, seat, BUILD, BUILDING_COST[building // 3], "VIS-7.3")
        return None

    def _short(self, s: ViscountsState, seat: int, action: int, need: int, rule: str) -> Refusal | None:
        short = need - reach(s, seat, action, conversions(s, seat, action))
        if short <= 0:
            return None
        return Refusal(say("no-icons", icon=f"icon-{ICON_IDS[action]}", short=short), rule)

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        return self._why(s, f.seat, choice) or super().refusal(s, f, choice)
