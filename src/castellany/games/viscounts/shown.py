"""What a drawn board of Viscounts is told besides words: one record for each kind of thing and of choice.

Everything is an id or a number that the rules have reckoned; the board lays it out and adds nothing up.
`SHOWN` says which thing, question or option carries which record.
"""

from __future__ import annotations

from types import UnionType
from typing import Final, TypedDict


class Sign(TypedDict):
    """One drawn sign of an effect, so many times: `ink` 2. `or` parts two ways, `to` leads from cause to effect."""

    icon: str
    count: int


class CardFacts(TypedDict):
    """A townsfolk card."""

    kind: str  # starter, hero, folk, printed
    figure: str  # whose drawing it has: several cards share one
    cost: int  # also its movement and the silver for destroying it
    icons: list[str]
    top: list[Sign]  # when hired or dismissed
    timing: str  # none, instant, dropoff, ongoing
    ability: list[Sign]
    slot: int  # of a board, from the left; -1: elsewhere


class SchemeFacts(TypedDict):
    """A scheme of a solo opponent: icons, what happens first, steps, then the first that can be done."""

    icons: list[str]
    first: list[Sign]
    move: int
    last: list[list[Sign]]
    slot: int


class TileFacts(TypedDict):
    """A manuscript: an instant effect, or a point for every so many of something."""

    ribbon: str
    cost: int
    instant: list[Sign]
    counts: list[Sign]  # what gives one point
    points: int  # for its owner now


class PileFacts(TypedDict):
    """The townsfolk of a segment, and who is printed below them."""

    segment: str
    empty: bool
    printed: CardFacts


class BooksFacts(TypedDict):
    """The manuscripts of a segment, and the book printed below them."""

    segment: str
    empty: bool
    cost: int
    effect: list[Sign]


class SegmentFacts(TypedDict):
    """A fifth of the ring."""

    place: int  # in the ring, clockwise from the top
    faces: str  # the castle section beside it


class SpaceFacts(TypedDict):
    """A space of the roads."""

    road: str  # outer, inner
    side: str  # left, inner, right
    rate: int  # merchants for one exchange; 0: no trade here
    gain: list[Sign]


class SiteFacts(TypedDict):
    """A building spot, and the line to the next one clockwise."""

    bank: str  # left, right
    effect: list[Sign]
    linked: bool  # to the next spot clockwise
    link: list[Sign]


class BuiltFacts(TypedDict):
    """A building on its spot."""

    owner: int
    type: str


class OwnerFacts(TypedDict):
    """A viscount, or the workers of a seat in one place of the castle."""

    owner: int


class SectionFacts(TypedDict):
    """A section of the castle, or its third tier."""

    tier: int
    section: str  # '' for the third tier
    reward: list[Sign]


class EndFacts(TypedDict):
    """The debts above the poverty card, or the deeds above the prosperity card."""

    revealed: bool
    start: int
    left: int


class LeaderFacts(TypedDict):
    """The castle leader card."""

    owner: int  # -1: nobody yet
    points: int


class BonusFacts(TypedDict):
    """A clergy bonus card."""

    ribbon: str
    icon: str
    points: int


class PairFacts(TypedDict):
    """A player card with the hero below it."""

    start: int
    gain: list[Sign]
    extra: list[Sign]


class StartFacts(TypedDict):
    """The player card of a seat."""

    start: int


class Want(TypedDict):
    """What an opponent takes where it may choose: this good while it has fewer than so many (0: always)."""

    good: str
    limit: int


class SeatFacts(TypedDict):
    """A player, or the solo opponent."""

    automatic: bool
    opponent: str  # which of the solo opponents; '' for people
    focus: list[Sign]
    wants: list[Want]
    removed: list[SchemeFacts]  # schemes that are out of the game
    active: bool
    first: bool
    leader: bool
    points: int  # as if the game ended now
    phase: int  # of the turn, 1 to 6; 0 outside one's turn


class RivalPay(TypedDict):
    """What a collision pays others: rivals with criminals on their boards, without, or all."""

    who: str  # guilty, innocent, all
    gain: list[Sign]


class TrackFacts(TypedDict):
    """Both markers on one track of seven spaces; what a collision pays on each."""

    steps: list[int]  # the numbers on it
    pays: list[list[Sign]]
    rivals: list[RivalPay]
    meet: list[int]  # the first and the last space where the markers can meet, counted from one


