"""Everything in the box as typed constants, checked at import.

A record marked `reconstructed` has a printed value that is not known to us: it satisfies every count and example
of the rulebooks, and one edit corrects it (reconstructed.py lists them). Prices and points come from the rulebooks.
"""
