"""Refusals of the server: a status for machines, a message id for people. Nothing hidden is ever in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from castellany.kernel import CastellanyError, IllegalChoice, Message, say
from castellany.kernel.says import Arg
from castellany.server.wire import Problem, Text

TEXT: Final = Path(__file__).parent / "text"  # the words of all refusals


class Fault(Exception):
    """Something was asked that is not to be done."""

    def __init__(self, status: int, message: Message | str, rule: str = "", at: int = 0, **args: Arg) -> None:
        self.status = status
        self.message = message if isinstance(message, Message) else say(message, **args)
        self.rule = rule
        self.at = at  # of several choices, the place of the one that was refused
        super().__init__(self.message.id)

    def problem(self) -> Problem:
        return Problem(Text.of(self.message), self.rule, self.status)


def fault_of(error: CastellanyError, status: int = 400) -> Fault:
    """What the engine refused, as the server says it."""
    at = error.at if isinstance(error, IllegalChoice) else 0
    return Fault(status, error.message, error.rule, at)
