"""``castellany review``: text, data and page of the same game; what cannot be reviewed is refused in a sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from castellany.kernel import loads
from tests.cli.conftest import Terminal
from tests.ray import stand_in
from tests.study.games import played


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.json"
    path.write_text(played("citadels", 2, 5)[0]._replace(players=["Ada", "Bo"]).dumps(), encoding="utf-8")
    return path


def test_a_game_is_reviewed_as_data(terminal: Terminal, record: Path) -> None:
    done = terminal("review", str(record), "--json", "--effort", "0.02", "--workers", "1")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    whole = loads(record.read_text(encoding="utf-8"))
    assert told["record"] == whole.digest() and told["choices"] == len(whole.choices)
    assert told["curve"][0][0] == 0 and len(told["summary"]) == len(told["tally"]) == 2
    assert {v["step"] for v in told["verdicts"]} <= set(range(len(whole.choices)))


def test_a_page_needs_nothing_else(terminal: Terminal, record: Path) -> None:
    done = terminal("--lang", "uk", "review", str(record), "--html", "--effort", "0.01", "--workers", "1")
    assert done.code == 0, done.err
    assert done.out.startswith('<!doctype html><html lang="uk">') and "<svg" in done.out
    assert "http" not in done.out and "Ada" in done.out
    assert done.out.count("помилки суперників") >= 2, "own choices, those of the others and the rest, for everybody"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "not over yet"), ("uk", "не дограно"), ("pl", "nie skończyła")])
def test_an_unfinished_game_is_refused(
    terminal: Terminal, record: Path, tmp_path: Path, lang: str, sentence: str
) -> None:
    whole = loads(record.read_text(encoding="utf-8"))
    path = tmp_path / "half.json"
    path.write_text(whole._replace(choices=whole.choices[:20], result=None).dumps(), encoding="utf-8")
    done = terminal("--lang", lang, "review", str(path))
    assert done.code == 2 and sentence in done.err


def test_a_damaged_file_and_a_strange_effort_are_refused(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_text(record.read_text(encoding="utf-8").replace("Ada", "Eve"), encoding="utf-8")
    assert terminal("review", str(path)).code == 2
    done = terminal("review", str(record), "--effort", "much")
    assert done.code == 2 and "0.01 to 10" in done.err
    assert ".." not in done.err, "one full stop ends a sentence"


def test_many_games_go_into_a_folder_and_are_not_made_twice(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
    many = ("review", str(record), str(other), "--effort", "0.01", "--workers", "1", "--json")
    assert terminal(*many).code == 2
    out = tmp_path / "reviews"
    done = terminal(*many, "--out", str(out))
    assert done.code == 0, done.err
    first, second = sorted(out.iterdir())
    assert [first.name, second.name] == ["game.review.json", "other.review.json"]
    assert json.loads(first.read_text(encoding="utf-8")) == json.loads(second.read_text(encoding="utf-8"))
    first.write_text("mine", encoding="utf-8")
    assert terminal(*many, "--out", str(out)).code == 0
    assert first.read_text(encoding="utf-8") == "mine"


def test_a_cluster_finds_the_same(terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    little = ("review", str(record), "--json", "--effort", "0.01", "--workers", "1")
    assert terminal(*little, "--on", "ray").out == terminal(*little).out
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = terminal(*little, "--on", "ray")
    assert refused.code == 2 and "pip install ray" in refused.err
