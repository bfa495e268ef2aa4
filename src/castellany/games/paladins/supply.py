"""What goes between the supplies and a seat: workers, silver, provisions, tax, suspicion, debts.

The opponent collects no resources: what a person would gain moves its marker instead. Each function tells what
happened. Tax and criminals push frames, which lie on top of all that still waits.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.facts.icons import COLOURS, CRIMINAL, PROVISION, SILVER, TAX
from castellany.games.paladins.ids import WORKER_NAME, icon, who, workers_thing
from castellany.games.paladins.kinds import DRAW_SUSPICION, INQUISITION
from castellany.games.paladins.layout import AT_PROVISION, AT_SILVER, AT_SUSPICION, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import advance
from castellany.kernel import Frame


def gain_worker(s: PaladinsState, seat: i64, colour: i64, count: i64) -> None:
    """Workers from the main supply; every criminal brings suspicion (PAL-7.1)."""
    bank = s.seats * COLOURS + colour
    short = s.strict != 0 and count > s.workers[bank]
    if short:
        count = s.workers[bank] if s.workers[bank] > 0 else 0
    own = seat * COLOURS + colour
    s.workers[bank] = s.workers[bank] - count
    s.workers[own] = s.workers[own] + count
    if s.hears and count:
        s.tell(
            "event-gain",
            {"seat": who(s, seat), "rewards": [icon(colour, count)]},
            moves=[(WORKER_NAME[colour], "supply", workers_thing(seat, colour), count)],
        )
    if s.hears and short:
        s.tell("event-no-worker", {"seat": who(s, seat), "worker": WORKER_NAME[colour]})
    if colour == CRIMINAL and count:
        s.frames.append(Frame(DRAW_SUSPICION, seat, count))


def return_worker(s: PaladinsState, colour: i64, count: i64 = 1) -> None:
    s.workers[s.seats * COLOURS + colour] += count


def gain_silver(s: PaladinsState, seat: i64, count: i64) -> None:
    if seat == s.opponent:
        _instead(s, SILVER, count)
        return
    s.own[seat * OWN + AT_SILVER] += count
    s.silver -= count
    if s.hears:
        s.tell(
            "event-gain",
            {"seat": who(s, seat), "rewards": [icon(SILVER, count)]},
            moves=[("res-silver", "supply", f"seat:{seat}/silver", count)],
        )


def gain_provision(s: PaladinsState, seat: i64, count: i64) -> None:
    if seat == s.opponent:
        _instead(s, PROVISION, count)
        return
    s.own[seat * OWN + AT_PROVISION] += count
    s.provisions -= count
    if s.hears:
        s.tell(
            "event-gain",
            {"seat": who(s, seat), "rewards": [icon(PROVISION, count)]},
            moves=[("res-provision", "supply", f"seat:{seat}/provisions", count)],
        )


def _instead(s: PaladinsState, what: i64, count: i64) -> None:
    """PAL-12.9: the opponent moves its marker once for each resource."""
    if s.hears:
        s.tell("event-instead", {"rewards": [icon(what, count)], "steps": count})
    advance(s, count)


def pay_silver(s: PaladinsState, seat: i64, count: i64) -> None:
    if count == 0 or seat == s.opponent:
        return
    s.own[seat * OWN + AT_SILVER] -= count
    s.silver += count
    if s.hears:
        s.tell(
            "event-pay",
            {"seat": who(s, seat), "rewards": [icon(SILVER, count)]},
            moves=[("res-silver", f"seat:{seat}/silver", "supply", count)],
        )


def pay_provision(s: PaladinsState, seat: i64, count: i64) -> None:
    if count == 0 or seat == s.opponent:
        return
    s.own[seat * OWN + AT_PROVISION] -= count
    s.provisions += count
    if s.hears:
        s.tell(
            "event-pay",
            {"seat": who(s, seat), "rewards": [icon(PROVISION, count)]},
            moves=[("res-provision", f"seat:{seat}/provisions", "supply", count)],
        )


def take_tax(s: PaladinsState, seat: i64, count: i64) -> None:
    """PAL-7.3: compulsory; the main supply gives what the tax supply lacks."""
    if count == 0:
        return
    taken = count if count < s.tax else s.tax
    if seat == s.opponent:
        s.silver += taken
    else:
        s.own[seat * OWN + AT_SILVER] += count
        s.silver -= count - taken
    if s.hears:
        left = s.tax - taken
        if seat == s.opponent:
            s.tell("event-opponent-tax", {"count": taken, "left": left}, moves=[("res-silver", "tax", "supply", taken)])
        else:
            moves = [("res-silver", "tax", f"seat:{seat}/silver", taken)]
            if count > taken:
                moves.append(("res-silver", "supply", f"seat:{seat}/silver", count - taken))
            s.tell("event-tax", {"seat": who(s, seat), "count": count, "left": left}, moves=moves)
    if seat == s.opponent:
        _instead(s, TAX, count)
    _leave(s, taken)


def _leave(s: PaladinsState, count: i64) -> None:
    """PAL-7.4: the last silver to leave the tax supply calls the inquisition."""
    if count > 0:
        s.tax -= count
        if s.tax == 0:
            s.frames.append(Frame(INQUISITION, s.turn))


def drop_suspicion(s: PaladinsState, seat: i64, count: i64) -> None:
    """PAL-7.9: the newest first. PAL-12.12: the opponent sends a silver away if it has none."""
    have = s.own[seat * OWN + AT_SUSPICION]
    dropped = count if count < have else have
    held = s.suspicion_held
    at = len(held) - 1
    for _i in range(dropped):
        while held[at] & 3 != seat:
            at -= 1
        s.suspicion_discard.append(held.pop(at) >> 2)
        at -= 1
    s.own[seat * OWN + AT_SUSPICION] = have - dropped
    if s.hears and dropped:
        s.tell(
            "event-drop-suspicion",
            {"seat": who(s, seat), "count": dropped},
            moves=[("card-suspicion", f"seat:{seat}/suspicion", "suspicion-discard", dropped)],
        )
    if seat == s.opponent and dropped < count:
        penalty(s)


def penalty(s: PaladinsState) -> None:
    """PAL-12.12: the opponent has no card to discard, so a silver leaves the tax supply and the marker stays."""
    s.silver += 1
    if s.hears:
        s.tell("event-opponent-nothing-to-drop", {"left": s.tax - 1}, moves=[("res-silver", "tax", "supply", 1)])
    _leave(s, 1)
