"""Storage: people, tables, entries, chat, results. One code for SQLite and PostgreSQL."""
