"""The four games, one folder each. A game never imports another."""
