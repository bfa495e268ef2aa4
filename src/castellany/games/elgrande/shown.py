"""What the table of El Grande shows for drawing, as records; `SHOWN` says which thing carries which."""

from __future__ import annotations

from types import UnionType
from typing import Final, NotRequired, TypedDict


class RoundFacts(TypedDict):
    """The track of rounds."""

    steps: list[int]  # the numbers on it
    marked: list[int]  # those after which all regions are scored
    stage: str  # dealing, powers, turns, scoring or over


class CellFacts(TypedDict):
    """One place of a scoreboard and who takes it now."""

    value: int  # points it pays
    bonus: int  # king and grande bonus of whoever takes it
    owners: list[str]  # seats or "imaginary"; several after a tie, none where the place stays empty


class RankFacts(TypedDict):
    """One colour in a place, the most numerous first."""

    owner: str  # a seat's id, or "imaginary"
    count: int  # its caballeros
    place: int  # 1 for first; 0 without a caballero
    points: int  # what that would pay now, bonuses included
    grande: bool  # its grande stands here


class RegionFacts(TypedDict):
    """A region of Spain."""

    values: list[int]  # points for the first, second and third place
    printed: list[int]  # the same without a score tile
    tile: str  # id of the score tile that lies here, or ""
    neighbours: list[str]  # ids of the regions beside it
    king: bool  # the king stands here
    adjacent: bool  # beside the king's region: caballeros may be placed here
    pays: list[int]  # by seat: what it would pay now
    cells: list[CellFacts]  # the places that are scored
    ranking: list[RankFacts]


class CastleFacts(TypedDict):
    """The Castillo."""

    values: list[int]
    printed: list[int]
    tile: str
    king: bool  # the king is here: nothing goes in or out
    open: bool  # everybody may look inside
    own: int | None  # the viewer's own caballeros inside
    cells: list[CellFacts]  # without owners where nobody may look
    ranking: list[RankFacts]  # only grandes where nobody may look
    pays: NotRequired[list[int]]  # only where the castle is open to view


class AbroadFacts(TypedDict):
    """A country to which the king may be sent."""

    neighbours: list[str]
    king: bool


class TileFacts(TypedDict):
    """A score tile."""

    values: list[int]  # for the places that are scored


class PieceFacts(TypedDict):
    """Caballeros of one colour, or a grande."""

    owner: str  # a seat's id, or "imaginary"


class UnseenFacts(TypedDict):
    """A kind of card that may still come."""

    card: str
    count: int


class DeckFacts(TypedDict):
    """A deck of action cards with its card of this round, wherever that lies now."""

    decks: list[int]  # its number; two of them where decks are merged
    card: str  # kind of the card of this round, "" before it is turned up
    thing: str  # id of that card
    taken_by: str  # who took it: a seat, "imaginary", or "" for nobody
    announced: bool  # its special action waits for a Veto
    left: int  # while it is in use: how many may still be placed; -1 otherwise
    of: int  # how many it lets one place
    unseen: list[UnseenFacts]  # cards of this deck that nobody has seen


class CardFacts(TypedDict):
    """An action card."""

    card: str  # its kind
    deck: int
    caballeros: int  # how many it lets one place


class PowerFacts(TypedDict):
    """A power card."""

    power: int
    invites: int  # caballeros it brings from the province


class SlotFacts(TypedDict):
    """One of one's own thirteen power cards."""

    value: int
    invites: int
    where: str  # hand, played or spent
    taken_by: str  # the seat, or "imaginary", that has this power in this round; "" for nobody


class HandFacts(TypedDict):
    """One's own power cards, all thirteen in order."""

    slots: list[SlotFacts]


class ModifierFacts(TypedDict):
    """A modifier of Changing Powers."""

    modifier: str  # its kind
    power: int  # what it adds


class ImaginaryFacts(TypedDict):
    """The colour that nobody plays."""

    power: int | None  # in this round
    turn: str  # done, now or next
    order: int  # among all, in order of play


