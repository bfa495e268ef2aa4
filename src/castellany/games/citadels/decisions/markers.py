"""Warrants and threats: placing them, signing one, and what follows (CIT-5.10 to 5.15, CIT-6.5 to 6.10).

The window for the Magistrate opens for every warrant and the Blackmailer is asked after every
refusal, signed or not, real or not, so that the pause tells nothing.
"""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.building import MONUMENT_LIMIT, land
from castellany.games.citadels.effects.city import has
from castellany.games.citadels.effects.powers.base import may_be_named, unnameable
from castellany.games.citadels.effects.powers.markers import can_mark, markers_to_place
from castellany.games.citadels.facts import MONUMENT, RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, GOLD, gold_target, rank_target
from castellany.games.citadels.lexicon import BRIBE, CONFISCATE, EXPOSE, MARK, PASS, REFUSE, SIGN
from castellany.games.citadels.shown import BribeFacts, ExposeFacts, WarrantFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Facts, Frame, Message, Option, Question, Refusal, say, seat_id


class Mark(Question[CitadelsState]):
    """CIT-5.10, CIT-6.5: put a marker on a character. `f.a`: which kind of marker."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-5.10" if f.a == kinds.CONFISCATE else "CIT-6.5"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-warrant" if f.a == kinds.CONFISCATE else "ask-threat")

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        return markers_to_place(s, f.a)

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        ranks = range(1, len(s.cast))
        return [MARK.base + s.cast[rank] for rank in ranks if can_mark(s, f.a, rank)]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        rank = RANK_OF[MARK.arg(choice)]
        if f.a == kinds.CONFISCATE:
            s.warrants |= 1 << rank
        else:
            s.threats |= 1 << rank
            s.suspects |= 1 << rank
        if s.hears:
            s.tell(
                "event-warrant-on" if f.a == kinds.CONFISCATE else "event-threat-on",
                {"seat": seat_id(f.seat), "character": CHARACTER_NAMES[MARK.arg(choice)]},
            )

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        character = MARK.arg(choice)
        message = say("opt-mark", character=CHARACTER_NAMES[character])
        return Option(choice, message, (rank_target(RANK_OF[character]),))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        unnamed = [] if f.a == kinds.CONFISCATE else [r for r in range(1, len(s.cast)) if not may_be_named(s, r)]
        return self.options(s, f) + [MARK.of(s.cast[rank]) for rank in unnamed]

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if MARK.has(choice) and MARK.arg(choice) in s.cast:
            rank = RANK_OF[MARK.arg(choice)]
            if f.a != kinds.CONFISCATE and not may_be_named(s, rank):
                shut = unnameable(s, rank, "CIT-6.6")
                return Refusal(shut.message, shut.rule)
            return Refusal(say("no-marked", character=CHARACTER_NAMES[MARK.arg(choice)]), self.rule(s, f))
        return super().refusal(s, f, choice)


class Sign(Question[CitadelsState]):
    """Which of the markers is the signed warrant or the rose: known to the one who placed them alone."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-5.10" if f.a == kinds.CONFISCATE else "CIT-6.5"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-sign" if f.a == kinds.CONFISCATE else "ask-rose")

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        mask = s.warrants if f.a == kinds.CONFISCATE else s.threats
        return [SIGN.base + s.cast[rank] for rank in range(1, len(s.cast)) if (mask >> rank) & 1]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        rank = RANK_OF[SIGN.arg(choice)]
        if f.a == kinds.CONFISCATE:
            s.signed = rank
        else:
            s.rose = rank

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        character = SIGN.arg(choice)
        message = say("opt-sign", character=CHARACTER_NAMES[character])
        return Option(choice, message, (rank_target(RANK_OF[character]),))


def confiscate_refusal(s: CitadelsState, seat: int, card: int) -> Refusal | None:
    """CIT-5.11, 5.13: why the Magistrate cannot take this district; None when he can."""
    if s.signed != RANK_OF[s.acting]:
        return Refusal(say("no-unsigned"), "CIT-5.11")
    if has(s, seat, card):
        return Refusal(say("no-duplicate", district=DISTRICT_NAMES[card]), "CIT-5.13")
    if card == MONUMENT and len(s.cities[seat]) >= MONUMENT_LIMIT:
        return Refusal(say("no-monument"), "CIT-5.13")
    return None


