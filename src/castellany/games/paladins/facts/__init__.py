"""Everything in the box as typed constants, checked at import.

What the rulebooks do not print passes through the game's `BOX`, with where it comes from; what is ours satisfies every
count and example of the rulebooks. Prices and requirements come from the rulebooks.
"""
