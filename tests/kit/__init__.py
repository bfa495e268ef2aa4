"""The kit: laws that every registered game obeys, at all its seats and options, found automatically."""
