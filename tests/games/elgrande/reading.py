"""The rules of El Grande once more, written from the rulebook alone and read off the table as a player sees it.

A second reading that shares no line with the engine; `test_second_reading.py` holds the engine to it at every
decision of random games with all options.
"""

from __future__ import annotations

from typing import Any

from castellany.kernel import walk

REGIONS = ("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada")
BORDERS = {
    "galicia": "navarra castilla",
    "navarra": "galicia castilla aragon",
    "aragon": "navarra castilla toledo valencia cataluna",
    "cataluna": "aragon valencia",
    "castilla": "galicia navarra aragon toledo",
    "toledo": "castilla aragon valencia granada sevilla",
    "valencia": "cataluna aragon toledo granada",
    "sevilla": "toledo granada",
    "granada": "valencia toledo sevilla",
    "france": "navarra aragon cataluna",
    "portugal": "galicia castilla toledo sevilla",
    "castle": " ".join(REGIONS),
}
INVITES = (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0)
MODIFIERS = {"plus2": 2, "plus1": 1, "minus1": -1, "minus2": -2}
# Cards that move caballeros: how many of one's own, how many opposing, one number for both, out of one region.
MOVES = {
    "conspiracy": (5, 5, True, True),
    "machination": (4, 4, True, False),
    "regrouping": (4, 0, False, False),
    "intrigue": (2, 2, False, False),
    "ambush": (0, 3, False, False),
    "scheme": (3, 3, True, False),
    "departure": (30, 0, False, True),
}
WHOLE_MAP = ("your_majesty", "escort", "contest", "royal_progress")
NEXT_DOOR = ("adviser", "audience")


