"""What seeded games come to, moment by moment, as one checksum a table: ``python digest.py [GAME ...]``.

Run on the plain and on the compiled package it must print the same: every encoded state, every list
of choices, what each seat sees and is asked, and the scores are folded in. The smallest and the largest
tables are played once more by processes that begin with a file of facts (``--facts FILE``).
"""

from __future__ import annotations

import hashlib
import json
import sys

import castellany
from castellany import boxes
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
    wanted = sys.argv[1:]
    corrected = wanted[:1] == ["--facts"]
    if corrected:
        boxes.open_file(wanted[1])
        wanted = wanted[2:]
    report = {}
    for game_id in wanted or castellany.games():
        game = castellany.game(game_id)
        for seats in (game.seats[0], game.seats[-1]) if corrected else game.seats:
            for seed in range(1 if corrected else GAMES_EACH):
                told = f"{game_id} with {seats}, seed {seed}{', other facts' if corrected else ''}"
                report[told] = digest(game, seats, seed)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
