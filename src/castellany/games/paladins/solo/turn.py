"""The solo opponent's turn (section 12): a scheme, what it does about it, and why.

Every step tells its reason. Its rewards run through the same effects as everybody's.
"""

from __future__ import annotations

from castellany.games.paladins.actions import attack, convert, fortify, send, settle
from castellany.games.paladins.clearing import clear_all, clear_right_side, is_blocked, recruit_worker
from castellany.games.paladins.debts import pay_debt
from castellany.games.paladins.facts.board import SPACES
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FORTIFY,
    PRAY,
    RECRUIT,
)
from castellany.games.paladins.facts.kings import ORDER_NEED
from castellany.games.paladins.facts.solo import CONSPIRE_WORKERS, FALLBACK, REST, SCHEME_FAVOUR, SCHEME_ORDER
from castellany.games.paladins.facts.tables import NEEDS, SCHEME_DOES
from castellany.games.paladins.favours import use_favour
from castellany.games.paladins.ids import ACTION_NAME, ATTRIBUTE_NAME, FAVOUR_NAME, FOLK_NAME, OUTSIDER_NAME, icons
from castellany.games.paladins.kinds import DRAW_SUSPICION, OPPONENT_ABSOLVE
from castellany.games.paladins.layout import AT_DONE, AT_PASSED, AT_UNPAID, OWN
from castellany.games.paladins.legal import BLOCKED, FAVOUR_WORKER, KINGS_FAVOUR, NOBODY, YES, pool
from castellany.games.paladins.refusals import tell_obstacle
from castellany.games.paladins.solo.judgement import (
    best_space,
    can,
    order_actions,
    pick_favour,
    pick_folk,
    pick_outsider,
    put_workers,
    spend_worker,
    workers_needed,
)
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion
from castellany.games.paladins.track import advance, raise_marker
from castellany.kernel import Frame, Step


class OpponentTurn(Step[PaladinsState]):
    """PAL-12.6 to PAL-12.8: turn up a scheme and do it, or fall back."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if pool(s, s.opponent) == 0:
            if s.hears:
                s.tell("event-opponent-done", {})
            end_opponent_round(s)
            return
        scheme = draw_scheme(s)
        if s.hears:
            s.tell(
                "event-scheme",
                {"action": ACTION_NAME[SCHEME_DOES[scheme]]},
                moves=[("card-scheme", "scheme-deck", "scheme-discard")],
            )
        if not attempt(s, SCHEME_DOES[scheme]):
            fall_back(s)


def end_opponent_round(s: PaladinsState) -> None:
    """PAL-12.8, PAL-12.5: nothing is kept."""
    s.own[s.opponent * OWN + AT_PASSED] = 1
    clear_all(s, s.opponent)
    bank = s.seats * COLOURS
    for colour in range(COLOURS):
        s.workers[bank + colour] += s.workers[s.opponent * COLOURS + colour]
        s.workers[s.opponent * COLOURS + colour] = 0


def draw_scheme(s: PaladinsState) -> int:
    """PAL-12.15: an empty deck is made anew from its discard pile."""
    if not s.scheme_deck:
        s.scheme_deck = s.scheme_discard
        s.scheme_discard = []
        s.shuffle(s.scheme_deck)
        if s.hears:
            s.tell("event-opponent-deck-empty", {"count": len(s.scheme_deck)})
    scheme = s.scheme_deck.pop()
    s.scheme_discard.append(scheme)
    s.reveal()
    return scheme


def attempt(s: PaladinsState, what: int) -> bool:
    """Try what the scheme says; False if it is impossible."""
    if what == SCHEME_FAVOUR:
        return attempt_favour(s)
    if what == SCHEME_ORDER:
        for action in order_actions(s):
            if s.hears:
                count = s.own[s.opponent * OWN + AT_DONE + action]
                told = "event-opponent-order" if count < ORDER_NEED else "event-opponent-order-again"
                s.tell(told, {"action": ACTION_NAME[action], "count": count})
            if attempt_right(s, action):
                return True
        if s.hears:
            s.tell("event-opponent-no-order", {})
        return False
    if what >= COMMISSION:
        return attempt_right(s, what)
    return attempt_left(s, what)


def attempt_right(s: PaladinsState, action: int) -> bool:
    obstacle = can(s, action)
    if obstacle != YES:
        if s.hears:
            tell_obstacle(s, action, obstacle)
        return False
    need = workers_needed(s, action)
    if s.hears:
        s.tell("event-opponent-acts", {"action": ACTION_NAME[action], "count": need})
    put_workers(s, action, need)
    if action in (ATTACK, CONVERT):
        face(s, action)
    elif action == FORTIFY:
        fortify(s, s.opponent)
    elif action == ABSOLVE:
        absolve(s)
    else:
        space = best_space(s, action)
        if s.hears:
            s.tell("event-opponent-space", {"rewards": icons(SPACES[space].gain), **within(s, action)})
        settle(s, s.opponent, action, space)
    return True


def within(s: PaladinsState, action: int) -> dict[str, object]:
    """For the log: the attribute that limits this action, and how much of it the opponent has."""
    attribute = NEEDS[action - COMMISSION]
    return {"attribute": ATTRIBUTE_NAME[attribute], "have": s.own[s.opponent * OWN + attribute]}


def face(s: PaladinsState, action: int) -> None:
    """PAL-12.20."""
    position = pick_outsider(s, action)
    if s.hears:
        name = OUTSIDER_NAME[s.outsider_row[position]]
        where = {"outsider": name, "place": position + 1, "space": s.marker + 1}
        s.tell("event-opponent-outsider", {**where, **within(s, action)})
    if action == ATTACK:
        attack(s, s.opponent, position)
    else:
        convert(s, s.opponent, position)


def absolve(s: PaladinsState) -> None:
    """PAL-12.18: no space is chosen; an inquisition called by the first discard comes before the rest."""
    s.own[s.opponent * OWN + AT_DONE + ABSOLVE] += 1
    if s.hears:
        s.tell("event-opponent-absolve", {})
    raise_marker(s, s.opponent, FAITH, 1)
    s.frames.append(Frame(OPPONENT_ABSOLVE, s.opponent))
    drop_suspicion(s, s.opponent, 1)


class OpponentAbsolve(Step[PaladinsState]):
    """PAL-12.18: then a debt is paid, or else another suspicion card discarded."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        if s.own[s.opponent * OWN + AT_UNPAID] > 0:
            pay_debt(s, s.opponent)
        else:
            if s.hears:
                s.tell("event-opponent-owes-nothing", {})
            drop_suspicion(s, s.opponent, 1)


