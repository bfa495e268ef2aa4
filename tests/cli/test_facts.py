"""Files of facts from the template to the record: each in a process of its own, as a house begins with one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import castellany
from castellany.boxes import template
from castellany.kernel import BadRecord, loads, verify

GAMES = ("citadels", "elgrande", "paladins", "viscounts")
BOX = (Path(__file__).parents[1] / "compiled" / "box.toml").read_text(encoding="utf-8")


def castellan(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "CASTELLANY_LANG": "en", "CASTELLANY_FACTS": "", "COLUMNS": "100", **variables}
    variables.pop("CASTELLANY_BOX", None)
    command = [sys.executable, "-m", "castellany", *words]
    return subprocess.run(command, env=variables, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("box") / "box.toml"
    file.write_text(BOX, encoding="utf-8")
    return file


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", ["en", "uk", "pl"])
def test_a_template_is_toml_with_every_value_that_may_be_changed(id: str, lang: str) -> None:
    game = castellany.game(id)
    assert game.box is not None
    read = tomllib.loads(template(lang, [game]))[id]
    for fact in game.box.facts:
        node: Any = read
        for part in fact.key.split("."):
            node = node.get(part) if isinstance(node, dict) else None
        assert node == (None if fact.source == "printed" else fact.value), fact.key


PLAYED = """
import sys
from castellany import boxes
boxes.open_file(sys.argv[1])
import castellany
from castellany.kernel import Match
for id in sys.argv[3:]:
    seats = castellany.game(id).seats[0]
    match = Match.start(castellany.game(id), seats, 5)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.state.choices(seat)[len(match.standing) % len(match.state.choices(seat))])
    open(f"{sys.argv[2]}/{id}.json", "w", encoding="utf-8").write(match.record().dumps())
"""


@pytest.fixture(scope="module")
def records(box: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    subprocess.run([sys.executable, "-c", PLAYED, str(box), str(folder), *GAMES], check=True, timeout=300)
    return folder


@pytest.mark.parametrize("id", GAMES)
def test_a_record_carries_what_was_corrected_and_its_digest(records: Path, id: str) -> None:
    raw = json.loads((records / f"{id}.json").read_text(encoding="utf-8"))
    expected = {"citadels": 1, "elgrande": 6, "paladins": 4, "viscounts": 11}
    assert len(raw["facts"]["changed"]) == expected[id] and len(raw["facts"]["digest"]) == 16
    record = loads((records / f"{id}.json").read_text(encoding="utf-8"))
    with pytest.raises(BadRecord) as refused:
        verify(castellany.game(id), record)
    assert refused.value.message.id == "bad-record-facts"


@pytest.mark.parametrize("id", GAMES)
def test_verify_begins_with_the_facts_of_the_record(records: Path, id: str) -> None:
    assert castellan("verify", str(records / f"{id}.json")).returncode == 0


def test_replay_begins_with_the_facts_of_the_record(records: Path) -> None:
    done = castellan("replay", str(records / "viscounts.json"), "--all")
    assert done.returncode == 0, done.stderr


def test_a_review_begins_with_the_facts_of_the_record(box: Path, records: Path) -> None:
    words = ("review", str(records / "citadels.json"), "--json", "--effort", "0.01", "--workers", "1")
    done = castellan(*words, CASTELLANY_FACTS=str(box.parent / "of another house.toml"))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "citadels"


def test_reviews_at_once_are_of_one_set_of_facts(records: Path) -> None:
    ours = Path(__file__).parents[1] / "records" / "games" / "citadels-v2-00.json"
    done = castellan("review", str(records / "citadels.json"), str(ours), "--effort", "0.01")
    assert done.returncode == 2 and "These games of Citadels were played with different facts" in done.stderr


def test_a_puzzle_begins_with_the_facts_of_its_game(box: Path, records: Path, tmp_path: Path) -> None:
    """One of a house with corrected facts, and one of ours in that house."""
    shelf = tmp_path / "viscounts" / "sheets"
    shelf.mkdir(parents=True)
    text = (records / "viscounts.json").read_text(encoding="utf-8")
    seat, best = loads(text).choices[3]
    puzzle = {"step": 3, "seat": seat, "theme": "x", "best": best, "lead": 0.5, "weighed": [[best, 0.5]], "found": 1}
    (shelf / "own.json").write_text(json.dumps({**json.loads(text), "puzzles": [puzzle]}), encoding="utf-8")
    theirs = castellan("puzzles", "play", "viscounts", "--out", str(tmp_path))
    assert theirs.returncode == 1 and theirs.stderr == "" and "viscounts-own-3" in theirs.stdout
    ours = castellan("puzzles", "play", "citadels", CASTELLANY_FACTS=str(box))
    assert ours.returncode == 1 and ours.stderr == "" and "citadels-" in ours.stdout


def test_one_changed_fact_is_found(records: Path, tmp_path: Path) -> None:
    raw = json.loads((records / "citadels.json").read_text(encoding="utf-8"))
    raw["facts"]["changed"]["districts.keep.cost"] = 3
    (tmp_path / "forged.json").write_text(json.dumps(raw), encoding="utf-8")
    assert castellan("verify", str(tmp_path / "forged.json")).returncode == 2


def test_the_simulator_and_its_processes_follow(box: Path) -> None:
    words = ("simulate", "viscounts", "--seats", "1", "--games", "6", "--option", "opponent=builder", "--json")
    alone = json.loads(castellan(*words, "--facts", str(box)).stdout)
    together = json.loads(castellan(*words, f"--facts={box}", "--processes", "2").stdout)
    set_ = json.loads(castellan(*words, CASTELLANY_FACTS=str(box)).stdout)
    ours = json.loads(castellan(*words).stdout)
    assert alone["by_seat"] == together["by_seat"] == set_["by_seat"] != ours["by_seat"]


def test_what_is_corrected_is_told_as_it_is(box: Path) -> None:
    done = castellan("facts", "viscounts", "--reconstructed", "--facts", str(box))
    assert "corrected by this house (8)" in done.stdout
    assert (
        "cost = 3  # the cost: corrected by this house"
        in castellan("facts", "viscounts", "--template", "--facts", str(box)).stdout
    )


SAID = """
import sys
from castellany import boxes
boxes.open_file(sys.argv[1])
import castellany
from castellany import words
for lang in ("en", "uk", "pl"):
    print(words.render(lang, "elgrande", "action-machination"), words.about(lang, "elgrande", "action-machination"))
    print(words.about(lang, "viscounts", "bonus-grey"))
    print(words.about(lang, "viscounts", "track-corruption"))
