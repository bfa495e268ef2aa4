"""Whether what is said for a choice of Paladins is so: games with what was said in them, and a check for each sentence.

Each check reads the state alone and knows nothing of how a sentence came about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import castellany
from castellany import bots
from castellany.bots import strategy_of
from castellany.games.paladins import kinds, legal
from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import (
    ABSOLVE_SPACES,
    ACTION_SLOT,
    FAITH_FLAG,
    JAR_INFLUENCE,
    PROVISION_PRICE,
    ROUNDS,
    SLOTS,
    SPACES,
    STRENGTH_FLAG,
    TRACK_VP,
    WALL_INFLUENCE,
    WORKSHOP_WORKER,
)
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    LABOURER,
    STRENGTH,
    WORKERS,
)
from castellany.games.paladins.facts.kings import ORDER_VP, ORDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES
from castellany.games.paladins.ids import icons
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_PAID,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    OWN,
    OWNED,
    WORKSHOP,
)
from castellany.games.paladins.lexicon import ACT, ACT_ACTION, ACTS, CLEAR, JAR, PALADIN, PICK, PLACE, SETTLE, TAVERN
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message

GAME = castellany.game("paladins")
BETWEEN = (kinds.TURN, kinds.CHOOSE_PALADIN, kinds.CHOOSE_TAVERN, kinds.KEEP_WORKER)
TABLES = [(1, 5), (1, 6), (2, 7), (2, 8), (3, 9), (4, 10), (4, 13)]


class Said(NamedTuple):
    """A choice with its reasons: the moment, the one right after it, and the one when the whole action is done."""

    before: PaladinsState
    seat: int
    choice: int
    messages: list[Message]
    after: PaladinsState
    done: PaladinsState

    def own(self, column: int, moment: str = "before") -> int:
        s = getattr(self, moment)
        assert isinstance(s, PaladinsState)
        return s.own[self.seat * OWN + column]

    def points(self, part: str, moment: str) -> list[int]:
        s = getattr(self, moment)
        assert isinstance(s, PaladinsState)
        return [one.points for one in s.scores()[self.seat].parts if one.name == part]


def reasons(s: PaladinsState, seat: int, choice: int) -> list[Message]:
    return strategy_of("paladins").reasons(s, seat, choice)


@lru_cache(maxsize=1)
def told() -> list[Said]:
    """Whole games of squires and careless novices, with whatever was said for a choice among several."""
    found: list[Said] = []
    for seats, seed in TABLES:
        s = new(seats, seed)
        players = [bots.make("novice" if (i + seed) % 3 == 0 else "squire", "paladins", seed + i) for i in range(seats)]
        open_ones: list[tuple[PaladinsState, int, int, list[Message], PaladinsState]] = []
        while s.waiting:
            seat = s.waiting[0]
            choice = players[seat].choose(s, seat).choice
            before = s.copy()
            asked = len(s.choices(seat)) > 1
            s.play(seat, choice)
            if asked:
                open_ones.append((before, seat, choice, reasons(before, seat, choice), s.copy()))
            if not s.frames or s.frames[-1].kind in BETWEEN:
                found += [Said(*one, s.copy()) for one in open_ones]
                open_ones = []
    return found


def new(seats: int, seed: int) -> PaladinsState:
    s = GAME.new(seats, seed)
    assert isinstance(s, PaladinsState)
    return s


def number(names: tuple[str, ...], name: Any) -> int:
    """From "action-hunt" to the number of Hunt."""
    return names.index(str(name).split("-", 1)[1])


def action_of(args: dict[str, Any]) -> int:
    return number(ACTIONS, args["action"])


def rose(one: Said, args: dict[str, Any]) -> bool:
    attribute = number(ATTRIBUTES, args.get("attribute", "attribute-influence"))
    return one.own(attribute) < int(args["value"]) <= one.own(attribute, "done")


def track(one: Said, args: dict[str, Any]) -> bool:
    value = args["value"]
    return rose(one, args) and args["points"] in (TRACK_VP[value] - TRACK_VP[value - steps] for steps in (1, 2))


def reach(one: Said, args: dict[str, Any]) -> bool:
    flags = FAITH_FLAG if args["attribute"] == "attribute-faith" else STRENGTH_FLAG
    return rose(one, args) and args["value"] - 2 < flags[args["region"] - 1] <= args["value"]


def opened(one: Said, args: dict[str, Any], before: int) -> bool:
    wall = before < WALL_INFLUENCE[min(6, one.own(AT_DONE + FORTIFY))] <= args["value"]
    jar = before < JAR_INFLUENCE[min(6, one.own(AT_DONE + ABSOLVE))] <= args["value"]
    return bool({"wall": wall, "jar": jar, "both": wall and jar}[args["what"]])


def order(one: Said, args: dict[str, Any], count: int) -> bool:
    places = [i for i in range(min(3, one.before.round)) if ORDERS[one.before.kings[i]].action == action_of(args)]
    return [ORDER_VP[i] for i in places] == [args["points"]] and args["count"] == count


def order_done(one: Said, args: dict[str, Any]) -> bool:
    place = ORDER_VP.index(args["points"]) + 1
    return one.points(f"part-order-{place}", "before") == [0] and one.points(f"part-order-{place}", "done") == [
        args["points"]
    ]


def row(one: Said, args: dict[str, Any]) -> bool:
    part = f"part-{ACTIONS[action_of(args)]}"
    gain = one.points(part, "done")[0] - one.points(part, "before")[0]
    return gain == int(args["points"]) and one.own(AT_DONE + action_of(args), "done") == int(args["count"])


def workers_suffice(s: PaladinsState, seat: int, action: int) -> bool:
    """The game itself does not refuse this action for want of workers, nor because it is blocked or used up."""
    blocked = blocked_actions(s, seat)
    for act in range(15):
        if ACT_ACTION[act] == action:
            answer = legal.may(s, seat, act, blocked, legal.pool(s, seat))
            if answer not in (legal.FEW_WORKERS, legal.WRONG_WORKERS, legal.USED_UP, legal.BLOCKED):
                return True
    return False


def again(one: Said, args: dict[str, Any]) -> bool:
    return not CLEAR.has(one.choice) or workers_suffice(one.after, one.seat, action_of(args))


def pass_left(one: Said, args: dict[str, Any]) -> bool:
    possible = {GAME.text(choice) for choice in one.before.choices(one.seat)} - {"pass"}
    named = {f"act {act}" for act in ACTS if f"action-{ACTIONS[ACT_ACTION[ACTS.index(act)]]}" in args["actions"]}
    named |= {name.replace("-", " ", 1) for name in args["actions"] if name.startswith("favour-")}
    return possible <= named and all(name.startswith(("action-", "favour-")) for name in args["actions"])


def no_right(one: Said, args: dict[str, Any]) -> bool:
    acts = [ACT.arg(choice) for choice in one.before.choices(one.seat) if ACT.has(choice)]
    return all(ACT_ACTION[act] < COMMISSION for act in acts)


def stores(one: Said, moment: str) -> int:
    return one.own(AT_SILVER, moment) + one.own(AT_PROVISION, moment)


def need(one: Said, args: dict[str, Any], column: int) -> bool:
    return int(args["have"]) == one.own(column) < int(args["need"])


def owns_type(one: Said, args: dict[str, Any]) -> bool:
    kind = TOWNSFOLK_TYPES.index(str(args["townsfolk"]).removeprefix("townsfolk-"))
    return any(
        one.before.folk_at[card] == OWNED + one.seat for card in range(len(TOWNSFOLK)) if TOWNSFOLK[card].type == kind
    )


def converted(one: Said, args: dict[str, Any]) -> bool:
    """As things stand: an inquisition before the action is done may add a debt, which a Traitor counts."""
    if args["outsider"] == "outsider-traitor":
        return bool(args["points"] == one.own(AT_UNPAID))
    return args["points"] in one.points(f"part-{str(args['outsider']).removeprefix('outsider-')}", "done")


def rewards(one: Said, args: dict[str, Any]) -> bool:
    if SETTLE.has(one.choice):
        return set(args["rewards"]) <= set(icons(SPACES[SETTLE.arg(one.choice)].gain))
    if JAR.has(one.choice):
        return set(args["rewards"]) <= set(icons(ABSOLVE_SPACES[JAR.arg(one.choice)]))
    return bool(args["rewards"])


def holdings(s: PaladinsState, seat: int) -> tuple[list[int], list[int]]:
    return s.own[seat * OWN : (seat + 1) * OWN], s.workers[seat * 6 : seat * 6 + 6]


def changes(one: Said, choice: int) -> bool:
    """Does this choice change what the seat has, leaving aside all that follows it?"""
    alone = one.before.copy()
    alone.frames = alone.frames[-1:]
    alone.play(one.seat, choice)
    return holdings(alone, one.seat) != holdings(one.before, one.seat)


def only_effect(one: Said, args: dict[str, Any]) -> bool:
    return [choice for choice in one.before.choices(one.seat) if changes(one, choice)] == [one.choice]


def idle(one: Said, args: dict[str, Any]) -> bool:
    return not PICK.has(one.choice) or not changes(one, one.choice)


def spends(colour: int) -> Callable[[Said, dict[str, Any]], bool]:
    return lambda one, args: PLACE.has(one.choice) and PLACE.arg(one.choice) == colour


def workers(one: Said, colour: int, moment: str) -> int:
    s = one.before if moment == "before" else one.after
    return s.workers[one.seat * 6 + colour]


def workforce(one: Said, moment: str) -> int:
    return sum(workers(one, colour, moment) for colour in range(6))


def tavern_actions(one: Said, args: dict[str, Any]) -> bool:
    """Where the seat is asked next, all that was promised is on offer."""
    if one.done.frames[-1].kind != kinds.TURN or not one.done.waits_for(one.seat):
        return True
    on_offer = {f"action-{GAME.text(choice).split()[1]}" for choice in one.done.choices(one.seat) if ACT.has(choice)}
    return set(args["actions"]) <= on_offer


def round_reach(one: Said, args: dict[str, Any], attribute: int) -> bool:
    """The flag of the region is the highest that marker and paladin reach together, and too high for the marker."""
    flags = FAITH_FLAG if attribute == FAITH else STRENGTH_FLAG
    able = one.own(attribute) + PALADINS[PALADIN.first(one.choice)].bonus[attribute]
    reached = [flag for flag in flags if flag <= able]
    return args["value"] == able and len(reached) == args["region"] and reached[-1] > one.own(attribute)


def few_workers(one: Said, args: dict[str, Any]) -> bool:
    """So many slots of the action are filled with workers."""
    action = ACT_ACTION[ACT.arg(one.choice)]
    slots = slice(one.seat * 28 + ACTION_SLOT[action], one.seat * 28 + ACTION_SLOT[action + 1])
    return sum(stands != WORKSHOP for stands in one.before.board[slots]) == int(args["workers"]) < 3


def in_row(one: Said, args: dict[str, Any]) -> bool:
    """The townsfolk named lies in the row and can be paid for."""
    names = [f"townsfolk-{TOWNSFOLK_TYPES[TOWNSFOLK[card].type]}" for card in one.before.folk_row if card >= 0]
    return args["townsfolk"] in names and int(args.get("silver", 0)) <= one.own(AT_SILVER)


def completes(one: Said, args: dict[str, Any]) -> bool:
    """Not before, but with a criminal in place of some other worker there are workers enough."""
    action = action_of(args)
    for colour in range(CRIMINAL):
        later = one.before.copy()
        if later.workers[one.seat * 6 + colour]:
            later.workers[one.seat * 6 + colour] -= 1
            later.workers[one.seat * 6 + CRIMINAL] += 1
            if workers_suffice(later, one.seat, action):
                return not workers_suffice(one.before, one.seat, action)
    return False


def rest(one: Said, args: dict[str, Any]) -> bool:
    """The workers named, and no others, are left; none of them goes with this action."""
    left = [workers(one, colour, "before") - (PLACE.arg(one.choice) == colour) for colour in range(6)]
    stay = all(workers(one, colour, "after") >= left[colour] for colour in range(6))
    return stay and [f"worker-{WORKERS[colour]}" for colour in range(6) if left[colour]] == args["workers"]


def wanted_by(one: Said, args: dict[str, Any]) -> list[str]:
    """The free actions whose coloured slots ask for this worker."""
    colour = number(WORKERS, args["worker"])
    board = one.before.board[one.seat * 28 : one.seat * 28 + 28]
    found: list[str] = []
    for action, slots in enumerate(SLOTS):
        here = board[ACTION_SLOT[action] : ACTION_SLOT[action + 1]]
        free = all(stands in (0, WORKSHOP) for stands in here)
        if free and any(slots[i] == colour and here[i] == 0 for i in range(len(slots))):
            found.append(f"action-{ACTIONS[action]}")
    return found


TRUE: dict[str, Callable[[Said, dict[str, Any]], bool]] = {
    "track": track,
    "step": rose,
    "reach": reach,
    "track-reach": lambda one, args: track(one, args) and reach(one, args),
    "influence": lambda one, args: rose(one, args) and opened(one, args, args["value"] - 2),
    "debt-paid": lambda one, args: one.own(AT_PAID, "done") > one.own(AT_PAID),
    "debt-gone": lambda one, args: one.own(AT_UNPAID) > 0,
    "suspicion": lambda one, args: one.own(AT_SUSPICION) == args["have"] > args["left"],
    "suspicion-safe": lambda one, args: args["left"] < args["most"] <= one.own(AT_SUSPICION),
    "conspire-safe": lambda one, args: one.own(AT_SUSPICION) + 1 == args["cards"] < args["most"],
    "could-rise": lambda one, args: one.own(number(ATTRIBUTES, args["attribute"])) + 1 == args["value"],
    "could-pay": lambda one, args: one.own(AT_UNPAID) > 0,
    "could-drop": lambda one, args: one.own(AT_SUSPICION) == args["have"] > args["left"],
    "order": lambda one, args: order(one, args, one.own(AT_DONE + action_of(args), "done")),
    "order-wants": lambda one, args: order(one, args, one.own(AT_DONE + action_of(args))) and args["count"] < 5,
    "order-done": order_done,
    "row": row,
    "row-way": lambda one, args: one.own(AT_DONE + action_of(args), "done") == args["count"] < 5,
    "workshops": lambda one, args: one.own(AT_DONE + DEVELOP) + 1 == args["count"] >= 6,
    "under": lambda one, args: WORKERS[WORKSHOP_WORKER[one.own(AT_DONE + DEVELOP)]] in args["worker"],
    "folk-pays": owns_type,
    "saves-provisions": lambda one, args: args["count"] in PROVISION_PRICE,
    "develop": lambda one, args: args["rounds"] == ROUNDS - one.before.round > 0,
    "serves": lambda one, args: args["rounds"] == ROUNDS - one.before.round > 0,
    "again": again,
    "pass-left": pass_left,
    "pass-right": no_right,
    "pass-keep": lambda one, args: (
        args["workers"] == legal.pool(one.before, one.seat) == legal.pool(one.after, one.seat)
    ),
    "pass-keep-some": lambda one, args: workforce(one, "before") == args["workers"] > 3 == args["kept"],
    "pass-stores": lambda one, args: stores(one, "before") == args["count"] and one.before.round == ROUNDS,
    "stores": lambda one, args: stores(one, "done") == args["count"],
    "stores-way": lambda one, args: stores(one, "done") == args["count"],
    "hunt-stock": lambda one, args: one.own(AT_PROVISION, "done") == args["count"],
    "trade-stock": lambda one, args: one.own(AT_SILVER, "done") == args["count"],
    "hunt-need": lambda one, args: need(one, args, AT_PROVISION),
    "trade-need": lambda one, args: need(one, args, AT_SILVER),
    "convert": converted,
    "rewards": rewards,
    "only-effect": only_effect,
    "idle": idle,
    "borrow": lambda one, args: args["count"] <= one.own(AT_SILVER) <= one.own(AT_SILVER, "after"),
    "borrow-short": lambda one, args: one.own(AT_SILVER) == args["have"] < args["need"],
    "no-price": lambda one, args: one.own(AT_SILVER, "after") >= one.own(AT_SILVER),
    "no-silver": lambda one, args: one.own(AT_SILVER, "after") >= one.own(AT_SILVER),
    "labourer": spends(LABOURER),
    "saves-criminal": lambda one, args: workers(one, CRIMINAL, "after") > 0,
    "saves-worker": spends(CRIMINAL),
    "another": lambda one, args: workers(one, number(WORKERS, args["worker"]), "after") > 0,
    "most-of": lambda one, args: workers(one, number(WORKERS, args["worker"]), "before") == args["count"],
    "leaves": lambda one, args: workers_suffice(one.after, one.seat, action_of(args)),
    "tavern-actions": tavern_actions,
    "tavern-criminals": lambda one, args: TAVERNS[TAVERN.arg(one.choice)].workers.count(CRIMINAL) == args["count"],
    "tavern-honest": lambda one, args: CRIMINAL not in TAVERNS[TAVERN.arg(one.choice)].workers,
    "round-faith": lambda one, args: round_reach(one, args, FAITH),
    "round-strength": lambda one, args: round_reach(one, args, STRENGTH),
    "few-workers": few_workers,
    "errand": in_row,
    "hire": in_row,
    "free-folk": in_row,
    "stands-in": completes,
    "rest": rest,
    "one-use": lambda one, args: args["action"] in wanted_by(one, args),
    "fewer-uses": lambda one, args: len(wanted_by(one, args)) >= args["count"] > 1,
    "unneeded": lambda one, args: not [a for a in wanted_by(one, args) if one.own(AT_DONE + number(ACTIONS, a)) < 7],
    "ability": lambda one, args: args["rounds"] == ROUNDS - one.before.round,
    "labourer-does": lambda one, args: workers(one, LABOURER, "before") > 0,
    "labourer-turns": lambda one, args: workers(one, LABOURER, "before") > 0,
    "tavern-paladin": lambda one, args: tavern_actions(one, {"actions": [args["action"]]}),
    "round-influence": lambda one, args: opened(one, args, one.own(2)),
}
