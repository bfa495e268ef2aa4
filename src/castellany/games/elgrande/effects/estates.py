"""Cards of deck 4: tiles, grandes, power cards, uprisings, reinforcements; and the Veto."""

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.effects.base import SpecialAction
from castellany.games.elgrande.facts.board import CASTLE
from castellany.games.elgrande.facts.cards import VETO
from castellany.games.elgrande.ids import CARD_NAMES, store
from castellany.games.elgrande.moves import anything_free, bring
from castellany.games.elgrande.refusals import GRANDE_IN_CASTLE, GRANDE_WITH_KING, NO_RESERVE
from castellany.games.elgrande.state import GrandeState, province
from castellany.kernel import Frame, Refusal, seat_id


class Decree(SpecialAction):
    """ELG-12.1. Two tiles never lie in one place, so one of them can always be moved."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.DECREE, seat))


class NewHome(SpecialAction):
    """ELG-12.2: one's own grande."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        if s.grandes[seat] == CASTLE:
            return GRANDE_IN_CASTLE
        return GRANDE_WITH_KING if s.grandes[seat] == s.king else None

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.NEW_HOME, seat))


class Authority(SpecialAction):
    """ELG-12.3. The card just played is always there to be taken back."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.REGAIN, seat))


class Insurrection(SpecialAction):
    """ELG-12.4: a region, then the disks."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.frames.append(Frame(kinds.INCITE, seat))


class Reinforcements(SpecialAction):
    """ELG-12.5: two to the court."""

    def hindrance(self, s: GrandeState, seat: int) -> Refusal | None:
        return None if province(s, seat) or anything_free(s, seat) else NO_RESERVE

    def start(self, s: GrandeState, seat: int) -> None:
        bring(s, seat, 2)


class Veto(SpecialAction):
    """ELG-14.3: kept for this round and the next."""

    def start(self, s: GrandeState, seat: int) -> None:
        s.vetoes += [seat, s.round + 1]
        if s.hears:
            pile = piles.pile_of(s, VETO)
            s.tell(
                "event-veto-kept",
                {"seat": seat_id(seat), "action": CARD_NAMES[VETO]},
                moves=[(piles.card_id(s, pile), f"seat:{seat}/action", store(s.seats, seat, "vetoes"))],
            )
