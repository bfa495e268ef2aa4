"""The action card of a turn: taking it, its two halves, and the moment of a Veto."""

from typing import Final

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.effects.book import SPECIALS
from castellany.games.elgrande.effects.king import INFILTRATED
from castellany.games.elgrande.facts.board import CASTLE, COURT
from castellany.games.elgrande.facts.cards import INFILTRATION, PLACED_BY
from castellany.games.elgrande.facts.cards import VETO as VETO_CARD
from castellany.games.elgrande.forecast import by_moving, is_seen
from castellany.games.elgrande.ids import CARD_NAMES, PLACE_NAMES, PLACE_THINGS, store
from castellany.games.elgrande.lexicon import ACT, ALLOW, END, PLACE, TAKE, VETO
from castellany.games.elgrande.moves import placing_targets, to_board
from castellany.games.elgrande.refusals import (
    CARD_TAKEN,
    COURT_EMPTY,
    PLACING_OVER,
    SPECIAL_OVER,
    TOO_LATE,
    not_placing,
)
from castellany.games.elgrande.shown import CountFacts, GainFacts, LeftFacts
from castellany.games.elgrande.state import GrandeState, court
from castellany.kernel import Frame, Message, Option, Question, Refusal, Step, say, seat_id

SPECIAL_DONE: Final = 1
PLACING_BEGUN: Final = 2
# The third flag, INFILTRATED, is set by its card.


class TakeCard(Question[GrandeState]):
    """ELG-4.3: one of the cards that are left."""

    clause = "ELG-4.3"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-take")

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [TAKE.of(card) for card in piles.available(s)]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        card = TAKE.arg(choice)
        pile = piles.pile_of(s, card)
        piles.take(s, pile, f.seat)
        s.card = card
        if s.hears:
            moves = [(piles.card_id(s, pile), piles.names(s)[pile], f"seat:{f.seat}/action")]
            s.tell("event-take", {"seat": seat_id(f.seat), "action": CARD_NAMES[card]}, moves=moves)
        s.frames.append(Frame(kinds.RESUME, f.seat, card, 0, PLACED_BY[card]))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        card = TAKE.arg(choice)
        target = piles.card_id(s, piles.pile_of(s, card))
        return Option(choice, say("opt-take", action=CARD_NAMES[card], count=PLACED_BY[card]), (target,))

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [TAKE.of(piles.shown(s, p)) for p in range(len(piles.starts(s)))]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        return (piles.names(s)[piles.pile_of(s, TAKE.arg(choice))],)

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if TAKE.has(choice):
            if piles.pile_of(s, TAKE.arg(choice)) >= 0:
                return CARD_TAKEN
            return Refusal(say("no-card-shown", action=CARD_NAMES[TAKE.arg(choice)]), "ELG-3.2")
        return super().refusal(s, f, choice)


def special_hindrance(s: GrandeState, f: Frame) -> Refusal | None:
    """Why the special action of the turn's card cannot be used now."""
    if f.b & SPECIAL_DONE:
        return SPECIAL_OVER
    if f.a == INFILTRATION and f.b & PLACING_BEGUN:
        return TOO_LATE
    return SPECIALS[f.a].hindrance(s, f.seat)


def unused(s: GrandeState, f: Frame) -> Message | None:
    """What the end of the turn leaves undone: caballeros that could be placed, the special action."""
    left = min(f.c, court(s, f.seat))
    if special_hindrance(s, f) is None:
        return say("leaves-both", count=left) if left else say("leaves-special")
    return say("leaves-court", count=left) if left else None


class Resume(Step[GrandeState]):
    """Go on with card `a` (flags `b`, `c` still to place) if either half can still be used."""

    def run(self, s: GrandeState, f: Frame) -> None:
        if (f.c > 0 and court(s, f.seat) > 0) or special_hindrance(s, f) is None:
            s.frames.append(Frame(kinds.CARD, f.seat, f.a, f.b, f.c))


