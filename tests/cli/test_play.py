"""A game at the terminal: seen, chosen, explained, taken back, kept and gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import castellany
from castellany import words
from tests.cli.conftest import Terminal

TITHE = ("play", "tithe", "--seats", "2", "--seed", "5", "--bots", "random")
FIRST_ALWAYS = "1\n" * 40


def test_the_table_the_question_and_the_numbered_options_are_shown(terminal: Terminal) -> None:
    done = terminal(*TITHE)
    assert done.code == 0
    assert "Tithe" in done.out and "● A Guest" in done.out and "■ B Matilda" in done.out
    assert "Bid a card.  TOY-2.1" in done.out
    assert " 1  Bid " in done.out and " 3  Bid " in done.out


def test_a_game_is_played_to_the_end_and_its_record_is_true(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*TITHE, typed=FIRST_ALWAYS)
    assert done.code == 0
    assert "The winner is" in done.out or "The victory is shared" in done.out
    (record,) = tmp_path.glob("*.json")
    verified = terminal("verify", str(record))
    assert verified.code == 0
    assert "the record is true" in verified.out


@pytest.mark.parametrize(("lang", "player"), [("uk", "Роксолана"), ("pl", "Jadwiga")])
def test_everything_speaks_the_readers_language(terminal: Terminal, lang: str, player: str) -> None:
    done = terminal(*TITHE, "--lang", lang)
    assert words.render(lang, "tithe", "ask-bid") in done.out
    assert player in done.out


def test_what_is_closed_says_why_and_by_which_rule(terminal: Terminal) -> None:
    done = terminal(*TITHE, typed="1\n")
    assert "✗  Bank: You are 3 gold short. TOY-1.3" in done.out or "✗  Bank: You are 1 gold short. TOY-1.3" in done.out


def test_a_choice_can_be_taken_back_and_what_was_told_with_it(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*TITHE, typed="2\nz\n")
    (record,) = tmp_path.glob("*.json")
    choices = json.loads(record.read_text(encoding="utf-8"))["choices"]
    assert [choice for choice in choices if choice.startswith("0 ")] == []
    assert "You have not chosen anything yet." in terminal(*TITHE, typed="z\n").out


def test_keys_work_on_a_ukrainian_keyboard_too(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*TITHE, typed="2\nя\n")
    (record,) = tmp_path.glob("*.json")
    assert '"0 bid' not in record.read_text(encoding="utf-8")
    assert "Total" in terminal(*TITHE, typed="і\n").out


def test_scores_log_help_and_a_wrong_number_are_answered(terminal: Terminal) -> None:
    assert "Relics" in terminal(*TITHE, typed="s\n").out
    assert "take back your last choice" in terminal(*TITHE, typed="h\n").out
    assert "Please type a number from 1 to 3" in terminal(*TITHE, typed="17\n").out
    assert "The rules say nothing about “TOY-9.9”." in terminal(*TITHE, typed="? TOY-9.9\n").out


def test_a_card_is_explained_with_its_figures(terminal: Terminal) -> None:
    done = terminal("play", "viscounts", "--seats", "2", "--seed", "5", typed="a chevalier\n")
    told = " ".join(done.out.split())
    assert "When it drops off: flip 1 debt or 1 deed. (cost and movement 3; 1 × merchant and 1 × noble)" in told


def test_a_game_is_kept_when_one_leaves_and_gone_on_with(terminal: Terminal, tmp_path: Path) -> None:
    left = terminal(*TITHE, "--name", "Olha", typed="1\nq\n")
    assert "The game is kept in" in left.out
    (record,) = tmp_path.glob("*.json")
    before = json.loads(record.read_text(encoding="utf-8"))
    again = terminal("play", "--resume", typed=FIRST_ALWAYS)
    assert again.code == 0
    assert "● A Olha" in again.out and "The " in again.out
    after = json.loads(record.read_text(encoding="utf-8"))
    assert after["choices"][: len(before["choices"])] == before["choices"]
    assert after["result"] is not None


def test_several_people_share_a_keyboard_behind_a_curtain(terminal: Terminal) -> None:
    done = terminal("play", "tithe", "--seats", "2", "--people", "2", "--seed", "5", typed="1\n\n1\n")
    assert "Guest 2, it is your turn. Make sure nobody else is looking" in done.out


def test_the_plain_table_reads_line_by_line(terminal: Terminal) -> None:
    done = terminal(*TITHE, "--plain")
    assert "  Gold: 0\n" in done.out
    assert "╭" not in done.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”. Games: "),
        (("play", "tithe", "--seats", "9"), "9 players cannot play this game. Allowed: 2 to 4."),
        (("play", "tithe", "--seats", "x"), "“x” is not a whole number of at least 1"),
        (("play", "tithe", "--option", "rich"), "“rich” is not an option. Write it as name=value"),
        (("play", "tithe", "--option", "poor=1"), "There is no option “poor”. Options: rich, rounds."),
        (("play", "tithe", "--option", "rich=maybe"), "not a value of the option “rich”. Allowed: true, false."),
        (("play", "tithe", "--option", "rounds=7"), "“7” is not a value of the option “rounds”. Allowed: 1-3."),
        (("play", "tithe", "--bots", "wizard"), "There is no level “wizard”. Possible: random, novice"),
        (("play", "tithe", "--seats", "2", "--people", "3"), "3 people cannot sit on 2 seats."),
        (("play", "tithe", "--frobnicate"), "not understood: --frobnicate"),
        (("play",), "Which game? Name one: "),
        (("play", "--resume"), "No game is saved in"),
        (("fly",), "is not possible (allowed: "),
    ],
)
def test_bad_input_is_named_with_what_is_allowed(
    terminal: Terminal, tmp_path: Path, typed: tuple[str, ...], sentence: str
) -> None:
    done = terminal(*typed)
    assert done.code == 2
    assert sentence in done.err
    assert done.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_hint_names_an_option_and_says_why(terminal: Terminal) -> None:
    done = terminal(*TITHE, typed="i\n")
    after = re.split(r"all\s+keys", done.out)[1]
    assert "Bid " in after and "   · " in after


def test_the_games_own_opponent_is_called_as_the_game_calls_it(terminal: Terminal) -> None:
    solo = next(game for game in map(castellany.game, castellany.games()) if game.seats[0] == 1)
    done = terminal("play", solo.id, "--seats", "1", "--seed", "3")
    assert done.code == 0
    state = solo.new(1, 3)
    automatic = [thing for thing in state.observe(None)["things"] if thing["kind"] == "seat"][1]
    assert f"■ B {words.render('en', solo.id, automatic['name'])}" in done.out
    assert "Matilda" not in done.out


def test_everything_on_the_table_can_be_explained_by_its_name(terminal: Terminal) -> None:
    """Names that say whose a thing is are read as they stand on the table."""
    done = terminal("play", "elgrande", "--seats", "3", "--seed", "5", "--name", "Ann", typed="a\na 1\nq\n")
    assert "caballeros: Ann  The player with the most" in done.out
    assert "power 1  Decides the order of turns" in done.out
    assert "Fluent" not in done.out
