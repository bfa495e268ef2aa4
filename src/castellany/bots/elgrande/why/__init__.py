"""What a player would say for a choice of El Grande; `choice` asks the others:

`supply` speaks of power cards and the court, `regions` and `moving` of caballeros on the map, `king` of the king,
`estates` of grandes and tiles, `scorings` and `specials` of special actions, `turn` of taking a card, using it,
ending, and of Vetoes. `tally` counts.
"""

from castellany.bots.elgrande.why.choice import reasons

__all__ = ["reasons"]
