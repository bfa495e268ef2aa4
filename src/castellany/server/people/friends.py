"""Friends: asked for among people one has played with, agreed to by both, ended by either.

Nobody is found by searching. Who wants none of it (`sociable`) is asked by nobody and seen by nobody. Friends see
whether one is here and, of one's tables, those they may watch or join anyway; an invitation opens a private one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from castellany.server.errors import Fault
from castellany.server.live.views import is_host, may_watch
from castellany.server.store import friends, people, tables
from castellany.server.store.friends import Bond
from castellany.server.store.ids import now_ms
from castellany.server.store.rows import PersonRow, TableRow
from castellany.server.wire import Asked, Friend, Friends, Invitation, PersonRef, TableInfo

HERE: Final = 150_000  # milliseconds since the last sign of life
MOST: Final = 200  # friends and requests of one person
MET: Final = 20  # people of late games who are offered
SAID_NO: Final = ("refused", "closed")  # closed: and the one who asked has read it
Info = Callable[[TableRow, str], TableInfo]  # a table as the reader may see it, opened with this link


class Read:
    """What storage tells of a person's friends, before it is dressed for the wire."""

    def __init__(self, c: Connection, me: PersonRow) -> None:
        self.me = me
        self.bonds: list[Bond] = friends.of(c, me.id) if me.sociable else []
        known = {bond.other(me.id) for bond in self.bonds}
        played = friends.played_with(c, me.id) if me.sociable else []
        strangers = [id for id in played if id not in known]
        calls = friends.invitations(c, me.id) if me.sociable else []
        ids = [*known, *strangers, *[by for _table, by in calls]]
        self.people = {one.id: one for one in people.by_ids(c, ids) if one.sociable and not one.banned}
        self.met = [id for id in strangers if id in self.people][:MET]
        agreed = [bond.other(me.id) for bond in self.bonds if bond.state == "agreed"]
        self.tables = {id: self._table(c, id) for id in agreed if id in self.people}
        self.calls = [(tables.load(c, id), by) for id, by in calls if by in self.people and by in agreed]

    def _table(self, c: Connection, friend: str) -> TableRow | None:
        """Where a friend is to be found: a table to join before one to watch, the latest first."""
        found = [
            table
            for table in tables.list_tables(c, "mine", friend, "", 10, 0)
            if may_watch(table, self.me.id, "") and self.me.id not in table.away
        ]
        return min(found, key=lambda table: not free(table), default=None)

    def all_tables(self) -> list[TableRow]:
        return [table for table in [*self.tables.values(), *[call[0] for call in self.calls]] if table is not None]

    def told(self, info: Info) -> Friends:
        now = now_ms()
        told = Friends(self.me.sociable, [], [], [], [self._ref(id) for id in self.met], [])
        for bond in self.bonds:
            other = bond.other(self.me.id)
            if other not in self.people:
                continue
            if bond.state == "agreed":
                table = self.tables[other]
                here = now - self.people[other].seen < HERE
                told.friends.append(Friend(self._ref(other), here, info(table, "") if table else None))
            elif bond.asker == self.me.id and bond.state != "closed":
                told.asked.append(Asked(self._ref(other), bond.state == "refused"))
            elif bond.state == "asked":
                told.asking.append(self._ref(other))
        told.friends.sort(key=lambda friend: (not friend.here, friend.table is None))
        told.invitations = [
            Invitation(self._ref(by), info(table, table.invite))
            for table, by in self.calls
            if table is not None and free(table) and not table.seats_of(self.me.id) and self.me.id not in table.away
        ]
        return told

    def _ref(self, id: str) -> PersonRef:
        person = self.people[id]
        return PersonRef(person.id, person.name, person.guest)


def free(table: TableRow) -> bool:
    """Is there a seat for somebody who comes?"""
    return table.status == "waiting" and any(seat.kind == "person" and seat.person is None for seat in table.seats)


def _other(c: Connection, me: PersonRow, id: str) -> PersonRow:
    other = people.by_id(c, id)
    if other is None or other.banned:
        raise Fault(409, "error-friend-gone")
    if not me.sociable:
        raise Fault(409, "error-friends-off")
    return other


def ask(c: Connection, me: PersonRow, id: str) -> None:
    """Ask somebody one has played with. Whoever has asked oneself is thereby agreed to."""
    other = _other(c, me, id)
    if id == me.id or not friends.have_played(c, me.id, id):
        raise Fault(409, "error-friend-unmet")
    if not other.sociable:
        raise Fault(409, "error-friend-wants-none")
    bond = friends.between(c, me.id, id)
    if bond is None or (bond.asker == id and bond.state in SAID_NO):
        if len(friends.of(c, me.id)) >= MOST:
            raise Fault(409, "error-friends-many", most=MOST)
        friends.put(c, me.id, id, "asked", now_ms())
    elif bond.asker == id and bond.state == "asked":
        friends.put(c, id, me.id, "agreed", now_ms())
    elif bond.state in SAID_NO:
        raise Fault(409, "error-friend-refused")


def agree(c: Connection, me: PersonRow, id: str) -> None:
    _other(c, me, id)
    bond = friends.between(c, me.id, id)
    if bond is None or bond.state in SAID_NO or (bond.state == "asked" and bond.asker != id):
        raise Fault(409, "error-friend-withdrawn")
    friends.put(c, id, me.id, "agreed", now_ms())


def drop(c: Connection, me: PersonRow, id: str) -> None:
    """Refuse a request, withdraw one's own, end a friendship: what there is, is no more.

    A refusal stays, so that the same is not asked again and again; the one who refused may still ask.
    """
    bond = friends.between(c, me.id, id)
    if bond is None or (bond.state in SAID_NO and bond.asker == id):
        return
    if bond.state == "asked" and bond.asker == id:
        friends.put(c, id, me.id, "refused", now_ms())
    elif bond.state in SAID_NO:
        friends.put(c, me.id, id, "closed", now_ms())
    else:
        friends.drop(c, me.id, id)


def invite(c: Connection, me: PersonRow, table: str, id: str) -> TableRow:
    """Keep a seat at one's table for a friend, who is told in the hall."""
    found = tables.load(c, table)
    if found is None:
        raise Fault(404, "error-no-table")
    if not found.seats_of(me.id) and not is_host(found, me.id):
        raise Fault(403, "error-not-your-seat")
    if not free(found):
        raise Fault(409, "error-table-full" if found.status == "waiting" else "error-game-began")
    bond = friends.between(c, me.id, id)
    other = _other(c, me, id)
    if bond is None or bond.state != "agreed" or not other.sociable:
        raise Fault(409, "error-not-friend")
    if id in found.away:
        raise Fault(409, "error-was-sent-away")
    friends.invite(c, table, id, me.id, now_ms())
    return found


def decline(c: Connection, me: PersonRow, table: str) -> None:
    friends.uninvite(c, table, me.id)
