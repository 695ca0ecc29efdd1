"""Databases of older schemas, made from one of today."""

from __future__ import annotations

from sqlite3 import Connection

LATER_TABLES = (
    "departures",
    "blocks", "bans", "reports", "listings", "facets", "consents", "grants", "passkeys", "sessions",
    "accounts", "entries", "bot_matches", "tournaments", "spendings", "plays", "sames", "endings", "deals",
    "states",
)  # fmt: skip
LATER_COLUMNS = ("revoked", "joined_to")


def undo_migrations(connection: Connection, revision: str) -> None:
    """Remove what was added to a database after revision 0003, and let it have an older revision."""
    connection.execute("DROP INDEX ix_guests_joined_to")
    for column in LATER_COLUMNS:
        connection.execute(f"ALTER TABLE guests DROP COLUMN {column}")
    for table in LATER_TABLES:
        connection.execute(f"DROP TABLE {table}")
    connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
