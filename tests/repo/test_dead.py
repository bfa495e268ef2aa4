"""What nobody calls is not kept: every function, class and private name of the sources is named somewhere else too.

Names are looked for as words, in whatever is no test, so a name that two things share is not found out. Methods are
left alone: many are called by whoever asks for them (visitors, adapters of other libraries).
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from tests.repo.test_repository import ROOT, tracked

# Called by those who bring us along: tests, the builder of wheels, the tool that moves databases.
CALLED_BY_OTHERS = {"fetchWordsWith", "CastellanyBuild", "downgrade"}
EXPORTED = re.compile(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", re.MULTILINE)


def sources() -> dict[str, str]:
    roots = ("src/", "bench/", "examples/", "web/src/")
    places = ((path, path.relative_to(ROOT).as_posix()) for path in tracked())
    wanted = [(path, place) for path, place in places if place.startswith(roots) or "/" not in place]
    endings = {".py", ".ts", ".svelte", ".toml", ".js", ".html"}
    return {place: path.read_text(encoding="utf-8") for path, place in wanted if path.suffix in endings}


def named(place: str, text: str) -> Iterator[str]:
    """The functions, classes and private names at the top of a module."""
    if place.endswith(".ts"):
        yield from EXPORTED.findall(text)
    elif place.endswith(".py"):
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield node.name
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [target.id for target in targets if isinstance(target, ast.Name)]
                yield from (name for name in names if re.match(r"_[A-Za-z]", name))


def dead(texts: dict[str, str]) -> list[str]:
    words = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    return [
        f"{place}: {name}"
        for place, text in texts.items()
        for name in named(place, text)
        if words[name] == 1 and name not in CALLED_BY_OTHERS
    ]


def test_what_nobody_calls_is_not_kept() -> None:
    texts = sources()
    assert len(texts) > 500
    assert dead(texts) == []


def test_a_function_that_nobody_calls_is_noticed() -> None:
    texts = {"a.py": "def kept(): ...\ndef lone(): ...\n_LEFT = 3\n", "b.ts": "kept();\nexport const alone = 1;\n"}
    assert dead(texts) == ["a.py: lone", "a.py: _LEFT", "b.ts: alone"]
