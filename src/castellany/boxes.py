"""Files of corrected facts: read before the first game, written as a template, taken from a record.

A file is TOML. Its tables are games, and in them what `castellany facts GAME --template` prints: every value that our
rulebooks do not print. Values equal to ours change nothing. `kernel/box.py` judges them while the games are imported.
"""

from __future__ import annotations

import importlib
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from castellany import words
from castellany.kernel import BadFacts, Game, Header, open_box, say
from castellany.kernel.box import PRINTED, Fact, close_box, flat, not_a_table

LARGEST: Final = 1024 * 1024


def open_file(path: str | Path) -> None:
    """Play with the facts of this file from now on. `BadFacts`, and nothing has begun, where it cannot be used."""
    castellany = importlib.import_module("castellany")
    file = str(path)
    raw = _read(Path(path))
    games: dict[str, dict[str, Any]] = {}
    for game, values in raw.items():
        if game not in castellany.games():
            raise BadFacts(say("facts-unknown", file=file, key=game[:80], allowed=", ".join(castellany.games())))
        if not isinstance(values, dict):
            raise not_a_table(file, game, f"castellany facts {game} --template")
        games[game] = flat(values)
    open_box(file, games)
    try:
        for game in games:
            castellany.game(game)
    except BadFacts:
        close_box()
        raise


def _read(path: Path) -> dict[str, Any]:
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise BadFacts(say("facts-unreadable", file=str(path), reason=f"> {LARGEST // 1024} kB"))
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFacts(say("facts-unreadable", file=str(path), reason=error.strerror or str(error))) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFacts(say("facts-not-toml", file=str(path), reason=str(error)[:200])) from error


def told(lang: str, error: BadFacts) -> str:
    """What is wrong, in words; what is allowed may be told in those of the game."""
    castellany = importlib.import_module("castellany")
    args = error.message.args
    game = str(args.get("game", "")).removeprefix("game-") or str(args.get("key", "")).split(".")[0]
    return words.load(lang, game if game in castellany.games() else None).render(error.message)


def open_record(header: Header) -> None:
    """Before the game of a record is imported: begin with the facts that its house had."""
    open_records([header])


def open_records(headers: Iterable[Header]) -> None:
    """The same for several at once; `BadFacts` where they were played with different ones."""
    found: dict[str, dict[str, Any]] = {}
    for header in headers:
        if found.setdefault(header.game, header.facts or {}) != (header.facts or {}):
            raise BadFacts(say("facts-mixed", game=f"game-{header.game}"))
    open_box("", {game: facts for game, facts in found.items() if facts})


def template(lang: str, games: Iterable[Game]) -> str:
    """All values that may be changed, as they are played here, ready to be edited."""
    lines: list[str] = []
    for game in games:
        facts = [] if game.box is None else [fact for fact in game.box.facts if fact.source != PRINTED]
        lines += [f"# {words.game_name(lang, game.id)}", f"# {words.render(lang, None, 'facts-template')}", ""]
        tables: dict[str, list[Fact]] = {game.id: []}  # values of no table come first in TOML
        for fact in facts:
            tables.setdefault(f"{game.id}.{fact.key}".rpartition(".")[0], []).append(fact)
        for table, inside in tables.items():
            if inside:
                lines += ["", f"[{table}]{_heading(lang, game, inside)}"]
            for fact in inside:
                label = words.render(lang, game.id, fact.label)
                source = words.render(lang, None, "scale-box" if fact.changed else f"scale-{fact.source}")
                value = json.dumps(fact.value, ensure_ascii=False)
                lines.append(f"{fact.key.rpartition('.')[2]} = {value}  # {label}: {source}")
        lines += ["", *_fixed(lang, game), ""]
    return "\n".join(lines)


def _heading(lang: str, game: Game, facts: list[Fact]) -> str:
    """What a table is about, where all in it is about one thing."""
    things = {fact.thing for fact in facts}
    return f"  # {words.render(lang, game.id, things.pop())}" if len(things) == 1 else ""


def _fixed(lang: str, game: Game) -> list[str]:
    """What is not printed either and no value of a file: rules that the program itself carries out."""
    by_values: dict[str, list[str]] = {}
    for note in game.box.notes if game.box is not None else []:
        said = words.render(lang, game.id, say("source-values", values=note.values))
        by_values.setdefault(said, []).append(words.render(lang, game.id, note.thing))
    if not by_values:
        return []
    told = [f"#   {said}: {', '.join(things)}" for said, things in by_values.items()]
    return [f"# {words.render(lang, None, 'facts-fixed')}", *told]
