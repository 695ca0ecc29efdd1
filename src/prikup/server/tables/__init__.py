"""The open tables of one process: rooms, their drivers, and the messages on the wire."""
