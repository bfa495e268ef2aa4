"""How many clicks a turn takes on the drawn board, over replayed games of bots.

The board takes several choices in one gesture: card and space, an action with its payment and its spot, several
resources, flips or cards. This walks games of squires and counts what a hand would have done for the same choices.
"""

from __future__ import annotations

from collections import Counter

from castellany import bots
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.facts.kinds import GOODS_IDS
from castellany.games.viscounts.shown.act import ActFacts
from castellany.games.viscounts.shown.pay import Payment, Way
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Decision

GAMES = 12
MOST = 4.0


def played(seed: int) -> list[tuple[ViscountsState, int, int]]:
    """Every moment of a game of four squires with the seat and its choice."""
    s = GAME.new(4, seed)
    assert isinstance(s, ViscountsState)
    squire = bots.make("squire", "viscounts", seed)
    found: list[tuple[ViscountsState, int, int]] = []
    while s.waiting:
        seat = s.waiting[0]
        choice = squire.choose(s, seat).choice
        found.append((s.copy(), seat, choice))
        s.apply(seat, choice)
    return found


def payment_of(decision: Decision, choice: int) -> tuple[Payment, ActFacts | None] | None:
    if decision.facts and "payment" in decision.facts:
        payment: Payment = decision.facts["payment"]  # type: ignore[assignment]
        return payment, None
    for option in decision.options:
        if option.choice == choice and option.facts:
            facts: ActFacts = option.facts  # type: ignore[assignment]
            return facts["payment"], facts
    return None


def clicks(moments: list[tuple[ViscountsState, int, int]], i: int) -> tuple[int, int]:
    """The clicks of the gesture that begins here, and how many choices it makes."""
    s, seat, choice = moments[i]
    kind = s.frames[-1].kind
    rest = [c for _s, other, c in moments[i:] if other == seat]
    if kind == kinds.PLAY:
        option = next(o for o in s.ask(seat).options if o.choice == choice)
        assert option.facts is not None
        ends = option.facts["ends"]
        assert isinstance(ends, list)
        # A card under the pointer is in hand already: one click on the space plays it and moves; or one drag.
        goes = i + 1 < len(moments) and any(end["go"] == moments[i + 1][2] for end in ends)
        return (1, 2) if goes else (1, 1)
    if kind in (kinds.ACT, kinds.PAY):
        if kind == kinds.PAY and s.sacked != NO_CARD:
            return 0, 1  # on the board goods are laid out before the dismissal, in the same gesture
        return act_clicks(moments, i)
    if kind in (kinds.ANY, kinds.DISCARD_ASK, kinds.DESTROY_ASK):
        return many_clicks(moments, i)
    if kind == kinds.FLIP_ASK:
        facts = s.ask(seat).facts
        assert facts is not None
        runs = facts["runs"]
        assert isinstance(runs, list)
        fitting = [run for run in runs if run["choices"] == rest[: len(run["choices"])]]
        if not fitting:
            return 1, 1
        longest = max(fitting, key=lambda run: len(run["choices"]))
        steps = 0 if facts["count"] == 1 else longest["deeds"] + longest["debts"]
        return steps + 1, len(longest["choices"])
    if kind == kinds.CHOOSE:
        both = [p.choices for p in s.ask(seat).proposals if list(p.choices) == rest[:2]]
        option = next(o for o in s.ask(seat).options if o.choice == choice)
        ends = option.facts["ends"] if option.facts else []
        assert isinstance(ends, list)
        goes = len(rest) > 1 and any(end["go"] == rest[1] for end in ends)
        return (1, 2) if both or goes else (1, 1)
    return 1, 1


