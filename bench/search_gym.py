"""PettingZoo stepping: decisions per second with observations and masks, ours beside PettingZoo's own.

`python bench/search_gym.py`: Citadels (and every other game) against `connect_four_v3` in the same
run, random players, each for a few seconds in turn. Goal: Citadels at least three times as fast.
Needs pettingzoo with its classic games (pygame). Compare plain and compiled with PYTHONPATH.
"""

from __future__ import annotations

import json
import random
import sys
import time
import warnings
from typing import Any

import numpy as np

import castellany
from castellany.gym.zoo import env

GOAL = 3.0


def pace(table: Any, seconds: float) -> float:
    """Decisions a second."""
    dice = random.Random(1)
    table.reset(seed=1)
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _agent in table.agent_iter(200):
            seen, _reward, over, cut, _info = table.last()
            if over or cut:
                table.step(None)
                if not table.agents:
                    table.reset()
                continue
            table.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            count += 1
        if not table.agents:
            table.reset()
    return count / (time.perf_counter() - began)


def main() -> None:
    warnings.filterwarnings("ignore")
    from pettingzoo.classic import connect_four_v3

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    theirs = sorted(pace(connect_four_v3.env(), seconds) for _run in range(3))[1]
    rows = {"connect_four_v3": round(theirs)}
    for game_id in castellany.games():
        ours = sorted(pace(env(game_id, 4), seconds) for _run in range(3))[1]
        rows[game_id] = round(ours)
    ratio = round(rows["citadels"] / theirs, 2)
    print(json.dumps({"decisions_per_second": rows, "citadels_to_connect_four": ratio, "goal": GOAL}, indent=1))


if __name__ == "__main__":
    main()
