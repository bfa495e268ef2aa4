"""Questions about places: the space of a monk, an outpost or a jar, the slot of a workshop, what to clear."""

from __future__ import annotations

from castellany.games.paladins.actions import absolve, develop, settle
from castellany.games.paladins.clearing import blocked_actions, pray_over
from castellany.games.paladins.decisions.aims import Aim, Cost, silver
from castellany.games.paladins.facts.board import ABSOLVE_SPACES_OF, BOARD_SLOTS, SPACES, WORKSHOP_SLOTS
from castellany.games.paladins.facts.icons import ABSOLVE, ACTION_COUNT, COMMISSION, DEVELOP, FAITH, PRAY, STRENGTH
from castellany.games.paladins.facts.tables import ACTION_SLOT, FAITH_FLAG, SPACE_REGION, STRENGTH_FLAG
from castellany.games.paladins.ids import ACTION_NAME, SPACE_THING, action_thing, icons, slot_thing
from castellany.games.paladins.layout import AT_JARS, OWN
from castellany.games.paladins.layout import WORKSHOP as ON_SLOT
from castellany.games.paladins.legal import OPEN_SPACES
from castellany.games.paladins.lexicon import CLEAR, JAR, SETTLE, WORKSHOP
from castellany.games.paladins.prices import price
from castellany.games.paladins.refusals import attribute_low
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import pay_silver
from castellany.games.paladins.track import value
from castellany.kernel import Closed, Frame, Message, Option, Refusal, say


class ChooseSpace(Aim):
    """PAL-6.1, PAL-6.3: where the monk or the outpost goes."""

    def rule(self, s: PaladinsState, f: Frame) -> str:
        return "PAL-6.1" if f.a == COMMISSION else "PAL-6.3"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-commission" if f.a == COMMISSION else "ask-garrison")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        flags = FAITH_FLAG if f.a == COMMISSION else STRENGTH_FLAG
        able = value(s, f.seat, FAITH if f.a == COMMISSION else STRENGTH)
        spaces = s.spaces
        found: list[int] = []
        for space in OPEN_SPACES[s.people]:
            if flags[SPACE_REGION[space]] > able:
                break
            if spaces[space] == 0:
                found.append(SETTLE.base + space)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        settle(s, f.seat, f.a, SETTLE.arg(choice))

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        space = SETTLE.arg(choice)
        message = say("opt-space", region=SPACES[space].region, rewards=icons(SPACES[space].gain))
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (SPACE_THING[SETTLE.arg(choice)],)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        cost = price(s, f.seat, f.a)
        return (("res-provision", cost),) if cost else ()

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [SETTLE.of(space) for space in range(len(SPACES))]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not SETTLE.has(choice):
            return super().refusal(s, f, choice)
        space = SETTLE.arg(choice)
        if space not in OPEN_SPACES[s.people]:
            return Refusal(say("no-people", people=SPACES[space].people), "PAL-6.7")
        if s.spaces[space]:
            return Refusal(say("no-space-taken"), "PAL-6.7")
        if f.a == COMMISSION:
            return attribute_low(s, f.seat, FAITH, FAITH_FLAG[SPACE_REGION[space]], "PAL-6.1")
        return attribute_low(s, f.seat, STRENGTH, STRENGTH_FLAG[SPACE_REGION[space]], "PAL-6.3")


class ChooseJarSpace(Aim):
    """PAL-6.4: where the jar goes."""

    clause = "PAL-6.4"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-absolve")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        taken = s.own[f.seat * OWN + AT_JARS]
        found: list[int] = []
        for space in range(len(ABSOLVE_SPACES_OF[s.rules])):
            if not (taken >> space) & 1:
                found.append(JAR.base + space)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        absolve(s, f.seat, JAR.arg(choice))

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        message = say("opt-jar", rewards=icons(ABSOLVE_SPACES_OF[s.rules][JAR.arg(choice)]))
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"seat:{f.seat}/jar-space:{JAR.arg(choice) + 1}",)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        return silver(price(s, f.seat, ABSOLVE))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [JAR.of(space) for space in range(len(ABSOLVE_SPACES_OF[s.rules]))]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if JAR.has(choice) and JAR.arg(choice) < len(ABSOLVE_SPACES_OF[s.rules]):
            return Refusal(say("no-space-taken"), self.clause)
        return super().refusal(s, f, choice)


class ChooseWorkshopSlot(Aim):
    """PAL-5.1, PAL-5.3: where the workshop goes; `a` = 1 for nothing."""

    def rule(self, s: PaladinsState, f: Frame) -> str:
        return "PAL-5.3" if f.a else "PAL-5.1"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-workshop")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found: list[int] = []
        first = f.seat * BOARD_SLOTS + ACTION_SLOT[COMMISSION]
        for i in range(ACTION_COUNT):
            if s.board[first + i // 2 * 3 + i % 2] != ON_SLOT:
                found.append(WORKSHOP.base + i)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        develop(s, f.seat, COMMISSION + WORKSHOP.first(choice), WORKSHOP.second(choice), f.a == 1)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        action, slot = COMMISSION + WORKSHOP.first(choice), WORKSHOP.second(choice)
        message = say("opt-workshop", action=ACTION_NAME[action], slot=slot + 1)
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        action = COMMISSION + WORKSHOP.first(choice)
        return (slot_thing(f.seat, action, ACTION_SLOT[action] + WORKSHOP.second(choice)),)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        return () if f.a else silver(price(s, f.seat, DEVELOP))

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [WORKSHOP.base + i for i in range(ACTION_COUNT)]

    def beside(self, s: PaladinsState, f: Frame) -> list[Closed]:
        """The third slot of each action is dotted: no workshop is ever built there."""
        dotted = [slot_thing(f.seat, a, ACTION_SLOT[a] + WORKSHOP_SLOTS) for a in range(COMMISSION, ACTION_COUNT)]
        return [Closed(tuple(dotted), say("no-dotted"), "PAL-5.1")]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if WORKSHOP.has(choice):
            return Refusal(say("no-slot-built"), "PAL-5.1")
        return super().refusal(s, f, choice)


class ChooseClearing(Aim):
    """PAL-5.8, PAL-5.9: which action a prayer clears; `a` the one it must not, or -1."""

    def rule(self, s: PaladinsState, f: Frame) -> str:
        return "PAL-5.8" if f.a == PRAY else "PAL-5.9"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-clear")

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found: list[int] = []
        blocked = blocked_actions(s, f.seat)
        for action in range(ACTION_COUNT):
            if action != f.a and (blocked >> action) & 1:
                found.append(CLEAR.base + action)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        if f.a == PRAY:
            pay_silver(s, f.seat, price(s, f.seat, PRAY))
        pray_over(s, f.seat, CLEAR.arg(choice))

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        message = say("opt-clear", action=ACTION_NAME[CLEAR.arg(choice)])
        return Option(choice, message, self.targets(s, f, choice), self.cost(s, f, choice))

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (action_thing(f.seat, CLEAR.arg(choice)),)

    def cost(self, s: PaladinsState, f: Frame, choice: int) -> Cost:
        return silver(price(s, f.seat, PRAY)) if f.a == PRAY else ()

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        return [CLEAR.of(action) for action in range(ACTION_COUNT)]

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if not CLEAR.has(choice):
            return super().refusal(s, f, choice)
        action = CLEAR.arg(choice)
        if action == f.a:
            return Refusal(say("no-clear-itself"), "PAL-5.8")
        return Refusal(say("no-clear", action=ACTION_NAME[action]), self.rule(s, f))
