"""To give something up stands last, and says what it leaves unused; the rules tell which options do."""

from __future__ import annotations

import pytest

import castellany
from castellany.kernel import Option
from castellany.kernel.says import ROLES
from tests.kit.tables import Table, all_tables, sample


def offered(table: Table) -> list[list[Option]]:
    return [s.ask(seat).options for s, seat, _choice in sample(table, 40)]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_gives_up_stands_last_and_names_what_could_be_gained(table: Table) -> None:
    """The list of a terminal or of the plain view is in the rules' own order: nobody passes by its first line."""
    for options in offered(table):
        roles = [option.role for option in options]
        assert set(roles) <= set(ROLES)
        assert "stop" not in roles[: len(roles) - roles.count("stop")], [option.message.id for option in options]
        for option in options:
            if option.role == "stop" and "gain" in roles:
                assert option.leaves is not None, f"{option.message.id} leaves something and does not say so"


@pytest.mark.parametrize("id", castellany.games())
def test_every_game_has_something_to_pass_on_and_says_what_it_leaves(id: str) -> None:
    told = {option.leaves is not None for table in all_tables() if table.game == id
            for options in offered(table) for option in options if option.role == "stop"}  # fmt: skip
    assert True in told
