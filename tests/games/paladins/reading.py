"""The rules of Paladins once more, written from the rulebook alone and read off the table as everybody sees it.

A second reading that shares no line with the engine: what is printed on pieces comes from the observation, what the
rulebook says stands here. `test_second_reading.py` and `test_second_reading_solo.py` hold the engine to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from castellany.kernel import walk

ATTRIBUTES = ("faith", "strength", "influence")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ASKS = dict(zip(RIGHT, ("faith", "influence", "strength", "influence", "strength", "faith"), strict=True))

# The player board: the price of the first, second ... seventh time, and what the walls and jars ask for.
PROVISIONS = (1, 1, 1, 2, 2, 3, 3)
SILVER = {"absolve": (1, 2, 2, 2, 3, 3, 3), "convert": (0, 1, 2, 2, 2, 3, 3)}
INFLUENCE = (0, 1, 3, 5, 7, 9, 11)
ROW_PRICE = (3, 2, 2, 1, 0)
STRENGTH_FLAGS = (1, 3, 5, 7, 9, 11)
FAITH_FLAGS = (0, 2, 4, 6, 8, 10)
WAIVED = {
    "anseis": "fortify",
    "berengier": "garrison",
    "ivon": "commission",
    "gerier": "convert",
    "ivoire": "absolve",
    "oliver": "pray",
    "roland": "recruit",
}


class Table:
    """What lies on the table, by id."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.things: dict[str, Any] = {node["id"]: node for node in walk(view["things"])}
        self.round: int = view["round"]

    def count(self, id: str) -> int:
        return int(self.things[id]["value"])

    def facts(self, id: str) -> Any:
        return self.things[id]["facts"]

    def items(self, id: str) -> list[str]:
        return [node["id"] for node in self.things[id].get("items", [])]

    def cards(self, row: str) -> list[str]:
        """The cards of a row by place; an empty place is ""."""
        return [id if id.split(":")[0] in ("townsfolk", "outsider") else "" for id in self.items(row)]

    def favours(self) -> list[str]:
        return [id for id in self.items("favours") if id.startswith("favour:")]

    def orders(self) -> list[str]:
        """The actions of the king's orders that are turned up, from the left."""
        return [self.facts(id)["action"] for id in self.items("orders") if self.facts(id)["action"]]


