"""What an action asks next, and what its player can answer at once: both go out as one gesture.

The rules run the action on a copy up to the first choice, be it in the castle, of an effect, or whom to hire.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts import kinds, signs
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.effects.book import BOOK
from castellany.games.viscounts.effects.icons import Choice
from castellany.games.viscounts.faces import card_face
from castellany.games.viscounts.facts.kinds import GOODS_IDS
from castellany.games.viscounts.facts.tables import COST
from castellany.games.viscounts.flow import HIRING, recruit
from castellany.games.viscounts.forecast.dry import settle
from castellany.games.viscounts.frames import turn_from
from castellany.games.viscounts.ids import card_name
from castellany.games.viscounts.shown.act import Next
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Verb

# Questions about one card: what is done with it, by which verb, and with the unseen top card.
_CARDS: Final[dict[int, tuple[str, Verb, Verb | None]]] = {
    kinds.HIRE: ("hire", lex.HIRE, None),
    kinds.DISCARD_ASK: ("discard", lex.DISCARD, lex.DISCARD_TOP),
    kinds.DESTROY_ASK: ("destroy", lex.DESTROY, lex.DESTROY_TOP),
}


def next_answers(s: ViscountsState, seat: int, choices: list[int], depth: int) -> list[Next]:
    """What these choices of a player lead to, where it is a choice of the same player and nothing is drawn before."""
    world = s.copy()
    kinds_of = world.game().kinds
    for choice in choices:
        f = world.frames.pop()
        kinds_of[f.kind].resolve(world, f, choice)
        if settle(world, depth):
            recruiting(world, seat)
        if world.known or len(world.frames) <= depth:
            return []
    return answers(world, seat)


def recruiting(world: ViscountsState, seat: int) -> None:
    """The action is over: if its player may now hire, have that asked."""
    if world.frames and world.frames[-1] == turn_from(HIRING, seat):
        recruit(world, seat)


def answers(world: ViscountsState, seat: int) -> list[Next]:
    """What the same player can answer to the first choice; nothing where the answer needs more than a sign."""
    f = world.frames[-1]
    if f.seat != seat:
        return []
    found: list[Next] = []
    for choice in world.game().kinds[f.kind].options(world, f):
        each = answer(world, f, choice)
        if each is not None:
            found.append(each)
    return found


def answer(world: ViscountsState, f: Frame, choice: int) -> Next | None:
    found: Next = {"choice": choice, "does": "", "seat": -1, "card": "", "figure": "", "gain": []}
    if f.kind == kinds.BUMP:
        found["does"] = "leave"
        found["seat"] = lex.BUMP.arg(choice)
    elif f.kind == kinds.ANY:
        found["does"] = "take"
        found["gain"] = [signs.sign(GOODS_IDS[lex.TAKE.arg(choice)])]
    elif f.kind == kinds.FLIP_ASK and choice == lex.STOP.base:
        found["does"] = "no-flip"
    elif f.kind == kinds.FLIP_ASK:
        found["does"] = "take"
        found["gain"] = [signs.sign("flip_debt" if choice == lex.FLIP.of(0) else "flip_deed")]
    elif f.kind == kinds.CHOOSE:
        either = BOOK.effects[f.a]
        assert isinstance(either, Choice)
        found["does"] = "take"
        found["gain"] = signs.signs(either.effects[lex.OPTION.arg(choice)])
    elif f.kind in _CARDS:
        name, verb, top = _CARDS[f.kind]
        if verb.has(choice):
            card = verb.arg(choice)
            found["does"] = name
            found["card"] = card_name(card)
            found["figure"] = card_face(card)["figure"]
            found["gain"] = [signs.sign("silver", COST[card])] if f.kind != kinds.DISCARD_ASK else []
        else:
            found["does"] = f"{name}-top" if top is not None and choice == top.base else f"no-{name}"
    else:
        return None
    return found
