"""What the table of Paladins shows for drawing, as records; `SHOWN` says which thing carries which.

Lists of icons hold the ids of `facts/icons.py`; workers are "cleric", "fighter" and so on, "any" where any will do.
"This player" is the seat that looks; where nobody does, prices are as printed and nothing is within reach.
"""

from __future__ import annotations

from types import UnionType
from typing import Final, NotRequired, TypedDict


class TaxFacts(TypedDict):
    """The tax supply."""

    cap: int  # to which it is filled up
    condemned: list[int]  # seats that would take a debt if the inquisition were held now


class OrderFacts(TypedDict):
    """A place for one of the king's orders."""

    points: int
    round: int  # in which it is turned up
    action: str  # "" while it lies face down
    need: int  # how often the action must have been taken
    done: list[int]  # how often, by seat


class FavourPlaceFacts(TypedDict):
    """A favour that lies face down."""

    round: int  # in which it is turned up


class FavourFacts(TypedDict):
    """One of the king's favours."""

    slot: str  # the worker it takes
    cost: list[str]
    gain: list[str]
    either: list[list[str]]
    worker: str  # who stands there, "" for nobody
    aimed: bool  # the solo opponent's marker leads here


class FolkPlaceFacts(TypedDict):
    """A place in the row of townsfolk."""

    place: int
    price: int  # for this player now
    full: int  # as printed
    debt: bool  # a debt may be taken instead of paying


class FolkFacts(FolkPlaceFacts):
    """Townsfolk in the row."""

    type: str
    when: str  # the action after which it pays, "debt" or "inquisition"
    send: list[str]  # gained for sending it away
    instant: list[str]  # gained at once on hiring
    gain: list[str]  # gained ever after
    aimed: bool  # the solo opponent's marker leads here


class HiredFacts(TypedDict):
    """Townsfolk that somebody has hired."""

    type: str
    when: str
    gain: list[str]


class OutsiderPlaceFacts(TypedDict):
    """A place in the row of outsiders."""

    place: int
    strength: int  # needed on top to attack
    faith: int  # needed on top to convert
    attack_price: int  # silver that an attack here would cost this player now
    reachable: bool  # this player has the faith to convert here


class OutsiderFacts(OutsiderPlaceFacts):
    """An outsider in the row."""

    type: str
    culture: str
    attack: list[str]  # gained for attacking
    convert: int  # strength gained for converting
    counts: str  # what its points are counted by: an action, an attribute, a culture, "order", "debt" ...
    each: int  # so many of them make a point
    worth: int  # points that converting it would be worth to this player now
    aimed: bool  # the solo opponent's marker leads here


class HeldOutsiderFacts(TypedDict):
    """An outsider that somebody has attacked or converted."""

    type: str
    culture: str
    points: int  # of a converted one, now


class WallFacts(TypedDict):
    """A wall that somebody has built."""

    gain: list[str]
    points: int
    either: NotRequired[list[list[str]]]


class TavernsFacts(TypedDict):
    """The taverns of the round."""

    order: list[int]  # seats in the order in which they choose
    chosen: int  # how many of them have


class TavernFacts(TypedDict):
    """A tavern card."""

    workers: list[str]
    by: int  # the seat that has taken it, or -1
    suspicion: int  # cards its criminals bring
    opens: list[str]  # actions that this player could take with its workers


class RegionFacts(TypedDict):
    """A region around the city, with its two flags."""

    faith: int
    strength: int
    faithful: bool  # within this player's faith
    strong: bool  # within this player's strength
    attack_price: int  # silver that an attack here would cost this player now


class SpaceFacts(TypedDict):
    """A space for a monk or an outpost."""

    gain: list[str]
    open: bool  # used with this many players
    piece: NotRequired[str]  # "monk" or "outpost"
    owner: NotRequired[int]  # its seat


class SeatFacts(TypedDict):
    """A player."""

    automatic: bool  # the rulebook's automatic opponent
    first: bool
    passed: bool
    suspected: bool  # nobody has more suspicion, and it has some


class TrackFacts(TypedDict):
    """The track of an attribute."""

    bonus: int  # of the paladin, on top of the marker
    total: int  # what counts now
    points: int  # at the end, where the marker stands
    scale: list[int]  # points by step
    height: NotRequired[int]  # of the opponent: the marker's place in the stack
    next: NotRequired[bool]  # of the opponent: it rises with the next lap


class HelperFacts(TypedDict):
    """A hired townsfolk that an action pays."""

    card: str  # the id of the thing
    gain: list[str]


class ActionFacts(TypedDict):
    """An action on a player's board."""

    blocked: bool
    done: int  # how often
    limit: int  # how often it may be taken in a game, 0 without limit
    resource: str  # "silver" or "provision", "" where it costs neither
    price: int  # now, for its player
    full: int  # without the paladin
    attribute: str  # that it asks for or reaches by, "" for none
    need: int  # of that attribute, 0 for none in particular
    has: int
    gives: list[str]
    yields: list[int]  # how much of that with one worker and with two, where there are these two ways
    reach: list[int]  # regions or places of outsiders within reach, by number
    helpers: list[HelperFacts]
    points: list[int]  # at the end, by how often it was taken
    order: int  # points of the king's order for it, 0 for none
    goal: int  # how often that order asks for it


