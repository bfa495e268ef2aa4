"""What the table of Citadels shows for drawing, as records; `SHOWN` says which thing carries which."""

from __future__ import annotations

from types import UnionType
from typing import Final, TypedDict


class DistrictFacts(TypedDict):
    """A district card that is seen."""

    district: str  # its id: "harbor"
    cost: int  # as printed
    colour: str  # its kind: "noble", "religious", "trade", "military", "unique"
    beautified: bool  # the Artist has laid a coin on it


class RankFacts(TypedDict):
    """A character in the row of ranks, with what the table knows of it."""

    rank: int
    character: str  # its id: "assassin"
    face_up: bool  # laid aside for all to see: nobody has it in this round
    owner: int | None  # the seat that has shown it
    silent: bool  # called, and nobody has answered
    called: bool  # it is its turn
    pays: str  # the kind of district it has income from; "" for none
    mine: bool  # the viewer has it
    laid: bool  # it lies aside unseen, as the viewer knows: nobody has it
    maybe: list[int]  # the seats that may have it unseen, as far as the viewer can know
    certain: bool  # the only one of them has it for sure: it does not lie aside
    killed: bool
    robbed_by: int | None  # the seat of the Thief who named it, until it is called
    bewitched_by: int | None  # the seat of the Witch who named it
    warrant: str  # the marker on it as the viewer sees it: "" none, "back", "signed", "unsigned"
    threat: str  # likewise: "" none, "back", "rose", "blank"
    taxes: int | None  # gold on the Tax Collector's card


class CharacterFacts(TypedDict):
    """A character before its player."""

    rank: int
    shown: bool  # to all; else it is its owner's secret


class SeatFacts(TypedDict):
    """A player."""

    crown: bool
    acting: bool
    character: str  # whose turn the seat takes, while it acts
    goal: int  # districts that end the game
    place: int  # in the order of choosing this round, from 1
    chosen: int  # characters chosen so far in this round's selection
    unseen: int  # characters that lie face down before it, for this viewer
    maybe: list[int]  # the ranks that these may be, as far as the viewer can know
    protected: bool  # rank 8 cannot touch the city in this round
    next: bool  # is handed the characters that are being passed


class CityFacts(TypedDict):
    """A city."""

    goal: int  # districts that end the game
    lots: int  # districts as counted for the end: the Monument is two
    types: list[str]  # the kinds of district in it, as they would count at the end
    wild: str  # what the Haunted Quarter would count as at the end; "" without one
    complete: bool  # it has been completed: its bonus is won, whatever becomes of it
    bonus: int  # points that completing it would bring now, or has brought
    wall: bool  # the Great Wall makes its districts dearer to destroy


class PoolFacts(TypedDict):
    """The characters being passed round."""

    to: int | None  # the seat that chooses from them


class TurnFacts(TypedDict):
    """The turn of a character: what is done and what is left."""

    character: str
    gathered: bool
    income: int  # what its districts would pay now
    income_pays: str  # "gold", "cards", "either"; "" for a character without income
    income_taken: bool
    built: int  # districts built that count
    limit: int  # how many may be
    ability: bool  # the character's ability is still to be used
    ability_price: int | None  # the least gold it would cost now; None where it costs none


class WayFacts(TypedDict):
    """What is gained: gold and cards."""

    gold: int
    cards: int


class GainFacts(TypedDict):
    """A character on offer: what its income would bring now."""

    gold: int | None  # None: its income is not paid in gold, or it has none
    cards: int | None  # likewise; both where the player may choose


class KeepFacts(TypedDict):
    """Cards to choose one from."""

    back: int  # so many of them go back


class GiveFacts(TypedDict):
    """A card from the hand to another."""

    order: list[int]  # the seats that are owed one, the next first


class ExchangeFacts(TypedDict):
    """A district of another city against one of one's own."""

    theirs: str  # the thing that is to come


class DenFacts(TypedDict):
    """The Thieves' Den on its lot, paid with cards and gold."""

    price: int
    cards: int  # laid down for it so far
    gold: int  # of what is still due, so much the own gold could pay


class MarkerPlace(TypedDict):
    """A character that a marker may lie on."""

    thing: str
    mark: int  # the choice that puts one there
    real: int  # the choice that makes it the signed or the real one, once all are placed


class MarkersFacts(TypedDict):
    """Warrants or threats that may be placed as one gesture."""

    marker: str  # "warrant", "threat"
    count: int  # how many there are; 0 once some have been placed one by one
    places: list[MarkerPlace]


class WarrantFacts(TypedDict):
    """Somebody builds under a warrant."""

    builder: int
    gold: int  # what goes back to the builder if the district is confiscated
    signed: bool


class BribeFacts(TypedDict):
    """A threat is to be settled."""

    to: int  # the seat of the Blackmailer
    bribe: int
    stake: int  # all one's gold: what refusing costs if the threat is real


class ExposeFacts(TypedDict):
    """The bribe was refused."""

    other: int
    real: bool
    gold: int  # what turning it up would bring


class LackFacts(TypedDict):
    """Something one may try in vain: the gold that is missing; None where it is not gold that is missing."""

    short: int | None


SHOWN: Final[dict[str, type | UnionType]] = {
    "site": DistrictFacts,
    "drawn/*": DistrictFacts,
    "seat:*/hand/*": DistrictFacts,
    "seat:*/city/*": DistrictFacts,
    "seat:*/city/museum/under/*": DistrictFacts,
    "rank:*": RankFacts,
    "seat:*": SeatFacts,
    "seat:*/city": CityFacts,
    "seat:*/characters/*": CharacterFacts,
    "pool": PoolFacts,
    "ask:Turn": TurnFacts,
    "ask:Gather": TurnFacts,
    "ask:Keep": KeepFacts,
    "ask:Give": GiveFacts,
    "ask:Exchange": ExchangeFacts,
    "ask:Den": DenFacts,
    "ask:Mark": MarkersFacts,
    "ask:Confiscate": WarrantFacts,
    "ask:Threat": BribeFacts,
    "ask:Expose": ExposeFacts,
    "option:Turn/take_gold": WayFacts,
    "option:Turn/draw_cards": WayFacts,
    "option:Turn/income": WayFacts,
    "option:Turn/income_in_gold": WayFacts,
    "option:Turn/voyage": WayFacts,
    "option:Turn/warrants": MarkersFacts,
    "option:Turn/threats": MarkersFacts,
    "option:Gather/take_gold": WayFacts,
    "option:Gather/draw_cards": WayFacts,
    "option:Pick/pick": GainFacts,
    "closed:Turn": LackFacts | None,
}
