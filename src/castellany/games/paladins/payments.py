"""Ways of paying for an action, and the one a player would most likely take (PAL-4.1 to PAL-4.3).

Workers go onto coloured slots first, as in `placing.py`, and a choice is spent only where more than one colour
would do. The proposal puts each slot's own colour on it; a clear slot takes the colour of which most is left over
after what the other open actions still need: labourers first, criminals last. One `Wallet` serves a whole question:
acts that leave the same workers close the same others, so that is looked at once.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import ANY, COLOURS, CRIMINAL, LABOURER
from castellany.games.paladins.facts.tables import ACTION_SLOT, FAVOUR_SLOT, SLOT_COLOUR
from castellany.games.paladins.legal import KINGS_FAVOUR, YES, lacking, may, may_use, open_favours, pool
from castellany.games.paladins.lexicon import ACT_ACTION, ACT_COUNT, ACT_WORKERS, PLACE
from castellany.games.paladins.shown import PaymentsFacts
from castellany.games.paladins.state import PaladinsState

WILD_LAST: Final = 100
ACT_BITS: Final[list[int]] = [
    sum(1 << act for act in range(ACT_COUNT) if ACT_ACTION[act] == ACT_ACTION[one]) for one in range(ACT_COUNT)
]
"""By act: the acts of the same action, as bits. The bits of the five favours come after those of the acts."""


class Payment:
    """Colours by slot in the order in which they are placed, the choices that place them, who is left."""

    def __init__(self, placed: list[int], choices: list[int], left: list[int]) -> None:
        self.placed = placed
        self.choices = choices
        self.left = left


class Wallet:
    """A seat's workers at one moment, what is open to it and what is not, and a world in which to try what is left."""

    def __init__(self, s: PaladinsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.have = s.workers[seat * COLOURS : (seat + 1) * COLOURS]
        blocked = blocked_actions(s, seat)
        workers = pool(s, seat)
        self.reasons = [may(s, seat, act, blocked, workers) for act in range(ACT_COUNT)]
        self.acts = [act for act in range(ACT_COUNT) if self.reasons[act] == YES]
        self.shut = [may_use(s, seat, place) for place in range(open_favours(s))]
        self.favours = [place for place in range(len(self.shut)) if self.shut[place] == YES]
        self.trial = s.copy()
        self.closing: dict[tuple[int, ...], int] = {}
        self.named: dict[int, int] = {}
        self.wanted = [self.wants(act) for act in self.acts]

    def wants(self, act: int) -> list[int]:
        """The colours of the empty coloured slots of an act."""
        slots = empty_slots(self.s, self.seat, act)
        return [SLOT_COLOUR[slot] for slot in slots if SLOT_COLOUR[slot] != ANY]

    def needs(self, action: int) -> list[int]:
        """How many of each colour the other open actions and favours ask for."""
        found = [0] * COLOURS
        for i in range(len(self.acts)):
            act = self.acts[i]
            last = i + 1 == len(self.acts) or ACT_ACTION[self.acts[i + 1]] != ACT_ACTION[act]
            if last and ACT_ACTION[act] != action:  # of two ways the one with more workers, which comes second
                for colour in self.wanted[i]:
                    found[colour] += 1
        for place in self.favours:
            colour = FAVOUR_SLOT[self.s.kings[KINGS_FAVOUR + place]]
            if colour != ANY:
                found[colour] += 1
        return found

    def most_spared(self, left: list[int], needs: list[int]) -> int:
        """The colour at hand that can best be spared."""
        best = -1
        rank = 2 * WILD_LAST
        for colour in range(COLOURS):
            if left[colour]:
                one = needs[colour] - left[colour]
                if colour == LABOURER:
                    one = -WILD_LAST
                elif colour == CRIMINAL:
                    one = WILD_LAST
                if one < rank:
                    best, rank = colour, one
        return best

    def closed_by(self, left: list[int]) -> int:
        """Acts and favours that are open now and lack workers once only these are left, as bits."""
        key = tuple(left)
        found = self.closing.get(key, -1)
        if found < 0:
            found = 0
            world, seat = self.trial, self.seat
            world.workers[seat * COLOURS : (seat + 1) * COLOURS] = left
            count = sum(left)
            for act in self.acts:
                if lacking(world, seat, act, count) != YES:
                    found |= 1 << act
            for place in self.favours:
                if may_use(world, seat, place) != YES:
                    found |= 1 << (ACT_COUNT + place)
            self.closing[key] = found
        return found

    def places(self, bits: int) -> int:
        """The acts and favours of these bits by their place among the options: acts first, then favours."""
        if bits not in self.named:
            open_bits = [*self.acts, *[ACT_COUNT + place for place in self.favours]]
            self.named[bits] = sum([1 << at for at in range(len(open_bits)) if (bits >> open_bits[at]) & 1])
        return self.named[bits]

    def payments(self, colours: list[int]) -> list[Payment]:
        """All ways to fill slots of these colours, in placing order."""
        found = [Payment([], [], self.have)]
        for at in range(len(colours)):
            longer: list[Payment] = []
            for payment in found:
                fitting = fits(payment.left, colours, at)
                for one in fitting:
                    left = payment.left[:]
                    left[one] -= 1
                    run = [*payment.choices, PLACE.base + one] if len(fitting) > 1 else payment.choices
                    longer.append(Payment([*payment.placed, one], run, left))
            found = longer
        return found

    def proposed(self, colours: list[int], action: int) -> list[int]:
        """The colours of the sensible payment, in placing order."""
        left = self.have[:]
        needs = self.needs(action)
        found: list[int] = []
        for at in range(len(colours)):
            one = fits(left, colours, at)[0] if colours[at] != ANY else self.most_spared(left, needs)
            left[one] -= 1
            found.append(one)
        return found

    def told(self, payments: list[Payment], best: list[int], order: list[int], itself: int) -> PaymentsFacts:
        """For the board: the sensible payment first; colours by slot from left to right; what only this one closes."""
        if len(payments) == 1:
            return {"workers": [in_order(payments[0].placed, order)], "choices": [payments[0].choices]}
        closes: list[int] = []
        anyway = -1
        first = 0
        for payment in payments:
            bits = self.closed_by(payment.left) & ~itself
            closes.append(bits)
            anyway &= bits
        told: list[list[int]] = []
        some = False
        for i in range(len(payments)):
            told.append(in_order(payments[i].placed, order))
            some = some or closes[i] != anyway
            if payments[i].placed == best:
                first = i
        payments.insert(0, payments.pop(first))
        told.insert(0, told.pop(first))
        facts: PaymentsFacts = {"workers": told, "choices": [payment.choices for payment in payments]}
        if some:
            closes.insert(0, closes.pop(first))
            facts["closes"] = [self.places(bits & ~anyway) for bits in closes]
        return facts


def in_order(placed: list[int], order: list[int]) -> list[int]:
    """Colours by slot from left to right; `order` says which slot each was placed on."""
    found = [0] * len(order)
    for at in range(len(order)):
        found[order[at]] = placed[at]
    return found


def fits(left: list[int], colours: list[int], at: int) -> list[int]:
    """As `placing.slot_colours`: what may go onto the slot `at` without leaving a later one unfillable."""
    colour = colours[at]
    if colour == ANY:
        return [c for c in range(COLOURS) if left[c]]
    found = [colour] if left[colour] else []
    wild = left[CRIMINAL]
    if wild and colour != CRIMINAL:
        for later in range(at + 1, len(colours)):
            if colours[later] != ANY and left[colours[later]] == 0:
                wild -= 1
        if wild > 0:
            found.append(CRIMINAL)
    return found


def empty_slots(s: PaladinsState, seat: int, act: int) -> list[int]:
    """The slots that this act would fill, from left to right."""
    first = ACTION_SLOT[ACT_ACTION[act]]
    return [slot for slot in range(first, first + ACT_WORKERS[act]) if s.board[seat * BOARD_SLOTS + slot] == 0]


def act_payments(wallet: Wallet, act: int, slots: list[int]) -> PaymentsFacts:
    order = [i for i in range(len(slots)) if SLOT_COLOUR[slots[i]] != ANY]
    order += [i for i in range(len(slots)) if SLOT_COLOUR[slots[i]] == ANY]
    colours = [SLOT_COLOUR[slots[i]] for i in order]
    best = wallet.proposed(colours, ACT_ACTION[act])
    return wallet.told(wallet.payments(colours), best, order, ACT_BITS[act])


def favour_payments(wallet: Wallet, place: int) -> PaymentsFacts:
    colours = [FAVOUR_SLOT[wallet.s.kings[KINGS_FAVOUR + place]]]
    best = wallet.proposed(colours, -1)
    return wallet.told(wallet.payments(colours), best, [0], 1 << (ACT_COUNT + place))