class SlotFacts(TypedDict):
    """A slot of an action for a worker."""

    colour: str
    stands: str  # a worker, "workshop", or "" for nobody
    dotted: bool  # a workshop may go here


class JarFacts(TypedDict):
    """A space for a jar."""

    gain: list[str]
    jar: bool


class WorkshopsFacts(TypedDict):
    """The workshops of a player."""

    moved: int
    workers: list[str]  # under each of the eight
    points: list[int]  # at the end, by how many have been moved


class BonusFacts(TypedDict):
    """What a paladin adds to the attributes."""

    faith: int
    strength: int
    influence: int


class ReachFacts(TypedDict):
    """Regions or places of outsiders within reach, by number, for the actions that have a reach."""

    commission: list[int]
    garrison: list[int]
    attack: list[int]
    convert: list[int]


class PaladinFacts(TypedDict):
    """A paladin that is seen."""

    paladin: str
    workers: list[str]
    bonus: BonusFacts
    action: str  # with which it helps
    resource: str  # of which it lowers the price, "" for none
    discount: int  # by how much; 99 waives it
    gain: list[str]  # added to that action
    lies: str  # "top" or "under" in the own deck, "" elsewhere
    after: NotRequired[BonusFacts]  # in hand: what the attributes come to with it
    price: NotRequired[int]  # in hand: what the action with which it helps would cost
    reach: NotRequired[ReachFacts]  # in hand: what would be within reach


class PlayedFacts(TypedDict):
    """A paladin of an earlier round."""

    paladin: str


class DebtFacts(TypedDict):
    """Debts of a player, unpaid or paid."""

    each: int  # points at the end


class SuspicionFacts(TypedDict):
    """A suspicion card."""

    tax: int


class FallbackFacts(TypedDict):
    """What the solo opponent takes when its scheme is impossible: the first free one."""

    action: str
    free: bool


class SchemeFacts(TypedDict):
    """A scheme that was turned up."""

    does: str  # an action, "favour" or "order"
    last: bool


class PaymentsFacts(TypedDict):
    """The ways to fill the slots of an act, the sensible one first: in columns, for there may be dozens."""

    workers: list[list[int]]  # by way, then by slot from left to right: colours by number, the labourer is 0
    choices: list[list[int]]  # by way: what places these workers, once the act is chosen
    # By way, where one of them closes something: acts and favours that lack workers afterwards, and with another way
    # would not. As bits, the first option being the lowest: for dozens of ways they are most of a question.
    closes: NotRequired[list[int]]


class PriceFacts(TypedDict):
    """Part of a price."""

    resource: str  # its name
    amount: int


class TargetsFacts(TypedDict):
    """Where an act may go once it is paid for, in columns."""

    things: list[str]
    choices: list[int]
    prices: NotRequired[list[list[PriceFacts]]]  # where one of them is not the price of the act


class ActFacts(TypedDict):
    """An act or a favour that may be taken now, as one gesture: a payment, then a target."""

    act: str  # "hunt-2"; a favour's id
    ask: str  # what is asked when the workers stand: the name of that sentence, "" for nothing
    slots: list[
        int
    ]  # slots of its action to fill, from left to right, the first being 1; none for a favour, which is one
    payments: PaymentsFacts
    targets: TargetsFacts


class PickFacts(TypedDict):
    """Three paladins and where each goes, as ids of things."""

    play: str
    top: str
    under: str


class LackFacts(TypedDict):
    """Why an act is closed: the one thing that is missing."""

    act: str
    lacks: str  # "slot", "workers", "attribute", "silver", "provision", "blocked", "target", "used-up"
    slot: NotRequired[str]  # the slot nobody can fill
    attribute: NotRequired[str]  # the attribute that is too low, with what is needed and what there is
    need: NotRequired[int]
    has: NotRequired[int]


SHOWN: Final[dict[str, type | UnionType]] = {
    "tax": TaxFacts,
    "order-place:*": OrderFacts,
    "favour-place:*": FavourPlaceFacts,
    "favour:*": FavourFacts,
    "townsfolk-place:*": FolkPlaceFacts,
    "townsfolk:*": FolkFacts | HiredFacts | None,
    "outsider-place:*": OutsiderPlaceFacts,
    "outsider:*": OutsiderFacts | HeldOutsiderFacts | None,
    "wall:*": WallFacts,
    "taverns": TavernsFacts,
    "tavern:*": TavernFacts,
    "region:*": RegionFacts,
    "space:*": SpaceFacts,
    "seat:*": SeatFacts,
    "seat:*/attribute-*": TrackFacts,
    "seat:*/action:*": ActionFacts,
    "seat:*/action:*/*": SlotFacts,
    "seat:*/jar-space:*": JarFacts,
    "seat:*/workshops": WorkshopsFacts,
    "seat:*/paladin:*": PaladinFacts | PlayedFacts,
    "seat:*/suspicion/*": SuspicionFacts,
    "seat:*/unpaid": DebtFacts,
    "seat:*/paid": DebtFacts,
    "opponent-fallback:*": FallbackFacts,
    "scheme:*": SchemeFacts,
    "option:ChoosePaladin/paladin": PickFacts,
    "option:Turn/act": ActFacts,
    "option:Turn/favour": ActFacts,
    "closed:Turn": LackFacts,
}
