"""The pages for those who build name only what exists: files, folders, modules, commands, names in the code."""

from __future__ import annotations

import re
from collections import Counter
from fnmatch import fnmatch
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.repo.test_repository import ROOT, tracked

GUIDES = ("ARCHITECTURE.md", "CONTRIBUTING.md", "web/src/kit/README.md")
SPOKEN = re.compile(r"`([^`\n]+)`")
ENDINGS = (".css", ".ftl", ".json", ".md", ".py", ".svelte", ".ts", ".txt")
FILE = re.compile(r"(?<![\w./*>}\-'\"])([A-Za-z_][\w/]*\.(?:css|ftl|md|py|svelte|ts))(?![\w'\"./])")
NAME = re.compile(r"(?:\w+\.)*([A-Za-z_]\w*)(\([^()]*\))?")


@cache
def places() -> list[str]:
    """Every tracked file, and every folder of one with a slash at its end."""
    files = [path.relative_to(ROOT) for path in tracked()]
    folders = {f"{folder.as_posix()}/" for file in files for folder in file.parents if folder.name}
    return [file.as_posix() for file in files] + sorted(folders)


@cache
def sources() -> str:
    kinds = (".py", ".svelte", ".ts")
    wanted = [place for place in places() if place.endswith(kinds) and place.startswith(("src/", "web/src/", "tests/"))]
    return "\n".join((ROOT / place).read_text(encoding="utf-8") for place in wanted if "/test_" not in place)


@cache
def known() -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sources()))


def spoken(guide: str) -> list[str]:
    return sorted(set(SPOKEN.findall((ROOT / guide).read_text(encoding="utf-8"))))


def is_place(word: str) -> bool:
    plain = re.fullmatch(r"[\w./<>{},*-]+", word) is not None and not word.startswith((".", "/", "<"))
    return plain and ("/" in word or word.endswith(ENDINGS))


def exists(place: str) -> bool:
    """`<game>` is any, `{en,uk,pl}` each; a path may begin at any folder."""
    several = re.search(r"\{([^}]*)\}", place)
    if several:
        return all(exists(place.replace(several[0], one)) for one in several[1].split(","))
    pattern = re.sub(r"<\w+>", "*", place)
    ways = (pattern, f"*/{pattern}", f"{pattern}/", f"*/{pattern}/")
    return any(fnmatch(each, way) for each in places() for way in ways)


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_names_only_places_that_exist(guide: str) -> None:
    named = [word for word in spoken(guide) if is_place(word)]
    assert len(named) > 5
    assert [word for word in named if not exists(word)] == []


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_names_only_names_of_the_code(guide: str) -> None:
    named = {word: found[1] for word in spoken(guide) if (found := NAME.fullmatch(word)) and not is_place(word)}
    assert len(named) > 20
    assert {word for word, name in named.items() if name not in known()} == set()


@pytest.mark.parametrize("guide", GUIDES[:2])
def test_a_guide_names_only_commands_that_run(guide: str) -> None:
    modules = re.findall(r"python -m ([\w.]+)", (ROOT / guide).read_text(encoding="utf-8"))
    assert modules and [module for module in modules if find_spec(module) is None] == []


def maps() -> list[list[str]]:
    """The blocks of the architecture that draw maps, each as its lines: of the house, then of a game's folders."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in re.findall(r"```\n(.*?)```", text, re.DOTALL)]
    return [block for block in blocks if any("  " in line.strip() for line in block)]


def test_the_map_of_the_house_is_true() -> None:
    named = [line.split()[0] for line in maps()[0] if line.strip()]
    assert len(named) > 12
    assert [place for place in named if not exists(place)] == []


def test_the_maps_of_a_games_rooms_are_true_and_whole() -> None:
    """Every room on a map is there in some game, and a name that two games give to a room is on the map. A component
    of a board (`Castle.svelte`) is no room, but what it draws."""
    folders = {block[0]: [line.split()[0].rstrip("/") for line in block[1:] if line.strip()] for block in maps()[1:]}
    assert list(folders) == ["games/<game>/", "bots/<game>/", "web/src/games/<game>/"]
    for folder, rooms in folders.items():
        top = folder if folder.startswith("web") else f"src/castellany/{folder}"
        room_of = re.compile(top.replace("<game>", "([a-z]+)") + "([^/]+)")
        of_games = {found.groups() for found in map(room_of.match, places()) if found}
        there = Counter(room.removesuffix(".py") for _game, room in of_games)
        named = [room.removesuffix(".py") for room in rooms]
        assert len(named) > 8
        assert [room for room in named if there[room] == 0] == [], folder
        shared = {room for room, games in there.items() if games > 1 and room[0].islower()} - {"picture.webp"}
        assert shared - set(named) == set(), folder


def test_both_guides_let_imports_point_the_same_way() -> None:
    ways = []
    for guide in GUIDES[:2]:
        found = re.search(r"`(cli (?:->|→)[^`]*)`", re.sub(r"\s+", " ", (ROOT / guide).read_text(encoding="utf-8")))
        assert found, guide
        ways.append(found[1].replace("→", "->"))
    assert ways[0] == ways[1]


def test_comments_name_only_files_that_exist() -> None:
    """A game speaks of its own rooms, or of the kernel's by their path; the house may speak of a room of any game."""
    here = set(places())
    rooms = {Path(place).name for place in here}
    gone = []
    for place in here:
        if place.startswith(("src/castellany/", "web/src/", "bench/")) and place.endswith((".py", ".svelte", ".ts")):
            within = place.startswith("src/castellany/games/")
            for word in set(FILE.findall((ROOT / place).read_text(encoding="utf-8"))):
                near = any((folder / word).as_posix() in here for folder in Path(place).parents)
                if not near and (within or Path(word).name not in rooms):
                    gone.append(f"{place}: {word}")
    assert sorted(gone) == []


def test_a_name_that_is_gone_would_be_noticed() -> None:
    assert not exists("kernel/gone.py") and not exists("web/src/games/<game>/gone.ts") and exists("kernel/match.py")
    assert "a_name_nobody_gave" not in known() and "propose_undo" in known()
