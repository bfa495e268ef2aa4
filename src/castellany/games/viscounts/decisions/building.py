"""Questions about buildings: which spot, which of a type, which link first."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.building import ask_spot, free_spots, reward_link
from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT
from castellany.games.viscounts.facts.tables import SITE_IDS, SITES, SITES_OF
from castellany.games.viscounts.forecast.there import spot
from castellany.games.viscounts.ids import house_id
from castellany.games.viscounts.kinds import ANYWHERE, FREE_BUILD_ASK, LINKS, RAISE
from castellany.games.viscounts.shown.act import SpotFacts
from castellany.games.viscounts.state import EMPTY, ViscountsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, Step, say


class Spot(Question[ViscountsState]):
    """VIS-7.3: the spot for a building."""

    def rule(self, s: ViscountsState, f: Frame) -> str:
        return "VIS-7.9" if f.b == ANYWHERE else "VIS-7.3"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-spot", house=f"house-{house_id(f.a)}")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.SITE.of(site) for site in free_spots(s, f.seat, f.b)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        s.frames.append(Frame(RAISE, f.seat, f.a, lex.SITE.arg(choice)))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        record = SITES[lex.SITE.arg(choice)]
        words = say("opt-spot", site=f"site-{record.id}", effect=record.effect.message())
        facts: SpotFacts = spot(s, f.seat, f.a, lex.SITE.arg(choice), choice)
        return Option(choice, words, (f"site:{record.id}",), facts=facts)

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        return [
            lex.SITE.of(site) for segment in range(SEGMENT_COUNT) for site in SITES_OF[s.wide * SEGMENT_COUNT + segment]
        ]

    def targets(self, s: ViscountsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"site:{SITE_IDS[lex.SITE.arg(choice)]}",)

    def fault(self, s: ViscountsState, f: Frame, choice: int) -> Refusal | None:
        if not lex.SITE.has(choice) or lex.SITE.arg(choice) in free_spots(s, f.seat, f.b):
            return None
        taken = s.sites[lex.SITE.arg(choice)] != EMPTY
        return Refusal(say("no-spot-taken" if taken else "no-spot-other-bank"), "VIS-7.3")


class FreeBuild(Step[ViscountsState]):
    """VIS-7.9: nothing happens where the type is used up or no spot is free."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if not free_spots(s, f.seat, f.b):
            return
        left = unbuilt(s, f.seat, f.a)
        if len(left) == 1:
            ask_spot(s, f.seat, left[0], f.b)
        elif left:
            s.frames.append(Frame(FREE_BUILD_ASK, f.seat, f.a, f.b))


def unbuilt(s: ViscountsState, seat: int, type: int) -> list[int]:
    """The buildings of a type that are still on the board of a seat."""
    return [b for b in range(type * 3, type * 3 + 3) if not s.built[seat] >> b & 1]


class FreeBuildAsk(Question[ViscountsState]):
    """VIS-7.9: which of the buildings of a type, since each slot opens another ability."""

    clause = "VIS-7.9"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-free-build")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.BUILD.of(building) for building in unbuilt(s, f.seat, f.a)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        ask_spot(s, f.seat, lex.BUILD.arg(choice), f.b)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        house = house_id(lex.BUILD.arg(choice))
        return Option(choice, say("opt-free-build", house=f"house-{house}"), (f"seat:{f.seat}/{house}",))


class LinkOrder(Question[ViscountsState]):
    """VIS-7.6: two links at once: which first?"""

    clause = "VIS-7.6"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-link")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.LINK.of(f.a), lex.LINK.of(f.b)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        site = lex.LINK.arg(choice)
        s.frames.append(Frame(LINKS, f.seat, f.b if site == f.a else f.a, -1))
        reward_link(s, f.seat, site)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        record = SITES[lex.LINK.arg(choice)]
        words = say("opt-link", site=f"site-{record.id}", effect=record.link.message())
        return Option(choice, words, (f"site:{record.id}",))
