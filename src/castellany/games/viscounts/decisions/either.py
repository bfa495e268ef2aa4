"""One of two effects (VIS-2.2), and what it asks next: both can be said in one go."""

from __future__ import annotations

from castellany.games.viscounts import kinds, signs
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.forecast.dry import settle
from castellany.games.viscounts.forecast.there import below_move, ends
from castellany.games.viscounts.shown.effect import EffectFacts
from castellany.games.viscounts.shown.move import End
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import ChooseEffect as Choose
from castellany.kernel import Frame, Option, Proposal

# Questions that follow from an effect and are about one thing.
_NEXT = (kinds.DISCARD_ASK, kinds.DESTROY_ASK, kinds.FREE_HIRE, kinds.ANY, kinds.CASTLE_MOVE, kinds.FLIP_ASK)


class ChooseEffect(Choose[ViscountsState]):
    """Which of the two?"""

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        option = super().option(s, f, choice)
        if not lex.OPTION.has(choice):
            return option
        gained = signs.signs(self._either(f).effects[lex.OPTION.arg(choice)])
        facts: EffectFacts = {"gain": gained, "ends": self._ends(s, f, choice)}
        return Option(option.choice, option.message, option.targets, option.price, facts=facts)

    def _ends(self, s: ViscountsState, f: Frame, choice: int) -> list[End]:
        """Where the viscount can go after this effect, if its move comes next."""
        depth = below_move(s, f.seat)
        if not depth:
            return []
        world = s.copy()
        world.frames.pop()
        self.resolve(world, f, choice)
        return ends(world, f.seat, depth)

    def proposals(self, s: ViscountsState, f: Frame) -> list[Proposal]:
        """An effect with what it then asks of the same seat."""
        found: list[Proposal] = []
        every = s.game().kinds
        for choice in self.options(s, f):
            world = s.copy()
            world.frames.pop()
            self.resolve(world, f, choice)
            if settle(world, len(s.frames) - 1) or world.known:
                continue
            top = world.frames[-1]
            if top.seat != f.seat or top.kind not in _NEXT:
                continue
            for further in every[top.kind].options(world, top):
                if further != lex.STOP.base:
                    option = every[top.kind].option(world, top, further)
                    found.append(Proposal((choice, further), option.message, option.targets, option.price))
        return found
