"""Whose thought is next: thinking is shared fairly between people, then between their tables.

Everybody who waits has an account of the seconds spent for them; the one with the smallest is served next (start-time
fair queueing). Who asks for much waits for himself: an account that was quiet does not save up, and one that is ahead
waits until the others have caught up. Something asked for with a weight of 4 counts as four times as long.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

AT_TABLE: Final = 1.0  # somebody sits at the table and waits
ADVICE: Final = 2.0  # a hint or an opinion
UNWATCHED: Final = 4.0  # nobody is at the table
FEW: Final = 64  # accounts are kept without a second look
MOST: Final = 2_000  # of those who wait for nothing are kept


@dataclass(eq=False)
class Job:
    """A thought that is wished for: whose it is, at which table, how long it may take."""

    owner: str
    table: str
    weight: float
    seconds: float
    since: float = 0.0  # when it was asked for
    work: Any = None
    start: float = 0.0
    charged: float = 0.0


@dataclass
class Account:
    """Of a person, or of one of their tables."""

    spent: float = 0.0
    jobs: deque[Job] = field(default_factory=deque)
    tables: dict[str, Account] = field(default_factory=dict)

    @property
    def busy(self) -> bool:
        return any(table.jobs for table in self.tables.values())


class FairQueue:
    """Jobs in the order in which they are to be done."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}
        self.time = 0.0  # what the last one served had spent: newcomers begin there
        self.size = 0
        self._many = FEW  # so many accounts are worth a look at who need not be remembered

    def put(self, job: Job) -> None:
        account = self.accounts.setdefault(job.owner, Account(self.time))
        account.tables.setdefault(job.table, Account(account.spent)).jobs.append(job)
        self.size += 1

    def take(self) -> Job | None:
        """The next job, its time charged as if it took all it may."""
        if not self.size:
            return None
        waiting = [account for account in self.accounts.values() if account.busy]
        account = min(waiting, key=lambda a: max(a.spent, self.time))
        table = min((t for t in account.tables.values() if t.jobs), key=lambda t: t.spent)
        job = table.jobs.popleft()
        self.size -= 1
        self.time = job.start = max(account.spent, self.time)
        job.charged = job.seconds * job.weight
        account.spent = job.start + job.charged
        table.spent += job.charged
        return job

    def drop(self, job: Job) -> None:
        """Nobody wants this thought any more."""
        account = self.accounts.get(job.owner)
        table = account.tables.get(job.table) if account else None
        if table is not None and job in table.jobs:
            table.jobs.remove(job)
            self.size -= 1
            self._tidy(job)

    def done(self, job: Job, seconds: float) -> None:
        """It took so long; what was charged too much is given back."""
        account = self.accounts.get(job.owner)
        if account is None:
            return
        back = job.charged - seconds * job.weight
        account.spent -= back
        if job.table in account.tables:
            account.tables[job.table].spent -= back
        self._tidy(job)

    def _tidy(self, job: Job) -> None:
        """Who has nothing waiting and is not ahead of the others need not be remembered."""
        account = self.accounts.get(job.owner)
        if account is None:
            return
        busy = account.busy
        if not busy and account.spent <= self.time:
            del self.accounts[job.owner]
        elif not busy and len(account.tables) > 100:
            account.tables.clear()
        if len(self.accounts) > self._many:  # most were ahead when they were done, and time has overtaken them since
            ahead = [key for key, a in self.accounts.items() if a.spent > self.time and not a.busy][-MOST:]
            kept = {*ahead, *(key for key, a in self.accounts.items() if a.busy)}
            self.accounts = {key: a for key, a in self.accounts.items() if key in kept}
            self._many = max(FEW, 2 * len(self.accounts))
