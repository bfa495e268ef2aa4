"""A dry run of the castle: what workers that enter a section set going, step by step, up to the first choice.

The rules themselves run it on a copy; nothing in it uses chance, since every reward that could asks first.
"""

from __future__ import annotations

from castellany.games.viscounts import kinds, signs
from castellany.games.viscounts.castle import place
from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.facts.tables import REWARD, SECTION_IDS
from castellany.games.viscounts.forecast.dry import settle
from castellany.games.viscounts.scoring import castle
from castellany.games.viscounts.shown.act import Chain, Step
from castellany.games.viscounts.shown.signs import Sign
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Event, Frame

_KINDS = {
    "event-place": "enter",
    "event-advance": "advance",
    "event-shift": "spread",
    "event-climb": "climb",
    "event-leader": "lead",
    "event-clear": "clear",
}
# Frames that wait for somebody, as the sign of what they ask.
_ASKS = {
    kinds.ANY: "any",
    kinds.FLIP_ASK: "flip",
    kinds.FREE_HIRE: "hire",
    kinds.DESTROY_ASK: "destroy",
    kinds.CASTLE_MOVE: "castle_move",
}


def chain(s: ViscountsState, seat: int, section: int, count: int) -> Chain:
    """Put so many workers into a section of the first tier, and see."""
    world = s.copy()
    world.log = []
    depth = len(world.frames)
    place(world, seat, section, count)
    asks = not settle(world, depth)
    steps = [step for event in world.log for step in steps_of(event)]
    if asks:
        steps.append(asked(world.frames[-1]))
    return {
        "steps": steps,
        "before": castle(s, seat),
        "after": castle(world, seat),
        "asks": asks,
    }


def steps_of(event: Event) -> list[Step]:
    kind = _KINDS.get(event.message.id)
    if kind is None:
        return []
    seat = int(str(event.message.args["seat"])[5:])
    return [
        {
            "kind": kind,
            "seat": seat,
            "source": move.source,
            "target": move.target,
            "count": move.amount,
            "gain": gain(kind, move.source),
        }
        for move in event.moves
    ]


def gain(kind: str, source: str) -> list[Sign]:
    if kind == "advance":
        return signs.signs(REWARD[SECTION_IDS.index(source[-1])])
    if kind == "climb":
        return [signs.sign("any")]
    if kind == "clear":
        return [signs.sign("silver", 2)] if source.startswith("tier1") else [signs.sign("virtue"), signs.sign("any")]
    return []


def asked(f: Frame) -> Step:
    """The choice at which the dry run stops."""
    if f.kind == kinds.BUMP:
        return waiting(f.seat, f"tier{f.a}:{SECTION_IDS[f.b]}", gain("clear", f"tier{f.a}"))
    if f.kind == kinds.CHOOSE:
        return waiting(f.seat, "", signs.signs(BOOK.effects[f.a]))
    icon = _ASKS.get(f.kind)
    return waiting(f.seat, "", [signs.sign(icon)] if icon else [])


def waiting(seat: int, where: str, gained: list[Sign]) -> Step:
    return {"kind": "ask", "seat": seat, "source": where, "target": where, "count": 1, "gain": gained}
