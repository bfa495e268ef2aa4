"""A turn of El Grande in short: the power, the card, the places, and how many came, went and scored."""

from __future__ import annotations

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT
from castellany.kernel import Event, Frame, Story, say
from castellany.kernel.gist import NOBODY, Gist
from tests.games.elgrande.helpers import (
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
    with_card,
)
from tests.games.elgrande.telling import hear, run


def told(events: list[Event], seat: int = PURPLE) -> list[Gist]:
    story = Story(GAME.gists)
    story.hear(1, seat, events)
    return story.lines


def test_a_power_card_is_a_line() -> None:
    s = new(4)
    seat = s.waiting[0]
    (line,) = told(hear(s, seat, "play 9"), seat)
    assert line.seat == seat and line.action == say("gist-power", card=9) and not line.things


def test_inviting_taking_a_card_and_placing_are_one_line() -> None:
    s = scene({PURPLE: {COURT: 2}})
    show(s, cards.JUSTICE)
    s.power = [13, 3, 2, 1]
    s.played = [8, 3, 2, 1]  # two are invited
    s.acted = 0b1110
    s.stage = 2
    s.taken = 0
    run(s, Frame(kinds.TURNS))
    (line,) = told(hear(s, PURPLE, "invite 2", "take justice", "place toledo", "place castle"))
    assert line.seat == PURPLE and line.action == say("action-justice")
    assert line.things == [say("place-toledo"), say("place-castle")]
    assert line.gain == {"piece-caballero": 2} and line.cost == {"piece-caballero": 2}


def test_what_a_card_scores_for_others_befell_them() -> None:
    """Granada 6/3/1: green before purple."""
    s = scene({PURPLE: {GRANADA: 1}, GREEN: {GRANADA: 2}})
    with_card(s, cards.JUSTICE)
    story = Story(GAME.gists)
    story.hear(1, PURPLE, [*_take("justice"), *hear(s, PURPLE, "act", "score granada")])
    line = story.lines[0]
    assert line.things == [say("place-granada")] and line.gain == {"res-points": 3}
    assert line.others == [(GREEN, "res-points", 6)]


def _take(card: str) -> list[Event]:
    return [Event(say("event-take", seat="seat:0", action=f"action-{card}"), -1, ())]


def test_courts_sent_back_befell_their_owners() -> None:
    s = scene({GREEN: {COURT: 4}, BLUE: {COURT: 1}})
    with_card(s, cards.DISMISSAL)
    story = Story(GAME.gists)
    story.hear(1, PURPLE, [*_take("dismissal"), *hear(s, PURPLE, "act")])
    assert story.lines[0].others == [(GREEN, "piece-caballero", -3), (BLUE, "piece-caballero", -1)]


def test_the_king_a_grande_and_a_tile_name_their_places() -> None:
    for card, choices, place in (
        (cards.YOUR_MAJESTY, ("act", "king toledo"), "toledo"),
        (cards.NEW_HOME, ("act", "grande sevilla"), "sevilla"),
        (cards.DECREE, ("act", "tile four granada"), "granada"),
    ):
        s = scene(grandes=[NAVARRA] * 4)
        with_card(s, card)
        story = Story(GAME.gists)
        story.hear(1, PURPLE, [*_take("x"), *hear(s, PURPLE, *choices)])
        assert story.lines[0].things == [say(f"place-{place}")]


def test_a_general_scoring_is_the_tables_own_line() -> None:
    s = scene({PURPLE: {CASTLE: 1, SEVILLA: 1}, GREEN: {TOLEDO: 1}}, seats=3, king=CASTILLA, grandes=[NAVARRA] * 3)
    s.round = 2
    heard = run(s, Frame(kinds.END_ROUND))
    do(s, PURPLE, "disk granada")
    do(s, GREEN, "disk granada")
    lines = told([*heard, *hear(s, BLUE, "disk granada")], BLUE)
    scoring = next(line for line in lines if line.action == say("gist-scoring", round=3))
    assert scoring.seat == NOBODY and scoring.by == BLUE
    points = {seat: amount for seat, name, amount in scoring.others if name == "res-points"}
    assert points == {PURPLE: 5 + 4 + 6, GREEN: 7}, "castle, Seville and Granada; Toledo"


def test_the_imaginary_players_part_is_nobodys_line() -> None:
    s = scene({IMAGINARY: {GRANADA: 20}}, seats=2)
    s.homes = [TOLEDO, SEVILLA]
    s.idle = [8]
    lines = told(run(s, Frame(kinds.ROUND)))
    (line,) = [line for line in lines if line.action == say("imaginary")]
    assert line.seat == NOBODY and line.things == [say("place-sevilla"), say("place-toledo")]
    assert line.gain == line.cost == {} and line.others == []
