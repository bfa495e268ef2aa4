"""Sight on the wire: changing only what is hidden from a seat changes no byte that is sent to it.

Over random games of every game of the house (and the toy): at each moment the state is replaced by a
world the seat cannot tell from it, and everything a connection of that seat receives is compared.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import castellany
from castellany.kernel import CastellanyError, Game, Match, Story
from castellany.server.live import telling, views
from castellany.server.live.changes import Shown
from castellany.server.live.connection import Connection, encoder
from castellany.server.store.log import Told
from castellany.server.store.rows import PersonRow, SeatRow, TableRow
from castellany.server.wire import Clock, PersonRef
from tests.toy import GAME

castellany.register(GAME)
SEED = 90_071_992_547_409_931_447


@pytest.fixture(autouse=True)
def clock_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "clock_ms", lambda: 0)


class Stage:
    """As much of a room as telling needs."""

    def __init__(self, table: TableRow, play: Match) -> None:
        self.table = table
        self.play = play
        self.shown = Shown()
        self.story = Story(castellany.game(table.game).gists)
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Any] = {}
        self.house = self
        self.directory = self

    def get(self, id: str) -> PersonRef:
        return PersonRef(id, f"Player {id}", True)


def table_for(game: Game, play: Match, players: int, options: dict[str, Any]) -> TableRow:
    seats = [SeatRow(n, "person", f"p{n}") if n < players else SeatRow(n, "solo") for n in range(play.state.seats)]
    return TableRow(
        id="t", game=game.id, rules=game.version, options=options, players=players, status="playing",
        visibility="open", pace="live", clock=Clock(), replay="public", rated=False, chat=True, shuffle=False,
        host="p0", invite="secret-invite", seed=str(SEED), practice=False, created=1, started=2, number=play.number,
        asked=play.asked, waiting=list(play.waiting), seats=seats,
    )  # fmt: skip


def person(id: str) -> PersonRow:
    return PersonRow(id, id, None, None, None, "", {}, False, False, False, 0, 0)


def sent(table: TableRow, play: Match, seat: int | None, told: list[Told], earlier: dict[str, Any]) -> bytes:
    """Everything a connection of this seat (None: a spectator) would receive at this moment: on arrival, as an
    update, and as an update for one who knows what the seat saw earlier."""
    stage: Any = Stage(table, play)
    whole, follows = [Connection(person(f"p{seat}") if seat is not None else None, "", 1, 1) for _n in range(2)]
    arrival = telling.arrival(stage, whole, told, [], True)
    stage.connections = [whole, follows]
    stage.shown.keep({seat: earlier})
    follows.changes = True
    telling.update(stage, told)
    updates = [connection.waiting.popleft() for connection in stage.connections]
    assert b'"changes":' in (updates[1] or b"") and b'"changes":' not in (updates[0] or b"")
    return encoder.encode(arrival) + b"".join(update or b"" for update in updates)


def another_world(play: Match, seat: int, dice: random.Random) -> Match:
    """The same moment with everything that is hidden from the seat drawn anew."""
    state = play.state.resample(seat, dice.randrange(2**60))
    return Match(play.game, play.header, state, play.number, play.asked, play.standing)


def games() -> list[str]:
    return [id for id in castellany.games() if _playable(id)]


def _playable(id: str) -> bool:
    try:
        castellany.game(id)
    except (ImportError, AttributeError):  # a game that is still being written
        return False
    return True


def tables_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Some seat counts with their default options."""
    found = []
    for players in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        try:
            found.append((players, game.complete(players, {})))
        except CastellanyError:
            continue
    return found


