"""The other commands: simulate, rules, facts, help; and the words of them all."""

from __future__ import annotations

import json
import subprocess
import sys
import types

import pytest

import castellany
from castellany import words
from castellany.cli.elsewhere import HOMES
from castellany.cli.main import COMMANDS
from castellany.cli.voice import TEXT
from tests.cli.conftest import Terminal


def simulated(terminal: Terminal, *more: str) -> dict[str, object]:
    done = terminal("simulate", "tithe", "--seats", "3", "--games", "60", "--seed", "4", "--json", *more)
    assert done.code == 0
    report: dict[str, object] = json.loads(done.out)
    return report


def test_simulation_counts_games_lengths_scores_and_wins(terminal: Terminal) -> None:
    report = simulated(terminal)
    assert report["games"] == 60 and report["seats"] == 3
    by_seat = report["by_seat"]
    assert isinstance(by_seat, list) and len(by_seat) == 3
    assert sum(row["wins"] for row in by_seat) == pytest.approx(1, abs=0.001)
    shown = terminal("simulate", "tithe", "--games", "5")
    assert "Tithe: 5 games with 4 players" in shown.out and "mean score" in shown.out


def test_the_same_seed_gives_the_same_games_in_one_process_or_two(terminal: Terminal) -> None:
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    one, two = simulated(terminal), simulated(terminal, "--processes", "2")
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_command_has_help_in_every_language(terminal: Terminal, lang: str, command: str) -> None:
    done = terminal("--lang", lang, command, "--help")
    assert done.code == 0
    about = words.load(lang, None, TEXT).render(f"cli-{command}-about")
    assert about.split()[0] in done.out
    assert "cli-" not in done.out


@pytest.mark.parametrize(("lang", "heading"), [("en", "options"), ("uk", "параметри"), ("pl", "opcje")])
@pytest.mark.parametrize("command", ["serve", "arena"])
def test_commands_that_live_elsewhere_have_headings_in_every_language(
    terminal: Terminal, lang: str, heading: str, command: str
) -> None:
    done = terminal("--lang", lang, command, "--help")
    assert done.code == 0 and f"\n{heading}:\n" in done.out
    refused = terminal("--lang", lang, command, "--nonsense")
    assert refused.code == 2 and "error: " not in refused.err


def test_the_terminals_texts_have_no_faults() -> None:
    assert words.check_folder(TEXT) == []


def test_facts_list_options_with_what_they_mean(terminal: Terminal) -> None:
    done = terminal("facts", "tithe")
    assert "2 to 4 players" in done.out
    assert "rounds" in done.out and "1-3" in done.out and "How many rounds are played." in done.out
    assert "Everything is as printed" in terminal("facts", "tithe", "--reconstructed").out


def test_without_a_command_the_help_is_shown(terminal: Terminal) -> None:
    done = terminal()
    assert done.code == 0 and "simulate" in done.out


def test_serve_and_arena_get_their_arguments_without_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    home = types.ModuleType("castellany.elsewhere")
    home.main = lambda *words: given.extend(words)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "castellany.elsewhere", home)
    monkeypatch.setitem(HOMES, "arena", "castellany.elsewhere")
    done = terminal("--lang", "uk", "arena", "ladder", "--lang=pl", "citadels", "--games", "5")
    assert done.code == 0
    assert given == [["ladder", "citadels", "--games", "5"], "pl"]


def test_a_command_that_is_not_installed_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOMES, "serve", "castellany.nowhere")
    done = terminal("--lang", "pl", "serve")
    assert done.code == 2
    assert "Polecenie „serve” nie należy do tej instalacji." in done.err


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_reconstructed_values_are_told_in_words(terminal: Terminal, lang: str) -> None:
    done = terminal("facts", "elgrande", "--reconstructed", "--lang", lang)
    assert done.code == 0
    for message in ("fact-name", "fact-opponents", "scale-ours", "scale-earlier"):
        assert words.render(lang, "elgrande", message) in done.out


def test_the_package_is_the_command_and_hides_no_game() -> None:
    """`python -m castellany` answers, and the folder of the games is a folder, though it can be called."""
    program = "import castellany.games.citadels as c, castellany; print(c.GAME.id in castellany.games())"
    program += "; print(castellany.games.citadels.GAME is castellany.game('citadels'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]
    shown = subprocess.run(
        [sys.executable, "-m", "castellany", "--version"], capture_output=True, text=True, check=True
    )
    assert castellany.__version__ in shown.stdout
