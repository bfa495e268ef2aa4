"""`castellany serve` with the same chance at every start: what a test saw once, it sees again.

The decks of a table, its order of seats, what bots imagine and what guests are called come from here; passwords,
tokens and cookies stay as random as ever. Bots do not hide how easy an answer was: nobody plays them for long.
"""

from __future__ import annotations

import random
import secrets

from castellany.server import run
from castellany.server.live.bots import ANSWERS
from tests.mother import bear_children


def live(words: list[str]) -> int:
    """One server, from the words of its command."""
    chance = random.Random(1190)
    vars(secrets).update(randbits=chance.getrandbits, choice=chance.choice, randbelow=chance.randrange)
    vars(random).update(SystemRandom=lambda: chance)  # who sits where
    random.seed(1190)
    ANSWERS.clear()
    return run.main(words)


if __name__ == "__main__":
    bear_children(live)
