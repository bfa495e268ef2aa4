"""Ways of paying for an action, and the one a player would most likely take (PAL-4.1 to PAL-4.3).

Workers go onto coloured slots first, as in `placing.py`, and a choice is spent only where more than one colour
would do. The proposal puts each slot's own colour on it; a clear slot takes the colour of which most is left over
after what the other open actions still need: labourers first, criminals last.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import ANY, CRIMINAL, LABOURER, WORKERS
from castellany.games.paladins.facts.tables import ACTION_SLOT, FAVOUR_SLOT, SLOT_COLOUR
from castellany.games.paladins.ids import FAVOUR_THING
from castellany.games.paladins.legal import KINGS_FAVOUR, YES, lacking, may, may_use, open_favours, pool
from castellany.games.paladins.lexicon import ACT, ACT_ACTION, ACT_WORKERS, ACTS, FAVOUR, PLACE
from castellany.games.paladins.shown import PaymentFacts
from castellany.games.paladins.state import PaladinsState

WILD_LAST: Final = 100


class Wallet:
    """A seat's workers at one moment, the acts and favours open to it, and a world in which to try what is left."""

    def __init__(self, s: PaladinsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.have = s.workers[seat * 6 : seat * 6 + 6]
        blocked = blocked_actions(s, seat)
        workers = pool(s, seat)
        self.acts = [act for act in range(len(ACTS)) if may(s, seat, act, blocked, workers) == YES]
        self.favours = [place for place in range(open_favours(s)) if may_use(s, seat, place) == YES]
        self.trial = s.copy()
        self.known: dict[tuple[int, ...], frozenset[str]] = {}

    def needs(self, action: int) -> list[int]:
        """How many of each colour the other open actions and favours ask for."""
        found = [0] * 6
        wanted: dict[int, int] = {}
        for act in self.acts:
            if ACT_ACTION[act] != action:
                wanted[ACT_ACTION[act]] = ACT_WORKERS[act]
        for other, count in wanted.items():
            first = ACTION_SLOT[other]
            for slot in range(first, first + count):
                if SLOT_COLOUR[slot] != ANY and self.s.board[self.seat * BOARD_SLOTS + slot] == 0:
                    found[SLOT_COLOUR[slot]] += 1
        for place in self.favours:
            colour = FAVOUR_SLOT[self.s.kings[KINGS_FAVOUR + place]]
            if colour != ANY:
                found[colour] += 1
        return found

    def spared(self, left: list[int], needs: list[int]) -> list[int]:
        """The colours at hand, those that can best be spared first."""
        ranks = [(self.rank(colour, left, needs), colour) for colour in range(6) if left[colour]]
        return [colour for _rank, colour in sorted(ranks)]

    def rank(self, colour: int, left: list[int], needs: list[int]) -> int:
        if colour == LABOURER:
            return -WILD_LAST
        return WILD_LAST if colour == CRIMINAL else needs[colour] - left[colour]

    def closed_by(self, left: list[int], action: int, favour: int) -> frozenset[str]:
        """Acts and favours that are open now and lack workers once only these are left."""
        key = (*left, action, favour)
        if key not in self.known:
            world, seat = self.trial, self.seat
            world.workers[seat * 6 : seat * 6 + 6] = left
            count = sum(left)
            acts = [a for a in self.acts if ACT_ACTION[a] != action and lacking(world, seat, a, count) != YES]
            places = [p for p in self.favours if p != favour and may_use(world, seat, p) != YES]
            names = [ACTS[a] for a in acts]
            self.known[key] = frozenset(names + [FAVOUR_THING[self.s.kings[KINGS_FAVOUR + p]] for p in places])
        return self.known[key]


def empty_slots(s: PaladinsState, seat: int, act: int) -> list[int]:
    """The slots that this act would fill, from left to right."""
    first = ACTION_SLOT[ACT_ACTION[act]]
    return [slot for slot in range(first, first + ACT_WORKERS[act]) if s.board[seat * BOARD_SLOTS + slot] == 0]


class Payment:
    """Colours by slot in the order in which they are placed, and the run of choices that places them."""

    def __init__(self, placed: list[int], choices: list[int], left: list[int]) -> None:
        self.placed = placed
        self.choices = choices
        self.left = left


def payments_for(wallet: Wallet, colours: list[int], first: int) -> list[Payment]:
    """All ways to fill slots of these colours, in placing order; `first` is the choice that begins the run."""
    found = [Payment([], [first], wallet.have)]
    for at, colour in enumerate(colours):
        longer: list[Payment] = []
        for payment in found:
            fitting = fits(payment.left, colour, colours[at + 1 :])
            for one in fitting:
                left = payment.left[:]
                left[one] -= 1
                asked = [PLACE.of(one)] if len(fitting) > 1 else []
                longer.append(Payment([*payment.placed, one], payment.choices + asked, left))
        found = longer
    return found


def fits(left: list[int], colour: int, others: list[int]) -> list[int]:
    """As `placing.slot_colours`: what may go onto a slot without leaving a later one unfillable."""
    if colour == ANY:
        return [c for c in range(6) if left[c]]
    found = [colour] if left[colour] else []
    wild = left[CRIMINAL]
    for other in others:
        if other != ANY and left[other] == 0:
            wild -= 1
    if colour != CRIMINAL and wild > 0 and left[CRIMINAL]:
        found.append(CRIMINAL)
    return found


def proposed(wallet: Wallet, colours: list[int], action: int) -> list[int]:
    """The colours of the sensible payment, in placing order."""
    left = wallet.have[:]
    needs = wallet.needs(action)
    found: list[int] = []
    for at, colour in enumerate(colours):
        fitting = fits(left, colour, colours[at + 1 :])
        one = fitting[0] if colour != ANY else wallet.spared(left, needs)[0]
        left[one] -= 1
        found.append(one)
    return found


def told(
    wallet: Wallet, payments: list[Payment], best: list[int], order: list[int], action: int, favour: int
) -> list[PaymentFacts]:
    """For the board: the sensible payment first; colours by slot from left to right; what only this one closes."""
    closes = [wallet.closed_by(payment.left, action, favour) for payment in payments]
    anyway = frozenset.intersection(*closes)
    found: list[PaymentFacts] = []
    for payment, closed in zip(payments, closes, strict=True):
        workers = [""] * len(order)
        for place, colour in zip(order, payment.placed, strict=True):
            workers[place] = WORKERS[colour]
        facts: PaymentFacts = {
            "workers": workers,
            "choices": payment.choices,
            "closes": sorted(closed - anyway),
        }
        if payment.placed == best:
            found.insert(0, facts)
        else:
            found.append(facts)
    return found


def act_payments(wallet: Wallet, act: int) -> list[PaymentFacts]:
    slots = empty_slots(wallet.s, wallet.seat, act)
    order = [i for i in range(len(slots)) if SLOT_COLOUR[slots[i]] != ANY]
    order += [i for i in range(len(slots)) if SLOT_COLOUR[slots[i]] == ANY]
    colours = [SLOT_COLOUR[slots[i]] for i in order]
    action = ACT_ACTION[act]
    best = proposed(wallet, colours, action)
    return told(wallet, payments_for(wallet, colours, ACT.of(act)), best, order, action, -1)


def favour_payments(wallet: Wallet, place: int) -> list[PaymentFacts]:
    favour = wallet.s.kings[KINGS_FAVOUR + place]
    colours = [FAVOUR_SLOT[favour]]
    best = proposed(wallet, colours, -1)
    return told(wallet, payments_for(wallet, colours, FAVOUR.of(favour)), best, [0], -1, place)
