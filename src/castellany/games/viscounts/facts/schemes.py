"""The sixteen scheme cards of the solo opponents; last the corrected ones, with the card they replace.

A scheme reads: icons that pay for actions, what happens first, the steps on the outer road,
and the last row, of which the first thing that can be done is done.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.box import BOX, SCHEME, Icons, Rows
from castellany.games.viscounts.effects.icons import (
    DEBT,
    DEED,
    EITHER,
    act,
    corruption_per_criminal,
    dismiss_adjacent,
    flip,
    focus,
    gain,
    gain_scheme,
    seq,
)
from castellany.games.viscounts.facts.kinds import BUILD, TRANSCRIBE, WORKERS, Scheme, icons
from castellany.kernel import Number
from castellany.kernel.box import OURS, SEEN, Value

_STARTING: Final = (
    Scheme(
        "starting_builder_noble",
        icons(builder=1, noble=1),
        gain(any=1),
        1,
        [act(BUILD), focus(), seq(gain(debt=1), flip(DEED))],
    ),
    Scheme(
        "starting_noble",
        icons(noble=1),
        dismiss_adjacent(),
        2,
        [act(WORKERS), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "starting_criminal_a",
        icons(criminal=1),
        seq(corruption_per_criminal(), gain_scheme()),
        1,
        [focus(), seq(gain(deed=1), flip(DEBT))],
    ),
    Scheme(
        "starting_builder_cleric",
        icons(builder=1, cleric=1),
        gain(any=1),
        1,
        [act(TRANSCRIBE), focus(), seq(gain(deed=1), flip(DEBT))],
    ),
    Scheme(
        "starting_cleric_noble",
        icons(cleric=1, noble=1),
        gain(any=1),
        1,
        [act(WORKERS), focus(), seq(gain(debt=1), flip(DEED))],
    ),
    Scheme(
        "starting_builder",
        icons(builder=1),
        dismiss_adjacent(),
        2,
        [act(BUILD), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "starting_cleric",
        icons(cleric=1),
        dismiss_adjacent(),
        2,
        [act(TRANSCRIBE), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "starting_criminal_b",
        icons(criminal=1),
        seq(corruption_per_criminal(), gain_scheme()),
        3,
        [focus(), seq(gain(debt=1), flip(DEED))],
    ),
)

_FUTURE: Final = (
    Scheme(
        "future_cleric",
        icons(cleric=1),
        seq(gain(virtue=1), dismiss_adjacent()),
        4,
        [act(TRANSCRIBE), act(WORKERS), gain(deed=1, debt=1)],
    ),
    Scheme(
        "future_builder",
        icons(builder=1),
        seq(gain(virtue=1), dismiss_adjacent()),
        4,
        [act(BUILD), act(TRANSCRIBE), gain(deed=1, debt=1)],
    ),
    Scheme(
        "future_noble",
        icons(noble=1),
        seq(gain(virtue=1), dismiss_adjacent()),
        4,
        [act(WORKERS), act(BUILD), gain(deed=1, debt=1)],
    ),
    Scheme(
        "future_builder_noble",
        icons(builder=1, noble=1),
        gain(any=2),
        2,
        [act(BUILD), act(WORKERS), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "future_builder_cleric",
        icons(builder=1, cleric=1),
        gain(any=2),
        2,
        [act(TRANSCRIBE), act(BUILD), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "future_cleric_noble",
        icons(cleric=1, noble=1),
        gain(any=2),
        2,
        [act(WORKERS), act(TRANSCRIBE), seq(flip(EITHER), gain(virtue=1))],
    ),
    Scheme(
        "future_criminal_a",
        icons(criminal=2),
        seq(corruption_per_criminal(), gain(any=1)),
        3,
        [focus(), seq(gain(deed=1), flip(DEED))],
    ),
    Scheme(
        "future_criminal_b",
        icons(criminal=2),
        seq(corruption_per_criminal(), dismiss_adjacent()),
        1,
        [focus(), seq(gain(debt=1), flip(DEBT))],
    ),
    Scheme(
        "future_builder_cleric_2",
        icons(builder=1, cleric=1),
        gain(any=2),
        2,
        [act(BUILD), focus(), seq(gain(debt=1), flip(DEED))],
        instead_of="future_builder_cleric",
    ),
    # The other two pairs, by analogy.
    Scheme(
        "future_builder_noble_2",
        icons(builder=1, noble=1),
        gain(any=2),
        2,
        [act(WORKERS), focus(), seq(gain(deed=1), flip(DEBT))],
        instead_of="future_builder_noble",
    ),
    Scheme(
        "future_cleric_noble_2",
        icons(cleric=1, noble=1),
        gain(any=2),
        2,
        [act(TRANSCRIBE), focus(), seq(gain(debt=1), flip(DEED))],
        instead_of="future_cleric_noble",
    ),
)

# Of the first not even the icons were seen, of the last only these.
_GUESSED: Final = (
    *("starting_builder_cleric", "starting_cleric_noble", "starting_builder", "starting_cleric"),
    *("future_builder", "future_cleric_noble_2", "future_criminal_a", "future_criminal_b"),
)
_ICONS_SEEN: Final = ("starting_criminal_b", "future_noble", "future_builder_noble_2")
_DOUBTS: Final = {
    **dict.fromkeys(_GUESSED, OURS),
    **{f"{id}.{field}": OURS for id in _ICONS_SEEN for field in ("first", "move", "last")},
}
_FIELDS: Final[dict[str, Value]] = {
    "icons": Icons(3),
    "first": SCHEME,
    "move": Number(1, 4),
    "last": Rows(SCHEME, 1, 3),
}
STARTING_SCHEMES: Final[tuple[Scheme, ...]] = BOX.records(
    "schemes", _STARTING, _FIELDS, lambda scheme: f"scheme-{scheme.id}", SEEN, _DOUBTS
)
FUTURE_SCHEMES: Final[tuple[Scheme, ...]] = BOX.records(
    "schemes",
    _FUTURE,
    _FIELDS,
    lambda scheme: f"scheme-{scheme.id}",
    SEEN,
    _DOUBTS,
    without=[scheme.instead_of for scheme in _FUTURE],
)
SCHEME_IDS: Final = tuple(scheme.id for scheme in (*_STARTING, *_FUTURE) if not scheme.instead_of)
"""One id for each scheme; what replaces an older one is called like it."""