class Confiscate(Question[CitadelsState]):
    """CIT-5.11: district `f.a`, paid with `f.b` gold by `f.c`: take it or let it pass."""

    clause = "CIT-5.11"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-confiscate", other=seat_id(f.c), district=DISTRICT_NAMES[f.a])

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        facts: WarrantFacts = {"builder": f.c, "gold": f.b, "signed": s.signed == RANK_OF[s.acting]}
        return facts

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        if choice == PASS.base:
            if s.hears:
                s.tell("event-no-warrant", {"seat": seat_id(f.seat)})
            land(s, f.c, f.a, f.b, is_told=True)
            return
        s.reveal()  # the signed warrant lies open
        s.gold[f.c] += f.b
        s.paid -= f.b
        s.warrants = 0
        s.signed = 0
        if s.hears and f.b:
            s.tell(
                "event-gold-back",
                {"seat": seat_id(f.c), "gold": f.b},
                moves=[(GOLD, "bank", f"seat:{f.c}/gold", f.b)],
            )
        land(s, f.seat, f.a, 0, is_told=True)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == PASS.base:
            return Option(choice, say("opt-let-pass"), role="stop")
        return Option(choice, say("opt-confiscate", district=DISTRICT_NAMES[f.a]), ("site",))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [CONFISCATE.base, PASS.base]

    def fault(self, s: CitadelsState, f: Frame, choice: int) -> Refusal | None:
        return confiscate_refusal(s, f.seat, f.a) if choice == CONFISCATE.base else None


class Threat(Question[CitadelsState]):
    """CIT-6.7: right after the gather, half of the gold as a bribe, or refuse."""

    clause = "CIT-6.7"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-bribe", other=seat_id(s.blackmailer), gold=s.gold[f.seat] // 2)

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        gold = s.gold[f.seat]
        facts: BribeFacts = {"to": s.blackmailer, "bribe": gold // 2, "stake": gold}
        return facts

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [BRIBE.base, REFUSE.base]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        rank = RANK_OF[s.acting]
        if choice == REFUSE.base:
            if s.hears:
                s.tell("event-refuse", {"seat": seat_id(f.seat)})
            s.frames.append(Frame(kinds.EXPOSE, s.blackmailer, f.seat))
            return
        gold = s.gold[f.seat] // 2
        s.threats &= ~(1 << rank)
        s.gold[f.seat] -= gold
        s.gold[s.blackmailer] += gold
        if s.hears:
            s.tell(
                "event-bribe",
                {"seat": seat_id(f.seat), "other": seat_id(s.blackmailer), "gold": gold},
                moves=[(GOLD, f"seat:{f.seat}/gold", f"seat:{s.blackmailer}/gold", gold)] if gold else [],
            )

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == REFUSE.base:
            return Option(choice, say("opt-refuse"))
        gold = s.gold[f.seat] // 2
        return Option(choice, say("opt-bribe", gold=gold), (gold_target(f.seat),), ((GOLD, gold),))

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        return Refusal(say("no-threat-first"), "CIT-6.9")


class Expose(Question[CitadelsState]):
    """CIT-6.8: player `f.a` has refused; turn the marker up or leave it."""

    clause = "CIT-6.8"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-expose" if s.rose == RANK_OF[s.acting] else "ask-expose-blank", other=seat_id(f.a))

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        real = s.rose == RANK_OF[s.acting]
        facts: ExposeFacts = {"other": f.a, "real": real, "gold": s.gold[f.a] if real else 0}
        return facts

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [EXPOSE.base, PASS.base]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        rank = RANK_OF[s.acting]
        s.threats &= ~(1 << rank)
        if choice == PASS.base:
            if s.hears:
                s.tell("event-no-expose", {"seat": seat_id(f.seat)})
            return
        s.reveal()
        if s.rose != rank:
            s.suspects &= ~(1 << rank)
            if s.hears:
                s.tell("event-blank", {"seat": seat_id(f.seat)})
            return
        loot = s.gold[f.a]
        s.gold[f.a] = 0
        s.gold[f.seat] += loot
        s.threats = 0
        s.suspects = 0
        s.rose = 0
        if s.hears:
            s.tell(
                "event-rose",
                {"seat": seat_id(f.seat), "other": seat_id(f.a), "gold": loot},
                moves=[(GOLD, f"seat:{f.a}/gold", f"seat:{f.seat}/gold", loot)] if loot else [],
            )

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == PASS.base:
            return Option(choice, say("opt-no-expose"), role="stop")
        return Option(choice, say("opt-expose", gold=s.gold[f.a]), (rank_target(RANK_OF[s.acting]),))
