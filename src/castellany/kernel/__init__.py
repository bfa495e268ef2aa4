"""The turn machine. Knows seats, frames, choices, chance, records. Knows no game."""

from castellany.kernel.box import Box, ListOf, Number, OneOf, RowsOf, Unprinted, Worded, box_of, open_box
from castellany.kernel.effects import (
    ChooseEffect,
    Effect,
    EffectBook,
    Either,
    RunEffect,
    Seq,
    either,
    may,
    seq,
    times,
)
from castellany.kernel.errors import BadFacts, BadOption, BadRecord, CastellanyError, IllegalChoice
from castellany.kernel.game import Case, Game, TableOption, where
from castellany.kernel.gist import Deed, Gist, GistBook, Story
from castellany.kernel.honours import Honour, honours
from castellany.kernel.machine import NOT_ASKED, UNANSWERED, Frame, State, push
from castellany.kernel.match import Change, Gesture, Match, forced, step, without
from castellany.kernel.playout import Dice, Run, playout, random_games
from castellany.kernel.questions import Kind, Question, SealedQuestion, Step
from castellany.kernel.record import (
    Header,
    Record,
    commitment,
    first_moment,
    loads,
    replay,
    result_of,
    verified,
    verify,
)
from castellany.kernel.says import (
    ALL,
    Arg,
    Closed,
    Decision,
    Event,
    Facts,
    Message,
    Move,
    Option,
    Part,
    Proposal,
    Refusal,
    Score,
    say,
    score,
    seat_id,
    shut,
)
from castellany.kernel.things import instead, observation, thing, walk
from castellany.kernel.verbs import Lexicon, Verb

__all__ = [
    "ALL", "NOT_ASKED", "UNANSWERED", "Arg", "BadFacts", "BadOption", "BadRecord", "Box", "Case",
    "CastellanyError", "Change", "ChooseEffect", "Closed", "Decision", "Deed", "Dice", "Effect", "EffectBook", "Either",
    "Event", "Facts", "Frame", "Game", "Gesture", "Gist", "GistBook", "Header", "Honour", "IllegalChoice", "Kind",
    "Lexicon", "ListOf", "Match", "Message", "Move", "Number", "OneOf", "Option", "Part", "Proposal",
    "Question", "Record", "Refusal", "RowsOf", "Run", "RunEffect", "Score", "SealedQuestion", "Seq", "State", "Step",
    "Story", "TableOption", "Unprinted", "Verb", "Worded", "box_of", "commitment", "either", "first_moment",
    "forced", "honours", "instead", "loads", "may", "observation", "open_box", "playout", "push",
    "random_games", "replay", "result_of", "say", "score", "seat_id", "seq", "shut", "step", "thing", "times",
    "verified", "verify", "walk", "where", "without",
]  # fmt: skip
