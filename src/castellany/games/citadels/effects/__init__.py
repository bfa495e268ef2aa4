"""What characters and districts do."""
