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
BOX = """
[citadels.districts.keep]
cost = 4
[elgrande.cards.deputy]
caballeros = 4
[elgrande.neighbours]
france = ["navarra", "cataluna"]
[paladins]
suspicion_taxes = [10, 8, 6]
absolve_spaces = [["pay-debt"], ["pay-debt"], ["free-recruit"], ["faith"], ["prayer"], ["silver"], ["labourer"]]
[paladins.townsfolk.squire-3]
gain = ["influence"]
[paladins.walls.wall-07]
either = []
[viscounts]
start_tiles = ["ms01", "ms02", "ms03", "ms04", "ms42"]
[viscounts.townsfolk.strongman]
cost = 3
top = "gain 1 corruption"
[viscounts.manuscripts.ms08]
instant = "gain 2 stone then flip 1 deed"
points_for = "nothing"
[viscounts.side_1_2.b2-1-2]
link = "gain 1 ink"
[viscounts.opponents.builder]
slot_icons = [["noble"], ["builder", "builder"]]
"""


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
    expected = {"citadels": 1, "elgrande": 2, "paladins": 4, "viscounts": 7}
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
    assert "corrected by this house (5)" in done.stdout
    assert (
        "cost = 3  # the cost: corrected by this house"
        in castellan("facts", "viscounts", "--template", "--facts", str(box)).stdout
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[viscounts.townsfolk.strongman]\ncost = 9", ("strongman.cost = 9", "from 1 to 3")),
        ('[viscounts.townsfolk.strongman]\ntop = "dance"', ("strongman.top", "gain 2 ink")),
        ('[viscounts.townsfolk.strongman]\ntiming = "instant"', ("strongman.converts", "timing")),
        ('[viscounts]\nstart_tiles = ["ms01", "ms01", "ms02", "ms03", "ms04"]', ("start_tiles", "different")),
        ("[citadels.districts.manor]\ncopies = 4", ("citadels.districts", "12 noble")),
        ("[citadels.districts.keep]\ncopies = 2", ("districts.keep.copies", "printed")),
        ("[elgrande.cards.conspiracy]\ncopies = 3", ("elgrande.cards", "10 cards in deck 1")),
        ('[elgrande.neighbours]\ngalicia = ["granada"]', ("neighbours", "both sides")),
        ("[paladins]\nsuspicion_taxes = [1, 2, 3]", ("suspicion_taxes", "24")),
        ('[paladins]\nabsolve_spaces = [["silver"]]', ("absolve_spaces", "7 to 12")),
        ("[paladins.crowns]\ngold = 1", ("paladins.crowns.gold", "townsfolk")),
        ("[chess]\na = 1", ("chess", "citadels")),
        ("viscounts = 3", ("viscounts", "citadels")),
        ("[viscounts", ("is not a file of facts",)),
    ],
)
def test_a_bad_file_is_named_and_nothing_begins(tmp_path: Path, text: str, told: tuple[str, ...]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    done = castellan("simulate", "citadels", "--games", "1", "--facts", str(file))
    assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
    said = " ".join(done.stderr.split())
    assert file.name in said.replace(" ", "") and all(part in said for part in told), said


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = castellan("simulate", "citadels", "--games", "1", "--facts", str(tmp_path / "none.toml"))
    assert done.returncode == 2 and "cannot be read" in done.stderr
    assert castellan("simulate", "citadels", "--facts").returncode == 2


def test_the_server_names_a_bad_file_and_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[paladins]\njar_influence = [1, 1, 3, 5, 7, 9, 11]", encoding="utf-8")
    done = castellan("serve", "--port", "0", "--db", str(tmp_path / "db"), "--facts", str(file))
    assert done.returncode == 2 and "jar_influence" in done.stderr and "0 for the first jar" in done.stderr
