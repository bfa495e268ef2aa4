"""A referee for the castle: it follows what is told step by step and objects to whatever the rulebook does not allow.

It keeps its own count of workers by name of section and seat, and knows the rules as sentences: who has to go on, what
comes before what, when a section may be cleared and from where one begins. Nothing of it is taken from the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Event

SECTIONS = "abcde"


class Referee:
    """The castle as it stood, and what everybody has earned there since."""

    def __init__(self, s: ViscountsState) -> None:
        self.seats = s.seats
        self.active = s.active
        self.facing = SECTIONS[(s.at[s.active] // 3 + s.rotation) % 5]
        self.tiers = {
            1: {(x, p): s.tier1[i * 4 + p] for i, x in enumerate(SECTIONS) for p in range(s.seats)},
            2: {(x, p): s.tier2[i * 4 + p] for i, x in enumerate(SECTIONS) for p in range(s.seats)},
        }
        self.top = s.tier3[: s.seats]
        self.supply = s.workers[:]
        self.leader = s.leader
        self.earned: list[Counter[str]] = [Counter() for _seat in range(s.seats)]
        self.spreading: tuple[int, str, int] | None = None  # whose, from where, how many shifts are still to come

    def triples(self, tier: int, seat: int) -> list[str]:
        return [x for x in SECTIONS if self.tiers[tier][x, seat] >= 3]

    def crowd(self, tier: int, section: str) -> int:
        return sum(self.tiers[tier][section, seat] for seat in range(self.seats))

    def around(self) -> list[str]:
        """The sections clockwise from the one that faces the active player."""
        start = SECTIONS.index(self.facing)
        return [SECTIONS[(start + i) % 5] for i in range(5)]

    def on_the_move(self) -> tuple[int, int] | None:
        """VIS-8.4, 8.5, 8.7: whose workers have to go on, and in which tier."""
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            for tier in (1, 2):
                if self.triples(tier, seat):
                    return seat, tier
        return None

    def crowded(self) -> tuple[int, str] | None:
        """VIS-8.8, 8.9: which section has to be cleared next."""
        for tier in (1, 2):
            for section in self.around():
                if self.crowd(tier, section) > 3:
                    return tier, section
        return None

    def hear(self, event: Event) -> None:
        """One event; those that are not of the castle are nothing to a referee."""
        name = event.message.id.removeprefix("event-")
        method = getattr(self, f"hear_{name}", None)
        if method is not None:
            seat = int(str(event.message.args["seat"]).removeprefix("seat:"))
            section = str(event.message.args.get("section", "")).removeprefix("section-")
            method(seat, section, event)

    def hear_place(self, seat: int, section: str, event: Event) -> None:
        count = event.message.args["count"]
        assert 1 <= count <= self.supply[seat]
        self.supply[seat] -= count
        self.tiers[1][section, seat] += count

    def hear_advance(self, seat: int, section: str, _event: Event) -> None:
        self.spread_is_over()
        assert self.on_the_move() == (seat, 1), "the first tier of whoever's turn it is comes first"
        assert section in self.triples(1, seat)
        self.tiers[1][section, seat] -= 1
        self.tiers[2][section, seat] += 1
        self.earned[seat][f"reward {section}"] += 1
        self.spreading = (seat, section, 2)

    def hear_shift(self, seat: int, target: str, event: Event) -> None:
        source = event.moves[0].source.removeprefix("tier1:")
        step = (SECTIONS.index(target) - SECTIONS.index(source)) % 5
        assert step in (1, 4), "only to a neighbouring section"
        assert self.tiers[1][source, seat] > 0
        self.tiers[1][source, seat] -= 1
        self.tiers[1][target, seat] += 1
        assert self.spreading is not None and self.spreading[0] == seat
        if self.earned[seat]["castle move"]:
            self.earned[seat]["castle move"] -= 1  # the reward of C, before the others spread
            return
        _seat, section, left = self.spreading
        assert source == section and step == (1 if left == 2 else 4), "first clockwise, then the other way"
        self.spreading = (seat, section, left - 1)

    def spread_is_over(self) -> None:
        if self.spreading is not None:
            seat, section, left = self.spreading
            assert left == 0 or self.tiers[1][section, seat] == 0, "somebody was left behind"
            self.spreading = None

    def hear_climb(self, seat: int, _section: str, event: Event) -> None:
        self.spread_is_over()
        assert self.on_the_move() == (seat, 2), "the second tier only when the own first one is quiet"
        section = event.moves[0].source.removeprefix("tier2:")
        assert section in self.triples(2, seat)
        self.tiers[2][section, seat] -= 1
        self.top[seat] += 1
        self.earned[seat]["any"] += 1
        if self.leader < 0 or self.top[seat] > self.top[self.leader]:
            self.earned[seat]["lead"] += self.leader != seat
            self.leader = seat

    def hear_leader(self, seat: int, _section: str, _event: Event) -> None:
        assert self.earned[seat]["lead"] == 1, "the card goes only to whoever has strictly more"
        self.earned[seat]["lead"] = 0

    def hear_clear(self, seat: int, section: str, event: Event) -> None:
        self.spread_is_over()
        assert self.on_the_move() is None, "sections are cleared when everybody has come to rest"
        tier = event.message.args["tier"]
        assert self.crowded() == (tier, section)
        assert self.tiers[tier][section, seat] > 0
        self.tiers[tier][section, seat] -= 1
        self.supply[seat] += 1
        self.earned[seat].update({"silver": 2} if tier == 1 else {"virtue": 1, "any": 1})

    def is_quiet(self) -> bool:
        self.spread_is_over()
        return self.on_the_move() is None and self.crowded() is None

    def agrees(self, s: ViscountsState) -> Iterator[bool]:
        """Is the castle of the game the one that was told?"""
        for i, section in enumerate(SECTIONS):
            for seat in range(self.seats):
                yield s.tier1[i * 4 + seat] == self.tiers[1][section, seat]
                yield s.tier2[i * 4 + seat] == self.tiers[2][section, seat]
        yield s.tier3[: self.seats] == self.top
        yield s.workers == self.supply
        yield s.leader == self.leader
        yield all(count["lead"] == 0 for count in self.earned)
