"""Every choice of Citadels as a verb with its objects; the text form is the notation of saved games.

The order matters to `Turn.resolve`: verbs of everybody's turn first, then those of unique
districts, then those of characters, then the answers to other questions.
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

# Everybody's turn.
TAKE_GOLD: Final = LEX.verb("take_gold")
DRAW_CARDS: Final = LEX.verb("draw_cards")
END: Final = LEX.verb("end_turn")
INCOME: Final = LEX.verb("income")
BUILD: Final = LEX.verb("build", DISTRICT_IDS)
SCAFFOLD: Final = LEX.verb("scaffold", DISTRICT_IDS)
SACRIFICE: Final = LEX.verb("sacrifice", STANDING_IDS)
PAY_CARDS: Final = LEX.verb("pay_with_cards")
LEVY: Final = LEX.verb("levy", SEAT_WORDS, DISTRICT_IDS)
# Unique districts.
ARM: Final = LEX.verb("armory", SEAT_WORDS, STANDING_IDS)
TRANSMUTE: Final = LEX.verb("laboratory", DISTRICT_IDS)
FORGE: Final = LEX.verb("smithy")
EXHIBIT: Final = LEX.verb("museum", DISTRICT_IDS)
# Characters.
KILL: Final = LEX.verb("kill", CHARACTER_IDS)
WARRANTS: Final = LEX.verb("warrants")
ROB: Final = LEX.verb("rob", CHARACTER_IDS)
SPY_ON: Final = LEX.verb("spy", SEAT_WORDS, COLOUR_IDS)
THREATS: Final = LEX.verb("threats")
SWAP: Final = LEX.verb("swap_hands", SEAT_WORDS)
REDRAW_CARDS: Final = LEX.verb("redraw")
LOOK: Final = LEX.verb("look", SEAT_WORDS)
FORESEE: Final = LEX.verb("foresee")
CROWN: Final = LEX.verb("crown", SEAT_WORDS, ("gold", "card", "nothing"))
SHARE: Final = LEX.verb("income_in_gold", NUMBERS)
TITHE: Final = LEX.verb("tithe", SEAT_WORDS)
BONUS: Final = LEX.verb("extra_gold")
PLANS: Final = LEX.verb("extra_cards")
VOYAGE: Final = LEX.verb("voyage", ("gold", "cards"))
STUDY: Final = LEX.verb("study")
DESTROY: Final = LEX.verb("destroy", SEAT_WORDS, STANDING_IDS)
TRADE_FOR: Final = LEX.verb("exchange_for", SEAT_WORDS, STANDING_IDS)
SEIZE: Final = LEX.verb("seize", SEAT_WORDS, STANDING_IDS)
FAVOUR: Final = LEX.verb("favour")
BEAUTIFY: Final = LEX.verb("beautify", DISTRICT_IDS)
COLLECT: Final = LEX.verb("collect_taxes")
# Answers to other questions.
PICK: Final = LEX.verb("pick", CHARACTER_IDS)
LAY: Final = LEX.verb("lay", CHARACTER_IDS)
STAGE: Final = LEX.verb("theater", SEAT_WORDS, CHARACTER_IDS)
KEEP: Final = LEX.verb("keep", DISTRICT_IDS)
NAME: Final = LEX.verb("bewitch", CHARACTER_IDS)
MARK: Final = LEX.verb("mark", CHARACTER_IDS)
SIGN: Final = LEX.verb("sign", CHARACTER_IDS)
CONFISCATE: Final = LEX.verb("confiscate")
BRIBE: Final = LEX.verb("bribe")
REFUSE: Final = LEX.verb("refuse")
EXPOSE: Final = LEX.verb("expose")
DISCARD: Final = LEX.verb("discard", DISTRICT_IDS)
DONE: Final = LEX.verb("done")
TAKE: Final = LEX.verb("take", DISTRICT_IDS)
GIVE: Final = LEX.verb("give", DISTRICT_IDS)
PAY_GOLD: Final = LEX.verb("pay_gold")
BORROW: Final = LEX.verb("borrow", SEAT_WORDS)
HAND_OVER: Final = LEX.verb("hand_over", STANDING_IDS)
ADVISE: Final = LEX.verb("advise", SEAT_WORDS)
PASS: Final = LEX.verb("pass")
