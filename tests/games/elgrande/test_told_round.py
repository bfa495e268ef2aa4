"""What is told as a round ends, at a general scoring and of the imaginary player."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    BLUE,
    CASTILLA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    PURPLE,
    SEVILLA,
    TOLEDO,
    do,
    new,
    scene,
    show,
)
from tests.games.elgrande.telling import Told, hear, moves, run, said


@pytest.mark.rule("ELG-7.4", "ELG-7.5", "ELG-7.8", "ELG-7.10")
def test_a_general_scoring_step_by_step() -> None:
    """The castle 5/3/1, the disks, then the regions: purple's two leave for Granada and win it with the grande."""
    s = scene(
        {PURPLE: {CASTLE: 2}, GREEN: {CASTLE: 1, GRANADA: 1, NAVARRA: 1}},
        king=NAVARRA,
        seats=3,
        grandes=[GRANADA, TOLEDO, TOLEDO],
    )
    s.round = 2
    run(s, Frame(kinds.REGIONS_SCORED), Frame(kinds.CASTLE_DISK))
    do(s, PURPLE, "disk granada")
    do(s, GREEN, "disk navarra")
    told = said(hear(s, BLUE, "disk toledo"))

    def points(seat: int, place: str, rank: int, king: int, grande: int, before: int, total: int) -> Told:
        gained = {"points": total - before, "king": king, "grande": grande, "before": before, "total": total}
        return "points", {"seat": f"seat:{seat}", "place": f"place-{place}", "rank": rank, **gained}

    assert told == [
        ("castle", {"seat": "seat:0", "count": 2}),
        ("castle", {"seat": "seat:1", "count": 1}),
        points(0, "castle", 1, 0, 0, 0, 5),
        points(1, "castle", 2, 0, 0, 0, 3),
        ("disk", {"seat": "seat:0", "place": "place-granada"}),
        ("disk", {"seat": "seat:1", "place": "place-navarra"}),
        ("disk", {"seat": "seat:2", "place": "place-toledo"}),
        ("leave-castle", {"seat": "seat:0", "count": 2, "place": "place-granada"}),
        ("leave-castle", {"seat": "seat:1", "count": 1, "place": "place-court"}),
        points(1, "navarra", 1, 2, 0, 3, 10),
        points(0, "granada", 1, 0, 2, 5, 13),
        points(1, "granada", 2, 0, 0, 10, 13),
    ]


@pytest.mark.rule("ELG-3.5", "ELG-3.6", "ELG-14.3")
def test_the_end_of_a_round() -> None:
    s = new(4, alternatives=ALL_CARDS)
    s.first = 0
    s.power = [9, 2, 13, 5]
    for card in (cards.SCHEME, cards.ARREST, cards.FIESTA, cards.DECREE):
        show(s, card)
    s.taken = 0
    for pile in (0, 1, 3):
        piles.take(s, pile, pile)
    s.vetoes = [3, s.round, 2, s.round + 1]
    told = said(run(s, Frame(kinds.END_ROUND)))
    assert told[:3] == [
        ("unused", {"cards": ["action-fiesta"]}),
        ("first", {"seat": "seat:1"}),
        ("veto-over", {"seat": "seat:3", "action": "action-veto"}),
    ]
    assert s.first == 1 and s.vetoes == [2, 1]


@pytest.mark.rule("ELG-16.3", "ELG-16.4", "ELG-16.5")
def test_the_imaginary_players_part_of_a_round() -> None:
    s = scene({IMAGINARY: {GRANADA: 27}}, king=CASTILLA, seats=2)
    s.homes = [TOLEDO, SEVILLA, CASTILLA]
    s.idle = [4, 8]
    for card in (cards.SCHEME, cards.JUSTICE, cards.DECREE):
        show(s, card)
    events = run(s, Frame(kinds.ROUND))
    assert said(events)[2:] == [
        ("imaginary-king", {"place": "place-castilla"}),
        ("imaginary-place", {"place": "place-sevilla", "count": 2}),
        ("imaginary-power", {"power": 8}),
    ]
    assert moves(events)[0] == ("piece-caballero", "imaginary/province", "region:sevilla/imaginary", 2)
    s.power = [2, 3, 8]
    s.played = [2, 3]
    s.acted = 0
    s.taken = 0
    events = run(s, Frame(kinds.TURNS))
    assert said(events) == [("imaginary-take", {"action": "action-your_majesty"})]
    assert moves(events) == [], "Your Majesty stays with its deck"
