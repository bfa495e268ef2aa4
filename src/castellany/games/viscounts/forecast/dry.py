"""Dry runs: the rules on a copy of the moment, for telling ahead what they will do."""

from __future__ import annotations

from castellany.games.viscounts.state import ViscountsState


def settle(world: ViscountsState, depth: int) -> bool:
    """Run what lies above the lowest `depth` frames; False where somebody has to choose first."""
    kinds = world.game().kinds
    while len(world.frames) > depth:
        f = world.frames[-1]
        kind = kinds[f.kind]
        if kind.mode:
            return False
        world.frames.pop()
        kind.run(world, f)
    return True
