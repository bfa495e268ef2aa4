"""Bootstrap from the standard library alone: ``python3 boot.py play|test [arguments]``.

The first run makes ``.boot/`` (a pinned uv) and ``.venv/`` (the project with its hash-pinned lock);
later runs start at once. ``test`` without arguments runs every check in turn; ``test --nightly`` runs what takes
hours; with other arguments it hands them to pytest.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
UV_VERSION = "0.13.7"
BOOT, VENV = ROOT / ".boot", ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / BIN / ("python.exe" if os.name == "nt" else "python")
COMPILED = "tests/compiled/check.py"
NOT_SOURCE = {"node_modules", "dist", "test-results", "__pycache__"}


def run(*command: object, env: dict[str, str] | None = None) -> None:
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env=env).returncode
    if code:
        sys.exit(code)


def uv() -> Path:
    """The pinned uv in ``.boot/``: from a venv where Python has one, else by the system's pip."""
    stamp = BOOT / "uv-version"
    if not (stamp.exists() and stamp.read_text() == UV_VERSION):
        print("Setting up, on the first run only ...", file=sys.stderr, flush=True)
        try:
            import ensurepip  # noqa: F401

            run(sys.executable, "-m", "venv", "--clear", BOOT)
            installer: list[object] = [BOOT / BIN / "python", "-m", "pip", "install"]
        except ImportError:
            try:
                import pip  # noqa: F401
            except ImportError:
                sys.exit("This Python has neither venv nor pip. Install one (Debian: apt install python3-venv).")
            installer = [sys.executable, "-m", "pip", "install", "--target", BOOT]
        run(*installer, "-q", "--disable-pip-version-check", f"uv=={UV_VERSION}")
        stamp.write_text(UV_VERSION)
    return BOOT / BIN / "uv"


def inputs() -> Iterable[Path]:
    """What the environment is made from; the client's sources count because installing builds them."""
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "build_client.py"))
    yield from sorted((ROOT / "lock").glob("*.txt"))
    for path in sorted((ROOT / "web").rglob("*")):
        if path.is_file() and not NOT_SOURCE & set(path.relative_to(ROOT).parts):
            yield path


def fingerprint(lock: str) -> str:
    digest = hashlib.sha256(f"{lock} {sys.version}".encode())
    for path in inputs():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sync(lock: str) -> None:
    """Bring ``.venv/`` to what ``lock/<lock>.txt`` says, unless it is there already."""
    stamp = VENV / f".synced-{lock}"
    want = fingerprint(lock)
    if stamp.exists() and stamp.read_text() == want:
        return
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1", "UV_LINK_MODE": "copy"}
    env.pop("VIRTUAL_ENV", None)
    tool = uv()
    if not PYTHON.exists():
        run(tool, "venv", "--quiet", "--python", sys.executable, VENV, env=env)
    install: list[object] = [tool, "pip", "install", "--quiet", "--python", PYTHON]
    run(*install, "--require-hashes", "-r", ROOT / "lock" / f"{lock}.txt", env=env)
    run(*install, "--no-deps", "-e", ROOT, env={**env, "CASTELLANY_COMPILE": "0"})
    stamp.write_text(want)


def use_engine() -> None:
    """The engine that an earlier run has compiled in the background, if the sources are still the same."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "src" / "castellany" / "engine.py")
    assert spec is not None and spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    found = engine.ready(VENV)
    if found is not None:
        os.environ[engine.VARIABLE] = str(found)


def checks() -> list[tuple[str, list[object]]]:
    """Every check of ``./test``, in the order a person wants to hear of trouble."""
    tool = VENV / BIN
    pytest: list[object] = [PYTHON, "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1)]
    sources = ["src", "tests", "bench", "boot.py", "build_client.py", "build_engine.py"]
    return [
        ("style (ruff)", [tool / "ruff", "check", "--quiet", *sources, "hatch_build.py"]),
        ("types (mypy --strict)", [PYTHON, "-m", "mypy", "--strict", *sources]),
        ("import rules", [tool / "lint-imports", "--no-cache"]),
        ("the browser client", [PYTHON, "build_client.py", "check"]),
        ("the compiled engine", [PYTHON, COMPILED]),
        ("tests (pytest)", [*pytest, "--dist", "worksteal", "--ignore", "tests/browser"]),
        # In processes of their own: the browser's driver keeps an event loop that asyncio tests cannot share.
        ("tests in a browser", [*pytest, "--dist", "loadfile", "tests/browser"]),
    ]


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a process that still runs, and the compilers it has started."""
    if process.poll() is None:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGTERM)


def begin(*command: object) -> subprocess.Popen[bytes]:
    """Do this meanwhile; where it fails, the check that needs it tries again and says why."""
    quiet = subprocess.DEVNULL
    words = [str(part) for part in command]
    return subprocess.Popen(words, cwd=ROOT, stdout=quiet, stderr=quiet, start_new_session=True)


def test_everything() -> None:
    # Both take long and need nothing but the sources: they begin beside the quick checks, which use one core.
    compiling = begin(PYTHON, COMPILED, "--build")
    fetching = begin(PYTHON, "-m", "tests.browser.house")
    try:
        for title, command in checks():
            print(f"== {title}", flush=True)
            if COMPILED in command:
                compiling.wait()
            run(*command)
    finally:
        end_group(compiling)
        end_group(fetching)
    print("== all checks passed")


def test_at_night() -> None:
    """What takes hours: a thousand kills, an hour of play, long walks, the container, whole games, widths, puzzles."""
    env = {**os.environ, "CASTELLANY_NIGHTLY": "1"}
    pytest: list[object] = [PYTHON, "-m", "pytest", "-q", "-s", "-o", "faulthandler_timeout=0"]
    kills = {**env, "CASTELLANY_KILLS": env.get("CASTELLANY_KILLS", "500")}  # on each of the two databases
    for title, command, around in (
        ("a thousand kills", [*pytest, "tests/server/test_kill.py"], kills),
        ("an hour of play", [*pytest, "tests/server/test_soak.py"], env),
        ("walks through the house", [*pytest, "tests/server/test_stateful.py", "tests/server/test_schema.py"], env),
        ("the host's page and the container", [*pytest, "tests/server/test_hosting.py"], env),
        ("whole games on the boards", [*pytest, "tests/browser", "-m", "at_night"], env),
        ("every page at every width in every language", [*pytest, "tests/browser/test_boxes.py"], env),
        ("every puzzle thought through anew", [VENV / BIN / "castellany", "puzzles", "check"], env),
    ):
        print(f"== {title}", flush=True)
        run(*command, env=around)
    print("== the night is over, all is well")


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Python 3.11 or newer is needed.")
    what, *rest = sys.argv[1:] or ["play"]
    command: list[object]
    if what == "play":
        sync("run")
        use_engine()
        command = [VENV / BIN / "castellany", *(rest or ["serve", "--open"])]
    elif what == "test":
        sync("test")
        if not rest:
            test_everything()
            return
        if rest == ["--nightly"]:
            test_at_night()
            return
        if rest == ["--shots"]:  # screenshots of every page, known to the browser tests alone
            rest = ["tests/browser", "--shots"]
        command = [PYTHON, "-m", "pytest", *rest]
    else:
        sys.exit(f"Unknown: {what}. Use play or test.")
    os.chdir(ROOT)
    if os.name == "nt":
        run(*command)
    else:
        os.execv(str(command[0]), [str(part) for part in command])


if __name__ == "__main__":
    main()
