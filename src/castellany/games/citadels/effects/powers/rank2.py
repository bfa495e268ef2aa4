"""Rank 2: the Thief, the Spy and the Blackmailer (section 6 of the rules)."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.cards import draw
from castellany.games.citadels.effects.powers.base import Power, may_be_named, unnameable
from castellany.games.citadels.effects.powers.markers import markers_to_place
from castellany.games.citadels.facts import COLOUR, COLOUR_IDS, RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, COLOUR_NAMES, DISTRICT_NAMES, GOLD, rank_target
from castellany.games.citadels.layout import USED_ABILITY
from castellany.games.citadels.lexicon import ROB, SPY_ON, THREATS
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Frame, Option, push, say, seat_id


class Thief(Power):
    """CIT-6.1: name another character; it loses its gold when it is shown."""

    clause = "CIT-6.2"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            for rank in range(3, len(s.cast)):
                if may_be_named(s, rank):
                    out.append(ROB.base + s.cast[rank])

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.robbed = RANK_OF[ROB.arg(choice)]
        s.thief = seat
        if s.hears:
            s.tell("event-rob", {"seat": seat_id(seat), "character": CHARACTER_NAMES[ROB.arg(choice)]})

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        character = ROB.arg(choice)
        return Option(choice, say("opt-rob", character=CHARACTER_NAMES[character]), (rank_target(RANK_OF[character]),))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        return [unnameable(s, rank, self.clause) for rank in range(1, len(s.cast)) if not may_be_named(s, rank)]


class Spy(Power):
    """CIT-6.3: a type and a hand; a gold and a card for every match."""

    clause = "CIT-6.3"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if s.used & USED_ABILITY:
            return
        for other in range(s.seats):
            if other != seat and s.hands[other]:
                for colour in range(len(COLOUR_IDS)):
                    out.append(SPY_ON.of2(other, colour))

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.reveal()
        other = SPY_ON.first(choice)
        colour = SPY_ON.second(choice)
        matches = 0
        for card in s.hands[other]:
            if COLOUR[card] == colour:
                matches += 1
        gold = min(matches, s.gold[other])
        s.gold[other] -= gold
        s.gold[seat] += gold
        if s.hears:
            s.tell(
                "event-spy",
                {
                    "seat": seat_id(seat),
                    "other": seat_id(other),
                    "colour": COLOUR_NAMES[colour],
                    "matches": matches,
                    "gold": gold,
                },
                moves=[(GOLD, f"seat:{other}/gold", f"seat:{seat}/gold", gold)] if gold else [],
            )
            s.tell(
                "event-spy-sees",
                {"other": seat_id(other), "district": [DISTRICT_NAMES[card] for card in s.hands[other]]},
                to=1 << seat,
            )
        draw(s, seat, matches, "character-spy")

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        other = SPY_ON.first(choice)
        message = say("opt-spy", other=seat_id(other), colour=COLOUR_NAMES[SPY_ON.second(choice)])
        return Option(choice, message, (f"seat:{other}/hand",))

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        if s.used & USED_ABILITY:
            return []
        return [
            Closed((f"seat:{other}/hand",), say("no-empty-hand", other=seat_id(other)), self.clause)
            for other in range(s.seats)
            if other != seat and not s.hands[other]
        ]


class Blackmailer(Power):
    """CIT-6.5: two threats on two characters, one of them real."""

    clause = "CIT-6.5"

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        if not s.used & USED_ABILITY:
            out.append(THREATS.base)

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        s.used |= USED_ABILITY
        s.blackmailer = seat
        mark = Frame(kinds.MARK, seat, kinds.THREAT)
        push(s, mark, mark, Frame(kinds.SIGN, seat, kinds.THREAT))

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        return Option(choice, say("opt-threats"), ("rank:2",), facts=markers_to_place(s, kinds.THREAT))
