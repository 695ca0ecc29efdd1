"""Accounts with their sessions and passkeys, consents to publish matches, and the index of finished matches.

Matches that are older than the index enter it when their players list them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("revoked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("joined_to", sa.String(24)))
    op.create_index("ix_guests_joined_to", "guests", ["joined_to"])
    _create_accounts()
    op.create_table(
        "consents",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_consents_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_consents"),
    )
    op.create_table(
        "facets",
        sa.Column("scope", sa.String(24), nullable=False),
        sa.Column("facet", sa.String(80), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_facets_table_id"),
        sa.PrimaryKeyConstraint("scope", "facet", "ended", "table_id", name="pk_facets"),
    )
    op.create_index("ix_facets_table_id", "facets", ["table_id"])


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("recovery_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_accounts_guest_id"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_accounts"),
        sa.UniqueConstraint("recovery_hash", name="uq_accounts_recovery_hash"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_sessions_guest_id"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_passkeys_guest_id"),
        sa.PrimaryKeyConstraint("id_hash", name="pk_passkeys"),
    )
    op.create_table(
        "grants",
        sa.Column("secret_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("purpose", sa.String(12), nullable=False),
        sa.Column("guest_id", sa.String(24)),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["accounts.guest_id"], name="fk_grants_guest_id"),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_grants"),
    )
    op.create_index("ix_grants_expires", "grants", ["expires"])
    for table in ("sessions", "passkeys", "grants"):
        op.create_index(f"ix_{table}_guest_id", table, ["guest_id"])


def downgrade() -> None:
    for table in ("facets", "consents", "grants", "passkeys", "sessions", "accounts"):
        op.drop_table(table)
    op.drop_index("ix_guests_joined_to", "guests")
    op.drop_column("guests", "joined_to")
    op.drop_column("guests", "revoked")