class SeatFacts(TypedDict):
    """A player."""

    first: bool  # has the marker of the first player
    power: int | None  # in this round, with the modifier
    turn: str  # done, now or next
    order: int  # among all, in order of play
    forecast: int  # what all regions together would pay now
    disk: str  # a secret disk: "asked", "set", or "" while there is none


class CountFacts(TypedDict):
    """An option that can be taken several times."""

    most: int  # how often in a row


class GainFacts(TypedDict):
    """What an option changes in the points that this seat would get from the regions it touches."""

    before: int
    after: int
    change: int
    most: int  # how often it can be taken in a row


class DiskFacts(TypedDict):
    """A region on the secret disk of a general scoring."""

    before: int
    after: int
    change: int
    most: int
    to_court: bool  # the king's region: what was sent there comes back to the court


class DropFacts(TypedDict):
    """A place for a caballero that is taken up."""

    place: str
    choice: int
    before: int
    after: int
    change: int


class LiftFacts(TypedDict):
    """Caballeros of one colour in a region that may be moved."""

    most: int  # how many of them
    own: bool
    region: str  # where they stand
    drops: list[DropFacts]


class MoveFacts(TypedDict):
    """How many an action may still move."""

    own: int
    others: int
    any: bool  # both numbers are one: of any colours
    one_region: bool  # all of them out of the same region


class LeftFacts(TypedDict):
    """How many are still to be placed."""

    left: int


class SendFacts(TypedDict):
    """How many one still has to send back."""

    left: int
    of: int


class FleeFacts(TypedDict):
    """Where all of one's own must leave."""

    region: str


class BoostFacts(TypedDict):
    """A power card with or without a modifier."""

    power: int
    invites: int


SHOWN: Final[dict[str, type | UnionType]] = {
    "round": RoundFacts,
    "region:*": RegionFacts,
    "castle": CastleFacts,
    "france": AbroadFacts,
    "portugal": AbroadFacts,
    "tile:*": TileFacts,
    "region:*/seat:*": PieceFacts,
    "region:*/imaginary": PieceFacts,
    "castle/seat:*": PieceFacts,
    "castle/imaginary": PieceFacts,
    "grande:*": PieceFacts,
    "deck:*": DeckFacts,
    "card:*": CardFacts,
    "seat:*/power:*": PowerFacts,
    "seat:*/hand": HandFacts | None,
    "seat:*/modifier:*": ModifierFacts,
    "seat:*/modifiers-spent:*": ModifierFacts,
    "seat:*/modifier": ModifierFacts,
    "imaginary": ImaginaryFacts,
    "seat:*": SeatFacts,
    "ask:UseCard": LeftFacts,
    "ask:Post": LeftFacts,
    "ask:MoveCaballeros": MoveFacts,
    "ask:Return": SendFacts,
    "ask:Flee": FleeFacts,
    "option:PlayPower/play": BoostFacts,
    "option:PlayPower/boost": BoostFacts,
    "option:UseCard/place": GainFacts | CountFacts,
    "option:Post/place": GainFacts,
    "option:MoveCaballeros/lift": LiftFacts,
    "option:Drop/drop": GainFacts,
    "option:Recall/recall": GainFacts,
    "option:Return/return": GainFacts | CountFacts,
    "option:War/disk": GainFacts,
    "option:Flee/disk": GainFacts,
    "option:CastleDisk/disk": DiskFacts,
    "option:RivalryDisk/disk": GainFacts,
    "option:JusticeRegion/score": GainFacts,
    "option:NewHomeRegion/grande": GainFacts,
    "option:DecreeTile/tile": GainFacts | None,
    "option:MoveKing/king": GainFacts,
    "option:ChooseDeputy/swap": GainFacts,
    "option:ChooseArrest/arrest": GainFacts,
    "option:ChooseEscort/escort": GainFacts,
}
