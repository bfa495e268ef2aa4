"""What the action cards do, by topic; book.py lists them all."""
