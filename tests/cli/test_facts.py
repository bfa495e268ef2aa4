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
from castellany import words
from castellany.boxes import template
from castellany.kernel import BadFacts, BadRecord, Box, loads, verify
from castellany.kernel import box as kernel_box
from castellany.kernel.box import flat
from tests.cli.boxing import pattern

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


@pytest.mark.parametrize("id", GAMES)
def test_the_box_of_these_tests_changes_a_value_of_every_kind(id: str) -> None:
    game = castellany.game(id)
    assert game.box is not None
    ours = {fact.key: fact.ours for fact in game.box.facts if fact.source != "printed"}
    given = flat(tomllib.loads(BOX)[id])
    assert {pattern(key) for key in given} == {pattern(key) for key in ours}
    assert not [key for key, value in given.items() if ours[key] == value]


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
    assert raw["facts"]["changed"] == flat(tomllib.loads(BOX)[id]) and len(raw["facts"]["digest"]) == 16
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
    assert "corrected by this house (23)" in done.stdout
    assert (
        "cost = 3  # the cost: corrected by this house"
        in castellan("facts", "viscounts", "--template", "--facts", str(box)).stdout
    )


# Things whose own words name values, and what was said of them before.
NAMED = {
    ("paladins", "favour-recruit"): ("scout", "розвідник", "Zwiadowc"),
    ("paladins", "favour-parole"): ("3 labourers", "3 чорнороб", "3 Parobk"),
    ("paladins", "paladin-anseis"): ("faith +1", "віра +1", "Wiara +1"),
    ("viscounts", "book-1-2"): ("gain 1 deed", "1 грамот", "1 Lenn"),
    ("viscounts", "section-a"): ("stone", "камін", "kamień"),
    ("viscounts", "start-1"): ("2 ink", "чорнильниц", "kałamarz"),
    ("viscounts", "opponent-builder"): ("builder, noble", "будівельник, вельможа", "Budowniczy, Szlachcic"),
    ("viscounts", "card-clovis"): ("instant", "two_silver", "double"),
    ("citadels", "district-manor"): ("cost 3", "вартістю 3", "koszcie 3"),
}
SAID = """
import json, sys
from castellany import boxes
boxes.open_file(sys.argv[1])
import castellany
from castellany import words
for lang in ("en", "uk", "pl"):
    print(words.render(lang, "elgrande", "action-machination"), words.about(lang, "elgrande", "action-machination"))
    print(words.about(lang, "viscounts", "bonus-grey"))
    print(words.about(lang, "viscounts", "track-corruption"))
    for game, name in json.loads(sys.argv[2]):
        does = words.load(lang, game)._form(name, "does", (), None, {})
        print(name, words.render(lang, game, name), words.about(lang, game, name), does)
    print(words.rulebook(lang, "paladins").sections[1])
def walk(things):
    for thing in things:
        yield thing
        yield from walk(thing.get("items", ()))
state = castellany.game("elgrande").new(3, 1)
print([thing["facts"]["values"] for thing in walk(state.observe(0)["things"]) if thing["id"] == "region:galicia"])
"""


