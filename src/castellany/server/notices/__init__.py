"""Word to people who are not at the table: Web Push and, where it is set up, mail."""
