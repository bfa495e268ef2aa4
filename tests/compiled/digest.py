"""What seeded games come to, moment by moment, as one checksum a table: ``python digest.py [GAME ...]``.

Run on the plain and on the compiled package it must print the same: every encoded state, every list
of choices, what each seat sees and is asked, and the scores are folded in.
"""

from __future__ import annotations

import hashlib
import json
import sys

import castellany
from castellany.kernel import Dice, Game

GAMES_EACH = 2
LOOK_EVERY = 17


def digest(game: Game, seats: int, seed: int) -> str:
    found = hashlib.sha256()
    s = game.new(seats, seed)
    dice = Dice(seed)
    count = 0
    while s.waiting:
        seat = s.waiting[dice.roll(len(s.waiting))]
        legal = s.choices(seat)
        found.update(s.encode() + repr(legal).encode())
        if count % LOOK_EVERY == 0:
            seen = [s.observe(None), *[s.observe(viewer) for viewer in range(s.seats)], s.ask(seat).json()]
            found.update(json.dumps(seen, sort_keys=True).encode())
            found.update(s.resample(seat, seed).encode())
        s.play(seat, legal[dice.roll(len(legal))])
        count += 1
    found.update(json.dumps([score.json() for score in s.scores()]).encode() + repr(s.winners).encode())
    return f"{count} decisions {found.hexdigest()}"


def main() -> None:
    report = {
        f"{game_id} with {seats}, seed {seed}": digest(castellany.game(game_id), seats, seed)
        for game_id in sys.argv[1:] or castellany.games()
        for seats in castellany.game(game_id).seats
        for seed in range(GAMES_EACH)
    }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
