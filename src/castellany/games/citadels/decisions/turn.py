"""The turn of a character: gather, then build, with abilities and districts at any moment (section 4 of the rules).

One question that comes back after every choice until the turn is ended. What a choice does
lives in effects/; this module only knows which room to send it to.
"""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.decisions.turn_words import ending, turn_closed, turn_facts, turn_option
from castellany.games.citadels.decisions.ways import build_choice
from castellany.games.citadels.effects.building import offer_builds
from castellany.games.citadels.effects.cards import distinct
from castellany.games.citadels.effects.districts import WORKSHOPS, district_option, offer_districts, use_district
from castellany.games.citadels.effects.gather import gather, income_of, offer_income, take_income
from castellany.games.citadels.effects.powers import POWERS
from castellany.games.citadels.facts import EMPEROR, INCOME_PAYS, RANK_OF
from castellany.games.citadels.flow import end_turn
from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.layout import GATHERED, TOOK_INCOME, USED_SECOND
from castellany.games.citadels.lexicon import (
    BUILD,
    DRAW_CARDS,
    END,
    INCOME,
    SHARE,
    TAKE_GOLD,
    is_build,
    is_power,
    is_workshop,
)
from castellany.games.citadels.refusals import turn_refusal
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Facts, Frame, Message, Option, Proposal, Question, Refusal, say


def is_threatened(s: CitadelsState, seat: int) -> bool:
    """CIT-6.9: a threat waits to be settled after the gather; one's own is none."""
    return (s.threats >> RANK_OF[s.acting]) & 1 == 1 and s.blackmailer != seat


def must_give_crown(s: CitadelsState) -> bool:
    """CIT-8.5: the Emperor may not end the turn before he has given the crown away."""
    return s.acting == EMPEROR and not s.used & USED_SECOND


class Turn(Question[CitadelsState]):
    """CIT-4.1 to 4.10: what the acting player may do now."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-4.4" if s.used & GATHERED else "CIT-4.1"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        name = CHARACTER_NAMES[s.acting]
        if not s.used & GATHERED:
            return say("ask-gather", character=name)
        if must_give_crown(s):
            return say("ask-turn-crown", character=name)
        return say("ask-turn", character=name)

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        return turn_facts(s, f.seat)

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        seat = f.seat
        out: list[int] = []
        if s.used & GATHERED:
            offer_builds(s, seat, out)
        else:
            out.append(TAKE_GOLD.base)
            if s.deck:
                out.append(DRAW_CARDS.base)
            if s.threats and is_threatened(s, seat):
                return out
        if INCOME_PAYS[s.acting] and not s.used & TOOK_INCOME:
            offer_income(s, seat, out)
        POWERS[s.acting].offer(s, seat, out)
        if s.marks[seat] & WORKSHOPS:
            offer_districts(s, seat, out)
        if s.used & GATHERED and not must_give_crown(s):
            out.append(END.base)  # last, so that nothing is overlooked below it
        return out

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        seat = f.seat
        if choice == END.base:
            end_turn(s, seat)
            return
        s.frames.append(f)
        if choice == TAKE_GOLD.base or choice == DRAW_CARDS.base:
            if s.threats and is_threatened(s, seat):
                s.frames.append(Frame(kinds.THREAT, seat))
            gather(s, seat, choice)
        elif choice == INCOME.base:
            take_income(s, seat, income_of(s, seat))
        elif is_build(choice):
            build_choice(s, seat, seat, choice, False)
        elif is_workshop(choice):
            use_district(s, seat, choice)
        elif SHARE.has(choice):
            take_income(s, seat, SHARE.arg(choice))
        else:
            POWERS[s.acting].use(s, seat, choice)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if is_workshop(choice):
            return district_option(s, f.seat, choice)
        if is_power(choice):
            return POWERS[s.acting].option(s, f.seat, choice)
        return turn_option(s, f.seat, choice)

    def proposals(self, s: CitadelsState, f: Frame) -> list[Proposal]:
        return ending(s, f.seat) if s.used & GATHERED and not must_give_crown(s) else []

    def closed(self, s: CitadelsState, f: Frame) -> list[Closed]:
        return turn_closed(s, f.seat, is_threatened(s, f.seat))

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if choice == END.base and must_give_crown(s) and s.used & GATHERED:
            return Refusal(say("no-crown-first"), "CIT-8.5")
        if not s.used & GATHERED and choice != DRAW_CARDS.base and is_threatened(s, f.seat):
            return Refusal(say("no-threat-first"), "CIT-6.9")
        return turn_refusal(s, f.seat, choice)


class Gather(Question[CitadelsState]):
    """CIT-5.4, 5.6: the Witch and the bewitched gather and nothing else."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        return "CIT-5.6" if RANK_OF[s.acting] == s.bewitched else "CIT-5.4"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-gather-only", character=CHARACTER_NAMES[s.acting])

    def facts(self, s: CitadelsState, f: Frame) -> Facts:
        return turn_facts(s, f.seat)

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [TAKE_GOLD.base, DRAW_CARDS.base] if s.deck else [TAKE_GOLD.base]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        gather(s, f.seat, choice)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        return turn_option(s, f.seat, choice)

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [TAKE_GOLD.base, DRAW_CARDS.base, *[BUILD.of(card) for card in distinct(s.hands[f.seat])]]

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if choice < BUILD.base:
            return turn_refusal(s, f.seat, choice)
        return Refusal(say("no-gather-only"), ban(s))


def ban(s: CitadelsState) -> str:
    """The clause that lets the bewitched, or the Witch, do nothing but gather."""
    return "CIT-5.6" if RANK_OF[s.acting] == s.bewitched else "CIT-5.5"
