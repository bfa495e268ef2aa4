"""The ten player cards: start space, goods, and something more."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.box import BOX, EXTRA, GOODS
from castellany.games.viscounts.effects.icons import (
    DEBT,
    DEED,
    build_free,
    copy_free,
    destroy_own,
    flip,
    gain,
    hire,
    place_workers,
)
from castellany.games.viscounts.facts.kinds import TRADING_POST, PlayerCard
from castellany.kernel import Message
from castellany.kernel.box import OURS, SEEN

_CARDS: Final = (
    PlayerCard(1, gain(stone=1, ink=2, silver=8, deed=2, debt=1), gain(virtue=1)),
    PlayerCard(2, gain(any=2, silver=6, deed=3, debt=1), flip(DEED)),
    PlayerCard(3, gain(gold=1, ink=1, silver=4, deed=1, debt=1), place_workers(2)),
    PlayerCard(4, gain(gold=2, silver=7, deed=2, debt=2), flip(DEBT)),
    PlayerCard(5, gain(ink=1, silver=2, deed=1, debt=1), copy_free()),
    PlayerCard(6, gain(ink=1, stone=1, silver=6, deed=2, debt=1), hire()),
    PlayerCard(7, gain(gold=1, stone=1, silver=7, deed=2, debt=1), gain(virtue=2)),
    PlayerCard(8, gain(any=1, silver=1, deed=1, debt=1), build_free(TRADING_POST, here=True)),
    PlayerCard(9, gain(stone=2, silver=5, deed=1, debt=1), destroy_own()),
    PlayerCard(10, gain(stone=1, gold=1, ink=1, silver=10, deed=1, debt=2), gain(corruption=2)),
)


def _retold(card: PlayerCard) -> dict[str, Message]:
    told = {"space": card.start, "gain": card.gain.message(), "extra": card.extra.message()}
    return {"about": Message("box-start" if EXTRA.said(card.extra) else "box-start-only", told)}


PLAYER_CARDS: Final[tuple[PlayerCard, ...]] = BOX.records(
    "player_cards",
    _CARDS,
    {"gain": GOODS, "extra": EXTRA},
    lambda card: f"start-{card.start}",
    SEEN,
    {**dict.fromkeys(("3", "4", "5", "6", "7"), OURS), "10.extra": OURS},
    _retold,
)