def walk(things):
    for thing in things:
        yield thing
        yield from walk(thing.get("items", ()))
state = castellany.game("elgrande").new(3, 1)
print([thing["facts"]["values"] for thing in walk(state.observe(0)["things"]) if thing["id"] == "region:galicia"])
"""


def test_words_and_boards_follow_what_is_corrected(box: Path) -> None:
    done = subprocess.run([sys.executable, "-c", SAID, str(box)], capture_output=True, text=True, timeout=300)
    lines = done.stdout.splitlines()
    assert len(lines) == 10, done.stderr
    assert all(line.startswith("Plot ") and len(line) > 20 for line in lines[0:9:3]), "its name, in every language"
    assert "noble" in lines[1] and "builder" not in lines[1]
    assert lines[2].startswith("As this house’s box has it") and "3 deeds" in lines[2]
    assert lines[9] == "[[3, 1, 0]]"


def test_a_template_says_what_no_file_can_change() -> None:
    lines = template("en", [castellany.game("elgrande")]).splitlines()
    assert any(line.startswith("#   the effect: Machination, ") for line in lines)
    assert not any("Paladins" in line for line in lines)
    assert not any(line.startswith("#   ") for line in template("en", [castellany.game("paladins")]).splitlines())


BAD = [
    ("[viscounts.townsfolk.strongman]\ncost = 9", ("strongman.cost = 9", "from 1 to 3")),
    ('[viscounts.townsfolk.strongman]\ntop = "dance"', ("strongman.top", "gain 2 ink")),
    ('[viscounts.townsfolk.strongman]\ntiming = "instant"', ("strongman.converts", "timing")),
    ('[viscounts]\nstart_tiles = ["ms01", "ms01", "ms02", "ms03", "ms04"]', ("start_tiles", "different")),
    ("[citadels.districts.manor]\ncopies = 4", ("citadels.districts", "12 noble")),
    ("[citadels.districts.keep]\ncopies = 2", ("districts.keep.copies", "printed")),
    ("[elgrande.cards.conspiracy]\ncopies = 3", ("elgrande.cards", "10 cards in deck 1")),
    ('[elgrande.neighbours]\ngalicia = ["granada"]', ("neighbours", "both sides")),
    ("[elgrande.cards.rivalry]\ndeck = 2", ("elgrande.cards", "one for deck 4")),
    ("[elgrande.cards.veto]\ncopies = 3", ("cards.veto.copies", "printed")),
    ("[elgrande.cards.scheme]\ndeck = 2", ("cards.scheme.deck", "printed")),
    (f'[elgrande.cards.scheme]\nname = "{"x" * 41}"', ("cards.scheme.name", "at most 40 characters")),
    ("[elgrande.points_2_3]\ngalicia = [2, 2]", ("points_2_3", "fewer points")),
    ("[elgrande.points_2_3]\ngalicia = [4, 2, 0]", ("points_2_3.galicia", "2 entries")),
    ('[viscounts.bonuses]\ngrey = "noble"', ("viscounts.bonuses", "a different icon")),
    ('[viscounts.bonuses]\nblack = "noble"', ("bonuses.black", "printed")),
    ('[viscounts.opponents.cleric]\nremoved = ["starting_poet"]', ("cleric.removed", "starting_builder")),
    ('[viscounts]\ncollision = ["gain 1 ink"]', ("viscounts.collision", "7 entries")),
    ('[paladins.favours.chapel]\neither = [["silver"], ["faith"]]', ("paladins.favours", "not both")),
    ("[paladins]\nsuspicion_taxes = [1, 2, 3]", ("suspicion_taxes", "24")),
    ('[paladins]\nabsolve_spaces = [["silver"]]', ("absolve_spaces", "7 to 12")),
    ("[paladins.crowns]\ngold = 1", ("paladins.crowns.gold", "townsfolk")),
    ("[chess]\na = 1", ("chess", "citadels")),
    ("viscounts = 3", ("viscounts must be a table, [viscounts]", "castellany facts viscounts --template")),
    ("[[citadels]]\na = 1", ("citadels must be a table",)),
    ("[citadels]\ndistricts = [{a = 1}]", ("citadels.districts must be a table", "keep")),
    ("[citadels.districts]\nkeep = 4", ("citadels.districts.keep must be a table", "cost")),
    ("[citadels.districts.keep.cost]\nx = 1", ("there is no citadels.districts.keep.cost.x",)),
    ("[citadels.districts.keep]\ncost = 1979-05-27", ('districts.keep.cost = "1979-05-27"', "from 0 to 8")),
    ("[citadels.districts.keep]\ncost = nan", ("districts.keep.cost", "from 0 to 8")),
    ("[citadels.districts.keep]\ncost = true", ("districts.keep.cost = true", "from 0 to 8")),
    ("[viscounts", ("is not a file of facts",)),
]

# All of them in one process: after each the games are forgotten, as if nobody had imported them.
TRIED = """
import contextlib, io, json, sys
from castellany.cli.main import main
from castellany.kernel import box
found = []
for number, text in enumerate(json.load(sys.stdin)):
    for name in [name for name in sys.modules if name.startswith("castellany.games.")]:
        del sys.modules[name]
    box._boxes.clear()
    with open(f"{sys.argv[1]}/bad{number}.toml", "w", encoding="utf-8") as file:
        file.write(text)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(["simulate", "citadels", "--games", "1", "--facts", file.name])
    found.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[int, str, str]]:
    command = [sys.executable, "-c", TRIED, str(tmp_path_factory.mktemp("bad"))]
    variables = {**os.environ, "CASTELLANY_LANG": "en", "CASTELLANY_FACTS": "", "COLUMNS": "200"}
    texts = json.dumps([text for text, _told in BAD])
    done = subprocess.run(command, input=texts, env=variables, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found: list[tuple[int, str, str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("number", range(len(BAD)), ids=[text.split("\n")[0][:40] for text, _told in BAD])
def test_a_bad_file_is_named_and_nothing_begins(refusals: list[tuple[int, str, str]], number: int) -> None:
    code, out, err = refusals[number]
    said = " ".join(err.split())
    assert code == 2 and out == "" and f"bad{number}.toml" in said.replace(" ", "")
    assert all(part in said for part in BAD[number][1]), said


def test_a_bad_file_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD[0][0], encoding="utf-8")
    done = castellan("simulate", "citadels", "--games", "1", "--facts", str(file))
    assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
    assert "from 1 to 3" in " ".join(done.stderr.split())


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = castellan("simulate", "citadels", "--games", "1", "--facts", str(tmp_path / "none.toml"))
    assert done.returncode == 2 and "cannot be read" in done.stderr
    assert castellan("simulate", "citadels", "--facts").returncode == 2


def test_the_server_names_a_bad_file_and_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[paladins]\njar_influence = [1, 1, 3, 5, 7, 9, 11]", encoding="utf-8")
    done = castellan("serve", "--port", "0", "--db", str(tmp_path / "db"), "--facts", str(file))
    assert done.returncode == 2 and "jar_influence" in done.stderr and "0 for the first jar" in done.stderr
