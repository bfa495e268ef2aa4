"""What a round has brought each seat, told when it is over: points before and after, what grew, who stays.

`began` keeps what points are counted from as it lay when the round began; they are counted only if somebody listens.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    RECRUIT,
)
from castellany.games.paladins.ids import ACTION_NAME, ATTRIBUTE_NAME, WORKER_NAME, who
from castellany.games.paladins.layout import AT_DONE, AT_PAID, AT_UNPAID, OWN
from castellany.games.paladins.scoring import seat_score
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message, say

COUNTED: Final[list[tuple[int, str]]] = [
    *[(attribute, ATTRIBUTE_NAME[attribute]) for attribute in range(3)],
    *[
        (AT_DONE + action, ACTION_NAME[action])
        for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT, DEVELOP, RECRUIT)
    ],
    (AT_PAID, "zone-paid"),
    (AT_UNPAID, "zone-unpaid"),
]
"""What grows in a round: the column of `own`, and its name."""


def remember(s: PaladinsState) -> None:
    s.began = [*s.own, *s.board, *s.outsider_at, *s.wall_at]


def beginning(s: PaladinsState) -> PaladinsState:
    """This moment, but for what points are counted from: that is as the round began."""
    then = s.copy()
    board = len(s.own)
    outsiders = board + len(s.board)
    walls = outsiders + len(s.outsider_at)
    then.own = s.began[:board]
    then.board = s.began[board:outsiders]
    then.outsider_at = s.began[outsiders:walls]
    then.wall_at = s.began[walls:]
    return then


def tell_round(s: PaladinsState) -> None:
    if not s.began:  # a moment set up by hand
        return
    then = beginning(s)
    for seat in range(s.seats):
        before, after = seat_score(then, seat).total, seat_score(s, seat).total
        gains: list[Message] = []
        for column, name in COUNTED:
            more = s.own[seat * OWN + column] - then.own[seat * OWN + column]
            if more > 0:
                gains.append(say("round-more", what=name, count=more))
        kept: list[str] = []
        for colour in range(COLOURS):
            kept += [WORKER_NAME[colour]] * s.workers[seat * COLOURS + colour]
        s.tell(
            "event-round-points",
            {
                "seat": who(s, seat),
                "before": before,
                "after": after,
                "gained": after - before,
                "gains": gains,
                "count": len(gains),
                "kept": kept if seat != s.opponent else [],
            },
        )
