"""What a drawn board of Viscounts is told besides words: one record for each kind of thing and of choice.

Everything is an id or a number that the rules have reckoned; the board lays it out and adds nothing up.
The records stand in the modules of this folder; `SHOWN` says which thing, question or option carries which.
"""

from __future__ import annotations

from types import UnionType
from typing import Final

from castellany.games.viscounts.shown.act import ActFacts, ShiftFacts, SpotFacts
from castellany.games.viscounts.shown.cards import BonusFacts, CardFacts, PairFacts, SchemeFacts, StartFacts, TileFacts
from castellany.games.viscounts.shown.effect import EffectFacts, FlipFacts, ManyFacts, OrderFacts
from castellany.games.viscounts.shown.move import AsideFacts, GoFacts, PlayFacts
from castellany.games.viscounts.shown.pay import PayFacts
from castellany.games.viscounts.shown.ring import (
    BooksFacts,
    BuiltFacts,
    EndFacts,
    LeaderFacts,
    OwnerFacts,
    PileFacts,
    SectionFacts,
    SegmentFacts,
    SiteFacts,
    SpaceFacts,
)
from castellany.games.viscounts.shown.seat import (
    HandFacts,
    HouseFacts,
    HousesFacts,
    IconFacts,
    MarkFacts,
    RowFacts,
    SeatFacts,
    TilesFacts,
    TrackFacts,
)

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
