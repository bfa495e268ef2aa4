"""A second reading of the rules: where one can go, what one can do, what it is worth, written from the rulebook alone.

It reads names from the table of components (expected.py) where the game uses flat lists and masks, and shares none of
the game's judges, so that the two can check each other on random games (test_second_reading.py).
"""

from __future__ import annotations

from castellany.games.viscounts.facts.tables import CARD_IDS, SITE_IDS, TILE_IDS
from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts import expected

SILVER, INK, STONE, GOLD = range(4)
UNPAID, PAID, ACQUIRED, APPROVED = range(4)
SEGMENTS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
# What two, three or four merchants are exchanged for on the ten outer spaces, and how many it takes.
EXCHANGES = {
    "1": ("silver", 1), "2": ("ink", 2), "3": ("silver", 1), "4": ("stone", 2), "5": ("ink", 2),
    "6": ("flip", 4), "7": ("gold", 2), "8": ("destroy", 3), "9": ("stone", 2), "10": ("gold", 2),
}  # fmt: skip
TOPPED_UP_BY = {"merchant": SILVER, "builder": STONE, "noble": GOLD, "cleric": INK}
HOUSES = [f"{type}_{n}" for type in ("trading_post", "guildhall", "workshop") for n in (1, 2, 3)]
COST = {"trading_post": 5, "guildhall": 7, "workshop": 3}
POINTS = {"trading_post": [0, 4, 9, 15], "guildhall": [0, 6, 13, 21], "workshop": [0, 2, 5, 9]}
NOBLES = {1: 1, 2: 3, 3: 5, 4: 8}
BONUS = {"builder": 0, "cleric": 1, "merchant": 2, "noble": 3}  # grey, black, blue, yellow
ACTION_OF = {"builder": "build", "noble": "place_workers", "cleric": "transcribe"}


def counts(words: str) -> dict[str, int]:
    """`noble 1 merchant 2` as a table."""
    parts = words.split()
    return {parts[i]: int(parts[i + 1]) for i in range(0, len(parts), 2)}


CARDS = {name: (cost, counts(icons), timing, ability) for name, cost, icons, _top, timing, ability in expected.CARDS}
TILES = {id: (ribbon, cost, score) for id, ribbon, cost, _instant, score in expected.MANUSCRIPTS}


