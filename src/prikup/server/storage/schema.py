"""The tables of the database: what is stored, and nothing of how it is read."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Id(TypeDecorator[str]):
    """By what a row is found; what is asked for may be any text, and PostgreSQL takes no NUL."""

    impl = String(24)
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """What the database is asked for: for what nothing can be called, the empty name that nothing has."""
        return value if value is None or "\0" not in value else ""


guests = Table(
    "guests",
    metadata,
    Column("id", Id, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False, default=""),
    Column("created", DateTime(timezone=True), nullable=False, default=now),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False, default=now),
    Column("owner", Id, ForeignKey("guests.id"), nullable=False, index=True),
    Column("game", String(24), nullable=False),
    Column("finished", Boolean, nullable=False, default=False, index=True),
)

# Append-only. The primary key is the lock: of two processes that append the same version one fails.
events = Table(
    "events",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("actor", Id),
    Column("nonce", String(64)),
    Column("body", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, default=now),
    UniqueConstraint("table_id", "actor", "nonce"),
)

# The deals of a table that came to their end, each as its line of the record; made of the events.
deals = Table(
    "deals",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# What the match of a table came to, in short, once it is over; made of the events.
endings = Table(
    "endings",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("ended", DateTime(timezone=True), nullable=False, default=now),
    Column("ending", Text, nullable=False),
)

# An index of who sits where, kept beside the events, and when that seat was last connected.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Id, ForeignKey("guests.id"), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False, default=now),
    Index("ix_seats_guest_id", "guest_id"),
)

# A deal that is to be played at other tables too: one of a table, or of a day. ``given`` are its secret
# seeds, ``ending`` what it came to where it was first dealt.
sames = Table(
    "sames",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner", Id, ForeignKey("guests.id"), index=True),
    Column("source", Id, ForeignKey("tables.id"), index=True),
    Column("deal", Integer),
    Column("game", String(24), nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("given", Text, nullable=False),
    Column("ending", Text),
    Column("created", DateTime(timezone=True), nullable=False, default=now),
)

# Who has taken up such a deal, at which table; who only looked at how others played it has none.
plays = Table(
    "plays",
    metadata,
    Column("same_id", Id, ForeignKey("sames.id"), primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id"), index=True),
    Column("created", DateTime(timezone=True), nullable=False, default=now),
    Index("ix_plays_guest_id", "guest_id"),
)

# A sheet of the score keeper as it was last sent; who has the key may replace it.
scores = Table(
    "scores",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner", Id, ForeignKey("guests.id"), nullable=False, index=True),
    Column("key_hash", LargeBinary(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=now),
    Column("changed", DateTime(timezone=True), nullable=False, default=now, onupdate=now),
)
