"""Small choices: which resource, debt or deed, which manuscript."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.effects.leaves import DEBT, DEED, EITHER
from castellany.games.viscounts.facts.kinds import GOLD, GOODS_IDS, INK, STONE
from castellany.games.viscounts.facts.tables import TILE_COST, TILE_IDS
from castellany.games.viscounts.gains import take
from castellany.games.viscounts.kinds import ANY, FLIP
from castellany.games.viscounts.manuscripts import free_copies, transcribe
from castellany.games.viscounts.papers import flip, flippable
from castellany.games.viscounts.payment import most_flips
from castellany.games.viscounts.shown.effect import FlipFacts, FlipRun, ManyFacts
from castellany.games.viscounts.state import ACQUIRED, UNPAID, ViscountsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say


class Any(Question[ViscountsState]):
    """VIS-2.1: ink, stone or gold, one at a time."""

    clause = "VIS-2.1"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-any", count=f.a)

    def facts(self, s: ViscountsState, f: Frame) -> ManyFacts:
        return {"count": f.a}

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.TAKE.base
        return [base + INK, base + STONE, base + GOLD]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if f.a > 1:
            s.frames.append(Frame(ANY, f.seat, f.a - 1))
        take(s, f.seat, lex.TAKE.arg(choice), 1)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        good = GOODS_IDS[lex.TAKE.arg(choice)]
        return Option(choice, say("opt-take", res=f"res-{good}"), (f"seat:{f.seat}/{good}",))


class FlipAsk(Question[ViscountsState]):
    """VIS-5.4: a debt or a deed; in a trade also neither."""

    clause = "VIS-5.4"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-flip", count=min(f.b, most_flips(s, f.seat)))

    def facts(self, s: ViscountsState, f: Frame) -> FlipFacts:
        return {
            "count": min(f.b, most_flips(s, f.seat)),
            "debts": s.papers[f.seat * 4 + UNPAID] if f.a != DEED else 0,
            "deeds": s.papers[f.seat * 4 + ACQUIRED] if f.a != DEBT else 0,
            "runs": flip_runs(s, f),
        }

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        able = flippable(s, f.seat, f.a)
        found: list[int] = []
        if able in (EITHER, DEBT):
            found.append(lex.FLIP.of(0))
        if able in (EITHER, DEED):
            found.append(lex.FLIP.of(1))
        if f.c:
            found.append(lex.STOP.base)
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice == lex.STOP.base:
            return
        s.frames.append(Frame(FLIP, f.seat, f.a, f.b - 1, f.c))
        flip(s, f.seat, DEBT if choice == lex.FLIP.base else DEED)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.STOP.base:
            return Option(choice, say("opt-no-flip"), role="stop")
        if choice == lex.FLIP.base:
            return Option(choice, say("opt-flip-debt"), (f"seat:{f.seat}/unpaid",))
        return Option(choice, say("opt-flip-deed"), (f"seat:{f.seat}/acquired",))

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if choice == lex.FLIP.of(0):
            return Refusal(say("no-debt"), "VIS-5.3")
        if choice == lex.FLIP.of(1):
            return Refusal(say("no-deed"), "VIS-5.3")
        return super().refusal(s, f, choice)


def flip_runs(s: ViscountsState, f: Frame) -> list[FlipRun]:
    """VIS-5.4: so many deeds, then perhaps a debt: what can be said in one go."""
    debts = s.papers[f.seat * 4 + UNPAID] if f.a != DEED else 0
    deeds = s.papers[f.seat * 4 + ACQUIRED] if f.a != DEBT else 0
    found: list[FlipRun] = []
    for count in range(min(f.b, deeds) + 1):
        for debt in (0, 1):
            flips = count + debt
            if not flips or flips > f.b or debt > debts:
                continue
            if not f.c and not debt and flips < f.b and (debts > 0) != (deeds - count > 0):
                continue  # the rest would be flipped without asking
            run = asked_flips(f, count, debt, debts, deeds)
            if not debt:
                found.append({"debts": 0, "deeds": count, "good": "", "choices": run})
                continue
            for good in (INK, STONE, GOLD):
                paid = [*run, lex.TAKE.of(good)]
                found.append({"debts": 1, "deeds": count, "good": GOODS_IDS[good], "choices": paid})
    return found


def asked_flips(f: Frame, count: int, debt: int, debts: int, deeds: int) -> list[int]:
    """The choices for these flips: what leaves no choice is not asked for, and a trade may end early."""
    run: list[int] = []
    optional = f.c > 0
    left = f.b
    for i in range(count + debt):
        flips_debt = i == count
        if optional or (debts and deeds - i):
            run.append(lex.FLIP.of(0) if flips_debt else lex.FLIP.of(1))
        left -= 1
    if optional and not debt and left and (debts or deeds - count):
        run.append(lex.STOP.base)
    return run


class FreeCopyAsk(Question[ViscountsState]):
    """VIS-9.6: one of the visible manuscripts of cost 3 or 4."""

    clause = "VIS-9.6"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-free-copy")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.COPY.of(s.books[segment]) for segment in free_copies(s)]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        transcribe(s, f.seat, s.books.index(lex.COPY.arg(choice)))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        tile = lex.COPY.arg(choice)
        return Option(choice, say("opt-free-copy", tile=f"tile-{TILE_IDS[tile]}"), (f"tile:{TILE_IDS[tile]}",))

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.COPY.of(tile) for tile in s.books if tile >= 0]

    def fault(self, s: ViscountsState, f: Frame, choice: int) -> Refusal | None:
        if lex.COPY.has(choice) and lex.COPY.arg(choice) in s.books and choice not in self.options(s, f):
            return Refusal(say("no-dear-manuscript", cost=TILE_COST[lex.COPY.arg(choice)]), self.clause)
        return None
