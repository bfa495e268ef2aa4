"""Regions scored a second time by other words: whoever stands alone takes a place, equals take the one below together.

Thousands of crowds are put into regions by chance; what the rules pay must be what this reading of sections 7.1 to 7.5
pays. And every card that scores keeps its points under its own name.
"""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from castellany.games.elgrande.facts.board import BOARDS, CASTLE, FRANCE, PLACES, REGIONS
from castellany.games.elgrande.facts.cards import CARD_IDS
from castellany.games.elgrande.scoring import (
    SCORING_CARDS,
    emptiest,
    fullest,
    score_place,
    score_regions,
    scores,
    total,
    would_pay,
)
from castellany.games.elgrande.state import GrandeState
from tests.games.elgrande.helpers import new

rule = pytest.mark.rule


def reading(s: GrandeState, place: int, first_only: bool = False) -> list[int]:
    """ELG-7.1 to ELG-7.5, from the rulebook's page and nothing else."""
    printed = BOARDS[s.seats][place * 3 : place * 3 + (2 if s.seats <= 3 else 3)]
    counts = [s.at[colour * PLACES + place] for colour in range(s.colours)]
    paid = [0] * s.seats
    standing = sorted((colour for colour in range(s.colours) if counts[colour]), key=lambda colour: -counts[colour])
    ahead = 0  # places that are gone
    for _count, group in groupby(standing, key=lambda colour: counts[colour]):
        equals = list(group)
        place_taken = ahead if len(equals) == 1 else ahead + 1
        ahead = place_taken + 1
        for colour in equals:
            if colour < s.seats and place_taken < len(printed) and not (first_only and len(equals) > 1):
                paid[colour] += printed[place_taken]
        if len(equals) == 1 and equals[0] < s.seats and place_taken == 0:
            paid[equals[0]] += 2 * (s.king == place) + 2 * (s.grandes[equals[0]] == place)
        if first_only:
            break
    return paid


def crowd(s: GrandeState, place: int, dice: random.Random) -> None:
    """Few pieces of each colour, so that many are equal; sometimes very many, sometimes none."""
    most = dice.choice([1, 2, 3, 6, 30])
    for colour in range(s.colours):
        s.at[colour * PLACES + place] = dice.randint(0, most)
    s.king = dice.choice([place, FRANCE])
    s.grandes = [dice.choice([place, CASTLE if place != CASTLE else 0]) for _seat in range(s.seats)]


@rule("ELG-7.1", "ELG-7.2", "ELG-7.3", "ELG-7.4", "ELG-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_crowds_are_paid_as_the_page_reads(seats: int) -> None:
    dice = random.Random(seats)
    for _crowd in range(600):
        place = dice.randrange(REGIONS + 1)
        s = new(seats)
        crowd(s, place, dice)
        expected = reading(s, place)
        assert would_pay(s, place) == expected, (place, s.at)
        before = [total(s, seat) for seat in range(seats)]
        score_place(s, place, place)
        assert [total(s, seat) - before[seat] for seat in range(seats)] == expected, (place, s.at)


@rule("ELG-7.11", "ELG-7.1")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_where_only_the_first_is_paid_equals_get_nothing(seats: int) -> None:
    dice = random.Random(10 + seats)
    for _crowd in range(300):
        s = new(seats)
        region = dice.randrange(REGIONS)
        crowd(s, region, dice)
        expected = reading(s, region, first_only=True)
        before = [total(s, seat) for seat in range(seats)]
        score_place(s, region, region, first_only=True)
        assert [total(s, seat) - before[seat] for seat in range(seats)] == expected, s.at


@rule("ELG-7.11")
@pytest.mark.parametrize("card", SCORING_CARDS)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_cards_points_stand_under_its_name_and_clause(card: int, seat: int) -> None:
    s = new(4)
    s.at[seat * PLACES + 2] = 5
    s.king = FRANCE
    s.grandes = [CASTLE] * 4
    earned = {part.name: part.points for part in scores(s)[seat].parts}
    score_regions(s, [2], card)
    now = {part.name: (part.points, part.rule) for part in scores(s)[seat].parts}
    name = f"part-{CARD_IDS[card]}"
    assert now[name][0] == BOARDS[s.seats][6] and name not in earned
    assert now[name][1].startswith(("ELG-10.", "ELG-11.", "ELG-14."))
    assert len({rule_of(each) for each in SCORING_CARDS}) == len(SCORING_CARDS), "each card has a clause of its own"


def rule_of(card: int) -> str:
    s = new(2)
    s.at[2] = 9
    score_regions(s, [2], card)
    return next(part.rule for part in scores(s)[0].parts if part.name == f"part-{CARD_IDS[card]}")


@rule("ELG-11.5", "ELG-11.6")
def test_the_fullest_and_the_emptiest_regions() -> None:
    dice = random.Random(4)
    for _table in range(300):
        s = new(3)
        for region in range(REGIONS):
            for colour in range(3):
                s.at[colour * PLACES + region] = dice.choice([0, 0, 0, 1, 2])
        crowds = [sum(s.at[colour * PLACES + region] for colour in range(3)) for region in range(REGIONS)]
        some = [n for n in crowds if n]
        assert fullest(s) == [r for r in range(REGIONS) if some and crowds[r] == max(some)]
        assert emptiest(s) == [r for r in range(REGIONS) if some and crowds[r] == min(some)]
    bare = new(3)
    bare.at = [0] * len(bare.at)
    assert fullest(bare) == emptiest(bare) == []
