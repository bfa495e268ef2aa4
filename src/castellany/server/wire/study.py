"""Reviews of finished games, and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from castellany.server.wire.base import Heard, Observation, Question, Said, Text

Stage = Literal["none", "waiting", "thinking", "broken", "done"]


class Turning(Said):
    """A choice that another would have beaten beyond doubt. Chances of winning are from 0 to 1.

    `step` is the one the choice led to, as in a replay; the moment before it is `step - 1`, where `best` is a choice
    of the question and `made` what was chosen instead.
    """

    step: int
    seat: int
    round: int
    theme: str  # the text `theme-<game>-<theme>`
    mark: Literal["?", "??"]
    made: int
    best: int
    made_said: Text
    best_said: Text
    made_chance: float
    best_chance: float
    reasons: list[Text]


class Grade(Said):
    """How well a seat chose, from 0 to 100; `theme` is empty for all its choices together."""

    theme: str
    score: int
    choices: int


class SeatReview(Said):
    """How a seat fared. `began + choice + others + luck` is how it `ended`: 1 for who won alone. `others`: what it
    gained by their mistakes."""

    summary: Text
    grades: list[Grade]
    began: float
    choice: float
    others: float
    luck: float
    ended: float


class Review(Said):
    """A review as far as it has got. `curve`: by step, every seat's chance of winning."""

    stage: Stage
    progress: float
    curve: list[tuple[int, list[float]]]
    turnings: list[Turning]  # the worst first
    seats: list[SeatReview]  # once all is judged
    judged: int  # choices looked at so far
    queue: int = 0  # reviews that come before this one


class PuzzleInfo(Said):
    """A puzzle in a list. `found`: of a hundred squires and knights so many see it. `day`: it is today's."""

    id: str
    game: str
    theme: str
    found: int
    round: int
    day: bool = False


class Puzzles(Said):
    today: PuzzleInfo | None
    puzzles: list[PuzzleInfo]


class Puzzle(Said):
    """A position with its question, as the seat sees it; nothing in it tells the answer."""

    info: PuzzleInfo
    seat: int
    players: int
    observation: Observation
    question: Question
    known: list[Text]  # what the seat knows, in sentences


class Weighed(Said):
    choice: int
    said: Text
    chance: float


class Solution(Said):
    best: int
    reasons: list[Text]
    weighed: list[Weighed]


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern="^[a-z0-9-]+$")]
Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class LessonProgress(Heard):
    """How far a lesson got: at which table, what was said there, of how many tips, and when."""

    table: Annotated[str, msgspec.Meta(max_length=16)]
    heard: Annotated[list[Name], msgspec.Meta(max_length=100)]
    of: Annotated[int, msgspec.Meta(ge=0, le=100)]
    at: Annotated[int, msgspec.Meta(ge=0)] = 0


class Progress(Heard):
    """What somebody has learned: seals by puzzle (0 for one that was not found), days whose puzzle was found, lessons
    by game. The same travels both ways: who sends what a browser knows is told what all of them know."""

    stars: Annotated[dict[Name, Annotated[int, msgspec.Meta(ge=0, le=2)]], msgspec.Meta(max_length=5000)] = (
        msgspec.field(default_factory=dict)
    )
    days: Annotated[list[Day], msgspec.Meta(max_length=5000)] = msgspec.field(default_factory=list)
    lessons: Annotated[dict[Name, LessonProgress], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)


class PuzzleAct(Heard):
    """What was tried so far, in order, and whether a clue was taken: the house keeps nothing of it."""

    tried: Annotated[list[int], msgspec.Meta(max_length=3)] = msgspec.field(default_factory=list)
    clue: bool = False
    give_up: bool = False


class PuzzleState(Said):
    """Where an attempt stands. `kept`: what a clue leaves; the solution comes when it is over."""

    candles: int
    solved: bool
    over: bool
    stars: int
    kept: list[int]
    solution: Solution | None = None
