"""Crowded castles by chance, settled by chance, under the eyes of a referee who knows only the rulebook."""

from __future__ import annotations

import random

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.castle import place
from castellany.games.viscounts.state import EMPTY, ViscountsState
from tests.games.viscounts.castle_referee import SECTIONS, Referee
from tests.games.viscounts.helpers import asked, has, legal, marks, quiet

RESOURCES = ("ink", "stone", "gold")


def crowded(seats: int, dice: random.Random, calm: bool) -> ViscountsState:
    """A castle full of people: at rest (at most two of a colour and three in all), or anyhow."""
    s = quiet(seats)
    s.active = dice.randrange(seats)
    s.rotation = dice.randrange(5)
    for seat in range(seats):
        s.at[seat] = dice.randrange(15)
        s.decks[seat] = [0, 1, 2]  # nothing to destroy, nobody to hire: the reward of D does nothing
    s.tops = [EMPTY] * 5
    for workers in (s.tier1, s.tier2):
        for section in range(5):
            for seat in dice.sample(range(seats), seats):
                here = sum(workers[section * 4 : section * 4 + 4])
                most = min(2, 3 - here) if calm else 3
                workers[section * 4 + seat] = dice.randint(0, max(0, most))
    for seat in range(seats):
        s.tier3[seat] = dice.randrange(3)
        s.workers[seat] = 30 - sum(s.tier1[seat::4]) - sum(s.tier2[seat::4]) - s.tier3[seat]
    best = [seat for seat in range(seats) if s.tier3[seat] == max(s.tier3)]
    s.leader = dice.choice(best) if max(s.tier3) else -1
    return s


def settle(s: ViscountsState, referee: Referee, dice: random.Random) -> None:
    """Answer by chance; the referee hears all and knows what each answer was worth."""
    while True:
        assert s.log is not None
        for event in s.log:
            referee.hear(event)
        s.log = []
        if not s.frames:
            return
        seat, kind = s.waiting[0], asked(s)
        choice = dice.choice(legal(s))
        if kind == "Advance":
            assert (seat, 1) == referee.on_the_move()
            assert {c.removeprefix("advance ") for c in legal(s)} == set(referee.triples(1, seat))
            assert len(legal(s)) > 1, "a single one is not asked for"
        elif kind == "Bump":
            assert seat == referee.active, "whoever's turn it is clears"
            crowd = referee.crowded()
            assert crowd is not None
            tier, section = crowd
            owners = [p for p in range(s.seats) if referee.tiers[tier][section, p]]
            assert legal(s) == [f"bump {p}" for p in owners] and len(owners) > 1
        elif kind == "ChooseEffect":
            referee.earned[seat]["gold" if choice == "choose 1" else "wish"] += 1
        elif kind == "CastleMove" and choice != "stop":
            referee.earned[seat]["castle move"] += 1
        s.play(seat, GAME.parse(choice))


def is_paid(s: ViscountsState, referee: Referee) -> None:
    """VIS-8.3, 8.5, 8.8: the rewards of the sections, a resource for each climb, what the cleared ones brought."""
    for seat in range(s.seats):
        earned = referee.earned[seat]
        assert has(s, seat, "silver") == earned["silver"]
        resources = 2 * earned["reward a"] + earned["gold"] + earned["any"]
        assert sum(has(s, seat, good) for good in RESOURCES) == resources
        assert has(s, seat, "ink") >= earned["reward a"] and has(s, seat, "stone") >= earned["reward a"]
        virtue = 2 * earned["reward e"] + earned["virtue"]
        assert marks(s, seat) == (0, max(0, 6 - virtue))


@pytest.mark.rule("VIS-8.2", "VIS-8.3", "VIS-8.4", "VIS-8.5", "VIS-8.6", "VIS-8.7", "VIS-8.8", "VIS-8.9")
@pytest.mark.parametrize("calm", [True, False], ids=["at-rest", "anyhow"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_that_enter_lead_to_what_the_rulebook_says(seats: int, calm: bool) -> None:
    steps = 0
    for seed in range(40):
        dice = random.Random(seed)
        s = crowded(seats, dice, calm)
        referee = Referee(s)
        s.log = []
        place(s, s.active, SECTIONS.index(referee.facing), dice.randint(1, 4))
        s.settle()
        settle(s, referee, dice)
        assert referee.is_quiet() and s.settling == 0
        assert all(referee.agrees(s))
        is_paid(s, referee)
        steps += sum(sum(count.values()) for count in referee.earned)
    assert steps > 100, "much happened in these castles"


@pytest.mark.rule("VIS-8.2")
def test_a_castle_at_rest_stays_at_rest() -> None:
    """One worker into an empty section of a calm castle moves nobody."""
    for seed in range(20):
        dice = random.Random(seed)
        s = crowded(3, dice, True)
        i = SECTIONS.index(Referee(s).facing)
        s.tier1[i * 4 : i * 4 + 4] = [0, 0, 0, 0]
        before = s.tier1[:], s.tier2[:], s.tier3[:], s.leader
        place(s, s.active, i, 1)
        s.settle()
        before[0][i * 4 + s.active] = 1
        assert not s.frames
        assert (s.tier1, s.tier2, s.tier3, s.leader) == before
