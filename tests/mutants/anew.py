"""`python -m tests.mutants.anew FILE NUMBER TESTS...`: run tests with one mutant in the rules from the first import on.

Some functions are only called while the rules are read: a card's row of icons, a book of effects. Their work is done
before a test begins, so nothing would come of broken code in a forked process. Here the module itself is read broken.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutants.breaking import Mutant, broken, mutants


class BrokenLoader(SourceFileLoader):
    """Reads a module with one mutant in it; never from, nor into, a stored one."""

    def __init__(self, fullname: str, path: str, mutant: Mutant) -> None:
        super().__init__(fullname, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(broken(source, self.mutant), self.path, "exec")


class BrokenFinder:
    """Stands before the usual finders and sees to one file alone."""

    def __init__(self, file: Path, mutant: Mutant) -> None:
        self.file = file.resolve()
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or Path(spec.origin).resolve() != self.file:
            return None
        spec.loader = BrokenLoader(fullname, spec.origin, self.mutant)
        return spec


def main() -> int:
    file, number, *tests = sys.argv[1:]
    mutant = list(mutants(Path(file).read_text(encoding="utf-8")))[int(number)]
    sys.meta_path.insert(0, BrokenFinder(Path(file), mutant))
    return int(pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-x", *tests]))


if __name__ == "__main__":
    sys.exit(main())