@pytest.mark.parametrize("id", games())
def test_what_is_hidden_changes_no_byte(id: str) -> None:
    game = castellany.game(id)
    dice = random.Random(id)
    compared = 0
    for players, options in tables_of(game):
        play = Match.start(game, players, SEED + players, options)
        table = table_for(game, play, players, options)
        told = [Told(1, "start", None, 0, {}, views.stored_events(play.opening))]
        earlier = [play.state.observe(seat) for seat in [*range(players), None]]
        while not play.over and play.number < 220:
            if dice.random() < 0.08:
                for seat in range(players):
                    world = another_world(play, seat, dice)
                    true, other = [sent(table, each, seat, told[-3:], earlier[seat]) for each in (play, world)]
                    assert true == other, f"{id}, {players} players, after {play.number}: seat {seat} sees the hidden"
                    shown, same = [sent(table, each, None, told[-3:], earlier[-1]) for each in (play, world)]
                    assert shown == same, f"{id}, {players} players, after {play.number}: spectators see the hidden"
                    compared += 1
                    assert str(table.seed).encode() not in true + shown and b"secret-invite" not in shown
                earlier = [play.state.observe(seat) for seat in [*range(players), None]]
            seat = dice.choice(play.waiting)
            choice = dice.choice(play.state.choices(seat))
            change = play.propose(seat, [choice])
            told.append(Told(change.number, "choice", seat, 0, {}, views.stored_events(change.events)))
            play.accept(change)
            table.number, table.asked, table.waiting = play.number, play.asked, list(play.waiting)
    assert compared > 10


@pytest.mark.parametrize("id", games())
def test_a_choice_without_a_barrier_tells_its_seat_the_same_in_every_world(id: str) -> None:
    """The entry's events too: what a seat hears after its own choice does not depend on what it cannot know."""
    game = castellany.game(id)
    dice = random.Random(id)
    compared = 0
    for players, options in tables_of(game):
        play = Match.start(game, players, SEED + players, options)
        while not play.over and play.number < 200:
            seat = dice.choice(play.waiting)
            choice = dice.choice(play.state.choices(seat))
            change = play.propose(seat, [choice])
            if not change.barrier and dice.random() < 0.5:
                world = another_world(play, seat, dice)
                other = world.propose(seat, [choice])
                if not other.barrier:
                    mine, theirs = (
                        msgspec.json.encode(views.heard(views.stored_events(c.events), [seat])) for c in (change, other)
                    )
                    assert mine == theirs
                    compared += 1
            play.accept(change)
    assert compared > 5


@pytest.mark.parametrize("id", games())
def test_spectators_and_seats_are_never_told_seed_or_the_invitation_of_others(id: str) -> None:
    game = castellany.game(id)
    players, options = tables_of(game)[0]
    play = Match.start(game, players, SEED, options)
    table = table_for(game, play, players, options)
    told = [Told(1, "start", None, 0, {}, views.stored_events(play.opening))]
    for seat in [None, *range(players)]:
        data = sent(table, play, seat, told, play.state.observe(seat))
        assert str(SEED).encode() not in data
        chance = [play.state.r0, play.state.r1, play.state.r2, play.state.r3]
        assert not any(str(number).encode() in data for number in chance if number > 10_000_000)
    assert b"secret-invite" not in sent(table, play, None, told, play.state.observe(None))


def test_events_for_some_reach_only_them() -> None:
    events = [
        {"to": -1, "message": {"id": "a", "args": {}}, "moves": []},
        {"to": 0b10, "message": {"id": "b", "args": {}}, "moves": []},
    ]
    assert [e["message"]["id"] for e in views.heard(events, [])] == ["a"]
    assert [e["message"]["id"] for e in views.heard(events, [0])] == ["a"]
    assert [e["message"]["id"] for e in views.heard(events, [1])] == ["a", "b"]
    assert all(event["to"] is None for seat in ([], [0], [1]) for event in views.heard(events, seat))


def test_people_round_one_screen_are_told_whose_an_event_is_and_nothing_of_other_seats() -> None:
    events = [
        {"to": -1, "message": {"id": "a", "args": {}}, "moves": []},
        {"to": 0b110, "message": {"id": "b", "args": {}}, "moves": []},
        {"to": 0b100, "message": {"id": "c", "args": {}}, "moves": []},
    ]
    told = views.heard(events, [0, 1])
    assert [(event["message"]["id"], event["to"]) for event in told] == [("a", None), ("b", [1])]
