"""Every goal of speed in one go: `python -m bench.goals [engine server ...]`, all of them unless some are named.

Compiles the engine once (or takes the copy that `BENCH_ENGINE` names) and runs the benches one after another, each as
its own page describes it; exit code 1 when any goal is missed. Takes about half an hour and needs two quiet cores.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("citadels", "elgrande", "paladins", "viscounts")
TABLES = {"citadels": 400, "elgrande": 400, "viscounts": 250, "paladins": 250}  # with four people each
RUNS: dict[str, list[list[str]]] = {
    "engine": [["bench/engine.py", game, "--compiled"] for game in GAMES],
    "server": [["-m", "bench.server", "--game", game, "--tables", str(count)] for game, count in TABLES.items()],
    "processes": [["-m", "bench.processes"]],
    "attack": [["-m", "bench.attack"]],
    "review": [["-m", "bench.review"]],
}


def main() -> int:
    wanted = sys.argv[1:] or list(RUNS)
    unknown = [name for name in wanted if name not in RUNS]
    if unknown:
        sys.exit(f"no such bench: {', '.join(unknown)}; there are {', '.join(RUNS)}")
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        engine = os.environ.get("BENCH_ENGINE")
        if not engine:
            engine = str(Path(scratch) / "engine")
            subprocess.run([sys.executable, str(ROOT / "build_engine.py"), engine], cwd=ROOT, check=True)
        env = {**os.environ, "BENCH_ENGINE": engine, "PYTHONPATH": f"{engine}{os.pathsep}{ROOT}"}
        for name in wanted:
            for command in RUNS[name]:
                print(f"\n== {' '.join(command)}", flush=True)
                if subprocess.run([sys.executable, *command], cwd=ROOT, env=env).returncode:
                    missed.append(" ".join(command))
    print("\nall goals are met" if not missed else "\nmissed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
