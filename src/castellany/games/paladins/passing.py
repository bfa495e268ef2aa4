"""Passing (PAL-10.1 to PAL-10.3): the board is cleared, at most three workers are kept."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.clearing import clear_all
from castellany.games.paladins.facts.board import KEEP_WORKERS, ROUNDS
from castellany.games.paladins.facts.icons import COLOURS
from castellany.games.paladins.ids import WORKER_NAME, who, workers_thing
from castellany.games.paladins.kinds import KEEP_WORKER
from castellany.games.paladins.layout import AT_PASSED, OWN
from castellany.games.paladins.legal import pool
from castellany.games.paladins.placing import is_one, lowest
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame


def leave_round(s: PaladinsState, seat: i64) -> None:
    """PAL-10.1, PAL-10.2; asks which workers to keep only where there is a choice."""
    s.own[seat * OWN + AT_PASSED] = 1
    if s.hears:
        s.tell("event-pass" if pool(s, seat) else "event-pass-empty", {"seat": who(s, seat)})
    clear_all(s, seat)
    if s.round == ROUNDS and pool(s, seat):
        give_back(s, seat, 0)
    elif pool(s, seat) > KEEP_WORKERS:
        keep_on(s, seat, 0, 0)


def kept(mask: i64, colour: i64) -> i64:
    """How many of a colour are kept so far: three bits each."""
    return (mask >> (3 * colour)) & 7


def colours_left(s: PaladinsState, seat: i64, mask: i64) -> i64:
    """The colours of which there are more than are kept so far, a bit for each."""
    found: i64 = 0
    for colour in range(COLOURS):
        if s.workers[seat * COLOURS + colour] > kept(mask, colour):
            found |= 1 << colour
    return found


def keep_on(s: PaladinsState, seat: i64, mask: i64, count: i64) -> None:
    """Keep one after another; where a single colour is left there is nothing to ask."""
    while count < KEEP_WORKERS:
        colours = colours_left(s, seat, mask)
        if not is_one(colours):
            s.frames.append(Frame(KEEP_WORKER, seat, mask, count))
            return
        mask += 1 << (3 * lowest(colours))
        count += 1
    give_back(s, seat, mask)


def give_back(s: PaladinsState, seat: i64, mask: i64) -> None:
    """All workers but those kept go to the main supply."""
    bank = s.seats * COLOURS
    gone = 0
    moves: list[tuple[str, str, str, int]] = []
    for colour in range(COLOURS):
        keeps = kept(mask, colour)
        over = s.workers[seat * COLOURS + colour] - keeps
        s.workers[seat * COLOURS + colour] = keeps
        s.workers[bank + colour] = s.workers[bank + colour] + over
        gone += over
        if s.hears and over:
            moves.append((WORKER_NAME[colour], workers_thing(seat, colour), "supply", over))
    if s.hears:
        s.tell("event-return-workers", {"seat": who(s, seat), "count": gone}, moves=moves)
