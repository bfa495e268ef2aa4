"""What is told to whom. Everything that leaves the server about a game in progress is built here.

A view comes from `observe` and `ask` of its seat and from nothing else; events pass their audience;
the seed is told only when the game is over. Spectators see what everybody may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import msgspec

import castellany
from castellany.kernel import CastellanyError, Event, Match, Message, Move, State, Story, commitment
from castellany.server.live.clocks import Time
from castellany.server.store.log import Told
from castellany.server.store.rows import SeatRow, TableRow
from castellany.server.wire import (
    ClockState,
    GistLine,
    Glance,
    LogEntry,
    Observation,
    Origin,
    PersonRef,
    Question,
    Rematch,
    Result,
    SeatInfo,
    TableInfo,
    Text,
    View,
)

Names = Callable[[str], PersonRef | None]


def stored_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as they lie in storage: with their audience."""
    return [{"to": event.audience, **event.json()} for event in events]


def read_events(stored: Iterable[dict[str, Any]]) -> list[Event]:
    """Events as they lie in storage, as the engine said them; messages within messages stay as they lie there."""
    return [
        Event(
            Message(event["message"]["id"], event["message"]["args"]),
            event["to"],
            tuple([Move(m["what"], m["from"], m["to"], m["amount"]) for m in event["moves"]]),
        )
        for event in stored
    ]


def heard(events: Iterable[dict[str, Any]], seats: Sequence[int], everything: bool = False) -> list[Any]:
    """The events that a person at these seats (none: a spectator) may hear of.

    Where one person sits on several seats, each event says which of them it is for: the client shows it to these
    alone, so that people round one screen keep their secrets from each other.
    """
    found = []
    for event in events:
        to = event["to"]
        ears = [seat for seat in seats if (to >> seat) & 1]
        if everything or to == -1 or ears:
            only = ears if to != -1 and len(seats) > 1 else None
            found.append({"message": event["message"], "moves": event["moves"], "to": only})
    return found


def log_entry(entry: Told, seats: Sequence[int]) -> LogEntry:
    return LogEntry(
        number=entry.number,
        kind=cast(Any, entry.kind),
        seat=entry.seat,
        at=entry.at,
        happenings=heard(entry.events, seats),
        undone=entry.data.get("undone", []),
        reason=entry.data.get("reason", ""),
    )


def view(play: Match, table: TableRow, seat: int | None, seen: Observation, story: Story | None = None) -> View:
    """What a seat sees now, and what it is asked where its owner is the one to choose for it, not a bot.

    `story`: the last turns in short; who is asked is told of those since its own last one.
    """
    question: Question | None = None
    decision: int | None = None
    since: list[GistLine] | msgspec.UnsetType = msgspec.UNSET
    warning: Text | msgspec.UnsetType = msgspec.UNSET
    can_undo = False
    if seat is not None and table.status == "playing" and not table.seats[seat].standin:
        if play.state.waits_for(seat):
            question = cast(Question, play.state.ask(seat).json())
            decision = play.asked[seat]
            since = [cast(GistLine, line.json()) for line in story.since(seat)] if story is not None else since
            warned = play.game.warning(play.state, seat) if since else None
            warning = Text.of(warned) if warned is not None else warning
        can_undo = play.undo_point(seat, table.free_undo) >= 0
    return View(seat, seen, question, decision, can_undo, since, warning)


def observation(state: State, seat: int | None) -> Observation:
    return cast(Observation, state.observe(seat))


def looks(seats: Sequence[int]) -> Sequence[int | None]:
    """Through whose eyes one looks who has these seats: a spectator's where there are none."""
    return seats or (None,)


def views(play: Match, table: TableRow, seats: Sequence[int | None], story: Story | None = None) -> list[View]:
    """One for each of these seats (None: a spectator), built together: what they see alike is built once."""
    seen = cast(list[Observation], play.game.observe_all(play.state, seats))
    return [view(play, table, seat, observed, story) for seat, observed in zip(seats, seen, strict=True)]


def following(play: Match | None) -> list[int]:
    """Who comes after those who are awaited, at most once around the table."""
    return play.game.following(play.state)[: play.state.seats] if play is not None and play.state.frames else []


def clock_state(time: Time, now: int) -> ClockState:
    return ClockState(now, time.left_at(now), time.running)


