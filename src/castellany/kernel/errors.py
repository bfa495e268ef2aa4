"""Everything that can be refused, each with a message id that a client can say in the user's language."""

from __future__ import annotations

from castellany.kernel.says import Message


class CastellanyError(Exception):
    """The base of all refusals. `message` is an id with arguments, never a sentence."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(f"{message.id} {message.args}" if message.args else message.id)
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[type[CastellanyError], tuple[object, ...]]:
        """Refusals travel between processes whole: a worker that refuses says why."""
        return type(self), (self.message, self.rule)


class IllegalChoice(CastellanyError):
    """A choice that is not among the legal ones. The state is as it was. `at`: its place in a run of choices."""

    def __init__(self, message: Message, rule: str = "", at: int = 0) -> None:
        super().__init__(message, rule)
        self.at = at

    def __reduce__(self) -> tuple[type[CastellanyError], tuple[object, ...]]:
        return type(self), (self.message, self.rule, self.at)


class BadOption(CastellanyError):
    """An unknown game, an impossible seat count, an unknown or contradictory table option."""


class BadRecord(CastellanyError):
    """A record or a saved state that is damaged, foreign or from an unknown rules version."""


class BadFacts(CastellanyError):
    """A file of corrected facts that cannot be used: it names the file, the key and what is allowed."""