class Reading:
    """The table as one person at it sees it in the own turn."""

    def __init__(self, s: ViscountsState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.row = [CARD_IDS[card] if card >= 0 else "" for card in s.row[seat * 3 : seat * 3 + 3]]
        self.goods = s.goods[seat * 4 : seat * 4 + 4]
        self.built = {HOUSES[i] for i in range(9) if s.built[seat] >> i & 1}
        self.segment = s.ring[s.at[seat] // 3]
        self.side = ("left", "inner", "right")[s.at[seat] % 3]

    # Movement

    def ends(self) -> dict[str, int]:
        """Every space one can end on, and the silver it takes: walks of exactly so many steps."""
        free = 1 if "trading_post_1" in self.built else 0
        found: dict[str, int] = {}
        here = {(self.s.at[self.seat] // 3, self.side)}
        for step in range(self.s.steps + free + self.goods[SILVER] + 1):
            if step >= self.s.steps:
                for place, side in here:
                    found.setdefault(self.space(place, side), max(0, step - self.s.steps - free))
            here = {after for before in here for after in onward(*before)}
        return found

    def space(self, place: int, side: str) -> str:
        segment = SEGMENTS[self.s.ring[place]]
        left, right = segment.split("-")
        return {"left": left, "inner": segment, "right": right}[side]

    # Icons

    def icons(self, kind: str) -> int:
        """On the cards of the board, on slots without a card, on buildings and clergy bonus cards."""
        found = sum(CARDS[name][1].get(kind, 0) for name in self.row if name)
        if not self.row[1] and kind in ("cleric", "builder", "noble"):
            found += 1
        if not self.row[2] and kind == "merchant":
            found += 2
        given = {"builder": "guildhall_1", "noble": "guildhall_2", "cleric": "guildhall_3"}
        found += 1 if given.get(kind) in self.built else 0
        found += 2 if kind == "merchant" and "trading_post_3" in self.built else 0
        if kind in BONUS and self.s.bonus[BONUS[kind]] == self.seat:
            found += 1
        return found

    def converts(self, kind: str) -> list[str]:
        """What the cards on the board make into icons of this kind."""
        timing = f"convert {ACTION_OF.get(kind)}"
        return [CARDS[name][3] for name in self.row if name and CARDS[name][2] == timing]

    def beside(self) -> tuple[int, dict[str, int]]:
        """The cost and the icons of the townsfolk beside the viscount; a printed one under an empty pile."""
        card = self.s.tops[self.segment]
        if card >= 0:
            return CARDS[CARD_IDS[card]][0], CARDS[CARD_IDS[card]][1]
        cost, icons, _top = expected.PRINTED[self.segment]
        return cost, counts(icons)

    def best(self, kind: str) -> int:
        """As many icons of a kind as everything together can bring, with or without the dismissal."""
        found = self.with_silver(kind, {}, self.goods[SILVER])
        if self.can_dismiss(kind):
            price, icons = self.beside()
            price = 1 if "trading_post_2" in self.built else price
            found = max(found, self.with_silver(kind, icons, self.goods[SILVER] - price))
        return found

    def can_dismiss(self, kind: str) -> bool:
        price, icons = self.beside()
        price = 1 if "trading_post_2" in self.built else price
        pairs = any(text.startswith("2 merchant") for text in self.converts(kind))
        helps = kind in icons or "criminal" in icons or (pairs and "merchant" in icons)
        return helps and price <= self.goods[SILVER]

    def with_silver(self, kind: str, dismissed: dict[str, int], silver: int) -> int:
        found = self.icons(kind) + self.icons("criminal") + dismissed.get(kind, 0) + dismissed.get("criminal", 0)
        if kind == "merchant":
            return found + (silver if self.exchange()[0] != "silver" else 0)
        goods = self.goods[TOPPED_UP_BY[kind]]
        found += goods
        ways = set(self.converts(kind))
        for text in ways:
            if text.startswith("2 merchant"):
                found += (self.icons("merchant") + dismissed.get("merchant", 0)) // 2
            elif text.startswith("2 silver"):
                found += silver // 2
            elif "as 2" in text:
                found += 1 if goods else 0
            else:
                assert text == "1 gold or stone as 1 cleric"
                found += self.goods[GOLD] + self.goods[STONE]
        return found

    def exchange(self) -> tuple[str, int]:
        return EXCHANGES[self.space(self.s.at[self.seat] // 3, self.side)]

    # Actions

    def actions(self) -> set[str]:
        """The primary actions one can begin here, in notation."""
        found: set[str] = set()
        if self.side == "inner":
            nobles = self.best("noble")
            found |= {f"workers {n}" for n, need in NOBLES.items() if need <= nobles and n <= self.s.workers[self.seat]}
            tile = self.s.books[self.segment]
            if self.best("cleric") >= (TILES[TILE_IDS[tile]][1] if tile >= 0 else 3):
                found.add("transcribe")
            return found
        if self.best("merchant") >= self.exchange()[1] or self.can_dismiss("merchant"):
            found.add("trade")
        if self.free_spots():
            builders = self.best("builder")
            found |= {f"build {h}" for h in HOUSES if h not in self.built and COST[h[:-2]] <= builders}
        return found

    def free_spots(self) -> list[str]:
        """The spots of the own bank on which nobody has built."""
        bank = self.side[0].upper()
        wide = self.s.seats > 2
        return [
            id
            for id, side, _site, _link in expected.SITES
            if side == bank and (id[1] == "-") == wide and id.endswith(f"-{SEGMENTS[self.segment]}")
            and self.s.sites[SITE_IDS.index(id)] < 0
        ]  # fmt: skip

    # Points

    def points(self) -> dict[str, int]:
        """What the seat has at the end, part by part."""
        s, seat = self.s, self.seat
        papers = s.papers[seat * 4 : seat * 4 + 4]
        owned = [TILE_IDS[i] for i in range(len(TILE_IDS)) if s.tiles[seat] >> i & 1]
        first, second = in_tiers(s, seat)
        flipped = {"poverty": APPROVED, "prosperity": PAID}
        found = {
            "buildings": sum(POINTS[type][sum(h.startswith(type) for h in self.built)] for type in POINTS),
            "castle": first + 2 * second + 3 * s.tier3[seat],
            "sets": sets([TILES[id][0] for id in owned]),
            "manuscripts": sum(self.tile_points(id, owned) for id in owned if TILES[id][2]),
            "leader": 5 if s.leader == seat else 0,
            "bonus": 3 * s.bonus.count(seat),
            "debts": -2 * papers[UNPAID],
            "acquired": papers[ACQUIRED],
            "approved": 3 * papers[APPROVED],
        }
        for card, paper in flipped.items():
            revealed = s.poverty if card == "poverty" else s.prosperity
            found[card] = prize([s.papers[o * 4 + paper] for o in range(s.seats)], seat) if revealed else 0
        return found

    def tile_points(self, id: str, owned: list[str]) -> int:
        """`1 per 2 noble_icons`: all own cards wherever they lie, and permanent icons."""
        _one, _per, many, what = TILES[id][2].split()
        s, seat = self.s, self.seat
        cards = s.decks[seat] + s.hands[seat] + s.discards[seat] + [c for c in s.row[seat * 3 : seat * 3 + 3] if c >= 0]
        if what.endswith("_icons"):
            kind = what.removesuffix("_icons")
            self.row = ["labourer"] * 3  # only what is permanent, besides the cards counted here
            count = self.icons(kind) - 3 * CARDS["labourer"][1].get(kind, 0)
            count += sum(CARDS[CARD_IDS[card]][1].get(kind, 0) for card in cards)
        else:
            papers = s.papers[seat * 4 : seat * 4 + 4]
            count = {
                "own_constructed_buildings": len(self.built),
                "own_leftover_resources": sum(self.goods[1:]),
                "own_approved_deeds": papers[APPROVED],
                "own_manuscripts": len(owned),
                "own_silver": self.goods[SILVER],
                "own_townsfolk_cards": len(cards),
                "own_paid_debts": papers[PAID],
                "own_workers_in_castle": 20 - s.workers[seat],
            }[what]
        return count // int(many)


def onward(place: int, side: str) -> list[tuple[int, str]]:
    """Clockwise along the arrows of the board."""
    after = (place + 1) % 5
    return {
        "left": [(place, "right"), (place, "inner")],
        "inner": [(place, "right"), (after, "inner")],
        "right": [(after, "left")],
    }[side]


def in_tiers(s: ViscountsState, seat: int) -> tuple[int, int]:
    return sum(s.tier1[seat::4]), sum(s.tier2[seat::4])


def sets(ribbons: list[str]) -> int:
    """Sets of different ribbons, always as large as can be: 1, 4, 9, 16 are the squares."""
    left = list(ribbons)
    points = 0
    while left:
        colours = set(left)
        points += len(colours) ** 2
        for colour in colours:
            left.remove(colour)
    return points


def prize(flipped: list[int], seat: int) -> int:
    """12, 8 and 4 by rank (12 and 4 for two); who ties shares the places taken together."""
    if not flipped[seat]:
        return 0
    purse = [12, 8, 4, 0] if len(flipped) > 2 else [12, 4]
    ranking = sorted(flipped, reverse=True)
    shared = [purse[i] for i, count in enumerate(ranking) if count == flipped[seat]]
    return sum(shared) // len(shared)
