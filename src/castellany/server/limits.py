"""Limits: token buckets for each connection and for each kind of request of each address, person or account; and how
many websockets one address may hold."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_REMEMBERED: Final = 20_000


class Bucket:
    """`pace` tokens a second, at most `burst` saved up."""

    __slots__ = ("burst", "pace", "tokens", "when")

    def __init__(self, pace: float, burst: float) -> None:
        self.pace = pace
        self.burst = burst
        self.tokens = burst
        self.when = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.pace)
        self.when = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Limits:
    """Buckets by (kind, address), the latest used remembered. `factor` loosens them all, for tests and benches."""

    RATES: Final = {  # tokens a second, burst
        "request": (20.0, 120.0),
        "guest": (0.1, 20.0),
        "login": (0.2, 10.0),
        "account": (0.02, 20.0),  # wrong passwords for one name, from wherever they come
        "table": (0.5, 30.0),
        "import": (0.1, 10.0),
        "steps": (40.0, 600.0),  # of replays; each is a view built anew
        "hint": (0.1, 12.0),  # by person: each is a second of thinking
        "opinion": (0.1, 20.0),  # by person
        "opinions": (0.5, 40.0),
        "review": (1 / 600, 6.0),  # by person: each is up to two minutes of thinking
        "puzzle": (2.0, 60.0),
        "socket": (2.0, 60.0),
        "friend": (0.5, 30.0),
        "code": (0.2, 12.0),  # guesses at what was not said
    }

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._met: OrderedDict[tuple[str, str], None] = OrderedDict()

    def take(self, kind: str, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            pace, burst = self.RATES[kind]
            bucket = self._buckets[kind, address] = Bucket(pace * self.factor, burst * self.factor)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((kind, address))
        return bucket.take(cost)

    def has(self, kind: str, key: str) -> bool:
        """Would one more be let through? Takes nothing."""
        bucket = self._buckets.get((kind, key))
        return bucket is None or (bucket.take(0.0) and bucket.tokens >= 1.0)

    def meet(self, account: str, address: str) -> None:
        """Somebody logged in from there: others' wrong guesses do not lock that door."""
        self._met[account, address] = None
        self._met.move_to_end((account, address))
        if len(self._met) > _REMEMBERED:
            self._met.popitem(last=False)

    def knows(self, account: str, address: str) -> bool:
        return (account, address) in self._met


class Lines:
    """Open websockets, by the address of who holds them."""

    PER_ADDRESS: Final = 64
    IN_ALL: Final = 10_000

    def __init__(self, factor: float = 1.0) -> None:
        self.most = int(self.PER_ADDRESS * max(1.0, factor))
        self.held: dict[str, int] = {}
        self.all = 0

    def enter(self, address: str) -> bool:
        held = self.held.get(address, 0)
        if held >= self.most or self.all >= self.IN_ALL:
            return False
        self.held[address] = held + 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        if self.held[address] == 1:
            del self.held[address]
        else:
            self.held[address] -= 1
