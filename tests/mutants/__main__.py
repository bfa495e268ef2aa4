"""`python -m tests.mutants GAME` (or `kernel`): list the broken rules that no test notices.

    python -m tests.mutants citadels                    effects, flow and scoring, by the game's own tests
    python -m tests.mutants paladins --only inquisition --only debts
    python -m tests.mutants viscounts --all --sample 200 --seed 3
    python -m tests.mutants kernel --laws               with the kit's laws too
    python -m tests.mutants citadels --again left.txt   those that an earlier run, kept in this file, has listed

Prints each survivor, and at the end how many there were; the exit code is 1 where somebody survived who is not in
`known.txt` (a line there says why a change makes no difference).
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.breaking import mutants
from tests.mutants.hunting import KILLED, SURVIVED, Broken, Hunt

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "castellany"
KNOWN: Final = Path(__file__).with_name("known.txt")
RULES: Final = ("effects", "flow", "scoring")
# Rooms that only tell, show or list: there are no rules to break in them.
TELLING: Final = {"ids", "shown", "sight", "refusals", "lexicon", "kinds", "terminal", "game", "reconstructed", "facts"}

NOT_NOTICED: Final = f"{SURVIVED}: "


def home(what: str) -> Path:
    if what == "kernel":
        return SOURCE / "kernel"
    return ROOT / "tests" / "toy" if what == "tithe" else SOURCE / "games" / what


def modules(what: str, only: list[str], everything: bool) -> list[Path]:
    folder = home(what)
    found = []
    for file in sorted(folder.rglob("*.py")):
        parts = [part.removesuffix(".py") for part in file.relative_to(folder).parts]
        if only:
            wanted = any(name in parts for name in only)
        elif everything or what == "kernel":
            wanted = not TELLING & set(parts) or what == "kernel"
        else:
            wanted = any(part in RULES for part in parts)
        if wanted and file.name != "__init__.py":
            found.append(file.relative_to(ROOT))
    return found


def tests(what: str, laws: bool) -> list[str]:
    if what == "kernel":
        return ["tests/kernel", "tests/games/tithe", *(["tests/kit", "-k", "tithe or kernel"] if laws else [])]
    return [f"tests/games/{what}", *(["tests/kit", "tests/records", "-k", what] if laws else [])]


def known() -> dict[str, str]:
    """Mutants that make no difference, and why: `file function: what  # why`, each line one mutant and no other."""
    lines = [line for line in KNOWN.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {mutant.strip(): why for mutant, _, why in (line.partition("  # ") for line in lines)}


def name(broken: Broken) -> str:
    return f"{broken.file.as_posix()} {broken.mutant.function}: {broken.mutant.what}".strip()


def listed(file: Path) -> set[str]:
    """Who has survived an earlier run, by its output."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {
        re.sub(r":\d+ ", " ", line.split(": ", 1)[1], count=1).strip() for line in lines if line.startswith(NOT_NOTICED)
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", metavar="GAME", help="a game's id, or kernel")
    parser.add_argument("--only", action="append", default=[], metavar="ROOM", help="only modules of this name")
    parser.add_argument("--all", action="store_true", help="every module with rules, not just effects, flow, scoring")
    parser.add_argument("--tests", action="append", default=[], metavar="PATH", help="only these tests")
    parser.add_argument("--again", type=Path, metavar="FILE", help="only those that this output of a run lists")
    parser.add_argument("--laws", action="store_true", help="also the kit's laws and the records")
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants, drawn by chance")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of that chance")
    parser.add_argument("--limit", type=float, default=20, metavar="SECONDS", help="for the tests of one mutant")
    parser.add_argument("--budget", type=float, default=5, metavar="SECONDS", help="of tests for each, quickest first")
    args = parser.parse_args()
    if not home(args.what).is_dir():
        parser.error(f"no game {args.what}")
    files = modules(args.what, args.only, args.all)
    found = [Broken(file, mutant) for file in files for mutant in mutants((ROOT / file).read_text(encoding="utf-8"))]
    harmless = known()
    found = [each for each in found if name(each) not in harmless]
    if args.again is not None:
        again = listed(args.again)
        found = [each for each in found if name(each) in again]
    if args.sample is not None and args.sample < len(found):
        found = random.Random(args.seed).sample(found, args.sample)
        found.sort(key=lambda each: (each.file, each.mutant.line))
    if not found:
        parser.error("nothing to break here")
    print(f"{len(found)} mutants in {len(files)} modules", file=sys.stderr, flush=True)
    chosen = args.tests or tests(args.what, args.laws)
    hunt = Hunt(found, chosen, args.limit, args.budget)
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-x", *chosen], plugins=[hunt])
    left = [each for each in found if hunt.verdicts.get(each) != KILLED]
    print(f"{len(found) - len(left)} of {len(found)} noticed; {len(left)} were not")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
