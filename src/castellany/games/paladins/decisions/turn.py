"""The question of every turn: an action on the own board, a king's favour, or pass (PAL-3.7)."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.decisions.aims import Aim, Cost
from castellany.games.paladins.facts.board import KEEP_WORKERS, ROUNDS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    WORKERS,
)
from castellany.games.paladins.facts.tables import ACTION_SLOT
from castellany.games.paladins.ids import ACTION_NAME, FAVOUR_NAME, FAVOUR_THING, action_thing
from castellany.games.paladins.kinds import (
    A_FAVOUR,
    CHOOSE_CLEARING,
    CHOOSE_JAR_SPACE,
    CHOOSE_OUTSIDER,
    CHOOSE_SPACE,
    CHOOSE_TOWNSFOLK,
    CHOOSE_WORKSHOP_SLOT,
    NEXT_TURN,
    PERFORM,
)
from castellany.games.paladins.lacks import act_lacks, favour_lacks
from castellany.games.paladins.legal import (
    FAVOUR_DEBT,
    FAVOUR_PROVISION,
    FAVOUR_SILVER,
    KINGS_FAVOUR,
    YES,
    may,
    may_use,
    open_favours,
    pool,
)
from castellany.games.paladins.lexicon import (
    ACT,
    ACT_ACTION,
    ACT_COUNT,
    ACT_WORKERS,
    ACTS,
    FAVOUR,
    HIRE_ACT,
    HUNT_2,
    PASS,
    TRADE_2,
)
from castellany.games.paladins.open_acts import open_acts
from castellany.games.paladins.passing import leave_round
from castellany.games.paladins.payments import Wallet, act_payments, empty_slots, favour_payments
from castellany.games.paladins.placing import ON_FAVOUR, fill
from castellany.games.paladins.prices import price
from castellany.games.paladins.refusals import not_with_two, why_not, why_not_favour
from castellany.games.paladins.shown import ActFacts, LackFacts, PaymentsFacts, TargetsFacts
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame, Message, Option, Proposal, Question, Refusal, say

WITH_TWO: Final = (HIRE_ACT, HUNT_2, TRADE_2)
"""Acts of two workers; the way with one comes just before each."""


class Turn(Question[PaladinsState]):
    clause = "PAL-3.7"

    def message(self, s: PaladinsState, f: Frame) -> Message:
        return say("ask-turn", workers=pool(s, f.seat))

    def options(self, s: PaladinsState, f: Frame) -> list[int]:
        found: list[int] = []
        workers = pool(s, f.seat)
        if workers:  # nothing is done without any
            acts = open_acts(s, f.seat, workers)
            for act in range(ACT_COUNT):
                if (acts >> act) & 1:
                    found.append(ACT.base + act)
            for place in range(open_favours(s)):
                if may_use(s, f.seat, place) == YES:
                    found.append(FAVOUR.base + s.kings[KINGS_FAVOUR + place])
        found.append(PASS.base)
        return found

    def resolve(self, s: PaladinsState, f: Frame, choice: int) -> None:
        seat = f.seat
        s.frames.append(Frame(NEXT_TURN, seat))
        if choice == PASS.base:
            leave_round(s, seat)
        elif FAVOUR.has(choice):
            place = place_of(s, FAVOUR.arg(choice))
            s.frames.append(Frame(PERFORM, seat, A_FAVOUR, place))
            fill(s, seat, ON_FAVOUR, place)
        else:
            act = ACT.arg(choice)
            s.frames.append(target(seat, act))
            fill(s, seat, act)

    def option(self, s: PaladinsState, f: Frame, choice: int) -> Option:
        if choice == PASS.base:
            return self._pass(s, f)
        wallet = Wallet(s, f.seat)
        if FAVOUR.has(choice):
            return favour_option(wallet, place_of(s, FAVOUR.arg(choice)))[0]
        return act_option(wallet, ACT.arg(choice))[0]

    def offers(self, s: PaladinsState, f: Frame) -> tuple[list[Option], list[Proposal]]:
        """Every act and favour with its payments and targets; proposed is the sensible payment, where there are two."""
        wallet = Wallet(s, f.seat)
        found = [act_option(wallet, act) for act in wallet.acts]
        found += [favour_option(wallet, place) for place in wallet.favours]
        options = [option for option, _payments in found]
        proposals = [paid(option, payments) for option, payments in found if payments["choices"][0]]
        return [*options, self._pass(s, f)], proposals

    def _pass(self, s: PaladinsState, f: Frame) -> Option:
        """PAL-10.2: it says how many workers go back unused."""
        left = pool(s, f.seat)
        lost = left if s.round == ROUNDS else max(0, left - KEEP_WORKERS)
        leaves = say("leaves-workers", count=lost) if lost else None
        return Option(PASS.base, say("opt-pass"), (f"seat:{f.seat}",), role="stop", leaves=leaves, doubtful=lost > 0)

    def tried(self, s: PaladinsState, f: Frame) -> list[int]:
        """Two workers are only tried where one would do."""
        acts = [act for act in range(ACT_COUNT) if act not in WITH_TWO or reason(s, f.seat, act - 1) == YES]
        favours = s.kings[KINGS_FAVOUR : KINGS_FAVOUR + open_favours(s)]
        return [*[ACT.of(act) for act in acts], *[FAVOUR.of(favour) for favour in favours], PASS.base]

    def targets(self, s: PaladinsState, f: Frame, choice: int) -> tuple[str, ...]:
        if ACT.has(choice):
            return (action_thing(f.seat, ACT_ACTION[ACT.arg(choice)]),)
        return (FAVOUR_THING[FAVOUR.arg(choice)],)

    def lacks(self, s: PaladinsState, f: Frame, choice: int) -> LackFacts:
        if ACT.has(choice):
            return act_lacks(s, f.seat, ACT.arg(choice), reason(s, f.seat, ACT.arg(choice)))
        place = place_of(s, FAVOUR.arg(choice))
        return favour_lacks(s, f.seat, place, may_use(s, f.seat, place))

    def refusal(self, s: PaladinsState, f: Frame, choice: int) -> Refusal:
        if ACT.has(choice):
            act = ACT.arg(choice)
            if act in WITH_TWO and reason(s, f.seat, act - 1) == YES:
                return not_with_two(s, f.seat, act, reason(s, f.seat, act))
            return why_not(s, f.seat, act, reason(s, f.seat, act))
        if FAVOUR.has(choice):
            place = place_of(s, FAVOUR.arg(choice))
            if place < 0:
                return Refusal(say("no-favour-here", favour=FAVOUR_NAME[FAVOUR.arg(choice)]), "PAL-3.2")
            return why_not_favour(s, f.seat, place, may_use(s, f.seat, place))
        return super().refusal(s, f, choice)


def reason(s: PaladinsState, seat: int, act: int) -> int:
    """Why an act is not possible now, or YES."""
    return may(s, seat, act, blocked_actions(s, seat), pool(s, seat))


def place_of(s: PaladinsState, favour: int) -> int:
    """Where an open favour lies, or -1."""
    for place in range(open_favours(s)):
        if s.kings[KINGS_FAVOUR + place] == favour:
            return place
    return -1


def act_option(wallet: Wallet, act: int) -> tuple[Option, PaymentsFacts]:
    """An act as one gesture: how it may be paid, then where it may go. Paying changes nothing about the latter."""
    s, seat, action = wallet.s, wallet.seat, ACT_ACTION[act]
    cost = cost_of(s, seat, act)
    slots = empty_slots(s, seat, act)
    facts: ActFacts = {
        "act": ACTS[act],
        "ask": "",
        "slots": [slot - ACTION_SLOT[action] + 1 for slot in slots],
        "payments": act_payments(wallet, act, slots),
        "targets": {"things": [], "choices": []},
    }
    frame = target(seat, act)
    kind = s.game().kinds[frame.kind]
    if isinstance(kind, Aim):
        facts["ask"] = kind.message(s, frame).id
        facts["targets"] = aims(s, frame, kind, cost)
    option = Option(ACT.base + act, offer(act), (action_thing(seat, action),), cost, facts=facts)
    return option, facts["payments"]


def aims(s: PaladinsState, f: Frame, kind: Aim, cost: Cost) -> TargetsFacts:
    choices = kind.options(s, f)
    found: TargetsFacts = {"things": [kind.targets(s, f, choice)[0] for choice in choices], "choices": choices}
    prices = [kind.cost(s, f, choice) for choice in choices]
    if any(price != cost for price in prices):
        found["prices"] = [[{"resource": name, "amount": amount} for name, amount in price] for price in prices]
    return found


def favour_option(wallet: Wallet, place: int) -> tuple[Option, PaymentsFacts]:
    favour = wallet.s.kings[KINGS_FAVOUR + place]
    facts: ActFacts = {
        "act": FAVOUR_THING[favour],
        "ask": "",
        "slots": [],
        "payments": favour_payments(wallet, place),
        "targets": {"things": [], "choices": []},
    }
    message = say("opt-favour", favour=FAVOUR_NAME[favour])
    option = Option(FAVOUR.base + favour, message, (FAVOUR_THING[favour],), favour_price(favour), facts=facts)
    return option, facts["payments"]


def paid(option: Option, payments: PaymentsFacts) -> Proposal:
    workers = [f"worker-{WORKERS[colour]}" for colour in payments["workers"][0]]
    message = say("opt-paid", what=option.message, workers=workers)
    return Proposal((option.choice, *payments["choices"][0]), message, option.targets, option.price)


def target(seat: int, act: int) -> Frame:
    """What is asked or done once the workers stand."""
    action = ACT_ACTION[act]
    if action == RECRUIT:
        return Frame(CHOOSE_TOWNSFOLK, seat, ACT_WORKERS[act])
    if action in (COMMISSION, GARRISON):
        return Frame(CHOOSE_SPACE, seat, action)
    if action in (ATTACK, CONVERT):
        return Frame(CHOOSE_OUTSIDER, seat, action)
    if action == ABSOLVE:
        return Frame(CHOOSE_JAR_SPACE, seat)
    if action == DEVELOP:
        return Frame(CHOOSE_WORKSHOP_SLOT, seat, 0)
    if action == PRAY:
        return Frame(CHOOSE_CLEARING, seat, PRAY)
    return Frame(PERFORM, seat, action, ACT_WORKERS[act])


def offer(act: int) -> Message:
    if ACT_ACTION[act] == RECRUIT:
        return say("opt-errand" if ACT_WORKERS[act] == 1 else "opt-recruit")
    if ACT_ACTION[act] in (HUNT, TRADE):
        return say("opt-act-with", action=ACTION_NAME[ACT_ACTION[act]], count=ACT_WORKERS[act])
    return say("opt-act", action=ACTION_NAME[ACT_ACTION[act]])


def favour_price(favour: int) -> tuple[tuple[str, int], ...]:
    """PAL-8.3: what a favour costs; a debt is a price too."""
    costs = (
        ("res-silver", FAVOUR_SILVER[favour]),
        ("res-provision", FAVOUR_PROVISION[favour]),
        ("res-debt", FAVOUR_DEBT[favour]),
    )
    return tuple([one for one in costs if one[1]])


def cost_of(s: PaladinsState, seat: int, act: int) -> tuple[tuple[str, int], ...]:
    action = ACT_ACTION[act]
    cost = price(s, seat, action)
    if cost == 0:
        return ()
    return (("res-provision" if COMMISSION <= action <= GARRISON else "res-silver", cost),)
