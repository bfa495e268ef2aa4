"""The code side of a small game with faultless texts."""

from castellany.kernel.says import Message, say


def built(district: str) -> Message:
    return say("event-built", seat="seat:1", district=district)


def taken(count: int) -> Message:
    return say("event-taken", count=count)
