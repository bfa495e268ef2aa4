"""Every stored game still opens, replays choice by choice and ends as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

import castellany
from castellany.kernel import loads, verify

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_to_its_result(file: Path) -> None:
    record = loads(file.read_text(encoding="utf-8"))
    end = verify(castellany.game(record.header.game), record)
    assert end.waiting == ()
    assert record.result == {"winners": list(end.winners), "totals": [s.total for s in end.scores()]}


SHIPPED = sorted(path.parent.name for path in Path(castellany.__file__).parent.glob("games/*/game.py"))


@pytest.mark.parametrize("id", SHIPPED)
def test_every_game_has_stored_games_of_its_current_rules(id: str) -> None:
    version = castellany.game(id).version
    assert any(file.name.startswith(f"{id}-v{version}-") for file in FILES)
