"""What the table remembers of hands: cards were seen when they were played.

Discards lie face down, but everybody saw what went there, so others' power cards
are known until Authority takes one back in secret (ELG-12.3). These notes change
no rule; worlds.py reads them so that no imagined world forgets what was seen.
The lists are shared between copies and replaced, never changed.
"""

from mypy_extensions import i64

from castellany.games.elgrande.state import NO_MODIFIER, GrandeState, held


def replaced(values: list[int], seat: i64, value: i64) -> list[int]:
    new = values[:]
    new[seat] = value
    return new


def power_played(s: GrandeState, seat: i64, card: i64) -> None:
    """A card that comes into the open is in doubt no more."""
    if s.blurred[seat]:
        _blur(s, seat, s.blurred[seat] & ~(1 << card))


def power_regained(s: GrandeState, seat: i64, discard: i64) -> None:
    """One card of the mask `discard`, nobody else knows which, went back to the hand.

    After a second one all doubtful cards are one heap: a little more is imagined than could be.
    """
    _blur(s, seat, s.blurred[seat] | discard)


def _blur(s: GrandeState, seat: i64, mask: i64) -> None:
    """Where all doubtful cards lie in one place, nothing is in doubt."""
    if not (s.hands[seat] & mask and s.spent[seat] & mask):
        mask = 0
    s.blurred = replaced(s.blurred, seat, mask)


def modifier_played(s: GrandeState, seat: i64, modifier: i64) -> None:
    if held(s.mods_shown[seat], modifier):
        s.mods_shown = replaced(s.mods_shown, seat, s.mods_shown[seat] - (1 << 3 * modifier))
    giver = (seat - 1) % s.seats
    if s.passed[giver] == modifier:
        s.passed = replaced(s.passed, giver, NO_MODIFIER)


def modifier_regained(s: GrandeState, seat: i64, modifier: i64, discard: i64) -> None:
    """It came from the open table (`discard` 0) or from these packed modifiers; equal ones leave no doubt."""
    doubtful = discard & ~(7 << 3 * modifier) or (s.mods_blurred >> seat) & 1
    if discard and doubtful:
        s.mods_blurred |= 1 << seat
    else:
        s.mods_shown = replaced(s.mods_shown, seat, s.mods_shown[seat] + (1 << 3 * modifier))
