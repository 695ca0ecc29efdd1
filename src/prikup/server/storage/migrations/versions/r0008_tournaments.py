"""Tournaments, the bots' own matches with their cards, and who plays them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(24)),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("bot_version", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("instances", sa.Integer(), nullable=False),
        sa.Column("opens", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closes", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_tournaments_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_table(
        "bot_matches",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("instance", sa.Integer(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_bot_matches_tournament_id"),
        sa.PrimaryKeyConstraint("tournament_id", "instance", name="pk_bot_matches"),
    )
    op.create_table(
        "entries",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("guest_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("instance", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entries_tournament_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_entries_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.PrimaryKeyConstraint("tournament_id", "guest_id", name="pk_entries"),
    )
    op.create_index("ix_entries_guest_id", "entries", ["guest_id"])
    op.create_index("ix_entries_table_id", "entries", ["table_id"])


def downgrade() -> None:
    for table in ("entries", "bot_matches", "tournaments"):
        op.drop_table(table)
