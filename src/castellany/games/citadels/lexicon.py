"""Every choice of Citadels as a verb with its objects; the text form is the notation of saved games.

Frequent and small verbs come first: Python keeps the ints up to 256 ready-made. The runs `is_build`
and `is_workshop` tell apart must stay together.
"""

from typing import Final

from castellany.games.citadels.facts import CHARACTER_IDS, COLOUR_IDS, DISTRICT_IDS
from castellany.kernel import Lexicon

SEAT_WORDS: Final[list[str]] = [f"p{i}" for i in range(1, 9)]
# A district as it stands in a city: `market`, or `market+` once it is beautified.
STANDING_IDS: Final[list[str]] = DISTRICT_IDS + [f"{d}+" for d in DISTRICT_IDS]
# The Abbot's share of gold: no city can hold more districts than the deck has cards.
NUMBERS: Final[list[str]] = [str(i) for i in range(69)]

LEX: Final = Lexicon()

TAKE_GOLD: Final = LEX.verb("take_gold")
DRAW_CARDS: Final = LEX.verb("draw_cards")
END: Final = LEX.verb("end_turn")
INCOME: Final = LEX.verb("income")
BUILD: Final = LEX.verb("build", DISTRICT_IDS)
PICK: Final = LEX.verb("pick", CHARACTER_IDS)
KEEP: Final = LEX.verb("keep", DISTRICT_IDS)
# Characters, small.
KILL: Final = LEX.verb("kill", CHARACTER_IDS)
ROB: Final = LEX.verb("rob", CHARACTER_IDS)
SWAP: Final = LEX.verb("swap_hands", SEAT_WORDS)
REDRAW_CARDS: Final = LEX.verb("redraw")
BONUS: Final = LEX.verb("extra_gold")
PLANS: Final = LEX.verb("extra_cards")
WARRANTS: Final = LEX.verb("warrants")
THREATS: Final = LEX.verb("threats")
LOOK: Final = LEX.verb("look", SEAT_WORDS)
FORESEE: Final = LEX.verb("foresee")
TITHE: Final = LEX.verb("tithe", SEAT_WORDS)
VOYAGE: Final = LEX.verb("voyage", ("gold", "cards"))
STUDY: Final = LEX.verb("study")
FAVOUR: Final = LEX.verb("favour")
COLLECT: Final = LEX.verb("collect_taxes")
# Answers to other questions, small.
PASS: Final = LEX.verb("pass")
DONE: Final = LEX.verb("done")
CONFISCATE: Final = LEX.verb("confiscate")
BRIBE: Final = LEX.verb("bribe")
REFUSE: Final = LEX.verb("refuse")
EXPOSE: Final = LEX.verb("expose")
PAY_GOLD: Final = LEX.verb("pay_gold")
BORROW: Final = LEX.verb("borrow", SEAT_WORDS)
ADVISE: Final = LEX.verb("advise", SEAT_WORDS)
NAME: Final = LEX.verb("bewitch", CHARACTER_IDS)
MARK: Final = LEX.verb("mark", CHARACTER_IDS)
SIGN: Final = LEX.verb("sign", CHARACTER_IDS)
LAY: Final = LEX.verb("lay", CHARACTER_IDS)
DISCARD: Final = LEX.verb("discard", DISTRICT_IDS)
GIVE: Final = LEX.verb("give", DISTRICT_IDS)
TAKE: Final = LEX.verb("take", DISTRICT_IDS)
HAND_OVER: Final = LEX.verb("hand_over", STANDING_IDS)
# Other ways to build.
SCAFFOLD: Final = LEX.verb("scaffold", DISTRICT_IDS)
SACRIFICE: Final = LEX.verb("sacrifice", STANDING_IDS)
PAY_CARDS: Final = LEX.verb("pay_with_cards")
LEVY: Final = LEX.verb("levy", SEAT_WORDS, DISTRICT_IDS)
# Unique districts.
TRANSMUTE: Final = LEX.verb("laboratory", DISTRICT_IDS)
FORGE: Final = LEX.verb("smithy")
EXHIBIT: Final = LEX.verb("museum", DISTRICT_IDS)
ARM: Final = LEX.verb("armory", SEAT_WORDS, STANDING_IDS)
# Characters, large.
SHARE: Final = LEX.verb("income_in_gold", NUMBERS)
BEAUTIFY: Final = LEX.verb("beautify", DISTRICT_IDS)
SPY_ON: Final = LEX.verb("spy", SEAT_WORDS, COLOUR_IDS)
CROWN: Final = LEX.verb("crown", SEAT_WORDS, ("gold", "card", "nothing"))
DESTROY: Final = LEX.verb("destroy", SEAT_WORDS, STANDING_IDS)
TRADE_FOR: Final = LEX.verb("exchange_for", SEAT_WORDS, STANDING_IDS)
SEIZE: Final = LEX.verb("seize", SEAT_WORDS, STANDING_IDS)
STAGE: Final = LEX.verb("theater", SEAT_WORDS, CHARACTER_IDS)


def is_build(choice: int) -> bool:
    """One of the ways to build a district."""
    return BUILD.has(choice) or SCAFFOLD.base <= choice < TRANSMUTE.base


def is_workshop(choice: int) -> bool:
    """The use of a unique district."""
    return TRANSMUTE.base <= choice < SHARE.base


def is_power(choice: int) -> bool:
    """The ability of some character."""
    return KILL.base <= choice < PASS.base or BEAUTIFY.base <= choice < STAGE.base
