"""``castellany replay``: walk through a record by choice or by round, as any seat saw it."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from rich.text import Text

from castellany import bots
from castellany.boxes import open_record
from castellany.cli.files import read_record
from castellany.cli.options import find_game
from castellany.cli.parser import Parser, number
from castellany.cli.people import badge, names, paint
from castellany.cli.prompt import key_of
from castellany.cli.scores import score_table
from castellany.cli.table import Table
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import Event, Game, Record, State, first_moment, replay, say


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("file", type=Path, metavar=word("cli-arg-file"), help=word("cli-record-file"))
    parser.add_argument("--seat", type=number(voice, 1), metavar="N", help=word("cli-replay-seat"))
    parser.add_argument("--step", type=number(voice, 0), default=0, metavar="N", help=word("cli-replay-step"))
    parser.add_argument("--all", action="store_true", help=word("cli-replay-all"))


def run(args: Namespace, voice: Voice) -> int:
    record = read_record(args.file)
    open_record(record.header)
    game = find_game(voice, record.header.game)
    replay(game, record)  # refuses a record that does not fit before anything is shown
    walk = Walk(voice, game, record)
    if args.seat is not None and args.seat > walk.states[0].seats:
        raise BadInput(say("cli-bad-number-range", value=str(args.seat), low=1, high=walk.states[0].seats))
    walk.seat = args.seat - 1 if args.seat else None
    if args.all or not sys.stdin.isatty():
        walk.tell_all()
    else:
        walk.walk(min(args.step, len(walk.states) - 1))
    return 0


class Walk:
    """All moments of a record, and the one on the screen."""

    def __init__(self, voice: Voice, game: Game, record: Record) -> None:
        self.voice = voice
        self.game = game
        self.record = record
        self.seat: int | None = None
        h = record.header
        state = first_moment(game, h, listen=True)
        self.events: list[list[Event]] = [state.log or []]
        self.states: list[State] = [state.copy()]
        for seat, text in record.choices:
            state.log = []
            state.play(seat, game.parse(text))
            self.events.append(state.log)
            self.states.append(state.copy())
        players = record.players or []
        known = dict(enumerate(players[: h.seats]))
        self.players = names(voice, self.states[0], h.seats, known)
        self.table = Table(voice, game.id, self.players)

    def sentences(self, step: int) -> list[Text]:
        """The choice that led here, and what came of it; at the end of a replay nothing is secret."""
        lines: list[Text] = []
        if step:
            seat, text = self.record.choices[step - 1]
            lines.append(Text.assemble((f"{step:>4} ", "bright_black"), badge(seat), " ", (text, "bold")))
        for event in self.events[step]:
            if self.seat is None or event.heard_by(self.seat):
                sentence = paint(Text(self.table.words(event.message)), self.players)
                lines.append(Text.assemble("     › ", sentence))
        return lines

    def tell_all(self) -> None:
        for step in range(len(self.states)):
            for line in self.sentences(step):
                self.voice.out.print(line)
        self.show_scores(len(self.states) - 1)

    def show_scores(self, step: int) -> None:
        state = self.states[step]
        scores = [score.json() for score in state.scores()]
        self.voice.out.print(score_table(self.table, scores, state.winners))

    def show(self, step: int) -> None:
        out = self.voice.out
        out.clear()
        out.print(self.table.draw(self.states[step].observe(self.seat)))
        for line in self.sentences(step):
            out.print(line)
        place = say("cli-replay-place", step=step, last=len(self.states) - 1)
        self.voice.say(place, "bright_black")
        self.voice.say(say("cli-replay-keys"), "bright_black")

    def walk(self, step: int) -> None:
        last = len(self.states) - 1
        self.show(step)
        while True:
            try:
                answer = self.voice.out.input("> ")
            except EOFError:
                return
            key, rest = key_of(answer)
            if key == "q":
                return
            if key == "s":
                self.show_scores(step)
                continue
            if key == "i":
                self.judge(step)
                continue
            if key == "z":
                step = max(0, step - 1)
            elif key == "r":
                step = self.next_round(step)
            elif key == "a":
                self.seat = None
            elif rest.startswith("@") and rest[1:].isdigit() and 1 <= int(rest[1:]) <= self.states[0].seats:
                self.seat = int(rest[1:]) - 1
            elif rest.isdigit() and int(rest) <= last:
                step = int(rest)
            else:
                step = min(last, step + 1)
            self.show(step)

    def judge(self, step: int) -> None:
        """What the strongest bot thinks of the choice that led here, knowing what its seat knew then."""
        if not step:
            self.voice.say(say("cli-replay-nothing-chosen"), "yellow")
            return
        seat, text = self.record.choices[step - 1]
        made, before = self.game.parse(text), self.states[step - 1]
        with self.voice.out.status(self.voice.word("cli-thinking")):
            thought = bots.advise(before, seat)
        best = next(option for option in before.ask(seat).options if option.choice == thought.choice)
        same = thought.choice == made
        option = self.table.words(best.message).rstrip(".")  # some options end with a sentence of their own
        verdict = say("cli-replay-same") if same else say("cli-replay-other", option=option)
        self.voice.say(verdict, "bold")
        reasons = list(thought.why)
        for c in thought.weighed:
            if c.choice == made and c.visits and not same:
                reasons.append(say("cli-replay-made", percent=round(100 * c.value)))
        for reason in reasons:
            self.voice.out.print(Text.assemble(("   · ", "bright_black"), self.table.words(reason)))

    def next_round(self, step: int) -> int:
        here = self.game.round(self.states[step])
        later = range(step + 1, len(self.states))
        return next((i for i in later if self.game.round(self.states[i]) != here), len(self.states) - 1)
