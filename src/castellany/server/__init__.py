"""The server: accounts, tables, live play, storage. It knows decisions and records, and no game's rules."""
