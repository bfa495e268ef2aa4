"""The questions of a turn outside the action: which card, where to, whom to hire."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import criminals_on_board, segment_of
from castellany.games.viscounts.facts.kinds import CRIMINAL, ICON_COUNT, SILVER
from castellany.games.viscounts.facts.tables import CARD_IDS, COST, FIRST_FOLK, ICONS, RING_PLACES, SPACE_IDS
from castellany.games.viscounts.flow import hire, play_card
from castellany.games.viscounts.forecast.there import ends, go_facts
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.ids import card_name, card_thing, place_number, space_number
from castellany.games.viscounts.movement import arrive, destinations, fare, free_steps, length
from castellany.games.viscounts.shown.move import GoFacts, PlayFacts
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say


class Play(Question[ViscountsState]):
    """VIS-6.3: a card from hand."""

    clause = "VIS-6.3"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-play")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.PLAY.base
        return [base + card for card in s.hands[f.seat]]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        card = lex.PLAY.arg(choice)
        s.hands[f.seat].remove(card)
        play_card(s, f.seat, card, "hand")

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        card = lex.PLAY.arg(choice)
        words = say("opt-play", card=card_name(card), steps=COST[card])
        return Option(choice, words, (card_thing(card, f.seat),), facts=self.ends(s, f, choice))

    def ends(self, s: ViscountsState, f: Frame, choice: int) -> PlayFacts:
        """Where the viscount can go with this card, where the move is what comes next (the copy plays it)."""
        world = s.copy()
        world.frames.pop()
        self.resolve(world, f, choice)
        seat = f.seat
        found = ends(world, seat, len(s.frames) - 1)
        guilty = criminals_on_board(world, seat) if ICONS[lex.PLAY.arg(choice) * ICON_COUNT + CRIMINAL] else 0
        return {"ends": found, "corruption": guilty}

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if lex.PLAY.has(choice):
            return Refusal(say("no-not-in-hand", card=card_name(lex.PLAY.arg(choice))), self.clause)
        return super().refusal(s, f, choice)


class Move(Question[ViscountsState]):
    """VIS-10.1: the space to end on; further steps cost a silver each."""

    clause = "VIS-10.1"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-move", steps=s.steps, free=free_steps(s, f.seat))

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.GO.base
        ring = s.ring
        found = destinations(s, f.seat)
        for i in range(len(found)):
            where: i64 = found[i]
            found[i] = base + ring[where // 3] * 3 + where % 3
        return found

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        where = place_number(s, lex.GO.arg(choice))
        arrive(s, f.seat, where, fare(s, f.seat, where), length(s, f.seat, where))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        space = lex.GO.arg(choice)
        where = place_number(s, space)
        price = fare(s, f.seat, where)
        facts: GoFacts = go_facts(s, f.seat, where)
        return Option(
            choice,
            say("opt-move", space=f"space-{SPACE_IDS[space]}"),
            (f"space:{SPACE_IDS[space]}",),
            (("res-silver", price),) if price else (),
            facts=facts,
        )

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.GO.of(space_number(s, where)) for where in range(RING_PLACES)]

    def targets(self, s: ViscountsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"space:{SPACE_IDS[lex.GO.arg(choice)]}",)

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if not lex.GO.has(choice):
            return super().refusal(s, f, choice)
        short = fare(s, f.seat, place_number(s, lex.GO.arg(choice))) - s.goods[f.seat * 4 + SILVER]
        return Refusal(say("no-silver-move", short=short), self.clause)


class Hire(Question[ViscountsState]):
    """VIS-10.5: the townsfolk beside the viscount, or nobody."""

    clause = "VIS-10.5"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-hire")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return [lex.HIRE.of(s.tops[segment_of(s, f.seat)]), lex.PASS.base]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        if choice != lex.PASS.base:
            spend(s, f.seat, SILVER, COST[lex.HIRE.arg(choice)])
            hire(s, f.seat, segment_of(s, f.seat))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.PASS.base:
            return Option(choice, say("opt-no-hire"), role="stop")
        card = lex.HIRE.arg(choice)
        return Option(
            choice,
            say("opt-hire", card=card_name(card)),
            (card_thing(card, f.seat),),
            (("res-silver", COST[card]),),
        )

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        return [*[lex.HIRE.of(card) for card in s.tops if card >= 0], lex.PASS.base]

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        return hire_refusal(s, choice) or super().refusal(s, f, choice)


def hire_refusal(s: ViscountsState, choice: int) -> Refusal | None:
    if not lex.HIRE.has(choice):
        return None
    card = lex.HIRE.arg(choice)
    if card < FIRST_FOLK or card not in s.tops:
        return Refusal(say("no-not-visible", card=f"card-{CARD_IDS[card]}"), "VIS-10.5")
    return Refusal(say("no-not-beside", card=f"card-{CARD_IDS[card]}"), "VIS-10.5")


class FreeHire(Question[ViscountsState]):
    """VIS-10.4: any of the visible townsfolk."""

    clause = "VIS-10.4"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        return say("ask-free-hire")

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        base = lex.HIRE.base
        return [base + card for card in s.tops if card >= 0]

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        hire(s, f.seat, s.tops.index(lex.HIRE.arg(choice)))

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        card = lex.HIRE.arg(choice)
        return Option(choice, say("opt-hire", card=card_name(card)), (card_thing(card, f.seat),))

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        return hire_refusal(s, choice) or super().refusal(s, f, choice)
