"""Cards that send opponents' caballeros back to the province."""

from castellany.games.elgrande import kinds
from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.facts.board import CABALLEROS, COURT, PLACES
from castellany.games.elgrande.moves import anything_free, free_regions, offer_arrest, send_back
from castellany.games.elgrande.refusals import NO_COURTS, NO_VICTIMS
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Frame, Refusal, Step


class Withdrawal(SpecialAction):
    """ELG-10.2: each opponent in turn, beginning on the left."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        for other in range(s.seats):
            if other != seat and (court(s, other) or anything_free(s, other)):
                return None
        return NO_VICTIMS

    def start(self, s: GrandeState, seat: int) -> None:
        for i in range(s.seats - 1, 0, -1):
            s.frames.append(Frame(kinds.WITHDRAW, (seat + i) % s.seats, 3))


class Withdraw(Step[GrandeState]):
    """An opponent still has to send back `a`: without a choice it just happens."""

    def run(self, s: GrandeState, f: Frame) -> None:
        seat = f.seat
        regions = free_regions(s, seat)
        here = court(s, seat)
        if regions == 0:
            send_back(s, seat, COURT, min(f.a, here))
        elif here == 0 and regions & (regions - 1) == 0:
            region = regions.bit_length() - 1
            send_back(s, seat, region, min(f.a, s.at[seat * PLACES + region]))
        else:
            s.frames.append(Frame(kinds.RETURN, seat, f.a))


class CivilStrife(SpecialAction):
    """Civil War and Skirmish: opponents choose by secret disk where they lose caballeros."""

    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        for other in range(s.seats):
            if other != seat and anything_free(s, other):
                return None
        return NO_VICTIMS

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.WAR, -1, seat, self.card))


class EmptyCourts(SpecialAction):
    """Disgrace and Dismissal: opponents' courts go back, wholly or in part."""

    def __init__(self, rule: str, count: int = CABALLEROS) -> None:
        super().__init__(rule)
        self.count = count

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        for other in range(s.seats):
            if other != seat and court(s, other):
                return None
        return NO_COURTS

    def start(self, s: GrandeState, seat: int) -> None:
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            send_back(s, other, COURT, min(self.count, court(s, other)))


class Arrest(SpecialAction):
    """ELG-10.6: one caballero of each opponent, the imaginary player's too (ELG-8.4)."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        for other in range(s.colours):
            if other != seat and anything_free(s, other):
                return None
        return NO_VICTIMS

    def start(self, s: GrandeState, seat: int) -> None:
        offer_arrest(s, seat, ((1 << s.colours) - 1) & ~(1 << seat))
