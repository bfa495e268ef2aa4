"""People: passwords, sessions, and what is kept about them."""