class Player:
    """One player's side, and what the rulebook lets them do."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.workers = {id.rsplit("/", 1)[1]: table.count(id) for id in table.items(f"seat:{seat}/workers")}
        up = table.items(f"seat:{seat}/paladin") if f"seat:{seat}/paladin" in table.things else []
        self.paladin: str = table.facts(up[0])["paladin"] if up else ""
        bonus = table.facts(up[0])["bonus"] if up else {}
        self.marker = {name: self.count(f"attribute-{name}") for name in ATTRIBUTES}
        self.able: dict[str, int] = {name: self.marker[name] + bonus.get(name, 0) for name in ATTRIBUTES}

    def count(self, what: str) -> int:
        return self.table.count(f"seat:{self.seat}/{what}")

    def done(self, action: str) -> int:
        return int(self.table.facts(f"seat:{self.seat}/action:{action}")["done"])

    def slots(self, action: str) -> list[tuple[str, str]]:
        """Colour and piece of each slot."""
        found = [self.table.facts(id) for id in self.table.items(f"seat:{self.seat}/action:{action}")]
        return [(one["colour"], one["stands"]) for one in found]

    def blocked(self, action: str) -> bool:
        return any(stands not in ("", "workshop") for _colour, stands in self.slots(action))

    def can_fill(self, action: str, first: int = 3) -> bool:
        wanted = [colour for colour, stands in self.slots(action)[:first] if stands == ""]
        return not self.blocked(action) and fillable(wanted, self.workers)

    def price(self, action: str) -> tuple[str, int]:
        """The resource and how much of it, for this player now."""
        if action in ("commission", "fortify", "garrison"):
            resource, cost = "provisions", PROVISIONS[self.done(action)]
        elif action in SILVER:
            resource, cost = "silver", SILVER[action][self.done(action)]
        else:
            resource, cost = "silver", {"develop": 4, "pray": 2}.get(action, 0)
        if WAIVED.get(self.paladin) == action:
            cost = 0
        if self.paladin == "samson" and action == "develop":
            cost -= 2
        return resource, cost

    def can_pay(self, action: str) -> bool:
        resource, cost = self.price(action)
        return self.count(resource) >= cost

    def acts(self) -> set[str]:
        """Everything that may be chosen in a turn, in notation."""
        found = {"pass"}
        found |= {f"act {act}" for act, possible in self.left_acts() if possible}
        found |= {f"act {action}" for action in RIGHT if self.can_fill(action) and self.right(action)}
        return found | {f"favour {id.split(':')[1]}" for id in self.table.favours() if self.may_favour(id)}

    def left_acts(self) -> Iterable[tuple[str, bool]]:
        yield "develop", self.can_fill("develop") and self.count("workshops") > 0 and self.can_pay("develop")
        yield "errand", self.can_fill("recruit", 1) and bool(self.townsfolk())
        yield "hire", self.can_fill("recruit", 2) and bool(self.townsfolk())
        yield "pray", self.can_fill("pray") and self.can_pay("pray") and bool(self.clearings("pray"))
        yield "conspire", self.can_fill("conspire")
        for action in ("hunt", "trade"):
            yield f"{action}-1", self.can_fill(action, 1)
            yield f"{action}-2", self.can_fill(action, 2)

    def right(self, action: str) -> bool:
        if action == "attack":
            return bool(self.outsiders(action))
        if self.done(action) == 7 or not self.can_pay(action):
            return False
        if action == "fortify":
            return INFLUENCE[self.done(action)] <= self.able["influence"] and self.table.count("wall-deck") > 0
        if action == "absolve":
            return INFLUENCE[self.done(action)] <= self.able["influence"]
        return bool(self.outsiders(action) if action == "convert" else self.spaces(action))

    def may_favour(self, id: str) -> bool:
        card = self.table.facts(id)
        if card["worker"] or not fillable([card["slot"]], self.workers):
            return False
        cost: list[str] = card["cost"]
        return self.count("silver") >= cost.count("silver") and self.count("provisions") >= cost.count("provision")

    def townsfolk(self, free: bool = False) -> set[str]:
        """Whom this player can take from the row, for silver or on debt."""
        found: set[str] = set()
        for place, id in enumerate(self.table.cards("townsfolk-row")):
            if id:
                name = id.split(":")[1]
                cost = 0 if free or self.paladin == "roland" else ROW_PRICE[place]
                if self.count("silver") >= cost:
                    found.add(f"take {name}")
                if place < 2 and cost:
                    found.add(f"borrow {name}")
        return found

    def spaces(self, action: str) -> set[str]:
        found: set[str] = set()
        flags = FAITH_FLAGS if action == "commission" else STRENGTH_FLAGS
        for region in range(6):
            if flags[region] <= self.able[ASKS[action]]:
                for id in self.table.items(f"region:{region + 1}"):
                    facts = self.table.facts(id)
                    if facts["open"] and "piece" not in facts:
                        found.add(f"settle {id.split(':')[1]}")
        return found

    def jars(self) -> set[str]:
        places = self.table.items(f"seat:{self.seat}/jar-spaces")
        return {f"jar {id.rsplit(':', 1)[1]}" for id in places if not self.table.facts(id)["jar"]}

    def outsiders(self, action: str) -> set[str]:
        found: set[str] = set()
        for place, id in enumerate(self.table.cards("outsider-row")):
            if id and (
                FAITH_FLAGS[place] <= self.able["faith"]
                if action == "convert"
                else self.silver_for_strength(place) <= self.count("silver")
            ):
                found.add(f"face {id.split(':')[1]}")
        return found

    def silver_for_strength(self, place: int) -> int:
        """Each begun two points of strength that are missing cost a silver."""
        silver, strength = 0, self.able["strength"]
        while strength < STRENGTH_FLAGS[place]:
            silver, strength = silver + 1, strength + 2
        return silver

    def workshop_slots(self) -> set[str]:
        return {
            f"workshop {action} {slot + 1}"
            for action in RIGHT
            for slot in (0, 1)
            if self.slots(action)[slot][1] != "workshop"
        }

    def clearings(self, itself: str = "") -> set[str]:
        actions = ("develop", "recruit", "pray", "conspire", "hunt", "trade", *RIGHT)
        return {f"clear {action}" for action in actions if action != itself and self.blocked(action)}


def fillable(wanted: list[str], workers: dict[str, int]) -> bool:
    """Can these workers fill slots of these colours? Tried out in every way."""
    if not wanted:
        return True
    colour, rest = wanted[0], wanted[1:]
    for worker, count in workers.items():
        fits = count and (colour == "any" or worker in (colour, "criminal"))
        if fits and fillable(rest, {**workers, worker: count - 1}):
            return True
    return False
