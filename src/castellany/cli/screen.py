"""Playing at the screen: draw, ask, answer the keys, let the bots move at a readable pace, end.

All it knows of the game comes from observations, decisions and events.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from rich.console import Group
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from castellany import bots
from castellany.cli.help import about_option, about_words, show_rule
from castellany.cli.people import badge, paint
from castellany.cli.prompt import draw_decision, key_of
from castellany.cli.scores import score_table
from castellany.cli.session import Session
from castellany.cli.table import Table
from castellany.kernel import Decision, Event, say

RECENT = 14


class Quit(Exception):
    """The person leaves; the game is kept."""


class Screen:
    """One session on one terminal."""

    def __init__(self, session: Session, pace: float, plain: bool = False) -> None:
        self.session = session
        self.voice = session.voice
        self.out = session.voice.out
        self.game = session.match.game
        self.pace = pace if self.out.is_terminal else 0.0
        self.plain = plain
        self.table = Table(self.voice, self.game.id, session.players)
        self.viewer = min(session.people)

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        try:
            while self.session.match.state.waiting:
                self.step()
            self.session.save()
            self.show_end()
        except (Quit, EOFError):
            self.session.save()
            self.voice.say(say("cli-kept", file=str(self.session.path)), "bright_black")
        return 0

    def step(self) -> None:
        """Bots first: at a sealed question their answers then wait for the people's."""
        waiting = self.session.match.state.waiting
        bots = [seat for seat in waiting if seat not in self.session.people]
        if bots:
            seat = bots[0]
            choice = self.session.bots[seat].choose(self.session.match.state, seat).choice
            self.tell(self.session.play(seat, choice))
        else:
            self.ask(waiting[0])

    # --- a person's turn

    def ask(self, seat: int) -> None:
        self.turn_to(seat)
        decision = self.session.match.state.ask(seat)
        self.show(decision)
        while True:
            answer = self.out.input(Text.assemble(badge(seat), " > "))
            key, rest = key_of(answer)
            if key:
                if self.press(key, rest, decision):
                    return
            elif rest.isdigit() and 1 <= int(rest) <= len(decision.options):
                events = self.session.play(seat, decision.options[int(rest) - 1].choice)
                self.session.save()
                self.tell(events)
                return
            elif rest:
                self.voice.say(say("cli-pick-number", high=len(decision.options)), "yellow")

    def press(self, key: str, rest: str, decision: Decision) -> bool:
        """Answer a key; True if the decision is no longer the one on the screen."""
        if key == "q":
            raise Quit
        if key == "z":
            return self.take_back(decision.seat)
        if key == "t":
            self.show(decision)
        elif key == "s":
            scores = self.session.match.state.observe(decision.seat)["scores"]
            self.out.print(score_table(self.table, scores))
        elif key == "l":
            self.print_events(self.session.heard(self.viewer))
        elif key == "w":
            self.session.save()
            self.voice.say(say("cli-kept", file=str(self.session.path)), "bright_black")
        elif key == "i":
            self.hint(decision)
        elif key in "?r":
            show_rule(self.voice, self.game, rest or decision.rule)
        elif key == "a":
            found = about_option(self.table, decision, int(rest)) if rest.isdigit() else about_words(self.table, rest)
            self.out.print(Group(*found) if found else Text(self.voice.word("cli-about-none"), style="yellow"))
        else:
            self.out.print(Panel(Markdown(self.voice.word("cli-keys-long")), border_style="bright_black"))
        return False

    def hint(self, decision: Decision) -> None:
        """What a strong bot would do, and why."""
        with self.out.status(self.voice.word("cli-thinking")):
            thought = bots.advise(self.session.match.state, decision.seat)
        number = next(i for i, option in enumerate(decision.options, 1) if option.choice == thought.choice)
        runs = (run.message for run in decision.proposals if run.choices == thought.run)
        sentence = self.table.words(next(runs, decision.options[number - 1].message))
        self.out.print(Text.assemble((f" {number} ", "bold bright_green"), " ", (sentence, "bold")))
        for reason in thought.why:
            self.out.print(Text.assemble(("   · ", "bright_black"), self.table.words(reason)))

    def take_back(self, seat: int) -> bool:
        if self.session.match.undo_point(seat, free=True) < 0:
            self.voice.say(say("cli-nothing-to-take-back"), "yellow")
            return False
        self.session.take_back(seat)
        return True

    def turn_to(self, seat: int) -> None:
        """Several people at one keyboard: a curtain between them, so that hands stay hidden."""
        if seat != self.viewer:
            self.out.clear()
            self.voice.say(say("cli-curtain", seat=f"seat:{seat}"), "bold", self.game.id, self.session.players)
            self.out.input("")
            self.viewer = seat

    # --- showing

    def show(self, decision: Decision) -> None:
        seat = decision.seat
        observation = self.session.match.state.observe(seat)
        if self.plain:
            self.table.look(observation)
            self.out.print("\n".join(self.table.plain(observation)), markup=False)
        else:
            self.out.clear()
            self.out.print(self.table.draw(observation, decision))
        self.print_events(self.session.heard(seat, self.session.last_choice(seat))[-RECENT:])
        self.out.print(draw_decision(self.table, decision))

    def tell(self, events: Iterable[Event]) -> None:
        """Say what happened, one sentence after another at a readable pace."""
        for event in events:
            if event.heard_by(self.viewer):
                self.print_events([event])
                time.sleep(self.pace)

    def print_events(self, events: Iterable[Event]) -> None:
        for event in events:
            sentence = paint(Text(self.table.words(event.message)), self.session.players)
            self.out.print(Text.assemble(("› ", "bright_black"), sentence))

    def show_end(self) -> None:
        state = self.session.match.state
        observation = state.observe(self.viewer)
        self.out.print(self.table.draw(observation) if not self.plain else "\n".join(self.table.plain(observation)))
        scores = [score.json() for score in state.scores()]
        self.out.print(Panel(score_table(self.table, scores, state.winners), border_style="yellow", expand=False))
        won = say("cli-won", seats=[f"seat:{seat}" for seat in state.winners], count=len(state.winners))
        self.voice.say(won, "bold yellow", self.game.id, self.session.players)
        self.voice.say(say("cli-record", file=str(self.session.path)), "bright_black")