class MarkFacts(TypedDict):
    """The virtue marker on the same track."""

    steps: list[int]  # the numbers on it


class IconFacts(TypedDict):
    """Icons that count for an action, with criminals; the good that tops it up."""

    icons: int
    good: str
    goods: int


class RowFacts(TypedDict):
    """The three slots of a board."""

    slots: list[list[str]]  # the icons printed on the three slots, for those that are free


class HandFacts(TypedDict):
    """The hand."""

    limit: int


class HouseFacts(TypedDict):
    """One of the nine buildings of a board, and what its slot gives."""

    type: str
    slot: int
    built: bool
    gift: list[Sign]


class HouseGroup(TypedDict):
    """The three buildings of a type."""

    type: str
    cost: int
    steps: list[int]  # points for one, two, three
    built: int


class HousesFacts(TypedDict):
    """All buildings of a board."""

    groups: list[HouseGroup]


class TilesFacts(TypedDict):
    """The manuscripts of a seat."""

    ribbons: list[int]  # grey, black, blue, yellow
    points: int  # of sets
    next: int  # of sets, with the ribbon that helps most


# --- choices


class End(TypedDict):
    """A space on which the viscount can end with a card."""

    space: str
    fare: int
    go: int  # the choice that goes there; -1: it goes by itself


class PlayFacts(TypedDict):
    """A card from hand."""

    ends: list[End]  # none where something else is decided before the move
    corruption: int  # for its criminals


class AsideFacts(TypedDict):
    """A card put aside, or none."""

    ends: list[End]  # where the viscount can go then, if its move comes next


class Forecast(TypedDict):
    """What an action would bring on a space."""

    action: str
    icons: int  # at hand
    added: int  # by goods
    dismissal: int  # by dismissing the townsfolk there
    need: int  # for one exchange, the manuscript, the cheapest building, one worker
    short: int  # icons that are missing even so
    closed: str  # why it cannot be done: icons, spot, workers; '' where it can
    least: int  # exchanges or workers without spending anything
    most: int  # exchanges, workers or types of building, with everything
    gain: list[Sign]


class GoFacts(TypedDict):
    """A space to end on."""

    path: list[str]  # spaces, from the one it leaves to the one it ends on
    fare: int
    meets: list[int]  # rivals there, who may rearrange
    actions: list[Forecast]
    hire: int  # the silver for the townsfolk there; -1: nobody to hire
    hires: bool  # can it still be paid?


class Spent(TypedDict):
    """So many pieces of a good."""

    good: str
    count: int


class Way(TypedDict):
    """One way to pay: goods, perhaps the dismissal."""

    spend: list[Spent]
    dismiss: bool
    icons: int
    times: int  # exchanges
    choices: list[int]  # that do it, from here; none where it is not enough


class Brought(TypedDict):
    """Icons that cost nothing: of a card, or permanent ones."""

    card: str  # '' for slots, buildings and clergy cards
    figure: str
    icon: str
    count: int


class Source(TypedDict):
    """A good that can be spent."""

    good: str
    most: int
    figure: str  # of the card on the board that allows it; '' for the good of the action


class Dismissal(TypedDict):
    """The townsfolk that may be dismissed."""

    card: str
    name: str
    figure: str
    price: int
    icons: int
    top: list[Sign]


class Payment(TypedDict):
    """How an action can be paid for: all ways, one of them proposed."""

    action: str
    need: int
    had: int  # icons that cost nothing
    brought: list[Brought]
    sources: list[Source]
    dismissal: list[Dismissal]  # none or one
    ways: list[Way]
    proposed: int  # which of the ways


class Step(TypedDict):
    """One step in the castle, and what it pays."""

    kind: str  # enter, advance, spread, climb, lead, clear, ask
    seat: int
    source: str
    target: str
    count: int
    gain: list[Sign]


class Next(TypedDict):
    """An answer to the first choice of a chain: it can be given at once."""

    choice: int
    seat: int  # whose worker leaves; -1: something else is chosen
    gain: list[Sign]


class Chain(TypedDict):
    """What workers set going in the castle, up to the first choice."""

    steps: list[Step]
    before: int  # points in the castle
    after: int
    asks: bool  # somebody then has to choose


