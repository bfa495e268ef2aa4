"""At the end of a round everybody is told what it has brought, as the table showed it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.kernel import walk
from castellany.kernel.match import Match

TRACKS = {f"attribute-{name}": f"attribute-{name}" for name in ("faith", "strength", "influence")}


def shown(match: Match, seat: int) -> dict[str, int]:
    """Markers, pieces and debts of a seat, by the names under which the summary counts them."""
    things = {node["id"]: node for node in walk(match.state.observe(None)["things"])}
    found = {name: int(things[f"seat:{seat}/{name}"]["value"]) for name in TRACKS}
    for id, node in things.items():
        if id.startswith(f"seat:{seat}/action:") and id.count("/") == 1:
            found[node["name"]["id"]] = int(node["facts"]["done"])
    found |= {f"zone-{name}": int(things[f"seat:{seat}/{name}"]["value"]) for name in ("paid", "unpaid")}
    return found


def points(match: Match) -> list[int]:
    return [int(score["total"]) for score in match.state.observe(None)["scores"]]


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.rule("PAL-3.8")
def test_a_round_is_summed_up_for_every_seat(seats: int) -> None:
    match = Match.start(GAME, seats, 21)
    chance = random.Random(seats)
    start: list[int] = []
    pieces: list[dict[str, int]] = []
    round, rounds = 0, 0
    while not match.over:
        if match.state.round != round:  # type: ignore[attr-defined]
            round = match.state.round  # type: ignore[attr-defined]
            start = points(match)
            pieces = [shown(match, seat) for seat in range(len(start))]
        seat = match.waiting[0]
        events = match.play(seat, chance.choice(match.state.choices(seat)))
        told: list[Any] = [event.message.args for event in events if event.message.id == "event-round-points"]
        if not told:
            continue
        rounds += 1
        assert [one["before"] for one in told] == start
        assert [one["gained"] for one in told] == [one["after"] - one["before"] for one in told]
        for number, one in enumerate(told):
            now = shown(match, number)
            grown = {name: now[name] - was for name, was in pieces[number].items() if now[name] > was}
            gains = {gain.args["what"]: gain.args["count"] for gain in one["gains"]}
            for name in ("pray", "conspire", "hunt", "trade"):  # leave nothing behind
                grown.pop(f"action-{name}", None)
            if one["seat"] != "opponent":
                assert gains == grown and len(one["kept"]) <= 3 and one["count"] == len(gains)
        assert [one["after"] for one in told] == points(match)
    assert rounds == 6, "after the seventh there is the end"


def test_new_and_leaving_cards_are_told_as_moves() -> None:
    match = Match.start(GAME, 2, 8)
    chance = random.Random(4)
    while not match.over:
        before = {node["id"] for node in walk(match.state.observe(None)["things"])}
        seat = match.waiting[0]
        events = match.play(seat, chance.choice(match.state.choices(seat)))
        moves = [move for event in events if event.message.id == "event-refresh" for move in event.moves]
        if not moves:
            continue
        things = {node["id"]: node for node in walk(match.state.observe(None)["things"])}
        for kind in ("townsfolk", "outsider"):
            row, deck, gone = f"{kind}-row", f"{kind}-deck", f"{kind}-discard"
            new = {move.what for move in moves if (move.source, move.target) == (deck, row)}
            left = {move.what for move in moves if (move.source, move.target) == (row, gone)}
            cards = {node["id"] for node in things[row]["items"]}
            assert new == cards - before and left <= {node["id"] for node in things[gone]["items"]}
        return
    raise AssertionError("no round ended")
