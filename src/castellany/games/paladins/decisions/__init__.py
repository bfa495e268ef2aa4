"""The questions put to a player, one small class each."""
