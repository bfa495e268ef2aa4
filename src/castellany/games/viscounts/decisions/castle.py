"""Questions in the castle: which section goes on, whose worker leaves, where workers move or enter."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.castle import advance, call_settle, clear, place, present, ready, shift
from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT
from castellany.games.viscounts.facts.tables import SECTION_IDS
from castellany.games.viscounts.shown.act import ShiftFacts
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say, seat_id

_STEP = (1, -1)


class Advance(Question[ViscountsState]):
    """VIS-8.4: three or more in several sections: which first?"""

    clause = "VIS-8.4"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-advance")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.ADVANCE.of(section) for section in ready(s, s.tier1, f.seat)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        advance(s, f.seat, lex.ADVANCE.arg(choice))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        section = SECTION_IDS[lex.ADVANCE.arg(choice)]
        return Option(choice, say("opt-advance", section=f"section-{section}"), (f"tier1:{section}",))


class Bump(Question[ViscountsState]):
    """VIS-8.8: a section holds more than three: whose worker leaves?"""

    clause = "VIS-8.8"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-clear", tier=f.a, section=f"section-{SECTION_IDS[f.b]}")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.BUMP.of(seat) for seat in present(s.tier1 if f.a == 1 else s.tier2, f.b)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        clear(s, f.a, f.b, lex.BUMP.arg(choice))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        owner = lex.BUMP.arg(choice)
        target = f"tier{f.a}:{SECTION_IDS[f.b]}/seat:{owner}"
        return Option(choice, say("opt-clear", seat=seat_id(owner), own=int(owner == f.seat)), (target,))


class CastleMove(Question[ViscountsState]):
    """VIS-8.10: one own worker one section on, either way, or not at all."""

    clause = "VIS-8.10"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-castle-move")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        found: list[int] = []
        for section in range(SEGMENT_COUNT):
            if s.tier1[section * 4 + f.seat]:
                found.append(lex.SHIFT.of2(section, 0))
                found.append(lex.SHIFT.of2(section, 1))
        found.append(lex.STOP.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice != lex.STOP.base:
            shift(s, f.seat, lex.SHIFT.first(choice), _STEP[lex.SHIFT.second(choice)])
            call_settle(s)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.STOP.base:
            return Option(choice, say("opt-no-castle-move"), role="stop")
        source = lex.SHIFT.first(choice)
        target = (source + _STEP[lex.SHIFT.second(choice)]) % SEGMENT_COUNT
        facts: ShiftFacts = {"source": f"tier1:{SECTION_IDS[source]}", "target": f"tier1:{SECTION_IDS[target]}"}
        return Option(
            choice,
            say("opt-castle-move", source=f"section-{SECTION_IDS[source]}", target=f"section-{SECTION_IDS[target]}"),
            (facts["source"], facts["target"]),
            facts=facts,
        )

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        return [*[lex.SHIFT.of2(section, way) for section in range(SEGMENT_COUNT) for way in (0, 1)], lex.STOP.base]

    def targets(self, s: ViscountsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"tier1:{SECTION_IDS[lex.SHIFT.first(choice)]}",)

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if lex.SHIFT.has(choice):
            return Refusal(say("no-worker-there"), self.clause)
        return super().refusal(s, f, choice)


class FreeWorkers(Question[ViscountsState]):
    """VIS-8.11: the section that free workers enter."""

    clause = "VIS-8.11"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-free-workers", count=min(f.a, s.workers[f.seat]))

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.PLACE.base
        return [base, base + 1, base + 2, base + 3, base + 4]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        place(s, f.seat, lex.PLACE.arg(choice), f.a)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        section = SECTION_IDS[lex.PLACE.arg(choice)]
        return Option(choice, say("opt-free-workers", section=f"section-{section}"), (f"tier1:{section}",))