class Linked(TypedDict):
    """A link that a building would complete."""

    link: str  # the spot it starts from
    to: str
    seats: list[int]
    gain: list[Sign]


class SpotFacts(TypedDict):
    """A spot for a building."""

    site: str
    choice: int  # -1: the only one, which is not asked for
    effect: list[Sign]
    links: list[Linked]
    before: int  # points for buildings of this type
    after: int


class BookForecast(TypedDict):
    """What a manuscript would change."""

    ribbons: list[int]
    before: int  # points for sets
    after: int
    points: int  # of the tile now


class ActFacts(TypedDict):
    """A primary action."""

    payment: Payment
    next: list[Next]  # answers to what the proposed payment leads to: they can be given at once
    workers: int  # 0: another action
    gain: list[Sign]  # of one exchange
    chain: list[Chain]  # none or one
    spots: list[SpotFacts]
    book: list[BookForecast]  # none or one


class PayFacts(TypedDict):
    """A payment that goes on."""

    payment: Payment
    gain: list[Sign]  # of one exchange


class ManyFacts(TypedDict):
    """So many choices of one kind, one after another."""

    count: int


class FlipRun(TypedDict):
    """Flips that can be made in one go: deeds first, a debt last, and the resource that it pays."""

    debts: int
    deeds: int
    good: str  # the resource taken for the debt; '' where none was flipped
    choices: list[int]


class EffectFacts(TypedDict):
    """One of two effects."""

    gain: list[Sign]
    ends: list[End]  # where the viscount can go then, if its move comes next


class FlipFacts(TypedDict):
    """Debts and deeds to flip."""

    count: int
    debts: int  # there to flip
    deeds: int
    runs: list[FlipRun]


class ShiftFacts(TypedDict):
    """A worker of the first tier, one section on."""

    source: str
    target: str


class OrderFacts(TypedDict):
    """The cards of the board in another order."""

    cards: list[str]  # from left to right; '' for a free slot


SHOWN: Final[dict[str, type | UnionType]] = {
    "debts": EndFacts,
    "deeds": EndFacts,
    "leader": LeaderFacts,
    "bonus:*": BonusFacts,
    "pair:*": PairFacts,
    "start:*": StartFacts,
    "segment:*": SegmentFacts,
    "space:*": SpaceFacts,
    "pile:*": PileFacts,
    "books:*": BooksFacts,
    "site:*": SiteFacts,
    "built:*": BuiltFacts,
    "viscount:*": OwnerFacts,
    "tier*:*": SectionFacts,
    "tier3": SectionFacts,
    "tier*:*/seat:*": OwnerFacts,
    "tier3/seat:*": OwnerFacts,
    "card:*": CardFacts | SchemeFacts,
    "tile:*": TileFacts,
    "seat:*": SeatFacts,
    "seat:*/corruption": TrackFacts,
    "seat:*/virtue": MarkFacts,
    "seat:*/merchant": IconFacts,
    "seat:*/builder": IconFacts,
    "seat:*/noble": IconFacts,
    "seat:*/cleric": IconFacts,
    "seat:*/row": RowFacts,
    "seat:*/hand": HandFacts,
    "seat:*/houses": HousesFacts,
    "seat:*/tiles": TilesFacts,
    "seat:*/trading_post_*": HouseFacts,
    "seat:*/guildhall_*": HouseFacts,
    "seat:*/workshop_*": HouseFacts,
    "option:Play/play": PlayFacts,
    "option:Move/go": GoFacts,
    "option:Act/trade": ActFacts,
    "option:Act/build": ActFacts,
    "option:Act/workers": ActFacts,
    "option:Act/transcribe": ActFacts,
    "ask:Pay": PayFacts,
    "option:Spot/site": SpotFacts,
    "option:CastleMove/shift": ShiftFacts,
    "option:Rearrange/arrange": OrderFacts,
    "ask:Any": ManyFacts,
    "ask:DiscardAsk": ManyFacts,
    "ask:DestroyAsk": ManyFacts,
    "option:DiscardAsk/discard": AsideFacts,
    "option:DiscardAsk/stop": AsideFacts,
    "option:DestroyAsk/destroy": AsideFacts,
    "option:DestroyAsk/stop": AsideFacts,
    "ask:FlipAsk": FlipFacts,
    "option:ChooseEffect/choose": EffectFacts,
}
