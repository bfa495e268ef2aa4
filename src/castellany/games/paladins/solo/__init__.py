"""The rulebook's automatic opponent: how it judges the table, and what it does in its turn."""
