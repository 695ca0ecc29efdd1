"""The tables of the database."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    or_,
    select,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def utc_now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


def in_utc(at: datetime) -> datetime:
    """Return a time from the database with its time zone, which SQLite does not store."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)


class Id(TypeDecorator[str]):
    """The id of a row. A request may ask for any text as an id, but PostgreSQL accepts no NUL."""

    impl = String(24)
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Return the id to look up; for an impossible id, the empty one, which no row has."""
        return value if value is None or "\0" not in value else ""


# The token of a guest who has an account, or is joined to that of another guest, is ``revoked``.
guests = Table(
    "guests",
    metadata,
    Column("id", Id, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False, default=""),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("revoked", Boolean, nullable=False, default=False, server_default=false()),
    Column("joined_to", Id, index=True),
)

# The guests who have an account. Recovery keys and tokens are random, with 128 bits or more, so that their
# plain SHA-256 tells nothing about them.
accounts = Table(
    "accounts",
    metadata,
    Column("guest_id", Id, ForeignKey("guests.id"), primary_key=True),
    Column("recovery_hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("operator", Boolean, nullable=False, default=False, server_default=false()),
)

# The people who may not sit down, chat or open tables, each by the id of their account or guest, before
# ``until`` (NULL: for good).
bans = Table(
    "bans",
    metadata,
    Column("guest_id", Id, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("until", DateTime(timezone=True)),
)

# The browsers that are signed in; ``device`` names browser and system.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("guest_id", Id, ForeignKey("accounts.guest_id"), nullable=False, index=True),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("device", String(40), nullable=False, default="", server_default=""),
)

# The people whom a person has blocked, each by the id and the name that they had at a table; the ``id`` of a
# block is all that the person is told of the other.
blocks = Table(
    "blocks",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guest_id", Id, nullable=False),
    Column("blocked", Id, nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    UniqueConstraint("guest_id", "blocked"),
)

# Passkeys, by the SHA-256 of their ids; ``site`` is the host for which one was made.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id_hash", LargeBinary(32), primary_key=True),
    Column("guest_id", Id, ForeignKey("accounts.guest_id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("site", String(255), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
)

# Secrets that may be used once, before they expire: links that sign a second device in, and challenges of
# passkeys. ``guest_id`` is the account; a challenge for signing in has none.
grants = Table(
    "grants",
    metadata,
    Column("secret_hash", LargeBinary(32), primary_key=True),
    Column("purpose", String(12), nullable=False),
    Column("guest_id", Id, ForeignKey("accounts.guest_id"), index=True),
    Column("expires", DateTime(timezone=True), nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
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
    Column("at", DateTime(timezone=True), nullable=False, default=utc_now),
    UniqueConstraint("table_id", "actor", "nonce"),
)

# The finished deals of a table, each as its line of the record; derived from the events.
deals = Table(
    "deals",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# A table as it was after one of its events, so that opening it need not fold all of them. It is valid for the
# code with ``code_key`` only: nothing of it is ever migrated.
states = Table(
    "states",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("code_key", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# A summary of a finished match; derived from the events.
endings = Table(
    "endings",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("ended", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("ending", Text, nullable=False),
)

# The people, by seat, who want their finished match to be public.
consents = Table(
    "consents",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
)

# The index of finished matches: each ``facet`` is something by which a match is found, such as "game=prefa".
# ``scope`` is the guest who finds it, or "public". A match that is not public has no rows of that scope.
facets = Table(
    "facets",
    metadata,
    Column("scope", String(24), primary_key=True),
    Column("facet", String(80), primary_key=True),
    Column("ended", DateTime(timezone=True), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True, index=True),
)

# The guest on each seat, derived from the events, and when that seat was last connected.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Id, ForeignKey("guests.id"), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False, default=utc_now),
    Index("ix_seats_guest_id", "guest_id"),
)

# The guests who had a seat at a table and gave it up or lost it, derived from the events: the log has their
# names and what they said.
departures = Table(
    "departures",
    metadata,
    Column("guest_id", Id, primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True, index=True),
)

# The tables to which anybody may come, each as it stands in the list of open tables (JSON); derived from the
# events. They are listed while one of their seats is connected.
listings = Table(
    "listings",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("stage", String(8), nullable=False),
    Column("people", Integer, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("entry", Text, nullable=False),
)

# Reports of a player by another at the same table, after its event ``version``. Guests who are deleted stay
# named here; a table with a report is not deleted. ``closed`` is when the operator was done with it.
reports = Table(
    "reports",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id"), primary_key=True),
    Column("reporter", Id, primary_key=True),
    Column("reported", Id, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("closed", DateTime(timezone=True)),
)

# Challenges: deals, of a table or of a day, that are played at other tables too. ``given`` has the secret
# seeds, ``ending`` is that of the table at which it was first dealt.
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
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
)

# The guests who took up a challenge, and their tables; guests who only looked at the results have none.
plays = Table(
    "plays",
    metadata,
    Column("same_id", Id, ForeignKey("sames.id"), primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id"), index=True),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Index("ix_plays_guest_id", "guest_id"),
)

# Tournaments of a day (without an owner) and of clubs. All cards follow from the ``secret``; each of the
# ``instances`` has cards of its own.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner", Id, ForeignKey("guests.id"), index=True),
    Column("title", String(60), nullable=False),
    Column("game", String(24), nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("bot_version", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("instances", Integer, nullable=False),
    Column("opens", DateTime(timezone=True), nullable=False),
    Column("closes", DateTime(timezone=True), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
)

# The match that bots alone played with the cards of an instance of a tournament, as JSON.
bot_matches = Table(
    "bot_matches",
    metadata,
    Column("tournament_id", Id, ForeignKey("tournaments.id"), primary_key=True),
    Column("instance", Integer, primary_key=True, autoincrement=False),
    Column("match", Text, nullable=False),
)

# The guests who play a tournament, their tables, and the instances whose cards these have.
entries = Table(
    "entries",
    metadata,
    Column("tournament_id", Id, ForeignKey("tournaments.id"), primary_key=True),
    Column("guest_id", Id, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id"), index=True),
    Column("instance", Integer, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Index("ix_entries_guest_id", "guest_id"),
)

# What processes have lately admitted, as JSON, by which the others reduce what they admit themselves.
spendings = Table(
    "spendings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("process", String(24), nullable=False),
    Column("amounts", Text, nullable=False),
    sqlite_autoincrement=True,
)

# Shared sheets of the score keeper as last sent; the key allows to replace them.
scores = Table(
    "scores",
    metadata,
    Column("id", Id, primary_key=True),
    Column("owner", Id, ForeignKey("guests.id"), nullable=False, index=True),
    Column("key_hash", LargeBinary(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False, default=utc_now),
    Column("changed", DateTime(timezone=True), nullable=False, default=utc_now, onupdate=utc_now),
)


def ids_of(guest_id: str) -> Select[tuple[str]]:
    """Return the query for the ids of a guest: their own, and those of the guests joined to them."""
    return select(guests.c.id).where(or_(guests.c.id == guest_id, guests.c.joined_to == guest_id))
