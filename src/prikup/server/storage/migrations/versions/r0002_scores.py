"""Sheets of the score keeper that others may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "scores",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_scores_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_scores"),
    )
    op.create_index("ix_scores_owner", "scores", ["owner"])


def downgrade() -> None:
    op.drop_table("scores")
