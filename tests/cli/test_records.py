"""Records on the command line: verified, replayed, and refused for each fault by its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from castellany.bots import Candidate, Thought
from castellany.cli import files
from castellany.cli.voice import BadInput
from castellany.kernel import Header, Record, State, loads, say
from tests.cli.conftest import Terminal


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path) -> Path:
    terminal("play", "tithe", "--seats", "3", "--seed", "8", "--bots", "random", typed="1\n" * 40)
    (path,) = tmp_path.glob("*.json")
    return path


def test_a_replay_tells_the_whole_game_and_its_scores(terminal: Terminal, record: Path) -> None:
    done = terminal("replay", str(record), "--all")
    assert done.code == 0
    lines = len(json.loads(record.read_text(encoding="utf-8"))["choices"])
    assert f"{lines:>4} " in done.out
    assert "bid" in done.out and "Total" in done.out


def test_a_replay_is_walked_through_and_its_choices_are_judged(
    terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(s: State, seat: int) -> Thought:
        legal = s.choices(seat)
        weighed = [Candidate(choice, 0.25, 4) for choice in legal]
        return Thought(legal[0], [say("why-close")], weighed, 4)

    monkeypatch.setattr("castellany.bots.advise", advise)
    done = terminal("replay", str(record), typed="i\n\ni\n\ni\n\ni\nz\nr\n@2\na\ns\n2\nq\n", keyboard=True)
    assert done.code == 0
    assert "Nothing has been chosen yet." in done.out
    same, other = done.out.count("The castellan would have done the same."), done.out.count("would have preferred: ")
    assert same + other == 3 and other == done.out.count("Chance of winning after the choice made here: 25%.")
    assert same and other, "the game has a choice of each kind"
    assert done.out.count("Another choice is nearly as good.") == 3


def test_a_replay_can_be_seen_with_one_players_eyes(terminal: Terminal, record: Path) -> None:
    assert terminal("replay", str(record), "--seat", "2").code == 0
    refused = terminal("replay", str(record), "--seat", "7")
    assert refused.code == 2 and "from 1 to 3" in refused.err


def test_an_automatic_opponent_is_called_in_the_readers_language(terminal: Terminal, tmp_path: Path) -> None:
    options = ("--seats", "1", "--seed", "12", "--lang", "uk", "--option", "opponent=builder")
    terminal("play", "viscounts", *options, typed="1\n1\nq\n")
    (path,) = tmp_path.glob("*.json")
    assert "Бот-будівельник" in json.loads(path.read_text(encoding="utf-8"))["players"]
    told = terminal("replay", str(path), "--all", "--lang", "pl").out
    assert "AI Budowniczy" in told and "Бот-будівельник" not in told
    resumed = terminal("play", "--resume", str(path), "--lang", "pl", typed="q\n").out
    assert "AI Budowniczy" in resumed and "Бот-будівельник" not in resumed


def changed(record: Path, change: Callable[[dict[str, Any]], Any], seal: bool) -> Path:
    raw = json.loads(record.read_text(encoding="utf-8"))
    change(raw)
    if seal:  # a forger who knows how the digest is made
        raw["digest"] = digest_of(raw)
    copy = record.with_name("changed.json")
    copy.write_text(json.dumps(raw), encoding="utf-8")
    return copy


def digest_of(raw: dict[str, Any]) -> str:
    header = Header(raw["game"], raw["rules"], raw["seats"], raw["options"], int(raw["seed"]))
    choices = [(int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in raw["choices"]]
    return Record(header, choices, raw["result"], raw["players"], raw["commitment"]).digest()


def swap_choice(raw: dict[str, Any]) -> None:
    raw["choices"][0] = "0 pass"


@pytest.mark.parametrize(
    ("change", "seal", "sentence"),
    [
        (lambda raw: raw.update(seed="9"), False, "its digest does not match"),
        (lambda raw: raw.update(seed="9"), True, "not the one that was promised before the game"),
        (swap_choice, False, "its digest does not match"),
        (swap_choice, True, "Choice number 1 of the record, “pass”, is not allowed there."),
        (lambda raw: raw["result"].update(totals=[99, 0, 0]), True, "The result in the record is not the one"),
        (lambda raw: raw["choices"].pop(), True, "The result in the record is not the one"),
        (lambda raw: raw.update(rules=99), True, "under version 99 of the rules; this is version 1"),
        (lambda raw: raw.update(game="chess"), True, "There is no game “chess”."),
        (lambda raw: raw.update(seats=40), True, "40 players cannot play this game."),
        (lambda raw: raw.update(castellany=7), False, "The record has format 7"),
        (lambda raw: raw.pop("choices"), False, "The record is damaged"),
        (lambda raw: raw.clear(), False, "is not a game record of Castellany"),
    ],
)
def test_every_change_is_found_and_named(
    terminal: Terminal, record: Path, change: Callable[[dict[str, Any]], Any], seal: bool, sentence: str
) -> None:
    done = terminal("verify", str(changed(record, change, seal)))
    assert done.code == 2
    assert sentence in done.err


def test_files_that_are_no_records_are_refused(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text(encoding="utf-8")[:200], encoding="utf-8")
    binary = tmp_path / "binary.json"
    binary.write_bytes(bytes(range(256)))
    for command in ("verify", "replay"):
        assert "not JSON, or the file was cut short" in terminal(command, str(cut)).err
        assert "not JSON, or the file was cut short" in terminal(command, str(binary)).err
        assert "cannot be read: No such file" in terminal(command, str(tmp_path / "none.json")).err
        assert "cannot be read: Is a directory" in terminal(command, str(tmp_path)).err
    assert terminal("play", "--resume", str(cut)).code == 2


def test_a_file_is_written_whole_or_not_at_all(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = record.read_text(encoding="utf-8")

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(BadInput):
        files.write_record(record, loads(before), {})
    assert record.read_text(encoding="utf-8") == before
    assert [path.name for path in record.parent.iterdir()] == [record.name]
