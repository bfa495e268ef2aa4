"""The code side of a small game whose texts hold one fault of each kind."""

from castellany.kernel.says import Message, say


def moved(far: bool) -> Message:
    return say("event-ran" if far else "event-walked", steps=2)
