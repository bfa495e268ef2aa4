"""What somebody at a puzzle knows: how they stand, where they have most of all, what the rules warn of.

All of it is in the seat's own observation or known to everybody; nothing speaks of a choice.
"""

from __future__ import annotations

from typing import Final

from castellany.kernel import Message, State, say, seat_id

_PARTS: Final = 2  # so many lines on where the seat has most of all


def known(s: State, seat: int) -> list[Message]:
    """In the order of their weight: the standing, a warning of the rules, the seat's best parts."""
    scores = s.observe(seat)["scores"]
    totals = {score["seat"]: score["total"] for score in scores}
    parts = {score["seat"]: {part["name"]: part["points"] for part in score["parts"]} for score in scores}
    others = [one for one in totals if one != seat]
    found: list[Message] = []
    if seat in totals and others:
        best = max(others, key=lambda one: int(totals[one]))
        gap = totals[seat] - totals[best]
        if gap > 0:
            found.append(say("known-leads", points=gap))
        elif gap < 0:
            found.append(say("known-behind", points=-gap, seat=seat_id(best)))
        else:
            found.append(say("known-level"))
    warning = s.game().warning(s, seat)
    if warning is not None:
        found.append(warning)
    lead = {
        name: points - max((parts[one].get(name, 0) for one in others), default=0)
        for name, points in parts.get(seat, {}).items()
        if points > 0
    }
    most = sorted((name for name in lead if lead[name] > 0), key=lambda name: -lead[name])[:_PARTS]
    return found + [say("known-most", part=name, points=parts[seat][name]) for name in most]