class Table:
    """The table as one seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.things: dict[str, Any] = {node["id"]: node for node in walk(view["things"])}
        self.seat = seat
        self.players = len([id for id in self.things if id.startswith("seat:") and "/" not in id])
        self.colours = [f"seat:{i}" for i in range(self.players)]
        if "imaginary" in self.things:
            self.colours.append("imaginary")
        places = [*(f"region:{name}" for name in REGIONS), "castle", "france", "portugal"]
        self.king = next(id.split(":")[-1] for id in places if self.things[id]["facts"]["king"])

    def count(self, id: str) -> int:
        return int(self.things[id]["value"]) if id in self.things else 0

    def at(self, colour: str, region: str) -> int:
        return self.count(f"region:{region}/{colour}")

    def mine(self, what: str) -> int:
        return self.count(f"seat:{self.seat}/{what}")

    def me(self) -> str:
        return f"seat:{self.seat}"

    def open_regions(self) -> list[str]:
        """ELG-5.1: all but the king's."""
        return [region for region in REGIONS if region != self.king]

    def stands(self, colour: str, least: int = 1) -> list[str]:
        return [region for region in self.open_regions() if self.at(colour, region) >= least]

    def crowds(self) -> dict[str, int]:
        return {region: sum(self.at(colour, region) for colour in self.colours) for region in REGIONS}

    def grande(self, owner: int) -> str:
        """Where a grande stands."""
        for id in (*(f"region:{name}" for name in REGIONS), "castle"):
            if any(item["id"] == f"grande:{owner}" for item in self.things[id].get("items", [])):
                return id.split(":")[-1]
        raise LookupError(owner)

    def tile(self, name: str) -> str:
        """Where a score tile lies; "" beside the board."""
        for id in (*(f"region:{one}" for one in REGIONS), "castle"):
            if self.things[id]["facts"]["tile"] == f"tile:{name}":
                return id.split(":")[-1]
        return ""

    def card(self) -> str:
        """The action card in use."""
        items = self.things[f"seat:{self.seat}/action"].get("items", [])
        return str(items[0]["facts"]["card"]) if items else ""

    def decks(self) -> list[Any]:
        return [node["facts"] for id, node in self.things.items() if id.startswith("deck:")]

    # What may be answered, by question.

    def powers(self) -> set[str]:
        """ELG-3.3, ELG-15.2."""
        taken = {self.things[colour]["facts"]["power"] for colour in self.colours}
        hand = [int(item["facts"]["power"]) for item in self.things[f"{self.me()}/hand"]["items"]]
        found = {f"play {card}" for card in hand if card not in taken}
        for name, more in MODIFIERS.items():
            held = [
                item["facts"]["modifier"] for item in self.things.get(f"{self.me()}/modifiers", {}).get("items", [])
            ]
            if name in held:
                found |= {f"boost {card} {name}" for card in hand if card + more not in taken}
        return found

    def invitations(self) -> set[str]:
        """ELG-4.1: as many as the power card shows, or fewer."""
        played = self.things[f"{self.me()}/played"]["items"][0]["facts"]["power"]
        return {f"invite {n}" for n in range(min(INVITES[played - 1], self.mine("province")) + 1)}

    def cards(self) -> set[str]:
        """ELG-4.3: those that nobody has taken."""
        return {f"take {deck['card']}" for deck in self.decks() if not deck["taken_by"]}

    def placing(self, into_kings: bool) -> set[str]:
        """ELG-4.6, ELG-5.6, ELG-13.9."""
        found = {f"place {region}" for region in BORDERS[self.king].split() if region != self.king}
        if self.king != "castle":
            found.add("place castle")
        if into_kings and self.king not in ("france", "portugal"):
            found.add(f"place {self.king}")
        return found

    def possible(self, card: str) -> bool:
        """ELG-4.8: could this special action begin now?"""
        others = [colour for colour in self.colours if colour != self.me()]
        people = [colour for colour in self.colours[: self.players] if colour != self.me()]
        own, court = bool(self.stands(self.me())), self.mine("court") > 0
        if card in MOVES:
            mine, theirs, _any, _one = MOVES[card]
            return bool((mine and own) or (theirs and any(self.stands(colour) for colour in others)))
        if card == "militia":
            return court
        if card == "representation":
            return court or own
        if card == "withdrawal":
            return any(self.count(f"{one}/court") or self.stands(one) for one in people)
        if card in ("civil_war", "skirmish"):
            return any(self.stands(one) for one in people)
        if card in ("disgrace", "dismissal"):
            return any(self.count(f"{one}/court") for one in people)
        if card == "arrest":
            return any(self.stands(one) for one in others)
        if card == "new_home":
            return self.grande(self.seat) not in ("castle", self.king)
        if card == "reinforcements":
            return self.mine("province") > 0 or own
        if card in ("summer_court", "capital"):
            return any(self.crowds().values())
        if card == "rebellion":
            return self.king != "castle"
        if card == "deputy":
            return self.king in REGIONS and bool(self.swaps())
        return card != "infiltration" or self.king not in ("france", "portugal")

    def swaps(self) -> set[str]:
        places = [self.grande(owner) for owner in range(self.players)]
        return {f"swap p{i + 1}" for i, place in enumerate(places) if place not in ("castle", self.king)}

    def kings_ways(self, card: str) -> set[str]:
        if card in WHOLE_MAP:
            return {f"king {region}" for region in self.open_regions()}
        if card in NEXT_DOOR:
            return {f"king {region}" for region in BORDERS[self.king].split()}
        if card == "exile":
            return {f"king {country}" for country in ("france", "portugal") if country != self.king}
        crowds = {region: count for region, count in self.crowds().items() if count}
        best = max(crowds.values()) if card == "capital" else min(crowds.values())
        return {f"king {region}" for region, count in crowds.items() if count == best}

    def war(self, card: str) -> set[str]:
        """ELG-10.3, ELG-10.7."""
        pairs = self.stands(self.me(), 2) if card == "skirmish" else []
        return {f"disk {region}" for region in pairs or self.stands(self.me())}

    def tiles(self) -> set[str]:
        """ELG-12.1, ELG-5.1: from beside or from another place, onto a place without a tile."""
        names = ("eight_four", "four")
        taken = {self.tile(name) for name in names} | {self.king}
        return {
            f"tile {name} {place}"
            for name in names
            if self.tile(name) != self.king
            for place in (*REGIONS, "castle")
            if place not in taken
        }

    def regained(self) -> set[str]:
        """ELG-12.3, ELG-15.8."""
        found: set[str] = set()
        for zone in ("played", "spent"):
            found |= {f"regain {item['facts']['power']}" for item in self.things[f"{self.me()}/{zone}"]["items"]}
        spent = self.things.get(f"{self.me()}/modifiers-spent", {}).get("items", [])
        up = [self.things[f"{self.me()}/modifier"]] if f"{self.me()}/modifier" in self.things else []
        return found | {f"regain_modifier {item['facts']['modifier']}" for item in (*spent, *up)}
