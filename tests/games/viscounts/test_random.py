"""Random games for one to four players and all opponents: never stuck, nothing lost, everything said."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.opponents import OPPONENT_IDS
from castellany.games.viscounts.kinds import PAY, PAY_ON
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Dice, Message, playout
from castellany.kernel import walk as walk_things

TABLES = [(1, opponent, schemes) for opponent in OPPONENT_IDS for schemes in (0, 3)]
TABLES += [(seats, "cleric", 0) for seats in (2, 3, 4)]


def new(seats: int, opponent: str, schemes: int, seed: int, listen: bool = False) -> ViscountsState:
    s = GAME.new(seats, seed, {"opponent": opponent, "schemes": schemes}, listen)
    assert isinstance(s, ViscountsState)
    return s


@pytest.mark.parametrize(("seats", "opponent", "schemes"), TABLES)
def test_random_games_end_and_lose_nothing(seats: int, opponent: str, schemes: int) -> None:
    for seed in range(6):
        s = new(seats, opponent, schemes, seed)
        census = GAME.census(s)
        assert census["cards"] == 68 + 10 + 8 * seats + (13 if seats == 1 else 0)
        assert census["manuscripts"] == 35
        assert all(census[f"workers {seat}"] == 20 and census[f"buildings {seat}"] == 9 for seat in range(s.seats))
        dice = Dice(seed)
        decisions = 0
        while s.frames:
            decisions += playout(s, dice, 1)
            assert decisions < 5000
            if decisions % 7 == 0:
                assert GAME.census(s) == census
                assert s.paid == 0 or any(f.kind in (PAY, PAY_ON) for f in s.frames), "paid only while paying"
        assert GAME.census(s) == census
        assert s.poverty or s.prosperity
        assert s.round == s.last_round
        assert s.winners


@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_a_game_alone_is_told_in_full(opponent: str) -> None:
    """Every scheme is announced, every refusal has its numbers, and all of it can be said."""
    faults: list[str] = []
    ids: set[str] = set()
    for seed in range(3):
        s = new(1, opponent, 1, seed, listen=True)
        playout(s, Dice(seed))
        assert s.log is not None
        ids |= {event.message.id for event in s.log}
        for event in s.log:
            for lang in words.LANGUAGES:
                words.load(lang, "viscounts").render(event.message, ["Ada", "opponent-cleric"], faults)
    assert faults == []
    assert {"event-scheme", "event-move", "event-turn"} <= ids
    assert ids & {"event-opponent-focus", "event-opponent-else", "event-opponent-cannot"}


def test_every_name_on_the_table_explains_itself() -> None:
    """Cards, manuscripts, spots, buildings, sections and opponents have a text for hovering."""
    for seats in (1, 4):
        s = new(seats, "noble", 0, 3) if seats == 1 else new(seats, "cleric", 0, 3)
        playout(s, Dice(3), 90)
        for node in walk_things(s.observe(0)["things"]):
            if node["kind"] in ("card", "piece", "place") and node["name"]["args"] == {}:
                for lang in words.LANGUAGES:
                    name = node["name"]["id"]
                    if not name.startswith(("segment-", "zone-")):
                        assert words.about(lang, "viscounts", name), (lang, name)


def test_the_same_seed_gives_the_same_game() -> None:
    for seats, opponent, schemes in TABLES:
        ends = []
        for _again in range(2):
            s = new(seats, opponent, schemes, 11)
            playout(s, Dice(5))
            ends.append(s.encode())
        assert ends[0] == ends[1]


def test_names_of_reconstructed_things_exist() -> None:
    for record in GAME.unprinted():
        for lang in words.LANGUAGES:
            assert words.load(lang, "viscounts").has(record.thing), record.thing
            assert all(words.load(lang, "viscounts").has(value.id) for value in record.values), record
            assert words.render(lang, "viscounts", Message(record.thing, {})) != record.thing
