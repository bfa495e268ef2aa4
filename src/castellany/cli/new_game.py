"""``castellany new-game ID``: a new game in a checkout of the sources, begun as a copy of the toy game.

It makes the game's folder with every room, its words and rules in three languages, a test for each clause, records,
and its folder in the client. All of it passes ``./test`` at once; from there one changes rule by rule.
"""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

import castellany
from castellany.cli.parser import Parser
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say

TOY: Final = Path("tests", "toy")
TOY_TESTS: Final = Path("tests", "games", "tithe")
GAMES: Final = Path("src", "castellany", "games")
CLIENT: Final = Path("web", "src", "games")
TAKEN: Final = ("shared",)  # the words of no game go by this name
CREDITS: Final = """import type {{ Credits }} from '../credits.ts';

export const credits: Credits = {{
  title: {title!r},
  authors: [{author!r}],
}};
"""


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("id", metavar="ID", help=word("cli-new-id"))
    parser.add_argument("--title", help=word("cli-new-title"))
    parser.add_argument("--prefix", metavar="ABC", help=word("cli-new-prefix"))
    parser.add_argument("--author", default="Anonymous", help=word("cli-new-author"))


def run(args: Namespace, voice: Voice) -> int:
    root = checkout()
    id = args.id
    if not re.fullmatch(r"[a-z][a-z0-9]{1,29}", id) or keyword.iskeyword(id) or id in TAKEN:
        raise BadInput(say("cli-new-bad-id", given=id[:40]))
    folder, tests, client = root / GAMES / id, root / TOY_TESTS.parent / id, root / CLIENT / id
    if id in castellany.games() or folder.exists() or tests.exists():
        raise BadInput(say("cli-new-known", game=id))
    prefix = args.prefix or id[:3].upper()
    if not re.fullmatch(r"[A-Z]{3}", prefix) or prefix in {castellany.game(each).prefix for each in castellany.games()}:
        raise BadInput(say("cli-new-bad-prefix", given=prefix[:40]))
    title = args.title or id.capitalize()
    if not re.fullmatch(r"[^\n{}'\"\\]{1,60}", title):
        raise BadInput(say("cli-new-bad-title", given=title[:80]))
    copy(root / TOY, folder, id, title, prefix)
    copy(root / TOY_TESTS, tests, id, title, prefix)
    (folder / "__init__.py").write_text(
        f'"""{title}: begun as a copy of the toy game. Say here in a line or two what it is."""\n\n'
        f'from castellany.games.{id}.game import GAME\n\n__all__ = ["GAME"]\n',
        encoding="utf-8",
    )
    client.mkdir(parents=True, exist_ok=True)
    (client / "credits.ts").write_text(CREDITS.format(title=title, author=args.author), encoding="utf-8")
    for module in (["tests.records.make", id], ["castellany.server.typescript"]):
        paths = os.pathsep.join([str(root / "src"), str(root)])
        subprocess.run([sys.executable, "-m", *module], cwd=root, env={**os.environ, "PYTHONPATH": paths}, check=True)
    voice.say(say("cli-new-made", folder=str(GAMES / id), tests=str(TOY_TESTS.parent / id), client=str(CLIENT / id)))
    voice.say(say("cli-new-next", game=id))
    return 0


def checkout() -> Path:
    """The sources in or around the folder where one stands: a game is made there, not in an installed package."""
    here = Path.cwd()
    for root in (here, *here.parents):
        if (root / TOY / "game.py").exists() and (root / GAMES).is_dir():
            return root
    raise BadInput(say("cli-new-nowhere"))


def copy(source: Path, target: Path, id: str, title: str, prefix: str) -> None:
    for file in sorted(source.rglob("*")):
        if file.is_file() and file.suffix in (".py", ".ftl", ".md"):
            text = file.read_text(encoding="utf-8")
            text = text.replace("tests.toy", f"castellany.games.{id}").replace("TOY", prefix)
            text = re.sub(r"^game-tithe = .*", f"game-{id} = {title}", text, flags=re.MULTILINE)
            text = re.sub(r"^# .*", f"# {title}", text, count=1) if file.suffix == ".md" else text
            text = text.replace('"tithe"', f'"{id}"')
            for code in ("TitheState", "class Tithe(", "= Tithe("):
                text = text.replace(code, code.replace("Tithe", id.capitalize()))
            text = text.replace("Tithe", title)
            written = target / file.relative_to(source)
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(sorted_imports(text) if file.suffix == ".py" else text, encoding="utf-8")


def sorted_imports(text: str) -> str:
    """Runs of one-line imports in the order of their modules: the copy's have other names than the original's."""
    lines = text.split("\n")
    start = 0
    while start < len(lines):
        end = start
        while end < len(lines) and re.fullmatch(r"from \S+ import [^(]+", lines[end]):
            end += 1
        lines[start:end] = sorted(lines[start:end], key=lambda line: line.split()[1])
        start = max(end, start + 1)
    return "\n".join(lines)
