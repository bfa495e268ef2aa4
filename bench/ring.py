"""How many clicks a turn takes on the ring of Viscounts: `python -m bench.ring [--games 12]`.

The board takes several choices in one gesture: card and space, an action with its payment, its spot and what it asks
next, several resources, flips or cards. Games of squires are replayed, and what a hand would have done for the same
choices is counted: with a mouse, which looks at cards and actions by pointing at them (or drags the card onto its
space), and with a thumb, which draws a card from the hand below the ring onto its space, and for which a look at
another action is a tap. The goal is four a turn, for either.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import NamedTuple

from castellany import bots
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.facts.kinds import GOODS_IDS
from castellany.games.viscounts.shown.act import ActFacts
from castellany.games.viscounts.shown.pay import Payment, Way
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Decision

MOST = 4.0
Moments = list[tuple[ViscountsState, int, int]]


class Turns(NamedTuple):
    """Sums over games: turns, choices, clicks of one's own turns, taps on top of them, clicks in others' turns."""

    turns: int
    choices: int
    clicks: int
    taps: int
    answers: int

    @property
    def mean(self) -> float:
        return self.clicks / self.turns

    @property
    def by_thumb(self) -> float:
        return (self.clicks + self.taps) / self.turns

    def __str__(self) -> str:
        choices, answers = self.choices / self.turns, self.answers / self.turns
        return (
            f"viscounts: {self.turns} turns, {choices:.2f} choices each: {self.mean:.2f} clicks (goal {MOST:.0f}),"
            f" or {self.by_thumb:.2f} gestures of a thumb; {answers:.2f} in answer to others"
        )


def played(seed: int) -> Moments:
    """Every moment of a game of four squires with the seat and its choice."""
    s = GAME.new(4, seed)
    assert isinstance(s, ViscountsState)
    squire = bots.make("squire", "viscounts", seed)
    found: Moments = []
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


def clicks(moments: Moments, i: int) -> tuple[int, int]:
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


def act_clicks(moments: Moments, i: int) -> tuple[int, int]:
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


def way_taken(moments: Moments, i: int, payment: Payment) -> tuple[Way | None, int]:
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


def many_clicks(moments: Moments, i: int) -> tuple[int, int]:
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


def looks(moments: Moments, i: int) -> int:
    """What a thumb taps only to look: an action other than the one that lies open."""
    s, seat, choice = moments[i]
    if s.frames[-1].kind != kinds.ACT:
        return 0
    acts = [(option.choice, action_of(option.facts)) for option in s.ask(seat).options if option.facts]
    if choice not in dict(acts):
        return 0
    opened, first = acts[-1]
    same = [each for each, action in acts if action == dict(acts)[choice]]
    # The last action lies open, and the last of a kind opens with its action: another house or number is one tap more.
    return 0 if choice == opened else int(dict(acts)[choice] != first) + int(choice != same[-1])


def action_of(facts: object) -> str:
    assert isinstance(facts, dict)
    return str(facts["payment"]["action"])


def measured(games: int) -> Turns:
    """What the turns of so many games of four squires take."""
    turns = choices = total = taps = answers = 0
    for seed in range(games):
        moments = [moment for moment in played(seed) if moment[0].round]
        i = 0
        while i < len(moments):
            turns += moments[i][0].frames[-1].kind == kinds.PLAY
            count, taken = clicks(moments, i)
            if moments[i][0].active == moments[i][1]:
                total += count
                taps += looks(moments, i)
            else:
                answers += count
            choices += taken
            i += taken
    return Turns(turns, choices, total, taps, answers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    found = measured(parser.parse_args().games)
    print(found)
    return 0 if max(found.mean, found.by_thumb) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
