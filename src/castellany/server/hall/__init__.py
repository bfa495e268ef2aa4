"""The hall: making tables, sitting down, leaving, starting, replaying. Storage first, rooms are told afterwards."""
