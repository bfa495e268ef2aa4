"""Attribute markers: where they stand, what they are worth this round, and the opponent's two tracks.

The opponent's markers lie in one stack a space; `stack` keeps them in the order in which they last moved, so among
equally low ones the last in it lies on top (PAL-12.10).
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.facts.board import TRACK_MAX
from castellany.games.paladins.facts.icons import UP_FAITH
from castellany.games.paladins.facts.solo import RESOURCE_SPACES
from castellany.games.paladins.facts.tables import PALADIN_BONUS
from castellany.games.paladins.ids import ATTRIBUTE_NAME, icon, who
from castellany.games.paladins.layout import AT_PALADIN, OWN
from castellany.games.paladins.state import PaladinsState


def value(s: PaladinsState, seat: i64, attribute: i64) -> int:
    """PAL-4.4: marker plus the bonus of this round's paladin."""
    paladin = s.own[seat * OWN + AT_PALADIN]
    points = s.own[seat * OWN + attribute]
    return points if paladin < 0 else points + PALADIN_BONUS[paladin * 3 + attribute]


def raise_marker(s: PaladinsState, seat: i64, attribute: i64, points: i64) -> None:
    """PAL-4.4: up to 12; the rest is lost."""
    at = seat * OWN + attribute
    before = s.own[at]
    after = before + points
    if after > TRACK_MAX:
        after = TRACK_MAX
    if after == before:
        if s.hears and points:
            s.tell("event-track-full", {"seat": who(s, seat), "attribute": ATTRIBUTE_NAME[attribute]})
        return
    s.own[at] = after
    if seat == s.opponent:
        s.stack.remove(attribute)
        s.stack.append(attribute)
    if s.hears:
        s.tell(
            "event-gain",
            {"seat": who(s, seat), "rewards": [icon(UP_FAITH + attribute, after - before)]},
            moves=[(ATTRIBUTE_NAME[attribute], "supply", f"seat:{seat}/{ATTRIBUTE_NAME[attribute]}", after - before)],
        )


def lowest(s: PaladinsState) -> int:
    """PAL-12.10: the opponent's lowest attribute; among equals the one on top."""
    best = s.stack[0]
    for attribute in s.stack:
        if s.own[s.opponent * OWN + attribute] <= s.own[s.opponent * OWN + best]:
            best = attribute
    return best


def advance(s: PaladinsState, steps: i64) -> None:
    """PAL-12.9, PAL-12.10: the opponent's resource marker; each lap raises the lowest attribute."""
    for _i in range(steps):
        s.marker += 1
        lap = s.marker == RESOURCE_SPACES
        if lap:
            s.marker = 0
        if s.hears:
            s.tell(
                "event-marker",
                {"space": s.marker + 1},
                moves=[("resource-marker", "opponent-track", f"opponent-track/{s.marker + 1}")],
            )
        if lap:
            attribute = lowest(s)
            if s.hears:
                s.tell("event-lap", {"attribute": ATTRIBUTE_NAME[attribute]})
            raise_marker(s, s.opponent, attribute, 1)
