"""Who may be what, in words: notes beside ranks and players by which the text of the table tells what a board draws.

The board puts the tokens of up to three players below a character and up to four ranks on a mask, a question mark for
more; so does this. What is reckoned stands in `guesses`.
"""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.shown import RankFacts, SeatFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, say, seat_id

_SEATS: Final = 3  # more players than this say nothing of a character
_RANKS: Final = 4  # more characters than this say nothing of a player


def of_rank(facts: RankFacts) -> list[Message]:
    """Of a character that nobody has shown: whether it is the reader's, lies aside, or whose it may be."""
    if facts["owner"] is not None or facts["face_up"]:
        return []
    if facts["mine"]:
        return [say("note-yours")]
    if facts["laid"]:
        return [] if facts["silent"] else [say("note-aside")]
    if facts["silent"] or not facts["maybe"]:
        return []
    if len(facts["maybe"]) > _SEATS:
        return [say("note-anybody")]
    seats = [seat_id(seat) for seat in facts["maybe"]]
    return [say("note-surely" if facts["certain"] else "note-perhaps", seat=seats)]


def of_seat(s: CitadelsState, facts: SeatFacts) -> list[Message]:
    """Of a player's characters that lie face down: which they may be."""
    ranks = facts["maybe"]
    if not facts["unseen"] or not ranks or len(ranks) > _RANKS:
        return []
    names = [CHARACTER_NAMES[s.cast[rank]] for rank in ranks]
    if len(ranks) == facts["unseen"]:
        return [say("note-hides", character=names)]
    return [say("note-hides-one-of", count=facts["unseen"], character=names)]
