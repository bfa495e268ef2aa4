"""What a player would say for a choice of Paladins; `choice` asks the others:

`turn` speaks of the next action, favours and passing, `left` and `right` of the actions of the two sides, `cards` of
paladins, townsfolk, outsiders and taverns, `places` of workers, spaces and workshops. `gains` weighs what a choice
brings, `workers` knows what those at hand suffice for.
"""

from castellany.bots.paladins.why.choice import reasons

__all__ = ["reasons"]
