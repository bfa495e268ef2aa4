"""Starts servers quickly: everything is imported once, each server is a fork. For tests that start hundreds.

Reads a line of JSON settings from its input for each server to start, answers with the process id.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys


def main() -> None:
    from castellany.server.run import serve
    from castellany.server.settings import from_environment
    from castellany.server.store.database import database

    database("postgresql://localhost/none")  # what a first use would load; nothing is connected
    for module in ("asyncpg", "uvloop", "uvicorn.lifespan.on", "uvicorn.protocols.websockets.websockets_sansio_impl"):
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        wish = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            null = os.open(os.devnull, os.O_RDONLY)
            os.dup2(null, 0)
            out = os.open(wish.pop("out"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(out, 1)
            os.dup2(out, 2)
            os._exit(serve(from_environment(wish, {})))
        print(pid, flush=True)


if __name__ == "__main__":
    main()