def attempt_favour(s: PaladinsState) -> bool:
    """PAL-12.22."""
    place = pick_favour(s)
    if place < 0:
        if s.hears:
            s.tell("event-opponent-no-favour", {})
        return False
    if s.hears:
        name = FAVOUR_NAME[s.kings[KINGS_FAVOUR + place]]
        s.tell("event-opponent-favour", {"favour": name, "place": place + 1, "space": s.marker + 1})
    s.kings[FAVOUR_WORKER + place] = spend_worker(s) + 1
    use_favour(s, s.opponent, place)
    return True


def attempt_left(s: PaladinsState, action: int) -> bool:
    """PAL-12.14 to PAL-12.16: one worker, which stays."""
    if is_blocked(s, s.opponent, action):
        if s.hears:
            tell_obstacle(s, action, BLOCKED)
        return False
    if action == RECRUIT and pick_folk(s) < 0:
        if s.hears:
            tell_obstacle(s, action, NOBODY)
        return False
    if s.hears:
        s.tell("event-opponent-acts", {"action": ACTION_NAME[action], "count": 1})
    put_workers(s, action, 1)
    if action == RECRUIT:
        recruit(s)
    elif action == PRAY:
        clear_right_side(s)
    elif action == CONSPIRE:
        for _i in range(CONSPIRE_WORKERS):
            recruit_worker(s)
        if s.hears:
            s.tell("event-opponent-conspires", {"count": CONSPIRE_WORKERS})
        s.frames.append(Frame(DRAW_SUSPICION, s.opponent, 1))
    else:
        advance(s, 1)
    return True


def fall_back(s: PaladinsState) -> None:
    """PAL-12.7: the leftmost free one of the five; Rest is always free."""
    for action in FALLBACK:
        if action == REST:
            rest(s)
            return
        if not is_blocked(s, s.opponent, action) and not (action == RECRUIT and pick_folk(s) < 0):
            if s.hears:
                s.tell("event-opponent-fallback", {"action": ACTION_NAME[action]})
            attempt_left(s, action)
            return


def rest(s: PaladinsState) -> None:
    """PAL-12.16: one step and one for each worker left, then it is done."""
    colour = spend_worker(s)
    s.workers[s.seats * COLOURS + colour] += 1
    left = pool(s, s.opponent)
    if s.hears:
        s.tell("event-opponent-rests", {"count": left, "steps": left + 1})
    advance(s, left + 1)
    end_opponent_round(s)


def recruit(s: PaladinsState) -> None:
    """PAL-12.14: the townsfolk under the marker, or the next one, is discarded for its reward."""
    position = pick_folk(s)
    if position < 0:
        return
    card = s.folk_row[position]
    if s.hears:
        s.tell("event-opponent-townsfolk", {"townsfolk": FOLK_NAME[card], "place": position + 1, "space": s.marker + 1})
    s.folk_row[position] = -1
    send(s, s.opponent, card)


class OpponentRecruit(Step[PaladinsState]):
    """A free recruit of the opponent (PAL-12.17)."""

    def run(self, s: PaladinsState, f: Frame) -> None:
        recruit(s)
