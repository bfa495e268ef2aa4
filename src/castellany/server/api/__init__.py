"""The interface: REST for the hall, one websocket for the table, the client's files."""
