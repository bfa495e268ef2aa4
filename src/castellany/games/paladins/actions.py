"""The twelve actions as they happen, once workers stand and the target is chosen (sections 5 and 6).

The opponent takes the same actions: it pays nothing and has neither townsfolk nor paladin. What an action pays
after its own rewards is pushed first, so that it happens last (PAL-4.6).
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.debts import take_debt
from castellany.games.paladins.effects.book import ABILITY, ASSAULT, INSTANT, JAR_SPACE, PALADIN_GAIN, SEND, SPACE, WALL
from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    HUNT,
    INFLUENCE,
    RECRUIT,
    STRENGTH,
    TAX,
)
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    HARVEST,
    PAID_TYPE,
    PALADIN_ACTION,
    SPACE_REGION,
    WALL_VP,
    WORKSHOP_WORKER,
)
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import (
    ACTION_NAME,
    FOLK_NAME,
    FOLK_THING,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    PALADIN_NAME,
    SPACE_THING,
    WORKER_NAME,
    slot_thing,
    who,
)
from castellany.games.paladins.inquirers import wants_suspicion
from castellany.games.paladins.kinds import AFTER_ACTION, MAY_DROP, RUN_EFFECT
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_ERRANDS,
    AT_JARS,
    AT_PALADIN,
    ATTACKED,
    CONVERTED,
    DISCARDED,
    MONK,
    OUTPOST,
    OWN,
    OWNED,
    WORKSHOP,
)
from castellany.games.paladins.prices import attack_price, folk_price, price
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import (
    drop_suspicion,
    gain_provision,
    gain_silver,
    gain_worker,
    pay_provision,
    pay_silver,
    return_worker,
)
from castellany.games.paladins.track import raise_marker
from castellany.kernel import Frame


def develop(s: PaladinsState, seat: i64, action: i64, slot: i64, free: bool) -> None:
    """PAL-5.1 to PAL-5.3: the leftmost workshop onto a slot (0 or 1) of a right-hand action."""
    if not free:
        pay_silver(s, seat, price(s, seat, DEVELOP))
    at = place_workshop(s, seat, action, slot)
    done = s.own[seat * OWN + AT_DONE + DEVELOP]
    s.own[seat * OWN + AT_DONE + DEVELOP] = done + 1
    if s.hears:
        where = slot_thing(seat, action, at)
        s.tell(
            "event-develop",
            {"seat": who(s, seat), "action": ACTION_NAME[action]},
            moves=[("piece-workshop", f"seat:{seat}/workshops", where)],
        )
    if not (free and s.paid_architects):
        s.frames.append(Frame(AFTER_ACTION, seat, DEVELOP))
    gain_worker(s, seat, WORKSHOP_WORKER[done], 1)


def place_workshop(s: PaladinsState, seat: i64, action: i64, slot: i64) -> i64:
    """PAL-5.2: a worker on the slot makes room first."""
    from_start = ACTION_SLOT[action] + slot
    at = seat * BOARD_SLOTS + from_start
    stands = s.board[at]
    if 0 < stands < WORKSHOP:
        return_worker(s, stands - 1)
        if s.hears:
            worker = WORKER_NAME[stands - 1]
            s.tell(
                "event-make-room",
                {"seat": who(s, seat), "worker": worker, "action": ACTION_NAME[action]},
                moves=[(worker, slot_thing(seat, action, from_start), "supply")],
            )
    s.board[at] = WORKSHOP
    return from_start


def recruit(s: PaladinsState, seat: i64, position: i64, mode: i64, on_debt: bool) -> None:
    """PAL-5.4 to PAL-5.7; mode 1 sends on an errand, 2 hires, 3 hires for nothing."""
    card = s.folk_row[position]
    if mode != 3 and not on_debt:
        pay_silver(s, seat, folk_price(s, seat, position))
    s.folk_row[position] = -1
    if on_debt:
        take_debt(s, seat)
    if mode == 1:
        send(s, seat, card)
    else:
        hire(s, seat, card)


def send(s: PaladinsState, seat: i64, card: i64) -> None:
    """PAL-5.5: discarded for the reward at the top."""
    s.folk_at[card] = DISCARDED
    s.own[seat * OWN + AT_ERRANDS] += 1
    if s.hears:
        s.tell(
            "event-errand",
            {"seat": who(s, seat), "townsfolk": FOLK_NAME[card]},
            moves=[(FOLK_THING[card], "townsfolk-row", "townsfolk-discard")],
        )
    SEND[card].run(s, seat)


def hire(s: PaladinsState, seat: i64, card: i64) -> None:
    """PAL-5.6: kept, with the instant reward."""
    s.folk_at[card] = OWNED + seat
    s.own[seat * OWN + AT_DONE + RECRUIT] += 1
    if s.hears:
        s.tell(
            "event-hire",
            {"seat": who(s, seat), "townsfolk": FOLK_NAME[card]},
            moves=[(FOLK_THING[card], "townsfolk-row", f"seat:{seat}/townsfolk")],
        )
    INSTANT[card].run(s, seat)


def simple(s: PaladinsState, seat: i64, action: i64, workers: i64) -> None:
    """Conspire, Hunt, Trade and Fortify: nothing to choose."""
    if action == FORTIFY:
        fortify(s, seat)
        return
    s.own[seat * OWN + AT_DONE + action] += 1
    s.frames.append(Frame(AFTER_ACTION, seat, action))
    if action == CONSPIRE:
        gain_worker(s, seat, CRIMINAL, 1)
    elif action == HUNT:
        gain_provision(s, seat, HARVEST[workers])
    else:
        gain_silver(s, seat, HARVEST[workers])


def settle(s: PaladinsState, seat: i64, action: i64, space: i64) -> None:
    """PAL-6.1, PAL-6.3: a monk or an outpost onto a space."""
    pay_provision(s, seat, price(s, seat, action))
    commission = action == COMMISSION
    s.own[seat * OWN + AT_DONE + action] += 1
    s.spaces[space] = (MONK if commission else OUTPOST) + seat
    if s.hears:
        piece = "piece-monk" if commission else "piece-outpost"
        s.tell(
            "event-commission" if commission else "event-garrison",
            {"seat": who(s, seat), "region": SPACE_REGION[space] + 1},
            moves=[(piece, f"seat:{seat}/{'monks' if commission else 'outposts'}", SPACE_THING[space])],
        )
    raise_marker(s, seat, INFLUENCE if commission else FAITH, 1)
    s.frames.append(Frame(AFTER_ACTION, seat, action))
    SPACE[space].run(s, seat)


def fortify(s: PaladinsState, seat: i64) -> None:
    """PAL-6.2: the top wall is turned up."""
    pay_provision(s, seat, price(s, seat, FORTIFY))
    s.own[seat * OWN + AT_DONE + FORTIFY] += 1
    wall = s.wall_deck.pop()
    s.reveal()
    s.wall_at[wall] = OWNED + seat
    if s.hears:
        s.tell(
            "event-fortify",
            {"seat": who(s, seat), "points": WALL_VP[wall]},
            moves=[("card-wall", "wall-deck", f"seat:{seat}/walls")],
        )
    s.frames.append(Frame(AFTER_ACTION, seat, FORTIFY))
    WALL[wall].run(s, seat)


def absolve(s: PaladinsState, seat: i64, space: i64) -> None:
    """PAL-6.4: the leftmost jar onto a space of the own board."""
    pay_silver(s, seat, price(s, seat, ABSOLVE))
    s.own[seat * OWN + AT_DONE + ABSOLVE] += 1
    s.own[seat * OWN + AT_JARS] |= 1 << space
    if s.hears:
        where = f"seat:{seat}/jar-space:{space + 1}"
        s.tell("event-absolve", {"seat": who(s, seat)}, moves=[("piece-jar", f"seat:{seat}/jars", where)])
    raise_marker(s, seat, FAITH, 1)
    s.frames.append(Frame(AFTER_ACTION, seat, ABSOLVE))
    reward = JAR_SPACE[s.rules][space]
    if wants_suspicion(s, seat):
        s.frames.append(Frame(RUN_EFFECT, seat, reward.number))
        s.frames.append(Frame(MAY_DROP, seat))
    else:
        drop_suspicion(s, seat, 1)
        reward.run(s, seat)


def attack(s: PaladinsState, seat: i64, position: i64) -> None:
    """PAL-6.5."""
    card = s.outsider_row[position]
    if seat != s.opponent:
        pay_silver(s, seat, attack_price(s, seat, position))
    s.outsider_row[position] = -1
    s.outsider_at[card] = ATTACKED + 2 * seat
    s.own[seat * OWN + AT_DONE + ATTACK] += 1
    if s.hears:
        s.tell(
            "event-attack",
            {"seat": who(s, seat), "outsider": OUTSIDER_NAME[card]},
            moves=[(OUTSIDER_THING[card], "outsider-row", f"seat:{seat}/attacked")],
        )
    s.frames.append(Frame(AFTER_ACTION, seat, ATTACK))
    ASSAULT[card].run(s, seat)


def convert(s: PaladinsState, seat: i64, position: i64) -> None:
    """PAL-6.6."""
    card = s.outsider_row[position]
    pay_silver(s, seat, price(s, seat, CONVERT))
    s.outsider_row[position] = -1
    s.outsider_at[card] = CONVERTED + 2 * seat
    s.own[seat * OWN + AT_DONE + CONVERT] += 1
    if s.hears:
        s.tell(
            "event-convert",
            {"seat": who(s, seat), "outsider": OUTSIDER_NAME[card]},
            moves=[(OUTSIDER_THING[card], "outsider-row", f"seat:{seat}/converted")],
        )
    raise_marker(s, seat, STRENGTH, OUTSIDERS[card].convert)
    s.frames.append(Frame(AFTER_ACTION, seat, CONVERT))


def after_action(s: PaladinsState, seat: i64, action: i64, first: i64) -> None:
    """PAL-4.6: the own townsfolk that this action pays, then the paladin (PAL-9.2, PAL-9.3)."""
    if seat == s.opponent:
        return
    kind = PAID_TYPE[action]
    if kind >= 0:
        for i in range(first, 3):
            card = kind * 3 + i
            if s.folk_at[card] == OWNED + seat:
                if s.hears:
                    s.tell("event-townsfolk", {"seat": who(s, seat), "townsfolk": FOLK_NAME[card]})
                if TOWNSFOLK[card].gain[0] == TAX:
                    s.frames.append(Frame(AFTER_ACTION, seat, action, i + 1))
                    ABILITY[card].run(s, seat)
                    return
                ABILITY[card].run(s, seat)
    paladin = s.own[seat * OWN + AT_PALADIN]
    if paladin >= 0 and PALADIN_ACTION[paladin] == action and PALADIN_GAIN[paladin].leaves:
        if s.hears:
            s.tell("event-paladin-pays", {"seat": who(s, seat), "paladin": PALADIN_NAME[paladin]})
        PALADIN_GAIN[paladin].run(s, seat)
