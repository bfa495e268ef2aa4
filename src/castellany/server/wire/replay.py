"""Replays: a finished game (or one's own solo game so far) step by step, through any seat's eyes."""

from __future__ import annotations

from typing import Annotated

import msgspec

from castellany.server.wire.base import Happening, Heard, Observation, Question, Said, Text
from castellany.server.wire.hall import SeatWish, TableInfo
from castellany.server.wire.live import Seat


class StepMark(Said):
    """Enough of a step for a timeline. Step 0 is the moment after setup; step n the one after n choices.

    `whole`: a gesture ends here; false in the middle of several choices that were made as one.
    `scoring`: with this step a scoring of everybody began.
    """

    step: int
    seat: int | None  # who chose
    round: int
    totals: list[int]
    whole: bool
    scoring: bool = False


class Replay(Said):
    """`views`: the seats whose eyes may be borrowed; a spectator's may always."""

    table: TableInfo
    steps: int
    views: list[int]
    marks: list[StepMark]


class ReplayStep(Said):
    """A moment, as `view` saw it.

    `happenings` led here from the step before; `said` is the choice in words and `text` in notation.
    `question` is what the viewer had to decide here, `next_choice` what the one to move then chose.
    """

    step: int
    seat: int | None
    text: str
    said: Text | None
    happenings: list[Happening]
    observation: Observation
    question: Question | None
    next_seat: int | None
    next_choice: int | None


class ReplaySteps(Said):
    view: int | None
    steps: list[ReplayStep]


class Opinion(Said):
    """What the strongest bot thinks of the choice that led to a step, knowing what its seat knew then.

    `best` is what it would have chosen, in words; the chances of winning, from 0 to 1, are those it saw for that
    and for the choice `made`, where it weighed them.
    """

    step: int
    seat: int
    best: Text
    same: bool
    reasons: list[Text]
    chance: float | None
    made: float | None


class PlayOn(Heard):
    """Go on from a step: `seat` is mine, the others are bots of `level`, unless `seats` says more."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Seat = 0
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)] | None = None


class ImportRecord(Heard):
    """A record file's text. The replay is private unless `public`."""

    record: Annotated[str, msgspec.Meta(min_length=2, max_length=300_000)]
    public: bool = False
