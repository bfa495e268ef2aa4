"""Writes for each game the TypeScript types of its facts, from the records in `games/<game>/shown.py`.

`web/src/games/<game>/facts.ts` holds an interface for each record, `Shown` from patterns of ids to them, and
`factsOf`, with which the game's board reads them. A field that is renamed or dropped here fails the client's type
check there. What stands behind a field as a comment in Python stands before it in TypeScript.
"""

from __future__ import annotations

import inspect as source
import re
from pathlib import Path
from typing import Final

from msgspec import inspect

import castellany
from castellany.kernel.shown import Records, records, shown_by
from castellany.server.typescript import name_of, type_text

HEAD: Final = "// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.\n"
FOLDER: Final = Path("web/src/games")
_FIELD: Final = re.compile(r"    (\w+): [^#]*# (.*)")


def comments(record: type) -> dict[str, str]:
    """What is written behind the fields of a record and of those it extends."""
    found: dict[str, str] = {}
    for base in getattr(record, "__orig_bases__", ()):
        if hasattr(base, "__annotations__"):
            found |= comments(base)
    lines = source.getsource(record).splitlines()
    return found | {match[1]: match[2] for line in lines if (match := _FIELD.fullmatch(line))}


def interface(t: inspect.TypedDictType) -> str:
    said = comments(t.cls)
    lines = [f"/** {(t.cls.__doc__ or '').strip()} */", f"export interface {name_of(t.cls)} {{"]
    for field in t.fields:
        if field.name in said:
            lines.append(f"  /** {said[field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {type_text(field.type)};")
    return "\n".join([*lines, "}"])


def within(t: inspect.Type) -> list[inspect.TypedDictType]:
    """The records that a type holds, itself first."""
    match t:
        case inspect.TypedDictType():
            return [t, *(found for field in t.fields for found in within(field.type))]
        case inspect.ListType():
            return within(t.item_type)
        case inspect.DictType():
            return within(t.value_type)
        case inspect.UnionType():
            return [found for part in t.types for found in within(part)]
    return []


def generate(shown: Records) -> str:
    every: dict[str, inspect.TypedDictType] = {}
    for declared in shown.values():
        for record in records(declared):
            for t in within(inspect.type_info(record)):
                every.setdefault(name_of(t.cls), t)
    patterns = []
    for pattern, declared in shown.items():
        names = ["undefined" if record is type(None) else name_of(record) for record in records(declared)]
        patterns.append(f"  '{pattern}': {' | '.join(names)};")
    return "\n\n".join(
        [
            HEAD + "import { reader } from '../../wire/facts.ts';",
            *[interface(t) for _name, t in sorted(every.items())],
            "\n".join(["/** Which thing carries which record. */", "export interface Shown {", *patterns, "}"]),
            "export const factsOf = reader<Shown>();\n",
        ]
    )


def target(id: str) -> Path:
    return FOLDER / id / "facts.ts"


def write() -> None:
    for id in castellany.games():
        shown = shown_by(castellany.game(id))
        if shown:
            target(id).parent.mkdir(parents=True, exist_ok=True)
            target(id).write_text(generate(shown), encoding="utf-8")
