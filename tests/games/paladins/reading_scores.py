"""The scoring page of the rulebook once more, counted by hand from what lies on the table (section 11).

Like `reading.py` it shares no line with the engine: a person with the score sheet would count like this.
"""

from __future__ import annotations

from tests.games.paladins.reading import ATTRIBUTES, RIGHT, Table

TRACK = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
STEEP = {5: 2, 6: 5, 7: 9}  # commissions, garrisons
GENTLE = {5: 1, 6: 3, 7: 6}  # walls, absolutions
WORKSHOPS = {6: 1, 7: 3, 8: 6}
PAIRS = {
    "adventurer": "commission",
    "archer": "garrison",
    "guardian": "develop",
    "hunter": "recruit",
    "lookout": "fortify",
    "vigilante": "absolve",
}
FOURS = {"armourer": "strength", "marauder": "influence", "warrior": "faith"}
FOUGHT = {"assassin": "saracen", "barbarian": "byzantine", "invader": "viking"}


def sheet(table: Table, seat: int, automatic: bool = False) -> dict[str, int]:
    """The score sheet of a seat: what each line brings; lines without points are left out."""
    at = f"seat:{seat}"
    done = {name: int(table.facts(f"{at}/action:{name}")["done"]) for name in RIGHT}
    lines: dict[str, int] = {}

    def add(line: str, points: int) -> None:
        if points:
            lines[line] = lines.get(line, 0) + points

    fulfilled = 0
    for place, action in enumerate(table.orders()):
        if done[action] >= 5:
            fulfilled += 1
            add(f"order-{place + 1}", (4, 6, 8)[place])
    for name in ATTRIBUTES:
        add(name, TRACK[table.count(f"{at}/attribute-{name}")])
    for name in ("commission", "garrison"):
        add(name, STEEP.get(done[name], 0))
    for name in ("fortify", "absolve"):
        add(name, GENTLE.get(done[name], 0))
    add("walls", sum(int(table.facts(id)["points"]) for id in table.items(f"{at}/walls")))
    for id in table.items(f"{at}/converted"):
        kind = table.facts(id)["type"]
        worth = outsider(table, seat, kind, done, fulfilled, automatic)
        add(kind, max(1, worth) if automatic else worth)
    add("paid", table.count(f"{at}/paid"))
    add("unpaid", -3 * table.count(f"{at}/unpaid"))
    if not automatic:
        add("develop", WORKSHOPS.get(8 - table.count(f"{at}/workshops"), 0))
        add("resources", (table.count(f"{at}/silver") + table.count(f"{at}/provisions")) // 3)
    return lines


def outsider(table: Table, seat: int, kind: str, done: dict[str, int], fulfilled: int, automatic: bool) -> int:
    """What one converted outsider brings (PAL-11.7 to PAL-11.10)."""
    at = f"seat:{seat}"
    if kind in PAIRS:
        counted = PAIRS[kind]
        if counted == "develop":
            slots = [id for id in table.things if id.startswith(f"{at}/action:") and id.count("/") == 2]
            return len([id for id in slots if table.facts(id)["stands"] == "workshop"]) // 2
        if counted == "recruit":
            return 0 if automatic else table.count(f"{at}/townsfolk") // 2
        return done[counted] // 2
    if kind in FOURS:
        return table.count(f"{at}/attribute-{FOURS[kind]}") // 4
    if kind in FOUGHT:
        return len([id for id in table.items(f"{at}/attacked") if table.facts(id)["culture"] == FOUGHT[kind]])
    if kind == "champion":
        return 1 + fulfilled
    if kind == "mercenary":
        return 1 + len([id for id in table.items(f"{at}/converted") if table.facts(id)["type"] == "mercenary"])
    return table.count({"protector": f"{at}/paid", "thief": f"{at}/suspicion", "traitor": f"{at}/unpaid"}[kind])


def first(table: Table, sheets: list[dict[str, int]]) -> list[int]:
    """Who has won by the sheets: points, then points of orders, then the least suspicion, else shared (PAL-11.13)."""
    best: list[int] = []
    for seat, lines in enumerate(sheets):
        rank = rank_of(table, seat, lines)
        if not best or rank > rank_of(table, best[0], sheets[best[0]]):
            best = [seat]
        elif rank == rank_of(table, best[0], sheets[best[0]]):
            best.append(seat)
    return best


def rank_of(table: Table, seat: int, lines: dict[str, int]) -> tuple[int, int, int]:
    orders = sum(points for line, points in lines.items() if line.startswith("order"))
    return sum(lines.values()), orders, -table.count(f"seat:{seat}/suspicion")
