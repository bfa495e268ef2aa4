"""The questions put to players, one small class each."""
