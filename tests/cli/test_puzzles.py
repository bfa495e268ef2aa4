"""``castellany puzzles``: three tries with a clue in the terminal; what holds is told, what does not is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from castellany.study.sheets import dumps, positions, shelf
from castellany.study.solving import Attempt
from tests.cli.conftest import Terminal

AT = positions("citadels")[0]
BEST = Attempt(AT).best
NUMBERS = {option.choice: number for number, option in enumerate(AT.moment().ask(AT.puzzle.seat).options, 1)}
WRONG = [number for choice, number in NUMBERS.items() if choice != BEST]


@pytest.mark.parametrize(
    ("lang", "right", "clue", "none"),
    [
        ("en", "That is it.", "One of these", "no clue"),
        ("uk", "Саме так", "Один із цих", "підказки не буде"),
        ("pl", "Tak jest", "Jeden z tych", "nie ma podpowiedzi"),
    ],
)
def test_a_clue_costs_a_candle_and_the_solution_has_reasons(
    terminal: Terminal, lang: str, right: str, clue: str, none: str
) -> None:
    typed = f"{WRONG[0]}\n?\n{NUMBERS[BEST]}\n"
    done = terminal("--lang", lang, "puzzles", "--id", AT.id, typed=typed)
    assert done.code == 0, done.err
    assert clue in done.out and right in done.out and "·" in done.out.split(right)[1]
    assert "%" in done.out.split(right)[1]
    assert "   z: " not in done.out and "   ?: " not in done.out, "no keys are named that a puzzle does not have"
    late = terminal("--lang", lang, "puzzles", "--id", AT.id, typed=f"{WRONG[0]}\n{WRONG[1]}\n?\n{NUMBERS[BEST]}\n")
    assert late.code == 0 and none in late.out, "the last candle is left for a try"


def test_who_gives_up_or_tries_thrice_in_vain_is_shown_it(terminal: Terminal) -> None:
    assert terminal("puzzles", "--id", AT.id, typed="\n").code == 1
    thrice = terminal("puzzles", "--id", AT.id, typed="".join(f"{number}\n" for number in WRONG[:3]))
    assert thrice.code == 1 and "last candle" in thrice.out and "castellan’s choice: " in thrice.out
    assert terminal("puzzles", "--id", "citadels-nowhere-1").code == 2


def test_check_names_what_no_longer_holds(terminal: Terminal, tmp_path: Path) -> None:
    folder = shelf("citadels", tmp_path)
    folder.mkdir(parents=True)
    worst = AT.puzzle.weighed[-1][0]
    wrong = AT.sheet._replace(puzzles=[AT.puzzle._replace(best=worst)])
    (folder / "wrong.json").write_text(dumps(wrong), encoding="utf-8")
    done = terminal("puzzles", "check", "citadels", "--out", str(tmp_path), "--workers", "1")
    assert done.code == 1 and "no longer holds" in done.out
