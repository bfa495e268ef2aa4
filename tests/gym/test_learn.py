"""The example that learns, learns."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.learn import main


def test_the_example_learns_to_beat_a_random_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shares = main(500)
    assert shares[-1] >= 0.8
    assert (tmp_path / "citadels_policy.npz").exists()
