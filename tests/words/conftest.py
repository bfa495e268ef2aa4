"""Two small games of words only: one whose texts are right, one with a fault of each kind."""

from __future__ import annotations

from pathlib import Path

from castellany import words

HERE = Path(__file__).parent
words.register("fair", HERE / "fair" / "text")
words.register("faulty", HERE / "faulty" / "text")
