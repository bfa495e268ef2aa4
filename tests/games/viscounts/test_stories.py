"""Whole turns as stories: what is asked, what happens, and how the turn is told in short afterwards."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.tables import TILE_IDS
from castellany.games.viscounts.kinds import TURN
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Gist, Story
from tests.games.viscounts.helpers import (
    asked,
    castle,
    do,
    give,
    go,
    hand,
    has,
    house,
    legal,
    marks,
    quiet,
    row,
    set_marks,
    stand,
    tops,
    workers,
)


def begun(s: ViscountsState, seat: int = 0) -> Story:
    """The seat's turn begins; the story hears everything from now on."""
    s.log = []
    story = Story(GAME.gists)
    go(s, Frame(TURN, seat))
    return story


def told(s: ViscountsState, story: Story, seat: int = 0) -> Gist:
    """The turn in short; each part of it can be said in every language."""
    assert s.log is not None
    story.hear(1, seat, s.log)
    line = next(line for line in story.lines if line.seat == seat)
    for lang in words.LANGUAGES:
        faults: list[str] = []
        for message in [line.action, *line.things]:
            assert message is not None
            words.load(lang, "viscounts").render(message, ["Ada", "Bob", "Cleo"], faults)
        assert faults == []
    return line


def action(line: Gist) -> str:
    assert line.action is not None
    return line.action.id


def things(line: Gist) -> list[str]:
    return [message.id for message in line.things]


@pytest.mark.rule("VIS-1.3", "VIS-6.1", "VIS-6.3", "VIS-10.1", "VIS-7.12", "VIS-10.5", "VIS-6.12")
def test_a_turn_of_trading() -> None:
    """Journeyman drops off: a hired Friar and two virtue. Trader moves to space 5, three merchants buy an ink.

    A silver buys the fourth merchant; the Trader gives one; the Princess there is hired for two.
    """
    s = quiet()
    stand(s, 0, "4")
    stand(s, 1, "9")
    row(s, 0, "lender", "abbot", "journeyman")
    hand(s, 0, "trader", "squire")
    give(s, 0, silver=4)
    begun(s)
    assert asked(s) == "FreeHire"
    do(s, "hire friar", "play trader", "go 5")
    assert asked(s) == "Act" and marks(s, 0) == (0, 4)
    do(s, "trade")
    assert legal(s) == ["spend silver", "done"], "Trader and Lender are three merchants, a fourth is a second ink"
    do(s, "spend silver", "done")
    assert (has(s, 0, "ink"), has(s, 0, "silver")) == (2, 4), "and the Trader's silver"
    do(s, "hire princess")
    assert (has(s, 0, "silver"), marks(s, 0)) == (2, (0, 3))
    assert not s.frames and len(s.hands[0]) == 3, "phase 6"


@pytest.mark.rule("VIS-7.3", "VIS-7.4", "VIS-7.11", "VIS-7.14")
def test_a_turn_of_building() -> None:
    """Woodcutter on the board, a Mason dismissed, two stone: a workshop; the link; then the Woodcutter's virtue."""
    s = quiet(3)
    stand(s, 0, "2")
    stand(s, 1, "9")
    stand(s, 2, "9")
    row(s, 0, "woodcutter_1", "abbot", "squire")
    hand(s, 0, "thief", "trader")
    tops(s, "friar", "mason", "princess", "jeweller", "miner")
    house(s, 1, 0, "b-3-4")
    give(s, 0, stone=2, silver=1)
    story = begun(s)
    do(s, "play thief", "go 3", "build workshop_2", "dismiss", "arrange 123")
    assert marks(s, 0) == (1, 5), "the Thief's corruption; the Woodcutter answers last"
    assert (has(s, 0, "stone"), has(s, 0, "ink"), has(s, 0, "silver"), has(s, 1, "silver")) == (2, 1, 2, 2)
    line = told(s, story)
    assert (action(line), things(line)) == ("action-build", ["card-mason", "house-workshop_2"])
    assert line.cost == {"res-silver": 1}, "the Mason"
    assert line.gain == {"res-corruption": 1, "res-ink": 1, "res-silver": 2, "res-virtue": 1}
    assert line.others == [(1, "res-silver", 2)], "the owner of the other end"


@pytest.mark.rule("VIS-8.1", "VIS-8.3", "VIS-11.1")
def test_a_turn_of_placing_workers_that_ends_in_a_collision() -> None:
    """Two workers beside one of one's own in E: two virtue by which the markers meet; they collide in phase 5."""
    s = quiet()
    stand(s, 0, "7-8")
    stand(s, 1, "1")
    row(s, 0, "enforcer", "squire", "abbot")
    hand(s, 0, "lender", "labourer")
    set_marks(s, 0, 3, 5)
    workers(s, 1, "e", s0=1)
    tops(s, "friar", "friar", "princess", "jeweller", "miner")
    begun(s)
    do(s, "play lender", "go 9-10", "workers 2")
    assert castle(s, 2, "e") == [1, 0]
    assert marks(s, 0) == (0, 6), "met on the fourth space; Enforcer's corruption took the pair to the fifth"
    assert (has(s, 0, "silver"), has(s, 0, "unpaid")) == (2, 1), "which pays two silver and a debt"


@pytest.mark.rule("VIS-9.1", "VIS-9.2")
def test_a_turn_of_transcribing_in_short() -> None:
    s = quiet()
    stand(s, 0, "1-2")
    stand(s, 1, "9")
    row(s, 0, "bishop", "abbot", "squire")
    hand(s, 0, "lender", "labourer")
    s.books[1] = TILE_IDS.index("ms13")
    give(s, 0, ink=1)
    tops(s, "miner", "miner", "princess", "jeweller", "miner")
    story = begun(s)
    do(s, "play lender", "go 3-4", "transcribe")
    assert s.tiles[0] == 1 << TILE_IDS.index("ms13") and marks(s, 0) == (1, 6), "and the Bishop's corruption"
    line = told(s, story)
    assert (action(line), things(line)) == ("action-transcribe", ["tile-ms13"])
    assert (line.cost, line.gain) == ({"res-ink": 1}, {"res-ink": 2, "res-corruption": 1})


@pytest.mark.rule("VIS-7.13")
def test_a_turn_without_an_action_in_short() -> None:
    s = quiet()
    stand(s, 0, "2")
    stand(s, 1, "9")
    row(s, 0, "labourer", "abbot", "squire")
    hand(s, 0, "trader", "lender")
    story = begun(s)
    do(s, "play trader", "pass")
    assert action(told(s, story)) == "gist-no-action"
