"""Writes the client's TypeScript types from the wire structs, so that nothing is ever defined twice.

`python -m castellany.server.typescript` rewrites `web/src/wire/types.ts`, and for each game the types of what it
shows (`typescript_facts.py`); a test fails while a file is not what would be written. Fields with a default
may be left out by whoever sends the struct: they are optional in what clients send, and always there in what
the server sends.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from castellany.server import wire

HEAD: Final = "// Written by `python -m castellany.server.typescript` from the server's structs. Do not edit.\n"
TARGET: Final = Path("web/src/wire/types.ts")
# What the server sends with fields left out: things and questions say only what they have; a clock also comes
# from clients.
LOOSE: Final = (
    wire.Thing, wire.ThingAlone, wire.Changes, wire.View, wire.ViewNow, wire.Clock,
    wire.Choosable, wire.Shut, wire.Proposed, wire.Question,
)  # fmt: skip


def name_of(cls: type) -> str:
    return cls.__name__


def type_text(t: inspect.Type) -> str:
    """How a type is written in TypeScript; structs by their names."""
    match t:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(v).decode() for v in t.values)
        case inspect.ListType():
            inner = type_text(t.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(type_text(item) for item in t.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {type_text(t.value_type)}>"
        case inspect.UnionType():
            return " | ".join(type_text(part) for part in t.types)
        case inspect.StructType() | inspect.TypedDictType():
            return name_of(t.cls)
    raise TypeError(f"no TypeScript for {t}")


def interface(t: inspect.StructType) -> str:
    doc = (t.cls.__doc__ or "").strip()
    lines = []
    if doc:
        lines += ["/**", *[f" * {line.strip()}".rstrip() for line in doc.splitlines()], " */"]
    lines.append(f"export interface {name_of(t.cls)} {{")
    if t.tag is not None:
        lines.append(f'  type: "{t.tag}";')
    heard = issubclass(t.cls, wire.Heard)
    for field in t.fields:
        optional = not field.required and (heard or t.cls in LOOSE)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_text(field.type)};")
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the wire, by name, without the two bases."""
    found = {name: getattr(wire, name) for name in wire.__all__}
    return [
        cls
        for _name, cls in sorted(found.items())
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls not in (wire.Said, wire.Heard)
    ]


def union(name: str, members: Any) -> str:
    return f"export type {name} = {' | '.join(sorted(name_of(cls) for cls in members.__args__))};"


def generate() -> str:
    infos = inspect.multi_type_info(structs())
    parts = [interface(t) for t in infos if isinstance(t, inspect.StructType)]
    parts.append(union("FromClient", wire.FromClient))
    parts.append(union("FromServer", wire.FromServer))
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main() -> None:
    from castellany.server import typescript_facts

    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generate(), encoding="utf-8")
    typescript_facts.write()


if __name__ == "__main__":
    main()
