"""The faces of cards, schemes, tiles and spots as records for drawing; each is made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from castellany.games.viscounts import signs
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import FLIP_TWO, GOODS_IDS, ICON_COUNT, ICON_IDS, RIBBON_IDS, Icons
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS, PRINTED_BOOK_COST, PRINTED_BOOKS
from castellany.games.viscounts.facts.opponents import NO_LIMIT, OPPONENTS
from castellany.games.viscounts.facts.tables import (
    CARDS,
    COLLISION,
    FIRST_FOLK,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_SCHEME,
    OPPONENT_COLLISION,
    PRINTED,
    RIVAL,
    SCHEMES,
    SITES,
    SLOT_ICONS,
    removed_schemes,
)
from castellany.games.viscounts.shown.cards import CardFacts, SchemeFacts, TileFacts
from castellany.games.viscounts.shown.ring import BooksFacts, PileFacts, SiteFacts
from castellany.games.viscounts.shown.seat import RivalPay, Want
from castellany.games.viscounts.shown.signs import Sign

_BANKS: Final = ("left", "inner", "right")
MIDDLE: Final = 3  # of the track: there all rivals gain


def icon_list(icons: Icons) -> list[str]:
    return [ICON_IDS[i] for i in range(ICON_COUNT) for _each in range(icons[i])]


@lru_cache(512)
def card_face(card: int, slot: int = -1) -> CardFacts:
    """A starter, hero, townsfolk or printed person."""
    record = PRINTED[card - FIRST_PRINTED] if card >= FIRST_PRINTED else CARDS[card]
    kind = "starter" if card < FIRST_HERO else "hero" if card < FIRST_FOLK else "folk"
    return {
        "kind": "printed" if card >= FIRST_PRINTED else kind,
        "figure": record.id.rstrip("_1234") if card < FIRST_SCHEME else record.id,
        "cost": record.cost,
        "icons": icon_list(record.icons),
        "top": signs.signs(record.top),
        "timing": signs.timing_id(record),
        "ability": signs.ability(record),
        "slot": slot,
    }


@lru_cache(128)
def scheme_face(card: int, slot: int = -1) -> SchemeFacts:
    record = SCHEMES[card - FIRST_SCHEME]
    return {
        "icons": icon_list(record.icons),
        "first": signs.signs(record.first),
        "move": record.move,
        "last": [signs.signs(each) for each in record.last],
        "slot": slot,
    }


@lru_cache(128)
def removed_faces(opponent: int, rules: int) -> list[SchemeFacts]:
    """VIS-14.1: the schemes an opponent's board puts aside."""
    return [scheme_face(card) for card in removed_schemes(opponent, rules)]


def tile_face(tile: int, points: int = 0) -> TileFacts:
    record = MANUSCRIPTS[tile]
    return {
        "ribbon": RIBBON_IDS[record.ribbon],
        "cost": record.cost,
        "instant": signs.signs(record.instant),
        "counts": signs.counts(record),
        "points": points,
    }


@lru_cache(16)
def pile_face(segment: int, empty: bool) -> PileFacts:
    return {"segment": SEGMENTS[segment].id, "empty": empty, "printed": card_face(FIRST_PRINTED + segment)}


@lru_cache(16)
def books_face(segment: int, empty: bool) -> BooksFacts:
    return {
        "segment": SEGMENTS[segment].id,
        "empty": empty,
        "cost": PRINTED_BOOK_COST,
        "effect": signs.signs(PRINTED_BOOKS[segment]),
    }


def site_face(site: int) -> SiteFacts:
    record = SITES[site]
    return {
        "bank": _BANKS[record.bank],
        "effect": signs.signs(record.effect),
        "linked": record.linked,
        "link": signs.signs(record.link),
    }


@lru_cache(2)
def track_pays(opponent: bool) -> list[list[Sign]]:
    """VIS-11.4: what a collision pays on each space."""
    return [signs.signs(each) for each in (OPPONENT_COLLISION if opponent else COLLISION)]


@lru_cache(1)
def rival_pays() -> list[RivalPay]:
    """VIS-11.5: and what it pays the rivals."""
    found: list[RivalPay] = []
    for space in range(len(RIVAL)):
        who = "all" if space == MIDDLE else "guilty" if space < MIDDLE else "innocent"
        found.append({"who": who, "gain": signs.signs(RIVAL[space])})
    return found


@lru_cache(8)
def slot_icons(opponent: int) -> list[list[str]]:
    """The icons printed on the free card slots: on every player board, or on that of an opponent."""
    if opponent < 0:
        return [
            [ICON_IDS[i] for i in range(ICON_COUNT) for _n in range(SLOT_ICONS[slot * ICON_COUNT + i])]
            for slot in range(3)
        ]
    return [[], *[icon_list(icons) for icons in OPPONENTS[opponent].slot_icons]]


@lru_cache(8)
def focus_face(opponent: int) -> list[Sign]:
    focus = OPPONENTS[opponent].focus
    return [signs.sign("flip", 2)] if focus == FLIP_TWO else [signs.sign(ICON_IDS[focus])]


@lru_cache(8)
def wants_face(opponent: int) -> list[Want]:
    found: list[Want] = []
    for good, limit in OPPONENTS[opponent].wants:
        found.append({"good": GOODS_IDS[good], "limit": 0 if limit == NO_LIMIT else limit})
    return found
