"""Questions about workers: which one goes onto a slot, which ones are kept."""

from __future__ import annotations

from castellany.games.paladins.facts.board import KEEP_WORKERS
from castellany.games.paladins.facts.icons import ANY, COLOURS
from castellany.games.paladins.facts.tables import FAVOUR_SLOT, SLOT_COLOUR
from castellany.games.paladins.ids import ACTION_NAME, FAVOUR_NAME, WORKER_NAME, workers_thing
from castellany.games.paladins.legal import KINGS_FAVOUR
from castellany.games.paladins.lexicon import ACT_ACTION, KEEP, PLACE
from castellany.games.paladins.passing import colours_left, keep_on, kept
from castellany.games.paladins.placing import ON_FAVOUR, favour_colours, fill, put, slot_colours
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, Message, Option, Question, Refusal, say


class PlaceWorker(Question[PaladinsState]):
    """PAL-4.1: which worker goes onto slot `b` of act `a`."""

    clause = "PAL-4.1"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        if f.a == ON_FAVOUR:
            return say("ask-place-favour", favour=FAVOUR_NAME[s.kings[KINGS_FAVOUR + f.b]])
        colour = SLOT_COLOUR[f.b]
        if colour == ANY:
            return say("ask-place-any", action=ACTION_NAME[ACT_ACTION[f.a]])
        return say("ask-place", action=ACTION_NAME[ACT_ACTION[f.a]], worker=WORKER_NAME[colour])

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        if f.a == ON_FAVOUR:
            return PLACE.each(favour_colours(s, f.seat, f.b))
        return PLACE.each(slot_colours(s, f.seat, f.a, f.b))

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        put(s, f.seat, f.a, f.b, PLACE.arg(choice))
        if f.a != ON_FAVOUR:
            fill(s, f.seat, f.a)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        colour = PLACE.arg(choice)
        return Option(choice, say("opt-worker", worker=WORKER_NAME[colour]), (workers_thing(f.seat, colour),))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [PLACE.of(colour) for colour in range(COLOURS) if s.workers[f.seat * COLOURS + colour]]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not PLACE.has(choice):
            return super().refusal(s, f, choice)
        colour = PLACE.arg(choice)
        if s.workers[f.seat * COLOURS + colour] == 0:
            return Refusal(say("no-worker", worker=WORKER_NAME[colour]), self.clause)
        wanted = FAVOUR_SLOT[s.kings[KINGS_FAVOUR + f.b]] if f.a == ON_FAVOUR else SLOT_COLOUR[f.b]
        return Refusal(say("no-colour", worker=WORKER_NAME[wanted]), self.clause)


class KeepWorker(Question[PaladinsState]):
    """PAL-10.2: one of the three workers to keep; `a` those kept so far, `b` how many."""

    clause = "PAL-10.2"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-keep", count=KEEP_WORKERS - f.b)

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        return KEEP.each(colours_left(s, f.seat, f.a))

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        keep_on(s, f.seat, f.a + (1 << (3 * KEEP.arg(choice))), f.b + 1)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        colour = KEEP.arg(choice)
        return Option(choice, say("opt-worker", worker=WORKER_NAME[colour]), (workers_thing(f.seat, colour),))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [KEEP.of(colour) for colour in range(COLOURS) if s.workers[f.seat * COLOURS + colour]]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not KEEP.has(choice):
            return super().refusal(s, f, choice)
        colour = KEEP.arg(choice)
        return Refusal(say("no-more-of" if kept(f.a, colour) else "no-worker", worker=WORKER_NAME[colour]), self.clause)
