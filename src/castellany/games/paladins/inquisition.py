"""Suspicion cards and the inquisition (PAL-7.1 to PAL-7.7), as frames: they happen wherever they are called."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.debts import take_debt
from castellany.games.paladins.effects.book import ABILITY
from castellany.games.paladins.facts.tables import TAX_OF, TAX_SUPPLY
from castellany.games.paladins.ids import FOLK_NAME, who
from castellany.games.paladins.inquirers import INQUIRERS, must_ask, usable
from castellany.games.paladins.kinds import DRAW_SUSPICION, INQUIRE, INQUISITION, USE_TOWNSFOLK, VERDICT
from castellany.games.paladins.layout import AT_SUSPICION, OWN, OWNED
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion, take_tax
from castellany.kernel import Frame, Message, Step, say


class DrawSuspicion(Step[PaladinsState]):
    """PAL-7.1, PAL-7.2: `a` cards one after another; `b` = 1 after an inquisition held for want of cards."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if not s.suspicion_deck:
            if s.suspicion_discard:
                s.suspicion_deck = s.suspicion_discard
                s.suspicion_discard = []
                s.shuffle(s.suspicion_deck)
                if s.hears:
                    s.tell("event-suspicion-shuffled", {"count": len(s.suspicion_deck)})
            elif f.b == 0:
                if s.hears:
                    s.tell("event-suspicion-gone", {})
                s.frames.append(Frame(DRAW_SUSPICION, f.seat, f.a, 1))
                s.frames.append(Frame(INQUISITION, s.turn))
                return
            else:
                if f.a > 1:
                    s.frames.append(Frame(DRAW_SUSPICION, f.seat, f.a - 1))
                return
        card = s.suspicion_deck.pop()
        s.reveal()
        s.suspicion_held.append(card * 4 + f.seat)
        s.own[f.seat * OWN + AT_SUSPICION] += 1
        if s.hears:
            s.tell(
                "event-suspicion",
                {"seat": who(s, f.seat), "tax": TAX_OF[card]},
                moves=[("card-suspicion", "suspicion-deck", f"seat:{f.seat}/suspicion")],
            )
        if f.a > 1:
            s.frames.append(Frame(DRAW_SUSPICION, f.seat, f.a - 1))
        take_tax(s, f.seat, TAX_OF[card])


class Inquisition(Step[PaladinsState]):
    """PAL-7.4, PAL-7.5: all use their townsfolk, beginning with the active player; then the verdict."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if s.hears:
            s.tell("event-inquisition", {"held": [held(s, seat) for seat in range(s.seats)]})
        s.frames.append(Frame(VERDICT))
        for i in range(s.seats - 1, -1, -1):
            seat = (f.seat + i) % s.seats
            for card in INQUIRERS:
                if s.folk_at[card] == OWNED + seat:
                    s.frames.append(Frame(INQUIRE, seat))
                    break


def held(s: PaladinsState, seat: i64) -> Message:
    """How much suspicion a seat comes with, and the taxes on its cards from the oldest on, for whoever draws them."""
    taxes = "".join([str(TAX_OF[entry >> 2]) for entry in s.suspicion_held if entry & 3 == seat])
    return say("held-suspicion", seat=who(s, seat), count=s.own[seat * OWN + AT_SUSPICION], taxes=taxes)


def use(s: PaladinsState, seat: i64, card: i64) -> None:
    if s.hears:
        s.tell("event-townsfolk", {"seat": who(s, seat), "townsfolk": FOLK_NAME[card]})
    ABILITY[card].run(s, seat)


class Inquire(Step[PaladinsState]):
    """PAL-7.5 for one seat: asks for the order where it matters, else uses what can be used."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        used = f.a
        cards = usable(s, f.seat, used)
        while cards:
            if must_ask(s, f.seat, cards):
                s.frames.append(Frame(USE_TOWNSFOLK, f.seat, used))
                return
            use(s, f.seat, cards[0])
            used |= 1 << cards[0]
            cards = usable(s, f.seat, used)


class Verdict(Step[PaladinsState]):
    """PAL-7.6, PAL-7.7: debts for the most suspected, half of their cards away, the tax supply filled."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        most = 0
        for seat in range(s.seats):
            if s.own[seat * OWN + AT_SUSPICION] > most:
                most = s.own[seat * OWN + AT_SUSPICION]
        if most == 0 and s.hears:
            s.tell("event-nobody-suspected", {})
        for seat in range(s.seats):
            if most > 0 and s.own[seat * OWN + AT_SUSPICION] == most:
                if s.hears:
                    s.tell("event-condemned", {"seat": who(s, seat), "count": most})
                take_debt(s, seat)
                if most > 1:
                    drop_suspicion(s, seat, most // 2)
        missing = TAX_SUPPLY[s.people] - s.tax
        s.tax += missing
        s.silver -= missing
        if s.hears:
            s.tell("event-tax-filled", {"count": s.tax}, moves=[("res-silver", "supply", "tax", missing)])
