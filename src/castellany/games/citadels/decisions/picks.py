"""Picking a character, laying one aside, and the swap of the Theater (section 2, CIT-14.28)."""

from __future__ import annotations

from castellany.games.citadels.effects.city import count_colour
from castellany.games.citadels.facts import CARDS, EITHER, GOLD, INCOME_COLOUR, INCOME_PAYS, MERCHANT, RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES, rank_target
from castellany.games.citadels.lexicon import LAY, PASS, PICK, STAGE
from castellany.games.citadels.selection import lay, next_look, pick, swap_characters
from castellany.games.citadels.selection_table import LAST_WITH_DOWN
from castellany.games.citadels.shown import GainFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say, seat_id


def not_in_pool(s: CitadelsState, character: int) -> Refusal:
    """The same words for a character taken, laid aside or not in this game."""
    return Refusal(say("no-not-offered", character=CHARACTER_NAMES[character]), "CIT-2.4")


class Pick(Question[CitadelsState]):
    """CIT-2.4: choose a character in secret. `f.a`: which look, `f.b`: what happens to the rest, `f.c`: its step."""

    def rule(self, s: CitadelsState, f: Frame) -> str:
        if f.b == LAST_WITH_DOWN:
            return "CIT-2.5"
        return "CIT-2.6" if s.seats == 2 else "CIT-2.7" if s.seats == 3 else "CIT-2.4"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-pick" if f.a == 0 else "ask-pick-second")

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [PICK.base + s.cast[rank] for rank in range(1, len(s.cast)) if (s.pool >> rank) & 1]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        pick(s, f.seat, f.a, f.b, RANK_OF[PICK.arg(choice)], f.c)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        character = PICK.arg(choice)
        message = say("opt-pick", character=CHARACTER_NAMES[character])
        return Option(choice, message, (rank_target(RANK_OF[character]),), facts=gain(s, f.seat, character))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [PICK.of(character) for character in s.cast[1:]]

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if PICK.has(choice):
            return not_in_pool(s, PICK.arg(choice))
        return super().refusal(s, f, choice)


def gain(s: CitadelsState, seat: int, character: int) -> GainFacts:
    """What a character's income would bring now; the Merchant has one gold more (CIT-10.2)."""
    pays = INCOME_PAYS[character]
    income = count_colour(s, seat, INCOME_COLOUR[character]) + (1 if character == MERCHANT else 0) if pays else 0
    return {
        "gold": income if pays in (GOLD, EITHER) else None,
        "cards": min(income, len(s.deck)) if pays in (CARDS, EITHER) else None,
    }


class Lay(Question[CitadelsState]):
    """CIT-2.6: two players also lay a character of their choice face down."""

    clause = "CIT-2.6"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-lay")

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        return [LAY.base + s.cast[rank] for rank in range(1, len(s.cast)) if (s.pool >> rank) & 1]

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        lay(s, f.seat, f.a, RANK_OF[LAY.arg(choice)])
        next_look(s, f.c + 1)

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        character = LAY.arg(choice)
        return Option(choice, say("opt-lay", character=CHARACTER_NAMES[character]), (rank_target(RANK_OF[character]),))

    def tried(self, s: CitadelsState, f: Frame) -> list[int]:
        return [LAY.of(character) for character in s.cast[1:]]

    def refusal(self, s: CitadelsState, f: Frame, choice: int) -> Refusal:
        if LAY.has(choice):
            return not_in_pool(s, LAY.arg(choice))
        return super().refusal(s, f, choice)


class TheaterSwap(Question[CitadelsState]):
    """CIT-14.28: swap a character with an opponent, unseen, or leave it."""

    clause = "CIT-14.28"

    def message(self, s: CitadelsState, f: Frame) -> Message:
        return say("ask-theater")

    def options(self, s: CitadelsState, f: Frame) -> list[int]:
        out: list[int] = []
        for rank in range(1, len(s.cast)):
            if s.holder[rank] == f.seat:
                for other in range(s.seats):
                    if other != f.seat:
                        out.append(STAGE.of2(other, s.cast[rank]))
        out.append(PASS.base)
        return out

    def resolve(self, s: CitadelsState, f: Frame, choice: int) -> None:
        if choice != PASS.base:
            swap_characters(s, f.seat, STAGE.first(choice), RANK_OF[STAGE.second(choice)])
        elif s.hears:
            s.tell("event-no-theater", {"seat": seat_id(f.seat)})

    def option(self, s: CitadelsState, f: Frame, choice: int) -> Option:
        if choice == PASS.base:
            return Option(choice, say("opt-no-theater"), role="stop")
        other = STAGE.first(choice)
        message = say("opt-theater", character=CHARACTER_NAMES[STAGE.second(choice)], other=seat_id(other))
        return Option(choice, message, (f"seat:{other}/characters",))
