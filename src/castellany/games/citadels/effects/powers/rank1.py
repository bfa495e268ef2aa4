"""Rank 1: the Assassin and the Magistrate (section 5 of the rules). The Witch asks in decisions/deeds.py."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.powers.base import Power
from castellany.games.citadels.effects.powers.markers import markers_to_place
from castellany.games.citadels.facts import RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, rank_target
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import KILL, WARRANTS
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Option, push, say, seat_id


class Assassin(Power):
    """CIT-5.1: name another character; it keeps silent when called."""

    clause = "CIT-5.1"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            for rank in range(2, len(s.cast)):
                out.append(KILL.base + s.cast[rank])

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.killed = RANK_OF[KILL.arg(choice)]
        if s.hears:
            s.tell("event-kill", {"seat": seat_id(seat), "character": CHARACTER_NAMES[KILL.arg(choice)]})

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        character = KILL.arg(choice)
        return Option(choice, say("opt-kill", character=CHARACTER_NAMES[character]), (rank_target(RANK_OF[character]),))


class Magistrate(Power):
    """CIT-5.10: three warrants on three characters, one of them signed."""

    clause = "CIT-5.10"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            out.append(WARRANTS.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.magistrate = seat
        mark = Frame(kinds.MARK, seat, kinds.CONFISCATE)
        push(s, mark, mark, mark, Frame(kinds.SIGN, seat, kinds.CONFISCATE))

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-warrants"), ("rank:1",), facts=markers_to_place(s, kinds.CONFISCATE))