def test_words_and_boards_follow_what_is_corrected(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f"{BOX}\n[citadels.districts.manor]\ncost = 4\n", encoding="utf-8")
    command = [sys.executable, "-c", SAID, str(file), json.dumps(list(NAMED))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    lines = done.stdout.splitlines()
    each = 4 + len(NAMED)
    assert len(lines) == 3 * each + 1, done.stderr
    for at, lang in enumerate(("en", "uk", "pl")):
        told = lines[at * each : (at + 1) * each]
        assert told[0].startswith("Plot ") and len(told[0]) > 20, "its name, in every language"
        for (_game, name), before in zip(NAMED, NAMED.values(), strict=True):
            said = next(line for line in told if line.startswith(f"{name} "))
            assert before[at] not in said and len(said) > 40, (lang, said)
        assert "merchant" in told[-1] or lang != "en", "the rules begin with what holds in this house"
    assert "noble" in lines[1] and "builder" not in lines[1]
    assert lines[2].startswith("Starts on space 1") and "1 silver and 3 deeds" not in lines[2] and "3 deeds" in lines[2]
    assert lines[-1] == "[[3, 1, 0]]"


def test_the_rules_begin_with_what_holds_in_this_house(box: Path) -> None:
    told = castellan("rules", "citadels", "--facts", str(box)).stdout
    assert told.index("In this house") < told.index("Keep: the cost: 4.") < told.index("CIT-1.1")
    assert "In this house" not in castellan("rules", "citadels").stdout


def test_a_template_says_what_no_file_can_change() -> None:
    lines = template("en", [castellany.game("elgrande")]).splitlines()
    assert any(line.startswith("#   the effect: Machination, ") for line in lines)
    assert not any("Paladins" in line for line in lines)
    assert not any(line.startswith("#   ") for line in template("en", [castellany.game("paladins")]).splitlines())


BAD = [
    ("[viscounts.townsfolk.strongman]\ncost = 9", ("strongman.cost = 9", "from 1 to 3")),
    ('[viscounts.townsfolk.strongman]\ntop = "dance"', ("strongman.top", "gain 2 ink")),
    ('[viscounts.townsfolk.strongman]\ntiming = "instant"', ("viscounts.townsfolk.strongman.converts", "timing")),
    ('[viscounts.heroes.ada]\nconverts = "pairs build"', ("viscounts.heroes.ada.converts", "timing")),
    ('[viscounts.starters.abbot]\ntiming = "converts"', ("viscounts.starters.abbot.converts", "timing")),
    ('[viscounts.starters.abbot]\ntop = "gain 1 ink"', ("there is no viscounts.starters.abbot.top", "timing")),
    ('[viscounts.townsfolk.acolyte]\nability = "focus"', ("acolyte.ability", "gain 2 ink")),
    ('[viscounts.castle]\na = "gain 1 gold or destroy own"', ("viscounts.castle.a", "gain 2 ink")),
    ('[viscounts.player_cards.1]\ngain = "hire"', ("player_cards.1.gain", "gain 2 ink 6 silver 1 debt")),
    ('[viscounts.player_cards.1]\nextra = "act build"', ("player_cards.1.extra", "build trading_post here")),
    ('[viscounts.opponents.noble]\nstart = "gain 1 virtue"', ("opponents.noble.start", "gain 2 ink 6 silver 1 debt")),
    ('[viscounts.townsfolk.artist]\nconverts = "pairs trade"', ("artist.converts", "build, workers, transcribe")),
    ('[viscounts.schemes.starting_builder]\nfirst = "build workshop here"', ("starting_builder.first", "dismiss")),
    ('[viscounts.schemes.starting_builder]\nlast = ["act dance"]', ("starting_builder.last", "gain 2 ink")),
    ('[viscounts.opponents.noble]\nguildhall_icons = ["noble"]', ("noble.guildhall_icons", "a list of 3 entries")),
    ('[viscounts]\nstart_tiles = ["ms01", "ms02", "ms03", "ms04", "ms05"]', ("start_tiles", "ms04, ms06")),
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
    ('[paladins.walls.wall-01]\ngain = ["silver"]', ("paladins.walls", "begins with strength")),
    ('[paladins.walls.wall-01]\neither = [["silver"]]', ("wall-01.either", "two to 2")),
    ('[paladins.favours.chapel]\ncost = ["labourer"]', ("paladins.favours", "nothing but silver")),
    ('[paladins.outsiders.thief-v]\nattack = ["silver"]', ("paladins.outsiders", "every attack gives influence")),
    ('[paladins.townsfolk.conspirator-1]\ngain = ["silver"]', ("paladins.townsfolk", "every Conspirator")),
    ("[paladins]\njar_influence = [0, 3, 1, 5, 7, 9, 11]", ("jar_influence", "no later jar")),
    (
        '[paladins]\nworkshop_workers = ["cleric", "scout", "scout", "scout", "scout", "scout", "scout", "scout"]',
        ("workshop_workers", "a scout under the first"),
    ),
    ('[paladins.taverns.tavern-01]\nworkers = ["cleric"]', ("tavern-01.workers", "a list of 4 entries")),
    ("[paladins.taverns.tavern-25]\nworkers = []", ("there is no paladins.taverns.tavern-25", "tavern-24")),
    ('[paladins]\nschemes = ["rest"]', ("paladins.schemes", "a list of 12 entries")),
    ('[paladins]\nabsolve_spaces = [["silver"]]', ("absolve_spaces", "7 to 12")),
    (
        '[paladins]\nabsolve_spaces = [["pay-debt"], ["tax"], ["tax"], ["tax"], ["tax"], ["silver"], ["silver"]]',
        ("absolve_spaces", "one that recruits for free"),
    ),
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


# What no value may be, whatever its kind; a date and a number that is none are in BAD.
NASTY: list[Any] = [
    True,
    -1,
    99,
    0.5,
    "",
    "dance",
    "gain",
    "gain 1",
    "x" * 41,
    [],
    [[]],
    ["dance"],
    [True],
    [[1]],
    [{}],
]


@pytest.mark.parametrize("id", GAMES)
def test_every_value_is_refused_by_its_key_or_is_one_that_is_possible(id: str) -> None:
    """Read as the box reads a file: nothing but a refusal comes of a bad value, and what is taken is written back."""
    game = castellany.game(id)
    assert game.box is not None
    for fact in [fact for fact in game.box.facts if fact.source != "printed"]:
        refused = 0
        for given in NASTY:
            one = Box(id)
            one.file, one._given = "box.toml", {fact.key: given}
            try:
                one.value(fact.key, fact.thing, fact.label, fact.source, fact.kind, fact.kind.read(fact.ours))
            except BadFacts as error:
                refused += 1
                assert error.message.args["key"] == f"{id}.{fact.key}"
                assert error.message.id == "facts-value"
                said = words.render("en", id, error.message)
                assert said.startswith(f"box.toml: {id}.{fact.key} = ") and len(said.partition("Allowed: ")[2]) > 10
            else:
                assert one.facts[0].value == given and type(one.facts[0].value) is type(given), fact.key
        assert refused > len(NASTY) // 2, fact.key
    kernel_box._boxes[id] = game.box


@pytest.mark.parametrize("id", GAMES)
def test_no_printed_value_and_no_unknown_key_is_taken(id: str) -> None:
    """Of every table and of every thing in it."""
    game = castellany.game(id)
    assert game.box is not None
    printed = [fact for fact in game.box.facts if fact.source == "printed"]
    assert printed or id == "paladins", "what is printed of a thing that is not stands in its box too"
    for fact in printed:
        one = Box(id)
        one._given = {fact.key: fact.ours}
        with pytest.raises(BadFacts) as refused:
            one.value(fact.key, fact.thing, fact.label, fact.source, kernel_box.Name(), "")
        assert refused.value.message.id == "facts-printed"
    tables = {fact.key.rpartition(".")[0] for fact in game.box.facts}
    for key in [f"{table}.another".lstrip(".") for table in sorted(tables)]:
        one = Box(id)
        one.facts, one.file, one._given = list(game.box.facts), "box.toml", {key: 1}
        with pytest.raises(BadFacts) as refused:
            one.close()
        said = words.render("en", id, refused.value.message)
        assert said.startswith(f"box.toml: there is no {id}.{key}. Known here: ") and len(said) > 40
    kernel_box._boxes[id] = game.box


@pytest.mark.parametrize("id", GAMES)
def test_houses_with_made_up_boxes_play_to_the_end(id: str) -> None:
    """`python -m tests.cli.boxing GAME 500` tries many more."""
    count = 40 if os.environ.get("CASTELLANY_NIGHTLY") else 2
    command = [sys.executable, "-m", "tests.cli.boxing", id, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(json.loads(done.stdout)) == count