def act_clicks(moments: list[tuple[ViscountsState, int, int]], i: int) -> tuple[int, int]:
    """An action is looked at under the pointer with the payment proposed; one click does it."""
    s, seat, choice = moments[i]
    found = payment_of(s.ask(seat), choice)
    if found is None:
        return 1, 1
    payment, facts = found
    way, taken = way_taken(moments, i, payment)
    if way is None:
        return 1, 1
    proposed = payment["ways"][payment["proposed"]]
    count = 1 + (0 if way == proposed else different(way, proposed))
    if facts is None or way["dismiss"]:
        return count, taken
    if len(facts["spots"]) > 1:
        return count, taken + 1  # the click on the spot does it
    after = i + taken
    asked = [each["choice"] for each in facts["next"]] if way == proposed else []
    if after < len(moments) and moments[after][1] == seat and moments[after][2] in asked:
        return count, taken + 1  # the answer to what comes next does it
    return count, taken


def way_taken(moments: list[tuple[ViscountsState, int, int]], i: int, payment: Payment) -> tuple[Way | None, int]:
    """The way that pays what was paid in the end, whatever the order of its pieces, and the choices it stands for."""
    _s, seat, _choice = moments[i]
    spent: Counter[str] = Counter()
    dismiss = False
    taken = 0
    for later, whose, choice in moments[i:]:
        asks = later.frames[-1].kind
        if whose != seat or (taken and asks != kinds.PAY):
            break
        taken += 1
        if choice == lex.DISMISS.base:
            dismiss = True
        elif lex.SPEND.has(choice):
            spent[GOODS_IDS[lex.SPEND.arg(choice)]] += 1
        if choice == lex.DONE.base:
            break
    fitting = [way for way in payment["ways"] if way["choices"] and way["dismiss"] == dismiss and covers(way, spent)]
    if not fitting:
        return None, 1
    return min(fitting, key=lambda way: sum(part["count"] for part in way["spend"])), taken


def covers(way: Way, spent: Counter[str]) -> bool:
    """Does it spend these pieces? The rest is what the rules pay without asking."""
    pieces = Counter({part["good"]: part["count"] for part in way["spend"]})
    return all(pieces[good] >= count for good, count in spent.items())


def different(a: Way, b: Way) -> int:
    """Steps from one way to another: pieces more or fewer, and the switch."""
    first = Counter({part["good"]: part["count"] for part in a["spend"]})
    second = Counter({part["good"]: part["count"] for part in b["spend"]})
    pieces = sum(abs(first[good] - second[good]) for good in GOODS_IDS)
    return int(a["dismiss"] != b["dismiss"]) or pieces


def many_clicks(moments: list[tuple[ViscountsState, int, int]], i: int) -> tuple[int, int]:
    s, seat, first = moments[i]
    aside = next(o for o in s.ask(seat).options if o.choice == first).facts
    if aside and i + 1 < len(moments):
        ends = aside["ends"]
        assert isinstance(ends, list)
        if any(end["go"] == moments[i + 1][2] for end in ends):
            return 1, 2  # the card under the pointer is put aside, or none, by the click on the space
    kind = s.frames[-1].kind
    facts = s.ask(seat).facts
    assert facts is not None
    count = facts["count"]
    assert isinstance(count, int)
    taken = 0
    while taken < count and i + taken < len(moments):
        other, whose, choice = moments[i + taken]
        if whose != seat or other.frames[-1].kind != kind:
            break
        taken += 1
        if choice in (lex.STOP.base, lex.DISCARD_TOP.base, lex.DESTROY_TOP.base):
            break
    return max(1, taken), max(1, taken)


def test_a_turn_takes_at_most_four_clicks() -> None:
    """Mean over games of squires, printed (`-s`); single choices would be more."""
    total = answers = choices = turns = 0
    for seed in range(GAMES):
        moments = [moment for moment in played(seed) if moment[0].round]
        i = 0
        while i < len(moments):
            if moments[i][0].frames[-1].kind == kinds.PLAY:
                turns += 1
            count, taken = clicks(moments, i)
            if moments[i][0].active == moments[i][1]:
                total += count
            else:
                answers += count
            choices += taken
            i += taken
    print(
        f"{turns} turns: {choices / turns:.2f} choices, {total / turns:.2f} clicks in one's own turn,"
        f" {answers / turns:.2f} in answer to others"
    )
    assert total / turns <= MOST
