"""Clocks, as arithmetic on milliseconds. They stand still while nobody can be asked to hurry.

`since` is the moment up to which everything is accounted for; a `since` in the future is a pause,
such as the grace after the server was down. Only people's seats have time; bots have none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from castellany.server.wire import Clock

GRACE: Final = 20_000  # after the server was away, so that everybody can come back
AWAY: Final = 8_000  # silence that means nobody was there, where other processes may have been


class Time(msgspec.Struct):
    """The time of a table: what is left by seat (None: no clock), who is running."""

    left: list[int | None] = []
    running: list[int] = []
    since: int = 0

    def left_at(self, now: int) -> list[int | None]:
        spent = max(0, now - self.since)
        return [
            left - spent if left is not None and seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def deadline(self) -> int | None:
        """When the first running clock falls; None where none runs."""
        left = [value for seat in self.running if (value := self.left[seat]) is not None]
        return self.since + min(left) if left else None

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is up."""
        now_left = self.left_at(now)
        return [seat for seat in self.running if (value := now_left[seat]) is not None and value <= 0]


def begin(rule: Clock, seats: int, running: Iterable[int], now: int) -> Time:
    """The clocks of a new game."""
    if rule.kind == "none":
        return Time([None] * seats, [], now)
    return Time([rule.seconds * 1000] * seats, sorted(running), now)


def turn_over(rule: Clock, time: Time, running: Iterable[int], now: int) -> Time:
    """The clocks after a change: `running` are the people who must choose now."""
    if rule.kind == "none":
        return Time(time.left, [], now)
    left = time.left_at(now)
    new = sorted(running)
    for seat, value in enumerate(left):
        if value is None:
            continue
        if rule.kind == "turn" and seat in new and seat not in time.running:
            left[seat] = rule.seconds * 1000
        elif rule.kind == "bank" and seat in time.running and seat not in new:
            left[seat] = max(0, value) + rule.plus * 1000
    return Time(left, new, max(now, time.since))


def after_absence(time: Time, alive: int, now: int) -> Time:
    """The server was away from `alive` until `now`: nobody pays for that, and everybody gets a grace."""
    return Time(time.left_at(alive), time.running, now + GRACE)
