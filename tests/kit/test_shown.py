"""What a game shows for drawing is what its `shown.py` declares: every key, no other, in random games.

The client's types are written from these declarations, so a board may trust them without looking twice.
"""

from __future__ import annotations

from typing import Any

import pytest

import castellany
from castellany.kernel import State, walk
from castellany.kernel.shown import fault, shown_by
from tests.kit.tables import Table, all_tables, sample

EACH = pytest.mark.parametrize("table", all_tables(), ids=str)


def asked(s: State, seat: int) -> list[tuple[str, Any]]:
    """The facts of a question, its options, what is closed and what is proposed, under the names of `SHOWN`."""
    game = castellany.game(s.game().id)
    decision = s.ask(seat)
    kind = decision.kind
    found: list[tuple[str, Any]] = [(f"ask:{kind}", decision.facts)]
    for option in decision.options:
        verb = game.text(option.choice).split(" ")[0]
        found.append((f"option:{kind}/{verb}", option.facts))
    found += [(f"closed:{kind}", closed.facts) for closed in decision.closed]
    found += [(f"proposal:{kind}", proposal.facts) for proposal in decision.proposals]
    return found


@EACH
def test_facts_are_what_is_declared(table: Table) -> None:
    shown = shown_by(castellany.game(table.game))
    faults: set[str] = set()
    for s, seat, _choice in sample(table, 25):
        for viewer in (seat, None):
            for node in walk(s.observe(viewer)["things"]):
                faults.add(fault(shown, node["id"], node.get("facts")))
        for name, facts in asked(s, seat):
            faults.add(fault(shown, name, facts))
    assert faults <= {""}, sorted(faults - {""})[:5]


SHOWN = shown_by(castellany.game("tithe"))


def test_a_missing_and_an_extra_key_are_faults() -> None:
    good = {"number": 4, "high": False}
    assert fault(SHOWN, "card:3", good) == ""
    assert "number" in fault(SHOWN, "card:3", {"high": False})
    assert "does not know" in fault(SHOWN, "card:3", {**good, "weight": 1})
    assert "int" in fault(SHOWN, "card:3", {**good, "number": "4"})
    assert "is not what" in fault(SHOWN, "card:3", None)
    assert "no record" in fault(SHOWN, "bank", good)
    assert fault(SHOWN, "bank", None) == ""