class UseCard(Question[GrandeState]):
    """ELG-4.4: place, use the special action, or end the turn."""

    clause = "ELG-4.4"

    def message(self, s: GrandeState, f: Frame) -> Message:
        name = CARD_NAMES[f.a]
        count = min(f.c, court(s, f.seat))
        if special_hindrance(s, f) is not None:
            return say("ask-place", action=name, count=count)
        return say("ask-use" if count else "ask-use-special", action=name, count=count)

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        found: list[int] = []
        if f.c > 0 and court(s, f.seat) > 0:
            mask = placing_targets(s, f.b & INFILTRATED != 0)
            place = 0
            while mask:
                if mask & 1:
                    found.append(PLACE.base + place)
                mask >>= 1
                place += 1
        if special_hindrance(s, f) is None:
            found.append(ACT.base)
        found.append(END.base)
        return found

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        seat = f.seat
        if choice == END.base:
            return
        if choice == ACT.base:
            # Placing that has begun is over once the special action begins.
            rest = 0 if f.b & PLACING_BEGUN else f.c
            s.frames.append(Frame(kinds.RESUME, seat, f.a, f.b | SPECIAL_DONE, rest))
            if s.hears:
                told = "event-announce" if can_be_vetoed(s, seat) else "event-act"
                s.tell(told, {"seat": seat_id(seat), "action": CARD_NAMES[f.a]})
            ask_veto(s, seat, f.a, 1)
            return
        to_board(s, seat, seat, PLACE.arg(choice))
        s.frames.append(Frame(kinds.RESUME, seat, f.a, f.b | PLACING_BEGUN, f.c - 1))

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == END.base:
            return Option(choice, say("opt-end"), role="stop", leaves=unused(s, f))
        if choice == ACT.base:
            left = min(f.c, court(s, f.seat)) if f.b & PLACING_BEGUN else 0
            message = say("opt-act-instead" if left else "opt-act", action=CARD_NAMES[f.a])
            leaves = say("leaves-court", count=left) if left else None
            return Option(choice, message, (piles.card_id(s, piles.pile_of(s, f.a)),), role="gain", leaves=leaves)
        place = PLACE.arg(choice)
        message = say("opt-throw") if place == CASTLE else say("opt-place", place=PLACE_NAMES[place])
        return Option(choice, message, (PLACE_THINGS[place],), facts=self._gain(s, f, place))

    def _gain(self, s: GrandeState, f: Frame, place: int) -> GainFacts | CountFacts:
        most = min(f.c, court(s, f.seat))
        if not is_seen(s, place):
            thrown: CountFacts = {"most": most}
            return thrown
        return by_moving(s, f.seat, f.seat, COURT, place, most=most)

    def facts(self, s: GrandeState, f: Frame) -> LeftFacts:
        return {"left": min(f.c, court(s, f.seat))}

    def tried(self, s: GrandeState, f: Frame) -> list[int]:
        return [ACT.base, *[PLACE.of(place) for place in range(CASTLE + 1)], END.base]

    def targets(self, s: GrandeState, f: Frame, choice: int) -> tuple[str, ...]:
        if PLACE.has(choice):
            return (PLACE_THINGS[PLACE.arg(choice)],)
        if piles.kept_veto(s, f.a, s.round):  # a Veto that is kept has gone to the holder's Vetoes
            return (store(s.seats, f.seat, "vetoes"),)
        return (piles.card_id(s, piles.pile_of(s, f.a)),)

    def _why_no_more(self, s: GrandeState, f: Frame) -> Refusal | None:
        """Why nobody can be placed any more, wherever."""
        if f.c == 0:
            return PLACING_OVER
        return COURT_EMPTY if court(s, f.seat) == 0 else None

    def refusal(self, s: GrandeState, f: Frame, choice: int) -> Refusal:
        if PLACE.has(choice):
            return self._why_no_more(s, f) or not_placing(s, PLACE.arg(choice))
        if choice == ACT.base:
            why = special_hindrance(s, f)
            assert why is not None
            return why
        return super().refusal(s, f, choice)


def holds_veto(s: GrandeState, seat: int) -> bool:
    for i in range(0, len(s.vetoes), 2):
        if s.vetoes[i] == seat:
            return True
    return False


def can_be_vetoed(s: GrandeState, seat: int) -> bool:
    for i in range(0, len(s.vetoes), 2):
        if s.vetoes[i] != seat:
            return True
    return False


def ask_veto(s: GrandeState, seat: int, card: int, step: int) -> None:
    """ELG-14.4, ELG-14.5: ask the next holder clockwise; if there is none the action begins."""
    if s.vetoes:
        for i in range(step, s.seats):
            if holds_veto(s, (seat + i) % s.seats):
                s.frames.append(Frame(kinds.VETO, (seat + i) % s.seats, card, seat, i))
                return
    s.frames.append(Frame(kinds.SPECIAL, seat, card))


class VetoWindow(Question[GrandeState]):
    """ELG-14.4: card `a` of seat `b` is announced; the holder is `c` seats to the left."""

    clause = "ELG-14.4"

    def message(self, s: GrandeState, f: Frame) -> Message:
        return say("ask-veto", seat=seat_id(f.b), action=CARD_NAMES[f.a])

    def options(self, s: GrandeState, f: Frame) -> list[int]:
        return [VETO.base, ALLOW.base]

    def resolve(self, s: GrandeState, f: Frame, choice: int) -> None:
        if choice == ALLOW.base:
            if s.hears:
                s.tell("event-allow", {"seat": seat_id(f.seat)})
            ask_veto(s, f.b, f.a, f.c + 1)
            return
        for i in range(0, len(s.vetoes), 2):
            if s.vetoes[i] == f.seat:
                s.vetoes = s.vetoes[:i] + s.vetoes[i + 2 :]
                break
        if s.hears:
            s.tell(
                "event-veto",
                {"seat": seat_id(f.seat), "who": seat_id(f.b), "action": CARD_NAMES[f.a]},
                moves=[(CARD_NAMES[VETO_CARD], store(s.seats, f.seat, "vetoes"), "discard")],
            )

    def option(self, s: GrandeState, f: Frame, choice: int) -> Option:
        if choice == VETO.base:
            return Option(choice, say("opt-veto", action=CARD_NAMES[f.a]), (store(s.seats, f.seat, "vetoes"),))
        return Option(choice, say("opt-allow"))
