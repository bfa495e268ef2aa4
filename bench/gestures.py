"""How much a click does on the drawn board of Paladins: `python -m bench.gestures [--games 12]`.

Games of squires are replayed as a person would click them: an act with its proposed payment and its target are two
clicks, without a target one. Whoever insists on paying as the squires do needs two more for each worker that is
changed. Printed are choices and clicks of both; the goal is that a typical act takes at most two clicks. Also the size
of the board's part of the client, with its drawings (goal: 110 kB gzip).
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import castellany
from castellany.arena.players import Player, seat_player
from castellany.kernel import State

STATIC = Path(castellany.__file__).parent / "static" / "assets"
MARK = "opponent-fallbacks"  # what only this board's code says
CLICKS, SIZE = 2, 110_000


def changed(payment: list[int], proposal: list[int]) -> int:
    """Workers of the proposal that are not in the payment."""
    return (Counter(proposal) - Counter(payment)).total()


def chosen(player: Player, s: State, seat: int) -> int:
    return int(player.bot.choose(s, seat, player.seconds, player.iterations).choice)


def acts_of(game: str, seed: int) -> list[tuple[int, int, int]]:
    """Choices and clicks of every act of a game, and the clicks on top for paying exactly so."""
    s: State = castellany.game(game).new(seats=3, seed=seed)
    players = [seat_player("squire", game, seed * 10 + seat) for seat in range(s.seats)]
    found: list[tuple[int, int, int]] = []
    while s.waiting:
        seat = s.waiting[0]
        decision = s.ask(seat)
        first = chosen(players[seat], s, seat)
        facts: Any = next((one.facts for one in decision.options if one.choice == first), None)
        s.play(seat, first)
        if decision.kind != "Turn" or not facts or "payments" not in facts:
            continue
        run = [first]
        while s.waiting == (seat,) and s.ask(seat).kind == "PlaceWorker":
            run.append(chosen(players[seat], s, seat))
            s.play(seat, run[-1])
        workers = facts["payments"]["workers"]
        more = 2 * changed(workers[facts["payments"]["choices"].index(run[1:])], workers[0])
        clicks = 1
        if facts["targets"]["choices"]:
            run.append(chosen(players[seat], s, seat))
            s.play(seat, run[-1])
            clicks += facts["act"] != "absolve"  # a click on a space for a jar is the whole of it
        found.append((len(run), clicks, more))
    return found


def size() -> int:
    """Bytes of the board's chunk and its styles, as they are sent."""
    scripts = [path for path in STATIC.glob("Board-*.js") if MARK in path.read_text()]
    styles = [path for path in STATIC.glob("Board-*.css") if "paladins" in path.read_text()]
    return sum(len(gzip.compress(path.read_bytes())) for path in scripts + styles)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    games = parser.parse_args().games
    acts = [act for seed in range(games) for act in acts_of("paladins", seed)]
    choices, clicks, more = (sum(one[i] for one in acts) for i in range(3))
    typical = statistics.median(one[1] for one in acts)
    print(f"paladins: {len(acts)} acts in {games} games, {choices} choices with {clicks} clicks as proposed")
    print(f"choices per click {choices / clicks:.2f}, paying as the squires do {choices / (clicks + more):.2f}")
    print(f"clicks of a typical act {typical:.0f} (goal {CLICKS})")
    bytes_sent = size()
    print(f"board with its drawings: {bytes_sent / 1000:.1f} kB gzip (goal {SIZE // 1000})")
    return 0 if typical <= CLICKS and 0 < bytes_sent <= SIZE else 1


if __name__ == "__main__":
    sys.exit(main())