def seat_info(seat: SeatRow, person: str | None, names: Names, present: Callable[[str], bool]) -> SeatInfo:
    owner = names(seat.person) if seat.person else None
    name = seat.name or (owner.name if owner else None)
    return SeatInfo(
        seat=seat.seat,
        kind=cast(Any, seat.kind),
        name=name,
        person=owner,
        level=seat.level,
        mine=seat.person is not None and seat.person == person,
        standin=seat.standin,
        present=seat.kind != "person" or (seat.person is not None and present(seat.person)),
    )


def result_info(table: TableRow, person: str | None) -> Result | None:
    """How it ended. The seed tells everything that was hidden, so it goes where the replay may go."""
    if table.status != "over" or table.result is None:
        return None
    seed = table.seed if may_replay(table, person) else ""
    return Result(table.result["winners"], table.result.get("scores", []), seed, table.result.get("honours", []))


def may_replay(table: TableRow, person: str | None) -> bool:
    """May this person see what was hidden, once the game is over? Those who played, and others where they may."""
    return table.replay == "public" or bool(table.seats_of(person)) or is_host(table, person)


def is_host(table: TableRow, person: str | None) -> bool:
    """A host who is gone for good is nobody, and nobody is the host."""
    return person is not None and table.host == person


def may_watch(table: TableRow, person: str | None, invite: str, admin: bool = False) -> bool:
    """Who may look at a table: those who sit there, those with its link, and everybody at an open one."""
    if admin or is_host(table, person) or table.seats_of(person):
        return True
    if invite and invite == table.invite and person not in table.away:
        return True
    if table.status == "over":
        return table.replay == "public" and table.visibility == "open"
    return table.visibility == "open"


def glance(play: Match, table: TableRow, mine: Sequence[int]) -> Glance:
    """A running game in a few words, for one who sits there: as the seat that is asked sees it, or the first."""
    asked = [seat for seat in mine if play.state.waits_for(seat) and not table.seats[seat].standin]
    seat = asked[0] if asked else mine[0]
    seen = play.state.observe(seat)
    totals = {score["seat"]: score["total"] for score in seen["scores"]}
    return Glance(
        seen["round"],
        seen["rounds"],
        cast(Text, seen["phase"]),
        Text.of(play.state.ask(seat).message) if asked else None,
        [totals.get(one, 0) for one in range(len(table.seats))],
    )


def brought(table: TableRow) -> list[str]:
    """What a table that still waits has agreed to play with."""
    if table.status != "waiting":
        return []
    try:
        game = castellany.game(table.game)
        return game.brings(table.players, game.complete(table.players, table.options))
    except CastellanyError:  # made by another version of the house: it says so when it is begun
        return []


def rematch(table: TableRow) -> Rematch | None:
    """Which seats are in for the next game: those whose people sit at its table."""
    if table.rematch is None:
        return None
    people = table.again.people if table.again else []
    asked = {seat: None for person in people for seat in table.seats_of(person)}
    return Rematch(table.rematch, list(asked), table.again is not None and table.again.began)


def table_info(
    table: TableRow,
    person: str | None,
    names: Names,
    present: Callable[[str], bool] = lambda _person: False,
    invite: str = "",
) -> TableInfo:
    """A table as this person may see it."""
    mine = table.seats_of(person)
    sits = bool(mine) or is_host(table, person)
    invited = sits or bool(invite and invite == table.invite)
    started = table.started is not None
    return TableInfo(
        id=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        status=cast(Any, table.status),
        seats=[seat_info(seat, person, names, present) for seat in table.seats],
        visibility=cast(Any, table.visibility),
        pace=cast(Any, table.pace),
        clock=table.clock,
        replay=cast(Any, table.replay),
        rated=table.rated,
        chat=table.chat,
        standin=table.standin,
        free_undo=table.free_undo,
        host=names(table.host) if table.host else None,
        created=table.created,
        started=table.started,
        finished=table.finished,
        number=table.number,
        waiting=table.waiting,
        my_turn=table.status == "playing"
        and any(seat in table.waiting and not table.seats[seat].standin for seat in mine),
        is_host=is_host(table, person),
        invite=table.invite if invited else None,
        code=table.code if invited else None,
        commitment=commitment(int(table.seed)) if started and table.seed else None,
        result=result_info(table, person),
        rematch=rematch(table),
        origin=Origin(table.origin, table.origin_step or 0) if table.origin else None,
        deadline=table.time.deadline() if table.status == "playing" else None,
        waiting_since=(table.time.since or None) if table.status == "playing" and table.waiting else None,
        brings=brought(table),
    )
