"""The database: events, derived rows, archive, backup and migrations."""
