"""The terminal: ``castellany play | simulate | replay | verify | review | rules | facts | bench | arena | serve``.

Everything here reads the kernel's contract and the words; it knows no game. Each command is one
module with ``add`` (its arguments) and ``run`` (its work, returning the exit code).
"""

from castellany.cli.main import main

__all__ = ["main"]
