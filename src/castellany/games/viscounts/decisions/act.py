"""The primary action: which one, and what for."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts import signs
from castellany.games.viscounts.building import has_free_spot
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.castle import facing
from castellany.games.viscounts.choosing import INNER, actions, book_cost, can_trade
from castellany.games.viscounts.decisions.pay import pay_on
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import (
    BUILD,
    BUILDING_COUNT,
    EXCHANGE_RATE,
    ICON_IDS,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from castellany.games.viscounts.facts.tables import (
    BUILDING_COST,
    SECTION_IDS,
    TILE_IDS,
    WORKER_COST,
)
from castellany.games.viscounts.forecast.answers import next_answers
from castellany.games.viscounts.forecast.chain import chain
from castellany.games.viscounts.forecast.there import book_forecast, spots
from castellany.games.viscounts.forecast.ways import payment
from castellany.games.viscounts.ids import house_id, space_thing
from castellany.games.viscounts.kinds import HERE, PAY
from castellany.games.viscounts.payment import conversions, exchange, reach
from castellany.games.viscounts.shown.act import ActFacts
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Message, Option, Proposal, Question, Refusal, say, seat_id


class Act(Question[ViscountsState]):
    """VIS-7.1: one of the two actions of the space, or none."""

    clause = "VIS-7.1"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-act-inner" if s.at[f.seat] % 3 == INNER else "ask-act-outer")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        found = actions(s, f.seat)
        found.append(lex.PASS.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice != lex.PASS.base:
            paid = pay_frame(s, f.seat, choice)
            pay_on(s, f.seat, paid.a, paid.b, paid.c)
        elif s.hears:
            s.tell("event-pass-action", {"seat": seat_id(f.seat)})

    def proposals(self, s: ViscountsState, f: Frame) -> list[Proposal]:
        """Every action with the payment one would make."""
        found: list[Proposal] = []
        for choice in actions(s, f.seat):
            way = payment(s, pay_frame(s, f.seat, choice), [choice])
            run = way["ways"][way["proposed"]]["choices"]
            if len(run) > 1:
                found.append(Proposal(tuple(run), self._words(s, f.seat, choice), self._place(s, f.seat, choice)))
        return found

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.PASS.base:
            return Option(choice, say("opt-no-action"), role="stop", leaves=self._left(s, f.seat))
        facts: ActFacts = act_facts(s, f.seat, choice)
        return Option(choice, self._words(s, f.seat, choice), self._place(s, f.seat, choice), role="gain", facts=facts)

    def _left(self, s: ViscountsState, seat: int) -> Message | None:
        """Which of the two actions of the space could be done."""
        ways = (
            ("left-trade", lex.TRADE), ("left-build", lex.BUILD),
            ("left-workers", lex.WORKERS), ("left-transcribe", lex.TRANSCRIBE),
        )  # fmt: skip
        left: list[Message] = []
        able = actions(s, seat)
        for name, verb in ways:
            for choice in able:
                if verb.has(choice):
                    left.append(say(name))
                    break
        return say("left-unused", what=left) if left else None

    def _words(self, s: ViscountsState, seat: int, choice: int) -> Message:
        if choice == lex.TRADE.base:
            kind = exchange(s, seat)
            return say("opt-trade", exchange=f"exchange-{kind}", rate=EXCHANGE_RATE[kind])
        if choice == lex.TRANSCRIBE.base:
            segment = segment_of(s, seat)
            tile = s.books[segment]
            book = f"tile-{TILE_IDS[tile]}" if tile >= 0 else f"book-{SEGMENTS[segment].id}"
            return say("opt-transcribe", tile=book, cost=book_cost(s, seat))
        if lex.BUILD.has(choice):
            building = lex.BUILD.arg(choice)
            return say("opt-build", house=f"house-{house_id(building)}", cost=BUILDING_COST[building // 3])
        count = lex.WORKERS.arg(choice) + 1
        section = SECTION_IDS[facing(s, seat)]
        return say("opt-workers", count=count, section=f"section-{section}", cost=WORKER_COST[count])

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        """Where fewer workers are possible the section is open: that more are not is no reason to call it closed."""
        found = self.options(s, f)
        if s.at[f.seat] % 3 == INNER:
            more = [lex.WORKERS.of(0), lex.TRANSCRIBE.base]
        else:
            more = [lex.TRADE.base, *[lex.BUILD.of(b) for b in range(BUILDING_COUNT) if not s.built[f.seat] >> b & 1]]
        return found + [choice for choice in more if choice not in found]

    def targets(self, s: ViscountsState, f: Frame, choice: int) -> tuple[str, ...]:
        return self._place(s, f.seat, choice)

    def _place(self, s: ViscountsState, seat: int, choice: int) -> tuple[str, ...]:
        """Where it can be clicked."""
        if choice == lex.TRADE.base:
            return (space_thing(s, seat),)
        if choice == lex.TRANSCRIBE.base:
            return (f"books:{SEGMENTS[segment_of(s, seat)].id}",)
        if lex.BUILD.has(choice):
            return (f"seat:{seat}/{house_id(lex.BUILD.arg(choice))}",)
        return (f"tier1:{SECTION_IDS[facing(s, seat)]}",)

    def _why(self, s: ViscountsState, seat: int, choice: int) -> Refusal | None:
        """Why this action is not open, or None where it is."""
        inner = s.at[seat] % 3 == INNER
        if lex.WORKERS.has(choice) or choice == lex.TRANSCRIBE.base:
            if not inner:
                return Refusal(say("no-action-inner"), self.clause)
            if choice == lex.TRANSCRIBE.base:
                return self._short(s, seat, TRANSCRIBE, book_cost(s, seat), "VIS-9.1")
            count = lex.WORKERS.arg(choice) + 1
            if count > s.workers[seat]:
                return Refusal(say("no-workers", count=s.workers[seat]), "VIS-8.1")
            return self._short(s, seat, WORKERS, WORKER_COST[count], "VIS-8.1")
        if choice == lex.TRADE.base or lex.BUILD.has(choice):
            if inner:
                return Refusal(say("no-action-outer"), self.clause)
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


def act_facts(s: ViscountsState, seat: int, choice: int) -> ActFacts:
    """How an action can be paid for, and what it leads to."""
    frame = pay_frame(s, seat, choice)
    action, target = frame.a, frame.c
    paid = payment(s, frame, [choice])
    way = paid["ways"][paid["proposed"]]
    # A new manuscript or townsfolk comes up by chance: then one sees before one goes on.
    sure = action != TRANSCRIBE and not way["dismiss"]
    return {
        "payment": paid,
        "next": next_answers(s, seat, way["choices"], len(s.frames) - 1) if sure else [],
        "workers": target if action == WORKERS else 0,
        "gain": signs.exchange(exchange(s, seat)) if action == TRADE else [],
        "chain": [chain(s, seat, facing(s, seat), target)] if action == WORKERS else [],
        "spots": spots(s, seat, target, HERE) if action == BUILD else [],
        "book": book_forecast(s, seat) if action == TRANSCRIBE else [],
    }


def pay_frame(s: ViscountsState, seat: int, choice: int) -> Frame:
    """The payment that an action begins with."""
    if choice == lex.TRADE.base:
        return Frame(PAY, seat, TRADE, 0, 0)
    if choice == lex.TRANSCRIBE.base:
        return Frame(PAY, seat, TRANSCRIBE, book_cost(s, seat), 0)
    if lex.BUILD.has(choice):
        building = lex.BUILD.arg(choice)
        return Frame(PAY, seat, BUILD, BUILDING_COST[building // 3], building)
    count = lex.WORKERS.arg(choice) + 1
    return Frame(PAY, seat, WORKERS, WORKER_COST[count], count)
