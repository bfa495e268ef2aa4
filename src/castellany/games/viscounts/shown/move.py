"""What choices show before the primary action: which card, where to, what waits there."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.signs import Sign


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
