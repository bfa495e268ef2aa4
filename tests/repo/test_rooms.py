"""A game brings everything that is its own: nothing outside its folders names it or one of its things.

In Python these are `games/<game>` and `bots/<game>`, in the client `web/src/games/<game>`. What is looked for is
taken from the games themselves: their ids, their titles, and the message ids that only one of them has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "castellany"
CLIENT = ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in (PYTHON / "games").glob("*/game.py"))
WRITTEN = {".py", ".ts", ".svelte", ".css", ".ftl", ".html", ".json"}
# Names of facts that mean the same in every game; see castellany/kernel/things.py.
COMMON_FACTS = {"owner", "shape", "steps", "marked", "colour", "cost"}


def outside() -> Iterator[Path]:
    """Every source file of the engine and the client that belongs to no game."""
    for root in (PYTHON, CLIENT):
        for path in root.rglob("*"):
            within = path.relative_to(root).parts
            own = len(within) > 2 and within[0] in ("games", "bots") and within[1] in GAMES
            if path.suffix in WRITTEN and path.is_file() and not own and within[0] != "static":
                yield path


def message_ids(text: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def texts(root: Path) -> set[str]:
    return {id for file in root.rglob("en.ftl") for id in message_ids(file.read_text(encoding="utf-8"))}


def ids_of(game: str) -> set[str]:
    return texts(PYTHON / "games" / game) | texts(PYTHON / "bots" / game) | texts(CLIENT / "games" / game)


def titles(game: str) -> set[str]:
    """What the game is called in any language."""
    files = (PYTHON / "games" / game / "text").glob("*.ftl")
    return {found for file in files for found in re.findall(rf"^game-{game} = (.+)$", file.read_text("utf-8"), re.M)}


def found(pattern: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in outside()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_there_is_something_to_look_at() -> None:
    assert GAMES and len(list(outside())) > 100
    assert len(ids_of(GAMES[0])) > 100 and titles(GAMES[0])


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folders(game: str) -> None:
    names = "|".join(re.escape(name) for name in {game, *titles(game)})
    assert found(rf"(?i)(?<![\w-])({names})(?![a-z])") == []


@pytest.mark.parametrize("game", GAMES)
def test_no_law_of_the_kit_names_a_game(game: str) -> None:
    """What it holds one of them to, it holds all to, and those that are yet to come."""
    laws = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "kit").glob("*.py")}
    assert len(laws) > 8
    assert [name for name, text in laws.items() if re.search(rf"(?i)\b{game}\b", text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_file_outside_is_called_after_a_game(game: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in outside() if game in path.stem] == []


def test_no_thing_of_one_game_is_named_outside() -> None:
    """In quotes: a message id that only one game has, or what such ids begin with ("district-")."""
    house = {id for path in outside() if path.name == "en.ftl" for id in message_ids(path.read_text(encoding="utf-8"))}
    by_game = {game: ids_of(game) - house for game in GAMES}
    games_of = Counter(id for ids in by_game.values() for id in ids)
    own = {id for id, count in games_of.items() if count == 1}
    beginnings = Counter(start for ids in by_game.values() for start in {id.split("-")[0] for id in ids})
    usual = {id.split("-")[0] for id in house} | {"lesson"}  # every game may have a lesson
    starts = {start for start, count in beginnings.items() if count == 1 and start not in usual}
    assert len(own) > 1000 and len(starts) > 10
    quoted = re.compile(r"""["'`]([a-z][\w-]*)""")
    bad = []
    for path in outside():
        if path.suffix in (".py", ".ts", ".svelte"):
            for word in quoted.findall(path.read_text(encoding="utf-8")):
                if ("-" in word and word in own) or ("-" in word and word.split("-")[0] in starts):
                    bad.append(f"{path.relative_to(ROOT)}: {word}")
    assert sorted(set(bad)) == []


def test_the_house_reads_only_facts_that_every_game_may_have() -> None:
    read = re.compile(r"""facts\??\.?\[["'](\w+)["']\]""")
    names = {name for path in outside() for name in read.findall(path.read_text(encoding="utf-8"))}
    assert names <= COMMON_FACTS


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_is_read_in_the_client(game: str) -> None:
    """What no board draws need not be reckoned and sent with every view. A new game may wait for its board."""
    root = CLIENT / "games" / game
    facts = set(re.findall(r"^  (\w+)\??:", (root / "facts.ts").read_text(encoding="utf-8"), re.MULTILINE))
    house = [path for path in outside() if path.is_relative_to(CLIENT)]
    files = [path for path in [*root.rglob("*.*"), *house] if path.suffix in (".svelte", ".ts")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != "facts.ts")
    unread = facts - set(re.findall(r"\w+", text))
    assert not unread or not (root / "Board.svelte").exists()


def styles(root: Path) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in root.rglob("*") if path.suffix in (".css", ".svelte", ".ts")
    )


def named_values(text: str) -> set[str]:
    """The custom properties that are given a value here, by a style, a prop or a script."""
    return set(re.findall(r"(--[a-z][\w-]*)(?=\s*[:=]|['\"`],)", text))


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_painted_with_its_own_colours(game: str) -> None:
    """What its styles ask for is given by the house or by itself: another game's colours are not there with it."""
    own = styles(CLIENT / "games" / game)
    house = "\n".join(
        path.read_text(encoding="utf-8") for path in outside() if path.suffix in (".css", ".svelte", ".ts", ".html")
    )
    asked = set(re.findall(r"var\((--[a-z][\w-]*)\)", own))
    assert not asked - named_values(own) - named_values(house)
