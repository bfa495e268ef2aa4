"""The solo pages of the rulebook once more: what the opponent does about a scheme, read off the table (section 12).

Like `reading.py` it shares no line with the engine.
"""

from __future__ import annotations

from tests.games.paladins.reading import ASKS, FAITH_FLAGS, INFLUENCE, RIGHT, STRENGTH_FLAGS, Player, Table

PREFERS = ("free-recruit", "pay-debt", "prayer", "two workers", "one worker", "silver", "drop-suspicion")
WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")


class Deed:
    """What the opponent does: an action with so many workers, or a favour, and where."""

    def __init__(self, does: str, workers: int, at: str = "") -> None:
        self.told = (does, workers, at)


class Opponent(Player):
    def __init__(self, table: Table) -> None:
        super().__init__(table, 1)
        self.pool = sum(self.workers.values())
        self.marker_at = table.count("opponent-track") - 1

    def answers(self, scheme: str) -> tuple[str, int, str]:
        """What it does about this scheme: an action, how many workers it takes, and the card or place."""
        if scheme == "favour":
            tried = self.favour()
        elif scheme == "order":
            tried = next((one for one in map(self.attempt, self.orders()) if one), None)
        elif scheme in RIGHT:
            tried = self.attempt(scheme)
        else:
            tried = self.left(scheme)
        if tried is None:
            tried = next(one for one in map(self.left, ("recruit", "pray", "trade", "conspire", "rest")) if one)
        return tried.told

    def orders(self) -> list[str]:
        """Those not yet fulfilled from right to left, then the fulfilled ones likewise."""
        turned = self.table.orders()[::-1]
        return [one for one in turned if self.done(one) < 5] + [one for one in turned if self.done(one) >= 5]

    def from_marker(self, count: int) -> list[int]:
        """Places in the order in which it looks at them: from the marker to the right, then from the left."""
        return [*range(self.marker_at, count), *range(self.marker_at)]

    def favour(self) -> Deed | None:
        row = self.table.items("favours")
        for place in self.from_marker(5):
            if row[place].startswith("favour:") and not self.table.facts(row[place])["worker"]:
                return Deed("favour", 1, row[place])
        return None

    def left(self, action: str) -> Deed | None:
        if action == "rest":
            return Deed("rest", self.pool)
        if self.blocked(action):
            return None
        if action == "recruit":
            row = self.table.cards("townsfolk-row")
            taken = next((row[place] for place in self.from_marker(5) if row[place]), "")
            return Deed("recruit", 1, taken) if taken else None
        return Deed(action, 1)

    def attempt(self, action: str) -> Deed | None:
        need = [stands for _colour, stands in self.slots(action)].count("")
        if self.blocked(action) or need > self.pool or (action != "attack" and self.done(action) == 7):
            return None
        if action in ("fortify", "absolve"):
            walls = action == "absolve" or self.table.count("wall-deck") > 0
            enough = INFLUENCE[self.done(action)] <= self.marker["influence"]
            return Deed(action, need) if enough and walls else None
        at = self.outsider(action) if action in ("attack", "convert") else self.space(action)
        return Deed(action, need, at) if at else None

    def outsider(self, action: str) -> str:
        flags = STRENGTH_FLAGS if action == "attack" else FAITH_FLAGS
        row = self.table.cards("outsider-row")
        for place in self.from_marker(6):
            if row[place] and flags[place] <= self.marker[ASKS[action]]:
                return row[place]
        return ""

    def space(self, action: str) -> str:
        """The kind of reward it likes best; of one kind the leftmost."""
        flags = FAITH_FLAGS if action == "commission" else STRENGTH_FLAGS
        free = [
            id
            for region in range(6)
            if flags[region] <= self.marker[ASKS[action]]
            for id in self.table.items(f"region:{region + 1}")
            if self.table.facts(id)["open"] and "piece" not in self.table.facts(id)
        ]
        for kind in PREFERS:
            if kind == "pay-debt" and self.count("unpaid") == 0:
                continue
            for id in free:
                if reward(self.table.facts(id)["gain"]) == kind:
                    return id
        return ""


def reward(gain: list[str]) -> str:
    if gain[0] in WORKERS:
        return "two workers" if len(gain) == 2 else "one worker"
    return gain[0]
